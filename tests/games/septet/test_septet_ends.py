"""S11 to S16: the end of a round, points, the end of the game."""
from __future__ import annotations

import numpy as np
import pytest

from games.tables import bosses, deck, hand, lay, midway, play_out, refused, seen, state, trick, tricks
from yokai import Position, septet
from yokai.kernel import arrays

LONG = ["WA F6 F7 F8 F10 F11 F12", "", "", ""]  # seat 0 can take seven tricks
TWO_EACH = ["S13 D5", "S9 D6", "S8 D8", "S10 D9"]  # one trick, and the round may go on
THREE_HANDS = ["S13 D5", "S9 D6", "S8 D8"]


def end(p: Position) -> list[str]:
    """What was told of the round's end, after its last trick."""
    return [line for line in p.told if line.split()[0] in ("hands", "round", "over")]


# ---------------------------------------------------------------- S11, four players
def test_S11_1_four_bosses_win() -> None:
    p = tricks(lay(LONG, "F9"), "WA", "F12 E7", "F11 G7", "F7 L7")
    assert end(p) == ["round bosses 0 2 gain 2 0"]


def test_S11_1_looked_at_after_each_trick_and_no_sooner() -> None:
    p = trick(midway(["S13 D5", "S7 D6", "S8 D8", "S9 D9"], "F9", bosses=["W7", "", "E7"]), "S13 S7 S8 S9")
    assert (end(p), p.turn) == ([], 0)  # three are too few
    p = trick(midway(["S13 D5", "S7 D6", "S8 D8", "S9 D9"], "F9", bosses=["W7", "", "E7 G7"]), "S13 S7 S8")
    assert (end(p), p.turn) == ([], 3)  # the trick is not over


def test_S11_1_five_bosses_win_too() -> None:
    p = trick(midway(["S13 D5", "S7 D6", "W7 D8", "S9 D9"], "F9", bosses=["E7", "", "G7 L7"]), "S13 S7 W7 S9")
    assert end(p) == ["round bosses 0 2 gain 4 0"]


def test_S11_2_seven_tricks_lose_and_the_others_take_the_bosses_in_all_hands() -> None:
    hands = ["WA F6 F7 F8 F10 F11 F12 S7", "W7 D7 W2", "E7 W3", "G7 L7 W4"]
    p = tricks(lay(hands, "F9"), "WA", "F12", "F11", "F10", "F8", "F7")
    assert end(p) == []  # six tricks
    p = tricks(p, "F6")
    assert end(p) == ["hands 0 S7", "hands 1 W7 D7", "hands 2 E7", "hands 3 G7 L7", "round tricks 1 3 gain 0 5"]
    assert seen(p, -1)[-5:] == end(p)


def test_S11_2_both_partners_tricks_count() -> None:
    p = trick(midway(TWO_EACH, "F9", tricks=[2, 0, 4, 5]), "S13 S9 S8 S10")
    assert end(p)[-1].startswith("round tricks 1 3")
    p = trick(midway(TWO_EACH, "F9", tricks=[2, 6, 3, 0]), "S13 S9 S8 S10")
    assert end(p) == []
    p = trick(midway(["S9 D5", "S13 D6", "S8 D8", "S10 D9"], "F9", tricks=[0, 1, 0, 5]), "S9 S13 S8 S10")
    assert end(p)[-1].startswith("round tricks 0 2")


def test_S11_2_bosses_captured_stay_where_they_are() -> None:
    p = midway(["S13 D7", "S9 L7", "S8 D8", "S10 D9"], "F9", tricks=[6], bosses=["W7 S7", "G7", "", "F7"])
    assert end(trick(p, "S13 S9 S8 S10")) == ["hands 0 D7", "hands 1 L7", "round tricks 1 3 gain 0 3"]


def test_S11_2_nobody_is_named_who_holds_no_boss() -> None:
    p = midway(TWO_EACH, "F9", tricks=[6], bosses=["", "G7"])
    assert end(trick(p, "S13 S9 S8 S10")) == ["round tricks 1 3 gain 0 1"]


