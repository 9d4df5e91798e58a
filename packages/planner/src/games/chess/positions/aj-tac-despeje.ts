import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDespeje: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-despeje-3-1',
    nivel: 3,
    fen: '1n1rr1k1/5pp1/p1p2Q1p/8/3PR3/P6P/3q1PPN/4R1K1 w - - 0 1',
    linea: '1.Txe8+ Txe8 2.Txe8+ Rh7 3.Df5+ g6 4.Dxf7#',
    pista: 'Una pieza propia estorba a la torre de e1.',
    explicacion:
      'La torre deja libre e4 ganando tiempo con 1.Txe8+ y abre la línea de la torre de e1, que entra con 2.Txe8+. La línea acaba en mate en 4 jugadas con 4.Dxf7#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-despeje-3-2',
    nivel: 3,
    fen: '6rk/5ppp/5R2/8/1r2Pn2/P2R4/P2B1PPP/1r4RK b - - 0 1',
    linea: '1...Txg1+ 2.Rxg1 Tb1+ 3.Ac1 Txc1+ 4.Td1 Txd1#',
    pista: 'La casilla que necesita la torre de b4 está ocupada por una pieza propia.',
    explicacion:
      'La torre abandona b1 ganando tiempo con 1...Txg1+ para dejar esa casilla a la torre de b4: 2...Tb1+. La línea acaba en mate en 4 jugadas con 4...Txd1#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-despeje-3-3',
    nivel: 3,
    fen: 'r4br1/pkp2p1p/6p1/p1nNP3/3N2b1/R3P1P1/PP1K1P1P/R1B5 b - - 6 19',
    linea: '1...Ce4+ 2.Re1 Axa3',
    pista: 'Una pieza propia estorba al alfil de f8.',
    explicacion:
      'El caballo deja libre c5 ganando tiempo con 1...Ce4+ y abre la línea del alfil de f8, que entra con 2...Axa3. En cambio, 1...Td8 permite 2.Cf6 y no pasa de la igualdad.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-tac-despeje-3-4',
    nivel: 3,
    fen: '3Q2rk/pp3pp1/pp3R1p/4n3/8/P2P4/4qPPP/3B2RK w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Df6+ Rh7 3.Axe2 Tg6 4.Dxe5',
    pista: 'La casilla que necesita la dama de d8 está ocupada por una pieza propia.',
    explicacion:
      'La torre abandona f6 ganando tiempo con 1.Txh6+ para dejar esa casilla a la dama de d8: 2.Df6+. En cambio, 1.Dxg8+ permite 1...Rxg8 y la ventaja es mucho menor.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-tac-despeje-3-5',
    nivel: 3,
    fen: 'rn2k2r/3qppbp/3p1np1/2pP4/4P3/1PN2N2/P4PPP/R1BQK2R b KQkq - 0 11',
    linea: '1...Cxe4 2.Cxe4 Axa1',
    pista: 'Una pieza propia estorba al alfil de g7.',
    explicacion:
      'El caballo deja libre f6 ganando tiempo con 1...Cxe4 y abre la línea del alfil de g7, que entra con 2...Axa1. En cambio, 1...Cxd5 permite 2.Cxd5 y no pasa de la igualdad.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-tac-despeje-3-6',
    nivel: 3,
    fen: 'r1bq1rk1/p5pp/2pbpp2/8/2P1N3/1P1QP3/PB3PPP/R4RK1 b - - 0 14',
    linea: '1...Axh2+ 2.Rxh2 Dxd3 3.Aa3 Dxe4 4.Axf8 Rxf8',
    pista: 'Una pieza propia estorba a la dama de d8.',
    explicacion:
      'El alfil deja libre d6 ganando tiempo con 1...Axh2+ y abre la línea de la dama de d8, que entra con 2...Dxd3. Las negras ganan una dama, un alfil y un peón por una torre.',
    prueba: { margen: 475 },
  },
  {
    id: 'aj-tac-despeje-4-1',
    nivel: 4,
    fen: 'rn2k2r/1Q1bppbp/P2p1np1/q1pP4/8/2N1P2P/PP3PP1/R1B1KBNR b KQkq - 4 11',
    linea: '1...Cxd5 2.Ad2 Axc3',
    pista: 'Una pieza propia estorba al alfil de g7.',
    explicacion:
      'El caballo deja libre f6 ganando tiempo con 1...Cxd5 y abre la línea del alfil de g7, que entra con 2...Axc3. En cambio, 1...Ce4 permite 2.Ad2 y la posición queda mucho peor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-tac-despeje-4-2',
    nivel: 4,
    fen: '2r1r1k1/5pb1/1Bqpb1p1/p6p/P1PNP3/6P1/2Q2PBP/1R2R1K1 b - - 1 28',
    linea: '1...Dxc4 2.Dxc4 Txc4 3.Cxe6 Txe6',
    pista: 'Una pieza propia estorba a la torre de c8.',
    explicacion:
      'La dama deja libre c6 ganando tiempo con 1...Dxc4 y abre la línea de la torre de c8, que entra con 2...Txc4. Las negras ganan un peón.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-tac-despeje-4-3',
    nivel: 4,
    fen: '2r2r1k/pp3p1b/5P1P/8/2RnP2R/P7/3N1PP1/5K2 b - - 2 29',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista: 'La casilla que necesita la torre de f8 está ocupada por una pieza propia.',
    explicacion:
      'La torre abandona c8 ganando tiempo con 1...Txc4 para dejar esa casilla a la torre de f8: 2...Tc8. Las negras ganan un caballo.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-tac-despeje-5-1',
    nivel: 5,
    fen: '2r2rk1/1bqnbppp/p2ppn2/1P6/4P3/1PN2P2/P1NQBBPP/2R2RK1 b - - 0 16',
    linea: '1...Dxc3 2.Dxc3 Txc3',
    pista: 'Una pieza propia estorba a la torre de c8.',
    explicacion:
      'La dama deja libre c7 ganando tiempo con 1...Dxc3 y abre la línea de la torre de c8, que entra con 2...Txc3. En cambio, 1...axb5 permite 2.Cxb5 y no pasa de la igualdad.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-tac-despeje-5-2',
    nivel: 5,
    fen: '2n2r1k/p5pp/1p1p4/Q1R5/2PPP3/P1PPP2r/4qPPP/B5RK w - - 0 1',
    linea: '1.Txc8 Txc8 2.Df5 Te8 3.Dxh3',
    pista: 'Una pieza propia estorba a la dama de a5.',
    explicacion:
      'La torre deja libre c5 ganando tiempo con 1.Txc8 y abre la línea de la dama de a5, que entra con 2.Df5. Las blancas ganan un caballo.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-tac-despeje-5-3',
    nivel: 5,
    fen: 'r3rnk1/pp4p1/2p2p2/2qb3Q/5P1B/1P6/5RPP/1R5K b - - 5 25',
    linea: '1...Axg2+ 2.Txg2 Dxh5',
    pista: 'Una pieza propia estorba a la dama de c5.',
    explicacion:
      'El alfil deja libre d5 ganando tiempo con 1...Axg2+ y abre la línea de la dama de c5, que entra con 2...Dxh5. Las negras ganan una dama y un peón por un alfil.',
    prueba: { margen: 243 },
  },
  {
    id: 'aj-tac-despeje-6-1',
    nivel: 6,
    fen: 'r1b1kb1r/pppq1ppp/8/n3pQN1/1n6/3B4/PPPP1PPP/RNB1K2R b KQkq - 5 9',
    linea: '1...Dxf5 2.Axf5 Axf5',
    pista: 'Una pieza propia estorba al alfil de c8.',
    explicacion:
      'La dama deja libre d7 ganando tiempo con 1...Dxf5 y abre la línea del alfil de c8, que entra con 2...Axf5. Las negras ganan un alfil.',
    prueba: { margen: 118 },
  },
  {
    id: 'aj-tac-despeje-6-2',
    nivel: 6,
    fen: '1q4k1/3R1pp1/4p2p/1pr1p3/4P2P/r4N2/3Q1P2/3B2K1 w - - 0 32',
    linea: '1.Td8+ Dxd8 2.Dxd8+',
    pista: 'Una pieza propia estorba a la dama de d2.',
    explicacion:
      'La torre deja libre d7 ganando tiempo con 1.Td8+ y abre la línea de la dama de d2, que entra con 2.Dxd8+. En cambio, 1.Cg5 permite 1...Tc8 y no pasa de la igualdad.',
    prueba: { margen: 168 },
  },
  {
    id: 'aj-tac-despeje-6-3',
    nivel: 6,
    fen: 'r3kb1r/ppp1qp1p/5n2/3P2N1/2BPNp2/8/PPP3PP/R1BbR1K1 w kq - 0 12',
    linea: '1.Cxf6+ Rd8 2.Txe7',
    pista: 'Una pieza propia estorba a la torre de e1.',
    explicacion:
      'El caballo deja libre e4 ganando tiempo con 1.Cxf6+ y abre la línea de la torre de e1, que entra con 2.Txe7. En cambio, 1.d6 permite 1...Dxe4 y la ventaja es mucho menor.',
    prueba: { margen: 123 },
  },
];
