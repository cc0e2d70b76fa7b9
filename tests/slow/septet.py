"""Yokai Septet, slow and plain: cards are names, hands are lists, every rule stands once. The rules' numbers are in the comments."""

from itertools import combinations

# S1
RANKS = {
    "W": ["A", "2", "3", "4", "5", "6", "7"],
    "E": ["2", "3", "4", "5", "6", "7", "8"],
    "G": ["3", "4", "5", "6", "7", "8", "9"],
    "L": ["4", "5", "6", "7", "8", "9", "10"],
    "D": ["5", "6", "7", "8", "9", "10", "11"],
    "F": ["6", "7", "8", "9", "10", "11", "12"],
    "S": ["7", "8", "9", "10", "11", "12", "13"],
}
CARDS = [suit + rank for suit, ranks in RANKS.items() for rank in ranks]
BOSSES = ["W7", "E7", "G7", "L7", "D7", "F7", "S7"]  # S2
WORTH = {  # S3
    4: {"W7": 0, "E7": 0, "G7": 1, "L7": 1, "D7": 1, "F7": 2, "S7": 2},
    3: {"W7": 0, "E7": 1, "G7": 1, "L7": 2, "D7": 2, "F7": 3, "S7": 3},
}
OPTIONS = {"scoring": ["advanced", "basic"], "first_lead": ["holder", "dealt"]}


class Illegal(Exception):
    """What the rules do not allow; the message begins with the rule's number."""


def suit(card: str) -> str:
    """The suit's letter."""
    return card[0]


def rank(card: str) -> int:
    """The card's number; the A is green's 1 (S2)."""
    return 1 if card[1:] == "A" else int(card[1:])


def in_order(cards: list[str]) -> list[str]:
    """The cards in the record's order."""
    return sorted(cards, key=CARDS.index)


