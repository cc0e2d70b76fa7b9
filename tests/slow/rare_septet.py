"""Rare moments of Yokai Septet, and the games in which they happen."""

from collections.abc import Callable
from random import Random

from . import septet
from .hunt import Moment, Wanted, hunt
from .play import Game, seeded, septet_deal, stack


class Ending:
    """The end of a round, or a blank: why, who won, what lay before whom and what was still in hands."""

    def __init__(self, moment: Moment) -> None:
        self.four = moment.game.players == 4
        self.advanced = moment.game.table.scoring == "advanced"
        line = moment.told("round")
        self.reason = line[1] if line else ""
        if not line:
            return
        gain = line.index("gain")
        self.winners = [int(seat) for seat in line[2:gain]]
        self.gains = [int(points) for points in line[gain + 1 :]]
        last = [card for _, card in moment.before["trick"]] + moment.words[2:]
        self.taker = int(moment.told("trick")[1])
        self.tricks = list(moment.before["tricks"])
        self.tricks[self.taker] += 1
        self.bosses = [list(bosses) for bosses in moment.before["bosses"]]
        self.bosses[self.taker] += [card for card in last if card in septet.BOSSES]
        self.up = moment.before["up"]
        self.held = [[card for card in hand if card in septet.BOSSES and card not in last] for hand in moment.before["hands"]]
        self.over = moment.now["over"]
        self.scores = moment.game.table.scores
        self.last_trick = not any(card not in last for hand in moment.before["hands"] for card in hand)

    def side_sum(self) -> int:
        """The tricks of the taker's side."""
        return sum(count for seat, count in enumerate(self.tricks) if self.same_side(seat, self.taker))

    def same_side(self, one: int, other: int) -> bool:
        """Partners, or the same seat."""
        return one % 2 == other % 2 if self.four else one == other

    def won(self) -> set[str]:
        """All bosses that count for the first winner's side."""
        lying = [card for seat, bosses in enumerate(self.bosses) if self.same_side(seat, self.winners[0]) for card in bosses]
        return set(lying + (self.hands_of(True) + self.hands_of(False) if self.reason == "tricks" and self.four else []))

    def hands_of(self, winning: bool) -> list[str]:
        """The bosses still in the hands of the round's winners, or of its losers."""
        return [card for seat, bosses in enumerate(self.held) if (seat in self.winners) == winning for card in bosses]


def ended(reason: str, four: bool, *conditions: Callable) -> Callable:
    """A round that ended for a reason with so many players, and for which all conditions hold."""

    def happened(moment: Moment) -> bool:
        ending = Ending(moment)
        return ending.reason == reason and ending.four == four and all(condition(ending) for condition in conditions)

    return happened


def passed_on(moment: Moment, first_lead: str, card: str) -> bool:
    """In the first round a card changed hands."""
    table = moment.game.table
    complete = moment.words[1:2] == ["pass"] and len(table.passed) == table.players and table.round == 1
    return complete and table.first_lead == first_lead and any(card in three for three in table.passed.values())


def thirteen_passed(moment: Moment, first_lead: str) -> bool:
    """The A is turned up, and the blue 13 changed hands."""
    return moment.now["up"] == "WA" and passed_on(moment, first_lead, "S13")


def trick_of(moment: Moment) -> list[str]:
    """The whole trick that was just taken, in the order of play, or nothing."""
    if moment.told("trick") is None:
        return []
    return [card for _, card in moment.before["trick"]] + moment.words[2:]


def nobody_follows(moment: Moment, trump: str) -> bool:
    """A trick that goes to its leader, because nobody follows and no trump falls."""
    trick = trick_of(moment)
    others = {septet.suit(card) for card in trick[1:]}
    if not trick or moment.before["up"][0] != trump or trick[0][0] == trump or "WA" in trick:
        return False
    return not others & {trick[0][0], trump}


def super_trump(moment: Moment, led: bool) -> bool:
    """The A takes a trick with the highest trump in it, led or not."""
    trick, up = trick_of(moment), moment.before["up"]
    highest = up[0] + septet.RANKS[up[0]][-1] if up else ""
    return "WA" in trick and highest in trick and up[0] != "W" and (trick[0] == "WA") == led


