"""A table between its log in SQL and its page, without a network: goes on after a restart, obeys, and answers nonsense calmly."""
from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yokai import record
from yokai.server.app import Room
from yokai.server.store import Store


@contextmanager
def opened(path: Path, game: str = "septet", players: int = 4, seed: int | None = 5) -> Iterator[Room]:
    with closing(Store(str(path))) as store:
        yield Room(store, game, players, seed)


def act(room: Room, chance: random.Random) -> None:
    frame = room.frame(0)
    command = {"id": "a", "number": frame["number"], "play": chance.choice(frame["choices"])["action"]}
    assert room.obey(json.dumps(command)) == {"id": "a", "answer": "applied"}


@pytest.mark.parametrize(("game", "players"), [("septet", 3), ("septet", 4), ("pagoda", 2), ("pagoda", 5)])
def test_a_restart_at_any_time_changes_nothing(tmp_path: Path, game: str, players: int) -> None:
    with opened(tmp_path / "whole", game, players) as whole:
        chance = random.Random(1)
        while not whole.sitting.result:
            act(whole, chance)
        chance, breaks, over, shown = random.Random(1), random.Random(2), False, None
        while not over:
            with opened(tmp_path / "cut", game, players) as room:
                assert shown in (None, room.frame(0))
                for _ in range(breaks.randint(1, 8)):
                    if not room.sitting.result:
                        act(room, chance)
                shown, over = room.frame(0), room.sitting.result is not None
        assert shown == whole.frame(0)
        line = whole.sitting.record()
        assert line is not None
        assert record.check(line).ok


def test_a_new_game_begins_only_where_there_is_none_of_its_kind(tmp_path: Path) -> None:
    with opened(tmp_path / "house") as room:
        first = room.frame(0)
    with opened(tmp_path / "house", players=3) as room:
        assert room.number == 2
    with opened(tmp_path / "house") as room:
        assert (room.number, room.frame(0)) == (1, first)
        room.begin()
        assert room.number == 3
        assert room.frame(0) != first


NONSENSE = ["", "{", "null", "[]", "1", '"F7"', "{}", '{"id": 1, "number": 2, "play": "F7"}', '{"id": "a", "number": "2", "play": "F7"}',
            '{"id": "a", "number": true, "play": "F7"}', '{"id": "a", "number": 2.5, "play": "F7"}', '{"id": "a", "number": 2}',
            '{"id": "a", "number": 2, "play": "F7", "seat": 1}', '{"id": "a", "number": 2, "play": ["F7"]}', "[" * 200_000,
            '{"id": "a", "number": 2, "play": "' + "F" * 100_000 + '"}', '{"id": "' + "a" * 65 + '", "number": 2, "play": "F7"}']


@pytest.mark.parametrize("text", NONSENSE)
def test_what_is_no_command_is_malformed_and_changes_nothing(tmp_path: Path, text: str) -> None:
    with opened(tmp_path / "house") as room:
        before = room.frame(0)
        assert room.obey(text) == {"id": None, "answer": "malformed"}
        assert room.frame(0) == before


PLAYS = st.text(max_size=70) | st.sampled_from(["W2", "S13", "pick 0 W2", "pass W2 W3 W4"])
COMMANDS = st.fixed_dictionaries({"id": st.text(max_size=70), "number": st.integers(-5, 9) | st.integers(), "play": PLAYS})


@settings(max_examples=25)
@given(commands=st.lists(COMMANDS))
def test_whatever_is_commanded_gets_an_answer(tmp_path_factory: pytest.TempPathFactory, commands: list[dict[str, Any]]) -> None:
    with opened(tmp_path_factory.mktemp("room") / "house") as room:
        for command in commands:
            assert room.obey(json.dumps(command))["answer"] in ("applied", "stale", "unknown", "refused", "malformed")


def test_an_unknown_card_a_stale_and_a_refused_one_are_told_apart(tmp_path: Path) -> None:
    with opened(tmp_path / "house") as room:
        held = [choice["action"] for choice in room.frame(0)["choices"]]
        missing = next(card for card in ("WA", *(f"S{rank}" for rank in range(7, 14))) if card not in held)
        number = room.frame(0)["number"]
        assert room.obey(json.dumps({"id": "a", "number": number, "play": "F77"})) == {"id": "a", "answer": "unknown"}
        assert room.obey(json.dumps({"id": "b", "number": 1, "play": held[0]}))["answer"] == "stale"
        assert room.obey(json.dumps({"id": "c", "number": number, "play": missing})) == {
            "id": "c", "answer": "refused", "rule": "S6", "says": {"id": "refused-not-in-hand", "args": {"card": missing}}}


def test_nothing_is_shown_that_the_disk_refused_and_a_retry_mends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path / "house") as room:
        before, rows = room.frame(0), room.store.rows(1)
        command = json.dumps({"id": "a", "number": before["number"], "play": before["choices"][0]["action"]})
        with monkeypatch.context() as full:
            full.setattr(Store, "append", refuse)
            assert room.obey(command) == {"id": "a", "answer": "unwritten", "error": "database or disk is full"}
        assert (room.frame(0), room.store.rows(1)) == (before, rows)
        assert room.obey(command) == {"id": "a", "answer": "applied"}
        assert room.store.rows(1) == [*rows, f"pick 0 {before['choices'][0]['action']}"]


def refuse(store: Store, *row: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_S6_the_page_sees_that_the_bots_have_passed_and_not_what(tmp_path: Path) -> None:
    with opened(tmp_path / "house") as room:
        deal, up, *passes = room.frame(0)["lines"]
        assert (deal.split()[:2], up.split()[0]) == (["deal", "12"], "up")
        assert passes == ["1 pass ? ? ?", "2 pass ? ? ?", "3 pass ? ? ?"]
        assert room.frame(4)["lines"] == ["3 pass ? ? ?"]
