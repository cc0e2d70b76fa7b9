"""Yokai Pagoda: shed your offerings and keep your pool of failed ones low, two to five players."""
from ...kernel.verbs import register
from . import explain, lines, notation, rules, view

__all__ = ["explain", "lines", "notation", "rules", "view"]

register(rules.STATE, rules, "start turn waiting event_size due deal refusal legal draw apply score")
register(view.VIEW, rules, "turn waiting event_size refusal legal draw")
register(view.VIEW, view, "watch notice pick")
register(lines.LINES, view, "see")
