"""What holds for the whole repository, whatever it comes to hold."""
from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from yokai.environment import ROOT

LISTS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LONGEST_FILE, LONGEST_FUNCTION = 300, 25
PIN = re.compile(r"([A-Za-z0-9._-]+)==([^\s;]+)")


def held() -> list[Path]:
    """Every file that is in the repository, or would be with the next commit."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, check=True)
    return [path for name in told.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]


def texts(*endings: str) -> list[tuple[str, str]]:
    """Name and text of every file with such an ending, or of all that are text."""
    found = []
    for path in held():
        content = path.read_bytes()
        if b"\0" not in content and (not endings or path.name.endswith(endings)):
            found.append((str(path.relative_to(ROOT)), content.decode(errors="replace")))
    return found


def pins(path: Path) -> dict[str, set[str]]:
    """What a list pins: a package, and its version (one for each range of Pythons)."""
    found: dict[str, set[str]] = {}
    for name, version in PIN.findall(path.read_text()):
        found.setdefault(plain(name), set()).add(version)
    return found


def plain(name: str) -> str:
    """A package's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def group(name: str) -> list[Requirement]:
    """What pyproject.toml asks for, in one of its groups."""
    return [Requirement(entry) for entry in PROJECT["dependency-groups"][name] if isinstance(entry, str)]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_lists_pin_every_package_with_its_hash(path: Path) -> None:
    entries = path.read_text().replace("\\\n", " ").splitlines()
    entries = [entry for entry in entries if entry and not entry.startswith("#")]
    assert entries
    assert [entry for entry in entries if not PIN.match(entry) or "--hash=sha256:" not in entry] == []


def test_lists_are_those_that_pyproject_asks_for() -> None:
    wanted = {"run": [Requirement(entry) for entry in PROJECT["project"]["dependencies"]]}
    wanted |= {name: group(name) for name in PROJECT["dependency-groups"]}
    assert {path.stem for path in LISTS} == set(wanted)
    for path in LISTS:
        pinned = pins(path)
        for asked in wanted[path.stem]:
            assert all(version in asked.specifier for version in pinned[plain(asked.name)]), f"{asked}: ./yokai lock"


@pytest.mark.parametrize(("wide", "narrow"), [("test", "run"), ("bench", "run"), ("mutation", "test")])
def test_every_environment_holds_the_house_itself(wide: str, narrow: str) -> None:
    lists = {path.stem: pins(path) for path in LISTS}
    assert lists[wide] == lists[wide] | lists[narrow]


def test_no_download_address_of_a_package_registry() -> None:
    address = re.compile(r"https?://(registry\.|[^\s\"')]*(/simple\b|\.whl\b|\.tgz\b|\.tar\.gz\b|/packages/))|^\s*--(extra-)?index-url"
                         r"|^\s*--find-links|\"resolved\": *\"http", re.MULTILINE)
    assert [name for name, text in texts() if address.search(text)] == []
    assert [name for name, text in texts("requirements.txt", "lock", "lock.json") if "://" in text] == []
    assert [path.name for path in LISTS if "://" in path.read_text()] == []
    assert [path.name for path in held() if path.name == "uv.lock"] == []


def test_no_place_of_one_machine() -> None:
    place = re.compile(r"(?<![\w.~])/(root|home/\w+|Users/\w+)/")
    assert [name for name, text in texts() if place.search(text)] == []


def test_nothing_is_left_to_do_in_a_comment() -> None:
    mark = re.compile(r"\b(TO" r"DO|FIX" r"ME|X" r"XX)\b")
    assert [name for name, text in texts(".py", ".ftl", ".sh", ".toml", ".md", ".js", ".html", ".css") if mark.search(text)] == []


def test_files_fit_their_rooms() -> None:
    lengths = {name: text.count("\n") for name, text in texts(".py", ".js", ".ts", ".html", ".css", ".sh")}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_functions_fit_a_screen() -> None:
    found = {}
    for name, text in texts(".py"):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found[f"{name}: {node.name}"] = (node.end_lineno or 0) - node.lineno + 1
    assert {name: lines for name, lines in found.items() if lines > LONGEST_FUNCTION} == {}


def test_no_room_is_named_after_nothing() -> None:
    names = re.compile(r"(utils?|helpers?|common|managers?|misc)(\.|/|$)")
    assert [str(path) for path in held() if names.search(str(path.relative_to(ROOT)))] == []


@pytest.mark.parametrize("name", ["yokai", ".ci/run", ".githooks/pre-commit"])
def test_scripts_can_be_called(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, unpacked as pip would."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    assert subprocess.run(build, cwd=ROOT, capture_output=True).returncode == 0
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_wheel_carries_words_and_rules(unpacked: Path) -> None:
    catalogues = {str(path.relative_to(ROOT)) for path in (ROOT / "locales").rglob("*.ftl")}
    rules = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("RULES.md")}
    assert catalogues
    assert rules
    assert [name for name in sorted(rules | {f"yokai/{name}" for name in catalogues}) if not (unpacked / name).is_file()] == []
    entry = next(unpacked.glob("*.dist-info")) / "entry_points.txt"
    assert "yokai = yokai.cli:main" in entry.read_text()


def installed(unpacked: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Call the command of the wheel, away from any checkout."""
    return subprocess.run([sys.executable, "-P", "-m", "yokai", *words], cwd=unpacked.parent, capture_output=True, text=True,
                          env=os.environ | {"PYTHONPATH": str(unpacked), "PYTHONDONTWRITEBYTECODE": "1"})


def test_wheel_finds_its_words_without_a_checkout(unpacked: Path) -> None:
    told = installed(unpacked, "rules", "septet", "--lang", "de")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout


@pytest.mark.parametrize("word", ["bench", "lint", "lock", "test"])
def test_words_for_a_checkout_say_so_where_there_is_none(unpacked: Path, word: str) -> None:
    told = installed(unpacked, word)
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert "checkout" in told.stderr
