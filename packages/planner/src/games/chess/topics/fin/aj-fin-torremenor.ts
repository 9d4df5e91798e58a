import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinTorremenor: ChessTopic = {
  id: 'aj-fin-torremenor',
  titulo: 'Finales de torre y pieza menor',
  area: 'FIN',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-fin-torrepractica', 'aj-fin-menores'],
  favorece: ['clasica'],
  minutosEtapa: 310,
  terminos: [
    'torre y pieza menor',
    'finales de torre y pieza menor',
    'torre y alfil contra torre y caballo',
    'torre y caballo contra torre y alfil',
    'torre y alfil',
    'torre y caballo',
    'final de torre y alfil',
    'torres y alfiles de distinto color',
    'finales de cuatro piezas',
    'rook and minor piece endings',
    'rook and bishop vs rook and knight',
    'torre y menor',
    'cambiar torres o menores en el final',
    'torres con piezas menores',
    'finales complejos de torre',
    'coordinación de torre y caballo',
  ],
  ideas: [
    'Antes de cada cambio evalúa los dos finales que salen: el de torres solas y el de menores solas; elige el que gana y evita el otro.',
    'Torre y alfil colaboran a distancia y dan ventaja con juego en dos flancos; torre y caballo son superiores atacando un punto fijo cerca de él.',
    'Con alfiles de distinto color y torres, el bando activo juega como con una pieza más: el ataque al rey pesa más que un peón.',
    'La torre corta o penetra, la menor quita la casilla de defensa: busca objetivos donde las dos piezas toquen el mismo peón o la misma fila.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque: 'Aprende a elegir el cambio: menores si tu torre es más activa, torres si tu menor domina a la suya.',
      idea: 'Cambiar tu menor por la que bloquea o protege convierte una ventaja difusa en un final de torres con torre rival pasiva.',
    },
    {
      nivel: 5,
      enfoque:
        'Juega a coordinar: torre en séptima con alfil en la diagonal larga, o torre y caballo en torno al rey rival en la banda.',
      idea: 'Con torre y caballo las redes de mate aparecen con el rey en g8 o h7: revisa Cf6 y la octava fila en cada jugada.',
    },
    {
      nivel: 6,
      enfoque:
        'Decisiones finas con un peón de más o de menos: distinto color con torres, debilidades de color y el momento de la última simplificación.',
      idea: 'Con distinto color y torres el defensor debe cambiar torres; el atacante, evitarlo aunque pierda un peón.',
    },
  ],
  ejemplo: {
    fen: '3r2k1/5ppp/4n3/p7/P7/1B3P2/5KPP/2R5 w - - 0 1',
    linea: '1.Axe6 fxe6 2.Tc5 Ta8 3.Re3',
    explicacion:
      'El caballo de e6 era la pieza que defendía c5 y sostenía la posición. Al cambiarlo, la torre blanca ataca a5 y la negra queda atada en a8. El rey blanco camina al centro y se juega un final de torres con torre activa contra pasiva y mejor estructura.',
  },
  errorTipico:
    'Conservar la menor «porque es buena» sin comparar el final de torres que daría su cambio. Muchas ventajas se escapan por no cambiar en el único momento.',
  preguntas: [
    {
      pregunta: '¿Qué dos finales comparas antes de cambiar?',
      respuesta: 'El de torres solas y el de piezas menores solas, con la misma estructura de peones.',
    },
    {
      pregunta: '¿Quién desea cambiar torres con alfiles de distinto color?',
      respuesta:
        'El defensor, porque el final de alfiles de distinto color tiende a tablas y con torres el rival conserva ataque.',
    },
    {
      pregunta: '¿Cuándo supera la torre con caballo a la torre con alfil?',
      respuesta:
        'Cuando hay un objetivo fijo cerca del caballo o el rey rival está en la banda al alcance de redes de mate.',
    },
  ],
  criterio: {
    texto: 'Elige el cambio o la coordinación correcta en {aciertos} de {de} finales de torre y menor',
    aciertos: 7,
    de: 10,
    unidad: 'finales',
  },
  foco: 'Cuando queden torre y menor por bando, nombra en cada jugada qué cambio quieres y cuál no puedes permitir.',
  revision: '¿En qué jugada estuvo el cambio que simplificaba a mi favor y por qué lo dejé pasar?',
  variantes: {
    teoria: [
      {
        titulo: 'dos finales en una hoja',
        consigna:
          'Escribe lado a lado el final de torres y el de menores que salen del ejemplo y da un veredicto a cada uno.',
      },
      {
        titulo: 'parejas que colaboran',
        consigna:
          'Coloca torre y alfil, y después torre y caballo, contra un rey en g8; busca con cada pareja la red más económica.',
      },
      {
        titulo: 'distinto color con torres',
        consigna: 'Explica con un dibujo por qué el atacante tiene «una pieza más» y qué cambio lo desarma.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿qué par sobra?',
        consigna:
          'Decide en las posiciones de abajo si cambiarías torres, menores o nada, y escribe el final que resulta.',
      },
      {
        titulo: 'objetivo doble',
        consigna: 'Busca en las posiciones de abajo un punto que ataquen a la vez tu torre y tu menor.',
      },
      {
        titulo: 'red de mate escondida',
        consigna: 'Revisa jaques y octava fila en cada posición de abajo antes de jugar de plan.',
      },
      {
        titulo: 'rey en marcha',
        consigna: 'Calcula en las posiciones de abajo si tu rey puede acercarse sin que la torre rival lo corte.',
      },
      {
        titulo: 'defensor ordenado',
        consigna: 'Juega el lado inferior de las posiciones de abajo y di qué pareja rival debes cambiar.',
      },
      {
        titulo: 'mejora callada',
        consigna:
          'Encuentra en las posiciones de abajo la jugada que mejora la menor sin soltar la columna de la torre.',
      },
      {
        titulo: 'veredicto doble con reloj',
        consigna:
          'Con reloj, evalúa para cada posición de abajo los dos finales posibles y apunta gana, tablas o pierde.',
      },
      {
        titulo: 'intercambia las menores',
        consigna: 'Cambia mentalmente alfil por caballo en las posiciones de abajo y explica qué plan desaparece.',
      },
    ],
    test: [
      {
        titulo: 'cambio y consecuencia',
        consigna: 'Escribe el cambio elegido en las {n} posiciones de abajo y el veredicto del final que queda.',
      },
      {
        titulo: 'coordinación exacta',
        consigna: 'Da la jugada que une torre y menor contra un mismo objetivo en cada posición de abajo.',
      },
      {
        titulo: 'resistir o simplificar',
        consigna: 'Responde como defensor en las posiciones de abajo: qué cambio buscas y en cuántas jugadas.',
      },
      {
        titulo: 'cuatro jugadas sin fallo',
        consigna:
          'Escribe cuatro jugadas propias en cada posición de abajo y compara las dos primeras con la solución.',
      },
    ],
    jugar: [
      {
        titulo: 'cambiar en e6 o no',
        consigna:
          'Monta blancas: Rf2, Tc1, Ab3, peones a4, f3, g2, h2; negras: Rg8, Td8, Ce6, peones a5, f7, g7, h7. Juega con blancas una vez tomando en e6 y otra sin tomar; compara la dificultad con tu compañero.',
      },
      {
        titulo: 'torre y alfil contra torre y caballo',
        consigna:
          'Jueguen con cinco peones por bando en los dos flancos, con incremento, y cambien de piezas al terminar.',
      },
      {
        titulo: 'partida larga con cuatro piezas',
        consigna:
          'En una partida a ritmo largo procura llegar a torre y menor por bando con mejor estructura y anota cada cambio que rehusaste.',
      },
    ],
    analizar: [
      {
        titulo: 'bifurcación de cambios',
        consigna: 'Busca en un final propio la jugada en que podías elegir qué pareja cambiar y analiza las dos ramas.',
      },
      {
        titulo: 'torre activa, menor dormida',
        consigna: 'Puntúa la actividad de cada pieza en tus finales de cuatro piezas y localiza cuándo bajó.',
      },
      {
        titulo: 'tablas por distinto color',
        consigna:
          'Revisa finales con alfiles de distinto color y torres: ¿quién forzó el cambio de torres y le convenía?',
      },
    ],
  },
};
