"""Lines whose frame is wrong or whose result differs, and odd ones that are fine; each with the verdict's event, written down by hand."""

import json

from . import septet
from .play import Game, seeded, wander

NO_FRAME = None  # the verdict's event is null
FINE = "ok"


def frame(name: str, **changes: object) -> dict:
    """A Septet record without events, changed; a change to `...` leaves the key out."""
    record = {"format": "yokai-record/1", "name": name, "game": "septet", "players": 4, "options": {}, "events": []} | changes
    return {key: value for key, value in record.items() if value is not ...}


def pagoda_frame(name: str, **changes: object) -> dict:
    """The same for Pagoda."""
    return frame(name, **({"game": "pagoda", "first": 0} | changes))


# wrong in the frame
FRAMES = [
    frame("first in Septet", first=0),
    frame("two players in Septet", players=2),
    frame("five players in Septet", players=5),
    frame("players as a string", players="4"),
    frame("players with a fraction", players=4.0),
    frame("players is true", players=True),
    frame("players is missing", players=...),
    frame("format is missing", format=...),
    frame("another format", format="yokai-record/2"),
    frame("format in capitals", format="Yokai-Record/1"),
    frame("another game", game="hearts"),
    frame("game in capitals", game="Septet"),
    frame("game is an array", game=["septet"]),
    frame("game is missing", game=...),
    frame("events are missing", events=...),
    frame("events are null", events=None),
    frame("events are an object", events={}),
    frame("events are a string", events="shuffle"),
    frame("options are missing", options=...),
    frame("options are null", options=None),
    frame("options are an array", options=[]),
    frame("an unknown option", options={"speed": "fast"}),
    frame("Pagoda's option", options={"rounds": 2}),
    frame("an unknown scoring", options={"scoring": "simple"}),
    frame("scoring is null", options={"scoring": None}),
    frame("scoring as a number", options={"scoring": 0}),
    frame("too few names", names=["Ann", "Bo", "Cy"]),
    frame("too many names", names=["Ann", "Bo", "Cy", "Di", "Ed"]),
    frame("names are null", names=None),
    frame("a name is null", names=["Ann", "Bo", None, "Di"]),
    frame("names are a string", names="ABCD"),
    pagoda_frame("first is missing", first=...),
    pagoda_frame("first is null", first=None),
    pagoda_frame("first is no seat", first=4),
    pagoda_frame("first is negative", first=-1),
    pagoda_frame("first is false", first=False),
    pagoda_frame("first with a fraction", first=1.0),
    pagoda_frame("one player in Pagoda", players=1),
    pagoda_frame("six players in Pagoda", players=6),
    pagoda_frame("optional_effects is 1", options={"optional_effects": 1}),
    pagoda_frame("optional_effects is null", options={"optional_effects": None}),
    pagoda_frame("optional_effects is a string", options={"optional_effects": "true"}),
    pagoda_frame("rounds is 0", options={"rounds": 0}),
    pagoda_frame("rounds is 5", options={"rounds": 5}),
    pagoda_frame("rounds is true", options={"rounds": True}),
    pagoda_frame("rounds with a fraction", options={"rounds": 2.0}),
    pagoda_frame("rounds as a string", options={"rounds": "2"}),
    pagoda_frame("four rounds with five players", players=5, options={"rounds": 4}),
    pagoda_frame("Septet's option", options={"scoring": "basic"}),
    pagoda_frame("small decks are no option", options={"hand": 7}),
    frame("the frame comes before the events", players=5, events=["0 play WA"]),
]


PLAIN = json.dumps(frame("bad JSON"))

# no JSON, or nothing that an object fills
TEXTS = [
    "",
    " ",
    "null",
    "[]",
    '"yokai-record/1"',
    f"[{PLAIN}]",
    PLAIN[:-1],
    PLAIN + PLAIN,
    PLAIN + ",",
    PLAIN.replace("[]", "[,]"),
    PLAIN.replace('"', "'"),
    PLAIN.replace("{", '{"extra": NaN, ', 1),
    PLAIN.replace("{", '{"extra": Infinity, ', 1),
    PLAIN.replace("{", '{"extra": -Infinity, ', 1),
    PLAIN.replace("{", '{"players": 4, ', 1),
    PLAIN.replace("{", '{"extra": {"a": 1, "a": 2}, ', 1),
    PLAIN.replace("{", '{"pl\\u0061yers": 4, ', 1),
    PLAIN.replace("{}", '{"scoring": "basic", "scoring": "basic"}'),
    PLAIN.replace("4", "04"),
    PLAIN.replace("4", "+4"),
    PLAIN.replace("4", "4e0"),
    PLAIN.replace("bad", "bad\t"),
    "\ufeff" + PLAIN,
]


