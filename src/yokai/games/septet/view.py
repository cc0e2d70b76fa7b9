"""What a seat sees of Yokai Septet, and what it knows. A VIEW has STATE's names for what it shares with it."""
from ...kernel.bits import count, low
from ...kernel.jit import njit
from ...kernel.records import record
from .lines import DEAL, GAME_OVER, GOT, HANDS, PASS, PLAY, SHOWS, TRICK, UP
from .state import BOSSES, CHANCE, NONE, OVER, after, bit, cards_of_trick, has, receiver_of, sides, suit_of

VIEW = record("players scoring first_lead round_no turn leader picking up trick_size led seat passed_mask got_mask shown shown_by",
              hands=4, picks=4, trick=4, tricks=4, bosses=4, points=3, voids=4, played=4, last_trick=4)
# hands: the cards known to be there, all of one's own · picks: one's own alone · shown, shown_by: the card of S7 and its seat
# passed_mask, got_mask: one's exchange · voids: whole suits that a seat has none of · played: by a seat in this round


@njit
def see(told, seat, seen):
    """The lines that a seat sees (-1: a spectator), other seats' cards taken out."""
    seen.count = 0
    for k in range(told.count):
        line = told.line[k]
        if (line.what == DEAL or line.what == GOT) and line.seat != seat:
            continue
        mine = seen.line[seen.count]
        seen.count += 1
        mine.what, mine.seat, mine.to, mine.card = line.what, line.seat, line.to, line.card
        mine.cards, mine.winners, mine.scores = line.cards, line.winners, line.scores
        if line.what == PASS and line.seat != seat:
            mine.cards = 0


@njit
def watch(v, seat, s):
    """The empty table `s` as the seat sees it, on a record of zeros."""
    v.seat, v.players, v.scoring, v.first_lead = seat, s.players, s.scoring, s.first_lead
    v.turn = CHANCE
    v.shown = v.shown_by = NONE
    for q in range(4):
        v.trick[q] = v.last_trick[q] = NONE


@njit
def pick(v, a):
    """Note one's own pick, which is no line."""
    if v.picking and count(v.picks[v.seat]) < 3:
        v.picks[v.seat] |= bit(a)


@njit
def notice(v, line):
    """Fold a line of the seat's log into what it knows."""
    what, seat = line.what, line.seat
    if what == PLAY:
        notice_play(v, seat, line.card)
    elif what == TRICK:
        notice_trick(v, seat)
    elif what == DEAL:
        v.hands[seat] = line.cards
    elif what == UP:
        notice_up(v, line.card)
    elif what == PASS:
        notice_pass(v, seat, line.cards)
    elif what == GOT:
        notice_got(v, line.to, line.cards)
    elif what == SHOWS:
        notice_shows(v, seat, line.card)
    elif what == HANDS:
        v.hands[seat] |= line.cards
    elif what == GAME_OVER:
        v.turn = OVER
    else:
        notice_round(v, line.scores)


@njit
def notice_up(v, card):
    """A round begins; one's own cards have been dealt already."""
    v.up, v.turn, v.picking = card, 0, bit(v.players) - 1
    v.passed_mask = v.got_mask = 0
    v.shown = v.shown_by = NONE
    for q in range(v.players):
        v.tricks[q] = v.bosses[q] = v.voids[q] = v.played[q] = v.picks[q] = 0
        v.last_trick[q] = NONE
        if q != v.seat:
            v.hands[q] = 0


@njit
def notice_pass(v, seat, cards):
    """Until the exchange, the three cards count as still in the hand."""
    v.picking ^= bit(seat)
    v.turn = low(v.picking) if v.picking else v.leader
    if seat == v.seat:
        v.passed_mask = v.picks[seat] = cards


@njit
def notice_got(v, giver, cards):
    """S6: what came, and where one's own three lie now."""
    v.got_mask, v.picks[v.seat] = cards, 0
    v.hands[v.seat] = v.hands[v.seat] & ~v.passed_mask | cards
    v.hands[receiver_of(v, v.seat)] |= v.passed_mask


@njit
def notice_shows(v, seat, card):
    """S7. With `dealt` the card is shown before the exchange, and may be passed on."""
    v.leader, v.shown_by, v.shown = seat, seat, card
    if not v.picking:
        v.hands[seat] |= bit(card)
        v.turn = seat


@njit
def notice_play(v, seat, card):
    """S8: who does not follow suit has none of it."""
    if v.trick_size == 0:
        v.led = suit_of(card)
    if not has(v.led, card):
        v.voids[seat] |= v.led
    v.hands[seat] &= ~bit(card)
    v.played[seat] |= bit(card)
    v.trick[seat] = card
    v.trick_size += 1
    v.turn = after(v, seat)


@njit
def notice_trick(v, winner):
    """S10."""
    v.leader = v.turn = winner
    v.tricks[winner] += 1
    v.bosses[winner] |= cards_of_trick(v) & BOSSES
    for q in range(v.players):
        v.last_trick[q], v.trick[q] = v.trick[q], NONE
    v.trick_size = v.led = 0


@njit
def notice_round(v, gains):
    """The round is over; the line tells what each side scored."""
    v.round_no += 1
    v.turn = CHANCE
    for side in range(sides(v)):
        v.points[side] += gains >> 8 * side & 0xFF
    for q in range(v.players):
        v.hands[q] = 0
