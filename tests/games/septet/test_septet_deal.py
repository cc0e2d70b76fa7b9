"""S1 to S7: cards, players, the deal, the exchange, who leads."""
from __future__ import annotations

import itertools

import numpy as np
import pytest

from games.tables import changed, deck, fill, go, hand, lay, midway, refused, seen, state, trick, tricks
from yokai import Position, septet
from yokai.kernel import arrays

RANKS = {"W": "A 2 3 4 5 6 7", "E": "2 3 4 5 6 7 8", "G": "3 4 5 6 7 8 9", "L": "4 5 6 7 8 9 10", "D": "5 6 7 8 9 10 11",
         "F": "6 7 8 9 10 11 12", "S": "7 8 9 10 11 12 13"}
HANDS = ["W2 W3 W4 W5", "E2 E3 E4 E5", "G3 G4 G5 G6", "WA L4 L5 L6"]  # and more
THREE = ["W2 W3 W4 W5", "E2 E3 E4 E5", "WA L4 L5 L6"]
PASSES = ["0 pass W2 W3 W4", "1 pass E2 E3 E4", "2 pass G3 G4 G5", "3 pass WA L4 L5"]


@pytest.fixture
def p() -> Position:
    """Dealt, before the exchange."""
    return septet.deal(deck(HANDS, "F9"))


# ---------------------------------------------------------------- S1 to S4
def test_S1_there_are_seven_suits_of_seven_ranks() -> None:
    assert [suit + rank for suit, ranks in RANKS.items() for rank in ranks.split()] == septet.notation.CARDS
    assert septet.start().due == tuple(septet.notation.CARDS)
    assert septet.rules.CARDS == septet.rules.ACTIONS == 49


@pytest.mark.parametrize("suit", RANKS)
def test_S1_the_highest_number_wins_within_a_suit(suit: str) -> None:
    ranks = [suit + rank for rank in RANKS[suit].split()[1:]]
    for low, high in itertools.pairwise(ranks):
        p = midway([f"{low} L4", f"{high} L5", "D5 D6"], up="F9" if suit != "F" else "S9")
        assert trick(p, f"{low} {high} D5").turn == 1


def test_S2_every_7_is_a_boss_and_no_other_card() -> None:
    assert septet.notation.name_cards(septet.rules.BOSSES) == ["W7", "E7", "G7", "L7", "D7", "F7", "S7"]


def test_S2_the_A_is_a_green_card() -> None:
    p = midway(["W3 W4", "WA F6", "E2 E3", "G3 G4"], up="S9")
    assert p.play("W3").legal == ("WA",)
    assert refused(p.play("W3"), "1 play F6") == "S8"
    p = midway(["WA W4", "W5 F6", "E2 E3", "G3 G4"], up="S9")
    assert p.play("WA").legal == ("W5",)


WORTH = {4: {"W": 0, "E": 0, "G": 1, "L": 1, "D": 1, "F": 2, "S": 2}, 3: {"W": 0, "E": 1, "G": 1, "L": 2, "D": 2, "F": 3, "S": 3}}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("suit", RANKS)
def test_S3_worth_of_a_boss(players: int, suit: str) -> None:
    trumps = "F" if suit != "F" else "S"  # their boss counts 0
    others = [f"{trumps}7", *(f"{other}7" for other in RANKS if other not in (suit, trumps))][:players - 1]
    p = midway(["WA G9", f"{suit}7 L4", "D5 D6", "E2 E3"][:players], up=f"{trumps}9", bosses=[" ".join(others)])
    gain = sum(WORTH[players][boss[0]] for boss in [*others[1:], f"{suit}7"])
    assert f"round bosses 0{' 2' if players == 4 else ''} gain {gain}" in tricks(p, f"WA {suit}7").told[2]


def test_S4_three_or_four_play() -> None:
    rules = [arrays.start_of(np.zeros(1, septet.rules.STATE), players, np.zeros(2, np.int64), 0) for players in range(7)]
    assert rules == [4, 4, 4, 0, 0, 4, 4]
    assert septet.rules.SEATS == (3, 4)


def test_S4_partners_sit_opposite() -> None:
    p = midway(["S13 D5", "S7 D6", "S8 D7", "S9 D8"], up="F9", bosses=["W7", "E7", "G7 L7"])
    assert "round bosses 0 2 gain 4 0" in trick(p, "S13 S7 S8 S9").told  # two of each partner's, and blue's
    p = midway(["S9 D5", "S13 D6", "S8 D7", "S7 D8"], up="F9", bosses=["", "W7", "", "G7 L7"])
    assert "round bosses 1 3 gain 0 4" in trick(p, "S9 S13 S8 S7").told


