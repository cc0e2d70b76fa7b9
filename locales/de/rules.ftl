### Die Regeln beider Spiele in der Reihenfolge einer Regelseite. Ein Satz je Zeile: Wer sie zeigt, passt die Zeilen dem Platz an.

rules-pagoda-title = Yokai Pagoda: die Regeln
rules-septet-title = Yokai Septet: die Regeln
rules-heading-components = Material
rules-heading-players = Wer mitspielt
rules-heading-setup = Aufbau
rules-heading-turn = Dein Zug
rules-heading-trick = Ein Stich
rules-heading-worth = Was Karten wert sind
rules-heading-rounds = Die Runden
rules-heading-deck = Wenn das Deck leer ist
rules-heading-round-end = Das Ende einer Runde
rules-heading-scoring = Wertung
rules-heading-end = Das Ende der Partie
rules-heading-knowledge = Was du weißt
rules-heading-variants = Varianten, nur wenn gewählt
rules-footnote =
    Yokai Pagoda und Yokai Septet gehören ihren Verlagen.
    Dieses Projekt steht mit ihnen in keiner Verbindung: Wenn dir die Spiele gefallen, kauf dir die Originale.

## Yokai Pagoda

rules-pagoda-short =
    Ziel: möglichst wenig Punkte nach drei Runden (zu zweit vier).
    Am Zug spielst du eine Karte auf den linken oder den rechten Stapel.
    Passt (Yokai oder Zahl gleich): Gib jemand anderem verdeckt eine Karte.
    Hast du keine Karte mehr, lass jemand anderen eine ziehen.
    Höher (anderer Yokai): Zieh eine, oder nimm die oberste des anderen Stapels.
    Niedriger (anderer Yokai): Ist deine Hand höchstens 3 wert, darfst du beenden.
    Wert: die niedrigste Zahl jedes Yokai, addiert; sonst zählt nichts.
    Die Runde endet, wenn jemand beendet oder nach dem Effekt keine Karte hat.
    Wer links von dieser Person sitzt, fängt die nächste Runde an.
    Zu zweit: Eine Person fängt Runde 1 und 3 an, die andere Runde 2 und 4.
    Karten, die noch auf der Hand sind, kommen für immer in die eigene Sammlung.
    Deck leer: Was unter den zwei obersten Karten liegt, wird das neue Deck.
    Niedrigste Sammlung gewinnt. Gleichstand: weniger Yokai, dann weniger Karten.

rule-P1 =
    Es gibt 100 Opfergabe-Karten: zehn Yokai, von jedem die Zahlen 1 bis 10 je einmal.
    Die Yokai sind Kappa, Tengu, Tanuki, Kitsune, Oni, Yuki-onna, Nekomata, Rokurokubi, Jorōgumo und Kodama.
    Es spielen 2 bis 5 Personen mit.
rule-P2 =
    Vier Torii-Tor-Karten zeigen an, welche Runde läuft.
    Dazu kommen fünf Übersichtskarten, für jede Person eine.
rule-P3 =
    Mischt alle 100 Karten und teilt je 7 aus, einzeln und im Uhrzeigersinn.
    Die erste Karte bekommt, wer die Runde anfängt.
    Der Rest liegt verdeckt und ist das Pagodendeck.
rule-P4 = Deckt die erste Karte des Decks als linken Opfergabenstapel auf und die nächste als rechten.
rule-P5 =
    Die erste Runde fängt an, wer zuletzt einen Gruselfilm gesehen hat.
    Ihr könnt am Tisch sagen, wer das ist; sonst entscheidet das Los.
rule-P6 =
    Am Zug spielst du eine Karte von der Hand auf einen der beiden Stapel und vergleichst sie mit der Karte, die dort oben lag.
    Bei gleichem Yokai oder gleicher Zahl passt sie.
    Bei anderem Yokai und höherer Zahl ist sie höher, bei anderem Yokai und niedrigerer Zahl niedriger.
