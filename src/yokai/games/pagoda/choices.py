"""What a player of Yokai Pagoda may do: `refusal` defines it, `legal` and `draw` are fast roads to the same truth."""
from ...kernel.jit import njit
from ...kernel.random import below
from .cards import ONES, YOKAI, has, member, size, words, worth, worth_without
from .state import (
    A_CLOSE,
    A_DECK,
    A_DECLINE,
    A_DRAW_FOR,
    A_GIVE,
    A_PILE,
    A_PLAY,
    DONE,
    END,
    HIGHER,
    TURN,
    case,
    dry,
    top,
)

LOW_HAND = 3  # P9


# ---------------------------------------------------------------- refusal
@njit
def refusal(s, seat, a):
    """The number of the rule that forbids the action to this seat now, or 0. This is the definition of the game."""
    if s.phase == END:
        return 14
    if dry(s):
        return 17
    if seat != s.player:
        return 11
    if s.phase == TURN:
        return refusal_of_play(s, seat, a)
    if a == A_DECLINE:
        return 0 if s.optional_effects else 10
    if s.phase == HIGHER:
        return 0 if a == A_DECK or a == A_PILE else 8
    return refusal_of_match(s, seat, a)


@njit
def refusal_of_play(s, seat, a):
    """P6, P9."""
    card = a % 100
    if a >= A_GIVE or not has(s.hands[seat], card):
        return 6
    return 0 if a < A_CLOSE or may_close(s, seat, card, a // 100 % 2) else 9


@njit
def may_close(s, seat, card, pile):
    """P9: the card is lower, and the hand without it is worth 3 or less, and not empty."""
    if case(card, top(s, pile)) != DONE:
        return False
    kept = 0
    for yokai in range(10):
        for number in range(10):
            other = 10 * yokai + number
            if other != card and has(s.hands[seat], other):
                kept += number + 1
                break
    return 0 < kept <= LOW_HAND


@njit
def refusal_of_match(s, seat, a):
    """P7: a card of one's own to another player; with an empty hand, another player who draws."""
    is_empty = size(s.hands[seat]) == 0
    if a < A_GIVE or a >= A_DECK or is_empty != (a >= A_DRAW_FOR):
        return 7
    steps = a - A_DRAW_FOR if is_empty else (a - A_GIVE) // 100
    if steps + 1 >= s.players:
        return 7
    return 0 if is_empty or has(s.hands[seat], a % 100) else 7


# ---------------------------------------------------------------- legal
@njit
def legal(s, seat, out):
    """All legal actions as words of fifty: words 2k and 2k + 1 are block k, a set of cards; the last holds the single ones."""
    for k in range(17):
        out[k] = 0
    if s.phase == END or dry(s) or seat != s.player:
        return 17
    if s.phase == TURN:
        legal_plays(s, s.hands[seat], out)
        return 17
    if s.phase == HIGHER:
        out[16] = 1 << A_DECK - 800 | 1 << A_PILE - 800
    elif size(s.hands[seat]) == 0:
        out[16] = (1 << s.players - 1) - 1
    else:
        for steps in range(s.players - 1):
            out[8 + 2 * steps], out[9 + 2 * steps] = s.hands[seat].words[0], s.hands[seat].words[1]
    if s.optional_effects:
        out[16] |= 1 << A_DECLINE - 800
    return 17


@njit
def legal_plays(s, hand, out):
    """Every card on either pile; and closing with those that may."""
    low, high = enders(hand)
    for pile in range(2):
        out[2 * pile], out[2 * pile + 1] = hand.words[0], hand.words[1]
        if low | high:
            a, b = lower(top(s, pile))
            out[4 + 2 * pile], out[5 + 2 * pile] = low & a, high & b


@njit
def enders(hand):
    """P9: the cards without which a hand is worth 1 to 3, as two words. No card takes more than 10 from a hand's worth."""
    low = high = 0
    if worth(hand) > LOW_HAND + 10:
        return low, high
    for k in range(size(hand)):
        card = member(hand, k)
        if 0 < worth_without(hand, card) <= LOW_HAND:
            a, b = words(card)
            low, high = low | a, high | b
    return low, high


@njit
def lower(top):
    """P6, C: the cards of other Yokai with a lower number, as two words."""
    low = high = ONES * ((1 << top % 10) - 1)
    others = ~(YOKAI << top // 10 * 10 % 50)
    return (low & others, high) if top < 50 else (low, high & others)


# ---------------------------------------------------------------- draw
@njit
def draw(s, seat, rng):
    """One legal action, uniformly."""
    hand, others = s.hands[seat], s.players - 1
    cards = size(hand)
    if s.phase == TURN:
        return draw_play(s, hand, cards, rng)
    choices = 2 if s.phase == HIGHER else others * max(1, cards)
    if s.optional_effects and below(rng, choices + 1) == choices:
        return A_DECLINE
    if s.phase == HIGHER:
        return A_DECK + below(rng, 2)
    return A_GIVE + 100 * below(rng, others) + member(hand, below(rng, cards)) if cards else A_DRAW_FOR + below(rng, others)


@njit
def draw_play(s, hand, cards, rng):
    """A low hand draws from its plays and their closing twins, and again where that one may not close."""
    plays = 2 * cards
    ways = plays if worth(hand) > LOW_HAND + 10 else 2 * plays
    while True:
        k = below(rng, ways)
        if k < plays:
            return nth_play(hand, k)
        a = nth_play(hand, k - plays)
        if case(a % 100, top(s, a // 100)) == DONE and 0 < worth_without(hand, a % 100) <= LOW_HAND:
            return A_CLOSE + a


@njit
def nth_play(hand, k):
    """Card k // 2 onto pile k % 2."""
    return A_PLAY + 100 * (k % 2) + member(hand, k // 2)
