import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParReferentes: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-referentes-4-1',
    nivel: 4,
    fen: 'r1b1k2r/ppppq1pp/2n2p2/1Bb5/3pn3/5N2/PPPNRPPP/R1BQ2K1 b kq - 1 9',
    linea: '1...d5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1...d5 gana espacio y controla c4 y e4. En cambio, 1...f5 permite 2.Ac4 y no pasa de la igualdad.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-par-referentes-4-2',
    nivel: 4,
    fen: '2r1kb1r/1p3pp1/pBnpbn2/4p2p/4P3/1N1Q4/PPP2PPP/R3KB1R b KQk - 4 13',
    linea: '1...Cb4',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar c3; 1...Cb4 deja sin fuerza esa idea antes de que llegue. En cambio, 1...d5 permite 2.a3 y la posición queda mucho peor.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-par-referentes-4-3',
    nivel: 4,
    fen: '2b2r1k/3n3P/2n1p1Q1/1q1pP2p/1ppP1p2/2P1B2P/2B3P1/R5K1 w - - 0 30',
    linea: '1.Axf4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de h8.',
    explicacion:
      '1.Axf4 sacrifica el alfil para abrir la posición del rey de h8; a su zona apunta también la dama de g6. En cambio, 1.Tf1 permite 1...Ce7 y no pasa de la igualdad.',
    prueba: { margen: 132 },
  },
  {
    id: 'aj-par-referentes-4-4',
    nivel: 4,
    fen: 'rnb1k2r/pppp1p1p/7b/2q2N2/5p1P/1P1B1Q2/P1PP2P1/RNBK3n b kq - 0 12',
    linea: '1...Cf2+ 2.Re1 Cxd3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d1.',
    explicacion:
      'El caballo se suma al ataque desde f2, junto al rey de d1; a su zona apunta también la dama de c5. En cambio, 1...Tg8 permite 2.Ab2 y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-par-referentes-4-5',
    nivel: 4,
    fen: 'r1b1k1nr/p2q1pb1/1pnp2p1/2pNp2p/4P3/2PP1NP1/PP3PBP/R1BQ1RK1 w kq - 0 14',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de d5. En cambio, 1.Da4 permite 1...Db7 y no pasa de la igualdad.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-referentes-4-6',
    nivel: 4,
    fen: '1r6/4k2p/R3Nrp1/p7/P3P1P1/1PK4P/8/8 w - - 3 51',
    linea: '1.Cc5 Txa6 2.Cxa6 Ta8 3.Cc5',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de e6 se instala en c5, una casilla que ningún peón negro puede ya atacar. En cambio, 1.Cc7 permite 1...Tc8 y queda en desventaja.',
    prueba: { margen: 138 },
  },
  {
    id: 'aj-par-referentes-5-1',
    nivel: 5,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.h5 ataca al peón de g6 y abre el juego. En cambio, 1.Cxf3 permite 1...Ab5 y queda en desventaja.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-par-referentes-5-2',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde f5 el peón aislado de g3, que ningún otro peón puede defender. En cambio, 1...Rf8 permite 2.g4 y la posición queda mucho peor.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-par-referentes-5-3',
    nivel: 5,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de b4 pasa a d4 y su alcance crece de 9 a 13 casillas. En cambio, 1...g5 permite 2.Ad2 y la posición queda mucho peor.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-par-referentes-5-4',
    nivel: 5,
    fen: 'r7/1p2nk2/p1p3p1/5p1p/Pr5P/3PB1P1/5P2/3RR1K1 w - - 0 30',
    linea: '1.Ac5 Cd5 2.Axb4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'El alfil se suma al ataque desde c5 y apunta a e7, junto al rey de f7; a su zona apunta también la torre de e1. Las blancas ganan la calidad.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-par-referentes-5-5',
    nivel: 5,
    fen: 'r4k1r/3npp1p/3N2p1/2pP4/6q1/1P3N2/P3QPPP/b1B1K2R w K - 1 16',
    linea: '1.Cxf7 Ac3+ 2.Rf1 Df5 3.Cxh8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f8.',
    explicacion:
      '1.Cxf7 sacrifica el caballo para abrir la posición del rey de f8; a su zona apunta también la dama de e2. Las blancas ganan una torre y un peón por un caballo.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-par-referentes-5-6',
    nivel: 5,
    fen: 'r4b1r/1p1nkBpp/pqp1p3/4N3/3P4/P3n1N1/1PP2PPP/R2QK2R w KQ - 1 14',
    linea: '1.Cxd7 Da5+ 2.b4 Dg5 3.fxe3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'El caballo se suma al ataque desde d7 y apunta a f6 y f8, junto al rey de e7; a su zona apunta también el alfil de f7. Las blancas ganan dos caballos por un peón.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-par-referentes-6-1',
    nivel: 6,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-referentes-6-2',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de d6 pasa a d7 y su alcance crece de 8 a 14 casillas. En cambio, 1...Dc7 permite 2.Ad5 y no pasa de la igualdad.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-referentes-6-3',
    nivel: 6,
    fen: 'r4rk1/3b1pp1/nqp4p/pp3n2/3PNb2/1BP2N2/PP2QRPP/R5K1 w - - 0 19',
    linea: '1.Ch4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      '1.Ch4 sacrifica el caballo para abrir la posición del rey de g8; a su zona apunta también el alfil de b3. En cambio, 1.g3 permite 1...Ae3 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-referentes-6-4',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'La dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
];
