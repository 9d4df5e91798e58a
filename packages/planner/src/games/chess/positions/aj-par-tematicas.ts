import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParTematicas: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-tematicas-4-1',
    nivel: 4,
    fen: '5rk1/1r4pp/2pN1n2/2P5/2p5/4B1PP/PbK2P2/3R3R b - - 7 32',
    linea: '1...Tb4 2.Cxc4 Txc4+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de c2.',
    explicacion:
      'La torre se suma al ataque desde b4 y apunta a b2 y b3, junto al rey de c2; a su zona apunta también el alfil de b2. Las negras ganan un caballo por un peón.',
    prueba: { margen: 116 },
  },
  {
    id: 'aj-par-tematicas-4-2',
    nivel: 4,
    fen: 'r2qk1nr/pp2pp1p/3p2p1/2p1n3/6b1/2NP2P1/PPP2PBP/R1BQK1R1 w Qkq - 2 10',
    linea: '1.f3',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.f3 gana espacio y echa al alfil de g4. En cambio, 1.Dd2 permite 1...Af3 y queda en desventaja.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-tematicas-4-3',
    nivel: 4,
    fen: '4r1k1/pp3p1p/6p1/1N1B4/PP1R2qP/4n1P1/4PP2/2R3K1 b - - 2 26',
    linea: '1...Dxe2 2.Axf7+ Rxf7',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'La dama se suma al ataque desde e2 y apunta a f1 y f2, junto al rey de g1; a su zona apunta también el caballo de e3. Las negras ganan un alfil.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-par-tematicas-5-1',
    nivel: 5,
    fen: 'r1bqk2r/pppp1ppp/2n2n2/b5B1/2B1P3/2p2N2/P4PPP/RN1Q1RK1 w kq - 2 9',
    linea: '1.e5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.e5 gana espacio y echa al caballo de f6. En cambio, 1.Dd3 permite 1...d6 y no pasa de la igualdad.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-par-tematicas-5-2',
    nivel: 5,
    fen: 'r7/1p2nk2/p1p3p1/5p1p/Pr5P/3PB1P1/5P2/3RR1K1 w - - 0 30',
    linea: '1.Ac5 Cd5 2.Axb4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'El alfil se suma al ataque desde c5 y apunta a e7, junto al rey de f7; a su zona apunta también la torre de e1. Las blancas ganan la calidad.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-par-tematicas-5-3',
    nivel: 5,
    fen: 'r4k1r/3npp1p/3N2p1/2pP4/6q1/1P3N2/P3QPPP/b1B1K2R w K - 1 16',
    linea: '1.Cxf7 Ac3+ 2.Rf1 Df5 3.Cxh8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f8.',
    explicacion:
      '1.Cxf7 sacrifica el caballo para abrir la posición del rey de f8; a su zona apunta también la dama de e2. Las blancas ganan una torre y un peón por un caballo.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-par-tematicas-6-1',
    nivel: 6,
    fen: '1rb1r1k1/3nbpp1/p3p2p/3nP3/N2B4/1P1R1N1P/p1q3P1/K3QB1R b - - 1 27',
    linea: '1...Txb3 2.Txb3 Dxb3 3.Cb2 Cb4 4.Ad3 Cxd3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de a1.',
    explicacion:
      'La torre se suma al ataque desde b3 y apunta a b1 y b2, junto al rey de a1; a su zona apunta también la dama de c2. Las negras ganan un alfil y un peón.',
    prueba: { margen: 155 },
  },
  {
    id: 'aj-par-tematicas-6-2',
    nivel: 6,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.Dd5 Ae6',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c5 gana espacio y echa a la dama de d4. En cambio, 1...Cf6 permite 2.De3 y no pasa de la igualdad.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-par-tematicas-6-3',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de e8 con Cxe8; la única defensa de las negras es 1...Dg6, que coloca la dama en g6. En cambio, 1...Dh5 permite 2.b7 y la posición queda mucho peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-tematicas-6-4',
    nivel: 6,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-tematicas-6-5',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion: 'La torre pasa de d7 a e7 y ocupa la columna e, abierta. En cambio, 1...Ag1+ permite 2.Rxg1 y pierde.',
    prueba: { margen: 470 },
  },
];
