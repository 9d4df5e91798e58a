import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacPocaspiezas: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-pocaspiezas-4-1',
    nivel: 4,
    fen: '1R4rk/R4ppp/pp1p4/4r1b1/1r2P3/P6N/5PPP/6K1 w - - 0 1',
    linea: '1.Txg8+ Rxg8 2.Ta8+ Ad8 3.Txd8+ Te8 4.Txe8#',
    pista: 'Sin dama también hay mate: coordina la torre de b8, la torre de a7 y el caballo de h3.',
    explicacion:
      '1.Txg8+ fuerza el mate en 4, que termina con 4.Txe8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de e8 da mate por la octava fila; sin dama, las blancas atacan solo con la torre de b8, la torre de a7 y el caballo de h3.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-pocaspiezas-4-2',
    nivel: 4,
    fen: '3R4/5p1k/2B2P1p/p4rpP/P7/6K1/5BP1/8 w - - 1 50',
    linea: '1.Ae4 g4 2.Axf5#',
    pista: 'Sin dama también hay mate: coordina la torre de d8, el alfil de c6 y el alfil de f2.',
    explicacion:
      '1.Ae4 fuerza el mate en 2, que termina con 2.Axf5# (mate de dos alfiles): los dos alfiles cruzan sus diagonales sobre el rey de h7; sin dama, las blancas atacan solo con la torre de d8, el alfil de c6 y el alfil de f2.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-pocaspiezas-4-3',
    nivel: 4,
    fen: '6k1/1r4p1/2R5/2B1PP1p/p2P3b/P2r4/6PK/8 b - - 1 42',
    linea: '1...Ag3+ 2.Rh3 Tb1 3.Tc8+ Rh7 4.Th8+ Rxh8 5.e6 Th1#',
    pista: 'Sin dama también hay mate: coordina la torre de b7, el alfil de h4 y la torre de d3.',
    explicacion:
      '1...Ag3+ fuerza el mate en 5, que termina con 5...Th1#: la torre de h1 da jaque al rey de h3 y la torre de d3, el peón de h5 y el alfil de g3 controlan sus salidas; sin dama, las negras atacan solo con la torre de b7, el alfil de h4 y la torre de d3.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-pocaspiezas-5-1',
    nivel: 5,
    fen: '6k1/2r2ppp/1pR2n2/4p3/R1P5/8/P4PPP/r1B3K1 w - - 0 1',
    linea: '1.Ta8+ Tc8 2.Tcxc8+ Ce8 3.Txe8#',
    pista: 'Sin dama también hay mate: coordina la torre de c6, la torre de a4 y el alfil de c1.',
    explicacion:
      '1.Ta8+ fuerza el mate en 3, que termina con 3.Txe8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de e8 da mate por la octava fila; sin dama, las blancas atacan solo con la torre de c6, la torre de a4 y el alfil de c1.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-pocaspiezas-5-2',
    nivel: 5,
    fen: '2kr4/pppR3r/p3p3/7n/2P5/P2PP1B1/1P3PPP/6RK b - - 0 1',
    linea: '1...Cxg3+ 2.fxg3 Txh2+ 3.Rxh2 Th8+ 4.Th7 Txh7#',
    pista: 'Sin dama también hay mate: coordina la torre de d8, la torre de h7 y el caballo de h5.',
    explicacion:
      '1...Cxg3+ fuerza el mate en 4, que termina con 4...Txh7#: la torre de h7 da jaque al rey de h2, que no tiene salida; sin dama, las negras atacan solo con la torre de d8, la torre de h7 y el caballo de h5.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-pocaspiezas-5-3',
    nivel: 5,
    fen: '8/1Q3pk1/2p5/P2p3p/3P1Pn1/P2B2P1/6K1/rN2r3 b - - 0 48',
    linea: '1...Ta2+ 2.Db2 Txb2+ 3.Ac2 Txc2+ 4.Cd2 Txd2+ 5.Rf3 Tf2#',
    pista: 'Sin dama también hay mate: coordina el caballo de g4, la torre de a1 y la torre de e1.',
    explicacion:
      '1...Ta2+ fuerza el mate en 5, que termina con 5...Tf2#: la torre de f2 da jaque al rey de f3 y la torre de e1, el caballo de g4 y el peón de d5 controlan sus salidas; sin dama, las negras atacan solo con el caballo de g4, la torre de a1 y la torre de e1.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-pocaspiezas-6-1',
    nivel: 6,
    fen: '6k1/3N1ppp/2p5/2b5/2PR1R2/2P5/PPP5/2KRrr2 b - - 0 1',
    linea: '1...Txd1+ 2.Txd1 Ae3+ 3.Rb1 Txd1#',
    pista: 'Sin dama también hay mate: coordina el alfil de c5, la torre de e1 y la torre de f1.',
    explicacion:
      '1...Txd1+ fuerza el mate en 3, que termina con 3...Txd1# (mate del pasillo): el rey de b1 está encerrado por sus propias piezas de a2, b2 y c2 y la torre de d1 da mate por la primera fila; sin dama, las negras atacan solo con el alfil de c5, la torre de e1 y la torre de f1.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-pocaspiezas-6-2',
    nivel: 6,
    fen: '6rk/5ppp/p2pp3/8/2P1PNR1/P2P2r1/1PP5/1Kb4R w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Th4#',
    pista: 'Sin dama también hay mate: coordina el caballo de f4, la torre de g4 y la torre de h1.',
    explicacion:
      '1.Txh7+ fuerza el mate en 2, que termina con 2.Th4#: la torre de h4 da jaque al rey de h7 y el caballo de f4 controla sus salidas; sin dama, las blancas atacan solo con el caballo de f4, la torre de g4 y la torre de h1.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-pocaspiezas-6-3',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'Sin dama también hay mate: coordina la torre de d7 y el caballo de f6.',
    explicacion:
      '1.Rf2 fuerza el mate en 7, que termina con 7.b8=D# (mate de la escalera): la torre de d7 corta la fila de escape y la dama de b8 da mate en la última; sin dama, las blancas atacan solo con la torre de d7 y el caballo de f6.',
    prueba: { mate: 7 },
  },
];
