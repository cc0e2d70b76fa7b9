"""Replay game records and say of each whether the rules allow it.

One line of JSON a record, in order. Exit status 0 when all are right, 1 otherwise, 2 where a file cannot be read.
"""
from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

EXAMPLE = "yokai check games.jsonl"
LONGEST_LINE = 1 << 26  # bytes; memory stays flat whatever the file


def arguments(parser: argparse.ArgumentParser) -> None:
    """FILE…"""
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, one a line; - for standard input")


def run(options: argparse.Namespace) -> int:
    """Check every file, whatever became of the one before."""
    return max([check_file(name) for name in options.files])


def check_file(name: str) -> int:
    """Print a verdict for each line; the exit status for this file."""
    from yokai.record import Verdict, check

    from . import WRONG_CALL, complain, in_words

    status, source = 0, lines(name)
    while True:
        try:
            line = next(source, None)
        except OSError as error:
            return complain(in_words(error), WRONG_CALL)
        if line is None:
            return status
        verdict = check(line) if len(line) <= LONGEST_LINE else Verdict(False, error=f"record: a line of over {LONGEST_LINE} bytes")
        sys.stdout.write(verdict.spell() + "\n")
        status = status if verdict.ok else 1


def lines(name: str) -> Iterator[bytes]:
    """The lines of a file without their ends; of one that is too long, only so much that it shows."""
    with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
        while line := file.readline(LONGEST_LINE + 2):
            yield line.removesuffix(b"\n")
            while len(line) == LONGEST_LINE + 2 and not line.endswith(b"\n"):
                line = file.readline(LONGEST_LINE + 2)
