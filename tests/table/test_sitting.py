"""A sitting under random commands at random times, wrong seats, stale and illegal ones among them: what holds after each step."""
from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanes import many
from yokai import record
from yokai.games import find
from yokai.kernel import arrays
from yokai.table.sitting import PICK, Rejected, Sitting

TABLES = [("septet", 3, {}), ("septet", 4, {}), ("septet", 4, {"first_lead": "dealt", "scoring": "basic"}),
          ("pagoda", 2, {}), ("pagoda", 3, {"optional_effects": True}), ("pagoda", 5, {})]


def sit(game: str, players: int, options: dict[str, Any]) -> Sitting:
    return Sitting({"game": game, "players": players, "options": options, "first": 1 if game == "pagoda" else None})


def everything(sitting: Sitting) -> tuple[Any, ...]:
    """All that a step may change."""
    return (sitting._state.tobytes(), [view.tobytes() for view in sitting.views], [list(log) for log in sitting.logs], list(sitting.events),
            [list(picked) for picked in sitting._picked], list(sitting._opened))


def disturb(sitting: Sitting, chance: random.Random) -> None:
    """A command that may be anything: only what the seat's view allows makes a row, and deciding changes nothing."""
    seat = chance.randrange(-1, sitting.players + 2)
    names = sitting.names[seat % sitting.players][0]
    number = chance.choice([len(sitting.logs[seat % sitting.players]), chance.randrange(-2, 300)])
    before = everything(sitting)
    play = chance.choice([*chance.sample(names, 3), "", "F77", "pick W2", "play", "shuffle"])
    allowed = [choice["action"] for choice in sitting.choices(seat)] if seat in sitting.waiting else []
    if play in allowed and sitting._opened[seat] <= number <= len(sitting.logs[seat]):
        assert sitting.decide(seat, number, play)
    else:
        with pytest.raises(Rejected, match=r"stale|unknown|refused"):
            sitting.decide(seat, number, play)
    assert everything(sitting) == before


def proceed(sitting: Sitting, chance: random.Random) -> str:
    """The next row: chance's, or of a seat that waits, out of what its view allows."""
    if cards := sitting.due:
        return " ".join(["shuffle", *chance.sample(cards, len(cards))])
    seat = chance.choice(sitting.waiting)
    number = chance.randint(sitting._opened[seat], len(sitting.logs[seat]))  # another's pass makes nothing stale
    return sitting.decide(seat, number, chance.choice(sitting.choices(seat))["action"])


def look_around(sitting: Sitting) -> None:
    """The view's choices are what the rules allow to each seat; no record is out before the end."""
    for seat in range(sitting.players):
        names = sitting.names[seat][0]
        allowed = [a for a in range(len(names)) if arrays.refusal_of(sitting._state, seat, a) == 0]
        assert [choice["action"] for choice in sitting.choices(seat)] == [names[a] for a in allowed]
        assert bool(allowed) == (seat in sitting.waiting)
    assert (sitting.record() is None) == (sitting.waiting != [] or sitting.due != [])


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@settings(max_examples=many(4, 1))
@given(number=st.integers(0, 2**32))
def test_whatever_is_asked_the_record_is_right_and_a_restart_the_same(game: str, players: int, options: Any, number: int) -> None:
    chance, sitting, rows = random.Random(number), sit(game, players, options), list[str]()
    while sitting.result is None:
        if chance.random() < 0.3:
            disturb(sitting, chance)
        if chance.random() < 0.05:
            look_around(sitting)
        before, rows = [list(log) for log in sitting.logs], [*rows, proceed(sitting, chance)]
        sitting.fold(rows[-1])
        assert all(log[:len(shown)] == shown for log, shown in zip(sitting.logs, before, strict=True))
    look_around(sitting)
    line = sitting.record()
    assert line is not None
    assert record.check(line) == record.Verdict(True, sitting.result)
    assert json.loads(line)["events"] == [row for row in rows if not row.startswith(PICK)]
    assert {log[-1].partition(" winners ")[0] for log in sitting.logs} == {" ".join(["over", *map(str, sitting.result["scores"])])}
    again, end = sit(game, players, options), chance.randrange(len(rows))
    for row in rows[:end]:
        again.fold(row)
    middle = [list(log) for log in again.logs]
    assert [log[:len(shown)] for log, shown in zip(sitting.logs, middle, strict=True)] == middle
    for row in rows[end:]:
        again.fold(row)
    assert everything(again) == everything(sitting)


