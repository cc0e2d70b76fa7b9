"""The frame of a record, sentence by sentence of docs/record.md; then what a line may be at all, and what an event may be."""
from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from play import kinds, trace
from yokai import record

HUGE = "1" + "0" * 5000
SEPTET: dict[str, Any] = {"format": "yokai-record/1", "game": "septet", "players": 4, "options": {}, "events": []}
PAGODA: dict[str, Any] = {"format": "yokai-record/1", "game": "pagoda", "players": 3, "options": {}, "first": 1, "events": []}
MISSING = object()


def line_of(base: dict[str, Any], changes: dict[str, Any]) -> str:
    """A record with these keys set, or left out."""
    changed = base | changes
    return json.dumps({key: value for key, value in changed.items() if value is not MISSING})


FINE = [
    ("septet alone", SEPTET, {}),
    ("septet with three", SEPTET, {"players": 3}),
    ("first is null", SEPTET, {"first": None}),
    ("result is null", SEPTET, {"result": None}),
    ("empty and equal names", SEPTET, {"names": ["", "", "Ann", "Ann"]}),
    ("names in any script", PAGODA, {"names": ["妖怪", "Jorōgumo", "\ud800"]}),
    ("every option", SEPTET, {"options": {"scoring": "basic", "first_lead": "dealt"}}),
    ("one option", PAGODA, {"options": {"rounds": 4}}),
    ("stated default", PAGODA, {"options": {"optional_effects": False}}),
    ("two players", PAGODA, {"players": 2, "options": {"rounds": 4, "optional_effects": True}}),
    ("five players", PAGODA, {"players": 5, "first": 4, "options": {"rounds": 3}}),
    ("replay looks at nothing of these", SEPTET, {"by": 3, "times": {}, "at": [], "ended": 1, "proof": None, "rules": [[]],
                                                  "table": False}),
    ("an unknown key", SEPTET, {"": {"a": [1.5, None]}, "Format": 2}),
    ("given up", SEPTET, {"ended": "resigned", "seat": 2}),
]
WRONG = [
    *[(f"{key} is missing", base, {key: MISSING}) for base in (SEPTET, PAGODA) for key in base],
    *[(f"format {value!r}", SEPTET, {"format": value}) for value in ("yokai-record/2", "", None, 1, ["yokai-record/1"])],
    *[(f"game {value!r}", SEPTET, {"game": value}) for value in ("bridge", "Septet", "septet ", "", None, 3, ["septet"], {"septet": 1})],
    *[(f"players {value!r}", SEPTET, {"players": value}) for value in (2, 5, 0, -4, 4.0, "4", True, None, [4], 10**30)],
    *[(f"players {value!r} in Pagoda", PAGODA, {"players": value}) for value in (1, 6, 3.0, "3", False, None, 10**3999)],
    *[(f"options {value!r}", SEPTET, {"options": value}) for value in (None, [], "basic", 0, True)],
    *[(f"option {value!r}", SEPTET, {"options": value})
      for value in ({"scoring": "Basic"}, {"scoring": 1}, {"scoring": None}, {"scoring": ["basic"]}, {"first_lead": {}}, {"rounds": 3},
                    {"": ""})],
    *[(f"option {value!r} in Pagoda", PAGODA, {"options": value})
      for value in ({"rounds": 0}, {"rounds": 5}, {"rounds": 3.0}, {"rounds": True}, {"rounds": "3"}, {"rounds": None},
                    {"rounds": 10**3000},
                    {"optional_effects": 1}, {"optional_effects": 0}, {"optional_effects": "true"}, {"optional_effects": None},
                    {"scoring": "basic"})],
    ("P14 five players play no four rounds", PAGODA, {"players": 5, "options": {"rounds": 4}}),
    *[(f"first {value!r}", PAGODA, {"first": value}) for value in (None, -1, 3, 7, 8, 1.0, True, "1", [1], 10**40)],
    *[(f"first {value!r} in Septet", SEPTET, {"first": value}) for value in (0, 1, False, "", "0", [])],
    *[(f"names {value!r}", SEPTET, {"names": value})
      for value in (None, [], ["a", "b", "c"], ["a"] * 5, "Ann ", {"0": "a"}, ["a", "b", "c", None], ["a", "b", "c", 1], 4)],
    *[(f"events {value!r}", SEPTET, {"events": value}) for value in (None, "", "0 play WA", {}, 0, True)],
]


