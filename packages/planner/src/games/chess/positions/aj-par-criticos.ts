import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParCriticos: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-criticos-4-1',
    nivel: 4,
    fen: 'r2qk2r/p1p2ppp/5b2/4Nb2/3n1Q2/P1NP2P1/1P2PPKP/R1B4R b kq - 4 15',
    linea: '1...g5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...g5 gana espacio y echa a la dama de f4. En cambio, 1...c5 permite 2.Cg4 y no pasa de la igualdad.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-par-criticos-4-2',
    nivel: 4,
    fen: 'rnbr3k/pp2bppp/4p3/2Pq4/4n3/N1P1B1P1/P1QNPPBP/R4R1K b - - 6 13',
    linea: '1...Cxd2 2.Axd5 Cxf1 3.Txf1 exd5',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de e4 con Cxe4; la única defensa de las negras es 1...Cxd2, que elimina el caballo de d2. En cambio, 1...f5 permite 2.Tfd1 y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-par-criticos-4-3',
    nivel: 4,
    fen: 'rnb1kb1r/1ppp1pp1/p4n1p/4p3/1qBPP3/2N2N2/PPP1QPPP/R1B1K2R w KQkq - 1 7',
    linea: '1.Cxe5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde e5 y apunta a d7 y f7, junto al rey de e8; a su zona apunta también el alfil de c4. Las blancas ganan un peón.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-criticos-4-4',
    nivel: 4,
    fen: '3rk1r1/pp2pp2/2p1b2p/2q5/6n1/2BB3N/PPP2PPP/R2QK1R1 b Q - 2 15',
    linea: '1...Cxh2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde h2 y apunta a f1, junto al rey de e1; a su zona apunta también la dama de c5. Las negras ganan un peón.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-par-criticos-4-5',
    nivel: 4,
    fen: 'rn1qkb1r/ppp4p/5pp1/3pNb2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 2 8',
    linea: '1.Axd5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El alfil se suma al ataque desde d5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de e5. Las blancas ganan un peón.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-par-criticos-4-6',
    nivel: 4,
    fen: '3r2k1/1p2R3/p1p3p1/5p1p/P6P/1rnPB1P1/5P2/R5K1 b - - 11 35',
    linea: '1...Cd5 2.Te5 Cxe3',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de c3 se instala en d5, una casilla que ningún peón blanco puede ya atacar y que apoya el peón de c6. En cambio, 1...f4 permite 2.Axf4 y no pasa de la igualdad.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-par-criticos-5-1',
    nivel: 5,
    fen: 'r1b1k2r/pp1nbppp/2p1pq2/3pP3/3P4/2NB1P2/PPP2QPP/R1B1K2R b KQkq - 0 11',
    linea: '1...Dh4 2.Ae3 Dxf2+',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de f6 con exf6; la única defensa de las negras es 1...Dh4, que coloca la dama en h4. En cambio, 1...Cxe5 permite 2.dxe5 y queda en desventaja.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-par-criticos-5-2',
    nivel: 5,
    fen: '2r1kb1r/pp3p1p/5p2/qN1p1b2/1n1P4/6P1/PP1N1P1P/2RQKB1R b Kk - 2 14',
    linea: '1...Cc2+ 2.Txc2 Txc2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde c2, junto al rey de e1; a su zona apunta también la dama de a5. Las negras ganan la calidad.',
    prueba: { margen: 102 },
  },
  {
    id: 'aj-par-criticos-5-3',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7 y h7, junto al rey de g8; a su zona apunta también el alfil de d6. En cambio, 1.Af4 permite 1...Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-criticos-6-1',
    nivel: 6,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'Una torre en la séptima fila vale más que una pasiva.',
    explicacion:
      'La torre entra en la séptima fila por b7, donde restringe al rey rival. En cambio, 1.Tb6 permite 1...Af8 y la ventaja es mucho menor.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-par-criticos-6-2',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Cxe3 2.Axe3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'La torre ataca desde f6 el peón retrasado de f7, que ningún otro peón puede defender. En cambio, 1.Ac3 permite 1...Tf8 y queda en desventaja.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-par-criticos-6-3',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de e8 con Cxe8; la única defensa de las negras es 1...Dg6, que coloca la dama en g6. En cambio, 1...Dh5 permite 2.b7 y la posición queda mucho peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-criticos-6-4',
    nivel: 6,
    fen: 'r4rk1/3b1pp1/nqp4p/pp3n2/3PNb2/1BP2N2/PP2QRPP/R5K1 w - - 0 19',
    linea: '1.Ch4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      '1.Ch4 sacrifica el caballo para abrir la posición del rey de g8; a su zona apunta también el alfil de b3. En cambio, 1.g3 permite 1...Ae3 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-criticos-6-5',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Ad6+ ofrece el alfil en d6; a cambio, el rey de c7 queda expuesto a b8=D+ y Tb6+. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-criticos-6-6',
    nivel: 6,
    fen: 'rnbqkb1r/ppp2ppp/5n2/3B4/4P3/8/PB3PPP/RN1QK1NR w KQkq - 1 7',
    linea: '1.Axf7+ Rxf7 2.Dxd8 Ab4+ 3.Dd2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      '1.Axf7+ sacrifica el alfil para abrir la posición del rey de e8; a su zona apunta también la dama de d1. En cambio, 1.Cc3 permite 1...Cbd7 y no pasa de la igualdad.',
    prueba: { margen: 60 },
  },
];
