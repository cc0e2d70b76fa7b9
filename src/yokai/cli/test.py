"""run the tests, jitted and in plain Python at the same time; what follows the word goes to pytest"""
from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import NoReturn

from yokai.environment import ROOT, say

from . import Wrong

EXAMPLE = "yokai test tests/games -k S9   (or: yokai test --lane plain -- -k S9)"

# The plain lane takes what runs both ways, and must walk every line and branch of the games.
PLAIN = ["tests/contract", "tests/games", "tests/position", "tests/record",
         "--cov", "--cov-report=term-missing:skip-covered", "--cov-fail-under=100"]
NO_TESTS = 5


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said after the word."""
    parser.add_argument("--lane", choices=["jitted", "plain"], help="run this one alone")
    parser.add_argument("pytest", nargs=argparse.REMAINDER, metavar="…", help="for pytest, in both lanes; coverage is not asked for then")


def run(options: argparse.Namespace) -> int:
    """Both lanes at once: the jitted one is shown as it goes, the plain one when it is done."""
    if not (ROOT / "tests").is_dir():
        raise Wrong("test works in a checkout only: git clone the house, then call ./yokai test there")
    signal.signal(signal.SIGTERM, leave)
    words = options.pytest[1:] if options.pytest[:1] == ["--"] else options.pytest
    with tempfile.TemporaryDirectory(prefix="yokai-test-") as folder:
        lanes = [Lane(name, words, Path(folder)) for name in ("plain", "jitted") if options.lane in (None, name)]
        try:
            good = [lane.passed() for lane in reversed(lanes)]
        finally:
            for lane in lanes:
                lane.end()
        counts = [lane.counts() for lane in lanes]
    print(", ".join(f"{sum(count.get(word, 0) for count in counts)} {word}" for word in ("passed", "failed", "skipped")))
    return 0 if all(good) else 1


def leave(number: int, frame: FrameType | None) -> NoReturn:
    """End by way of the lanes' own end."""
    sys.exit(128 + number)


class Lane:
    """One run of pytest."""

    def __init__(self, name: str, words: list[str], folder: Path) -> None:
        self.name, self.words = name, words
        self.tally, self.shown = folder / f"{name}.json", name == "jitted"
        self.output = (folder / f"{name}.txt").open("w+b")
        chosen = words or (PLAIN if name == "plain" else [])
        environment = os.environ | {"NUMBA_DISABLE_JIT": "1" if name == "plain" else "0", "YOKAI_TALLY": str(self.tally)}
        self.good = False
        say(f"test: the {name} lane")
        self.process = subprocess.Popen([sys.executable, "-P", "-m", "pytest", *chosen], cwd=ROOT, env=environment,
                                        stdin=None if self.shown else subprocess.DEVNULL, stdout=None if self.shown else self.output)

    def passed(self) -> bool:
        """Whether all went well, once it is over and shown."""
        status = self.process.wait()
        if not self.shown:
            self.output.seek(0)
            shutil.copyfileobj(self.output, sys.stdout.buffer)
            sys.stdout.flush()
        self.good = status == 0 or (status == NO_TESTS and bool(self.words))
        if not self.good:
            say(f"test: the {self.name} lane ended with status {status}")
        return self.good

    def counts(self) -> dict[str, int]:
        """How many tests passed, failed and were skipped; a lane that ended badly has a failure to tell."""
        told: dict[str, int] = json.loads(self.tally.read_text()) if self.tally.exists() else {}
        return told | {"failed": max(told.get("failed", 0), int(not self.good))}

    def end(self) -> None:
        """Leave no process and no file behind."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
        self.output.close()
