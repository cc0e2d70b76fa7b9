"""The game record (docs/record.md): read, write, replay, check. Words become codes, and one jitted fold asks the rules."""
from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from .games import find, names, refusals
from .games.options import encode, quote, shorten
from .kernel import arrays
from .kernel.fold import MISPLACED, SEVERAL, SHUFFLE, UNREADABLE, fold
from .kernel.packing import members

FORMAT = "yokai-record/1"
REQUIRED = ("format", "game", "players", "options", "events")
LONGEST_NUMBER = 4000  # digits; Python refuses longer ones
CHANCE, OVER = -1, -2
WORDS = re.compile(r"[A-Za-z0-9-]+(?: [A-Za-z0-9-]+)*", re.ASCII)


class Broken(ValueError):
    """A line that is no record: it is no JSON, or its frame is wrong."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found: `event` is the index of the first event that is wrong, or None where the frame is."""

    ok: bool
    result: dict[str, list[int]] | None = None
    event: int | None = None
    error: str = ""

    def spell(self) -> str:
        """One line of JSON."""
        answer = {"ok": True, "result": self.result} if self.ok else {"ok": False, "event": self.event, "error": self.error}
        return json.dumps(answer)


# ---------------------------------------------------------------- text and frame
def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys stand once each."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Broken("record: a key stands twice")
    return found


def refuse_constant(name: str) -> NoReturn:
    """JSON knows no such number."""
    raise Broken(f"record: {name} is no JSON")


def whole(digits: str) -> int | float:
    """An integer; one too long for anything here is only some number."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else float("inf")


DECODER = json.JSONDecoder(object_pairs_hook=unique, parse_constant=refuse_constant, parse_int=whole)


def read(line: bytes | str) -> dict[str, Any]:
    """The record that a line holds; raises Broken where it is no JSON or its frame is wrong."""
    record: dict[str, Any] = decode(line)
    frame(record)
    return record


def decode(line: bytes | str) -> Any:
    """What a line of JSON says; raises Broken."""
    try:
        return DECODER.decode(line.decode("utf-8") if isinstance(line, bytes) else line)
    except UnicodeDecodeError as error:
        raise Broken(f"record: broken UTF-8 at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise Broken(f"record: no JSON: {error.msg} at character {error.pos}") from None
    except RecursionError:
        raise Broken("record: brackets within brackets, too deep to read") from None


def write(record: dict[str, Any]) -> str:
    """The line of a record, without its end."""
    line = json.dumps(record, ensure_ascii=False, allow_nan=False)
    return line if not any("\ud800" <= letter <= "\udfff" for letter in line) else json.dumps(record)  # what no file takes is escaped


def frame(record: Any) -> NDArray[Any]:
    """The empty table, where all holds that must before the events are looked at; else raises Broken."""
    if not isinstance(record, dict):
        raise Broken("record: a line holds one JSON object")
    missing = [key for key in REQUIRED if key not in record]
    if missing:
        raise Broken(f"record: {missing[0]!r} is missing")
    if record["format"] != FORMAT:
        raise Broken(f"record: the format is {FORMAT!r}, not {shorten(record['format'])!r}")
    if not isinstance(record["game"], str) or record["game"] not in names():
        raise Broken(f"record: the game is one of {', '.join(names())}, not {shorten(record['game'])!r}")
    if not isinstance(record["events"], list):
        raise Broken("record: 'events' is a list")
    players = record["players"]
    if type(players) is not int or players not in find(record["game"]).rules.SEATS:
        raise Broken(f"record: {record['game']} has no game for {shorten(quote(players))} players")
    given = record.get("names", [""] * players)
    if not isinstance(given, list) or len(given) != players or not all(isinstance(name, str) for name in given):
        raise Broken(f"record: 'names' are {players} strings")
    return empty_table(record)


def empty_table(record: dict[str, Any]) -> NDArray[Any]:
    """The table of a record before its first event; raises Broken."""
    game, first = find(record["game"]), record.get("first")
    if game.rules.HAS_FIRST and type(first) is not int:
        raise Broken("record: 'first' is the seat that starts round 1")
    if not game.rules.HAS_FIRST and first is not None:
        raise Broken(f"record: {record['game']} has no 'first'; its rules find who leads")
    if not isinstance(record["options"], dict):
        raise Broken("record: 'options' is an object")
    try:
        options = encode(game.rules, record["options"])
    except ValueError as error:
        raise Broken(f"record: {error}") from None
    S = np.zeros(1, game.rules.STATE)
    seat = first if first is not None and first in range(8) else -1 if game.rules.HAS_FIRST else 0
    rule = arrays.start_of(S, record["players"], options, seat)
    if rule:
        raise Broken(f"record: {refusals.name_rule(game, rule)} allows no such table: 'players', 'first' or 'options'")
    return S


# ---------------------------------------------------------------- events as codes
@cache
def single_events(name: str, players: int) -> dict[str, int]:
    """Every event of one action as a record writes it, and its code."""
    notation, actions = find(name).notation, find(name).rules.ACTIONS
    words = {(seat, a): notation.name_event([a], seat, players) for seat in range(players) for a in range(actions)}
    return {f"{seat} {word}": seat * actions + a for (seat, a), word in words.items() if word}


def encode_events(game: ModuleType, name: str, players: int, events: Sequence[Any]) -> tuple[list[int], str]:
    """The codes of all events up to the first that cannot be read, and what is wrong with that one."""
    single = single_events(name, players)
    try:
        found = list(map(single.get, events))
    except TypeError:  # a list or an object among them
        found = [single.get(event) if isinstance(event, str) else None for event in events]
    codes: list[Any] = []
    done = 0
    for rare in [k for k, code in enumerate(found) if code is None]:
        codes += found[done:rare]
        try:
            codes += encode_event(game, players, events[rare])
        except ValueError as error:
            return [*codes, UNREADABLE], f"record: {shorten(error, 120)}"
        done = rare + 1
    return codes + found[done:], ""


def encode_event(game: ModuleType, players: int, event: Any) -> list[int]:
    """A shuffle, or an event of several actions."""
    if not isinstance(event, str) or not WORDS.fullmatch(event):
        raise ValueError("an event is words of A-Z a-z 0-9 - with one space between them")
    first, *words = event.split(" ")
    if first == "shuffle":
        return [SHUFFLE, len(words), *parse_cards(game, words)]
    if first not in "01234567" or len(first) != 1 or int(first) >= players:
        raise ValueError(f"no such seat: {shorten(first)}")
    actions = game.notation.parse_event(words, int(first), players)
    return [SEVERAL, len(actions), *(int(first) * game.rules.ACTIONS + a for a in actions)]


def parse_cards(game: ModuleType, words: Sequence[str]) -> list[int]:
    """The codes of a deck's cards."""
    try:
        return [game.notation.CODE[word] for word in words]
    except KeyError as error:
        raise ValueError(f"no such card: {shorten(error.args[0])}") from None


