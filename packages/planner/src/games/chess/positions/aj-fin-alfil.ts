import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinAlfil: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-alfil-3-1',
    nivel: 3,
    fen: '8/1p1P4/7K/8/2p5/6B1/1b6/7k b - - 0 1',
    linea: '1...Af6',
    pista: 'Hay que frenar al peón de d7: busca desde dónde.',
    explicacion:
      'El alfil va a f6 y controla el camino del peón pasado de d7: es la única que hace tablas. En cambio, 1...Rg2 permite 2.d8=D y pierde.',
    prueba: { margen: 621 },
  },
  {
    id: 'aj-fin-alfil-3-2',
    nivel: 3,
    fen: 'B7/2p1p3/6P1/6k1/2p1P3/4K3/3P4/3b4 w - - 0 1',
    linea: '1.g7 Rf6 2.g8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de g6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g6 corona en g8 con 2.g8=D y nadie puede impedirlo. En cambio, 1.Rd4 permite 1...Rxg6 y no pasa de la igualdad.',
    prueba: { margen: 541 },
  },
  {
    id: 'aj-fin-alfil-3-3',
    nivel: 3,
    fen: '3B4/8/2P3K1/8/6P1/1pk5/5b2/8 b - - 0 1',
    linea: '1...b2 2.Aa5+ Rc4 3.c7 b1=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de b3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de b3 corona en b1 con 3...b1=D+ y nadie puede impedirlo. En cambio, 1...Rd2 permite 2.Af6 y queda en desventaja.',
    prueba: { margen: 745 },
  },
  {
    id: 'aj-fin-alfil-4-1',
    nivel: 4,
    fen: '8/5k2/8/8/5b2/2P3P1/3p3B/5K2 w - - 0 1',
    linea: '1.Re2',
    pista: 'El peón de d2 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a e2 para frenar al peón pasado de d2: es la única que hace tablas. En cambio, 1.gxf4 permite 1...d1=D+ y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-4-2',
    nivel: 4,
    fen: '5B2/8/1k2K3/8/8/3p4/7P/8 b - - 0 1',
    linea: '1...d2 2.Ah6 d1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de d3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de d3 corona en d1 con 2...d1=D y nadie puede impedirlo. En cambio, 1...Ra5 permite 2.Ah6 y pierde.',
    prueba: { margen: 2616 },
  },
  {
    id: 'aj-fin-alfil-4-3',
    nivel: 4,
    fen: '3B4/8/7p/8/2P5/2k5/8/2K5 w - - 0 1',
    linea: '1.c5 Rd4 2.c6 Rd5 3.c7',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a c5, a 3 pasos de coronar: es la única que gana. En cambio, 1.Ah4 permite 1...Rxc4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-5-1',
    nivel: 5,
    fen: '8/5b2/8/p7/8/8/2P1P1B1/2k1K3 w - - 0 1',
    linea: '1.Ac6',
    pista: 'Hay que frenar al peón de a5: busca desde dónde.',
    explicacion:
      'El alfil va a c6 y controla el camino del peón pasado de a5: es la única que hace tablas. En cambio, 1.c4 permite 1...a4 y queda en desventaja.',
    prueba: { margen: 293 },
  },
  {
    id: 'aj-fin-alfil-5-2',
    nivel: 5,
    fen: '8/8/5kB1/8/4K3/1Pp5/8/8 b - - 0 1',
    linea: '1...c2 2.Ae8 c1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de c3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de c3 corona en c1 con 2...c1=D y nadie puede impedirlo. En cambio, 1...Rxg6 permite 2.Rd3 y pierde.',
    prueba: { margen: 2653 },
  },
  {
    id: 'aj-fin-alfil-5-3',
    nivel: 5,
    fen: '8/6k1/P1pB4/5b2/5K2/p7/8/8 b - - 0 1',
    linea: '1...Ac8 2.a7 Ab7',
    pista: 'El peón de a6 es un blanco: ¿cómo atacarlo?',
    explicacion:
      'El alfil ataca desde c8 el peón de a6: es la única que hace tablas. En cambio, 1...a2 permite 2.Rxf5 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-6-1',
    nivel: 6,
    fen: '7b/4P3/2k5/6Bp/3P3K/8/8/8 b - - 0 1',
    linea: '1...Rd7',
    pista: 'El peón de e7 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a d7 para frenar al peón pasado de e7: es la única que hace tablas. En cambio, 1...Axd4 permite 2.e8=D+ y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-6-2',
    nivel: 6,
    fen: '5K2/1P6/2p3P1/3k4/8/5p2/P4B1p/5b2 b - - 0 1',
    linea: '1...h1=D 2.g7 Dh6',
    pista: 'Calcula cuántas jugadas necesita el peón de h2 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h2 corona en h1 y nadie puede impedirlo. En cambio, 1...Re4 permite 2.b8=D y queda en desventaja.',
    prueba: { margen: 376 },
  },
  {
    id: 'aj-fin-alfil-6-3',
    nivel: 6,
    fen: '8/1K6/8/1P6/4P3/1k5p/1b1B4/8 w - - 0 1',
    linea: '1.Af4 Rc4 2.Rc6 Ac1 3.Ah2',
    pista: 'Hay que frenar al peón de h3: busca desde dónde.',
    explicacion:
      'El alfil va a f4 y controla el camino del peón pasado de h3: es la única que gana. En cambio, 1.b6 permite 1...h2 y pierde.',
    prueba: { margen: 2303 },
  },
];
