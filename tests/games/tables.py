"""Tables laid for a test, in notation: hands as words, then events in the record's words, checked like anybody's."""
from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import pytest

from yokai import Position, Refused, pagoda, septet
from yokai.kernel import arrays
from yokai.kernel.verbs import see
from yokai.position import restore

BOSSES = {"W7", "E7", "G7", "L7", "D7", "F7", "S7"}


# ---------------------------------------------------------------- any game
def go(p: Position, *events: str) -> Position:
    """The position after these events: `shuffle C…`, `2 pass W2 E3 G4`, `0 play Ka3 left`."""
    for event in events:
        who, _, words = event.partition(" ")
        p = p.deal(words) if who == "shuffle" else p.play(words, seat=int(who))
    return p


def told(p: Position, event: str) -> list[str]:
    """What an event brings about, line by line."""
    return go(p, event).told


def refused(p: Position, event: str) -> str:
    """The rule that refuses an event."""
    with pytest.raises(Refused) as found:
        go(p, event)
    return found.value.rule


def state(p: Position) -> Any:
    """The truth, to be looked at."""
    return p._state[0]


def changed(p: Position, **cells: Any) -> Position:
    """A rare position: the same, but for these cells."""
    S = p._state.copy()
    for name, value in cells.items():
        S[0][name] = value
    return restore(p.game.name, S.tobytes())


def seen(p: Position, seat: int) -> list[str]:
    """What a seat (-1: a spectator) saw of the last event."""
    lines = p.game.module.lines.LINES
    T, X = np.zeros(1, lines), np.zeros(1, lines)
    assert p._came is not None
    before, *cause = p._came
    (arrays.step_told if len(cause) == 2 else arrays.deal_told)(before.copy(), *cause, T)
    see(T[0], seat, X[0])
    return [p.game.notation.name_line(line) for line in X[0].line[:X[0].count]]


def play_out(p: Position, seed: int = 0, heard: list[str] | None = None) -> Position:
    """Play on at random to the end of the game; `heard` gets all that is told."""
    rng = random.Random(seed)
    while not p.over:
        p = p.play(rng.choice(p.legal)) if p.turn >= 0 else p.deal(rng.sample(p.due, len(p.due)))
        if heard is not None:
            heard += p.told
    return p


# ---------------------------------------------------------------- Septet
def fill(hands: Sequence[str], up: str) -> list[list[str]]:
    """Whole hands: the cards named, and the rest, ascending, one by one to whoever has room."""
    full, each = [hand.split() for hand in hands], 48 // len(hands)
    named = {up, *(card for hand in full for card in hand)}
    rest = [card for card in septet.notation.CARDS if card not in named]
    while rest:
        for hand in full:
            if len(hand) < each:
                hand.append(rest.pop(0))
    return full


def deck(hands: Sequence[str], up: str) -> str:
    """S5: the shuffle that deals these hands."""
    return " ".join([card for hand in fill(hands, up) for card in hand] + [up])


def lay(hands: Sequence[str], up: str, p: Position | None = None, **options: str) -> Position:
    """A round (the first, or the next of a game) with its exchange behind it: these are the hands that are played."""
    full = fill(hands, up)
    p = septet.start(players=len(hands), **options) if p is None else p
    receivers = [2, 3, 0, 1] if len(hands) == 4 else [1, 2, 0]  # S6
    passed = [full[receiver][-3:] for receiver in receivers]
    dealt = [hand[:-3] + three for hand, three in zip(full, passed)]
    p = p.deal([card for hand in dealt for card in hand] + [up])
    return go(p, *(f"{seat} pass {' '.join(three)}" for seat, three in enumerate(passed)))


def midway(hands: Sequence[str], up: str, leader: int = 0, tricks: Sequence[int] = (), bosses: Sequence[str] = (),
           points: Sequence[int] = (), **options: str) -> Position:
    """In the middle of a round: the cards left, who leads, and what the seats (points: the sides) have so far."""
    def cards(seats: Sequence[str]) -> list[int]:
        return [septet.notation.parse_cards(words.split()) for words in padded(seats, "")]

    def padded(values: Sequence[Any], empty: Any, size: int = 4) -> list[Any]:
        return [*values, *[empty] * (size - len(values))]

    return changed(septet.start(players=len(hands), **options), up=septet.notation.CODE[up], turn=leader, leader=leader,
                   hands=cards(hands), bosses=cards(bosses), tricks=padded(tricks, 0), points=padded(points, 0, 3))


def trick(p: Position, cards: str) -> Position:
    """A whole trick, card by card, whoever's turn it is."""
    for card in cards.split():
        p = p.play(card)
    return p


def tricks(p: Position, *named: str) -> Position:
    """Whole tricks. Each names the cards that matter; whoever has none of them plays the lowest that may be played, no boss if possible."""
    for cards in named:
        for _ in range(p.players):
            p = p.play(next((card for card in p.legal if card in cards.split()), None)
                       or next((card for card in p.legal if card not in BOSSES), p.legal[0]))
    return p


def hand(p: Position, seat: int) -> list[str]:
    """A seat's cards in Septet."""
    return septet.notation.name_cards(int(state(p).hands[seat]))


def bosses(p: Position, seat: int) -> list[str]:
    """What lies open before a seat in Septet."""
    return septet.notation.name_cards(int(state(p).bosses[seat]))


# ---------------------------------------------------------------- Pagoda
def table(*hands: str, left: str, right: str, deck: str = "", first: int = 0, sizes: tuple[int, int] = (10, 10),
          **options: Any) -> Position:
    """A first deal: hands (as large as the longest; short ones are filled from the highest card down), piles, the deck's next cards."""
    full, each = [words.split() for words in hands], max(len(words.split()) for words in hands)
    named = [left, right, *deck.split()]
    cards = [card for card in pagoda.notation.CARDS[:10 * sizes[0]] if int(card[2:]) <= sizes[1]]
    rest = [card for card in cards if card not in {*named, *(card for held in full for card in held)}]
    for held in full:
        while len(held) < each:
            held.append(rest.pop())
    order = [full[(first + k) % len(full)][n] for n in range(each) for k in range(len(full))]  # P3
    start = pagoda.start(players=len(full), first=first, sizes=(*sizes, each), **options)
    return start.deal([*order, *named, *reversed(rest)])


def with_deck(p: Position, cards: str) -> Position:
    """A rare position: only these cards are left in the deck, the first one first."""
    codes = [pagoda.notation.CODE[card] for card in reversed(cards.split())]
    return changed(p, deck=np.array(codes + [0] * (100 - len(codes))), deck_size=len(codes))


def offerings(p: Position, seat: int) -> list[str]:
    """A seat's hand in Pagoda."""
    return names_of(state(p).hands[seat])


def pool(p: Position, seat: int) -> list[str]:
    """A seat's pool."""
    return names_of(state(p).pools[seat])


def piles(p: Position) -> list[list[str]]:
    """Both piles, the top card last."""
    s = state(p)
    return [[pagoda.notation.CARDS[card] for card in s.piles[pile][:s.heights[pile]]] for pile in range(2)]


def deck_of(p: Position) -> list[str]:
    """Pagoda's deck, its first card first."""
    return [pagoda.notation.CARDS[card] for card in state(p).deck[:state(p).deck_size][::-1]]


def names_of(cards: Any) -> list[str]:
    """A set's cards."""
    return pagoda.notation.name_cards(*cards.words.tolist())


def offering_set(names: Iterable[str]) -> Any:
    """The way back."""
    cards = np.zeros(1, pagoda.rules.STATE)[0].hands[0]
    pagoda.notation.parse_cards(list(names), cards)
    return cards
