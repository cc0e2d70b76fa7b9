"""The two lanes of the tests: jitted, and plain Python (NUMBA_DISABLE_JIT=1), where a move takes a thousand times as long."""
from __future__ import annotations

import os

LANE = "plain" if os.environ.get("NUMBA_DISABLE_JIT") == "1" else "jitted"


def many(jitted: int, plain: int) -> int:
    """How many games a test plays in this lane."""
    return plain if LANE == "plain" else jitted
