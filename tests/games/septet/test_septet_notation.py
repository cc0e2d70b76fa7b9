"""Words of Septet and their codes; the lines are the specification's own example."""
from __future__ import annotations

import numpy as np
import pytest

from games.tables import deck, go, midway, trick
from yokai import septet

NOTATION, LINE = septet.notation, septet.module.lines.LINE
LINES = ["deal 12 W2 W5 W6 E3 E5 G4 L6 D5 D8 F8 S7 S9", "up F9", "0 pass ? ? ?", "2 pass W2 E3 G4", "got 0 D7 F6 S13", "shows 3 WA",
         "3 play E8", "trick 3", "hands 1 W7 D7", "round bosses 0 2 gain 3 0", "round tricks 1 2 gain 0 3 3", "round last 1 gain 0 4 0",
         "over 7 3 winners 0 2", "over 8 8 2 winners 0"]


@pytest.mark.parametrize("text", LINES)
def test_line_round_trip(text: str) -> None:
    line = np.ones(1, LINE)[0]  # whatever stood there before
    NOTATION.parse_line(text, 2, line)
    assert NOTATION.name_line(line) == text


def test_line_names_its_owner() -> None:
    line = np.zeros(1, LINE)[0]
    for text in ("deal 12 " + " ".join(NOTATION.CARDS[:12]), "got 0 D7 F6 S13"):
        NOTATION.parse_line(text, 3, line)
        assert line.seat == 3


@pytest.mark.parametrize(("event", "actions"), [("play F7", ["F7"]), ("pass W2 E3 G4", ["W2", "E3", "G4"])])
def test_event_round_trip(event: str, actions: list[str]) -> None:
    codes = NOTATION.parse_event(event.split(), 0, 4)
    assert codes == [NOTATION.parse_action(card, 0, 4) for card in actions]
    assert NOTATION.name_event(codes, 0, 4) == event
    assert [NOTATION.name_action(a, 0, 4) for a in codes] == actions


@pytest.mark.parametrize("event", ["play", "play F7 F8", "pass W2 E3", "pass W2 E3 G4 G5", "draw deck", "play F13", "pass W2 E3 G2"])
def test_event_that_Septet_does_not_have(event: str) -> None:
    with pytest.raises(ValueError, match=r"no such (event|card)|exactly three"):
        NOTATION.parse_event(event.split(), 0, 4)


def test_position_is_described_in_a_line() -> None:
    p = septet.start()
    assert repr(p) == "<septet: 4 players, points 0 0, to be dealt>"
    p = go(p, "shuffle " + deck(["W2", "", "", ""], "F9"))
    assert repr(p).startswith("<septet: 4 players, points 0 0, round 1, trump F9, exchange: seat 0 to pass 3 of WA W2 ")
    p = midway(["F8 E2", "F11 E3", "D5 E4"], "D9", leader=1, points=[3, 0, 6]).play("F11").play("D5")
    assert repr(p) == "<septet: 3 players, points 3 0 6, round 1, trump D9, trick 1 led by seat 1: F11 D5; seat 0 to play from E2 F8>"
    p = trick(midway(["S13 D5", "S9 D6", "S8 D8"], "F9", bosses=["W7 E7 G7"], points=[5, 6, 6]), "S13 S9 S8")
    assert repr(p) == "<septet: 3 players, points 7 6 6, over>"
