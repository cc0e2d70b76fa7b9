"""Yokai Pagoda, slow and plain: cards are names, hands and piles are lists, every rule stands once. Comments have its number."""

YOKAI = ["Ka", "Te", "Ta", "Ki", "On", "Yu", "Ne", "Ro", "Jo", "Ko"]  # P1
CARDS = [yokai + str(number) for yokai in YOKAI for number in range(1, 11)]
OTHER = {"left": "right", "right": "left"}
ROUNDS = {2: 4, 3: 3, 4: 3, 5: 3}  # P14
OPTIONS = {"optional_effects": [False, True], "rounds": [1, 2, 3, 4]}


class Illegal(Exception):
    """What the rules do not allow; the message begins with the rule's number."""


def yokai_of(card: str) -> str:
    """The two letters of the Yokai."""
    return card[:2]


def number_of(card: str) -> int:
    """The card's number."""
    return int(card[2:])


def in_order(cards: list[str]) -> list[str]:
    """The cards in the record's order."""
    return sorted(cards, key=CARDS.index)


def worth(cards: list[str]) -> int:
    """The lowest number of each Yokai, added up (P12)."""
    total = 0
    for yokai in YOKAI:
        numbers = [number_of(card) for card in cards if yokai_of(card) == yokai]
        if numbers:
            total += min(numbers)
    return total


def compare(card: str, top: str) -> str:
    """How a card stands to the one that it is laid on (P6)."""
    if yokai_of(card) == yokai_of(top) or number_of(card) == number_of(top):
        return "match"
    return "higher" if number_of(card) > number_of(top) else "lower"


