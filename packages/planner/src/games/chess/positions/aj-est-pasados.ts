import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstPasados: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-pasados-2-1',
    nivel: 2,
    fen: '2b2rk1/1q1n3P/2n1p3/3pPpQp/1ppP4/2P1B2P/2B3P1/r4RK1 b - - 0 27',
    linea: '1...Rh8',
    pista: 'El peón pasado de h7 es el problema: ¿quién puede pararlo?',
    explicacion:
      'El rey se coloca en h8, justo delante del peón pasado de h7, y lo bloquea. En cambio, 1...Rxh7 permite 2.Dh6+ y no pasa de la igualdad.',
    prueba: { margen: 215 },
  },
  {
    id: 'aj-est-pasados-2-2',
    nivel: 2,
    fen: 'r2qkr2/1bp1bp1p/1pnP3p/p2N4/2P1P3/P4N1P/1PK1QPP1/R4B1R w q - 1 16',
    linea: '1.dxe7 Dxe7 2.Cxe7',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1.dxe7 el peón queda pasado en e7: ningún peón rival puede ya detenerlo. Las blancas ganan una dama por un peón.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-est-pasados-2-3',
    nivel: 2,
    fen: '5bk1/6p1/1R6/7p/P1P2P1P/2n3P1/6K1/8 w - - 1 45',
    linea: '1.a5',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón pasado avanza a a5, a 3 pasos de coronar, y obliga a las piezas rivales a ocuparse de él. En cambio, 1.Ta6 permite 1...Cd1 y la ventaja es mucho menor.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-est-pasados-2-4',
    nivel: 2,
    fen: '5k2/2N2pb1/3p4/8/2P1P1K1/pr4P1/7P/5R2 b - - 1 47',
    linea: '1...a2',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón pasado avanza a a2, a un paso de coronar, y obliga a las piezas rivales a ocuparse de él. En cambio, 1...Rg8 permite 2.Tf2 y la ventaja es mucho menor.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-pasados-2-5',
    nivel: 2,
    fen: '8/5k1p/pnB1b2r/1P3p1P/3N4/4PPP1/4K3/8 b - - 4 40',
    linea: '1...a5',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1...a5 el peón queda pasado en a5: ningún peón rival puede ya detenerlo. En cambio, 1...Ac4+ permite 2.Rd2 y la ventaja es mucho menor.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-est-pasados-2-6',
    nivel: 2,
    fen: 'r2r4/p1p5/1P2k2p/3p2p1/P2P2P1/4nN2/P4P2/2R3RK w - - 0 31',
    linea: '1.bxc7 Tf8 2.fxe3 Txf3 3.c8=T',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1.bxc7 el peón queda pasado en c7: ningún peón rival puede ya detenerlo. En cambio, 1.b7 permite 1...Tab8 y la ventaja es mucho menor.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-est-pasados-3-1',
    nivel: 3,
    fen: '8/6pk/P7/2p1p2p/1rBnP2q/5p2/5RP1/2Q3K1 b - - 1 43',
    linea: '1...fxg2 2.Rxg2 Tb6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1...fxg2 el peón queda pasado en g2: ningún peón rival puede ya detenerlo. En cambio, 1...Ta4 permite 2.Dc3 y la ventaja es mucho menor.',
    prueba: { margen: 176 },
  },
  {
    id: 'aj-est-pasados-3-2',
    nivel: 3,
    fen: '4k3/5p2/p3p3/1P1P2p1/5n1r/1P4K1/P4p2/bBR2Q2 w - - 4 38',
    linea: '1.bxa6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1.bxa6 el peón queda pasado en a6: ningún peón rival puede ya detenerlo. Las blancas ganan un peón.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-pasados-3-3',
    nivel: 3,
    fen: '7r/3k4/P4b2/1P2rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 52',
    linea: '1.b6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón pasado avanza a b6, a 2 pasos de coronar, y obliga a las piezas rivales a ocuparse de él. En cambio, 1.Ta1 permite 1...f4 y no pasa de la igualdad.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-est-pasados-3-4',
    nivel: 3,
    fen: '2r3k1/Q4pp1/1p3q1p/p2pp2P/P4PPn/1PP3K1/2R2R2/8 b - - 2 51',
    linea: '1...exf4+',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1...exf4+ el peón queda pasado en f4: ningún peón rival puede ya detenerlo. En cambio, 1...e4 permite 2.Da6 y no pasa de la igualdad.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-est-pasados-3-5',
    nivel: 3,
    fen: 'rnbq1rk1/pp3ppp/3b4/2ppP3/8/2PB1N2/PPP2QPP/R1B1K2R w KQ - 4 10',
    linea: '1.exd6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1.exd6 el peón queda pasado en d6: ningún peón rival puede ya detenerlo. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-est-pasados-3-6',
    nivel: 3,
    fen: '1qb1r1k1/4bpp1/4p2p/p2nP3/nr1B4/3B1N1P/pN1R2P1/K1Q4R w - - 4 34',
    linea: '1.Cxa4',
    pista: 'El peón pasado de a5 es el problema: ¿quién puede pararlo?',
    explicacion:
      'El caballo se coloca en a4, justo delante del peón pasado de a5, y lo bloquea. En cambio, 1.Ac4 permite 1...Ad7 y la posición queda mucho peor.',
    prueba: { margen: 205 },
  },
  {
    id: 'aj-est-pasados-4-1',
    nivel: 4,
    fen: '8/4bk1p/8/p1N5/P1Pp1p2/1p3P1P/1r6/2RK4 w - - 2 43',
    linea: '1.Cd3 Th2 2.c5',
    pista: 'El peón pasado de d4 es el problema: ¿quién puede pararlo?',
    explicacion:
      'El caballo se coloca en d3, justo delante del peón pasado de d4, y lo bloquea. En cambio, 1.Cxb3 permite 1...Txb3 y la posición queda mucho peor.',
    prueba: { margen: 225 },
  },
  {
    id: 'aj-est-pasados-4-2',
    nivel: 4,
    fen: '5k2/5p2/8/p1p3Pp/P1P1rP2/1P2r3/4BK2/4R3 b - - 2 44',
    linea: '1...h4',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón pasado avanza a h4, a 3 pasos de coronar, y obliga a las piezas rivales a ocuparse de él. En cambio, 1...Txb3 permite 2.Axh5 y la ventaja es mucho menor.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-pasados-4-3',
    nivel: 4,
    fen: '2rr2k1/1bq2p2/1p4Pp/p2pp1p1/3Nn3/2PBPNb1/PP2Q1PP/2R2RK1 w - - 0 24',
    linea: '1.gxf7+',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1.gxf7+ el peón queda pasado en f7: ningún peón rival puede ya detenerlo. En cambio, 1.Axe4 permite 1...dxe4 y la ventaja es mucho menor.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-est-pasados-4-4',
    nivel: 4,
    fen: '1r1q1rk1/3np1bp/B2p2p1/P1pP2B1/RP6/4PpPP/3Q1P2/4K2R b K - 0 18',
    linea: '1...cxb4',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1...cxb4 el peón queda pasado en b4: ningún peón rival puede ya detenerlo. En cambio, 1...Txb4 permite 2.Txb4 y la ventaja es mucho menor.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-pasados-4-5',
    nivel: 4,
    fen: '5r2/pppPrNbp/5k2/3B4/3P1B2/8/PPP1b1PP/4R1K1 w - - 1 20',
    linea: '1.Ag5+ Rg6 2.Axe7 Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 5.d8=D',
    pista: 'Todo gira en torno al peón pasado de d7.',
    explicacion:
      '1.Ag5+ prepara el avance del peón pasado de d7, que sigue con d8=D. En cambio, 1.Ae5+ permite 1...Rg6 y la ventaja es mucho menor.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-est-pasados-5-1',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista: 'Todo gira en torno al peón pasado de h7.',
    explicacion:
      '1.Tg8 prepara el avance del peón pasado de h7, que sigue con hxg8=D. En cambio, 1.Ac4 permite 1...a1=D y no pasa de la igualdad.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-est-pasados-5-2',
    nivel: 5,
    fen: 'rkr5/1p4Qp/pq2P3/1B3R1P/6p1/1K6/5P1P/3R4 w - - 1 32',
    linea: '1.De5+ Ra7 2.e7 Dxb5+ 3.Dxb5',
    pista: 'Todo gira en torno al peón pasado de e6.',
    explicacion:
      '1.De5+ prepara el avance del peón pasado de e6, que sigue con e7. En cambio, 1.e7 permite 1...De6+ y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-est-pasados-5-3',
    nivel: 5,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'Todo gira en torno al peón pasado de c6.',
    explicacion:
      '1.Tb7 prepara el avance del peón pasado de c6, que sigue con c7. En cambio, 1.Tb6 permite 1...Af8 y la ventaja es mucho menor.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-pasados-5-4',
    nivel: 5,
    fen: '1k1r2r1/pbp1qp2/1p2pn2/2Pp3p/QP1P4/2B1PB1p/P2N1PP1/1R3RK1 b - - 1 21',
    linea: '1...hxg2 2.c6 Ce4 3.Cxe4 dxe4',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1...hxg2 el peón queda pasado en g2: ningún peón rival puede ya detenerlo. En cambio, 1...Ce4 permite 2.cxb6 y no pasa de la igualdad.',
    prueba: { margen: 94 },
  },
];
