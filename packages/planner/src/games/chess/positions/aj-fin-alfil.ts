import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinAlfil: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-alfil-3-1',
    nivel: 3,
    fen: '3B4/8/2P3K1/8/6P1/1pk5/5b2/8 b - - 0 1',
    linea: '1...b2 2.Aa5+ Rc4 3.c7 b1=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de b3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de b3 corona en b1 con 3...b1=D+ y nadie puede impedirlo. En cambio, 1...Rd2 permite 2.Af6 y queda en desventaja.',
    prueba: { margen: 745 },
  },
  {
    id: 'aj-fin-alfil-3-2',
    nivel: 3,
    fen: '8/8/4K3/1p4B1/b7/1p6/3P4/7k w - - 0 1',
    linea: '1.Af6',
    pista: 'Hay que frenar al peón de b5: busca desde dónde.',
    explicacion:
      'El alfil va a f6 y controla el camino del peón pasado de b5: es la única que hace tablas. En cambio, 1.Rd5 permite 1...b2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-3-3',
    nivel: 3,
    fen: '8/6k1/P1pB4/5b2/5K2/p7/8/8 b - - 0 1',
    linea: '1...Ac8 2.a7 Ab7',
    pista: 'El peón de a6 es un blanco: ¿cómo atacarlo?',
    explicacion:
      'El alfil ataca desde c8 el peón de a6: es la única que hace tablas. En cambio, 1...a2 permite 2.Rxf5 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-4-1',
    nivel: 4,
    fen: '4B3/8/6P1/8/8/6p1/5k2/7K w - - 0 1',
    linea: '1.Ac6',
    pista: 'Hay que frenar al peón de g3: busca desde dónde.',
    explicacion:
      'El alfil va a c6 y controla el camino del peón pasado de g3: es la única que gana. En cambio, 1.g7 permite 1...g2+ y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-alfil-4-2',
    nivel: 4,
    fen: '8/4k3/2p5/P1P5/3K4/2B1P1pP/8/8 w - - 2 48',
    linea: '1.Ae1',
    pista: 'El peón de g3 es un blanco: ¿cómo atacarlo?',
    explicacion:
      'El alfil ataca desde e1 el peón de g3: es la única que gana. En cambio, 1.a6 permite 1...g2 y la ventaja es mucho menor.',
    prueba: { margen: 427 },
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
    fen: '8/1K6/3k4/1B6/2P1p3/8/8/8 w - - 0 1',
    linea: '1.Rb6',
    pista: 'La diferencia está en la casilla que elige el rey: compara las candidatas.',
    explicacion:
      'El rey va de b7 a b6, la casilla exacta: es la única que gana. En cambio, 1.c5+ permite 1...Rxc5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-5-2',
    nivel: 5,
    fen: '8/8/5K2/3PB3/7k/5p2/8/8 w - - 0 1',
    linea: '1.Ad4',
    pista: 'Hay que frenar al peón de f3: busca desde dónde.',
    explicacion:
      'El alfil va a d4 y controla el camino del peón pasado de f3: es la única que gana. En cambio, 1.d6 permite 1...f2 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-alfil-5-3',
    nivel: 5,
    fen: '8/5b2/8/p7/8/8/2P1P1B1/2k1K3 w - - 0 1',
    linea: '1.Ac6',
    pista: 'Hay que frenar al peón de a5: busca desde dónde.',
    explicacion:
      'El alfil va a c6 y controla el camino del peón pasado de a5: es la única que hace tablas. En cambio, 1.c4 permite 1...a4 y queda en desventaja.',
    prueba: { margen: 293 },
  },
  {
    id: 'aj-fin-alfil-6-1',
    nivel: 6,
    fen: 'B7/2p1p3/6P1/6k1/2p1P3/4K3/3P4/3b4 w - - 0 1',
    linea: '1.g7 Rf6 2.g8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de g6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g6 corona en g8 con 2.g8=D y nadie puede impedirlo. En cambio, 1.Rd4 permite 1...Rxg6 y no pasa de la igualdad.',
    prueba: { margen: 541 },
  },
  {
    id: 'aj-fin-alfil-6-2',
    nivel: 6,
    fen: '8/8/3KPb2/8/4B3/p1k5/8/8 w - - 17 27',
    linea: '1.Ad5',
    pista: 'Hay que frenar al peón de a3: busca desde dónde.',
    explicacion:
      'El alfil va a d5 y controla el camino del peón pasado de a3: es la única que hace tablas. En cambio, 1.Ab1 permite 1...Rb2 y pierde.',
    prueba: { margen: 2000 },
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
