"""S8 to S10: a trick."""
from __future__ import annotations

import pytest

from games.tables import bosses, go, hand, midway, refused, seen, state, told, trick
from yokai import Position


@pytest.fixture
def p() -> Position:
    """Seat 1 leads; black is trump."""
    return midway(["F6 F8 S9", "F7 L4 D5", "G3 D6 S10", "F12 W2 WA"], up="D9", leader=1)


# ---------------------------------------------------------------- S8
def test_S8_the_leader_plays_any_card(p: Position) -> None:
    assert p.legal == ("L4", "D5", "F7")
    assert told(p, "1 play D5") == ["1 play D5"]


def test_S8_the_others_follow_clockwise(p: Position) -> None:
    turns = []
    for card in ["F7", "G3", "F12", "F6"]:
        turns.append(p.turn)
        assert p.waiting == [p.turn]
        p = p.play(card)
    assert turns == [1, 2, 3, 0]


def test_S8_with_the_suit_led_if_they_have_it(p: Position) -> None:
    q = p.play("F7")
    assert q.legal == ("G3", "D6", "S10")  # has none of it: any card
    q = q.play("D6")
    assert q.legal == ("F12",)
    assert refused(q, "3 play WA") == "S8"
    assert go(q, "3 play F12").legal == ("F6", "F8")
    assert refused(go(q, "3 play F12"), "0 play S9") == "S8"


def test_S8_trump_is_followed_like_any_suit(p: Position) -> None:
    assert p.play("D5").legal == ("D6",)


def test_S8_in_turn_and_from_ones_own_hand(p: Position) -> None:
    assert refused(p, "0 play F6") == "S8"
    assert refused(p, "2 play F7") == "S8"
    assert refused(p, "1 play F12") == "S8"
    assert refused(p.play("F7"), "2 play F7") == "S8"
    assert [p.legal_for(seat) for seat in (0, 2, 3)] == [(), (), ()]


def test_S8_a_card_played_has_left_the_hand_and_is_seen_by_all(p: Position) -> None:
    q = p.play("F7")
    assert hand(q, 1) == ["L4", "D5"]
    assert [seen(q, seat) for seat in (-1, 0, 1)] == [["1 play F7"]] * 3


def test_S8_nothing_stays_of_the_suit_led_in_the_next_trick(p: Position) -> None:
    q = trick(p, "F7 G3 F12 F6")
    assert (q.turn, q.legal) == (3, ("WA", "W2"))


# ---------------------------------------------------------------- S9
CASES = {
    "the A, before the highest trump": ("WA D11 D10 D8", "D9", 0),
    "the A, though another suit was led": ("F8 F12 WA F9", "D9", 2),
    "the A, though trump was led": ("D5 D11 D6 WA", "D9", 3),
    "the A where green is trump": ("W2 W7 WA W6", "W5", 2),
    "the highest trump": ("S13 D5 D10 S12", "D9", 2),
    "a low trump, before the highest card of the suit led": ("S13 S12 S11 E2", "E8", 3),
    "the highest trump of those led": ("D6 D5 D11 D8", "D9", 2),
    "the highest of the suit led": ("F8 F11 F12 F6", "D9", 2),
    "no higher card of another suit": ("F6 S13 G9 L10", "D9", 0),
    "the lead where nobody follows and no trump falls": ("D5 G9 F12 S12", "E8", 0),  # the rulebook's example: purple is trump
    "a green card as trump": ("S13 S12 W2 S11", "WA", 2),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("leader", range(4))
def test_S9_the_trick_goes_to(case: str, leader: int) -> None:
    cards, up, nth = CASES[case]
    hands = ["", "", "", ""]
    for k, card in enumerate(cards.split()):
        hands[(leader + k) % 4] = f"{card} {('E4 E5 G4 G5' if card[0] not in 'EG' else 'L5 L6 L8 L9').split()[k]}"
    winner = (leader + nth) % 4
    assert f"trick {winner}" in trick(midway(hands, up, leader), cards).told


def test_S9_of_three_players() -> None:
    p = midway(["F8 E4", "F11 E5", "D5 E6"], up="D9", leader=1)
    assert trick(p, "F11 D5 F8").turn == 2
    p = midway(["F8 E4", "F11 E5", "G3 E6"], up="D9", leader=2)
    assert trick(p, "G3 F8 F11").turn == 2


def test_S9_only_cards_of_this_trick_count(p: Position) -> None:
    p = trick(midway(["F8 E2 L4", "F12 E3 L5", "F6 S13 L6", "F9 E5 L8"], up="D9"), "F8 F12 F6 F9")
    assert trick(p, "E3 S13 E5 E2").turn == 3


# ---------------------------------------------------------------- S10
def test_S10_the_winner_takes_the_cards_and_leads_the_next() -> None:
    p = trick(midway(["F8 E2", "F7 E3", "S7 E4", "F12 E5"], up="D9", bosses=["", "", "", "W7"]), "F8 F7 S7 F12")
    assert p.told == ["3 play F12", "trick 3"]
    assert (p.turn, p.waiting, p.legal) == (3, [3], ("E5",))
    assert [bosses(p, seat) for seat in range(4)] == [[], [], [], ["W7", "F7", "S7"]]
    assert state(p).tricks.tolist() == [0, 0, 0, 1]
    p = trick(p, "E5 E2 E3 E4")
    assert p.told[:2] == ["2 play E4", "trick 3"]


def test_S10_tricks_are_counted_for_each_player() -> None:
    p = trick(midway(["F8 E2 L4", "F9 E3 L5", "F10 E4 L6"], up="D9", tricks=[1, 2, 3]), "F8 F9 F10")
    assert state(p).tricks.tolist()[:3] == [1, 2, 4]


def test_S10_the_table_is_empty_after_a_trick() -> None:
    p = trick(midway(["F8 E2", "F9 E3", "F10 E4"], up="D9", leader=2), "F10 F8 F9")
    assert (state(p).trick.tolist(), state(p).trick_size) == ([-1] * 4, 0)
    assert "trick 2 led by seat 2:;" in repr(p)
    p = trick(midway(["F8 E2", "F9 E3", "F10 E4", "F11 E5"], up="D9", leader=2), "F10 F11 F8 F9")
    assert state(p).trick.tolist() == [-1] * 4
