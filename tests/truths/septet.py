"""What must be true of every step of every game of Yokai Septet, said without the game's own code."""
from __future__ import annotations

import numpy as np

HIDDEN = {"hands", "picks"}  # what a view knows only in part
ALL = (1 << 49) - 1
BOSSES = sum(1 << 7 * suit + 6 - suit for suit in range(7))  # S2: the 7 is green's last card and blue's first
NONE = -1


def conserved(states: np.ndarray, events: np.ndarray) -> str | None:
    """While a round runs, every card is in one hand, or turned up, or was played; what was won are bosses that were played."""
    played = 0
    for k, event in enumerate(events.tolist()):
        before, after = states[k], states[k + 1]
        if event == -1:
            played = 0
        elif not before["picking"]:
            played |= 1 << event % 49
        wrong = conserved_now(after, played)
        if wrong:
            return f"step {k}: {wrong}"
    return "cards lie on the empty table" if states["hands"][0].any() or states["bosses"][0].any() else None


def conserved_now(s: np.void, played: int) -> str | None:
    """The same of one state."""
    hands, trick = s["hands"].tolist(), [card for card in s["trick"].tolist() if card != NONE]
    if s["turn"] < 0:  # the round is over: cards left over are gone
        return "cards are left" if any(hands) or any(s["picks"].tolist()) or trick else None
    places = [*hands, 1 << int(s["up"]), played]
    if sum(places) != ALL or any(a & b for k, a in enumerate(places) for b in places[:k]):
        return "a card is not at one place"
    won = sum(s["bosses"].tolist())
    if won & ~(played & BOSSES) or won.bit_count() != sum(int(cards).bit_count() for cards in s["bosses"].tolist()):
        return "bosses are won that were not played"
    if len(trick) != s["trick_size"] or any(not played >> card & 1 for card in trick):
        return "the trick is wrong"
    if played.bit_count() != s["players"] * s["tricks"].sum() + s["trick_size"]:
        return "the number of tricks is wrong"
    if any(pick & ~hand for pick, hand in zip(s["picks"].tolist(), hands, strict=True)):
        return "a card is picked that is not in the hand"
    return None


def known(states: np.ndarray, views: np.ndarray) -> str | None:
    """Own cards are the truth's, cards known of others are in their hands, and none is held of a suit that is missed."""
    players = int(states["players"][0])
    for q in range(views.shape[1]):
        mine = views[:, q]
        if (mine["hands"] & ~states["hands"]).any():
            return f"view {q}: knows a card in a hand where it is not"
        if (mine["voids"] & states["hands"]).any():
            return f"view {q}: a hand holds a suit that it was said to miss"
        if q < players and (mine["hands"][:, q] != states["hands"][:, q]).any():
            return f"view {q}: its own hand is wrong"
        if q < players and (mine["picks"][:, q] != states["picks"][:, q]).any():
            return f"view {q}: its own picks are wrong"
        if any(mine["picks"][:, other].any() for other in range(4) if other != q):
            return f"view {q}: knows another's picks"
    return None


def spectator_knows_no_more(views: np.ndarray) -> str | None:
    """Each card that a spectator knows in a hand is known there to every seat; voids and cards played are public."""
    public = views[:, -1]
    for q in range(views.shape[1] - 1):
        if (public["hands"] & ~views["hands"][:, q]).any():
            return f"the spectator knows more of the hands than seat {q}"
        for name in ("voids", "played", "last_trick", "shown", "shown_by"):
            if (public[name] != views[name][:, q]).any():
                return f"{name} is not the same to the spectator and to seat {q}"
    return None if not public["passed_mask"].any() and not public["got_mask"].any() else "the spectator knows of an exchange"
