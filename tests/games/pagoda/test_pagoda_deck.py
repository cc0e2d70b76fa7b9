"""P17 and P18: the deck runs out; small decks."""
from __future__ import annotations

import itertools

import numpy as np
import pytest

from games.tables import deck_of, go, offerings, piles, pool, refused, seen, state, table, with_deck
from yokai import pagoda
from yokai.games.options import encode
from yokai.kernel import arrays


# ---------------------------------------------------------------- P17
def test_P17_after_a_card_is_played() -> None:
    p = table("Ka2", "Te1", left="Te2", right="Ka1", sizes=(2, 2), rounds=1)  # no card is left for the deck
    assert (p.turn, deck_of(p)) == (0, [])  # both piles are top cards alone: nothing to shuffle
    p = go(p, "0 play Ka2 right")
    assert (p.turn, p.waiting, p.legal, p.due) == (-1, [], (), ("Ka1",))
    assert (refused(p, "0 draw-for 1"), p.legal_for(0)) == ("P17", ())
    p = go(p, "shuffle Ka1")  # a deck of one card
    assert (p.told, deck_of(p), piles(p), p.turn) == (["deck 1 Ka1"], ["Ka1"], [["Te2"], ["Ka2"]], 0)
    assert p.legal == ("draw-for 1",)  # the case stands: a match


def test_P17_after_a_higher_card_and_the_new_deck_can_be_drawn_from() -> None:
    p = go(table("Ka2", "Ka1", left="Te1", right="Te2", sizes=(2, 2), rounds=1), "0 play Ka2 left")
    assert p.due == ("Te1",)
    p = go(p, "shuffle Te1")
    assert p.legal == ("draw deck", "draw pile")
    assert go(p, "0 draw deck").told == ["0 draw Te1"]


def test_P17_after_a_card_is_drawn() -> None:
    p = with_deck(table("Ka5 Ka6", "Ne10 Ne7", left="Te4", right="On9", rounds=1), "Yu6")
    p = go(p, "0 play Ka5 left", "0 draw deck")
    assert (p.told, p.due, p.turn) == (["0 draw Yu6"], ("Te4",), -1)
    assert go(p, "shuffle Te4").turn == 1


@pytest.mark.parametrize("order", ["Ko2 On4 Ko4", "On4 Ko4 Ko2"])
def test_P17_the_cards_below_both_tops_in_the_order_shuffled(order: str) -> None:
    p = with_deck(table("Ko2 Ka4 Ne9 Ne8", "On3 Ne10 Ne7 Ro2", left="Ko4", right="On4", rounds=1), "Yu5")
    p = go(p, "0 play Ko2 left", "0 give Ne8 1", "1 play On3 right", "1 give Ro2 0", "0 play Ka4 left", "0 draw deck")
    assert (p.told, p.turn, p.due) == (["0 draw Yu5"], -1, ("On4", "Ko2", "Ko4"))
    assert piles(p) == [["Ko4", "Ko2", "Ka4"], ["On4", "On3"]]
    p = go(p, f"shuffle {order}")
    assert (piles(p), deck_of(p), p.turn) == ([["Ka4"], ["On3"]], order.split(), 1)
    assert p.told == ["deck 3 On4 Ko2 Ko4"] == seen(p, -1)
    assert not state(p).piles[:, 1:].any()  # nothing is left where a card lay


def test_P17_the_new_deck_is_exactly_those_cards() -> None:
    p = go(table("Ka2", "Te1", left="Te2", right="Ka1", sizes=(2, 2), rounds=1), "0 play Ka2 right")
    for order in ("Ka2", "Ka1 Ka1", "Ka1 Te1"):
        assert refused(p, f"shuffle {order}") == "P17"
    assert refused(go(p, "shuffle Ka1"), "shuffle Ka1") == "P17"


def test_P17_after_a_card_is_revealed() -> None:
    p = with_deck(table("Ka5 Ka6", "Ne10 Ne7", left="Te4", right="On9", rounds=1), "Yu6")
    p = go(p, "0 play Ka5 left", "0 draw pile")
    assert (p.told, p.due, p.turn) == (["0 take right On9", "pile right Yu6"], ("Te4",), -1)
    p = go(p, "shuffle Te4")
    assert (p.told, piles(p), p.turn) == (["deck 1 Te4"], [["Ka5"], ["Yu6"]], 1)


def test_P17_after_a_draw_for_and_before_the_round_ends() -> None:
    p = with_deck(table("Te5", "Ne10", left="Te4", right="On9", rounds=2), "Yu6")
    p = go(p, "0 play Te5 left", "0 draw-for 1")
    assert (p.told, p.due) == (["0 draw-for 1", "1 draw Yu6"], ("Te4",))
    assert go(p, "shuffle Te4").told[:2] == ["deck 1 Te4", "round empty 0"]


def test_P17_in_a_deal() -> None:
    p = with_deck(table("Ka2 Ro1", "Ne10 Ne9", left="Te4", right="On9", rounds=2), "Yu6")
    p = go(p, "0 play Ka2 left close")
    assert (p.told[2:], p.due, p.turn) == (["round close 0", "1 draw Yu6"], ("Te4",), -1)
    assert refused(p, "1 play Yu6 left") == "P17"
    p = go(p, "shuffle Te4")
    assert (p.told, p.turn) == (["deck 1 Te4", "0 draw Te4"], 1)


