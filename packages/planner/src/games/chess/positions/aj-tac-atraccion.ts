import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacAtraccion: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-atraccion-2-1',
    nivel: 2,
    fen: '6kN/5ppp/1rp5/8/2P1PR2/3P2Q1/2n2PPP/1q4RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tb1#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxg1+ atrae al rey de h1 a g1, donde 2...Tb1# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-2',
    nivel: 2,
    fen: 'Q4rkn/B4ppp/1R6/4p1N1/4P3/2rP2b1/P4PPP/3q2RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tc1#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxg1+ atrae al rey de h1 a g1, donde 2...Tc1# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-3',
    nivel: 2,
    fen: '4rNkr/2Q2pp1/3p3p/5R2/r1P5/2PP4/5PPP/2q2RK1 b - - 0 1',
    linea: '1...Dxf1+ 2.Rxf1 Ta1#',
    pista: 'El rey de g1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxf1+ atrae al rey de g1 a f1, donde 2...Ta1# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-4',
    nivel: 2,
    fen: '2krNr2/ppp5/p2p4/2pQp3/3P3q/PPr5/PP3PPP/4R1RK b - - 0 1',
    linea: '1...Dxh2+ 2.Rxh2 Th8#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxh2+ atrae al rey de h1 a h2, donde 2...Th8# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-5',
    nivel: 2,
    fen: '3Rr1k1/5pp1/QB5p/4p3/1n6/PP1P3q/PPP5/1K1R2r1 w - - 0 1',
    linea: '1.Txe8+ Rh7 2.Th8+ Rxh8 3.Da8+ Rh7 4.Txg1',
    pista: 'El rey de h7 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '2.Th8+ atrae al rey de h7 a h8, donde 3.Da8+ le da jaque y la combinación sigue. Las blancas ganan una torre.',
    prueba: { margen: 491 },
  },
  {
    id: 'aj-tac-atraccion-2-6',
    nivel: 2,
    fen: '1B2r1k1/p4pp1/3pn2p/br5q/3P4/P3Q3/PPP4R/1K2N2R b - - 0 1',
    linea: '1...Dd1+ 2.Dc1 Txb2+ 3.Rxb2 Txb8+ 4.Ra1 Dxc1#',
    pista: 'El rey de b1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '2...Txb2+ atrae al rey de b1 a b2, donde 3...Txb8+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4...Dxc1#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-3-1',
    nivel: 3,
    fen: '5rkr/5ppp/1pqpp3/8/2P3R1/2P3n1/PPP1QR2/2KR4 w - - 0 1',
    linea: '1.Txg7+ Rxg7 2.Dg4+ Rh6 3.Tf6#',
    pista: 'El rey de g8 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1.Txg7+ atrae al rey de g8 a g7, donde 2.Dg4+ le da jaque y la combinación sigue. La línea acaba en mate en 3 jugadas con 3.Tf6#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-atraccion-3-2',
    nivel: 3,
    fen: '2krr3/ppp4p/8/3PNp2/2pR4/5PP1/PP1n3P/4R1K1 b - - 1 24',
    linea: '1...Txe5 2.Txe5 Cxf3+ 3.Rf2 Cxe5',
    pista: '¿Qué casilla sería mala para la torre de e1? Oblígala a ir allí.',
    explicacion:
      '1...Txe5 atrae a la torre de e1 a e5; allí queda expuesta y 2...Cxf3+ la ataca: cae en la jugada siguiente. Las negras ganan un caballo y un peón.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-tac-atraccion-3-3',
    nivel: 3,
    fen: '5r2/1Q3ppk/7p/n2pp3/4P1q1/R3P2P/NP3PP1/2r1R1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Rh2 Th1+ 3.Rxh1 Dd1+ 4.Rh2 Cxb7',
    pista: 'El rey de h2 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '2...Th1+ atrae al rey de h2 a h1, donde 3...Dd1+ le da jaque y la combinación sigue. En cambio, 1...Dd1 permite 2.Txd1 y la ventaja es mucho menor.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-tac-atraccion-3-4',
    nivel: 3,
    fen: '1R3r1k/6pp/1Q1p4/8/4P2r/1P1P2N1/3q1PPP/2n3RK b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Dh6+ 3.Ch5 Dxh5+ 4.Rg3 Ce2#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1...Txh2+ atrae al rey de h1 a h2, donde 2...Dh6+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4...Ce2#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-3-5',
    nivel: 3,
    fen: '5qrk/p4ppp/2p1p3/r1pp4/2Q5/P3PR2/1PP5/1K5R w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dh4+ Rg6 3.Dg4+ Rh6 4.Th3#',
    pista: 'El rey de h8 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1.Txh7+ atrae al rey de h8 a h7, donde 2.Dh4+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4.Th3#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-3-6',
    nivel: 3,
    fen: '6rk/q4ppp/p2bp2Q/3r4/3P4/2N5/PPP3R1/2KR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Ah2 3.Thxh2+ Th5 4.Txh5#',
    pista: 'El rey de h8 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1.Dxh7+ atrae al rey de h8 a h7, donde 2.Th1+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4.Txh5#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-4-1',
    nivel: 4,
    fen: '5Brk/5ppp/R1p1p3/4p3/2r2Q2/1P1PP2P/1q3PPK/3n1R2 w - - 0 1',
    linea: '1.Axg7+ Rxg7 2.Dg5+ Rh8 3.Df6+ Tg7 4.Ta8#',
    pista: 'El rey de h8 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1.Axg7+ atrae al rey de h8 a g7, donde 2.Dg5+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4.Ta8#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-4-2',
    nivel: 4,
    fen: '5r1k/p3R1pp/p2q4/Q1pp4/3P1n1r/1P2P3/1P1N2PP/5R1K b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Ce2+ 3.g3 Dxg3+ 4.Rh1 Dh3#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1...Txh2+ atrae al rey de h1 a h2, donde 2...Ce2+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4...Dh3#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-4-3',
    nivel: 4,
    fen: '4r1kB/4Qpp1/3p1n1p/8/3q4/P1P5/rPP5/1KR4R b - - 0 1',
    linea: '1...Txb2+ 2.Ra1 Ta2+ 3.Rxa2 Dc4+ 4.Ra1 Txe7',
    pista: 'El rey de a1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '2...Ta2+ atrae al rey de a1 a a2, donde 3...Dc4+ le da jaque y la combinación sigue. Las negras ganan una dama y un peón por una torre.',
    prueba: { margen: 464 },
  },
  {
    id: 'aj-tac-atraccion-4-4',
    nivel: 4,
    fen: '1k1r4/ppp5/2r5/1R1p3q/8/1P2P2N/1Q4PP/4rR1K b - - 0 1',
    linea: '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ 4.Rf2 Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+ 7.Rh3 Th6#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '2...Txg1+ atrae al rey de h1 a g1, donde 3...Dd1+ le da jaque y la combinación sigue. La línea acaba en mate en 7 jugadas con 7...Th6#.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-atraccion-5-1',
    nivel: 5,
    fen: '2r3rk/3R1ppp/8/3p1n1R/q3P3/3P1Q2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dxf5+ g6 3.Th1+ Rg7 4.Dxf7#',
    pista: 'El rey de h8 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1.Txh7+ atrae al rey de h8 a h7, donde 2.Dxf5+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4.Dxf7#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-5-2',
    nivel: 5,
    fen: '1k5r/1ppB1q2/ppp5/2p1p3/QRPP4/P1PnP1r1/P4PPP/5RK1 b - - 0 1',
    linea: '1...Txg2+ 2.Rxg2 Tg8+ 3.Ag4 Txg4+ 4.Rh1 Df3#',
    pista: 'El rey de g1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1...Txg2+ atrae al rey de g1 a g2, donde 2...Tg8+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4...Df3#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-5-3',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'El rey de h8 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '1.Txh7+ atrae al rey de h8 a h7, donde 2.Df5+ le da jaque y la combinación sigue. En cambio, 1.Cxa3 permite 1...dxe5 y no pasa de la igualdad.',
    prueba: { margen: 245 },
  },
];
