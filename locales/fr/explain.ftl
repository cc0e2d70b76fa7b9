## Pas permis, dans les deux jeux : ce qui ne va pas, et ce qui va

refused-over = La partie est terminée. Plus rien ne se joue.
refused-deal-due = On mélange d’abord les cartes. Joue dès qu’elles sont sur la table.
refused-not-your-turn = À { $player } de jouer. Ton tour vient ensuite.
refused-not-in-hand = Tu n’as pas { $card } en main. Choisis une carte que tu as.

## Pas permis dans Yokai Septet

refused-passed = Tu as déjà passé tes 3 cartes. Attends que tout le monde ait choisi.
refused-picked = Tu as déjà choisi { $card }. Choisis une autre carte.
refused-must-pass = Tout le monde passe d’abord 3 cartes. Choisis celles que tu passes.
refused-must-play-card = L’échange est terminé. Joue une carte.
refused-must-follow = Famille demandée : { $suit }. Tu en as en main, tu dois donc fournir.

## Pas permis dans Yokai Pagoda

refused-must-play = Ton tour commence par une carte : joue-la sur la pile de gauche ou sur celle de droite.
refused-must-give = Ta carte correspond : donne une carte de ta main à une autre personne.
refused-must-draw-for = Ta carte correspond et ta main est vide : choisis une autre personne, qui piochera une carte.
refused-no-such-receiver = Personne n’est assis là. Choisis une autre personne de cette table.
refused-must-draw = Ta carte est plus haute : pioche une carte, ou prends la carte du dessus de l’autre pile.
refused-must-apply = À cette table, l’effet est obligatoire. Donne, pioche ou prends la carte qu’il demande.
refused-close-not-lower = Seule une carte plus basse d’un autre yokai peut fermer la manche ; { $card } sur { $top } ne convient pas. Joue sans fermer.
refused-close-empty = Ta dernière carte termine la manche d’elle-même. Joue sans fermer.
refused-close-worth = Pour fermer la manche, ta main doit valoir { $most } points au plus. Elle en vaudrait { $worth } : joue sans fermer.

## Ce qui se passera dans Yokai Septet

effect-pick = Elle ira à { $receiver } dès que tout le monde aura choisi.
effect-super-trump = Le Super Atout remporte ce pli, quoi que jouent les autres.
effect-lead = Tu entames en { $suit } : qui en a doit fournir.
effect-lead-trump = Tu entames à l’atout : qui en a doit fournir.
effect-follow-ahead = Tu fournis et tu passes devant { $top }, la carte avec laquelle { $player } menait.
effect-follow-behind = Tu fournis, mais { $player } reste devant avec { $top }.
effect-follow-takes = { $count ->
        [0] Tu fournis et tu remportes le pli.
        [1] Tu fournis, tu remportes le pli et tu captures un Boss.
       *[other] Tu fournis, tu remportes le pli et tu captures { $count } Boss.
    }
effect-follow-gives = { $count ->
        [0] Tu fournis. { $player } remporte le pli avec { $top }.
        [1] Tu fournis. { $player } remporte le pli avec { $top } et capture un Boss.
       *[other] Tu fournis. { $player } remporte le pli avec { $top } et capture { $count } Boss.
    }
effect-trump-ahead = Tu coupes et tu passes devant { $top }, la carte avec laquelle { $player } menait.
effect-trump-behind = Tu coupes, mais { $player } reste devant avec { $top }.
effect-trump-takes = { $count ->
        [0] Tu coupes et tu remportes le pli.
        [1] Tu coupes, tu remportes le pli et tu captures un Boss.
       *[other] Tu coupes, tu remportes le pli et tu captures { $count } Boss.
    }
effect-trump-gives = { $count ->
        [0] Tu coupes, mais { $player } remporte le pli avec { $top }.
        [1] Tu coupes, mais { $player } remporte le pli avec { $top } et capture un Boss.
       *[other] Tu coupes, mais { $player } remporte le pli avec { $top } et capture { $count } Boss.
    }
