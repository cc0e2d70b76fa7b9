"""Yokai Septet, after RULES.md: what happens. What may be done is in choices.py, the table in state.py."""
import numpy as np

from ...kernel.bits import count, low
from ...kernel.jit import njit
from .choices import draw as draw
from .choices import legal as legal
from .choices import refusal as refusal
from .choices import waiting as waiting
from .lines import BY_BOSSES, BY_LAST, BY_TRICKS, DEAL, GAME_OVER, GOT, HANDS, PASS, PLAY, SHOWS, TRICK, UP, say
from .state import ACTIONS as ACTIONS
from .state import (
    BASIC,
    BOSSES,
    CHANCE,
    DEALT,
    NONE,
    OVER,
    SNOW_13,
    SUPER_TRUMP,
    after,
    bit,
    bosses_of,
    cards_of_trick,
    has,
    seats_of,
    side_of,
    strongest,
    suit_of,
    tricks_of,
    who_played,
)
from .state import CARDS as CARDS
from .state import STATE as STATE
from .state import sides as sides

SEATS = (3, 4)  # S4
OPTIONS = {"scoring": ("advanced", "basic"), "first_lead": ("holder", "dealt")}
SIZES = ()  # no small deck
LETTER, SHUFFLE_RULE = "S", 5
HAS_FIRST = False  # S7 finds who leads
WORTH = np.array([[0, 1, 1, 2, 2, 3, 3], [0, 0, 1, 1, 1, 2, 2]])  # S3: with three players, with four


# ---------------------------------------------------------------- whose turn, and what is due
@njit
def start(s, players, options, first):
    """An empty table, on a record of zeros; the number of the rule broken, or 0. (S7 finds who leads, not `first`.)"""
    if players != 3 and players != 4:
        return 4
    s.players, s.scoring, s.first_lead = players, options[0], options[1]
    s.turn = CHANCE
    for seat in range(4):
        s.trick[seat] = NONE
    return 0


@njit
def turn(s):
    """The seat to act; in the exchange the lowest that still has to pick."""
    return s.turn


@njit
def event_size(s):
    """How many actions make one event of the record: three picks are a pass (S6)."""
    return 3 if s.picking else 1


@njit
def due(s, out):
    """S5: every round is dealt from all cards."""
    for card in range(CARDS):
        out[card] = card
    return CARDS


# ---------------------------------------------------------------- what happens
@njit
def deal(s, order, told):
    """S5: `order` is the shuffled deck, its first card first."""
    each = 48 // s.players
    s.up = order[48]
    for seat in range(s.players):
        s.hands[seat] = s.tricks[seat] = s.bosses[seat] = 0
        for k in range(each * seat, each * seat + each):
            s.hands[seat] |= bit(order[k])
        say(told, DEAL, seat, cards=s.hands[seat])
    say(told, UP, card=s.up)
    if s.round_no == 0 and s.first_lead == DEALT:
        show_leader(s, told)
    s.picking = bit(s.players) - 1
    settle(s, told)


@njit
def apply(s, seat, a, told):
    """Pick or play a card. Unchecked."""
    if s.picking:
        pick_card(s, seat, a, told)
    else:
        play(s, seat, a, told)
    settle(s, told)


@njit
def settle(s, told):
    """What happens by itself, until a player or chance must act."""
    if s.picking:
        s.turn = low(s.picking)
    elif s.picks[0]:
        exchange(s, told)
    elif s.trick_size == s.players:
        take_trick(s, told)


@njit
def pick_card(s, seat, card, told):
    """S6: the third card makes the pass."""
    s.picks[seat] |= bit(card)
    if count(s.picks[seat]) == 3:
        s.picking ^= bit(seat)
        say(told, PASS, seat, cards=s.picks[seat])


@njit
def exchange(s, told):
    """S6: all at once."""
    for seat in range(s.players):
        s.hands[seat] &= ~s.picks[seat]
    for seat in range(s.players):
        giver = after(s, after(s, seat))  # with three players, too, the giver sits two seats on
        s.hands[seat] |= s.picks[giver]
        say(told, GOT, seat, to=giver, cards=s.picks[giver])
    for seat in range(s.players):
        s.picks[seat] = 0
    if s.round_no == 0 and s.first_lead != DEALT:
        show_leader(s, told)
    s.turn = s.leader


