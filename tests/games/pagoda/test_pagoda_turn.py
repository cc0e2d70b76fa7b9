"""P6 to P8: a card on a pile, and its effect."""
from __future__ import annotations

import itertools

import pytest

from games.tables import deck_of, go, offerings, piles, refused, seen, table
from yokai import Position, pagoda
from yokai.games.pagoda.state import DONE, HIGHER, MATCH, case
from yokai.kernel import arrays

CARDS, CODE = pagoda.notation.CARDS, pagoda.notation.CODE


@pytest.fixture
def p() -> Position:
    """Seat 0 is on turn. Left lies Te4, right On9; the deck's first cards are Yu6 and Yu7."""
    return table("Te9 Ka4 Ka7 Ka2 Ro1 Ro8", "Ne5 Ne6 Ne7", "Jo1", left="Te4", right="On9", deck="Yu6 Yu7", rounds=1)


# ---------------------------------------------------------------- P6
def case_in_words(card: str, top: str) -> int:
    """The three cases, each by its own words."""
    same = card[:2] == top[:2] or card[2:] == top[2:]
    higher = card[:2] != top[:2] and int(card[2:]) > int(top[2:])
    lower = card[:2] != top[:2] and int(card[2:]) < int(top[2:])
    assert same + higher + lower == 1  # exclusive and complete
    return MATCH if same else HIGHER if higher else DONE


def test_P6_three_cases_exclusive_and_complete() -> None:
    for card, top in itertools.permutations(CARDS, 2):
        assert case(CODE[card], CODE[top]) == case_in_words(card, top)


def test_P6_onto_one_of_the_two_piles(p: Position) -> None:
    assert p.legal[:12] == tuple(f"play {card} {pile}" for pile in ("left", "right") for card in offerings(p, 0))
    q = go(p, "0 play Ka2 right")
    assert piles(q) == [["Te4"], ["On9", "Ka2"]]
    assert offerings(q, 0) == ["Ka4", "Ka7", "Te9", "Ro1", "Ro8"]
    assert q.told == ["0 play Ka2 right"]
    assert [seen(q, seat) for seat in (-1, 0, 2)] == [q.told] * 3


@pytest.mark.parametrize(("card", "legal"), [("Te9", "give Ka2 1"), ("Ka4", "give Ka2 1"), ("Ka7", "draw deck"), ("Ro8", "draw pile")])
def test_P6_the_case_says_what_to_do(p: Position, card: str, legal: str) -> None:
    q = go(p, f"0 play {card} left")
    assert (q.turn, legal in q.legal) == (0, True)


def test_P6_it_is_compared_with_the_top_of_its_own_pile(p: Position) -> None:
    assert go(p, "0 play Ka7 left").legal == ("draw deck", "draw pile")
    assert go(p, "0 play Ka7 right").turn == 1  # lower than On9, though higher than Te4


@pytest.mark.parametrize("event", ["0 play Ne5 left", "0 draw deck", "0 draw pile", "0 give Ka2 1", "0 draw-for 1", "0 decline"])
def test_P6_a_card_of_ones_own_is_played_first(p: Position, event: str) -> None:
    assert refused(p, event) == "P6"


def test_P6_nothing_is_given_first_not_even_the_first_card() -> None:
    assert refused(table("Ka1 Te9", "Ne5", left="Te4", right="On9"), "0 give Ka1 1") == "P6"


# ---------------------------------------------------------------- P7
@pytest.fixture
def match(p: Position) -> Position:
    """Seat 0 has played a match."""
    return go(p, "0 play Ka4 left")


def test_P7_give_one_card_to_another_player(match: Position) -> None:
    assert match.legal == tuple(f"give {card} {seat}" for seat in (1, 2) for card in ("Ka2", "Ka7", "Te9", "Ro1", "Ro8"))
    q = go(match, "0 give Ro8 2")
    assert ("Ro8" in offerings(q, 2), "Ro8" in offerings(q, 0), len(offerings(q, 1))) == (True, False, 6)
    assert (q.told, q.turn) == (["0 give Ro8 2"], 1)
    assert "Ro8" in offerings(go(match, "0 give Ro8 1"), 1)


def test_P7_unseen_by_the_others(match: Position) -> None:
    q = go(match, "0 give Ro8 2")
    assert [seen(q, seat) for seat in (0, 1, 2, -1)] == [["0 give Ro8 2"], ["0 give ? 2"], ["0 give Ro8 2"], ["0 give ? 2"]]


def test_P7_never_to_oneself(match: Position) -> None:
    with pytest.raises(ValueError, match="P7"):
        match.play("give Ro8 0")


def test_P7_any_other_player_at_the_table() -> None:
    p = go(table("Ka1", "Ka2", "Te9 Te8 Ne5", "Ka3", "Ki1", left="Te4", right="On9", first=2), "2 play Te9 left")
    assert p.legal == tuple(f"give {card} {seat}" for seat in (3, 4, 0, 1) for card in ("Te8", "Ne5"))
    for seat in (0, 1, 3, 4):
        assert "Te8" in offerings(go(p, f"2 give Te8 {seat}"), seat)