def test_S11_2_the_bosses_in_hands_are_shown_with_basic_scoring_too() -> None:
    p = midway(["S13 D7", "S9 L7", "S8 D8", "S10 D9"], "F9", tricks=[6], scoring="basic")
    assert end(trick(p, "S13 S9 S8 S10")) == ["hands 0 D7", "hands 1 L7", "round tricks 1 3 gain 0 1"]


def test_S11_the_fourth_boss_in_the_seventh_trick_wins() -> None:
    p = tricks(lay(LONG, "F9"), "WA", "F12 E7", "F11 G7", "F10", "F8", "F6")
    assert end(p) == []
    assert end(tricks(p, "F7 D7")) == ["round bosses 0 2 gain 2 0"]


SIX_EACH = ["WA F12 F11 F10 F9 F8 L5 E2 E3 E4 E5 E6", "W2 F6 G3 G4 G5 G6 L10 S9 S10 S11 S12 S13",
            "W3 W7 E7 G7 E8 G8 L4 L6 L7 D5 D7 S7", "W4 W5 W6 G9 L8 L9 D6 D8 D9 D10 D11 S8"]


def test_S11_3_empty_hands_and_the_last_trick_wins() -> None:
    p = tricks(lay(SIX_EACH, "F7"), "WA W7", "F12 E7", "F11 G7", "F10", "F9", "F8")
    p = tricks(p, "L5 L10 L7", "S13 S7", "S12 D7", "S11", "S10")
    assert (end(p), state(p).tricks.tolist()) == ([], [6, 5, 0, 0])
    p = tricks(p, "S9")
    assert end(p) == ["round last 1 3 gain 0 4"]
    assert p.turn == -1


# ---------------------------------------------------------------- S12, three players
def test_S12_1_three_bosses_win() -> None:
    p = tricks(lay([*LONG[:1], "", ""], "F9"), "WA", "F12 E7", "F11 G7")
    assert end(p) == []
    assert end(tricks(p, "F7")) == ["round bosses 0 gain 2 0 0"]


@pytest.mark.parametrize("loser", range(3))
def test_S12_2_seven_tricks_lose_and_both_others_win(loser: int) -> None:
    hands = [LONG[0] if seat == loser else "" for seat in range(3)]
    p = tricks(lay(hands, "F9"), "WA", "F12", "F11", "F10", "F8", "F7")
    assert end(p) == []
    others = [seat for seat in range(3) if seat != loser]
    gain = " ".join("0" if seat == loser else "3" for seat in range(3))
    assert end(tricks(p, "F6")) == [f"round tricks {others[0]} {others[1]} gain {gain}"]  # no hand is shown


def test_S12_the_third_boss_in_the_seventh_trick_wins() -> None:
    p = tricks(lay([*LONG[:1], "", ""], "F9"), "WA", "F12 E7", "F11", "F10", "F8", "F6", "F7 G7")
    assert end(p) == ["round bosses 0 gain 2 0 0"]


def test_S12_3_empty_hands_and_the_last_trick_wins() -> None:
    hands = ["WA F12 F11 F10 F9 F8 L5 E2 E3 E4 E5 E6 E8 G3 G4 G5", "L10 S13 S12 S11 S10 D5 W2 W3 W4 W5 F6 G6 G7 G9 S8 S9",
             "W6 W7 E7 G8 L4 L6 L7 L8 L9 D6 D7 D8 D9 D10 D11 S7"]
    p = tricks(lay(hands, "F7"), "WA W7", "F12 E7", "F11", "F10", "F9", "F8", "L5 L10 L7", "S13 S7", "S12", "S11", "S10")
    p = tricks(p, "D5 D11", "D10 G7", "D9", "D8")
    assert (end(p), state(p).tricks.tolist()) == ([], [6, 5, 4, 0])
    p = tricks(p, "D7")
    assert end(p) == ["round last 2 gain 0 0 3"]


# ---------------------------------------------------------------- S13
def test_S13_basic_two_rounds_win_for_a_team() -> None:
    p = tricks(lay(LONG, "F9", scoring="basic"), "WA", "F12 E7", "F11 G7", "F7 L7")
    assert (end(p), p.turn, p.result) == (["round bosses 0 2 gain 1 0"], -1, None)
    p = tricks(lay(LONG, "F9", p), "WA", "F12 E7", "F11 G7", "F7 L7")
    assert end(p) == ["round bosses 0 2 gain 1 0", "over 2 0 winners 0 2"]
    assert (p.over, p.result) == (True, {"scores": [2, 0], "winners": [0, 2]})


