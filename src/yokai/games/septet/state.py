"""The table of Yokai Septet: all of its truth, and the words of the rules for it.

A card is 7 * suit + its place in the suit; a set of cards is a word of 49 bits (S1)."""
from ...kernel.bits import high
from ...kernel.jit import njit
from ...kernel.records import record

CARDS = ACTIONS = 49  # S1; to pick or to play a card
CHANCE, OVER, NONE = -1, -2, -1
SUPER_TRUMP, SNOW_13 = 0, 48
SUIT = 0b1111111
BOSSES = sum(1 << 6 * suit + 6 for suit in range(7))  # S2: every suit's 7
BASIC, DEALT = 1, 1  # codes of the variants

STATE = record("players scoring first_lead round_no turn leader picking up trick_size led",
               hands=4, picks=4, trick=4, tricks=4, bosses=4, points=3)
# picking: who still has to pick, a bit a seat; not empty: the exchange · picks: what a seat has chosen to pass
# trick: each seat's card in the running trick · led: the cards that follow suit, none before a lead
# tricks, bosses: how many, and which, a seat has taken in this round · points: of a side


# ---------------------------------------------------------------- cards, seats, sides
@njit
def bit(card):
    """The set of this card (or seat) alone."""
    return 1 << card


@njit
def has(cards, card):
    """Whether the card (or seat) is in the set."""
    return cards >> card & 1 != 0


@njit
def suit_of(card):
    """All cards of the card's suit."""
    return SUIT << card // 7 * 7


@njit
def after(s, seat):
    """The next seat clockwise. (No division by the number of players in the hot path.)"""
    return seat + 1 if seat + 1 < s.players else 0


@njit
def receiver_of(s, seat):
    """S6: whom a seat passes its cards to, the partner, or of three the left neighbour."""
    return after(s, seat) if s.players == 3 else after(s, after(s, seat))


@njit
def sides(s):
    """S4: two teams, or three players each alone."""
    return 2 if s.players == 4 else 3


@njit
def side_of(s, seat):
    """S4: partners sit opposite."""
    return seat & 1 if s.players == 4 else seat


@njit
def seats_of(s, side):
    """A side's seats, as a set."""
    return 0b0101 << side if s.players == 4 else bit(side)


@njit
def bosses_of(s, side):
    """The bosses that a side has taken, as a set."""
    return s.bosses[side] | s.bosses[side + 2] if s.players == 4 else s.bosses[side]


@njit
def tricks_of(s, side):
    """The number of tricks that a side has taken."""
    return s.tricks[side] + s.tricks[side + 2] if s.players == 4 else s.tricks[side]


# ---------------------------------------------------------------- the running trick (of three players the fourth has no card in it)
@njit
def cards_of_trick(s):
    """The cards played to the running trick so far."""
    cards = 0
    for seat in range(4):
        if s.trick[seat] != NONE:
            cards |= bit(s.trick[seat])
    return cards


@njit
def strongest(s, cards):
    """S9: the A; else the highest trump; else the highest card of the suit led."""
    if has(cards, SUPER_TRUMP):
        return SUPER_TRUMP
    trumps = cards & suit_of(s.up)
    return high(trumps if trumps else cards & s.led)


@njit
def who_played(s, card):
    """Whose card of the running trick it is."""
    who = 0
    for seat in range(4):
        if s.trick[seat] == card:
            who = seat
    return who
