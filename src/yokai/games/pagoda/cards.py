"""Offerings: card 10 * Yokai + number - 1 (P1). A set of them is two words of fifty bits, ten bits a Yokai."""
from ...kernel.bits import count, nth
from ...kernel.jit import njit
from ...kernel.records import record

CARDS = record("", words=2)

ONES = sum(1 << 10 * yokai for yokai in range(5))  # the 1 of every Yokai in a word
TENS = ONES << 9
YOKAI, HALF = (1 << 10) - 1, (1 << 50) - 1


# ---------------------------------------------------------------- sets
@njit
def half(card):
    """Which word the card stands in. (card // 50, without a division.)"""
    return 1 if card >= 50 else 0


@njit
def bit(card):
    """The card's place in its word."""
    return 1 << card - 50 * half(card)


@njit
def words(card):
    """The set of this card alone."""
    return (1 << card, 0) if card < 50 else (0, 1 << card - 50)


@njit
def has(cards, card):
    """Whether the card is in the set."""
    return cards.words[half(card)] & bit(card) != 0


@njit
def add(cards, card):
    """Put a card in."""
    cards.words[half(card)] |= bit(card)


@njit
def remove(cards, card):
    """Take a card out."""
    cards.words[half(card)] &= ~bit(card)


@njit
def clear(cards):
    """Take all out."""
    cards.words[0] = cards.words[1] = 0


@njit
def copy(cards, others):
    """Make it the same set."""
    cards.words[0], cards.words[1] = others.words[0], others.words[1]


@njit
def join(cards, others):
    """Put the others in."""
    cards.words[0] |= others.words[0]
    cards.words[1] |= others.words[1]


@njit
def drop(cards, others):
    """Take the others out."""
    cards.words[0] &= ~others.words[0]
    cards.words[1] &= ~others.words[1]


@njit
def size(cards):
    """How many."""
    return count(cards.words[0]) + count(cards.words[1])


@njit
def member(cards, k):
    """Card number k, counted from 0, in the record's order."""
    first = count(cards.words[0])
    second = 1 if k >= first else 0
    return 50 * second + nth(cards.words[second], k - first * second)


@njit
def spell(low, high, out):
    """Write the cards of two words down, ascending; how many there are."""
    n = count(low)
    for k in range(n):
        out[k] = nth(low, k)
    for k in range(count(high)):
        out[n + k] = 50 + nth(high, k)
    return n + count(high)


# ---------------------------------------------------------------- what cards are worth
@njit
def upward(word):
    """Every Yokai's lowest card and all numbers above it: each bit smeared upward inside its ten."""
    word |= word << 1 & ~ONES
    word |= word << 2 & ~(ONES * 0b11)
    word |= word << 4 & ~(ONES * 0b1111)
    return (word | word << 8 & ~(ONES * 0b11111111)) & HALF


@njit
def worth_of(word):
    """P12: a Yokai whose lowest number is k has 11 - k bits upward."""
    up = upward(word)
    return 11 * count(up & TENS) - count(up)


@njit
def worth(cards):
    """P12: the lowest number of each Yokai, added up."""
    return worth_of(cards.words[0]) + worth_of(cards.words[1])


@njit
def worth_without(cards, card):
    """What a set is worth once the card has left it."""
    low, high = words(card)
    return worth_of(cards.words[0] & ~low) + worth_of(cards.words[1] & ~high)


@njit
def kinds(cards):
    """P19: the number of different Yokai."""
    return count(upward(cards.words[0]) & TENS) + count(upward(cards.words[1]) & TENS)
