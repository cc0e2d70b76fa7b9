"""Yokai: two hidden-hand card games, Yokai Pagoda and Yokai Septet, played, learnt and studied."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .position import Game, Position, Refused

    pagoda: Game
    septet: Game

__version__ = "0.1.0"
__all__ = ["Game", "Position", "Refused", "pagoda", "septet"]


def __getattr__(name: str) -> object:
    """The games and the classes around them, fetched when first asked for: they bring numba with them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import position

    found: object = getattr(position, name) if name[0].isupper() else position.named(name)
    globals()[name] = found
    return found
