"""The two games: playouts, whole games, one game driven from Python, records checked, and the start of a process."""
from __future__ import annotations

import atexit
import contextlib
import json
import os
import pathlib
import random
import tempfile

import numpy as np

from pairs import Candidate, Row
from peers import Twin, fresh_process, json_loads, openspiel_python, openspiel_rollouts, openspiel_shortcut
from yokai import environment
from yokai.cli.check import check_file
from yokai.games import find, options
from yokai.kernel import arrays
from yokai.kernel.random import seeded
from yokai.position import named
from yokai.search import rollouts

GOLDEN = pathlib.Path(__file__).parents[2] / "tests" / "golden"
WORD, GAMES = 5, 2000  # the batch of whole games that kernel and twin play, the very same
PICKS = 12  # of a round with four players: no moves
CHANCE, OVER = -1, -2
# What the peers did before, on a busy machine and on a quiet one.
HEARTS, CRAZY_EIGHTS, PYTHON_HEARTS = (4.04e6, 6.02e6), (2.97e6, 4.62e6), (328e3, 562e3)
TWIN, NUMBA = (2.4e6, 3.04e6), (2.2, 3.6)
QUICK = 1 / 0.3  # starts a second


def rows() -> list[Row]:
    """In this order: neighbours in the list are neighbours in time."""
    python, shortcut = openspiel_python("hearts", PYTHON_HEARTS), openspiel_shortcut("hearts")
    moves, rounds, twin = septet_games()
    lines = fair_records()
    return [
        Row("septet playouts", septet_playouts(), openspiel_rollouts("hearts", HEARTS), 12, 20),
        Row("septet rounds", moves, python, 100, 200, also=(shortcut,)),
        Row("septet by arrays", by_arrays(), python, 1.3, 2, also=(shortcut,)),
        Row("septet by Position.play", by_position(), python, 0.5, 1, also=(shortcut,)),
        Row("septet rounds, C twin", rounds, twin, 0.5, 0.75),
        Row("pagoda games", pagoda_games(), openspiel_rollouts("crazy_eights(players=4)", CRAZY_EIGHTS), 6, 10),
        Row("check", checked(lines), json_loads(lines), 0.04, 0.12),
        *starts()]


def starts() -> list[Row]:
    """Fresh processes of the house's own environment: here OpenSpiel brings scipy, which Numba imports wherever it finds it."""
    python = str(environment.ready("run"))
    first = fresh_process(python, "first result", "from yokai import septet; print(septet.deal(seed=1).legal)")
    words = "import sys; from yokai.cli import main; sys.exit(main(['--help']))"
    return [
        Row("first result", first, fresh_process(python, "import numba", "import numba", NUMBA), 3, 2, "less"),
        Row("import yokai", fresh_process(python, "import yokai", "import yokai"), None, 1, 1, "less", QUICK),
        Row("yokai --help", fresh_process(python, "yokai --help", words), None, 1, 1, "less", QUICK)]


def table(name: str) -> np.ndarray:
    """An empty table for four, as an array of one state."""
    rules = find(name).rules
    S = np.zeros(1, rules.STATE)
    if arrays.start_of(S, 4, options.encode(rules, {}), 0):
        raise ValueError(f"{name}: no table for four")
    return S


def dealt(seed: int) -> np.ndarray:
    """A round of Septet whose exchange is due."""
    S, told = table("septet"), np.zeros(1, find("septet").lines.LINES)
    arrays.deal_told(S, np.random.default_rng(seed).permutation(49), told)
    return S


def septet_playouts() -> Candidate:
    """From eight dealt positions to the end of the round: the exchange takes its time, and no pick is a move."""
    roots = [dealt(seed) for seed in range(8)]
    S, R, times = table("septet"), seeded(WORD), 100

    def run(size: int) -> float:
        actions = 0
        for _ in range(size):
            for root in roots:
                actions += rollouts.rollouts(S, root, R, times)
        return actions - size * len(roots) * times * PICKS

    return Candidate("Septet playouts", "moves/s", run)


