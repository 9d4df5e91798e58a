import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacPatrones: ChessTopic = {
  id: 'aj-tac-patrones',
  titulo: 'Patrones de mate (pasillo, coz, árabe, Anastasia)',
  area: 'TAC',
  nivelMin: 0,
  nivelMax: 4,
  prerequisitos: ['aj-tac-mate1'],
  favorece: ['bala', 'blitz'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'patrones de mate',
    'patrón de mate',
    'mates típicos',
    'mates clásicos',
    'mate del pasillo',
    'pasillo',
    'mate de la última fila',
    'back rank',
    'mate de la coz',
    'coz de philidor',
    'mate ahogado de caballo',
    'smothered mate',
    'mate árabe',
    'mate de anastasia',
    'anastasia',
    'mate de boden',
    'mate de damiano',
    'mate de morphy',
    'mate de légal',
    'mating patterns',
    'mate de blackburne',
  ],
  ideas: [
    'Un patrón es una figura fija de mate: recuerda qué casilla quita cada pieza. Pasillo: torre o dama en la última fila y los peones del propio rey tapándole la salida. Beso: dama pegada al rey y protegida por otra pieza.',
    'Con caballo hay dos figuras básicas. Coz: el caballo da mate a un rey rodeado por sus propias piezas. Árabe: rey en el rincón, torre que da jaque a su lado y caballo que la protege y quita la otra casilla.',
    'Las demás figuras se suman con el nivel y todas responden a la misma pregunta: quién da el jaque, quién protege y quién tapa las salidas. Anastasia usa caballo y torre en la columna h; Boden, dos alfiles cruzados; Damiano, un peón que apoya a la dama.',
    'Reconocer el patrón no basta: compara tu posición con la figura y haz la lista de lo que falta. Casi siempre falta una sola cosa, y la combinación consiste en conseguirla.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Aprende dos figuras de mate en una jugada: el pasillo (torre o dama en la última fila y los peones del rey cerrándole la salida) y el beso de la muerte (dama pegada al rey y protegida por otra pieza).',
      idea: 'Para el beso busca una casilla junto al rey que una pieza tuya ya proteja: allí va la dama. Para el pasillo mira si los peones del enroque siguen sin mover y si llegas a la última fila.',
    },
    {
      nivel: 1,
      enfoque:
        'Aprende cinco figuras (pasillo, beso de la dama, dos torres, coz y árabe) con el tablero casi vacío. Debes poder montarlas de memoria.',
      idea: 'Cuando el rival no ha movido los peones de su enroque y sus torres se van de la última fila, el pasillo está disponible: mírala en cada jugada.',
    },
    {
      nivel: 2,
      enfoque:
        'Suma Anastasia, Boden, Damiano y Morphy, y resuelve posiciones en que falta una jugada para completar la figura.',
      idea: 'Pregunta «¿qué pieza le falta al patrón?» y busca el sacrificio que abre la línea: en Anastasia y Damiano es casi siempre en h7.',
    },
    {
      nivel: 3,
      enfoque:
        'Busca los patrones en posiciones de partida con ruido, sin saber cuál es, y combina dos (pasillo más desviación, coz más jaque doble).',
      idea: 'Las piezas que tapan al rey pueden forzarse: si una casilla de huida está libre, un sacrificio allí la llena con una pieza suya.',
    },
    {
      nivel: 4,
      enfoque:
        'Usa los patrones para valorar posiciones: qué jugadas de peón o cambios los hacen posibles y cómo se previenen. Reconoce figuras giradas y del lado de dama.',
      idea: 'El patrón también es plan: conseguir la casilla e7 para el caballo o la columna h puede guiar diez jugadas antes de que exista la combinación.',
    },
  ],
  errorTipico:
    'Aplicar el patrón de memoria sin comprobar el detalle que lo hace funcionar: en la coz, que nada capture el caballo en f7; en el pasillo, que nadie pueda tapar en la última fila.',
  preguntas: [
    {
      pregunta:
        '¿Qué secuencia forma la coz clásica con dama en c4 y caballo en f7 contra rey en g8 y torre que puede ir a g8?',
      respuesta:
        'Caballo a h6 con jaque doble, rey a h8, dama a g8 sacrificada, la torre captura y el caballo vuelve a f7 con mate.',
    },
    {
      pregunta: 'En el mate árabe con rey en h8 y caballo en f6, ¿qué hace cada pieza?',
      respuesta: 'La torre da mate en h7 apoyada por el caballo, que además controla g8; la torre controla g7.',
    },
    {
      pregunta: '¿Qué debe faltar en el enroque rival para que exista el mate del pasillo?',
      respuesta:
        'Una casilla de aire: los tres peones siguen en su sitio y ninguna pieza puede capturar o interponerse en la última fila.',
    },
    {
      pregunta: '¿Qué estructura avisa del mate de Boden?',
      respuesta:
        'Enroque largo con c6 o b7 debilitados, torre en d8 y pieza en d7 que tapan al rey, y dos alfiles que apuntan a a6 y a la diagonal b8-h2.',
    },
    {
      pregunta: '¿Qué papel tiene el caballo en el mate de Anastasia?',
      respuesta:
        'Desde e7 quita g8 y g6 al rey de h7; el peón de g7 le cierra esa casilla y la torre da jaque por la columna h.',
    },
  ],
  criterio: {
    texto: 'Nombra y ejecuta {aciertos} de {de} patrones de mate en posiciones mezcladas.',
    aciertos: 17,
    de: 20,
    unidad: 'patrones',
  },
  foco: 'Compara la posición del rey rival con las figuras que conoces y di qué pieza falta para completar una.',
  revision: '¿Qué patrón estuvo a una jugada de aparecer y qué lo evitó?',
  variantes: {
    teoria: [
      {
        titulo: 'álbum de figuras',
        consigna:
          'Monta de memoria los patrones que piden las ideas y tu etapa, del más simple al más difícil, con el mínimo de piezas. Escribe bajo cada uno qué casilla controla cada pieza y corrige con las definiciones.',
      },
      {
        titulo: 'de la figura a la combinación',
        consigna:
          'Toma el mate final del ejemplo y retrocede una o dos jugadas: ¿qué faltaba o qué estorbaba? Monta esa posición anterior y escribe las jugadas que llevan a la figura.',
      },
      {
        titulo: 'señales de alarma',
        consigna:
          'Escribe para cada patrón que conozcas una señal que se vea antes de que llegue (peones sin mover, caballo cerca del rey, alfiles cruzados). Repásalas sin mirar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nombra antes de mover',
        consigna:
          'En cada posición de abajo escribe qué patrón crees que es antes de calcular. Resuelve y comprueba si el nombre era el correcto.',
      },
      {
        titulo: 'la pieza que falta',
        consigna:
          'Señala en las posiciones de abajo qué elemento del patrón no está todavía y qué jugada lo consigue. Una línea por posición.',
      },
      {
        titulo: 'desmonta la defensa',
        consigna:
          'Haz para cada posición de abajo la lista de defensores de la casilla de mate y tacha cómo se elimina cada uno.',
      },
      {
        titulo: 'figura girada',
        consigna:
          'Resuelve las posiciones de abajo y después móntalas reflejadas (lado de dama o bando contrario). Si tardas más, repite la reflejada.',
      },
      {
        titulo: 'ráfaga de reconocimiento',
        consigna:
          'Pasa por las posiciones de abajo con reloj corto nombrando solo patrón y casilla de mate. Segunda pasada: línea exacta.',
      },
      {
        titulo: 'antídotos',
        consigna:
          'Para cada posición de abajo escribe la jugada defensiva que, hecha un turno antes, impedía el patrón.',
      },
      {
        titulo: 'patrón falso',
        consigna:
          'Cambia un detalle de cada posición de abajo para que el mate deje de funcionar y explica cuál. Así fijas la condición esencial.',
      },
      {
        titulo: 'pares confundibles',
        consigna:
          'Agrupa las posiciones de abajo por parecido y explica en qué se diferencian dos que resolviste con la misma primera jugada o el mismo sacrificio.',
      },
    ],
    test: [
      {
        titulo: 'patrón, clave y mate',
        consigna: 'Escribe en las {n} posiciones de abajo nombre, primera jugada y mate final. Dos de tres no puntúan.',
      },
      {
        titulo: 'al primer golpe de vista',
        consigna:
          'Resuelve las {n} posiciones de abajo dedicando {min} minutos en total. Se corrige solo la primera respuesta.',
      },
      {
        titulo: 'dibujar la figura final',
        consigna:
          'En las {n} posiciones de abajo escribe la ubicación de las piezas que forman el mate, sin mover nada. Compara con la solución.',
      },
      {
        titulo: 'ambos bandos',
        consigna:
          'Resuelve las {n} posiciones de abajo y di si el defensor tenía un patrón propio amenazado. Un punto por jugada y otro por la respuesta.',
      },
    ],
    jugar: [
      {
        titulo: 'un patrón por meta',
        consigna:
          'Elige una figura antes de empezar y juega una partida buscando su condición (aire, columna h, casilla f6). Al final di qué faltó.',
      },
      {
        titulo: 'aire a tiempo',
        consigna:
          'Juega una partida cuidando tu última fila: decide en qué jugada abrir aire y con qué peón. Anota el motivo.',
      },
      {
        titulo: 'ataques de manual en ritmo corto',
        consigna:
          'Juega varias partidas rápidas con planteos agresivos y detecta figuras. Guarda la posición más cercana a un patrón.',
      },
    ],
    analizar: [
      {
        titulo: 'etiqueta tus mates',
        consigna:
          'Clasifica los mates de tus últimas partidas por patrón. Mira cuál no aparece nunca y búscalo la semana próxima.',
      },
      {
        titulo: 'pasillos abiertos',
        consigna:
          'Revisa en tu partida desde qué jugada existía debilidad de última fila en cada bando. Escribe quién pudo aprovecharla.',
      },
      {
        titulo: 'patrón con una pieza menos',
        consigna:
          'Encuentra un momento con una figura incompleta y calcula cuántas jugadas faltaban para completarla. Decide si el plan era realista.',
      },
    ],
  },
  ejemplo: {
    fen: '5r1k/1b2Nppp/8/2R5/4Q3/8/5PPP/6K1 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th5#',
    explicacion:
      'Mate de Anastasia: el caballo de e7 quita g8 y g6, el peón de g7 encierra a su rey y solo falta la columna h. El sacrificio en h7 abre esa columna y atrae al rey; la torre llega a h5 y da mate.',
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: '6k1/1p3ppp/p7/8/8/1P6/r4PPP/3R2K1 w - - 0 1',
      linea: '1.Td8#',
      explicacion:
        'Es la figura del pasillo. La torre da jaque por la última fila y los tres peones negros, que no se han movido, le cierran a su rey las salidas f7, g7 y h7. Ninguna pieza negra puede tapar ni capturar la torre de d8: mate.',
    },
    {
      niveles: [1, 1],
      fen: '3r3k/pR6/5N2/8/8/6P1/r4P1P/6K1 w - - 0 1',
      linea: '1.Th7#',
      explicacion:
        'Mate árabe: torre y caballo contra el rey del rincón. El caballo de f6 hace dos trabajos, protege la torre en h7 y quita la casilla g8; la torre se ocupa de g7. Apréndelo como una figura de tres piezas: rey en h8, caballo en f6, torre en h7.',
    },
    {
      niveles: [4, 4],
      fen: '2kr3r/pp1n1ppp/2p1b3/8/5B1q/2PB1Q2/PP3PPP/3R1RK1 w - - 0 1',
      linea: '1.Dxc6+ bxc6 2.Aa6#',
      explicacion:
        'Mate de Boden contra el enroque largo. El alfil de f4 ya domina b8 y c7, y las piezas de d7 y d8 encierran a su propio rey; solo falta abrir la diagonal de a6. La dama se entrega en c6 para quitar el peón de b7, y los dos alfiles cruzados rematan. La señal previa es la pareja de alfiles apuntando a un enroque largo con el peón en c6.',
    },
  ],
};
