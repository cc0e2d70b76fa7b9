### Las reglas de los dos juegos, en el orden de una página de reglas. Una frase por línea: quien las muestra las ajusta al espacio.

rules-pagoda-title = Yokai Pagoda: las reglas
rules-septet-title = Yokai Septet: las reglas
rules-heading-components = Componentes
rules-heading-players = Quiénes juegan
rules-heading-setup = Preparación
rules-heading-turn = Tu turno
rules-heading-trick = Una baza
rules-heading-worth = Cuánto valen las cartas
rules-heading-rounds = Las rondas
rules-heading-deck = Cuando se agota el mazo
rules-heading-round-end = Final de la ronda
rules-heading-scoring = Puntuación
rules-heading-end = Final de la partida
rules-heading-knowledge = Lo que sabes
rules-heading-variants = Variantes, solo si se eligen
rules-footnote =
    Yokai Pagoda y Yokai Septet pertenecen a sus editoriales.
    Este proyecto no tiene relación con ellas: si te gustan los juegos, compra los originales.

## Yokai Pagoda

rules-pagoda-short =
    Objetivo: tener menos puntos que nadie tras tres rondas (entre dos, cuatro).
    En tu turno, juega una carta en la pila izquierda o en la derecha.
    Coincide (mismo Yokai o número): entrega en secreto una carta a otro jugador.
    Si ya no tienes cartas, haz robar una a otro jugador.
    Mayor (otro Yokai): roba una carta o toma la superior de la otra pila.
    Menor (otro Yokai): puedes cerrar si tu mano vale 3 puntos o menos.
    Valor: suma el número más bajo de cada Yokai; lo demás no cuenta.
    La ronda termina si alguien cierra o está sin cartas después del efecto.
    Las cartas que quedan en las manos van a las reservas y no salen de ellas.
    Empieza la ronda siguiente quien está a la izquierda de quien la terminó.
    Con dos jugadores, uno empieza las rondas 1 y 3, y el otro la 2 y la 4.
    Mazo vacío: lo que hay bajo las dos cartas superiores forma el nuevo mazo.
    Gana la reserva que menos vale; en empate, menos Yokai; luego, menos cartas.

rule-P1 =
    Hay 100 cartas de ofrenda: diez Yokai, cada uno con los números del 1 al 10, una vez cada número.
    Los Yokai son Kappa, Tengu, Tanuki, Kitsune, Oni, Yuki-onna, Nekomata, Rokurokubi, Jorōgumo y Kodama.
    Juegan de 2 a 5 personas.
rule-P2 =
    Cuatro cartas de puerta Torii indican la ronda en curso.
    Hay además cinco cartas resumen, una para cada jugador.
rule-P3 =
    Se barajan las 100 cartas y se reparten 7 a cada jugador, de una en una y en sentido horario.
    La primera es para el jugador inicial de la ronda.
    El resto queda boca abajo y es el mazo de Pagoda.
rule-P4 = Se revela la primera carta del mazo como pila de ofrendas izquierda y la siguiente como pila de ofrendas derecha.
rule-P5 =
    Empieza la primera ronda quien haya visto una película de miedo hace menos tiempo.
    En la mesa se puede decir quién es; si no, se decide al azar.
rule-P6 =
    En tu turno, juega una carta de tu mano en una de las dos pilas y compárala con la que estaba encima.
    Si es del mismo Yokai o tiene el mismo número, coincide.
    Si es de otro Yokai, con un número más alto es mayor y con uno más bajo es menor.
rule-P7 =
    Coincide: elige a otro jugador y entrégale una carta de tu mano sin que nadie más la vea.
    Si tu mano está vacía, elige igualmente a otro jugador, que roba la primera carta del mazo.
    La carta robada no la ve nadie más; tú tampoco.
rule-P8 =
    Mayor: roba la primera carta del mazo o toma en tu mano la carta superior de la otra pila.
    Si era la última de esa pila, se revela en su lugar la primera carta del mazo.
    Todo el mundo ha visto una carta tomada de una pila.
rule-P9 =
    Menor: si ahora tu mano vale 3 puntos o menos, puedes mostrarla a todo el mundo y cerrar la ronda, o continuar.
    Si vale más, no pasa nada; con la mano vacía no hay nada que elegir: la ronda termina.
    Cerrar es parte de la jugada: lo dices al jugar la carta y, si no cierras, solo tú sabes si podías.
rule-P10 = El efecto es obligatorio; lo único que se puede elegir es cerrar o no la ronda.
rule-P11 =
    Si tras el efecto tu mano está vacía o has cerrado, la ronda termina y eres tú quien la ha terminado.
    Si no, le toca al siguiente jugador en sentido horario.
    Por eso, si tu última carta es mayor, recibes otra y la ronda continúa.
