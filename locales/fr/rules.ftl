### Les règles des deux jeux, dans l’ordre d’une page de règles. Une phrase par ligne : qui les montre les adapte à la place.

rules-pagoda-title = Yokai Pagoda : les règles
rules-septet-title = Yokai Septet : les règles
rules-heading-components = Contenu
rules-heading-players = Qui joue
rules-heading-setup = Mise en place
rules-heading-turn = Ton tour
rules-heading-trick = Un pli
rules-heading-worth = Ce que valent les cartes
rules-heading-rounds = Les manches
rules-heading-deck = Quand la pioche est vide
rules-heading-round-end = Fin de la manche
rules-heading-scoring = Décompte
rules-heading-end = Fin de la partie
rules-heading-knowledge = Ce que tu sais
rules-heading-variants = Variantes, si la table les choisit
rules-footnote =
    Yokai Pagoda et Yokai Septet appartiennent à leurs éditeurs.
    Ce projet n’a aucun lien avec eux : si les jeux te plaisent, achète les boîtes.

## Yokai Pagoda

rules-pagoda-short =
    But : le moins de points après trois manches (à deux, quatre).
    À ton tour, joue une carte sur la pile de gauche ou de droite.
    Correspond (yokai ou nombre) : donne en secret une carte à un autre joueur.
    Si tu n’as plus de cartes, fais piocher quelqu’un d’autre.
    Plus haute (autre yokai) : pioche, ou prends celle du dessus de l’autre pile.
    Plus basse (autre yokai) : tu peux fermer si ta main vaut 3 points ou moins.
    Valeur : additionne le nombre le plus bas de chaque yokai, rien d’autre.
    La manche se termine si quelqu’un ferme ou n’a plus de cartes après l’effet.
    Qui est à gauche de cette personne commence la manche suivante.
    À deux, une personne commence les manches 1 et 3, l’autre les manches 2 et 4.
    Les cartes restées en main vont dans les réserves et n’en sortent plus.
    Pioche vide : tout ce qui est sous les cartes du dessus devient la pioche.
    La réserve la plus basse gagne, puis le moins de yokai, puis de cartes.

rule-P1 =
    Il y a 100 cartes d’offrande : dix yokai, chacun avec les nombres de 1 à 10, une fois chaque nombre.
    Les yokai sont Kappa, Tengu, Tanuki, Kitsune, Oni, Yuki-onna, Nekomata, Rokurokubi, Jorōgumo et Kodama.
    On joue à 2, 3, 4 ou 5.
rule-P2 =
    Quatre cartes de portail Torii marquent la manche en cours.
    Il y a aussi cinq aides de jeu, une par personne.
rule-P3 =
    On mélange les 100 cartes et on en distribue 7 à chaque joueur, une par une, dans le sens horaire.
    La première carte est pour le premier joueur de la manche.
    Le reste, face cachée, forme la pioche de Pagode.
rule-P4 = On révèle la première carte de la pioche, qui commence la pile d’offrandes de gauche, puis la suivante, pour celle de droite.
rule-P5 =
    La dernière personne à avoir vu un film qui fait peur commence la première manche.
    La table peut dire qui c’est ; sinon, c’est le hasard qui décide.
rule-P6 =
    À ton tour, joue une carte de ta main sur l’une des deux piles et compare-la à la carte qui était dessus.
    Si le yokai ou le nombre est le même, elle correspond.
    Si le yokai est différent, elle est plus haute quand son nombre est plus grand, plus basse quand il est plus petit.
rule-P7 =
    Elle correspond : choisis un autre joueur et donne-lui une carte de ta main que personne d’autre ne voit.
    Si ta main est vide, choisis tout de même un autre joueur, qui pioche alors la première carte.
    Personne d’autre ne voit la carte piochée, toi non plus.
rule-P8 =
    Plus haute : pioche une carte, ou prends en main la carte du dessus de l’autre pile.
    Si c’était la dernière carte de cette pile, la première carte de la pioche est révélée à sa place.
    Tout le monde a vu une carte prise sur une pile.
rule-P9 =
    Plus basse : si ta main vaut maintenant 3 points ou moins, tu peux la montrer à tout le monde et fermer la manche, ou continuer.
    Si elle vaut plus, il ne se passe rien ; si elle est vide, il n’y a rien à choisir : la manche se termine.
    Fermer fait partie du coup : tu l’annonces en jouant la carte et, si tu ne fermes pas, personne d’autre ne sait si tu le pouvais.
