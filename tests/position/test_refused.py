"""What `Position` refuses: each refusal is a ValueError that names the rule and the position; so is a wrong word or seat."""
from __future__ import annotations

import pickle

import pytest

from play import end, kinds
from yokai import Position, Refused, pagoda, septet

# ---------------------------------------------------------------- the rules
FIRST = septet.deal(seed=3)
PASSED = FIRST
for _ in range(4):
    PASSED = PASSED.play("pass " + " ".join(PASSED.legal[:3]))
PLAYED = PASSED.play(PASSED.legal[0])
TURN = pagoda.deal(seed=3, players=3)
OVER = {name: end(kinds(name)[0], 58) for name in ("septet", "pagoda")}


def other_card(position: Position) -> str:
    """A card that the seat to act does not hold."""
    return next(card for card in position.game.notation.CARDS if card not in " ".join(position.legal).split(" "))


REFUSED = [
    ("S5 no card before the deal", septet.start(), "WA", None, "S5"),
    ("S5 no pass before the deal", septet.start(), "pass WA W2 W3", None, "S5"),
    ("P17 no play before the deal", pagoda.start(), "play Ka1 left", None, "P17"),
    ("S13 nothing after the end", OVER["septet"], "WA", None, "S13"),
    ("P14 nothing after the end", OVER["pagoda"], "play Ka1 left", None, "P14"),
    ("S6 not in the hand", FIRST, other_card(FIRST), None, "S6"),
    ("S6 passed twice", FIRST.play(FIRST.legal[0]), FIRST.legal[0], None, "S6"),
    ("S6 three different ones", FIRST, f"pass {FIRST.legal[0]} {FIRST.legal[1]} {FIRST.legal[0]}", None, "S6"),
    ("S6 passed already", FIRST.play("pass " + " ".join(FIRST.legal[:3])), FIRST.legal[5], 0, "S6"),
    ("S6 a card is passed, not played", FIRST, f"play {FIRST.legal[0]}", None, "S6"),
    ("S8 not your turn", PASSED, PASSED.legal_for(PASSED.turn)[0], (PASSED.turn + 1) % 4, "S8"),
    ("S8 not in the hand", PASSED, other_card(PASSED), None, "S8"),
    ("S8 the exchange is over", PASSED, "pass " + " ".join(PASSED.legal[:3]), None, "S8"),
    ("P11 not your turn", TURN, TURN.legal[0], 1, "P11"),
    ("P6 not in the hand", TURN, f"play {other_card(TURN)} left", None, "P6"),
    ("P6 a play comes first", TURN, "draw deck", None, "P6"),
    ("P6 nothing to give yet", TURN, "give Ka1 1", None, "P6"),
    ("P6 nothing to decline yet", TURN, "decline", None, "P6"),
    ("P9 a hand worth too much", TURN, TURN.legal[0].removesuffix(" close") + " close", None, "P9"),
]


@pytest.mark.parametrize(("position", "words", "seat", "rule"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_refusal_names_the_rule_and_the_position(position: Position, words: str, seat: int | None, rule: str) -> None:
    before = position._state.tobytes()
    with pytest.raises(ValueError, match=f"^{rule}: ") as refused:
        position.play(words, seat=seat)
    error = refused.value
    assert isinstance(error, Refused)
    assert error.rule == rule
    assert error.why in str(error)
    assert error.why[0].isupper()
    assert error.why[-1] in ".!"
    assert repr(error.position) in str(error)
    assert position._state.tobytes() == before
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.rule, twin.why, twin.position, str(twin)) == (error.rule, error.why, error.position, str(error))


# ---------------------------------------------------------------- words and seats
NO_WORDS = ["", " ", "F", "f7", "F7 ", " F7", "F77", "pass", "pass F7", "play", "play F7 left", "0 play F7", "shuffle", "legal", "\0",
            "WA\n", "?", "x" * 5_000_000, "pass WA W2 ?", None, 5, b"WA", ["WA"], ("WA",), 1.5, True]


@pytest.mark.parametrize("position", [FIRST, PASSED, TURN, septet.start(), OVER["pagoda"]], ids=repr)
@pytest.mark.parametrize("words", NO_WORDS, ids=lambda words: repr(words)[:20])
def test_what_is_no_word_is_a_value_error_that_says_where(position: Position, words: object) -> None:
    with pytest.raises(ValueError, match=position.game.name) as wrong:
        position.play(words)  # type: ignore[arg-type]
    assert len(str(wrong.value)) < 1000


@pytest.mark.parametrize("seat", [-1, -2, 4, 5, 64, 10**30, 1.0, "1", True, (1,)])
def test_no_such_seat(seat: object) -> None:
    for position in (FIRST, TURN, septet.start(), OVER["septet"]):
        with pytest.raises(ValueError, match="no seat"):
            position.play("WA", seat=seat)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="no seat"):
            position.legal_for(seat)  # type: ignore[arg-type]


