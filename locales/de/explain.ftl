## Nicht erlaubt, in beiden Spielen: was nicht geht, und was stattdessen geht

refused-over = Die Partie ist zu Ende. Es wird nichts mehr gespielt.
refused-deal-due = Zuerst werden Karten gemischt. Spiel, sobald sie auf dem Tisch liegen.
refused-not-your-turn = { $player } ist am Zug. Warte, bis du an der Reihe bist.
refused-not-in-hand = { $card } hast du nicht auf der Hand. Wähle eine Karte, die du hast.

## Nicht erlaubt in Yokai Septet

refused-passed = Du hast deine 3 Karten schon weitergegeben. Warte, bis alle gewählt haben.
refused-picked = { $card } hast du schon gewählt. Wähle eine andere Karte.
refused-must-pass = Zuerst geben alle 3 Karten weiter. Wähle die Karten dafür.
refused-must-play-card = Der Kartentausch ist vorbei. Spiel eine Karte.
refused-must-follow = { $suit } ist aufgespielt, und du hast { $suit } auf der Hand: Du musst bedienen.

## Nicht erlaubt in Yokai Pagoda

refused-must-play = Dein Zug beginnt mit einer Karte: Spiel sie auf den linken oder den rechten Stapel.
refused-must-give = Deine Karte passt: Gib eine Karte von deiner Hand an eine andere Person.
refused-must-draw-for = Deine Karte passt, und deine Hand ist leer: Wähle eine andere Person, die eine Karte zieht.
refused-no-such-receiver = Dort sitzt niemand. Wähle eine andere Person an diesem Tisch.
refused-must-draw = Deine Karte ist höher: Zieh eine Karte vom Deck, oder nimm die oberste Karte des anderen Stapels.
refused-must-apply = An diesem Tisch kannst du auf den Effekt nicht verzichten. Gib, zieh oder nimm die Karte, die er verlangt.
refused-close-not-lower = Nur eine niedrigere Karte eines anderen Yokai kann die Runde beenden. { $card } auf { $top } ist keine solche Karte: Spiel sie, ohne die Runde zu beenden.
refused-close-empty = Deine letzte Karte beendet die Runde von selbst. Spiel sie einfach.
refused-close-worth = Um die Runde zu beenden, darf deine Hand höchstens { $most } Punkte wert sein. Sie wäre { $worth } Punkte wert: Spiel weiter, ohne die Runde zu beenden.

## Was in Yokai Septet geschehen wird

effect-pick = { $receiver } bekommt sie, sobald alle gewählt haben.
effect-super-trump = Der Supertrumpf gewinnt diesen Stich, was immer die anderen spielen.
effect-lead = Du spielst { $suit } auf: Wer { $suit } hat, muss bedienen.
effect-lead-trump = Du spielst Trumpf auf: Wer Trumpf hat, muss bedienen.
effect-follow-ahead = Du bedienst und liegst vorn, vor { $player } mit { $top }.
effect-follow-behind = Du bedienst und bleibst hinter { $player } mit { $top }.
effect-follow-takes = { $count ->
        [0] Du bedienst und gewinnst den Stich.
        [one] Du bedienst, gewinnst den Stich und fängst einen Boss ein.
       *[other] Du bedienst, gewinnst den Stich und fängst { $count } Bosse ein.
    }
effect-follow-gives = { $count ->
        [0] Du bedienst. { $player } gewinnt den Stich mit { $top }.
        [one] Du bedienst. { $player } gewinnt den Stich mit { $top } und fängt einen Boss ein.
       *[other] Du bedienst. { $player } gewinnt den Stich mit { $top } und fängt { $count } Bosse ein.
    }
effect-trump-ahead = Du trumpfst und liegst vorn, vor { $player } mit { $top }.
effect-trump-behind = Du trumpfst, bleibst aber hinter { $player } mit { $top }.
effect-trump-takes = { $count ->
        [0] Du trumpfst und gewinnst den Stich.
        [one] Du trumpfst, gewinnst den Stich und fängst einen Boss ein.
       *[other] Du trumpfst, gewinnst den Stich und fängst { $count } Bosse ein.
    }
effect-trump-gives = { $count ->
        [0] Du trumpfst, aber { $player } gewinnt den Stich mit { $top }.
        [one] Du trumpfst, aber { $player } gewinnt den Stich mit { $top } und fängt einen Boss ein.
       *[other] Du trumpfst, aber { $player } gewinnt den Stich mit { $top } und fängt { $count } Bosse ein.
    }
