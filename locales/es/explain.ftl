## No permitido, en los dos juegos: qué no se puede y qué se puede

refused-over = La partida ha terminado. Ya no se juega nada más.
refused-deal-due = Primero se barajan las cartas. Juega cuando estén en la mesa.
refused-not-your-turn = Le toca a { $player }. Espera tu turno.
refused-not-in-hand = No tienes { $card } en la mano. Elige una carta que tengas.

## No permitido en Yokai Septet

refused-passed = Ya has pasado tus 3 cartas. Espera a que todo el mundo haya elegido.
refused-picked = Ya has elegido { $card }. Elige otra carta.
refused-must-pass = Primero todo el mundo pasa 3 cartas. Elige las cartas que pasarás.
refused-must-play-card = El intercambio ha terminado. Juega una carta.
refused-must-follow = El palo de salida es { $suit } y lo tienes en la mano: debes seguir el palo.

## No permitido en Yokai Pagoda

refused-must-play = Tu turno empieza con una carta: juégala en la pila izquierda o en la derecha.
refused-must-give = Tu carta coincide: entrega una carta de tu mano a otra persona.
refused-must-draw-for = Tu carta coincide y tu mano está vacía: elige a otra persona, que robará una carta.
refused-no-such-receiver = Ahí no hay nadie. Elige a otra persona de esta mesa.
refused-must-draw = Tu carta es mayor: roba una carta del mazo o toma la carta superior de la otra pila.
refused-must-apply = En esta mesa el efecto es obligatorio. Entrega, roba o toma la carta que pide.
refused-close-not-lower = Solo una carta menor de otro Yokai puede cerrar la ronda; { $card } sobre { $top } no lo es. Juégala sin cerrar.
refused-close-empty = Tu última carta termina la ronda por sí sola. Juégala sin cerrar.
refused-close-worth = Para cerrar la ronda, tu mano debe valer { $most } puntos o menos. Valdría { $worth }: juega sin cerrar.

## Qué pasará en Yokai Septet

effect-pick = Será para { $receiver } cuando todo el mundo haya elegido.
effect-super-trump = El supertriunfo se lleva esta baza, se juegue lo que se juegue.
effect-lead = Sales con { $suit }: quien tenga ese palo debe seguirlo.
effect-lead-trump = Sales con triunfo: quien tenga triunfos debe seguir el palo.
effect-follow-ahead = Sigues el palo y superas { $top }, la carta con la que ganaba { $player }.
effect-follow-behind = Sigues el palo, pero { $player } va ganando con { $top }.
effect-follow-takes = { $count ->
        [0] Sigues el palo y te llevas la baza.
        [one] Sigues el palo, te llevas la baza y capturas a un jefe.
       *[other] Sigues el palo, te llevas la baza y capturas a { $count } jefes.
    }
effect-follow-gives = { $count ->
        [0] Sigues el palo. { $player } se lleva la baza con { $top }.
        [one] Sigues el palo. { $player } se lleva la baza con { $top } y captura a un jefe.
       *[other] Sigues el palo. { $player } se lleva la baza con { $top } y captura a { $count } jefes.
    }
effect-trump-ahead = Juegas triunfo y superas { $top }, la carta con la que ganaba { $player }.
effect-trump-behind = Juegas triunfo, pero { $player } va ganando con { $top }.
effect-trump-takes = { $count ->
        [0] Juegas triunfo y te llevas la baza.
        [one] Juegas triunfo, te llevas la baza y capturas a un jefe.
       *[other] Juegas triunfo, te llevas la baza y capturas a { $count } jefes.
    }
effect-trump-gives = { $count ->
        [0] Juegas triunfo, pero { $player } se lleva la baza con { $top }.
        [one] Juegas triunfo, pero { $player } se lleva la baza con { $top } y captura a un jefe.
       *[other] Juegas triunfo, pero { $player } se lleva la baza con { $top } y captura a { $count } jefes.
    }
effect-discard-behind = Te descartas. { $player } sigue ganando con { $top }.
effect-discard-gives = { $count ->
        [0] Te descartas. { $player } se lleva la baza con { $top }.
        [one] Te descartas. { $player } se lleva la baza con { $top } y captura a un jefe.
       *[other] Te descartas. { $player } se lleva la baza con { $top } y captura a { $count } jefes.
    }

