"""The verbs as Python calls them: over arrays of one record, one call each. (An array is passed ten times faster than its record.)"""
from .bits import WIDTH, count, nth
from .jit import njit
from .verbs import apply, deal, due, legal, refusal, score, start, turn, waiting


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
def score_of(S, out):
    """`score`."""
    return score(S[0], out)


@njit
def legal_of(S, seat, words, out):
    """All legal actions as codes, ascending, written to `out`; how many."""
    n = 0
    for k in range(legal(S[0], seat, words)):
        for j in range(count(words[k])):
            out[n] = WIDTH * k + nth(words[k], j)
            n += 1
    return n


@njit
def step(S, seat, a):
    """Check, and only then apply: 0, or the number of the rule that refuses."""
    rule = refusal(S[0], seat, a)
    if rule == 0:
        apply(S[0], seat, a, None)
    return rule


@njit
def step_told(S, seat, a, T):
    """Apply what was checked, and leave the lines of what happened in T."""
    T[0].count = 0
    apply(S[0], seat, a, T[0])


@njit
def deal_told(S, order, T):
    """Deal the cards that were due, and leave the lines of what happened in T."""
    T[0].count = 0
    deal(S[0], order, T[0])
