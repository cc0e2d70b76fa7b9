"""No seat is better than another by where it is: turning the seats of a game turns its logs and its result, and nothing else."""
from __future__ import annotations

import itertools

import numpy as np
import pytest

from lanes import many
from play import ALL, SMALLS, Kind, Trace, trace, traces
from yokai.kernel import arrays
from yokai.kernel.fold import SHUFFLE
from yokai.kernel.packing import members

BY_SEAT = ("hands", "pools")  # told for every seat, 0 first


def turned_seat(word: str, players: int, k: int) -> str:
    """The seat k places on."""
    return str((int(word) + k) % players)


def turned_reckoning(words: list[str], between: str, players: int, k: int, winners_first: bool) -> list[str]:
    """Winning seats and each side's score, on either side of a word."""
    at = words.index(between)
    winners, scores = (words[:at], words[at + 1:]) if winners_first else (words[at + 1:], words[:at])
    winners = sorted(turned_seat(word, players, k) for word in winners)
    scores = [scores[(side - k) % len(scores)] for side in range(len(scores))]
    return [*winners, between, *scores] if winners_first else [*scores, between, *winners]


def turned(line: str, players: int, k: int) -> str:
    """A line as it reads when every player sits k places on."""
    words = line.split(" ")
    if words[0].isdigit():
        words[0] = turned_seat(words[0], players, k)
        if words[1] in ("give", "draw-for"):
            words[-1] = turned_seat(words[-1], players, k)
    elif words[0] in ("shows", "trick", "hands", "pools", "got"):
        words[1] = turned_seat(words[1], players, k)
    elif words[0] == "round" and words[1] in ("close", "empty"):
        words[2] = turned_seat(words[2], players, k)
    elif words[0] == "round":
        words[2:] = turned_reckoning(words[2:], "gain", players, k, winners_first=True)
    elif words[0] == "over":
        words[1:] = turned_reckoning(words[1:], "winners", players, k, winners_first=False)
    return " ".join(words)


def in_any_order_of_seats(log: list[str]) -> list[str]:
    """The log with what is told for every seat put in the order of the words."""
    found: list[str] = []
    for is_by_seat, group in itertools.groupby(log, lambda line: line.startswith(BY_SEAT)):
        lines = list(group)
        found += sorted(lines) if is_by_seat else lines
    return found


def turned_deck(game: Trace, step: int, k: int) -> list[int]:
    """The deck that deals every seat the cards of the seat k places before it. (Pagoda deals from the starter on.)"""
    deck, players = game.deck(step), game.kind.players
    if game.kind.name == "pagoda":
        return deck
    each = len(deck) // players
    hands = [deck[each * seat:each * seat + each] for seat in range(players)]
    return [card for seat in range(players) for card in hands[(seat - k) % players]] + deck[each * players:]


def turn(game: Trace, k: int) -> Trace:
    """The same game with everybody k places on."""
    kind, codes = game.kind, []
    for step, event in enumerate(game.events.tolist()):
        if event < 0:
            deck = turned_deck(game, step, k)
            codes += [SHUFFLE, len(deck), *deck]
        else:
            seat, a = divmod(event, kind.game.rules.ACTIONS)
            codes.append((seat + k) % kind.players * kind.game.rules.ACTIONS + a)
    first = (kind.first + k) % kind.players if kind.game.rules.HAS_FIRST else 0
    return trace(Kind(kind.name, kind.players, kind.options, kind.sizes, first), script=codes)


def result(game: Trace) -> tuple[list[int], list[int]]:
    """Each seat's own or its side's points, and who has won."""
    out = np.zeros(8, np.int64)
    winners = members(arrays.score_of(game.states[-1:], out))
    sides = int(game.kind.game.rules.sides(game.states[-1]))
    return [int(out[seat % sides]) for seat in range(game.kind.players)], winners


TURNED = ALL[::many(1, 7)] + SMALLS[::many(4, 12)]


@pytest.mark.parametrize("kind", TURNED, ids=str)
def test_turning_the_seats_turns_the_game(kind: Kind) -> None:
    players = kind.players
    for game in traces(kind, 1, seed=5):
        for k in range(1, many(players, 2)):
            other = turn(game, k)
            assert not other.refused
            assert len(other.events) == len(game.events)
            scores, winners = result(game)
            assert result(other)[0] == [scores[(seat - k) % players] for seat in range(players)]
            assert result(other)[1] == sorted((seat + k) % players for seat in winners)
            for seat in [*range(players), -1]:
                log = [turned(line, players, k) for line in game.log(seat)]
                assert in_any_order_of_seats(other.log((seat + k) % players if seat >= 0 else -1)) == in_any_order_of_seats(log)