def test_S13_basic_a_player_needs_two_as_well() -> None:
    p = midway(THREE_HANDS, "F9", bosses=["W7 E7 G7"], points=[0, 1, 1], scoring="basic")
    assert end(trick(p, "S13 S9 S8")) == ["round bosses 0 gain 1 0 0"]
    p = midway(THREE_HANDS, "F9", bosses=["W7 E7 G7"], points=[1, 1, 1], scoring="basic")
    assert end(trick(p, "S13 S9 S8")) == ["round bosses 0 gain 1 0 0", "over 2 1 1 winners 0"]


def test_S13_basic_each_winner_takes_one() -> None:
    p = midway(THREE_HANDS, "F9", tricks=[6], points=[1, 0, 1], scoring="basic")
    assert end(trick(p, "S13 S9 S8")) == ["round tricks 1 2 gain 0 1 1", "over 1 1 2 winners 2"]


def test_S13_nothing_is_done_when_the_game_is_over() -> None:
    p = trick(midway(TWO_EACH, "F9", bosses=["W7 E7 G7 L7"], points=[6]), "S13 S9 S8 S10")
    assert (p.turn, p.waiting, p.legal, p.due) == (-2, [], (), ())
    assert refused(p, "0 play D5") == "S13"
    assert refused(p, "shuffle " + deck(LONG, "F9")) == "S5"
    assert p.legal_for(0) == ()


def test_S13_cards_left_over_are_never_shown() -> None:
    p = trick(midway(TWO_EACH, "F9", bosses=["W7 E7 G7 L7"]), "S13 S9 S8 S10")
    assert p.told == ["3 play S10", "trick 0", "round bosses 0 2 gain 2 0"]
    assert [hand(p, seat) for seat in range(4)] == [[]] * 4


# ---------------------------------------------------------------- S14
def test_S14_worth_of_the_bosses_red_being_trump() -> None:
    p = tricks(lay(LONG, "F9"), "WA W7", "F12 L7", "F11 S7", "F7")
    assert [bosses(p, seat) for seat in range(4)] == [["W7", "L7", "F7", "S7"], [], [], []]
    assert end(p) == ["round bosses 0 2 gain 3 0"]  # the rulebook's example


def test_S14_the_share_from_hands_is_scored_yellow_being_trump() -> None:
    hands = ["WA L4 L5 L6 L7 L8 L10 S13 D5", "D11 W2 W3 W4 E7", "D7 W5 F7", "W7 D9 G7"]
    p = tricks(lay(hands, "L9"), "D5 D11 D7 D9", "W2 W5 W7 WA", "L10", "L8", "L6", "L5", "L4")
    assert bosses(p, 1) == ["D7"]
    p = tricks(p, "S13 S7")
    assert end(p) == ["hands 0 L7", "hands 1 E7", "hands 2 F7", "hands 3 G7", "round tricks 1 3 gain 0 4"]  # the rulebook's example


@pytest.mark.parametrize(("up", "gain"), [("W2", 6), ("E8", 6), ("G3", 5), ("L9", 5), ("D5", 6), ("F9", 4), ("S9", 4)])
def test_S14_the_trump_suits_boss_counts_nothing(up: str, gain: int) -> None:
    p = midway(["WA G9", "L4 L5", "G4 G5", "E2 E3"], up, bosses=["W7 G7", "", "L7 F7 S7"])
    assert end(tricks(p, "WA"))[0] == f"round bosses 0 2 gain {gain} 0"


@pytest.mark.parametrize(("before", "line"), [(4, []), (5, ["over 7 2 winners 0 2"]), (6, ["over 8 2 winners 0 2"])])
def test_S14_seven_points_win(before: int, line: list[str]) -> None:
    p = trick(midway(TWO_EACH, "F9", bosses=["W7 E7 G7 L7"], points=[before, 2]), "S13 S9 S8 S10")
    assert end(p) == ["round bosses 0 2 gain 2 0", *line]
    assert p.over == bool(line)


