import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorrecontramenor: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torrecontramenor-4-1',
    nivel: 4,
    fen: '8/4kb2/8/1p3Kp1/pP6/P6R/8/8 b - - 0 65',
    linea: '1...Ae6+ 2.Rxg5 Axh3',
    pista: 'El rey de f5 y la torre de h3 pueden quedar en la misma línea.',
    explicacion:
      'El alfil da jaque al rey de f5 desde e6; detrás, en la misma línea, está la torre de h3, que cae cuando el rey se aparta. Las negras ganan una torre por un peón.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-fin-torrecontramenor-4-2',
    nivel: 4,
    fen: '8/5PbR/8/8/2K5/5kp1/8/8 b - - 0 1',
    linea: '1...Af8',
    pista: 'Hay que frenar al peón de f7: busca desde dónde.',
    explicacion:
      'El alfil va a f8 y controla el camino del peón pasado de f7: es la única que hace tablas. En cambio, 1...Ab2 permite 2.f8=D+ y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrecontramenor-4-3',
    nivel: 4,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista: 'No todas las salidas del jaque son iguales: compara dónde queda el rey.',
    explicacion:
      'El rey sale del jaque a d4, la casilla correcta: es la única que gana. En cambio, 1...Rc4 permite 2.Cxa4 y la ventaja es mucho menor.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-1',
    nivel: 5,
    fen: '8/8/8/8/4P2p/5r2/2k3K1/2B5 b - - 0 1',
    linea: '1...Tg3+ 2.Rf2 Rxc1',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion: 'La torre da jaque al rey de g2 desde g3: es la única que gana. Las negras ganan un alfil.',
    prueba: { margen: 1927 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-2',
    nivel: 5,
    fen: '7k/8/2r2P2/4B3/5p2/8/8/3K4 w - - 0 1',
    linea: '1.f7+ Rh7 2.f8=D',
    pista: 'Detrás de una pieza propia, el alfil de e5 apunta hacia el rey de h8.',
    explicacion:
      'El peón se va de f6 a f7 y descubre el jaque del alfil de e5 al rey de h8. En cambio, 1.Axf4 permite 1...Rg8 y no pasa de la igualdad.',
    prueba: { margen: 2003 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-3',
    nivel: 5,
    fen: '8/4k2p/Nr4p1/p7/P3P1P1/1PK4P/8/8 w - - 1 53',
    linea: '1.Cc5',
    pista: 'El peón de a4 necesita apoyo.',
    explicacion:
      'El caballo defiende desde c5 el peón de a4: es la única que hace tablas. En cambio, 1.b4 permite 1...Txa6 y queda en desventaja.',
    prueba: { margen: 166 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-1',
    nivel: 6,
    fen: '8/8/B5k1/3P4/3K4/3p4/8/1r6 b - - 0 1',
    linea: '1...d2',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a d2, a un paso de coronar: es la única que gana. En cambio, 1...Tb4+ permite 2.Rxd3 y no pasa de la igualdad.',
    prueba: { margen: 655 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-2',
    nivel: 6,
    fen: '3k4/1R1b3p/6p1/3K2P1/8/8/8/8 w - - 17 64',
    linea: '1.Rd6 Rc8 2.Txd7',
    pista: 'La diferencia está en la casilla que elige el rey: compara las candidatas.',
    explicacion: 'El rey va de d5 a d6, la casilla exacta: es la única que gana. Las blancas ganan un alfil.',
    prueba: { margen: 1751 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-3',
    nivel: 6,
    fen: '8/5K2/R7/Pk6/8/7b/7p/8 w - - 0 1',
    linea: '1.Tb6+ Ra4 2.Tb1',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de b5 desde b6: es la única que hace tablas. En cambio, 1.Td6 permite 1...h1=D y pierde.',
    prueba: { margen: 2000 },
  },
];
