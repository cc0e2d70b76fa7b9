"""Records of rare moments, lines that are wrong, and the verdicts on all of them.

`python -m tests.slow.rare tests/golden` makes `rare.jsonl`, `rare-verdicts.jsonl` and `seen.jsonl` anew, byte for byte.
"""

import json
import sys
from pathlib import Path

from . import bad_frames, bad_moves, rare_pagoda, rare_septet
from .record import happen, judge, seat_down

SEEN = 60  # so many games have their logs in seen.jsonl


def lines_and_verdicts() -> list[tuple[bytes, dict]]:
    """All lines as bytes, each with its verdict; every wrong line must get the one that was written down by hand."""
    good = [(compact(record), "ok") for record in rare_septet.records() + rare_pagoda.records()]
    wrong = [*bad_moves.lines(), *bad_frames.lines()]
    found = []
    for line, expected in good + wrong:
        verdict = judge(line)
        if verdict.get("event", "ok") != expected:
            raise RuntimeError(f"{line[:200]!r}: {verdict}, expected {expected}")
        verdict.pop("error", None)
        found.append((line, verdict))
    return found


def compact(value: object) -> bytes:
    """A value as JSON in the least space."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def seen(record: dict) -> list:
    """What everybody saw: a line that all saw is a string, else the line of each seat that saw another one, and "*" for all others."""
    table = seat_down(record)
    for event in record["events"]:
        happen(table, event)
    lines = []
    for line, own in table.told:
        others = {} if line is None else {"*": line}
        lines.append({str(seat): words for seat, words in sorted(own.items())} | others if own else line)
    return lines


def games_to_see(found: list[tuple[bytes, dict]]) -> list[int]:
    """The numbers of the games whose logs are kept: all kinds of game in turn."""
    kinds = {}
    for number, (line, verdict) in enumerate(found):
        if verdict["ok"]:
            record = json.loads(line)
            if len(record["events"]) < 160:
                kinds.setdefault((record["game"], record["players"], str(record["options"])), []).append(number)
    turns = [group[nth] for nth in range(SEEN) for group in kinds.values() if nth < len(group)]
    return sorted(turns[:SEEN])


def main(folder: Path) -> None:
    """Write the three files."""
    found = lines_and_verdicts()
    write(folder / "rare.jsonl", [line for line, _ in found])
    write(folder / "rare-verdicts.jsonl", [compact(verdict) for _, verdict in found])
    logs = [{"record": number, "lines": seen(json.loads(found[number][0]))} for number in games_to_see(found)]
    write(folder / "seen.jsonl", [compact(one) for one in logs])


def write(path: Path, lines: list[bytes]) -> None:
    """One line after the other, each ended by LF."""
    path.write_bytes(b"".join(line + b"\n" for line in lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
