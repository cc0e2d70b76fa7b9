"""Cards, actions, events and lines of Yokai Pagoda as words (docs/record.md, docs/seen.md); each has its way back."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.packing import mask, members, pack, split
from . import lines as L
from .cards import HALF
from .state import A_CLOSE, A_DECK, A_DECLINE, A_DRAW_FOR, A_GIVE, A_PILE, A_PLAY, END, HIGHER, MATCH, TURN, dry

YOKAI = ("Ka", "Te", "Ta", "Ki", "On", "Yu", "Ne", "Ro", "Jo", "Ko")
CARDS = [yokai + str(number) for yokai in YOKAI for number in range(1, 11)]
CODE = {name: card for card, name in enumerate(CARDS)}
PILES = ("left", "right")
SOURCES = {"deck": A_DECK, "pile": A_PILE}
HIDDEN = "?"


def parse_card(name: str) -> int:
    """`Ka3` → 2."""
    if name not in CODE:
        raise ValueError(f"no such card: {name}")
    return CODE[name]


def parse_pile(name: str) -> int:
    """`right` → 1."""
    if name not in PILES:
        raise ValueError(f"no such pile: {name}")
    return PILES.index(name)


def name_cards(low: int, high: int) -> list[str]:
    """A set's cards, ascending."""
    return [CARDS[card] for card in members(low | high << 50)]


def parse_cards(names: Sequence[str], cards: Any) -> None:
    """The way back, into `cards`."""
    codes = mask([parse_card(name) for name in names])
    cards.words[0], cards.words[1] = codes & HALF, codes >> 50


# ---------------------------------------------------------------- actions and events
def name_action(a: int, seat: int, players: int) -> str:
    """An action as a record says it after its seat; empty where it would reach nobody at this table."""
    if a < A_GIVE:
        return f"play {CARDS[a % 100]} {PILES[a // 100 % 2]}{' close' if a >= A_CLOSE else ''}"
    if a < A_DECK:
        steps = 1 + (a - A_GIVE) // 100 if a < A_DRAW_FOR else 1 + a - A_DRAW_FOR
        receiver = (seat + steps) % players
        words = f"give {CARDS[a % 100]} {receiver}" if a < A_DRAW_FOR else f"draw-for {receiver}"
        return words if steps < players else ""
    return {A_DECK: "draw deck", A_PILE: "draw pile", A_DECLINE: "decline"}[a]


def parse_action(text: str, seat: int, players: int) -> int:
    """The way back."""
    match text.split(" "):
        case ["play", card, pile]:
            return A_PLAY + 100 * parse_pile(pile) + parse_card(card)
        case ["play", card, pile, "close"]:
            return A_CLOSE + 100 * parse_pile(pile) + parse_card(card)
        case ["play", _]:
            raise ValueError("a play names its pile, left or right (P6)")
        case ["give", card, receiver]:
            return A_GIVE + 100 * (steps_to(receiver, seat, players) - 1) + parse_card(card)
        case ["draw-for", receiver]:
            return A_DRAW_FOR + steps_to(receiver, seat, players) - 1
        case ["draw", source] if source in SOURCES:
            return SOURCES[source]
        case ["decline"]:
            return A_DECLINE
    raise ValueError(f"Pagoda has no such event: {text}")


def steps_to(receiver: str, seat: int, players: int) -> int:
    """How far clockwise the receiver sits; P7: it is another player."""
    if receiver not in [str(other) for other in range(players)]:
        raise ValueError(f"no such seat: {receiver}")
    if int(receiver) == seat:
        raise ValueError("the receiver is another player (P7)")
    return (int(receiver) - seat) % players


def name_event(actions: Sequence[int], seat: int, players: int) -> str:
    """A record's event after its seat: one action."""
    (a,) = actions
    return name_action(a, seat, players)


def parse_event(words: Sequence[str], seat: int, players: int) -> list[int]:
    """The way back."""
    return [parse_action(" ".join(words), seat, players)]


# ---------------------------------------------------------------- positions
def describe(s: Any) -> str:
    """A state in one line."""
    table = f"{s.players} players, round {min(s.round_no + 1, s.rounds)} of {s.rounds}"
    if s.phase == END:
        return f"{table}, over"
    piles = " ".join(CARDS[s.piles[pile, s.heights[pile] - 1]] if s.heights[pile] else "-" for pile in range(2))
    table += f", piles {piles}, deck {s.deck_size}"
    if dry(s):
        return f"{table}, to be shuffled"
    deed = {TURN: "play from", MATCH: "give from", HIGHER: "draw to"}[int(s.phase)]
    return f"{table}: seat {s.player} to {deed} {' '.join(name_cards(*s.hands[s.player].words.tolist())) or 'an empty hand'}"


