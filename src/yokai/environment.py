"""The private environments of a checkout, one for each list in requirements/: made from it, and made anew when it changes."""
from __future__ import annotations

import contextlib
import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".yokai"
OLDEST_UV = (0, 5)
SECONDS = {"run": 20, "test": 40, "mutation": 60, "bench": 40}
BUILT = {"mutation": ["yattag"]}  # only wheels are installed, but for these: they have none

# What a tool prints, and what it means to the reader.
REASONS = (
    ("no space left|quota exceeded", "the disk is full: free some space and call again"),
    ("read-only file system|permission denied", "it may not be written: mend the permissions, or clone to a place that is yours"),
    ("hash mismatch|do not match the hashes", "a package is not the one that was pinned: pull the newest checkout and call again"),
    ("ensurepip|no module named .?venv",
     "this Python cannot make environments: install venv (Debian: apt-get install python3-venv) or uv, and call again"),
    ("failed to fetch|sending request|dns error|connect|name resolution|timed out|retries",
     "the package index cannot be reached: look after the network (another index: UV_DEFAULT_INDEX, PIP_INDEX_URL) and call again"),
    ("no matching distribution|no solution found|no wheels|has no usable wheels",
     "a package is not to be had for this Python or machine: try another Python, 3.11 to 3.14"),
)


class Hindered(OSError):
    """What stands in the way of an environment, and the remedy, in one line."""

    exit_status = 1


def ready(room: str) -> Path:
    """The Python of the environment for requirements/<room>.txt, which is set up first where it is not whole."""
    if not whole(room):
        say(f"setting up .yokai/{room} from requirements/{room}.txt (about {SECONDS[room]} s the first time)")
        with alone(room):
            if not whole(room):
                make(room)
    return python(room)


def uv() -> str:
    """A uv that is new enough: the one on PATH, else one of our own from the package index."""
    found = shutil.which("uv")
    if found and version_of(found) >= OLDEST_UV:
        return found
    own = HOME / "uv" / "bin" / "uv"
    if not (whole("uv") and own.exists()):
        with alone("uv"):
            if not (whole("uv") and own.exists()):
                make_uv()
    return str(own)


def whole(room: str) -> bool:
    """Whether the environment was made to its end, from the list as it stands."""
    try:
        return stamp(room).read_bytes() == listed(room).read_bytes() and python(room).exists()
    except OSError:
        return False


def python(room: str) -> Path:
    """The environment's own Python."""
    return HOME / room / "bin" / "python"


def listed(room: str) -> Path:
    """The list that the environment is made from."""
    return ROOT / "requirements" / f"{room}.txt"


def stamp(room: str) -> Path:
    """The copy of that list which is written last of all: the environment is whole."""
    return HOME / room / "requirements.txt"


def make(room: str) -> None:
    """Make the environment from nothing, with the checkout's sources on its path."""
    tool = uv()
    use_cache(tool)
    shutil.rmtree(HOME / room, ignore_errors=True)
    call(room, [tool, "venv", "--no-project", "--python", os.path.realpath(sys.executable), str(HOME / room)])
    built = [word for package in BUILT.get(room, []) for word in ("--no-binary", package)]
    call(room, [tool, "pip", "install", "--python", str(python(room)), "--no-deps", "--require-hashes", "--only-binary", ":all:", *built,
                "--compile-bytecode", "-r", str(listed(room))])
    with explained(room):
        site = next((HOME / room / "lib").glob("python*/site-packages"))
        (site / "yokai.pth").write_text(os.path.relpath(ROOT / "src", site) + "\n")
        shutil.copyfile(listed(room), stamp(room))


def make_uv() -> None:
    """Get uv from the package index, into an environment of its own."""
    shutil.rmtree(HOME / "uv", ignore_errors=True)
    call("uv", [sys.executable, "-I", "-m", "venv", str(HOME / "uv")])
    call("uv", [str(python("uv")), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--retries", "2",
                "--no-deps", "--require-hashes", "-r", str(listed("uv"))])
    with explained("uv"):
        shutil.copyfile(listed("uv"), stamp("uv"))


def use_cache(tool: str) -> None:
    """Let uv keep what it fetches in its usual place, or in the checkout where that may not be written."""
    try:
        usual = subprocess.run([tool, "cache", "dir"], capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout.strip()
        os.makedirs(usual, exist_ok=True)
        with tempfile.TemporaryFile(dir=usual):
            pass
    except OSError:
        os.environ["UV_CACHE_DIR"] = str(HOME / "cache")


def version_of(tool: str) -> tuple[int, ...]:
    """The version that a uv names, or none if it does not run."""
    try:
        told = subprocess.run([tool, "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    except OSError:
        return ()
    return tuple(int(number) for number in re.findall(r"\d+", told.stdout)[:2])


@contextlib.contextmanager
def alone(room: str) -> Iterator[None]:
    """One process at a time sets up; the tools it starts hold the lock too, should they outlive it."""
    with explained(room):
        HOME.mkdir(exist_ok=True)
        lock = os.open(HOME / f"{room}.lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        os.set_inheritable(lock, True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"another call is setting up .yokai/{room}: waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


@contextlib.contextmanager
def explained(room: str) -> Iterator[None]:
    """Turn what the system refuses into one line with its remedy."""
    try:
        yield
    except OSError as error:
        raise hindered(room, f"{error.filename or HOME}: {error.strerror}") from None


def call(room: str, command: list[str]) -> None:
    """Run a tool that prepares the room; its words are kept for the reader only where it fails."""
    with explained(room):
        told = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, close_fds=False,
                              env=os.environ | {"PIP_USER": "0"}, encoding="utf-8", errors="replace")
    if told.returncode:
        raise hindered(room, told.stdout)


def hindered(room: str, words: str) -> Hindered:
    """The reason for what a tool printed, the remedy, and the tool's own line, without addresses."""
    lines = [re.sub(r"\w+://\S+", "…", line).strip(" \t╰│├─▶") for line in words.splitlines() if line.strip()] or ["no word was said"]
    for signs, remedy in REASONS:
        telling = [line for line in lines if re.search(signs, line, re.IGNORECASE)]
        if telling:
            plain = [line for line in telling if not line.startswith("WARNING")]
            return Hindered(f".yokai/{room} could not be set up: {remedy}" + (f" ({plain[0][:200]})" if plain else ""))
    return Hindered(f".yokai/{room} could not be set up: {lines[-1][:300]}")


def say(message: str) -> None:
    """One line to standard error."""
    print(f"yokai: {message}", file=sys.stderr, flush=True)


def main(room: str, *words: str) -> NoReturn:
    """Set the room up, then become the command in it."""
    try:
        chosen = str(ready(room))
    except Hindered as why:
        say(str(why))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    os.execv(chosen, [chosen, "-P", "-m", "yokai", *words])


if __name__ == "__main__":
    main(*sys.argv[1:])
