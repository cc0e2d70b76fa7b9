"""The door: every task is one word, and every word is one file of this folder."""
from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import signal
import sys
from types import ModuleType

WRONG_CALL = 2
INTERRUPTED = 128 + signal.SIGINT


class Wrong(Exception):
    """A call that cannot be meant: its message goes to standard error, the exit status is 2."""


def words() -> list[str]:
    """The words of the door, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def main(argv: list[str] | None = None) -> int:
    """Do what the words say; without any, serve. The answer is the exit status."""
    argv = sys.argv[1:] if argv is None else argv
    try:
        return obey(argv or ["serve"])
    except Wrong as wrong:
        return complain(str(wrong), WRONG_CALL)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        forget_output()
        return 1
    except OSError as error:
        return complain(in_words(error), getattr(error, "exit_status", WRONG_CALL))


def obey(argv: list[str]) -> int:
    """Run the command that the first word names."""
    word = argv[0]
    if word in ("-h", "--help"):
        print(overview())
        return 0
    if word == "--version":
        from yokai import __version__

        print(f"yokai {__version__}")
        return 0
    if word not in words():
        raise Wrong(f"there is no word {word!r}; the words are: {', '.join(words())}")
    command = importlib.import_module(f"{__name__}.{word}")
    status: int = command.run(parser(word, command).parse_args(argv[1:]))
    sys.stdout.flush()
    return status


def parser(word: str, command: ModuleType) -> argparse.ArgumentParser:
    """The parser of one command, made from its docstring, example and arguments."""
    made = argparse.ArgumentParser(prog=f"yokai {word}", description=command.__doc__, epilog=f"example: {command.EXAMPLE}",
                                   formatter_class=argparse.RawDescriptionHelpFormatter)
    command.arguments(made)
    return made


def overview() -> str:
    """What `yokai --help` prints: every word with its line."""
    lines = [f"  {word:10} {headline(importlib.import_module(f'{__name__}.{word}'))}" for word in words()]
    return "\n".join(["usage: yokai WORD …      (without a word: serve)", "", *lines, "", "yokai WORD --help says more of one."])


def headline(command: ModuleType) -> str:
    """The first line of a command's docstring."""
    return (command.__doc__ or "").strip().partition("\n")[0]


def complain(message: str, status: int) -> int:
    """One line to standard error."""
    print(f"yokai: {message}", file=sys.stderr)
    return status


def in_words(error: OSError) -> str:
    """What the system refused, and where."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def forget_output() -> None:
    """The reader of standard output is gone: nothing more may be written to it, not at exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
