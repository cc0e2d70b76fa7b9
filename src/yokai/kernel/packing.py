"""The packed fields of a line, opened and closed in plain Python: seats or cards as bits, scores as bytes."""


def members(mask: int) -> list[int]:
    """What a word of bits holds, ascending."""
    return [k for k in range(int(mask).bit_length()) if mask >> k & 1]


def mask(members: list[int]) -> int:
    """The way back."""
    return sum(1 << k for k in set(members))


def split(scores: int, sides: int) -> list[int]:
    """A byte a side."""
    return [scores >> 8 * side & 0xFF for side in range(sides)]


def pack(scores: list[int]) -> int:
    """The way back."""
    return sum(score << 8 * side for side, score in enumerate(scores))
