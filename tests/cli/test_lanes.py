"""`./yokai test`: two lanes, no test skipped in silence, a seed that can be given again."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from yokai.environment import ROOT

SKIPPED = "import pytest\n\n\n@pytest.mark.skip(reason='rain')\n@pytest.mark.parametrize('n', [1, 2])\ndef test_a(n):\n    pass\n"
SURROUNDINGS = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "YOKAI_", "PYTEST_", "COV_"))}
SURROUNDINGS["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Our ways of testing, and no test yet."""
    (tmp_path / "tests").mkdir()
    for name in ("conftest.py", "lanes.py", "skips.txt"):
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = tests\naddopts = --import-mode=importlib\n")
    return tmp_path


def outcome(house: Path, text: str, **more: str) -> tuple[int, str]:
    """Exit status and output of pytest with this one file of tests."""
    (house / "tests" / "test_it.py").write_text(text)
    told = subprocess.run([sys.executable, "-P", "-m", "pytest"], cwd=house, env=SURROUNDINGS | more, capture_output=True, text=True)
    return told.returncode, told.stdout


def test_skipped_test_fails_the_run_unless_it_is_listed(house: Path) -> None:
    status, told = outcome(house, SKIPPED)
    assert status == 1
    assert "SKIPPED AND NOT LISTED in tests/skips.txt: tests/test_it.py::test_a[2]" in told
    (house / "tests" / "skips.txt").write_text("tests/test_it.py::test_a | it needs dry weather\n")
    assert outcome(house, SKIPPED)[0] == 0


def test_every_way_to_skip_is_seen(house: Path) -> None:
    ways = ["pytest.skip('rain', allow_module_level=True)", "pytest.importorskip('no_such_module')",
            "@pytest.mark.xfail(strict=True)\ndef test_a():\n    assert 0", "def test_a():\n    pytest.skip('rain')"]
    for number, way in enumerate(ways):
        (house / "tests" / f"test_{number}.py").write_text(f"import pytest\n\n{way}\n")
    told = outcome(house, "def test_b():\n    pass\n")[1]
    assert [number for number in range(len(ways)) if f"tests/skips.txt: tests/test_{number}.py" not in told] == []


def test_skip_is_listed_with_a_reason(house: Path) -> None:
    (house / "tests" / "skips.txt").write_text("tests/test_it.py::test_a\n")
    assert outcome(house, SKIPPED)[0] != 0


def test_seed_is_shown_on_failure_and_can_be_given_again(house: Path) -> None:
    text = "def test_a(seed):\n    assert seed == 5\n"
    assert "YOKAI_SEED=" in outcome(house, text)[1]
    assert outcome(house, text, YOKAI_SEED="5")[0] == 0


@pytest.fixture
def checkout(house: Path) -> Path:
    """The same, with the word `test` itself."""
    rooms = house / "src" / "yokai" / "cli"
    rooms.mkdir(parents=True)
    for name in ("__init__.py", "__main__.py", "environment.py", "cli/__init__.py", "cli/test.py"):
        shutil.copy(ROOT / "src" / "yokai" / name, rooms.parent / name)
    (house / "tests" / "test_it.py").write_text("from lanes import LANE, many\n\n\ndef test_a():\n    assert many(3, 2) < 9\n\n\n"
                                                "def test_b():\n    assert LANE == 'jitted'\n")
    return house


@pytest.mark.parametrize(("words", "status", "last"), [
    (["tests"], 1, "3 passed, 1 failed, 0 skipped"),
    (["--lane", "plain", "--", "-k", "test_a"], 0, "1 passed, 0 failed, 0 skipped"),
    (["tests/test_it.py", "-k", "nothing"], 0, "0 passed, 0 failed, 0 skipped"),
    (["no_such_file"], 1, "0 passed, 2 failed, 0 skipped"),
])
def test_both_lanes_are_run_and_counted(checkout: Path, words: list[str], status: int, last: str) -> None:
    told = subprocess.run([sys.executable, "-P", "-m", "yokai", "test", *words], capture_output=True, text=True, cwd=checkout,
                          env=SURROUNDINGS | {"PYTHONPATH": str(checkout / "src")})
    assert (told.returncode, told.stdout.splitlines()[-1]) == (status, last), told.stderr
    assert "Traceback" not in told.stderr
