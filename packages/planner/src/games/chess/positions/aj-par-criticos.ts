import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParCriticos: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-criticos-4-1',
    nivel: 4,
    fen: 'r2q1nk1/1b2nrbp/p2P2p1/4p3/4p3/1PN2P2/P2QBRPP/R1B1N1K1 b - - 0 17',
    linea: '1...e3',
    pista: 'El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1...e3 ofrece el peón en e3; a cambio, la iniciativa sigue con 2...Cf5. En cambio, 1...Cf5 permite 2.Cxe4 y queda en desventaja.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-par-criticos-4-2',
    nivel: 4,
    fen: 'r1b2rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1P/1BPP1Pq1/RN1QK2R w KQ - 0 11',
    linea: '1.Tf1 Axh3 2.De2',
    pista: 'Comprueba qué amenazan las negras contra el rey de e1.',
    explicacion:
      'Las negras amenazan mate con Dxf2# contra el rey de e1; 1.Tf1 es la defensa. En cambio, 1.De2 permite 1...Dxh1+ y pierde.',
    prueba: { margen: 485 },
  },
  {
    id: 'aj-par-criticos-4-3',
    nivel: 4,
    fen: '3q1kn1/1p6/r1npbp2/p1pNpP2/P7/2PPB3/1P3KB1/2R4Q b - - 0 26',
    linea: '1...Af7',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Ah6+; 1...Af7 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Axf5 permite 2.Dh8 y la posición queda mucho peor.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-par-criticos-4-4',
    nivel: 4,
    fen: '4k3/2R2p2/P3p3/3P2pn/3b3r/1P6/P4pK1/1B3Q2 b - - 8 42',
    linea: '1...Tg4+ 2.Rh3 Th4+ 3.Rg2 Tg4+ 4.Rh3 Th4+ 5.Rg2 Tg4+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde g4 y apunta a g3, junto al rey de g2; a su zona apuntan también el caballo de h5 y el alfil de d4. En cambio, 1...Rf8 permite 2.Dxf2 y queda en desventaja.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-par-criticos-4-5',
    nivel: 4,
    fen: '2r2rk1/1p1bqpb1/p1n2npp/8/3Pp3/1QPB3P/PP1NNBP1/R4RK1 w - - 0 18',
    linea: '1.Cf4',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el alfil de d3 con exd3; la única defensa de las blancas es 1.Cf4, que coloca el caballo en f4. En cambio, 1.Axe4 permite 1...Cxe4 y la posición queda mucho peor.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-par-criticos-4-6',
    nivel: 4,
    fen: 'r1b1k1nr/p2q1pb1/1pnp2p1/2pNp2p/4P3/2PP1NP1/PP3PBP/R1BQ1RK1 w kq - 0 14',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de d5. En cambio, 1.Da4 permite 1...Db7 y no pasa de la igualdad.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-criticos-5-1',
    nivel: 5,
    fen: '2k4r/1ppr1pp1/1p6/3qp1Pp/3b4/5Q2/P2R1PKP/2B3R1 b - - 0 27',
    linea: '1...e4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...e4 gana espacio y echa a la dama de f3. En cambio, 1...Thd8 permite 2.Tc2 y la ventaja es mucho menor.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-criticos-5-2',
    nivel: 5,
    fen: 'rn2kb1r/3qpp2/3p2p1/1QpPn2p/P3PP2/2N5/1P2N1PP/R1B2K1R b kq - 0 13',
    linea: '1...Cg4',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de e5 con fxe5; la única defensa de las negras es 1...Cg4, que coloca el caballo en g4. En cambio, 1...Cec6 permite 2.dxc6 y la posición queda mucho peor.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-par-criticos-5-3',
    nivel: 5,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.bxc3 Axb5',
    pista: 'El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1...Txc3 entrega la calidad: la torre de c8 por el caballo de c3; a cambio, la iniciativa sigue con 2...Da5. En cambio, 1...Axb5 permite 2.Cdxb5 y no pasa de la igualdad.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-par-criticos-5-4',
    nivel: 5,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.h5 ataca al peón de g6 y abre el juego. En cambio, 1.Cxf3 permite 1...Ab5 y queda en desventaja.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-par-criticos-5-5',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7 y h7, junto al rey de g8; a su zona apunta también el alfil de d6. En cambio, 1.Af4 permite 1...Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-criticos-6-1',
    nivel: 6,
    fen: 'r1r1n1k1/1p3pbp/1q1pp1pP/1N4B1/4P1P1/Pp3B2/2PQ4/1K1R2R1 w - - 0 23',
    linea: '1.c4 Txc4 2.hxg7 Dxb5 3.Ae2',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.c4 ofrece el peón en c4; a cambio, la iniciativa sigue con 2.hxg7. En cambio, 1.c3 permite 1...Dxb5 y queda en desventaja.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-par-criticos-6-2',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de e8 con Cxe8; la única defensa de las negras es 1...Dg6, que coloca la dama en g6. En cambio, 1...Dh5 permite 2.b7 y la posición queda mucho peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-criticos-6-3',
    nivel: 6,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-criticos-6-4',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'La dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-criticos-6-5',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Todo gira en torno al peón pasado de b7.',
    explicacion:
      '1.Ad6+ prepara el avance del peón pasado de b7, que sigue con b8=D. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-criticos-6-6',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.c4 ataca al peón de d5 y abre el juego, además de amenazar al alfil de b5. En cambio, 1.Db2 permite 1...Dxa4 y la posición queda mucho peor.',
    prueba: { margen: 136 },
  },
];
