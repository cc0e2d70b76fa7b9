"""What the terminal says about a table of Yokai Pagoda. `v` is the VIEW of whoever reads it."""
from __future__ import annotations

from typing import Any

from ..games.pagoda import explain
from ..games.pagoda.cards import worth
from ..games.pagoda.notation import CARDS, CODE, PILES, name_action, parse_action
from ..games.pagoda.state import A_CLOSE, A_DECK, A_DRAW_FOR, A_GIVE, A_PILE, HIGHER, LEFT, RIGHT, TURN, after, top
from ..words import Say

# Before which rule which heading stands.
SECTIONS = {1: "components", 3: "setup", 6: "turn", 12: "worth", 13: "rounds", 17: "deck", 19: "end"}


def opening(v: Any) -> list[Say]:
    """Which variant is on."""
    return [("variant-optional-effects", {})] if v.optional_effects else []


def standing(v: Any, asked: bool) -> list[Say]:
    """How things stand."""
    said = [explain.twin("state-round-of", v, int(v.starter), number=int(v.round_no) + 1, rounds=int(v.rounds))]
    for pile, message in ((LEFT, "state-left-pile"), (RIGHT, "state-right-pile")):
        said.append((message, {"card": CARDS[top(v, pile)], "count": int(v.heights[pile]) - 1}))
    said.append(("state-deck", {"count": int(v.deck_size)}))
    said.append(("state-hands", {"sizes": sizes(v, v.hand_sizes)}))
    if v.round_no:
        said.append(("state-pools", {"sizes": sizes(v, v.pool_sizes)}))
        said += own("state-pool", v.pools[v.seat])
    return said + own("state-hand-worth", v.hands[v.seat])


def own(message: str, cards: Any) -> list[Say]:
    """One's own cards, if there are any, and what they are worth."""
    labels = explain.names_of(cards)
    return [(message, {"labels": labels, "worth": int(worth(cards))})] if labels else []


def sizes(v: Any, counts: Any) -> list[list[int]]:
    """How many cards lie at each seat."""
    return [[seat, int(counts[seat])] for seat in range(v.players)]


def question(v: Any) -> Say:
    """What is to be decided."""
    if v.phase == TURN:
        return "question-play", {}
    if v.phase == HIGHER:
        return "question-take", {"must": explain.is_must(v)}
    return ("question-give" if v.hand_sizes[v.seat] else "question-draw-for"), {"must": explain.is_must(v)}


def label(v: Any, a: int) -> Say:
    """What a choice is called."""
    if a < A_GIVE:
        return ("choice-close" if a >= A_CLOSE else "choice-play"), {"label": CARDS[a % 100], "pile": PILES[a // 100 % 2]}
    if a < A_DRAW_FOR:
        return "choice-give", {"card": CARDS[a % 100], "receiver": int(after(v, v.seat, 1 + (a - A_GIVE) // 100))}
    if a < A_DECK:
        return "choice-draw-for", {"receiver": int(after(v, v.seat, 1 + a - A_DRAW_FOR))}
    if a == A_PILE:
        other = 1 - int(v.pile)
        return "choice-take", {"card": CARDS[top(v, other)], "pile": PILES[other]}
    return ("choice-draw" if a == A_DECK else "choice-decline"), {}


def read(parts: list[str], v: Any, names: list[str]) -> list[int] | Say:
    """An action in the record's words, its first one may be left out; a receiver is a name, or a seat counted from 1."""
    cards = {name.casefold(): name for name in CODE}
    words = [cards.get(word.casefold(), word.casefold()) for word in parts]
    seats = {name.casefold(): seat for seat, name in enumerate(names)} | {str(seat + 1): seat for seat in range(len(names))}
    if words[-1] in seats:
        words[-1] = str(seats[words[-1]])
    for verb in ([], ["play"], ["give"]):
        try:
            return [parse_action(" ".join([*verb, *words]), int(v.seat), int(v.players))]
        except ValueError:
            continue
    if words[0] in ("give", "draw-for"):
        return "refused-no-such-receiver", {}
    raise ValueError(parts)


def typed(v: Any, a: int, names: list[str]) -> str:
    """An action as `read` takes it, with the receiver's name."""
    if A_GIVE <= a < A_DECK:
        steps = 1 + (a - A_GIVE) // 100 if a < A_DRAW_FOR else 1 + a - A_DRAW_FOR
        return f"{f'give {CARDS[a % 100]}' if a < A_DRAW_FOR else 'draw-for'} {names[after(v, v.seat, steps)]}"
    return name_action(a, int(v.seat), int(v.players))


def reckoning(v: Any, line: str) -> list[Say]:
    """The pools say it all: their own lines follow."""
    return []
