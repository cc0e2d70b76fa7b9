"""The peers, each given its best way: OpenSpiel's C++ and Python, a C twin of our own game, json, numba's import."""
from __future__ import annotations

import ctypes
import json
import os
import pathlib
import random
import shutil
import subprocess
import tempfile

import pyspiel

from pairs import Candidate

HERE = pathlib.Path(__file__).parent
ROOTS = 8  # dealt positions a chunk
ROLLOUTS = 100  # of one call: so many that the search around them takes nothing


def dealt(game: pyspiel.Game, chance: random.Random) -> pyspiel.State:
    """A game whose first decision is due."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def length(state: pyspiel.State, chance: random.Random) -> int:
    """The decisions of one random playout."""
    state, moves = state.clone(), 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return moves


def openspiel_rollouts(call: str, found: tuple[float, float]) -> Candidate:
    """Rollouts in C++. A search of two simulations makes them: half from the position itself, half after one move."""
    game, chance = pyspiel.load_game(call), random.Random(1)
    roots = [dealt(game, chance) for _ in range(ROOTS)]
    mean = sum(length(root, chance) for root in roots for _ in range(400)) / (400 * ROOTS)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 2, 100, False, 1, False)

    def run(size: int) -> float:
        for _ in range(size):
            for root in roots:
                bot.step(root)
        return size * ROOTS * ROLLOUTS * (mean + mean - 1)

    return Candidate(f"OpenSpiel C++ rollouts, {call}", "moves/s", run, found)


def openspiel_python(call: str, found: tuple[float, float]) -> Candidate:
    """Whole random games through the Python API: one question for whose turn it is, chance by its outcomes, as its pages show."""
    game = pyspiel.load_game(call)

    def run(size: int) -> float:
        moves, uniform, terminal = 0, random.Random(1).random, int(pyspiel.PlayerId.TERMINAL)
        for _ in range(size):
            state = game.new_initial_state()
            player, legal, outcomes, apply = state.current_player, state.legal_actions, state.chance_outcomes, state.apply_action
            while (seat := player()) != terminal:
                if seat >= 0:
                    actions = legal()
                    apply(actions[int(uniform() * len(actions))])
                    moves += 1
                else:
                    chances = outcomes()  # all of this game are equally likely
                    apply(chances[int(uniform() * len(chances))][0])
        return moves

    return Candidate(f"OpenSpiel Python, {call}", "moves/s", run, found)


def openspiel_shortcut(call: str) -> Candidate:
    """The same by a caller who knows this game: chance is drawn from `legal_actions`, without the list of its probabilities."""
    game = pyspiel.load_game(call)

    def run(size: int) -> float:
        moves, uniform, terminal = 0, random.Random(1).random, int(pyspiel.PlayerId.TERMINAL)
        for _ in range(size):
            state = game.new_initial_state()
            player, legal, apply = state.current_player, state.legal_actions, state.apply_action
            while (seat := player()) != terminal:
                actions = legal()
                apply(actions[int(uniform() * len(actions))])
                moves += seat >= 0
        return moves

    return Candidate(f"OpenSpiel Python, {call}, chance by legal_actions", "moves/s", run)


class Twin:
    """The C twin, compiled for this processor."""

    def __init__(self) -> None:
        compiler = next(filter(None, map(shutil.which, ("gcc", "cc", "clang"))), None)
        if compiler is None:
            raise FileNotFoundError("there is no C compiler on PATH, and the twin needs one (Debian: apt-get install gcc)")
        with tempfile.TemporaryDirectory() as folder:
            library = os.path.join(folder, "twin.so")
            subprocess.run([compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, HERE / "twin.c"], check=True)
            self.library = ctypes.CDLL(library)

    def play(self, word: int, games: int) -> tuple[int, int, int, int]:
        """So many games from that random word: the cards played, the rounds, the sum of the winners' bits, the last word."""
        random_word, sums = ctypes.c_uint64(word), (ctypes.c_long * 3)()
        self.library.games(ctypes.byref(random_word), ctypes.c_long(games), sums)
        return sums[0], sums[1], sums[2], random_word.value

    def candidate(self, word: int, games: int, found: tuple[float, float]) -> Candidate:
        """The same games again and again; rounds are counted."""
        rounds = self.play(word, games)[1]

        def run(size: int) -> float:
            for _ in range(size):
                self.play(word, games)
            return size * rounds

        return Candidate("C twin", "rounds/s", run, found)


def json_loads(lines: list[str]) -> Candidate:
    """The records read as JSON and nothing more."""

    def run(size: int) -> float:
        for _ in range(size):
            for line in lines:
                json.loads(line)
        return size * len(lines)

    return Candidate("json.loads", "records/s", run)


def fresh_process(python: str, name: str, program: str, found: tuple[float, float] | None = None) -> Candidate:
    """A new process of that Python that runs this program and ends."""

    def run(size: int) -> float:
        for _ in range(size):
            subprocess.run([python, "-P", "-c", program], check=True, stdout=subprocess.DEVNULL)
        return size

    return Candidate(name, "starts/s", run, found)
