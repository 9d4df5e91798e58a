import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstEspacio: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-espacio-3-1',
    nivel: 3,
    fen: 'rnb1qbn1/p1Qpk3/8/5pr1/2p1P3/8/PPPP1PPP/R1B2RK1 w - - 0 18',
    linea: '1.d3',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.d3 ataca al peón de c4 y abre el juego. En cambio, 1.De5+ permite 1...Rf7 y la posición queda mucho peor.',
    prueba: { margen: 94 },
  },
  {
    id: 'aj-est-espacio-3-2',
    nivel: 3,
    fen: '1rb1r1k1/2qnbpp1/p3pn1p/1p2p3/5P2/P1N2N1P/1PP2BP1/1K1RQB1R b - - 1 19',
    linea: '1...b4',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1...b4 ataca al peón de a3 y abre el juego, además de amenazar al caballo de c3. En cambio, 1...exf4 permite 2.Ad4 y la ventaja es mucho menor.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-espacio-3-3',
    nivel: 3,
    fen: '3Q4/5rpk/p1q4p/P4p2/1np2P2/5NP1/3RP1KP/8 b - - 9 45',
    linea: '1...c3',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c3 gana espacio y echa a la torre de d2. En cambio, 1...Tf6 permite 2.Rh3 y no pasa de la igualdad.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-est-espacio-3-4',
    nivel: 3,
    fen: '5rk1/6p1/bp1p3p/p1p5/4pP1Q/P1P3PP/q7/2BR2K1 b - - 0 36',
    linea: '1...e3',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...e3 gana espacio y controla d2 y f2. En cambio, 1...Dc2 permite 2.Dh5 y la ventaja es mucho menor.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-est-espacio-3-5',
    nivel: 3,
    fen: '4rrk1/pp2bpp1/2n1b2p/q1pnp3/P3N3/1PPP1N1P/1B2QPP1/3RKB1R b K - 0 17',
    linea: '1...f5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...f5 gana espacio y echa al caballo de e4. En cambio, 1...Cd4 permite 2.Dd2 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-espacio-3-6',
    nivel: 3,
    fen: 'r4rk1/pb1n1pp1/1q1p1b1p/2p5/3PPB2/5NP1/1P3PBP/R2Q1RK1 w - - 3 21',
    linea: '1.e5 Ag5 2.Axg5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.e5 ataca al peón de d6 y abre el juego, además de amenazar al alfil de f6. En cambio, 1.d5 permite 1...g5 y no pasa de la igualdad.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-espacio-4-1',
    nivel: 4,
    fen: 'r1q1k1nr/pppb2b1/3p1pp1/3N3p/1PPp4/3P2P1/P2BPPBP/2RQ1RK1 w kq - 0 14',
    linea: '1.c5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.c5 ataca al peón de d6 y abre el juego. En cambio, 1.e3 permite 1...c6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-espacio-4-2',
    nivel: 4,
    fen: '5k2/5p2/8/p1p3Pp/P1P1rP2/1P2r3/4BK2/4R3 b - - 2 44',
    linea: '1...h4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1...h4 gana espacio y controla g3. En cambio, 1...Txb3 permite 2.Axh5 y la ventaja es mucho menor.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-espacio-4-3',
    nivel: 4,
    fen: '2k4r/1ppr1pp1/1p6/3qp1Pp/3b4/5Q2/P2R1PKP/2B3R1 b - - 0 27',
    linea: '1...e4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...e4 gana espacio y echa a la dama de f3. En cambio, 1...Thd8 permite 2.Tc2 y la ventaja es mucho menor.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-espacio-4-4',
    nivel: 4,
    fen: 'rnbqkb1r/pppp1ppp/8/4N3/2B1n3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4',
    linea: '1...d5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...d5 gana espacio y echa al alfil de c4. En cambio, 1...Cd6 permite 2.Ab3 y no pasa de la igualdad.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-espacio-4-5',
    nivel: 4,
    fen: '1rbk1b1r/p1pp3p/2n2p2/3NP1pq/2BP1pn1/5N2/PPP1K1PP/R1BQ3R w - - 0 13',
    linea: '1.h3',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1.h3 gana espacio y echa al caballo de g4. En cambio, 1.exf6 permite 1...Cb4 y no pasa de la igualdad.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-est-espacio-4-6',
    nivel: 4,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.h5 ataca al peón de g6 y abre el juego. En cambio, 1.Cxf3 permite 1...Ab5 y queda en desventaja.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-est-espacio-5-1',
    nivel: 5,
    fen: '1r1r2k1/pbpq1ppp/1p2p3/7Q/3P3P/2n1B3/PP2BPP1/3R1RK1 b - - 5 22',
    linea: '1...g6',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...g6 gana espacio y echa a la dama de h5. En cambio, 1...Dd5 permite 2.Af3 y la ventaja es mucho menor.',
    prueba: { margen: 128 },
  },
  {
    id: 'aj-est-espacio-5-2',
    nivel: 5,
    fen: 'r1bq1rk1/pppp1p2/8/b5p1/1nBN4/2N5/P3QPPP/R4RK1 w - - 2 16',
    linea: '1.a3',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.a3 gana espacio y echa al caballo de b4. En cambio, 1.Cf5 permite 1...d5 y no pasa de la igualdad.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-espacio-5-3',
    nivel: 5,
    fen: '5r1r/Bppnk1p1/3p3p/P2Pp3/8/2P3P1/1PP1R1PP/6K1 b - - 0 22',
    linea: '1...b6',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1...b6 ataca al peón de a5 y abre el juego. En cambio, 1...Ta8 permite 2.Af2 y la ventaja es mucho menor.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-espacio-5-4',
    nivel: 5,
    fen: '2r1k2r/2q2pp1/pbn1p1n1/1p5p/2PpP3/1P4PP/PN1PBPQ1/R2R2K1 b k - 0 20',
    linea: '1...h4',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1...h4 ataca al peón de g3 y abre el juego. En cambio, 1...bxc4 permite 2.Axc4 y la ventaja es mucho menor.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-est-espacio-5-5',
    nivel: 5,
    fen: '1n1qkbnr/rp3ppp/2p1p3/p7/P1BP2PR/2N1PN2/1P1B1PP1/R2QK3 w Qk - 1 13',
    linea: '1.g5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.g5 gana espacio y controla f6 y h6. En cambio, 1.Dc2 permite 1...Cf6 y la ventaja es mucho menor.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-espacio-5-6',
    nivel: 5,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...e5 gana espacio y echa al alfil de f4. En cambio, 1...Ta5 permite 2.Cxe6 y la posición queda mucho peor.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-est-espacio-6-1',
    nivel: 6,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c6 gana espacio y echa al caballo de d5. En cambio, 1...Ab7 permite 2.Ad2 y no pasa de la igualdad.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-espacio-6-2',
    nivel: 6,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.Dd5 Ae6',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c5 gana espacio y echa a la dama de d4. En cambio, 1...Cf6 permite 2.De3 y no pasa de la igualdad.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-espacio-6-3',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2 3.Axe7+ Cxe7',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion: 'La ruptura 1...d3 ataca al peón de c2 y abre el juego. Las negras ganan un peón.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-est-espacio-6-4',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.c4 ataca al peón de d5 y abre el juego, además de amenazar al alfil de b5. En cambio, 1.Db2 permite 1...Dxa4 y la posición queda mucho peor.',
    prueba: { margen: 136 },
  },
];