## Qué pasará en Yokai Pagoda

effect-match = { $must ->
        [yes] Coincide con { $top }: después entregarás en secreto una carta a quien elijas.
       *[no] Coincide con { $top }: después podrás entregar en secreto una carta a quien elijas.
    }
effect-match-last = { $must ->
        [yes] Coincide con { $top }: tu mano queda vacía. Elegirás quién roba una carta y terminará la ronda.
       *[no] Coincide con { $top }: tu mano queda vacía. Podrás elegir quién roba una carta y terminará la ronda.
    }
effect-higher = { $must ->
        [yes] Es mayor que { $top }: después robarás del mazo o tomarás la carta superior de la otra pila.
       *[no] Es mayor que { $top }: después podrás robar del mazo o tomar la carta superior de la otra pila.
    }
effect-lower = { $worth ->
        [one] Es menor que { $top }: tu mano valdrá 1 punto.
       *[other] Es menor que { $top }: tu mano valdrá { $worth } puntos.
    }
effect-lower-last = Es menor que { $top }: tu mano queda vacía y termina la ronda.
effect-close = { $worth ->
        [one] Muestras { $cards } (1 punto) y termina la ronda.
       *[other] Muestras { $cards } ({ $worth } puntos) y termina la ronda.
    }
effect-give = { $worth ->
        [one] Tu mano valdrá 1 punto.
       *[other] Tu mano valdrá { $worth } puntos.
    }
effect-give-last = Tu mano queda vacía y termina la ronda.
effect-draw-for = { $receiver } robará la carta superior del mazo, que nadie más verá. Tu mano está vacía: termina la ronda.
effect-draw-deck = Robas la carta superior del mazo; nadie más la ve.
effect-draw-pile = { $worth ->
        [one] Todo el mundo la ve. Tu mano valdrá 1 punto.
       *[other] Todo el mundo la ve. Tu mano valdrá { $worth } puntos.
    }
effect-decline = No pasa nada y termina tu turno.
effect-decline-last = Tu mano está vacía: termina la ronda.

## Relato de Yokai Septet: el reparto y el intercambio

told-deal = Recibes { $count } cartas: { $cards }.
told-up = Se descubre { $card }. Triunfo: { $suit }.
told-pass = { $player } pasa 3 cartas a { $receiver }.
told-pass-to-you = { $player } te pasa 3 cartas. Las verás cuando todo el mundo haya elegido.
told-pass-you = Pasas { $cards } a { $receiver }.
told-got = { $player } te ha pasado { $cards }.
told-shows = { $player } muestra { $card } y por eso sale en la primera baza.
told-shows-you = Muestras { $card } y por eso sales en la primera baza.

## Relato de Yokai Septet: una baza

told-lead = { $player } sale con { $card }.
told-lead-you = Sales con { $card }.
told-follow = { $player } juega { $card }.
told-follow-you = Juegas { $card }.
told-trump = { $player } está sin { $suit } y juega triunfo: { $card }.
told-trump-you = Estás sin { $suit } y juegas triunfo: { $card }.
told-discard = { $player } está sin { $suit } y se descarta con { $card }.
told-discard-you = Estás sin { $suit } y te descartas con { $card }.
told-super-trump = { $player } juega el supertriunfo: { $card }.
told-super-trump-you = Juegas el supertriunfo: { $card }.
told-trick = { $player } se lleva la baza con { $card }.
told-trick-you = Te llevas la baza con { $card }.
told-capture = { $player } se lleva la baza con { $card } y captura { $bosses }.
told-capture-you = Te llevas la baza con { $card } y capturas { $bosses }.

## Relato de Yokai Septet: el final de una ronda

