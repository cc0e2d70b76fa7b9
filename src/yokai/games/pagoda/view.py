"""What a seat sees of Yokai Pagoda, and what it knows. A VIEW has STATE's names for what it shares with it."""
from ...kernel.jit import njit
from ...kernel.records import record
from .cards import CARDS, add, clear, copy, drop, join, remove, size
from .lines import BY_CLOSE, BY_EMPTY, CLOSE, DECK, DECLINE, DRAW, GIVE, HIDDEN, PILE, PLAY, POOLS, SHOWS, TAKE
from .rules import next_round
from .state import DEALING, DONE, END, LEFT, TURN, after, bare, case, dry, keep_top, pop, push, top

VIEW = record("players optional_effects rounds first yokai numbers hand_size round_no starter player phase closed pile dealing deck_size "
              "seat",
              hands=(CARDS, 5), pools=(CARDS, 5), deck=CARDS, piles=(2, 100), heights=2, hand_sizes=5, pool_sizes=5)
# hands, pools, deck: the cards that may lie there; a card that may lie at one place only is known to be there


@njit
def see(told, seat, seen):
    """The lines that a seat sees (-1: a spectator), hidden cards taken out."""
    seen.count = told.count
    for k in range(told.count):
        line, mine = told.line[k], seen.line[k]
        mine.what, mine.seat, mine.to, mine.card = line.what, line.seat, line.to, line.card
        mine.winners, mine.scores = line.winners, line.scores
        copy(mine.cards, line.cards)
        is_party = line.seat == seat or line.what == GIVE and line.to == seat
        if (line.what == DRAW or line.what == GIVE) and not is_party:
            mine.card = HIDDEN


@njit
def watch(v, seat, s):
    """The empty table `s` as the seat sees it, on a record of zeros."""
    v.seat, v.players, v.optional_effects, v.rounds, v.first = seat, s.players, s.optional_effects, s.rounds, s.first
    v.yokai, v.numbers, v.hand_size = s.yokai, s.numbers, s.hand_size
    v.starter, v.player, v.phase, v.dealing = s.starter, s.player, s.phase, s.dealing


@njit
def pick(v, a):
    """Nothing is picked here before it is done."""


@njit
def notice(v, line):
    """Fold a line of the seat's log into what it knows."""
    what, seat, card = line.what, line.seat, line.card
    if what == DRAW:
        notice_draw(v, seat, card)
    elif what == PLAY or what == CLOSE:
        notice_play(v, seat, card, line.to, what == CLOSE)
    elif what == GIVE:
        notice_give(v, seat, line.to, card)
    elif what == TAKE:
        notice_take(v, seat, line.to, card)
    elif what == PILE:
        notice_reveal(v, line.to, card)
    elif what == DECK:
        notice_deck(v, line.cards)
    elif what == SHOWS:
        notice_hand(v, seat, line.cards)
    elif what == BY_CLOSE or what == BY_EMPTY:
        notice_round(v)
    elif what == POOLS:
        copy(v.pools[seat], line.cards)
    elif what == DECLINE:
        v.phase = DONE
    settle(v)


@njit
def settle(v):
    """What follows by rule and has no line: the deal is done, the turn goes on. All else waits for its line."""
    if dry(v) or bare(v):
        return
    if v.phase == DONE and not v.closed and v.hand_sizes[v.player] > 0:
        v.player, v.phase, v.pile = after(v, v.player), TURN, LEFT
    elif v.phase == DEALING and (v.dealing == 0 or v.deck_size == 0):
        v.player, v.phase, v.dealing = v.starter, TURN, 0


@njit
def notice_draw(v, seat, card):
    """A hidden card may be any of the deck's."""
    if card == HIDDEN:
        join(v.hands[seat], v.deck)
    else:
        forget(v, card)
        add(v.hands[seat], card)
    v.hand_sizes[seat] += 1
    leave_deck(v)
    if v.phase == DEALING:
        v.dealing, v.player = v.dealing - 1, after(v, seat)
    else:
        v.phase = DONE


@njit
def notice_play(v, seat, card, pile, closing):
    """P6: the case leaves something to do, or nothing."""
    v.phase, v.pile, v.closed = case(card, top(v, pile)), pile, 1 if closing else 0
    forget(v, card)
    push(v, pile, card)
    leave_hand(v, seat)


@njit
def notice_give(v, seat, to, card):
    """P7: a hidden card may be any that the giver may have."""
    if card == HIDDEN:
        join(v.hands[to], v.hands[seat])
    else:
        forget(v, card)
        add(v.hands[to], card)
    v.hand_sizes[to] += 1
    leave_hand(v, seat)
    v.phase = DONE


@njit
def notice_take(v, seat, pile, card):
    """P8: seen by all."""
    pop(v, pile)
    add(v.hands[seat], card)
    v.hand_sizes[seat] += 1
    v.phase = DONE


@njit
def notice_reveal(v, pile, card):
    """P4, P8."""
    forget(v, card)
    push(v, pile, card)
    leave_deck(v)


@njit
def notice_deck(v, cards):
    """P17: the new deck is known as a set."""
    copy(v.deck, cards)
    v.deck_size = size(cards)
    for pile in range(2):
        keep_top(v, pile)


@njit
def notice_hand(v, seat, cards):
    """P9: the closer's hand."""
    for q in range(v.players):
        drop(v.hands[q], cards)
        drop(v.pools[q], cards)
    drop(v.deck, cards)
    copy(v.hands[seat], cards)


@njit
def notice_round(v):
    """P13, P15, P16."""
    for q in range(v.players):
        join(v.pools[q], v.hands[q])
        clear(v.hands[q])
        v.pool_sizes[q], v.hand_sizes[q] = v.pool_sizes[q] + v.hand_sizes[q], 0
    v.round_no += 1
    v.closed, v.pile = 0, LEFT
    if v.round_no == v.rounds:
        v.phase = END
    else:
        next_round(v)


@njit
def forget(v, card):
    """It is no longer where it was."""
    remove(v.deck, card)
    for q in range(v.players):
        remove(v.hands[q], card)
        remove(v.pools[q], card)


@njit
def leave_deck(v):
    """A card has left the deck."""
    v.deck_size -= 1
    if v.deck_size == 0:
        clear(v.deck)


@njit
def leave_hand(v, seat):
    """A card has left a hand."""
    v.hand_sizes[seat] -= 1
    if v.hand_sizes[seat] == 0:
        clear(v.hands[seat])
