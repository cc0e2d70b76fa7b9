"""Measures groups of rows, side by side with their peers, all in this one process. `./yokai bench` starts it in its own environment."""
from __future__ import annotations

import argparse
import datetime
import importlib
import json
import pathlib
import subprocess
import sys

import report
from pairs import CHUNK, judged, measure

PAGE = pathlib.Path(__file__).parents[1] / "docs" / "speed.md"


def main(argv: list[str]) -> int:
    """Measure, print; the exit status is 0 whatever the figures are, for a slow machine is no fault."""
    parser = argparse.ArgumentParser()
    parser.add_argument("groups", nargs="+")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args(argv)
    try:
        return bench(options)
    except KeyboardInterrupt:
        return 130
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        tell(str(error))
        return 2


def bench(options: argparse.Namespace) -> int:
    """All rows of the groups in turn, so that one peer serves several of them."""
    tell(report.machine())
    tell("compiling and warming up (about 30 s the first time)")
    rows = [row for group in options.groups for row in importlib.import_module(f"groups.{group}").rows()]
    rates = measure(rows, options.rounds, CHUNK, tell)
    entries = {row.name: judged(row, rates) for row in rows}
    for name, entry in entries.items():
        if note := report.verdict(entry):
            tell(f"{name}:{note}")
    print(json.dumps(entries, indent=1) if options.json else report.table(entries))
    if options.write:
        day = datetime.date.today().isoformat()
        report.write(PAGE, f"\nMeasured {day}: {report.machine()}; {options.rounds} rounds.\n\n{report.table(entries)}\n")
    return 0


def tell(message: str) -> None:
    """One line to standard error."""
    print(f"yokai: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
