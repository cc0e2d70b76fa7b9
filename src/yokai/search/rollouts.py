"""Random play of any game: to the end of a round, whole games, and one move at a time."""
from ..kernel.jit import njit
from ..kernel.random import shuffle
from ..kernel.verbs import apply, deal, draw, due, turn

CHANCE, OVER = -1, -2


@njit
def rollouts(S, position, R, times):
    """From one position to the next deal or the end: the number of actions. S and R are arrays of one."""
    s, rng, actions = S[0], R[0], 0
    for _ in range(times):
        S[0] = position[0]
        while turn(s) >= 0:
            seat = turn(s)
            apply(s, seat, draw(s, seat, rng), None)
            actions += 1
    return actions


@njit
def games(S, table, cards, R, times):
    """Whole games from an empty table, chance included: the number of actions. `cards` has room for a deck."""
    s, rng, actions = S[0], R[0], 0
    for _ in range(times):
        S[0] = table[0]
        while turn(s) != OVER:
            seat = turn(s)
            if seat == CHANCE:
                n = due(s, cards)
                shuffle(cards, n, rng)
                deal(s, cards[:n], None)
            else:
                apply(s, seat, draw(s, seat, rng), None)
                actions += 1
    return actions
