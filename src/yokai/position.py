"""Games and positions for people: checked, immutable, printable. A position is all of the truth at one moment."""
from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from threading import local
from typing import Any

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from .games import find, refusals
from .games.options import Value, encode, shorten
from .kernel import arrays
from .kernel.arrays import ROOM, advance
from .kernel.packing import members
from .kernel.random import seeded

CHANCE, OVER = -1, -2
MOST_ACTIONS = 2048
Array = NDArray[Any]
Words = list[tuple[list[str], dict[str, int]]]  # for each seat all actions as words, and the way back


class Refused(ValueError):
    """The rules do not allow it: `rule` names the rule, `why` says what would be right, `position` is where it was tried."""

    def __init__(self, rule: str, why: str, position: Position) -> None:
        super().__init__(f"{rule}: {why} In {position!r}")
        self.rule, self.why, self.position = rule, why, position

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.rule, self.why, self.position)


class Scratch(local):
    """Room for the legal actions of one position, a thread its own. (A memoryview is read faster than an array.)"""

    def __init__(self) -> None:
        codes = np.zeros(ROOM + MOST_ACTIONS, np.int64)
        self.both = codes, codes.data


SCRATCH = Scratch()


class Game:
    """One of the games: `yokai.septet.deal(players=4, seed=7)`."""

    def __init__(self, name: str) -> None:
        self.name, self.module = name, find(name)
        self.rules, self.notation = self.module.rules, self.module.notation
        self.state, self.size = self.rules.STATE, self.rules.STATE.itemsize
        self.words = cache(self._name_actions)

    def __repr__(self) -> str:
        return f"<yokai.{self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return named, (self.name,)

    def blank(self) -> Array:
        """A record of zeros. (Three times as fast as `np.zeros`.)"""
        return frombuffer(bytearray(self.size), self.state)

    def _name_actions(self, players: int) -> Words:
        """For each seat all actions as words, and the way back."""
        named = [[self.notation.name_action(a, seat, players) for a in range(self.rules.ACTIONS)] for seat in range(players)]
        return [(names, {name: a for a, name in enumerate(names) if name}) for names in named]

    def start(self, players: int = 4, first: int = 0, sizes: Sequence[int] | None = None, **options: Value) -> Position:
        """An empty table before the first deal. `sizes`: a small deck for study (Pagoda: Yokai, highest number, hand)."""
        if type(players) is not int or players not in self.rules.SEATS:
            raise ValueError(f"players: {self.name} is for {', '.join(map(str, self.rules.SEATS))}, not for {shorten(repr(players))}")
        if first and not self.rules.HAS_FIRST:
            raise ValueError(f"first: the rules of {self.name} find who leads")
        if type(first) is not int or not -1 <= first < 8:
            raise ValueError(f"first: the seat that starts, from 0, not {shorten(repr(first))}")
        S = self.blank()
        rule = arrays.start_of(S, players, encode(self.rules, options, sizes), first)
        if rule:
            raise ValueError(f"{refusals.name_rule(self.module, rule)} allows no such table: {players} players, first {first}, "
                             f"{dict(options)}, sizes {sizes}")
        return Position(self, self.words(players), S, CHANCE, ())

    def deal(self, order: str | Sequence[str] | None = None, *, seed: int | None = None, players: int = 4, first: int = 0,
             sizes: Sequence[int] | None = None, **options: Value) -> Position:
        """A new game with its first cards dealt: in the order given, by a seed, or at random.

        The options are the game's variants, by name: `scoring="basic"`. (The terminal's --seed is for its bots too: other decks.)"""
        return self.start(players, first, sizes, **options).deal(order, seed=seed)


@cache
def named(name: str) -> Game:
    """The one game of that name."""
    return Game(name)


