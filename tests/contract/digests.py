"""Games whose every byte is the same in both lanes: `PYTHONPATH=src:tests python tests/contract/digests.py` makes digests.txt anew."""
from __future__ import annotations

import hashlib
from pathlib import Path

from play import ALL, SMALLS, Kind, Trace, trace

FILE = Path(__file__).with_name("digests.txt")
MIXED = [*ALL, *SMALLS[::4]]
HEAD = "# Of each game: its steps, then a digest of events, decks, states, views and all lines after every step (digests.py).\n"


def digest(game: Trace) -> str:
    """All bytes of a game, as one short word."""
    found = hashlib.sha256()
    for part in (game.events, game.orders, game.states, game.views, game.told, game.seen, game.ends):
        found.update(part.tobytes())
    return found.hexdigest()[:32]


def row(kind: Kind) -> str:
    """A line of the file."""
    game = trace(kind, 97)
    return f"{kind} {len(game.events)} {digest(game)}"


if __name__ == "__main__":
    FILE.write_text(HEAD + "".join(f"{row(kind)}\n" for kind in MIXED), encoding="utf-8", newline="\n")
