"""Play Yokai Pagoda or Yokai Septet in the terminal, line by line, among bots that play at random.

Seats are numbered from 1: --seat 1 is seat 0 of a game record. The table speaks the language of --lang, or of the environment.
Ctrl-C or the end of the input leaves the table; what was played is kept where --record asks for it.
"""
from __future__ import annotations

import argparse
import os
import secrets
import sys
from typing import TYPE_CHECKING, Any

from . import Wrong

if TYPE_CHECKING:
    from ..terminal.keeping import Keeper
    from ..terminal.table import Seating

EXAMPLE = "yokai play septet --players 4 --seed 7 --lang de --record game.jsonl"
SEEDS = 1 << 64


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    add = parser.add_argument
    add("game", metavar="GAME", help="septet or pagoda")
    add("--players", type=int, metavar="N", help="how many sit at the table, you and bots; as many as the game takes, if not stated")
    add("--seat", type=int, default=1, metavar="S", help="your seat, from 1 (seat 0 of a game record)")
    add("--seed", metavar="N", help="a number that makes the whole game repeatable: the decks and the bots")
    add("--set", action="append", default=[], metavar="NAME=VALUE", help="a variant, as in scoring=basic; may be repeated")
    add("--lang", metavar="L", help="de, en, es, fr or ja")
    add("--record", metavar="FILE", help="keep the game record in a new file")
    add("--force", action="store_true", help="let --record write over an existing file")


def run(options: argparse.Namespace) -> int:
    """Check the call, claim the record's file, play."""
    if "numba" not in sys.modules:
        os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # a person is slower than any rule: the plain lane starts at once
    from ..terminal.table import Table, prepare_output, sit_down

    seating = seating_of(options)
    try:
        table = Table(seating)
    except ValueError as error:
        raise Wrong(str(error).removeprefix("record: ")) from None
    seating.keeper = keeper_of(options.record, options.force)
    prepare_output()
    return sit_down(table)


def seating_of(options: argparse.Namespace) -> Seating:
    """What the call asks for, if there is such a table."""
    from ..games import find, names
    from ..terminal.table import Seating

    if options.game not in names():
        raise Wrong(f"no game is called {options.game!r}; the games are {' and '.join(names())}")
    rules = find(options.game).rules
    players = max(rules.SEATS) if options.players is None else options.players
    if players not in rules.SEATS:
        raise Wrong(f"{options.game} is for {among(rules.SEATS)} players, not for {players}")
    if not 1 <= options.seat <= players:
        raise Wrong(f"there is no seat {options.seat}; with {players} players the seats are 1 to {players}")
    return Seating(options.game, players, options.seat - 1, seed_of(options.seed), language(options.lang),
                   variants(rules, options.set))


def variants(rules: Any, stated: list[str]) -> dict[str, bool | int | str]:
    """The options of --set, as the game's own values."""
    from ..games.options import parse

    try:
        return dict(parse(rules, text) for text in stated)
    except ValueError as error:
        raise Wrong(f"--set: {error}") from None


def seed_of(text: str | None) -> int:
    """The seed stated, or a fresh one."""
    if text is None:
        return secrets.randbelow(SEEDS)
    if not text.isdecimal() or len(text) > 20 or int(text) >= SEEDS:
        raise Wrong(f"--seed is a number from 0 to {SEEDS - 1}")
    return int(text)


def language(stated: str | None) -> str:
    """The language asked for, or the environment's."""
    from ..words import language_stated

    try:
        return language_stated(stated, os.environ)
    except LookupError as error:
        raise Wrong(str(error.args[0])) from None


def keeper_of(path: str | None, force: bool) -> Keeper | None:
    """The record's file, claimed before the game begins."""
    from ..terminal.keeping import Keeper

    if path is None:
        return None
    try:
        keeper = Keeper(path)
        keeper.claim(force)
    except FileExistsError:
        raise Wrong(f"{path} exists already; state another file, or --force to write over it") from None
    except (OSError, ValueError) as error:
        raise Wrong(f"--record {path!r}: {getattr(error, 'strerror', None) or error}; state another file") from None
    return keeper


def among(values: Any) -> str:
    """What may be chosen from."""
    return ", ".join(map(str, values))