told-hands = { $player } aún tiene en la mano { $cards }.
told-hands-you = Aún tienes en la mano { $cards }.
told-round-bosses = { $player } ha capturado a { $count } jefes y gana la ronda. Puntos: { $gain }.
told-round-bosses-you = Has capturado a { $count } jefes y ganas la ronda. Puntos: { $gain }.
told-round-bosses-team = Tu equipo ha capturado a { $count } jefes y gana la ronda. Puntos: { $gain }.
told-round-bosses-others = { $players } han capturado a { $count } jefes y ganan la ronda. Puntos: { $gain }.
told-round-tricks = { $count ->
        [0] Séptima baza para { $player }, sin ningún jefe: { $players } ganan la ronda. Puntos para cada cual: { $gain }.
        [one] Séptima baza para { $player }, con un solo jefe: { $players } ganan la ronda. Puntos para cada cual: { $gain }.
       *[other] Séptima baza para { $player }, con solo { $count } jefes: { $players } ganan la ronda. Puntos para cada cual: { $gain }.
    }
told-round-tricks-you = { $count ->
        [0] Es tu séptima baza, sin ningún jefe: { $players } ganan la ronda. Puntos para cada cual: { $gain }.
        [one] Es tu séptima baza, con un solo jefe: { $players } ganan la ronda. Puntos para cada cual: { $gain }.
       *[other] Es tu séptima baza, con solo { $count } jefes: { $players } ganan la ronda. Puntos para cada cual: { $gain }.
    }
told-round-tricks-won = { $count ->
        [0] Séptima baza para { $player }, sin ningún jefe: ganas la ronda junto con { $winner }. Puntos para cada cual: { $gain }.
        [one] Séptima baza para { $player }, con un solo jefe: ganas la ronda junto con { $winner }. Puntos para cada cual: { $gain }.
       *[other] Séptima baza para { $player }, con solo { $count } jefes: ganas la ronda junto con { $winner }. Puntos para cada cual: { $gain }.
    }
told-round-tricks-team = { $count ->
        [0] Séptima baza para { $losers }, sin ningún jefe: tu equipo gana la ronda y se queda con todos los jefes que siguen en las manos. Puntos: { $gain }.
        [one] Séptima baza para { $losers }, con un solo jefe: tu equipo gana la ronda y se queda con todos los jefes que siguen en las manos. Puntos: { $gain }.
       *[other] Séptima baza para { $losers }, con solo { $count } jefes: tu equipo gana la ronda y se queda con todos los jefes que siguen en las manos. Puntos: { $gain }.
    }
told-round-tricks-lost = { $count ->
        [0] Séptima baza para tu equipo, sin ningún jefe: { $players } ganan la ronda y se quedan con todos los jefes que siguen en las manos. Puntos: { $gain }.
        [one] Séptima baza para tu equipo, con un solo jefe: { $players } ganan la ronda y se quedan con todos los jefes que siguen en las manos. Puntos: { $gain }.
       *[other] Séptima baza para tu equipo, con solo { $count } jefes: { $players } ganan la ronda y se quedan con todos los jefes que siguen en las manos. Puntos: { $gain }.
    }
told-round-tricks-others = { $count ->
        [0] Séptima baza para { $losers }, sin ningún jefe: { $players } ganan la ronda y se quedan con todos los jefes que siguen en las manos. Puntos: { $gain }.
        [one] Séptima baza para { $losers }, con un solo jefe: { $players } ganan la ronda y se quedan con todos los jefes que siguen en las manos. Puntos: { $gain }.
       *[other] Séptima baza para { $losers }, con solo { $count } jefes: { $players } ganan la ronda y se quedan con todos los jefes que siguen en las manos. Puntos: { $gain }.
    }
told-round-last = No quedan cartas en ninguna mano. { $player } se ha llevado la última baza y gana la ronda. Puntos: { $gain }.
told-round-last-you = No quedan cartas en ninguna mano. Te has llevado la última baza y ganas la ronda. Puntos: { $gain }.
told-round-last-team = No quedan cartas en ninguna mano. Tu equipo se ha llevado la última baza y gana la ronda. Puntos: { $gain }.
told-round-last-others = No quedan cartas en ninguna mano. { $players } se han llevado la última baza y ganan la ronda. Puntos: { $gain }.

## Relato de Yokai Pagoda: el reparto y el mazo

