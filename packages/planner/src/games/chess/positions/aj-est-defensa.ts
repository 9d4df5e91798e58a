import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstDefensa: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-defensa-3-1',
    nivel: 3,
    fen: 'r5k1/5p1p/5np1/ppq1p3/1bB5/1P1QPNP1/P4P1P/3R2K1 w - - 0 29',
    linea: '1.Ad5',
    pista: 'Pregúntate qué jugarían las negras si les tocara mover.',
    explicacion:
      'Las negras quieren jugar e4; 1.Ad5 deja sin fuerza esa idea antes de que llegue. En cambio, 1.a3 permite 1...Axa3 y no pasa de la igualdad.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-defensa-3-2',
    nivel: 3,
    fen: 'r1bq2r1/pp2ppbk/3p3p/3P1pB1/8/5N2/PPPQ1P1P/3R1RK1 w - - 0 19',
    linea: '1.Rh1',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan jugar Af6; la única defensa de las blancas es 1.Rh1, que lleva el rey a h1. En cambio, 1.h4 permite 1...Af6 y la posición queda mucho peor.',
    prueba: { margen: 106 },
  },
  {
    id: 'aj-est-defensa-3-3',
    nivel: 3,
    fen: '6k1/p4p1p/K5pP/1P3n2/P3p3/5P2/4r3/R7 w - - 0 43',
    linea: '1.fxe4',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan jugar exf3; la única defensa de las blancas es 1.fxe4, que elimina el peón de e4. En cambio, 1.Rxa7 permite 1...exf3 y queda en desventaja.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-est-defensa-3-4',
    nivel: 3,
    fen: 'r1b1kb1r/1pppqBp1/p1n2n1p/4N3/3PP3/P1N5/1PP1QPPP/R1B1K2R b KQkq - 0 9',
    linea: '1...Rd8 2.Cxc6+ bxc6',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las negras es 1...Rd8, que lleva el rey a d8. En cambio, 1...Dxf7 permite 2.Cxf7 y pierde.',
    prueba: { margen: 282 },
  },
  {
    id: 'aj-est-defensa-3-5',
    nivel: 3,
    fen: '8/8/4p3/4Bb2/pkp5/7P/8/4K3 w - - 0 67',
    linea: '1.Rd2',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan jugar c3; la única defensa de las blancas es 1.Rd2, que lleva el rey a d2. En cambio, 1.Aa1 permite 1...c3 y pierde.',
    prueba: { margen: 334 },
  },
  {
    id: 'aj-est-defensa-3-6',
    nivel: 3,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/3Np3/P2P1PPP/RNBQKB1R w KQkq - 2 7',
    linea: '1.Cc3 exf2+ 2.Cxf2',
    pista: 'Pregúntate qué jugarían las negras si les tocara mover.',
    explicacion:
      'Las negras quieren jugar exf2+; 1.Cc3 deja sin fuerza esa idea antes de que llegue. En cambio, 1.fxe3 permite 1...Dxa1 y queda en desventaja.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-defensa-4-1',
    nivel: 4,
    fen: '2r1r1k1/4qpp1/pnB1b2p/2pp4/Q7/4PN1P/PP3PP1/2R2RK1 w - - 1 19',
    linea: '1.Axe8 Cxa4 2.Axa4',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar la dama de a4 con Cxa4; la única defensa de las blancas es 1.Axe8, que elimina la torre de e8. En cambio, 1.Da5 permite 1...Txc6 y la posición queda mucho peor.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-est-defensa-4-2',
    nivel: 4,
    fen: '2r1r3/6k1/q7/2n1p2Q/1p6/1PP2P2/3N2PP/3R1K2 w - - 0 37',
    linea: '1.Cc4 Dg6 2.Dxg6+',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Cc4, que interpone el caballo en c4. En cambio, 1.c4 permite 1...Dg6 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-est-defensa-4-3',
    nivel: 4,
    fen: '8/2pb1r1k/4p1pP/p3Q3/P1BPP2K/5p2/1PPq4/5R2 w - - 3 39',
    linea: '1.Txf3',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan jugar Dg2; la única defensa de las blancas es 1.Txf3, que elimina el peón de f3. En cambio, 1.Tg1 permite 1...f2 y la posición queda mucho peor.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-est-defensa-4-4',
    nivel: 4,
    fen: 'rnbqkb1r/ppp4p/5pp1/3pN3/2B1n3/5Q2/PPPP1PPP/RNB1K2R w KQkq - 0 7',
    linea: '1.Cd3',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el caballo de e5 con fxe5; la única defensa de las blancas es 1.Cd3, que coloca el caballo en d3. En cambio, 1.Cc3 permite 1...dxc4 y la posición queda mucho peor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-defensa-4-5',
    nivel: 4,
    fen: '2r2rk1/1p1bqpb1/p1n2npp/8/3Pp3/1QPB3P/PP1NNBP1/R4RK1 w - - 0 18',
    linea: '1.Cf4',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el alfil de d3 con exd3; la única defensa de las blancas es 1.Cf4, que coloca el caballo en f4. En cambio, 1.Axe4 permite 1...Cxe4 y la posición queda mucho peor.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-est-defensa-4-6',
    nivel: 4,
    fen: '8/p4pk1/7p/1Qq1p1p1/4P3/5P1n/1P3P1P/5BK1 w - - 17 44',
    linea: '1.Rh1 Cxf2+ 2.Rg2 Dxb5 3.Axb5',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Rh1, que lleva el rey a h1. En cambio, 1.Axh3 permite 1...Dxb5 y la posición queda mucho peor.',
    prueba: { margen: 310 },
  },
  {
    id: 'aj-est-defensa-5-1',
    nivel: 5,
    fen: 'r1b1k2r/pp1nbppp/2p1pq2/3pP3/3P4/2NB1P2/PPP2QPP/R1B1K2R b KQkq - 0 11',
    linea: '1...Dh4 2.Ae3 Dxf2+',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de f6 con exf6; la única defensa de las negras es 1...Dh4, que coloca la dama en h4. En cambio, 1...Cxe5 permite 2.dxe5 y queda en desventaja.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-est-defensa-5-2',
    nivel: 5,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de e8 con fxe8=T+; la única defensa de las negras es 1...Dc8, que coloca la dama en c8. En cambio, 1...Dd8 permite 2.Df4+ y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-defensa-5-3',
    nivel: 5,
    fen: '7r/2qk1ppp/Q3b3/2bpP1B1/8/1P6/1P3PPP/5RK1 w - - 3 24',
    linea: '1.Tc1 Tb8 2.Ae3',
    pista: 'El alfil de c5 está delante de su dama: ¿qué pieza tuya no juega todavía?',
    explicacion:
      'La torre ocupa la columna c y clava el alfil de c5 contra la dama. Tras 1...Tb8 2.Ae3 aumenta la presión sobre el alfil clavado y las negras deben simplificar: la partida queda igualada. Con 1.b4 h6 el alfil de g5 también queda atacado y las blancas quedan peor.',
    prueba: { margen: 140 },
  },
  {
    id: 'aj-est-defensa-5-4',
    nivel: 5,
    fen: 'rnbq1rk1/p4ppp/2pb4/1p3n2/2B2p2/2NP1N2/PPP2RPP/R1B1Q1K1 w - - 0 12',
    linea: '1.Ab3',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el alfil de c4 con bxc4; la única defensa de las blancas es 1.Ab3, que coloca el alfil en b3. En cambio, 1.Cxb5 permite 1...cxb5 y queda en desventaja.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-est-defensa-5-5',
    nivel: 5,
    fen: 'r3k1nr/pp1b1pp1/1qn1p2p/2bpP3/Q7/2P2N2/PP2BPPP/RNB1K2R w KQkq - 0 9',
    linea: '1.Dh4',
    pista: 'Pregúntate qué jugarían las negras si les tocara mover.',
    explicacion:
      'Las negras quieren jugar Cxe5; 1.Dh4 deja sin fuerza esa idea antes de que llegue. En cambio, 1.O-O permite 1...Cxe5 y queda en desventaja.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-est-defensa-5-6',
    nivel: 5,
    fen: 'r1bk3r/pp2b1pp/1q6/QB1R3P/4P1p1/P7/1P3P1P/1K5R b - - 0 21',
    linea: '1...Rc7 2.Dc3+ Rb8 3.De5+ Dc7',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las negras es 1...Rc7, que lleva el rey a c7. En cambio, 1...Ad7 permite 2.Txd7+ y pierde.',
    prueba: { margen: 265 },
  },
  {
    id: 'aj-est-defensa-6-1',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Txd2 2.Txh6+ Rg7 3.Cf5+',
    pista: 'El rey de h8 tiene pocas casillas: ¿qué peón de su refugio puede caer con jaque?',
    explicacion:
      'Las negras atacan dos piezas, de modo que hay que buscar al rey: la torre entra en f6, una casilla que ningún peón puede defender, y amenaza h6. Tras 1...Txd2 2.Txh6+ Rg7 3.Cf5+ Rg8 4.Ce7+ hay jaque continuo y tablas. Con 1.Ac3 Tf8 las negras se consolidan.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-est-defensa-6-2',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de e8 con Cxe8; la única defensa de las negras es 1...Dg6, que coloca la dama en g6. En cambio, 1...Dh5 permite 2.b7 y la posición queda mucho peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-est-defensa-6-3',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2',
    pista: 'Tu dama está en la columna e, frente a una torre: ¿cómo le das una casilla de salida con jaque?',
    explicacion:
      'El avance abre la casilla d4 a la dama, que amenaza irse con jaque de la columna e, y además ataca c2. Tras 2.Cf2 Dxb2 las negras tienen peones a cambio de su rey expuesto; siguen algo peor. Con 1...hxg5 2.Cxg5 la descubierta gana la dama.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-est-defensa-6-4',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'La dama acaba de atacar tu torre: ¿qué casilla vigila también el jaque en e6?',
    explicacion:
      'La torre escapa, controla e6 y se opone a la de e1. Tras 2.Ce6+ Txe6 3.Dxe6 Af3 hay amenaza de mate en g2, y las blancas solo tienen el jaque continuo: tablas. Con 1...Tf7 2.De8 el ataque blanco gana.',
    prueba: { margen: 470 },
  },
];
