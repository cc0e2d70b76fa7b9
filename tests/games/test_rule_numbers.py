"""Every rule of a game's RULES.md has a test that bears its number, and no test bears a number that is no rule."""
from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from yokai.games import find, names

HERE = Path(__file__).parent


def rules_of(name: str) -> set[str]:
    """The numbers that the rules page gives, as `S9`."""
    text = Path(str(find(name).__file__)).with_name("RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.MULTILINE))


def rules_tested(name: str) -> set[str]:
    """The numbers that stand in the names of its tests."""
    tests = [node.name for path in (HERE / name).glob("test_*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {word for test in tests for word in test.split("_") if re.fullmatch(r"[A-Z]\d+", word)}


@pytest.mark.parametrize("name", names())
def test_every_rule_number_has_a_test(name: str) -> None:
    assert rules_of(name) - rules_tested(name) == set()
    assert rules_tested(name) - rules_of(name) == set()


@pytest.mark.parametrize(("name", "letter", "last"), [("septet", "S", 16), ("pagoda", "P", 19)])
def test_rules_are_numbered_without_a_gap(name: str, letter: str, last: int) -> None:
    assert rules_of(name) == {f"{letter}{number}" for number in range(1, last + 1)}
