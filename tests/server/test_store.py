"""What is written stays, in order, and a file that is not the house's is left alone."""
from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from yokai.server.store import Store

HEAD = {"game": "septet", "players": 4, "options": {}, "first": None}


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "house.sqlite")


def test_a_game_and_its_rows_are_there_again_in_order(path: str) -> None:
    rows = [f"row {k}" for k in range(12)]
    with closing(Store(path)) as store:
        number = store.begin(HEAD)
        for seq, row in enumerate(rows):
            store.append(number, seq, row)
        later = store.begin(HEAD | {"players": 3})
    with closing(Store(path)) as store:
        assert store.rows(number) == rows
        assert store.games() == [(later, HEAD | {"players": 3}), (number, HEAD)]
        assert store.rows(later) == []


def test_a_place_in_the_log_is_taken_once(path: str) -> None:
    with closing(Store(path)) as store:
        number = store.begin(HEAD)
        store.append(number, 0, "first")
        with pytest.raises(sqlite3.IntegrityError):
            store.append(number, 0, "second")
        assert store.rows(number) == ["first"]
        store.append(number, 1, "third")
        assert store.rows(number) == ["first", "third"]


def test_the_file_is_for_its_owner_alone_and_for_one_process(path: str) -> None:
    with closing(Store(path)) as store, closing(sqlite3.connect(path, timeout=0)) as other:
        store.begin(HEAD)
        assert Path(path).stat().st_mode & 0o077 == 0
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("SELECT * FROM log")


def test_another_programs_database_is_refused_and_left_as_it_was(path: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE log (message TEXT)")
    before = Path(path).read_bytes()
    with pytest.raises(sqlite3.DatabaseError, match="another program"):
        Store(path)
    assert Path(path).read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(path: str) -> None:
    Path(path).write_text("Dear diary,\n" * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        Store(path)
    assert Path(path).read_text() == "Dear diary,\n" * 1000
