"""Yokai Septet in plain words: why an action is refused, what a legal one will do, what has happened.

Every answer is a message of the catalogues and its arguments; `words.py` tells what their names mean. `s` is a STATE or a VIEW.
"""
from __future__ import annotations

from typing import Any

from . import rules, state
from .notation import CARDS, CODE, SUITS, name_cards

Say = tuple[str, dict[str, Any]]


# ---------------------------------------------------------------- refused
def refused(s: Any, seat: int, a: int) -> Say:
    """What is wrong with an action that `refusal` forbids, and what would be right."""
    match rules.refusal(s, seat, a):
        case 13:
            return "refused-over", {}
        case 5:
            return "refused-deal-due", {}
        case 6:
            return refused_pick(s, seat, a)
    if seat != rules.turn(s):
        return "refused-not-your-turn", {"player": int(rules.turn(s))}
    if not state.has(s.hands[seat], a):
        return "refused-not-in-hand", {"card": CARDS[a]}
    return "refused-must-follow", {"suit": suit_led(s)}


def refused_pick(s: Any, seat: int, a: int) -> Say:
    """S6."""
    if not state.has(s.picking, seat):
        return "refused-passed", {}
    return "refused-picked" if state.has(s.picks[seat], a) else "refused-not-in-hand", {"card": CARDS[a]}


def misplaced(s: Any) -> tuple[int, Say]:
    """The rule that asks for a pass where a card is played, or the other way round."""
    return (6, ("refused-must-pass", {})) if s.picking else (8, ("refused-must-play-card", {}))


# ---------------------------------------------------------------- effect
def effect(s: Any, seat: int, a: int) -> Say:
    """What a legal action will do."""
    if s.picking:
        return "effect-pick", {"receiver": int(state.receiver_of(s, seat))}
    if a == state.SUPER_TRUMP:
        return "effect-super-trump", {}
    if s.trick_size == 0:
        return ("effect-lead-trump", {}) if is_trump(s, a) else ("effect-lead", {"suit": suit_of(a)})
    return effect_in_trick(s, a)


def effect_in_trick(s: Any, a: int) -> Say:
    """S9: how the card stands against those that lie there already."""
    lying = int(state.cards_of_trick(s))
    best, cards = int(state.strongest(s, lying)), lying | int(state.bit(a))
    arguments = {"player": int(state.who_played(s, best)), "top": CARDS[best]}
    is_last, is_ahead = s.trick_size + 1 == s.players, state.strongest(s, cards) == a
    how = "follow" if state.has(s.led, a) else "trump" if is_trump(s, a) else "discard"
    if not is_last:
        return f"effect-{how}-{'ahead' if is_ahead else 'behind'}", arguments
    bosses = len(name_cards(cards & state.BOSSES))
    return (f"effect-{how}-takes", {"count": bosses}) if is_ahead else (f"effect-{how}-gives", {**arguments, "count": bosses})


# ---------------------------------------------------------------- told
def told(words: str, v: Any) -> Say | None:
    """What a line of the seat's log says, given the VIEW from before it; None where it needs no words."""
    first, *rest = words.split()
    if first.isdigit():
        return told_deed(v, int(first), rest[0], rest[1:])
    match first:
        case "deal":
            return "told-deal", {"cards": rest[1:], "count": int(rest[0])}
        case "up":
            return "told-up", {"card": rest[0], "suit": rest[0][0]}
        case "got":
            return "told-got", {"player": int(rest[0]), "cards": rest[1:]}
        case "shows":
            return twin("told-shows", v, int(rest[0]), card=rest[1])
        case "trick":
            return told_trick(v, int(rest[0]))
        case "hands":
            return twin("told-hands", v, int(rest[0]), cards=rest[1:])
        case "round":
            return told_round(v, rest)
    return told_over(v, rest)


def twin(message: str, v: Any, seat: int, **arguments: Any) -> Say:
    """The message about a player, or the one that speaks to whoever reads it."""
    return (f"{message}-you", arguments) if seat == v.seat else (message, {"player": seat, **arguments})


