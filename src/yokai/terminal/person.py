"""The person at the table in the terminal: hears what happens, is told how things stand, chooses by number or by name."""
from __future__ import annotations

import shutil
import sys
from types import ModuleType
from typing import Any

import numpy as np

from ..kernel import arrays
from ..kernel.verbs import event_size, notice, pick, refusal
from ..words import Say, say
from .letters import wrapped

PROMPT_LENGTH = 40  # of what was typed, as much is repeated


class Left(Exception):
    """The input has ended."""


class Person:
    """One seat's view, folded from its log, in words. `wording` is the game's file of this folder."""

    def __init__(self, game: ModuleType, wording: ModuleType, view: Any, names: list[str], language: str) -> None:
        self.game, self.wording, self.view, self.names, self.language = game, wording, view, names, language
        self.line = np.zeros(1, game.lines.LINE)[0]
        self.shown: list[str] = []
        self.round_no = 0

    @property
    def v(self) -> Any:
        """The view as a record."""
        return self.view[0]

    # ------------------------------------------------------------ told
    def words(self, said: Say) -> str:
        """A message in the person's language."""
        message, arguments = said
        return say(message, self.language, self.names, **arguments)

    def say(self, message: str, **arguments: Any) -> None:
        """A line of its own."""
        show(self.words((message, arguments)))

    def hear(self, line: str) -> None:
        """What a line of the log says; then the view takes it in. After a round comes an empty line."""
        told = self.game.explain.told(line, self.v)
        if told and self.round_no != self.v.round_no:
            print()
            self.round_no = int(self.v.round_no)
        for said in [*([told] if told else []), *self.wording.reckoning(self.v, line)]:
            show(self.words(said))
        self.game.notation.parse_line(line, int(self.v.seat), self.line)
        notice(self.v, self.line)

    def tell_standing(self, asked: bool) -> None:
        """How things stand: all of it where it is asked for, else what has changed."""
        lines = [self.words(said) for said in self.wording.standing(self.v, asked)]
        for line in lines:
            if asked or line not in self.shown:
                show(line)
        self.shown = lines

    def tell_choices(self, choices: list[int]) -> None:
        """Numbered, each with what it will do; what all of them do is said once, and of cards to pick the question has said it."""
        show(self.words(self.wording.question(self.v)))
        actions = [self.words(self.wording.label(self.v, a)) for a in choices]
        effects = [self.words(self.game.explain.effect(self.v, int(self.v.seat), a)) for a in choices]
        is_pick, is_same = event_size(self.v) > 1, len(choices) > 1 and len(set(effects)) == 1
        if is_same and not is_pick:
            self.say("same-effect", effect=effects[0])
        for number, (action, effect) in enumerate(zip(actions, effects, strict=True), 1):
            if is_pick or is_same:
                self.say("choice-plain", number=number, action=action)
            else:
                self.say("choice", number=number, action=action, effect=effect)

    # ------------------------------------------------------------ choosing
    def choose(self, most: int) -> list[int]:
        """One legal action, or up to so many picks at once."""
        codes = np.empty(arrays.ROOM + self.game.rules.ACTIONS, np.int64)
        choices: list[int] = codes[arrays.ROOM:][:arrays.legal_of(self.view, int(self.v.seat), codes)].tolist()
        print()
        self.tell_standing(asked=False)
        self.tell_choices(choices)
        while True:
            actions = self.understood(self.answer(len(choices), most), choices, most)
            for a in actions:
                pick(self.v, a)
            if actions:
                return actions

    def answer(self, count: int, most: int) -> str:
        """What is typed next; where it comes from a pipe, it is shown like typing."""
        prompt: Say = ("prompt", {"count": count}) if most == 1 else ("prompt-several", {"count": count, "most": most})
        show(self.words(prompt), end=" ")
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            print()
            raise Left
        if not sys.stdin.isatty():
            print(printable(line))
        return line.strip()

    def understood(self, text: str, choices: list[int], most: int) -> list[int]:
        """The actions that were meant, or nothing, once it is said why."""
        if not text:
            self.tell_choices(choices)
        elif text in ("?", "？"):
            self.tell_rules()
        elif text.casefold() in ("state", self.words(("word-state", {})).casefold()):
            self.tell_standing(asked=True)
        else:
            meant = self.meant(text, choices)
            wrong = self.wrong(meant, most) if isinstance(meant, list) else meant
            if wrong is None and isinstance(meant, list):
                return meant
            show(self.words(wrong or ("not-understood", {})))
        return []

    def meant(self, text: str, choices: list[int]) -> list[int] | Say:
        """Numbers of choices, or words of the game; or why it is neither."""
        parts = text.replace(",", " ").replace("、", " ").split()
        if parts and all(part.isdecimal() for part in parts):
            numbers = [int(part) if len(part) < 10 else 0 for part in parts]
            missing = [part for part, number in zip(parts, numbers, strict=True) if not 1 <= number <= len(choices)]
            if missing:
                return "no-such-choice", {"number": printable(missing[0]), "count": len(choices)}
            return [choices[number - 1] for number in numbers]
        try:
            read: list[int] | Say = self.wording.read(parts or [text], self.v, self.names)
        except ValueError:
            example = self.wording.typed(self.v, choices[0], self.names)
            return "not-understood", {"text": printable(text), "count": len(choices), "example": example}
        return read

    def wrong(self, actions: list[int], most: int) -> Say | None:
        """Why the rules, or the number of picks left, forbid these actions."""
        if len(actions) > most:
            return "too-many", {"count": most}
        trial = self.view.copy()[0]
        for a in actions:
            if refusal(trial, trial.seat, a):
                refused: Say = self.game.explain.refused(trial, int(trial.seat), a)
                return refused
            pick(trial, a)
        return None

    def tell_rules(self) -> None:
        """The rules in short, then how to answer."""
        game = self.game.__name__.rpartition(".")[2]
        self.say(f"rules-{game}-short")
        self.say("how-to", word=self.words(("word-state", {})))


def show(text: str, end: str = "\n") -> None:
    """Print it; on a screen no line breaks within a word, in a pipe it stays as it is."""
    print(wrapped(text, shutil.get_terminal_size().columns) if sys.stdout.isatty() else text, end=end, flush=True)


def printable(text: str) -> str:
    """As much of it as a line bears, without anything that would move the cursor."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text[:PROMPT_LENGTH + 1]).strip()
    return f"{shown[:PROMPT_LENGTH]}…" if len(text.strip()) > PROMPT_LENGTH else shown