effect-discard-behind = Du wirfst ab. { $player } bleibt vorn mit { $top }.
effect-discard-gives = { $count ->
        [0] Du wirfst ab. { $player } gewinnt den Stich mit { $top }.
        [one] Du wirfst ab. { $player } gewinnt den Stich mit { $top } und fängt einen Boss ein.
       *[other] Du wirfst ab. { $player } gewinnt den Stich mit { $top } und fängt { $count } Bosse ein.
    }

## Was in Yokai Pagoda geschehen wird

effect-match = { $must ->
        [yes] Passt zu { $top }: Danach gibst du verdeckt eine Karte weg. An wen, entscheidest du.
       *[no] Passt zu { $top }: Danach darfst du verdeckt eine Karte weggeben. An wen, entscheidest du.
    }
effect-match-last = { $must ->
        [yes] Passt zu { $top }: Deine Hand ist leer. Du wählst, wer eine Karte zieht, und die Runde endet.
       *[no] Passt zu { $top }: Deine Hand ist leer. Du darfst wählen, wer eine Karte zieht, und die Runde endet.
    }
effect-higher = { $must ->
        [yes] Höher als { $top }: Danach ziehst du vom Deck oder nimmst die oberste Karte des anderen Stapels.
       *[no] Höher als { $top }: Danach darfst du vom Deck ziehen oder die oberste Karte des anderen Stapels nehmen.
    }
effect-lower = { $worth ->
        [one] Niedriger als { $top }: Deine Hand ist dann 1 Punkt wert.
       *[other] Niedriger als { $top }: Deine Hand ist dann { $worth } Punkte wert.
    }
effect-lower-last = Niedriger als { $top }: Deine Hand ist leer, und die Runde endet.
effect-close = { $worth ->
        [one] Du zeigst { $cards } (1 Punkt), und die Runde endet.
       *[other] Du zeigst { $cards } ({ $worth } Punkte), und die Runde endet.
    }
effect-give = { $worth ->
        [one] Deine Hand ist dann 1 Punkt wert.
       *[other] Deine Hand ist dann { $worth } Punkte wert.
    }
effect-give-last = Dann ist deine Hand leer, und die Runde endet.
effect-draw-for = { $receiver } zieht die oberste Karte des Decks, die sonst niemand sieht. Deine Hand ist leer: Die Runde endet.
effect-draw-deck = Du ziehst die oberste Karte des Decks, die sonst niemand sieht.
effect-draw-pile = { $worth ->
        [one] Alle sehen sie. Deine Hand ist dann 1 Punkt wert.
       *[other] Alle sehen sie. Deine Hand ist dann { $worth } Punkte wert.
    }
effect-decline = Es geschieht nichts, und dein Zug endet.
effect-decline-last = Deine Hand ist leer: Die Runde endet.

## Erzählt von Yokai Septet: Austeilen und Tausch

told-deal = Du bekommst { $count } Karten: { $cards }.
told-up = { $card } wird aufgedeckt. Trumpf: { $suit }.
told-pass = { $player } gibt 3 Karten an { $receiver } weiter.
told-pass-to-you = { $player } gibt 3 Karten an dich weiter. Du siehst sie, sobald alle gewählt haben.
told-pass-you = Du gibst { $cards } an { $receiver } weiter.
told-got = Von { $player } bekommst du { $cards }.
told-shows = { $player } zeigt { $card } und spielt darum zum ersten Stich auf.
told-shows-you = Du zeigst { $card } und spielst darum zum ersten Stich auf.

## Erzählt von Yokai Septet: ein Stich

told-lead = { $player } spielt { $card } auf.
told-lead-you = Du spielst { $card } auf.
told-follow = { $player } spielt { $card }.
told-follow-you = Du spielst { $card }.
told-trump = { $player } kann { $suit } nicht bedienen und trumpft mit { $card }.
told-trump-you = Du kannst { $suit } nicht bedienen und trumpfst mit { $card }.
told-discard = { $player } kann { $suit } nicht bedienen und wirft { $card } ab.
told-discard-you = Du kannst { $suit } nicht bedienen und wirfst { $card } ab.
told-super-trump = { $player } spielt den Supertrumpf: { $card }.
told-super-trump-you = Du spielst den Supertrumpf: { $card }.
told-trick = { $player } gewinnt den Stich mit { $card }.
told-trick-you = Du gewinnst den Stich mit { $card }.
told-capture = { $player } gewinnt den Stich mit { $card } und fängt { $bosses } ein.
told-capture-you = Du gewinnst den Stich mit { $card } und fängst { $bosses } ein.

