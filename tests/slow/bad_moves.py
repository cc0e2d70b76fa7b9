"""Records with one event that the rules do not allow, each with the number of that event, written down by hand."""

import json

from . import septet
from .play import Game, pagoda_deal, seeded, wander
from .rare_pagoda import quick_rounds

DECK = "shuffle " + " ".join(septet.CARDS)
# Dealt in the record's order: seat 0 WA to E6, seat 1 E7 to L6, seat 2 L7 to F6, seat 3 F7 to S12; S13 is turned up.
PASSES = ["0 pass W2 W3 W4", "1 pass G3 G4 G5", "2 pass D5 D6 D7", "3 pass S7 S8 S9"]
# After the exchange: 0 WA W5 W6 W7 E2 E3 E4 E5 E6 D5 D6 D7; 1 E7 E8 G6 G7 G8 G9 L4 L5 L6 S7 S8 S9;
# 2 L7 L8 L9 L10 D8 D9 D10 D11 F6 W2 W3 W4; 3 F7 … F12 S10 S11 S12 G3 G4 G5. Seat 0 shows the A and leads.


def septet_record(name: str, events: list) -> dict:
    """Four players."""
    return {"format": "yokai-record/1", "name": name, "game": "septet", "players": 4, "options": {}, "first": None, "events": events}


def begun(*events: object) -> list:
    """The deal, the exchange, and what follows."""
    return [DECK, *PASSES, *events]


# A trick of purple and most of a second one, in which seat 0 must follow with another of its purple cards.
PURPLE = ["0 play E6", "1 play E7", "2 play L7", "3 play F7", "1 play E8", "2 play L8", "3 play F8"]


# name, events, the number of the first wrong one
SEPTET_MOVES = [
    ("the shuffle is missing", PASSES, 0),
    ("a shuffle of 48 cards", ["shuffle " + " ".join(septet.CARDS[1:])], 0),
    ("a shuffle of 50 cards", [DECK + " WA"], 0),
    ("a shuffle with a card twice", ["shuffle " + " ".join(["W2", *septet.CARDS[1:]])], 0),
    ("a shuffle with an unknown card", ["shuffle " + " ".join(["W1", *septet.CARDS[1:]])], 0),
    ("a shuffle of nothing", ["shuffle"], 0),
    ("a shuffle by a seat", ["0 " + DECK], 0),
    ("a shuffle in the exchange", [DECK, DECK], 1),
    ("a shuffle in a round", begun(DECK), 5),
    ("half a pass", [DECK, "0 pass W2"], 1),
    ("a pass of two", [DECK, "0 pass W2 W3"], 1),
    ("a pass of four", [DECK, "0 pass W2 W3 W4 W5"], 1),
    ("a pass with a card twice", [DECK, "0 pass W2 W2 W3"], 1),
    ("a pass of another's card", [DECK, "0 pass W2 W3 E7"], 1),
    ("a pass of the card turned up", [DECK, "0 pass W2 W3 S13"], 1),
    ("a pass of what is no card", [DECK, "0 pass W2 W3 W8"], 1),
    ("passing twice", [DECK, "2 pass D5 D6 D7", "2 pass L7 L8 L9"], 2),
    ("passing the same twice", [DECK, "2 pass D5 D6 D7", "2 pass D5 D6 D7"], 2),
    ("a pass after the exchange", begun("0 pass W5 W6 W7"), 5),
    ("a play before all have passed", [DECK, *PASSES[:3], "3 play F7"], 4),
    ("another than the holder of the A leads", begun("3 play F7"), 5),
    ("a play out of turn", begun("0 play WA", "2 play W2"), 6),
    ("twice by one seat", begun("0 play WA", "0 play W5"), 6),
    ("a card that was passed on", begun("0 play W2"), 5),
    ("a card that was played", begun("0 play WA", "1 play E7", "2 play W2", "3 play F7", "0 play WA"), 9),
    ("not following green", begun("0 play W5", "1 play E7", "2 play L7"), 7),
    ("not following the A", begun("0 play WA", "1 play E7", "2 play L7"), 7),
    ("not following black with a trump", begun("0 play D5", "1 play S7", "2 play L7"), 7),
    ("the A where purple must be followed", begun(*PURPLE, "0 play WA"), 12),
    ("another than the trick's winner leads", begun("0 play W5", "1 play E7", "2 play W2", "3 play F7", "1 play E8"), 9),
    ("two cards at once", begun("0 play WA W5"), 5),
    ("a play of nothing", begun("0 play"), 5),
    ("a seat alone", begun("0"), 5),
    ("no such seat", begun("4 play WA"), 5),
    ("a seat of twenty digits", begun("10000000000000000000 play WA"), 5),
    ("a negative seat", begun("-1 play F7"), 5),
    ("a leading zero", begun("00 play WA"), 5),
    ("a seat in other digits", begun("\u0660 play WA"), 5),
    ("a card in wide letters", begun("0 play \uff37A"), 5),
    ("lower case", begun("0 play wA"), 5),
    ("an upper-case verb", begun("0 PLAY WA"), 5),
    ("two spaces", begun("0 play  WA"), 5),
    ("a space at the end", begun("0 play WA "), 5),
    ("a space at the beginning", begun(" 0 play WA"), 5),
    ("a line feed at the end", begun("0 play WA\n"), 5),
    ("a tab", begun("0 play\tWA"), 5),
    ("a hidden card", begun("0 play ?"), 5),
    ("an empty event", begun(""), 5),
    ("an event that is a number", begun(0), 5),
    ("an event that is null", begun(None), 5),
    ("an event that is an array", begun(["0 play WA"]), 5),
    ("Pagoda's words", begun("0 draw deck"), 5),
    ("a line of a seat's log", begun("0 play WA", "1 play E7", "2 play W2", "3 play F7", "trick 0"), 9),
]