told-deck = Se barajan y se reparten las { $count } cartas.
told-rebuilt = { $count ->
        [one] El mazo se ha agotado. La carta que hay debajo de las cartas superiores de las pilas es el nuevo mazo.
       *[other] El mazo se ha agotado. Las { $count } cartas que hay debajo de las cartas superiores de las pilas se barajan y forman un nuevo mazo.
    }
told-pile = { $pile ->
        [left] En la pila izquierda se revela { $card }.
       *[right] En la pila derecha se revela { $card }.
    }

## Relato de Yokai Pagoda: una carta jugada

told-match = { $pile ->
        [left] { $player } juega { $card } en la pila izquierda: coincide con { $top }.
       *[right] { $player } juega { $card } en la pila derecha: coincide con { $top }.
    } { $must ->
        [yes] { $player } debe entregar una carta.
       *[no] { $player } puede entregar una carta.
    }
told-match-you = { $pile ->
        [left] Juegas { $card } en la pila izquierda: coincide con { $top }.
       *[right] Juegas { $card } en la pila derecha: coincide con { $top }.
    } { $must ->
        [yes] Debes entregar una carta.
       *[no] Puedes entregar una carta.
    }
told-match-last = { $pile ->
        [left] { $player } juega { $card }, su última carta, en la pila izquierda: coincide con { $top }.
       *[right] { $player } juega { $card }, su última carta, en la pila derecha: coincide con { $top }.
    } { $must ->
        [yes] { $player } debe hacer robar a otra persona.
       *[no] { $player } puede hacer robar a otra persona.
    }
told-match-last-you = { $pile ->
        [left] Juegas { $card }, tu última carta, en la pila izquierda: coincide con { $top }.
       *[right] Juegas { $card }, tu última carta, en la pila derecha: coincide con { $top }.
    } { $must ->
        [yes] Debes hacer robar a otra persona.
       *[no] Puedes hacer robar a otra persona.
    }
told-higher = { $pile ->
        [left] { $player } juega { $card } en la pila izquierda: es mayor que { $top }.
       *[right] { $player } juega { $card } en la pila derecha: es mayor que { $top }.
    } { $must ->
        [yes] { $player } debe llevarse una carta.
       *[no] { $player } puede llevarse una carta.
    }
told-higher-you = { $pile ->
        [left] Juegas { $card } en la pila izquierda: es mayor que { $top }.
       *[right] Juegas { $card } en la pila derecha: es mayor que { $top }.
    } { $must ->
        [yes] Debes llevarte una carta.
       *[no] Puedes llevarte una carta.
    }
told-lower = { $pile ->
        [left] { $player } juega { $card } en la pila izquierda: es menor que { $top }.
       *[right] { $player } juega { $card } en la pila derecha: es menor que { $top }.
    }
told-lower-you = { $pile ->
        [left] Juegas { $card } en la pila izquierda: es menor que { $top }.
       *[right] Juegas { $card } en la pila derecha: es menor que { $top }.
    }
told-close = { $pile ->
        [left] { $player } juega { $card } en la pila izquierda, menor que { $top }, y cierra la ronda.
       *[right] { $player } juega { $card } en la pila derecha, menor que { $top }, y cierra la ronda.
    }
told-close-you = { $pile ->
        [left] Juegas { $card } en la pila izquierda, menor que { $top }, y cierras la ronda.
       *[right] Juegas { $card } en la pila derecha, menor que { $top }, y cierras la ronda.
    }
told-shows-hand = { $worth ->
        [one] { $player } muestra { $cards }: la mano vale 1 punto.
       *[other] { $player } muestra { $cards }: la mano vale { $worth } puntos.
    }
told-shows-hand-you = { $worth ->
        [one] Muestras { $cards }: tu mano vale 1 punto.
       *[other] Muestras { $cards }: tu mano vale { $worth } puntos.
    }

## Relato de Yokai Pagoda: un efecto

