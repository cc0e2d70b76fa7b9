"""Cards, actions, events and lines of Yokai Septet as words (docs/record.md, docs/seen.md); each has its way back."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.packing import mask, members, pack, split
from . import lines as L
from .state import CHANCE

SUITS = "WEGLDFS"
CARDS = [letter + ("A" if rank == 1 else str(rank)) for suit, letter in enumerate(SUITS) for rank in range(suit + 1, suit + 8)]
CODE = {name: card for card, name in enumerate(CARDS)}
REASONS = {L.BY_BOSSES: "bosses", L.BY_TRICKS: "tricks", L.BY_LAST: "last"}
REASON_CODE = {reason: code for code, reason in REASONS.items()}
WORDS = {"pass": L.PASS, "play": L.PLAY, "shows": L.SHOWS, "trick": L.TRICK, "hands": L.HANDS}  # of the lines that name a seat


def parse_card(name: str) -> int:
    """`S13` → 48."""
    if name not in CODE:
        raise ValueError(f"no such card: {name}")
    return CODE[name]


def name_cards(cards: int) -> list[str]:
    """A set's cards, ascending."""
    return [CARDS[card] for card in members(cards)]


def parse_cards(names: Sequence[str]) -> int:
    """The way back."""
    return mask([parse_card(name) for name in names])


# ---------------------------------------------------------------- actions and events
def name_action(a: int, seat: int, players: int) -> str:
    """An action is its card, to pick or to play."""
    return CARDS[a]


def parse_action(text: str, seat: int, players: int) -> int:
    """The way back."""
    return parse_card(text)


def name_event(actions: Sequence[int], seat: int, players: int) -> str:
    """A record's event after its seat: one card played, or three passed; empty where there is none."""
    return " ".join(["play" if len(actions) == 1 else "pass", *(CARDS[a] for a in actions)])


def parse_event(words: Sequence[str], seat: int, players: int) -> list[int]:
    """The way back."""
    match words:
        case ["play", card]:
            return [parse_card(card)]
        case ["pass", first, second, third]:
            return [parse_card(first), parse_card(second), parse_card(third)]
        case ["pass", *_]:
            raise ValueError("a pass is exactly three cards (S6)")
    raise ValueError(f"Septet has no such event: {' '.join(words)}")


# ---------------------------------------------------------------- positions
def describe(s: Any) -> str:
    """A state in one line."""
    points = f"{s.players} players, points {' '.join(map(str, s.points[:2 if s.players == 4 else 3].tolist()))}"
    if s.turn < 0:
        return f"{points}, " + ("to be dealt" if s.turn == CHANCE else "over")
    table = f"{points}, round {s.round_no + 1}, trump {CARDS[s.up]}"
    hand = " ".join(name_cards(int(s.hands[s.turn] & ~s.picks[s.turn])))
    if s.picking:
        passed = "".join(f", seat {seat} has passed" for seat in range(s.players) if not s.picking >> seat & 1)
        return f"{table}, exchange{passed}: seat {s.turn} to pass {3 - int(s.picks[s.turn]).bit_count()} of {hand}"
    order = [(s.leader + k) % s.players for k in range(s.trick_size)]
    trick = "".join(f" {CARDS[s.trick[seat]]}" for seat in order)
    return f"{table}, trick {s.tricks.sum() + 1} led by seat {s.leader}:{trick}; seat {s.turn} to play from {hand}"


# ---------------------------------------------------------------- lines
def name_line(line: Any) -> str:
    """The words of a line as somebody saw it."""
    what, seat, to, card, cards, winners, scores = (int(line[field]) for field in line.dtype.names)
    won, gained = members(winners), split(scores, to)
    match what:
        case L.DEAL:
            words = ["deal", cards.bit_count(), *name_cards(cards)]
        case L.UP:
            words = ["up", CARDS[card]]
        case L.GOT:
            words = ["got", to, *name_cards(cards)]
        case L.GAME_OVER:
            words = ["over", *gained, "winners", *won]
        case L.BY_BOSSES | L.BY_TRICKS | L.BY_LAST:
            words = ["round", REASONS[what], *won, "gain", *gained]
        case _:
            words = name_line_of_seat(what, seat, card, cards)
    return " ".join(map(str, words))


def name_line_of_seat(what: int, seat: int, card: int, cards: int) -> list[Any]:
    """A line of what one seat did or showed."""
    match what:
        case L.PASS:
            return [seat, "pass", *(name_cards(cards) or "???")]
        case L.PLAY:
            return [seat, "play", CARDS[card]]
        case L.SHOWS:
            return ["shows", seat, CARDS[card]]
        case L.TRICK:
            return ["trick", seat]
    return ["hands", seat, *name_cards(cards)]


def parse_line(text: str, seat: int, line: Any) -> None:
    """The code of a line in the log of `seat`, written into `line`: the way back."""
    for field in line.dtype.names:
        line[field] = 0
    words = text.split(" ")
    if words[0].isdigit():
        words[:2] = words[1::-1]  # the word first, then the seat
    what, *rest = words
    match what:
        case "deal":
            line.what, line.seat, line.cards = L.DEAL, seat, parse_cards(rest[1:])
        case "up":
            line.what, line.card = L.UP, CODE[rest[0]]
        case "got":
            line.what, line.seat, line.to, line.cards = L.GOT, seat, int(rest[0]), parse_cards(rest[1:])
        case "round":
            line.what = REASON_CODE[rest[0]]
            parse_reckoning(rest[1:], "gain", line, winners_first=True)
        case "over":
            line.what = L.GAME_OVER
            parse_reckoning(rest, "winners", line, winners_first=False)
        case _:
            parse_line_of_seat(what, rest, line)


def parse_line_of_seat(what: str, rest: Sequence[str], line: Any) -> None:
    """A line of what one seat did or showed."""
    line.what, line.seat = WORDS[what], int(rest[0])
    if what in ("play", "shows"):
        line.card = CODE[rest[1]]
    elif what in ("pass", "hands"):
        line.cards = parse_cards([name for name in rest[1:] if name != "?"])


def parse_reckoning(words: Sequence[str], between: str, line: Any, winners_first: bool) -> None:
    """Seats and scores on either side of a word."""
    at = words.index(between)
    before, behind = [int(word) for word in words[:at]], [int(word) for word in words[at + 1:]]
    winners, scores = (before, behind) if winners_first else (behind, before)
    line.winners, line.scores, line.to = mask(winners), pack(scores), len(scores)
