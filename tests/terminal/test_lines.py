"""Where the lines of a terminal end: never within a word."""
from __future__ import annotations

import io
import os
import pty
import subprocess

import pytest

from terminal.sitting import COMMAND, surroundings
from yokai.terminal.letters import cells, wrapped
from yokai.terminal.person import show


def test_lines_break_at_spaces() -> None:
    assert wrapped("Anna plays Kappa 7 on the left pile.", 12) == "Anna plays\nKappa 7 on\nthe left\npile."
    assert wrapped("short", 12) == "short"
    assert wrapped("one\n\ntwo", 12) == "one\n\ntwo"


def test_a_word_longer_than_the_line_stands_alone() -> None:
    assert wrapped("an Opfergabenstapel is", 10) == "an\nOpfergabenstapel\nis"


def test_no_break_spaces_hold_words_together() -> None:
    assert wrapped("Atout\u00a0: feu", 8) == "Atout\u00a0:\nfeu"


def test_japanese_letters_take_two_cells() -> None:
    assert cells("狐の7") == 5
    assert wrapped("狐の7 鬼の3", 8) == "狐の7\n鬼の3"


def test_a_pipe_gets_whole_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    piped = io.StringIO()
    monkeypatch.setattr("sys.stdout", piped)
    show("word " * 100)
    assert piped.getvalue() == "word " * 100 + "\n"


def test_at_a_terminal_no_word_is_broken() -> None:
    ours, theirs = pty.openpty()
    words = [*COMMAND, "play", "septet", "--seed", "7"]
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=theirs, env=surroundings() | {"COLUMNS": "40"}):
        os.close(theirs)
        told = b""
        while part := read(ours):
            told += part
    os.close(ours)
    lines = told.decode().split("\r\n")
    assert max(map(cells, lines)) <= 40
    assert "Answer with the number of your choice." in " ".join(lines)


def read(terminal: int) -> bytes:
    """What the terminal got; nothing once nobody writes there any more."""
    try:
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""