def dealt(game: str, players: int, seed: int) -> Sitting:
    sitting = sit(game, players, {})
    sitting.fold(proceed(sitting, random.Random(seed)))
    return sitting


def test_S6_a_pick_is_seen_by_nobody_else_and_stands_in_no_record(seed: int) -> None:
    sitting = dealt("septet", 4, seed)
    views, logs, events = [view.tobytes() for view in sitting.views], [list(log) for log in sitting.logs], list(sitting.events)
    row = sitting.decide(2, 2, sitting.choices(2)[0]["action"])
    sitting.fold(row)
    assert row.startswith("pick 2 ")
    assert ([list(log) for log in sitting.logs], sitting.events) == (logs, events)
    assert [view.tobytes() for seat, view in enumerate(sitting.views) if seat != 2] == [*views[:2], views[3]]
    assert len(sitting.choices(2)) == 11


def test_S6_the_third_pick_makes_the_pass_and_a_card_is_picked_once(seed: int) -> None:
    sitting = dealt("septet", 4, seed)
    cards = [choice["action"] for choice in sitting.choices(0)][:3]
    sitting.fold(sitting.decide(0, 2, cards[0]))
    with pytest.raises(Rejected) as refused:
        sitting.decide(0, 2, cards[0])
    assert refused.value.args == ("refused", "S6", {"id": "refused-picked", "args": {"card": cards[0]}})
    sitting.fold(sitting.decide(0, 2, cards[1]))
    assert sitting.decide(0, 2, cards[2]) == f"0 pass {' '.join(cards)}"


def test_S8_who_must_follow_is_refused_another_suit_and_told_which(seed: int) -> None:
    chance, sitting = random.Random(seed), dealt("septet", 4, seed)
    while True:
        for seat in sitting.waiting:
            hand = sitting.views[seat][0].hands[seat]
            names = find("septet").notation.name_cards(int(hand))
            others = set(names) - {choice["action"] for choice in sitting.choices(seat)}
            if others and sitting.events[-1].split()[1] == "play":
                with pytest.raises(Rejected) as refused:
                    sitting.decide(seat, len(sitting.logs[seat]), min(others))
                assert refused.value.args[:2] == ("refused", "S8")
                assert refused.value.args[2]["id"] == "refused-must-follow"
                return
        sitting.fold(proceed(sitting, chance))


def test_a_command_of_an_earlier_decision_is_stale_and_so_is_one_out_of_turn(seed: int) -> None:
    sitting = dealt("pagoda", 3, seed)
    (seat,) = sitting.waiting
    number, action = len(sitting.logs[seat]), sitting.choices(seat)[0]["action"]
    with pytest.raises(Rejected, match="stale"):
        sitting.decide((seat + 1) % 3, number, action)
    for wrong in (number - 1, number + 1):
        with pytest.raises(Rejected, match="stale"):
            sitting.decide(seat, wrong, action)
    sitting.fold(sitting.decide(seat, number, action))
    with pytest.raises(Rejected, match="stale"):
        sitting.decide(seat, number, action)


@pytest.mark.parametrize("row", ["shuffle W2", "0 play W2", "pick 0 W2", "pick", "", "7 play W2", "-1 play W2", "0 pass W2 W2 W2",
                                 "0 play F77", "x"])
def test_a_row_that_the_rules_do_not_allow_is_not_folded(row: str) -> None:
    sitting = sit("septet", 4, {})
    before = everything(sitting)
    with pytest.raises((ValueError, LookupError)):
        sitting.fold(row)
    assert everything(sitting) == before
