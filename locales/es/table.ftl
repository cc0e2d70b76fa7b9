## La mesa

pagoda = Yokai Pagoda
septet = Yokai Septet
you = tú
opening = { $game } para { $count } personas. Semilla: { $seed }.
seat-you = Asiento { $number }: tú.
seat-bot = Asiento { $number }: { $player }, un bot que juega al azar.
how-to = Responde con el número de tu elección. Una línea vacía repite las opciones, «?» explica las reglas en breve y «{ $word }» el estado de la mesa. Con Ctrl-C o el fin de la entrada dejas la mesa.
word-state = estado
choice = { $number }. { $action }. { $effect }
same-effect = Todas tienen el mismo efecto. { $effect }
choice-plain = { $number }. { $action }
prompt = { $count ->
        [one] Tu elección (solo 1):
       *[other] Tu elección (1–{ $count }):
    }
prompt-several = Tu elección (1–{ $count }), hasta { $most } en una línea:
no-such-choice = { $count ->
        [one] No hay ninguna opción { $number }, solo la 1.
       *[other] No hay ninguna opción { $number }. Escribe un número del 1 al { $count }.
    }
not-understood = { $count ->
        [one] «{ $text }» no es una opción. Escribe 1, o la opción como en «{ $example }».
       *[other] «{ $text }» no es una opción. Escribe un número del 1 al { $count }, o la opción como en «{ $example }».
    }
too-many = { $count ->
        [one] Aquí solo se elige una carta.
       *[other] Aquí solo se eligen { $count } cartas.
    }
left = Dejas la mesa. La partida queda sin terminar.
input-ended = La entrada ha terminado y dejas la mesa. La partida queda sin terminar.
record-kept = El registro de la partida está en { $file }.
record-not-kept = El registro de la partida no se ha podido guardar en un archivo. Aquí está, para copiarlo:
record-refused = No se ha podido escribir el registro de la partida. La partida continúa y se volverá a intentar.

## Qué se decide y cómo está la mesa en Yokai Septet

variant-scoring-advanced = Puntuación avanzada: los jefes valen puntos y con 7 puntos se gana la partida.
variant-scoring-basic = Puntuación básica: cada ronda vale 1 punto y con 2 puntos se gana la partida.
variant-first-lead-dealt = En la primera baza sale quien recibe el as en el reparto; si el as es la muestra, quien recibe { $card }.
team = Formas equipo con { $player } contra { $players }.
question-pass = Elige 3 cartas para { $receiver }. Verás las que te pase { $player } cuando todo el mundo haya elegido.
question-pass-more = { $count ->
        [one] Elige 1 carta más para { $receiver }.
       *[other] Elige { $count } cartas más para { $receiver }.
    }
question-lead = Te toca: sal con cualquier carta.
question-follow = Te toca. El palo de salida es { $suit }: debes seguir el palo.
question-free = Te toca. El palo de salida es { $suit } y no lo tienes: juega cualquier carta.
choice-card = { $label }
state-round = Ronda { $number }.
state-trump = Triunfo: { $suit }. La muestra es { $card }.
state-score-of-teams = Puntuación: tu equipo { $mine }, el otro { $theirs }.
state-score = Puntuación: { $scores }.
state-tricks-of-teams = Bazas: tu equipo { $mine }, el otro { $theirs }.
state-tricks = Bazas: { $tricks }.
state-bosses-mine = Jefes de tu equipo: { $labels }.
state-bosses-theirs = Jefes del otro equipo: { $labels }.
state-bosses = Jefes de { $player }: { $labels }.
state-bosses-you = Tus jefes: { $labels }.
state-last-trick = La baza anterior: { $plays }.
state-trick = En la baza: { $plays }.
state-hand = Tu mano: { $labels }.
reckoning-boss = { $count ->
        [0] Jefe sin puntos: { $label }.
        [one] Jefe de 1 punto: { $label }.
       *[other] Jefe de { $count } puntos: { $label }.
    }
reckoning-trump = Jefe sin puntos por ser de triunfo: { $label }.

## Qué se decide y cómo está la mesa en Yokai Pagoda

variant-optional-effects = Los efectos son opcionales: se puede no entregar, no robar y no tomar.
question-play = Te toca: juega una carta en la pila izquierda o en la derecha.
question-give = { $must ->
        [yes] Entrega una carta a otra persona; nadie más la verá.
       *[no] Puedes entregar una carta a otra persona; nadie más la verá.
    }
question-draw-for = { $must ->
        [yes] Elige a otra persona, que robará la carta superior del mazo.
       *[no] Puedes elegir a otra persona, que robará la carta superior del mazo.
    }
question-take = { $must ->
        [yes] Llévate una carta, del mazo o de la otra pila.
       *[no] Puedes llevarte una carta, del mazo o de la otra pila.
    }
choice-play = { $pile ->
        [left] { $label } en la pila izquierda
       *[right] { $label } en la pila derecha
    }
choice-close = { $pile ->
        [left] { $label } en la pila izquierda, y cerrar la ronda
       *[right] { $label } en la pila derecha, y cerrar la ronda
    }
choice-give = Entregar { $card } a { $receiver }
choice-draw-for = Hacer robar a { $receiver }
choice-draw = Robar del mazo
choice-take = { $pile ->
        [left] Tomar { $card } de la pila izquierda
       *[right] Tomar { $card } de la pila derecha
    }
choice-decline = No usar el efecto
state-round-of = Ronda { $number } de { $rounds }, puerta Torii { $number }. Empieza { $player }.
state-round-of-you = Ronda { $number } de { $rounds }, puerta Torii { $number }. Empiezas tú.
state-left-pile = { $count ->
        [0] Pila izquierda: { $card }, sin nada debajo.
        [one] Pila izquierda: { $card }, con 1 carta debajo.
       *[other] Pila izquierda: { $card }, con { $count } cartas debajo.
    }
state-right-pile = { $count ->
        [0] Pila derecha: { $card }, sin nada debajo.
        [one] Pila derecha: { $card }, con 1 carta debajo.
       *[other] Pila derecha: { $card }, con { $count } cartas debajo.
    }
state-deck = { $count ->
        [0] No quedan cartas en el mazo.
        [one] Queda 1 carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
state-hands = Cartas en la mano: { $sizes }.
state-pools = Cartas en las reservas de ofrendas fallidas: { $sizes }.
state-pool = { $worth ->
        [one] Tu reserva: { $labels }. Vale 1 punto.
       *[other] Tu reserva: { $labels }. Vale { $worth } puntos.
    }
state-hand-worth = { $worth ->
        [one] Tu mano: { $labels }. Vale 1 punto.
       *[other] Tu mano: { $labels }. Vale { $worth } puntos.
    }
