## Der Tisch

pagoda = Yokai Pagoda
septet = Yokai Septet
you = du
opening = { $game } mit { $count } Personen. Startzahl: { $seed }.
seat-you = Platz { $number }: du.
seat-bot = Platz { $number }: { $player }, ein Bot, der zufällig spielt.
how-to = Antworte mit der Nummer deiner Wahl. Eine leere Zeile wiederholt die Auswahl, „?“ nennt die Regeln in Kürze, „{ $word }“ den Stand am Tisch. Mit Strg-C oder dem Ende der Eingabe verlässt du den Tisch.
word-state = stand
choice = { $number }. { $action }. { $effect }
same-effect = Alle haben dieselbe Wirkung. { $effect }
choice-plain = { $number }. { $action }
prompt = { $count ->
        [one] Deine Wahl (nur 1):
       *[other] Deine Wahl (1–{ $count }):
    }
prompt-several = Deine Wahl (1–{ $count }), bis zu { $most } in einer Zeile:
no-such-choice = { $count ->
        [one] Eine Nummer { $number } gibt es hier nicht, nur die 1.
       *[other] Eine Nummer { $number } gibt es hier nicht. Schreib eine Nummer von 1 bis { $count }.
    }
not-understood = { $count ->
        [one] „{ $text }“ steht nicht zur Wahl. Schreib 1 oder deine Wahl in der Form „{ $example }“.
       *[other] „{ $text }“ steht nicht zur Wahl. Schreib eine Nummer von 1 bis { $count } oder deine Wahl in der Form „{ $example }“.
    }
too-many = { $count ->
        [one] Hier ist nur eine Karte zu wählen.
       *[other] Hier sind nur { $count } Karten zu wählen.
    }
left = Du verlässt den Tisch. Die Partie bleibt unbeendet.
input-ended = Die Eingabe ist zu Ende, und du verlässt den Tisch. Die Partie bleibt unbeendet.
record-kept = Das Spielprotokoll liegt in { $file }.
record-not-kept = Das Spielprotokoll ließ sich in keiner Datei ablegen. Hier ist es, zum Kopieren:
record-refused = Das Spielprotokoll ließ sich nicht schreiben. Die Partie geht weiter, und das Schreiben wird wieder versucht.

## Was in Yokai Septet zu entscheiden ist und wie es steht

variant-scoring-advanced = Erweiterte Wertung: Bosse sind Punkte wert, 7 Punkte gewinnen die Partie.
variant-scoring-basic = Basiswertung: Eine Runde ist 1 Punkt wert, 2 Punkte gewinnen die Partie.
variant-first-lead-dealt = Zum ersten Stich spielt auf, wem das A ausgeteilt wird; liegt das A offen, entscheidet { $card }.
team = { $player } und du seid ein Team, gegen { $players }.
question-pass = Wähle 3 Karten für { $receiver }. Was du von { $player } bekommst, siehst du, sobald alle gewählt haben.
question-pass-more = { $count ->
        [one] Wähle noch 1 Karte für { $receiver }.
       *[other] Wähle noch { $count } Karten für { $receiver }.
    }
question-lead = Du bist am Zug: Spiel eine beliebige Karte auf.
question-follow = Du bist am Zug: { $suit } ist aufgespielt, und du musst bedienen.
question-free = Du bist am Zug: { $suit } ist aufgespielt, und du kannst nicht bedienen. Spiel eine beliebige Karte.
choice-card = { $label }
state-round = Runde { $number }.
state-trump = Trumpf: { $suit }. Die Trumpfkarte ist { $card }.
state-score-of-teams = Punktestand: dein Team { $mine }, die anderen { $theirs }.
state-score = Punktestand: { $scores }.
state-tricks-of-teams = Stiche: dein Team { $mine }, die anderen { $theirs }.
state-tricks = Stiche: { $tricks }.
state-bosses-mine = Bosse deines Teams: { $labels }.
state-bosses-theirs = Bosse der anderen: { $labels }.
state-bosses = Bosse von { $player }: { $labels }.
state-bosses-you = Deine Bosse: { $labels }.
state-last-trick = Der vorige Stich: { $plays }.
state-trick = Im Stich: { $plays }.
state-hand = Deine Hand: { $labels }.
reckoning-boss = { $count ->
        [0] { $label } zählt nichts.
        [one] { $label } zählt 1 Punkt.
       *[other] { $label } zählt { $count } Punkte.
    }
reckoning-trump = { $label } zählt nichts, denn diese Farbe ist Trumpf.

## Was in Yokai Pagoda zu entscheiden ist und wie es steht

variant-optional-effects = Du kannst auf Effekte verzichten: auf das Geben, das Ziehen und das Nehmen.
question-play = Du bist am Zug: Spiel eine Karte auf den linken oder den rechten Stapel.
question-give = { $must ->
        [yes] Gib einer anderen Person eine Karte; sonst sieht sie niemand.
       *[no] Du darfst einer anderen Person eine Karte geben; sonst sieht sie niemand.
    }
question-draw-for = { $must ->
        [yes] Wähle eine andere Person, die die oberste Karte des Decks zieht.
       *[no] Du darfst eine andere Person wählen, die die oberste Karte des Decks zieht.
    }
question-take = { $must ->
        [yes] Nimm eine Karte, vom Deck oder vom anderen Stapel.
       *[no] Du darfst eine Karte nehmen, vom Deck oder vom anderen Stapel.
    }
choice-play = { $pile ->
        [left] { $label } auf den linken Stapel
       *[right] { $label } auf den rechten Stapel
    }
choice-close = { $pile ->
        [left] { $label } auf den linken Stapel, und die Runde beenden
       *[right] { $label } auf den rechten Stapel, und die Runde beenden
    }
choice-give = { $card } an { $receiver } geben
choice-draw-for = { $receiver } ziehen lassen
choice-draw = Vom Deck ziehen
choice-take = { $pile ->
        [left] { $card } vom linken Stapel nehmen
       *[right] { $card } vom rechten Stapel nehmen
    }
choice-decline = Auf den Effekt verzichten
state-round-of = Runde { $number } von { $rounds }, Torii-Tor { $number }. { $player } fängt an.
state-round-of-you = Runde { $number } von { $rounds }, Torii-Tor { $number }. Du fängst an.
state-left-pile = { $count ->
        [0] Linker Stapel: { $card }, sonst nichts.
        [one] Linker Stapel: { $card }, darunter 1 Karte.
       *[other] Linker Stapel: { $card }, darunter { $count } Karten.
    }
state-right-pile = { $count ->
        [0] Rechter Stapel: { $card }, sonst nichts.
        [one] Rechter Stapel: { $card }, darunter 1 Karte.
       *[other] Rechter Stapel: { $card }, darunter { $count } Karten.
    }
state-deck = { $count ->
        [0] Im Deck liegen keine Karten mehr.
        [one] Im Deck liegt noch 1 Karte.
       *[other] Im Deck liegen noch { $count } Karten.
    }
state-hands = Karten auf der Hand: { $sizes }.
state-pools = Karten in den Sammlungen verschmähter Opfergaben: { $sizes }.
state-pool = { $worth ->
        [one] Deine Sammlung: { $labels }. Sie ist 1 Punkt wert.
       *[other] Deine Sammlung: { $labels }. Sie ist { $worth } Punkte wert.
    }
state-hand-worth = { $worth ->
        [one] Deine Hand: { $labels }. Sie ist 1 Punkt wert.
       *[other] Deine Hand: { $labels }. Sie ist { $worth } Punkte wert.
    }
