## The table

pagoda = Yokai Pagoda
septet = Yokai Septet
you = you
opening = { $game } with { $count } players. Seed: { $seed }.
seat-you = Seat { $number }: you.
seat-bot = Seat { $number }: { $player }, a bot that plays at random.
how-to = Answer with the number of your choice. An empty line repeats the choices, “?” tells the rules in short, “{ $word }” the state of the table. Ctrl-C or the end of input leaves the table.
word-state = state
choice = { $number }. { $action }. { $effect }
same-effect = All of these do the same. { $effect }
choice-plain = { $number }. { $action }
prompt = { $count ->
        [one] Your choice (only 1):
       *[other] Your choice (1–{ $count }):
    }
prompt-several = Your choices (1–{ $count }), up to { $most } in one line:
no-such-choice = { $count ->
        [one] There is no choice { $number } here, only 1.
       *[other] There is no choice { $number }. Type a number from 1 to { $count }.
    }
not-understood = { $count ->
        [one] “{ $text }” is no choice here. Type 1, or write the choice as “{ $example }”.
       *[other] “{ $text }” is no choice here. Type a number from 1 to { $count }, or write the choice as “{ $example }”.
    }
too-many = { $count ->
        [one] Only one card is to be chosen here.
       *[other] Only { $count } cards are to be chosen here.
    }
left = You leave the table. The game stays unfinished.
input-ended = The input has ended, so you leave the table. The game stays unfinished.
record-kept = The game record is kept in { $file }.
record-not-kept = The game record could not be kept in a file. Here it is, to be copied:
record-refused = The game record could not be written. The game goes on, and its record will be tried again.

## What is to be decided and how things stand in Yokai Septet

variant-scoring-advanced = Advanced scoring: bosses are worth points, and 7 points win the game.
variant-scoring-basic = Basic scoring: a round is worth 1 point, and 2 points win the game.
variant-first-lead-dealt = The first trick is led by the player to whom the A is dealt, or { $card } where the A is turned up.
team = You and { $player } are a team against { $players }.
question-pass = Choose 3 cards for { $receiver }. You will see the ones { $player } passes you once everyone has chosen.
question-pass-more = { $count ->
        [one] Choose 1 more card for { $receiver }.
       *[other] Choose { $count } more cards for { $receiver }.
    }
question-lead = Your turn: lead any card.
question-follow = Your turn: { $suit } was led, and you must follow suit.
question-free = Your turn: { $suit } was led and you have none, so play any card.
choice-card = { $label }
state-round = Round { $number }.
state-trump = Trump: { $suit }. The trump card is { $card }.
state-score-of-teams = Score: your team { $mine }, the others { $theirs }.
state-score = Score: { $scores }.
state-tricks-of-teams = Tricks: your team { $mine }, the others { $theirs }.
state-tricks = Tricks: { $tricks }.
state-bosses-mine = Bosses of your team: { $labels }.
state-bosses-theirs = Bosses of the others: { $labels }.
state-bosses = Bosses of { $player }: { $labels }.
state-bosses-you = Your bosses: { $labels }.
state-last-trick = The previous trick: { $plays }.
state-trick = In the trick: { $plays }.
state-hand = Your hand: { $labels }.
reckoning-boss = { $count ->
        [0] { $label } counts nothing.
        [one] { $label } counts 1 point.
       *[other] { $label } counts { $count } points.
    }
reckoning-trump = { $label } counts nothing, for its suit is trump.

## What is to be decided and how things stand in Yokai Pagoda

variant-optional-effects = Effects are optional: you may decline to give, to draw or to take.
question-play = Your turn: play a card on the left or the right pile.
question-give = { $must ->
        [yes] Give one card to another player, unseen by the others.
       *[no] You may give one card to another player, unseen by the others.
    }
question-draw-for = { $must ->
        [yes] Choose another player, who draws the deck’s first card.
       *[no] You may choose another player, who draws the deck’s first card.
    }
question-take = { $must ->
        [yes] Take one card, from the deck or from the other pile.
       *[no] You may take one card, from the deck or from the other pile.
    }
choice-play = { $pile ->
        [left] { $label } on the left pile
       *[right] { $label } on the right pile
    }
choice-close = { $pile ->
        [left] { $label } on the left pile, and close the round
       *[right] { $label } on the right pile, and close the round
    }
choice-give = Give { $card } to { $receiver }
choice-draw-for = Let { $receiver } draw
choice-draw = Draw from the deck
choice-take = { $pile ->
        [left] Take { $card } from the left pile
       *[right] Take { $card } from the right pile
    }
choice-decline = Decline the effect
state-round-of = Round { $number } of { $rounds }, Torii gate { $number }. { $player } starts.
state-round-of-you = Round { $number } of { $rounds }, Torii gate { $number }. You start.
state-left-pile = { $count ->
        [0] Left pile: { $card }, alone.
        [one] Left pile: { $card } on top of 1 card.
       *[other] Left pile: { $card } on top of { $count } cards.
    }
state-right-pile = { $count ->
        [0] Right pile: { $card }, alone.
        [one] Right pile: { $card } on top of 1 card.
       *[other] Right pile: { $card } on top of { $count } cards.
    }
state-deck = { $count ->
        [0] No cards are left in the deck.
        [one] 1 card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
state-hands = Cards in hand: { $sizes }.
state-pools = Cards in the pools of failed offerings: { $sizes }.
state-pool = { $worth ->
        [one] Your pool: { $labels }. It is worth 1 point.
       *[other] Your pool: { $labels }. It is worth { $worth } points.
    }
state-hand-worth = { $worth ->
        [one] Your hand: { $labels }. It is worth 1 point.
       *[other] Your hand: { $labels }. It is worth { $worth } points.
    }