rule-P7 =
    Passt: Gib eine Karte von der Hand verdeckt einer anderen Person deiner Wahl; nur ihr beide seht sie.
    Ist deine Hand leer, wähle ebenfalls eine andere Person: Sie zieht die erste Karte des Decks.
    Die gezogene Karte sieht sonst niemand, auch du nicht.
rule-P8 =
    Höher: Zieh die erste Karte des Decks, oder nimm die oberste Karte des anderen Stapels auf die Hand.
    War sie die letzte dieses Stapels, wird an ihrer Stelle die erste Karte des Decks aufgedeckt.
    Eine Karte, die von einem Stapel kommt, haben alle gesehen.
rule-P9 =
    Niedriger: Ist deine Hand jetzt 3 Punkte oder weniger wert, darfst du sie allen zeigen und die Runde beenden, oder du spielst weiter.
    Ist sie mehr wert, geschieht nichts; mit leerer Hand gibt es nichts zu entscheiden: Die Runde endet.
    Das Beenden gehört zum Spielen der Karte: Du sagst es mit ihr an, und wenn du nicht beendest, weißt nur du, ob du gekonnt hättest.
rule-P10 = Der Effekt ist Pflicht; freigestellt ist nur, die Runde zu beenden.
rule-P11 =
    Ist deine Hand nach dem Effekt leer, oder hast du beendet, so ist die Runde zu Ende, und zwar durch dich.
    Sonst ist im Uhrzeigersinn die nächste Person am Zug.
    Ist also deine letzte Karte höher, bekommst du eine neue, und die Runde geht weiter.
rule-P12 =
    Sortiere die Karten nach Yokai, zähle von jedem Yokai nur die niedrigste Zahl und addiere diese Zahlen.
    Ohne Karten sind es 0 Punkte.
    Beispiel: Kappa 3, 7, 8 und Tanuki 2, 5, 7, 10 sind 3 + 2 = 5 Punkte wert.
rule-P13 =
    Endet eine Runde, legen alle ihre übrigen Karten von der Hand verdeckt in die eigene Sammlung verschmähter Opfergaben.
    In deine Sammlung darfst du jederzeit schauen, aber keine Karte verlässt sie wieder.
    Außer der Hand, die zum Beenden gezeigt wurde, sieht niemand fremde Karten; wie viele es je Hand und Sammlung sind, wissen alle.
rule-P14 = Eine Partie hat drei Runden; zu zweit hat sie vier.
rule-P15 =
    Die nächste Runde fängt an, wer links von der Person sitzt, durch die die letzte Runde zu Ende ging, gleich auf welche Weise.
    Zu zweit fängt eine ausgeloste Person die Runden 1 und 3 an, die andere die Runden 2 und 4, gleich durch wen die Runde davor endete.
rule-P16 =
    Zwischen den Runden bleiben beide Stapel, wie sie sind, und das nächste Torii-Tor wird aufgedeckt.
    Alle bekommen 7 Karten, ausgeteilt wie beim Aufbau; die erste bekommt, wer die neue Runde anfängt.
rule-P17 =
    Ist das Deck leer und hat ein Stapel Karten unter der obersten, werden diese Karten beider Stapel sofort zu einem neuen Deck gemischt.
    Die beiden obersten Karten bleiben liegen.
    Das gilt nach jeder einzelnen gespielten, gezogenen, aufgedeckten oder ausgeteilten Karte und noch vor dem Ende von Runde oder Partie.
rule-P18 =
    Gehen beim Austeilen die Karten endgültig aus, hört das Austeilen auf, und wer weniger Karten bekommen hat, spielt mit diesen.
    Ohne Varianten kann das nur zu fünft in der dritten Runde geschehen, und alle haben dann mindestens 6 Karten.
rule-P19 =
    Nach der letzten Runde ist der Wert deiner Sammlung deine Endpunktzahl; die niedrigste gewinnt.
    Bei Gleichstand gewinnt, wer weniger verschiedene Yokai in der Sammlung hat; ist auch das gleich, wer weniger Karten darin hat.
    Ist selbst das gleich, wird der Sieg geteilt.
