"""The cellar: sets as words of bits, random words, record types, and the verbs that every game answers."""
from . import cache as cache  # before the first decorator: Numba reads its folder then
