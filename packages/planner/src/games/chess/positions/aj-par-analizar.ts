import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParAnalizar: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-analizar-1-1',
    nivel: 1,
    fen: '4q1k1/p2b1r1p/3pQ1p1/3P1PB1/1Pp5/P7/1b3PPN/2R3K1 w - - 5 31',
    linea: '1.Dxe8+',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de c6 a d7.',
    explicacion:
      'Tras la última jugada rival (el alfil de c6 a d7), 1.Dxe8+ cambia la dama de e6 por la dama de e8, una pieza que sostenía el alfil de d7 y la torre de f7. En cambio, 1.De1 permite 1...Axc1 y queda en desventaja.',
    prueba: { margen: 166 },
  },
  {
    id: 'aj-par-analizar-1-2',
    nivel: 1,
    fen: '4r1k1/3q1p1p/3p2p1/QNpR3B/5Pb1/8/PP3P1P/6K1 b - - 1 28',
    linea: '1...Axh5 2.Cxd6 Dg4+',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de c3 a b5.',
    explicacion:
      'Tras la última jugada rival (el caballo de c3 a b5), el alfil abandona g4 ganando tiempo con 1...Axh5 para dejar esa casilla a la dama de d7: 2...Dg4+. Las negras ganan un alfil por un peón.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-analizar-1-3',
    nivel: 1,
    fen: '8/4k3/2p5/P1P5/3K4/2B1P1pP/8/8 w - - 2 48',
    linea: '1.Ae1',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de d8 a e7.',
    explicacion:
      'Tras la última jugada rival (el rey de d8 a e7), el alfil ataca desde e1 el peón aislado de g3, que ningún otro peón puede defender. En cambio, 1.a6 permite 1...g2 y la ventaja es mucho menor.',
    prueba: { margen: 427 },
  },
  {
    id: 'aj-par-analizar-1-4',
    nivel: 1,
    fen: '3k4/3b1p2/4p3/1pQn1pr1/6pP/1P6/8/6K1 b - h3 0 41',
    linea: '1...gxh3+',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de h2 a h4.',
    explicacion:
      'Tras la última jugada rival (el peón de h2 a h4), con 1...gxh3+ el peón queda pasado en h3: ningún peón rival puede ya detenerlo. Las negras ganan un peón.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-par-analizar-1-5',
    nivel: 1,
    fen: '4r3/1K5p/PP4k1/8/6p1/8/8/8 b - - 0 66',
    linea: '1...g3',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de b5 a b6.',
    explicacion:
      'Tras la última jugada rival (el peón de b5 a b6), 1...g3 gana espacio y controla f2 y h2. En cambio, 1...h5 permite 2.a7 y la ventaja es mucho menor.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-par-analizar-1-6',
    nivel: 1,
    fen: '8/R5kP/5p2/4p1n1/4P3/5P2/6K1/2r5 b - - 4 65',
    linea: '1...Rh8',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de a6 a a7.',
    explicacion:
      'Tras la última jugada rival (la torre de a6 a a7), el rey se coloca en h8, justo delante del peón pasado de h7, y lo bloquea. En cambio, 1...Cf7 permite 2.Txf7+ y queda en desventaja.',
    prueba: { margen: 208 },
  },
  {
    id: 'aj-par-analizar-2-1',
    nivel: 2,
    fen: '6k1/4rp2/p1p3p1/4rb1p/7P/8/PPP1B1P1/4RK1R b - - 1 32',
    linea: '1...Ag4 2.Th3 Axe2+',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de b1 a e1.',
    explicacion:
      'Tras la última jugada rival (la torre de b1 a e1), 1...Ag4 no captura ni da jaque, pero el alfil se coloca en g4; contra 2.Th3 sigue 2...Axe2+. Las negras ganan un alfil.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-par-analizar-2-2',
    nivel: 2,
    fen: 'r6q/1pp2k2/p1p5/6BN/3p1Pb1/1P1P1n2/P1P3P1/3Q1RK1 w - - 1 23',
    linea: '1.gxf3',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de e5 a f3.',
    explicacion:
      'Tras la última jugada rival (el caballo de e5 a f3), con 1.gxf3 el peón queda pasado en f3: ningún peón rival puede ya detenerlo. Las blancas ganan un caballo.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-par-analizar-2-3',
    nivel: 2,
    fen: '1rk2r2/p1pR1pp1/b2bp3/2p1N1p1/8/1PP5/P4PPP/2B1R1K1 w - - 6 31',
    linea: '1.Txf7 Txf7 2.Cxf7',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de e7 a d6.',
    explicacion:
      'Tras la última jugada rival (el alfil de e7 a d6), la torre entra en la séptima fila por f7 y ataca al peón de c7 y el peón de g7. Las blancas ganan un peón.',
    prueba: { margen: 223 },
  },
  {
    id: 'aj-par-analizar-2-4',
    nivel: 2,
    fen: '8/8/4k1n1/p3n2R/1p5P/1P6/2K1NP2/8 w - - 9 51',
    linea: '1.f4',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de f5 a e6.',
    explicacion:
      'Tras la última jugada rival (el rey de f5 a e6), 1.f4 gana espacio y echa al caballo de e5. En cambio, 1.Th6 permite 1...Rf5 y la ventaja es mucho menor.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-par-analizar-2-5',
    nivel: 2,
    fen: '8/6p1/3k1p2/P6P/B4P2/1p6/b2K4/8 b - - 2 46',
    linea: '1...b2',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de e3 a d2.',
    explicacion:
      'Tras la última jugada rival (el rey de e3 a d2), 1...b2 gana espacio y controla a1 y c1. En cambio, 1...Rc5 permite 2.Rc3 y no pasa de la igualdad.',
    prueba: { margen: 128 },
  },
  {
    id: 'aj-par-analizar-2-6',
    nivel: 2,
    fen: '3r2k1/2pr2pp/2q1p3/5pBP/1pbPP3/2P1Q3/2B2PP1/4K2R b K - 1 29',
    linea: '1...Ta8',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de f4 a g5.',
    explicacion:
      'Tras la última jugada rival (el alfil de f4 a g5), la torre pasa de d8 a a8 y ocupa la columna a, abierta. En cambio, 1...b3 permite 2.Ab1 y la ventaja es mucho menor.',
    prueba: { margen: 119 },
  },
  {
    id: 'aj-par-analizar-3-1',
    nivel: 3,
    fen: '2R5/1pp4k/4p2p/1p1p1n1N/5p2/2P2n1P/5P2/2B4K b - - 2 40',
    linea: '1...e5',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de a8 a c8.',
    explicacion:
      'Tras la última jugada rival (la torre de a8 a c8), 1...e5 gana espacio y controla d4 y f4. En cambio, 1...c6 permite 2.Cxf4 y la posición queda mucho peor.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-par-analizar-3-2',
    nivel: 3,
    fen: 'r2q1rk1/3b3p/1n1p1b2/p1pP1pp1/p1N5/2PP1Q1P/1P1B1PK1/R3R3 b - - 3 24',
    linea: '1...Cxc4',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de a3 a c4.',
    explicacion:
      'Tras la última jugada rival (el caballo de a3 a c4), 1...Cxc4 cambia el caballo de b6 por el caballo de c4: con ventaja material, simplificar acerca la victoria. En cambio, 1...g4 permite 2.Df4 y la ventaja es mucho menor.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-par-analizar-3-3',
    nivel: 3,
    fen: 'r1q1kb1r/p2pnppp/bp6/2ppP3/7P/2N1BN2/PPP2PP1/R2QK2R w KQkq - 0 11',
    linea: '1.Cxd5',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de c6 a c5.',
    explicacion:
      'Tras la última jugada rival (el peón de c6 a c5), el caballo de c3 se instala en d5, una casilla que ningún peón negro puede ya atacar. Las blancas ganan un peón.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-analizar-3-4',
    nivel: 3,
    fen: '8/3k4/2Rn1p1p/p6P/5p2/6B1/2K3P1/5N2 w - - 1 44',
    linea: '1.Txd6+ Rxd6 2.Axf4+',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de e8 a d7.',
    explicacion:
      'Tras la última jugada rival (el rey de e8 a d7), la torre pasa de c6 a d6 y ocupa la columna d, abierta. En cambio, 1.Ta6 permite 1...fxg3 y la ventaja es mucho menor.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-par-analizar-3-5',
    nivel: 3,
    fen: 'r3k3/p1p2p2/5p1p/1PbPp3/P7/2P2Pqb/1PQ2RP1/R1B3K1 w q - 1 22',
    linea: '1.Rf1 Af5 2.Dd2',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de c8 a h3.',
    explicacion:
      'Tras la última jugada rival (el alfil de c8 a h3), el rey va de g1 a f1 para evitar la amenaza de mate con Dxg2#. En cambio, 1.Ae3 permite 1...Axe3 y queda en desventaja.',
    prueba: { margen: 364 },
  },
  {
    id: 'aj-par-analizar-3-6',
    nivel: 3,
    fen: '8/1N6/Pr4k1/4p1p1/8/R6R/2K5/8 w - - 1 58',
    linea: '1.a7 g4 2.a8=D',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de b4 a b6.',
    explicacion:
      'Tras la última jugada rival (la torre de b4 a b6), el peón pasado avanza a a7, a un paso de coronar, y obliga a las piezas rivales a ocuparse de él. En cambio, 1.Rd3 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 190 },
  },
  {
    id: 'aj-par-analizar-4-1',
    nivel: 4,
    fen: '3r1r1k/p1q3bp/2pN4/5p2/P1Q2p2/8/1PP1NPPP/R4RK1 w - - 2 20',
    linea: '1.Cb5',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de g8 a h8.',
    explicacion:
      'Tras la última jugada rival (el rey de g8 a h8), el caballo ataca desde b5 el peón aislado de a7, que ningún otro peón puede defender. En cambio, 1.Tad1 permite 1...Txd6 y la ventaja es mucho menor.',
    prueba: { margen: 103 },
  },
  {
    id: 'aj-par-analizar-4-2',
    nivel: 4,
    fen: '8/4bk1p/8/p1N5/P1Pp1p2/1p3P1P/1r6/2RK4 w - - 2 43',
    linea: '1.Cd3 Th2 2.c5',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de f6 a e7.',
    explicacion:
      'Tras la última jugada rival (el alfil de f6 a e7), el caballo se coloca en d3, justo delante del peón pasado de d4, y lo bloquea. En cambio, 1.Cxb3 permite 1...Txb3 y la posición queda mucho peor.',
    prueba: { margen: 225 },
  },
  {
    id: 'aj-par-analizar-4-3',
    nivel: 4,
    fen: 'r3kb1r/5ppp/p7/1p1pP1Nb/1P1B1q2/1QP5/P4P1P/R4RK1 w kq - 0 21',
    linea: '1.Ae3 Dg4+ 2.Rh1',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de h4 a f4.',
    explicacion:
      'Tras la última jugada rival (la dama de h4 a f4), las negras amenazan mate en 2 empezando por Dxg5+ contra el rey de g1; 1.Ae3 es la defensa. En cambio, 1.Dxd5 permite 1...Dxg5+ y la posición queda mucho peor.',
    prueba: { margen: 87 },
  },
  {
    id: 'aj-par-analizar-4-4',
    nivel: 4,
    fen: 'r7/2R1b2p/p1p1r1k1/4B1P1/2p3P1/2P5/P7/4R1K1 b - - 1 32',
    linea: '1...Te8',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de h1 a g1.',
    explicacion:
      'Tras la última jugada rival (el rey de h1 a g1), la torre pasa de a8 a e8 y ocupa la columna e, abierta. En cambio, 1...Axg5 permite 2.Ag3 y no pasa de la igualdad.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-par-analizar-4-5',
    nivel: 4,
    fen: '7r/1PN5/8/2p2k2/p1P5/P1P5/4K3/8 b - - 0 65',
    linea: '1...Tb8 2.Ca6 Txb7',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de b6 a b7.',
    explicacion:
      'Tras la última jugada rival (el peón de b6 a b7), la torre pasa de h8 a b8 y ocupa la columna b, semiabierta (sin peones propios). Las negras ganan un peón.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-par-analizar-4-6',
    nivel: 4,
    fen: '2k4r/1ppr1pp1/1p6/3qp1Pp/3b4/5Q2/P2R1PKP/2B3R1 b - - 0 27',
    linea: '1...e4',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de g4 a g5.',
    explicacion:
      'Tras la última jugada rival (el peón de g4 a g5), 1...e4 gana espacio y echa a la dama de f3. En cambio, 1...Thd8 permite 2.Tc2 y la ventaja es mucho menor.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-analizar-5-1',
    nivel: 5,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.bxc3 Axb5',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de d2 a h6.',
    explicacion:
      'Tras la última jugada rival (la dama de d2 a h6), 1...Txc3 entrega la calidad: la torre de c8 por el caballo de c3; a cambio, la iniciativa sigue con 2...Da5. En cambio, 1...Axb5 permite 2.Cdxb5 y no pasa de la igualdad.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-par-analizar-5-2',
    nivel: 5,
    fen: '5r1r/Bppnk1p1/3p3p/P2Pp3/8/2P3P1/1PP1R1PP/6K1 b - - 0 22',
    linea: '1...b6',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de f2 a e2.',
    explicacion:
      'Tras la última jugada rival (la torre de f2 a e2), la ruptura 1...b6 ataca al peón de a5 y abre el juego. En cambio, 1...Ta8 permite 2.Af2 y la ventaja es mucho menor.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-par-analizar-5-3',
    nivel: 5,
    fen: '4rb1r/5ppp/pk6/2p5/2P1p3/6B1/1P3PPK/R2R4 w - - 0 23',
    linea: '1.Ta3',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de b7 a a6.',
    explicacion:
      'Tras la última jugada rival (el peón de b7 a a6), la torre ataca desde a3 el peón aislado de a6, que ningún otro peón puede defender. En cambio, 1.Td7 permite 1...e3 y la ventaja es mucho menor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-analizar-5-4',
    nivel: 5,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de g2 a g3.',
    explicacion:
      'Tras la última jugada rival (el peón de g2 a g3), el alfil de c8 pasa a b7 y su alcance crece de 1 a 3 casillas. En cambio, 1...Ac5 permite 2.Tae1 y queda en desventaja.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-par-analizar-5-5',
    nivel: 5,
    fen: 'rn2qrk1/1b4p1/p3p2p/3nP1R1/Pp2Np2/8/1PB1QPPP/R1B3K1 w - - 0 20',
    linea: '1.Cd6 hxg5 2.Cxe8',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de h7 a h6.',
    explicacion:
      'Tras la última jugada rival (el peón de h7 a h6), el caballo de e4 se instala en d6, una casilla que ningún peón negro puede ya atacar y que apoya el peón de e5. Las blancas ganan una dama por una torre y un caballo.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-par-analizar-5-6',
    nivel: 5,
    fen: 'rkr5/1p4Qp/pq2P3/1B3R1P/6p1/1K6/5P1P/3R4 w - - 1 32',
    linea: '1.De5+ Ra7 2.e7 Dxb5+ 3.Dxb5',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de c2 a c8.',
    explicacion:
      'Tras la última jugada rival (la torre de c2 a c8), 1.De5+ prepara el avance del peón pasado de e6, que sigue con e7. En cambio, 1.e7 permite 1...De6+ y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-par-analizar-6-1',
    nivel: 6,
    fen: '1k1r2r1/pbp1qp2/1p2pn2/2Pp3p/QP1P4/2B1PB1p/P2N1PP1/1R3RK1 b - - 1 21',
    linea: '1...hxg2 2.c6 Ce4 3.Cxe4 dxe4',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de e2 a f3.',
    explicacion:
      'Tras la última jugada rival (el alfil de e2 a f3), 1...hxg2 resuelve el problema del peón aislado y doblado de h3. En cambio, 1...Ce4 permite 2.cxb6 y no pasa de la igualdad.',
    prueba: { margen: 94 },
  },
  {
    id: 'aj-par-analizar-6-2',
    nivel: 6,
    fen: '6kr/2r2pp1/Q3p2p/1pbnP3/6q1/6P1/P2N1P1P/2RRB1K1 b - - 2 38',
    linea: '1...Cc3 2.Txc3 Dxd1',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de f3 a d2.',
    explicacion:
      'Tras la última jugada rival (el caballo de f3 a d2), 1...Cc3 ofrece el caballo en c3; a cambio, la iniciativa sigue con 2...Dxd1. Las negras ganan la calidad.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-analizar-6-3',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de d7 a c7.',
    explicacion:
      'Tras la última jugada rival (el rey de d7 a c7), 1.Ad6+ ofrece el alfil en d6; a cambio, el rey de c7 queda expuesto a b8=D+ y Tb6+. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-analizar-6-4',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de b8 a c8.',
    explicacion:
      'Tras la última jugada rival (la dama de b8 a c8), la torre pasa de d7 a e7 y ocupa la columna e, abierta. En cambio, 1...Ag1+ permite 2.Rxg1 y pierde.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-par-analizar-6-5',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de d7 a b5.',
    explicacion:
      'Tras la última jugada rival (el alfil de d7 a b5), la ruptura 1.c4 ataca al peón de d5 y abre el juego, además de amenazar al alfil de b5. En cambio, 1.Db2 permite 1...Dxa4 y la posición queda mucho peor.',
    prueba: { margen: 136 },
  },
];
