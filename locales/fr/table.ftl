## La table

pagoda = Yokai Pagoda
septet = Yokai Septet
you = toi
opening = { $game } à { $count } personnes. Graine : { $seed }.
seat-you = Place { $number } : toi.
seat-bot = Place { $number } : { $player }, un bot qui joue au hasard.
how-to = Réponds par le numéro de ton choix. Une ligne vide répète les choix, « ? » donne les règles en bref, « { $word } » l’état de la table. Ctrl-C ou la fin de l’entrée te fait quitter la table.
word-state = état
choice = { $number }. { $action }. { $effect }
same-effect = Toutes ont le même effet. { $effect }
choice-plain = { $number }. { $action }
prompt = { $count ->
        [1] Ton choix (1 seulement) :
       *[other] Ton choix (1–{ $count }) :
    }
prompt-several = Tes choix (1–{ $count }), jusqu’à { $most } sur une ligne :
no-such-choice = { $count ->
        [1] Il n’y a pas de choix { $number }, seulement le 1.
       *[other] Il n’y a pas de choix { $number }. Écris un numéro de 1 à { $count }.
    }
not-understood = { $count ->
        [1] « { $text } » n’est pas un choix possible. Écris 1, ou ton choix comme dans « { $example } ».
       *[other] « { $text } » n’est pas un choix possible. Écris un numéro de 1 à { $count }, ou ton choix comme dans « { $example } ».
    }
too-many = { $count ->
        [1] Une seule carte est à choisir ici.
       *[other] Seules { $count } cartes sont à choisir ici.
    }
left = Tu quittes la table. La partie reste inachevée.
input-ended = L’entrée est terminée, tu quittes donc la table. La partie reste inachevée.
record-kept = La feuille de partie est dans { $file }.
record-not-kept = La feuille de partie n’a pu être gardée dans aucun fichier. La voici, à copier :
record-refused = La feuille de partie n’a pas pu être écrite. La partie continue, et l’écriture sera tentée de nouveau.

## Ce qui se décide et où en est la table dans Yokai Septet

variant-scoring-advanced = Décompte avancé : les Boss valent des points, et 7 points font remporter la partie.
variant-scoring-basic = Décompte de base : une manche vaut 1 point, et 2 points font remporter la partie.
variant-first-lead-dealt = La personne à qui l’As est distribué entame le premier pli ; si l’As est la carte d’atout, c’est celle qui reçoit { $card }.
team = Tu fais équipe avec { $player } contre { $players }.
question-pass = Choisis 3 cartes pour { $receiver }. Tu verras celles que te passe { $player } dès que tout le monde aura choisi.
question-pass-more = { $count ->
        [one] Choisis encore { $count } carte pour { $receiver }.
       *[other] Choisis encore { $count } cartes pour { $receiver }.
    }
question-lead = À toi de jouer : entame avec la carte de ton choix.
question-follow = À toi de jouer. Famille demandée : { $suit }. Tu dois fournir.
question-free = À toi de jouer. Famille demandée : { $suit }. Tu n’en as pas : joue la carte de ton choix.
choice-card = { $label }
state-round = Manche { $number }.
state-trump = Atout : { $suit }. Carte d’atout : { $card }.
state-score-of-teams = Score : ton équipe { $mine }, l’autre { $theirs }.
state-score = Score : { $scores }.
state-tricks-of-teams = Plis : ton équipe { $mine }, l’autre { $theirs }.
state-tricks = Plis : { $tricks }.
state-bosses-mine = Boss de ton équipe : { $labels }.
state-bosses-theirs = Boss de l’autre équipe : { $labels }.
state-bosses = Boss capturés par { $player } : { $labels }.
state-bosses-you = Tes Boss : { $labels }.
state-last-trick = Le pli précédent : { $plays }.
state-trick = Dans le pli : { $plays }.
state-hand = Ta main : { $labels }.
reckoning-boss = { $count ->
        [0] Boss sans valeur : { $label }.
        [1] Boss à 1 point : { $label }.
       *[other] Boss à { $count } points : { $label }.
    }
reckoning-trump = Boss sans valeur, car il est d’atout : { $label }.

## Ce qui se décide et où en est la table dans Yokai Pagoda

variant-optional-effects = Les effets sont facultatifs : on peut ne pas donner, ne pas piocher, ne pas prendre.
question-play = À toi de jouer : joue une carte sur la pile de gauche ou sur celle de droite.
question-give = { $must ->
        [yes] Donne une carte à une autre personne, à l’insu des autres.
       *[no] Tu peux donner une carte à une autre personne, à l’insu des autres.
    }
question-draw-for = { $must ->
        [yes] Choisis une autre personne, qui piochera une carte.
       *[no] Tu peux choisir une autre personne, qui piochera une carte.
    }
question-take = { $must ->
        [yes] Prends une carte, dans la pioche ou sur l’autre pile.
       *[no] Tu peux prendre une carte, dans la pioche ou sur l’autre pile.
    }
choice-play = { $pile ->
        [left] { $label } sur la pile de gauche
       *[right] { $label } sur la pile de droite
    }
choice-close = { $pile ->
        [left] { $label } sur la pile de gauche, et fermer la manche
       *[right] { $label } sur la pile de droite, et fermer la manche
    }
choice-give = Donner { $card } à { $receiver }
choice-draw-for = Faire piocher { $receiver }
choice-draw = Piocher
choice-take = { $pile ->
        [left] Prendre { $card } sur la pile de gauche
       *[right] Prendre { $card } sur la pile de droite
    }
choice-decline = Ne pas appliquer l’effet
state-round-of = Manche { $number } sur { $rounds }, portail Torii { $number }. { $player } commence.
state-round-of-you = Manche { $number } sur { $rounds }, portail Torii { $number }. Tu commences.
state-left-pile = { $count ->
        [0] Pile de gauche : { $card }, rien dessous.
        [1] Pile de gauche : { $card }, 1 carte dessous.
       *[other] Pile de gauche : { $card }, { $count } cartes dessous.
    }
state-right-pile = { $count ->
        [0] Pile de droite : { $card }, rien dessous.
        [1] Pile de droite : { $card }, 1 carte dessous.
       *[other] Pile de droite : { $card }, { $count } cartes dessous.
    }
state-deck = { $count ->
        [0] Il ne reste aucune carte dans la pioche.
        [1] Il reste 1 carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
state-hands = Cartes en main : { $sizes }.
state-pools = Cartes dans les réserves d’offrandes ratées : { $sizes }.
state-pool = { $worth ->
        [one] Ta réserve : { $labels }. Elle vaut { $worth } point.
       *[other] Ta réserve : { $labels }. Elle vaut { $worth } points.
    }
state-hand-worth = { $worth ->
        [one] Ta main : { $labels }. Elle vaut { $worth } point.
       *[other] Ta main : { $labels }. Elle vaut { $worth } points.
    }