effect-discard-behind = Tu te défausses. { $player } reste devant avec { $top }.
effect-discard-gives = { $count ->
        [0] Tu te défausses. { $player } remporte le pli avec { $top }.
        [1] Tu te défausses. { $player } remporte le pli avec { $top } et capture un Boss.
       *[other] Tu te défausses. { $player } remporte le pli avec { $top } et capture { $count } Boss.
    }

## Ce qui se passera dans Yokai Pagoda

effect-match = { $must ->
        [yes] La carte correspond ({ $top }) : tu donneras ensuite une carte en secret à la personne de ton choix.
       *[no] La carte correspond ({ $top }) : tu pourras ensuite donner une carte en secret à la personne de ton choix.
    }
effect-match-last = { $must ->
        [yes] La carte correspond ({ $top }) : ta main sera vide, tu choisiras qui pioche une carte, et la manche se terminera.
       *[no] La carte correspond ({ $top }) : ta main sera vide, tu pourras choisir qui pioche une carte, et la manche se terminera.
    }
effect-higher = { $must ->
        [yes] Plus haute que { $top } : ensuite, tu piocheras ou tu prendras la carte du dessus de l’autre pile.
       *[no] Plus haute que { $top } : ensuite, tu pourras piocher ou prendre la carte du dessus de l’autre pile.
    }
effect-lower = { $worth ->
        [one] Plus basse que { $top } : ta main vaudra { $worth } point.
       *[other] Plus basse que { $top } : ta main vaudra { $worth } points.
    }
effect-lower-last = Plus basse que { $top } : ta main sera vide, et la manche se terminera.
effect-close = { $worth ->
        [one] Tu montreras { $cards } ({ $worth } point), et la manche se terminera.
       *[other] Tu montreras { $cards } ({ $worth } points), et la manche se terminera.
    }
effect-give = { $worth ->
        [one] Ta main vaudra { $worth } point.
       *[other] Ta main vaudra { $worth } points.
    }
effect-give-last = Ta main sera vide, et la manche se terminera.
effect-draw-for = La première carte de la pioche ira à { $receiver }, sans que personne d’autre la voie. Ta main est vide : la manche se terminera.
effect-draw-deck = Tu pioches la première carte de la pioche, sans que personne d’autre la voie.
effect-draw-pile = { $worth ->
        [one] Tout le monde la voit. Ta main vaudra { $worth } point.
       *[other] Tout le monde la voit. Ta main vaudra { $worth } points.
    }
effect-decline = Rien ne se passe, et ton tour se termine.
effect-decline-last = Ta main est vide : la manche se terminera.

## Récit de Yokai Septet : la donne et l’échange

told-deal = Tu reçois { $count } cartes : { $cards }.
told-up = On retourne { $card }. Atout : { $suit }.
told-pass = { $player } passe 3 cartes à { $receiver }.
told-pass-to-you = { $player } te passe 3 cartes. Tu les verras dès que tout le monde aura choisi.
told-pass-you = Tu passes à { $receiver } { $cards }.
told-got = { $player } t’a passé { $cards }.
told-shows = { $player } montre { $card } et entame donc le premier pli.
told-shows-you = Tu montres { $card } et tu entames donc le premier pli.

## Récit de Yokai Septet : un pli

told-lead = { $player } entame avec { $card }.
told-lead-you = Tu entames avec { $card }.
told-follow = { $player } joue { $card }.
told-follow-you = Tu joues { $card }.
told-trump = { $player } n’a plus de { $suit } et coupe avec { $card }.
told-trump-you = Tu n’as plus de { $suit } et tu coupes avec { $card }.
told-discard = { $player } n’a plus de { $suit } et se défausse avec { $card }.
told-discard-you = Tu n’as plus de { $suit } et tu te défausses avec { $card }.
told-super-trump = { $player } joue le Super Atout : { $card }.
told-super-trump-you = Tu joues le Super Atout : { $card }.
told-trick = { $player } remporte le pli avec { $card }.
told-trick-you = Tu remportes le pli avec { $card }.
told-capture = { $player } remporte le pli avec { $card } et capture { $bosses }.
told-capture-you = Tu remportes le pli avec { $card } et tu captures { $bosses }.

## Récit de Yokai Septet : la fin d’une manche

