"""Five languages say the same things, each in its own words and by its own grammar."""
from __future__ import annotations

import fnmatch
import re
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import ast

from words.catalogues import LANGUAGES, ROOT, arguments, entries, messages, sentences, source
from yokai import words

OTHERS = [language for language in LANGUAGES if language != "en"]
SAME = Path(__file__).with_name("same.txt")

# Messages whose names are put together where they are used, and where that is.
MADE = {
    r"(card|label|boss|suit)-[A-Z][a-z]?": "words.py",
    r"rule-[A-Z]\d+": "cli/rules.py",
    r"rules-heading-[a-z-]+": "cli/rules.py",
    r"rules-(pagoda|septet)-(title|short|knowledge|variants)": "cli/rules.py",
    r"effect-(follow|trump|discard)-(ahead|behind|takes|gives)": "games/septet/explain.py",
    r"told-round-(bosses|last|tricks)(-team|-others)?": "games/septet/explain.py",
    r"told-round-(close|empty)": "games/pagoda/explain.py",
    r"variant-scoring-(advanced|basic)": "terminal/septet.py",
    r"pagoda|septet": "terminal/table.py",
}
MESSAGE = re.compile(r'"((?:refused|effect|told|state|question|choice|variant|reckoning|record|prompt|seat)-[a-z]+(?:-[a-z]+)*)"')


