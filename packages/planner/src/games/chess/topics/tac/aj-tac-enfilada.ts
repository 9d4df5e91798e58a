import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacEnfilada: ChessTopic = {
  id: 'aj-tac-enfilada',
  titulo: 'Enfilada y rayos X',
  area: 'TAC',
  nivelMin: 1,
  nivelMax: 3,
  prerequisitos: ['aj-tac-clavada'],
  minutosEtapa: 270,
  terminos: [
    'enfilada',
    'enfiladas',
    'enfilar',
    'rayos x',
    'ataque en rayos x',
    'rayo x',
    'pincho',
    'pinchos',
    'skewer',
    'skewers',
    'x-ray',
    'x ray',
    'ataque a través',
    'jaque y detrás la dama',
    'atacar dos piezas en línea',
    'pieza valiosa delante',
    'clavada invertida',
    'enfilada de alfil',
    'enfilada de torre',
    'defensa a través',
  ],
  ideas: [
    'La enfilada es una clavada al revés: la pieza valiosa está delante y, al apartarse, deja caer la de atrás. Con el rey delante es obligatoria, porque debe salir del jaque.',
    'Se busca por alineación: rey y pieza, dama y torre, o dos torres en la misma fila, columna o diagonal. La pieza de atrás debe estar suelta o valer más que la atacante.',
    'Los rayos X actúan a través de una pieza: tu torre defiende a otra o apoya una captura aunque haya una pieza enemiga en medio que pueda cambiarse.',
    'Dama y rey en la misma diagonal con alfil enemigo libre son el aviso típico del medio juego; en los finales, rey y torre en la misma columna junto a un peón a punto de coronar.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Ve enfiladas de una jugada con rey delante y dama o torre detrás, en tableros despejados.',
      idea: 'Tras cada jaque lejano pregunta qué hay detrás del rey en esa misma línea: si hay algo suelto, es tuyo.',
    },
    {
      nivel: 2,
      enfoque:
        'Prepara la alineación con un jaque previo o un sacrificio que lleve al rey a la línea. Usa enfiladas en finales de torre y dama.',
      idea: 'Con peón en a7, torre en a8 y rey rival en e7 o f7, la jugada es Th8: amenaza coronar y, si la torre toma en a7, Th7+ enfila al rey y la torre.',
    },
    {
      nivel: 3,
      enfoque:
        'Incluye rayos X ofensivos y defensivos, enfiladas sin jaque y defensas con contrajaque. Calcula si la pieza delantera puede defender a la trasera al moverse.',
      idea: 'Una casilla atacada por torre y dama alineadas cuenta dos veces, y una defensa a través de una pieza enemiga también: incluye los rayos X al contar.',
    },
  ],
  errorTipico:
    'Ver la alineación y atacar sin comprobar si la pieza delantera, al retirarse, puede quedar defendiendo a la de atrás o dar jaque.',
  preguntas: [
    {
      pregunta: '¿Qué distingue una enfilada de una clavada?',
      respuesta:
        'En la enfilada la pieza más valiosa está delante y debe apartarse; en la clavada está detrás y la delantera no puede apartarse.',
    },
    {
      pregunta: '¿Cuándo una enfilada a dama y torre con un alfil gana material seguro?',
      respuesta:
        'Cuando la dama no puede moverse quedando en defensa de la torre ni con jaque o amenaza mayor, porque entonces el alfil captura la torre (gana al menos la calidad).',
    },
    {
      pregunta: '¿Qué es un ataque de rayos X?',
      respuesta:
        'La acción de una pieza de línea a través de otra: sigue atacando o defendiendo la casilla que está detrás si la intermedia se mueve o se cambia.',
    },
    {
      pregunta:
        'Peón blanco en a7, torre blanca en a8, rey negro en f7, torre negra en a2 y juegan blancas. ¿Qué recurso hay?',
      respuesta: 'Th8: si 1...Txa7 2.Th7+ enfila rey y torre por la séptima y gana la torre de a7.',
    },
  ],
  criterio: {
    texto: 'Resuelve {aciertos} de {de} posiciones de enfilada o rayos X.',
    aciertos: 16,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Fíjate en qué piezas rivales comparten fila, columna o diagonal y qué jaque las pondría en fila.',
  revision: '¿Qué alineación peligrosa apareció y cuántas jugadas duró sin que nadie la usara?',
  variantes: {
    teoria: [
      {
        titulo: 'delante y detrás',
        consigna:
          'Monta tres enfiladas (alfil, torre y dama) e invierte el orden de las dos piezas enemigas para convertirlas en clavadas. Escribe qué cambia para el defensor.',
      },
      {
        titulo: 'rayos X en una captura',
        consigna:
          'Pon dos torres tuyas y dos enemigas en la misma columna y cuenta una captura en el centro. Explica qué pieza actúa a través de otra.',
      },
      {
        titulo: 'el truco de la séptima',
        consigna:
          'Monta rey blanco en g2, torre en a8 y peón en a7 contra rey en f7 y torre en a2. Demuestra por qué Th8 gana y por qué con el rey negro en g7 o h7 no.',
      },
    ],
    ejercicios: [
      {
        titulo: 'busca la línea compartida',
        consigna:
          'Para cada posición de abajo escribe todas las parejas de piezas rivales alineadas y el espacio entre ellas. Luego la jugada.',
      },
      {
        titulo: 'qué hay detrás del rey',
        consigna:
          'Revisa cada jaque posible en las posiciones de abajo mirando la casilla de atrás en la misma línea. Anota lo que cae.',
      },
      {
        titulo: 'fuerza la alineación',
        consigna:
          'En las posiciones de abajo comprueba si hace falta un jaque previo. Si lo hay, escribe a qué casilla obliga al rey.',
      },
      {
        titulo: 'la huida que defiende',
        consigna:
          'Tras la solución de cada posición de abajo lista las retiradas de la pieza delantera y di cuál resiste más. Da el saldo final.',
      },
      {
        titulo: 'enfilada o clavada',
        consigna: 'Etiqueta cada posición de abajo según qué pieza está delante y explica la ganancia en puntos.',
      },
      {
        titulo: 'diagonales a oscuras',
        consigna:
          'Memoriza cada posición de abajo, tápala y recita las casillas de la línea donde ocurre la enfilada. Destapa y corrige.',
      },
      {
        titulo: 'alarma propia',
        consigna:
          'En las posiciones de abajo mira también tus piezas: ¿hay alguna pareja tuya alineada que el rival podría usar? Escríbelo antes de resolver.',
      },
      {
        titulo: 'inventa el final',
        consigna:
          'Crea a partir de dos posiciones de abajo un final con menos piezas en que la misma enfilada gane. Comprueba la mejor defensa.',
      },
    ],
    test: [
      {
        titulo: 'línea y botín',
        consigna: 'Escribe en las {n} posiciones de abajo jugada, línea usada y pieza ganada. Tres datos, un punto.',
      },
      {
        titulo: 'examen con tiempo',
        consigna: 'Resuelve las {n} posiciones de abajo en {min} minutos; si una no sale, pasa y vuelve al final.',
      },
      {
        titulo: 'mezcla con clavadas',
        consigna:
          'En las {n} posiciones de abajo decide si el recurso es enfilada, rayos X o clavada y da la línea. El nombre también puntúa.',
      },
      {
        titulo: 'mejor defensa incluida',
        consigna: 'Contesta las {n} posiciones de abajo con la jugada y la respuesta rival que pierde menos.',
      },
    ],
    jugar: [
      {
        titulo: 'reyes lejos de la dama',
        consigna:
          'Juega una partida evitando que tu rey y tu dama compartan línea abierta. Cuando el rival lo haga, calcula tus jaques.',
      },
      {
        titulo: 'finales de torre con jaques',
        consigna:
          'Monta torre y peón de a7 contra torre y juega ambos lados buscando o evitando la enfilada. Tres intentos por bando.',
      },
      {
        titulo: 'columnas dobladas',
        consigna:
          'Juega una partida doblando torres en una columna abierta y cuenta las capturas con rayos X antes de cambiar.',
      },
    ],
    analizar: [
      {
        titulo: 'alineaciones descuidadas',
        consigna:
          'Marca en tu partida cada jugada en que rey y dama compartieron línea abierta. Di si había enfilada posible.',
      },
      {
        titulo: 'conteo con rayos X',
        consigna:
          'Rehaz el conteo de una casilla disputada incluyendo piezas alineadas. Compara con el que hiciste en la partida.',
      },
      {
        titulo: 'jaques de lejos',
        consigna:
          'Revisa tus jaques de torre y alfil y mira qué había detrás del rey en cada caso. Anota lo que no aprovechaste.',
      },
    ],
  },
  ejemplo: {
    fen: '1q6/5p2/6p1/4k3/6P1/5P1P/6K1/4B3 w - - 0 1',
    linea: '1.Ag3+ Rd5 2.Axb8',
    explicacion:
      'Rey y dama negros comparten la diagonal h2-b8. El jaque desde g3 obliga al rey a apartarse y el alfil captura la dama que estaba detrás. Con un alfil se ganan nueve puntos porque la pieza valiosa quedó a la espalda del rey.',
  },
  otrosEjemplos: [
    {
      niveles: [2, 3],
      fen: 'R7/P4k2/8/8/8/8/6K1/r7 w - - 0 1',
      linea: '1.Th8 Txa7 2.Th7+ Re6 3.Txa7',
      explicacion:
        'La torre tapa a su propio peón y la negra lo vigila desde a1. 1.Th8 amenaza coronar y prepara la enfilada: si 1...Txa7, el jaque en h7 hace que el rey se aparte y caiga la torre que está detrás en la misma fila. Por eso, contra un peón en séptima, el rey defensor solo está seguro en g7 o h7.',
    },
  ],
};
