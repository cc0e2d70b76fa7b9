"""P9 to P11: closing, what must be done, the end of a turn and of a round."""
from __future__ import annotations

import pytest

from games.tables import changed, go, offering_set, offerings, refused, seen, state, table, told
from yokai import Position, pagoda

CARDS = pagoda.notation.CARDS


@pytest.fixture
def p() -> Position:
    """Seat 0 is on turn. Left lies Te4, right On9; the deck's first cards are Yu6 and Yu7."""
    return table("Te9 Ka4 Ka7 Ka2 Ro1 Ro8", "Ne5 Ne6 Ne7", "Jo1", left="Te4", right="On9", deck="Yu6 Yu7", rounds=1)


# ---------------------------------------------------------------- P9
CLOSING = {  # the hand after Ka2 was played on Te4, and whether it may close
    "Ro1": True, "Ro3": True, "Ro4": False, "Ro1 On2": True, "Ro2 On2": False, "Ro1 Ro9 On1 On10 Ne1": True, "Ro1 On1 Ne1 Jo1": False,
    "Ka3": True, "Ka1 Ko2": True, "Ta3 Yu1": False, "Ko3": True, "Yu2 Yu3": True, "Te10": False, "Ko10": False}


@pytest.mark.parametrize("kept", CLOSING)
def test_P9_a_hand_worth_three_or_less_may_close(kept: str) -> None:
    p = table(f"Ka2 {kept}", "Ne5", left="Te4", right="On9")
    assert ("play Ka2 left close" in p.legal) == CLOSING[kept]
    if CLOSING[kept]:
        q = go(p, "0 play Ka2 left close")
        assert q.told[:3] == ["0 play Ka2 left close", f"shows 0 {' '.join(sorted(kept.split(), key=CARDS.index))}", "round close 0"]
        assert seen(q, 1)[:3] == q.told[:3]
    else:
        assert refused(p, "0 play Ka2 left close") == "P9"


@pytest.mark.parametrize("event", ["0 play Ka2 left", "0 play Te2 left", "0 play Ta4 left", "0 play Ki5 left"])
def test_P9_after_a_lower_card_only(event: str) -> None:
    p = table("Ka2 Te2 Ta4 Ki5", "Ne5", left="Te4", right="Te3")
    p = changed(p, hands=[offering_set([event.split()[2], "Ro1"]), *(offering_set(["Ne5"]) for _ in range(4))])
    is_lower = event == "0 play Ka2 left"
    assert (f"{event[2:]} close" in p.legal) == is_lower
    assert is_lower or refused(p, f"{event} close") == "P9"


def test_P9_each_pile_for_itself() -> None:
    p = table("Ka5 Ro1", "Ne5", left="Te4", right="On9")
    assert [words for words in p.legal if "close" in words] == ["play Ka5 right close"]
    p = table("Ka5 Ro1", "Ne5", left="On9", right="Te4")
    assert [words for words in p.legal if "close" in words] == ["play Ka5 left close"]


def test_P9_an_empty_hand_has_no_choice() -> None:
    p = table("Ka2", "Ne5", left="Te4", right="On9")
    assert refused(p, "0 play Ka2 left close") == "P9"
    assert told(p, "0 play Ka2 left")[1] == "round empty 0"


def test_P9_or_go_on() -> None:
    p = table("Ka2 Ro1", "Ne5", left="Te4", right="On9")
    q = go(p, "0 play Ka2 left")
    assert (q.told, q.turn, offerings(q, 0), state(q).closed) == (["0 play Ka2 left"], 1, ["Ro1"], 0)


def test_P9_closing_is_part_of_the_play() -> None:
    p = table("Ka2 Ro1", "Ne5 Ne6", "Jo5", left="Te4", right="On9")
    assert refused(p, "0 play Ka5 left close") == "P6"  # not in the hand
    assert refused(go(p, "0 play Ka2 left"), "0 play Ro1 left close") == "P11"


