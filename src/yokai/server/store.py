"""Games in one SQLite file: their heads, and their rows in order. What is written here has happened."""
from __future__ import annotations

import json
import os
import sqlite3
from typing import Any

MARK = 0x596F6B61  # "Yoka", in the file's head
SCHEMA = f"""PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; PRAGMA application_id = {MARK};
CREATE TABLE game (game INTEGER PRIMARY KEY, head TEXT NOT NULL) STRICT;
CREATE TABLE log (game INTEGER NOT NULL, seq INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (game, seq)) STRICT; COMMIT;"""


class Store:
    """The file is made where there is none, for its owner's eyes alone: it holds every deck. One process at a time has it."""

    def __init__(self, path: str) -> None:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        self._base = sqlite3.connect(path, isolation_level=None)
        try:
            self._claim()
        except sqlite3.Error:
            self._base.close()
            raise

    def _claim(self) -> None:
        """Lock the file; make it the house's if it is empty, leave it alone if it is another's."""
        self._base.execute("PRAGMA locking_mode = EXCLUSIVE")
        if not self._base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            self._base.executescript(SCHEMA)
        if self._base.execute("PRAGMA application_id").fetchone()[0] != MARK:
            raise sqlite3.DatabaseError("it is another program's database")

    def close(self) -> None:
        """Let another process have the file."""
        self._base.close()

    def _write(self, statement: str, *values: Any) -> int:
        """One row, on the disk when this returns; where its place is taken, IntegrityError."""
        self._base.execute("BEGIN IMMEDIATE")
        with self._base:
            return int(self._base.execute(statement, values).lastrowid or 0)

    def begin(self, head: dict[str, Any]) -> int:
        """The number of a new game."""
        return self._write("INSERT INTO game (head) VALUES (?)", json.dumps(head))

    def append(self, game: int, seq: int, row: str) -> None:
        """The row of that number, from 0."""
        self._write("INSERT INTO log VALUES (?, ?, ?)", game, seq, row)

    def games(self) -> list[tuple[int, dict[str, Any]]]:
        """All games, the latest first."""
        return [(game, json.loads(head)) for game, head in self._base.execute("SELECT game, head FROM game ORDER BY game DESC")]

    def rows(self, game: int) -> list[str]:
        """What has happened in a game."""
        return [words for (words,) in self._base.execute("SELECT words FROM log WHERE game = ? ORDER BY seq", (game,))]
