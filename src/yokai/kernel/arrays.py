"""The verbs as Python calls them: over arrays of one record, one call each. (An array is passed ten times faster than its record.)"""
from .bits import WIDTH, count, nth
from .jit import njit
from .random import shuffle
from .verbs import apply, deal, due, legal, refusal, score, start, turn, waiting

ROOM = 32  # for the words of any game's legal actions


@njit
def start_of(S, players, options, first):
    """`start`."""
    return start(S[0], players, options, first)


@njit
def turn_of(S):
    """`turn`."""
    return turn(S[0])


@njit
def waiting_of(S):
    """`waiting`."""
    return waiting(S[0])


@njit
def refusal_of(S, seat, a):
    """`refusal`."""
    return refusal(S[0], seat, a)


@njit
def due_of(S, out):
    """`due`."""
    return due(S[0], out)


@njit
def shuffled(S, R, out):
    """`due`, in random order; how many."""
    n = due(S[0], out)
    shuffle(out, n, R[0])
    return n


@njit
def score_of(S, out):
    """`score`."""
    return score(S[0], out)


@njit
def legal_of(S, seat, out):
    """All legal actions as codes, ascending, from out[ROOM] on; how many. (Before that stand the words of bits.)"""
    n = ROOM
    for k in range(legal(S[0], seat, out)):
        for j in range(count(out[k])):
            out[n] = WIDTH * k + nth(out[k], j)
            n += 1
    return n - ROOM


@njit
def choices(S, out):
    """`legal_of` for whose turn it is, and the turn itself in out[0]; none where it is nobody's."""
    seat = turn(S[0])
    n = legal_of(S, seat, out) if seat >= 0 else 0
    out[0] = seat
    return n


@njit
def move(S, seat, a, out):
    """Check, apply in place, and the `choices` that follow; or minus the number of the rule that refuses."""
    rule = refusal(S[0], seat, a)
    if rule:
        return -rule
    apply(S[0], seat, a, None)
    return choices(S, out)


@njit
def advance(S, seat, a, T, out):
    """Check, and only then write the next state into T, and its `choices`; or minus the number of the rule that refuses."""
    rule = refusal(S[0], seat, a)
    if rule:
        return -rule
    T[0] = S[0]
    apply(T[0], seat, a, None)
    return choices(T, out)


@njit
def dealt(S, order, T, out):
    """Write into T what S is after the deal, and its `choices`."""
    T[0] = S[0]
    deal(T[0], order, None)
    return choices(T, out)


@njit
def step_told(S, seat, a, told):
    """Apply what was checked, and leave the lines of what happened in `told`."""
    told[0].count = 0
    apply(S[0], seat, a, told[0])


@njit
def deal_told(S, order, told):
    """Deal the cards that were due, and leave the lines of what happened in `told`."""
    told[0].count = 0
    deal(S[0], order, told[0])
