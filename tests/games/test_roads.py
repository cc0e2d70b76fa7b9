"""`legal` and `draw` in positions written down: what `refusal` allows, all of it, each as often as the others."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from games.tables import changed, deck, go, lay, midway, offering_set, table
from yokai import Position, septet
from yokai.kernel import arrays
from yokai.kernel.bits import WIDTH
from yokai.kernel.random import seeded
from yokai.kernel.verbs import draw, legal

DEALT = septet.deal(deck(["W2 W3", "", ""], "F9"), players=3)
HAND = ["Te9 Ka4 Ka7 Ro1", "Ne5", "Jo1", "Ki1"]


def pagoda(*hands: str, optional_effects: bool = False) -> Position:
    return table(*hands, left="Te4", right="On9", rounds=1, optional_effects=optional_effects)


POSITIONS = {
    "an exchange": (DEALT, 0),
    "an exchange after two picks": (DEALT.play("W2").play("W3"), 0),
    "an exchange, not as the first": (DEALT.play("W2").play("W3"), 2),
    "a lead": (lay(["WA F6", "", "", ""], "F9"), 0),
    "following suit": (midway(["L4 L5 W3 S8", "L6 L8 L9 W4 W5", "D6"], "F9").play("L4"), 1),
    "void": (midway(["L4 L5 W3 S8", "G5 W4 W5 S9", "D6"], "F9").play("L4"), 1),
    "a turn in Pagoda": (pagoda("Te9 Ka10 Ki7 Ro8", "Ne5", "Jo1"), 0),
    "one that may close": (pagoda("Ka2 Ro1 Ro8 Yu2", "Ne5"), 0),
    "one that may close on one pile": (pagoda("Ka5 Ne1 Ne10", "Ne5"), 0),
    "one that may just not close": (pagoda("Ka2 Ro1 Ro8 Yu3", "Ne5"), 0),
    "one that may close without a ten": (pagoda("Ko10 Ro1 Yu2", "Ne5"), 0),
    "a last card": (pagoda("Ka2", "Ne5"), 0),
    "the first and the last card": (pagoda("Ka1 Ko10 Ki7", "Ne5"), 0),
    "a match of the first and the last card, among five": (go(pagoda("Te9 Ka1 Ko10", "Ne5", "Jo1", "Ki1", "Yu1"), "0 play Te9 left"), 0),
    "a match": (go(pagoda(*HAND), "0 play Ka4 left"), 0),
    "a match, and the choice": (go(pagoda(*HAND, optional_effects=True), "0 play Ka4 left"), 0),
    "a match without a card": (go(pagoda("Te9", "Ne5", "Jo1", "Ki1"), "0 play Te9 left"), 0),
    "the same, and the choice": (go(pagoda("Te9", "Ne5", "Jo1", optional_effects=True), "0 play Te9 left"), 0),
    "a higher card": (go(pagoda(*HAND), "0 play Ka7 left"), 0),
    "a higher card, and the choice": (go(pagoda(*HAND, optional_effects=True), "0 play Ka7 left"), 0),
}


def names_of_actions(p: Position, seat: int) -> list[str]:
    return [p.game.notation.name_action(a, seat, p.players) for a in range(p.game.rules.ACTIONS)]


def allowed(p: Position, seat: int, actions: Iterable[int]) -> list[int]:
    """What `refusal` allows."""
    return [a for a in actions if not arrays.refusal_of(p._state, seat, a)]


@pytest.mark.parametrize("where", POSITIONS)
def test_legal_is_what_refusal_allows(where: str) -> None:
    p, _ = POSITIONS[where]
    for seat in range(p.players):
        names = names_of_actions(p, seat)
        assert list(p.legal_for(seat)) == [names[a] for a in allowed(p, seat, range(len(names)))]
        assert bool(p.legal_for(seat)) == (seat in p.waiting)


@pytest.mark.parametrize("where", POSITIONS)
def test_draw_is_uniform_over_legal(where: str) -> None:
    p, seat = POSITIONS[where]
    rng, names = seeded(1)[0], names_of_actions(p, seat)
    each = 400 if len(p.legal_for(seat)) < 8 else 100
    counts = Counter(names[int(draw(p._state[0], seat, rng))] for _ in range(each * len(p.legal_for(seat))))
    assert set(counts) == set(p.legal_for(seat))
    assert all(abs(count - each) < 4 * each ** 0.5 for count in counts.values())  # the seed is fixed


def test_P9_closing_on_any_card_with_any_low_hand() -> None:
    rng, words, p = random.Random(9), np.zeros(17, np.int64), pagoda("Ka2 Ro1", "Ne5")
    low = [card for card in p.game.notation.CARDS if int(card[2:]) <= 4]
    for _ in range(150):
        tops = rng.sample(p.game.notation.CARDS, 2)
        hand = rng.sample([card for card in low if card not in tops], rng.choice([1, 2, 2, 3])) + rng.sample(["Ka1", "Yu1", "Ko1"], 1)
        q = changed(p, piles=[[p.game.notation.CODE[top]] + [0] * 99 for top in tops], hands=[offering_set(hand)] * 5)
        legal(q._state[0], 0, words)
        closings = [a for a in range(200, 400) if words[a // WIDTH] >> a % WIDTH & 1]
        assert closings == allowed(q, 0, range(200, 400))
        assert {a for a in drawn(q) if a >= 200} <= set(closings)


def drawn(p: Position) -> list[int]:
    """A dozen actions at random."""
    return [int(draw(p._state[0], 0, seeded(seed)[0])) for seed in range(12)]
