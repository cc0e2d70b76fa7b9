"""How many sequences of actions there are, depth by depth, counted with the slow programs.

`python -m tests.slow.perft tests/golden/perft.json` makes the file anew, byte for byte; README.md says what an action is.
"""

import json
import pickle
import sys

from .play import Game, long_game, seeded, wander
from .record import Table

MOST = 20_000  # a deeper count is tried after no more sequences than this
DEEPEST = 14  # games with a tiny deck need not end

# game, players, options, first, sizes (Yokai, highest number, hand), seed, and where the counting begins
POSITIONS = [
    ("septet", 4, {}, None, None, 1, ("events", 1)),
    ("septet", 3, {}, None, None, 2, ("events", 1)),
    ("septet", 4, {"first_lead": "dealt"}, None, None, 3, ("events", 4)),
    ("septet", 3, {"scoring": "basic"}, None, None, 4, ("events", 3)),
    ("septet", 4, {}, None, None, 5, ("events", 5)),
    ("septet", 3, {}, None, None, 6, ("events", 4)),
    ("septet", 4, {}, None, None, 7, ("round", 6)),
    ("septet", 4, {}, None, None, 8, ("round", 9)),
    ("septet", 4, {"scoring": "basic"}, None, None, 9, ("end", 8)),
    ("septet", 4, {}, None, None, 10, ("end", 5)),
    ("septet", 4, {"first_lead": "dealt"}, None, None, 11, ("round", 3)),
    ("septet", 3, {}, None, None, 12, ("round", 5)),
    ("septet", 3, {}, None, None, 13, ("round", 8)),
    ("septet", 3, {"first_lead": "dealt"}, None, None, 14, ("end", 6)),
    ("septet", 3, {"scoring": "basic"}, None, None, 15, ("end", 9)),
    ("pagoda", 2, {}, 0, None, 1, ("events", 1)),
    ("pagoda", 3, {}, 2, None, 2, ("events", 1)),
    ("pagoda", 4, {}, 3, None, 3, ("events", 1)),
    ("pagoda", 5, {}, 1, None, 4, ("events", 1)),
    ("pagoda", 2, {"optional_effects": True}, 1, None, 5, ("events", 1)),
    ("pagoda", 3, {"optional_effects": True}, 0, None, 6, ("events", 1)),
    ("pagoda", 4, {"optional_effects": True, "rounds": 4}, 0, None, 7, ("events", 1)),
    ("pagoda", 5, {"optional_effects": True, "rounds": 2}, 4, None, 8, ("events", 1)),
    ("pagoda", 2, {}, 0, None, 9, ("round", 3)),
    ("pagoda", 3, {}, 1, None, 10, ("round", 4)),
    ("pagoda", 4, {}, 2, None, 11, ("round", 3)),
    ("pagoda", 5, {}, 3, None, 12, ("round", 2)),
    ("pagoda", 2, {}, 1, None, 13, ("shuffle", 2)),
    ("pagoda", 3, {}, 0, None, 14, ("shuffle", 2)),
    ("pagoda", 4, {}, 0, None, 15, ("shuffle", 1)),
    ("pagoda", 5, {}, 0, None, 16, ("shuffle", 2)),
    ("pagoda", 4, {"optional_effects": True}, 1, None, 17, ("shuffle", 2)),
    ("pagoda", 2, {"rounds": 1}, 0, None, 18, ("end", 4)),
    ("pagoda", 3, {}, 0, None, 19, ("end", 5)),
    ("pagoda", 4, {"optional_effects": True}, 3, None, 20, ("end", 4)),
    ("pagoda", 5, {}, 2, None, 21, ("end", 3)),
    ("pagoda", 2, {"rounds": 1}, 0, [3, 4, 3], 22, ("events", 1)),
    ("pagoda", 2, {"rounds": 2}, 1, [3, 4, 3], 23, ("events", 1)),
    ("pagoda", 3, {"rounds": 1}, 2, [3, 4, 3], 24, ("events", 1)),
    ("pagoda", 2, {"rounds": 1, "optional_effects": True}, 0, [3, 4, 3], 25, ("events", 1)),
    ("pagoda", 3, {"rounds": 1, "optional_effects": True}, 1, [3, 4, 3], 26, ("events", 1)),
    ("pagoda", 2, {"rounds": 2}, 0, [3, 4, 3], 27, ("round", 3)),
    ("pagoda", 2, {"rounds": 1}, 0, [4, 2, 3], 28, ("events", 1)),
    ("pagoda", 3, {"rounds": 1}, 0, [2, 6, 3], 29, ("events", 1)),
    ("pagoda", 2, {"rounds": 1}, 0, [3, 2, 2], 30, ("events", 1)),
    ("pagoda", 2, {"rounds": 1}, 1, [2, 3, 2], 31, ("events", 1)),
    ("pagoda", 2, {"rounds": 1}, 0, [2, 2, 1], 32, ("events", 1)),
    ("pagoda", 2, {"rounds": 1, "optional_effects": True}, 1, [3, 3, 1], 33, ("events", 1)),
    ("pagoda", 5, {"rounds": 2}, 3, [4, 4, 1], 34, ("events", 1)),
    ("pagoda", 5, {"rounds": 1}, 0, [3, 4, 2], 35, ("events", 1)),
    ("pagoda", 4, {"rounds": 2}, 2, [5, 5, 3], 36, ("round", 3)),
    ("pagoda", 2, {}, 0, None, 15, ("deal", 2)),
    ("pagoda", 3, {}, 0, None, 24, ("deal", 2)),
    ("pagoda", 5, {}, 4, None, 38, ("deal", 2)),
]