rules-pagoda-knowledge =
    Alle kennen beide Stapel Karte für Karte, was gespielt, aufgedeckt oder genommen wurde, und wie groß Hände, Sammlungen und Deck sind.
    Nur du kennst deine Hand, deine Sammlung und was du gezogen hast; eine gegebene Karte kennen beide, die gibt und die bekommt.
    Nach der letzten Runde werden alle Sammlungen gezeigt.
rules-pagoda-variants =
    optional_effects = true: Passt eine Karte oder ist sie höher, darfst du verzichten; mit leerer Hand endet damit die Runde.
    rounds = 1 bis 4: So viele Runden werden gespielt, zu fünft höchstens 3.

## Yokai Septet

rules-septet-short =
    Ziel: Bosse einfangen, die 7er. Zu viert in Teams, zu dritt alle für sich.
    Zuerst 3 Karten weitergeben: zu viert dem Teammitglied, zu dritt nach links.
    Runde 1 spielt auf, wer das A hat; liegt es offen, wer Schnee 13 hat.
    Bediene, wenn du kannst; sonst spielst du eine beliebige Karte.
    Es gewinnt das A, sonst der höchste Trumpf, sonst die höchste der Farbe.
    Wer den Stich gewinnt, fängt seine Bosse ein und spielt als Nächstes auf.
    Nach jedem Stich gilt der Reihe nach (in Klammern: zu dritt):
    1. Vier (drei) Bosse gewinnen die Runde.
    2. Sieben Stiche verlieren sie; das andere Team nimmt alle Bosse aller Hände
    (die beiden anderen gewinnen, alle Bosse bleiben, wo sie sind).
    3. Alle Hände leer: Der letzte Stich gewinnt.
    Erweitert: der Punktwert der Bosse, Trumpf-Boss 0; 7 Punkte gewinnen.
    Zu dritt bringen sieben Stiche den beiden anderen je 3 Punkte.
    Basis: je 1 Punkt für die Runde; 2 Punkte gewinnen.

rule-S1 =
    Es gibt 49 Karten: sieben Farben mit je sieben aufeinanderfolgenden Werten; in einer Farbe gewinnt der höchste.
    Wind hat A und 2 bis 7, Erde 2 bis 8, Anmut 3 bis 9, Blitz 4 bis 10, Dunkelheit 5 bis 11, Feuer 6 bis 12, Schnee 7 bis 13.
rule-S2 =
    Die 7 jeder Farbe ist ihr Boss.
    Das A von Wind ist der Supertrumpf: Es ist eine Wind-Karte und hat dort den Wert 1.
rule-S3 =
    So viel sind die Bosse bei erweiterter Wertung wert.
    Zu viert: Wind 0, Erde 0, Anmut 1, Blitz 1, Dunkelheit 1, Feuer 2, Schnee 2.
    Zu dritt: Wind 0, Erde 1, Anmut 1, Blitz 2, Dunkelheit 2, Feuer 3, Schnee 3.
rule-S4 =
    Zu viert bildet ihr zwei Teams zu je zwei Personen; die eines Teams sitzen sich gegenüber.
    Zu dritt spielt jede Person für sich.
rule-S5 =
    Für jede Runde werden die Karten gemischt und ausgeteilt: zu viert je 12, zu dritt je 16.
    Die eine Karte, die übrig bleibt, ist die Trumpfkarte: Sie wird aufgedeckt, und ihre Farbe ist die Trumpffarbe.
    Sie gehört niemandem.
rule-S6 =
    Dann wählen alle gleichzeitig 3 Karten zum Weitergeben, bevor sie sehen, was sie bekommen.
    Zu viert gehen sie an dein Teammitglied, zu dritt an die Person links von dir, und das in jeder Runde.
