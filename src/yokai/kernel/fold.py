"""A record's events, as codes, folded into a state: the rules decide each, and the first that they refuse ends the fold."""
from .jit import njit
from .verbs import apply, deal, due, event_size, refusal, turn

SHUFFLE, SEVERAL, UNREADABLE = -1, -2, -3
# An event is one code: seat * ACTIONS + action; or SHUFFLE, how many cards, the cards; or SEVERAL, how many actions, their
# codes; or UNREADABLE.
CHANCE = -1
MISPLACED = -1  # in place of a rule's number: an event of another size than is due


@njit
def fold(S, codes, actions, cards, out):
    """Fold coded events into S[0]. The index of the first refused event, or how many there were; out[0] is the rule broken or 0.

    `actions` is the game's ACTIONS, `cards` has room for a deck, `out` is [rule, code of the refused action or SHUFFLE]."""
    s, at, event = S[0], 0, 0
    out[0] = 0
    while at < len(codes):
        if codes[at] == UNREADABLE:
            return event
        size = codes[at + 1] if codes[at] < 0 else 1
        first = at + 2 if codes[at] < 0 else at
        if codes[at] == SHUFFLE:
            out[1] = SHUFFLE
            out[0] = shuffle_of(s, codes, first, size, cards)
        else:
            out[0] = actions_of(s, codes, first, size, actions, out)
        if out[0] != 0:
            return event
        at, event = first + size, event + 1
    return event


@njit
def shuffle_of(s, codes, first, size, cards):
    """Deal, where these are the cards due: 0, or MISPLACED."""
    if turn(s) != CHANCE or not is_permutation(codes, first, size, cards, due(s, cards)):
        return MISPLACED
    deal(s, codes[first:first + size], None)
    return 0


@njit
def is_permutation(codes, first, size, cards, n):
    """Whether the codes are the n cards, each once."""
    return size == n and set_of(codes, first, size) == set_of(cards, 0, n)


@njit
def set_of(codes, first, size):
    """Card codes as two words of bits: a deck has at most 126 cards."""
    low = high = 0
    for k in range(first, first + size):
        if codes[k] < 63:
            low |= 1 << codes[k]
        else:
            high |= 1 << codes[k] - 63
    return low, high


@njit
def actions_of(s, codes, first, size, actions, out):
    """Do the actions of one event: 0, the number of the rule that refuses one, or MISPLACED where it is an event of another kind."""
    for k in range(first, first + size):
        seat, a = codes[k] // actions, codes[k] % actions
        out[1] = codes[k]
        rule = refusal(s, seat, a)
        if rule != 0:
            return rule
        if k == first and size != event_size(s):
            return MISPLACED
        apply(s, seat, a, None)
    return 0
