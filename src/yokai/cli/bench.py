"""Measure the house's speed side by side with its peers'

All candidates run in one process, in turn, chunk by chunk; a ratio is the median of its rounds. The exit status is 0
whatever the figures are: the table says what is below its floor, and the JSON has ratio and floor.
"""
from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from yokai import environment

from . import Wrong

EXAMPLE = "yokai bench games --json"
BENCHMARKS = environment.ROOT / "benchmarks"
FEWEST = 15


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said after the word."""
    parser.add_argument("groups", nargs="*", metavar="GROUP", help="what to measure, all by default: " + ", ".join(groups()))
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output: a key a row")
    parser.add_argument("--write", action="store_true", help="put the results on docs/speed.md too")
    parser.add_argument("--rounds", type=int, default=FEWEST, metavar="N", help=f"paired rounds, {FEWEST} or more (default: {FEWEST})")


def groups(folder: Path = BENCHMARKS) -> list[str]:
    """The groups: a file each."""
    return sorted(path.stem for path in (folder / "groups").glob("*.py"))


def run(options: argparse.Namespace) -> int:
    """Set up the peers' environment, then become the runner in it."""
    if not groups():
        raise Wrong("bench works in a checkout only: git clone the house, then call ./yokai bench there")
    for name in options.groups:
        if name not in groups():
            raise Wrong(f"there is no group {name!r}; the groups are: {', '.join(groups())}")
    if options.rounds < FEWEST:
        raise Wrong(f"--rounds {options.rounds}: fewer than {FEWEST} say nothing")
    try:
        python = str(environment.ready("bench"))
    except environment.Hindered as why:
        environment.say(str(why))
        return 1
    words = [*(options.groups or groups()), "--rounds", str(options.rounds)]
    words += [f"--{name}" for name in ("json", "write") if getattr(options, name)]
    return become([python, str(BENCHMARKS / "runner.py"), *words])


def become(words: list[str]) -> NoReturn:
    """End here and go on as that program."""
    sys.stdout.flush()
    os.execv(words[0], words)
