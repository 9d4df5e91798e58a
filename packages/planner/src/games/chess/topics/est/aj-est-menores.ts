import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstMenores: ChessTopic = {
  id: 'aj-est-menores',
  titulo: 'Alfil bueno y malo, pareja de alfiles',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['aj-est-actividad'],
  minutosEtapa: 290,
  terminos: [
    'alfil bueno y malo',
    'alfil bueno',
    'alfil malo',
    'pareja de alfiles',
    'par de alfiles',
    'dos alfiles en el medio juego',
    'alfil encerrado',
    'alfil contra caballo en el medio juego',
    'piezas menores',
    'bishop pair',
    'good bishop bad bishop',
    'bad bishop',
    'cambiar el alfil malo',
    'ventaja de los dos alfiles',
    'alfil de fianchetto',
    'caballo mejor que alfil',
    'alfil mejor que caballo',
    'cambio de alfil por caballo',
  ],
  ideas: [
    'El alfil es malo cuando tus peones centrales están fijos en su color; se arregla moviéndolos, sacándolo fuera de la cadena o cambiándolo.',
    'Cambia tu alfil malo por cualquier menor activa del rival y evita cambiar el bueno; si puedes, deja al rival con el suyo malo.',
    'La pareja de alfiles pide abrir el juego y quitar puestos a los caballos; quien la combate cierra, bloquea y busca cambiar uno.',
    'El caballo supera al alfil cuando tiene casilla apoyada en el centro y los peones están bloqueados.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque: 'Clasifica cada alfil según sus peones y decide qué menor cambiar.',
      idea: 'Pon tus peones en el color contrario al de tu alfil: es la regla que más posiciones mejora.',
    },
    {
      nivel: 3,
      enfoque:
        'Planes con y contra la pareja: avance de peones que quita casillas a los caballos, y defensa con puesto central.',
      idea: 'Un alfil malo fuera de su cadena deja de ser malo: mide su actividad, no su color.',
    },
    {
      nivel: 4,
      enfoque: 'Elige el cambio por estructura futura: cuál menor querrás en la jugada treinta, con qué peones fijos.',
      idea: 'Ceder la pareja es correcto si a cambio fijas peones en el color del alfil que le queda.',
    },
    {
      nivel: 5,
      enfoque: 'Transforma la pareja en otra ventaja a tiempo: final de buen alfil, ataque en un color o peón pasado.',
      idea: 'La pareja se gasta: su mejor uso muchas veces es cambiar uno de los dos en el momento exacto.',
    },
  ],
  ejemplo: {
    fen: 'rnbqk2r/pp4pp/2pbpn2/3p1p2/2PP4/5NP1/PP2PPBP/RNBQ1RK1 w kq - 0 7',
    linea: '7.Af4 Axf4 8.gxf4 O-O 9.e3',
    explicacion:
      'En el Muro holandés los peones negros ocupan casillas claras: el alfil de d6 es el bueno y el de c8 el malo. 7.Af4 ofrece cambiar el bueno; los peones doblados blancos refuerzan e5, donde se instalará un caballo que ningún alfil oscuro podrá molestar.',
  },
  errorTipico:
    'Conservar la pareja de alfiles en una posición cerrada «porque vale más». Sin diagonales, un caballo en su casilla manda y los alfiles miran sus propios peones.',
  preguntas: [
    {
      pregunta: '¿Cuándo es malo un alfil?',
      respuesta:
        'Cuando los peones propios, sobre todo los centrales, están fijos en su color y limitan sus diagonales.',
    },
    {
      pregunta: '¿Qué tres remedios tiene un alfil malo?',
      respuesta: 'Cambiarlo, sacarlo fuera de la cadena o mover los peones al otro color.',
    },
    {
      pregunta: '¿Qué estructura busca quien tiene la pareja de alfiles?',
      respuesta: 'Abierta, con peones móviles que quiten puestos a los caballos y juego en ambos flancos.',
    },
    {
      pregunta: '¿Cuándo conviene entregar un alfil por un caballo?',
      respuesta:
        'Cuando el caballo defiende una casilla clave, cuando los peones rivales quedarán fijos en el color de su alfil o cuando se daña su estructura.',
    },
    {
      pregunta: 'En el Muro holandés, tras 7.Af4 Axf4 8.gxf4, ¿por qué las blancas aceptan peones doblados?',
      respuesta: 'Porque cambian el alfil bueno negro y ganan control firme de e5, que vale más que la estructura.',
    },
  ],
  criterio: {
    texto: 'Decide qué pieza menor cambiar o conservar en {aciertos} de {de} posiciones con motivo correcto',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de cambiar una menor, di qué alfil o caballo queda a cada bando y de qué color están los peones.',
  revision: '¿Qué menor sobrevivió en cada bando y en qué jugada quedó decidido?',
  variantes: {
    teoria: [
      {
        titulo: 'radiografía de alfiles',
        consigna:
          'Pinta en el ejemplo los peones de cada color y asigna a cada alfil una nota de uno a cinco, antes y después de 7.Af4.',
      },
      {
        titulo: 'curar un alfil malo',
        consigna: 'Elige una cadena francesa o holandesa y describe los tres remedios con jugadas concretas.',
      },
      {
        titulo: 'pareja en cerrado y en abierto',
        consigna:
          'Compara la misma pareja de alfiles con centro bloqueado y con centro abierto; di qué jugada de peón cambia todo.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nota a cada menor',
        consigna: 'Puntúa las menores de ambos en las posiciones de abajo y busca el cambio que mejora tu balance.',
      },
      {
        titulo: 'cambia su buena',
        consigna: 'Encuentra en las posiciones de abajo cómo ofrecer el cambio de la mejor menor rival.',
      },
      {
        titulo: 'abre o cierra',
        consigna: 'Decide en cada posición de abajo qué conviene según quién tenga alfiles, y con qué peón.',
      },
      {
        titulo: 'quita el puesto',
        consigna: 'Busca el avance que expulsa o limita al caballo rival en las posiciones de abajo.',
      },
      {
        titulo: 'peones al otro color',
        consigna: 'Propón en las posiciones de abajo qué peones mover para liberar tu alfil y en cuántas jugadas.',
      },
      {
        titulo: 'contra la pareja',
        consigna:
          'Toma el lado de los caballos en las posiciones de abajo y encuentra la casilla o el cambio que la neutraliza.',
      },
      {
        titulo: 'mirada al final',
        consigna: 'Imagina en las posiciones de abajo el final con las menores que queden y elige según eso.',
      },
      {
        titulo: 'decisión con reloj',
        consigna: 'Contesta con reloj, en las posiciones de abajo, solo «cambio» o «no cambio» y después justifica.',
      },
    ],
    test: [
      {
        titulo: 'buena, mala, activa',
        consigna: 'Clasifica cada alfil de las {n} posiciones de abajo y da la jugada que lo mejora o lo cambia.',
      },
      {
        titulo: 'el cambio exacto',
        consigna:
          'Escribe en cada posición de abajo qué menor se cambia, por cuál y en qué casilla. Añade qué alfil o caballo queda mandando después.',
      },
      {
        titulo: 'plan con pareja',
        consigna: 'Da el avance de peón correcto para el bando de los alfiles en las posiciones de abajo.',
      },
      {
        titulo: 'balance futuro',
        consigna: 'Predice qué menores quedarán en diez jugadas en las posiciones de abajo y quién estará mejor.',
      },
    ],
    jugar: [
      {
        titulo: 'menores con intención',
        consigna: 'Juega una partida en tu plataforma o club habitual anotando el motivo de cada cambio de menor.',
      },
      {
        titulo: 'pareja contra caballos',
        consigna: 'Juega con un compañero una posición de pareja contra dos caballos con ambos bandos.',
      },
      {
        titulo: 'Muro holandés',
        consigna:
          'Parte de 1.d4 f5 2.g3 Cf6 3.Ag2 e6 4.Cf3 d5 5.O-O Ad6 6.c4 c6 7.Af4 Axf4 8.gxf4 O-O 9.e3; jueguen ambos lados vigilando la casilla e5 y el destino del alfil de c8.',
      },
    ],
    analizar: [
      {
        titulo: 'cambios sin motivo',
        consigna: 'Señala en tus partidas los cambios de menores que no podrías justificar hoy.',
      },
      {
        titulo: 'alfil de toda la partida',
        consigna:
          'Sigue un solo alfil en una partida propia y anota su nota cada cinco jugadas; busca la jugada de peón que lo arruinó o lo salvó.',
      },
      {
        titulo: 'pareja desperdiciada',
        consigna: 'Busca partidas con pareja de alfiles y decide si el juego debió abrirse antes.',
      },
    ],
  },
};
