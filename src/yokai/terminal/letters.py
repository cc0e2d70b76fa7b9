"""What a terminal that lacks a letter gets instead: the nearest one that it has."""
from __future__ import annotations

import codecs
import unicodedata

NEAREST = "nearest"  # the name of the error handler
PLAINER = {
    "\u202f": "\u00a0", "\u00a0": " ", "’": "'", "…": "...", "–": "-", "～": "-",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "「": '"', "」": '"',
    "。": ".", "、": ", ", "：": ": ", "；": "; ", "！": "!", "？": "?", "（": " (", "）": ")",
}


def nearest(error: UnicodeError) -> tuple[str, int]:
    """The handler: one letter at a time, without its accent if need be, `?` at last."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plainer(error.object[error.start], error.encoding), error.start + 1


def plainer(letter: str, encoding: str) -> str:
    """The first stand-in that the encoding has."""
    while not fits(letter, encoding):
        bare = "".join(mark for mark in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(mark))
        following = PLAINER.get(letter, bare)
        if following == letter:
            return "?"
        letter = following
    return letter


def fits(text: str, encoding: str) -> bool:
    """Whether the encoding has all of it."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


codecs.register_error(NEAREST, nearest)
