import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinDama: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-dama-2-1',
    nivel: 2,
    fen: '8/Q7/Kp6/P2k4/6P1/6p1/8/7q b - - 0 1',
    linea: '1...Df1+ 2.Rb7 Df7+',
    pista: 'Las blancas amenazan Db7+ y ganar tu dama. Adelántate con un jaque.',
    explicacion:
      'Las blancas amenazan Db7+, una enfilada que gana la dama. El jaque desde f1 se adelanta: tras 2.Rb7 llega 2...Df7+ y la dama negra captura la blanca de a7, que queda detrás del rey.',
    prueba: { margen: 653 },
  },
  {
    id: 'aj-fin-dama-2-2',
    nivel: 2,
    fen: '1K6/6Q1/1k6/8/8/8/7p/8 b - - 0 1',
    linea: '1...h1=D 2.Da7+ Rb5 3.Db7+ Dxb7+',
    pista: 'El peón ya puede coronar: compara con las demás opciones.',
    explicacion:
      'El peón corona en h1 y queda dama contra dama, tablas. Hay que pedir dama: con una pieza menor, las blancas dan jaque y ganan.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-dama-2-3',
    nivel: 2,
    fen: '8/2P4p/8/3P2kp/2K5/6q1/2Q5/8 b - - 0 1',
    linea: '1...Dxc7+ 2.Rb3 Dxc2+ 3.Rxc2 h4 4.Rd3 h3',
    pista: 'El peón de c7 está a punto de coronar. Captúralo con jaque y piensa en el final que queda.',
    explicacion:
      'La dama toma en c7 con jaque y elimina el peón que iba a coronar. Si las damas se cambian, los dos peones negros de h deciden, porque el rey blanco está lejos.',
    prueba: { margen: 762 },
  },
  {
    id: 'aj-fin-dama-2-4',
    nivel: 2,
    fen: '8/8/5KQ1/8/8/p7/8/2k5 b - - 0 1',
    linea: '1...a2 2.Dg1+ Rb2 3.Dd4+ Rb1',
    pista: 'Tu peón es de torre y tu rey está al lado. ¿Qué truco de tablas conoces?',
    explicacion:
      'El peón avanza a a2, a un paso de coronar. Con peón de torre, la dama no puede ganar si su rey está lejos: cuando el rey negro se mete en el rincón, acercar el rey blanco lo dejaría ahogado. Con 1...Rb2 la dama llega a tiempo de frenar el peón.',
    prueba: { margen: 1991 },
  },
  {
    id: 'aj-fin-dama-3-1',
    nivel: 3,
    fen: 'K1Q5/6q1/1kP5/8/8/8/8/8 w - - 0 1',
    linea: '1.Db7+ Dxb7+ 2.cxb7',
    pista: 'Valora qué final queda si se cambian las piezas.',
    explicacion:
      'La dama ofrece el cambio en b7 y el final que queda tras 2.cxb7 decide: es la única que gana. En cambio, 1.Dd8+ permite 1...Rxc6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-dama-3-2',
    nivel: 3,
    fen: '8/6Q1/8/2K5/q7/4k3/2P5/8 w - - 0 1',
    linea: '1.Dc3+ Re2 2.Dc4+ Dxc4+ 3.Rxc4',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de e3 desde c3: es la única que gana. En cambio, 1.Dh6+ permite 1...Re2 y la ventaja es mucho menor.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-dama-3-3',
    nivel: 3,
    fen: '8/K7/8/8/5Q2/k7/2p5/8 b - - 0 1',
    linea: '1...Rb2 2.Db4+ Ra1 3.Dc3+ Rb1 4.Db3+ Ra1',
    pista: 'Con un peón de alfil en séptima hay un truco de tablas en la esquina. ¿Cómo llega tu rey?',
    explicacion:
      'El rey apoya el peón y se refugia en la esquina: tras 4.Db3+ Ra1, si 5.Dxc2 el rey queda ahogado, y si la dama no captura, el peón amenaza coronar. Como el rey blanco está lejos, son tablas. Con 1...Rb3 2.Dc1 la dama bloquea al peón y gana.',
    prueba: { margen: 1990 },
  },
  {
    id: 'aj-fin-dama-4-1',
    nivel: 4,
    fen: '8/8/8/3Q4/8/3K4/p7/1k6 b - - 0 1',
    linea: '1...a1=D 2.Dh1+ Ra2 3.Da8+ Rb1 4.Db8+ Db2 5.Dxb2+ Rxb2',
    pista: 'El peón ya puede coronar: compara con las demás opciones.',
    explicacion: 'El peón corona en a1: es la única que hace tablas. En cambio, 1...Rb2 permite 2.De5+ y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-dama-4-2',
    nivel: 4,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de e3 desde e6, a distancia segura: es la única que gana. En cambio, 1...Dc5+ permite 2.Rf4 y la ventaja es mucho menor.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-fin-dama-4-3',
    nivel: 4,
    fen: '8/4k3/1q6/4p3/8/7K/Q7/8 b - - 0 1',
    linea: '1...De6+ 2.Dxe6+ Rxe6 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4',
    pista: 'Valora qué final queda si se cambian las piezas.',
    explicacion:
      'La dama ofrece el cambio en e6 y el final que queda tras 2...Rxe6 decide: es la única que gana. En cambio, 1...Dd4 permite 2.Rg3 y no pasa de la igualdad.',
    prueba: { margen: 1975 },
  },
  {
    id: 'aj-fin-dama-5-1',
    nivel: 5,
    fen: '6k1/5pp1/8/8/7P/1pqp2P1/8/1KQ5 b - - 1 60',
    linea: '1...Dxc1+ 2.Rxc1 f5 3.g4 fxg4',
    pista: 'Calcula la captura y el final que queda.',
    explicacion: 'La dama captura la dama en c1: es la única que gana. Las negras ganan un peón.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-fin-dama-5-2',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'Valora qué final queda si se cambian las piezas.',
    explicacion:
      'La dama ofrece el cambio en d1 y el final que queda tras 2.Rxd1 decide: es la única que gana. En cambio, 1.Dc4+ permite 1...Rg5 y la ventaja es mucho menor.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-dama-5-3',
    nivel: 5,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de b5 desde f1, a distancia segura: es la única que gana. En cambio, 1.Df4 permite 1...Da1+ y no pasa de la igualdad.',
    prueba: { margen: 1964 },
  },
];
