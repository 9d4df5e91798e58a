import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacAtrapada: ChessTopic = {
  id: 'aj-tac-atrapada',
  titulo: 'Pieza atrapada',
  area: 'TAC',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-fun-seguridad'],
  minutosEtapa: 250,
  terminos: [
    'pieza atrapada',
    'piezas atrapadas',
    'atrapar piezas',
    'atrapar la dama',
    'dama atrapada',
    'alfil atrapado',
    'caballo atrapado',
    'torre atrapada',
    'encerrar una pieza',
    'pieza encerrada',
    'pieza sin casillas',
    'trapped piece',
    'arca de noé',
    'alfil encerrado por peones',
    'cazar la dama',
    'me atrapan la dama',
    'peón envenenado',
    'caballo en el borde',
  ],
  ideas: [
    'Una pieza está atrapada si la atacan y todas sus casillas de salida están controladas. Para cazarla, primero se quitan las casillas y después se ataca.',
    'Cuenta la movilidad: pieza con dos salidas o menos es candidata. Las víctimas habituales son el alfil en a7 o h7, el caballo en el borde y la dama que toma peones lejos.',
    'Los peones son los mejores carceleros: quitan casillas y atacan sin arriesgar nada. El arca de Noé encierra un alfil en b3 con ...a6, ...b5, ...c5 y ...c4.',
    'El rival tiene tres rescates: sacrificar la pieza por lo máximo posible, crear una amenaza mayor o abrir una salida con una captura. Calcúlalos antes de gastar tiempos.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Identifica piezas con pocas salidas y ciérrales la última con peón o pieza menor.',
      idea: 'El alfil que captura en a7 o a2 se encierra con ...b6 o b3: antes de tomar ese peón mira la casilla de vuelta.',
    },
    {
      nivel: 2,
      enfoque:
        'Caza damas que salen temprano: usa desarrollo con ataque y controla su retirada. Aprende el arca de Noé y el alfil de h7 encerrado por ...g6.',
      idea: 'Cada vez que tu dama se adelante, di en voz alta su casilla de regreso y qué jugada rival la quitaría.',
    },
    {
      nivel: 3,
      enfoque:
        'Combina encierro con otras amenazas: quitar la salida mediante ataque doble, clavada o interposición. Valora cuándo la pieza atrapada recibe compensación.',
      idea: 'Una pieza encerrada no siempre debe capturarse enseguida: mientras no pueda salir, juegas con una pieza de más en el resto del tablero.',
    },
    {
      nivel: 4,
      enfoque:
        'Trabaja encierros posicionales de larga duración (alfil tras su cadena, torre enterrada, caballo dominado) y el cálculo de sacrificios de liberación.',
      idea: 'Dominar es atrapar a distancia: un alfil a tres casillas de un caballo en el borde le quita todas sus salidas.',
    },
  ],
  errorTipico:
    'Atacar primero y cerrar después: la pieza se escapa con tiempo. Con la última salida abierta, el ataque directo solo ayuda al rival a moverla.',
  preguntas: [
    {
      pregunta: '¿En qué orden se caza una pieza?',
      respuesta: 'Primero se quitan sus casillas de salida y después se la ataca; el ataque prematuro la deja escapar.',
    },
    {
      pregunta: '¿Qué jugadas forman el arca de Noé contra un alfil blanco en b3?',
      respuesta:
        'Peones negros a6 y b5 ya puestos, ...c5 ganando tiempo sobre una pieza en d4 y ...c4, que lo deja sin casillas.',
    },
    {
      pregunta: '¿Qué rescates revisas antes de ir a cazar una pieza?',
      respuesta: 'Que se sacrifique por material, que cree una amenaza mayor o que una captura le abra una salida.',
    },
    {
      pregunta: '¿Qué alfil domina por completo a un caballo en el borde?',
      respuesta:
        'El que está en la misma fila o columna a tres casillas de distancia, como alfil en d5 y caballo en a5: controla b3, b7, c4 y c6.',
    },
    {
      pregunta: '¿Cuándo conviene no capturar todavía la pieza encerrada?',
      respuesta:
        'Cuando no puede salir ni sacrificarse: es mejor usar los tiempos para ganar en otra zona, donde tengo una pieza de más.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de pieza atrapada con la secuencia completa.',
    aciertos: 16,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Cuenta las salidas seguras de la dama y las piezas menores de ambos antes de mover o capturar lejos.',
  revision: '¿Qué pieza tuvo dos salidas o menos y quién debió aprovecharlo?',
  variantes: {
    teoria: [
      {
        titulo: 'jaula paso a paso',
        consigna:
          'En el ejemplo escribe las casillas de salida del alfil tras cada jugada negra. Observa qué jugadas ganan tiempo y cuál cierra.',
      },
      {
        titulo: 'víctimas habituales',
        consigna:
          'Monta tres encierros: alfil en h7, caballo en a8 y dama que tomó en b2. Para cada uno encuentra las jugadas exactas que cierran la salida.',
      },
      {
        titulo: 'dominación con alfil',
        consigna:
          'Coloca un caballo en a5 y busca con un alfil la casilla que le quita todas las salidas. Repite con caballos en h4, a1 y e8.',
      },
    ],
    ejercicios: [
      {
        titulo: 'contar salidas',
        consigna:
          'Escribe junto a cada posición de abajo el número de casillas seguras de la pieza candidata. La de menos salidas suele ser la presa.',
      },
      {
        titulo: 'cerrar o atacar',
        consigna:
          'Decide en las posiciones de abajo si la jugada correcta cierra una casilla o ataca la pieza. Prueba el otro orden y muestra cómo escapa.',
      },
      {
        titulo: 'rescates del rival',
        consigna: 'Tras cada solución de abajo da el mejor rescate y el material final. Si compensa, dilo.',
      },
      {
        titulo: 'peones carceleros',
        consigna:
          'Busca en las posiciones de abajo qué peón puede quitar casillas ganando tiempo. Si no hay, di qué pieza hace ese trabajo.',
      },
      {
        titulo: 'caza en dos tiempos',
        consigna:
          'Escribe para cada posición de abajo dos jugadas seguidas tuyas y la respuesta intermedia. Comprueba que la presa no salió.',
      },
      {
        titulo: 'la captura golosa',
        consigna:
          'Imagina en las posiciones de abajo qué captura llevó a la pieza a su encierro y qué jugada era mejor. Después resuelve.',
      },
      {
        titulo: 'ojo rápido',
        consigna:
          'Recorre las posiciones de abajo con reloj y escribe solo qué pieza está encerrable. En la segunda vuelta, la línea.',
      },
      {
        titulo: 'libera la pieza',
        consigna:
          'Cambia de bando en las posiciones de abajo y busca la jugada que un turno antes le abría una salida.',
      },
    ],
    test: [
      {
        titulo: 'presa y línea',
        consigna: 'Escribe en las {n} posiciones de abajo la pieza cazada y la secuencia hasta ganarla.',
      },
      {
        titulo: 'examen sin mover',
        consigna:
          'Resuelve las {n} posiciones de abajo mirando el diagrama y anotando las casillas de salida que se cierran.',
      },
      {
        titulo: 'minutos contados',
        consigna:
          'Tienes {min} minutos para las {n} posiciones de abajo; deja escrita una respuesta en todas aunque sea intuitiva y márcala.',
      },
      {
        titulo: 'con rescate',
        consigna: 'En las {n} posiciones de abajo suma un punto por la jugada y otro por el mejor rescate rival.',
      },
    ],
    jugar: [
      {
        titulo: 'dama prudente',
        consigna:
          'Juega una partida en la que cada salida de dama tenga su regreso calculado. Si el rival adelanta la suya, intenta cerrarle casillas.',
      },
      {
        titulo: 'caballos del centro',
        consigna:
          'Juega una partida sin llevar caballos al borde salvo con motivo dicho. Busca encerrar los del rival que sí vayan.',
      },
      {
        titulo: 'peones que quitan casillas',
        consigna:
          'Juega una partida usando al menos un avance de peón para restringir una pieza menor rival. Anota cuántas salidas le quitaste.',
      },
    ],
    analizar: [
      {
        titulo: 'piezas inmóviles',
        consigna:
          'Busca en tu partida la pieza con menos movilidad durante más jugadas. Di si pudo cazarse o liberarse.',
      },
      {
        titulo: 'golosinas caras',
        consigna:
          'Revisa las capturas de peones lejanos y mira cuántas salidas quedaban después. Señala una que no harías otra vez.',
      },
      {
        titulo: 'encierro que se escapó',
        consigna:
          'Localiza un intento fallido de atrapar una pieza y determina si falló por orden o por un rescate no visto.',
      },
    ],
  },
  ejemplo: {
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.Dd5 Ae6 3.Dc6+ Ad7 4.Dd5 c4',
    explicacion:
      'El arca de Noé: ...c5 gana tiempo sobre la dama y prepara ...c4. La dama amenaza en d5 y c6, pero ...Ae6 y ...Ad7 defienden con tiempo. Al final el alfil de b3 no tiene salida y se pierde por dos peones.',
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: 'r1bqk2r/pp3pbp/2p2np1/n3p3/4P3/2NP1N2/PPP1BPPP/R1BQ1RK1 w kq - 0 1',
      linea: '1.b4 Cc4 2.dxc4',
      explicacion:
        'El caballo está en la banda y tiene cuatro salidas: b7 y c6 las ocupan sus propios peones, y b3 y c4 las controlan peones blancos. Basta atacarlo con 1.b4 para que se pierda. Antes de poner un caballo en el borde cuenta por dónde podrá volver.',
    },
    {
      niveles: [4, 4],
      fen: '5k2/pp4pp/4pp2/1P6/8/P2KP3/5PPb/2B5 w - - 0 30',
      linea: '1.g3 h5 2.Re2 h4 3.Rf3 Re7 4.Rg2 hxg3 5.fxg3 Axg3 6.Rxg3',
      explicacion:
        'De la primera partida Spassky-Fischer (1972): el alfil comió en h2 y 1.g3 le cerró la salida. Las negras intentan liberarlo con ...h5-h4, y el cálculo consiste en ver que el rey blanco llega a g2 a tiempo. El rescate les da dos peones por la pieza; hay que valorar ese saldo antes de cerrar la jaula.',
    },
  ],
};
