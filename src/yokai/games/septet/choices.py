"""What a player of Yokai Septet may do: `refusal` defines it, `legal` and `draw` are fast roads to the same truth."""
from ...kernel.bits import count, nth
from ...kernel.jit import njit
from ...kernel.random import below
from .state import CHANCE, OVER, bit, has


@njit
def waiting(s):
    """All seats that may act now: S6 is simultaneous."""
    if s.picking:
        return s.picking
    return bit(s.turn) if s.turn >= 0 else 0


@njit
def refusal(s, seat, a):
    """The number of the rule that forbids the card to this seat now, or 0. This is the definition of the game."""
    if s.turn == OVER:
        return 13
    if s.turn == CHANCE:
        return 5
    if s.picking:
        return refusal_of_pick(s, seat, a)
    if seat != s.turn or not has(s.hands[seat], a):
        return 8
    if s.trick_size == 0 or a // 7 == s.trick[s.leader] // 7:
        return 0
    return 8 if holds_suit(s, seat, s.trick[s.leader] // 7) else 0


@njit
def refusal_of_pick(s, seat, a):
    """S6: three different cards of one's own hand, by whoever has not passed yet."""
    return 0 if has(s.picking, seat) and has(s.hands[seat], a) and not has(s.picks[seat], a) else 6


@njit
def holds_suit(s, seat, suit):
    """Whether the hand has a card of the suit, looked for card by card."""
    for card in range(7 * suit, 7 * suit + 7):
        if has(s.hands[seat], card):
            return True
    return False


@njit
def choice(s, seat):
    """The cards that a waiting seat may pick or play, as a set."""
    hand = s.hands[seat]
    if s.picking:
        return hand & ~s.picks[seat]
    following = hand & s.led
    return following if following else hand


@njit
def legal(s, seat, out):
    """All legal actions as words of bits; the number of words."""
    out[0] = choice(s, seat) if has(waiting(s), seat) else 0
    return 1


@njit
def draw(s, seat, rng):
    """One legal action, uniformly."""
    cards = choice(s, seat)
    return nth(cards, below(rng, count(cards)))
