"""`Position`: checked, immutable, printable, and the same game as the kernel's."""
from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import yokai
from lanes import many
from play import ALL, CHANCE, OVER, SMALLS, Kind, end, go, happen, kinds, trace
from yokai import Position, Refused, pagoda, septet
from yokai.position import named

BOTH = [kinds("pagoda")[0], kinds("pagoda")[-1], kinds("septet")[0], kinds("septet")[-1]]


# ---------------------------------------------------------------- the same game
@pytest.mark.parametrize("kind", [*ALL[::many(1, 6)], *SMALLS[::many(3, 12)]], ids=str)
def test_a_game_by_words_is_the_game_by_codes(kind: Kind) -> None:
    game, position = trace(kind, 53), kind.position()
    assert position.told == []
    for k, (seat, words) in enumerate(game.steps()):
        assert seat == CHANCE or words in position.legal_for(seat)
        position = go(position, seat, words)
        assert position._state.tobytes() == game.states[k + 1:k + 2].tobytes()
        assert position.told == [kind.game.notation.name_line(line) for line in game.all_lines(k, k + 1)]
        assert str(kind.players) in repr(position)
        assert position.legal == (position.legal_for(position.turn) if position.turn >= 0 else ())
        assert (position.turn == CHANCE) == bool(position.due)
        assert (position.turn < 0) == (position.waiting == []) == (position.legal == ())
    assert position.over
    assert position.turn == OVER
    assert position.told[-1].split(" ")[0] == "over"
    assert position.result is not None
    assert sorted(position.result) == ["scores", "winners"]


def answers(position: Position) -> tuple[object, ...]:
    """All that a position says."""
    said = repr(position), position.legal, position.told, position.due, position.result, position.turn, position.waiting, hash(position)
    return position._state.tobytes(), *said


@pytest.mark.parametrize("kind", BOTH, ids=str)
def test_each_step_leaves_the_old_position_as_it_was(kind: Kind) -> None:
    position, seen = kind.position(), []
    for seat, words in trace(kind, 54).steps():
        seen.append((position, answers(position)))
        position = go(position, seat, words)
    assert all(answers(old) == before for old, before in seen)


@pytest.mark.parametrize("kind", BOTH, ids=str)
def test_events_of_a_record_are_understood_too(kind: Kind) -> None:
    game, position = trace(kind, 55), kind.position()
    for event in game.record()["events"]:
        position = happen(position, event)
    assert position._state.tobytes() == game.states[-1:].tobytes()


# ---------------------------------------------------------------- manners
@pytest.mark.parametrize("kind", BOTH, ids=str)
def test_equality_and_hash_are_of_the_state(kind: Kind) -> None:
    steps = trace(kind, 56).steps()
    positions = [kind.position()]
    for seat, words in steps:
        positions.append(go(positions[-1], seat, words))
    again = kind.position()
    for k, (seat, words) in enumerate(steps):
        assert again == positions[k]
        assert hash(again) == hash(positions[k])
        again = go(again, seat, words)
    assert len(set(positions)) == len(positions)
    assert positions[0] != positions[1]
    assert positions[0] != repr(positions[0])
    assert positions[0] not in (None, 5)


def test_positions_of_two_games_are_never_equal() -> None:
    assert septet.start() != pagoda.start()
    assert septet.start(3) != septet.start(4)
    assert septet.start(4, scoring="basic") != septet.start(4)


@pytest.mark.parametrize("kind", BOTH, ids=str)
def test_copies_and_pickles_play_on(kind: Kind) -> None:
    steps = trace(kind, 57).steps()
    position = kind.position()
    for k, (seat, words) in enumerate(steps):
        if k % 9 == 0:
            for twin in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
                assert twin == position
                assert (repr(twin), twin.legal, twin.turn, twin.due) == (repr(position), position.legal, position.turn, position.due)
                assert go(twin, seat, words) == go(position, seat, words)
        position = go(position, seat, words)
    assert pickle.loads(pickle.dumps(position)).result == position.result


