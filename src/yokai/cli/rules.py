"""Print the rules of a game by their numbers, in one of five languages."""
from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Iterator
from itertools import count

from . import Wrong

EXAMPLE = "yokai rules septet --lang fr"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("game", metavar="GAME", help="septet or pagoda")
    parser.add_argument("--short", action="store_true", help="the rules in a few lines")
    parser.add_argument("--lang", metavar="L", help="de, en, es, fr or ja")


def run(options: argparse.Namespace) -> int:
    """The summary, or every rule under its heading."""
    if "numba" not in sys.modules:
        os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # nothing is computed here
    from ..games import names
    from ..terminal.table import prepare_output
    from ..words import language_stated, say

    if options.game not in names():
        raise Wrong(f"no game is called {options.game!r}; the games are {' and '.join(names())}")
    try:
        language = language_stated(options.lang, os.environ)
    except LookupError as error:
        raise Wrong(str(error.args[0])) from None
    prepare_output()
    print(say(f"rules-{options.game}-title", language))
    if options.short:
        print(f"\n{say(f'rules-{options.game}-short', language)}")
    else:
        print("\n".join(whole(options.game, language)))
    return 0


def whole(game: str, language: str) -> Iterator[str]:
    """The lines of a rules page."""
    from ..games import find
    from ..words import knows, say

    sections, letter = importlib.import_module(f"..terminal.{game}", __package__).SECTIONS, find(game).rules.LETTER
    for number in count(1):
        if not knows(f"rule-{letter}{number}", language):
            break
        if number in sections:
            yield from ("", say(f"rules-heading-{sections[number]}", language), "")
        yield f"{letter}{number}. {say(f'rule-{letter}{number}', language)}"
    for part in ("knowledge", "variants"):
        yield from ("", say(f"rules-heading-{part}", language), "", say(f"rules-{game}-{part}", language))
    yield from ("", say("rules-footnote", language))
