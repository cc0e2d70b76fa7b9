"""What the terminal says about a table of Yokai Septet. `v` is the VIEW of whoever reads it."""
from __future__ import annotations

from typing import Any

from ..games.septet import explain, rules
from ..games.septet.notation import CARDS, CODE, REASON_CODE, name_cards
from ..games.septet.state import BASIC, BOSSES, DEALT, NONE, SNOW_13, bit, bosses_of, receiver_of, side_of, tricks_of
from ..words import Say

# Before which rule which heading stands.
SECTIONS = {1: "components", 4: "players", 5: "setup", 8: "trick", 11: "round-end", 13: "scoring"}


def opening(v: Any) -> list[Say]:
    """Who plays with whom, and which variants are on."""
    said: list[Say] = [(f"variant-scoring-{rules.OPTIONS['scoring'][v.scoring]}", {})]
    if v.first_lead == DEALT:
        said.append(("variant-first-lead-dealt", {"card": CARDS[SNOW_13]}))
    if v.players == 4:
        said.append(("team", {"player": partner(v), "players": others(v)}))
    return said


def standing(v: Any, asked: bool) -> list[Say]:
    """How things stand; the trick before this one only where somebody asks."""
    said: list[Say] = [("state-round", {"number": int(v.round_no) + 1}),
                       ("state-trump", {"card": CARDS[v.up], "suit": explain.suit_of(v.up)})]
    said += standing_of_teams(v) if v.players == 4 else standing_of_players(v)
    before, now = plays(v, v.last_trick, v.leader), plays(v, v.trick, v.leader)
    if asked and before:
        said.append(("state-last-trick", {"plays": before}))
    if now:
        said.append(("state-trick", {"plays": now}))
    return [*said, ("state-hand", {"labels": name_cards(int(v.hands[v.seat]))})]


def standing_of_teams(v: Any) -> list[Say]:
    """S4, S10: two teams; one's own comes first."""
    sides = [side_of(v, v.seat), 1 - side_of(v, v.seat)]
    points, tricks = ([int(count) for count in counts] for counts in zip(*((v.points[side], tricks_of(v, side)) for side in sides)))
    said: list[Say] = [("state-score-of-teams", {"mine": points[0], "theirs": points[1]}),
                       ("state-tricks-of-teams", {"mine": tricks[0], "theirs": tricks[1]})]
    for message, side in zip(("state-bosses-mine", "state-bosses-theirs"), sides):
        if bosses := name_cards(int(bosses_of(v, side))):
            said.append((message, {"labels": bosses}))
    return said


def standing_of_players(v: Any) -> list[Say]:
    """S4, S10: three players, each alone."""
    seats = range(v.players)
    said: list[Say] = [("state-score", {"scores": [[seat, int(v.points[seat])] for seat in seats]}),
                       ("state-tricks", {"tricks": [[seat, int(v.tricks[seat])] for seat in seats]})]
    for seat in seats:
        if bosses := name_cards(int(v.bosses[seat])):
            said.append(explain.twin("state-bosses", v, seat, labels=bosses))
    return said


def question(v: Any) -> Say:
    """What is to be decided."""
    if v.picking:
        missing, receiver = 3 - len(name_cards(int(v.picks[v.seat]))), int(receiver_of(v, v.seat))
        if missing < 3:
            return "question-pass-more", {"count": missing, "receiver": receiver}
        giver = next(seat for seat in range(v.players) if receiver_of(v, seat) == v.seat)
        return "question-pass", {"receiver": receiver, "player": giver}
    if v.trick_size == 0:
        return "question-lead", {}
    suit = explain.suit_led(v)
    return ("question-follow" if v.hands[v.seat] & v.led else "question-free"), {"suit": suit}


def label(v: Any, a: int) -> Say:
    """What a choice is called."""
    return "choice-card", {"label": CARDS[a]}


def read(parts: list[str], v: Any, names: list[str]) -> list[int] | Say:
    """Cards by their record names, as `F7`, `play F7` or `pass W2 E3 G4`; or why they are not what is due."""
    words = [word.casefold() for word in parts]
    if words[0] in ("play", "pass"):
        if (words[0] == "pass") != bool(v.picking):
            return explain.misplaced(v)[1]
        words = words[1:]
    codes = {name.casefold(): code for name, code in CODE.items()}
    if not words or any(word not in codes for word in words):
        raise ValueError(parts)
    return [codes[word] for word in words]


def typed(v: Any, a: int, names: list[str]) -> str:
    """An action as `read` takes it."""
    return CARDS[a]


def reckoning(v: Any, line: str) -> list[Say]:
    """S14, S15: what each boss of the round's winners counts, where bosses are counted; `v` is from before the line."""
    words = line.split()
    if words[0] != "round" or v.scoring == BASIC or v.players == 3 and words[1] == "tricks":
        return []
    bosses = int(bosses_of(v, side_of(v, int(words[2]))))
    if words[1] == "tricks":
        for seat in range(v.players):
            bosses |= int(v.hands[seat]) & BOSSES
    return [reckoned(v, words[1], name) for name in name_cards(bosses)]


def reckoned(v: Any, reason: str, boss: str) -> Say:
    """S14: one boss."""
    if explain.is_trump(v, CODE[boss]):
        return "reckoning-trump", {"label": boss}
    return "reckoning-boss", {"label": boss, "count": int(rules.gain_of(v, REASON_CODE[reason], bit(CODE[boss])))}


# ---------------------------------------------------------------- who sits where, what lies there
def partner(v: Any) -> int:
    """S4."""
    return next(seat for seat in range(v.players) if seat != v.seat and side_of(v, seat) == side_of(v, v.seat))


def others(v: Any) -> list[int]:
    """S4: the other team."""
    return [seat for seat in range(v.players) if side_of(v, seat) != side_of(v, v.seat)]


def plays(v: Any, trick: Any, leader: int) -> list[list[Any]]:
    """The cards of a trick, clockwise from a seat."""
    seats = [(leader + step) % v.players for step in range(v.players)]
    return [[CARDS[trick[seat]], seat] for seat in seats if trick[seat] != NONE]
