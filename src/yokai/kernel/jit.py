"""The one decorator of the house. Division never raises, so verbs compile to straight code; what is compiled is kept on disk."""
from functools import partial

import numba

from .cache import FOLDER

njit = partial(numba.njit, error_model="numpy", cache=FOLDER is not None)
