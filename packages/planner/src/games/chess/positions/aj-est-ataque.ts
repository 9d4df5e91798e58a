import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstAtaque: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-ataque-2-1',
    nivel: 2,
    fen: '1rr3k1/1p1q1pp1/p2pbn1p/1p2p3/1PP1Pn2/P2P1N1P/B4PP1/1QRR1N1K b - - 3 28',
    linea: '1...Axh3',
    pista: 'El peón de g2 defiende h3, pero ¿cuántas piezas negras miran a esa zona?',
    explicacion:
      'El alfil toma en h3: si el peón de g2 lo captura, la dama entra en h3 con ataque decisivo, con el caballo de f4 al lado. Si las blancas no capturan, el alfil sigue en g2. Tres atacantes contra un rey sin defensores cercanos.',
    prueba: { margen: 413 },
  },
  {
    id: 'aj-est-ataque-2-2',
    nivel: 2,
    fen: 'r1b1k1r1/bppq1p2/p1np1p1p/3Bp3/Q3P3/P1PP1N1P/1P1N1PP1/R4RK1 b q - 2 13',
    linea: '1...Dxh3 2.Axc6+ bxc6',
    pista: 'El peón de g2 está en la columna de tu torre. ¿Puede capturar en h3?',
    explicacion:
      'El peón de g2 está clavado por la torre de g8 contra el rey, así que no puede capturar: la dama toma en h3 gratis y queda junto al rey. En cambio, 1...Ce7 permite 2.Dxd7+ y se cambia la atacante.',
    prueba: { margen: 88 },
  },
  {
    id: 'aj-est-ataque-2-3',
    nivel: 2,
    fen: 'r6r/1pbnkp1p/3qb3/1B2n1p1/PP1QN3/2P1P2P/5PP1/R4RK1 b - - 2 23',
    linea: '1...Cf3+ 2.Rh1 Dh2#',
    pista: 'La dama y el alfil de c7 apuntan a h2. ¿Qué pieza quita el último defensor o la última salida?',
    explicacion:
      'El caballo da jaque en f3. Si el rey va a h1, la dama da mate en h2, apoyada por el alfil de c7 y por el caballo; si el peón captura en f3, la dama también entra en h2 con mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-est-ataque-2-4',
    nivel: 2,
    fen: '3r2k1/3q1ppp/p2b4/p2N4/P4N2/2QP2P1/5P1P/n5K1 w - - 0 37',
    linea: '1.Ch5',
    pista: 'La dama de c3 mira a g7. Suma un segundo atacante.',
    explicacion:
      'El caballo va a h5 y, con la dama, amenaza mate en g7. La defensa 1...f5 permite 2.Cdf6+, que gana la dama. En cambio, 1.Dxa1 recupera el caballo pero permite 1...Axf4.',
    prueba: { margen: 294 },
  },
  {
    id: 'aj-est-ataque-2-5',
    nivel: 2,
    fen: 'r1b1kb1r/ppppqp1p/6pn/4p2Q/1nB1P3/2N5/PPPPNPPP/R1BK3R w kq - 0 7',
    linea: '1.Df3',
    pista: 'Tu dama está atacada por el peón de g6. ¿Adónde retirarla sin dejar de mirar f7?',
    explicacion:
      'El peón de g6 ataca la dama. En f3 se salva, sigue apuntando a f7 junto con el alfil y amenaza tomar allí. En cambio, 1.Dh3 la deja fuera de juego y permite 1...d5 con ataque al alfil.',
    prueba: { margen: 200 },
  },
  {
    id: 'aj-est-ataque-2-6',
    nivel: 2,
    fen: '7r/p1pR1pkp/5N2/2p5/P5p1/2P5/Pr4PP/6K1 w - - 6 33',
    linea: '1.Ch5+',
    pista: 'El rey negro ataca tu caballo. Busca un jaque que lo salve.',
    explicacion:
      'El rey de g7 ataca el caballo de f6. El jaque en h5 lo salva y obliga al rey a decidir; después el caballo vuelve a g3 y la torre toma en c7. En cambio, 1.Cxg4 gana un peón pero permite 1...Te8 con amenaza de mate en la primera fila.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-est-ataque-3-1',
    nivel: 3,
    fen: '6k1/p2r3p/4N1p1/1pp2p2/3b1Q1P/P2P2P1/2q1b1BK/4R3 w - - 0 28',
    linea: '1.Db8+ Rf7 2.Cg5+ Re7 3.Dg8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'La dama se suma al ataque desde b8 y apunta a f8, junto al rey de g8; a su zona apunta también el caballo de e6. En cambio, 1.Cxd4 permite 1...cxd4 y la ventaja es mucho menor.',
    prueba: { margen: 232 },
  },
  {
    id: 'aj-est-ataque-3-2',
    nivel: 3,
    fen: 'r1bqkbnr/pppp1ppp/8/n7/2B1P3/2N5/PP3PPP/R1BQK1NR w KQkq - 3 6',
    linea: '1.Axf7+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El alfil se suma al ataque desde f7, junto al rey de e8; a su zona apunta también la dama de d1. En cambio, 1.Ad3 permite 1...Cc6 y no pasa de la igualdad.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-est-ataque-3-3',
    nivel: 3,
    fen: '4r1k1/1b3p2/1p2p1p1/4Q2p/7P/4B3/PP2nPPK/3r4 w - - 0 30',
    linea: '1.Ah6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El alfil se suma al ataque desde h6 y apunta a f8 y g7, junto al rey de g8; a su zona apunta también la dama de e5. En cambio, 1.Db5 permite 1...Ta8 y no pasa de la igualdad.',
    prueba: { margen: 429 },
  },
  {
    id: 'aj-est-ataque-3-4',
    nivel: 3,
    fen: 'r1bk3r/pppp2p1/2nb3p/4q2Q/3pN3/1B6/PPP3PP/R1B1R1K1 w - - 1 15',
    linea: '1.Ag5+ Ae7 2.Axe7+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d8.',
    explicacion:
      'El alfil se suma al ataque desde g5 y apunta a e7, junto al rey de d8; a su zona apunta también la dama de h5. En cambio, 1.Dxe5 permite 1...Axe5 y queda en desventaja.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-est-ataque-3-5',
    nivel: 3,
    fen: '5rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PPK/3r4 b - - 2 29',
    linea: '1...Dd6+ 2.g3 Dd3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de h2.',
    explicacion:
      'La dama se suma al ataque desde d6 y apunta a g3, junto al rey de h2; a su zona apunta también la torre de d1. En cambio, 1...Dc7+ permite 2.g3 y la ventaja es mucho menor.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-est-ataque-3-6',
    nivel: 3,
    fen: 'rn2kb1r/pppq1N1p/5pp1/3p1b2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 4 9',
    linea: '1.Axd5 Cxc3 2.dxc3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El alfil se suma al ataque desde d5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de f7. Las blancas ganan un peón.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-ataque-4-1',
    nivel: 4,
    fen: '3rk1r1/pp2pp2/2p1b2p/2q5/6n1/2BB3N/PPP2PPP/R2QK1R1 b Q - 2 15',
    linea: '1...Cxh2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde h2 y apunta a f1, junto al rey de e1; a su zona apunta también la dama de c5. Las negras ganan un peón.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-est-ataque-4-2',
    nivel: 4,
    fen: 'r3r1n1/1pb2pk1/q1p2n2/p2pN1pp/P2P2N1/1PP2P1P/2Q3PB/3R1R1K w - - 0 29',
    linea: '1.Cxf6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g7.',
    explicacion:
      'El caballo se suma al ataque desde f6 y apunta a g8 y h7, junto al rey de g7; a su zona apuntan también el caballo de e5 y la dama de c2. En cambio, 1.Ce3 permite 1...Ce7 y la ventaja es mucho menor.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-ataque-4-3',
    nivel: 4,
    fen: 'rn1qkb1r/ppp4p/5pp1/3pNb2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 2 8',
    linea: '1.Axd5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El alfil se suma al ataque desde d5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de e5. Las blancas ganan un peón.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-est-ataque-4-4',
    nivel: 4,
    fen: '2k4r/1ppr1pp1/1p6/3qp1Pp/3b4/5Q2/P2R1PKP/2B3R1 b - - 0 27',
    linea: '1...e4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'El peón se suma al ataque desde e4 y apunta a f3, junto al rey de g2; a su zona apunta también el alfil de d4. En cambio, 1...Thd8 permite 2.Tc2 y la ventaja es mucho menor.',
    prueba: { margen: 58 },
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
    fen: 'rnb1kb1r/1ppp1pp1/p4n1p/4p3/1qBPP3/2N2N2/PPP1QPPP/R1B1K2R w KQkq - 1 7',
    linea: '1.Cxe5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde e5 y apunta a d7 y f7, junto al rey de e8; a su zona apunta también el alfil de c4. Las blancas ganan un peón.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-ataque-5-2',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/6r1/7K b - - 6 57',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de h1.',
    explicacion:
      'La torre se suma al ataque desde g1 y apunta a g2, junto al rey de h1; a su zona apunta también la torre de g7. En cambio, 1...Th2+ permite 2.Rxh2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-est-ataque-5-3',
    nivel: 5,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'La torre se suma al ataque desde b1 y apunta a d1, junto al rey de e1; a su zona apuntan también la torre de f7, la dama de a4 y el alfil de c4. En cambio, 1...exd5 permite 2.Axa1 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-ataque-5-4',
    nivel: 5,
    fen: 'rn2qrk1/1b4p1/p3p2p/3nP1R1/Pp2Np2/8/1PB1QPPP/R1B3K1 w - - 0 20',
    linea: '1.Cd6 hxg5 2.Cxe8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde d6 y apunta a f7, junto al rey de g8; a su zona apuntan también la torre de g5 y el alfil de c2. Las blancas ganan una dama por una torre y un caballo.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-est-ataque-5-5',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.dxe6 Axd1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de b1.',
    explicacion:
      'La dama se suma al ataque desde a3 y apunta a a1, a2 y b2, junto al rey de b1; a su zona apunta también el alfil de a4. Las negras ganan una torre por un alfil y un peón.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-ataque-5-6',
    nivel: 5,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-est-ataque-6-1',
    nivel: 6,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'La dama se suma al ataque desde f3 y apunta a f6, junto al rey de f7; a su zona apunta también el caballo de d4. En cambio, 1.e5 permite 1...g6 y la posición queda mucho peor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-ataque-6-2',
    nivel: 6,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7 y h7, junto al rey de g8; a su zona apunta también el alfil de d6. En cambio, 1.Af4 permite 1...Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-ataque-6-3',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'La dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
];
