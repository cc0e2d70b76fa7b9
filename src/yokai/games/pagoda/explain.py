"""Yokai Pagoda in plain words: why an action is refused, what a legal one will do, what has happened.

Every answer is a message of the catalogues and its arguments; `words.py` tells what their names mean. `s` is a STATE or a VIEW.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import cards as offerings
from . import rules
from .cards import kinds, size, worth, worth_without
from .choices import LOW_HAND
from .notation import CARDS, CODE, HIDDEN, PILES, name_cards, parse_cards
from .state import A_CLOSE, A_DECK, A_DRAW_FOR, A_GIVE, A_PILE, DEALING, DONE, HIGHER, after, case, top

Say = tuple[str, dict[str, Any]]


# ---------------------------------------------------------------- refused
def refused(s: Any, seat: int, a: int) -> Say:
    """What is wrong with an action that `refusal` forbids, and what would be right."""
    match rules.refusal(s, seat, a):
        case 14:
            return "refused-over", {}
        case 17:
            return "refused-deal-due", {}
        case 11:
            return "refused-not-your-turn", {"player": int(rules.turn(s))}
        case 6:
            return ("refused-must-play", {}) if a >= A_GIVE else ("refused-not-in-hand", {"card": CARDS[a % 100]})
        case 9:
            return refused_close(s, seat, a)
        case 8:
            return "refused-must-draw", {}
        case 7:
            return refused_match(s, seat, a)
    return "refused-must-apply", {}


def refused_close(s: Any, seat: int, a: int) -> Say:
    """P9."""
    card, lying = a % 100, int(top(s, a // 100 % 2))
    if case(card, lying) != DONE:
        return "refused-close-not-lower", {"card": CARDS[card], "top": CARDS[lying]}
    if size(s.hands[seat]) == 1:
        return "refused-close-empty", {}
    return "refused-close-worth", {"worth": int(worth_without(s.hands[seat], card)), "most": LOW_HAND}


def refused_match(s: Any, seat: int, a: int) -> Say:
    """P7."""
    is_empty = size(s.hands[seat]) == 0
    if is_empty != (A_DRAW_FOR <= a < A_DECK) or a < A_GIVE or a >= A_DECK:
        return "refused-must-draw-for" if is_empty else "refused-must-give", {}
    steps = 1 + (a - A_DRAW_FOR if is_empty else (a - A_GIVE) // 100)
    return ("refused-no-such-receiver", {}) if steps >= s.players else ("refused-not-in-hand", {"card": CARDS[a % 100]})


# ---------------------------------------------------------------- effect
def effect(s: Any, seat: int, a: int) -> Say:
    """What a legal action will do."""
    hand = s.hands[seat]
    if a < A_GIVE:
        return effect_of_close(hand, a) if a >= A_CLOSE else effect_of_play(s, hand, a)
    if a < A_DRAW_FOR:
        return ("effect-give-last", {}) if size(hand) == 1 else ("effect-give", {"worth": int(worth_without(hand, a % 100))})
    if a < A_DECK:
        return "effect-draw-for", {"receiver": int(after(s, seat, 1 + a - A_DRAW_FOR))}
    if a == A_PILE:
        return "effect-draw-pile", {"worth": int(worth(set_of([*names_of(hand), CARDS[top(s, 1 - s.pile)]])))}
    if a == A_DECK:
        return "effect-draw-deck", {}
    return ("effect-decline-last" if size(hand) == 0 else "effect-decline"), {}


def effect_of_play(s: Any, hand: Any, a: int) -> Say:
    """P6: the case, and what it will ask for."""
    card, lying = a % 100, int(top(s, a // 100))
    is_last, way = size(hand) == 1, case(card, lying)
    if way == DONE:
        if is_last:
            return "effect-lower-last", {"top": CARDS[lying]}
        return "effect-lower", {"top": CARDS[lying], "worth": int(worth_without(hand, card))}
    arguments = {"top": CARDS[lying], "must": is_must(s)}
    if way == HIGHER:
        return "effect-higher", arguments
    return ("effect-match-last" if is_last else "effect-match"), arguments


def effect_of_close(hand: Any, a: int) -> Say:
    """P9: what is left is shown."""
    card = a % 100
    return "effect-close", {"worth": int(worth_without(hand, card)), "cards": [name for name in names_of(hand) if name != CARDS[card]]}


# ---------------------------------------------------------------- told
def told(words: str, v: Any) -> Say | None:
    """What a line of the seat's log says, given the VIEW from before it; None where it needs no words."""
    first, *rest = words.split()
    if first.isdigit():
        return told_deed(v, int(first), rest[0], rest[1:])
    match first:
        case "deck":
            return ("told-deck" if len(rest) == 1 else "told-rebuilt"), {"count": int(rest[0])}
        case "pile":
            return "told-pile", {"pile": rest[0], "card": rest[1]}
        case "shows":
            return twin("told-shows-hand", v, int(rest[0]), cards=rest[1:], worth=int(worth(set_of(rest[1:]))))
        case "round":
            return twin(f"told-round-{rest[0]}", v, int(rest[1]), number=int(v.round_no) + 1, rounds=int(v.rounds))
        case "pools":
            return told_pool(v, int(rest[0]), rest[1:])
    return told_over(v, rest)


