"""Every pair of verbs is a round trip: what one says, the other reads back. One test for all; a pair is a row of PAIRS."""
from __future__ import annotations

import copy
import itertools
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import walks
from lanes import many
from play import ALL, kinds, reach, trace
from yokai import record
from yokai.games import find, names, options
from yokai.kernel import packing
from yokai.position import named

Pair = tuple[str, list[Any], Callable[[Any], Any], Callable[[Any], Any]]


def card_pairs(name: str) -> Iterator[Pair]:
    """Cards, and sets of them."""
    notation = find(name).notation
    yield f"{name}: card", list(range(len(notation.CARDS))), lambda card: notation.CARDS[card], notation.parse_card
    rng = np.random.default_rng(1)
    sets = [sorted(rng.choice(len(notation.CARDS), size, replace=False).tolist()) for size in (0, 1, 2, 5, 20, len(notation.CARDS))]
    yield (f"{name}: set of cards", sets, lambda cards: [notation.CARDS[card] for card in cards],
           lambda words: [notation.parse_card(word) for word in words])


def action_pairs(name: str) -> Iterator[Pair]:
    """Actions of every seat, and events."""
    game = find(name)
    for players in game.rules.SEATS:
        for seat in range(players):
            actions = [a for a in range(game.rules.ACTIONS) if game.notation.name_action(a, seat, players)]
            who = f"of seat {seat} of {players}"
            yield (f"{name}: action {who}", actions, lambda a, seat=seat, players=players: game.notation.name_action(a, seat, players),
                   lambda words, seat=seat, players=players: game.notation.parse_action(words, seat, players))
            yield (f"{name}: event {who}", [[a] for a in actions] + passes(name),
                   lambda codes, seat=seat, players=players: game.notation.name_event(codes, seat, players),
                   lambda words, seat=seat, players=players: game.notation.parse_event(words.split(" "), seat, players))


def passes(name: str) -> list[list[int]]:
    """Events of several actions."""
    return [list(cards) for cards in itertools.islice(itertools.permutations(range(0, 49, 6), 3), 40)] if name == "septet" else []


def option_pairs(name: str) -> Iterator[Pair]:
    """Options as the command line states them."""
    rules = find(name).rules
    stated = [(option, value) for option in rules.OPTIONS for value in options.allowed(rules, option)]
    yield f"{name}: option", stated, lambda pair: f"{pair[0]}={options.spell(pair[1])}", lambda text: options.parse(rules, text)


def game_pairs(name: str) -> Iterator[Pair]:
    """Records and positions of random games."""
    games = [trace(kind, 17) for kind in kinds(name)[::many(3, 9)]]
    yield f"{name}: record", [game.record() for game in games], record.write, record.read
    positions = [reach(game.record() | {"events": game.record()["events"][:k]}) for game in games for k in (0, 1, 3, 9)]
    yield f"{name}: pickled position", positions, pickle.dumps, pickle.loads
    yield f"{name}: copied position", positions, copy.copy, lambda position: position
    yield f"{name}: deeply copied position", positions, copy.deepcopy, lambda position: position
    yield f"{name}: pickled game", [named(name)], pickle.dumps, pickle.loads


PACKED: list[Pair] = [
    ("members of a mask", [0, 1, 0b1011, 1 << 49, (1 << 100) - 1, 1 << 62], packing.members, packing.mask),
    ("bytes of scores", [(), (0,), (255, 0, 3), (10, 20, 30, 40, 55)], lambda scores: (packing.pack(list(scores)), len(scores)),
     lambda packed: tuple(packing.split(*packed))),
]
PAIRS = PACKED + [pair for name in names() for pairs in (card_pairs, action_pairs, option_pairs, game_pairs) for pair in pairs(name)]


@pytest.mark.parametrize(("values", "forth", "back"), [pair[1:] for pair in PAIRS], ids=[pair[0] for pair in PAIRS])
def test_round_trip(values: list[Any], forth: Callable[[Any], Any], back: Callable[[Any], Any]) -> None:
    assert values
    for value in values:
        assert back(forth(value)) == value


@pytest.mark.parametrize("name", names())
def test_the_words_of_a_seat_are_all_different(name: str) -> None:
    for players in find(name).rules.SEATS:
        for seat in range(players):
            words = [word for a in range(find(name).rules.ACTIONS) if (word := find(name).notation.name_action(a, seat, players))]
            assert len(set(words)) == len(words)


# ---------------------------------------------------------------- lines: of whole games, bit for bit
LINED = ALL[::many(1, 5)]  # a small deck has no words: "deck 100" names all cards


@pytest.mark.parametrize("kind", LINED, ids=str)
def test_lines_read_back_bit_for_bit_and_make_the_same_view(kind: Any) -> None:
    game, notation = trace(kind, 23), kind.game.notation
    for seat in [*range(kind.players), -1]:
        seen = game.lines(seat)
        parsed = np.zeros(len(seen), kind.game.lines.LINE)
        parsed["what"] = -7  # nothing of what was there may stay
        for k, line in enumerate(seen):
            notation.parse_line(notation.name_line(line), seat, parsed[k])
        assert parsed.tobytes() == seen.tobytes()
        view = game.views[:1, seat].copy()
        walks.notice_all(view, parsed)
        assert view.tobytes() == game.views[-1:, seat].tobytes()