def sources() -> str:
    """All that could name a message."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py")))


def test_there_are_five_languages() -> None:
    assert words.languages() == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_catalogue_is_unreadable_or_said_twice(language: str) -> None:
    names = [name for _, name, _ in entries(language)]
    assert [entry.content for _, _, entry in entries(language) if isinstance(entry, ast.Junk)] == []
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    here, there = ({(file, name) for file, name, _ in entries(one)} for one in (language, "en"))
    assert here ^ there == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    assert {name: arguments(language, name) ^ arguments("en", name) for name in messages("en")
            if arguments(language, name) != arguments("en", name)} == {}


def test_no_message_is_unused() -> None:
    text = sources()
    unused = [name for name in messages("en") if f'"{name}"' not in text and f'"{name.removesuffix("-you")}"' not in text]
    assert [name for name in unused if not any(re.fullmatch(made, name.removesuffix("-you")) for made in MADE)] == []


@pytest.mark.parametrize(("made", "where"), MADE.items())
def test_names_that_are_put_together_are_needed(made: str, where: str) -> None:
    assert [name for name in messages("en") if re.fullmatch(made, name)]
    assert (ROOT / "src" / "yokai" / where).is_file()


def test_no_message_is_missing() -> None:
    named = set(MESSAGE.findall(sources()))
    assert len(named) > 100
    assert [name for name in sorted(named) if name not in messages("en")] == []


def same() -> list[tuple[str, set[str]]]:
    """The messages that may be the same, and in which languages."""
    rows = [line.split(" | ") for line in SAME.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert all(reason.strip() for _, _, reason in rows)
    return [(name, set(languages.split())) for names, languages, _ in rows for name in names.split(", ")]


def equal() -> set[tuple[str, str, str]]:
    """The messages that two languages write alike."""
    return {(name, one, other) for name in messages("en") for one, other in combinations(LANGUAGES, 2)
            if source(one, name) == source(other, name)}


def test_no_message_is_left_untranslated() -> None:
    allowed = same()
    assert [found for found in sorted(equal())
            if not any(fnmatch.fnmatchcase(found[0], name) and {found[1], found[2]} <= languages for name, languages in allowed)] == []


def test_same_txt_lists_nothing_that_differs() -> None:
    found = equal()
    for name, languages in same():
        for pair in combinations(sorted(languages), 2):
            assert any(fnmatch.fnmatchcase(message, name) for message, *both in found if tuple(both) == pair), (name, pair)


# ---------------------------------------------------------------- typography (glossary, section 13)
WRONG_SIGNS = {
    "en": r"'|\"|\.\.\.|–(?!\{)| [;:!?]",
    "de": r"'|\"|\.\.\.| [;:!?]|[«»”]",
    "es": r"'|\"|\.\.\.| [;:!?]|[“”„]",
    "fr": r"'|\"|\.\.\.| [;:!?»]|« |[^\u00a0 ]:|[^\u202f\u00a0 ][;!?]|[“”„]",
    "ja": r"'|\"|\.\.\.|[,:;!?()]|[ぁ-んァ-ヶ一-龠。、]\s[ぁ-んァ-ヶ一-龠]|。\.",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["cards.ftl", "explain.ftl", "table.ftl"])
def test_signs_are_those_of_the_language(language: str, file: str) -> None:
    found = {}
    for where, name, _ in entries(language):
        for sentence in sentences(language, name) if where == file else ():
            bare = re.sub(r"«\u00a0?\?\u00a0?»|“\?”|„\?“", "", re.sub(r"\{ \$\w+ \}", "{}", sentence))
            if re.search(WRONG_SIGNS[language], bare.replace("{}.", "{}").removesuffix("。")):
                found[name] = sentence
    assert found == {}


def test_spanish_questions_and_calls_open_and_close() -> None:
    for name in messages("es"):
        for sentence in sentences("es", name):
            bare = sentence.replace("«?»", "")
            assert (bare.count("¿"), bare.count("¡")) == (bare.count("?"), bare.count("!")), sentence


# ---------------------------------------------------------------- grammar (glossary, section 11)
CARDS = r"\{ \$(card|cards|top|counting|suit|bosses) \}"


@pytest.mark.parametrize(("language", "before"), [("de", "zu[mr]|vo[mn]|des"), ("es", "del?|al?"), ("fr", "du|de|des|à|au|d’")])
def test_no_word_that_would_melt_stands_before_a_card(language: str, before: str) -> None:
    cards = CARDS.replace("|suit|bosses", "")
    assert [name for name in messages(language) if re.search(rf"\b({before}) ?{cards}", source(language, name))] == []


@pytest.mark.parametrize("language", ["es", "fr"])
def test_no_sentence_begins_with_a_small_article(language: str) -> None:
    found = [sentence for file, name, _ in entries(language) if file == "explain.ftl" for sentence in sentences(language, name)]
    assert found
    assert [sentence for sentence in found if re.search(rf"(^|[.!?] ){CARDS}", sentence)] == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_word_that_would_elide_or_take_a_genitive_stands_at_a_name(language: str) -> None:
    names = r"\{ \$(player|players|receiver|winner|losers) \}"
    wrong = rf"{names}(’s|s)\b" if language == "de" else rf"\b(de|d’|que|qu’) ?{names}"
    assert [name for name in messages(language) if re.search(wrong, source(language, name))] == []


def test_japanese_players_are_called_san_in_sentences() -> None:
    found = [sentence for file, name, _ in entries("ja") if file == "explain.ftl" for sentence in sentences("ja", name)]
    assert [sentence for sentence in found if re.search(r"\{ \$(player|receiver|winner) \}(?!さん)", sentence)] == []


# ---------------------------------------------------------------- words (glossary, section 14)
NOT_TO_BE_USED = {
    "en": "discard pile|score pile|\\bace\\b|color|colour|\\bmatch for",
    "de": "Durchgang|\\bMatch\\b|ausspiel|\\bspielt? .{0,40}\\baus\\b|Joker|\\bAss\\b|Trick\\b|Spielkarte|Computer|:innen|\\*innen",
    "es": "truco|naipe|vuelta\\b|\\bpinta\\b|fallar|\\bcoge|ordenador|vosotros|\\b(sois|tenéis|podéis|debéis)\\b",
    "fr": "levée|couleur|renonc|match nul|\\bdeck\\b|\\bordi|robot|vous\\b|\\bvotre",
    "ja": "トランプ|マークの|ターン|親|プレイする|コンピュータ|鳥居ゲート|あなた(?!の番)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_other_games_are_not_used(language: str) -> None:
    wrong = re.compile(NOT_TO_BE_USED[language])
    assert {name: found.group() for name in messages(language) if (found := wrong.search(source(language, name)))} == {}
