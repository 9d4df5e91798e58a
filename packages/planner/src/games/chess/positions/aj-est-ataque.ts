import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstAtaque: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-ataque-2-1',
    nivel: 2,
    fen: 'r1b1k1r1/bppq1p2/p1np1p1p/3Bp3/Q3P3/P1PP1N1P/1P1N1PP1/R4RK1 b q - 2 13',
    linea: '1...Dxh3 2.Axc6+ bxc6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'La dama se suma al ataque desde h3 y apunta a g2, h1 y h2, junto al rey de g1; a su zona apuntan también la torre de g8 y el alfil de a7. En cambio, 1...Ce7 permite 2.Dxd7+ y no pasa de la igualdad.',
    prueba: { margen: 88 },
  },
  {
    id: 'aj-est-ataque-2-2',
    nivel: 2,
    fen: 'r1bqkb1r/1p3ppp/p1n1pn2/4p1B1/3N1P2/2N5/PPP3PP/R2QKB1R w KQkq - 0 9',
    linea: '1.Cxc6 Dxd1+ 2.Txd1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde c6 y apunta a d8 y e7, junto al rey de e8; a su zona apunta también la dama de d1. Las blancas ganan un caballo.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-ataque-2-3',
    nivel: 2,
    fen: '2r1r1k1/1p1b1pbn/3p2p1/pN2p1Pp/PqnNP2P/1B1Q1P2/1PPB4/1K1R1R2 b - - 1 24',
    linea: '1...Cxd2+ 2.Dxd2 exd4 3.Dxb4 axb4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de b1.',
    explicacion:
      'El caballo se suma al ataque desde d2, junto al rey de b1; a su zona apunta también la torre de c8. Las negras ganan un caballo.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-est-ataque-2-4',
    nivel: 2,
    fen: '7r/p1pR1pkp/5N2/2p5/P5p1/2P5/Pr4PP/6K1 w - - 6 33',
    linea: '1.Ch5+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g7.',
    explicacion:
      'El caballo se suma al ataque desde h5 y apunta a f6, junto al rey de g7; a su zona apunta también la torre de d7. En cambio, 1.Cxg4 permite 1...Te8 y la posición queda mucho peor.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-est-ataque-2-5',
    nivel: 2,
    fen: 'r2qkbr1/1p2N2p/1n2Bp2/1PQ5/Pn2P1p1/8/1B1PK1PP/R6R b q - 0 21',
    linea: '1...Dd3+ 2.Rd1 Axe7',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e2.',
    explicacion:
      'La dama se suma al ataque desde d3 y apunta a d2, e3 y f3, junto al rey de e2; a su zona apunta también el caballo de b4. Las negras ganan un caballo.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-est-ataque-2-6',
    nivel: 2,
    fen: '3Q4/5rpk/p1q4p/P4p2/1n3P2/2p2NP1/3RP1KP/8 w - - 0 46',
    linea: '1.Td6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de h7.',
    explicacion:
      'La torre se suma al ataque desde d6 y apunta a g6 y h6, junto al rey de h7; a su zona apunta también la dama de d8. En cambio, 1.Td4 permite 1...c2 y la posición queda mucho peor.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-est-ataque-3-1',
    nivel: 3,
    fen: 'B7/3r4/4p1k1/2n1P1p1/1R4pP/4PbP1/5P2/Q3K3 b - - 6 54',
    linea: '1...Cd3+ 2.Rf1 Cxb4 3.Axf3 gxf3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde d3 y apunta a f2, junto al rey de e1; a su zona apunta también el alfil de f3. Las negras ganan una torre.',
    prueba: { margen: 170 },
  },
  {
    id: 'aj-est-ataque-3-2',
    nivel: 3,
    fen: 'r1bk3r/pppp2p1/2nb3p/4q2Q/3pN3/1B6/PPP3PP/R1B1R1K1 w - - 1 15',
    linea: '1.Ag5+ Ae7 2.Axe7+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d8.',
    explicacion:
      '1.Ag5+ sacrifica el alfil para abrir la posición del rey de d8; a su zona apunta también la dama de h5. En cambio, 1.Dxe5 permite 1...Axe5 y queda en desventaja.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-est-ataque-3-3',
    nivel: 3,
    fen: 'rnb1k2r/pp2ppbp/6p1/6N1/2B1P3/2p5/P4PPP/R1Bq1RK1 w kq - 0 11',
    linea: '1.Txd1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'La torre se suma al ataque desde d1 y apunta a d7 y d8, junto al rey de e8; a su zona apuntan también el caballo de g5 y el alfil de c4. Las blancas ganan una dama.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-ataque-3-4',
    nivel: 3,
    fen: 'rnbk1b1r/pp1nqp2/2pN3p/3p2p1/3P1B2/5N2/PPP1QPPP/R3KB1R w KQ - 0 13',
    linea: '1.Dxe7+ Rxe7 2.Cxc8+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d8.',
    explicacion:
      'La dama se suma al ataque desde e7 y apunta a d7 y e8, junto al rey de d8; a su zona apunta también el caballo de d6. Las blancas ganan un alfil.',
    prueba: { margen: 126 },
  },
  {
    id: 'aj-est-ataque-3-5',
    nivel: 3,
    fen: 'rn2kb1r/pppq1N1p/5pp1/3p1b2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 4 9',
    linea: '1.Axd5 Cxc3 2.dxc3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El alfil se suma al ataque desde d5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de f7. Las blancas ganan un peón.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-ataque-3-6',
    nivel: 3,
    fen: 'r1bqkbnr/pppp2pp/2n2p2/4N3/4P3/8/PPPP1PPP/RNBQKB1R w KQkq - 1 4',
    linea: '1.Dh5+ g6 2.Cxg6 hxg6 3.Dxh8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'La dama se suma al ataque desde h5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de e5. Las blancas ganan una torre y un peón por un caballo.',
    prueba: { margen: 128 },
  },
  {
    id: 'aj-est-ataque-4-1',
    nivel: 4,
    fen: 'r1b2rk1/pp3pbp/3p2p1/2pPn3/4P1nq/2N4P/PPB1NPP1/R1BQ1RK1 b - - 0 13',
    linea: '1...Cf3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      '1...Cf3+ sacrifica el caballo para abrir la posición del rey de g1; a su zona apuntan también el caballo de g4 y la dama de h4. En cambio, 1...Cf6 permite 2.f4 y no pasa de la igualdad.',
    prueba: { margen: 102 },
  },
  {
    id: 'aj-est-ataque-4-2',
    nivel: 4,
    fen: 'rnb1kb1r/1ppp1pp1/p4n1p/4p3/1qBPP3/2N2N2/PPP1QPPP/R1B1K2R w KQkq - 1 7',
    linea: '1.Cxe5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde e5 y apunta a d7 y f7, junto al rey de e8; a su zona apunta también el alfil de c4. Las blancas ganan un peón.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-ataque-4-3',
    nivel: 4,
    fen: '3rk1r1/pp2pp2/2p1b2p/2q5/6n1/2BB3N/PPP2PPP/R2QK1R1 b Q - 2 15',
    linea: '1...Cxh2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde h2 y apunta a f1, junto al rey de e1; a su zona apunta también la dama de c5. Las negras ganan un peón.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-est-ataque-4-4',
    nivel: 4,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'La dama se suma al ataque desde f3 y apunta a f6, junto al rey de f7; a su zona apunta también el caballo de d4. En cambio, 1.e5 permite 1...g6 y la posición queda mucho peor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-ataque-4-5',
    nivel: 4,
    fen: 'rnb1k2r/pppp1p1p/7b/2q2N2/5p1P/1P1B1Q2/P1PP2P1/RNBK3n b kq - 0 12',
    linea: '1...Cf2+ 2.Re1 Cxd3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d1.',
    explicacion:
      'El caballo se suma al ataque desde f2, junto al rey de d1; a su zona apunta también la dama de c5. En cambio, 1...Tg8 permite 2.Ab2 y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-est-ataque-4-6',
    nivel: 4,
    fen: 'r1b1k1nr/p2q1pb1/1pnp2p1/2pNp2p/4P3/2PP1NP1/PP3PBP/R1BQ1RK1 w kq - 0 14',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de d5. En cambio, 1.Da4 permite 1...Db7 y no pasa de la igualdad.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-ataque-5-1',
    nivel: 5,
    fen: 'r7/1p2nk2/p1p3p1/5p1p/Pr5P/3PB1P1/5P2/3RR1K1 w - - 0 30',
    linea: '1.Ac5 Cd5 2.Axb4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'El alfil se suma al ataque desde c5 y apunta a e7, junto al rey de f7; a su zona apunta también la torre de e1. Las blancas ganan la calidad.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-ataque-5-2',
    nivel: 5,
    fen: '2r1kb1r/pp3p1p/5p2/qN1p1b2/1n1P4/6P1/PP1N1P1P/2RQKB1R b Kk - 2 14',
    linea: '1...Cc2+ 2.Txc2 Txc2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde c2, junto al rey de e1; a su zona apunta también la dama de a5. Las negras ganan la calidad.',
    prueba: { margen: 102 },
  },
  {
    id: 'aj-est-ataque-5-3',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7 y h7, junto al rey de g8; a su zona apunta también el alfil de d6. En cambio, 1.Af4 permite 1...Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-ataque-5-4',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.dxe6 Axd1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de b1.',
    explicacion:
      'La dama se suma al ataque desde a3 y apunta a a1, a2 y b2, junto al rey de b1; a su zona apunta también el alfil de a4. Las negras ganan una torre por un alfil y un peón.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-ataque-5-5',
    nivel: 5,
    fen: '1Q6/p2r1k1p/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 w - - 2 29',
    linea: '1.Cg5+ Re7 2.Dg8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a e6, junto al rey de f7; a su zona apunta también la dama de b8. En cambio, 1.Cf4 permite 1...Te7 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-ataque-5-6',
    nivel: 5,
    fen: 'r4b1r/1p1nkBpp/pqp1p3/4N3/3P4/P3n1N1/1PP2PPP/R2QK2R w KQ - 1 14',
    linea: '1.Cxd7 Da5+ 2.b4 Dg5 3.fxe3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'El caballo se suma al ataque desde d7 y apunta a f6 y f8, junto al rey de e7; a su zona apunta también el alfil de f7. Las blancas ganan dos caballos por un peón.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-est-ataque-6-1',
    nivel: 6,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-est-ataque-6-2',
    nivel: 6,
    fen: 'r4rk1/3b1pp1/nqp4p/pp3n2/3PNb2/1BP2N2/PP2QRPP/R5K1 w - - 0 19',
    linea: '1.Ch4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      '1.Ch4 sacrifica el caballo para abrir la posición del rey de g8; a su zona apunta también el alfil de b3. En cambio, 1.g3 permite 1...Ae3 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-est-ataque-6-3',
    nivel: 6,
    fen: '6kr/2r2pp1/Q3p2p/1pbnP3/6q1/6P1/P2N1P1P/2RRB1K1 b - - 2 38',
    linea: '1...Cc3 2.Txc3 Dxd1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      '1...Cc3 sacrifica el caballo para abrir la posición del rey de g1; a su zona apunta también el alfil de c5. Las negras ganan la calidad.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-ataque-6-4',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'La dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-ataque-6-5',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Cuenta atacantes y defensores alrededor del rey de c7.',
    explicacion:
      '1.Ad6+ sacrifica el alfil para abrir la posición del rey de c7; a su zona apunta también la torre de b1. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-est-ataque-6-6',
    nivel: 6,
    fen: 'rnbqkb1r/ppp2ppp/5n2/3B4/4P3/8/PB3PPP/RN1QK1NR w KQkq - 1 7',
    linea: '1.Axf7+ Rxf7 2.Dxd8 Ab4+ 3.Dd2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      '1.Axf7+ sacrifica el alfil para abrir la posición del rey de e8; a su zona apunta también la dama de d1. En cambio, 1.Cc3 permite 1...Cbd7 y no pasa de la igualdad.',
    prueba: { margen: 60 },
  },
];
