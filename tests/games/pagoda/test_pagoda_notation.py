"""Words of Pagoda and their codes; most of the lines are the specification's own example."""
from __future__ import annotations

import numpy as np
import pytest

from games.tables import go, table
from yokai import pagoda

NOTATION, LINE = pagoda.notation, pagoda.module.lines.LINE
LINES = ["deck 100", "deck 3 Te2 Te4 On4", "1 draw Ka3", "0 draw ?", "pile left Ka1", "pile right Ko10", "0 play Ka3 left",
         "1 play Ka9 right", "1 play Ko2 right close", "shows 1 Ka1 Ka5 Te2 Te6", "1 give On4 0", "1 give ? 0", "0 draw-for 2",
         "1 take right Ka3", "1 decline", "round close 1", "round empty 0", "pools 0 Ka1 Yu1 Ko10", "pools 2", "over 7 0 12 winners 1",
         "over 3 3 winners 0 1"]


@pytest.mark.parametrize("text", LINES)
def test_line_round_trip(text: str) -> None:
    line = np.zeros(1, LINE)[0]
    line.card, line.to, line.seat, line.scores, line.winners = 7, 1, 3, 5, 2  # whatever stood there before
    line.cards.words[1] = 1
    NOTATION.parse_line(text, 2, line)
    assert NOTATION.name_line(line) == text


@pytest.mark.parametrize("event", ["play Ka3 left", "play Ko10 right", "play Ka1 left close", "play Ko10 right close", "give Ka1 2",
                                   "give Ko10 0", "draw-for 2", "draw-for 0", "draw deck", "draw pile", "decline"])
def test_event_round_trip(event: str) -> None:
    codes = NOTATION.parse_event(event.split(), 1, 3)
    assert NOTATION.name_event(codes, 1, 3) == event
    assert [NOTATION.name_action(a, 1, 3) for a in codes] == [event]


@pytest.mark.parametrize(("event", "why"), [
    ("play Ka3", "left or right"), ("play Ka3 left open", "no such event"), ("draw", "no such event"), ("draw hand", "no such event"),
    ("pass Ka1 Ka2 Ka3", "no such event"), ("play Ka11 left", "no such card: Ka11"), ("play Ka3 top", "no such pile: top"),
    ("give Ka3 3", "no such seat: 3"), ("draw-for -1", "no such seat: -1"), ("give Ka3 1", "another player"),
    ("draw-for 1", "another player")])
def test_event_that_Pagoda_does_not_have(event: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        NOTATION.parse_event(event.split(), 1, 3)


def test_action_that_would_reach_nobody_has_no_words() -> None:
    named = [NOTATION.name_action(a, 0, 2) for a in range(pagoda.rules.ACTIONS)]
    assert len(set(named) - {""}) == 400 + 100 + 1 + 3
    assert len({NOTATION.name_action(a, 0, 5) for a in range(pagoda.rules.ACTIONS)}) == 807


def test_position_is_described_in_a_line() -> None:
    assert repr(pagoda.start(players=2)) == "<pagoda: 2 players, round 1 of 4, piles - -, deck 0, to be shuffled>"
    p = table("Ka4 Ka7", "Ne5 Ne6", left="Te4", right="On9", deck="Yu6", rounds=1)
    assert repr(p) == "<pagoda: 2 players, round 1 of 1, piles Te4 On9, deck 94: seat 0 to play from Ka4 Ka7>"
    assert repr(p.play("play Ka4 left")).endswith("seat 0 to give from Ka7>")
    assert repr(p.play("play Ka7 left")).endswith("seat 0 to draw to Ka4>")
    p = go(table("Ka4", "Ne5", left="Te4", right="On9", rounds=1), "0 play Ka4 left")
    assert repr(p).endswith("seat 0 to give from an empty hand>")
    assert repr(go(p, "0 draw-for 1")) == "<pagoda: 2 players, round 1 of 1, over>"
