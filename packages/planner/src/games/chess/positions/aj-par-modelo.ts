import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParModelo: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-modelo-1-1',
    nivel: 1,
    fen: '6k1/1p1r4/p1P1p2p/P4p2/3rnP1P/1R1NR3/6P1/6K1 b - - 0 42',
    linea: '1...bxc6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con 1...bxc6 el peón queda pasado en c6: ningún peón rival puede ya detenerlo. Las negras ganan un peón.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-par-modelo-1-2',
    nivel: 1,
    fen: 'r1bqkb1r/5pp1/p2pB2p/np6/1n2P2P/P1N1QN2/1P1B1PP1/R3K2R b KQkq - 0 14',
    linea: '1...Cc2+ 2.Re2 Axe6',
    pista: 'Antes de recapturar en e6, busca una jugada intermedia más fuerte.',
    explicacion:
      'Lo automático es recapturar en e6, pero antes 1...Cc2+ con jaque mejora la situación; la captura en e6 llega después. Las negras ganan un alfil.',
    prueba: { margen: 528 },
  },
  {
    id: 'aj-par-modelo-1-3',
    nivel: 1,
    fen: '4r3/r4kpp/p2Rb3/p3Ppb1/2R4P/8/PP3PP1/1B4K1 b - - 2 22',
    linea: '1...Axc4 2.hxg5 Txe5',
    pista: 'Una pieza propia estorba a la torre de e8.',
    explicacion:
      'El alfil deja libre e6 ganando tiempo con 1...Axc4 y abre la línea de la torre de e8, que entra con 2...Txe5. Las negras ganan una torre y un peón por un alfil.',
    prueba: { margen: 158 },
  },
  {
    id: 'aj-par-modelo-1-4',
    nivel: 1,
    fen: '2rq1rk1/pp1bppbp/3p1np1/8/2n1P3/2NBBP2/PPPQN1PP/2KR3R w - - 11 13',
    linea: '1.Axc4',
    pista: 'Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1.Axc4 cambia el alfil de d3 por el caballo de c4, una pieza que sostenía el peón de d6. En cambio, 1.e5 permite 1...Cxd2 y queda en desventaja.',
    prueba: { margen: 308 },
  },
  {
    id: 'aj-par-modelo-1-5',
    nivel: 1,
    fen: '8/5k1p/p4b2/2N5/P1Pp1p2/1p3P1P/1P2r3/2R2K2 b - - 3 40',
    linea: '1...Txb2',
    pista: 'Una torre en la séptima fila vale más que una pasiva.',
    explicacion: 'La torre entra en la séptima fila por b2, donde restringe al rey rival. Las negras ganan un peón.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-par-modelo-1-6',
    nivel: 1,
    fen: '6QR/kpp5/2r5/4p3/4N3/4PPK1/1b4P1/q4B2 w - - 2 40',
    linea: '1.Ab5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de a7.',
    explicacion:
      'El alfil se suma al ataque desde b5 y apunta a a6, junto al rey de a7; a su zona apunta también la dama de g8. En cambio, 1.Ad3 permite 1...Rb6 y la ventaja es mucho menor.',
    prueba: { margen: 190 },
  },
  {
    id: 'aj-par-modelo-2-1',
    nivel: 2,
    fen: 'rkb4r/pp4Qp/1q1b4/1B1R3P/4P1p1/P7/1P3P1P/1KR5 b - - 0 24',
    linea: '1...Td8',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de h8 a d8 y ocupa la columna d, abierta. En cambio, 1...Tf8 permite 2.e5 y queda en desventaja.',
    prueba: { margen: 183 },
  },
  {
    id: 'aj-par-modelo-2-2',
    nivel: 2,
    fen: 'rn2qrk1/1N4p1/p3p3/3nP1p1/Pp6/3Q1p2/1PB2PPP/R1B3K1 b - - 1 22',
    linea: '1...Dh5',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Dh7+; 1...Dh5 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Tf5 permite 2.Cd6 y queda en desventaja.',
    prueba: { margen: 313 },
  },
  {
    id: 'aj-par-modelo-2-3',
    nivel: 2,
    fen: 'r6k/1pN2Q1n/1qn1P3/p2p4/Pb1P4/1P2B1P1/5K1P/R6R b - - 2 35',
    linea: '1...Tf8',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de a8 a f8 y ocupa la columna f, abierta. En cambio, 1...Ad2 permite 2.e7 y queda en desventaja.',
    prueba: { margen: 379 },
  },
  {
    id: 'aj-par-modelo-2-4',
    nivel: 2,
    fen: '1r4k1/pp3r2/2p1b1pR/P1P5/3R3P/4PP2/6P1/4K3 b - - 1 44',
    linea: '1...Rg7',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Txg6+; 1...Rg7 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Af5 permite 2.h5 y la ventaja es mucho menor.',
    prueba: { margen: 255 },
  },
  {
    id: 'aj-par-modelo-2-5',
    nivel: 2,
    fen: 'r1b2qr1/pp2ppbk/3p4/3P1pp1/8/5N2/PPPQ1PRP/3R3K b - - 1 21',
    linea: '1...g4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...g4 gana espacio y echa al caballo de f3. En cambio, 1...f6 permite 2.Dd3 y la ventaja es mucho menor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-modelo-2-6',
    nivel: 2,
    fen: 'r1b3kr/1pb3p1/p1p3pn/4P1Np/8/BPP4P/3N1PP1/R4RK1 w - - 10 23',
    linea: '1.e6',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El peón se suma al ataque desde e6 y apunta a f7, junto al rey de g8; a su zona apuntan también el caballo de g5 y el alfil de a3. En cambio, 1.Cdf3 permite 1...Cf7 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-par-modelo-3-1',
    nivel: 3,
    fen: '2r3k1/p1np2p1/1p2p2p/6q1/1P1P2p1/3BP3/4N2P/2RR2K1 w - - 1 27',
    linea: '1.Cf4',
    pista: 'Pregúntate qué jugarían las negras si les tocara mover.',
    explicacion:
      'Las negras quieren jugar Dxe3+; 1.Cf4 impide esa idea antes de que llegue. En cambio, 1.Rg2 permite 1...Dxe3 y la posición queda mucho peor.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-par-modelo-3-2',
    nivel: 3,
    fen: '1r3nk1/B5p1/4p3/4Prp1/P7/3QPbP1/5P1P/5RK1 b - - 0 33',
    linea: '1...Ta8',
    pista: 'Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de b8 a a8 y ocupa la columna a, semiabierta (sin peones propios). En cambio, 1...Tc8 permite 2.Ad4 y la posición queda mucho peor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-modelo-3-3',
    nivel: 3,
    fen: 'rn1q1rk1/ppp1bppp/3nP3/3p4/3P2B1/1PN2N2/P1P1Q1PP/R3K2R b KQ - 2 13',
    linea: '1...f5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...f5 gana espacio y echa al alfil de g4. En cambio, 1...c6 permite 2.exf7+ y no pasa de la igualdad.',
    prueba: { margen: 101 },
  },
  {
    id: 'aj-par-modelo-3-4',
    nivel: 3,
    fen: 'r1bqkbnr/pppp1ppp/8/n7/2B1P3/2N5/PP3PPP/R1BQK1NR w KQkq - 3 6',
    linea: '1.Axf7+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      '1.Axf7+ sacrifica el alfil para abrir la posición del rey de e8; a su zona apunta también la dama de d1. En cambio, 1.Ad3 permite 1...Cc6 y no pasa de la igualdad.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-par-modelo-3-5',
    nivel: 3,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/2N1B2R/PQ2NKP1/R7 b - - 0 20',
    linea: '1...Cd3+ 2.Rg1 Cxb2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de b2 y al rey de f2.',
    explicacion:
      'El caballo llega a d3 y da jaque al rey de f2 y ataca a la vez a la dama de b2: la siguiente jugada captura en b2. Las negras ganan una dama.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-par-modelo-3-6',
    nivel: 3,
    fen: 'rnb1k2r/ppp1qppp/1b6/4p3/1P2n3/2PP4/P1Q3PP/RNB1KBNR b KQkq - 1 9',
    linea: '1...Cf2 2.Dxf2 Axf2+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'El caballo se suma al ataque desde f2 y apunta a d1, junto al rey de e1; a su zona apunta también el alfil de b6. Las negras ganan una dama por un alfil y un caballo.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-modelo-4-1',
    nivel: 4,
    fen: '2b4k/R2nn2P/4Q3/1q1pP2p/2pP1r2/2P4P/1p4P1/1B4K1 b - - 1 34',
    linea: '1...Db3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'La dama ataca desde b3 el peón retrasado de c3, que ningún otro peón puede defender. En cambio, 1...Db8 permite 2.Ta3 y la ventaja es mucho menor.',
    prueba: { margen: 153 },
  },
  {
    id: 'aj-par-modelo-4-2',
    nivel: 4,
    fen: 'r4rk1/pb1n1pp1/1q1p1b1p/2p5/3PPB2/5NP1/1P3PBP/R2Q1RK1 w - - 3 21',
    linea: '1.e5 Ag5 2.Axg5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.e5 ataca al peón de d6 y abre el juego, además de amenazar al alfil de f6. En cambio, 1.d5 permite 1...g5 y no pasa de la igualdad.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-par-modelo-4-3',
    nivel: 4,
    fen: 'rn1qkb1r/ppp4p/5pp1/3pNb2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 2 8',
    linea: '1.Axd5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El alfil se suma al ataque desde d5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de e5. Las blancas ganan un peón.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-par-modelo-4-4',
    nivel: 4,
    fen: 'r1bq1rk1/pppp1pP1/8/b5p1/1nB5/2N2N2/P3QPPP/R4RK1 b - - 0 14',
    linea: '1...Rxg7',
    pista: 'Antes de atacar, asegura tu rey.',
    explicacion:
      'El rey va de g8 a g7 para evitar la amenaza de capturar la torre de f8 con gxf8=T+. Las negras ganan un peón.',
    prueba: { margen: 101 },
  },
  {
    id: 'aj-par-modelo-4-5',
    nivel: 4,
    fen: 'r6k/1p3R2/7p/2prP1p1/2n5/P3R1P1/2PB3P/2K5 w - - 0 35',
    linea: '1.Td3 Txd3 2.cxd3',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de e3 a d3 y ocupa la columna d, abierta. En cambio, 1.e6 permite 1...Cxe3 y no pasa de la igualdad.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-par-modelo-4-6',
    nivel: 4,
    fen: 'r6r/QN2kpp1/5b1p/2pq4/4pB2/1P6/P1P2PPP/4R1K1 w - - 1 26',
    linea: '1.Txe4+ Ae5 2.Dxc5+ Dxc5 3.Cxc5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      '1.Txe4+ sacrifica la torre para abrir la posición del rey de e7; a su zona apuntan también el caballo de b7 y el alfil de f4. Las blancas ganan dos peones.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-par-modelo-5-1',
    nivel: 5,
    fen: '5r1r/Bppnk1p1/3p3p/P2Pp3/8/2P3P1/1PP1R1PP/6K1 b - - 0 22',
    linea: '1...b6',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1...b6 ataca al peón de a5 y abre el juego. En cambio, 1...Ta8 permite 2.Af2 y la ventaja es mucho menor.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-par-modelo-5-2',
    nivel: 5,
    fen: '1rb1r1k1/3nbpp1/p3p2p/3nP3/N2B4/1P1R1N1P/p1q3P1/K3QB1R b - - 1 27',
    linea: '1...Txb3 2.Txb3 Dxb3 3.Cb2 Cb4 4.Ad3 Cxd3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de a1.',
    explicacion:
      'La torre se suma al ataque desde b3 y apunta a b1 y b2, junto al rey de a1; a su zona apunta también la dama de c2. Las negras ganan un alfil y un peón.',
    prueba: { margen: 155 },
  },
  {
    id: 'aj-par-modelo-5-3',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7 y h7, junto al rey de g8; a su zona apunta también el alfil de d6. En cambio, 1.Af4 permite 1...Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-modelo-5-4',
    nivel: 5,
    fen: '1n1qkbnr/rp3ppp/2p1p3/p7/P1BP2PR/2N1PN2/1P1B1PP1/R2QK3 w Qk - 1 13',
    linea: '1.g5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.g5 gana espacio y controla f6 y h6. En cambio, 1.Dc2 permite 1...Cf6 y la ventaja es mucho menor.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-par-modelo-5-5',
    nivel: 5,
    fen: '1Q6/p2r1k1p/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 w - - 2 29',
    linea: '1.Cg5+ Re7 2.Dg8',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a e6, junto al rey de f7; a su zona apunta también la dama de b8. En cambio, 1.Cf4 permite 1...Te7 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-par-modelo-5-6',
    nivel: 5,
    fen: 'r4b1r/1p1nkBpp/pqp1p3/4N3/3P4/P3n1N1/1PP2PPP/R2QK2R w KQ - 1 14',
    linea: '1.Cxd7 Da5+ 2.b4 Dg5 3.fxe3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'El caballo se suma al ataque desde d7 y apunta a f6 y f8, junto al rey de e7; a su zona apunta también el alfil de f7. Las blancas ganan dos caballos por un peón.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-par-modelo-6-1',
    nivel: 6,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-modelo-6-2',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de d6 pasa a d7 y su alcance crece de 8 a 14 casillas. En cambio, 1...Dc7 permite 2.Ad5 y no pasa de la igualdad.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-modelo-6-3',
    nivel: 6,
    fen: 'r4rk1/3b1pp1/nqp4p/pp3n2/3PNb2/1BP2N2/PP2QRPP/R5K1 w - - 0 19',
    linea: '1.Ch4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      '1.Ch4 sacrifica el caballo para abrir la posición del rey de g8; a su zona apunta también el alfil de b3. En cambio, 1.g3 permite 1...Ae3 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-modelo-6-4',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'La dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-modelo-6-5',
    nivel: 6,
    fen: 'rn2kb1r/p3qpp1/b1p2n1p/3P4/1p1N4/2NQBP2/PPP3PP/2KR1B1R w kq - 0 12',
    linea: '1.Ccb5 Axb5 2.Cxb5',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Ccb5 ofrece el caballo en b5; a cambio, el rey de e8 queda expuesto a Dxb5+. En cambio, 1.d6 permite 1...Db7 y no pasa de la igualdad.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-par-modelo-6-6',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.c4 ataca al peón de d5 y abre el juego, además de amenazar al alfil de b5. En cambio, 1.Db2 permite 1...Dxa4 y la posición queda mucho peor.',
    prueba: { margen: 136 },
  },
];
