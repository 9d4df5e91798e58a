import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParReferentes: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-referentes-4-1',
    nivel: 4,
    fen: '2r1kb1r/1p3pp1/pBnpbn2/4p2p/4P3/1N1Q4/PPP2PPP/R3KB1R b KQk - 4 13',
    linea: '1...Cb4',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar c3; 1...Cb4 deja sin fuerza esa idea antes de que llegue. En cambio, 1...d5 permite 2.a3 y la posición queda mucho peor.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-par-referentes-4-2',
    nivel: 4,
    fen: 'rnb1kb1r/1ppp1pp1/p4n1p/4p3/1qBPP3/2N2N2/PPP1QPPP/R1B1K2R w KQkq - 1 7',
    linea: '1.Cxe5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde e5 y apunta a d7 y f7, junto al rey de e8; a su zona apunta también el alfil de c4. Las blancas ganan un peón.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-referentes-4-3',
    nivel: 4,
    fen: '3rk1r1/pp2pp2/2p1b2p/2q5/6n1/2BB3N/PPP2PPP/R2QK1R1 b Q - 2 15',
    linea: '1...Cxh2',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde h2 y apunta a f1, junto al rey de e1; a su zona apunta también la dama de c5. Las negras ganan un peón.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-par-referentes-4-4',
    nivel: 4,
    fen: '1rr5/2qbk1p1/p2R3p/3Q4/7P/Pp2P1P1/5P2/4R1K1 w - - 2 32',
    linea: '1.Td1',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de e1 a d1 y ocupa la columna d, abierta. En cambio, 1.De5+ permite 1...Rf8 y la posición queda mucho peor.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-par-referentes-4-5',
    nivel: 4,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'La dama se suma al ataque desde f3 y apunta a f6, junto al rey de f7; a su zona apunta también el caballo de d4. En cambio, 1.e5 permite 1...g6 y la posición queda mucho peor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-referentes-4-6',
    nivel: 4,
    fen: 'rnbqkb1r/pppp1ppp/8/4N3/2B1n3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4',
    linea: '1...d5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...d5 gana espacio y echa al alfil de c4. En cambio, 1...Cd6 permite 2.Ab3 y no pasa de la igualdad.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-par-referentes-5-1',
    nivel: 5,
    fen: 'r1b2rk1/pppp1ppp/5q2/2b1n3/2P2P2/P1N1P2P/1P3P2/R1BQKBR1 b Q - 0 11',
    linea: '1...Cg6',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Cd5; 1...Cg6 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Ad6 permite 2.Cd5 y la posición queda mucho peor.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-par-referentes-5-2',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7 y h7, junto al rey de g8; a su zona apunta también el alfil de d6. En cambio, 1.Af4 permite 1...Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-referentes-5-3',
    nivel: 5,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-referentes-6-1',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Cxe3 2.Axe3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'La torre ataca desde f6 el peón retrasado de f7, que ningún otro peón puede defender. En cambio, 1.Ac3 permite 1...Tf8 y queda en desventaja.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-par-referentes-6-2',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de h1 a e1 y ocupa la columna e, abierta. En cambio, 1.Txd6 permite 1...Dxd6 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-par-referentes-6-3',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'La dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-referentes-6-4',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Todo gira en torno al peón pasado de b7.',
    explicacion:
      '1.Ad6+ prepara el avance del peón pasado de b7, que sigue con b8=D. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-referentes-6-5',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.c4 ataca al peón de d5 y abre el juego, además de amenazar al alfil de b5. En cambio, 1.Db2 permite 1...Dxa4 y la posición queda mucho peor.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-par-referentes-6-6',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de h2.',
    explicacion:
      '1...Txe6 sacrifica la torre para abrir la posición del rey de h2; a su zona apunta también el alfil de d4. En cambio, 1...Rf7 permite 2.Cxd4 y pierde.',
    prueba: { margen: 495 },
  },
];
