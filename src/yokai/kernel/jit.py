"""The one decorator of the house: verbs are inlined into their callers, and what is compiled is kept on disk.

Division never raises, so verbs compile to straight code. Without `forceinline` the playouts take half as long again."""
from functools import partial

import numba

from .cache import FOLDER

njit = partial(numba.njit, error_model="numpy", forceinline=True, cache=FOLDER is not None)
