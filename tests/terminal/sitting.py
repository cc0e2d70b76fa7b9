"""A whole sitting at the table in the terminal: in this process with a scripted person, or as a process with pipes."""
from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from yokai.cli import main
from yokai.terminal.table import Seating, Table, sit_down

SRC = Path(__file__).parents[2] / "src"
COMMAND = [sys.executable, "-m", "yokai"]


class Typed(io.StringIO):
    """Standard input that types one answer after another, for ever or to its end."""

    def __init__(self, answers: Iterator[str]) -> None:
        super().__init__()
        self.answers = answers

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        return next((f"{answer}\n" for answer in self.answers), "")


def always(answer: str) -> Iterator[str]:
    """The same answer for ever."""
    while True:
        yield answer


def anything(seed: int) -> Iterator[str]:
    """Numbers at random; those too high are refused, and the next one is tried."""
    chance = random.Random(seed)
    while True:
        yield str(chance.randint(1, 20))


Play = Callable[[Seating, Iterator[str]], tuple[int, str]]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Sit down here and answer: the exit status, and all that was said."""
    def played(sitting: Seating, answers: Iterator[str]) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", Typed(answers))
        status = sit_down(Table(sitting))
        told, complaints = capsys.readouterr()
        return status, told + complaints

    return played


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """`yokai …` in this process, with nothing typed: the exit status, standard output, standard error."""
    def called(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", Typed(iter(())))
        return main(list(words)), *capsys.readouterr()

    return called


def call(*words: str, typed: str = "", encoding: str = "utf-8", **environment: str) -> subprocess.CompletedProcess[str]:
    """`yokai …` as a process of its own, in the plain lane, as a person calls it."""
    return subprocess.run([*COMMAND, *words], input=typed, capture_output=True, text=True, encoding=encoding,
                          env=surroundings(PYTHONIOENCODING=encoding, **environment), timeout=300)


def surroundings(**environment: str) -> dict[str, str]:
    """A clean environment for a process."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG", "NUMBA_DISABLE_JIT")}
    return {**kept, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", **environment}