told-give = { $player } entrega una carta a { $receiver }.
told-give-you = Entregas { $card } a { $receiver }.
told-give-to-you = { $player } te entrega { $card }.
told-draw-for = { $player } hace robar a { $receiver }.
told-draw-for-you = Haces robar a { $receiver }.
told-draw-for-to-you = { $player } te hace robar.
told-draw = { $player } roba una carta.
told-draw-you = Robas { $card }.
told-take = { $pile ->
        [left] { $player } toma { $card } de la pila izquierda.
       *[right] { $player } toma { $card } de la pila derecha.
    }
told-take-you = { $pile ->
        [left] Tomas { $card } de la pila izquierda.
       *[right] Tomas { $card } de la pila derecha.
    }
told-decline = { $player } prefiere no usar el efecto.
told-decline-you = Prefieres no usar el efecto.

## Relato de Yokai Pagoda: el final de una ronda

told-round-close = { $player } ha cerrado la ronda { $number } de { $rounds }. Cada mano pasa a la reserva de ofrendas fallidas de quien la tenía.
told-round-close-you = Has cerrado la ronda { $number } de { $rounds }. Cada mano pasa a la reserva de ofrendas fallidas de quien la tenía.
told-round-empty = { $player } se ha quedado sin cartas: termina la ronda { $number } de { $rounds }. Las demás manos pasan a la reserva de ofrendas fallidas de quien las tenía.
told-round-empty-you = Te has quedado sin cartas: termina la ronda { $number } de { $rounds }. Las demás manos pasan a la reserva de ofrendas fallidas de quien las tenía.
told-pool = { $count ->
        [one] Reserva de { $player }: 1 carta. Cuenta lo siguiente: { $counting }. Puntos: { $worth }.
       *[other] Reserva de { $player }: { $count } cartas. Cuenta lo siguiente: { $counting }. Puntos: { $worth }.
    }
told-pool-you = { $count ->
        [one] Tu reserva: 1 carta. Cuenta lo siguiente: { $counting }. Puntos: { $worth }.
       *[other] Tu reserva: { $count } cartas. Cuenta lo siguiente: { $counting }. Puntos: { $worth }.
    }
told-pool-empty = Reserva de { $player }: ninguna carta. Puntos: 0.
told-pool-empty-you = Tu reserva: ninguna carta. Puntos: 0.

## Relato del final de una partida

told-over-alone = Puntuación final: { $scores }. { $player } gana la partida.
told-over-alone-you = Puntuación final: { $scores }. Ganas la partida.
told-over-team = Puntuación final: { $high } a { $low }. Tu equipo gana la partida.
told-over-others = Puntuación final: { $high } a { $low }. { $players } ganan la partida.
told-over-tie = Puntuación final: { $scores }. Empate a { $high } puntos. { $player } está a la izquierda de quien se llevó siete bazas y gana la partida.
told-over-tie-you = Puntuación final: { $scores }. Empate a { $high } puntos. Estás a la izquierda de quien se llevó siete bazas y ganas la partida.
told-over-types = { $low ->
        [one] Puntuación final: { $scores }. Empate a 1 punto. Gana { $player }, con menos tipos de Yokai.
       *[other] Puntuación final: { $scores }. Empate a { $low } puntos. Gana { $player }, con menos tipos de Yokai.
    }
told-over-types-you = { $low ->
        [one] Puntuación final: { $scores }. Empate a 1 punto. Ganas con menos tipos de Yokai.
       *[other] Puntuación final: { $scores }. Empate a { $low } puntos. Ganas con menos tipos de Yokai.
    }
told-over-cards = { $low ->
        [one] Puntuación final: { $scores }. Empate a 1 punto y también en tipos de Yokai. Gana { $player }, con menos cartas.
       *[other] Puntuación final: { $scores }. Empate a { $low } puntos y también en tipos de Yokai. Gana { $player }, con menos cartas.
    }
told-over-cards-you = { $low ->
        [one] Puntuación final: { $scores }. Empate a 1 punto y también en tipos de Yokai. Ganas con menos cartas.
       *[other] Puntuación final: { $scores }. Empate a { $low } puntos y también en tipos de Yokai. Ganas con menos cartas.
    }
told-over-shared = Puntuación final: { $scores }. Victoria compartida de { $players }.
told-over-shared-you = Puntuación final: { $scores }. Compartes la victoria con { $players }.