@pytest.mark.parametrize(("base", "changes"), [row[1:] for row in FINE], ids=[row[0] for row in FINE])
def test_frames_that_are_fine(base: dict[str, Any], changes: dict[str, Any]) -> None:
    verdict = record.check(line_of(base, changes))
    assert (verdict.ok, verdict.result, verdict.event, verdict.error) == (True, None, None, "")
    assert json.loads(record.write(record.read(line_of(base, changes)))) == json.loads(line_of(base, changes))


@pytest.mark.parametrize(("base", "changes"), [row[1:] for row in WRONG], ids=[row[0][:60] for row in WRONG])
def test_frames_that_are_wrong(base: dict[str, Any], changes: dict[str, Any]) -> None:
    line = line_of(base, changes)
    verdict = record.check(line)
    assert (verdict.ok, verdict.event) == (False, None)
    assert verdict.error.startswith("record: ")
    assert len(verdict.error) < 300
    with pytest.raises(record.Broken):
        record.read(line)


def test_the_frame_is_looked_at_before_the_events() -> None:
    assert record.check(line_of(SEPTET, {"events": ["nonsense"], "names": []})).event is None
    assert record.check(line_of(SEPTET, {"events": ["nonsense"], "result": 5})).event == 0


# ---------------------------------------------------------------- what a line may be
GOOD = json.dumps(SEPTET)


def other(old: str, new: str) -> bytes:
    """The good line with something else in it."""
    assert old in GOOD
    return GOOD.replace(old, new).encode()


def more(keys: str) -> bytes:
    """The good line with more keys."""
    return (GOOD[:-1] + ", " + keys + "}").encode()


LINES = {
    "blank": b"", "spaces": b"   ", "no JSON": b"hello", "half an object": GOOD[:-1].encode(), "two objects": (GOOD + GOOD).encode(),
    "a list": b"[]", "a string": b'"yokai-record/1"', "a number": b"4", "null": b"null", "true": b"true",
    "a list of records": f"[{GOOD}]".encode(), "a byte-order mark": b"\xef\xbb\xbf" + GOOD.encode(), "UTF-16": GOOD.encode("utf-16"),
    "broken UTF-8": GOOD.replace("septet", "s\xe9ptet").encode("latin-1"), "a surrogate in UTF-8": b'{"\xed\xa0\x80": 1}',
    "an overlong zero": b'{"\xc0\x80": 1}', "a raw control letter": other("septet", "sep\ntet"), "zeros": b"\0" * 50,
    "NaN": other("{}", "NaN"), "NaN where nobody looks": more('"by": NaN'), "Infinity": more('"by": [Infinity]'),
    "-Infinity": more('"by": {"a": -Infinity}'), "a key twice": more('"players": 4'), "a key twice, in escapes": more('"pl\\u0061yers": 4'),
    "a key twice, deep inside": more('"proof": [{"a": 1, "a": 1}]'), "a comment": (GOOD + " // fine").encode(),
    "single quotes": GOOD.replace('"', "'").encode(), "a comma too much": (GOOD[:-1] + ",}").encode(),
    "a leading zero": other("4", "04"), "a plus": other("4", "+4"), "hexadecimal": other("4", "0x4"),
    "200,000 open brackets": b"[" * 200_000, "200,000 open braces": b'{"a":' * 200_000,
    "200,000 open brackets in events": other("[]", "[" * 200_000), "brackets, opened and closed": other("[]",
                                                                                                        "[" * 200_000 + "]" * 200_000),
    "a word of five million letters": b"a" * 5_000_000, "a string of five million letters": b'"' + b"a" * 5_000_000 + b'"',
    "a game of five million letters": other("septet", "s" * 5_000_000), "a format of five million letters": other("yokai-record",
                                                                                                                  "s" * 5_000_000),
    "an option of five million letters": other("{}", '{"' + "s" * 5_000_000 + '": 1}'),
    "a value of five million letters": other("{}", '{"scoring": "' + "s" * 5_000_000 + '"}'),
    "a huge number of players": other("4", HUGE), "a huge first": json.dumps(PAGODA).replace('"first": 1', f'"first": {HUGE}').encode(),
    "a huge option": json.dumps(PAGODA).replace("{}", '{"rounds": ' + HUGE + "}").encode(), "a huge fraction": other("4", "4e999999999"),
    "a number of five million digits": other("4", "4" * 5_000_000), "players with an exponent": other("4", "4e0"),
}