def twin(message: str, v: Any, seat: int, **arguments: Any) -> Say:
    """The message about a player, or the one that speaks to whoever reads it."""
    return (f"{message}-you", arguments) if seat == v.seat else (message, {"player": seat, **arguments})


def told_deed(v: Any, seat: int, word: str, rest: list[str]) -> Say | None:
    """What somebody did. The deal is a row of draws: the hand says it better."""
    match word:
        case "play":
            return told_play(v, seat, *rest)
        case "give":
            return told_give(v, seat, rest[0], int(rest[1]))
        case "draw-for":
            receiver = int(rest[0])
            if receiver == v.seat:
                return "told-draw-for-to-you", {"player": seat}
            return twin("told-draw-for", v, seat, receiver=receiver)
        case "take":
            return twin("told-take", v, seat, pile=rest[0], card=rest[1])
        case "decline":
            return twin("told-decline", v, seat)
    if v.phase == DEALING:
        return None
    return ("told-draw", {"player": seat}) if rest[0] == HIDDEN else ("told-draw-you", {"card": rest[0]})


def told_play(v: Any, seat: int, card: str, pile: str, *closing: str) -> Say:
    """P6: which case it is, and what it asks for."""
    lying = int(top(v, PILES.index(pile)))
    arguments = {"card": card, "pile": pile, "top": CARDS[lying]}
    if closing:
        return twin("told-close", v, seat, **arguments)
    way = case(CODE[card], lying)
    if way == DONE:
        return twin("told-lower", v, seat, **arguments)
    if way == HIGHER:
        return twin("told-higher", v, seat, **arguments, must=is_must(v))
    message = "told-match-last" if v.hand_sizes[seat] == 1 else "told-match"
    return twin(message, v, seat, **arguments, must=is_must(v))


def told_give(v: Any, seat: int, card: str, receiver: int) -> Say:
    """P7: giver and receiver know the card."""
    if seat == v.seat:
        return "told-give-you", {"card": card, "receiver": receiver}
    if receiver == v.seat:
        return "told-give-to-you", {"player": seat, "card": card}
    return "told-give", {"player": seat, "receiver": receiver}


# ---------------------------------------------------------------- the end of the game
def told_pool(v: Any, seat: int, cards: list[str]) -> Say:
    """P12: what counts in a pool, and what it is worth."""
    if not cards:
        return twin("told-pool-empty", v, seat)
    pool = set_of(cards)
    return twin("told-pool", v, seat, count=len(cards), counting=counting(pool), worth=int(worth(pool)))


def told_over(v: Any, words: list[str]) -> Say:
    """P19: the final scores, the winners, and what broke a tie."""
    at = words.index("winners")
    scores, winners = [int(word) for word in words[:at]], [int(word) for word in words[at + 1:]]
    low, said = min(scores), {"scores": [[seat, score] for seat, score in enumerate(scores)]}
    tied = [seat for seat, score in enumerate(scores) if score == low]
    if len(winners) > 1:
        if v.seat in winners:
            return "told-over-shared-you", {**said, "players": [seat for seat in winners if seat != v.seat]}
        return "told-over-shared", {**said, "players": winners}
    if len(tied) == 1:
        return twin("told-over-alone", v, winners[0], **said)
    types = [int(kinds(v.pools[seat])) for seat in tied]
    return twin("told-over-cards" if types.count(min(types)) > 1 else "told-over-types", v, winners[0], **said, low=low)


# ---------------------------------------------------------------- hands and their worth
def names_of(cards: Any) -> list[str]:
    """A set's cards by name, ascending."""
    return name_cards(*(int(word) for word in cards.words))


def set_of(names: Sequence[str]) -> Any:
    """The way back."""
    cards = np.zeros(1, offerings.CARDS)[0]
    parse_cards(names, cards)
    return cards


def counting(cards: Any) -> list[str]:
    """P12: the lowest card of each Yokai, without which the set would be worth something else."""
    return [name for name in names_of(cards) if worth_without(cards, CODE[name]) != worth(cards)]


def is_must(s: Any) -> str:
    """P10, as a word that messages choose by."""
    return "no" if s.optional_effects else "yes"
