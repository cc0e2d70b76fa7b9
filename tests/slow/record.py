"""Records judged by the slow programs: the frame, then the events, then the result."""

import json
import re
from typing import Any

from . import pagoda, septet

Table = septet.Table | pagoda.Table
GAMES: dict[str, Any] = {"septet": septet, "pagoda": pagoda}
PLAYERS = {"septet": [3, 4], "pagoda": [2, 3, 4, 5]}
REQUIRED = ["format", "game", "players", "options", "events"]
WORDS = re.compile(r"[A-Za-z0-9-]+( [A-Za-z0-9-]+)*")
SEAT = re.compile(r"0|[1-9][0-9]*")


class Unreadable(Exception):
    """An event that is no words at all."""


class Unframed(Exception):
    """A line that is no JSON, or a record whose frame is wrong."""


def read(line: bytes) -> dict:
    """The record that a line holds; a line that is no JSON or a wrong frame is refused."""
    try:
        record = json.loads(line.decode("utf-8"), object_pairs_hook=keys_once, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise Unframed(f"record: bad JSON: {error}") from None
    refuse_frame(record)
    return record


def keys_once(pairs: list[tuple]) -> dict:
    """An object, if no key stands twice."""
    if len(dict(pairs)) != len(pairs):
        raise Unframed("record: a key stands twice")
    return dict(pairs)


def no_constant(word: str) -> None:
    """NaN and Infinity are no JSON."""
    raise Unframed(f"record: {word} is no JSON")


def refuse_frame(record: Any) -> None:
    """Whatever the frame asks."""
    if type(record) is not dict or any(key not in record for key in REQUIRED):
        raise Unframed("record: a required key is missing")
    game, players = record["game"], record["players"]
    if record["format"] != "yokai-record/1" or game not in ("septet", "pagoda"):
        raise Unframed("record: no such format or game")
    if type(players) is not int or players not in PLAYERS[game]:
        raise Unframed("record: not this number of players")
    refuse_options(game, players, record["options"])
    first = record.get("first")
    if game == "septet" and first is not None:
        raise Unframed("record: first is null in Septet")
    if game == "pagoda" and (type(first) is not int or not 0 <= first < players):
        raise Unframed("record: first is a seat in Pagoda")
    if type(record["events"]) is not list:
        raise Unframed("record: events are an array")
    if "names" in record:
        names = record["names"]
        if type(names) is not list or len(names) != players or any(type(name) is not str for name in names):
            raise Unframed("record: names are as many strings as players")


def refuse_options(game: str, players: int, options: Any) -> None:
    """Only what the rules name as a variant, with a value that they allow."""
    if type(options) is not dict:
        raise Unframed("record: options are an object")
    for name, value in options.items():
        allowed = GAMES[game].OPTIONS.get(name, [])
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise Unframed(f"record: {name} cannot be {value}")
    if options.get("rounds") == 4 and players == 5:
        raise Unframed("record: five players play up to three rounds")


def happen(table: Table, event: Any) -> None:
    """Let one event of a record happen at a table."""
    if type(event) is not str or not WORDS.fullmatch(event):
        raise Unreadable("record: words with one space between them")
    first, *rest = event.split(" ")
    if first == "shuffle":
        table.shuffle(rest)
    elif SEAT.fullmatch(first) and rest:
        table.do(int(first), " ".join(rest))
    else:
        raise Unreadable("record: a seat or shuffle comes first")


def seat_down(record: dict) -> Table:
    """The table at which a well-framed record was played, before its first event."""
    return GAMES[record["game"]].Table(record["players"], record["options"], record.get("first"))


def check(record: dict) -> dict:
    """The verdict on a well-framed record."""
    table = seat_down(record)
    for number, event in enumerate(record["events"]):
        try:
            happen(table, event)
        except (Unreadable, septet.Illegal, pagoda.Illegal) as error:
            return {"ok": False, "event": number, "error": str(error)}
    stated = record.get("result")
    if stated is not None and not same(stated, table.result()):
        return {"ok": False, "event": len(record["events"]), "error": "record: the result differs"}
    return {"ok": True, "result": table.result()}


def same(stated: object, replayed: object) -> bool:
    """The same keys and values, integers being integers: 1 is neither true nor 1.0."""
    return json.dumps(stated, sort_keys=True) == json.dumps(replayed, sort_keys=True)


def judge(line: bytes) -> dict:
    """The verdict on one line of a file."""
    try:
        return check(read(line))
    except Unframed as error:
        return {"ok": False, "event": None, "error": str(error)}
