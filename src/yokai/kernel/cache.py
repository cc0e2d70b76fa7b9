"""Numba's cache folder, named by a hash of every source that holds jitted code: an edited helper is never stale."""
import contextlib
import hashlib
import os
import pathlib
import shutil
import tempfile
import time

import numba
from numba.core import caching

SOURCE = pathlib.Path(__file__).parents[1]
ROOMS = ("kernel", "games", "search", "bots")  # the only ones with jitted code
KEPT, DAY = 3, 86_400


def fingerprint(source: pathlib.Path = SOURCE) -> str:
    """Of all that is compiled, and of the compiler."""
    digest = hashlib.sha256(numba.__version__.encode())
    for room in ROOMS:
        for path in sorted((source / room).rglob("*.py")):
            digest.update(str(path.relative_to(source)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def places() -> list[pathlib.Path]:
    """Where the cache may lie, the best place first."""
    stated = os.environ.get("NUMBA_CACHE_DIR")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    user = os.getuid() if hasattr(os, "getuid") else "user"
    return [*([pathlib.Path(stated)] if stated else []), pathlib.Path(home, "yokai"), pathlib.Path(tempfile.gettempdir(), f"yokai-{user}")]


def settle(place: pathlib.Path, name: str) -> pathlib.Path | None:
    """The folder for these sources in that place, or None where it cannot be written to."""
    folder = place / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"may I?")
        forget_old(place)
    except OSError:
        return None
    return folder


def forget_old(place: pathlib.Path) -> None:
    """Keep the newest folders, and those of the last day: a process that runs may still write there."""
    folders = sorted((path for path in place.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        if len(folder.name) == 16 and time.time() - folder.stat().st_mtime > DAY:  # the first: it is one of ours
            shutil.rmtree(folder, ignore_errors=True)


def choose() -> pathlib.Path | None:
    """The first place that serves; None: nothing is cached, and all else works."""
    name = fingerprint()
    return next((folder for place in places() if (folder := settle(place, name))), None)


def forgiving(save):
    """Numba's saving of what it compiled, but for the disk's troubles: what is not kept is compiled again next time."""
    def save_or_not(*arguments):
        with contextlib.suppress(OSError):
            save(*arguments)

    return save_or_not


FOLDER = choose()
if FOLDER:
    numba.config.CACHE_DIR = str(FOLDER)
    caching.Cache.save_overload = forgiving(caching.Cache.save_overload)
