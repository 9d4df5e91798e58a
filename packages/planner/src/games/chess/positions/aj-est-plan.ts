import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstPlan: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-plan-2-1',
    nivel: 2,
    fen: '6r1/p2r1p2/k7/p5n1/P2N3p/B1p1P1P1/P1K5/R7 w - - 0 38',
    linea: '1.gxh4 Ce6 2.Cxe6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1.gxh4 el peón queda pasado en h4: ningún peón rival puede ya detenerlo; el plan sigue con 2.Cxe6. Las blancas ganan un peón.',
    prueba: { margen: 192 },
  },
  {
    id: 'aj-est-plan-2-2',
    nivel: 2,
    fen: '8/5qbk/4p2p/6p1/8/p2R1nNP/5P1B/4RK2 w - - 2 52',
    linea: '1.Txa3 Cxe1 2.Rxe1',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de d3 a a3 y ocupa la columna a, abierta; el plan sigue con 2.Rxe1. En cambio, 1.Ted1 permite 1...a2 y la posición queda mucho peor.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-est-plan-2-3',
    nivel: 2,
    fen: '3b4/p6n/p2k2KP/3p4/8/6P1/P7/5R2 b - - 2 47',
    linea: '1...Cg5',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de h7 se instala en g5, una casilla que ningún peón blanco puede ya atacar; el plan sigue con 2...Re5. En cambio, 1...Cf6 permite 2.Txf6+ y la posición queda mucho peor.',
    prueba: { margen: 313 },
  },
  {
    id: 'aj-est-plan-2-4',
    nivel: 2,
    fen: '5bk1/7p/R5pn/1p6/P4K1P/rP6/5P2/8 b - - 12 47',
    linea: '1...b4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...b4 gana espacio y controla a3 y c3; el plan sigue con 2...Txb3. En cambio, 1...Txb3 permite 2.axb5 y la ventaja es mucho menor.',
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
    fen: 'r5k1/5p1p/5np1/ppq1p3/1bB5/1P1QPNP1/P4P1P/3R2K1 w - - 0 29',
    linea: '1.Ad5',
    pista: 'Pregúntate qué jugarían las negras si les tocara mover.',
    explicacion:
      'Las negras quieren jugar e4; 1.Ad5 deja sin fuerza esa idea antes de que llegue; el plan sigue con 2.Cg5. En cambio, 1.a3 permite 1...Axa3 y no pasa de la igualdad.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-plan-3-1',
    nivel: 3,
    fen: '1r6/pp3pkp/3Bp3/2n5/b1PRP2P/8/P4P2/5R1K b - - 2 31',
    linea: '1...Tc8',
    pista: 'Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de b8 a c8 y ocupa la columna c, semiabierta (sin peones propios); el plan sigue con 2...Rh6. En cambio, 1...Te8 permite 2.Tg1+ y la posición queda mucho peor.',
    prueba: { margen: 115 },
  },
  {
    id: 'aj-est-plan-3-2',
    nivel: 3,
    fen: 'rn1r2k1/q3p2p/3p1np1/2pP4/2P1P3/3Q1NP1/PB3P2/R4K1R w - - 2 19',
    linea: '1.e5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.e5 ataca al peón de d6 y abre el juego, además de amenazar al caballo de f6; el plan sigue con 2.Tb1. En cambio, 1.Rg2 permite 1...Cbd7 y la ventaja es mucho menor.',
    prueba: { margen: 115 },
  },
  {
    id: 'aj-est-plan-3-3',
    nivel: 3,
    fen: 'rnbqkbnr/pppp2p1/5p1p/4p3/4P2N/2N5/PPPP1PPP/R1BQKB1R b KQkq - 1 4',
    linea: '1...h5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...h5 gana espacio y controla g4; el plan sigue con 2...Ch6. En cambio, 1...d6 permite 2.Dh5+ y la posición queda mucho peor.',
    prueba: { margen: 118 },
  },
  {
    id: 'aj-est-plan-3-4',
    nivel: 3,
    fen: 'rn1qk2r/p4ppp/3b1n2/1p2p1N1/3p2b1/PB1P1P2/1PP3PP/RNBQ1RK1 b kq - 0 10',
    linea: '1...Ah5',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Cxf7; 1...Ah5 deja sin fuerza esa idea antes de que llegue; el plan sigue con 2...Ae7. En cambio, 1...Ae6 permite 2.Cxe6 y queda en desventaja.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-est-plan-3-5',
    nivel: 3,
    fen: '4rk1r/pp3ppp/1q3n2/2b5/2B2pb1/3P1N2/PPP2QPP/RNB2K1R w - - 4 13',
    linea: '1.d4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1.d4 gana espacio y echa al alfil de c5; el plan sigue con 2.Cc3. En cambio, 1.Dh4 permite 1...h5 y la ventaja es mucho menor.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-plan-3-6',
    nivel: 3,
    fen: 'r1bqkb1r/1ppp3p/p1n3pn/3Np3/2B1PN2/P2P1Q2/1PPB1PPP/R2K3R b kq - 0 12',
    linea: '1...Cd4',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Ce2; 1...Cd4 deja sin fuerza esa idea antes de que llegue; el plan sigue con 2...d6. En cambio, 1...d6 permite 2.Ce2 y la posición queda mucho peor.',
    prueba: { margen: 103 },
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
    fen: 'r1b2rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1P/1BPP1Pq1/RN1QK2R w KQ - 0 11',
    linea: '1.Tf1 Axh3 2.De2',
    pista: 'Comprueba qué amenazan las negras contra el rey de e1.',
    explicacion:
      'Las negras amenazan mate con Dxf2# contra el rey de e1; 1.Tf1 es la defensa; el plan sigue con 2.De2. En cambio, 1.De2 permite 1...Dxh1+ y pierde.',
    prueba: { margen: 485 },
  },
  {
    id: 'aj-est-plan-4-3',
    nivel: 4,
    fen: '1k1r4/1pp3p1/p7/4p2P/4N1R1/4P1K1/1b3PP1/2r2B1R b - - 3 32',
    linea: '1...Td7',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Txg7; 1...Td7 deja sin fuerza esa idea antes de que llegue; el plan sigue con 2...c6. En cambio, 1...Th8 permite 2.Txg7 y la posición queda mucho peor.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-est-plan-4-4',
    nivel: 4,
    fen: 'Q1bq3B/4kp2/4p3/1pbp3p/6p1/2N5/PP3PPP/n2R2K1 w - - 1 22',
    linea: '1.Dc6',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'La dama ataca desde c6 el peón aislado de b5, que ningún otro peón puede defender; el plan sigue con 2.Cxb5. En cambio, 1.Ae5 permite 1...f6 y la ventaja es mucho menor.',
    prueba: { margen: 67 },
  },
  {
    id: 'aj-est-plan-4-5',
    nivel: 4,
    fen: '1q2kb1r/1p3pp1/r1np3p/1N2p3/p1Q1P3/P2BP3/1PP3PP/1K1R3R w k - 3 20',
    linea: '1.Thf1',
    pista: 'Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de h1 a f1 y ocupa la columna f, semiabierta (sin peones propios); el plan sigue con 2.Cc7+. En cambio, 1.Tdf1 permite 1...f6 y la ventaja es mucho menor.',
    prueba: { margen: 68 },
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
    fen: '4rb1r/5ppp/pk6/2p5/2P1p3/6B1/1P3PPK/R2R4 w - - 0 23',
    linea: '1.Ta3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'La torre ataca desde a3 el peón aislado de a6, que ningún otro peón puede defender; el plan sigue con 2.Td7. En cambio, 1.Td7 permite 1...e3 y la ventaja es mucho menor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-plan-5-2',
    nivel: 5,
    fen: '2r1k2r/2q2pp1/pbn1p1n1/1p5p/2PpP3/1P4PP/PN1PBPQ1/R2R2K1 b k - 0 20',
    linea: '1...h4',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1...h4 ataca al peón de g3 y abre el juego; el plan sigue con 2...Cce5. En cambio, 1...bxc4 permite 2.Axc4 y la ventaja es mucho menor.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-est-plan-5-3',
    nivel: 5,
    fen: 'rkr5/1p4Qp/pq2P3/1B3R1P/6p1/1K6/5P1P/3R4 w - - 1 32',
    linea: '1.De5+ Ra7 2.e7 Dxb5+ 3.Dxb5',
    pista: 'Todo gira en torno al peón pasado de e6.',
    explicacion:
      '1.De5+ prepara el avance del peón pasado de e6, que sigue con e7; el plan sigue con 2.e7. En cambio, 1.e7 permite 1...De6+ y la ventaja es mucho menor.',
    prueba: { margen: 70 },
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
