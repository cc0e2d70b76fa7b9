## Refused, in both games: what is wrong, and what would be right

refused-over = The game is over. Nothing more can be played.
refused-deal-due = Cards are being shuffled first. Play once they lie on the table.
refused-not-your-turn = It is { $player }’s turn. Yours comes after it.
refused-not-in-hand = { $card } is not in your hand. Choose a card that you hold.

## Refused in Yokai Septet

refused-passed = You have already passed your 3 cards. Wait until everyone has chosen.
refused-picked = You have already chosen { $card }. Choose another card.
refused-must-pass = First, everyone passes 3 cards. Choose the cards to pass.
refused-must-play-card = The exchange is over. Play one card.
refused-must-follow = { $suit } was led and you have { $suit }, so you must follow suit.

## Refused in Yokai Pagoda

refused-must-play = Your turn begins with a card: play one onto the left or the right pile.
refused-must-give = Your card matched, so give one card from your hand to another player.
refused-must-draw-for = Your card matched and your hand is empty. Choose another player, who will draw a card.
refused-no-such-receiver = Nobody sits there. Choose another player at this table.
refused-must-draw = Your card was higher, so take a card: draw from the deck, or take the top card of the other pile.
refused-must-apply = At this table, an effect is not optional. Give, draw or take the card that it asks for.
refused-close-not-lower = Only a lower card of another Yokai can close the round. { $card } on { $top } is no such card, so play it without closing.
refused-close-empty = Your last card ends the round by itself. Play it without closing.
refused-close-worth = To close the round, your hand must be worth { $most } points or less. It would be worth { $worth }, so play without closing.

## What it will do in Yokai Septet

effect-pick = It goes to { $receiver } once everyone has chosen.
effect-super-trump = The super trump wins this trick, whatever else is played.
effect-lead = You lead { $suit }: everyone who has { $suit } must follow suit.
effect-lead-trump = You lead a trump: everyone who has trumps must follow suit.
effect-follow-ahead = You follow suit and are ahead of { $player } with { $top }.
effect-follow-behind = You follow suit and stay behind { $player } with { $top }.
effect-follow-takes = { $count ->
        [0] You follow suit and win the trick.
        [one] You follow suit, win the trick and capture a boss.
       *[other] You follow suit, win the trick and capture { $count } bosses.
    }
effect-follow-gives = { $count ->
        [0] You follow suit. { $player } wins the trick with { $top }.
        [one] You follow suit. { $player } wins the trick with { $top } and captures a boss.
       *[other] You follow suit. { $player } wins the trick with { $top } and captures { $count } bosses.
    }
effect-trump-ahead = You trump and are ahead of { $player } with { $top }.
effect-trump-behind = You trump but stay behind { $player } with { $top }.
effect-trump-takes = { $count ->
        [0] You trump and win the trick.
        [one] You trump, win the trick and capture a boss.
       *[other] You trump, win the trick and capture { $count } bosses.
    }
effect-trump-gives = { $count ->
        [0] You trump, but { $player } wins the trick with { $top }.
        [one] You trump, but { $player } wins the trick with { $top } and captures a boss.
       *[other] You trump, but { $player } wins the trick with { $top } and captures { $count } bosses.
    }
effect-discard-behind = You discard. { $player } stays ahead with { $top }.
effect-discard-gives = { $count ->
        [0] You discard. { $player } wins the trick with { $top }.
        [one] You discard. { $player } wins the trick with { $top } and captures a boss.
       *[other] You discard. { $player } wins the trick with { $top } and captures { $count } bosses.
    }

## What it will do in Yokai Pagoda

effect-match = { $must ->
        [yes] Match with { $top }: next, you give one card, unseen, to a player of your choice.
       *[no] Match with { $top }: next, you may give one card, unseen, to a player of your choice.
    }
effect-match-last = { $must ->
        [yes] Match with { $top }: your hand is empty, so you choose who draws a card, and the round ends.
       *[no] Match with { $top }: your hand is empty, so you may choose who draws a card, and the round ends.
    }
effect-higher = { $must ->
        [yes] Higher than { $top }: next, you draw from the deck or take the top card of the other pile.
       *[no] Higher than { $top }: next, you may draw from the deck or take the top card of the other pile.
    }
