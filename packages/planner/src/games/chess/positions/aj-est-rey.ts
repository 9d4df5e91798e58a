import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstRey: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-rey-1-1',
    nivel: 1,
    fen: '7r/3k1ppp/2q1b3/2bpP1B1/QP6/8/1P3PPP/5RK1 w - - 3 26',
    linea: '1.Dxc6+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d7.',
    explicacion:
      'La dama se suma al ataque desde c6 y apunta a c7, c8 y d6, junto al rey de d7; a su zona apunta también el alfil de g5. En cambio, 1.Da3 permite 1...Ab6 y queda en desventaja.',
    prueba: { margen: 190 },
  },
  {
    id: 'aj-est-rey-1-2',
    nivel: 1,
    fen: 'r5kr/pp2n1pp/2n1b3/6N1/4PQ2/2N5/P4PPP/R3K2R w KQ - 5 15',
    linea: '1.Cxe6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde e6 y apunta a f8 y g7, junto al rey de g8; a su zona apunta también la dama de f4. Las blancas ganan un alfil.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-est-rey-1-3',
    nivel: 1,
    fen: '4r3/1p1b1pBk/p3p2p/PPqp4/Q7/6PP/2Pb1P2/1N2RRK1 b - - 0 31',
    linea: '1...Axe1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'El alfil se suma al ataque desde e1 y apunta a f2, junto al rey de g1; a su zona apunta también la dama de c5. Las negras ganan la calidad.',
    prueba: { margen: 170 },
  },
  {
    id: 'aj-est-rey-1-4',
    nivel: 1,
    fen: 'rn1q1rk1/1b3Npp/p1p2n2/1p1P4/P2P1p2/2BQ3P/BPP3P1/R3R1K1 w - - 1 18',
    linea: '1.Cxd8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde d8 y apunta a f7, junto al rey de g8; a su zona apunta también la dama de d3. Las blancas ganan una dama por un caballo.',
    prueba: { margen: 277 },
  },
  {
    id: 'aj-est-rey-1-5',
    nivel: 1,
    fen: '4k2r/5pp1/p7/1pRRP2p/1P2N2b/P2K1P2/3N4/4q3 b k - 2 37',
    linea: '1...O-O',
    pista: '¿Dónde estará más seguro tu rey?',
    explicacion:
      '1...O-O saca el rey del centro y coloca la torre en f8, a tiempo contra la amenaza de jugar Cd6+. En cambio, 1...f5 permite 2.Cd6+ y no pasa de la igualdad.',
    prueba: { margen: 169 },
  },
  {
    id: 'aj-est-rey-1-6',
    nivel: 1,
    fen: '1R6/4B2k/5p1p/5KpP/4PP2/6r1/4n3/8 b - - 3 62',
    linea: '1...Cd4+',
    pista: 'Comprueba qué amenazan las blancas contra el rey de h7.',
    explicacion:
      'Las blancas amenazan mate en 3 empezando por Axf6 contra el rey de h7; 1...Cd4+ es la defensa. En cambio, 1...Tb3 permite 2.Txb3 y queda en desventaja.',
    prueba: { margen: 106 },
  },
  {
    id: 'aj-est-rey-2-1',
    nivel: 2,
    fen: '1rr3k1/1p1q1pp1/p2pbn1p/1p2p3/1PP1Pn2/P2P1N1P/B4PP1/1QRR1N1K b - - 3 28',
    linea: '1...Axh3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de h1.',
    explicacion:
      'El alfil se suma al ataque desde h3 y apunta a g2, junto al rey de h1; a su zona apunta también el caballo de f4. En cambio, 1...Cxe4 permite 2.Cg1 y la ventaja es mucho menor.',
    prueba: { margen: 413 },
  },
  {
    id: 'aj-est-rey-2-2',
    nivel: 2,
    fen: 'r6r/1pbnkp1p/3qb3/1B2n1p1/PP1QN3/2P1P2P/5PP1/R4RK1 b - - 2 23',
    linea: '1...Cf3+ 2.Rh1 Dh2#',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      '1...Cf3+ sacrifica el caballo para abrir la posición del rey de g1; a su zona apunta también la dama de d6. La línea acaba en mate en 2 jugadas con 2...Dh2#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-est-rey-2-3',
    nivel: 2,
    fen: '3r2k1/3q1ppp/p2b4/p2N4/P4N2/2QP2P1/5P1P/n5K1 w - - 0 37',
    linea: '1.Ch5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde h5 y apunta a g7, junto al rey de g8; a su zona apunta también la dama de c3. En cambio, 1.Dxa1 permite 1...Axf4 y queda en desventaja.',
    prueba: { margen: 294 },
  },
  {
    id: 'aj-est-rey-2-4',
    nivel: 2,
    fen: '8/p2k1np1/4r3/3p1K1p/7P/1PP5/P4P1P/5R2 w - - 4 36',
    linea: '1.Rf4',
    pista: 'Comprueba qué amenazan las negras contra el rey de f5.',
    explicacion:
      'Las negras amenazan mate con Tf6# contra el rey de f5; 1.Rf4 es la defensa. En cambio, 1.a4 permite 1...Tf6# y pierde.',
    prueba: { margen: 1816 },
  },
  {
    id: 'aj-est-rey-2-5',
    nivel: 2,
    fen: 'r1b1kb1r/ppppqp1p/6pn/4p2Q/1nB1P3/2N5/PPPPNPPP/R1BK3R w kq - 0 7',
    linea: '1.Df3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'La dama se suma al ataque desde f3 y apunta a f7, junto al rey de e8; a su zona apunta también el alfil de c4. En cambio, 1.Dh3 permite 1...d5 y queda en desventaja.',
    prueba: { margen: 200 },
  },
  {
    id: 'aj-est-rey-2-6',
    nivel: 2,
    fen: 'r3k2r/pp1R1pp1/4p3/1B4bp/1P3q2/P4P2/4QP1P/R5K1 b kq - 0 20',
    linea: '1...O-O',
    pista: '¿Dónde estará más seguro tu rey?',
    explicacion:
      '1...O-O saca el rey del centro y coloca la torre en f8, a tiempo contra la amenaza de jugar Td4+. En cambio, 1...Df6 permite 2.Txb7+ y no pasa de la igualdad.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-est-rey-3-1',
    nivel: 3,
    fen: 'rnbqk2r/p4ppp/3b1n2/1p2p1N1/3p4/PB1P4/1PP2PPP/RNBQ1RK1 b kq - 1 9',
    linea: '1...O-O',
    pista: '¿Dónde estará más seguro tu rey?',
    explicacion:
      '1...O-O saca el rey del centro y coloca la torre en f8, a tiempo contra la amenaza de jugar Cxf7. En cambio, 1...Tf8 permite 2.Df3 y queda en desventaja.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-rey-3-2',
    nivel: 3,
    fen: 'r4rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1b/1BPP1Pq1/RN1QKR2 w Q - 0 12',
    linea: '1.De2',
    pista: 'Comprueba qué amenazan las negras contra el rey de e1.',
    explicacion:
      'Las negras amenazan mate con Dxf1# contra el rey de e1; 1.De2 es la defensa. En cambio, 1.Ch2 permite 1...Axh2 y pierde.',
    prueba: { margen: 506 },
  },
  {
    id: 'aj-est-rey-3-3',
    nivel: 3,
    fen: 'rn4k1/p5bp/2qp2p1/1ppb1pN1/B4B2/2P5/P4PPP/R2Q2K1 w - - 0 21',
    linea: '1.Axb5 Db7 2.Tb1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      '1.Axb5 sacrifica el alfil para abrir la posición del rey de g8; a su zona apunta también el caballo de g5. Las blancas ganan un peón.',
    prueba: { margen: 498 },
  },
  {
    id: 'aj-est-rey-3-4',
    nivel: 3,
    fen: '4r1k1/1b3p2/1p2p1p1/4Q2p/7P/4B3/PP2nPPK/3r4 w - - 0 30',
    linea: '1.Ah6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El alfil se suma al ataque desde h6 y apunta a f8 y g7, junto al rey de g8; a su zona apunta también la dama de e5. En cambio, 1.Db5 permite 1...Ta8 y no pasa de la igualdad.',
    prueba: { margen: 429 },
  },
  {
    id: 'aj-est-rey-3-5',
    nivel: 3,
    fen: '1rr3k1/Q4p1p/6p1/8/2q5/5P2/PPPB2PP/2KR3R w - - 1 25',
    linea: '1.Ac3',
    pista: 'Comprueba qué amenazan las negras contra el rey de c1.',
    explicacion:
      'Las negras amenazan mate con Dxc2# contra el rey de c1; 1.Ac3 es la defensa. En cambio, 1.c3 permite 1...Ta8 y la ventaja es mucho menor.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-est-rey-3-6',
    nivel: 3,
    fen: '5rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PPK/3r4 b - - 2 29',
    linea: '1...Dd6+ 2.g3 Dd3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de h2.',
    explicacion:
      'La dama se suma al ataque desde d6 y apunta a g3, junto al rey de h2; a su zona apunta también la torre de d1. En cambio, 1...Dc7+ permite 2.g3 y la ventaja es mucho menor.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-est-rey-4-1',
    nivel: 4,
    fen: 'r3k3/p1p2p2/5p1p/1PbPp3/P7/2P2Pq1/1PQ3R1/R1B2K2 b q - 0 23',
    linea: '1...Dh3 2.De4 Dh1+ 3.Re2 Dxg2+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f1.',
    explicacion:
      'La dama se suma al ataque desde h3 y apunta a g2, junto al rey de f1; a su zona apunta también el alfil de c5. Las negras ganan una torre.',
    prueba: { margen: 270 },
  },
  {
    id: 'aj-est-rey-4-2',
    nivel: 4,
    fen: '1rq1nb1r/5k1p/6p1/2ppP3/1P3N2/5P2/P1QB1P1P/1R2K1R1 w - - 0 26',
    linea: '1.Txg6 Cc7 2.Tc6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      '1.Txg6 sacrifica la torre para abrir la posición del rey de f7; a su zona apuntan también el caballo de f4 y la dama de c2. Las blancas ganan un peón.',
    prueba: { margen: 257 },
  },
  {
    id: 'aj-est-rey-4-3',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/6r1/7K b - - 6 57',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Comprueba qué amenazan las blancas contra el rey de h8.',
    explicacion:
      'Las blancas amenazan mate en 2 empezando por Tc8+ contra el rey de h8; 1...Tg1+ es la defensa. En cambio, 1...Th2+ permite 2.Rxh2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-est-rey-4-4',
    nivel: 4,
    fen: 'N2k4/2R5/5np1/5p1p/p2bpB1P/P5P1/4PnBK/4r3 w - - 4 43',
    linea: '1.Ag5 Cg4+ 2.Rh3',
    pista: 'Comprueba qué amenazan las negras contra el rey de h2.',
    explicacion:
      'Las negras amenazan mate con C6g4# contra el rey de h2; 1.Ag5 es la defensa. En cambio, 1.Af1 permite 1...C2g4+ y la posición queda mucho peor.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-rey-4-5',
    nivel: 4,
    fen: '2R5/1p4kP/1p6/p2Pb2r/PqQ5/5Rp1/1P2P1B1/4K3 w - - 12 39',
    linea: '1.Dxb4 axb4 2.Tf5 Txh7 3.Txe5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g7.',
    explicacion:
      'La dama se suma al ataque desde b4 y apunta a f8, junto al rey de g7; a su zona apuntan también la torre de c8 y la torre de f3. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 286 },
  },
  {
    id: 'aj-est-rey-4-6',
    nivel: 4,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: '¿Dónde estará más seguro tu rey?',
    explicacion:
      '1.O-O saca el rey del centro y coloca la torre en f1. En cambio, 1.O-O-O permite 1...Ab4 y queda en desventaja.',
    prueba: { margen: 78 },
  },
];
