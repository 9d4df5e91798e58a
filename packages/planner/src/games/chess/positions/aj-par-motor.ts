import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParMotor: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-motor-4-1',
    nivel: 4,
    fen: '5rk1/6p1/bp1p3p/p1p5/4pP1Q/P1P3PP/q7/2BR2K1 b - - 0 36',
    linea: '1...e3',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de e1 a d1.',
    explicacion:
      'Tras la última jugada rival (la torre de e1 a d1), 1...e3 gana espacio y controla d2 y f2. En cambio, 1...Dc2 permite 2.Dh5 y la ventaja es mucho menor.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-par-motor-4-2',
    nivel: 4,
    fen: '3r1r2/1p1b1kp1/2p1p1q1/p3PP2/2P1p1PQ/4P3/P5RR/6K1 b - - 0 31',
    linea: '1...exf5',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de f4 a f5.',
    explicacion:
      'Tras la última jugada rival (el peón de f4 a f5), las blancas amenazan mate en 6 empezando por fxg6+; la única defensa de las negras es 1...exf5, que elimina el peón de f5. Las negras ganan un peón.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-par-motor-4-3',
    nivel: 4,
    fen: 'rn1qkb1r/ppp4p/5pp1/3pNb2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 2 8',
    linea: '1.Axd5',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de c8 a f5.',
    explicacion:
      'Tras la última jugada rival (el alfil de c8 a f5), el alfil se suma al ataque desde d5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de e5. Las blancas ganan un peón.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-par-motor-4-4',
    nivel: 4,
    fen: '1k1r4/1pp3p1/p7/4p2P/4N1R1/4P1K1/1b3PP1/2r2B1R b - - 3 32',
    linea: '1...Td7',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de f3 a g3.',
    explicacion:
      'Tras la última jugada rival (el rey de f3 a g3), las blancas quieren jugar Txg7; 1...Td7 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Th8 permite 2.Txg7 y la posición queda mucho peor.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-par-motor-4-5',
    nivel: 4,
    fen: '3q3k/1p3P1n/8/p7/Pb1n1N2/1P2B1P1/5K1P/R6R w - - 0 39',
    linea: '1.Thd1',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de c6 a d4.',
    explicacion:
      'Tras la última jugada rival (el caballo de c6 a d4), la torre pasa de h1 a d1 y ocupa la columna d, abierta. En cambio, 1.Tad1 permite 1...Ac5 y no pasa de la igualdad.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-par-motor-4-6',
    nivel: 4,
    fen: 'Q1bq3B/4kp2/4p3/1pbp3p/6p1/2N5/PP3PPP/n2R2K1 w - - 1 22',
    linea: '1.Dc6',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de e8 a e7.',
    explicacion:
      'Tras la última jugada rival (el rey de e8 a e7), la dama ataca desde c6 el peón aislado de b5, que ningún otro peón puede defender. En cambio, 1.Ae5 permite 1...f6 y la ventaja es mucho menor.',
    prueba: { margen: 67 },
  },
  {
    id: 'aj-par-motor-5-1',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/6r1/7K b - - 6 57',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de h2 a h1.',
    explicacion:
      'Tras la última jugada rival (el rey de h2 a h1), las blancas amenazan mate en 2 empezando por Tc8+ contra el rey de h8; 1...Tg1+ es la defensa. En cambio, 1...Th2+ permite 2.Rxh2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-par-motor-5-2',
    nivel: 5,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de f6 a f7.',
    explicacion:
      'Tras la última jugada rival (el peón de f6 a f7), las blancas amenazan capturar la dama de e8 con fxe8=T+; la única defensa de las negras es 1...Dc8, que coloca la dama en c8. En cambio, 1...Dd8 permite 2.Df4+ y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-par-motor-5-3',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de g4 a h3.',
    explicacion:
      'Tras la última jugada rival (el rey de g4 a h3), el caballo ataca desde f5 el peón aislado de g3, que ningún otro peón puede defender. En cambio, 1...Rf8 permite 2.g4 y la posición queda mucho peor.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-par-motor-5-4',
    nivel: 5,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de d4 a d5.',
    explicacion:
      'Tras la última jugada rival (el peón de d4 a d5), la torre pasa de a1 a b1 y ocupa la columna b, semiabierta (sin peones propios). En cambio, 1...exd5 permite 2.Axa1 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-par-motor-5-5',
    nivel: 5,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de c3 a h8.',
    explicacion:
      'Tras la última jugada rival (la dama de c3 a h8), la dama de b4 pasa a d4 y su alcance crece de 9 a 13 casillas. En cambio, 1...g5 permite 2.Ad2 y la posición queda mucho peor.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-par-motor-5-6',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.dxe6 Axd1',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de g2 a d2.',
    explicacion:
      'Tras la última jugada rival (la dama de g2 a d2), la dama se suma al ataque desde a3 y apunta a a1, a2 y b2, junto al rey de b1; a su zona apunta también el alfil de a4. Las negras ganan una torre por un alfil y un peón.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-par-motor-6-1',
    nivel: 6,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de c8 a a8.',
    explicacion:
      'Tras la última jugada rival (la torre de c8 a a8), la torre entra en la séptima fila por b7, donde restringe al rey rival. En cambio, 1.Tb6 permite 1...Af8 y la ventaja es mucho menor.',
    prueba: { margen: 93 },
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
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de f2 a g2.',
    explicacion:
      'Tras la última jugada rival (el rey de f2 a g2), la torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-motor-6-4',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de b2 a b4.',
    explicacion:
      'Tras la última jugada rival (el peón de b2 a b4), la dama de d6 pasa a d7 y su alcance crece de 8 a 14 casillas. En cambio, 1...Dc7 permite 2.Ad5 y no pasa de la igualdad.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-motor-6-5',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de c6 a a5.',
    explicacion:
      'Tras la última jugada rival (el caballo de c6 a a5), la dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-motor-6-6',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de b8 a c8.',
    explicacion:
      'Tras la última jugada rival (la dama de b8 a c8), la torre pasa de d7 a e7 y ocupa la columna e, abierta. En cambio, 1...Ag1+ permite 2.Rxg1 y pierde.',
    prueba: { margen: 470 },
  },
];
