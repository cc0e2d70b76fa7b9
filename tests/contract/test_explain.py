"""Explanations are true: of every refusal in random games, and of every legal action."""
from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from contract import rare_words
from contract.explained import KINDS, PLAYERS, Kind, Say, cards_of, games, moments, speaks, strength, told
from words.catalogues import entries
from yokai.games import find
from yokai.kernel.verbs import apply, refusal, turn
from yokai.words import say

# The rules that a refusal's message may stand for.
RULES = {
    "septet": {"refused-over": {13}, "refused-deal-due": {5}, "refused-not-your-turn": {8}, "refused-not-in-hand": {6, 8},
               "refused-passed": {6}, "refused-picked": {6}, "refused-must-follow": {8}},
    "pagoda": {"refused-over": {14}, "refused-deal-due": {17}, "refused-not-your-turn": {11}, "refused-not-in-hand": {6, 7},
               "refused-must-play": {6}, "refused-must-give": {7}, "refused-must-draw-for": {7}, "refused-no-such-receiver": {7},
               "refused-must-draw": {8}, "refused-must-apply": {10}, "refused-close-not-lower": {9}, "refused-close-worth": {9},
               "refused-close-empty": {9}},
}
# ---------------------------------------------------------------- refused
@cache
def refusals(kind: Kind) -> dict[str, Say]:
    """Every action of every seat at some moments: each message that refused one, as it was said last."""
    heard: dict[str, Say] = {}
    for s in moments(kind):
        for seat in range(kind.players):
            hand = cards_of(kind, s, seat)
            for a in range(kind.game.rules.ACTIONS):
                if rule := refusal(s, seat, a):
                    message, given = kind.game.explain.refused(s, seat, a)
                    assert rule in RULES[kind.name][message], (message, rule, seat, a)
                    assert message != "refused-not-in-hand" or given["card"] not in hand
                    assert message != "refused-must-follow" or given["suit"] in {card[0] for card in hand}
                    heard[message] = message, given
    return heard


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_refusal_is_explained_by_the_rule_that_refuses(kind: Kind) -> None:
    """And a card that is said not to be in hand is not there; one that would follow suit is."""
    heard = refusals(kind)
    assert {"refused-over", "refused-deal-due", "refused-not-in-hand"} <= set(heard)
    for said in heard.values():
        speaks(said)


# ---------------------------------------------------------------- effect
@cache
def effects(kind: Kind) -> tuple[tuple[Any, int, int, Say], ...]:
    """Every legal action of every seat at some moments, with what it is said to do."""
    return tuple((s, seat, a, kind.game.explain.effect(s, seat, a)) for s in moments(kind) for seat in range(kind.players)
                 for a in range(kind.game.rules.ACTIONS) if refusal(s, seat, a) == 0)


def follows(kind: Kind, s: Any, seat: int, a: int) -> tuple[Any, list[str]]:
    """The state after an action, and what was told."""
    after, told = np.array([s], kind.game.rules.STATE), np.zeros(1, kind.game.lines.LINES)
    apply(after[0], seat, a, told[0])
    return after[0], [kind.game.notation.name_line(line) for line in told[0].line[:told[0].count]]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.name == "septet"], ids=str)
def test_S9_effects_say_who_will_have_the_trick(kind: Kind) -> None:
    cards, seen = kind.game.notation.CARDS, set()
    for s, seat, a, (message, given) in effects(kind):
        seen.add(message)
        _, lines = follows(kind, s, seat, a)
        lying = {who: cards[s.trick[who]] for who in range(kind.players) if s.trick[who] >= 0}
        led = cards[s.trick[s.leader]][0] if lying else cards[a][0]
        order = sorted([*lying.values(), cards[a]], key=lambda card: strength(card, cards[s.up][0], led))
        taker = [line.split()[1] for line in lines if line.startswith("trick")]
        if message == "effect-super-trump":
            assert cards[a] == "WA"
        elif message.endswith(("ahead", "takes")):
            assert order[-1] == cards[a]
        elif message.endswith(("behind", "gives")):
            assert order[-1] == given["top"] == lying[given["player"]]
        if message.endswith(("takes", "gives")):
            assert taker == [str(given.get("player", seat))]
            assert given["count"] == sum(card[1:] == "7" for card in order)
        else:
            assert taker == [] or message == "effect-super-trump"
        assert ("discard" in message) == (bool(lying) and cards[a][0] not in (led, cards[s.up][0]) and cards[a] != "WA")
    assert len(seen) > 3


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.name == "septet"], ids=str)
def test_S6_effects_say_who_will_get_the_card(kind: Kind) -> None:
    receivers = {seat: given["receiver"] for s, seat, _, (message, given) in effects(kind) if message == "effect-pick"}
    for game in games(kind):
        for seat, receiver in receivers.items():
            got = [line.split()[1] for line in game.log(receiver) if line.startswith("got")]
            assert set(got) == {str(seat)}
    assert receivers


