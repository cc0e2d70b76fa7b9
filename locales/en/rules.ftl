### The rules of both games, in the order of a rules page. One sentence a line: whoever shows them fits the lines to the place.
### Pagoda: components P1 P2, setup P3–P5, turn P6–P11, worth P12, rounds P13–P16, deck P17 P18, end P19, then knowledge and variants.
### Septet: components S1–S3, players S4, setup S5–S7, trick S8–S10, round-end S11 S12, scoring S13–S16, then knowledge and variants.

rules-pagoda-title = Yokai Pagoda: the rules
rules-septet-title = Yokai Septet: the rules
rules-heading-components = Components
rules-heading-players = Players
rules-heading-setup = Set-up
rules-heading-turn = Your turn
rules-heading-trick = A trick
rules-heading-worth = What cards are worth
rules-heading-rounds = Rounds
rules-heading-deck = When the deck runs out
rules-heading-round-end = The end of a round
rules-heading-scoring = Scoring
rules-heading-end = The end of the game
rules-heading-knowledge = What you know
rules-heading-variants = Variants, only when chosen
rules-footnote =
    Yokai Pagoda and Yokai Septet belong to their publishers.
    This project is not affiliated with them: if you like the games, buy the boxes.

## Yokai Pagoda

rules-pagoda-short =
    Aim: the fewest points after three rounds (with two players, four).
    On your turn, play one card on the left or the right pile.
    Match (same Yokai or number): give another player a card, unseen.
    If you have no card left, let another player draw one.
    Higher (another Yokai): draw a card, or take the other pile’s top card.
    Lower (another Yokai): you may close if your hand is worth 3 or less.
    Worth: add up the lowest number of each Yokai; nothing else counts.
    The round ends when someone closes, or is out of cards after the effect.
    All cards left in hands go into their players’ pools, for good.
    The next round is started by the player to the left of whoever ended it.
    With two players, one starts rounds 1 and 3, the other rounds 2 and 4.
    Deck empty: the cards below the two top cards become a new deck.
    The pool worth least wins. Tie: fewest Yokai, fewest cards, shared.

rule-P1 =
    There are 100 offering cards: ten Yokai, each with the numbers 1 to 10 once.
    The Yokai are Kappa, Tengu, Tanuki, Kitsune, Oni, Yuki-onna, Nekomata, Rokurokubi, Jorōgumo and Kodama.
    2 to 5 players take part.
rule-P2 =
    Four Torii gate cards mark the current round.
    There are also five summary cards, one for each player.
rule-P3 =
    Shuffle all 100 cards and deal 7 to each player, one at a time and clockwise.
    The starting player of the round gets the first card.
    The rest is the Pagoda deck and lies face down.
rule-P4 = Turn up the deck’s first card as the left offering pile, and the next one as the right offering pile.
rule-P5 =
    The first starting player is whoever last saw a scary film.
    The table may say who that is; otherwise it is random.
rule-P6 =
    On your turn, play one card from your hand on one of the two piles and compare it with the card that was on top there.
    The same Yokai or the same number is a match.
    If the Yokai differs, a higher number makes your card higher, and a lower number makes it lower.
rule-P7 =
    Match: give one card from your hand to another player of your choice; only the two of you see it.
    If your hand is empty, choose another player all the same: that player draws the deck’s first card.
    Nobody else sees the card drawn, not even you.
rule-P8 =
    Higher: draw the deck’s first card, or take the top card of the other pile into your hand.
    If the card taken was the last of its pile, the deck’s first card is turned up in its place.
    Everybody has seen a card that was taken from a pile.
rule-P9 =
    Lower: if the cards now in your hand are worth 3 or less, you may show them all and close the round, or go on.
    If they are worth more, nothing happens; with an empty hand there is nothing to choose: the round ends.
    Closing is part of the play: you say it with the card, and if you do not close, only you know whether you could have.
rule-P10 = The effect must be carried out; only closing the round is your choice.
rule-P11 =
    When the effect is done and your hand is empty or you closed, the round ends, and you are the one who ended it.
    Otherwise it is the next player’s turn, clockwise.
    So if your last card is higher, it brings you a new one and the round goes on.
rule-P12 =
    Sort the cards by Yokai, count only the lowest number of each Yokai, and add those up.
    No cards are worth 0.
    Example: Kappa 3, 7, 8 and Tanuki 2, 5, 7, 10 are worth 3 + 2 = 5.
rule-P13 =
    When a round ends, all players put the cards left in their hands face down into their own pool of failed offerings.
    You may look at your own pool at any time, but its cards never leave it.
    Nobody sees the cards of others, save a hand shown for closing; how many there are in each hand and pool, everybody knows.
rule-P14 = A game has three rounds; with two players it has four.
rule-P15 =
    The next round is started by the player to the left of the one who ended the last round, whichever way it ended.
    With two players a random one starts rounds 1 and 3, and the other starts rounds 2 and 4, whoever ended the round before.
rule-P16 =
    Between rounds the two piles stay as they are, and the Torii gate advances by one.
    Each player is dealt 7 cards as in the set-up, beginning with the new starting player.
rule-P17 =
    As soon as the deck is empty and a pile has cards below its top card, those cards of both piles are shuffled into a new deck.
    The two top cards stay where they are.
    This is looked at after every single card played, drawn, turned up or dealt, and comes before the end of a round or game.
rule-P18 =
    If the cards run out for good during a deal, the deal stops, and those who got fewer cards play with what they have.
    Without variants this can only happen with five players in the third round, and then everyone has at least 6 cards.
