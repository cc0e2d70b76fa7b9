"""Variants, as people and records say them."""
from __future__ import annotations

import pytest

from yokai.games import find, names
from yokai.games.options import allowed, encode, parse, shorten, spell

SEPTET, PAGODA = find("septet").rules, find("pagoda").rules


def test_games_are_found_by_their_folders() -> None:
    assert names() == ("pagoda", "septet")
    with pytest.raises(LookupError, match="no game is called 'chess'; there are pagoda and septet"):
        find("chess")


def test_P14_rounds_may_be_stated_from_one_to_four_only() -> None:
    assert allowed(PAGODA, "rounds") == [1, 2, 3, 4]
    assert allowed(PAGODA, "optional_effects") == [False, True]
    assert allowed(SEPTET, "first_lead") == ["holder", "dealt"]


@pytest.mark.parametrize(("game", "options", "codes"), [
    (SEPTET, {}, [0, 0]), (SEPTET, {"scoring": "basic"}, [1, 0]), (SEPTET, {"first_lead": "dealt"}, [0, 1]),
    (PAGODA, {}, [0, 0, 10, 10, 7]), (PAGODA, {"rounds": 2, "optional_effects": True}, [1, 2, 10, 10, 7])])
def test_options_become_codes(game, options, codes) -> None:
    assert encode(game, options).tolist() == codes


@pytest.mark.parametrize(("options", "why"), [
    ({"rounds": 0}, "rounds is 1 or 2 or 3 or 4, not 0"), ({"rounds": True}, "not true"), ({"rounds": 2.0}, "not 2.0"),
    ({"rounds": "2"}, "not '2'"), ({"optional_effects": 0}, "optional_effects is false or true, not 0"),
    ({"jokers": 2}, "there is no option 'jokers'; the options are optional_effects, rounds")])
def test_options_of_another_kind_are_refused(options, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        encode(PAGODA, options)


@pytest.mark.parametrize("game", [SEPTET, PAGODA], ids=["septet", "pagoda"])
def test_options_round_trip_on_the_command_line(game) -> None:
    for name in game.OPTIONS:
        for value in allowed(game, name):
            found = parse(game, f"{name}={spell(value)}")
            assert (found, type(found[1])) == ((name, value), type(value))


@pytest.mark.parametrize(("text", "why"), [("rounds", "'rounds' is not NAME=VALUE"), ("rounds=5", "rounds is 1 or 2 or 3 or 4, not 5"),
                                           ("rounds=0", "not 0"), ("size=3", "no option 'size'")])
def test_options_misspelt_are_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse(PAGODA, text)


def test_somebodys_words_are_cut_and_made_printable() -> None:
    assert shorten("a" * 40) == "a" * 40
    assert shorten("a" * 5_000_000) == "a" * 39 + "…"
    assert shorten("a\n\x1b[2J") == "a��[2J"
