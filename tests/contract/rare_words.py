"""Rare moments, laid by hand, and what is said of them in English: what random games hardly ever come to."""
from __future__ import annotations

from typing import Any

import numpy as np

from yokai.games import find

PLAYERS = ["Ann", "Bo", "Cy", "Di"]
Case = tuple[str, str]  # the message, and what it says


def record_of(kind: Any, fields: dict[str, Any]) -> Any:
    """A record with these fields and nothing else."""
    made = np.zeros(1, kind)
    for name, value in fields.items():
        made[name][0] = value
    return made[0]


# ---------------------------------------------------------------- Septet
def trick(up: str, cards: list[str], hand: list[str], players: int = 4) -> Any:
    """A trick that seat 0 has led; whoever is next holds this hand."""
    septet = find("septet")
    code, seat = septet.notation.CODE, len(cards)
    lying = [*(code[card] for card in cards), *[-1] * (4 - seat)]
    hands = [septet.notation.parse_cards(hand) if q == seat else 0 for q in range(4)]
    led = septet.state.suit_of(code[cards[0]]) if cards else 0
    return record_of(septet.rules.STATE, {"players": players, "turn": seat, "up": code[up], "led": led, "trick": lying,
                                          "trick_size": seat, "hands": hands})


SEPTET_EFFECTS: list[tuple[Any, str, str, str]] = [  # the table, the card played, the message, what it says
    (trick("F6", ["S9"], ["F8"]), "F8", "effect-trump-ahead", "You trump and are ahead of Ann with Snow 9."),
    (trick("F6", ["S9", "F9"], ["F8"]), "F8", "effect-trump-behind", "You trump but stay behind Bo with Fire 9."),
    (trick("F6", ["S9", "S7", "S8"], ["F7"]), "F7", "effect-trump-takes", "You trump, win the trick and capture 2 bosses."),
    (trick("F6", ["S9", "S7", "S8"], ["F8"]), "F8", "effect-trump-takes", "You trump, win the trick and capture a boss."),
    (trick("F6", ["S9", "S13", "S8"], ["F8"]), "F8", "effect-trump-takes", "You trump and win the trick."),
    (trick("F6", ["S9", "S7", "F8"], ["F7"]), "F7", "effect-trump-gives",
     "You trump, but Cy wins the trick with Fire 8 and captures 2 bosses."),
    (trick("F6", ["S9", "F9", "S8"], ["F8"]), "F8", "effect-trump-gives", "You trump, but Bo wins the trick with Fire 9."),
    (trick("F6", ["S9", "S8", "S10"], ["E7"]), "E7", "effect-discard-gives",
     "You discard. Cy wins the trick with Snow 10 and captures a boss."),
    (trick("F6", ["S9", "S8"], ["E7"]), "E7", "effect-discard-behind", "You discard. Ann stays ahead with Snow 9."),
    (trick("F6", ["S9", "WA"], ["F12"]), "F12", "effect-trump-behind", "You trump but stay behind Bo with Wind A."),
    (trick("F6", ["F9"], ["WA", "E2"]), "WA", "effect-super-trump", "The super trump wins this trick, whatever else is played."),
    (trick("F6", [], ["F9"]), "F9", "effect-lead-trump", "You lead a trump: everyone who has trumps must follow suit."),
]


def round_view(players: int, seat: int, bosses: tuple[int, ...], **fields: Any) -> Any:
    """What a seat knows where seat q has taken so many bosses."""
    septet = find("septet")
    suits = iter(range(7))
    taken = [sum(1 << 6 * next(suits) + 6 for _ in range(count)) for count in (*bosses, *[0] * (4 - len(bosses)))]
    return record_of(septet.view.VIEW, {"players": players, "seat": seat, "bosses": taken, **fields})


