"""The longest calls: LINES has room for exactly the lines that the longest one leaves, so no call writes beyond it."""
from __future__ import annotations

import numpy as np

from yokai.games.pagoda import lines as pagoda_lines
from yokai.games.septet import lines as septet_lines
from yokai.games.septet import notation, rules
from yokai.kernel import arrays
from yokai.position import named


def test_pagoda_reaches_its_most_lines_with_a_close_and_with_the_first_deal() -> None:
    cards = list(named("pagoda").notation.CARDS)
    hands = [[card for card in cards if card.startswith(yokai)][:7] for yokai in ("Ka", "Ta", "Ki", "On", "Yu")]
    order = [hands[seat][k] for k in range(7) for seat in range(5)] + ["Te9", "Ko9"]
    order += [card for card in cards if card not in order]
    dealt = named("pagoda").deal(order, players=5)
    assert len(dealt.told) == pagoda_lines.MOST  # the deck, 35 cards, two piles
    closed = dealt.play("play Ka6 left close")
    assert len(closed.told) == pagoda_lines.MOST  # the play, the hand, the round, 35 cards


def test_septet_reaches_its_most_lines_with_four_hands_at_the_end() -> None:
    S = np.zeros(1, rules.STATE)
    arrays.start_of(S, 4, np.zeros(2, np.int64), 0)
    code = notation.CODE
    hands = [["E2", "W7"], ["E3", "G7"], ["E4", "L7"], ["E5", "D7"]]
    S["hands"][0] = [sum(1 << code[card] for card in hand) for hand in hands]
    S["up"], S["turn"], S["leader"], S["led"] = code["S9"], 0, 0, (1 << 49) - 1
    S["tricks"][0], S["points"][0] = [1, 3, 0, 3], [6, 0, 0]
    told = np.zeros(1, septet_lines.LINES)
    for seat, hand in enumerate(hands):
        arrays.step_told(S, seat, code[hand[0]], told)
    found = [notation.name_line(line).split(" ")[0] for line in told[0].line[:told[0].count]]
    assert found == ["3", "trick", "hands", "hands", "hands", "hands", "round", "over"]
    assert len(found) == septet_lines.MOST
