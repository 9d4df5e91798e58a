import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParMotor: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-motor-4-1',
    nivel: 4,
    fen: '4rrk1/pp2bpp1/2n1b2p/q1pnp3/P3N3/1PPP1N1P/1B2QPP1/3RKB1R b K - 0 17',
    linea: '1...f5',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de a2 a a4.',
    explicacion:
      'Tras la última jugada rival (el peón de a2 a a4), 1...f5 gana espacio y echa al caballo de e4. En cambio, 1...Cd4 permite 2.Dd2 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-par-motor-4-2',
    nivel: 4,
    fen: 'r2q1rk1/p2b1pbp/2p3p1/2PpQ3/1P2n3/2N2P2/P1P1N1PP/1RB2RK1 w - - 1 15',
    linea: '1.Dxg7+ Rxg7 2.fxe4',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de f6 a e4.',
    explicacion:
      'Tras la última jugada rival (el caballo de f6 a e4), las negras amenazan capturar la dama de e5 con Axe5; la única defensa de las blancas es 1.Dxg7+, que elimina el alfil de g7. En cambio, 1.Df4 permite 1...Cxc3 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-motor-4-3',
    nivel: 4,
    fen: '3r1r2/1p1b1kp1/2p1p1q1/p3PP2/2P1p1PQ/4P3/P5RR/6K1 b - - 0 31',
    linea: '1...exf5',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de f4 a f5.',
    explicacion:
      'Tras la última jugada rival (el peón de f4 a f5), las blancas amenazan mate en 6 empezando por fxg6+; la única defensa de las negras es 1...exf5, que elimina el peón de f5. Las negras ganan un peón.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-par-motor-4-4',
    nivel: 4,
    fen: '6k1/pp2b3/2pnP2p/4N1p1/3P3q/1P2B2r/P1P1Q2P/4R1K1 b - - 2 40',
    linea: '1...Txh2 2.Df3 Th1+ 3.Dxh1 Dxe1+ 4.Rg2 Dxe3',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de c1 a e3.',
    explicacion:
      'Tras la última jugada rival (el alfil de c1 a e3), 1...Txh2 sacrifica la torre para abrir la posición del rey de g1; a su zona apunta también la dama de h4. Las negras ganan un alfil y un peón.',
    prueba: { margen: 269 },
  },
  {
    id: 'aj-par-motor-4-5',
    nivel: 4,
    fen: 'r2qkb1r/1p3ppp/p1n5/1N1bpQ2/8/4B3/PPP2PPP/2KR1B1R w kq - 4 14',
    linea: '1.Txd5 axb5 2.Txd8+',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de b4 a c6.',
    explicacion:
      'Tras la última jugada rival (el caballo de b4 a c6), 1.Txd5 sacrifica la torre para abrir la posición del rey de e8; a su zona apunta también la dama de f5. Las blancas ganan una dama por una torre.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-par-motor-4-6',
    nivel: 4,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de d7 a d5.',
    explicacion:
      'Tras la última jugada rival (el peón de d7 a d5), la dama se suma al ataque desde f3 y apunta a f6, junto al rey de f7; a su zona apunta también el caballo de d4. En cambio, 1.e5 permite 1...g6 y la posición queda mucho peor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-motor-5-1',
    nivel: 5,
    fen: '2R3rk/6rp/P1Q2np1/4pp2/2N1P2q/2p4P/P1P3P1/5RK1 w - - 1 40',
    linea: '1.Cxe5 Txc8 2.Dxc8+',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de e8 a f6.',
    explicacion:
      'Tras la última jugada rival (el caballo de e8 a f6), el caballo de c4 se instala en e5, una casilla que ningún peón negro puede ya atacar. Las blancas ganan un peón.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-par-motor-5-2',
    nivel: 5,
    fen: 'N2k4/2R5/5np1/5p1p/p2bpB1P/P5P1/4PnBK/4r3 w - - 4 43',
    linea: '1.Ag5 Cg4+ 2.Rh3',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de d7 a f6.',
    explicacion:
      'Tras la última jugada rival (el caballo de d7 a f6), las negras amenazan mate con C6g4# contra el rey de h2; 1.Ag5 es la defensa. En cambio, 1.Af1 permite 1...C2g4+ y la posición queda mucho peor.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-par-motor-5-3',
    nivel: 5,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de f6 a f7.',
    explicacion:
      'Tras la última jugada rival (el peón de f6 a f7), las blancas amenazan capturar la dama de e8 con fxe8=T+; la única defensa de las negras es 1...Dc8, que coloca la dama en c8. En cambio, 1...Dd8 permite 2.Df4+ y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-par-motor-5-4',
    nivel: 5,
    fen: '3kr3/1p2b3/2np2Q1/1q2p3/4P2p/PB2PR1P/1PP3P1/1K1R4 w - - 6 32',
    linea: '1.Txd6+ Rc7 2.Td5 Dxd5 3.exd5 Tf8 4.Txf8',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de b6 a b5.',
    explicacion:
      'Tras la última jugada rival (la dama de b6 a b5), la torre se suma al ataque desde d6 y apunta a d7, junto al rey de d8; a su zona apunta también la dama de g6. Las blancas ganan una dama y un peón por una torre.',
    prueba: { margen: 209 },
  },
  {
    id: 'aj-par-motor-5-5',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.dxe6 Axd1',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de g2 a d2.',
    explicacion:
      'Tras la última jugada rival (la dama de g2 a d2), la dama se suma al ataque desde a3 y apunta a a1, a2 y b2, junto al rey de b1; a su zona apunta también el alfil de a4. Las negras ganan una torre por un alfil y un peón.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-par-motor-5-6',
    nivel: 5,
    fen: '1Q6/p2r1k1p/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 w - - 2 29',
    linea: '1.Cg5+ Re7 2.Dg8',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de g8 a f7.',
    explicacion:
      'Tras la última jugada rival (el rey de g8 a f7), el caballo se suma al ataque desde g5 y apunta a e6, junto al rey de f7; a su zona apunta también la dama de b8. En cambio, 1.Cf4 permite 1...Te7 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-par-motor-6-1',
    nivel: 6,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de d4 a d5.',
    explicacion:
      'Tras la última jugada rival (el peón de d4 a d5), la torre pasa de a1 a b1 y ocupa la columna b, semiabierta (sin peones propios). En cambio, 1...exd5 permite 2.Axa1 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-par-motor-6-2',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de e4 a d6.',
    explicacion:
      'Tras la última jugada rival (el caballo de e4 a d6), las blancas amenazan capturar la dama de e8 con Cxe8; la única defensa de las negras es 1...Dg6, que coloca la dama en g6. En cambio, 1...Dh5 permite 2.b7 y la posición queda mucho peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-motor-6-3',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de c6 a a5.',
    explicacion:
      'Tras la última jugada rival (el caballo de c6 a a5), la dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
];
