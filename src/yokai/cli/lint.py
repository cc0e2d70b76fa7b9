"""look the sources over: ruff, mypy and the import law"""
from __future__ import annotations

import argparse
import subprocess
import sys

from yokai.environment import ROOT, say

from . import Wrong

EXAMPLE = "yokai lint"

# A check, and how it is called: by its module, for entry scripts carry a path that a moved checkout leaves behind.
CHECKS: dict[str, list[str]] = {
    "ruff": ["-m", "ruff", "check", "--quiet", "--output-format", "concise", "."],
    "mypy": ["-m", "mypy", "--no-error-summary"],
    "import law": ["-c", "import sys, importlinter.cli as law; sys.exit(law.lint_imports(no_logo=True))"],
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing may be said after the word."""


def run(options: argparse.Namespace) -> int:
    """Every check, also after one that finds something."""
    if not (ROOT / "pyproject.toml").is_file():
        raise Wrong("lint works in a checkout only: git clone the house, then call ./yokai lint there")
    failed = [name for name, words in CHECKS.items() if not passes(name, words)]
    if failed:
        say(f"lint: found wanting by {', '.join(failed)}")
        return 1
    print("lint: all is well")
    return 0


def passes(name: str, words: list[str]) -> bool:
    """Whether the check finds nothing; what it finds is the answer."""
    say(f"lint: {name}")
    return subprocess.run([sys.executable, "-P", *words], cwd=ROOT, stdin=subprocess.DEVNULL).returncode == 0