LOST = "win the round and take every boss still in hand. Points: 4."
SEPTET_LINES: list[tuple[Any, str, str, str]] = [  # the view, the line, the message, what it says
    (round_view(4, 1, (2,)), "hands 3 S7", "told-hands", "Di still has Snow 7 in hand."),
    (round_view(4, 1, (2,)), "hands 1 F7 S7", "told-hands-you", "You still have Fire 7 and Snow 7 in hand."),
    (round_view(4, 1, (2,)), "round tricks 1 3 gain 0 4", "told-round-tricks-team",
     "The seventh trick for Ann and Cy, with only 2 bosses: your team wins the round and takes every boss still in hand. Points: 4."),
    (round_view(4, 2, (1,)), "round tricks 1 3 gain 0 4", "told-round-tricks-lost",
     f"The seventh trick for your team, with only one boss: Bo and Di {LOST}"),
    (round_view(4, 2, ()), "round tricks 1 3 gain 0 4", "told-round-tricks-lost",
     f"The seventh trick for your team, without a boss: Bo and Di {LOST}"),
    (round_view(4, -1, (2, 0, 1)), "round tricks 1 3 gain 0 4", "told-round-tricks-others",
     f"The seventh trick for Ann and Cy, with only 3 bosses: Bo and Di {LOST}"),
    (round_view(4, 0, (2,)), "round last 0 2 gain 3 0", "told-round-last-team",
     "All hands are empty. Your team took the last trick and wins the round. Points: 3."),
    (round_view(4, 1, (2,)), "round last 0 2 gain 3 0", "told-round-last-others",
     "All hands are empty. Ann and Cy took the last trick and win the round. Points: 3."),
    (round_view(3, 1, (2,)), "round last 0 gain 3 0 0", "told-round-last",
     "All hands are empty. Ann took the last trick and wins the round. Points: 3."),
    (round_view(3, 0, (2,)), "round last 0 gain 3 0 0", "told-round-last-you",
     "All hands are empty. You took the last trick and win the round. Points: 3."),
    (round_view(3, 0, (2,)), "round tricks 1 2 gain 0 3 3", "told-round-tricks-you",
     "Your seventh trick, with only 2 bosses: Bo and Cy win the round. Points for each: 3."),
    (round_view(3, 2, ()), "round tricks 1 2 gain 0 3 3", "told-round-tricks-won",
     "The seventh trick for Ann, without a boss: you and Bo win the round. Points for each: 3."),
    (round_view(3, -1, (1,)), "round tricks 1 2 gain 0 3 3", "told-round-tricks",
     "The seventh trick for Ann, with only one boss: Bo and Cy win the round. Points for each: 3."),
    (round_view(3, 0, ()), "over 8 8 5 winners 1", "told-over-tie",
     "Final score: Ann 8, Bo 8, and Cy 5. Tie at 8 points. Bo sits to the left of whoever took seven tricks, and wins the game."),
    (round_view(3, 1, ()), "over 8 8 5 winners 1", "told-over-tie-you",
     "Final score: Ann 8, Bo 8, and Cy 5. Tie at 8 points. You sit to the left of whoever took seven tricks, and win the game."),
]
SEPTET_MISPLACED = {1: (6, "refused-must-pass"), 0: (8, "refused-must-play-card")}  # whether somebody still has to pick


# ---------------------------------------------------------------- Pagoda
def turn(hand: list[str], left: str, phase: int = 1, optional: int = 0) -> Any:
    """Seat 0 of three is to act with this hand; Jo10 lies on the right. Phases: 1 TURN, 2 MATCH, 3 HIGHER."""
    pagoda = find("pagoda")
    code = pagoda.notation.CODE
    s = record_of(pagoda.rules.STATE, {"players": 3, "phase": phase, "optional_effects": optional, "heights": [1, 1], "deck_size": 9})
    s.piles[0, 0], s.piles[1, 0] = code[left], code["Jo10"]
    pagoda.notation.parse_cards(hand, s.hands[0])
    return s