def test_S4_three_play_each_alone() -> None:
    p = trick(midway(["S13 D5", "S7 D6", "S8 D7"], up="F9", bosses=["W7", "E7 L7", "G7"]), "S13 S7 S8")
    assert p.told == ["2 play S8", "trick 0"]


# ---------------------------------------------------------------- S5
def test_S5_twelve_cards_each_and_the_last_is_turned_up(p: Position) -> None:
    hands = fill(HANDS, "F9")
    in_order = [sorted(cards, key=septet.notation.CODE.get) for cards in hands]
    assert [len(cards) for cards in hands] == [12] * 4
    assert [hand(p, seat) for seat in range(4)] == in_order
    assert p.told == [*(f"deal 12 {' '.join(cards)}" for cards in in_order), "up F9"]
    assert seen(p, 2) == [f"deal 12 {' '.join(in_order[2])}", "up F9"]
    assert seen(p, -1) == ["up F9"]


def test_S5_sixteen_cards_each_of_three() -> None:
    p = septet.deal(deck(THREE, "F9"), players=3)
    hands = [sorted(cards, key=septet.notation.CODE.get) for cards in fill(THREE, "F9")]
    assert [hand(p, seat) for seat in range(3)] == hands
    assert [len(cards) for cards in hands] == [16] * 3


def test_S5_nothing_is_done_before_the_deal() -> None:
    p = septet.start()
    assert (p.turn, p.waiting, p.legal, p.over) == (-1, [], (), False)
    assert refused(p, "0 play WA") == "S5"
    assert p.legal_for(0) == ()


def test_S5_every_round_is_dealt_from_all_cards() -> None:
    p = trick(midway(["S13 D5", "S7 D6", "S8 D7", "S9 D8"], up="F9", bosses=["W7 E7 G7"]), "S13 S7 S8 S9")
    assert p.turn == -1
    assert p.due == tuple(septet.notation.CARDS)
    assert [hand(p, seat) for seat in range(4)] == [[]] * 4
    p = go(p, "shuffle " + deck(HANDS, "L8"))
    assert [len(hand(p, seat)) for seat in range(4)] == [12] * 4
    assert (state(p).tricks.tolist(), state(p).bosses.tolist()) == ([0] * 4, [0] * 4)
    assert "trump L8" in repr(p)


def test_S5_no_second_deal_within_a_round(p: Position) -> None:
    assert refused(p, "shuffle " + deck(HANDS, "F9")) == "S5"
    assert refused(septet.start(), "shuffle WA WA") == "S5"


def test_S5_the_turned_up_card_is_nobodys_and_its_suit_is_trump(p: Position) -> None:
    assert all("F9" not in hand(p, seat) for seat in range(4))
    p = midway(["S13 D5", "F6 D6", "S8 D7"], up="F9")
    assert trick(p, "S13 F6 S8").turn == 1


# ---------------------------------------------------------------- S6
def test_S6_all_pass_at_the_same_time_in_any_order(p: Position) -> None:
    assert (p.waiting, p.turn) == ([0, 1, 2, 3], 0)
    q = go(p, PASSES[2], PASSES[0])
    assert (q.waiting, q.turn) == ([1, 3], 1)
    assert go(q, PASSES[3], PASSES[1]) == go(p, *PASSES)
    assert go(p, *PASSES).waiting == [1]


def test_S6_three_picks_make_a_pass(p: Position) -> None:
    q = p.play("G5", seat=2)
    assert (q.told, q.waiting) == ([], [0, 1, 2, 3])
    assert "G5" not in q.legal_for(2)
    assert "G5" in hand(q, 2)
    q = q.play("G3", seat=2)
    assert (q.told, q.waiting) == ([], [0, 1, 2, 3])
    q = q.play("G4", seat=2)
    assert (q.told, q.waiting) == (["2 pass G3 G4 G5"], [0, 1, 3])
    assert q.legal_for(2) == ()
    assert q == go(p, "2 pass G4 G5 G3")


def test_S6_picks_of_several_seats_may_alternate(p: Position) -> None:
    q = p
    for k in range(3):
        for seat in (3, 1, 0, 2):
            q = q.play(PASSES[seat].split()[2 + k], seat=seat)
    assert q == go(p, *PASSES)


def test_S6_to_the_partner(p: Position) -> None:
    q = go(p, *PASSES)
    assert [set(names.split()[2:]) <= set(hand(q, seat)) for seat, names in zip((2, 3, 0, 1), PASSES)] == [True] * 4
    assert [set(names.split()[2:]) & set(hand(q, seat)) for seat, names in enumerate(PASSES)] == [set()] * 4
    assert [len(hand(q, seat)) for seat in range(4)] == [12] * 4
    assert q.told == ["3 pass WA L4 L5", "got 2 G3 G4 G5", "got 3 WA L4 L5", "got 0 W2 W3 W4", "got 1 E2 E3 E4", "shows 1 WA"]