effect-lower = { $worth ->
        [one] Lower than { $top }: your hand will be worth 1 point.
       *[other] Lower than { $top }: your hand will be worth { $worth } points.
    }
effect-lower-last = Lower than { $top }: your hand is empty, and the round ends.
effect-close = { $worth ->
        [one] You show { $cards }, worth 1 point, and the round ends.
       *[other] You show { $cards }, worth { $worth } points, and the round ends.
    }
effect-give = { $worth ->
        [one] Your hand will be worth 1 point.
       *[other] Your hand will be worth { $worth } points.
    }
effect-give-last = Your hand is empty then, and the round ends.
effect-draw-for = { $receiver } draws the deck’s first card, seen by nobody else. Your hand is empty, so the round ends.
effect-draw-deck = You draw the deck’s first card, seen by nobody else.
effect-draw-pile = { $worth ->
        [one] Everyone sees it. Your hand will be worth 1 point.
       *[other] Everyone sees it. Your hand will be worth { $worth } points.
    }
effect-decline = Nothing happens, and your turn ends.
effect-decline-last = Your hand is empty, so the round ends.

## Told of Yokai Septet: the deal and the exchange

told-deal = You are dealt { $count } cards: { $cards }.
told-up = { $card } is turned up. Trump: { $suit }.
told-pass = { $player } passes 3 cards to { $receiver }.
told-pass-to-you = { $player } passes you 3 cards. You will see them once everyone has chosen.
told-pass-you = You pass { $cards } to { $receiver }.
told-got = { $player } has passed you { $cards }.
told-shows = { $player } shows { $card } and so leads the first trick.
told-shows-you = You show { $card } and so lead the first trick.

## Told of Yokai Septet: a trick

told-lead = { $player } leads { $card }.
told-lead-you = You lead { $card }.
told-follow = { $player } plays { $card }.
told-follow-you = You play { $card }.
told-trump = { $player } has no { $suit } and trumps with { $card }.
told-trump-you = You have no { $suit } and trump with { $card }.
told-discard = { $player } has no { $suit } and discards { $card }.
told-discard-you = You have no { $suit } and discard { $card }.
told-super-trump = { $player } plays the super trump, { $card }.
told-super-trump-you = You play the super trump, { $card }.
told-trick = { $player } wins the trick with { $card }.
told-trick-you = You win the trick with { $card }.
told-capture = { $player } wins the trick with { $card } and captures { $bosses }.
told-capture-you = You win the trick with { $card } and capture { $bosses }.

## Told of Yokai Septet: the end of a round

told-hands = { $player } still has { $cards } in hand.
told-hands-you = You still have { $cards } in hand.
told-round-bosses = { $player } has captured { $count } bosses and wins the round. Points: { $gain }.
told-round-bosses-you = You have captured { $count } bosses and win the round. Points: { $gain }.
told-round-bosses-team = Your team has captured { $count } bosses and wins the round. Points: { $gain }.
told-round-bosses-others = { $players } have captured { $count } bosses and win the round. Points: { $gain }.
told-round-tricks = { $count ->
        [0] The seventh trick for { $player }, without a boss: { $players } win the round. Points for each: { $gain }.
        [one] The seventh trick for { $player }, with only one boss: { $players } win the round. Points for each: { $gain }.
       *[other] The seventh trick for { $player }, with only { $count } bosses: { $players } win the round. Points for each: { $gain }.
    }
told-round-tricks-you = { $count ->
        [0] Your seventh trick, without a boss: { $players } win the round. Points for each: { $gain }.
        [one] Your seventh trick, with only one boss: { $players } win the round. Points for each: { $gain }.
       *[other] Your seventh trick, with only { $count } bosses: { $players } win the round. Points for each: { $gain }.
    }
told-round-tricks-won = { $count ->
        [0] The seventh trick for { $player }, without a boss: you and { $winner } win the round. Points for each: { $gain }.
        [one] The seventh trick for { $player }, with only one boss: you and { $winner } win the round. Points for each: { $gain }.
       *[other] The seventh trick for { $player }, with only { $count } bosses: you and { $winner } win the round. Points for each: { $gain }.
    }