def test_P17_with_the_last_card_of_a_deal() -> None:
    p = with_deck(table("Ka2", "Ne10", left="Te4", right="On9", rounds=2), "Yu6")
    p = go(p, "0 play Ka2 left")
    assert (p.told[1], p.turn, p.due) == ("round empty 0", -1, ("Te4",))
    p = go(p, "shuffle Te4")
    assert (p.told, p.turn) == (["deck 1 Te4", "0 draw Te4"], 1)


def test_P17_before_the_round_ends() -> None:
    p = go(with_deck(table("Ka2", "Ne10", left="Te4", right="On9", rounds=2), ""), "0 play Ka2 left")
    assert (p.told, p.turn, p.due, state(p).round_no) == (["0 play Ka2 left"], -1, ("Te4",), 0)
    p = go(p, "shuffle Te4")
    assert p.told == ["deck 1 Te4", "round empty 0", "1 draw Te4"]


def test_P17_before_a_closed_round_ends_but_after_the_hand_is_shown() -> None:
    p = go(with_deck(table("Ka2 Ro1", "Ne10", left="Te4", right="On9", rounds=1), ""), "0 play Ka2 left close")
    assert (p.told, p.turn, p.over) == (["0 play Ka2 left close", "shows 0 Ro1"], -1, False)
    assert go(p, "shuffle Te4").told[:2] == ["deck 1 Te4", "round close 0"]


def test_P17_also_where_the_movement_ends_the_game() -> None:
    p = go(with_deck(table("Ka2", "Ne10", left="Te4", right="On9", rounds=1), ""), "0 play Ka2 left")
    assert (p.over, p.turn, p.result) == (False, -1, None)
    p = go(p, "shuffle Te4")
    assert p.told == ["deck 1 Te4", "round empty 0", "pools 0", "pools 1 Ne10", "over 0 10 winners 0"]
    assert p.over


def test_P17_a_card_taken_never_finds_the_deck_empty() -> None:
    for seed in range(12):
        p = pagoda.start(players=2, sizes=(3, 4, 3), rounds=2)
        while not p.over:
            if "draw pile" in p.legal:
                assert deck_of(p)
            p = p.deal(seed=seed) if p.turn < 0 else p.play(p.legal[(seed + state(p).deck_size) % len(p.legal)])


# ---------------------------------------------------------------- P18
def test_P18_a_deal_that_runs_out_stops() -> None:
    p = table("Ka1 Ka2 Te1", "Te2 Te3 Ta1", left="Ta3", right="Ka3", deck="Ta2", sizes=(3, 3), rounds=2)
    p = go(p, "0 play Te1 left close")
    assert (p.told[2:], p.due) == (["round close 0", "1 draw Ta2"], ("Ta3",))
    p = go(p, "shuffle Ta3")
    assert (p.told, p.turn) == (["deck 1 Ta3", "0 draw Ta3"], 1)
    assert [offerings(p, seat) for seat in range(2)] == [["Ta3"], ["Ta2"]]
    assert (deck_of(p), state(p).dealing) == ([], 0)
    assert go(p, "1 play Ta2 left").due == ("Te1",)  # and the game goes on


def test_P18_sizes_that_could_leave_a_player_without_a_card_are_refused() -> None:
    rules = pagoda.rules
    for y, m, h, n, rounds in itertools.product(range(1, 11), (1, 2, 4, 7), (1, 2, 3, 7), range(2, 6), range(1, 5)):
        pooled = n * h - 1 if h > 1 else n  # by a round at most; from hands of one card a match lets another player draw one more
        formula = y * m >= n * h + 2 and y * m - 2 - (rounds - 1) * pooled >= n
        rule = arrays.start_of(np.zeros(1, rules.STATE), n, encode(rules, {"rounds": rounds}, (y, m, h)), 0)
        assert rule == (14 if (n, rounds) == (5, 4) else 0 if formula else 18)


def test_P18_hands_of_one_card_may_all_go_into_pools() -> None:
    p = go(table("Ka1", "Te2", left="Ta1", right="Te1", deck="Ta2", sizes=(3, 2), rounds=2), "0 play Ka1 right", "0 draw-for 1")
    assert [len(pool(p, seat)) for seat in range(2)] == [0, 2]
    assert [len(offerings(go(p, f"shuffle {' '.join(p.due)}"), seat)) for seat in range(2)] == [1, 1]


def test_P18_the_small_deck_of_three_by_four() -> None:
    assert [len(pagoda.start(players=n, sizes=(3, 4, 3), rounds=r).due) for n, r in ((2, 1), (2, 2), (3, 1))] == [12] * 3
    for players, rounds in ((2, 3), (3, 2), (4, 1)):
        with pytest.raises(ValueError, match="P18"):
            pagoda.start(players=players, sizes=(3, 4, 3), rounds=rounds)


@pytest.mark.parametrize(("sizes", "rule"), [
    ((0, 10, 1), 1), ((11, 10, 1), 1), ((10, 0, 1), 1), ((10, 11, 1), 1), ((10, 10, 0), 3), ((10, 10, 8), 3)])
def test_P1_P3_other_sizes_are_no_deck(sizes: tuple[int, int, int], rule: int) -> None:
    assert arrays.start_of(np.zeros(1, pagoda.rules.STATE), 2, encode(pagoda.rules, {}, sizes), 0) == rule


@pytest.mark.parametrize("sizes", [(3, 4, 2), (6, 2, 1), (10, 10, 7), (5, 10, 3)])
def test_P1_a_small_deck_holds_the_first_Yokai_and_numbers(sizes: tuple[int, int, int]) -> None:
    due = pagoda.start(players=2, sizes=sizes, rounds=1).due
    assert due == tuple(card for card in pagoda.notation.CARDS[:10 * sizes[0]] if int(card[2:]) <= sizes[1])