told-hands = { $player } a encore en main { $cards }.
told-hands-you = Tu as encore en main { $cards }.
told-round-bosses = { $player } a capturé { $count } Boss et remporte la manche. Points : { $gain }.
told-round-bosses-you = Tu as capturé { $count } Boss et tu remportes la manche. Points : { $gain }.
told-round-bosses-team = Ton équipe a capturé { $count } Boss et remporte la manche. Points : { $gain }.
told-round-bosses-others = { $players } ont capturé { $count } Boss et remportent la manche. Points : { $gain }.
told-round-tricks = { $count ->
        [0] Septième pli pour { $player }, sans aucun Boss : { $players } remportent la manche. Points pour chaque personne : { $gain }.
        [1] Septième pli pour { $player }, avec un seul Boss : { $players } remportent la manche. Points pour chaque personne : { $gain }.
       *[other] Septième pli pour { $player }, avec seulement { $count } Boss : { $players } remportent la manche. Points pour chaque personne : { $gain }.
    }
told-round-tricks-you = { $count ->
        [0] C’est ton septième pli, sans aucun Boss : { $players } remportent la manche. Points pour chaque personne : { $gain }.
        [1] C’est ton septième pli, avec un seul Boss : { $players } remportent la manche. Points pour chaque personne : { $gain }.
       *[other] C’est ton septième pli, avec seulement { $count } Boss : { $players } remportent la manche. Points pour chaque personne : { $gain }.
    }
told-round-tricks-won = { $count ->
        [0] Septième pli pour { $player }, sans aucun Boss : tu remportes la manche avec { $winner }. Points pour chaque personne : { $gain }.
        [1] Septième pli pour { $player }, avec un seul Boss : tu remportes la manche avec { $winner }. Points pour chaque personne : { $gain }.
       *[other] Septième pli pour { $player }, avec seulement { $count } Boss : tu remportes la manche avec { $winner }. Points pour chaque personne : { $gain }.
    }
told-round-tricks-team = { $count ->
        [0] Septième pli pour { $losers }, sans aucun Boss : ton équipe remporte la manche et récupère tous les Boss restés en main. Points : { $gain }.
        [1] Septième pli pour { $losers }, avec un seul Boss : ton équipe remporte la manche et récupère tous les Boss restés en main. Points : { $gain }.
       *[other] Septième pli pour { $losers }, avec seulement { $count } Boss : ton équipe remporte la manche et récupère tous les Boss restés en main. Points : { $gain }.
    }
told-round-tricks-lost = { $count ->
        [0] Septième pli pour ton équipe, sans aucun Boss : { $players } remportent la manche et récupèrent tous les Boss restés en main. Points : { $gain }.
        [1] Septième pli pour ton équipe, avec un seul Boss : { $players } remportent la manche et récupèrent tous les Boss restés en main. Points : { $gain }.
       *[other] Septième pli pour ton équipe, avec seulement { $count } Boss : { $players } remportent la manche et récupèrent tous les Boss restés en main. Points : { $gain }.
    }
told-round-tricks-others = { $count ->
        [0] Septième pli pour { $losers }, sans aucun Boss : { $players } remportent la manche et récupèrent tous les Boss restés en main. Points : { $gain }.
        [1] Septième pli pour { $losers }, avec un seul Boss : { $players } remportent la manche et récupèrent tous les Boss restés en main. Points : { $gain }.
       *[other] Septième pli pour { $losers }, avec seulement { $count } Boss : { $players } remportent la manche et récupèrent tous les Boss restés en main. Points : { $gain }.
    }
told-round-last = Toutes les mains sont vides. { $player } a remporté le dernier pli et remporte la manche. Points : { $gain }.
told-round-last-you = Toutes les mains sont vides. Tu as remporté le dernier pli et tu remportes la manche. Points : { $gain }.
told-round-last-team = Toutes les mains sont vides. Ton équipe a remporté le dernier pli et remporte la manche. Points : { $gain }.
told-round-last-others = Toutes les mains sont vides. { $players } ont remporté le dernier pli et remportent la manche. Points : { $gain }.

## Récit de Yokai Pagoda : la donne et la pioche

