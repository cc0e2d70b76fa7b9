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


def places():
    """Where the cache may lie, the best place first."""
    if stated := os.environ.get("NUMBA_CACHE_DIR"):
        yield pathlib.Path(stated)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    if not home.startswith("~"):  # where nobody's home is known
        yield pathlib.Path(home, "yokai")
    with contextlib.suppress(OSError):
        yield pathlib.Path(tempfile.gettempdir(), f"yokai-{os.getuid()}")


def settle(place: pathlib.Path, name: str) -> pathlib.Path | None:
    """The folder for these sources in that place, or None where it cannot be written to, or by others too: its code is run."""
    folder = place / name
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.mkdir(mode=0o700, exist_ok=True)
        owned = place.lstat()
        if owned.st_uid != os.getuid() or owned.st_mode & 0o022:
            return None
        folder.mkdir(exist_ok=True)
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