# Seat 0 starts; each hand ascending. Tops: left Te5, right Jo10; the deck's next cards are Ko1 and Ko2.
HANDS = {0: ["Ka1", "Ka2", "Ka3", "Te6", "On6", "On10", "Yu3"], 1: ["Ka4", "Ka5", "Te7", "On1", "Yu4", "Yu5", "Ne6"]}


def pagoda_events(*events: object) -> list:
    """Two players with HANDS, and what follows."""
    deck = pagoda_deal(seeded("bad"), 2, 0, HANDS, ["Te5", "Jo10", "Ko1", "Ko2"])
    return ["shuffle " + " ".join(deck), *events]


def pagoda_record(name: str, events: list, options: dict | None = None) -> dict:
    """Two players, seat 0 first."""
    frame = {"format": "yokai-record/1", "name": name, "game": "pagoda", "players": 2, "options": options or {}, "first": 0}
    return frame | {"events": events}


# name, events after the shuffle, the number of the first wrong one
PAGODA_MOVES = [
    ("the other seat begins", ["1 play Ka4 left"], 1),
    ("closing with a match", ["0 play Te6 left close"], 1),
    ("closing with a higher card", ["0 play On6 left close"], 1),
    ("closing with a hand worth more than 3", ["0 play Yu3 left close"], 1),
    ("another word than close", ["0 play Ka1 left closes"], 1),
    ("close twice", ["0 play Ka1 left close close"], 1),
    ("close without a pile", ["0 play Ka1 close"], 1),
    ("no pile", ["0 play Ka1"], 1),
    ("a pile in the middle", ["0 play Ka1 middle"], 1),
    ("a card of the other's hand", ["0 play Ka4 left"], 1),
    ("what is no card", ["0 play Ka11 left"], 1),
    ("a number with a zero", ["0 play Ka01 left"], 1),
    ("a gift to oneself", ["0 play Te6 left", "0 give Ka1 0"], 2),
    ("a gift to nobody", ["0 play Te6 left", "0 give Ka1 2"], 2),
    ("a gift to seat 01", ["0 play Te6 left", "0 give Ka1 01"], 2),
    ("a gift of the card just played", ["0 play Te6 left", "0 give Te6 1"], 2),
    ("a gift without a receiver", ["0 play Te6 left", "0 give Ka1"], 2),
    ("a draw in place of a gift", ["0 play Te6 left", "0 draw deck"], 2),
    ("a draw-for with cards in the hand", ["0 play Te6 left", "0 draw-for 1"], 2),
    ("declining without the option", ["0 play Te6 left", "0 decline"], 2),
    ("the turn left unfinished", ["0 play Te6 left", "1 play Ka4 left"], 2),
    ("a gift in place of a draw", ["0 play On6 left", "0 give Ka1 1"], 2),
    ("a draw from a pile by name", ["0 play On6 left", "0 draw right"], 2),
    ("a draw of two", ["0 play On6 left", "0 draw deck deck"], 2),
    ("a draw of a card by name", ["0 play On6 left", "0 draw deck Ko1"], 2),
    ("a second draw", ["0 play On6 left", "0 draw deck", "0 draw deck"], 3),
    ("a draw after a lower card", ["0 play Ka1 left", "0 draw deck"], 2),
    ("a reveal is no event", ["0 play On6 left", "0 draw pile", "pile right Ko1"], 3),
    ("a shuffle that is not due", ["0 play Ka1 left", "shuffle Te5"], 2),
    ("two turns of one seat", ["0 play Ka1 left", "1 play On1 right", "1 play Ka4 left"], 3),
    ("Septet's words", ["0 pass Ka1 Ka2 Ka3"], 1),
]


