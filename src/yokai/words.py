"""The house's words: a message and its arguments become a sentence of the reader's language (Fluent). Knows no game.

The name of an argument tells its kind, in every catalogue and in every game:

    card, top                     a card by its record name, said as `card-…`, with its article where the language has one
    cards, counting               a list of such cards
    label, labels                 a card, or a list, without articles, said as `label-…`
    bosses                        a list of cards, said as `boss-…`, as the object of a capture
    suit                          a suit by its letter, said as `suit-…`
    player, receiver, winner      a seat, said by its name
    players, losers               a list of seats, each said as `named`
    plays, scores, sizes, tricks  a list of pairs: card and seat, or seat and number (PAIRS)

Every other argument is a number or a word that the message chooses by.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
PAIRS = {"plays": ("play-of", "card", "player"), "scores": ("score-of", "player", "number"),
         "sizes": ("size-of", "player", "number"), "tricks": ("tricks-of", "player", "number")}
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
Names = Sequence[str]
Say = tuple[str, dict[str, Any]]  # a message and its arguments, before they are words


def say(message: str, language: str, names: Names = (), /, **arguments: Any) -> str:
    """The message in that language; `names` are the players', by seat."""
    bundle = catalogue(language)
    if not bundle.has_message(message):
        raise LookupError(f"{language}: no message {message!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"{language}: the message {message!r} says nothing")
    text, errors = bundle.format_pattern(pattern, {name: speak(name, value, language, names) for name, value in arguments.items()})
    if errors:
        raise LookupError(f"{language}: {message}: {errors[0]}")
    return str(text)


def knows(message: str, language: str) -> bool:
    """Whether the language has the message."""
    return bool(catalogue(language).has_message(message))


def speak(name: str, value: Any, language: str, names: Names) -> str | int:
    """An argument in words, by its kind."""
    if name in KINDS:
        return KINDS[name](value, language, names)
    if not isinstance(value, str | int):
        raise TypeError(f"the argument {name!r} is neither a number nor a word: {value!r}")
    return value


def listed(values: Sequence[str], language: str) -> str:
    """A list as the language joins it."""
    from babel.lists import format_list

    return format_list(list(values), locale=language)


def card(kind: str) -> Callable[[str, str, Names], str]:
    """A card's own message: its letters choose it, its rank goes in."""
    def spoken(value: str, language: str, names: Names) -> str:
        letters = value.rstrip("A0123456789")
        return say(f"{kind}-{letters}", language, rank=value.removeprefix(letters))

    return spoken


def seat(value: int | str, language: str, names: Names) -> str:
    """A player's name."""
    return value if isinstance(value, str) else names[value]


def named(value: int | str, language: str, names: Names) -> str:
    """A player's name as it stands in a list within a sentence."""
    return say("named", language, names, player=value)


def suit(value: str, language: str, names: Names) -> str:
    """A suit's name."""
    return say(f"suit-{value}", language)


def several(spoken: Callable[[Any, str, Names], str]) -> Callable[[Sequence[Any], str, Names], str]:
    """A list of things of one kind."""
    return lambda values, language, names: listed([spoken(value, language, names) for value in values], language)


def pair(message: str, first: str, second: str) -> Callable[[Sequence[Any], str, Names], str]:
    """Two things that belong together, as one message."""
    return lambda value, language, names: say(message, language, names, **{first: value[0], second: value[1]})


KINDS: dict[str, Callable[[Any, str, Names], str]] = {
    "card": card("card"), "top": card("card"), "cards": several(card("card")), "counting": several(card("card")),
    "label": card("label"), "labels": several(card("label")), "bosses": several(card("boss")), "suit": suit,
    "player": seat, "receiver": seat, "winner": seat, "players": several(named), "losers": several(named),
    **{name: several(pair(*parts)) for name, parts in PAIRS.items()},
}


# ---------------------------------------------------------------- languages
def folder() -> Path:
    """The catalogues: inside the package where it is installed, beside `src` in a checkout."""
    installed = Path(__file__).parent / "locales"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "locales"


def languages() -> list[str]:
    """Every language that has a catalogue."""
    return sorted(path.name for path in folder().iterdir() if path.is_dir())


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, or English."""
    asked = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    language = asked.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else DEFAULT


def language_stated(stated: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for by its code, or else the environment's."""
    if stated is None:
        return language_of(environment)
    if stated not in languages():
        raise LookupError(f"there is no language {stated!r}; the languages are {', '.join(languages())}")
    return stated


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language, read once. Isolation marks are left to the browser: a terminal would show them."""
    from fluent.runtime import FluentBundle, FluentResource

    language_stated(language, {})
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((folder() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
