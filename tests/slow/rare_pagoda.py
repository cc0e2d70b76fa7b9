"""Rare moments of Yokai Pagoda, and the games in which they happen."""

from random import Random

from . import pagoda
from .hunt import Moment, Wanted, hunt
from .play import Game, long_game, pagoda_deal, seeded, short_game, stack, wander


def next_step(moment: Moment) -> str:
    """What must happen next, or a blank."""
    return moment.now["todo"][0][0] if moment.now["todo"] else ""


def ends_round(moment: Moment) -> bool:
    """A shuffle is due at the movement that ends a round."""
    if not moment.now["due"] or not moment.now["todo"]:
        return False
    what, *details = moment.now["todo"][0]
    return what == "end of round" or (what == "end of turn" and not moment.now["hands"][details[0]])


def due_after(moment: Moment, *words: str) -> bool:
    """A shuffle is due after such an event, within the turn."""
    return bool(moment.now["due"]) and moment.words[1:][: len(words)] == list(words) and not ends_round(moment)


def is_last(moment: Moment) -> bool:
    """The last round is being played."""
    return moment.before["round"] == moment.game.table.rounds


def held(moment: Moment) -> int:
    """How many cards the acting seat held before the event."""
    return len(moment.before["hands"][moment.seat]) if moment.seat is not None else -1


def case(moment: Moment) -> str:
    """How a played card stands to the pile's top, or a blank."""
    if moment.words[1] != "play":
        return ""
    return pagoda.compare(moment.words[2], moment.before["piles"][moment.words[3]][-1])


def declines_empty(moment: Moment, what: str) -> bool:
    """Declining such an effect with an empty hand."""
    return moment.words[1] == "decline" and held(moment) == 0 and moment.before["todo"][0][0] == what


WANTED: Wanted = {
    "P17 after a match, before the give": lambda m: due_after(m, "play") and next_step(m) == "match",
    "P17 after a higher card, before the draw": lambda m: due_after(m, "play") and next_step(m) == "higher",
    "P17 after a lower card that ends nothing": lambda m: due_after(m, "play") and next_step(m) == "end of turn",
    "P17 after a draw": lambda m: due_after(m, "draw", "deck"),
    "P17 after a reveal": lambda m: due_after(m, "draw", "pile"),
    "P17 in the middle of a deal": lambda m: bool(m.now["due"]) and next_step(m) == "deal" and m.now["round"] > 1,
    "P17 after the last card of a deal": lambda m: bool(m.now["due"]) and next_step(m) == "play" and m.told("round") is not None,
    "P17 at a draw-for that ends a round": lambda m: ends_round(m) and m.words[1] == "draw-for" and not is_last(m),
    "P17 at a draw-for that ends the game": lambda m: ends_round(m) and m.words[1] == "draw-for" and is_last(m),
    "P17 makes a deck of one card": lambda m: m.words[0] == "shuffle" and len(m.words) == 2,
    "P17 makes a deck of two cards": lambda m: m.words[0] == "shuffle" and len(m.words) == 3,
    "the deck is empty and no card lies below": lambda m: not m.now["deck"] and m.now["due"] is None and m.words[-1] == "deck",
    "P8 reveal after a pile's last card was taken": lambda m: m.told("pile") is not None and m.words[-1] == "pile",
    "P11 a match with one card left, given": lambda m: m.words[1] == "give" and held(m) == 1,
    "P11 the last card is lower": lambda m: case(m) == "lower" and held(m) == 1,
    "P11 the last card is higher and the round goes on": lambda m: case(m) == "higher" and held(m) == 1,
    "P7 draw-for with an empty hand": lambda m: m.words[1] == "draw-for",
    "P9 a hand worth 3 is shown": lambda m: m.words[-1] == "close" and pagoda.worth(m.now["pools"][m.seat]) == 3 and m.now["round"] == 2,
    "decline with an empty hand after a match": lambda m: declines_empty(m, "match"),
    "decline with an empty hand after a higher card": lambda m: declines_empty(m, "higher"),
    "P19 an empty pool wins": lambda m: m.now["over"] and [] in m.now["pools"],
    "P16 the pile's top is matched in a later round": lambda m: m.now["round"] > 1 and case(m) == "match" and held(m) == 7,
    "P17 five times in a game": lambda m: m.now["over"] and sum(event.startswith("shuffle") for event in m.game.events) >= 6,
}


def late_game(table: pagoda.Table, seat: int, words: str) -> float:
    """Long at first, short as soon as the deck is nearly used up."""
    return (long_game if len(table.deck) > 2 else short_game)(table, seat, words)


