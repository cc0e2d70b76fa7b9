"""P12, and sets of offerings: the words of bits beside Python's own sets."""
from __future__ import annotations

import random

import numpy as np
import pytest

from games.tables import names_of, offering_set
from yokai.games.pagoda import cards
from yokai.games.pagoda.notation import CARDS, CODE


@pytest.fixture(params=range(20))
def pair(request: pytest.FixtureRequest) -> tuple[list[str], list[str]]:
    """Two sets of cards, ascending; some large, some small, some empty."""
    rng = random.Random(request.param)
    one, other = (rng.sample(CARDS, rng.choice([0, 1, 5, 20, 80])) for _ in range(2))
    return sorted(one, key=CODE.__getitem__), sorted(other, key=CODE.__getitem__)


def test_P1_a_set_counts_and_lists_its_cards(pair: tuple[list[str], list[str]]) -> None:
    one, _ = pair
    found = offering_set(one)
    out = np.zeros(100, np.int64)
    assert (cards.size(found), [CARDS[cards.member(found, k)] for k in range(len(one))]) == (len(one), one)
    assert cards.spell(found.words[0], found.words[1], out) == len(one)
    assert [CARDS[card] for card in out[:len(one)]] == one
    assert [bool(cards.has(found, CODE[card])) for card in CARDS] == [card in one for card in CARDS]


def test_P1_sets_are_joined_and_parted(pair: tuple[list[str], list[str]]) -> None:
    one, other = pair
    for deed, expected in [(cards.join, {*one, *other}), (cards.drop, {*one} - {*other}), (cards.copy, {*other})]:
        found = offering_set(one)
        deed(found, offering_set(other))
        assert set(names_of(found)) == expected


def test_P1_cards_are_put_in_and_taken_out(pair: tuple[list[str], list[str]]) -> None:
    one, other = pair
    found = offering_set(one)
    for card in other:
        cards.add(found, CODE[card])
    assert set(names_of(found)) == {*one, *other}
    for card in one:
        cards.remove(found, CODE[card])
    assert set(names_of(found)) == {*other} - {*one}
    cards.clear(found)
    assert names_of(found) == []


WORTH = {"": 0, "Ka3 Ka7 Ka8 Ta2 Ta5 Ta7 Ta10": 5, "Te1 Te6 Ta2 Ta4": 3, "Ko10": 10, "Ka1": 1, "Ka10 Ka9": 9,
         " ".join(CARDS): 10, " ".join(CARDS[9::10]): 100, "Yu6 Ne7 On5": 18}


@pytest.mark.parametrize("names", WORTH)
def test_P12_only_the_lowest_number_of_each_Yokai_counts(names: str) -> None:
    assert cards.worth(offering_set(names.split())) == WORTH[names]  # the rulebooks' example is 5; its sum 42, not 47


def test_P12_worth_and_kinds(pair: tuple[list[str], list[str]]) -> None:
    one, _ = pair
    yokai = {card[:2] for card in one}
    assert cards.worth(offering_set(one)) == plain_worth(one)
    assert cards.kinds(offering_set(one)) == len(yokai)


def test_P12_worth_without_a_card(pair: tuple[list[str], list[str]]) -> None:
    one, other = pair
    for card in [*one, *other][:30]:
        assert cards.worth_without(offering_set(one), CODE[card]) == plain_worth([name for name in one if name != card])


def plain_worth(names: list[str]) -> int:
    """The lowest number of each Yokai, added up."""
    return sum(min(int(card[2:]) for card in names if card[:2] == yokai) for yokai in {card[:2] for card in names})
