import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorremenor: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torremenor-4-1',
    nivel: 4,
    fen: '6k1/3r1ppp/p7/1R2p3/8/1P2b3/1P3PPP/3N2K1 w - - 0 1',
    linea: '1.Tb8+ Td8 2.Txd8#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de g8.',
    explicacion:
      '1.Tb8+ fuerza el mate en 2, que termina con 2.Txd8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de d8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-torremenor-4-2',
    nivel: 4,
    fen: '8/3R4/5k2/7B/P4P1P/3n2p1/3r2P1/5K2 b - - 1 49',
    linea: '1...Tf2+',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en f2, detrás del peón pasado de f4, y lo vigila: es la única que hace tablas. En cambio, 1...Rf5 permite 2.Ae2 y queda en desventaja.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-fin-torremenor-4-3',
    nivel: 4,
    fen: '7r/1p6/1Bpk4/4p1p1/P3P2p/3n1P1P/P5PK/2R5 w - - 1 31',
    linea: '1.Td1 c5 2.Txd3+',
    pista: 'Mira qué hay en línea con el rey de d6: una pieza rival puede quedar clavada.',
    explicacion:
      'La torre llega a d1 y clava al caballo de d3 contra el rey de d6, que está detrás: el caballo no puede apartarse sin dejar al rey en jaque. Las blancas ganan un caballo.',
    prueba: { margen: 275 },
  },
  {
    id: 'aj-fin-torremenor-5-1',
    nivel: 5,
    fen: '3r2k1/p1N2p1p/1p4p1/8/1P6/Pb5P/3R2P1/6K1 b - - 6 39',
    linea: '1...Txd2',
    pista: 'Calcula la captura y el final que queda.',
    explicacion: 'La torre captura la torre en d2: es la única que gana. Las negras ganan una torre.',
    prueba: { margen: 450 },
  },
  {
    id: 'aj-fin-torremenor-5-2',
    nivel: 5,
    fen: '7k/1n3pp1/7p/5B2/r5R1/4P3/5PPP/6K1 b - - 0 1',
    linea: '1...Ta1+ 2.Ab1 Txb1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de g1.',
    explicacion:
      '1...Ta1+ fuerza el mate en 2, que termina con 2...Txb1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de b1 da mate por la primera fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-torremenor-5-3',
    nivel: 5,
    fen: '8/6k1/2B1pn1p/R7/P7/2p1P2P/5PK1/r7 w - - 0 45',
    linea: '1.Tc5',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en c5, detrás del peón pasado de c3, y lo vigila: es la única que hace tablas. En cambio, 1.Ta7+ permite 1...Rf8 y queda en desventaja.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-fin-torremenor-6-1',
    nivel: 6,
    fen: '3R1r2/7k/3N2p1/6P1/8/8/4b1K1/8 w - - 0 67',
    linea: '1.Txf8',
    pista: 'Calcula la captura y el final que queda.',
    explicacion: 'La torre captura la torre en f8: es la única que gana. Las blancas ganan una torre.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torremenor-6-2',
    nivel: 6,
    fen: '8/pp2k3/3pp1p1/n2P3p/2P1r3/3B4/P1R3PP/7K b - - 3 28',
    linea: '1...Te1+ 2.Af1 Txf1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Te1+ fuerza el mate en 2, que termina con 2...Txf1# (mate del pasillo): el rey de h1 está encerrado por sus propias piezas de g2 y h2 y la torre de f1 da mate por la primera fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-torremenor-6-3',
    nivel: 6,
    fen: '2R5/2b5/5k2/1B6/1P3Pp1/P5P1/4p2r/1K6 w - - 0 42',
    linea: '1.Axe2 Txe2 2.Txc7',
    pista: 'Calcula la captura y el final que queda.',
    explicacion: 'El alfil captura el peón en e2: es la única que gana. Las blancas ganan un peón.',
    prueba: { margen: 215 },
  },
];