def differing(result: dict) -> list:
    """Results that differ from this one, which has a score of 1."""
    scores, winners = result["scores"], result["winners"]
    return [
        result | {"rounds": 3},
        {"scores": scores},
        {"winners": winners},
        {},
        {"scores": scores[::-1], "winners": winners},
        {"scores": scores, "winners": [1, 3] if winners == [0, 2] else [0, 2]},
        {"scores": scores, "winners": winners[::-1]},
        {"scores": scores, "winners": winners[:1]},
        {"scores": [float(score) for score in scores], "winners": winners},
        {"scores": [str(score) for score in scores], "winners": winners},
        {"scores": [*scores, 0], "winners": winners},
        {"scores": None, "winners": winners},
        {"scores": [True if score == 1 else score for score in scores], "winners": winners},
        [scores, winners],
        False,
        0,
        "",
    ]


def results() -> list[tuple[dict, int]]:
    """A finished game with results that differ, and an unfinished one with a result."""
    games = (wander(Game("septet", 4, {"scoring": "basic"}), seeded("results", number)) for number in range(20))
    game = next(game for game in games if 1 in game.table.scores)
    record, count = game.record("the result differs"), len(game.events)
    found = [(record | {"result": result}, count) for result in differing(record["result"])]
    late = game.rounds[0]
    found.append((record | {"name": "a result where a shuffle is due", "events": game.events[:late]}, late))
    found.append((record | {"name": "a result before the end", "events": game.events[:-1]}, count - 1))
    found.append((frame("a result without events", result={"scores": [0, 0], "winners": []}), 0))
    found.append((record | {"name": "the events come before the result", "events": [*game.events, "0 play WA"], "result": 1}, count))
    return found


def odd() -> list[dict]:
    """Odd but fine."""
    shuffle = "shuffle " + " ".join(septet.CARDS)
    return [
        frame("no events"),
        frame("no first, no names"),
        frame("the result is null", result=None),
        frame("first is null", first=None, events=[shuffle]),
        frame("empty and equal names", names=["", "", "Ann", "Ann"]),
        frame("a line separator in a name\u2028", names=["\u2028", "\u0085", "陰陽", "\U0001f38f"]),
        frame("unknown keys", extra={"deep": [[[{"a": None}]]]}, players_too=5),
        frame("known keys that replay ignores", by=None, times="no", at=7, ended=["x"], proof=True, rules=3, table={}),
        frame("given up", ended="abandoned", events=[shuffle, "2 pass L7 L8 L9"]),
        frame("half an exchange, in another order", events=[shuffle, "3 pass S9 F7 S8", "1 pass E7 G3 L6"]),
        frame("options stated with their defaults", options={"first_lead": "holder", "scoring": "advanced"}),
        pagoda_frame("options stated with their defaults", options={"optional_effects": False, "rounds": 3}),
        pagoda_frame("four rounds with three players", players=3, first=2, options={"rounds": 4}),
    ]


def lines() -> list[tuple]:
    """All of them."""
    found = [(json.dumps(record).encode(), NO_FRAME) for record in FRAMES]
    found += [(text.encode(), NO_FRAME) for text in TEXTS]
    found += [(json.dumps(record, separators=(",", ":")).encode(), wrong) for record, wrong in results()]
    found += [(json.dumps(record, ensure_ascii=False).encode(), FINE) for record in odd()]
    escaped = json.dumps(frame("escapes", events=["shuffle " + " ".join(septet.CARDS)])).replace("shuffle W", "sh\\u0075ffle \\u0057")
    spaced = "\t " + json.dumps(frame("spaces around"), separators=(" , ", " : ")) + " "
    return found + [(text.encode(), FINE) for text in (escaped, spaced)]
