"""Candidates timed in turn, chunk by chunk, and the ratios of each round: what keeps a busy machine from telling a tale."""
from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

CHUNK = 0.15  # seconds that one candidate has in one round


@dataclass(frozen=True)
class Candidate:
    """Something that can be timed: `run(size)` does so much work and returns how many units were done."""

    name: str
    unit: str
    run: Callable[[int], float]
    found: tuple[float, float] | None = None  # units a second found before: on a busy machine, on a quiet one


@dataclass(frozen=True)
class Row:
    """Ours beside a peer, or beside a limit: units a second that are stated, not measured."""

    name: str
    ours: Candidate
    peer: Candidate | None
    floor: float
    aim: float
    better: str = "more"
    limit: float = 0.0
    also: tuple[Candidate, ...] = ()  # further peers, only reported

    def candidates(self) -> list[Candidate]:
        """Who has to run for this row."""
        return [self.ours, *([self.peer] if self.peer else []), *self.also]


Rates = dict[str, list[float]]  # a candidate's name: its units a second, round by round


def rate(candidate: Candidate, size: int) -> tuple[float, float]:
    """Units a second of one chunk, and its seconds."""
    begin = time.perf_counter()
    units = candidate.run(size)
    seconds = time.perf_counter() - begin
    return units / seconds, seconds


def fitting(candidate: Candidate, chunk: float) -> int:
    """The size at which one run takes about a chunk; the first run, which may compile, does not count."""
    candidate.run(1)
    size = 1
    while (seconds := rate(candidate, size)[1]) < chunk / 4:
        size *= 4 if seconds < chunk / 16 else 2
    return max(1, round(size * chunk / seconds))


def measure(rows: list[Row], rounds: int, chunk: float, tell: Callable[[str], None]) -> Rates:
    """Every candidate once a round, there and back again, so that neighbours in a row stay neighbours in time."""
    candidates = list({candidate.name: candidate for row in rows for candidate in row.candidates()}.values())
    sizes = {}
    for candidate in candidates:
        tell(f"warming up: {candidate.name}")
        sizes[candidate.name] = fitting(candidate, chunk)
    rates: Rates = {candidate.name: [] for candidate in candidates}
    for number in range(rounds):
        tell(f"round {number + 1} of {rounds}")
        for candidate in candidates[::1 if number % 2 == 0 else -1]:
            rates[candidate.name].append(rate(candidate, sizes[candidate.name])[0])
    return rates


def ratios(row: Row, peer: Candidate | None, rates: Rates) -> list[float]:
    """Ours by the peer's (or by the limit), round by round: of rates where more is better, of times where less is."""
    ours = rates[row.ours.name]
    peers = rates[peer.name] if peer else [row.limit] * len(ours)
    return [a / b if row.better == "more" else b / a for a, b in zip(ours, peers, strict=True)]


def is_suspicious(candidate: Candidate, rates: Rates) -> bool:
    """Even its best round is more than twice as slow as it was found on a busy machine: is it given its best way?"""
    return candidate.found is not None and 2 * max(rates[candidate.name]) < candidate.found[0]


def judged(row: Row, rates: Rates) -> dict[str, object]:
    """What a program reads of a row: the median and the worst cases of the ratio, and each side's own figures."""
    by_round = ratios(row, row.peer, rates)
    entry: dict[str, object] = {
        "ratio": statistics.median(by_round), "min": min(by_round), "floor": row.floor, "aim": row.aim, "better": row.better,
        "unit": row.ours.unit, "max": max(by_round), "rounds": len(by_round), **own("ours", row.ours, rates)}
    if row.peer:
        entry |= own("peer", row.peer, rates)
        entry["peer_found"] = row.peer.found
        entry["peer_is_suspicious"] = is_suspicious(row.peer, rates)
    if row.also:
        entry["also"] = {peer.name: statistics.median(ratios(row, peer, rates)) for peer in row.also}
    return entry


def own(side: str, candidate: Candidate, rates: Rates) -> dict[str, object]:
    """A candidate's own figures, in units a second."""
    return {side: candidate.name, f"{side}_median": statistics.median(rates[candidate.name]), f"{side}_best": max(rates[candidate.name])}
