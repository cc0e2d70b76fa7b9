"""Record types: every field is an int64 or a block of them, readable as an attribute in both lanes."""
import numpy as np


def record(scalars, **blocks):
    """`record("turn up", hands=4, deck=CARDS, pools=(CARDS, 5))`: numbers, a block of four, a record, five records."""
    fields = [(name, np.int64) for name in scalars.split()] + [(name, *kind(block)) for name, block in blocks.items()]
    wrong = [name for name, *_ in fields if name in dir(np.record)]
    if wrong:
        raise TypeError(f"np.record has these names, so they would read as its methods in the plain lane: {wrong}")
    return np.dtype((np.record, np.dtype(fields, align=True)))


def kind(block):
    """What follows a block's name in a list of fields."""
    if isinstance(block, np.dtype):
        return (block,)
    if isinstance(block, tuple) and isinstance(block[0], np.dtype):
        return block[0], (block[1],)
    return np.int64, block


def lines(line, most):
    """A buffer for what happens in one call: the caller empties it (`count = 0`), the game writes on."""
    return np.dtype((np.record, np.dtype([("count", np.int64), ("line", line, (most,))], align=True)))
