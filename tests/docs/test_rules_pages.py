"""The rules pages: every rule stands once in RULES.md and once in each catalogue, in the glossary's words and typography."""
from __future__ import annotations

import re
import unicodedata
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
RANGES = {"pagoda": [f"P{n}" for n in range(1, 20)], "septet": [f"S{n}" for n in range(1, 17)]}
LANGUAGES = ["en", "de", "es", "fr", "ja"]
WIDTH, HEIGHT = 78, range(8, 15)

# Words of other games, of the rulebooks' slips, or with another meaning here: language, messages, pattern.
FORBIDDEN = [
    ("en", "", r"discard pile|score pile|\bace\b|colou?r"), ("en", "rule-S", r"\bturns?\b"),
    ("de", "", r"Durchg[aä]ng|\bMatch|[Aa]us(zu)?spiel|ausgespielt|\bpassen\b|Joker|\bAss\b|\bTricks?\b|Spielkarte|Computer"),
    ("de", "rule-", r"\bSpiele?s?\b|Spielende"), ("de", "rule-S", r"\bZug\b|\bZüge"),
    ("es", "", r"truco|vuelta|\bpinta|\bfall(o|ar)\b|\bcog(er|e|es)\b|ordenador|naipe|sólo|(áis|éis)\b"), ("es", "rule-", r"\bjuegos?\b"),
    ("fr", "", r"levée|couleur|\bdeck\b|renonc|\bjet(er|te)|match nul|gagner le jeu|vers le haut|\bvous\b|[Oo]rdonner|robot"),
    ("fr", "rule-S", r"\btours?\b"), ("fr", "rule-", r"\bjeux?\b(?<!aides de jeu)"),
    ("ja", "", r"トランプ|マーク|ターン|親|AI|あなた|プレイする|鳥居ゲート|\d回|カードを捨て"),
]

WRONG_SIGNS = {
    "en": r"['\"„«»]|\.\.\.", "de": r"['\"”«»]|\.\.\.", "es": r"['\"„“”]|\.\.\.",
    "fr": "['\"„“”]|[^\u00a0][:»]|[^\u202f][;!?%]|«[^\u00a0]|\\.\\.\\.", "ja": r"['\"„“”:;!?(),]|[ぁ-ん一-龠] [ぁ-ん一-龠]|\.\.\.",
}


def catalogue(language: str) -> ast.Resource:
    """The catalogue of the rules, parsed."""
    return FluentParser().parse((ROOT / "locales" / language / "rules.ftl").read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, str]:
    """Each message with its text, in the order of the file."""
    return {entry.id.name: "".join(element.value for element in entry.value.elements)
            for entry in catalogue(language).body if isinstance(entry, ast.Message)}


def page(game: str) -> str:
    """A game's RULES.md."""
    return (ROOT / "src" / "yokai" / "games" / game / "RULES.md").read_text(encoding="utf-8")


def cells(line: str) -> int:
    """How wide a terminal shows a line."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in line)


def worth(cards: str) -> int:
    """P12: the lowest number of each Yokai in words like "Kappa 3, 7 and Tanuki 2", added up."""
    return sum(min(int(number) for number in re.findall(r"\d+", kind)) for kind in cards.split(" and ") if kind != "none")


@pytest.mark.parametrize("game", RANGES)
def test_every_rule_stands_once_and_in_order_in_its_page(game: str) -> None:
    assert re.findall(r"^- \*\*([PS]\d+)\*\* ", page(game), re.MULTILINE) == RANGES[game]
    assert len(re.findall(r"\*\*[PS]\d+\*\*", page(game))) == len(RANGES[game])


@pytest.mark.parametrize("game", RANGES)
def test_a_page_names_no_rule_that_does_not_exist_and_says_whose_the_game_is(game: str) -> None:
    assert set(re.findall(r"\b[PS]\d+\b", page(game))) <= set(RANGES[game])
    assert "not affiliated" in page(game)
    assert "buy the box" in page(game)
    assert "## Glossary" in page(game)


def test_P12_the_examples_of_the_page_add_up_and_42_is_not_47() -> None:
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| (\d+) \|$", page("pagoda"), re.MULTILINE)
    assert len(rows) == 4
    assert all(worth(cards) == int(said) for cards, said in rows)
    assert sum(map(int, re.findall(r"\d+", rows[0][0]))) == 42
    assert "make 42; the rulebooks print 47" in page("pagoda")


def test_S14_the_scoring_examples_of_the_page_add_up() -> None:
    bosses = dict(zip(["Wind", "Earth", "Grace", "Lightning", "Darkness", "Fire", "Snow"], [0, 0, 1, 1, 1, 2, 2], strict=True))
    rows = re.findall(r"\| ([A-Z]\w+(?:, \w+){3,4}) \| (\w+) \| ([\d+ ]+) = (\d) \|", page("septet"))
    assert [int(total) for _, _, _, total in rows] == [3, 4]
    for taken, trump, terms, total in rows:
        points = [0 if suit == trump else bosses[suit] for suit in taken.split(", ")]
        assert points == [int(term) for term in terms.split(" + ")]
        assert sum(points) == int(total)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_parses_without_junk(language: str) -> None:
    assert [entry.content for entry in catalogue(language).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_message_in_every_language_in_order(language: str) -> None:
    rules = [f"rule-{number}" for game in RANGES.values() for number in game]
    assert [name for name in messages(language) if name.startswith("rule-")] == rules
    assert list(messages(language)) == list(messages("en"))
    assert all(messages(language).values())


@pytest.mark.parametrize("pair", list(combinations(LANGUAGES, 2)), ids="-".join)
def test_no_message_is_equal_in_two_languages(pair: tuple[str, str]) -> None:
    one, other = (messages(language) for language in pair)
    assert [name for name in one if one[name] == other[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RANGES)
def test_the_short_rules_fit_one_screen(game: str, language: str) -> None:
    lines = messages(language)[f"rules-{game}-short"].split("\n")
    assert len(lines) in HEIGHT
    assert [line for line in lines if cells(line) > WIDTH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_S1_S3_ranks_and_worth_are_the_same_in_every_language(language: str) -> None:
    ranks = messages(language)["rule-S1"].split("\n")[1]
    assert re.findall(r"\d+", ranks) == [str(rank) for low in range(1, 8) for rank in (max(low, 2), low + 6)]
    four, three = messages(language)["rule-S3"].split("\n")[1:]
    assert [re.split("[:：]", line)[0] != line for line in (four, three)] == [True, True]
    assert re.findall(r"\d", re.split("[:：]", four)[1]) == list("0011122")
    assert re.findall(r"\d", re.split("[:：]", three)[1]) == list("0112233")


@pytest.mark.parametrize(("language", "start", "pattern"), FORBIDDEN)
def test_no_forbidden_word_is_used(language: str, start: str, pattern: str) -> None:
    found = {name: re.findall(pattern, text) for name, text in messages(language).items() if name.startswith(start)}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize("game", RANGES)
def test_the_pages_use_no_forbidden_word(game: str) -> None:
    assert re.findall(FORBIDDEN[0][2], page(game)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_the_language_s_own(language: str) -> None:
    found = {name: re.findall(WRONG_SIGNS[language], text) for name, text in messages(language).items()}
    assert {name: signs for name, signs in found.items() if signs} == {}
    assert all(text.count("¿") == text.count("?") and text.count("¡") == text.count("!") for text in messages("es").values())
