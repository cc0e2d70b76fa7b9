"""Games of every kind, played at random or by a script, with all that was told and seen of them."""
from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

import walks
from yokai.games import find, names
from yokai.games.options import encode
from yokai.kernel import arrays
from yokai.kernel.fold import SEVERAL, SHUFFLE, UNREADABLE
from yokai.kernel.random import seeded
from yokai.position import Position, named
from yokai.record import encode_events

CHANCE, OVER = walks.CHANCE, walks.OVER
WORDS = arrays.ROOM
STEPS = 1000  # no random game is longer
OVER_RULE = {"pagoda": 14, "septet": 13}  # P14, S13: what `refusal` says once the game is over
SMALL = {"pagoda": [(3, 4, 3), (4, 4, 2), (5, 5, 3)]}  # sizes of small decks


@dataclass(frozen=True)
class Kind:
    """A game for so many players, with these options, at these sizes."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]
    sizes: tuple[int, ...] | None = None
    first: int = 0

    def __str__(self) -> str:
        stated = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.name, str(self.players), *stated, *(["x".join(map(str, self.sizes))] if self.sizes else [])])

    @property
    def game(self) -> ModuleType:
        return find(self.name)

    def table(self) -> np.ndarray:
        """The empty table, or nothing where the rules allow no such one."""
        table = np.zeros(1, self.game.rules.STATE)
        rule = arrays.start_of(table, self.players, encode(self.game.rules, self.stated, self.sizes), self.first)
        return table[:0] if rule else table

    @property
    def stated(self) -> dict[str, Any]:
        """The options as a record may state them."""
        return {name: value for name, value in self.options if value != 0 or value is False}

    def position(self) -> Position:
        """The empty table, for people."""
        return named(self.name).start(self.players, self.first, self.sizes, **self.stated)


def kinds(name: str, small: bool = False) -> list[Kind]:
    """All kinds of a game: numbers of players, and options in all combinations; with full decks, or with small ones."""
    rules = find(name).rules
    options = [list(zip(rules.OPTIONS, values, strict=True)) for values in itertools.product(*rules.OPTIONS.values())]
    sizes = SMALL.get(name, []) if small else [None]
    found = [Kind(name, players, tuple(stated), size) for size in sizes for players in rules.SEATS for stated in options]
    return [kind for kind in found if len(kind.table())]


ALL = [kind for name in names() for kind in kinds(name)]
SMALLS = [kind for name in names() for kind in kinds(name, small=True)]


@dataclass
class Trace:
    """A game step by step: n events, n + 1 states and views; `ends` counts the lines after each step."""

    kind: Kind
    events: np.ndarray  # seat * ACTIONS + action, or CHANCE
    orders: np.ndarray  # of a shuffle: its cards, and in the last place how many
    states: np.ndarray
    views: np.ndarray  # [step, seat]; the spectator's is the last
    told: np.ndarray
    seen: np.ndarray  # [seat, line]
    ends: np.ndarray  # [step, seat]; the game's own are the last
    refused: bool = False

    def lines(self, seat: int, first: int = 0, last: int = -1) -> np.ndarray:
        """What a seat (-1: the spectator) saw from step `first` to step `last`."""
        who = seat % self.views.shape[1]
        return self.seen[who, self.ends[first, who]:self.ends[last, who]]

    def all_lines(self, first: int = 0, last: int = -1) -> np.ndarray:
        """What happened."""
        return self.told[self.ends[first, -1]:self.ends[last, -1]]

    def log(self, seat: int) -> list[str]:
        """What a seat saw, as words."""
        return [self.kind.game.notation.name_line(line) for line in self.lines(seat)]

    def deck(self, step: int) -> list[int]:
        """The cards of a shuffle."""
        return self.orders[step, :self.orders[step, -1]].tolist()

    def steps(self) -> list[tuple[int, str]]:
        """Each step as whose it is and the words for `Position.play`, or CHANCE and the cards for `Position.deal`."""
        notation, found = self.kind.game.notation, []
        for k, event in enumerate(self.events.tolist()):
            seat, a = divmod(event, self.kind.game.rules.ACTIONS)
            cards = " ".join(notation.CARDS[card] for card in self.deck(k))
            found.append((CHANCE, cards) if event == CHANCE else (seat, notation.name_action(a, seat, self.kind.players)))
        return found

    def script(self, most: int | None = None) -> np.ndarray:
        """The events, as codes for another walk."""
        codes: list[int] = []
        for k, event in enumerate(self.events[:most].tolist()):
            codes += [SHUFFLE, len(self.deck(k)), *self.deck(k)] if event == CHANCE else [event]
        return np.array(codes, dtype=np.int64)

    def record(self) -> dict[str, Any]:
        """The record of the game."""
        kind, notation = self.kind, self.kind.game.notation
        events: list[str] = []
        picks: dict[int, list[int]] = {}
        for k, event in enumerate(self.events.tolist()):
            if event == CHANCE:
                events.append(" ".join(["shuffle", *(notation.CARDS[card] for card in self.deck(k))]))
                continue
            seat, a = divmod(event, kind.game.rules.ACTIONS)
            picked = picks.setdefault(seat, [])
            picked.append(a)
            if len(picked) == kind.game.rules.event_size(self.states[k]):
                events.append(f"{seat} {notation.name_event(picked, seat, kind.players)}")
                picked.clear()
        first = {"first": kind.first} if kind.game.rules.HAS_FIRST else {}
        return {"format": "yokai-record/1", "game": kind.name, "players": kind.players, "options": kind.stated, **first, "events": events}


def trace(kind: Kind, seed: int = 0, script: Sequence[int] | np.ndarray = (), steps: int = STEPS) -> Trace:
    """A random game of this kind to its end; or one that follows a script, as far as the rules allow it."""
    game, people = kind.game, kind.players + 1
    lines = steps * 4 + 400
    states, views = np.zeros(steps + 2, game.rules.STATE), np.zeros((steps + 2, people), game.view.VIEW)
    events, orders = np.zeros(steps, np.int64), np.zeros((steps, game.rules.CARDS + 1), np.int64)
    told, seen = np.zeros(lines, game.lines.LINE), np.zeros((people, lines), game.lines.LINE)
    ends = np.zeros((steps + 2, people + 1), np.int64)
    buffers = np.zeros(1, game.lines.LINES), np.zeros(1, game.lines.LINES)
    states[:1] = kind.table()
    walks.watch_all(states[:1], views[0])
    n = walks.walk(np.array(script, dtype=np.int64), game.rules.ACTIONS, seeded(seed), states, views, events, orders,
                   told, seen, ends, *buffers)
    refused, n = n < 0, n if n >= 0 else -1 - n
    return Trace(kind, events[:n], orders[:n], states[:n + 1], views[:n + 1],
                 told[:ends[n, -1]], seen[:, :ends[n].max()], ends[:n + 1], refused)


def traces(kind: Kind, times: int, seed: int = 0) -> Iterator[Trace]:
    """Random games; those of other seeds start with other seats, where the game asks who starts."""
    for k in range(times):
        first = (seed + k) % kind.players if kind.game.rules.HAS_FIRST else 0
        yield trace(Kind(kind.name, kind.players, kind.options, kind.sizes, first), seed * 1_000_003 + k)


def follow(record: dict[str, Any]) -> Trace:
    """A record's game, as far as its events go and can be read."""
    kind = Kind(record["game"], record["players"], tuple(record["options"].items()), None, record.get("first") or 0)
    codes, _ = encode_events(kind.game, kind.name, kind.players, record["events"])
    script: list[int] = []
    at = 0
    while at < len(codes) and codes[at] != UNREADABLE:
        size = codes[at + 1] + 2 if codes[at] < 0 else 1
        script += codes[at + 2:at + size] if codes[at] == SEVERAL else codes[at:at + size]
        at += size
    return trace(kind, script=script, steps=len(script))  # without events not one step


def go(position: Position, seat: int, words: str) -> Position:
    """The position after a step."""
    return position.deal(words) if seat == CHANCE else position.play(words, seat=seat)


def end(kind: Kind, seed: int) -> Position:
    """The position at the end of a random game."""
    position = kind.position()
    for seat, words in trace(kind, seed).steps():
        position = go(position, seat, words)
    return position


def reach(record: dict[str, Any]) -> Position:
    """The position after a record's events; raises ValueError where the rules refuse one."""
    stated = {"first": record["first"]} if record.get("first") is not None else {}
    position = named(record["game"]).start(record["players"], **stated, **record["options"])
    for event in record["events"]:
        position = happen(position, event)
    return position


def happen(position: Position, event: str) -> Position:
    """The position after one event of a record."""
    first, _, words = event.partition(" ")
    return position.deal(words) if first == "shuffle" else position.play(words, seat=int(first))