rule-P10 = L’effet est obligatoire ; seul le choix de fermer la manche est libre.
rule-P11 =
    Si, après l’effet, ta main est vide ou si tu as fermé, la manche se termine, et c’est toi qui l’as terminée.
    Sinon, c’est au tour du joueur suivant dans le sens horaire.
    Si donc ta dernière carte est plus haute, tu en reçois une nouvelle et la manche continue.
rule-P12 =
    Trie les cartes par yokai, ne compte que le nombre le plus bas de chaque yokai et additionne ces nombres.
    Sans cartes, cela fait 0 point.
    Exemple : Kappa 3, 7, 8 et Tanuki 2, 5, 7, 10 valent 3 + 2 = 5 points.
rule-P13 =
    À la fin d’une manche, chaque joueur met les cartes restées dans sa main, face cachée, dans sa réserve d’offrandes ratées.
    Tu peux regarder ta réserve à tout moment, mais ses cartes n’en sortent jamais.
    Sauf une main montrée pour fermer, tu ne vois pas les cartes des autres, mais tu sais combien chaque main et réserve en compte.
rule-P14 = Une partie compte trois manches ; à deux, elle en compte quatre.
rule-P15 =
    Le voisin de gauche du joueur qui a terminé la manche commence la suivante, de quelque façon que la manche ait pris fin.
    À deux, un joueur tiré au sort commence les manches 1 et 3, l’autre les manches 2 et 4, peu importe qui a terminé la précédente.
rule-P16 =
    Entre les manches, les deux piles restent telles quelles et l’on passe au portail Torii suivant.
    Chaque joueur reçoit 7 cartes comme à la mise en place, en commençant par le premier joueur de la nouvelle manche.
rule-P17 =
    Dès que la pioche est vide et qu’une pile a des cartes sous celle du dessus, ces cartes des deux piles forment une nouvelle pioche.
    On la mélange ; les deux cartes du dessus restent en place.
    On le vérifie après chaque carte jouée, piochée, révélée ou distribuée, et cela passe avant la fin de la manche ou de la partie.
rule-P18 =
    Si les cartes viennent à manquer pour de bon pendant la donne, elle s’arrête, et qui en a reçu moins joue avec les siennes.
    Sans variante, cela ne peut arriver qu’à cinq, à la troisième manche, et tout le monde a alors au moins 6 cartes.
rule-P19 =
    Après la dernière manche, ce que vaut ta réserve est ton score final, et le plus bas gagne.
    En cas d’égalité, le moins de yokai différents dans la réserve l’emporte, puis, si cela ne suffit pas, le moins de cartes.
    Si l’égalité demeure, la victoire est partagée.
rules-pagoda-knowledge =
    Tout le monde connaît les deux piles carte par carte, ce qui est joué, révélé ou pris, et la taille des mains, réserves et pioche.
    Personne d’autre ne connaît ta main, ta réserve et ce que tu pioches ; une carte donnée est connue des deux côtés.
    Après la dernière manche, toutes les réserves sont montrées.
rules-pagoda-variants =
    optional_effects = true : si elle correspond ou est plus haute, tu peux ne pas appliquer l’effet ; main vide, cela termine la manche.
    rounds = 1 à 4 : on joue ce nombre de manches, 3 au plus à cinq.

## Yokai Septet

rules-septet-short =
    But : capturer les Boss, les 7. À quatre en équipes, à trois chacun pour soi.
    D’abord, passe 3 cartes : à quatre entre partenaires, à trois à gauche.
    Manche 1 : qui a l’As entame ; si c’est la carte d’atout, le 13 de neige.
    Fournis si tu peux ; sinon, joue n’importe quelle carte.
    L’As gagne, sinon l’atout le plus haut, sinon la plus haute demandée.
    Qui remporte le pli capture ses Boss et entame le suivant.
    Après chaque pli, dans cet ordre (entre parenthèses, à trois) :
    1. Quatre (trois) Boss gagnent la manche.
    2. Sept plis la perdent ; l’autre équipe prend les Boss de toutes les mains
    (les deux autres gagnent et aucun Boss ne change de place).
    3. Plus de cartes : qui a remporté le dernier pli gagne.
    Avancé : ce que valent tes Boss, celui d’atout 0 ; 7 points gagnent.
    À trois, sept plis donnent 3 points à chacun des deux autres.
    De base : 1 point à qui gagne la manche ; 2 points gagnent.

rule-S1 =
    Il y a 49 cartes : sept familles de sept valeurs consécutives ; dans une famille, la plus haute gagne.
    Le vent a l’As (A) et 2–7, la terre 2–8, la grâce 3–9, la foudre 4–10, les ténèbres 5–11, le feu 6–12, la neige 7–13.
