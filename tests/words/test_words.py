"""How messages become sentences: cards, names, lists, numbers, and what is wrong with a call."""
from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from words.catalogues import LANGUAGES
from yokai.words import language_of, language_stated, languages, say

NB, NNB = "\u00a0", "\u202f"

# The bar of the glossary, section 16: what a message says, word for word.
BAR: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("told-higher", {"player": 0, "card": "Ka7", "top": "Te4", "pile": "left", "must": "yes"}, {
        "en": "Anna plays Kappa 7 on the left pile, higher than Tengu 4. Anna has to take a card.",
        "de": "Anna spielt Kappa 7 auf den linken Stapel, höher als Tengu 4. Anna muss eine Karte nehmen.",
        "es": "Anna juega el 7 de Kappa en la pila izquierda: es mayor que el 4 de Tengu. Anna debe llevarse una carta.",
        "fr": f"Anna joue le 7 de Kappa sur la pile de gauche{NB}: c’est plus haut que le 4 de Tengu. Anna doit prendre une carte.",
        "ja": "Annaさんが左の山に河童の7を出しました。天狗の4より大きいので、カードを1枚取ります。"}),
    ("refused-must-follow", {"suit": "F"}, {
        "en": "Fire was led and you have Fire, so you must follow suit.",
        "de": "Feuer ist aufgespielt, und du hast Feuer auf der Hand: Du musst bedienen.",
        "es": "El palo de salida es fuego y lo tienes en la mano: debes seguir el palo.",
        "fr": f"Famille demandée{NB}: feu. Tu en as en main, tu dois donc fournir.",
        "ja": "リードされたスートは火です。手札に火があるので、フォローしてください。"}),
    ("told-capture", {"player": 1, "card": "S13", "bosses": ["F7"]}, {
        "en": "Bo wins the trick with Snow 13 and captures the boss of Fire.",
        "de": "Bo gewinnt den Stich mit Schnee 13 und fängt den Feuer-Boss ein.",
        "es": "Bo se lleva la baza con el 13 de nieve y captura al jefe de fuego.",
        "fr": "Bo remporte le pli avec le 13 de neige et capture le Boss de feu.",
        "ja": "Boさんが雪の13でトリックを取り、火のボス妖怪を捕まえました。"}),
    ("question-pass", {"receiver": "Cy", "player": "Cy"}, {
        "en": "Choose 3 cards for Cy. You will see the ones Cy passes you once everyone has chosen.",
        "de": "Wähle 3 Karten für Cy. Was du von Cy bekommst, siehst du, sobald alle gewählt haben.",
        "es": "Elige 3 cartas para Cy. Verás las que te pase Cy cuando todo el mundo haya elegido.",
        "fr": "Choisis 3 cartes pour Cy. Tu verras celles que te passe Cy dès que tout le monde aura choisi.",
        "ja": "Cyさんに渡すカードを3枚選んでください。全員が選び終わると、Cyさんからのカードが見えます。"}),
    ("told-round-tricks-others", {"losers": ["Ann", "Cy"], "players": ["Bo", "Di"], "count": 3, "gain": 4}, {
        "en": "The seventh trick for Ann and Cy, with only 3 bosses: Bo and Di win the round and take every boss still in hand. Points: 4.",
        "de": "Der siebte Stich für Ann und Cy, bei nur 3 Bossen: Bo und Di gewinnen die Runde und nehmen alle Bosse, "
              "die noch jemand auf der Hand hat. Punkte: 4.",
        "es": "Séptima baza para Ann y Cy, con solo 3 jefes: Bo y Di ganan la ronda y se quedan con todos los jefes "
              "que siguen en las manos. Puntos: 4.",
        "fr": f"Septième pli pour Ann et Cy, avec seulement 3 Boss{NB}: Bo et Di remportent la manche et récupèrent tous les Boss "
              f"restés en main. Points{NB}: 4.",
        "ja": "チーム（Annさん、Cyさん）が7トリック目を取りましたが、ボス妖怪はまだ3体です。"
              "このラウンドはチーム（Boさん、Diさん）の勝ちで、手札に残っているボス妖怪もすべて獲得します（4点）。"}),
    ("state-deck", {"count": 1}, {
        "en": "1 card is left in the deck.", "de": "Im Deck liegt noch 1 Karte.", "es": "Queda 1 carta en el mazo.",
        "fr": "Il reste 1 carte dans la pioche.", "ja": "山札は残り1枚です。"}),
    ("state-deck", {"count": 12}, {
        "en": "12 cards are left in the deck.", "de": "Im Deck liegen noch 12 Karten.", "es": "Quedan 12 cartas en el mazo.",
        "fr": "Il reste 12 cartes dans la pioche.", "ja": "山札は残り12枚です。"}),
    ("told-over-types", {"player": 0, "low": 5, "scores": [[0, 5], [1, 5]]}, {
        "en": "Final score: Anna 5 and Bo 5. Tie at 5 points. Anna wins with fewer Yokai types.",
        "de": "Endpunktzahl: Anna 5 und Bo 5. Gleichstand mit 5 Punkten. Anna gewinnt mit weniger Yokai-Typen.",
        "es": "Puntuación final: Anna 5 y Bo 5. Empate a 5 puntos. Gana Anna, con menos tipos de Yokai.",
        "fr": f"Score final{NB}: Anna 5 et Bo 5. Égalité à 5 points. Anna gagne avec moins de types de yokai.",
        "ja": "最終得点：Anna 5点、Bo 5点。5点で同点。妖怪の種類が少ないAnnaさんの勝ちです。"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "arguments", "said"), BAR, ids=[f"{bar[0]}-{k}" for k, bar in enumerate(BAR)])
