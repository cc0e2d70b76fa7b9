"""What a seat is told is true: every line of random games, in every seat's log."""
from __future__ import annotations

import pytest

from contract.explained import KINDS, Kind, Say, games, speaks, strength, told


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_line_is_told_to_everybody(kind: Kind) -> None:
    """Only the draws of a deal need no words."""
    heard: dict[str, Say] = {}
    for game in games(kind):
        for seat in range(-1, kind.players):
            for words, said in told(kind, game, seat):
                assert said or " draw " in words
                if said:
                    heard[said[0]] = said
    for said in heard.values():
        speaks(said)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_one_does_oneself_is_told_to_you(kind: Kind) -> None:
    for game in games(kind):
        for seat in range(-1, kind.players):
            for words, said in told(kind, game, seat):
                if said and words[0].isdigit():
                    is_mine, is_to_me = int(words[0]) == seat, said[0].endswith("-to-you")
                    assert said[0].endswith("-you") == (is_mine or is_to_me)
                    assert ("player" in said[1]) == (not is_mine)
                    assert not is_to_me or words.split()[-1] in (str(seat), "?")


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_is_told_is_known_to_the_seat(kind: Kind) -> None:
    """A card that the seat's line hides is in no argument."""
    for game in games(kind):
        for seat in range(-1, kind.players):
            for words, said in told(kind, game, seat):
                if said and "?" in words.split():
                    assert not {"card", "cards", "labels", "counting"} & set(said[1])


def case_of(card: str, top: str) -> str:
    """P6, once more."""
    if card[:2] == top[:2] or card[2:] == top[2:]:
        return "told-match"
    return "told-higher" if int(card[2:]) > int(top[2:]) else "told-lower"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.name == "pagoda"], ids=str)
def test_P6_a_play_is_told_with_its_case(kind: Kind) -> None:
    """Against the card that lay on top, as the lines have it."""
    piles: dict[str, list[str]] = {"left": [], "right": []}
    for words, said in told(kind, games(kind)[0], -1):
        match words.split():
            case ["pile", pile, card]:
                piles[pile].append(card)
            case [_, "take", pile, card]:
                assert piles[pile].pop() == card
            case [_, "play", card, pile, *closing]:
                assert said
                assert said[1]["top"] == piles[pile][-1]
                assert said[0].removesuffix("-last") == ("told-close" if closing else case_of(card, piles[pile][-1]))
                piles[pile].append(card)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.name == "septet"], ids=str)
def test_S8_S9_a_card_and_a_trick_are_told_as_what_they_are(kind: Kind) -> None:
    trump, lying = "", list[tuple[str, str]]()
    for words, said in told(kind, games(kind)[0], -1):
        match words.split():
            case ["up", card]:
                trump = card[0]
            case [seat, "play", card]:
                assert said
                led = lying[0][1][0] if lying else ""
                ways = {"told-lead": not led, "told-super-trump": card == "WA", "told-follow": card[0] == led,
                        "told-trump": card[0] == trump}
                assert said[0] == next((message for message, is_so in ways.items() if is_so), "told-discard")
                assert said[1].get("suit", led) == led
                lying.append((seat, card))
            case ["trick", seat]:
                assert said
                best = max(lying, key=lambda play: strength(play[1], trump, lying[0][1][0]))
                assert (seat, said[1]["card"]) == best
                assert sorted(said[1].get("bosses", [])) == sorted(card for _, card in lying if card[1:] == "7")
                lying = []