class Table:
    """One game, from the first shuffle to the end.

    `todo` holds what must still happen, the next first: ("deal", seat), ("reveal", pile), ("end of turn", seat) and
    ("end of round", how, seat) happen by themselves; ("play", seat), ("match", seat) and ("higher", seat, other pile) wait for the seat.
    """

    def __init__(self, players: int, options: dict | None = None, first: int = 0, yokai: int = 10, highest: int = 10, hand: int = 7):
        rounds = (options or {}).get("rounds", ROUNDS.get(players, 0))
        self.refuse_start(players, rounds, first, yokai * highest, hand)
        self.players = players
        self.rounds = rounds
        self.optional_effects = (options or {}).get("optional_effects", False)
        self.first = first
        self.cards = [card for card in CARDS if YOKAI.index(yokai_of(card)) < yokai and number_of(card) <= highest]
        self.hand_size = hand
        self.shuffled = False
        self.deck: list[str] = []
        self.piles: dict[str, list[str]] = {"left": [], "right": []}  # the top card is the last
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.pools: list[list[str]] = [[] for _ in range(players)]
        self.round = 1
        self.over = False
        self.told: list[tuple] = []  # pairs: the line for all (or None), and the lines of single seats in its stead
        self.todo = self.deal(first)[:-1] + [("reveal", "left"), ("reveal", "right"), ("play", first)]  # P3, P4

    @staticmethod
    def refuse_start(players: int, rounds: int, first: int, cards: int, hand: int) -> None:
        """Nobody may ever be left without a card (Small decks)."""
        if players not in (2, 3, 4, 5):
            raise Illegal("P1: two to five players")
        if not 1 <= rounds <= 4 or first not in range(players):
            raise Illegal("P5: one to four rounds, and a starting player")
        if cards < players * hand + 2 or cards - 2 - (rounds - 1) * (players * hand - 1) < players:
            raise Illegal("P18: a player could be left without a card")

    def deal(self, starter: int) -> list[tuple]:
        """A round's deal, card by card (P3), and then its first turn."""
        dealt = [("deal", (starter + place) % self.players) for _ in range(self.hand_size) for place in range(self.players)]
        return dealt + [("play", starter)]

    # ---- chance

    def due(self) -> list[str] | None:
        """The cards that must be shuffled now, in the record's order, or None."""
        if not self.shuffled:
            return list(self.cards)  # P3
        below = self.piles["left"][:-1] + self.piles["right"][:-1]
        if not self.deck and below:  # P17
            return in_order(below)
        return None

    def shuffle(self, names: list[str]) -> None:
        """The due cards become the deck, the first card first."""
        due = self.due()
        if due is None:
            raise Illegal("P17: no shuffle is due")
        if any(name not in due for name in names) or in_order(names) != due:
            raise Illegal("P17: a shuffle holds the due cards, each once")
        if self.shuffled:
            self.tell(f"deck {len(due)} " + " ".join(due))
        else:
            self.tell(f"deck {len(due)}")
        self.shuffled = True
        self.deck = list(names)
        for pile in self.piles.values():
            del pile[:-1]  # the top cards stay
        self.go_on()

    # ---- what happens by itself

    def go_on(self) -> None:
        """Do what must happen by itself, one card at a time, until a shuffle, a seat or nothing is waited for."""
        while self.due() is None and self.todo:
            what, *details = self.todo[0]
            if what in ("play", "match", "higher"):
                return
            self.todo.pop(0)
            if what == "deal":
                self.deal_one(*details)
            elif what == "reveal":
                self.reveal(*details)
            elif what == "end of turn":
                self.end_turn(*details)
            elif what == "end of round":
                self.end_round(*details)

    def deal_one(self, seat: int) -> None:
        """One card from the deck to a seat, or the end of the deal (P3, P18)."""
        if self.deck:
            self.draw(seat)
        else:
            self.todo = [step for step in self.todo if step[0] != "deal"]

    def draw(self, seat: int) -> None:
        """The deck's first card goes to a seat, unseen by all others."""
        card = self.deck.pop(0)
        self.hands[seat].append(card)
        self.tell(f"{seat} draw ?", {seat: f"{seat} draw {card}"})

    def reveal(self, pile: str) -> None:
        """The deck's first card becomes a pile's only card (P4, P8)."""
        card = self.deck.pop(0)
        self.piles[pile].append(card)
        self.tell(f"pile {pile} {card}")

    def end_turn(self, seat: int) -> None:
        """An empty hand ends the round; else the next player is on turn (P11)."""
        if self.hands[seat]:
            self.todo = [("play", (seat + 1) % self.players)]
        else:
            self.todo = [("end of round", "empty", seat)]

    def end_round(self, how: str, seat: int) -> None:
        """All cards in hands go to the pools (P13); then the next deal, or the end."""
        self.tell(f"round {how} {seat}")
        for pool, hand in zip(self.pools, self.hands, strict=True):
            pool += hand
            hand.clear()
        if self.round == self.rounds:  # P14
            self.end_game()
            return
        self.round += 1
        starter = (seat + 1) % self.players  # P15
        if self.players == 2:
            starter = self.first if self.round == 3 else 1 - self.first
        self.todo = self.deal(starter)  # P16

    def end_game(self) -> None:
        """The pools are shown and counted."""
        self.over = True
        self.todo = []
        for seat, pool in enumerate(self.pools):
            self.tell(" ".join(["pools", str(seat)] + in_order(pool)))
        numbers = [str(number) for number in self.scores()] + ["winners"] + [str(seat) for seat in self.winners()]
        self.tell("over " + " ".join(numbers))

    # ---- what seats may do

    def choices(self) -> dict[int, list[str]]:
        """For the seat that may act, all that it may do."""
        if self.due() is not None or self.over:
            return {}
        what, seat, *_ = self.todo[0]
        if what == "play":
            return {seat: self.plays(seat)}
        decline = ["decline"] if self.optional_effects else []
        if what == "higher":
            return {seat: ["draw deck", "draw pile"] + decline}  # P8
        others = [(seat + step) % self.players for step in range(1, self.players)]
        if self.hands[seat]:  # P7
            return {seat: [f"give {card} {other}" for card in in_order(self.hands[seat]) for other in others] + decline}
        return {seat: [f"draw-for {other}" for other in others] + decline}

    def plays(self, seat: int) -> list[str]:
        """Every card on either pile (P6), and each as a closing play where that may be (P9)."""
        plays = []
        for card in in_order(self.hands[seat]):
            for pile in ("left", "right"):
                plays.append(f"play {card} {pile}")
                rest = [other for other in self.hands[seat] if other != card]
                if compare(card, self.piles[pile][-1]) == "lower" and rest and worth(rest) <= 3:
                    plays.append(f"play {card} {pile} close")
        return plays

    def refuse(self, seat: int, words: str) -> None:
        """Whatever is not among the choices is illegal; say which rule says so."""
        if self.due() is not None:
            raise Illegal("P17: a shuffle is due")
        if self.over:
            raise Illegal("P14: the game is over")
        what, on_turn, *_ = self.todo[0]
        if seat != on_turn:
            raise Illegal(f"P11: seat {on_turn} is on turn")
        if words not in self.choices()[seat]:
            rule = "P9" if words.endswith(" close") and what == "play" else {"play": "P6", "match": "P7", "higher": "P8"}[what]
            raise Illegal(f"{rule}: one of {', '.join(self.choices()[seat])}")

    # ---- what seats do

    def do(self, seat: int, words: str) -> None:
        """What a seat does, in the record's words."""
        self.refuse(seat, words)
        verb, *rest = words.split(" ")
        if verb == "play":
            self.play(seat, *rest)
        else:
            effect = self.todo.pop(0)
            if verb == "give":
                self.give(seat, rest[0], int(rest[1]))
            elif verb == "draw-for":
                self.tell(f"{seat} draw-for {rest[0]}")
                self.draw(int(rest[0]))
            elif verb == "decline":
                self.tell(f"{seat} decline")
            elif rest == ["deck"]:
                self.draw(seat)
            else:
                self.take(seat, effect[2])
        self.go_on()

    def play(self, seat: int, card: str, pile: str, close: str | None = None) -> None:
        """A card goes onto a pile; what follows is written down in `todo` (P6 to P9)."""
        case = compare(card, self.piles[pile][-1])
        self.hands[seat].remove(card)
        self.piles[pile].append(card)
        if close:
            self.tell(f"{seat} play {card} {pile} close")
            self.tell(f"shows {seat} " + " ".join(in_order(self.hands[seat])))
            self.todo = [("end of round", "close", seat)]
            return
        self.tell(f"{seat} play {card} {pile}")
        effect = {"match": [("match", seat)], "higher": [("higher", seat, OTHER[pile])], "lower": []}[case]
        self.todo = effect + [("end of turn", seat)]

    def give(self, seat: int, card: str, receiver: int) -> None:
        """A card goes from hand to hand, seen by these two (P7)."""
        self.hands[seat].remove(card)
        self.hands[receiver].append(card)
        line = f"{seat} give {card} {receiver}"
        self.tell(f"{seat} give ? {receiver}", {seat: line, receiver: line})

    def take(self, seat: int, pile: str) -> None:
        """A pile's top card goes to the hand, seen by all; a bare pile gets a new card (P8)."""
        card = self.piles[pile].pop()
        self.hands[seat].append(card)
        self.tell(f"{seat} take {pile} {card}")
        if not self.piles[pile]:
            self.todo.insert(0, ("reveal", pile))

    # ---- what is seen, and the end

    def tell(self, line: str | None, own: dict[int, str] | None = None) -> None:
        """A line for all; `own` has the lines of seats that see more."""
        self.told.append((line, own or {}))

    def log(self, seat: int | str) -> list[str]:
        """All lines that a seat saw; "-" is a spectator."""
        return [own.get(seat, line) for line, own in self.told]

    def scores(self) -> list[int]:
        """What each pool is worth (P19)."""
        return [worth(pool) for pool in self.pools]

    def winners(self) -> list[int]:
        """The lowest worth; then the fewest Yokai; then the fewest cards; then all of these (P19)."""
        ranks = [(worth(pool), len({yokai_of(card) for card in pool}), len(pool)) for pool in self.pools]
        return [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]

    def result(self) -> dict | None:
        """The result as a record states it, or None."""
        return {"scores": self.scores(), "winners": self.winners()} if self.over else None
