"""What a person may answer, and what happens when it is none of it."""
from __future__ import annotations

import re

import pytest

from terminal.sitting import Play, play
from yokai.terminal.table import Seating

__all__ = ["play"]
SEPTET, PAGODA = Seating("septet", 4, 0, 7, "en"), Seating("pagoda", 3, 0, 7, "en")
PICKED = "You pass Earth 2, Earth 3, and Grace 4 to Cy."


@pytest.mark.parametrize("answers", [
    ["1", "1", "1"], ["1 2 3"], ["1,2,3"], ["1、2、3"], ["１ ２ ３"], ["E2 E3 G4"], ["g4 e3 e2"], ["pass E2 E3 G4"],
    ["2", "1 2"], ["E2", "1", "G4"], ["1 2", "E2", "G4"]])
def test_S6_three_cards_are_passed_one_by_one_or_in_a_line(answers: list[str], play: Play) -> None:
    _, told = play(SEPTET, iter(answers))
    assert PICKED in told


@pytest.mark.parametrize(("answer", "said"), [
    ("13", "There is no choice 13. Type a number from 1 to 12."), ("0", "There is no choice 0. Type a number from 1 to 12."),
    ("9" * 5000, "There is no choice 9999999999999999999999999999999999999999…. Type a number from 1 to 12."),
    ("hello", "“hello” is no choice here. Type a number from 1 to 12, or write the choice as “E2”."),
    ("-1", "“-1” is no choice here."), ("1.5", "“1.5” is no choice here."), ("²", "“²” is no choice here."),
    ("1 E3", "“1 E3” is no choice here."),
    ("x" * 5_000_000, "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is no choice here."), ("[" * 200_000, "[…” is no choice here."),
    ("\x1b[2J\x07\0", "“[2J” is no choice here."), (",", "“,” is no choice here."), ("pass", "“pass” is no choice here."),
    ("1 1", "You have already chosen Earth 2. Choose another card."), ("1 2 3 4", "Only 3 cards are to be chosen here."),
    ("W2", "Wind 2 is not in your hand. Choose a card that you hold."),
    ("play E2", "First, everyone passes 3 cards. Choose the cards to pass.")])
def test_what_is_no_answer_is_explained_and_asked_again(answer: str, said: str, play: Play) -> None:
    status, told = play(SEPTET, iter([answer, "1 2 3"]))
    assert said in told
    assert PICKED in told
    assert status == 0


def test_S8_a_card_that_must_not_be_played_is_refused_with_the_rule(play: Play) -> None:
    _, told = play(SEPTET, iter(["1 2 3", "S10", "pass F11 S10 S11", "play f11"]))
    assert "Fire was led and you have Fire, so you must follow suit." in told
    assert "The exchange is over. Play one card." in told
    assert "You play Fire 11." in told


def test_where_there_is_one_choice_it_is_said_so(play: Play) -> None:
    _, told = play(SEPTET, iter(["1 2 3", "2", "two"]))
    assert "There is no choice 2 here, only 1." in told
    assert "“two” is no choice here. Type 1, or write the choice as “F11”." in told


def test_picks_that_are_refused_leave_none_picked(play: Play) -> None:
    _, told = play(SEPTET, iter(["E2 E3 W2", "1 2", "1"]))
    assert PICKED in told


@pytest.mark.parametrize("answer", ["?", "？"])
def test_a_question_mark_tells_the_rules_in_short(answer: str, play: Play) -> None:
    _, told = play(SEPTET, iter([answer]))
    assert "Aim: capture bosses, the 7s." in told
    assert told.count("Answer with the number of your choice.") == 2


@pytest.mark.parametrize(("language", "word"), [
    ("en", "state"), ("de", "STAND"), ("es", "estado"), ("fr", "état"), ("ja", "状況"), ("ja", "state")])
def test_the_state_is_told_again_on_request(language: str, word: str, play: Play) -> None:
    _, once = play(Seating("pagoda", 3, 0, 7, language), iter([]))
    _, twice = play(Seating("pagoda", 3, 0, 7, language), iter([word]))
    lines = [line for line in once.splitlines() if line]
    assert sum(twice.splitlines().count(line) == 2 for line in lines) >= 5


def test_the_trick_before_is_told_on_request_alone(play: Play) -> None:
    _, told = play(SEPTET, iter(["1 2 3", "1", "state"]))
    assert told.count("The previous trick: Fire 12 (Di), Fire 11 (you), Fire 9 (Bo), and Grace 3 (Cy).") == 1


def test_an_empty_line_repeats_the_choices(play: Play) -> None:
    _, told = play(SEPTET, iter(["", "  "]))
    assert told.count("\n12. Snow 11\n") == 3


def test_the_state_is_told_when_it_changes_and_no_more(play: Play) -> None:
    _, told = play(SEPTET, iter(["1", "1", "1", "1", "1"]))
    assert told.count("Trump: Wind. The trump card is Wind 7.") == 1
    assert told.count("Tricks: your team 0, the others 1.") == 1


@pytest.mark.parametrize("answer", ["1", "play Ka3 left", "Ka3 left", "ka3 LEFT", "KA3 Left"])
def test_P6_a_play_is_said_by_number_or_by_name(answer: str, play: Play) -> None:
    first = play(PAGODA, iter([]))[1].split("\n1. ")[1].split(" on the left pile")[0]
    card = {"Tengu": "Te", "Kappa": "Ka", "Tanuki": "Ta"}[first.split()[0]] + first.split()[1]
    _, told = play(PAGODA, iter([answer.replace("Ka3", card).replace("ka3", card.lower()).replace("KA3", card.upper())]))
    assert f"You play {first} on the left pile" in told


@pytest.mark.parametrize(("answer", "said"), [
    ("draw deck", "Your turn begins with a card: play one onto the left or the right pile."), ("decline", "Your turn begins with a card"),
    ("give Ka3 4", "Nobody sits there. Choose another player at this table."), ("give Ka3 you", "Nobody sits there."),
    ("draw-for Zoe", "Nobody sits there."), ("Ka3", "“Ka3” is no choice here. Type a number from 1 to"),
    ("Ka11 left", "“Ka11 left” is no choice"), ("Ka3 middle", "“Ka3 middle” is no choice here."),
    ("give Ka3 Bo", "Your turn begins with a card"), ("Ka3 Bo", "Your turn begins with a card"),
    ("give Ka3 2", "Your turn begins with a card")])
def test_P6_what_is_no_play_is_explained(answer: str, said: str, play: Play) -> None:
    _, told = play(PAGODA, iter([answer]))
    assert said in re.split(r"Your choice \(1–\d+\):", told)[1]


@pytest.mark.parametrize(("answer", "receiver"), [
    ("give {card} Bo", "Bo"), ("{card} cy", "Cy"), ("give {card} 3", "Cy"), ("GIVE {card} BO", "Bo")])
def test_P7_a_give_is_said_with_the_receivers_name_or_seat(answer: str, receiver: str, play: Play) -> None:
    """Seats are counted from 1 here; the example tells the form."""
    sitting, match = next((sitting, line.split(".")[0]) for sitting in (Seating("pagoda", 3, 0, seed, "en") for seed in range(99))
                          for line in play(sitting, iter([]))[1].splitlines() if "Match with" in line)
    example = play(sitting, iter([match, "zzz"]))[1].rpartition("or write the choice as “")[2].split("”")[0]
    card = example.split()[1]
    assert example == f"give {card} Bo"
    assert f"You give {receiver} " in play(sitting, iter([match, answer.format(card=card)]))[1]