rule-P19 =
    After the last round, what your pool is worth is your final score, and the lowest wins.
    In a tie, whoever has the fewest different Yokai in the pool wins; if that is equal too, whoever has the fewest cards in it.
    If even that is equal, the victory is shared.
rules-pagoda-knowledge =
    Everybody knows both piles card by card, every card played, turned up or taken, and how many cards there are in hands, pools and deck.
    You alone know your hand, your pool and what you drew; a card that is given is known to its giver and its receiver.
    After the last round all pools are shown.
rules-pagoda-variants =
    optional_effects = true: after a match or a higher card you may decline the effect; with an empty hand that ends the round.
    rounds = 1 to 4: so many rounds are played, with five players at most 3.

## Yokai Septet

rules-septet-short =
    Aim: capture bosses, the 7s. Four play in teams, three each alone.
    First pass 3 cards: with four to your partner, with three to the left.
    Round 1 is led by the holder of the A; if that is turned up, of Snow 13.
    Follow suit if you can; otherwise play any card.
    The A wins the trick; else the highest trump; else the highest of the suit.
    The winner of a trick captures its bosses and leads the next one.
    After each trick, in this order (in brackets: with three players):
    1. Four (three) bosses win the round.
    2. Seven tricks lose it; the other team also takes the bosses in all hands
    (the other two players win, and no boss changes hands).
    3. No cards left: whoever took the last trick wins.
    Advanced: what your bosses are worth, trump’s boss 0; 7 points win.
    With three players, seven tricks bring the two others 3 points each.
    Basic: 1 point for each winner of a round; 2 points win.

rule-S1 =
    There are 49 cards: seven suits of seven consecutive ranks, and within a suit the highest rank wins.
    Wind has A and 2 to 7, Earth 2 to 8, Grace 3 to 9, Lightning 4 to 10, Darkness 5 to 11, Fire 6 to 12, Snow 7 to 13.
rule-S2 =
    The 7 of each suit is its boss.
    Wind’s A is the super trump: it is a Wind card, and within Wind it has rank 1.
rule-S3 =
    This is what the bosses are worth in advanced scoring.
    With four players: Wind 0, Earth 0, Grace 1, Lightning 1, Darkness 1, Fire 2, Snow 2.
    With three players: Wind 0, Earth 1, Grace 1, Lightning 2, Darkness 2, Fire 3, Snow 3.
rule-S4 =
    Four players form two teams of two, and partners sit opposite each other.
    Three players play each alone.
rule-S5 =
    For each round, shuffle the cards and deal 12 to each of four players, or 16 to each of three.
    The one card left over is the trump card: it is turned up, and its suit is the trump suit.
    It belongs to nobody.
rule-S6 =
    Then all choose 3 cards to pass, at the same time and before they see what comes.
    With four players you pass them to your partner, with three to the player on your left, in every round.
rule-S7 =
    In the first round, after the exchange, whoever holds the A shows it and leads.
    If the A is the trump card, whoever holds Snow 13 shows that and leads; the card shown goes back to the hand, and any card may be led.
    In later rounds, the winner of the last trick of the round before leads.
rule-S8 =
    Whoever leads plays any card, and the others follow clockwise.
    If you have a card of the suit led you must follow suit; otherwise you may play any card.
rule-S9 = The A wins the trick if it was played; else the highest trump; else the highest card of the suit led.
rule-S10 =
    The winner takes all cards of the trick and leads the next one.
    Bosses lie face up in front of whoever captured them, the other cards face down.
    Everybody knows how many tricks each player has taken.
rule-S11 =
    With four players, after each trick and in this order: a team with four or more bosses wins the round, even in its seventh trick.
    Otherwise a team with seven tricks loses: the other wins and takes every boss still in anyone’s hand; bosses captured already stay.
    Otherwise, when the hands are empty, the team that took the last trick wins.
rule-S12 =
    With three players, after each trick and in this order: whoever has three or more bosses wins the round, even in their seventh trick.
    Otherwise whoever has seven tricks loses: the other two both win, and no boss changes hands.
    Otherwise, when the hands are empty, the winner of the last trick wins.
rule-S13 =
    Basic scoring: each winner of the round, a team or a player, takes 1 point.
    2 points win the game.
rule-S14 =
    Advanced scoring with four players: the winning team scores what its bosses are worth.
    The bosses that it took from hands after the seventh trick count too; the boss of the trump suit counts 0.
    A team with 7 or more points wins the game.
rule-S15 =
    Advanced scoring with three players: after seven tricks, the two winners score 3 points each.
    Otherwise the winner scores what their bosses are worth; the boss of the trump suit counts 0.
    The game ends when someone has 7 or more points, and the most points win.
rule-S16 =
    With three players, two may be equal at the top when the game ends.
    Then the one to the left of (next clockwise after) the player who took seven tricks in the last round wins.
rules-septet-knowledge =
    Everybody knows the trump card, the card shown before the first lead, every card played, and all tricks, bosses and scores.
    You alone know your hand; the cards you pass are known to you and, once all have passed, to the player who receives them.
    With four players, the bosses left in hands after a seventh trick are shown; other cards left over never are.
rules-septet-variants =
    scoring = basic: the short game of rule S13, in place of advanced scoring.
    first_lead = dealt: whoever was dealt the A (or Snow 13) shows it before the exchange and leads, even if it is then passed on.
