"""Whole games at the table in the terminal: every game, every number of players, every language."""
from __future__ import annotations

import json
import re
from itertools import cycle, islice
from pathlib import Path

import pytest

from terminal.sitting import Play, always, anything, play
from words.catalogues import LANGUAGES
from yokai.games import find, names
from yokai.record import check
from yokai.terminal.keeping import Keeper
from yokai.terminal.table import Seating, Table

__all__ = ["play"]
TABLES = [(game, players) for game in names() for players in find(game).rules.SEATS]
VARIANTS = [("septet", 3, {"scoring": "basic"}), ("septet", 4, {"first_lead": "dealt"}),
            ("septet", 4, {"scoring": "basic", "first_lead": "dealt"}),
            ("pagoda", 2, {"optional_effects": True}), ("pagoda", 4, {"rounds": 1}), ("pagoda", 3, {"rounds": 4, "optional_effects": True})]
ENDS = {"en": "win|victory", "de": "gewinn|Sieg", "es": "gana|victoria|Victoria", "fr": "remporte|gagne|partag", "ja": "優勝|勝ち"}


@pytest.mark.parametrize(("game", "players", "language"), [
    *((game, players, "en") for game, players in TABLES),
    *((game, min(find(game).rules.SEATS), language) for game in names() for language in LANGUAGES if language != "en")])
def test_a_whole_game_is_played(game: str, players: int, language: str, play: Play) -> None:
    status, told = play(Seating(game, players, players - 1, 5, language), anything(players))
    assert status == 0
    assert re.search(ENDS[language], told.splitlines()[-1])
    assert not {"{", "}", "$"} & set(told)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_a_whole_game_is_played_with_variants(game: str, players: int, options: dict[str, object], play: Play) -> None:
    status, told = play(Seating(game, players, 0, 7, "en", options), anything(3))
    assert status == 0
    assert re.search(ENDS["en"], told.splitlines()[-1])


@pytest.mark.parametrize(("game", "players"), [("septet", 4), ("pagoda", 2)])
def test_the_same_seed_tells_the_same_game(game: str, players: int, play: Play) -> None:
    one, again, other = (play(Seating(game, players, 0, seed, "en"), always("1"))[1] for seed in (11, 11, 12))
    assert one == again != other


def test_what_the_person_does_moves_no_other_deck(play: Play, tmp_path: Path) -> None:
    """The dealer's chance is its own: other cards are played, and the decks of all rounds are the same."""
    decks = []
    for answers in ("1", "21"):
        keeper = Keeper(f"{tmp_path}/{answers}.jsonl")
        play(Seating("septet", 3, 0, 11, "en", keeper=keeper), cycle(answers))
        events = json.loads(keeper.path.read_text())["events"]
        decks.append([event for event in events if event.startswith("shuffle")])
    assert len(decks[0]) > 1
    assert decks[0][:2] == decks[1][:2]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_record_replays(game: str, players: int, play: Play, tmp_path: object) -> None:
    keeper = Keeper(f"{tmp_path}/game.jsonl")
    status, told = play(Seating(game, players, 1, 9, "en", keeper=keeper), anything(9))
    record = json.loads(keeper.path.read_text())
    verdict = check(keeper.path.read_bytes().removesuffix(b"\n"))
    assert (status, verdict.ok, verdict.result) == (0, True, record["result"])
    assert len(record["by"]) == len(record["events"])
    assert set(record["by"]) == {None, "person", "bot:random"}
    assert record["names"][1] == ""
    assert told.splitlines()[-1] == f"The game record is kept in {keeper.path}."


@pytest.mark.parametrize("game", names())
def test_the_record_of_a_game_that_was_left_is_kept_and_legal(game: str, play: Play, tmp_path: object) -> None:
    keeper = Keeper(f"{tmp_path}/game.jsonl")
    status, told = play(Seating(game, 3, 0, 9, "en", keeper=keeper), islice(always("1"), 5))
    verdict = check(keeper.path.read_bytes().removesuffix(b"\n"))
    assert (status, verdict.ok, verdict.result) == (0, True, None)
    assert json.loads(keeper.path.read_text())["ended"] == "abandoned"
    assert "The input has ended, so you leave the table. The game stays unfinished." in told


def test_only_what_the_seat_sees_reaches_the_person() -> None:
    """Two games that differ in others' cards alone leave the same view."""
    table, other = (Table(Seating("septet", 4, 0, 3, "en")) for _ in range(2))
    cards = table.sitting.due
    table.fold(" ".join(["shuffle", *cards]), None)
    other.fold(" ".join(["shuffle", *cards[:12], *cards[24:36], *cards[12:24], *cards[36:]]), None)
    assert other.person.view.tobytes() == table.person.view.tobytes()
    assert other.sitting.views[1].tobytes() != table.sitting.views[1].tobytes()


def test_bots_are_named_clockwise_from_the_person() -> None:
    assert Table(Seating("pagoda", 5, 2, 1, "en")).person.names == ["Di", "Em", "you", "Bo", "Cy"]
    assert Table(Seating("pagoda", 5, 2, 1, "ja")).person.names == ["Di", "Em", "自分", "Bo", "Cy"]


def test_the_opening_says_who_sits_where_and_what_is_played(play: Play) -> None:
    _, told = play(Seating("septet", 4, 1, 7, "en", {"scoring": "basic", "first_lead": "dealt"}), iter(()))
    assert told.splitlines()[:8] == [
        "Yokai Septet with 4 players. Seed: 7.",
        "Seat 1: Di, a bot that plays at random.", "Seat 2: you.",
        "Seat 3: Bo, a bot that plays at random.", "Seat 4: Cy, a bot that plays at random.",
        "Basic scoring: a round is worth 1 point, and 2 points win the game.",
        "The first trick is led by the player to whom the A is dealt, or Snow 13 where the A is turned up.",
        "You and Cy are a team against Di and Bo."]


def test_optional_effects_are_announced(play: Play) -> None:
    _, told = play(Seating("pagoda", 2, 0, 7, "en", {"optional_effects": True}), iter(()))
    assert "Effects are optional: you may decline to give, to draw or to take." in told
