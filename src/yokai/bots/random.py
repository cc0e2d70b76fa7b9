"""The bot that plays anything: one legal action, uniformly. It knows games by their verbs only."""
from __future__ import annotations

from typing import Any

from ..kernel.verbs import draw


def choose(view: Any, rng: Any, budget: float) -> int:
    """One action out of all that the view allows; whatever the budget, it takes no time."""
    return int(draw(view, view.seat, rng))