PAGODA_EFFECTS: list[tuple[Any, str, str, str]] = [
    (turn(["Ka3"], "Te3"), "play Ka3 left", "effect-match-last",
     "Match with Tengu 3: your hand is empty, so you choose who draws a card, and the round ends."),
    (turn(["Ka3"], "Te3", optional=1), "play Ka3 left", "effect-match-last",
     "Match with Tengu 3: your hand is empty, so you may choose who draws a card, and the round ends."),
    (turn(["Ka3"], "Te9"), "play Ka3 left", "effect-lower-last", "Lower than Tengu 9: your hand is empty, and the round ends."),
    (turn(["Ka3", "Ta1"], "Te9"), "play Ka3 left", "effect-lower", "Lower than Tengu 9: your hand will be worth 1 point."),
    (turn(["Ka3", "Ta1"], "Te9"), "play Ka3 left close", "effect-close", "You show Tanuki 1, worth 1 point, and the round ends."),
    (turn(["Ka3"], "Te3", phase=2), "give Ka3 2", "effect-give-last", "Your hand is empty then, and the round ends."),
    (turn([], "Te3", phase=2), "draw-for 2", "effect-draw-for",
     "Cy draws the deck’s first card, seen by nobody else. Your hand is empty, so the round ends."),
    (turn([], "Te3", phase=2, optional=1), "decline", "effect-decline-last", "Your hand is empty, so the round ends."),
    (turn(["Ka3"], "Te3", phase=3, optional=1), "decline", "effect-decline", "Nothing happens, and your turn ends."),
    (turn(["Ka3"], "Te3", phase=3), "draw pile", "effect-draw-pile", "Everyone sees it. Your hand will be worth 13 points."),
]
PAGODA_REFUSALS: list[tuple[Any, str, str, str]] = [
    (turn(["Ka3"], "Te9"), "play Ka3 left close", "refused-close-empty",
     "Your last card ends the round by itself. Play it without closing."),
    (turn(["Ka3", "On5"], "Te9"), "play Ka3 left close", "refused-close-worth",
     "To close the round, your hand must be worth 3 points or less. It would be worth 5, so play without closing."),
    (turn(["Ka3", "On1"], "Te2"), "play Ka3 left close", "refused-close-not-lower",
     "Only a lower card of another Yokai can close the round. Kappa 3 on Tengu 2 is no such card, so play it without closing."),
    (turn(["Ka3", "On1"], "Te3", phase=2), "draw-for 1", "refused-must-give",
     "Your card matched, so give one card from your hand to another player."),
    (turn([], "Te3", phase=2), "give Ka3 1", "refused-must-draw-for",
     "Your card matched and your hand is empty. Choose another player, who will draw a card."),
    (turn(["Ka3"], "Te3", phase=3), "decline", "refused-must-apply",
     "At this table, an effect is not optional. Give, draw or take the card that it asks for."),
]


def pools_view(seat: int, pools: list[list[str]]) -> Any:
    """What a seat knows when the pools have been shown."""
    pagoda = find("pagoda")
    v = record_of(pagoda.view.VIEW, {"players": len(pools), "seat": seat, "rounds": 3})
    for q, cards in enumerate(pools):
        pagoda.notation.parse_cards(cards, v.pools[q])
    return v


EXAMPLE = ["Ka3", "Ka7", "Ka8", "Ta2", "Ta5", "Ta7", "Ta10"]  # the rulebooks' own: worth 5
PAGODA_LINES: list[tuple[Any, str, str, str]] = [
    (pools_view(0, [[], []]), f"pools 1 {' '.join(EXAMPLE)}", "told-pool",
     "Pool of Bo: 7 cards. What counts: Kappa 3 and Tanuki 2. Points: 5."),
    (pools_view(0, [[], []]), "pools 1", "told-pool-empty", "Pool of Bo: no cards. Points: 0."),
    (pools_view(0, [[], []]), "pools 0", "told-pool-empty-you", "Your pool: no cards. Points: 0."),
    (pools_view(0, [["On5"], EXAMPLE]), "over 5 5 winners 0", "told-over-types-you",
     "Final score: Ann 5 and Bo 5. Tie at 5 points. You win with fewer Yokai types."),
    (pools_view(1, [["On5"], EXAMPLE]), "over 5 5 winners 0", "told-over-types",
     "Final score: Ann 5 and Bo 5. Tie at 5 points. Ann wins with fewer Yokai types."),
    (pools_view(0, [["Ka3", "Ta2"], EXAMPLE]), "over 5 5 winners 0", "told-over-cards-you",
     "Final score: Ann 5 and Bo 5. Tie at 5 points, and in Yokai types. You win with fewer cards."),
    (pools_view(1, [["Ka3", "Ta2"], EXAMPLE]), "over 5 5 winners 0", "told-over-cards",
     "Final score: Ann 5 and Bo 5. Tie at 5 points, and in Yokai types. Ann wins with fewer cards."),
    (pools_view(0, [["Ka5"], ["Te5"], ["On9"]]), "over 5 5 9 winners 0 1", "told-over-shared-you",
     "Final score: Ann 5, Bo 5, and Cy 9. You and Bo share the victory."),
    (pools_view(2, [["Ka5"], ["Te5"], ["On9"]]), "over 5 5 9 winners 0 1", "told-over-shared",
     "Final score: Ann 5, Bo 5, and Cy 9. Ann and Bo share the victory."),
]
