"""`check` folds codes; `Position` plays words. The slow twin, and a slow program written apart, judge the same records, right and wrong."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lanes import many
from play import happen, kinds, trace
from slow import record as slow_record
from yokai import record
from yokai.games import names
from yokai.position import named

GOLDEN = Path(__file__).parents[1] / "golden"
LINES = [line for name in ("records.jsonl", "rare.jsonl") for line in (GOLDEN / name).read_bytes().removesuffix(b"\n").split(b"\n")]


def by_position(line: bytes | str) -> tuple[bool, int | None, Any]:
    """The verdict as a Position comes to it: whether it is right, the event, the result."""
    try:
        told = record.read(line)
    except record.Broken:
        return False, None, None
    stated = {"first": told["first"]} if told.get("first") is not None else {}
    position = named(told["game"]).start(told["players"], **stated, **told["options"])
    for k, event in enumerate(told["events"]):
        try:
            if not isinstance(event, str) or event.split(" ")[0] not in ("shuffle", *map(str, range(told["players"]))):
                return False, k, None
            position = happen(position, event)
        except ValueError:
            return False, k, None
    if told.get("result") is not None and json.dumps(told["result"], sort_keys=True) != json.dumps(position.result, sort_keys=True):
        return False, len(told["events"]), None
    return True, None, position.result


def by_fold(line: bytes | str) -> tuple[bool, int | None, Any]:
    """The same by `check`."""
    verdict = record.check(line)
    assert verdict.ok or verdict.error
    return verdict.ok, verdict.event, verdict.result


def by_slow_program(line: bytes | str) -> tuple[bool, int | None, Any]:
    """The same by the program that imports nothing of ours."""
    verdict = slow_record.judge(line if isinstance(line, bytes) else line.encode("utf-8", "surrogatepass"))
    return verdict["ok"], verdict.get("event"), verdict.get("result")


@pytest.mark.parametrize("line", LINES[::many(1, 12)], ids=lambda line: str(LINES.index(line)))
def test_position_is_the_slow_twin_of_check(line: bytes) -> None:
    assert by_position(line) == by_fold(line)


# ---------------------------------------------------------------- mutants of real games
BASES = [trace(kind, 41).record() for name in names() for kind in kinds(name)[::many(3, 9)]]
WORDS = ["0", "1", "2", "3", "4", "5", "shuffle", "play", "pass", "give", "draw", "draw-for", "decline", "left", "right", "close", "deck",
         "pile", "WA", "W2", "S13", "F7", "Ka1", "Ka3", "Ko10", "Te5", "", "-", "?"]
EVENTS = st.one_of(st.lists(st.sampled_from(WORDS), min_size=1, max_size=5).map(" ".join), st.none(), st.integers(0, 5), st.just([]),
                   st.text(max_size=12))


def change(draw: st.DrawFn, events: list[Any], k: int, other: int) -> None:
    """One fault at event k."""
    match draw(st.sampled_from(["drop", "double", "swap", "exchange", "insert", "word", "deck"])):
        case "drop" if len(events) > 1:
            del events[k]
        case "double":
            events.insert(k, events[k])
        case "swap":
            events[k], events[other] = events[other], events[k]
        case "exchange":
            events[k] = draw(EVENTS)
        case "insert":
            events.insert(k, draw(EVENTS))
        case "word" if isinstance(events[k], str):
            words = events[k].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            events[k] = " ".join(words)
        case "deck" if isinstance(events[k], str):
            words = events[k].split(" ")
            events[k] = " ".join([words[0], *sorted(words[1:])])


@st.composite
def mutants(draw: st.DrawFn) -> str:
    """A real record with a few events dropped, doubled, swapped, exchanged or changed by a word; cut short, where the fault came early."""
    told = draw(st.sampled_from(BASES))
    events = list(told["events"][:draw(st.sampled_from([12, 40, 2000]))])
    for _ in range(draw(st.integers(0, 2))):
        k = draw(st.integers(0, len(events) - 1))
        other = draw(st.integers(0, len(events) - 1))
        change(draw, events, k, other)
    result = draw(st.sampled_from([None, None, {"scores": [2, 1], "winners": [0]}, {"scores": [True], "winners": []}]))
    return json.dumps(told | {"events": events, "result": result})


@settings(max_examples=many(600, 25))
@given(mutants())
def test_mutants_are_judged_alike_by_all_three(line: str) -> None:
    assert by_fold(line) == by_slow_program(line)
    assert by_position(line) == by_fold(line)


# ---------------------------------------------------------------- anything at all
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=8),
                    st.sampled_from(["septet", "pagoda", "yokai-record/1", "shuffle WA", "0 play WA"]))
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
                    max_leaves=12)
KEYS = st.sampled_from(["format", "game", "players", "options", "first", "names", "events", "result", "by", "x"])
FRAMES = [{"format": "yokai-record/1", "game": "septet", "players": 4, "options": {}, "events": []},
          {"format": "yokai-record/1", "game": "pagoda", "players": 3, "options": {}, "first": 1, "events": []}]
DAMAGES = st.tuples(st.integers(0, 5999), st.binary(max_size=3))  # where, and what stands there then


def one_line(said: str) -> bool:
    """Whether this is one line of JSON in plain letters."""
    return "\n" not in said and said.isascii() and isinstance(json.loads(said)["ok"], bool)


@settings(max_examples=many(500, 100))
@given(st.binary(max_size=200))
@example(b"\xff\xfe")
@example(b'{"format": "yokai-record/1", "game": "\\ud800"}')
def test_any_bytes_get_a_verdict(line: bytes) -> None:
    assert one_line(record.check(line).spell())


@settings(max_examples=many(500, 100))
@given(st.text(max_size=100))
def test_any_text_gets_a_verdict(line: str) -> None:
    assert one_line(record.check(line).spell())


@settings(max_examples=many(800, 100))
@given(st.sampled_from(FRAMES), st.dictionaries(KEYS, JSON, max_size=4))
def test_any_values_in_a_frame_are_judged_as_the_slow_program_does(frame: dict[str, Any], changes: dict[str, Any]) -> None:
    line = json.dumps(frame | changes)
    assert one_line(record.check(line).spell())
    assert by_fold(line) == by_slow_program(line)


@settings(max_examples=many(400, 20))
@given(st.sampled_from([line for line in LINES if len(line) < 6000]), st.lists(DAMAGES, min_size=1, max_size=3))
def test_damaged_lines_are_judged_as_the_slow_program_does(line: bytes, damage: list[tuple[int, bytes]]) -> None:
    for at, junk in damage:
        line = line[:at % (len(line) + 1)] + junk + line[at % (len(line) + 1) + 1:]
    assert by_fold(line) == by_slow_program(line)


@settings(max_examples=many(200, 20))
@given(st.sampled_from(FRAMES), st.lists(JSON, max_size=5))
def test_any_events_get_a_verdict(frame: dict[str, Any], events: list[Any]) -> None:
    line = json.dumps(frame | {"events": events})
    assert one_line(record.check(line).spell())
    assert by_fold(line) == by_slow_program(line)
