"""Random games are played until each of a list of rare moments was met."""

from collections.abc import Callable
from copy import deepcopy
from random import Random

from .play import Game, step

PAGODA = ["due", "todo", "deck", "hands", "pools", "piles", "round", "over"]
SEPTET = ["due", "up", "hands", "passed", "trick", "tricks", "bosses", "round", "scores", "leader", "over"]


class Moment:
    """One event of a game: the table before it and after it, and the public lines that it left."""

    def __init__(self, before: dict, game: Game, lines: list) -> None:
        self.before = before
        self.event = game.events[-1]
        self.words = self.event.split(" ")
        self.seat = int(self.words[0]) if self.words[0].isdigit() else None
        self.now = snapshot(game)
        self.lines = lines
        self.game = game

    def told(self, word: str) -> list[str] | None:
        """The words of the first line that begins with a word, or None."""
        for line in self.lines:
            if line.split(" ")[0] == word:
                return line.split(" ")
        return None


Wanted = dict[str, Callable[[Moment], bool]]
Maker = Callable[[int], tuple[Game, Random]]


def snapshot(game: Game) -> dict:
    """What stands on a table now."""
    names = PAGODA if game.game == "pagoda" else SEPTET
    found = {}
    for name in names:
        value = getattr(game.table, name)
        found[name] = value() if callable(value) else deepcopy(value)
    return found


def meet(game: Game, rng: Random, wanted: Wanted) -> set[str]:
    """Play a game to its end; the names of the wanted moments that it had."""
    met = set()
    before = snapshot(game)
    while not game.table.over and len(game.events) < 2000:
        told = len(game.table.told)
        step(game, rng, game.bias)
        lines = [line for line, _ in game.table.told[told:] if line is not None]
        moment = Moment(before, game, lines)
        before = moment.now
        met |= {name for name, happened in wanted.items() if name not in met and happened(moment)}
    return met


def hunt(wanted: Wanted, make: Maker, most: int) -> list[dict]:
    """One finished game for each wanted moment, in the order of the list; `make` makes the game that a number stands for."""
    found = {}
    for number in range(most):
        missing = {name: happened for name, happened in wanted.items() if name not in found}
        if not missing:
            break
        game, rng = make(number)
        met = meet(game, rng, missing)
        if game.table.over:
            found |= dict.fromkeys(met, game)
    lost = [name for name in wanted if name not in found]
    if lost:
        raise RuntimeError(f"never met: {lost}")
    return group(wanted, found)


def group(wanted: Wanted, found: dict) -> list[dict]:
    """Each game once, its name telling all the moments that it was kept for."""
    records = []
    for name in wanted:
        game = found[name]
        if all(game is not other for _, other in records):
            names = [one for one in wanted if found[one] is game]
            records.append(("; ".join(names), game))
    return [game.record(name) for name, game in records]
