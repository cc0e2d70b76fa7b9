"""Yokai Pagoda, after RULES.md: what happens. What may be done is in choices.py, the table in state.py, sets in cards.py."""
from ...kernel.jit import njit
from .cards import add, clear, join, kinds, remove, size, spell, words, worth
from .choices import draw as draw
from .choices import legal as legal
from .choices import refusal as refusal
from .lines import BY_CLOSE, BY_EMPTY, CLOSE, DECK, DECLINE, DRAW_FOR, GAME_OVER, GIVE, PLAY, POOLS, SHOWS, TAKE, say
from .state import (
    A_CLOSE,
    A_DECK,
    A_DRAW_FOR,
    A_GIVE,
    A_PILE,
    CHANCE,
    DEALING,
    DONE,
    END,
    LEFT,
    OVER,
    TURN,
    after,
    bare,
    below_tops,
    case,
    draw_card,
    dry,
    full_deck,
    keep_top,
    pop,
    push,
    reveal,
    top,
)
from .state import ACTIONS as ACTIONS
from .state import STATE as STATE

SEATS = (2, 3, 4, 5)  # P1
CARDS = 100
OPTIONS = {"optional_effects": (False, True), "rounds": (0, 1, 2, 3, 4)}  # rounds 0: P14's number
SIZES = (10, 10, 7)  # Yokai, highest number, cards in a hand; smaller for study only
LETTER, SHUFFLE_RULE = "P", 17
HAS_FIRST = True  # P5: a record states who starts


# ---------------------------------------------------------------- the table is laid
@njit
def start(s, players, options, first):
    """An empty table, on a record of zeros; the number of the rule broken, or 0. `options`: the two variants, then SIZES."""
    if not 2 <= players <= 5:
        return 1
    if not 0 <= first < players:
        return 5
    s.players, s.first, s.optional_effects = players, first, options[0]
    s.rounds = options[1] if options[1] else 4 if players == 2 else 3
    s.yokai, s.numbers, s.hand_size = options[2], options[3], options[4]
    s.starter = s.player = first
    s.dealing, s.phase = players * s.hand_size, DEALING
    return refusal_of_sizes(s)


@njit
def refusal_of_sizes(s):
    """P14, P18: no player may be left without a card. A round puts at most all cards dealt but one into pools;
    from hands of one card all of them, where the first play is a match and another player draws."""
    cards, dealt = s.yokai * s.numbers, s.players * s.hand_size
    pooled = dealt - 1 if s.hand_size > 1 else dealt
    if not (1 <= s.yokai <= 10 and 1 <= s.numbers <= 10):
        return 1
    if not 1 <= s.hand_size <= 7:
        return 3
    if s.rounds == 4 and s.players == 5:
        return 14
    return 0 if cards >= dealt + 2 and cards - 2 - (s.rounds - 1) * pooled >= s.players else 18


@njit
def turn(s):
    """The seat to act, or CHANCE, or OVER."""
    if s.phase == END:
        return OVER
    return CHANCE if dry(s) else s.player


@njit
def waiting(s):
    """The seat to act, as a set."""
    return 1 << turn(s) if turn(s) >= 0 else 0


@njit
def sides(s):
    """Every player is a side."""
    return s.players


@njit
def event_size(s):
    """Every action is an event of its own."""
    return 1


@njit
def due(s, out):
    """The cards of the next deck, ascending: all (P3), or those below the piles' top cards (P17)."""
    low, high = full_deck(s) if s.heights[LEFT] == 0 else below_tops(s)
    return spell(low, high, out)


# ---------------------------------------------------------------- chance acts, a player acts
@njit
def deal(s, order, told):
    """P3, P17: `order` is the new deck, its first card first; of the piles the top cards stay."""
    is_first = s.heights[LEFT] == 0
    low = high = 0
    for k in range(len(order)):
        s.deck[len(order) - 1 - k] = order[k]
        a, b = words(order[k])
        low, high = low | a, high | b
    s.deck_size = len(order)
    for pile in range(2):
        keep_top(s, pile)
    say(told, DECK, to=1 if is_first else 0, low=low, high=high)
    settle(s, told)