told-deck = On mélange et on distribue les { $count } cartes.
told-rebuilt = { $count ->
        [one] La pioche est épuisée. La carte placée sous les cartes du dessus des piles devient la nouvelle pioche.
       *[other] La pioche est épuisée. Les { $count } cartes placées sous les cartes du dessus des piles sont mélangées et forment une nouvelle pioche.
    }
told-pile = { $pile ->
        [left] On révèle { $card } sur la pile de gauche.
       *[right] On révèle { $card } sur la pile de droite.
    }

## Récit de Yokai Pagoda : une carte jouée

told-match = { $pile ->
        [left] { $player } joue { $card } sur { $top }, pile de gauche : les deux cartes correspondent.
       *[right] { $player } joue { $card } sur { $top }, pile de droite : les deux cartes correspondent.
    } { $must ->
        [yes] { $player } doit donner une carte.
       *[no] { $player } peut donner une carte.
    }
told-match-you = { $pile ->
        [left] Tu joues { $card } sur { $top }, pile de gauche : les deux cartes correspondent.
       *[right] Tu joues { $card } sur { $top }, pile de droite : les deux cartes correspondent.
    } { $must ->
        [yes] Tu dois donner une carte.
       *[no] Tu peux donner une carte.
    }
told-match-last = { $pile ->
        [left] { $player } joue { $card }, sa dernière carte, sur { $top }, pile de gauche : les deux cartes correspondent.
       *[right] { $player } joue { $card }, sa dernière carte, sur { $top }, pile de droite : les deux cartes correspondent.
    } { $must ->
        [yes] { $player } doit faire piocher une autre personne.
       *[no] { $player } peut faire piocher une autre personne.
    }
told-match-last-you = { $pile ->
        [left] Tu joues { $card }, ta dernière carte, sur { $top }, pile de gauche : les deux cartes correspondent.
       *[right] Tu joues { $card }, ta dernière carte, sur { $top }, pile de droite : les deux cartes correspondent.
    } { $must ->
        [yes] Tu dois faire piocher une autre personne.
       *[no] Tu peux faire piocher une autre personne.
    }
told-higher = { $pile ->
        [left] { $player } joue { $card } sur la pile de gauche : c’est plus haut que { $top }.
       *[right] { $player } joue { $card } sur la pile de droite : c’est plus haut que { $top }.
    } { $must ->
        [yes] { $player } doit prendre une carte.
       *[no] { $player } peut prendre une carte.
    }
told-higher-you = { $pile ->
        [left] Tu joues { $card } sur la pile de gauche : c’est plus haut que { $top }.
       *[right] Tu joues { $card } sur la pile de droite : c’est plus haut que { $top }.
    } { $must ->
        [yes] Tu dois prendre une carte.
       *[no] Tu peux prendre une carte.
    }
told-lower = { $pile ->
        [left] { $player } joue { $card } sur la pile de gauche : c’est plus bas que { $top }.
       *[right] { $player } joue { $card } sur la pile de droite : c’est plus bas que { $top }.
    }
told-lower-you = { $pile ->
        [left] Tu joues { $card } sur la pile de gauche : c’est plus bas que { $top }.
       *[right] Tu joues { $card } sur la pile de droite : c’est plus bas que { $top }.
    }
told-close = { $pile ->
        [left] { $player } joue { $card } sur la pile de gauche, plus bas que { $top }, et ferme la manche.
       *[right] { $player } joue { $card } sur la pile de droite, plus bas que { $top }, et ferme la manche.
    }
told-close-you = { $pile ->
        [left] Tu joues { $card } sur la pile de gauche, plus bas que { $top }, et tu fermes la manche.
       *[right] Tu joues { $card } sur la pile de droite, plus bas que { $top }, et tu fermes la manche.
    }
told-shows-hand = { $worth ->
        [one] { $player } montre { $cards } : cette main vaut { $worth } point.
       *[other] { $player } montre { $cards } : cette main vaut { $worth } points.
    }
told-shows-hand-you = { $worth ->
        [one] Tu montres { $cards } : ta main vaut { $worth } point.
       *[other] Tu montres { $cards } : ta main vaut { $worth } points.
    }

## Récit de Yokai Pagoda : un effet

