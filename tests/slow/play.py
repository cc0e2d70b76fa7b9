"""Games that write their own record, and seats that play them at random."""

from collections.abc import Callable
from random import Random

from . import pagoda, septet
from .record import GAMES

Bias = Callable[..., float]  # a table, a seat and its words: how much the seat likes them


class Game:
    """A table together with the events that brought it where it is."""

    def __init__(self, game: str, players: int, options: dict | None = None, first: int | None = None, sizes: list[int] | None = None):
        self.game = game
        self.players = players
        self.options = options or {}
        self.first = first
        self.table = GAMES[game].Table(players, self.options, first, *(sizes or []))
        self.events: list[str] = []
        self.rounds: list[int] = []  # how many events each round that is over took, from the beginning on
        self.bias: Bias | None = None  # of those who play on at random

    def note(self, event: str) -> None:
        """Write an event down, and whether it ended a round."""
        self.events.append(event)
        if self.table.over or self.table.round > len(self.rounds) + 1:
            self.rounds.append(len(self.events))

    def shuffle(self, names: list[str]) -> None:
        """Chance: the due cards in this order."""
        self.table.shuffle(names)
        self.note("shuffle " + " ".join(names))

    def do(self, seat: int, words: str) -> None:
        """What a seat does."""
        self.table.do(seat, words)
        self.note(f"{seat} {words}")

    def record(self, name: str | None = None) -> dict:
        """The record, with its result where the game is over."""
        record = {"format": "yokai-record/1", "name": name, "game": self.game, "players": self.players, "options": self.options}
        record |= {"first": self.first, "events": self.events}
        if name is None:
            del record["name"]
        if self.table.over:
            record["result"] = self.table.result()
        return record


def step(game: Game, rng: Random, bias: Bias | None = None) -> None:
    """One event at random; `bias` says how much a seat likes one of its choices."""
    due = game.table.due()
    if due is not None:
        rng.shuffle(due)
        game.shuffle(due)
        return
    choices = game.table.choices()
    seat = rng.choice(sorted(choices))
    weights = [bias(game.table, seat, words) for words in choices[seat]] if bias else None
    game.do(seat, rng.choices(choices[seat], weights)[0])


def wander(game: Game, rng: Random, bias: Bias | None = None, most: int = 2000) -> Game:
    """Play on at random to the end of the game, or until so many events have happened; the same game again."""
    while not game.table.over and len(game.events) < most:
        step(game, rng, bias)
    return game


def septet_deal(rng: Random, up: str | None = None) -> list[str]:
    """A deck for Septet with this card turned up, the rest at random."""
    return stack(septet.CARDS, rng, {48: up} if up else {})


def stack(cards: list[str], rng: Random, places: dict[int, str]) -> list[str]:
    """All cards at random, but with these at their places in the deck."""
    rest = [card for card in cards if card not in places.values()]
    rng.shuffle(rest)
    return [places[place] if place in places else rest.pop() for place in range(len(cards))]


def pagoda_deal(rng: Random, players: int, first: int, hands: dict[int, list[str]], after: tuple | list = ()) -> list[str]:
    """A deck for Pagoda: the hands by seat, the left and the right pile's card and the deck's next ones, the rest at random."""
    places = {}
    for seat, hand in hands.items():
        turn = (seat - first) % players
        places |= {turn + players * nth: card for nth, card in enumerate(hand)}
    start = 7 * players
    places |= {start + nth: card for nth, card in enumerate(after)}
    return stack(pagoda.CARDS, rng, places)


def seeded(*words: object) -> Random:
    """A random generator named by its words."""
    return Random(" ".join(str(word) for word in words))


def long_game(table: pagoda.Table, seat: int, words: str) -> float:
    """A taste in Pagoda for games in which the deck runs out."""
    word, *rest = words.split(" ")
    if word != "play":
        return 10 if words == "draw deck" else 1
    if len(rest) == 3:
        return 0.01
    case = pagoda.compare(rest[0], table.piles[rest[1]][-1])
    if case == "higher":
        return 20
    return 2 if len(table.hands[seat]) > 2 else 0.02


def short_game(table: pagoda.Table, seat: int, words: str) -> float:
    """A taste in Pagoda for rounds that end soon."""
    word, *rest = words.split(" ")
    if word != "play":
        return 1 if words == "draw deck" else 3
    if len(rest) == 3:
        return 1000
    return {"match": 10, "higher": 0.1, "lower": 3}[pagoda.compare(rest[0], table.piles[rest[1]][-1])]
