"""What is compiled is kept on disk: never stale, never in the way, and not for ever."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import yokai
from yokai.kernel import cache

NOWHERE = "/dev/null/x"  # nobody can write under a file, not even root
CALLER = """
import numpy as np
from yokai.games import find
from yokai.kernel import arrays, cache
rules = find("septet").rules
S = np.zeros(1, rules.STATE)
print(arrays.start_of(S, 7, np.zeros(2, np.int64), 0))
print(sum(arrays.start_of.stats.cache_hits.values()))
print(cache.FOLDER)
"""


def run(source: Path, code: str = CALLER, **environment: str) -> list[str]:
    """What a fresh process prints, with the jit on."""
    given = {key: value for key, value in os.environ.items() if not key.startswith(("NUMBA_", "XDG_"))}
    done = subprocess.run([sys.executable, "-P", "-W", "error", "-c", code], env=given | {"PYTHONPATH": str(source)} | environment,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The sources, to be edited."""
    shutil.copytree(Path(yokai.__file__).parent, tmp_path / "src" / "yokai", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def edit(path: Path, old: str, new: str) -> None:
    """Change the one place where this stands."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_an_edited_helper_is_noticed_by_a_cached_caller(copied: Path, tmp_path: Path) -> None:
    place = {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    assert run(copied, **place)[:2] == ["4", "0"]
    assert run(copied, **place)[:2] == ["4", "1"]  # unchanged: nothing is compiled again
    edit(copied / "yokai/games/septet/rules.py", "        return 4\n", "        return 44\n")
    assert run(copied, **place)[:2] == ["44", "0"]  # kernel/arrays.py, the caller, is as it was
    edit(copied / "yokai/games/septet/rules.py", "        return 44\n", "        return 4\n")
    assert run(copied, **place)[:2] == ["4", "1"]  # the first folder is still there


@pytest.mark.parametrize("room", cache.ROOMS)
def test_every_room_with_jitted_code_counts(copied: Path, room: str) -> None:
    before = cache.fingerprint(copied / "yokai")
    assert before == cache.fingerprint(copied / "yokai")
    (copied / "yokai" / room / "another.py").write_text("# new\n")
    assert cache.fingerprint(copied / "yokai") != before
    (copied / "yokai" / room / "another.py").unlink()
    assert cache.fingerprint(copied / "yokai") == before


def test_all_jitted_code_is_in_those_rooms() -> None:
    source = Path(yokai.__file__).parent
    jitted = {path.relative_to(source).parts[0] for path in source.rglob("*.py") if "@njit" in path.read_text(encoding="utf-8")}
    assert jitted
    assert jitted <= set(cache.ROOMS)


def test_another_numba_has_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.fingerprint()
    monkeypatch.setattr(cache.numba, "__version__", "99.0")
    assert cache.fingerprint() != before


# ---------------------------------------------------------------- where it lies
def test_without_a_writable_home_the_cache_lies_elsewhere(copied: Path, tmp_path: Path) -> None:
    (tmp_path / "temporary").mkdir()
    found = run(copied, HOME=NOWHERE, TMPDIR=str(tmp_path / "temporary"))
    assert found[0] == "4"
    assert Path(found[2]).is_relative_to(tmp_path / "temporary")
    assert not run(copied, HOME=NOWHERE, NUMBA_CACHE_DIR=NOWHERE, TMPDIR=str(tmp_path / "temporary"))[2].startswith(NOWHERE)


@pytest.mark.parametrize("temporary", ["tempfile.tempdir = '/dev/null/x'", "tempfile.gettempdir = none"], ids=["not writable", "none"])
def test_no_writable_place_stops_nobody(copied: Path, temporary: str) -> None:
    code = f"import tempfile\ndef none(): raise FileNotFoundError(2, 'no usable temporary folder')\n{temporary}\n" + CALLER
    assert run(copied, code, HOME=NOWHERE, NUMBA_CACHE_DIR=NOWHERE) == ["4", "0", "None"]


TROUBLES = {
    "the disk is full": "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))",
    "the folder is gone": "cache.shutil.rmtree(cache.FOLDER)",
}


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=list(TROUBLES))
def test_trouble_with_the_disk_later_on_stops_nobody(copied: Path, tmp_path: Path, trouble: str) -> None:
    code = CALLER.replace("rules =", f"{trouble}\nrules =")
    assert run(copied, code, NUMBA_CACHE_DIR=str(tmp_path / "cache"))[:2] == ["4", "0"]


def test_nobodys_home_is_no_folder_of_the_working_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.os.path, "expanduser", lambda path: path)  # no HOME, and no such user
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert all(place.is_absolute() for place in cache.places())


def test_the_best_place_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", "/stated")
    monkeypatch.setenv("XDG_CACHE_HOME", "/xdg")
    assert [str(place) for place in [*cache.places()][:2]] == ["/stated", "/xdg/yokai"]
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/stated/ann")
    assert str(next(iter(cache.places()))) == "/stated/ann/.cache/yokai"


def test_a_place_that_others_may_write_to_is_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name = tmp_path / "mine", "0" * 16
    assert cache.settle(place, name)
    assert place.stat().st_mode & 0o077 == 0
    place.chmod(0o777)  # what lies there is run as it is
    assert cache.settle(place, name) is None
    place.chmod(0o755)
    assert cache.settle(place, name)
    monkeypatch.setattr(cache.os, "getuid", lambda: os.stat(place).st_uid + 1)  # somebody else has made it
    assert cache.settle(place, name) is None


# ---------------------------------------------------------------- how long it stays
def make(place: Path, name: str, days: float) -> Path:
    """A folder of that age."""
    (place / name).mkdir(parents=True)
    then = time.time() - days * cache.DAY
    os.utime(place / name, (then, then))
    return place / name


def test_only_the_newest_folders_are_kept(tmp_path: Path) -> None:
    old = [make(tmp_path, f"{days:016x}", days) for days in range(2, 9)]
    strange = make(tmp_path, "not-ours", 100)
    assert cache.settle(tmp_path, "f" * 16) == tmp_path / ("f" * 16)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["f" * 16, old[0].name, old[1].name, strange.name])


def test_a_folder_of_today_is_kept_for_the_process_that_writes_there(tmp_path: Path) -> None:
    young = [make(tmp_path, f"{k:016x}", k / 10) for k in range(6)]
    cache.settle(tmp_path, "f" * 16)
    assert all(path.exists() for path in young)


def test_a_place_that_cannot_be_written_to_is_no_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert cache.settle(tmp_path / "file", "0" * 16) is None
    assert cache.settle(Path(NOWHERE), "0" * 16) is None
