"""Yokai Septet, after spec/septet.md. A card is 7 * suit + its place in the suit; a set of cards is a word of 49 bits."""
import numpy as np

from ...kernel.bits import count, high, low, nth
from ...kernel.jit import njit
from ...kernel.random import below
from ...kernel.records import record
from .lines import BY_BOSSES, BY_LAST, BY_TRICKS, DEAL, GAME_OVER, GOT, HANDS, PASS, PLAY, SHOWS, TRICK, UP, say

SEATS = (3, 4)  # S4
CARDS = ACTIONS = 49  # S1; to pick or to play a card
OPTIONS = {"scoring": ("advanced", "basic"), "first_lead": ("holder", "dealt")}
BASIC, DEALT = 1, 1
SIZES = ()  # no small deck
LETTER, SHUFFLE_RULE = "S", 5
HAS_FIRST = False  # S7 finds who leads
CHANCE, OVER, NONE = -1, -2, -1
SUPER_TRUMP, SNOW_13 = 0, 48
SUIT, ALL = 0b1111111, (1 << CARDS) - 1
BOSSES = sum(1 << 6 * suit + 6 for suit in range(7))  # S2: every suit's 7
WORTH = np.array([[0, 1, 1, 2, 2, 3, 3], [0, 0, 1, 1, 1, 2, 2]])  # S3: with three players, with four

STATE = record("players scoring first_lead round_no turn leader picking up trick_size led",
               hands=4, picks=4, trick=4, tricks=4, bosses=4, points=3)
# picking: who still has to pick, a bit a seat; not empty: the exchange · picks: what a seat has chosen to pass
# trick: each seat's card in the running trick · led: the cards that follow suit, all of them before a lead
# tricks, bosses: how many, and which, a seat has taken in this round · points: of a side


# ---------------------------------------------------------------- words of the rules
@njit
def bit(card):
    """The set of this card (or seat) alone."""
    return 1 << card


@njit
def has(cards, card):
    """1 where the card (or seat) is in the set."""
    return cards >> card & 1


@njit
def suit_of(card):
    """All cards of the card's suit."""
    return SUIT << card // 7 * 7


@njit
def after(s, seat):
    """The next seat clockwise. (No division by the number of players in the hot path.)"""
    return seat + 1 if seat + 1 < s.players else 0


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
    """The bosses that a side has taken."""
    cards = 0
    for seat in range(s.players):
        if has(seats_of(s, side), seat):
            cards |= s.bosses[seat]
    return cards


@njit
def tricks_of(s, side):
    """The number of tricks that a side has taken."""
    tricks = 0
    for seat in range(s.players):
        if has(seats_of(s, side), seat):
            tricks += s.tricks[seat]
    return tricks


# ---------------------------------------------------------------- whose turn, and what is due
@njit
def start(s, players, options, first):
    """An empty table, on a record of zeros; the number of the rule broken, or 0. (S7 finds who leads, not `first`.)"""
    if players != 3 and players != 4:
        return 4
    s.players, s.scoring, s.first_lead = players, options[0], options[1]
    s.turn, s.led = CHANCE, ALL
    for seat in range(4):
        s.trick[seat] = NONE
    return 0


@njit
def turn(s):
    """The seat to act; in the exchange the lowest that still has to pick."""
    return s.turn


@njit
def waiting(s):
    """All seats that may act now: S6 is simultaneous."""
    if s.picking:
        return s.picking
    return bit(s.turn) if s.turn >= 0 else 0


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


# ---------------------------------------------------------------- what may be done
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
    """S6: to the partner, or to the left neighbour of three. Either way the giver sits two seats on."""
    for seat in range(s.players):
        giver = after(s, after(s, seat))
        s.hands[seat] = s.hands[seat] & ~s.picks[seat] | s.picks[giver]
        say(told, GOT, seat, to=giver, cards=s.picks[giver])
    for seat in range(s.players):
        s.picks[seat] = 0
    if s.round_no == 0 and s.first_lead != DEALT:
        show_leader(s, told)
    s.turn = s.leader


@njit
def show_leader(s, told):
    """S7: whoever holds the A leads, or, where the A is turned up, whoever holds blue 13."""
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
    for seat in range(s.players):
        s.trick[seat] = NONE
    s.trick_size, s.led = 0, ALL
    s.leader = s.turn = winner
    say(told, TRICK, winner)
    look_for_the_end(s, told)


@njit
def cards_of_trick(s):
    """The cards played to the running trick so far."""
    cards = 0
    for seat in range(s.players):
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
    for seat in range(s.players):
        if s.trick[seat] == card:
            who = seat
    return who


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
    """Cards left over are never shown; the next deal is due, or the game is over (S13 to S15)."""
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
