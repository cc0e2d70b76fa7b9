"""Why the rules refuse something, as one English sentence with the rule's number: for errors of records and positions."""
from __future__ import annotations

from types import ModuleType
from typing import Any

from .. import words


def sentence(game: ModuleType, s: Any, seat: int, a: int) -> tuple[str, str]:
    """The rule that forbids the action, and what it asks for: `("S8", "Fire was led and …")`."""
    message, arguments = game.explain.refused(s, seat, a)
    return name_rule(game, int(game.rules.refusal(s, seat, a))), in_english(message, arguments)


def misplaced(game: ModuleType, s: Any) -> tuple[str, str]:
    """The rule that asks for an event of another kind, and for which."""
    number, (message, arguments) = game.explain.misplaced(s)
    return name_rule(game, number), in_english(message, arguments)


def name_rule(game: ModuleType, number: int) -> str:
    """`S8`: the game's letter and the rule's number."""
    return f"{game.rules.LETTER}{number}"


def in_english(message: str, arguments: dict[str, Any]) -> str:
    """The message as a developer reads it: players are named by their seats on the wire."""
    return words.say(message, "en", [f"seat {seat}" for seat in range(8)], **arguments)