@pytest.mark.parametrize("line", LINES.values(), ids=list(LINES))
def test_lines_that_are_no_record(line: bytes) -> None:
    verdict = record.check(line)
    assert (verdict.ok, verdict.event) == (False, None)
    assert verdict.error.startswith("record: ")
    assert len(verdict.spell()) < 400
    assert verdict.spell().isascii()


@pytest.mark.parametrize("spaces", ["\r", " ", "\t", " \r\t "])
def test_white_space_around_a_record_is_json(spaces: str) -> None:
    assert record.check((spaces + GOOD + spaces).encode()).ok


# ---------------------------------------------------------------- what an event may be
DECK = "shuffle " + " ".join(suit + ("A" if rank == 1 else str(rank)) for k, suit in enumerate("WEGLDFS") for rank in range(k + 1, k + 8))
BAD_EVENTS: list[Any] = [
    None, 0, 3.5, True, [], ["0 pass WA W2 W3"], {}, {"0": 1}, "", " ", "0", "pass", "pass WA W2 W3", "0 ", " 0 pass WA W2 W3",
    "0 pass WA W2 W3 ",
    "0  pass WA W2 W3", "0 pass  WA W2 W3", "0 pass WA W2 W3\n", "0\tpass WA W2 W3", "0 pass WA W2 W3\r", "00 pass WA W2 W3",
    "-0 pass WA W2 W3",
    "-1 pass WA W2 W3", "4 pass WA W2 W3", "8 pass WA W2 W3", "10 pass WA W2 W3", "0.0 pass WA W2 W3", "0 Pass WA W2 W3", "0 PASS WA W2 W3",
    "0 pass wa W2 W3", "0 pass WA W2", "0 pass WA W2 W3 W4", "0 pass WA W2 W2", "0 pass WA W2 S13", "0 pass WA W2 W8", "0 pass WA W2 ?",
    "0 pass",
    "0 play WA", "0 WA", "WA", "0 give Ka1 1", "1 shuffle", "shuffle", DECK, DECK.replace("shuffle", "0"), "٠ pass WA W2 W3",
    "0 pass WA W2 W３",
    "0 pass\u00a0WA W2 W3", "0\u2028pass WA W2 W3", "0 pass WA W2 \ud800", "\ufeff0 pass WA W2 W3", "\0", "-", "--", "0 -",
    "shuffle shuffle",
    f"{HUGE} pass WA W2 W3", "a" * 5_000_000, "0 " + "a" * 5_000_000, "0 pass " + "a " * 100_000 + "a", "shuffle " + "WA " * 100_000 + "WA",
]


@pytest.mark.parametrize("event", BAD_EVENTS, ids=lambda event: ascii(event)[:40])
def test_a_bad_event_is_that_events_error(event: Any) -> None:
    line = line_of(SEPTET, {"events": [DECK, event, "nonsense"]})
    verdict = record.check(line)
    assert (verdict.ok, verdict.event) == (False, 1)
    assert verdict.error.split(":")[0] in ("record", "S5", "S6", "S8")
    assert len(verdict.spell()) < 400
    assert record.read(line)["events"][0] == DECK


@pytest.mark.parametrize("number", [HUGE, "1" * 5_000_000])
def test_a_huge_number_as_an_event(number: str) -> None:
    verdict = record.check(line_of(SEPTET, {"events": [DECK, "@"]}).replace('"@"', number))
    assert (verdict.ok, verdict.event) == (False, 1)


