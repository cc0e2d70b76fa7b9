"""Record types and the contract's names: what every game must have, and what no field may be called."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import yokai.games
from play import ALL, kinds, trace
from yokai.games import find, names
from yokai.kernel import arrays, bits, verbs
from yokai.kernel.random import RNG
from yokai.kernel.records import record

CONTRACT = "start turn waiting event_size due deal refusal legal draw apply score"
TYPES = [pytest.param(getattr(getattr(find(game), room), name), id=f"{game}-{name}") for game in names()
         for room, name in (("rules", "STATE"), ("view", "VIEW"), ("lines", "LINE"), ("lines", "LINES"))]


def fields(dtype: np.dtype) -> Iterator[tuple[str, np.dtype]]:
    """All fields, those of nested records too, and what they hold in the end."""
    for name in dtype.names or ():
        base = dtype[name].base
        yield name, base
        yield from fields(base)


@pytest.mark.parametrize("dtype", TYPES)
def test_no_field_reads_as_a_method_of_np_record(dtype: np.dtype) -> None:
    assert dtype.type is np.record
    assert not {name for name, _ in fields(dtype)} & set(dir(np.record))


@pytest.mark.parametrize("dtype", TYPES)
def test_all_fields_are_int64(dtype: np.dtype) -> None:
    leaves = {base for _, base in fields(dtype) if not base.names}
    assert leaves == {np.dtype(np.int64)}
    assert dtype.itemsize % 8 == 0


def test_the_random_word_alone_is_uint64() -> None:
    assert list(fields(RNG)) == [("word", np.dtype(np.uint64))]


@pytest.mark.parametrize("wrong", ["round", "take", "view", "size", "choose", "sum", "data", "fill", "item", "T"])
def test_a_field_with_a_name_of_np_record_is_refused(wrong: str) -> None:
    with pytest.raises(TypeError, match=wrong):
        record(f"turn {wrong}")
    with pytest.raises(TypeError, match=wrong):
        record("turn", **{wrong: 4})


def test_a_record_has_numbers_blocks_and_records() -> None:
    inner = record("", words=2)
    outer = record("turn up", hands=4, pair=(2, 3), deck=inner, pools=(inner, 5))
    assert [outer[name].shape for name in outer.names] == [(), (), (4,), (2, 3), (), (5,)]
    s = np.zeros(2, outer)[1]
    s.turn, s.hands[3], s.pools[4].words[1], s.deck.words[0] = 1, 2, 3, 4
    assert (s.turn, s.hands[3], s.pools[4].words[1], s.deck.words[0], s.up) == (1, 2, 3, 4, 0)


# ---------------------------------------------------------------- the contract's names
def test_the_folders_are_the_games() -> None:
    folders = sorted(path.parent.name for path in Path(yokai.games.__file__).parent.glob("*/__init__.py"))
    assert list(names()) == folders
    with pytest.raises(LookupError, match="bridge"):
        find("bridge")


@pytest.mark.parametrize("name", names())
def test_a_game_has_every_name_of_the_contract(name: str) -> None:
    game = find(name)
    for verb in CONTRACT.split():
        assert callable(getattr(game.rules, verb)), verb
        assert (game.rules.STATE, verb) in verbs._meanings
    for verb in ("see", "notice", "pick", "watch"):
        assert callable(getattr(game.view, verb)), verb
    for verb in ("turn", "waiting", "event_size", "refusal", "legal", "draw", "notice", "pick", "watch"):
        assert (game.view.VIEW, verb) in verbs._meanings
    assert all(hasattr(game, room) for room in ("rules", "lines", "notation", "view", "explain"))
    assert Path(game.__file__).with_name("RULES.md").exists()


@pytest.mark.parametrize("name", names())
def test_a_game_keeps_to_the_kernels_sizes(name: str) -> None:
    rules = find(name).rules
    assert rules.ACTIONS <= arrays.ROOM * bits.WIDTH
    assert rules.CARDS <= 126  # of `fold`
    assert max(rules.SEATS) <= 8
    assert len(find(name).notation.CARDS) == rules.CARDS
    assert all(not isinstance(values[0], str) or values[0] for values in rules.OPTIONS.values())


@pytest.mark.parametrize("name", names())
def test_both_records_count_the_rounds_that_are_over(name: str) -> None:
    assert "round_no" in find(name).rules.STATE.names
    assert "round_no" in find(name).view.VIEW.names


@pytest.mark.parametrize("kind", ALL, ids=str)
def test_start_needs_a_table_that_the_rules_allow(kind) -> None:
    rules = kind.game.rules
    for players in set(range(-1, 9)) - set(rules.SEATS):
        S = np.zeros(1, rules.STATE)
        assert arrays.start_of(S, players, np.zeros(len(rules.OPTIONS) + len(rules.SIZES), np.int64), 0) > 0
    assert arrays.turn_of(kind.table()) == -1
    assert arrays.waiting_of(kind.table()) == 0


# ---------------------------------------------------------------- one call touches one record
@pytest.mark.parametrize("name", names())
def test_a_call_touches_one_record_only(name: str) -> None:
    game, rules = trace(kinds(name)[0], 31), find(name).rules
    batch = np.zeros(3, rules.STATE)
    told = np.zeros(3, find(name).lines.LINES)
    for k, event in enumerate(game.events.tolist()):
        batch[:] = game.states[k]
        if event < 0:
            arrays.deal_told(batch[1:2], np.array(game.deck(k)), told[1:2])
        else:
            arrays.step_told(batch[1:2], event // rules.ACTIONS, event % rules.ACTIONS, told[1:2])
        assert batch[1:2].tobytes() == game.states[k + 1:k + 2].tobytes()
        assert batch[0].tobytes() == batch[2].tobytes() == game.states[k].tobytes()
        assert not np.frombuffer(told[0].tobytes() + told[2].tobytes(), np.int64).any()
        assert told[1].line[:told[1].count].tobytes() == game.all_lines(k, k + 1).tobytes()


@pytest.mark.parametrize("name", names())
def test_asking_changes_nothing(name: str) -> None:
    game, rules = trace(kinds(name)[0], 37), find(name).rules
    for k in range(0, len(game.states), 5):
        S = game.states[k:k + 1].copy()
        arrays.turn_of(S), arrays.waiting_of(S), arrays.score_of(S, np.zeros(8, np.int64))
        arrays.legal_of(S, 0, np.zeros(arrays.ROOM + rules.ACTIONS, np.int64))
        arrays.refusal_of(S, 1, 5)
        if arrays.turn_of(S) == -1:
            arrays.due_of(S, np.zeros(rules.CARDS, np.int64))
        assert S.tobytes() == game.states[k:k + 1].tobytes()
