"""A sitting is the pure fold of its rows: (sitting, command) → row, (sitting, row) → sitting. All secrets stay inside.

A row is an event of the record, or `pick SEAT CARD`, a part of an event: nobody else sees it, and it is in no record.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import record
from ..games import find, refusals
from ..kernel import arrays
from ..kernel.packing import members
from ..kernel.verbs import event_size, notice, pick, see, watch
from ..position import CHANCE, named

PICK = "pick"


class Rejected(Exception):
    """The command makes no row: it is `stale`, `unknown`, or `refused`, then with the rule's name and the reason."""


def message(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """What a client is to say, in its own language."""
    return {"id": name, "args": arguments}


class Sitting:
    """One game at a table. `head` is that of its record: game, players, options, first."""

    def __init__(self, head: dict[str, Any]) -> None:
        self.head, self.events, self.players = {"format": record.FORMAT, **head}, list[str](), int(head["players"])
        self._state = record.frame({**self.head, "events": self.events})
        self._game, self.names = find(head["game"]), named(head["game"]).words(self.players)  # names: of a seat's actions, and the way back
        self._told, self._seen = (np.zeros(1, self._game.lines.LINES) for _ in range(2))
        self.views = [np.zeros(1, self._game.view.VIEW) for _ in range(self.players)]
        for seat, view in enumerate(self.views):
            watch(view[0], seat, self._state[0])
        self.logs: list[list[str]] = [[] for _ in self.views]
        self._picked: list[list[int]] = [[] for _ in self.views]
        self._opened = [0] * self.players  # how long a seat's log was when its present decision came up

    @property
    def waiting(self) -> list[int]:
        """All seats that may act now."""
        return members(arrays.waiting_of(self._state))

    def missing(self, seat: int) -> int:
        """How many actions of the seat make its next event whole."""
        return int(event_size(self._state[0])) - len(self._picked[seat])

    @property
    def due(self) -> list[str]:
        """The cards that chance is to shuffle now; none where it is not its turn."""
        cards = np.empty(self._game.rules.CARDS, np.int64)
        n = arrays.due_of(self._state, cards) if arrays.turn_of(self._state) == CHANCE else 0
        return [self._game.notation.CARDS[card] for card in cards[:n].tolist()]

    @property
    def result(self) -> dict[str, list[int]] | None:
        """Scores and winners, once the game is over."""
        return record.result_of(self._game, self._state)

    def record(self) -> str | None:
        """The record's line; None until the game is over, for it holds every secret."""
        return record.write({**self.head, "events": self.events, "result": self.result}) if self.result else None

    def choices(self, seat: int) -> list[dict[str, Any]]:
        """What the seat's view allows, by name, each with what it will do."""
        codes, names = np.empty(arrays.ROOM + self._game.rules.ACTIONS, np.int64), self.names[seat][0]
        legal = codes[arrays.ROOM:][:arrays.legal_of(self.views[seat], seat, codes)].tolist()
        return [{"action": names[a], "says": message(*self._game.explain.effect(self.views[seat][0], seat, a))} for a in legal]

    def decide(self, seat: int, number: int, play: str) -> str:
        """The row that an action makes, said by its name when the seat's log had `number` lines; or raises Rejected."""
        if seat not in self.waiting or not self._opened[seat] <= number <= len(self.logs[seat]):
            raise Rejected("stale")
        a = self.names[seat][1].get(play)
        if a is None:
            raise Rejected("unknown")
        if rule := arrays.refusal_of(self._state, seat, a):
            why = self._game.explain.refused(self.views[seat][0], seat, a)
            raise Rejected("refused", refusals.name_rule(self._game, rule), message(*why))
        if self.missing(seat) > 1:
            return f"{PICK} {seat} {play}"
        return f"{seat} {self._game.notation.name_event([*self._picked[seat], a], seat, self.players)}"

    def fold(self, row: str) -> None:
        """Make it so; raises ValueError where the rules do not allow it."""
        before, (first, *words) = self.waiting, row.split(" ")
        if first == PICK:
            return self._act(int(words[0]), [self._game.notation.parse_action(" ".join(words[1:]), int(words[0]), self.players)])
        if first == "shuffle" and sorted(words) == sorted(self.due):
            arrays.deal_told(self._state, np.array([self._game.notation.CODE[card] for card in words]), self._told)
            self._spread()
        else:
            seat = int(first)
            self._act(seat, self._game.notation.parse_event(words, seat, self.players)[len(self._picked[seat]):])
            self._picked[seat] = []
        self.events.append(row)
        for seat in self.waiting:
            if seat not in before or str(seat) == first:
                self._opened[seat] = len(self.logs[seat])
        return None

    def _act(self, seat: int, actions: list[int]) -> None:
        """A seat acts, checked."""
        for a in actions:
            if seat not in self.waiting or arrays.refusal_of(self._state, seat, a):
                raise ValueError(f"the rules do not allow seat {seat} {self.names[seat][0][a]!r}")
            pick(self.views[seat][0], a)
            arrays.step_told(self._state, seat, a, self._told)
            self._spread()
        self._picked[seat] += actions

    def _spread(self) -> None:
        """What happened goes to every seat as that seat sees it."""
        for seat, view in enumerate(self.views):
            see(self._told[0], seat, self._seen[0])
            for line in self._seen[0].line[:self._seen[0].count]:
                self.logs[seat].append(self._game.notation.name_line(line))
                notice(view[0], line)
