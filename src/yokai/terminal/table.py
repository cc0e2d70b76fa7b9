"""A table in the terminal: one person among bots, each fed from its own seat's view. Knows games only by their verbs."""
from __future__ import annotations

import importlib
import io
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..bots import random
from ..games import find
from ..kernel.random import below, seeded, shuffle
from ..record import write
from ..table.sitting import Sitting
from ..words import say
from .keeping import Keeper
from .letters import NEAREST
from .person import Left, Person

BOTS = ("Bo", "Cy", "Di", "Em")
HALF_WORD = 1 << 32
INTERRUPTED, NOT_KEPT = 130, 1


@dataclass
class Seating:
    """Who plays what, before the first card. Seats as on the wire, from 0."""
    game: str
    players: int
    seat: int
    seed: int
    language: str
    options: dict[str, Any] = field(default_factory=dict)
    keeper: Keeper | None = None


class Table:
    """A sitting, and who makes its rows: chance, the bots, the person. Raises ValueError where the rules allow no such table."""

    def __init__(self, seating: Seating) -> None:
        self.seating, game = seating, find(seating.game)
        self.dealer = seeded(seating.seed)[0]
        first = int(below(self.dealer, seating.players)) if game.rules.HAS_FIRST else None
        self.sitting = Sitting({"game": seating.game, "players": seating.players, "options": seating.options, "first": first})
        self.chances = [self.forked() for _ in self.sitting.views]
        wording = importlib.import_module(f".{seating.game}", __package__)
        view = self.sitting.views[seating.seat].copy()
        self.person, self.heard = Person(game, wording, view, self.names(), seating.language), 0
        self.by: list[str | None] = []
        self.is_given_up = False

    # ------------------------------------------------------------ set up
    def forked(self) -> Any:
        """A bot's own chance: what it draws never moves the deck."""
        return seeded(int(below(self.dealer, HALF_WORD)) << 32 | int(below(self.dealer, HALF_WORD)))[0]

    def names(self) -> list[str]:
        """The players' names by seat, as the person's language has them."""
        bots = iter(BOTS)
        clockwise = [(self.seating.seat + step) % self.seating.players for step in range(1, self.seating.players)]
        named = {seat: next(bots) for seat in clockwise}
        return [named.get(seat) or say("you", self.seating.language) for seat in range(self.seating.players)]

    def open(self) -> None:
        """Who sits here, what is played, how to answer."""
        seating, person = self.seating, self.person
        person.say("opening", game=say(seating.game, seating.language), count=seating.players, seed=str(seating.seed))
        for seat in range(seating.players):
            if seat == seating.seat:
                person.say("seat-you", number=seat + 1)
            else:
                person.say("seat-bot", number=seat + 1, player=seat)
        for message, arguments in person.wording.opening(person.v):
            person.say(message, **arguments)
        person.say("how-to", word=say("word-state", seating.language))

    # ------------------------------------------------------------ the game
    def play(self) -> None:
        """To the end of the game, or until the person leaves."""
        while not self.sitting.result:
            if cards := self.sitting.due:
                order = np.arange(len(cards))
                shuffle(order, len(cards), self.dealer)
                self.fold(" ".join(["shuffle", *(cards[k] for k in order.tolist())]), None)
            else:
                self.act(self.sitting.waiting[0])

    def act(self, seat: int) -> None:
        """What the person or the bot there decides by its view."""
        if seat == self.seating.seat:
            self.keep()
            actions, by = self.person.choose(self.sitting.missing(seat)), "person"
        else:
            actions, by = [random.choose(self.sitting.views[seat][0], self.chances[seat], 0)], "bot:random"
        for a in actions:
            self.fold(self.sitting.decide(seat, len(self.sitting.logs[seat]), self.sitting.names[seat][0][a]), by)

    def fold(self, row: str, by: str | None) -> None:
        """Make it so; the person hears what their seat's log says of it."""
        self.sitting.fold(row)
        self.by += [by] * (len(self.sitting.events) - len(self.by))
        log = self.sitting.logs[self.seating.seat]
        for line in log[self.heard:]:
            self.person.hear(line)
        self.heard = len(log)

    # ------------------------------------------------------------ the record
    def record(self) -> str:
        """What was played so far, as one line."""
        names = ["" if seat == self.seating.seat else name for seat, name in enumerate(self.person.names)]
        ended = {"ended": "abandoned"} if self.is_given_up else {}
        return write({**self.sitting.head, "names": names, "by": self.by, "events": self.sitting.events,
                      "result": self.sitting.result, **ended}) + "\n"

    def keep(self, is_last: bool = False) -> bool:
        """Write the record, where one is wanted; a disk that refuses is named once, and tried again at the next decision."""
        keeper = self.seating.keeper
        if keeper is None or not is_last and not keeper.is_plain():  # a device or a pipe gets the record once
            return True
        try:
            keeper.write(self.record())
        except OSError as error:
            if not keeper.is_failing:
                self.complain(error, is_last)
            keeper.is_failing = True
        else:
            keeper.is_failing = False
        return not keeper.is_failing

    def complain(self, error: OSError, is_last: bool) -> None:
        """One line to standard error; at the table, what becomes of the game."""
        print(f"yokai: {error.filename}: {error.strerror}", file=sys.stderr, flush=True)
        if not is_last:
            self.person.say("record-refused")


def sit_down(table: Table) -> int:
    """A whole sitting; the exit status. The end of input leaves in peace, Ctrl-C as the signal asks."""
    status, kept = 0, False
    try:
        table.open()
        table.play()
    except Left:
        table.is_given_up = True
        table.person.say("input-ended")
    except KeyboardInterrupt:
        table.is_given_up = True
        print()
        table.person.say("left")
        status = INTERRUPTED
    finally:
        kept = table.keep(is_last=True)
    return status if say_where(table, kept) else NOT_KEPT


def say_where(table: Table, kept: bool) -> bool:
    """Where the record is; where no disk took it, the record itself, so that it is not lost."""
    keeper = table.seating.keeper
    if keeper and kept:
        table.person.say("record-kept", file=str(keeper.path))
    elif keeper:
        table.person.say("record-not-kept")
        print(table.record(), end="")
    return kept


def prepare_output() -> None:
    """A letter that the terminal lacks is no reason to stop; neither is a byte on the way in."""
    for stream, errors in ((sys.stdout, NEAREST), (sys.stderr, NEAREST), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