class Table:
    """One game, from the first shuffle to the end."""

    def __init__(self, players: int, options: dict | None = None, first: int | None = None) -> None:
        if players not in (3, 4):
            raise Illegal("S4: three or four players")
        if first is not None:
            raise Illegal("S7: the cards say who leads")
        self.players = players
        self.scoring = (options or {}).get("scoring", "advanced")
        self.first_lead = (options or {}).get("first_lead", "holder")
        self.sides = [[0, 2], [1, 3]] if players == 4 else [[0], [1], [2]]  # S4
        self.scores = [0 for _ in self.sides]
        self.round = 1
        self.leader: int | None = None
        self.seven_tricks: int | None = None  # the seat that took seven tricks in the last round (S16)
        self.over = False
        self.told: list[tuple] = []  # pairs: the line for all (or None), and the lines of single seats in its stead
        self.clear()

    def clear(self) -> None:
        """Nothing is dealt yet."""
        self.up: str | None = None
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.passed: dict[int, list[str]] = {}
        self.trick: list[tuple[int, str]] = []  # pairs of seat and card, in the order of play
        self.tricks = [0 for _ in range(self.players)]
        self.bosses: list[list[str]] = [[] for _ in range(self.players)]

    # ---- what may happen

    def stage(self) -> str:
        """What is waited for: a shuffle, the exchange, a card, nothing."""
        if self.over:
            return "over"
        if self.up is None:
            return "shuffle"
        return "exchange" if len(self.passed) < self.players else "play"

    def due(self) -> list[str] | None:
        """The cards that must be shuffled now, in the record's order, or None (S5)."""
        return list(CARDS) if self.stage() == "shuffle" else None

    def turn(self) -> int:
        """The seat that plays the next card (S8)."""
        return (self.leader + len(self.trick)) % self.players

    def choices(self) -> dict[int, list[str]]:
        """For each seat that may act, all that it may do."""
        if self.stage() == "exchange":
            return {
                seat: ["pass " + " ".join(three) for three in combinations(in_order(self.hands[seat]), 3)]
                for seat in range(self.players)
                if seat not in self.passed
            }
        if self.stage() == "play":
            return {self.turn(): ["play " + card for card in in_order(self.may_play(self.turn()))]}
        return {}

    def may_play(self, seat: int) -> list[str]:
        """The suit led if the hand has it, else any card (S8)."""
        hand = self.hands[seat]
        if not self.trick:
            return hand
        led = suit(self.trick[0][1])
        following = [card for card in hand if suit(card) == led]
        return following or hand

    def refuse_pass(self, seat: int, cards: list[str]) -> None:
        """Three different cards of one's own hand, once, in the exchange (S6)."""
        if self.stage() != "exchange":
            raise Illegal("S6: no exchange now")
        if seat in self.passed:
            raise Illegal(f"S6: seat {seat} has passed already")
        if len(cards) != 3 or len(set(cards)) != 3:
            raise Illegal("S6: three cards are passed")
        for card in cards:
            if card not in self.hands[seat]:
                raise Illegal(f"S6: {card} is not in the hand")

    def refuse_play(self, seat: int, cards: list[str]) -> None:
        """One card of one's own hand, in turn, following suit (S8)."""
        if self.stage() != "play":
            raise Illegal("S6: the exchange comes first" if self.stage() == "exchange" else "S5: no card can be played")
        if seat != self.turn():
            raise Illegal(f"S8: seat {self.turn()} is to play")
        if len(cards) != 1 or cards[0] not in self.hands[seat]:
            raise Illegal("S8: one card of the hand")
        if cards[0] not in self.may_play(seat):
            raise Illegal(f"S8: must follow {suit(self.trick[0][1])}")

    # ---- what happens

    def tell(self, line: str | None, own: dict[int, str] | None = None) -> None:
        """A line for all; `own` has the lines of seats that see more."""
        self.told.append((line, own or {}))

    def log(self, seat: int | str) -> list[str]:
        """All lines that a seat saw; "-" is a spectator."""
        lines = [own.get(seat, line) for line, own in self.told]
        return [line for line in lines if line is not None]

    def shuffle(self, names: list[str]) -> None:
        """Deal the cards in this order (S5)."""
        if self.stage() != "shuffle":
            raise Illegal("S5: no shuffle is due")
        if in_order_or_none(names) != CARDS:
            raise Illegal("S5: each of the 49 cards once")
        size = 12 if self.players == 4 else 16
        self.hands = [list(names[seat * size : seat * size + size]) for seat in range(self.players)]
        self.up = names[48]
        self.tell(None, {seat: f"deal {size} " + " ".join(in_order(hand)) for seat, hand in enumerate(self.hands)})
        self.tell(f"up {self.up}")
        if self.round == 1 and self.first_lead == "dealt":
            self.show_first_leader()

    def show_first_leader(self) -> None:
        """Whoever has the A shows it and leads; the blue 13 where the A is turned up (S7)."""
        card = "S13" if self.up == "WA" else "WA"
        self.leader = next(seat for seat, hand in enumerate(self.hands) if card in hand)
        self.tell(f"shows {self.leader} {card}")

    def do(self, seat: int, words: str) -> None:
        """What a seat does, in the record's words."""
        if self.over:
            raise Illegal("S13: the game is over")
        if not 0 <= seat < self.players:
            raise Illegal("S4: no such seat")
        verb, *cards = words.split(" ")
        if verb == "pass":
            self.refuse_pass(seat, cards)
            self.pass_on(seat, cards)
        elif verb == "play":
            self.refuse_play(seat, cards)
            self.play(seat, cards[0])
        else:
            raise Illegal("record: pass or play")

    def pass_on(self, seat: int, cards: list[str]) -> None:
        """Lay three cards aside; when all have, they change hands (S6)."""
        self.passed[seat] = list(cards)
        self.tell(f"{seat} pass ? ? ?", {seat: f"{seat} pass " + " ".join(in_order(cards))})
        if len(self.passed) < self.players:
            return
        step = 2 if self.players == 4 else 1  # to the partner; to the left
        received = {(giver + step) % self.players: giver for giver in range(self.players)}
        for giver, three in self.passed.items():
            for card in three:
                self.hands[giver].remove(card)
        for taker, giver in received.items():
            self.hands[taker] += self.passed[giver]
        self.tell(None, {taker: f"got {giver} " + " ".join(in_order(self.passed[giver])) for taker, giver in received.items()})
        if self.round == 1 and self.first_lead == "holder":
            self.show_first_leader()

    def play(self, seat: int, card: str) -> None:
        """A card goes to the trick; the last one completes it."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.tell(f"{seat} play {card}")
        if len(self.trick) == self.players:
            self.take_trick()

    def trick_winner(self) -> int:
        """The A; else the highest trump; else the highest card of the suit led (S9)."""
        for seat, card in self.trick:
            if card == "WA":
                return seat
        led = suit(self.trick[0][1])
        trumps = [(rank(card), seat) for seat, card in self.trick if suit(card) == suit(self.up)]
        following = [(rank(card), seat) for seat, card in self.trick if suit(card) == led]
        return max(trumps or following)[1]

    def take_trick(self) -> None:
        """The winner takes the cards and leads the next trick (S10), if the round goes on."""
        winner = self.trick_winner()
        self.tricks[winner] += 1
        self.bosses[winner] += [card for _, card in self.trick if card in BOSSES]
        self.trick = []
        self.leader = winner  # also of the next round's first trick (S7)
        self.tell(f"trick {winner}")
        reason, sides = self.round_winners()
        if reason:
            self.end_round(reason, sides)

    def round_winners(self) -> tuple[str | None, list[int]]:
        """How the round ends and which sides win it (S11, S12); (None, []) where it goes on."""
        all_sides = range(len(self.sides))
        for side in all_sides:  # (1)
            if len(self.bosses_of(side)) >= (4 if self.players == 4 else 3):
                return "bosses", [side]
        for side in all_sides:  # (2)
            if sum(self.tricks[seat] for seat in self.sides[side]) >= 7:
                return "tricks", [other for other in all_sides if other != side]
        if not any(self.hands):  # (3)
            return "last", [side for side in all_sides if self.leader in self.sides[side]]
        return None, []

    def bosses_of(self, side: int) -> list[str]:
        """The bosses that lie before a side's seats."""
        return [card for seat in self.sides[side] for card in self.bosses[seat]]

    def end_round(self, reason: str, sides: list[int]) -> None:
        """Score the round, then the next one is dealt or the game ends."""
        self.seven_tricks = self.leader if reason == "tricks" else None
        extra = []
        if reason == "tricks" and self.players == 4:  # S11 (2): all bosses still in hands
            for seat, hand in enumerate(self.hands):
                held = [card for card in in_order(hand) if card in BOSSES]
                extra += held
                if held:
                    self.tell(f"hands {seat} " + " ".join(held))
        gains = [self.gain(side, reason, extra) if side in sides else 0 for side in range(len(self.sides))]
        winners = sorted(seat for side in sides for seat in self.sides[side])
        self.tell(f"round {reason} {words_of(winners)} gain {words_of(gains)}")
        self.scores = [score + gain for score, gain in zip(self.scores, gains, strict=True)]
        if max(self.scores) >= (2 if self.scoring == "basic" else 7):  # S13, S14, S15
            self.over = True
            self.tell(f"over {words_of(self.scores)} winners {words_of(self.winners())}")
        else:
            self.round += 1
            self.clear()

    def gain(self, side: int, reason: str, extra: list[str]) -> int:
        """What a winning side scores."""
        if self.scoring == "basic":
            return 1  # S13
        if self.players == 3 and reason == "tricks":
            return 3  # S15
        bosses = self.bosses_of(side) + extra
        return sum(WORTH[self.players][boss] for boss in bosses if suit(boss) != suit(self.up))  # S14, S15

    # ---- the end

    def winners(self) -> list[int]:
        """The seats that win the game: the most points (S13 to S15), a tie going to the left of the seven tricks (S16)."""
        best = [side for side, score in enumerate(self.scores) if score == max(self.scores)]
        if len(best) > 1:
            left = (self.seven_tricks + 1) % self.players
            best = [side for side in best if left in self.sides[side]]
        return sorted(seat for side in best for seat in self.sides[side])

    def result(self) -> dict | None:
        """The result as a record states it, or None."""
        return {"scores": list(self.scores), "winners": self.winners()} if self.over else None


def in_order_or_none(names: list[str]) -> list[str] | None:
    """The cards in the record's order; None where one is no card."""
    return in_order(names) if all(name in CARDS for name in names) else None


def words_of(numbers: list[int]) -> str:
    """Numbers with one space between them."""
    return " ".join(str(number) for number in numbers)