## Erzählt von Yokai Septet: das Ende einer Runde

told-hands = { $player } hat noch { $cards } auf der Hand.
told-hands-you = Du hast noch { $cards } auf der Hand.
told-round-bosses = { $player } hat { $count } Bosse eingefangen und gewinnt die Runde. Punkte: { $gain }.
told-round-bosses-you = Du hast { $count } Bosse eingefangen und gewinnst die Runde. Punkte: { $gain }.
told-round-bosses-team = Dein Team hat { $count } Bosse eingefangen und gewinnt die Runde. Punkte: { $gain }.
told-round-bosses-others = { $players } haben { $count } Bosse eingefangen und gewinnen die Runde. Punkte: { $gain }.
told-round-tricks = { $count ->
        [0] Der siebte Stich für { $player }, ohne einen einzigen Boss: { $players } gewinnen die Runde. Punkte für beide: je { $gain }.
        [one] Der siebte Stich für { $player }, bei nur einem Boss: { $players } gewinnen die Runde. Punkte für beide: je { $gain }.
       *[other] Der siebte Stich für { $player }, bei nur { $count } Bossen: { $players } gewinnen die Runde. Punkte für beide: je { $gain }.
    }
told-round-tricks-you = { $count ->
        [0] Dein siebter Stich, ohne einen einzigen Boss: { $players } gewinnen die Runde. Punkte für beide: je { $gain }.
        [one] Dein siebter Stich, bei nur einem Boss: { $players } gewinnen die Runde. Punkte für beide: je { $gain }.
       *[other] Dein siebter Stich, bei nur { $count } Bossen: { $players } gewinnen die Runde. Punkte für beide: je { $gain }.
    }
told-round-tricks-won = { $count ->
        [0] Der siebte Stich für { $player }, ohne einen einzigen Boss: Du gewinnst die Runde zusammen mit { $winner }. Punkte für beide: je { $gain }.
        [one] Der siebte Stich für { $player }, bei nur einem Boss: Du gewinnst die Runde zusammen mit { $winner }. Punkte für beide: je { $gain }.
       *[other] Der siebte Stich für { $player }, bei nur { $count } Bossen: Du gewinnst die Runde zusammen mit { $winner }. Punkte für beide: je { $gain }.
    }
told-round-tricks-team = { $count ->
        [0] Der siebte Stich für { $losers }, ohne einen einzigen Boss: Dein Team gewinnt die Runde und nimmt alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
        [one] Der siebte Stich für { $losers }, bei nur einem Boss: Dein Team gewinnt die Runde und nimmt alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
       *[other] Der siebte Stich für { $losers }, bei nur { $count } Bossen: Dein Team gewinnt die Runde und nimmt alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
    }
told-round-tricks-lost = { $count ->
        [0] Der siebte Stich für dein Team, ohne einen einzigen Boss: { $players } gewinnen die Runde und nehmen alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
        [one] Der siebte Stich für dein Team, bei nur einem Boss: { $players } gewinnen die Runde und nehmen alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
       *[other] Der siebte Stich für dein Team, bei nur { $count } Bossen: { $players } gewinnen die Runde und nehmen alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
    }
told-round-tricks-others = { $count ->
        [0] Der siebte Stich für { $losers }, ohne einen einzigen Boss: { $players } gewinnen die Runde und nehmen alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
        [one] Der siebte Stich für { $losers }, bei nur einem Boss: { $players } gewinnen die Runde und nehmen alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
       *[other] Der siebte Stich für { $losers }, bei nur { $count } Bossen: { $players } gewinnen die Runde und nehmen alle Bosse, die noch jemand auf der Hand hat. Punkte: { $gain }.
    }
told-round-last = Alle Hände sind leer. { $player } hat den letzten Stich genommen und gewinnt die Runde. Punkte: { $gain }.
told-round-last-you = Alle Hände sind leer. Du hast den letzten Stich genommen und gewinnst die Runde. Punkte: { $gain }.
told-round-last-team = Alle Hände sind leer. Dein Team hat den letzten Stich genommen und gewinnt die Runde. Punkte: { $gain }.
told-round-last-others = Alle Hände sind leer. { $players } haben den letzten Stich genommen und gewinnen die Runde. Punkte: { $gain }.

## Erzählt von Yokai Pagoda: Austeilen und Deck

