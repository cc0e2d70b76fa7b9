"""perft: the kernel counts as many sequences of actions as a slow program that knows nothing of it (tests/slow/perft.py)."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import walks
from lanes import many
from play import WORDS
from yokai.games import find
from yokai.position import named

FILE = Path(__file__).parents[1] / "golden" / "perft.json"
ROWS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
MOST = many(10_000_000, 300)  # in plain Python an action takes a thousand times as long


def name_of(row: dict[str, Any]) -> str:
    """The game, the players, and the place in the file."""
    return f"{ROWS.index(row)}-{row['game']}-{row['players']}"


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_perft(row: dict[str, Any]) -> None:
    rules = find(row["game"]).rules
    position = named(row["game"]).start(row["players"], row["first"] or 0, row["sizes"], **row["options"])
    for event in row["events"]:
        first, words = event.split(" ", 1)
        position = position.deal(words) if first == "shuffle" else position.play(words, seat=int(first))
    for depth, expected in enumerate(row["counts"], start=1):
        if depth > 1 and expected > MOST:
            break
        stack = np.zeros(depth + 1, rules.STATE)
        stack[:1] = position._state
        assert walks.leaves(stack, depth, np.zeros(WORDS, np.int64), np.zeros(rules.CARDS, np.int64)) == expected, depth


def test_the_file_has_both_games_and_counts_of_some_depth() -> None:
    assert {row["game"] for row in ROWS} == {"pagoda", "septet"}
    assert max(row["counts"][-1] for row in ROWS) > 100_000
    assert any(row["sizes"] for row in ROWS)