# ---------------------------------------------------------------- P10
@pytest.mark.parametrize("card", ["Ka4", "Ka7"])
def test_P10_the_effect_is_not_optional(p: Position, card: str) -> None:
    q = go(p, f"0 play {card} left")
    assert "decline" not in q.legal
    assert refused(q, "0 decline") == "P10"


@pytest.mark.parametrize("card", ["Ka4", "Ka7"])
def test_P10_optional_effects_may_be_declined(card: str) -> None:
    p = table("Ka4 Ka7 Ka2", "Ne5", "Jo1", left="Te4", right="On9", optional_effects=True)
    assert refused(p, "0 decline") == "P6"
    q = go(p, f"0 play {card} left")
    assert q.legal[-1] == "decline"
    q = go(q, "0 decline")
    assert (q.told, q.turn, len(offerings(q, 0))) == (["0 decline"], 1, 2)
    assert go(p, "0 play Ka2 left").turn == 1  # C has no effect to decline


@pytest.mark.parametrize("card", ["Te9", "Ka7"])
def test_P10_declining_with_an_empty_hand_ends_the_round(card: str) -> None:
    p = table(card, "Ne5", "Jo1", left="Te4", right="On9", optional_effects=True)
    assert told(go(p, f"0 play {card} left"), "0 decline")[:2] == ["0 decline", "round empty 0"]


# ---------------------------------------------------------------- P11
def test_P11_the_next_player_clockwise_is_on_turn(p: Position) -> None:
    turns = []
    for event in ("play Ka2 left", "play Ne5 right", "play Jo1 left", "play Ro1 right"):
        turns.append(p.turn)
        p = p.play(event)
    assert [*turns, p.turn] == [0, 1, 2, 0, 1]
    assert (refused(p, "2 play Ko10 left"), p.legal_for(0), p.legal_for(2)) == ("P11", (), ())


def test_P11_the_last_card_as_lower_ends_the_round() -> None:
    assert told(table("Ka2", "Ne5", left="Te4", right="On9"), "0 play Ka2 left")[1] == "round empty 0"


def test_P11_the_last_card_as_higher_draws_and_the_round_goes_on() -> None:
    p = go(table("Ka7", "Ne5", left="Te4", right="On9", deck="Yu6"), "0 play Ka7 left")
    assert [(go(p, event).turn, offerings(go(p, event), 0)) for event in ("0 draw deck", "0 draw pile")] == [(1, ["Yu6"]), (1, ["On9"])]


def test_P11_giving_the_last_card_ends_the_round() -> None:
    p = go(table("Ka4 Ka9", "Ne5", left="Te4", right="On9"), "0 play Ka4 left")
    assert told(p, "0 give Ka9 1")[:2] == ["0 give Ka9 1", "round empty 0"]


def test_P11_the_last_card_as_match_lets_draw_and_ends_the_round() -> None:
    p = go(table("Ne5", "Te9", "Jo1", left="Te4", right="On9", first=1), "1 play Te9 left")
    assert told(p, "1 draw-for 0")[2] == "round empty 1"


def test_P11_closing_ends_the_round() -> None:
    assert told(table("Ka2 Ro3", "Ne5", left="Te4", right="On9"), "0 play Ka2 left close")[2] == "round close 0"


def test_P11_another_players_empty_hand_is_not_looked_at() -> None:
    p = table("Ka2 Ro9", "Ne5 Ne6", "Jo1 Jo2", left="Te4", right="On9")
    p = changed(p, hands=[offering_set(names) for names in (["Ka2", "Ro9"], [], ["Jo1"], [], [])])
    assert go(p, "0 play Ka2 left").turn == 1


def test_P9_the_pile_is_the_one_played_on_for_the_last_cards_too() -> None:
    for lower, other in (("left", "right"), ("right", "left")):
        p = table("Ko8 Ro1", "Ne5", **{lower: "Ka9", other: "Ki1"})
        assert go(p, f"0 play Ko8 {lower} close").told[0] == f"0 play Ko8 {lower} close"
        assert refused(p, f"0 play Ko8 {other} close") == "P9"