def septet_games() -> tuple[Candidate, Candidate, Candidate]:
    """Whole games, counted by moves and by rounds, and the twin's, which must be the same."""
    twin, S, T, R, cards = Twin(), table("septet"), table("septet"), seeded(WORD), np.zeros(49, np.int64)
    moves, rounds, _, _ = sums = twin.play(WORD, GAMES)
    if (played := game_by_game(S, T, R, cards)) != sums:
        raise ValueError(f"the C twin plays another game: {sums}, the kernel {played}")

    def run(size: int) -> None:
        for _ in range(size):
            R["word"] = WORD
            rollouts.games(S, T, cards, R, GAMES)

    def by_moves(size: int) -> float:
        run(size)
        return size * moves

    def by_rounds(size: int) -> float:
        run(size)
        return size * rounds

    return (Candidate("Septet games, moves", "moves/s", by_moves), Candidate("Septet games, rounds", "rounds/s", by_rounds),
            twin.candidate(WORD, GAMES, TWIN))


def game_by_game(S: np.ndarray, T: np.ndarray, R: np.ndarray, cards: np.ndarray) -> tuple[int, int, int, int]:
    """The kernel's sums of the batch: the cards played, the rounds, the winners' bits, the last random word."""
    actions = rounds = winners = 0
    for _ in range(GAMES):
        actions += rollouts.games(S, T, cards, R, 1)
        rounds += int(S["round_no"][0])
        winners += arrays.score_of(S, cards)
    return actions - PICKS * rounds, rounds, winners, int(R["word"][0])


def pagoda_games() -> Candidate:
    """Whole games for four; every action is a decision."""
    S, T, R, cards = table("pagoda"), table("pagoda"), seeded(WORD), np.zeros(100, np.int64)
    return Candidate("Pagoda games", "moves/s", lambda size: rollouts.games(S, T, cards, R, 100 * size))


def by_arrays() -> Candidate:
    """Whole games, each move chosen from Python among what the last call left, and checked; cards played are counted."""
    S, T, out, order = table("septet"), table("septet"), np.zeros(arrays.ROOM + 49, np.int64), np.arange(49)
    uniform, shuffle, move = random.Random(1).random, np.random.default_rng(1).shuffle, arrays.move
    read, room = memoryview(out), arrays.ROOM  # numbers are read four times faster than from the array

    def run(size: int) -> float:
        moves = 0
        for _ in range(size):
            S[0] = T[0]
            n = arrays.choices(S, out)
            while (seat := read[0]) != OVER:
                if seat == CHANCE:
                    shuffle(order)
                    n = arrays.dealt(S, order, S, out)
                    moves -= PICKS
                else:
                    n = move(S, seat, read[room + int(uniform() * n)], out)
                    if n < 0:
                        raise ValueError("a legal action was refused")
                    moves += 1
        return moves

    return Candidate("Septet by arrays", "moves/s", run)


def by_position() -> Candidate:
    """Whole games from position to position, in words; cards played are counted."""
    game, uniform = named("septet"), random.Random(1).random

    def run(size: int) -> float:
        moves = 0
        for seed in range(size):
            position = game.deal(seed=seed)
            moves -= PICKS
            while (legal := position.legal) or not position.over:
                if legal:
                    position = position.play(legal[int(uniform() * len(legal))])
                    moves += 1
                else:
                    position = position.deal(seed=seed + moves)
                    moves -= PICKS
        return moves

    return Candidate("Septet by Position.play", "moves/s", run)


def fair_records() -> list[str]:
    """The golden records that the rules allow to the end."""
    records = (GOLDEN / "records.jsonl").read_text(encoding="utf-8").splitlines()
    verdicts = (GOLDEN / "verdicts.jsonl").read_text(encoding="utf-8").splitlines()
    return [record for record, verdict in zip(records, verdicts, strict=True) if json.loads(verdict)["ok"]]


def checked(lines: list[str]) -> Candidate:
    """`yokai check` of a file, its answers thrown away."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8", delete=False) as file:
        file.writelines(f"{line}\n" for line in lines)
    atexit.register(os.unlink, file.name)

    def run(size: int) -> float:
        with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
            for _ in range(size):
                if check_file(file.name):
                    raise ValueError(f"a fair record was refused: yokai check {file.name}")
        return size * len(lines)

    return Candidate("yokai check", "records/s", run)