def worth(cards: list[str]) -> int:
    """P12, once more: the lowest number of each Yokai."""
    return sum(min(int(card[2:]) for card in cards if card[:2] == yokai) for yokai in {card[:2] for card in cards})


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.name == "pagoda"], ids=str)
def test_P6_effects_say_what_will_be_asked_for(kind: Kind) -> None:
    """The case, the end of the round, and what the hand will be worth."""
    asked = {"effect-match": "give", "effect-match-last": "draw-for", "effect-higher": "draw"}
    seen = set()
    for s, seat, a, (message, given) in effects(kind):
        seen.add(message)
        after, lines = follows(kind, s, seat, a)
        ends, hand = any(line.startswith("round") for line in lines), cards_of(kind, after, seat)
        if message in asked and turn(after) == seat:
            codes = [b for b in range(kind.game.rules.ACTIONS) if refusal(after, seat, b) == 0]
            legal = [kind.game.notation.name_action(b, seat, kind.players) for b in codes]
            assert {name.split()[0] for name in legal} - {"decline"} == {asked[message]}
            assert ("decline" in legal) == (given["must"] == "no")
        elif message not in asked and turn(after) >= 0:
            assert ends == (message.endswith(("last", "close")) or message == "effect-draw-for"), message
        if "worth" in given and not ends:
            assert given["worth"] == worth(hand)
        if message == "effect-close":
            shown = next(line for line in lines if line.startswith("shows")).split()[2:]
            assert (given["cards"], given["worth"]) == (shown, worth(shown))
    assert {"effect-match", "effect-higher", "effect-lower"} <= seen


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_effects_speak_in_every_language(kind: Kind) -> None:
    for said in {said[0]: said for *_, said in effects(kind)}.values():
        speaks(said)


# ---------------------------------------------------------------- rare moments, and every message
def of_actions(name: str, cases: list[tuple[Any, str, str, str]]) -> list[tuple[Any, Any, str, str]]:
    """What the game says of an action of whoever is to act."""
    explain, notation = find(name).explain, find(name).notation
    made = []
    for s, words, message, sentence in cases:
        seat = int(turn(s))
        a = notation.parse_action(words, seat, int(s.players))
        made.append(((explain.refused if refusal(s, seat, a) else explain.effect)(s, seat, a), words, message, sentence))
    return made


def of_lines(name: str, cases: list[tuple[Any, str, str, str]]) -> list[tuple[Any, Any, str, str]]:
    """What the game says of a line."""
    return [(find(name).explain.told(line, v), line, message, sentence) for v, line, message, sentence in cases]


@cache
def rare() -> tuple[tuple[Any, Any, str, str], ...]:
    """Every moment of rare_words.py."""
    return (*of_actions("septet", rare_words.SEPTET_EFFECTS), *of_lines("septet", rare_words.SEPTET_LINES),
            *of_actions("pagoda", rare_words.PAGODA_EFFECTS + rare_words.PAGODA_REFUSALS), *of_lines("pagoda", rare_words.PAGODA_LINES))


def test_rare_moments_are_told_word_for_word() -> None:
    for said, words, message, sentence in rare():
        assert (said[0], say(said[0], "en", PLAYERS, **said[1])) == (message, sentence), words
        speaks(said)


@pytest.mark.parametrize("picking", [0, 1])
def test_S6_S8_an_event_of_another_kind_is_named(picking: int) -> None:
    s = rare_words.record_of(find("septet").rules.STATE, {"players": 4, "picking": picking})
    rule, said = find("septet").explain.misplaced(s)
    assert (rule, said[0]) == rare_words.SEPTET_MISPLACED[picking]
    speaks(said)


def test_every_message_is_said_by_somebody() -> None:
    reached = {message for _, _, message, _ in rare()} | {message for _, message in rare_words.SEPTET_MISPLACED.values()}
    for kind in KINDS:
        reached |= set(refusals(kind)) | {said[0] for *_, said in effects(kind)}
        reached |= {said[0] for game in games(kind) for seat in range(-1, kind.players) for _, said in told(kind, game, seat) if said}
    assert {name for file, name, _ in entries("en") if file == "explain.ftl"} ^ reached == set()