told-deck = Alle { $count } Karten werden gemischt und ausgeteilt.
told-rebuilt = { $count ->
        [one] Das Deck ist verbraucht. Die Karte unter den obersten Karten der Stapel wird das neue Deck.
       *[other] Das Deck ist verbraucht. Die { $count } Karten unter den obersten Karten der Stapel werden gemischt und bilden ein neues Deck.
    }
told-pile = { $pile ->
        [left] { $card } wird auf dem linken Stapel aufgedeckt.
       *[right] { $card } wird auf dem rechten Stapel aufgedeckt.
    }

## Erzählt von Yokai Pagoda: eine gespielte Karte

told-match = { $pile ->
        [left] { $player } spielt { $card } auf den linken Stapel, passend zu { $top }.
       *[right] { $player } spielt { $card } auf den rechten Stapel, passend zu { $top }.
    } { $must ->
        [yes] { $player } muss eine Karte geben.
       *[no] { $player } darf eine Karte geben.
    }
told-match-you = { $pile ->
        [left] Du spielst { $card } auf den linken Stapel, passend zu { $top }.
       *[right] Du spielst { $card } auf den rechten Stapel, passend zu { $top }.
    } { $must ->
        [yes] Du musst eine Karte geben.
       *[no] Du darfst eine Karte geben.
    }
told-match-last = { $pile ->
        [left] { $player } spielt { $card }, die letzte Karte der Hand, auf den linken Stapel, passend zu { $top }.
       *[right] { $player } spielt { $card }, die letzte Karte der Hand, auf den rechten Stapel, passend zu { $top }.
    } { $must ->
        [yes] { $player } muss jemand anderen ziehen lassen.
       *[no] { $player } darf jemand anderen ziehen lassen.
    }
told-match-last-you = { $pile ->
        [left] Du spielst { $card }, deine letzte Karte, auf den linken Stapel, passend zu { $top }.
       *[right] Du spielst { $card }, deine letzte Karte, auf den rechten Stapel, passend zu { $top }.
    } { $must ->
        [yes] Du musst jemand anderen ziehen lassen.
       *[no] Du darfst jemand anderen ziehen lassen.
    }
told-higher = { $pile ->
        [left] { $player } spielt { $card } auf den linken Stapel, höher als { $top }.
       *[right] { $player } spielt { $card } auf den rechten Stapel, höher als { $top }.
    } { $must ->
        [yes] { $player } muss eine Karte nehmen.
       *[no] { $player } darf eine Karte nehmen.
    }
told-higher-you = { $pile ->
        [left] Du spielst { $card } auf den linken Stapel, höher als { $top }.
       *[right] Du spielst { $card } auf den rechten Stapel, höher als { $top }.
    } { $must ->
        [yes] Du musst eine Karte nehmen.
       *[no] Du darfst eine Karte nehmen.
    }
told-lower = { $pile ->
        [left] { $player } spielt { $card } auf den linken Stapel, niedriger als { $top }.
       *[right] { $player } spielt { $card } auf den rechten Stapel, niedriger als { $top }.
    }
told-lower-you = { $pile ->
        [left] Du spielst { $card } auf den linken Stapel, niedriger als { $top }.
       *[right] Du spielst { $card } auf den rechten Stapel, niedriger als { $top }.
    }
told-close = { $pile ->
        [left] { $player } spielt { $card } auf den linken Stapel, niedriger als { $top }, und beendet die Runde.
       *[right] { $player } spielt { $card } auf den rechten Stapel, niedriger als { $top }, und beendet die Runde.
    }
told-close-you = { $pile ->
        [left] Du spielst { $card } auf den linken Stapel, niedriger als { $top }, und beendest die Runde.
       *[right] Du spielst { $card } auf den rechten Stapel, niedriger als { $top }, und beendest die Runde.
    }
told-shows-hand = { $worth ->
        [one] { $player } zeigt { $cards }. Diese Hand ist 1 Punkt wert.
       *[other] { $player } zeigt { $cards }. Diese Hand ist { $worth } Punkte wert.
    }
told-shows-hand-you = { $worth ->
        [one] Du zeigst { $cards }. Deine Hand ist 1 Punkt wert.
       *[other] Du zeigst { $cards }. Deine Hand ist { $worth } Punkte wert.
    }

## Erzählt von Yokai Pagoda: ein Effekt

told-give = { $player } gibt { $receiver } eine Karte.
told-give-you = Du gibst { $receiver } { $card }.
told-give-to-you = { $player } gibt dir { $card }.
told-draw-for = { $player } lässt { $receiver } ziehen.
told-draw-for-you = Du lässt { $receiver } ziehen.
told-draw-for-to-you = { $player } lässt dich ziehen.
told-draw = { $player } zieht eine Karte.
told-draw-you = Du ziehst { $card }.
told-take = { $pile ->
        [left] { $player } nimmt { $card } vom linken Stapel.
       *[right] { $player } nimmt { $card } vom rechten Stapel.
    }