class Position:
    """A table between two actions, with the cards that the seat in the exchange has picked so far."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.picks: list[str] = []

    def actions(self) -> list[tuple[int, str]]:
        """All actions: the words of an event, or in Septet's exchange one card of the lowest seat that has not passed."""
        choices = self.table.choices()
        if not choices:
            return []
        seat = min(choices)
        if choices[seat][0].startswith("pass "):
            return [(seat, card) for card in self.table.hands[seat] if card not in self.picks]
        return [(seat, words) for words in choices[seat]]

    def after(self, action: tuple[int, str]) -> "Position":
        """The position after an action; where chance is due, the cards come in the record's order."""
        position = pickle.loads(pickle.dumps(self))
        seat, words = action
        if " " in words or words == "decline":
            position.table.do(seat, words)
        else:
            position.picks.append(words)
            if len(position.picks) == 3:
                position.table.do(seat, "pass " + " ".join(position.picks))
                position.picks = []
        while position.table.due() is not None:
            position.table.shuffle(position.table.due())
        return position


def count(position: Position, depth: int) -> int:
    """How many sequences of so many actions there are."""
    actions = position.actions()
    if depth == 1:
        return len(actions)
    return sum(count(position.after(action), depth - 1) for action in actions)


def counts(position: Position) -> list[int]:
    """The counts from depth 1 on; the last one is the first beyond MOST, or of depth DEEPEST, or 0 where every game is over."""
    position.table.told.clear()  # the logs play no part, and would only be copied
    found = [count(position, 1)]
    while 0 < found[-1] <= MOST and len(found) < DEEPEST:
        found.append(count(position, len(found) + 1))
    return found


def begin(game: Game, place: tuple[str, int]) -> int:
    """How many events of a whole random game lead to the position: so many, or so many less than lead to a certain moment."""
    where, number = place
    if where == "events":
        return number
    if where == "round":
        return game.rounds[0] - number
    if where == "end":
        return len(game.events) - number
    later = [nth for nth, event in enumerate(game.events) if nth > 0 and event.startswith("shuffle")]
    if where == "deal":  # a shuffle that stands directly after the end of a round
        later = [nth for nth in later if nth in game.rounds]
    return later[0] - number


def line(
    game: str, players: int, options: dict, first: int | None, sizes: list[int] | None, seed: int, place: tuple[str, int]
) -> dict:
    """One position with its counts."""
    bias = long_game if place[0] in ("shuffle", "deal") else None
    found = wander(Game(game, players, options, first, sizes), seeded("perft", game, seed), bias)
    events = found.events[: begin(found, place)]
    again = Game(game, players, options, first, sizes)
    for event in events:
        word, rest = event.split(" ", 1)
        if word == "shuffle":
            again.shuffle(rest.split(" "))
        else:
            again.do(int(word), rest)
    head = {"game": game, "players": players, "options": options, "first": first, "sizes": sizes}
    return head | {"events": events, "counts": counts(Position(again.table))}


def main(path: str) -> None:
    """Write the file."""
    lines = []
    for position in POSITIONS:
        lines.append(json.dumps(line(*position)))
        print(position, json.loads(lines[-1])["counts"], file=sys.stderr)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main(sys.argv[1])