class Position:
    """A game at one moment. `play` and `deal` return the next one and leave this one as it was."""

    __slots__ = ("_came", "_game", "_legal", "_state", "_turn", "_words")

    def __init__(self, game: Game, words: Words, state: Array, turn: int, legal: tuple[str, ...], came: tuple[Any, ...] = ()) -> None:
        self._game, self._words, self._state, self._turn, self._legal, self._came = game, words, state, turn, legal, came

    # ------------------------------------------------------------ questions
    @property
    def game(self) -> Game:
        """Which game it is."""
        return self._game

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._words)

    @property
    def turn(self) -> int:
        """The seat to act; -1 where cards are to be dealt, -2 where the game is over."""
        return self._turn

    @property
    def legal(self) -> tuple[str, ...]:
        """What the seat to act may do, as words; nothing where it is nobody's turn."""
        return self._legal

    @property
    def waiting(self) -> list[int]:
        """All seats that may act now."""
        return members(arrays.waiting_of(self._state))

    @property
    def exchange(self) -> bool:
        """Whether cards are being passed: an event is then several actions."""
        return self.turn >= 0 and self.game.rules.event_size(self._state[0]) > 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    def legal_for(self, seat: int) -> tuple[str, ...]:
        """What another seat may do, as words: in the exchange all act at once."""
        codes, view = SCRATCH.both
        n, names = arrays.legal_of(self._state, self._seat(seat), codes), self._words[seat][0]
        return tuple([names[a] for a in view[ROOM:ROOM + n]])

    @property
    def due(self) -> tuple[str, ...]:
        """The cards that the next deal must hold, in the record's order; none where no deal is due."""
        if self.turn != CHANCE:
            return ()
        cards = np.empty(self.game.rules.CARDS, np.int64)
        n = arrays.due_of(self._state, cards)
        return tuple(self.game.notation.CARDS[card] for card in cards[:n].tolist())

    @property
    def result(self) -> dict[str, list[int]] | None:
        """Scores and winners as a record states them, once the game is over."""
        out = np.zeros(8, np.int64)
        winners = members(arrays.score_of(self._state, out))
        return {"scores": out[:self.game.rules.sides(self._state[0])].tolist(), "winners": winners} if self.over else None

    @property
    def told(self) -> list[str]:
        """What the last play or deal brought about, line by line, with open cards."""
        if not self._came:
            return []
        before, *cause = self._came
        lines = np.zeros(1, self.game.module.lines.LINES)
        (arrays.step_told if len(cause) == 2 else arrays.deal_told)(before.copy(), *cause, lines)
        return [self.game.notation.name_line(line) for line in lines[0].line[:lines[0].count]]

    # ------------------------------------------------------------ deeds
    def play(self, what: str, seat: int | None = None) -> Position:
        """Do what the words say, such as `F7` or `play Ka3 left`, as the seat to act or as another that may; else raise Refused."""
        game, words = self._game, self._words
        acting = self._seat(seat) if seat is not None else self._turn if self._turn >= 0 else 0
        try:
            a = words[acting][1][what]
        except (KeyError, TypeError):
            return self._play_event(what, acting)
        state, (codes, view) = frombuffer(bytearray(game.size), game.state), SCRATCH.both  # game.blank(), without a call
        n = advance(self._state, acting, a, state, codes)
        if n < 0:
            raise self._refused(acting, a)
        turn = view[0]
        names = words[turn][0]
        return Position(game, words, state, turn, tuple([names[a] for a in view[ROOM:ROOM + n]]), (self._state, acting, a))

    def _play_event(self, what: str, seat: int) -> Position:
        """An event in the record's words, which may be several actions: `pass W2 E3 G4`."""
        if not isinstance(what, str):
            raise ValueError(f"an action is said in words, not as {shorten(repr(what))}: {self!r}")
        try:
            actions = self.game.notation.parse_event(what.split(" "), seat, self.players)
        except ValueError as error:
            raise ValueError(f"{shorten(error, 80)}: {self!r}") from None
        if self.turn < 0:
            raise self._refused(seat, actions[0])
        if len(actions) != self.game.rules.event_size(self._state[0]):
            raise Refused(*refusals.misplaced(self.game.module, self._state[0]), self)
        names = self._words[seat][0]
        position = self
        for a in actions:
            position = position.play(names[a], seat)
        return position

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or seat not in range(self.players):
            raise ValueError(f"there is no seat {shorten(repr(seat))}: {self!r}")
        return seat

    def _refused(self, seat: int, a: int) -> Refused:
        return Refused(*refusals.sentence(self.game.module, self._state[0], seat, a), self)

    def deal(self, order: str | Sequence[str] | None = None, *, seed: int | None = None) -> Position:
        """Deal the cards due: in the order given (names, or one line of them), by a seed, or at random."""
        if self.turn != CHANCE:
            raise self._refused_deal("No cards are to be dealt now.")
        cards = np.empty(self.game.rules.CARDS, np.int64)
        if order is None:
            cards = cards[:arrays.shuffled(self._state, seeded(secrets.randbits(64) if seed is None else checked_seed(seed)), cards)]
        else:
            names = order.split() if isinstance(order, str) else list(order)
            if sorted(names) != sorted(self.due):
                raise self._refused_deal(f"The deck must hold exactly the {len(self.due)} cards that are due.")
            cards = np.array([self.game.notation.CODE[name] for name in names], dtype=np.int64)
        state = self.game.blank()
        n = arrays.dealt(self._state, cards, state, SCRATCH.both[0])
        return reached(self.game, state, n, (self._state, cards))

    def _refused_deal(self, why: str) -> Refused:
        return Refused(refusals.name_rule(self.game.module, self.game.rules.SHUFFLE_RULE), why, self)

    # ------------------------------------------------------------ manners
    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.game.notation.describe(self._state[0])}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game.name == other.game.name and self._state.tobytes() == other._state.tobytes()

    def __hash__(self) -> int:
        return hash((self.game.name, self._state.tobytes()))

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game.name, self._state.tobytes())


def checked_seed(seed: int) -> int:
    """One word."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise ValueError(f"seed: a number from 0 to {(1 << 64) - 1}, not {shorten(repr(seed))}")
    return seed


def restore(name: str, state: bytes) -> Position:
    """A pickled position."""
    S = frombuffer(bytearray(state), named(name).rules.STATE)
    return reached(named(name), S, arrays.choices(S, SCRATCH.both[0]), ())


def reached(game: Game, state: Array, n: int, came: tuple[Any, ...]) -> Position:
    """The position of a state whose n choices are in the scratch."""
    words, view = game.words(int(state["players"][0])), SCRATCH.both[1]
    names = words[view[0]][0]
    return Position(game, words, state, view[0], tuple([names[a] for a in view[ROOM:ROOM + n]]), came)
