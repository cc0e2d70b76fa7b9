"""A fault planted in either road to what is legal is caught, and so is a draw that likes one action less than the others."""
from __future__ import annotations

import numpy as np
import pytest

import walks
from lanes import LANE, many
from play import OVER, OVER_RULE, WORDS, Kind, kinds, trace
from yokai.games import find, names
from yokai.kernel import arrays
from yokai.kernel.random import seeded

FAULTS = {"refusal forbids one more": walks.STRICT, "refusal allows one more": walks.LOOSE,
          "legal lacks one": walks.MISSING, "legal has one more": walks.ADDED}


def states_of(name: str) -> np.ndarray:
    """The states of a random game in which somebody is to act."""
    states = trace(kinds(name)[-1], 11).states
    return states[[arrays.turn_of(states[k:k + 1]) >= 0 for k in range(len(states))]]


def with_fault(name: str, fault: int, states: np.ndarray, action: int) -> np.ndarray:
    """The same states under rules that lie about one action."""
    faulty = np.zeros(len(states), walks.planted(name))
    faulty["players"], faulty["fault"], faulty["action"], faulty["truth"] = states["players"], fault, action, states
    return faulty


def found(name: str, states: np.ndarray) -> tuple[int, int, int]:
    """What the suite's own check finds."""
    k, seat, a = walks.first_difference(states, find(name).rules.ACTIONS, 1, 0, 0, np.zeros(WORDS, np.int64))
    return int(k), int(seat), int(a)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_either_road_is_caught(name: str, fault: str) -> None:
    states = states_of(name)[:many(60, 3)]
    codes = np.zeros(WORDS + find(name).rules.ACTIONS, np.int64)
    seat = arrays.turn_of(states[-1:])
    n = arrays.legal_of(states[-1:], seat, codes)
    is_legal = FAULTS[fault] in (walks.STRICT, walks.MISSING)
    legal = codes[WORDS:WORDS + n].tolist()
    action = legal[n // 2] if is_legal else next(a for a in range(find(name).rules.ACTIONS) if a not in legal)
    assert found(name, with_fault(name, walks.NONE, states, action)) == (-1, 0, 0)
    k, _, a = found(name, with_fault(name, FAULTS[fault], states, action))
    assert k >= 0
    assert a == action


# ---------------------------------------------------------------- draw
def chi_square(states: np.ndarray, actions: int, each: int) -> tuple[float, int]:
    """How far draws are from uniform, and the degrees of freedom; an illegal draw counts as infinitely far."""
    rng, total, freedom = seeded(2026), 0.0, 0
    for k in range(len(states)):
        S = states[k:k + 1]
        truth = S["truth"] if "truth" in S.dtype.names else S
        seat = int(arrays.turn_of(np.ascontiguousarray(truth)))
        codes = np.zeros(WORDS + actions, np.int64)
        n = arrays.legal_of(np.ascontiguousarray(truth), seat, codes)
        counts = np.zeros(actions, np.int64)
        walks.tally(S, seat, rng, each * n, counts)
        legal = codes[WORDS:WORDS + n]
        if counts[legal].sum() != each * n:
            return float("inf"), 1
        total += float(((counts[legal] - each) ** 2 / each).sum())
        freedom += n - 1
    return total, freedom


def deviation(found: tuple[float, int]) -> float:
    """Chi-square in standard deviations from what it should be."""
    total, freedom = found
    return (total - freedom) / (2 * freedom) ** 0.5


def acting_states(kind: Kind, games: int) -> np.ndarray:
    """Some moments at which somebody is to act."""
    states = np.concatenate([trace(kind, 100 + k).states[1:] for k in range(games)])
    states = states[[arrays.turn_of(states[k:k + 1]) not in (-1, OVER) for k in range(len(states))]]
    return states[:: max(1, len(states) // many(150, 4))]


DRAWN = [kind for name in names() for kind in [*kinds(name)[::5], *kinds(name, small=True)[::4]]]


@pytest.mark.parametrize("kind", DRAWN, ids=str)
def test_draw_is_uniform_over_legal(kind: Kind) -> None:
    states = acting_states(kind, many(20, 1))
    assert deviation(chi_square(states, kind.game.rules.ACTIONS, many(100, 20))) < 5


@pytest.mark.parametrize("name", names())
def test_a_draw_that_shuns_an_action_is_caught(name: str) -> None:
    states = acting_states((kinds(name, small=True) or kinds(name))[0], many(20, 4))
    codes = np.zeros(WORDS + find(name).rules.ACTIONS, np.int64)
    n = arrays.legal_of(states[:1], arrays.turn_of(states[:1]), codes)
    assert n > 1
    faulty = with_fault(name, walks.BIASED, np.repeat(states[:1], 20), int(codes[WORDS]))
    assert deviation(chi_square(faulty, find(name).rules.ACTIONS, 100)) > 5


# ---------------------------------------------------------------- the rules themselves spoilt
SPOILT = {
    "septet": {"holds_suit": lambda s, seat, suit: False, "choice": lambda s, seat: s.hands[seat]},
    "pagoda": {"may_close": lambda s, seat, card, pile: True, "enders": lambda hand: (0, 0), "lower": lambda top: (0, 0)},
}

if LANE == "plain":  # jitted code does not look its helpers up again
    @pytest.mark.parametrize(("name", "helper"), [(name, helper) for name in names() for helper in SPOILT[name]])
    def test_a_spoilt_helper_of_either_road_is_caught(name: str, helper: str, monkeypatch: pytest.MonkeyPatch) -> None:
        kind = (kinds(name, small=True) or kinds(name))[0]
        states = np.concatenate([trace(kind, k).states for k in range(6)])[::5]
        rules = find(name).rules
        assert walks.first_difference(states, rules.ACTIONS, 1, rules.SHUFFLE_RULE, OVER_RULE[name], np.zeros(WORDS, np.int64))[0] < 0
        monkeypatch.setattr(find(name).choices, helper, SPOILT[name][helper])
        assert walks.first_difference(states, rules.ACTIONS, 1, rules.SHUFFLE_RULE, OVER_RULE[name], np.zeros(WORDS, np.int64))[0] >= 0