def test_S6_of_three_to_the_left_neighbour() -> None:
    p = go(septet.deal(deck(THREE, "F9"), players=3), *PASSES[:2], "2 pass WA L4 L5")
    assert p.told == ["2 pass WA L4 L5", "got 2 WA L4 L5", "got 0 W2 W3 W4", "got 1 E2 E3 E4", "shows 0 WA"]
    assert [set(cards) <= set(hand(p, seat)) for seat, cards in enumerate([("WA", "L4"), ("W2", "W4"), ("E2", "E4")])] == [True] * 3


def test_S6_what_was_passed_is_seen_by_giver_and_receiver_alone(p: Position) -> None:
    q = go(p, *PASSES)
    assert seen(q, 3) == ["3 pass WA L4 L5", "got 1 E2 E3 E4", "shows 1 WA"]
    assert seen(q, 0) == ["3 pass ? ? ?", "got 2 G3 G4 G5", "shows 1 WA"]
    assert seen(q, -1) == ["3 pass ? ? ?", "shows 1 WA"]


@pytest.mark.parametrize("event", ["0 pass W2 W2 W3", "0 pass W2 W3 E2", "0 pass W2 W3 F9", "1 pass G3 G4 G5"])
def test_S6_three_different_cards_of_ones_own(p: Position, event: str) -> None:
    assert refused(p, event) == "S6"


def test_S6_nobody_passes_twice_and_nobody_plays_before_all_have(p: Position) -> None:
    q = go(p, *PASSES[:3])
    assert refused(q, "0 pass W5 E6 E7") == "S6"
    assert refused(q, "0 play W5") == "S6"
    assert refused(q, "3 play WA") == "S6"
    assert refused(go(q, PASSES[3]), "0 pass W5 E6 E7") == "S8"


def test_S6_before_seeing_what_comes(p: Position) -> None:
    assert refused(go(p, PASSES[2]), "0 pass G3 G4 G5") == "S6"


def test_S6_in_every_round() -> None:
    p = trick(midway(["S13 D5", "S7 D6", "S8 D7", "S9 D8"], up="F9", bosses=["W7 E7 G7"]), "S13 S7 S8 S9")
    p = go(p, "shuffle " + deck(HANDS, "L8"))
    assert p.waiting == [0, 1, 2, 3]
    assert go(p, *PASSES).told[-1] == "got 1 E2 E3 E4"
    assert go(p, *PASSES).turn == 0


# ---------------------------------------------------------------- S7
@pytest.mark.parametrize("seat", range(4))
def test_S7_who_holds_the_A_after_the_exchange_shows_it_and_leads(seat: int) -> None:
    p = lay(["WA S12" if k == seat else "" for k in range(4)], up="F9")
    assert (p.told[-1], p.turn) == (f"shows {seat} WA", seat)
    assert p.play("S12").turn == (seat + 1) % 4  # they need not lead with it


@pytest.mark.parametrize("seat", range(3))
def test_S7_where_the_A_is_turned_up_who_holds_blue_13(seat: int) -> None:
    p = lay(["S13" if k == seat else "" for k in range(3)], up="WA")
    assert (p.told[-1], p.turn) == (f"shows {seat} S13", seat)
    assert len(p.legal) == 16


def test_S7_dealt_who_was_dealt_the_A_leads_and_shows_it_before_the_exchange() -> None:
    p = septet.deal(deck(HANDS, "F9"), first_lead="dealt")
    assert p.told[-2:] == ["up F9", "shows 3 WA"]
    assert (p.turn, p.waiting) == (0, [0, 1, 2, 3])
    p = go(p, *PASSES)
    assert (p.told[-1], p.turn) == ("got 1 E2 E3 E4", 3)
    assert "WA" in hand(p, 1)


def test_S7_dealt_where_the_A_is_turned_up() -> None:
    p = septet.deal(deck(["", "S13", "", ""], "WA"), first_lead="dealt")
    assert p.told[-1] == "shows 1 S13"


@pytest.mark.parametrize("first_lead", ["holder", "dealt"])
def test_S7_later_rounds_are_led_by_the_winner_of_the_last_trick(first_lead: str) -> None:
    p = midway(["S9 D5", "S7 D6", "S13 D7", "S8 D8"], up="F9", tricks=[0, 6, 0, 6], first_lead=first_lead)
    p = trick(changed(p, tricks=[5, 0, 1, 0]), "S9 S7 S13 S8")  # seat 2, who loses the round with it
    p = go(p, "shuffle " + deck(HANDS, "F9"))
    assert p.told[-1] == "up F9"
    p = go(p, *PASSES)
    assert p.told[-1] == "got 1 E2 E3 E4"
    assert p.turn == 2
