import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinCaballo: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-caballo-3-1',
    nivel: 3,
    fen: '8/8/2KPN3/8/8/n4k2/8/8 b - - 0 1',
    linea: '1...Cc4',
    pista: 'El peón de d6 es un blanco: ¿cómo atacarlo?',
    explicacion:
      'El caballo ataca desde c4 el peón de d6: es la única que hace tablas. En cambio, 1...Cc2 permite 2.d7 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-3-2',
    nivel: 3,
    fen: 'k7/8/8/4P3/8/8/K7/1N1n4 w - - 0 1',
    linea: '1.e6 Rb7 2.e7 Rc7 3.e8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e5 corona en e8 con 3.e8=D y nadie puede impedirlo. En cambio, 1.Cd2 permite 1...Ce3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-3-3',
    nivel: 3,
    fen: '8/3p4/8/P3N3/8/P5pk/8/1n3K2 b - - 0 1',
    linea: '1...Cd2+ 2.Rg1 d6 3.Cd3 Cf3+ 4.Rf1 g2+',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'El caballo da jaque al rey de f1 desde d2: es la única que gana. En cambio, 1...Cxa3 permite 2.a6 y no pasa de la igualdad.',
    prueba: { margen: 289 },
  },
  {
    id: 'aj-fin-caballo-4-1',
    nivel: 4,
    fen: '8/2n1K3/2N2P2/8/6k1/8/8/8 b - - 0 1',
    linea: '1...Cd5+ 2.Re6 Cxf6',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'El caballo da jaque al rey de e7 desde d5: es la única que hace tablas. En cambio, 1...Rf5 permite 2.f7 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-4-2',
    nivel: 4,
    fen: 'N7/8/6P1/8/p3P2p/8/k6n/4K3 b - - 0 1',
    linea: '1...Cg4',
    pista: 'Hay que frenar al peón de e4: busca desde dónde.',
    explicacion:
      'El caballo va a g4 y controla el camino del peón pasado de e4: es la única que hace tablas. En cambio, 1...Rb2 permite 2.g7 y queda en desventaja.',
    prueba: { margen: 444 },
  },
  {
    id: 'aj-fin-caballo-4-3',
    nivel: 4,
    fen: 'n7/1k6/2N4p/1P3P2/6P1/7P/3K4/8 w - - 0 56',
    linea: '1.f6 Cc7 2.f7 Ce6 3.Cd8+ Cxd8 4.f8=D',
    pista: 'El caballo de a8 está en la esquina: ¿llega a frenar al peón f? No te preocupes por tu caballo.',
    explicacion:
      'El caballo de a8 está demasiado lejos: si 1...Rxc6, 2.f7 y el peón corona. Cuando intenta frenar con 1...Cc7 2.f7 Ce6, el jaque 3.Cd8+ lo desvía de f8 y el peón corona. Las blancas ganan; 1.g5 da tiempo a 1...Cc7.',
    prueba: { margen: 323 },
  },
  {
    id: 'aj-fin-caballo-5-1',
    nivel: 5,
    fen: 'n7/8/8/6P1/8/8/5kN1/K7 w - - 0 1',
    linea: '1.g6 Cc7 2.g7 Cb5 3.g8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de g5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g5 corona en g8 con 3.g8=D y nadie puede impedirlo. En cambio, 1.Ce1 permite 1...Cc7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-5-2',
    nivel: 5,
    fen: '8/8/1K2p2P/1n6/1p6/1P6/2k5/3N4 b - - 0 1',
    linea: '1...Cd6',
    pista: 'Compara las casillas posibles de tu pieza: solo una sirve.',
    explicacion:
      'El caballo va a d6, la casilla exacta, desde la que vigila al rey de b6: es la única que hace tablas. En cambio, 1...Cc3 permite 2.Ce3+ y queda en desventaja.',
    prueba: { margen: 384 },
  },
  {
    id: 'aj-fin-caballo-5-3',
    nivel: 5,
    fen: '2k1K2N/7P/3p4/8/P2p4/8/5n2/8 b - - 0 1',
    linea: '1...Ce4 2.Re7 Cg5 3.Cg6 Cxh7',
    pista: 'El peón de d6 necesita apoyo.',
    explicacion: 'El caballo defiende desde e4 el peón de d6: es la única que hace tablas. Las negras ganan un peón.',
    prueba: { margen: 578 },
  },
  {
    id: 'aj-fin-caballo-6-1',
    nivel: 6,
    fen: '8/2k5/3NK1P1/3n4/8/8/8/8 b - - 0 1',
    linea: '1...Cf4+ 2.Rf7 Cxg6',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'El caballo da jaque al rey de e6 desde f4: es la única que hace tablas. En cambio, 1...Rc6 permite 2.g7 y pierde.',
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
