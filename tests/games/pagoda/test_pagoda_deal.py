"""P1 to P5: cards, players, the first deal."""
from __future__ import annotations

import numpy as np
import pytest

from games.tables import deck_of, go, offerings, piles, seen, state, table
from yokai import pagoda
from yokai.games.options import encode
from yokai.kernel import arrays

YOKAI = ["Ka", "Te", "Ta", "Ki", "On", "Yu", "Ne", "Ro", "Jo", "Ko"]
CARDS = [f"{yokai}{number}" for yokai in YOKAI for number in range(1, 11)]


# ---------------------------------------------------------------- P1, P2
def test_P1_a_hundred_cards() -> None:
    assert pagoda.notation.CARDS == CARDS
    assert pagoda.start().due == tuple(CARDS)
    assert pagoda.rules.CARDS == 100


def test_P1_two_to_five_players() -> None:
    rules, options = pagoda.rules, encode(pagoda.rules, {})
    answers = [arrays.start_of(np.zeros(1, rules.STATE), players, options, 0) for players in range(8)]
    assert answers == [1, 1, 0, 0, 0, 0, 1, 1]
    assert rules.SEATS == (2, 3, 4, 5)


def test_P2_the_gate_shows_the_round() -> None:
    p = table("Ka1", "Te9", "Te8", left="Te3", right="On9")
    assert "round 1 of 3" in repr(p)
    p = go(p, "0 play Ka1 left")
    assert (state(p).round_no, "round 2 of 3" in repr(p)) == (1, True)


def test_P1_every_action_is_an_event_of_its_own() -> None:
    assert pagoda.rules.event_size(state(pagoda.start())) == 1


# ---------------------------------------------------------------- P3 to P5
def test_P3_seven_each_one_at_a_time_from_the_starting_player() -> None:
    p = pagoda.deal(CARDS, players=3, first=1)
    draws = [f"{(1 + k) % 3} draw {card}" for k, card in enumerate(CARDS[:21])]
    assert p.told == ["deck 100", *draws, "pile left Ta2", "pile right Ta3"]
    assert offerings(p, 1) == CARDS[0:21:3]
    assert offerings(p, 0) == CARDS[2:21:3]
    assert deck_of(p) == CARDS[23:]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_P3_everybody_has_seven(players: int) -> None:
    p = pagoda.deal(players=players, seed=1)
    assert [len(offerings(p, seat)) for seat in range(players)] == [7] * players
    assert len(deck_of(p)) == 98 - 7 * players


def test_P3_each_draw_is_seen_by_its_player_alone() -> None:
    p = pagoda.deal(CARDS, players=2)
    assert seen(p, 1)[:4] == ["deck 100", "0 draw ?", "1 draw Ka2", "0 draw ?"]
    assert seen(p, -1)[:3] == ["deck 100", "0 draw ?", "1 draw ?"]


def test_P4_the_decks_first_cards_become_the_left_and_the_right_pile() -> None:
    p = table("Ka1 Ka2", "Ne5", left="Te4", right="On9", deck="Yu6 Yu7")
    assert p.told[-2:] == ["pile left Te4", "pile right On9"]
    assert piles(p) == [["Te4"], ["On9"]]
    assert deck_of(p)[:2] == ["Yu6", "Yu7"]


@pytest.mark.parametrize("first", range(5))
def test_P5_the_table_says_who_starts(first: int) -> None:
    p = pagoda.deal(players=5, first=first, seed=2)
    assert (p.turn, p.waiting, state(p).starter) == (first, [first], first)


def test_P5_the_starting_player_sits_at_the_table() -> None:
    options = encode(pagoda.rules, {})
    assert [arrays.start_of(np.zeros(1, pagoda.rules.STATE), 3, options, first) for first in range(-1, 5)] == [5, 0, 0, 0, 5, 5]
