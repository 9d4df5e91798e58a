import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorre: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torre-2-1',
    nivel: 2,
    fen: '7r/1Pk5/K7/R7/8/8/8/8 w - - 0 1',
    linea: '1.Ra7',
    pista: 'La diferencia está en la casilla que elige el rey: compara las candidatas.',
    explicacion:
      'El rey va de a6 a a7, la casilla exacta: es la única que gana. En cambio, 1.Tf5 permite 1...Rb8 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-2-2',
    nivel: 2,
    fen: '8/8/1k6/8/1p6/8/2RK3p/8 w - - 0 1',
    linea: '1.Tc1',
    pista: 'Hay que frenar al peón de b4: busca desde dónde.',
    explicacion:
      'La torre va a c1 y controla el camino del peón pasado de b4: es la única que gana. En cambio, 1.Tb2 permite 1...h1=D y queda en desventaja.',
    prueba: { margen: 2349 },
  },
  {
    id: 'aj-fin-torre-2-3',
    nivel: 2,
    fen: '4K3/3R2P1/5k2/8/1r6/8/8/8 b - - 0 1',
    linea: '1...Tb8+ 2.Td8 Txd8+',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de e8 desde b8, a distancia segura: es la única que hace tablas. En cambio, 1...Te4+ permite 2.Rf8 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-2-4',
    nivel: 2,
    fen: '8/K7/8/2P4r/2k5/2P5/8/8 w - - 0 1',
    linea: '1.c6',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a c6, a 2 pasos de coronar: es la única que hace tablas. En cambio, 1.Ra6 permite 1...Txc5 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-2-5',
    nivel: 2,
    fen: '2k2K2/8/8/3p4/3R4/8/5p2/8 b - - 0 1',
    linea: '1...f1=D+ 2.Re7 Dc4 3.Txc4+ dxc4',
    pista: 'El peón ya puede coronar: compara con las demás opciones.',
    explicacion:
      'El peón corona en f1: es la única que gana. En cambio, 1...f1=T+ permite 2.Re7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-3-1',
    nivel: 3,
    fen: '8/R7/5k1r/8/3P4/1K6/8/8 w - - 0 1',
    linea: '1.Ta6+ Rg5 2.Txh6',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de f6 desde a6, a distancia segura: es la única que gana. En cambio, 1.Rc4 permite 1...Th8 y no pasa de la igualdad.',
    prueba: { margen: 1956 },
  },
  {
    id: 'aj-fin-torre-3-2',
    nivel: 3,
    fen: '8/8/7k/2K5/8/8/2R2p1p/8 w - - 0 1',
    linea: '1.Tc1',
    pista: 'Hay que frenar al peón de f2: busca desde dónde.',
    explicacion:
      'La torre va a c1 y controla el camino del peón pasado de f2: es la única que hace tablas. En cambio, 1.Txf2 permite 1...h1=D y queda en desventaja.',
    prueba: { margen: 339 },
  },
  {
    id: 'aj-fin-torre-3-3',
    nivel: 3,
    fen: '4kr2/8/3K4/5P1R/8/8/8/8 w - - 0 1',
    linea: '1.Re6 Rd8 2.f6',
    pista: 'El peón pasado necesita la ayuda de su rey.',
    explicacion:
      'El rey se acerca a e6 para acompañar al peón pasado de f5: es la única que gana. En cambio, 1.Re5 permite 1...Rf7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-4-1',
    nivel: 4,
    fen: '4k2K/7P/5r2/8/8/8/R7/8 w - - 0 1',
    linea: '1.Rg7 Td6 2.h8=D+',
    pista: 'La diferencia está en la casilla que elige el rey: compara las candidatas.',
    explicacion:
      'El rey va de h8 a g7, la casilla exacta: es la única que gana. En cambio, 1.Rg8 permite 1...Tg6+ y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-4-2',
    nivel: 4,
    fen: '8/2k4P/8/3P4/8/6K1/3r4/8 b - - 0 1',
    linea: '1...Td3+ 2.Rg2 Td2+ 3.Rh1 Td1+ 4.Rg2 Td2+ 5.Rh1 Td1+',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en d3, detrás del peón pasado de d5, y lo vigila: es la única que hace tablas. En cambio, 1...Rb6 permite 2.h8=D y queda en desventaja.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-fin-torre-4-3',
    nivel: 4,
    fen: '7r/8/P5K1/8/1P6/8/6k1/8 b - - 0 1',
    linea: '1...Tb8 2.a7 Ta8 3.Rf6 Txa7',
    pista: 'Hay que frenar al peón de a6: busca desde dónde.',
    explicacion:
      'La torre va a b8 y controla el camino del peón pasado de a6: es la única que gana. Las negras ganan un peón.',
    prueba: { margen: 2000 },
  },
];
