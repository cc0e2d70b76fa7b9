"""Yokai Septet: capture the bosses in tricks, two against two or three alone."""
from ...kernel.verbs import register
from . import explain, lines, notation, rules, view

__all__ = ["explain", "lines", "notation", "rules", "view"]

register(rules.STATE, rules, "start turn waiting event_size due deal refusal legal draw apply score")
register(view.VIEW, rules, "turn waiting event_size refusal legal draw")
register(view.VIEW, view, "watch notice pick")
register(lines.LINES, view, "see")