told-take-you = { $pile ->
        [left] Du nimmst { $card } vom linken Stapel.
       *[right] Du nimmst { $card } vom rechten Stapel.
    }
told-decline = { $player } verzichtet auf den Effekt.
told-decline-you = Du verzichtest auf den Effekt.

## Erzählt von Yokai Pagoda: das Ende einer Runde

told-round-close = { $player } hat Runde { $number } von { $rounds } beendet. Alle legen die Karten ihrer Hand in ihre Sammlung verschmähter Opfergaben.
told-round-close-you = Du hast Runde { $number } von { $rounds } beendet. Alle legen die Karten ihrer Hand in ihre Sammlung verschmähter Opfergaben.
told-round-empty = { $player } hat keine Karten mehr: Runde { $number } von { $rounds } endet. Die anderen legen die Karten ihrer Hand in ihre Sammlung verschmähter Opfergaben.
told-round-empty-you = Du hast keine Karten mehr: Runde { $number } von { $rounds } endet. Die anderen legen die Karten ihrer Hand in ihre Sammlung verschmähter Opfergaben.
told-pool = { $count ->
        [one] Sammlung von { $player }: 1 Karte. Gezählt: { $counting }. Punkte: { $worth }.
       *[other] Sammlung von { $player }: { $count } Karten. Gezählt: { $counting }. Punkte: { $worth }.
    }
told-pool-you = { $count ->
        [one] Deine Sammlung: 1 Karte. Gezählt: { $counting }. Punkte: { $worth }.
       *[other] Deine Sammlung: { $count } Karten. Gezählt: { $counting }. Punkte: { $worth }.
    }
told-pool-empty = Sammlung von { $player }: keine Karten. Punkte: 0.
told-pool-empty-you = Deine Sammlung: keine Karten. Punkte: 0.

## Erzählt vom Ende einer Partie

told-over-alone = Endpunktzahl: { $scores }. { $player } gewinnt die Partie.
told-over-alone-you = Endpunktzahl: { $scores }. Du gewinnst die Partie.
told-over-team = Endstand { $high } zu { $low }. Dein Team gewinnt die Partie.
told-over-others = Endstand { $high } zu { $low }. { $players } gewinnen die Partie.
told-over-tie = Endpunktzahl: { $scores }. Gleichstand mit { $high } Punkten. { $player } sitzt links von der Person mit sieben Stichen und gewinnt die Partie.
told-over-tie-you = Endpunktzahl: { $scores }. Gleichstand mit { $high } Punkten. Du sitzt links von der Person mit sieben Stichen und gewinnst die Partie.
told-over-types = { $low ->
        [one] Endpunktzahl: { $scores }. Gleichstand mit 1 Punkt. { $player } gewinnt mit weniger Yokai-Typen.
       *[other] Endpunktzahl: { $scores }. Gleichstand mit { $low } Punkten. { $player } gewinnt mit weniger Yokai-Typen.
    }
told-over-types-you = { $low ->
        [one] Endpunktzahl: { $scores }. Gleichstand mit 1 Punkt. Du gewinnst mit weniger Yokai-Typen.
       *[other] Endpunktzahl: { $scores }. Gleichstand mit { $low } Punkten. Du gewinnst mit weniger Yokai-Typen.
    }
told-over-cards = { $low ->
        [one] Endpunktzahl: { $scores }. Gleichstand mit 1 Punkt, auch bei den Yokai-Typen. { $player } gewinnt mit weniger Karten.
       *[other] Endpunktzahl: { $scores }. Gleichstand mit { $low } Punkten, auch bei den Yokai-Typen. { $player } gewinnt mit weniger Karten.
    }
told-over-cards-you = { $low ->
        [one] Endpunktzahl: { $scores }. Gleichstand mit 1 Punkt, auch bei den Yokai-Typen. Du gewinnst mit weniger Karten.
       *[other] Endpunktzahl: { $scores }. Gleichstand mit { $low } Punkten, auch bei den Yokai-Typen. Du gewinnst mit weniger Karten.
    }
told-over-shared = Endpunktzahl: { $scores }. { $players } teilen sich den Sieg.
told-over-shared-you = Endpunktzahl: { $scores }. Du teilst dir den Sieg mit { $players }.
