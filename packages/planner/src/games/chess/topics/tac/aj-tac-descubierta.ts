import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacDescubierta: ChessTopic = {
  id: 'aj-tac-descubierta',
  titulo: 'Ataque a la descubierta y jaque doble',
  area: 'TAC',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-tac-doble'],
  minutosEtapa: 290,
  terminos: [
    'descubierta',
    'a la descubierta',
    'ataque a la descubierta',
    'ataques descubiertos',
    'ataque descubierto',
    'jaque descubierto',
    'jaques descubiertos',
    'jaque a la descubierta',
    'jaque doble',
    'jaques dobles',
    'molino',
    'el molino',
    'discovered attack',
    'discovered check',
    'double check',
    'windmill',
    'batería',
    'baterías',
    'destapar una línea',
    'pieza que descubre',
  ],
  ideas: [
    'Hay descubierta cuando una pieza se aparta y abre la línea de otra que está detrás. La pieza que se mueve puede hacer lo que quiera si la línea da jaque: es una jugada gratis.',
    'El jaque doble es el más forzado del juego: solo se responde moviendo el rey, aunque las dos piezas que dan jaque estén atacadas.',
    'Primero se forma la batería (pieza de línea detrás, pieza móvil delante, objetivo al final) y después se elige el mejor salto de la delantera: capturar, amenazar la dama o dar jaque también.',
    'El molino repite jaque descubierto y captura: cada vuelta gana material porque el rey solo puede ir y volver.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Reconoce baterías ya formadas y gana dama o torre con jaque descubierto en una jugada.',
      idea: 'Con jaque descubierto disponible, mira primero si la pieza que se aparta puede atacar la dama.',
    },
    {
      nivel: 2,
      enfoque: 'Forma tú la batería con una jugada preparatoria y añade jaques dobles que llevan a mate.',
      idea: 'Ante un jaque doble cuenta solo casillas de rey: capturas e interposiciones no existen, y eso hace calculables ataques largos.',
    },
    {
      nivel: 3,
      enfoque:
        'Usa descubiertas sin jaque sobre la dama o piezas sueltas y el molino con torre y alfil. Calcula contraamenazas del rival.',
      idea: 'En una descubierta sin jaque el rival tiene un tiempo: la pieza que se aparta debe crear una amenaza igual o mayor que la de la línea.',
    },
    {
      nivel: 4,
      enfoque:
        'Busca baterías ocultas tras varias piezas, descubiertas por captura al paso o por enroque, y decide cuándo conviene mantener la amenaza sin ejecutarla.',
      idea: 'La batería quieta también juega: mientras existe, el rival no puede mover la pieza del final de la línea ni descuidar su rey.',
    },
  ],
  errorTipico:
    'Ejecutar la descubierta en cuanto aparece y mover la pieza delantera a cualquier sitio. El valor está en elegir el salto: un jaque descubierto que solo toma un peón desperdicia la mejor arma del tablero.',
  preguntas: [
    {
      pregunta: '¿Por qué un jaque doble no se puede parar capturando?',
      respuesta: 'Porque capturar una de las piezas deja el jaque de la otra; lo único legal es mover el rey.',
    },
    {
      pregunta: '¿Qué elementos tiene una batería?',
      respuesta:
        'Una pieza de línea detrás, una pieza propia delante que puede apartarse y un objetivo (rey, dama o pieza suelta) al final de la línea.',
    },
    {
      pregunta:
        'En un molino con torre en g7 y alfil en f6 contra rey en h8, ¿por qué la torre puede llevarse varias piezas?',
      respuesta:
        'Cada vez que se aparta de g7 da jaque el alfil; el rey va a g8 y la torre vuelve a g7 con jaque, y se repite la captura.',
    },
    {
      pregunta: '¿Qué debes comprobar antes de una descubierta sin jaque contra la dama?',
      respuesta: 'Que la dama no pueda irse capturando algo, dando jaque o atacando a la vez la pieza que se apartó.',
    },
    {
      pregunta: '¿Cómo se defiende uno de una batería antes de que dispare?',
      respuesta:
        'Moviendo el objetivo de la línea, capturando o cambiando una de las dos piezas, o interponiendo algo entre la delantera y el objetivo.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} descubiertas eligiendo el mejor salto de la pieza delantera.',
    aciertos: 16,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Revisa qué baterías tienes o podrías formar y elige el salto de más valor antes de abrir la línea.',
  revision: '¿Hubo una batería tuya o rival en el tablero y se usó con el mejor salto posible?',
  variantes: {
    teoria: [
      {
        titulo: 'formar y disparar',
        consigna:
          'Construye una batería de torre y caballo, otra de alfil y caballo y otra de dama y peón. Para cada una escribe los tres mejores saltos según el objetivo que pongas.',
      },
      {
        titulo: 'jaque doble en cámara lenta',
        consigna:
          'Monta un jaque doble y prueba todas las capturas e interposiciones para ver que son ilegales. Explica la regla con tus palabras.',
      },
      {
        titulo: 'el molino vuelta a vuelta',
        consigna:
          'Monta torre en g7 y alfil en f6 contra rey en h8 y piezas negras en la séptima fila. Cuenta el material ganado en cada vuelta hasta que convenga parar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nombra las tres piezas',
        consigna:
          'Escribe en las posiciones de abajo quién está detrás, quién se aparta y cuál es el objetivo. Luego la jugada.',
      },
      {
        titulo: 'todos los saltos',
        consigna:
          'Lista en cada posición de abajo todas las casillas de la pieza delantera y puntúa lo que gana cada salto. Elige el mayor.',
      },
      {
        titulo: 'con jaque y sin jaque',
        consigna:
          'Decide en las posiciones de abajo si la línea da jaque. Si no lo da, escribe la mejor réplica del rival y comprueba que ganas igual.',
      },
      {
        titulo: 'crea la batería',
        consigna:
          'En las posiciones de abajo mira si falta una jugada para alinear. Escribe la jugada preparatoria y la amenaza que deja.',
      },
      {
        titulo: 'solo mueve el rey',
        consigna:
          'Ante cada jaque doble de abajo (o jaque descubierto) escribe únicamente las casillas legales del rey y tu respuesta a cada una.',
      },
      {
        titulo: 'destello',
        consigna:
          'Mira las posiciones de abajo con reloj corto y di qué línea se abre. En la segunda pasada calcula la ganancia exacta.',
      },
      {
        titulo: 'desactiva la batería',
        consigna:
          'Con el otro bando, propone en cada posición de abajo la jugada que un turno antes anulaba la descubierta.',
      },
      {
        titulo: 'de dos maneras',
        consigna:
          'En las posiciones de abajo busca una descubierta peor que la correcta y explica cuánto material separa a las dos.',
      },
    ],
    test: [
      {
        titulo: 'salto óptimo',
        consigna:
          'Resuelve las {n} posiciones de abajo; solo puntúa el salto que gana más, no cualquiera que gane algo.',
      },
      {
        titulo: 'líneas hasta el final',
        consigna:
          'Escribe las {n} soluciones de abajo hasta que el material quede estable. Falta una jugada decisiva, medio punto.',
      },
      {
        titulo: 'con reloj de torneo',
        consigna:
          'Distribuye {min} minutos entre las {n} posiciones de abajo y anota cuánto dedicaste a la más difícil.',
      },
      {
        titulo: 'sin pistas visuales',
        consigna: 'Copia las {n} posiciones de abajo solo como lista de piezas y casillas, y resuelve desde la lista.',
      },
    ],
    jugar: [
      {
        titulo: 'baterías activas',
        consigna:
          'Juega una partida intentando mantener una batería apuntando al rey o la dama rival durante al menos cinco jugadas. Decide bien cuándo dispararla.',
      },
      {
        titulo: 'cuidado con el alineado',
        consigna:
          'Juega una partida moviendo tu rey o tu dama de toda línea donde haya batería rival, antes de que pueda disparar.',
      },
      {
        titulo: 'aperturas con columna e abierta',
        consigna:
          'Juega partidas que abran la columna e temprano y vigila los jaques descubiertos de ambos. Guarda la posición más cercana a uno.',
      },
    ],
    analizar: [
      {
        titulo: 'líneas tapadas por una pieza propia',
        consigna:
          'Busca en tu partida las líneas tuyas tapadas por una pieza tuya. Di qué salto habría sido el mejor en cada caso.',
      },
      {
        titulo: 'disparo precipitado',
        consigna: 'Localiza una descubierta jugada y comprueba si había otro salto mejor. Escribe la diferencia.',
      },
      {
        titulo: 'baterías sufridas',
        consigna:
          'Mira cuándo se formó la batería que te hizo daño y cuántas jugadas tuviste para desactivarla. Anota la más sencilla.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbqkb1r/pppp1ppp/5n2/4N3/8/8/PPPPQPPP/RNB1KB1R w KQkq - 4 5',
    linea: '1.Cc6+ Ae7 2.Cxd8 Rxd8',
    explicacion:
      'Dama en e2 detrás, caballo en e5 delante y rey en e8 al final: el caballo se aparta con jaque y elige c6, donde ataca la dama de d8. Cualquier otro salto ganaría menos; este gana la dama por un caballo.',
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      fen: 'r3rnk1/pb3pp1/4pB1p/1q6/8/6R1/PP3PPP/3R2K1 w - - 0 1',
      linea: '1.Txg7+ Rh8 2.Txf7+ Rg8 3.Tg7+ Rh8 4.Txb7+ Rg8 5.Tg7+ Rh8 6.Txa7+ Rg8 7.Tg7+ Rh8 8.Tg5+ Rh7 9.Txb5',
      explicacion:
        'El molino: la torre da jaque en g7, se aparta descubriendo el jaque del alfil y vuelve, y en cada vuelta se lleva algo: f7, el alfil de b7, a7. El rey negro solo puede ir y venir entre g8 y h8. La última vuelta es la que decide: en g5 la torre descubre jaque y ataca la dama de b5 por la quinta fila.',
    },
  ],
};