told-give = { $player } donne une carte à { $receiver }.
told-give-you = Tu donnes { $card } à { $receiver }.
told-give-to-you = { $player } te donne { $card }.
told-draw-for = { $player } fait piocher { $receiver }.
told-draw-for-you = Tu fais piocher { $receiver }.
told-draw-for-to-you = { $player } te fait piocher.
told-draw = { $player } pioche une carte.
told-draw-you = Tu pioches { $card }.
told-take = { $pile ->
        [left] { $player } prend { $card } sur la pile de gauche.
       *[right] { $player } prend { $card } sur la pile de droite.
    }
told-take-you = { $pile ->
        [left] Tu prends { $card } sur la pile de gauche.
       *[right] Tu prends { $card } sur la pile de droite.
    }
told-decline = { $player } choisit de ne pas appliquer l’effet.
told-decline-you = Tu choisis de ne pas appliquer l’effet.

## Récit de Yokai Pagoda : la fin d’une manche

told-round-close = { $player } a fermé la manche { $number } sur { $rounds }. Chaque main rejoint la réserve d’offrandes ratées de la personne qui la tenait.
told-round-close-you = Tu as fermé la manche { $number } sur { $rounds }. Chaque main rejoint la réserve d’offrandes ratées de la personne qui la tenait.
told-round-empty = { $player } n’a plus de cartes : la manche { $number } sur { $rounds } se termine. Les autres mains rejoignent chacune la réserve d’offrandes ratées de la personne qui la tenait.
told-round-empty-you = Tu n’as plus de cartes : la manche { $number } sur { $rounds } se termine. Les autres mains rejoignent chacune la réserve d’offrandes ratées de la personne qui la tenait.
told-pool = { $count ->
        [one] { $player } a { $count } carte en réserve. On compte : { $counting }. Points : { $worth }.
       *[other] { $player } a { $count } cartes en réserve. On compte : { $counting }. Points : { $worth }.
    }
told-pool-you = { $count ->
        [one] Tu as { $count } carte en réserve. On compte : { $counting }. Points : { $worth }.
       *[other] Tu as { $count } cartes en réserve. On compte : { $counting }. Points : { $worth }.
    }
told-pool-empty = { $player } n’a aucune carte en réserve. Points : 0.
told-pool-empty-you = Tu n’as aucune carte en réserve. Points : 0.

## Récit de la fin d’une partie

told-over-alone = Score final : { $scores }. { $player } remporte la partie.
told-over-alone-you = Score final : { $scores }. Tu remportes la partie.
told-over-team = Score final : { $high } à { $low }. Ton équipe remporte la partie.
told-over-others = Score final : { $high } à { $low }. { $players } remportent la partie.
told-over-tie = Score final : { $scores }. Égalité à { $high } points. { $player } a sa place à gauche de la personne aux sept plis et remporte la partie.
told-over-tie-you = Score final : { $scores }. Égalité à { $high } points. Tu as ta place à gauche de la personne aux sept plis et tu remportes la partie.
told-over-types = { $low ->
        [one] Score final : { $scores }. Égalité à { $low } point. { $player } gagne avec moins de types de yokai.
       *[other] Score final : { $scores }. Égalité à { $low } points. { $player } gagne avec moins de types de yokai.
    }
told-over-types-you = { $low ->
        [one] Score final : { $scores }. Égalité à { $low } point. Tu gagnes avec moins de types de yokai.
       *[other] Score final : { $scores }. Égalité à { $low } points. Tu gagnes avec moins de types de yokai.
    }
told-over-cards = { $low ->
        [one] Score final : { $scores }. Égalité à { $low } point, et en types de yokai. { $player } gagne avec moins de cartes.
       *[other] Score final : { $scores }. Égalité à { $low } points, et en types de yokai. { $player } gagne avec moins de cartes.
    }
told-over-cards-you = { $low ->
        [one] Score final : { $scores }. Égalité à { $low } point, et en types de yokai. Tu gagnes avec moins de cartes.
       *[other] Score final : { $scores }. Égalité à { $low } points, et en types de yokai. Tu gagnes avec moins de cartes.
    }
told-over-shared = Score final : { $scores }. Victoire partagée : { $players }.
told-over-shared-you = Score final : { $scores }. Tu partages la victoire avec { $players }.
