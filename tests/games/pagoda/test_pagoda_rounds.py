"""P13 to P16 and P19: rounds, and the end of the game."""
from __future__ import annotations

import itertools

import numpy as np
import pytest

from games.tables import deck_of, go, offerings, piles, play_out, pool, refused, seen, state, table
from yokai import Position, pagoda
from yokai.kernel import arrays


# ---------------------------------------------------------------- P13
def test_P13_all_put_their_cards_into_their_pools() -> None:
    p = table("Ka2 Ro1 Ro9", "Ne5 Ne6", "Jo1", left="Te4", right="On9")
    q = go(p, "0 play Ka2 left close")
    assert pool(q, 0) == ["Ro1", "Ro9"]
    assert [pool(q, seat) for seat in (1, 2)] == [offerings(p, 1), offerings(p, 2)]


def test_P13_other_hands_go_unseen() -> None:
    p = go(table("Ka2 Ro1", "Ne5 Ne6", "Jo1 Jo2", left="Te4", right="On9"), "0 play Ka2 left close")
    assert seen(p, -1)[:4] == ["0 play Ka2 left close", "shows 0 Ro1", "round close 0", "1 draw ?"]


def test_P13_cards_never_leave_a_pool() -> None:
    p = table("Ka2", "Ne5", left="Te4", right="On9", deck="Te1 Ki7")
    p = go(p, "0 play Ka2 left")
    assert [pool(p, seat) for seat in range(2)] == [[], ["Ne5"]]
    p = go(p, "1 play Te1 left")  # the next round's, lower again
    assert [pool(p, seat) for seat in range(2)] == [["Ki7"], ["Ne5"]]


# ---------------------------------------------------------------- P14
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_P14_three_rounds_and_four_with_two_players(players: int, rounds: int) -> None:
    heard: list[str] = []
    p = play_out(pagoda.start(players=players, sizes=(10, 10, 1)), players, heard)
    assert sum(line.startswith("round") for line in heard) == state(p).rounds == rounds
    assert (refused(p, "0 play Ka1 left"), p.legal, p.legal_for(0), p.due) == ("P14", (), (), ())
    assert refused(p, "shuffle Ka1") == "P17"


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_P14_the_variant_rounds(rounds: int) -> None:
    heard: list[str] = []
    play_out(pagoda.start(players=4, sizes=(10, 10, 1), rounds=rounds), 1, heard)
    assert sum(line.startswith("round") for line in heard) == rounds


def test_P14_five_players_have_three_rounds_at_most() -> None:
    with pytest.raises(ValueError, match="P14 allows no such table"):
        pagoda.start(players=5, rounds=4)
    assert state(pagoda.start(players=5, rounds=3)).rounds == 3
    assert state(pagoda.start(players=4, rounds=4)).rounds == 4


# ---------------------------------------------------------------- P15
@pytest.mark.parametrize("ender", range(3))
@pytest.mark.parametrize("how", ["close", "empty"])
def test_P15_the_player_left_of_the_one_who_ended_the_round_starts_the_next(ender: int, how: str) -> None:
    hands = ["Ka2" + " Ro1" * (how == "close") if seat == ender else "Ne5" for seat in range(3)]
    hands[ender - 1] = hands[ender - 1].replace("Ne5", "Ne6")
    p = go(table(*hands, left="Te4", right="On9", first=ender), f"{ender} play Ka2 left{' close' * (how == 'close')}")
    starter = (ender + 1) % 3
    assert (p.turn, state(p).starter) == (starter, starter)
    line = p.told.index(f"round {how} {ender}")
    assert p.told[line + 1].split()[0] == str(starter)  # the deal begins there


def test_P15_two_players_the_second_round_is_not_started_by_whoever_sits_left() -> None:
    p = go(table("Ka9 Ka8", "Ne5 Ro1", left="Te4", right="On9"), "0 play Ka9 left", "0 draw deck", "1 play Ne5 left close")
    assert (p.turn, state(p).starter) == (1, 1)  # seat 1 ended round 1 and starts round 2


def test_P15_two_players_the_first_starts_rounds_one_and_three() -> None:
    for first, seed in itertools.product((0, 1), range(4)):
        p, starters = pagoda.start(players=2, first=first, sizes=(10, 10, 1)), {}
        p = p.deal(seed=seed)
        while not p.over:
            starters[int(state(p).round_no)] = int(state(p).starter)
            p = p.play(p.legal[0]) if p.turn >= 0 else p.deal(seed=seed)
        assert starters == {0: first, 1: 1 - first, 2: first, 3: 1 - first}


