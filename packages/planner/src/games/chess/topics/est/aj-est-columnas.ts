import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstColumnas: ChessTopic = {
  id: 'aj-est-columnas',
  titulo: 'Columnas abiertas y séptima fila',
  area: 'EST',
  nivelMin: 2,
  nivelMax: 4,
  prerequisitos: ['aj-est-actividad'],
  minutosEtapa: 250,
  terminos: [
    'columnas abiertas',
    'columna abierta',
    'columna semiabierta',
    'torres en columnas abiertas',
    'torre en séptima',
    'séptima fila',
    'torre en la séptima fila',
    'doblar torres',
    'torres dobladas',
    'dominar una columna',
    'open file',
    'open files',
    'seventh rank',
    'rook lift',
    'penetrar por la columna',
    'torres activas en el medio juego',
    'casilla de entrada',
    'batería de torres',
  ],
  ideas: [
    'Una columna abierta vale por su casilla de entrada: si la séptima u octava están cubiertas, dominarla no da nada.',
    'Orden de trabajo: ocupar primero, doblar, cambiar al defensor de la entrada y penetrar.',
    'La torre en séptima ata al rey y ataca peones por detrás; dos torres en séptima suelen dar mate o perpetuo.',
    'En columna semiabierta la torre presiona un peón: se juega contra él, no a través de él.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Pon cada torre en columna abierta o semiabierta antes de la jugada veinte y pelea por la única abierta.',
      idea: 'Quien coloca la segunda torre detrás de la primera gana la columna: no cambies torres si puedes doblar.',
    },
    {
      nivel: 3,
      enfoque:
        'Busca la casilla de entrada y elimina a quien la vigila; usa puestos apoyados por peón dentro de la columna.',
      idea: 'Un alfil o caballo propio en la columna, protegido por peón, permite doblar detrás sin prisa.',
    },
    {
      nivel: 4,
      enfoque:
        'Decide qué columna abrir y con qué torre, cuándo cambiar una sola pareja y cuándo pasar a la séptima por la tercera fila.',
      idea: 'Si el rival disputa la única columna, abre otra: tus torres llegan antes porque ya están en el centro.',
    },
  ],
  ejemplo: {
    fen: 'r4rk1/pb2nppp/1p2p3/8/8/1P2PN2/PB3PPP/2RR2K1 w - - 0 20',
    linea: '20.Td7 Axf3 21.Txe7 Ad5 22.Tcc7',
    explicacion:
      'La torre entra con ataque sobre el caballo y el alfil. Tras 20...Axf3 no se retoma en f3: 21.Txe7 conserva la torre en séptima y la segunda la sigue por la columna c. Las dos torres en séptima, junto al alfil de b2 que apunta a g7, atan a todas las piezas negras.',
  },
  errorTipico:
    'Cambiar todas las torres en la columna abierta porque «es lo natural». Si tú llegaste primero, el cambio regala el trabajo hecho.',
  preguntas: [
    {
      pregunta: '¿Cuándo no sirve dominar una columna?',
      respuesta:
        'Cuando no hay casilla de entrada: las filas séptima y octava están defendidas y no se puede cambiar al defensor.',
    },
    {
      pregunta: '¿Qué hace la segunda torre en la lucha por la columna?',
      respuesta: 'Se coloca detrás de la primera; así, tras el cambio, una torre propia sigue en la columna.',
    },
    {
      pregunta: '¿Contra qué juega una torre en columna semiabierta?',
      respuesta: 'Contra el peón rival que queda en ella, sobre todo si es retrasado o no puede avanzar.',
    },
  ],
  criterio: {
    texto: 'Elige la columna y la casilla de entrada correctas en {aciertos} de {de} posiciones',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada apertura de columna pregunta qué torre llega antes y cuál es la casilla de entrada.',
  revision: '¿Quién dominó la columna abierta y por qué casilla entró, o por qué no pudo?',
  variantes: {
    teoria: [
      {
        titulo: 'cuatro verbos',
        consigna:
          'Aplica al ejemplo ocupar, doblar, cambiar, penetrar; indica cuáles se saltaron y por qué fue posible.',
      },
      {
        titulo: 'séptima contra peones',
        consigna:
          'Coloca una torre en séptima y cuenta qué peones ataca y qué piezas rivales quedan atadas; quita piezas hasta que deje de dominar.',
      },
      {
        titulo: 'abierta y semiabierta',
        consigna: 'Dibuja dos estructuras, una con cada tipo de columna, y escribe el plan de torre en cada una.',
      },
    ],
    ejercicios: [
      {
        titulo: 'casilla de entrada',
        consigna: 'Nombra en las posiciones de abajo la casilla por donde quieres entrar y quién la vigila.',
      },
      {
        titulo: 'primera en llegar',
        consigna: 'Decide en las posiciones de abajo qué torre va a la columna y cuál se queda, con motivo.',
      },
      {
        titulo: '¿cambio torres?',
        consigna: 'Resuelve en cada posición de abajo si conviene cambiar una pareja, las dos o ninguna.',
      },
      {
        titulo: 'abre la tuya',
        consigna: 'Busca en las posiciones de abajo el cambio de peones que abre una columna a tu favor.',
      },
      {
        titulo: 'golpe en la séptima',
        consigna: 'Comprueba tácticas de séptima u octava en las posiciones de abajo antes de jugar de plan.',
      },
      {
        titulo: 'frena la invasión',
        consigna: 'Defiende en las posiciones de abajo la casilla de entrada y encuentra el momento de oponer torres.',
      },
      {
        titulo: 'ascensor de torre',
        consigna: 'Busca en las posiciones de abajo si la torre entra mejor por la tercera o cuarta fila.',
      },
      {
        titulo: 'torres a contrarreloj',
        consigna: 'Resuelve con reloj las posiciones de abajo moviendo mentalmente solo las torres.',
      },
    ],
    test: [
      {
        titulo: 'columna y entrada',
        consigna:
          'Escribe en las {n} posiciones de abajo la columna útil, la casilla de entrada y la jugada. Si la entrada está cubierta, indica quién debe ser cambiado.',
      },
      {
        titulo: 'torre correcta',
        consigna: 'Elige con qué torre se ocupa la columna en cada posición de abajo y justifica.',
      },
      {
        titulo: 'oponer o ceder',
        consigna:
          'Decide en las posiciones de abajo si disputas la columna con tu torre o abres otra, y di qué torre queda mejor en cada caso.',
      },
      {
        titulo: 'invasión calculada',
        consigna: 'Da la línea de entrada completa en las posiciones de abajo hasta ganar algo concreto.',
      },
    ],
    jugar: [
      {
        titulo: 'torres antes de veinte',
        consigna: 'Juega una partida con la meta de tener ambas torres en columnas útiles antes de la jugada veinte.',
      },
      {
        titulo: 'la única columna',
        consigna:
          'Juega con un compañero una posición simétrica con una sola columna abierta y analicen quién la dominó.',
      },
      {
        titulo: 'busca la séptima',
        consigna:
          'En tu plataforma o club habitual juega atento a la primera ocasión de llevar una torre a la séptima.',
      },
    ],
    analizar: [
      {
        titulo: 'torres ociosas',
        consigna: 'Cuenta cuántas jugadas pasaron tus torres en su casilla inicial después del enroque.',
      },
      {
        titulo: 'cambio de torres',
        consigna: 'Evalúa cada cambio de torres de tus partidas: ¿quién dominaba la columna antes y después?',
      },
      {
        titulo: 'entradas perdidas',
        consigna: 'Busca momentos en que pudiste entrar en séptima y no lo viste; escribe la señal.',
      },
    ],
  },
};
