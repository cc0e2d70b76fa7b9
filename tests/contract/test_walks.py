"""Random games of every kind, and what must be true after every step of each. Every game of the house is walked over, a new one too."""
from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from types import ModuleType

import numpy as np
import pytest

import walks
from lanes import many
from play import ALL, OVER, OVER_RULE, SMALLS, WORDS, Kind, Trace, kinds, trace, traces
from yokai import record
from yokai.games import names
from yokai.kernel import arrays
from yokai.kernel.fold import fold

QUESTIONS = {1: "turn", 2: "waiting", 3: "legal", 4: "refusal"}


def truths(kind: Kind) -> ModuleType:
    """What is said of the game without its own code."""
    return importlib.import_module(f"truths.{kind.name}")


# ---------------------------------------------------------------- the checks: each says what is wrong, or nothing
def two_roads(game: Trace) -> str | None:
    """`legal` is what `refusal` allows, for every action and every seat; neither allows any where nobody acts (S5, P17, S13, P14)."""
    states = game.states[len(game.states) % 5::len(game.states) // many(10, 3) + 1]
    rules = game.kind.game.rules
    due_rules = rules.SHUFFLE_RULE, OVER_RULE[game.kind.name]
    k, seat, a = walks.first_difference(states, rules.ACTIONS, many(1, 11), *due_rules, np.zeros(WORDS, np.int64))
    return None if k < 0 else f"state {k} of {len(states)}, seat {seat}, action {a}: legal and refusal say different things"


def cards_are_conserved(game: Trace) -> str | None:
    """No card is lost or doubled by any step."""
    found: str | None = truths(game.kind).conserved(game.states, game.events)
    return found


def lines_change_nothing(game: Trace) -> str | None:
    """With `told` and with None the state comes out the same; and so by single actions and by the events of the record."""
    state = game.kind.table()
    rules, events = game.kind.game.rules, game.record()["events"]
    codes, unreadable = record.encode_events(game.kind.game, game.kind.name, game.kind.players, events)
    reached = fold(state, np.array(codes), rules.ACTIONS, np.zeros(rules.CARDS, np.int64), np.zeros(2, np.int64))
    if reached < len(events):
        return f"event {reached} of the record is refused: {unreadable}"
    return "the state is another without lines" if state.tobytes() != game.states[-1:].tobytes() else None


def lines_fit(game: Trace) -> str | None:
    """No call leaves more lines than LINES has room for; the game tells each step, a play above all."""
    most = np.diff(game.ends[:, -1]).max(initial=0)
    room = game.kind.game.lines.LINES["line"].shape[0]
    if game.ends[-1, -1] == 0:
        return "nothing was told"
    return f"{most} lines, room for {room}" if most > room else None


def views_answer_as_the_truth(game: Trace) -> str | None:
    """Turn and waiting seats of every view, and legal and refusal of its own seat, are the state's."""
    rules, words = game.kind.game.rules, np.zeros((2, WORDS), np.int64)
    k, q, question = walks.views_differ(game.states, game.views, rules.ACTIONS, many(32, 256), *words)
    return None if k < 0 else f"step {k}: {QUESTIONS[question]} of view {q} is not the state's"


def views_share_fields(game: Trace) -> str | None:
    """A field that a view names as the state does holds the same, unless it is known in part only."""
    for name in set(game.states.dtype.names) & set(game.views.dtype.names) - truths(game.kind).HIDDEN:
        differs = np.argwhere(game.states[name][:, None] != game.views[name])
        if len(differs):
            return f"step {differs[0][0]}: {name} of view {differs[0][1]} is not the state's"
    return None


def views_know_truth(game: Trace) -> str | None:
    """A seat knows its own cards and all counts; all else lies where its view says that it may."""
    found: str | None = truths(game.kind).known(game.states, game.views)
    return found


def spectator_knows_no_more(game: Trace) -> str | None:
    """What a spectator knows, every seat knows."""
    found: str | None = truths(game.kind).spectator_knows_no_more(game.views)
    return found


def game_ends(game: Trace) -> str | None:
    """The game goes on to its end, and nobody has won before."""
    if game.refused:
        return f"step {len(game.events)}: a drawn action is refused"
    if arrays.turn_of(game.states[-1:]) != OVER:
        return "the game is not over"
    out = np.zeros(8, np.int64)
    if arrays.score_of(game.states[-2:-1], out):
        return "somebody has won before the end"
    return None if arrays.score_of(game.states[-1:], out) else "nobody has won"


def rounds_count_up(game: Trace) -> str | None:
    """`round_no` counts the rounds that are over, for all."""
    steps = np.diff(game.states["round_no"])
    if game.states["round_no"][0] or (steps < 0).any() or (steps > 1).any() or not game.states["round_no"][-1]:
        return "the rounds are counted wrongly"
    return None


CHECKS = [two_roads, cards_are_conserved, lines_change_nothing, lines_fit, views_answer_as_the_truth, views_share_fields,
          views_know_truth, spectator_knows_no_more, game_ends, rounds_count_up]


@cache
def findings(kind: Kind) -> dict[str, str]:
    """What the checks found wrong with random games of a kind: the first finding of each."""
    found: dict[str, str] = {}
    times = many(40, 3 if kind.name == "septet" else 1)
    for k, game in enumerate(traces(kind, times, seed=7)):
        for check in CHECKS:
            wrong = check(game)
            if wrong:
                found.setdefault(check.__name__, f"game {k} of {kind}: {wrong}")
    return found


@pytest.mark.parametrize("kind", ALL + SMALLS, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_after_every_step(kind: Kind, check: Callable[[Trace], str | None]) -> None:
    assert findings(kind).get(check.__name__) is None


# ---------------------------------------------------------------- each check complains where it should
def a_cell(records: np.ndarray) -> np.ndarray:
    """The hands of one moment."""
    hands = records["hands"]
    return hands["words"] if hands.dtype.names else hands


def lose_a_card(game: Trace) -> None:
    a_cell(game.states[len(game.states) // 2])[0] ^= 1


def see_with_anothers_eyes(game: Trace) -> None:
    game.views[:, [0, 1]] = game.views[:, [1, 0]]


def let_the_spectator_look(game: Trace) -> None:
    game.views[:, -1] = game.views[:, 0]


def say_too_much(game: Trace) -> None:
    game.ends[5:, -1] += 1000


def say_nothing(game: Trace) -> None:
    game.ends[:, -1] = 0


def end_otherwise(game: Trace) -> None:
    a_cell(game.states[-1])[0] ^= 1


def forget_a_round(game: Trace) -> None:
    game.views["round_no"][-1, 0] = 0
    game.states["round_no"][-1] = 0


def stop_early(game: Trace) -> None:
    game.states = game.states[:-1]


def refuse(game: Trace) -> None:
    game.refused = True


DAMAGES = [(cards_are_conserved, lose_a_card), (views_know_truth, see_with_anothers_eyes),
           (views_answer_as_the_truth, see_with_anothers_eyes), (spectator_knows_no_more, let_the_spectator_look), (lines_fit,
                                                                                                                    say_too_much),
                                                                                                                    (lines_fit,
                                                                                                                     say_nothing),
           (lines_change_nothing, end_otherwise), (rounds_count_up, forget_a_round), (views_share_fields, forget_a_round),
           (game_ends, stop_early), (game_ends, refuse)]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(("check", "damage"), DAMAGES, ids=lambda function: function.__name__)
def test_damage_is_noticed(name: str, check: Callable[[Trace], str | None], damage: Callable[[Trace], None]) -> None:
    game = trace(kinds(name)[1], 3)
    assert check(game) is None
    damage(game)
    assert check(game) is not None
