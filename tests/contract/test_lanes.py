"""Jitted and plain, the games are the same to the byte; so are the random words and the sets of bits that they stand on."""
from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from lanes import LANE
from play import Kind, trace
from yokai.kernel import bits
from yokai.kernel.jit import njit
from yokai.kernel.random import below, seeded, shuffle


def load() -> ModuleType:
    """The neighbour file that makes the digests."""
    spec = importlib.util.spec_from_file_location("digests", Path(__file__).with_name("digests.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


digests = load()
ROWS = [row for row in digests.FILE.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]


def test_the_digests_are_of_all_kinds() -> None:
    assert [row.split(" ")[0] for row in ROWS] == [str(kind) for kind in digests.MIXED]


@pytest.mark.parametrize(("kind", "row"), list(zip(digests.MIXED, ROWS, strict=False)), ids=str)
def test_the_game_is_the_same_to_the_byte(kind: Kind, row: str) -> None:
    assert digests.row(kind) == row


def test_a_digest_hangs_on_every_part() -> None:
    whole = digests.digest(trace(digests.MIXED[0], 1))
    for part in ("events", "orders", "states", "views", "told", "seen", "ends"):
        game = trace(digests.MIXED[0], 1)
        raw = getattr(game, part).reshape(-1).view(np.uint8).copy()
        raw[len(raw) // 2] ^= 1
        setattr(game, part, raw)
        assert digests.digest(game) != whole, part


# ---------------------------------------------------------------- splitmix64
# The first words of the seed 1234567 (from the author's C program), and of the seed 0.
VECTORS = {1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
           0: [16294208416658607535, 7960286522194355700, 487617019471545679]}


def twin(word: int) -> tuple[int, int]:
    """splitmix64 in four lines: the next state, and the random word."""
    word = (word + 0x9E3779B97F4A7C15) % 2**64
    x = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
    return word, x ^ x >> 31


@njit
def many_below(rng, n, out):
    """Numbers below n, one after another."""
    for k in range(len(out)):
        out[k] = below(rng, n)


@pytest.mark.parametrize("seed", VECTORS)
def test_splitmix64_gives_the_known_words(seed: int) -> None:
    word = seed
    for expected in VECTORS[seed]:
        word, x = twin(word)
        assert x == expected


@pytest.mark.parametrize("seed", [0, 1, 1234567, 2**63, 2**64 - 1, 2**64 + 5, -1])
@pytest.mark.parametrize("n", [1, 2, 3, 49, 100, 807, 2**31])
def test_below_takes_the_upper_half_of_a_word(seed: int, n: int) -> None:
    rng, out, word = seeded(seed), np.zeros(50, np.int64), seed % 2**64
    many_below(rng[0], n, out)
    for found in out.tolist():
        word, x = twin(word)
        assert found == (x >> 32) * n >> 32
    assert int(rng[0].word) == word


@pytest.mark.parametrize("n", [0, 1, 2, 49, 100])
def test_shuffle_is_fisher_and_yates(n: int) -> None:
    cards, expected, word = np.arange(n), list(range(n)), 99
    shuffle(cards, n, seeded(99)[0])
    for i in range(n - 1, 0, -1):
        word, x = twin(word)
        j = (x >> 32) * (i + 1) >> 32
        expected[i], expected[j] = expected[j], expected[i]
    assert cards.tolist() == expected


def test_a_fork_goes_its_own_way() -> None:
    rng, out, other = seeded(5), np.zeros(9, np.int64), np.zeros(9, np.int64)
    fork = rng.copy()
    many_below(rng[0], 1000, out)
    many_below(fork[0], 1000, other)
    assert (out == other).all()
    many_below(rng[0], 1000, out)
    assert (out != other).any()


# ---------------------------------------------------------------- bits
@njit
def ask(m, k, out):
    """All that bits tell of a set."""
    out[0], out[1], out[2], out[3] = bits.count(m), bits.low(m), bits.high(m), bits.nth(m, k)


SETS = [1, 1 << 62, (1 << 63) - 1, 0b1011, 1 << 49 | 1, 0x0F0F0F0F0F0F0F0F, (1 << 49) - 1]


@pytest.mark.parametrize("m", SETS)
def test_bits_tell_what_a_list_of_members_tells(m: int) -> None:
    members = [k for k in range(63) if m >> k & 1]
    for k in range(len(members)):
        out = np.zeros(4, np.int64)
        ask(m, k, out)
        assert out.tolist() == [len(members), members[0], members[-1], members[k]]


def test_nothing_is_counted_as_nothing() -> None:
    out = np.zeros(4, np.int64)
    ask(0, 0, out)
    assert out[0] == 0


if LANE == "jitted":  # plain Python has one road only
    nth_by_loop = njit(bits._nth_by_loop)

    @pytest.mark.parametrize("m", SETS)
    def test_the_road_without_pdep_leads_to_the_same_member(m: int) -> None:
        for k in range(m.bit_count()):
            out = np.zeros(4, np.int64)
            ask(m, k, out)
            assert nth_by_loop(m, k) == out[3]