told-round-tricks-team = { $count ->
        [0] The seventh trick for { $losers }, without a boss: your team wins the round and takes every boss still in hand. Points: { $gain }.
        [one] The seventh trick for { $losers }, with only one boss: your team wins the round and takes every boss still in hand. Points: { $gain }.
       *[other] The seventh trick for { $losers }, with only { $count } bosses: your team wins the round and takes every boss still in hand. Points: { $gain }.
    }
told-round-tricks-lost = { $count ->
        [0] The seventh trick for your team, without a boss: { $players } win the round and take every boss still in hand. Points: { $gain }.
        [one] The seventh trick for your team, with only one boss: { $players } win the round and take every boss still in hand. Points: { $gain }.
       *[other] The seventh trick for your team, with only { $count } bosses: { $players } win the round and take every boss still in hand. Points: { $gain }.
    }
told-round-tricks-others = { $count ->
        [0] The seventh trick for { $losers }, without a boss: { $players } win the round and take every boss still in hand. Points: { $gain }.
        [one] The seventh trick for { $losers }, with only one boss: { $players } win the round and take every boss still in hand. Points: { $gain }.
       *[other] The seventh trick for { $losers }, with only { $count } bosses: { $players } win the round and take every boss still in hand. Points: { $gain }.
    }
told-round-last = All hands are empty. { $player } took the last trick and wins the round. Points: { $gain }.
told-round-last-you = All hands are empty. You took the last trick and win the round. Points: { $gain }.
told-round-last-team = All hands are empty. Your team took the last trick and wins the round. Points: { $gain }.
told-round-last-others = All hands are empty. { $players } took the last trick and win the round. Points: { $gain }.

## Told of Yokai Pagoda: the deal and the deck

told-deck = All { $count } cards are shuffled and dealt.
told-rebuilt = { $count ->
        [one] The deck is used up. The card below the top cards of the piles makes a new deck.
       *[other] The deck is used up. The { $count } cards below the top cards of the piles are shuffled into a new deck.
    }
told-pile = { $pile ->
        [left] { $card } is turned up on the left pile.
       *[right] { $card } is turned up on the right pile.
    }

## Told of Yokai Pagoda: a play

told-match = { $pile ->
        [left] { $player } plays { $card } on the left pile, a match with { $top }.
       *[right] { $player } plays { $card } on the right pile, a match with { $top }.
    } { $must ->
        [yes] { $player } has to give a card.
       *[no] { $player } may give a card.
    }
told-match-you = { $pile ->
        [left] You play { $card } on the left pile, a match with { $top }.
       *[right] You play { $card } on the right pile, a match with { $top }.
    } { $must ->
        [yes] You have to give a card.
       *[no] You may give a card.
    }
told-match-last = { $pile ->
        [left] { $player } plays { $card }, the last card in hand, on the left pile, a match with { $top }.
       *[right] { $player } plays { $card }, the last card in hand, on the right pile, a match with { $top }.
    } { $must ->
        [yes] { $player } has to let another player draw.
       *[no] { $player } may let another player draw.
    }
told-match-last-you = { $pile ->
        [left] You play { $card }, your last card, on the left pile, a match with { $top }.
       *[right] You play { $card }, your last card, on the right pile, a match with { $top }.
    } { $must ->
        [yes] You have to let another player draw.
       *[no] You may let another player draw.
    }
told-higher = { $pile ->
        [left] { $player } plays { $card } on the left pile, higher than { $top }.
       *[right] { $player } plays { $card } on the right pile, higher than { $top }.
    } { $must ->
        [yes] { $player } has to take a card.
       *[no] { $player } may take a card.
    }
told-higher-you = { $pile ->
        [left] You play { $card } on the left pile, higher than { $top }.
       *[right] You play { $card } on the right pile, higher than { $top }.
    } { $must ->
        [yes] You have to take a card.
       *[no] You may take a card.
    }
told-lower = { $pile ->
        [left] { $player } plays { $card } on the left pile, lower than { $top }.
       *[right] { $player } plays { $card } on the right pile, lower than { $top }.
    }
told-lower-you = { $pile ->
        [left] You play { $card } on the left pile, lower than { $top }.
       *[right] You play { $card } on the right pile, lower than { $top }.
    }
told-close = { $pile ->
        [left] { $player } plays { $card } on the left pile, lower than { $top }, and closes the round.
       *[right] { $player } plays { $card } on the right pile, lower than { $top }, and closes the round.
    }
