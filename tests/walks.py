"""Walks through any game by the contract's verbs, jitted in the jitted lane. One file, so that Numba's cache sees every change."""
import numpy as np

from yokai.games import find
from yokai.kernel.bits import WIDTH, count, nth
from yokai.kernel.jit import njit
from yokai.kernel.random import below, shuffle
from yokai.kernel.records import record
from yokai.kernel.verbs import apply, deal, draw, due, legal, notice, pick, refusal, register, see, turn, waiting, watch

CHANCE, OVER = -1, -2
NONE, STRICT, LOOSE, MISSING, ADDED, BIASED = range(6)  # faults to plant


# ---------------------------------------------------------------- a whole game, and what everybody sees of it
@njit
def watch_all(S, V):
    """Every seat's view of an empty table, and last the spectator's."""
    for q in range(len(V)):
        watch(V[q], q if q + 1 < len(V) else -1, S[0])


@njit
def walk(script, actions, R, states, views, events, orders, told, seen, ends, T, X):
    """Play from states[0], at random or as the script says; how many steps were made, or -1 - steps where one is refused.

    Step k leads from states[k] to states[k + 1]; ends[k + 1, q] counts the lines that seat q (then the spectator, then the
    game) has after it."""
    at = 0
    for k in range(len(events)):
        s, told_now = states[k + 1], T[0]
        states[k + 1] = states[k]
        if turn(s) == OVER or len(script) and at == len(script):
            return k
        told_now.count = 0
        if turn(s) == CHANCE:
            n = stack_deck(script, at, s, orders[k], R[0])
            events[k], at = CHANCE, at + 2 + n
            deal(s, orders[k, :n], told_now)
        else:
            events[k], at = choose(script, at, s, actions, R[0]), at + 1
            if refusal(s, events[k] // actions, events[k] % actions):
                return -1 - k
            apply(s, events[k] // actions, events[k] % actions, told_now)
        note_picks(views[k], views[k + 1], events[k], actions)
        show(k, views, told, seen, ends, told_now, X[0])
    return len(events)


@njit
def stack_deck(script, at, s, order, rng):
    """The next deck: the script's, or the cards due in random order; how many cards, which order[-1] keeps too."""
    n = due(s, order)
    if len(script):
        order[:n] = script[at + 2:at + 2 + n]
    else:
        shuffle(order, n, rng)
    order[-1] = n
    return n


@njit
def choose(script, at, s, actions, rng):
    """The script's next event, or one at random of a seat that may act, as a code."""
    if len(script):
        return script[at]
    seat = nth(waiting(s), below(rng, count(waiting(s))))
    return seat * actions + draw(s, seat, rng)


@njit
def note_picks(before, after, event, actions):
    """The views go on, and whoever acted knows its own pick."""
    for q in range(len(before)):
        after[q] = before[q]
        if event >= 0 and q == event // actions:
            pick(after[q], event % actions)


@njit
def show(k, views, told, seen, ends, told_now, seen_now):
    """Give every seat and the spectator their lines of step k, and keep all of them."""
    people = views.shape[1]
    for q in range(people):
        see(told_now, q if q + 1 < people else -1, seen_now)
        ends[k + 1, q] = ends[k, q]
        for j in range(seen_now.count):
            notice(views[k + 1, q], seen_now.line[j])
            seen[q, ends[k + 1, q]] = seen_now.line[j]
            ends[k + 1, q] += 1
    ends[k + 1, people] = ends[k, people]
    for j in range(told_now.count):
        told[ends[k + 1, people]] = told_now.line[j]
        ends[k + 1, people] += 1


@njit
def notice_all(V, lines):
    """Fold a log into a view."""
    for k in range(len(lines)):
        notice(V[0], lines[k])


# ---------------------------------------------------------------- two roads to what is legal
@njit
def first_difference(states, actions, stride, chance_rule, over_rule, words):
    """Where `legal` is not what `refusal` allows, as (index of the state, seat, action), or (-1, 0, 0).

    Where nobody is to act, nothing may be legal, and `refusal` must be the rule that says so. Of a seat that may not act every
    `stride`-th action is looked at."""
    for k in range(len(states)):
        s = states[k]
        due_rule = chance_rule if turn(s) == CHANCE else over_rule if turn(s) == OVER else 0
        for seat in range(s.players):
            n = legal(s, seat, words)
            allowed = 0
            for a in range(0, actions, 1 if waiting(s) >> seat & 1 else stride):
                rule = refusal(s, seat, a)
                if (rule == 0) != (words[a // WIDTH] >> a % WIDTH & 1 == 1) or due_rule and rule != due_rule:
                    return k, seat, a
                allowed += 1 if rule == 0 else 0
            for j in range(n):
                allowed -= count(words[j])
            if allowed != 0:
                return k, seat, actions
    return -1, 0, 0


@njit
def views_differ(states, views, actions, step, words, others):
    """Where a view answers otherwise than the truth: (index, seat, number of the question), or (-1, 0, 0).

    The last view is the spectator's."""
    for k in range(len(states)):
        s = states[k]
        for q in range(views.shape[1]):
            v = views[k, q]
            if turn(v) != turn(s):
                return k, q, 1
            if waiting(v) != waiting(s):
                return k, q, 2
            if q + 1 == views.shape[1] or (waiting(s) >> q & 1 == 0 and k % 8 != 3):
                continue
            legal(s, q, words)
            for j in range(legal(v, q, others)):
                if words[j] != others[j]:
                    return k, q, 3
            if k % step == 3:
                for a in range(actions):
                    if refusal(v, q, a) != refusal(s, q, a):
                        return k, q, 4
    return -1, 0, 0


@njit
def tally(S, seat, R, times, counts):
    """Draw an action so many times, and count each."""
    for _ in range(times):
        counts[draw(S[0], seat, R[0])] += 1


# ---------------------------------------------------------------- perft
@njit
def leaves(stack, depth, words, cards):
    """How many sequences of `depth` actions there are from stack[0]; new decks come in the record's order. (No recursion.)"""
    left = np.zeros((depth, len(words)), np.int64)
    widths = np.zeros(depth, np.int64)
    widths[0] = legal(stack[0], max(turn(stack[0]), 0), left[0])
    total, at = 0, 0
    while at >= 0:
        if at == depth - 1:
            for j in range(widths[at]):
                total += count(left[at, j])
            at -= 1
            continue
        a = next_action(left[at], widths[at])
        if a < 0:
            at -= 1
            continue
        descend(stack, at, a, cards)
        at += 1
        widths[at] = legal(stack[at], max(turn(stack[at]), 0), left[at])
    return total


@njit
def next_action(left, width):
    """The lowest action that is left, taken out; -1 where none is."""
    for j in range(width):
        if left[j]:
            a = WIDTH * j + nth(left[j], 0)
            left[j] &= left[j] - 1
            return a
    return -1


@njit
def descend(stack, at, a, cards):
    """The state after an action, and after the decks that it makes due."""
    stack[at + 1] = stack[at]
    s = stack[at + 1]
    apply(s, turn(s), a, None)
    while turn(s) == CHANCE:
        n = due(s, cards)
        deal(s, cards[:n], None)


# ---------------------------------------------------------------- rules with a fault
def planted(name):
    """A type of records that hold a state and a fault, and the same verbs for it: they lie about one action."""
    if name not in _planted:
        dtype = record("players fault action", truth=find(name).rules.STATE)
        register(dtype, LIES, "turn waiting refusal legal draw")
        _planted[name] = dtype
    return _planted[name]


_planted = {}


@njit
def planted_turn(s):
    return turn(s.truth)


@njit
def planted_waiting(s):
    return waiting(s.truth)


@njit
def planted_refusal(s, seat, a):
    rule = refusal(s.truth, seat, a)
    if a == s.action and s.fault == STRICT and rule == 0:
        return 1
    if a == s.action and s.fault == LOOSE and seat == turn(s.truth):
        return 0
    return rule


@njit
def planted_legal(s, seat, out):
    n = legal(s.truth, seat, out)
    bit = 1 << s.action % WIDTH
    if s.fault == MISSING:
        out[s.action // WIDTH] &= ~bit
    if s.fault == ADDED and seat == turn(s.truth):
        out[s.action // WIDTH] |= bit
    return n


@njit
def planted_draw(s, seat, rng):
    a = draw(s.truth, seat, rng)
    return draw(s.truth, seat, rng) if a == s.action and s.fault == BIASED else a


class LIES:
    """What a game's `rules` are to `register`."""

    turn, waiting, refusal, legal, draw = planted_turn, planted_waiting, planted_refusal, planted_legal, planted_draw