def test_repr_tells_what_matters() -> None:
    table = septet.start(3, scoring="basic")
    assert repr(table).startswith("<septet: 3 players")
    assert repr(pagoda.start(5)).startswith("<pagoda: 5 players")
    dealt = septet.deal(seed=7)
    hand = dealt.legal
    assert all(card in repr(dealt) for card in hand)
    for game in (septet, pagoda):
        assert "\n" not in repr(game.deal(seed=1))
        assert game.name in repr(game)


# ---------------------------------------------------------------- deals
def test_a_deal_by_seed_is_the_same_every_time() -> None:
    for game in (septet, pagoda):
        assert game.deal(seed=7) == game.deal(seed=7)
        assert game.deal(seed=7) != game.deal(seed=8)
        assert len({game.deal(seed=seed) for seed in (0, 1, 2**64 - 1, 2**63, 2**32)}) == 5
        assert len({game.deal() for _ in range(5)}) == 5
        assert game.start().deal(seed=7) == game.deal(seed=7)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, True, "1", "a"])
def test_a_seed_is_one_word(seed: Any) -> None:
    for game in (septet, pagoda):
        with pytest.raises(ValueError, match="seed"):
            game.deal(seed=seed)


def test_a_position_tells_what_was_picked_and_who_has_passed() -> None:
    p = septet.deal(seed=7)
    q = p.play(p.legal[0])
    assert "to pass 2 of " in repr(q)
    assert repr(q) != repr(p)
    assert "exchange, seat 2 has passed: seat 0" in repr(p.play("pass " + " ".join(p.legal_for(2)[:3]), seat=2))


def test_a_deal_in_a_given_order() -> None:
    order = list(septet.start().due)
    by_list, by_words = septet.deal(order), septet.deal(" ".join(order))
    assert by_list == by_words
    assert by_list.legal == tuple(order[:12])
    assert septet.deal(order[::-1]).legal_for(0) == tuple(order[37:])
    assert order == list(septet.notation.CARDS)


@pytest.mark.parametrize("order", [[], "", "WA", "x", ["WA"] * 49, septet.notation.CARDS[:-1], [*septet.notation.CARDS, "WA"],
                                   [*septet.notation.CARDS[:-1], "Ka1"], pagoda.notation.CARDS], ids=lambda order: str(order)[:20])
def test_S5_a_deck_that_is_not_due(order: list[str] | str) -> None:
    with pytest.raises(Refused, match="S5") as refused:
        septet.deal(order)
    assert "49" in str(refused.value)


def test_no_deal_where_none_is_due() -> None:
    for position, rule in ((septet.deal(), "S5"), (pagoda.deal(), "P17"), (end(BOTH[2], 58), "S5"), (end(BOTH[0], 58), "P17")):
        for order in (None, list(position.game.notation.CARDS)):
            with pytest.raises(Refused, match=rule):
                position.deal(order)
        assert position.due == ()


def test_P17_what_is_due_are_the_cards_below_the_tops() -> None:
    for seed in range(60):
        game = trace(kinds("pagoda")[-1], seed)
        later = [k for k in range(1, len(game.events)) if game.events[k] == CHANCE]
        if later:
            break
    position = game.kind.position()
    for seat, words in game.steps()[:later[0]]:
        position = go(position, seat, words)
    below = [card for pile in range(2) for card in position._state["piles"][0, pile, :position._state["heights"][0, pile] - 1].tolist()]
    assert position.due == tuple(pagoda.notation.CARDS[card] for card in sorted(below))
    assert position.deal(position.due).told[0] == f"deck {len(below)} {' '.join(position.due)}"
    with pytest.raises(Refused, match=f"P17: .*{len(below)}"):
        position.deal(position.due[1:])


# ---------------------------------------------------------------- games
def test_the_house_has_two_games() -> None:
    assert yokai.septet is septet
    assert named("septet") is septet
    assert [repr(septet), repr(pagoda)] == ["<yokai.septet>", "<yokai.pagoda>"]
    with pytest.raises(LookupError, match="bridge"):
        named("bridge")
    with pytest.raises(AttributeError, match="bridge"):
        _ = yokai.bridge
