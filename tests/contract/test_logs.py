"""The laws of a seat's log (docs/seen.md): it holds what is public, its own private words, and nothing else."""
from __future__ import annotations

import numpy as np
import pytest

from lanes import many
from play import ALL, CHANCE, Kind, Trace, trace

LOGGED = ALL[::many(1, 5)]
PRIVATE = ("deal", "got")  # lines that only their own seat has
CARDS_OF = {"pass": slice(2, 5), "give": slice(2, 3), "draw": slice(2, 3)}  # where the private words stand


def public(log: list[str]) -> list[str]:
    """A seat's log with its private words and lines taken out."""
    found = []
    for line in log:
        words = line.split(" ")
        if words[0].isdigit() and words[1] in CARDS_OF:
            place = CARDS_OF[words[1]]
            words[place] = ["?"] * len(words[place])
        if words[0] not in PRIVATE:
            found.append(" ".join(words))
    return found


@pytest.mark.parametrize("kind", LOGGED, ids=str)
def test_the_public_log_is_every_seats_log_without_its_private_words(kind: Kind) -> None:
    game = trace(kind, 61)
    spectators = game.log(-1)
    assert spectators == public(spectators)
    for seat in range(kind.players):
        assert public(game.log(seat)) == spectators
        assert game.log(seat) != spectators


def privately_otherwise(game: Trace) -> tuple[int, Trace]:
    """A seat, and another game that differs only in what this seat cannot see: two cards of two others' hands change places."""
    kind = game.kind
    for seat in range(kind.players):
        for step in np.flatnonzero(game.events == CHANCE).tolist()[:1]:
            deck, log = game.deck(step), game.log(seat)
            for first in range(len(deck)):
                for second in range(first + 1, len(deck)):
                    other = trace(kind, script=swapped(game, step, deck[first], deck[second]), steps=step + 1)
                    if other.log(seat) == log[:len(other.log(seat))] and other.states.tobytes() != game.states[:step + 2].tobytes():
                        return seat, other
    raise AssertionError("no such game")


def swapped(game: Trace, step: int, one: int, another: int) -> list[int]:
    """The script up to a deal, with two cards exchanged in it."""
    places = {one: another, another: one}
    script = game.script(step + 1).tolist()
    return script[:2] + [places.get(card, card) for card in script[2:]]


@pytest.mark.parametrize("kind", LOGGED[::4], ids=str)
def test_what_a_seat_cannot_see_changes_neither_its_log_nor_its_view(kind: Kind) -> None:
    game = trace(kind, 62)
    seat, other = privately_otherwise(game)
    steps = len(other.events)
    assert other.lines(seat).tobytes() == game.lines(seat, 0, steps).tobytes()
    assert other.views[-1, seat].tobytes() == game.views[steps, seat].tobytes()
    assert other.views[-1, -1].tobytes() == game.views[steps, -1].tobytes()


@pytest.mark.parametrize("kind", LOGGED[::3], ids=str)
def test_the_log_of_a_record_that_stops_is_the_beginning_of_the_whole(kind: Kind) -> None:
    game = trace(kind, 63)
    for most in range(0, len(game.events), many(7, 40)):
        begun = trace(kind, script=game.script(most), steps=most)
        for seat in [*range(kind.players), -1]:
            assert begun.log(seat) == game.log(seat)[:len(begun.log(seat))]
        assert begun.states.tobytes() == game.states[:most + 1].tobytes()
