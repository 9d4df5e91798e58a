import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinDamapasado: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-damapasado-5-1',
    nivel: 5,
    fen: '6k1/5pp1/8/8/7P/1pqp2P1/8/1KQ5 b - - 1 60',
    linea: '1...Dxc1+ 2.Rxc1 f5 3.g4 fxg4',
    pista: 'Calcula la captura y el final que queda.',
    explicacion: 'La dama captura la dama en c1: es la única que gana. Las negras ganan un peón.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-fin-damapasado-5-2',
    nivel: 5,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de e3 desde e6, a distancia segura: es la única que gana. En cambio, 1...Dc5+ permite 2.Rf4 y la ventaja es mucho menor.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-fin-damapasado-5-3',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'Valora qué final queda si se cambian las piezas.',
    explicacion:
      'La dama ofrece el cambio en d1 y el final que queda tras 2.Rxd1 decide: es la única que gana. En cambio, 1.Dc4+ permite 1...Rg5 y la ventaja es mucho menor.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-damapasado-6-1',
    nivel: 6,
    fen: '6k1/4P3/5Q2/3p4/3P3p/2p4P/6PK/4q3 b - - 2 50',
    linea: '1...Dg3+',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de h2 desde g3: es la única que hace tablas. En cambio, 1...Rh7 permite 2.Df7+ y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-damapasado-6-2',
    nivel: 6,
    fen: '8/4k3/1q6/4p3/8/7K/Q7/8 b - - 0 1',
    linea: '1...De6+ 2.Dxe6+ Rxe6 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4',
    pista: 'Valora qué final queda si se cambian las piezas.',
    explicacion:
      'La dama ofrece el cambio en e6 y el final que queda tras 2...Rxe6 decide: es la única que gana. En cambio, 1...Dd4 permite 2.Rg3 y no pasa de la igualdad.',
    prueba: { margen: 1975 },
  },
  {
    id: 'aj-fin-damapasado-6-3',
    nivel: 6,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de b5 desde f1, a distancia segura: es la única que gana. En cambio, 1.Df4 permite 1...Da1+ y no pasa de la igualdad.',
    prueba: { margen: 1964 },
  },
];