# ---------------------------------------------------------------- lines
def name_line(line: Any) -> str:
    """The words of a line as somebody saw it."""
    what, seat, to, card, winners, scores = (int(line[field]) for field in ("what", "seat", "to", "card", "winners", "scores"))
    cards = name_cards(*line.cards.words.tolist())
    match what:
        case L.DECK:
            words = ["deck", len(cards), *([] if to else cards)]
        case L.PILE:
            words = ["pile", PILES[to], CARDS[card]]
        case L.BY_CLOSE | L.BY_EMPTY:
            words = ["round", "close" if what == L.BY_CLOSE else "empty", seat]
        case L.SHOWS | L.POOLS:
            words = ["shows" if what == L.SHOWS else "pools", seat, *cards]
        case L.GAME_OVER:
            words = ["over", *split(scores, to), "winners", *members(winners)]
        case _:
            words = name_deed(what, seat, to, HIDDEN if card == L.HIDDEN else CARDS[card])
    return " ".join(map(str, words))


def name_deed(what: int, seat: int, to: int, card: str) -> list[Any]:
    """A line of what one seat did."""
    match what:
        case L.DRAW:
            return [seat, "draw", card]
        case L.PLAY:
            return [seat, "play", card, PILES[to]]
        case L.CLOSE:
            return [seat, "play", card, PILES[to], "close"]
        case L.GIVE:
            return [seat, "give", card, to]
        case L.DRAW_FOR:
            return [seat, "draw-for", to]
        case L.TAKE:
            return [seat, "take", PILES[to], card]
    return [seat, "decline"]


def parse_line(text: str, seat: int, line: Any) -> None:
    """The code of a line in the log of `seat`, written into `line`: the way back."""
    for field in ("what", "seat", "to", "card", "winners", "scores"):
        line[field] = 0
    parse_cards([], line.cards)
    words = text.split(" ")
    if words[0].isdigit():
        words[:2] = words[1::-1]  # the word first, then the seat
    what, *rest = words
    if what in ("deck", "pile", "over"):
        parse_line_of_table(what, rest, line)
    else:
        parse_line_of_seat(what, rest, line)


def parse_line_of_table(what: str, rest: Sequence[str], line: Any) -> None:
    """A line that is nobody's."""
    match what:
        case "deck" if len(rest) == 1:
            line.what, line.to = L.DECK, 1
            parse_cards(CARDS, line.cards)
        case "deck":
            line.what = L.DECK
            parse_cards(rest[1:], line.cards)
        case "pile":
            line.what, line.to, line.card = L.PILE, PILES.index(rest[0]), CODE[rest[1]]
        case _:
            at = rest.index("winners")
            scores, winners = [int(word) for word in rest[:at]], [int(word) for word in rest[at + 1:]]
            line.what, line.scores, line.winners, line.to = L.GAME_OVER, pack(scores), mask(winners), at


def parse_line_of_seat(what: str, rest: Sequence[str], line: Any) -> None:
    """A line of what a seat did, or had done to it."""
    line.seat = int(rest[1 if what == "round" else 0])
    match what:
        case "draw" | "give":
            line.what, line.card = L.DRAW, L.HIDDEN if rest[1] == HIDDEN else CODE[rest[1]]
            if what == "give":
                line.what, line.to = L.GIVE, int(rest[2])
        case "play":
            line.what, line.card, line.to = L.CLOSE if len(rest) == 4 else L.PLAY, CODE[rest[1]], PILES.index(rest[2])
        case "shows" | "pools":
            line.what = L.SHOWS if what == "shows" else L.POOLS
            parse_cards(rest[1:], line.cards)
        case "draw-for":
            line.what, line.to = L.DRAW_FOR, int(rest[1])
        case "take":
            line.what, line.to, line.card = L.TAKE, PILES.index(rest[1]), CODE[rest[2]]
        case "decline":
            line.what = L.DECLINE
        case _:
            line.what = L.BY_CLOSE if rest[0] == "close" else L.BY_EMPTY