def test_S6_all_may_pass_at_once_and_in_any_order() -> None:
    position, passes = FIRST, {seat: "pass " + " ".join(FIRST.legal_for(seat)[3:6]) for seat in range(4)}
    for seat in (2, 0, 3, 1):
        assert seat in position.waiting
        assert position.exchange
        position = position.play(passes[seat], seat=seat)
    in_order = FIRST
    for seat in range(4):
        in_order = in_order.play(passes[seat])
    assert position == in_order
    assert not position.exchange
    assert position.told[-1].startswith("shows")


def test_S6_a_pass_that_breaks_off_changes_nothing() -> None:
    wrong = f"pass {FIRST.legal[0]} {FIRST.legal[1]} {other_card(FIRST)}"
    before = FIRST._state.tobytes()
    with pytest.raises(Refused, match="S6"):
        FIRST.play(wrong)
    assert FIRST._state.tobytes() == before


def test_who_is_waited_for() -> None:
    assert FIRST.waiting == [0, 1, 2, 3]
    assert PASSED.waiting == [PASSED.turn]
    assert PLAYED.waiting == [(PASSED.turn + 1) % 4]


# ---------------------------------------------------------------- tables
@pytest.mark.parametrize(("stated", "message"), [
    ({"players": 2}, "players"), ({"players": 5}, "players"), ({"players": 0}, "players"), ({"players": "4"}, "players"),
    ({"players": None}, "players"), ({"players": 4.0}, "players"), ({"first": "1"}, "first"), ({"first": 10**30}, "first"),
    ({"first": 1.0}, "first"), ({"sizes": (3, 4, 3)}, "sizes"), ({"scoring": "Basic"}, "scoring"), ({"scoring": None}, "scoring"),
    ({"scoring": 1}, "scoring"), ({"rounds": 3}, "rounds"),
    ({"colour": "red"}, "colour"), ({"first_lead": "x" * 5_000_000}, "first_lead"),
])
def test_no_such_table_in_septet(stated: dict, message: str) -> None:
    for start in (septet.start, septet.deal):
        with pytest.raises(ValueError, match=message) as wrong:
            start(**stated)
        assert len(str(wrong.value)) < 300


@pytest.mark.parametrize(("stated", "message"), [
    ({"players": 1}, "players"), ({"players": 6}, "players"), ({"first": 4}, "P5"), ({"first": -1}, "P5"), ({"rounds": 0}, "rounds"),
    ({"rounds": 5}, "rounds"), ({"rounds": True}, "rounds"), ({"sizes": (3,)}, "sizes"), ({"sizes": (3, 4, 3, 9)}, "sizes"),
    ({"optional_effects": 1}, "optional_effects"), ({"players": 5, "rounds": 4}, "P14"),
    ({"sizes": (3, 4, 3), "players": 4}, "P18"), ({"sizes": (11, 10, 7)}, "P1"), ({"sizes": (10, 0, 7)}, "P1"), ({"sizes": (10, 10, 0)},
                                                                                                                 "P3"),
    ({"sizes": (3, 4, 3), "players": 2}, "P18"), ({"sizes": (3, 4, 3), "players": 3, "rounds": 2}, "P18"),
])
def test_no_such_table_in_pagoda(stated: dict, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pagoda.start(**stated)


def test_small_decks_are_played_with_their_cards_alone() -> None:
    position = pagoda.deal(seed=1, players=2, rounds=2, sizes=(3, 4, 3))
    assert len(pagoda.start(2, sizes=(3, 4, 3), rounds=1).due) == 12
    assert len(position.legal_for(0)) >= 6
    words = {word for name in position.legal for word in name.split(" ")}
    assert words <= {f"{yokai}{number}" for yokai in ("Ka", "Te", "Ta") for number in range(1, 5)} | {"play", "left", "right", "close"}