rule-S2 =
    Le 7 de chaque famille est son Boss.
    L’As de vent est le Super Atout : c’est une carte de vent, la valeur 1 de sa famille.
rule-S3 =
    Voici ce que valent les Boss au décompte avancé.
    À quatre : vent 0, terre 0, grâce 1, foudre 1, ténèbres 1, feu 2, neige 2.
    À trois : vent 0, terre 1, grâce 1, foudre 2, ténèbres 2, feu 3, neige 3.
rule-S4 =
    À quatre, on forme deux équipes de deux, et les partenaires se font face.
    À trois, chacun joue pour soi.
rule-S5 =
    À chaque manche, on mélange les cartes et on en distribue 12 par personne à quatre, 16 par personne à trois.
    La carte qui reste est la carte d’atout : on la pose face visible, et sa famille est la famille d’atout.
    Elle n’appartient à personne.
rule-S6 =
    Ensuite, tout le monde choisit en même temps 3 cartes à passer, avant de voir celles qui arrivent.
    À quatre, on les passe entre partenaires, à trois à son voisin de gauche, et ainsi à chaque manche.
rule-S7 =
    À la première manche, après l’échange, la personne qui a l’As en main le montre et entame avec la carte de son choix.
    Si l’As est la carte d’atout, la personne qui a le 13 de neige le montre et entame ; la carte montrée retourne en main.
    Aux manches suivantes, c’est la personne qui a remporté le dernier pli de la manche précédente qui entame.
rule-S8 =
    On entame avec n’importe quelle carte, et les autres suivent dans le sens horaire.
    Si tu as une carte de la famille demandée, tu dois fournir ; sinon, tu peux jouer n’importe quelle carte.
rule-S9 = L’As remporte le pli s’il a été joué ; sinon, c’est l’atout le plus haut ; sinon, la carte la plus haute de la famille demandée.
rule-S10 =
    La personne qui remporte le pli en prend toutes les cartes et entame le suivant.
    Elle garde devant elle les Boss capturés face visible, les autres cartes face cachée.
    Tout le monde sait combien de plis chaque joueur a remportés.
rule-S11 =
    À quatre, après chaque pli et dans cet ordre : une équipe qui a quatre Boss ou plus gagne la manche, même à son septième pli.
    Sinon, une équipe qui a sept plis perd : l’autre gagne et prend les Boss restés dans toutes les mains ; ceux capturés ne bougent pas.
    Sinon, quand toutes les mains sont vides, l’équipe qui a remporté le dernier pli gagne.
rule-S12 =
    À trois, après chaque pli et dans cet ordre : un joueur qui a trois Boss ou plus gagne la manche, même à son septième pli.
    Sinon, un joueur qui a sept plis perd : les deux autres gagnent, et aucun Boss ne change de place.
    Sinon, quand toutes les mains sont vides, le joueur qui a remporté le dernier pli gagne.
rule-S13 =
    Décompte de base : l’équipe ou chaque joueur qui gagne la manche reçoit 1 point.
    Avec 2 points, on remporte la partie.
rule-S14 =
    Décompte avancé à quatre : l’équipe gagnante marque ce que valent ses Boss.
    Ceux qu’elle a pris dans les mains après le septième pli comptent aussi ; le Boss de la famille d’atout compte 0.
    Une équipe qui a 7 points ou plus remporte la partie.
rule-S15 =
    Décompte avancé à trois : après sept plis, les deux joueurs qui gagnent marquent 3 points chacun.
    Sinon, le joueur qui gagne marque ce que valent ses Boss ; le Boss de la famille d’atout compte 0.
    La partie se termine quand quelqu’un a 7 points ou plus, et le plus grand nombre de points l’emporte.
rule-S16 =
    À trois, deux joueurs peuvent être à égalité en tête à la fin de la partie.
    C’est alors le voisin de gauche (le suivant dans le sens horaire) du joueur qui a eu sept plis à la dernière manche qui gagne.
rules-septet-knowledge =
    Tout le monde connaît la carte d’atout, la carte montrée au premier pli, les cartes jouées, les plis, les Boss pris et les scores.
    Personne d’autre ne connaît ta main ; la personne qui reçoit tes cartes les connaît dès que tout le monde a passé les siennes.
    À quatre, les Boss restés en main après un septième pli sont montrés ; les autres cartes restantes, jamais.
rules-septet-variants =
    scoring = basic : la partie courte de la règle S13 à la place du décompte avancé.
    first_lead = dealt : la personne qui reçoit l’As (sinon le 13 de neige) à la donne le montre avant l’échange, puis entame.
