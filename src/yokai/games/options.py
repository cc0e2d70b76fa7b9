"""A game's variants: what people and records say, as the codes that `start` takes. (Each game's `OPTIONS` is the only table.)

A default of 0 means "as the rules say"; it is nobody's to state."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

Value = bool | int | str


def allowed(rules: ModuleType, name: str) -> list[Value]:
    """The values of a variant that may be stated, the default first where it may."""
    if name not in rules.OPTIONS:
        known = ", ".join(rules.OPTIONS)
        raise ValueError(f"there is no option {shorten(name)!r}; the options are {known}")
    return [value for value in rules.OPTIONS[name] if value != 0 or value is False]


def encode(rules: ModuleType, options: Mapping[str, Any], sizes: Sequence[int] | None = None) -> NDArray[np.int64]:
    """The codes of all variants, those not stated by their defaults, and then the sizes of a small deck."""
    for name, value in options.items():
        if not any(type(value) is type(other) and value == other for other in allowed(rules, name)):
            raise ValueError(f"{name} is {' or '.join(map(spell, allowed(rules, name)))}, not {shorten(quote(value))}")
    if sizes is not None and (len(sizes) != len(rules.SIZES) or any(type(size) is not int or size not in range(100) for size in sizes)):
        wanted = f"{len(rules.SIZES)} small numbers" if rules.SIZES else "none, there is no small deck"
        raise ValueError(f"sizes: {wanted}, not {shorten(repr(sizes))}")
    codes = [values.index(options[name]) if name in options else 0 for name, values in rules.OPTIONS.items()]
    return np.array([*codes, *(rules.SIZES if sizes is None else sizes)], dtype=np.int64)


def parse(rules: ModuleType, text: str) -> tuple[str, Value]:
    """`scoring=basic`, as the command line says it."""
    name, equals, word = text.partition("=")
    if not equals:
        raise ValueError(f"{shorten(text)!r} is not NAME=VALUE")
    for value in allowed(rules, name):
        if spell(value) == word:
            return name, value
    raise ValueError(f"{name} is {' or '.join(map(spell, allowed(rules, name)))}, not {shorten(word)}")


def spell(value: Any) -> str:
    """A value as JSON and the command line write it, without quotes."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def quote(value: Any) -> str:
    """A value that may be of any kind: a string with its quotes."""
    return repr(value) if isinstance(value, str) else spell(value)


def shorten(text: object, most: int = 40) -> str:
    """Somebody's words, cut to a length that fits a line."""
    words = "".join(letter if letter.isprintable() else "�" for letter in str(text)[:most + 1])
    return words if len(words) <= most else words[:most - 1] + "…"