def test_P7_the_first_card_of_all_to_each_player() -> None:
    p = go(table("Te9 Ka1 Ro1", "Ka2", "Ne5", "Ka3", "Ki1", left="Te4", right="On9"), "0 play Te9 left")
    for seat in (1, 2, 3, 4):
        q = go(p, f"0 give Ka1 {seat}")
        assert q.told[0] == f"0 give Ka1 {seat}"
        assert "Ka1" in offerings(q, seat)


@pytest.mark.parametrize("event", ["0 give Ne5 1", "0 give Ka4 1", "0 draw deck", "0 draw pile", "0 draw-for 1", "0 play Ka2 left"])
def test_P7_nothing_else_is_done_after_a_match(match: Position, event: str) -> None:
    assert refused(match, event) == "P7"


@pytest.fixture
def last_match() -> Position:
    """Seat 1 has played its last card, a match."""
    p = table("Ne5", "Te9", "Jo1", left="Te4", right="On9", deck="Yu6 Yu7", first=1)
    return go(p, "1 play Te9 left")


def test_P7_with_no_card_left_another_player_draws(last_match: Position) -> None:
    assert last_match.legal == ("draw-for 2", "draw-for 0")
    q = go(last_match, "1 draw-for 0")
    assert q.told[:2] == ["1 draw-for 0", "0 draw Yu6"]
    assert go(last_match, "1 draw-for 2").told[:2] == ["1 draw-for 2", "2 draw Yu6"]
    assert [seen(q, seat)[1] for seat in (0, 1, 2, -1)] == ["0 draw Yu6", "0 draw ?", "0 draw ?", "0 draw ?"]


def test_P7_with_no_card_left_any_of_four_others_draws() -> None:
    p = go(table("Te9", "Ka2", "Ne5", "Ka3", "Ki1", left="Te4", right="On9", deck="Yu6 Yu7"), "0 play Te9 left")
    for seat in (1, 2, 3, 4):
        assert go(p, f"0 draw-for {seat}").told[:2] == [f"0 draw-for {seat}", f"{seat} draw Yu6"]


@pytest.mark.parametrize("event", ["1 give Te9 0", "1 draw deck", "1 draw pile", "1 play Te9 left"])
def test_P7_with_no_card_left_nothing_else_is_done(last_match: Position, event: str) -> None:
    assert refused(last_match, event) == "P7"


def test_P7_a_seat_that_is_not_at_the_table_gets_nothing() -> None:
    p = go(table("Te9 Te8", "Ka1 Ka2", left="Te4", right="On9"), "0 play Te9 left")
    give, draw_for = 400 + CODE["Te8"], 800
    assert [arrays.refusal_of(p._state, 0, give + 100 * steps) for steps in range(4)] == [0, 7, 7, 7]
    q = go(table("Te9", "Ka1", left="Te4", right="On9"), "0 play Te9 left")
    assert [arrays.refusal_of(q._state, 0, draw_for + steps) for steps in range(4)] == [0, 7, 7, 7]


# ---------------------------------------------------------------- P8
@pytest.fixture
def higher(p: Position) -> Position:
    """Seat 0 has played a higher card on the left pile."""
    return go(p, "0 play Ka7 left")


def test_P8_the_decks_first_card(higher: Position) -> None:
    assert higher.legal == ("draw deck", "draw pile")
    q = go(higher, "0 draw deck")
    assert ("Yu6" in offerings(q, 0), deck_of(q)[0], q.turn) == (True, "Yu7", 1)
    assert (q.told, seen(q, 1)) == (["0 draw Yu6"], ["0 draw ?"])


def test_P8_or_the_top_card_of_the_other_pile(p: Position) -> None:
    p = go(p, "0 play Ka2 right", "1 play Ne5 left")
    q = go(p, "1 draw pile")
    assert ("Ka2" in offerings(q, 1), piles(q)) == (True, [["Te4", "Ne5"], ["On9"]])
    assert q.told == seen(q, 2) == ["1 take right Ka2"]
    p = go(p, "1 draw deck", "2 play Ko7 right", "2 draw pile")
    assert (p.told, piles(p)[0]) == (["2 take left Ne5"], ["Te4"])


@pytest.mark.parametrize(("card", "pile", "other", "taken", "revealed"), [
    ("Ka7", "left", "right", "On9", [["Te4", "Ka7"], ["Yu6"]]),
    ("Ko10", "right", "left", "Te4", [["Yu6"], ["On9", "Ko10"]])])
def test_P8_a_pile_used_up_is_revealed_anew(card: str, pile: str, other: str, taken: str, revealed: list[list[str]]) -> None:
    p = table("Ka7 Ko10 Ka1", "Ne5", left="Te4", right="On9", deck="Yu6 Yu7")
    p = go(p, f"0 play {card} {pile}", "0 draw pile")
    assert p.told == [f"0 take {other} {taken}", f"pile {other} Yu6"]
    assert (piles(p), deck_of(p)[0], p.turn) == (revealed, "Yu7", 1)


@pytest.mark.parametrize("event", ["0 play Ka2 left", "0 give Ka2 1", "0 draw-for 1"])
def test_P8_nothing_else_is_done_after_a_higher_card(higher: Position, event: str) -> None:
    assert refused(higher, event) == "P8"