def lost_boss_of_trump(ending: Ending) -> bool:
    """The trump suit's boss, worth something otherwise, is among the winners' bosses."""
    return ending.advanced and any(boss[0] == ending.up[0] and septet.WORTH[4 if ending.four else 3][boss] for boss in ending.won())


def tie(ending: Ending) -> bool:
    """The game ends with two equal at the top."""
    return ending.over and sorted(ending.scores)[-1] == sorted(ending.scores)[-2]


def up_is_boss(ending: Ending) -> bool:
    """The card turned up is a boss."""
    return ending.up in septet.BOSSES


SHARE = "example: D7 E7 L7 F7 G7, yellow trump, after the seventh trick, 4 points"
ENDINGS: Wanted = {
    "S11 four bosses": ended("bosses", True),
    "S11 the fourth boss in the seventh trick": ended("bosses", True, lambda e: e.side_sum() == 7),
    "S11 the fourth boss in the last trick": ended("bosses", True, lambda e: e.last_trick),
    "S11 six bosses or more of one team": ended("bosses", True, lambda e: len(e.won()) >= 6),
    "S11 seven tricks, bosses in the losers' hands only": ended("tricks", True, lambda e: e.hands_of(False) and not e.hands_of(True)),
    "S11 seven tricks, bosses in the winners' hands only": ended("tricks", True, lambda e: e.hands_of(True) and not e.hands_of(False)),
    "S11 seven tricks, bosses in both sides' hands": ended("tricks", True, lambda e: e.hands_of(True) and e.hands_of(False)),
    "S11 seven tricks, bosses in four hands": ended("tricks", True, lambda e: all(e.held)),
    "S11 seven tricks, no boss in any hand": ended("tricks", True, lambda e: not e.hands_of(True) + e.hands_of(False)),
    "S11 seven tricks to nothing": ended("tricks", True, lambda e: sum(e.tricks) == 7),
    "S11 seven tricks in the last trick": ended("tricks", True, lambda e: e.last_trick),
    "S11 seven tricks, basic": ended("tricks", True, lambda e: not e.advanced and e.hands_of(False)),
    "S11 the last trick wins, advanced": ended("last", True, lambda e: e.advanced),
    "S11 the last trick wins, basic": ended("last", True, lambda e: not e.advanced),
    "S12 three bosses": ended("bosses", False),
    "S12 the third boss in the seventh trick": ended("bosses", False, lambda e: e.side_sum() == 7),
    "S12 five bosses of one player": ended("bosses", False, lambda e: len(e.won()) == 5),
    "S12 seven tricks, three points each": ended("tricks", False, lambda e: e.advanced and up_is_boss(e)),
    "S12 seven tricks, bosses left in hands": ended("tricks", False, lambda e: any(e.held)),
    "S12 seven tricks to nothing": ended("tricks", False, lambda e: sum(e.tricks) == 7),
    "S12 seven tricks, basic": ended("tricks", False, lambda e: not e.advanced),
    "S12 the last trick wins, advanced": ended("last", False, lambda e: e.advanced),
    "S12 the last trick wins, basic": ended("last", False, lambda e: not e.advanced),
    "S14 the trump suit's boss counts nothing": ended("bosses", True, lost_boss_of_trump),
    "S15 the trump suit's boss counts nothing": ended("bosses", False, lost_boss_of_trump),
    "S14 six points in one round": ended("bosses", True, lambda e: e.advanced and max(e.gains) == 6),
    "S15 eight points in one round": ended("bosses", False, lambda e: e.advanced and max(e.gains) >= 8),
    "S14 one point only": ended("bosses", True, lambda e: e.advanced and max(e.gains) == 1),
    "S14 seven to nothing": ended("bosses", True, lambda e: e.over and e.advanced and sorted(e.scores) == [0, 7]),
    "S14 thirteen points": ended("tricks", True, lambda e: e.over and max(e.scores) >= 12),
    "S15 the game ends by seven tricks, no tie": ended("tricks", False, lambda e: e.over and e.advanced and not tie(e)),
    "S15 the second has six points": ended("tricks", False, lambda e: e.over and sorted(e.scores)[1] == 6),
    "S16 a tie, advanced": ended("tricks", False, lambda e: e.advanced and tie(e)),
    "S16 a tie, basic": ended("tricks", False, lambda e: not e.advanced and tie(e)),
    "S16 a tie won by seat 0": ended("tricks", False, lambda e: tie(e) and e.taker == 2),
    "S16 a tie won by seat 1": ended("tricks", False, lambda e: tie(e) and e.taker == 0),
    "S16 a tie won by seat 2": ended("tricks", False, lambda e: tie(e) and e.taker == 1),
    "example: W7 L7 F7 S7, red trump, 3 points": ended(
        "bosses", True, lambda e: e.advanced and e.up[0] == "F" and e.won() == {"W7", "L7", "F7", "S7"} and max(e.gains) == 3
    ),
    SHARE: ended(
        "tricks", True, lambda e: e.advanced and e.up[0] == "L" and e.won() == {"D7", "E7", "L7", "F7", "G7"} and max(e.gains) == 4
    ),
}
MOMENTS: Wanted = {
    "example: trump purple, nobody follows, no trump": lambda m: nobody_follows(m, "E"),
    "S2 the A must follow green": lambda m: m.words[-1] == "WA" and bool(m.before["trick"]) and m.before["trick"][0][1][0] == "W"
    and sum(card[0] == "W" for card in m.before["hands"][m.seat]) == 1,
    "S9 the A is thrown in and takes the highest trump": lambda m: super_trump(m, False),
    "S9 the A is led and takes the highest trump": lambda m: super_trump(m, True),
    "S7 the A is turned up, the 13 shown": lambda m: m.told("shows") is not None and m.told("shows")[2] == "S13",
    "S7 the A is turned up and the 13 passed on, holder": lambda m: thirteen_passed(m, "holder"),
    "S7 the A is turned up and the 13 passed on, dealt": lambda m: thirteen_passed(m, "dealt"),
    "S7 the A is passed on, holder": lambda m: passed_on(m, "holder", "WA"),
    "S7 the A is passed on, dealt": lambda m: passed_on(m, "dealt", "WA"),
    "S7 the A is turned up in a later round": lambda m: m.now["round"] > 1 and m.now["up"] == "WA",
}
WANTED = ENDINGS | MOMENTS