# ---------------------------------------------------------------- P16
def test_P16_the_piles_stay_and_all_are_dealt_anew() -> None:
    p = go(table("Ka2 Ro1", "Ne5 Ne6", left="Te4", right="On9", deck="Yu1 Yu2 Yu3 Yu4 Yu5"), "0 play Ka2 left close")
    assert piles(p) == [["Te4", "Ka2"], ["On9"]]
    assert p.told[3:] == ["1 draw Yu1", "0 draw Yu2", "1 draw Yu3", "0 draw Yu4"]
    assert [offerings(p, seat) for seat in range(2)] == [["Yu2", "Yu4"], ["Yu1", "Yu3"]]
    assert (deck_of(p)[0], p.turn, state(p).round_no) == ("Yu5", 1, 1)


def test_P16_seven_cards_each() -> None:
    p = pagoda.deal(seed=3)
    while state(p).round_no == 0:
        p = p.play(p.legal[-1])
    assert [len(offerings(p, seat)) for seat in range(4)] == [7] * 4


# ---------------------------------------------------------------- P19
def closed(*hands: str) -> Position:
    """A game of one round that seat 0 has closed with Ka2; these cards went into the pools."""
    return go(table(f"Ka2 {hands[0]}", *hands[1:], left="Te4", right="Te10", rounds=1), "0 play Ka2 left close")


def test_P19_the_lowest_pool_wins() -> None:
    p = closed("Ro1", "Ne5 Ne6", "Jo2 Jo3")
    assert p.told[2:] == ["round close 0", "pools 0 Ro1", "pools 1 Ne5 Ne6", "pools 2 Jo2 Jo3", "over 1 5 2 winners 0"]
    assert p.result == {"scores": [1, 5, 2], "winners": [0]}
    assert closed("Ro3", "Ne2 Ne6", "Jo1 Jo3").result == {"scores": [3, 2, 1], "winners": [2]}
    assert closed("Ro3", "Ne1 Ne6", "Jo2 Jo3").result == {"scores": [3, 1, 2], "winners": [1]}


def test_P19_a_tie_goes_to_the_fewest_Yokai() -> None:
    assert closed("Ro1 On2", "Ne3 Ne4 Ne5", "Jo9 Jo8 Jo7").result == {"scores": [3, 3, 7], "winners": [1]}  # though it has more cards
    assert closed("Ro3 Ro4", "Ne1 Ta2 Ta3", "Jo9 Jo8 Jo7").result == {"scores": [3, 3, 7], "winners": [0]}


def test_P19_a_lower_pool_wins_with_more_Yokai_and_more_cards() -> None:
    many, kitsune = "Ne1 Ne2 Ne3 Ta1 Ta2 Ta3 Jo1", "Ki4 Ki5 Ki6 Ki7 Ki8 Ki9 Ki10"  # worth 3, of three Yokai; worth 4, of one
    assert closed("Ro3 Ro4 Ro5 Ro6 Ro7 Ro8", many, kitsune).result == {"scores": [3, 3, 4], "winners": [0]}
    assert closed("Ro1 On1 Ro4 Ro5 Ro6 On6", many, kitsune).result == {"scores": [2, 3, 4], "winners": [0]}
    assert closed("Ro3 Ro4 Ro5 Ro6 Ro7 Ro8", kitsune, many.replace("Jo1", "Ne4")).result == {"scores": [3, 4, 2], "winners": [2]}


def test_P19_then_to_the_fewest_cards() -> None:
    assert closed("Ro3", "Ne3 Ne5", "Jo9 Jo8").result == {"scores": [3, 3, 8], "winners": [0]}
    assert closed("Ro1 On2", "Ne1 Ta2 Ta3", "Jo3 Jo8 Ki9").result["winners"] == [0]


def test_P19_then_the_victory_is_shared() -> None:
    assert closed("Ro3", "Ne2 Ne5", "Jo2 Jo8").result == {"scores": [3, 2, 2], "winners": [1, 2]}
    assert closed("Ro3", "Ne2 Ne5", "Jo9 Jo8", "Ta2 Ta9").result == {"scores": [3, 2, 8, 2], "winners": [1, 3]}


def test_P19_an_empty_pool_is_worth_nothing() -> None:
    p = go(table("Ka2", "Ne5", left="Te4", right="On9", rounds=1), "0 play Ka2 left")
    assert p.told[1:] == ["round empty 0", "pools 0", "pools 1 Ne5", "over 0 5 winners 0"]
    assert seen(p, 1) == p.told


def test_P19_nobody_has_won_before_the_end() -> None:
    p = go(table("Ka2 Ro1", "Ne5 Ne6", left="Te4", right="On9", rounds=2), "0 play Ka2 left close")
    scores = np.zeros(5, np.int64)
    assert (p.result, arrays.score_of(p._state, scores), scores.tolist()) == (None, 0, [1, 5, 0, 0, 0])


def test_P19_pools_of_all_rounds_count() -> None:
    p = play_out(pagoda.start(players=3, sizes=(10, 10, 3)), 4)
    assert p.result is not None
    assert p.result["scores"] == [pagoda.rules.worth(state(p).pools[seat]) for seat in range(3)]
