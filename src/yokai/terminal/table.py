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
from ..games.options import encode
from ..kernel.random import below, seeded, shuffle
from ..kernel.verbs import apply, deal, due, event_size, notice, pick, see, start, turn, watch
from ..record import write
from ..words import say
from .keeping import Keeper
from .letters import NEAREST
from .person import Left, Person

CHANCE, OVER = -1, -2
BOTS = ("Bo", "Cy", "Di", "Em")
HALF_WORD = 1 << 32
INTERRUPTED, NOT_KEPT = 130, 1


@dataclass
class Sitting:
    """Who plays what, before the first card. Seats as on the wire, from 0."""
    game: str
    players: int
    seat: int
    seed: int
    language: str
    options: dict[str, Any] = field(default_factory=dict)
    keeper: Keeper | None = None


class Table:
    """The truth of a game in progress; nobody who plays looks into it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.game = sitting, find(sitting.game)
        rules, self.dealer = self.game.rules, seeded(sitting.seed)[0]
        self.cards = np.zeros(rules.CARDS, np.int64)
        self.first = int(below(self.dealer, sitting.players)) if rules.HAS_FIRST else None
        self.state = np.zeros(1, rules.STATE)[0]
        self.rule_broken = int(start(self.state, sitting.players, encode(rules, sitting.options), self.first or 0))
        self.told, self.seen = (np.zeros(1, self.game.lines.LINES)[0] for _ in range(2))
        self.views = [np.zeros(1, self.game.view.VIEW) for _ in range(sitting.players)]
        for seat, view in enumerate(self.views):
            watch(view[0], seat, self.state)
        self.chances = [self.forked() for _ in self.views]
        wording = importlib.import_module(f".{sitting.game}", __package__)
        self.person = Person(self.game, wording, self.views[sitting.seat], self.names(), sitting.language)
        self.events: list[str] = []
        self.by: list[str | None] = []
        self.result: dict[str, list[int]] | None = None
        self.is_given_up = False

    # ------------------------------------------------------------ set up
    def forked(self) -> Any:
        """A bot's own chance: what it draws never moves the deck."""
        return seeded(int(below(self.dealer, HALF_WORD)) << 32 | int(below(self.dealer, HALF_WORD)))[0]

    def names(self) -> list[str]:
        """The players' names by seat, as the person's language has them."""
        bots = iter(BOTS)
        clockwise = [(self.sitting.seat + step) % self.sitting.players for step in range(1, self.sitting.players)]
        named = {seat: next(bots) for seat in clockwise}
        return [named.get(seat) or say("you", self.sitting.language) for seat in range(self.sitting.players)]

    def open(self) -> None:
        """Who sits here, what is played, how to answer."""
        sitting, person = self.sitting, self.person
        person.say("opening", game=say(sitting.game, sitting.language), count=sitting.players, seed=str(sitting.seed))
        for seat in range(sitting.players):
            if seat == sitting.seat:
                person.say("seat-you", number=seat + 1)
            else:
                person.say("seat-bot", number=seat + 1, player=seat)
        for message, arguments in person.wording.opening(person.v):
            person.say(message, **arguments)
        person.say("how-to", word=say("word-state", sitting.language))

    # ------------------------------------------------------------ the game
    def play(self) -> None:
        """To the end of the game, or until the person leaves."""
        while (seat := int(turn(self.state))) != OVER:
            if seat == CHANCE:
                self.shuffle()
            else:
                self.act(seat)

    def shuffle(self) -> None:
        """Chance acts."""
        count = int(due(self.state, self.cards))
        shuffle(self.cards, count, self.dealer)
        self.note(f"shuffle {' '.join(self.game.notation.CARDS[card] for card in self.cards[:count])}", None)
        self.told.count = 0
        deal(self.state, self.cards[:count], self.told)
        self.spread()

    def act(self, seat: int) -> None:
        """A seat makes one event of the record, in as many actions as that takes."""
        size, actions = int(event_size(self.state)), list[int]()
        while len(actions) < size:
            for a in self.chosen(seat, size - len(actions)):
                pick(self.views[seat][0], a)
                actions.append(a)
                if len(actions) == size:
                    words = self.game.notation.name_event(actions, seat, self.sitting.players)
                    self.note(f"{seat} {words}", "person" if seat == self.sitting.seat else "bot:random")
                self.told.count = 0
                apply(self.state, seat, a, self.told)
                self.spread()

    def chosen(self, seat: int, most: int) -> list[int]:
        """What the person or the bot there decides by its view."""
        if seat != self.sitting.seat:
            return [random.choose(self.views[seat][0], self.chances[seat], 0)]
        self.keep()
        return self.person.choose(most)

    def spread(self) -> None:
        """What happened goes to every seat as that seat sees it."""
        for seat, view in enumerate(self.views):
            see(self.told, seat, self.seen)
            for k in range(self.seen.count):
                if seat == self.sitting.seat:
                    self.hear(self.game.notation.name_line(self.seen.line[k]))
                notice(view[0], self.seen.line[k])

    def hear(self, line: str) -> None:
        """The person hears it; the last line of a game is its result."""
        self.person.hear(line)
        words = line.split()
        if words[0] == "over":
            at = words.index("winners")
            self.result = {"scores": [int(word) for word in words[1:at]], "winners": [int(word) for word in words[at + 1:]]}

    # ------------------------------------------------------------ the record
    def note(self, event: str, by: str | None) -> None:
        """An event of the record, and who made it."""
        self.events.append(event)
        self.by.append(by)

    def record(self) -> str:
        """What was played so far, as one line."""
        names = ["" if seat == self.sitting.seat else name for seat, name in enumerate(self.person.names)]
        return write({"format": "yokai-record/1", "game": self.sitting.game, "players": self.sitting.players,
                      "options": self.sitting.options, "first": self.first, "names": names, "by": self.by,
                      "events": self.events, "result": self.result, **({"ended": "abandoned"} if self.is_given_up else {})}) + "\n"

    def keep(self, is_last: bool = False) -> bool:
        """Write the record, where one is wanted; a disk that refuses is named once, and tried again at the next decision."""
        keeper = self.sitting.keeper
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
    keeper = table.sitting.keeper
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
