"""Mutation testing of the games' rules in the plain lane: are the tests in tests/games worth anything?

`python tests/mutation/run.py` changes 300 places a file, drawn with a seed, one at a time and in a copy of the project, and runs
the game's tests on each. What is left over, the survivors, is printed. Call it again after an interruption: it goes on where it was.
The tools are in requirements/mutation.txt.
"""
from __future__ import annotations

import argparse
import hashlib
import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from cosmic_ray.commands import execute, init
from cosmic_ray.config import ConfigDict, load_config
from cosmic_ray.testing import run_tests
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
COPIED = ("src", "tests", "locales", "pyproject.toml")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = sorted(path.stem for path in HERE.glob("*.toml"))
    parser.add_argument("game", nargs="*", help=f"which of {', '.join(games)}; several run at the same time (all of them)")
    parser.add_argument("--mutants", type=int, default=300, help="how many a file (300)")
    parser.add_argument("--seed", type=int, default=7, help="which of them (7)")
    parser.add_argument("--sessions", type=Path, default=Path(tempfile.gettempdir(), "yokai-mutation"), help="where results are kept")
    options = parser.parse_args()
    chosen = options.game or games
    if unknown := [name for name in chosen if name not in games]:
        parser.error(f"no such game: {unknown[0]}; there are {', '.join(games)}")
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    if len(chosen) > 1:
        return run_all(chosen, [f"--mutants={options.mutants}", f"--seed={options.seed}", f"--sessions={options.sessions}"])
    options.sessions.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="yokai-mutation-") as folder:
        return run(chosen[0], copy_of_project(Path(folder)), options.sessions.resolve(), options.mutants, options.seed)


def run_all(games: list[str], words: list[str]) -> int:
    """A process for each game."""
    children = [subprocess.Popen([sys.executable, __file__, game, *words]) for game in games]
    try:
        return max(child.wait() for child in children)
    finally:
        for child in children:
            child.terminate()


def copy_of_project(folder: Path) -> Path:
    """Mutants are written into files: never into those of the checkout."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder)
    return folder


def run(game: str, copy: Path, sessions: Path, mutants: int, seed: int) -> int:
    """All files of one game, and what was found."""
    os.chdir(copy)
    os.environ |= {"NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                   "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    config = load_config(HERE / f"{game}.toml")
    warm_up(config)
    outcome, output = run_tests(config.test_command, config.timeout)
    if outcome != TestOutcome.SURVIVED:
        print(f"{game}: the tests fail, or take more than {config.timeout} s, before anything is changed:\n{output}", file=sys.stderr)
        return 1
    print(f"{game}: {mutants} mutants a file, seed {seed}, results in {sessions}", flush=True)
    for path in config["module-path"]:
        session = sessions / f"{game}-{Path(path).stem}-{mutants}-{seed}-{fingerprint(Path(path), config)}.sqlite"
        with use_db(session, WorkDB.Mode.create) as work:
            if not work.num_work_items:
                init([Path(path)], work, {})
                leave_out(work, drawn(work, config["excluded-operators"], mutants, seed))
            execute(work, config)
            report(path, work)
    return 0


def warm_up(config: ConfigDict) -> None:
    """Compile all files once, but keep nothing of those that are to be changed: Python could take it for the mutant."""
    subprocess.run(shlex.split(config.test_command), stdout=subprocess.DEVNULL, check=False)
    for path in map(Path, config["module-path"]):
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
            compiled.unlink()


def fingerprint(path: Path, config: ConfigDict) -> str:
    """Of the file and all tests: results are worth nothing once they have changed."""
    files = [path, *sorted(Path("tests/games").rglob("*.py"))]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files) + config.test_command.encode()).hexdigest()[:8]


def drawn(work: WorkDB, excluded: list[str], mutants: int, seed: int) -> set[str]:
    """The mutants to be tried: the same ones for the same seed."""
    def key(item: WorkItem) -> tuple[str, int]:
        (mutation,) = item.mutations
        return mutation.operator_name, mutation.occurrence

    items = sorted((item for item in work.work_items if key(item)[0] not in excluded), key=key)
    return {item.job_id for item in random.Random(seed).sample(items, min(mutants, len(items)))}


def leave_out(work: WorkDB, kept: set[str]) -> None:
    """All others count as done."""
    skipped = WorkResult(output="not drawn", worker_outcome=WorkerOutcome.SKIPPED)
    work.set_multiple_results([item.job_id for item in work.work_items if item.job_id not in kept], skipped)


def report(path: str, work: WorkDB) -> None:
    """How many were killed, and the change that each survivor made."""
    results = [result for _, result in work.results if result.worker_outcome != WorkerOutcome.SKIPPED]
    survivors = [result for result in results if result.test_outcome == TestOutcome.SURVIVED]
    killed = len(results) - len(survivors)
    print(f"\n{path}: {killed} of {len(results)} killed ({100 * killed / max(1, len(results)):.1f} %)")
    for result in survivors:
        changed = [line for line in (result.diff or "").splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        place = next((line for line in (result.diff or "").splitlines() if line.startswith("@@")), "")
        print("\n".join([f"  survived at {place}", *(f"    {line}" for line in changed)]))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
