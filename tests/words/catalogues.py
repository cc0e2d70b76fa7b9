"""The catalogues as data: every message of every language, taken apart by Fluent's own parser."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("de", "en", "es", "fr", "ja")
Entry = tuple[str, str, ast.Message | ast.Junk]  # file, name, what stands there


class Arguments(Visitor):  # type: ignore[misc]
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """All entries of a language, in the order of its files."""
    found: list[Entry] = []
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found.append((path.name, entry.id.name, entry))
            elif isinstance(entry, ast.Junk):
                found.append((path.name, "", entry))
    return tuple(found)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message by its name."""
    return {name: entry for _, name, entry in entries(language) if isinstance(entry, ast.Message)}


def arguments(language: str, name: str) -> set[str]:
    """What a message takes."""
    visitor = Arguments()
    visitor.visit(messages(language)[name])
    return visitor.names


@cache
def source(language: str, name: str) -> str:
    """A message as it is written, without its name."""
    return str(FluentSerializer().serialize_entry(messages(language)[name])).partition("=")[2].strip()


def sentences(language: str, name: str) -> Iterator[str]:
    """What a message can say, variant by variant, a line each."""
    text = re.sub(r"\{ \$\w+ ->|^\s*\*?\[\w+\]|^\s*\}", "", source(language, name), flags=re.MULTILINE)
    yield from (line.strip() for line in text.splitlines() if line.strip())
