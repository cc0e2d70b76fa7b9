"""What the tests of explanations share: random games, moments of them, and a check that a message speaks."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from lanes import many
from play import ALL, Kind, Trace, trace
from words.catalogues import LANGUAGES, arguments
from yokai.kernel.verbs import notice, watch
from yokai.words import say

Say = tuple[str, dict[str, Any]]
KINDS = [kind for kind in ALL if ("rounds", 0) in kind.options or kind.name != "pagoda"]
PLAYERS = ["Ann", "Bo", "Cy", "Di", "Em"]


@cache
def games(kind: Kind) -> tuple[Trace, ...]:
    """A few random games of a kind."""
    return tuple(trace(kind, seed) for seed in range(many(2, 1)))


def moments(kind: Kind) -> Iterator[Any]:
    """Some states of these games: the empty table, some between, the end."""
    for game in games(kind):
        yield game.states[0]
        yield from game.states[::-max(1, len(game.states) // 6)]


def speaks(said: Say) -> None:
    """The message takes exactly these arguments, and says something in every language."""
    message, given = said
    assert set(given) == arguments("en", message), message
    for language in LANGUAGES:
        sentence = say(message, language, PLAYERS, **given)
        assert sentence == sentence.strip() != ""
        assert not {"{", "}", "$"} & set(sentence)


def cards_of(kind: Kind, s: Any, seat: int) -> list[str]:
    """A hand by name, whatever a set of cards is."""
    hand = s.hands[seat]
    words = [hand] if kind.name == "septet" else hand.words
    found: list[str] = kind.game.notation.name_cards(*(int(word) for word in words))
    return found


def told(kind: Kind, game: Trace, seat: int) -> Iterator[tuple[str, Say | None]]:
    """A seat's log, line by line, with what each line says to it (-1: a spectator)."""
    view = np.zeros(1, kind.game.view.VIEW)
    watch(view[0], seat, game.states[0])
    for line in game.lines(seat):
        words = kind.game.notation.name_line(line)
        yield words, kind.game.explain.told(words, view[0])
        notice(view[0], line)


def strength(card: str, trump: str, led: str) -> tuple[bool, bool, bool, int]:
    """S9, once more: the A, then trumps, then the suit led, then all that cannot win."""
    return card == "WA", card[0] == trump, card[0] == led, int(card[1:].replace("A", "1"))
