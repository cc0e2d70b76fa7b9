"""splitmix64 in a record of one word, the same in both lanes. (A record, no array: kernels would count references to it.)"""
import numpy as np
from numba.extending import overload

from .jit import njit

RNG = np.dtype((np.record, np.dtype([("word", np.uint64)])))
GAMMA, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
WORD = 2**64


def seeded(seed):
    """An array of one generator."""
    rng = np.zeros(1, RNG)
    rng["word"] = int(seed) % WORD
    return rng


def below(rng, n):
    """A number from 0 to n - 1."""
    x = (int(rng.word) + GAMMA) % WORD
    rng.word = x
    x = (x ^ x >> 30) * FIRST % WORD
    x = (x ^ x >> 27) * SECOND % WORD
    return ((x ^ x >> 31) >> 32) * int(n) >> 32


G, M1, M2, S30, S27, S31, S32 = (np.uint64(x) for x in (GAMMA, FIRST, SECOND, 30, 27, 31, 32))


@overload(below)
def _jitted_below(rng, n):
    def words(rng, n):
        rng.word += G
        x = (rng.word ^ rng.word >> S30) * M1
        x = (x ^ x >> S27) * M2
        return np.int64(((x ^ x >> S31) >> S32) * np.uint64(n) >> S32)

    return words


@njit
def shuffle(cards, n, rng):
    """Put the first n cards in random order (Fisher and Yates, from the back)."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
