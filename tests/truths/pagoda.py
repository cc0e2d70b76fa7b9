"""What must be true of every step of every game of Yokai Pagoda, said without the game's own code. A set of cards is two words of fifty."""
from __future__ import annotations

import numpy as np

HIDDEN = {"hands", "pools", "deck"}  # what a view knows only in part


def stack(cards: np.ndarray, heights: np.ndarray) -> np.ndarray:
    """The cards of a stack of this height, as two words."""
    filled = np.arange(cards.shape[-1]) < heights[..., None]
    return np.stack([np.where(filled & (cards // 50 == half), 1 << cards % 50, 0).sum(-1) for half in (0, 1)], axis=-1)


def size(words: np.ndarray) -> np.ndarray:
    """How many cards."""
    return np.bitwise_count(words).sum(-1, dtype=np.int64)


def full_deck(state: np.void) -> list[int]:
    """P1; or the small deck of these sizes."""
    cards = [10 * yokai + number for yokai in range(state["yokai"]) for number in range(state["numbers"])]
    return [sum(1 << card % 50 for card in cards if card // 50 == half) for half in (0, 1)]


def conserved(states: np.ndarray, events: np.ndarray) -> str | None:
    """Every card is at exactly one place, and a cell that holds nothing holds nothing."""
    places = np.concatenate([states["hands"]["words"], states["pools"]["words"], stack(states["piles"], states["heights"]),
                             stack(states["deck"], states["deck_size"])[:, None]], axis=1)
    counts = np.concatenate([size(places[:, :10]), states["heights"], states["deck_size"][:, None]], axis=1)
    if counts[0].any():
        return "cards lie on the empty table"
    full = np.array(full_deck(states[0]))
    wrong = (places.sum(1) != full).any(1) | (size(places) != counts).any(1) | (counts.sum(1) != size(full))
    if wrong[1:].any():
        return f"step {np.flatnonzero(wrong[1:])[0]}: a card is not at exactly one place"
    for name, height in (("deck", "deck_size"), ("piles", "heights")):
        if states[name][np.arange(100) >= states[height][..., None]].any():
            return f"an empty cell of {name} holds something"
    players = states["players"][0]
    return "somebody who is not there holds cards" if counts[:, players:5].any() or counts[:, 5 + players:10].any() else None


def known(states: np.ndarray, views: np.ndarray) -> str | None:
    """Own cards and all counts are the truth's, and every card lies where it may lie."""
    hands, pools, deck = states["hands"]["words"], states["pools"]["words"], stack(states["deck"], states["deck_size"])
    for q in range(views.shape[1]):
        mine = views[:, q]
        if (hands & ~mine["hands"]["words"]).any() or (pools & ~mine["pools"]["words"]).any():
            return f"view {q}: a card lies where it cannot"
        if (deck & ~mine["deck"]["words"]).any():
            return f"view {q}: a card of the deck cannot be there"
        if (size(hands) != mine["hand_sizes"]).any() or (size(pools) != mine["pool_sizes"]).any():
            return f"view {q}: a count is wrong"
        if q + 1 == views.shape[1]:
            continue
        if (hands[:, q] != mine["hands"]["words"][:, q]).any() or (pools[:, q] != mine["pools"]["words"][:, q]).any():
            return f"view {q}: its own cards are wrong"
    return None


def spectator_knows_no_more(views: np.ndarray) -> str | None:
    """Whatever may lie somewhere for a seat may lie there for the spectator."""
    for q in range(views.shape[1] - 1):
        for name in sorted(HIDDEN):
            if (views[name]["words"][:, q] & ~views[name]["words"][:, -1]).any():
                return f"the spectator knows more of {name} than seat {q}"
    return None