def test_any_order_of_seats_and_of_cards_makes_an_exchange() -> None:
    events = [DECK, "3 pass F12 F11 F10", "0 pass WA W3 W2", "2 pass D5 L10 L9", "1 pass E8 E7 G3"]
    assert record.check(line_of(SEPTET, {"events": events})).ok
    assert record.check(line_of(SEPTET, {"events": [*events, "0 pass W4 W5 W6"]})).event == 5


@pytest.mark.parametrize("cards", ["", "WA", DECK[8:-4], DECK[8:] + " WA", DECK[8:].replace("S13", "S12"), DECK[8:].replace("S13", "Ka1")])
def test_S5_a_shuffle_that_does_not_hold_the_cards(cards: str) -> None:
    verdict = record.check(line_of(SEPTET, {"events": [f"shuffle {cards}".strip()]}))
    assert (verdict.ok, verdict.event) == (False, 0)


# ---------------------------------------------------------------- results
@cache
def finished() -> dict[str, Any]:
    """A whole game."""
    told = trace(kinds("septet")[-1], 2).record()
    result = record.check(record.write(told)).result
    assert result is not None
    return told | {"result": result}


WRONG_RESULTS: list[Any] = [
    {}, [], 0, False, "", {"scores": [2, 1]}, {"winners": [0, 2]}, {"winners": [1, 3], "scores": [9, 9]}, {"scores": None, "winners": None},
    [[[[]]]], {"scores": {}, "winners": []}, float(3), "null",
]


@pytest.mark.parametrize("wrong", WRONG_RESULTS, ids=repr)
def test_a_wrong_result_is_an_error_after_the_last_event(wrong: Any) -> None:
    told = finished()
    verdict = record.check(json.dumps(told | {"result": wrong}))
    assert (verdict.ok, verdict.event) == (False, len(told["events"]))
    assert record.check(json.dumps(told)).ok
    assert record.check(json.dumps(told | {"result": None})).ok


def test_results_are_integers_in_order_and_nothing_more() -> None:
    told = finished()
    scores, winners = told["result"]["scores"], told["result"]["winners"]
    changed = [{"scores": scores, "winners": winners[::-1]}, {"scores": scores[::-1], "winners": winners}, {"scores": [*scores, 0],
                                                                                                            "winners": winners},
               {"scores": [float(score) for score in scores], "winners": winners}, {"scores": scores, "winners": [*winners, winners[-1]]},
               {"scores": scores, "winners": winners, "rounds": 3}, {"scores": [str(score) for score in scores], "winners": winners}]
    assert len(winners) > 1
    for result in changed:
        assert record.check(json.dumps(told | {"result": result})).event == len(told["events"])
    line = json.dumps(told).replace(f'"scores": [{scores[0]}', f'"scores": [{HUGE}')
    assert record.check(line).event == len(told["events"])


def test_true_is_not_one() -> None:
    told = finished()
    one = [[score == 1 for score in told["result"]["scores"]].index(True)] if 1 in told["result"]["scores"] else []
    scores = [True if side in one else score for side, score in enumerate(told["result"]["scores"])]
    assert one
    assert record.check(json.dumps(told | {"result": told["result"] | {"scores": scores}})).event == len(told["events"])


def test_an_unfinished_game_has_no_result() -> None:
    told = finished()
    for result in (told["result"], {"scores": [0, 0], "winners": []}, {}):
        assert record.check(json.dumps(told | {"events": told["events"][:-1], "result": result})).event == len(told["events"]) - 1
    unfinished = told | {"events": told["events"][:-1], "result": None}
    verdict = record.check(json.dumps(unfinished))
    assert (verdict.ok, verdict.result) == (True, None)
    assert json.loads(verdict.spell()) == {"ok": True, "result": None}


def test_after_the_end_there_is_nothing() -> None:
    told = finished()
    for event in ("0 play WA", DECK, "nonsense"):
        assert record.check(json.dumps(told | {"events": [*told["events"], event]})).event == len(told["events"])