@njit
def show_leader(s, told):
    """S7: whoever holds the A leads, or, where the A is turned up, whoever holds Snow 13."""
    card = SNOW_13 if s.up == SUPER_TRUMP else SUPER_TRUMP
    for seat in range(s.players):
        if has(s.hands[seat], card):
            s.leader = seat
    say(told, SHOWS, s.leader, card=card)


@njit
def play(s, seat, card, told):
    """S8."""
    say(told, PLAY, seat, card=card)
    s.hands[seat] ^= bit(card)
    if s.trick_size == 0:
        s.led = suit_of(card)
    s.trick[seat] = card
    s.trick_size += 1
    s.turn = after(s, seat)


@njit
def take_trick(s, told):
    """S10: the winner takes the bosses and leads the next."""
    cards = cards_of_trick(s)
    winner = who_played(s, strongest(s, cards))
    s.tricks[winner] += 1
    s.bosses[winner] |= cards & BOSSES
    for seat in range(4):
        s.trick[seat] = NONE
    s.trick_size = s.led = 0
    s.leader = s.turn = winner
    say(told, TRICK, winner)
    look_for_the_end(s, told)


# ---------------------------------------------------------------- rounds, points, the end
@njit
def look_for_the_end(s, told):
    """S11, S12: after each trick; the order counts."""
    side = side_of(s, s.leader)
    if count(bosses_of(s, side)) >= s.players:  # four with four players, three with three
        end_round(s, BY_BOSSES, side, told)
    elif tricks_of(s, side) >= 7:
        end_round(s, BY_TRICKS, side, told)
    elif s.hands[0] == 0:
        end_round(s, BY_LAST, side, told)


@njit
def end_round(s, why, side, told):
    """The side has won the round, or, with its seventh trick, lost it to all others."""
    loot = show_bosses(s, told) if why == BY_TRICKS and s.players == 4 else 0
    winners = gains = 0
    for other in range(sides(s)):
        if (other == side) != (why == BY_TRICKS):
            gain = gain_of(s, why, bosses_of(s, other) | loot)
            s.points[other] += gain
            gains |= gain << 8 * other
            winners |= seats_of(s, other)
    say(told, why, to=sides(s), winners=winners, scores=gains)
    next_round(s, told)


@njit
def show_bosses(s, told):
    """S11 (2): the bosses still in anyone's hand go to the winners."""
    cards = 0
    for seat in range(s.players):
        held = s.hands[seat] & BOSSES
        if held:
            say(told, HANDS, seat, cards=held)
        cards |= held
    return cards


@njit
def gain_of(s, why, bosses):
    """S13 to S15: what a winner of the round scores; the trump suit's boss counts 0."""
    if s.scoring == BASIC:
        return 1
    if s.players == 3 and why == BY_TRICKS:
        return 3
    points = 0
    for suit in range(7):
        if suit != s.up // 7 and has(bosses, 6 * suit + 6):
            points += WORTH[s.players - 3, suit]
    return points


@njit
def next_round(s, told):
    """Cards left over are never shown. What was taken lies there until the next deal, which is due unless the game is over."""
    s.round_no += 1
    for seat in range(s.players):
        s.hands[seat] = 0
    s.turn = CHANCE
    if most_points(s) >= (2 if s.scoring == BASIC else 7):
        s.turn = OVER
        say(told, GAME_OVER, to=sides(s), winners=winners_of(s), scores=s.points[0] | s.points[1] << 8 | s.points[2] << 16)


@njit
def most_points(s):
    """The score at the top."""
    return max(s.points[0], s.points[1], s.points[2])


@njit
def winners_of(s):
    """S13 to S15: the seats with the most points; of two, the one left of whoever took seven tricks (S16)."""
    seats = seven = 0
    for seat in range(s.players):
        if s.points[side_of(s, seat)] == most_points(s):
            seats |= bit(seat)
        if s.tricks[seat] >= 7:
            seven = seat
    return seats if s.players == 4 or count(seats) == 1 else bit(after(s, seven))


@njit
def score(s, out):
    """A side's points each; the winners as bits, no one before the end."""
    for side in range(sides(s)):
        out[side] = s.points[side]
    return winners_of(s) if s.turn == OVER else 0