# ---------------------------------------------------------------- checking
def check(line: bytes | str) -> Verdict:
    """Replay the record of a line: the frame first, then the events in order, then the result."""
    try:
        record = decode(line)
        return judge(record, frame(record))
    except Broken as error:
        return Verdict(False, error=str(error))


def judge(record: dict[str, Any], S: NDArray[Any]) -> Verdict:
    """The verdict on a well-framed record, whose empty table is S."""
    game, events = find(record["game"]), record["events"]
    codes, unreadable = encode_events(game, record["game"], record["players"], events)
    out = np.zeros(2, np.int64)
    reached = fold(S, np.array(codes, dtype=np.int64), game.rules.ACTIONS, np.empty(game.rules.CARDS, np.int64), out)
    if reached < len(events):
        return Verdict(False, event=int(reached), error=why_refused(game, S, out) if out[0] else unreadable)
    result = result_of(game, S)
    if record.get("result") is not None and not is_same(record["result"], result):
        return Verdict(False, event=len(events), error=f"record: the result is {json.dumps(result)}, and another is stated")
    return Verdict(True, result)


def why_refused(game: ModuleType, S: NDArray[Any], out: NDArray[np.int64]) -> str:
    """The rule that refused the event, in words."""
    rule, code = out.tolist()
    if code == SHUFFLE:
        wrong = "these are not the cards that are due" if arrays.turn_of(S) == CHANCE else "no cards are to be dealt now"
        return f"{refusals.name_rule(game, game.rules.SHUFFLE_RULE)}: {wrong}"
    if rule == MISPLACED:
        return ": ".join(refusals.misplaced(game, S[0]))
    return ": ".join(refusals.sentence(game, S[0], code // game.rules.ACTIONS, code % game.rules.ACTIONS))


def result_of(game: ModuleType, S: NDArray[Any]) -> dict[str, list[int]] | None:
    """Scores and winners, once the game is over."""
    if arrays.turn_of(S) != OVER:
        return None
    out = np.zeros(8, np.int64)
    winners = members(arrays.score_of(S, out))
    return {"scores": out[:game.rules.sides(S[0])].tolist(), "winners": winners}


def is_same(stated: Any, result: dict[str, list[int]] | None) -> bool:
    """The same keys, integers (`true` is not 1), winners ascending; an unfinished game has none."""
    return result is not None and stated == result and all(type(number) is int for numbers in stated.values() for number in numbers)