def test_the_bar_is_kept(message: str, arguments: dict[str, Any], said: dict[str, str], language: str) -> None:
    assert say(message, language, ["Anna", "Bo"], **arguments) == said[language]


CARDS = {
    "en": ("Kappa 7", "Oni 10", "Wind A", "Fire 7", "Wind 7"), "de": ("Kappa 7", "Oni 10", "Wind A", "Feuer 7", "Wind 7"),
    "es": ("el 7 de Kappa", "el 10 de Oni", "el as de viento", "el 7 de fuego", "el 7 de viento"),
    "fr": ("le 7 de Kappa", "le 10 d’Oni", "l’As de vent", "le 7 de feu", "le 7 de vent"),
    "ja": ("河童の7", "鬼の10", "風のA", "火の7", "風の7"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_a_whole_message(language: str) -> None:
    told = [say("told-draw-you", language, card=card) for card in ("Ka7", "On10", "WA", "F7", "W7")]
    assert [card in said for card, said in zip(CARDS[language], told, strict=True)] == [True] * 5
    assert say("choice-card", "fr", label="WA") == "As de vent"
    assert say("choice-card", "es", label="On10") == "10 de Oni"


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Your hand: Wind A, Fire 7, and Snow 13."), ("de", "Deine Hand: Wind A, Feuer 7 und Schnee 13."),
    ("es", "Tu mano: as de viento, 7 de fuego y 13 de nieve."), ("fr", f"Ta main{NB}: As de vent, 7 de feu et 13 de neige."),
    ("ja", "手札：風のA、火の7、雪の13。")])
def test_lists_are_joined_as_the_language_does(language: str, said: str) -> None:
    assert say("state-hand", language, labels=["WA", "F7", "S13"]) == said


@pytest.mark.parametrize("count", range(4))
def test_french_has_its_own_number_one(count: int) -> None:
    word = "point" if count < 2 else "points"
    assert say("effect-give", "fr", worth=count) == f"Ta main vaudra {count} {word}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_isolation_marks_reach_a_terminal(language: str) -> None:
    assert not {"\u2068", "\u2069"} & set(say("told-draw-you", language, card="Ka7"))


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError, match="en: no message 'told-nothing'"):
        say("told-nothing", "en")


def test_an_argument_that_is_not_given_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"de: told-draw-you: .*card"):
        say("told-draw-you", "de")


def test_an_argument_of_no_known_kind_is_an_error() -> None:
    with pytest.raises(TypeError, match="'number' is neither a number nor a word"):
        say("state-round", "en", number=[1])


def test_a_card_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'card-X'"):
        say("told-draw-you", "en", card="X7")


@pytest.mark.parametrize(("environment", "language"), [
    ({}, "en"), ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "POSIX"}, "en"), ({"LANG": "de_AT.UTF-8@euro"}, "de"), ({"LANG": "pt_BR"}, "en"),
    ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"), ({"LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "ja_JP.eucJP"}, "ja"),
    ({"LC_ALL": "", "LANG": "es-MX"}, "es"), ({"LANG": "ES"}, "es"), ({"LANG": "/"}, "en")])
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language_stated(None, environment) == language


def test_a_stated_language_goes_before_the_environment() -> None:
    assert language_stated("ja", {"LANG": "de"}) == "ja"
    with pytest.raises(LookupError, match="no language 'xx'; the languages are de, en, es, fr, ja"):
        language_stated("xx", {})


def test_languages_are_the_folders() -> None:
    assert languages() == list(LANGUAGES)


def test_words_load_fluent_only_when_they_are_asked() -> None:
    code = "import sys, yokai.words; print({name for name in ('fluent', 'babel', 'numba', 'numpy') if name in sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
