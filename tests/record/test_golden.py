"""Golden records come out, and ours agrees with a slow program that was written apart from it: verdicts, results and every seat's log."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lanes import many
from play import ALL, Kind, follow
from slow import record as slow_record
from slow.play import Game, long_game, seeded, short_game, wander
from yokai import record

GOLDEN = Path(__file__).parents[1] / "golden"


def lines_of(name: str) -> list[bytes]:
    """The lines of a golden file; a missing file fails."""
    return (GOLDEN / name).read_bytes().removesuffix(b"\n").split(b"\n")


def pairs(records: str, verdicts: str) -> list[Any]:
    """Each line with the verdict that it must get."""
    found = zip(lines_of(records), lines_of(verdicts), strict=True)
    return [pytest.param(line, json.loads(verdict), id=f"{records}-{number}") for number, (line, verdict) in enumerate(found, start=1)]


GIVEN = pairs("records.jsonl", "verdicts.jsonl") + pairs("rare.jsonl", "rare-verdicts.jsonl")


def verdict_of(line: bytes) -> dict[str, Any]:
    """What `yokai check` says of a line, without the wording of errors."""
    said = json.loads(record.check(line).spell())
    assert said["ok"] or said.pop("error").split(":")[0].strip("0123456789") in ("record", "S", "P")
    return said


@pytest.mark.parametrize(("line", "expected"), GIVEN)
def test_golden_verdicts(line: bytes, expected: dict[str, Any]) -> None:
    expected.pop("error", None)
    assert verdict_of(line) == expected


@pytest.mark.parametrize("name", ["verdicts.jsonl", "rare-verdicts.jsonl"])
def test_golden_files_hold_what_they_are_for(name: str) -> None:
    verdicts = [json.loads(line) for line in lines_of(name)]
    assert len({verdict.get("event") for verdict in verdicts}) > 15
    assert sum(verdict["ok"] for verdict in verdicts) > 80
    assert sum(not verdict["ok"] for verdict in verdicts) > 80


# ---------------------------------------------------------------- logs
SEEN = [json.loads(line) for line in lines_of("seen.jsonl")]


def log_of(lines: list[Any], seat: str) -> list[str]:
    """One seat's log, as README.md of the folder says."""
    found = [line if isinstance(line, str) else line.get(seat, line.get("*")) for line in lines]
    return [line for line in found if line is not None]


@pytest.mark.parametrize("seen", SEEN[::many(1, 4)], ids=lambda seen: str(seen["record"]))
def test_every_seat_saw_what_the_golden_log_says(seen: dict[str, Any]) -> None:
    told = json.loads(lines_of("rare.jsonl")[seen["record"]])
    game = follow(told)
    for seat in range(told["players"]):
        assert game.log(seat) == log_of(seen["lines"], str(seat))
    assert game.log(-1) == log_of(seen["lines"], "-")


# ---------------------------------------------------------------- fresh games of the slow program
@pytest.mark.parametrize("kind", ALL[::many(1, 3)], ids=str)
def test_the_slow_program_agrees(kind: Kind) -> None:
    name, players, options = kind.name, kind.players, kind.stated
    for number in range(many(8, 1)):
        rng = seeded("fresh", name, players, options, number)
        game = Game(name, players, options, rng.randrange(players) if name == "pagoda" else None)
        wander(game, rng, [None, long_game, None, short_game][number % 4] if name == "pagoda" else None)
        told = game.record()
        line = record.write(told).encode()
        assert verdict_of(line) == {"ok": True, "result": game.table.result()}
        assert slow_record.judge(line)["ok"]
        ours = follow(told)
        for seat in range(players):
            assert ours.log(seat) == game.table.log(seat)
        assert ours.log(-1) == game.table.log("-")
