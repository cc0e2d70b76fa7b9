"""The glossary's words stand in every language's messages: one word for one thing, everywhere."""
from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from words.catalogues import LANGUAGES, source

ORDER = ("en", "de", "es", "fr", "ja")
SUITS = {"W": ("Wind", "Wind", "viento", "vent", "風"), "E": ("Earth", "Erde", "tierra", "terre", "土"),
         "G": ("Grace", "Anmut", "gracia", "grâce", "雅"), "L": ("Lightning", "Blitz", "rayo", "foudre", "雷"),
         "D": ("Darkness", "Dunkelheit", "oscuridad", "ténèbres", "闇"),
         "F": ("Fire", "Feuer", "fuego", "feu", "火"), "S": ("Snow", "Schnee", "nieve", "neige", "雪")}
YOKAI = {"Ka": ("Kappa", "河童"), "Te": ("Tengu", "天狗"), "Ta": ("Tanuki", "狸"), "Ki": ("Kitsune", "狐"), "On": ("Oni", "鬼"),
         "Yu": ("Yuki-onna", "雪女"), "Ne": ("Nekomata", "猫又"), "Ro": ("Rokurokubi", "ろくろ首"), "Jo": ("Jorōgumo", "絡新婦"),
         "Ko": ("Kodama", "木霊")}


def rows() -> list[list[str]]:
    """The table of glossary.txt: a key, the messages that use its word, the word's stem in each language."""
    lines = Path(__file__).with_name("glossary.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(" ¦ ") for line in lines if not line.startswith("#")]


@pytest.mark.parametrize(("names", "stems"), [pytest.param(row[1].split(), row[2:], id=row[0]) for row in rows()])
@pytest.mark.parametrize("language", ORDER)
def test_the_word_of_the_glossary_is_used(names: list[str], stems: list[str], language: str) -> None:
    stem = re.compile(stems[ORDER.index(language)])
    assert [source(language, name) for name in names if not stem.search(source(language, name))] == []


@pytest.mark.parametrize(("place", "language"), list(enumerate(ORDER)))
def test_suits_are_called_by_their_elements(place: int, language: str) -> None:
    for (letter, called), kind in product(SUITS.items(), ("card", "label", "boss", "suit")):
        assert called[place] in source(language, f"{kind}-{letter}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_yokai_are_called_by_their_names(language: str) -> None:
    for (letters, called), kind in product(YOKAI.items(), ("card", "label")):
        assert called[language == "ja"] in source(language, f"{kind}-{letters}")
