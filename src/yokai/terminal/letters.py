"""What a terminal that lacks a letter gets instead: the nearest one that it has. And where its lines end."""
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


def wrapped(text: str, width: int) -> str:
    """The text in lines of so many cells at most, broken at spaces alone: Japanese, which has none, the terminal breaks itself."""
    return "\n".join(wrapped_line(line, width) for line in text.split("\n"))


def wrapped_line(line: str, width: int) -> str:
    """One line; a no-break space is no place to break."""
    words, lines = line.split(" "), [""]
    for word in words:
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if cells(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


def cells(text: str) -> int:
    """How many cells of the screen the text takes."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