told-close-you = { $pile ->
        [left] You play { $card } on the left pile, lower than { $top }, and close the round.
       *[right] You play { $card } on the right pile, lower than { $top }, and close the round.
    }
told-shows-hand = { $worth ->
        [one] { $player } shows { $cards }, worth 1 point.
       *[other] { $player } shows { $cards }, worth { $worth } points.
    }
told-shows-hand-you = { $worth ->
        [one] You show { $cards }, worth 1 point.
       *[other] You show { $cards }, worth { $worth } points.
    }

## Told of Yokai Pagoda: an effect

told-give = { $player } gives { $receiver } a card.
told-give-you = You give { $receiver } { $card }.
told-give-to-you = { $player } gives you { $card }.
told-draw-for = { $player } lets { $receiver } draw.
told-draw-for-you = You let { $receiver } draw.
told-draw-for-to-you = { $player } lets you draw.
told-draw = { $player } draws a card.
told-draw-you = You draw { $card }.
told-take = { $pile ->
        [left] { $player } takes { $card } from the left pile.
       *[right] { $player } takes { $card } from the right pile.
    }
told-take-you = { $pile ->
        [left] You take { $card } from the left pile.
       *[right] You take { $card } from the right pile.
    }
told-decline = { $player } declines the effect.
told-decline-you = You decline the effect.

## Told of Yokai Pagoda: the end of a round

told-round-close = { $player } has closed round { $number } of { $rounds }. Every hand goes into its player’s pool of failed offerings.
told-round-close-you = You have closed round { $number } of { $rounds }. Every hand goes into its player’s pool of failed offerings.
told-round-empty = { $player } has no cards left: round { $number } of { $rounds } ends. All other hands go into their players’ pools of failed offerings.
told-round-empty-you = You have no cards left: round { $number } of { $rounds } ends. All other hands go into their players’ pools of failed offerings.
told-pool = { $count ->
        [one] Pool of { $player }: 1 card. What counts: { $counting }. Points: { $worth }.
       *[other] Pool of { $player }: { $count } cards. What counts: { $counting }. Points: { $worth }.
    }
told-pool-you = { $count ->
        [one] Your pool: 1 card. What counts: { $counting }. Points: { $worth }.
       *[other] Your pool: { $count } cards. What counts: { $counting }. Points: { $worth }.
    }
told-pool-empty = Pool of { $player }: no cards. Points: 0.
told-pool-empty-you = Your pool: no cards. Points: 0.

## Told of the end of a game

told-over-alone = Final score: { $scores }. { $player } wins the game.
told-over-alone-you = Final score: { $scores }. You win the game.
told-over-team = Final score: { $high } to { $low }. Your team wins the game.
told-over-others = Final score: { $high } to { $low }. { $players } win the game.
told-over-tie = Final score: { $scores }. Tie at { $high } points. { $player } sits to the left of whoever took seven tricks, and wins the game.
told-over-tie-you = Final score: { $scores }. Tie at { $high } points. You sit to the left of whoever took seven tricks, and win the game.
told-over-types = { $low ->
        [one] Final score: { $scores }. Tie at 1 point. { $player } wins with fewer Yokai types.
       *[other] Final score: { $scores }. Tie at { $low } points. { $player } wins with fewer Yokai types.
    }
told-over-types-you = { $low ->
        [one] Final score: { $scores }. Tie at 1 point. You win with fewer Yokai types.
       *[other] Final score: { $scores }. Tie at { $low } points. You win with fewer Yokai types.
    }
told-over-cards = { $low ->
        [one] Final score: { $scores }. Tie at 1 point, and in Yokai types. { $player } wins with fewer cards.
       *[other] Final score: { $scores }. Tie at { $low } points, and in Yokai types. { $player } wins with fewer cards.
    }
told-over-cards-you = { $low ->
        [one] Final score: { $scores }. Tie at 1 point, and in Yokai types. You win with fewer cards.
       *[other] Final score: { $scores }. Tie at { $low } points, and in Yokai types. You win with fewer cards.
    }
told-over-shared = Final score: { $scores }. { $players } share the victory.
told-over-shared-you = Final score: { $scores }. You and { $players } share the victory.
