"""remake requirements/*.txt, pinned and hashed, from pyproject.toml"""
from __future__ import annotations

import argparse
import subprocess
import sys

from yokai import environment

from . import Wrong

EXAMPLE = "yokai lock --upgrade"

# A list, and what goes into it beside what it stands on: first the house itself, then what its tools need on top.
LISTS: dict[str, list[str]] = {
    "run": ["pyproject.toml"],
    "test": ["pyproject.toml", "--group", "test", "--constraints", "requirements/run.txt"],
    "mutation": ["pyproject.toml", "--group", "mutation", "--constraints", "requirements/test.txt"],
    "bench": ["pyproject.toml", "--group", "bench", "--constraints", "requirements/run.txt"],
    "uv": ["--group", "uv"],
}
# For every machine and Python; no address of an index.
STYLE = ["--quiet", "--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-emit-index-url",
         "--no-emit-find-links", "--custom-compile-command", "./yokai lock"]


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said after the word."""
    parser.add_argument("--upgrade", action="store_true", help="move every pin to the newest version that fits")


def run(options: argparse.Namespace) -> int:
    """Make every list anew; pins stay where they are unless they must or may move."""
    if not (environment.ROOT / "pyproject.toml").is_file():
        raise Wrong("lock works in a checkout only: git clone the house, then call ./yokai lock there")
    environment.say("resolving requirements/*.txt (about 10 s)")
    try:
        tool = environment.uv()
    except environment.Hindered as why:
        environment.say(str(why))
        return 1
    upgrade = ["--upgrade"] if options.upgrade else []
    for name, sources in LISTS.items():
        target = f"requirements/{name}.txt"
        command = [tool, "pip", "compile", *sources, *STYLE, *upgrade, "--output-file", target]
        if subprocess.run(command, cwd=environment.ROOT, stdin=subprocess.DEVNULL, stdout=sys.stderr).returncode:
            environment.say(f"{target} was left as it is")
            return 1
        print(target)
    return 0