def test_S14_points_of_both_teams_are_kept_from_round_to_round() -> None:
    p = trick(midway(TWO_EACH, "F9", tricks=[6], bosses=["W7", "G7 L7"], points=[5, 2]), "S13 S9 S8 S10")
    assert (end(p)[-1], state(p).points.tolist()) == ("round tricks 1 3 gain 0 2", [5, 4, 0])
    assert p.turn == -1
    assert "points 5 4, to be dealt" in repr(p)


def test_S14_the_rounds_winner_scores_at_least_one() -> None:
    for seed in range(4):
        heard: list[str] = []
        play_out(septet.start(players=3 + seed % 2), seed, heard)
        gains = [line.split(" gain ")[1].split() for line in heard if line.startswith("round")]
        assert len(gains) >= 2
        assert all(max(map(int, gain)) >= 1 for gain in gains)


# ---------------------------------------------------------------- S15
def test_S15_worth_of_the_bosses() -> None:
    p = trick(midway(["S13 D5", "S7 D6", "S8 D8"], "L9", bosses=["L7 F7"]), "S13 S7 S8")
    assert end(p) == ["round bosses 0 gain 6 0 0"]


@pytest.mark.parametrize("up", ["F9", "L9"])
def test_S15_after_seven_tricks_the_two_winners_score_three_each(up: str) -> None:
    p = trick(midway(THREE_HANDS, up, tricks=[6], bosses=["W7", "E7", "F7 L7"]), "S13 S9 S8")
    assert end(p) == ["round tricks 1 2 gain 0 3 3"]


def test_S15_the_most_points_win_when_someone_has_seven() -> None:
    p = trick(midway(THREE_HANDS, "F9", tricks=[6], points=[6, 4, 3]), "S13 S9 S8")
    assert end(p)[1:] == ["over 6 7 6 winners 1"]
    p = trick(midway(THREE_HANDS, "F9", tricks=[6], points=[6, 4, 5]), "S13 S9 S8")
    assert end(p)[1:] == ["over 6 7 8 winners 2"]
    p = trick(midway(THREE_HANDS, "F9", tricks=[6], points=[6, 3, 3]), "S13 S9 S8")
    assert (end(p)[1:], p.result) == ([], None)


def test_S15_a_single_winner_after_bosses() -> None:
    p = trick(midway(THREE_HANDS, "F9", bosses=["W7 E7 G7"], points=[5, 6, 6]), "S13 S9 S8")
    assert end(p) == ["round bosses 0 gain 2 0 0", "over 7 6 6 winners 0"]


# ---------------------------------------------------------------- S16
@pytest.mark.parametrize("loser", range(3))
@pytest.mark.parametrize("scoring", ["basic", "advanced"])
def test_S16_of_two_the_one_left_of_the_seven_tricks_wins(loser: int, scoring: str) -> None:
    points = [2 if seat == loser else 5 for seat in range(3)] if scoring == "advanced" else [1, 1, 1]
    cards = ["S13", "S9", "S8"][-loser:] + ["S13", "S9", "S8"][:-loser] if loser else ["S13", "S9", "S8"]
    p = midway([f"{card} D{5 + k}" for k, card in enumerate(cards)], "F9", loser, [6 if seat == loser else 4 for seat in range(3)],
               points=points, scoring=scoring)
    p = trick(p, "S13 S9 S8")
    assert p.result is not None
    assert p.result["winners"] == [(loser + 1) % 3]
    assert p.result["scores"] == [points[k] + (0 if k == loser else 3 if scoring == "advanced" else 1) for k in range(3)]


def test_S16_no_other_tie() -> None:
    for seed in range(6):
        p = play_out(septet.start(players=3, scoring="basic"), seed)
        assert p.result is not None
        scores, winners = p.result["scores"], p.result["winners"]
        assert len(winners) == 1
        assert scores.count(max(scores)) == 1 or max(state(p).tricks) >= 7


def test_S16_nobody_has_won_before_the_end() -> None:
    p = trick(midway(THREE_HANDS, "F9", tricks=[6], points=[2, 3, 0]), "S13 S9 S8")
    scores = np.zeros(3, np.int64)
    assert (p.result, arrays.score_of(p._state, scores), scores.tolist()) == (None, 0, [2, 6, 3])
