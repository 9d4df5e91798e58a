import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinCaballo: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-caballo-3-1',
    nivel: 3,
    fen: '8/1K6/8/6P1/3N4/3k3n/8/8 w - - 0 1',
    linea: '1.g6 Cf2 2.g7 Rxd4 3.g8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de g5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g5 corona en g8 con 3.g8=D y nadie puede impedirlo. En cambio, 1.Cc2 permite 1...Cxg5 y no pasa de la igualdad.',
    prueba: { margen: 282 },
  },
  {
    id: 'aj-fin-caballo-3-2',
    nivel: 3,
    fen: '8/3p4/8/P3N3/8/P5pk/8/1n3K2 b - - 0 1',
    linea: '1...Cd2+ 2.Rg1 d6 3.Cd3 Cf3+ 4.Rf1 g2+',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'El caballo da jaque al rey de f1 desde d2: es la única que gana. En cambio, 1...Cxa3 permite 2.a6 y no pasa de la igualdad.',
    prueba: { margen: 289 },
  },
  {
    id: 'aj-fin-caballo-3-3',
    nivel: 3,
    fen: 'n7/1k6/2N4p/1P3P2/6P1/7P/3K4/8 w - - 0 56',
    linea: '1.f6',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a f6, a 2 pasos de coronar: es la única que hace tablas. En cambio, 1.g5 permite 1...Cc7 y la ventaja es mucho menor.',
    prueba: { margen: 323 },
  },
  {
    id: 'aj-fin-caballo-4-1',
    nivel: 4,
    fen: '8/8/3K4/5N1P/6k1/8/n7/8 w - - 0 1',
    linea: '1.h6 Cc3 2.Re5',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a h6, a 2 pasos de coronar: es la única que gana. En cambio, 1.Ce3+ permite 1...Rxh5 y no pasa de la igualdad.',
    prueba: { margen: 290 },
  },
  {
    id: 'aj-fin-caballo-4-2',
    nivel: 4,
    fen: 'n7/8/8/6P1/8/8/5kN1/K7 w - - 0 1',
    linea: '1.g6 Cc7 2.g7 Cb5 3.g8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de g5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g5 corona en g8 con 3.g8=D y nadie puede impedirlo. En cambio, 1.Ce1 permite 1...Cc7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-4-3',
    nivel: 4,
    fen: '2k1K2N/7P/3p4/8/P2p4/8/5n2/8 b - - 0 1',
    linea: '1...Ce4 2.Re7 Cg5 3.Cg6 Cxh7',
    pista: 'El peón de d6 necesita apoyo.',
    explicacion: 'El caballo defiende desde e4 el peón de d6: es la única que hace tablas. Las negras ganan un peón.',
    prueba: { margen: 578 },
  },
  {
    id: 'aj-fin-caballo-5-1',
    nivel: 5,
    fen: '8/8/2p3P1/1n3P2/1K5N/p3k3/8/8 b - - 0 1',
    linea: '1...a2 2.Rc5 a1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de a3 corona en a1 con 2...a1=D y nadie puede impedirlo. En cambio, 1...Cc7 permite 2.Rxa3 y no pasa de la igualdad.',
    prueba: { margen: 2004 },
  },
  {
    id: 'aj-fin-caballo-5-2',
    nivel: 5,
    fen: '4N3/2K5/7P/p7/8/1k6/5p2/8 w - - 0 1',
    linea: '1.h7 f1=D 2.h8=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a h7, a un paso de coronar: es la única que hace tablas. En cambio, 1.Cd6 permite 1...f1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-5-3',
    nivel: 5,
    fen: 'k7/8/8/4P3/8/8/K7/1N1n4 w - - 0 1',
    linea: '1.e6 Rb7 2.e7 Rc7 3.e8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e5 corona en e8 con 3.e8=D y nadie puede impedirlo. En cambio, 1.Cd2 permite 1...Ce3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-6-1',
    nivel: 6,
    fen: 'n1k5/8/8/8/8/5N2/p7/2K5 w - - 0 1',
    linea: '1.Rb2 a1=D+ 2.Rxa1',
    pista: 'El peón de a2 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a b2 para frenar al peón pasado de a2: es la única que hace tablas. En cambio, 1.Rd2 permite 1...a1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-6-2',
    nivel: 6,
    fen: '2K3N1/8/8/4P3/8/2k4n/8/8 w - - 0 1',
    linea: '1.e6 Cf4 2.e7 Cd5 3.e8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e5 corona en e8 con 3.e8=D y nadie puede impedirlo. En cambio, 1.Cf6 permite 1...Cg5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-6-3',
    nivel: 6,
    fen: '7n/8/8/8/2P3N1/8/8/4K1k1 w - - 0 1',
    linea: '1.Ce5 Rg2 2.c5 Rg3 3.c6 Rf4 4.Cd3+ Rf5 5.c7',
    pista: 'El peón de c4 necesita apoyo.',
    explicacion:
      'El caballo defiende desde e5 el peón de c4: es la única que gana. En cambio, 1.c5 permite 1...Cf7 y la ventaja es mucho menor.',
    prueba: { margen: 1910 },
  },
];
