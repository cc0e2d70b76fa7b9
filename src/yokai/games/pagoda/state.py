"""The table of Yokai Pagoda: all of its truth, and how a card moves on it."""
from ...kernel.jit import njit
from ...kernel.records import record
from .cards import CARDS, add, words
from .lines import DRAW, PILE, say

CHANCE, OVER = -1, -2
LEFT, RIGHT = 0, 1
END, TURN, MATCH, HIGHER, DONE, DEALING = range(6)  # phases; in TURN, MATCH and HIGHER a player acts, from DONE on the game goes on

# Action codes: a hundred cards a block, then single ones. Steps are counted clockwise from the giver.
A_PLAY, A_CLOSE, A_GIVE, A_DRAW_FOR, A_DECK, A_PILE, A_DECLINE, ACTIONS = 0, 200, 400, 800, 804, 805, 806, 807
# A_PLAY + 100 * pile + card · A_CLOSE + 100 * pile + card · A_GIVE + 100 * (steps - 1) + card · A_DRAW_FOR + steps - 1

STATE = record("players optional_effects rounds first yokai numbers hand_size round_no starter player phase closed pile dealing deck_size",
               hands=(CARDS, 5), pools=(CARDS, 5), deck=100, piles=(2, 100), heights=2)
# yokai, numbers, hand_size: of a small deck · starter: of the round · player: whose turn it is · closed: with the last play
# pile: the one played on · dealing: cards still to deal · deck, piles: the last card is on top · heights: of the piles


@njit
def after(s, seat, steps=1):
    """The seat so many steps clockwise. (No division by the number of players in the hot path.)"""
    return seat + steps if seat + steps < s.players else seat + steps - s.players


@njit
def case(card, top):
    """P6, and what it leaves to do: A a match, B higher, C (lower) nothing more."""
    if card // 10 == top // 10 or card % 10 == top % 10:
        return MATCH
    return HIGHER if card % 10 > top % 10 else DONE


@njit
def bare(s):
    """Whether a pile has no card, so that one is to be revealed (P4, P8)."""
    return s.heights[LEFT] == 0 or s.heights[RIGHT] == 0


@njit
def dry(s):
    """P17: a new deck is due: the deck is empty, and a pile is not just its top card. (P3: the first, while both are bare.)"""
    return s.deck_size == 0 and (s.heights[LEFT] != 1 or s.heights[RIGHT] != 1)


# ---------------------------------------------------------------- cards move
@njit
def top(s, pile):
    """A pile's top card."""
    return s.piles[pile, s.heights[pile] - 1]


@njit
def push(s, pile, card):
    """Put a card on a pile."""
    s.piles[pile, s.heights[pile]] = card
    s.heights[pile] += 1


@njit
def pop(s, pile):
    """Take a pile's top card."""
    card = top(s, pile)
    s.heights[pile] -= 1
    s.piles[pile, s.heights[pile]] = 0
    return card


@njit
def pop_deck(s):
    """Take the deck's first card."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    return card


@njit
def draw_card(s, seat, told):
    """The deck's first card into a hand."""
    card = pop_deck(s)
    add(s.hands[seat], card)
    say(told, DRAW, seat, card=card)


@njit
def reveal(s, told):
    """P4, P8: the deck's first card onto the bare pile, the left one first."""
    pile = LEFT if s.heights[LEFT] == 0 else RIGHT
    push(s, pile, pop_deck(s))
    say(told, PILE, to=pile, card=top(s, pile))


@njit
def keep_top(s, pile):
    """P17: of a pile the top card stays."""
    height = s.heights[pile]
    if height < 2:
        return
    s.piles[pile, 0] = top(s, pile)
    for k in range(1, height):
        s.piles[pile, k] = 0
    s.heights[pile] = 1


@njit
def below_tops(s):
    """P17: the cards below the top cards of both piles, as two words."""
    low = high = 0
    for pile in range(2):
        for k in range(s.heights[pile] - 1):
            a, b = words(s.piles[pile, k])
            low, high = low | a, high | b
    return low, high


@njit
def full_deck(s):
    """P1: all cards of the deck, as two words."""
    low = high = 0
    for yokai in range(s.yokai):
        numbers = (1 << s.numbers) - 1 << 10 * (yokai % 5)
        if yokai < 5:
            low |= numbers
        else:
            high |= numbers
    return low, high
