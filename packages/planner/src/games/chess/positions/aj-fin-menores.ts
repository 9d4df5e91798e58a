import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinMenores: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-menores-4-1',
    nivel: 4,
    fen: '8/2p3p1/8/2k2P2/6P1/2K3b1/1p1N4/8 b - - 8 64',
    linea: '1...Ae1 2.Rxb2 Axd2',
    pista: 'Mira qué hay en línea con el rey de c3: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a e1 y clava al caballo de d2 contra el rey de c3, que está detrás: el caballo no puede apartarse sin dejar al rey en jaque. Las negras ganan un caballo por un peón.',
    prueba: { margen: 176 },
  },
  {
    id: 'aj-fin-menores-4-2',
    nivel: 4,
    fen: '1k6/2n5/3B4/8/3P1p1K/3P3p/8/8 b - - 0 1',
    linea: '1...h2 2.Rg4 h1=D 3.Axc7+ Rxc7',
    pista: 'Calcula cuántas jugadas necesita el peón de h3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h3 corona en h1 con 2...h1=D y nadie puede impedirlo. En cambio, 1...Rb7 permite 2.Axf4 y no pasa de la igualdad.',
    prueba: { margen: 810 },
  },
  {
    id: 'aj-fin-menores-4-3',
    nivel: 4,
    fen: 'K1k1B3/2P1p3/6P1/8/8/2n5/4p3/8 w - - 0 1',
    linea: '1.g7 Rxc7 2.g8=D e1=D 3.Dc4+',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a g7, a un paso de coronar: es la única que hace tablas. En cambio, 1.Ra7 permite 1...e1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-menores-5-1',
    nivel: 5,
    fen: '5K2/4P3/4N3/1k1P4/6b1/8/1p4p1/8 b - - 0 1',
    linea: '1...Ah5',
    pista: 'Hay que frenar al peón de e7: busca desde dónde.',
    explicacion:
      'El alfil va a h5 y controla el camino del peón pasado de e7: es la única que gana. En cambio, 1...g1=D permite 2.e8=D+ y no pasa de la igualdad.',
    prueba: { margen: 1954 },
  },
  {
    id: 'aj-fin-menores-5-2',
    nivel: 5,
    fen: '8/K2b4/1P6/5N2/8/3p4/3P3p/1k6 w - - 0 1',
    linea: '1.b7 h1=D 2.b8=D+',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a b7, a un paso de coronar: es la única que hace tablas. En cambio, 1.Ce7 permite 1...Rc2 y queda en desventaja.',
    prueba: { margen: 357 },
  },
  {
    id: 'aj-fin-menores-5-3',
    nivel: 5,
    fen: '8/1k5P/p5K1/2b5/2P5/7p/8/1N6 b - - 0 1',
    linea: '1...Ad4 2.Cd2 h2 3.Cf3 h1=D 4.Cxd4 Dg1+ 5.Rf6 Dxd4+',
    pista: 'Calcula cuántas jugadas necesita el peón de h3 y quién controla su casilla de coronación.',
    explicacion:
      '1...Ad4 prepara la coronación: el peón de h3 corona en h1 con 3...h1=D y nadie puede impedirlo. En cambio, 1...Ad6 permite 2.h8=D y pierde.',
    prueba: { margen: 1001 },
  },
  {
    id: 'aj-fin-menores-6-1',
    nivel: 6,
    fen: '7n/8/2Pp3B/3P4/8/5p1K/8/3k4 b - - 0 1',
    linea: '1...f2 2.c7 f1=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de f3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de f3 corona en f1 con 2...f1=D+ y nadie puede impedirlo. En cambio, 1...Re2 permite 2.c7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-menores-6-2',
    nivel: 6,
    fen: '8/P1p5/8/6P1/1K5k/7n/1p4B1/8 w - - 0 1',
    linea: '1.Ae4 Rxg5 2.a8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a7 y quién controla su casilla de coronación.',
    explicacion:
      '1.Ae4 prepara la coronación: el peón de a7 corona en a8 con 2.a8=D y nadie puede impedirlo. En cambio, 1.Rc3 permite 1...b1=D y no pasa de la igualdad.',
    prueba: { margen: 449 },
  },
  {
    id: 'aj-fin-menores-6-3',
    nivel: 6,
    fen: '8/KN6/P7/1p3p1P/b6k/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rb6 f3 3.h6 Ac2 4.a7 f2 5.a8=D f1=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a f4, a 3 pasos de coronar: es la única que hace tablas. En cambio, 1...Ac2 permite 2.Rb6 y queda en desventaja.',
    prueba: { margen: 374 },
  },
];