rule-P12 =
    Ordena las cartas por Yokai, cuenta solo el número más bajo de cada Yokai y suma esos números.
    Sin cartas, son 0 puntos.
    Ejemplo: Kappa 3, 7, 8 y Tanuki 2, 5, 7, 10 valen 3 + 2 = 5 puntos.
rule-P13 =
    Al terminar una ronda, cada jugador pone boca abajo en su reserva de ofrendas fallidas las cartas que le quedan en la mano.
    Puedes mirar tu reserva en cualquier momento, pero sus cartas no salen nunca de ella.
    Salvo la mano mostrada al cerrar, nadie ve las cartas ajenas; cuántas hay en cada mano y reserva lo sabe todo el mundo.
rule-P14 = Una partida tiene tres rondas; con dos jugadores tiene cuatro.
rule-P15 =
    Empieza la ronda siguiente quien está a la izquierda del jugador que terminó la anterior, sea cual sea la manera.
    Con dos jugadores, uno al azar empieza las rondas 1 y 3, y el otro la 2 y la 4, sin importar quién terminó la anterior.
rule-P16 =
    Entre una ronda y otra las dos pilas se quedan como están y se avanza a la siguiente puerta Torii.
    Cada jugador recibe 7 cartas como en la preparación, empezando por el nuevo jugador inicial.
rule-P17 =
    En cuanto el mazo está vacío y una pila tiene cartas bajo la superior, esas cartas de ambas pilas se barajan y forman un nuevo mazo.
    Las dos cartas superiores se quedan donde están.
    Se comprueba tras cada carta jugada, robada, revelada o repartida, y se hace antes de que termine la ronda o la partida.
rule-P18 =
    Si al repartir se acaban del todo las cartas, el reparto se detiene y quien ha recibido menos cartas juega con las que tiene.
    Sin variantes, solo puede ocurrir con cinco jugadores en la tercera ronda, y entonces cada cual tiene al menos 6 cartas.
rule-P19 =
    Tras la última ronda, lo que vale tu reserva es tu puntuación final, y gana la más baja.
    En caso de empate gana quien tiene menos Yokai diferentes en la reserva y, si también eso es igual, quien tiene menos cartas en ella.
    Si aun así hay empate, la victoria es compartida.
rules-pagoda-knowledge =
    Todo el mundo conoce las dos pilas carta por carta, cada carta jugada, revelada o tomada y cuántas hay en manos, reservas y mazo.
    Solo tú conoces tu mano, tu reserva y lo que robas; una carta entregada la conocen quien la entrega y quien la recibe.
    Tras la última ronda se muestran todas las reservas.
rules-pagoda-variants =
    optional_effects = true: si la carta coincide o es mayor, puedes no usar el efecto; con la mano vacía, eso termina la ronda.
    rounds = 1 a 4: se juega ese número de rondas; con cinco jugadores, 3 como máximo.

## Yokai Septet

rules-septet-short =
    Objetivo: capturar jefes, los 7. Cuatro juegan en equipos; tres, por separado.
    Primero pasa 3 cartas: entre cuatro, a tu pareja; entre tres, a la izquierda.
    Ronda 1: sale quien tiene el as; si es la muestra, quien tiene el 13 de nieve.
    Sigue el palo si puedes; si no, juega cualquier carta.
    Gana la baza el as; si no, el triunfo más alto; si no, la más alta del palo.
    Quien se lleva la baza captura sus jefes y sale en la siguiente.
    Después de cada baza, en este orden (entre paréntesis, con tres jugadores):
    1. Cuatro (tres) jefes ganan la ronda.
    2. Siete bazas la pierden; el otro equipo toma los jefes de todas las manos
    (ganan los otros dos jugadores y ningún jefe cambia de dueño).
    3. No quedan cartas: gana quien se llevó la última baza.
    Avanzada: lo que valen tus jefes, el del triunfo 0; con 7 puntos se gana.
    Con tres jugadores, siete bazas dan 3 puntos a cada uno de los otros dos.
    Básica: 1 punto a quien gana la ronda; con 2 puntos se gana.

rule-S1 =
    Hay 49 cartas: siete palos de siete valores consecutivos; dentro de un palo gana el valor más alto.
    Viento tiene el as (A) y del 2 al 7; tierra, 2–8; gracia, 3–9; rayo, 4–10; oscuridad, 5–11; fuego, 6–12; nieve, 7–13.