def told_deed(v: Any, seat: int, word: str, cards: list[str]) -> Say:
    """Somebody passes three cards or plays one."""
    if word == "play":
        return told_play(v, seat, cards[0])
    receiver = int(state.receiver_of(v, seat))
    if seat == v.seat:
        return "told-pass-you", {"receiver": receiver, "cards": cards}
    return ("told-pass-to-you", {"player": seat}) if receiver == v.seat else ("told-pass", {"player": seat, "receiver": receiver})


def told_play(v: Any, seat: int, card: str) -> Say:
    """A lead, a card of the suit led, a trump, or any other card."""
    a = CODE[card]
    if v.trick_size == 0:
        return twin("told-lead", v, seat, card=card)
    if a == state.SUPER_TRUMP:
        return twin("told-super-trump", v, seat, card=card)
    if state.has(v.led, a):
        return twin("told-follow", v, seat, card=card)
    return twin("told-trump" if is_trump(v, a) else "told-discard", v, seat, card=card, suit=suit_led(v))


def told_trick(v: Any, winner: int) -> Say:
    """S10: with which card, and the bosses in it."""
    card, bosses = CARDS[v.trick[winner]], name_cards(int(state.cards_of_trick(v)) & state.BOSSES)
    return twin("told-capture", v, winner, card=card, bosses=bosses) if bosses else twin("told-trick", v, winner, card=card)


# ---------------------------------------------------------------- the end of a round and of the game
def told_round(v: Any, words: list[str]) -> Say:
    """Why the round ends, who wins it, what it scores."""
    reason, at = words[0], words.index("gain")
    winners = [int(word) for word in words[1:at]]
    gains = [int(word) for word in words[at + 1:]]
    losers = [seat for seat in range(v.players) if seat not in winners]
    side = state.side_of(v, losers[0] if reason == "tricks" else winners[0])  # the one that ended it
    arguments = {"gain": max(gains)}
    if reason != "last":
        arguments["count"] = len(name_cards(int(state.bosses_of(v, side))))
    if v.players == 4:
        return told_round_of_teams(v, reason, winners, losers, arguments)
    if reason != "tricks":
        return twin(f"told-round-{reason}", v, winners[0], **arguments)
    if v.seat in winners:
        other = next(seat for seat in winners if seat != v.seat)
        return "told-round-tricks-won", {"player": losers[0], "winner": other, **arguments}
    return twin("told-round-tricks", v, losers[0], players=winners, **arguments)


def told_round_of_teams(v: Any, reason: str, winners: list[int], losers: list[int], arguments: dict[str, Any]) -> Say:
    """S11, told to a winner, to a loser, or to whoever is neither."""
    if v.seat in winners:
        return f"told-round-{reason}-team", {**arguments, **({"losers": losers} if reason == "tricks" else {})}
    if reason != "tricks":
        return f"told-round-{reason}-others", {"players": winners, **arguments}
    if v.seat in losers:
        return "told-round-tricks-lost", {"players": winners, **arguments}
    return "told-round-tricks-others", {"players": winners, "losers": losers, **arguments}


def told_over(v: Any, words: list[str]) -> Say:
    """S13 to S16: the final score and the winners."""
    at = words.index("winners")
    scores, winners = [int(word) for word in words[:at]], [int(word) for word in words[at + 1:]]
    if v.players == 4:
        arguments = {"high": max(scores), "low": min(scores)}
        if v.seat in winners:
            return "told-over-team", arguments
        return "told-over-others", {"players": winners, **arguments}
    points = [[seat, score] for seat, score in enumerate(scores)]
    if scores.count(max(scores)) > 1:
        return twin("told-over-tie", v, winners[0], scores=points, high=max(scores))
    return twin("told-over-alone", v, winners[0], scores=points)


# ---------------------------------------------------------------- cards and seats
def is_trump(s: Any, a: int) -> bool:
    """S5: a card of the trump suit."""
    return bool(state.suit_of(a) == state.suit_of(s.up))


def suit_of(a: int) -> str:
    """The suit's letter."""
    return SUITS[a // 7]


def suit_led(s: Any) -> str:
    """The letter of the suit led."""
    return suit_of(s.trick[s.leader])