def make(number: int) -> tuple[Game, Random]:
    """The game with this number: both numbers of players, all options, and every trump in turn."""
    rng = seeded("rare septet", number)
    options = [{}, {}, {"scoring": "basic"}, {"first_lead": "dealt"}, {"scoring": "basic", "first_lead": "dealt"}][number % 5]
    game = Game("septet", 3 + number % 2, options)
    up = [None, "WA", "L4", "F6", "E2", "L9", *septet.BOSSES][number // 10 % 13]
    game.shuffle(septet_deal(rng, up))
    return game, rng



def greedy_team(table: septet.Table, seat: int, words: str) -> float:
    """Seats 0 and 2 play high; seats 1 and 3 keep their bosses."""
    cards = words.split(" ")[1:]
    if seat % 2:
        return 0.001 if any(card in septet.BOSSES for card in cards) else 1
    return 2 ** septet.rank(cards[0]) if len(cards) == 1 else 1


def make_share(number: int) -> tuple[Game, Random]:
    """Seats 1 and 3 hold the five bosses of the rulebook's example."""
    rng = seeded("share", number)
    game = Game("septet", 4)
    game.bias = greedy_team
    five = dict(zip(rng.sample([*range(12, 24), *range(36, 48)], 5), ["D7", "E7", "L7", "F7", "G7"], strict=True))
    game.shuffle(stack(septet.CARDS, rng, five | {48: "L4", rng.randrange(12): "W7", 24 + rng.randrange(12): "S7"}))
    return game, rng


def records() -> list[dict]:
    """All of them."""
    common = {name: happened for name, happened in WANTED.items() if name != SHARE}
    return hunt(common, make, 5000) + hunt({SHARE: WANTED[SHARE]}, make_share, 500)
