import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstPlan: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-plan-2-1',
    nivel: 2,
    fen: '6r1/p2r1p2/k7/p5n1/P2N3p/B1p1P1P1/P1K5/R7 w - - 0 38',
    linea: '1.gxh4 Ce6 2.Cxe6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón toma en h4, queda pasado en la columna h y ataca el caballo de g5. Tras 1...Ce6 2.Cxe6 fxe6 las blancas ponen la torre en h1, detrás del pasado: ese es el plan. Esperar permite 1...hxg3 y el peón se pierde.',
    prueba: { margen: 192 },
  },
  {
    id: 'aj-est-plan-2-2',
    nivel: 2,
    fen: '7r/1PN5/8/2p2k2/p1P5/P1P5/4K3/8 b - - 0 65',
    linea: '1...Tb8 2.Ca6 Txb7',
    pista: 'El peón de b7 está a un paso de coronar. ¿Dónde lo frena y lo ataca tu torre?',
    explicacion:
      'La torre va a b8, delante del peón: lo bloquea y lo ataca. El caballo la molesta con 2.Ca6, pero la torre toma en b7 y el peligro desaparece. Con el pasado eliminado, las negras hacen tablas.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-2-3',
    nivel: 2,
    fen: '3b4/p6n/p2k2KP/3p4/8/6P1/P7/5R2 b - - 2 47',
    linea: '1...Cg5',
    pista: 'El rey blanco ataca tu caballo y el peón de h6 quiere avanzar. ¿Desde dónde lo vigila el caballo?',
    explicacion:
      'El rey de g6 ataca el caballo de h7. En g5 está defendido por el alfil de d8 y sigue controlando h7, la casilla por la que pasa el peón. En cambio, 1...Cf6 permite 2.Txf6+ y el peón corona.',
    prueba: { margen: 313 },
  },
  {
    id: 'aj-est-plan-2-4',
    nivel: 2,
    fen: '5bk1/7p/R5pn/1p6/P4K1P/rP6/5P2/8 b - - 12 47',
    linea: '1...b4',
    pista: 'El peón de b5 está atacado. Busca un avance que lo proteja y fije una debilidad.',
    explicacion:
      'El peón de a4 amenaza tomar en b5. Al avanzar a b4 el peón queda protegido por el alfil de f8 y fija el de b3, que caerá: ese es el plan. Tomar antes en b3 permite 2.axb5 y las blancas tienen un pasado.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-2-5',
    nivel: 2,
    fen: '8/4nk2/3K4/p4P1P/1p1N2n1/1P6/8/8 b - - 20 80',
    linea: '1...Rf6',
    pista: 'El peón pasado de f5 es el problema: ¿quién puede pararlo?',
    explicacion:
      'El rey se coloca en f6, justo delante del peón pasado de f5, y lo bloquea; el plan sigue con 2...Re5. En cambio, 1...Ch6 permite 2.Rc5 y no pasa de la igualdad.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-2-6',
    nivel: 2,
    fen: '2r3k1/p1np2p1/1p2p2p/6q1/1P1P2p1/3BP3/4N2P/2RR2K1 w - - 1 27',
    linea: '1.Cf4',
    pista: 'La dama negra amenaza tomar en e3 con jaque. Defiende ese peón activando una pieza.',
    explicacion:
      'Las negras amenazan ...Dxe3+. El caballo va a f4, tapa la diagonal de la dama hacia e3 y apunta a e6, g6 y h5. En cambio, 1.Rg2 permite 1...Dxe3.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-est-plan-3-1',
    nivel: 3,
    fen: '1r3nk1/B5p1/4p3/4Prp1/P7/3QPbP1/5P1P/5RK1 b - - 0 33',
    linea: '1...Ta8',
    pista: 'Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de b8 a a8 y ocupa la columna a, semiabierta (sin peones propios); el plan sigue con 2...Cg6. En cambio, 1...Tc8 permite 2.Ad4 y la posición queda mucho peor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-plan-3-2',
    nivel: 3,
    fen: 'rnbqkbnr/pppp2p1/5p1p/4p3/4P2N/2N5/PPPP1PPP/R1BQKB1R b KQkq - 1 4',
    linea: '1...h5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...h5 gana espacio y controla g4; el plan sigue con 2...Ch6. En cambio, 1...d6 permite 2.Dh5+ y la posición queda mucho peor.',
    prueba: { margen: 118 },
  },
  {
    id: 'aj-est-plan-3-3',
    nivel: 3,
    fen: 'rn1qk2r/p4ppp/3b1n2/1p2p1N1/3p2b1/PB1P1P2/1PP3PP/RNBQ1RK1 b kq - 0 10',
    linea: '1...Ah5',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Cxf7; 1...Ah5 deja sin fuerza esa idea antes de que llegue; el plan sigue con 2...Ae7. En cambio, 1...Ae6 permite 2.Cxe6 y queda en desventaja.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-est-plan-3-4',
    nivel: 3,
    fen: 'r2q1rk1/3b3p/1n1p1b2/p1pP1pp1/p1N5/2PP1Q1P/1P1B1PK1/R3R3 b - - 3 24',
    linea: '1...Cxc4',
    pista: 'Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1...Cxc4 cambia el caballo de b6 por el caballo de c4: con ventaja material, simplificar acerca la victoria; el plan sigue con 2...Tb8. En cambio, 1...g4 permite 2.Df4 y la ventaja es mucho menor.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-est-plan-3-5',
    nivel: 3,
    fen: 'r1q1kb1r/p2pnppp/bp6/2ppP3/7P/2N1BN2/PPP2PP1/R2QK2R w KQkq - 0 11',
    linea: '1.Cxd5',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de c3 se instala en d5, una casilla que ningún peón negro puede ya atacar; el plan sigue con 2.Cxe7. Las blancas ganan un peón.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-plan-3-6',
    nivel: 3,
    fen: '8/3k4/2Rn1p1p/p6P/5p2/6B1/2K3P1/5N2 w - - 1 44',
    linea: '1.Txd6+ Rxd6 2.Axf4+',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Txd6+ entrega la calidad: la torre de c6 por el caballo de d6; a cambio, el rey de d7 queda expuesto a Axf4+; el plan sigue con 2.Axf4+. En cambio, 1.Ta6 permite 1...fxg3 y la ventaja es mucho menor.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-plan-4-1',
    nivel: 4,
    fen: '8/6p1/5p2/P1k4P/Bp6/4K3/b4P2/8 b - - 1 44',
    linea: '1...b3',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...b3 gana espacio y controla a2 y c2; el plan sigue con 2...b2. En cambio, 1...Af7 permite 2.Rd2 y la ventaja es mucho menor.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-est-plan-4-2',
    nivel: 4,
    fen: 'r2q1nk1/1b2nrbp/p2P2p1/4p3/4p3/1PN2P2/P2QBRPP/R1B1N1K1 b - - 0 17',
    linea: '1...e3',
    pista: 'El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1...e3 ofrece el peón en e3; a cambio, la iniciativa sigue con 2...Cf5; el plan sigue con 2...Cf5. En cambio, 1...Cf5 permite 2.Cxe4 y queda en desventaja.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-est-plan-4-3',
    nivel: 4,
    fen: 'r1b2rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1P/1BPP1Pq1/RN1QK2R w KQ - 0 11',
    linea: '1.Tf1 Axh3 2.De2',
    pista: 'Comprueba qué amenazan las negras contra el rey de e1.',
    explicacion:
      'Las negras amenazan mate con Dxf2# contra el rey de e1; 1.Tf1 es la defensa; el plan sigue con 2.De2. En cambio, 1.De2 permite 1...Dxh1+ y pierde.',
    prueba: { margen: 485 },
  },
  {
    id: 'aj-est-plan-4-4',
    nivel: 4,
    fen: '1k1r4/1pp3p1/p7/4p2P/4N1R1/4P1K1/1b3PP1/2r2B1R b - - 3 32',
    linea: '1...Td7',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Txg7; 1...Td7 deja sin fuerza esa idea antes de que llegue; el plan sigue con 2...c6. En cambio, 1...Th8 permite 2.Txg7 y la posición queda mucho peor.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-est-plan-4-5',
    nivel: 4,
    fen: 'r6k/1p3R2/7p/2prP1p1/2n5/P3R1P1/2PB3P/2K5 w - - 0 35',
    linea: '1.Td3 Txd3 2.cxd3',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de e3 a d3 y ocupa la columna d, abierta; el plan sigue con 2.cxd3. En cambio, 1.e6 permite 1...Cxe3 y no pasa de la igualdad.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-est-plan-4-6',
    nivel: 4,
    fen: '3r2k1/1p2R3/p1p3p1/5p1p/P6P/1rnPB1P1/5P2/R5K1 b - - 11 35',
    linea: '1...Cd5 2.Te5 Cxe3',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de c3 se instala en d5, una casilla que ningún peón blanco puede ya atacar y que apoya el peón de c6; el plan sigue con 2...Cxe3. En cambio, 1...f4 permite 2.Axf4 y no pasa de la igualdad.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-est-plan-5-1',
    nivel: 5,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: '¿Dónde estará más seguro tu rey?',
    explicacion:
      '1.O-O saca el rey del centro y coloca la torre en f1; el plan sigue con 2.Cd5. En cambio, 1.O-O-O permite 1...Ab4 y queda en desventaja.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-plan-5-2',
    nivel: 5,
    fen: 'r1b1k1r1/p1p1bp2/5p1p/1P1Pp3/4N3/1QP4q/PP3PPP/R1B2RK1 w q - 3 16',
    linea: '1.Cg3',
    pista: 'Comprueba qué amenazan las negras contra el rey de g1.',
    explicacion:
      'Las negras amenazan mate con Dxg2# contra el rey de g1; 1.Cg3 es la defensa; el plan sigue con 2.c4. En cambio, 1.Ag5 permite 1...Dd7 y no pasa de la igualdad.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-est-plan-5-3',
    nivel: 5,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.Dd5 Ae6',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c5 gana espacio y echa a la dama de d4; el plan sigue con 2...Ae6. En cambio, 1...Cf6 permite 2.De3 y no pasa de la igualdad.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-plan-5-4',
    nivel: 5,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'Una torre en la séptima fila vale más que una pasiva.',
    explicacion:
      'La torre entra en la séptima fila por b7, donde restringe al rey rival; el plan sigue con 2.Aa5. En cambio, 1.Tb6 permite 1...Af8 y la ventaja es mucho menor.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-plan-5-5',
    nivel: 5,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de h1 a e1 y ocupa la columna e, abierta; el plan sigue con 2.Axd7+. En cambio, 1.Txd6 permite 1...Dxd6 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-5-6',
    nivel: 5,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de d6 pasa a d7 y su alcance crece de 8 a 14 casillas; el plan sigue con 2...Dxb7+. En cambio, 1...Dc7 permite 2.Ad5 y no pasa de la igualdad.',
    prueba: { margen: 143 },
  },
];