@njit
def apply(s, seat, a, told):
    """Play, give, let draw, draw, take or decline. Unchecked."""
    s.phase = DONE
    if a < A_GIVE:
        play(s, seat, a % 100, a // 100 % 2, a // A_CLOSE, told)
    elif a < A_DRAW_FOR:
        give(s, seat, a % 100, after(s, seat, 1 + (a - A_GIVE) // 100), told)
    elif a < A_DECK:
        draw_for(s, seat, after(s, seat, 1 + a - A_DRAW_FOR), told)
    elif a == A_DECK:
        draw_card(s, seat, told)
    elif a == A_PILE:
        take(s, seat, 1 - s.pile, told)
    else:
        say(told, DECLINE, seat)
    settle(s, told)


@njit
def play(s, seat, card, pile, closing, told):
    """P6; P9: the choice to close is part of the play."""
    s.phase, s.pile, s.closed = case(card, top(s, pile)), pile, closing
    say(told, CLOSE if closing else PLAY, seat, to=pile, card=card)
    remove(s.hands[seat], card)
    push(s, pile, card)
    if closing:
        say(told, SHOWS, seat, low=s.hands[seat].words[0], high=s.hands[seat].words[1])


@njit
def give(s, seat, card, to, told):
    """P7."""
    say(told, GIVE, seat, to=to, card=card)
    remove(s.hands[seat], card)
    add(s.hands[to], card)


@njit
def draw_for(s, seat, to, told):
    """P7, with no card left in hand."""
    say(told, DRAW_FOR, seat, to=to)
    draw_card(s, to, told)


@njit
def take(s, seat, pile, told):
    """P8: the other pile's top card."""
    card = pop(s, pile)
    say(told, TAKE, seat, to=pile, card=card)
    add(s.hands[seat], card)


# ---------------------------------------------------------------- what happens by itself
@njit
def settle(s, told):
    """Go on until a player or chance must act. P17 comes before everything."""
    while s.phase >= DONE and not dry(s):
        if s.phase == DONE:
            end_turn(s, told)
        else:
            deal_on(s, told)


@njit
def deal_on(s, told):
    """P3, P4; P18: where no deck can be made, the deal stops."""
    if s.dealing and s.deck_size:
        draw_card(s, s.player, told)
        s.dealing, s.player = s.dealing - 1, after(s, s.player)
    elif bare(s):
        reveal(s, told)
    else:
        s.dealing, s.phase, s.player = 0, TURN, s.starter


@njit
def end_turn(s, told):
    """P8's reveal; P11."""
    if bare(s):
        reveal(s, told)
        return
    s.pile = LEFT  # no pile is played on
    if s.closed or size(s.hands[s.player]) == 0:
        end_round(s, told)
    else:
        s.player, s.phase = after(s, s.player), TURN


@njit
def end_round(s, told):
    """P13, P14: all hands go into the pools."""
    say(told, BY_CLOSE if s.closed else BY_EMPTY, s.player)
    for seat in range(s.players):
        join(s.pools[seat], s.hands[seat])
        clear(s.hands[seat])
    s.round_no += 1
    s.closed = 0
    if s.round_no == s.rounds:
        end_game(s, told)
    else:
        next_round(s)


@njit
def next_round(s):
    """P15, P16."""
    s.starter = next_starter(s)
    s.player, s.phase = s.starter, DEALING
    s.dealing = s.players * s.hand_size


@njit
def next_starter(s):
    """P15: the player left of the one who ended the round; of two players, each in turn."""
    return (s.first + s.round_no) % 2 if s.players == 2 else after(s, s.player)


# ---------------------------------------------------------------- the end
@njit
def end_game(s, told):
    """P19: all pools are shown."""
    s.phase = END
    scores = 0
    for seat in range(s.players):
        say(told, POOLS, seat, low=s.pools[seat].words[0], high=s.pools[seat].words[1])
        scores |= worth(s.pools[seat]) << 8 * seat
    say(told, GAME_OVER, to=s.players, winners=winners_of(s), scores=scores)


@njit
def winners_of(s):
    """P19: the lowest."""
    best, seats = rank(s, 0), 0
    for seat in range(s.players):
        if rank(s, seat) < best:
            best, seats = rank(s, seat), 0
        if rank(s, seat) == best:
            seats |= 1 << seat
    return seats


@njit
def rank(s, seat):
    """P19: the pool's worth, then the number of different Yokai, then of cards; as one number, since each is below 128."""
    return (worth(s.pools[seat]) << 7 | kinds(s.pools[seat])) << 7 | size(s.pools[seat])


@njit
def score(s, out):
    """What each pool is worth; the winners as bits, no one before the end."""
    for seat in range(s.players):
        out[seat] = worth(s.pools[seat])
    return winners_of(s) if s.phase == END else 0