rule-S2 =
    El 7 de cada palo es su jefe.
    El as de viento es el supertriunfo: es una carta de viento y tiene el valor 1 en su palo.
rule-S3 =
    Esto valen los jefes con la puntuación avanzada.
    Con cuatro jugadores: viento 0, tierra 0, gracia 1, rayo 1, oscuridad 1, fuego 2, nieve 2.
    Con tres jugadores: viento 0, tierra 1, gracia 1, rayo 2, oscuridad 2, fuego 3, nieve 3.
rule-S4 =
    Cuatro jugadores forman dos equipos de dos, y cada cual se sienta frente a su pareja.
    Si son tres, cada cual juega por su cuenta.
rule-S5 =
    En cada ronda se barajan las cartas y se reparten 12 a cada uno de cuatro jugadores, o 16 a cada uno de tres.
    La carta que sobra es la muestra: se pone boca arriba y su palo es el palo de triunfo.
    No pertenece a nadie.
rule-S6 =
    Después, todo el mundo elige a la vez 3 cartas para pasar, antes de ver las que recibe.
    Con cuatro jugadores las pasas a tu pareja; con tres, a quien está a tu izquierda; así en todas las rondas.
rule-S7 =
    En la primera ronda, tras el intercambio, quien tiene el as lo muestra y sale con la carta que quiera.
    Si el as es la muestra, quien tiene el 13 de nieve lo muestra y sale; la carta mostrada vuelve a la mano.
    En las rondas siguientes sale con cualquier carta quien se llevó la última baza de la ronda anterior.
rule-S8 =
    Quien sale juega cualquier carta y los demás siguen en sentido horario.
    Si tienes una carta del palo de salida, debes seguir el palo (asistir); si no, puedes jugar cualquier carta.
rule-S9 = Se lleva la baza el as, si se ha jugado; si no, el triunfo más alto; si no, la carta más alta del palo de salida.
rule-S10 =
    Quien se lleva la baza toma todas sus cartas y sale en la siguiente.
    Los jefes capturados quedan boca arriba delante de quien los capturó; las demás cartas, boca abajo.
    Todo el mundo sabe cuántas bazas tiene cada jugador.
rule-S11 =
    Con cuatro jugadores, tras cada baza y en este orden: un equipo con cuatro jefes o más gana la ronda, aunque sea su séptima baza.
    Si no, un equipo con siete bazas pierde: gana el otro y toma los jefes que queden en todas las manos; los ya capturados no se mueven.
    Si no, cuando no quedan cartas en ninguna mano, gana el equipo que se llevó la última baza.
rule-S12 =
    Con tres jugadores, tras cada baza y en este orden: quien tiene tres jefes o más gana la ronda, aunque sea su séptima baza.
    Si no, quien tiene siete bazas pierde: ganan los otros dos y ningún jefe cambia de manos.
    Si no, cuando no quedan cartas en ninguna mano, gana quien se llevó la última baza.
rule-S13 =
    Puntuación básica: cada ganador de la ronda, sea equipo o jugador, recibe 1 punto.
    Con 2 puntos se gana la partida.
rule-S14 =
    Puntuación avanzada con cuatro jugadores: el equipo que gana la ronda suma lo que valen sus jefes.
    Cuentan también los que tomó de las manos tras la séptima baza; el jefe del palo de triunfo cuenta 0.
    Un equipo con 7 puntos o más gana la partida.
rule-S15 =
    Puntuación avanzada con tres jugadores: tras siete bazas, los dos ganadores suman 3 puntos cada uno.
    Si no, quien gana la ronda suma lo que valen sus jefes; el jefe del palo de triunfo cuenta 0.
    La partida termina cuando alguien tiene 7 puntos o más, y gana quien más puntos tiene.
rule-S16 =
    Con tres jugadores, puede haber dos empatados en cabeza al final de la partida.
    Entonces gana quien está a la izquierda (en sentido horario, justo después) del jugador que tuvo siete bazas en la última ronda.
rules-septet-knowledge =
    Todo el mundo conoce la muestra, la carta mostrada antes de la primera baza, cada carta jugada y todas las bazas, jefes y puntos.
    Solo tú conoces tu mano; las cartas que pasas las conoce también, cuando todo el mundo ha pasado las suyas, quien las recibe.
    Con cuatro jugadores, los jefes que queden en las manos tras una séptima baza se muestran; las demás cartas sobrantes, nunca.
rules-septet-variants =
    scoring = basic: la partida corta de la regla S13 en lugar de la puntuación avanzada.
    first_lead = dealt: quien recibe en el reparto el as (si no, el 13 de nieve) lo muestra antes del intercambio y sale, aunque lo pase.