def make(number: int) -> tuple[Game, Random]:
    """The game with this number: every number of players, options and tastes in turn, every fourth after a short deal."""
    rng = seeded("rare pagoda", number)
    if number % 4 == 3:
        players, options, rounds = [(5, {}, 2), (4, {"rounds": 4}, 3)][number // 4 % 2]
        game = quick_rounds(players, options, rounds)[0]
        game.bias = [late_game, long_game, None][rng.randrange(3)]
        return game, rng
    players = rng.choice([2, 3, 4, 5])
    options = {"optional_effects": True} if number % 3 == 0 else {}
    if number % 2:
        options["rounds"] = rng.choice([1, 1, 2, 3])
    game = Game("pagoda", players, options, rng.randrange(players))
    game.bias = [late_game, long_game, late_game][number % 4]
    return game, rng


def quick_deck(players: int, rounds: int, rng: Random) -> list[str]:
    """A deck with which the starters of the first rounds can close at once, each with six cards of one Yokai."""
    size = 7 * players
    places = {size: "Jo10", size + 1: "Ko10"}
    for nth in range(rounds):
        start = nth * size + (2 if nth else 0)
        places |= {start + players * card: pagoda.YOKAI[nth] + str(card + 1) for card in range(7) if start + players * card < 100}
    return stack(pagoda.CARDS, rng, places)


QUICK = ["play Ka3 left close", "play Te4 right close", "play Ta2 left close"]


def quick_rounds(players: int, options: dict, rounds: int) -> tuple[Game, Random]:
    """The first rounds are closed by their first card."""
    rng = seeded("quick", players, rounds)
    game = Game("pagoda", players, options, 0)
    game.shuffle(quick_deck(players, rounds, rng))
    for nth in range(rounds):
        game.do(nth % players, QUICK[nth])
        while game.table.due() is not None and not game.table.over:
            game.shuffle(game.table.due())
    return game, rng


def short_deals() -> list[dict]:
    """P18: deals that run out of cards for good, and shuffles of one card at the end of the game."""
    records = []
    for name, players, options, rounds in [
        ("five players, round 3", 5, {}, 2),
        ("five players, round 3, closed at once: P17 after the movement that ends the game", 5, {}, 3),
        ("four players, round 4", 4, {"rounds": 4}, 3),
    ]:
        game, rng = quick_rounds(players, options, rounds)
        if not game.table.over:
            wander(game, rng, long_game)
        records.append(game.record(f"P18 a short deal: {name}"))
    game, _ = quick_rounds(5, {}, 2)
    records.append(game.record("P18 a short deal, unfinished"))
    return records


def tie(name: str, hands: list[list[str]], closing: str, rng_name: str) -> dict:
    """One round that seat 0 closes with its first card; all others keep the hands that they were dealt."""
    rng = seeded(rng_name)
    players = len(hands)
    game = Game("pagoda", players, {"rounds": 1}, 0)
    game.shuffle(pagoda_deal(rng, players, 0, dict(enumerate(hands)), ["Jo10", "Ko10"]))
    game.do(0, closing)
    return game.record(name)


def row(yokai: str, first: int, last: int) -> list[str]:
    """The cards of a Yokai from one number to another."""
    return [f"{yokai}{number}" for number in range(first, last + 1)]


def ties() -> list[dict]:
    """P19: each tie-break, shared victories, and the rulebook's pool that is worth 5."""
    two = ["On1", "Ka1", "Ka4", "Ka5", "Te2", "Te4", "Te5"]
    one = ["On1", *row("Ka", 3, 8)]
    worst = ["Ro9", "Ko9", "Ne9", "Yu9", "Ki9", "Te9", "Jo9"]
    pool = ["Ka3", "Ka7", "Ka8", "Ta2", "Ta5", "Ta7", "Ta10"]
    return [
        tie("P19 a tie goes to the fewest Yokai", [two, row("Ta", 3, 9), worst], "play On1 left close", "tie 1"),
        tie("P19 a tie goes to the fewest cards", [one, row("Ta", 3, 9), worst], "play On1 left close", "tie 2"),
        tie("P19 two winners", [one, row("Ta", 1, 7), row("Ki", 1, 7)], "play On1 left close", "tie 3"),
        tie("P19 two winners of two Yokai each", [one, ["Ta1", "Yu1", *row("Ta", 4, 8)], ["Ki1", "Ro1", *row("Ki", 5, 9)]],
            "play On1 left close", "tie 4"),
        tie("P19 three winners", [one, row("Ta", 1, 7), row("Ki", 1, 7), row("Yu", 1, 7)], "play On1 right close", "tie 5"),
        tie("P19 four winners of five", [one, row("Ta", 2, 8), row("Ki", 2, 8), row("Yu", 2, 8), row("Ne", 2, 8)],
            "play On1 right close", "tie 6"),
        tie("P19 the rulebook's pool is worth 5 (plain sum 42)", [["On1", *row("Te", 3, 8)], pool], "play On1 left close", "tie 7"),
    ]


def every_number_of_rounds() -> list[dict]:
    """P14, P15: each number of rounds with each number of players, with two players each first starter."""
    records = []
    for players in (2, 3, 4, 5):
        for rounds in range(1, 4 if players == 5 else 5):
            rng = seeded("rounds", players, rounds)
            game = wander(Game("pagoda", players, {"rounds": rounds}, rounds % players), rng, short_game)
            records.append(game.record(f"P14 {players} players, {rounds} round{'s' * (rounds > 1)}"))
    for first in (0, 1):
        game = wander(Game("pagoda", 2, {}, first), seeded("starters", first), short_game)
        records.append(game.record(f"P15 two players: seat {first} starts rounds 1 and 3"))
    return records


def cut(records: list[dict]) -> list[dict]:
    """Records that stop where a shuffle is due: in a turn, in a deal, at the end of a game."""
    cuts = []
    for wanted in ("before the give", "in the middle of a deal", "closed at once"):
        record = next(one for one in records if wanted in one["name"])
        found = stop(record, wanted)
        cuts.append({**found, "name": f"a shuffle is due: {wanted}"})
    return cuts


def stop(record: dict, wanted: str) -> dict:
    """The record up to the event after which the wanted moment's shuffle is due."""
    game = Game("pagoda", record["players"], record["options"], record["first"])
    for event in record["events"]:
        word, rest = event.split(" ", 1)
        if word == "shuffle":
            game.shuffle(rest.split(" "))
            continue
        game.do(int(word), rest)
        todo = game.table.todo[0][0] if game.table.todo else ""
        wish = {"before the give": "match", "in the middle of a deal": "deal"}.get(wanted, "end of round")
        last = wish != "end of round" or game.table.round == game.table.rounds
        if game.table.due() and todo == wish and last:
            break
    return game.record("")


def records() -> list[dict]:
    """All of them."""
    played = hunt(WANTED, make, 20000) + short_deals()
    return played + ties() + every_number_of_rounds() + cut(played)
