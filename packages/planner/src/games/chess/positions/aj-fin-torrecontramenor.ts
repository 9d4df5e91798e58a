import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorrecontramenor: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torrecontramenor-4-1',
    nivel: 4,
    fen: '1R6/k7/1b2K3/8/8/7P/6p1/8 w - - 0 1',
    linea: '1.Tg8 g1=D 2.Txg1',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en g8, detrás del peón pasado de g2, y lo vigila: es la única que hace tablas. En cambio, 1.Tf8 permite 1...g1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrecontramenor-4-2',
    nivel: 4,
    fen: '8/4kb2/8/1p3Kp1/pP6/P6R/8/8 b - - 0 65',
    linea: '1...Ae6+ 2.Rxg5 Axh3',
    pista: 'El rey de f5 y la torre de h3 pueden quedar en la misma línea.',
    explicacion:
      'El alfil da jaque al rey de f5 desde e6; detrás, en la misma línea, está la torre de h3, que cae cuando el rey se aparta. Las negras ganan una torre por un peón.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-fin-torrecontramenor-4-3',
    nivel: 4,
    fen: '4K3/8/6P1/8/5pk1/b7/8/3R4 b - - 0 2',
    linea: '1...Ab2',
    pista: 'Hay que frenar al peón de g6: busca desde dónde.',
    explicacion:
      'El alfil va a b2 y controla el camino del peón pasado de g6: es la única que hace tablas. En cambio, 1...Rf3 permite 2.g7 y pierde.',
    prueba: { margen: 610 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-1',
    nivel: 5,
    fen: '1r6/1P6/N7/2p2k2/p1P5/P1P5/4K3/8 b - - 2 66',
    linea: '1...Txb7',
    pista: 'Calcula la captura y el final que queda.',
    explicacion: 'La torre captura el peón en b7: es la única que hace tablas. Las negras ganan un peón.',
    prueba: { margen: 221 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-2',
    nivel: 5,
    fen: '1R6/8/5P2/2b5/8/p7/2k4K/8 b - - 0 1',
    linea: '1...Ad6+ 2.Rh3 Axb8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de b8 y al rey de h2.',
    explicacion:
      'El alfil llega a d6, da jaque al rey de h2 y ataca a la vez a la torre de b8: la siguiente jugada captura en b8. Las negras ganan una torre.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-3',
    nivel: 5,
    fen: '3k4/1R1b3p/6p1/3K2P1/8/8/8/8 w - - 17 64',
    linea: '1.Rd6 Rc8 2.Txd7',
    pista: 'En el final el rey también ataca piezas.',
    explicacion: 'El rey va a d6 y ataca al alfil de d7: es la única que gana. Las blancas ganan un alfil.',
    prueba: { margen: 1751 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-1',
    nivel: 6,
    fen: '8/5K2/R7/Pk6/8/7b/7p/8 w - - 0 1',
    linea: '1.Tb6+ Ra4 2.Tb1',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de b5 desde b6: es la única que hace tablas. En cambio, 1.Td6 permite 1...h1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-2',
    nivel: 6,
    fen: '8/8/8/8/4P2p/5r2/2k3K1/2B5 b - - 0 1',
    linea: '1...Tg3+ 2.Rf2 Rxc1',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion: 'La torre da jaque al rey de g2 desde g3: es la única que gana. Las negras ganan un alfil.',
    prueba: { margen: 1927 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-3',
    nivel: 6,
    fen: '8/4k2p/Nr4p1/p7/P3P1P1/1PK4P/8/8 w - - 1 53',
    linea: '1.Cc5',
    pista: 'El peón de a4 necesita apoyo.',
    explicacion:
      'El caballo defiende desde c5 el peón de a4: es la única que hace tablas. En cambio, 1.b4 permite 1...Txa6 y queda en desventaja.',
    prueba: { margen: 166 },
  },
];