rule-S7 =
    In der ersten Runde gilt nach dem Tausch: Wer das A hat, zeigt es und spielt auf; ist das A die Trumpfkarte, gilt das für Schnee 13.
    Die gezeigte Karte geht auf die Hand zurück, und aufgespielt werden darf jede Karte.
    In späteren Runden spielt auf, wer den letzten Stich der Runde davor gewonnen hat.
rule-S8 =
    Wer aufspielt, spielt eine beliebige Karte, und die anderen folgen im Uhrzeigersinn.
    Hast du eine Karte der aufgespielten Farbe, musst du bedienen; sonst darfst du jede Karte spielen.
rule-S9 = Den Stich gewinnt das A, wenn es gespielt wurde; sonst der höchste Trumpf; sonst die höchste Karte der aufgespielten Farbe.
rule-S10 =
    Wer den Stich gewinnt, nimmt alle Karten des Stichs und spielt zum nächsten auf.
    Eingefangene Bosse liegen offen vor der Person, die sie eingefangen hat, die anderen Karten verdeckt.
    Wie viele Stiche jede Person hat, wissen alle.
rule-S11 =
    Zu viert gilt nach jedem Stich der Reihe nach: Ein Team mit vier oder mehr Bossen gewinnt die Runde, auch mit seinem siebten Stich.
    Sonst verliert ein Team mit sieben Stichen: Das andere gewinnt und nimmt alle Bosse, die noch auf einer Hand sind; eingefangene bleiben.
    Sonst gewinnt, wenn alle Hände leer sind, das Team mit dem letzten Stich.
rule-S12 =
    Zu dritt gilt nach jedem Stich der Reihe nach: Wer drei oder mehr Bosse hat, gewinnt die Runde, auch mit dem siebten Stich.
    Sonst verliert, wer sieben Stiche hat: Die beiden anderen gewinnen, und alle Bosse bleiben, wo sie sind.
    Sonst gewinnt, wenn alle Hände leer sind, wer den letzten Stich hat.
rule-S13 =
    Basiswertung: Wer die Runde gewinnt, bekommt 1 Punkt: das Team, zu dritt jede Person, die gewonnen hat.
    Mit 2 Punkten ist die Partie gewonnen.
rule-S14 =
    Erweiterte Wertung zu viert: Das Team, das die Runde gewinnt, bekommt den Punktwert seiner Bosse.
    Auch die nach dem siebten Stich aus den Händen genommenen zählen; der Boss der Trumpffarbe zählt 0.
    Ein Team mit 7 oder mehr Punkten gewinnt die Partie.
rule-S15 =
    Erweiterte Wertung zu dritt: Nach sieben Stichen bekommen die beiden anderen je 3 Punkte.
    Sonst bekommt, wer die Runde gewinnt, den Punktwert der eigenen Bosse; der Boss der Trumpffarbe zählt 0.
    Die Partie endet, wenn jemand 7 oder mehr Punkte hat; die meisten Punkte gewinnen.
rule-S16 =
    Zu dritt können am Ende der Partie zwei gleichauf an der Spitze liegen.
    Dann gewinnt, wer im Uhrzeigersinn als Nächstes nach der Person sitzt, die in der letzten Runde sieben Stiche hatte, also links von ihr.
rules-septet-knowledge =
    Alle kennen die Trumpfkarte, die vor dem ersten Stich gezeigte Karte, jede gespielte Karte, alle Stiche, alle Bosse und den Punktestand.
    Nur du kennst deine Hand; deine weitergegebenen Karten kennt, sobald alle weitergegeben haben, auch die Person, die sie bekommt.
    Zu viert werden nach einem siebten Stich die Bosse auf den Händen gezeigt, andere übrige Karten nie.
rules-septet-variants =
    scoring = basic: die kurze Partie nach Regel S13 anstelle der erweiterten Wertung.
    first_lead = dealt: Wer das A (sonst Schnee 13) ausgeteilt bekam, zeigt es vor dem Tausch und spielt auf, auch ohne es zu behalten.