def empty_hands() -> list[tuple[dict, int]]:
    """The last card with the word close; a gift, and a draw-for oneself, with an empty hand."""
    found = {}
    number = 0
    while len(found) < 3:
        game = wander(Game("pagoda", 3, {"rounds": 1}, 0), seeded("empty hands", number))
        number += 1
        last = len(game.events) - 1
        seat, *words = game.events[last].split(" ")
        wrong = {"play": {"closing with an empty hand": f"{seat} {' '.join(words)} close"}}
        wrong["draw-for"] = {"a gift with an empty hand": f"{seat} give Ka1 {words[-1]}", "a draw-for oneself": f"{seat} draw-for {seat}"}
        for name, event in wrong.get(words[0], {}).items():
            if words[-1] != "close":
                found.setdefault(name, (game.record(name) | {"events": [*game.events[:last], event]}, last))
    return [found[name] for name in sorted(found)]


def after_the_end() -> list[tuple[dict, int]]:
    """Events after the end of a game, and whole games whose shuffles are wrong or left out."""
    game = wander(Game("pagoda", 2, {"rounds": 1}, 0), seeded("after the end"))
    septet_game = wander(Game("septet", 3, {"scoring": "basic"}), seeded("after the end"))
    found = []
    for one, extra in [(game, "0 play Ka1 left"), (septet_game, DECK)]:
        record = one.record("an event after the end")
        del record["result"]
        found.append((record | {"events": [*one.events, extra]}, len(one.events)))
    late = [nth for nth, event in enumerate(septet_game.events) if event.startswith("shuffle")][1]
    record = septet_game.record("the second round's shuffle is missing")
    found.append((record | {"events": septet_game.events[:late] + septet_game.events[late + 1 :]}, late))
    return found + short_deck()


def short_deck() -> list[tuple[dict, int]]:
    """A shuffle of one card is due: left out, of another card, of a top card too; and a result where it was left out at the end."""
    game, _ = quick_rounds(5, {}, 3)
    last = len(game.events) - 1
    card = game.events[last].split(" ")[1]
    before = game.events[:last]
    top = game.table.piles["left"][-1]
    whole = game.record("")
    found = []
    for name, events in [
        ("another card in the shuffle", [*before, "shuffle Ko9"]),
        ("a top card in the shuffle", [*before, f"shuffle {card} {top}"]),
        ("an event in place of the shuffle", [*before, "3 play Ka1 left"]),
        ("the game ends without its last shuffle", before),
    ]:
        found.append((whole | {"name": name, "events": events}, last))
    return found


def lines() -> list[tuple]:
    """Each line with the number of its first wrong event."""
    found = [(septet_record(name, events), wrong) for name, events, wrong in SEPTET_MOVES]
    found += [(pagoda_record(name, pagoda_events(*events)), wrong) for name, events, wrong in PAGODA_MOVES]
    found += empty_hands() + after_the_end()
    return [(json.dumps(record, separators=(",", ":")).encode(), wrong) for record, wrong in found]
