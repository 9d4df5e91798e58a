import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalCandidatas: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-candidatas-1-1',
    nivel: 1,
    fen: '6kB/1p3ppp/2qp2r1/R3pn2/2P5/3P4/PPP5/Q1KR4 w - - 0 1',
    linea: '1.Ta8+ Dc8 2.Txc8#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'Entre 1 jaque y 2 capturas posibles destaca 1.Ta8+: 1.Ta8+ fuerza el mate en 2, que termina con 2.Txc8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de c8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-candidatas-1-2',
    nivel: 1,
    fen: '1k5r/ppp5/p7/4Q2R/4P3/PP1P1q2/5PPP/3r1RK1 b - - 0 1',
    linea: '1...Txf1+ 2.Rxf1 Dd1#',
    pista: 'Haz la lista antes de calcular: hay 3 jaques y 5 capturas.',
    explicacion:
      'Entre 3 jaques y 5 capturas posibles destaca 1...Txf1+: 1...Txf1+ fuerza el mate en 2, que termina con 2...Dd1#: la dama de d1 da jaque al rey de f1, que no tiene salida.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-candidatas-1-3',
    nivel: 1,
    fen: 'r3k2r/ppqn1ppp/2pb1p2/1N1b4/8/P5P1/1PPBBP1P/R2Q1RK1 b kq - 2 13',
    linea: '1...cxb5 2.Af4 Axf4',
    pista: 'Haz la lista antes de calcular: hay 3 capturas.',
    explicacion:
      'Entre 3 capturas posibles destaca 1...cxb5: el peón de c6 (1 punto) captura el caballo de b5 (3 puntos): aunque recapturen, el cambio es favorable. En cambio, 1...Db8 permite 2.Cxd6+ y no pasa de la igualdad.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-cal-candidatas-1-4',
    nivel: 1,
    fen: '8/5k2/4nr1p/p5p1/2r1N1n1/P2R1PPN/1B4KP/8 w - - 0 44',
    linea: '1.Cd6+ Re7 2.Cxc4',
    pista: 'Haz la lista antes de calcular: hay 4 jaques y 3 capturas.',
    explicacion:
      'Entre 4 jaques y 3 capturas posibles destaca 1.Cd6+: el caballo llega a d6 y da jaque al rey de f7 y ataca a la vez a la torre de c4: la siguiente jugada captura en c4. Las blancas ganan una torre.',
    prueba: { margen: 419 },
  },
  {
    id: 'aj-cal-candidatas-1-5',
    nivel: 1,
    fen: '1k5r/1pp4q/pp1p4/7Q/4P3/5r2/PPP4R/2KR4 b - - 0 1',
    linea: '1...Dxh5 2.Txh5 Txh5',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'Entre 1 jaque y 2 capturas posibles destaca 1...Dxh5: la dama deja libre h7 ganando tiempo con 1...Dxh5 y abre la línea de la torre de h8, que entra con 2...Txh5. Las negras ganan una torre.',
    prueba: { margen: 456 },
  },
  {
    id: 'aj-cal-candidatas-1-6',
    nivel: 1,
    fen: '2Q2rk1/5ppp/1p1Rp1n1/3p4/2R1P3/1P4P1/2q2P1P/2r2RK1 w - - 0 1',
    linea: '1.Txc2 Txc2 2.Dxc2',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 7 capturas.',
    explicacion:
      'Entre 1 jaque y 7 capturas posibles destaca 1.Txc2: la torre deja libre c4 ganando tiempo con 1.Txc2 y abre la línea de la dama de c8, que entra con 2.Dxc2. Las blancas ganan una dama.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-cal-candidatas-2-1',
    nivel: 2,
    fen: 'r1bq1r2/pppp1pk1/8/b5p1/1nB5/2N2N2/P3QPPP/R4RK1 w - - 0 15',
    linea: '1.De5+ f6 2.Dxa5',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'Entre 1 jaque y 2 capturas posibles destaca 1.De5+: la dama llega a e5 y da jaque al rey de g7 y ataca a la vez al alfil de a5: la siguiente jugada captura en a5. Las blancas ganan un alfil.',
    prueba: { margen: 167 },
  },
  {
    id: 'aj-cal-candidatas-2-2',
    nivel: 2,
    fen: 'r3kr2/1bp2p1p/1pn1q2p/p2N4/2P1P3/P4N1P/1P2QPP1/R2K1B1R w q - 2 18',
    linea: '1.Cxc7+ Rd8 2.Cxe6+',
    pista: 'Haz la lista antes de calcular: hay 2 jaques y 1 captura.',
    explicacion:
      'Entre 2 jaques y 1 captura posibles destaca 1.Cxc7+: el caballo toma en c7 y da jaque al rey de e8 y ataca a la vez a la torre de a8 y a la dama de e6: la siguiente jugada captura en e6. Las blancas ganan una dama y un peón por un caballo.',
    prueba: { margen: 355 },
  },
  {
    id: 'aj-cal-candidatas-2-3',
    nivel: 2,
    fen: 'B4rk1/4Rp1p/1bpp2p1/2N5/8/1P1P3P/1rn2PP1/1q2RQK1 w - - 0 1',
    linea: '1.Txb1 Txb1 2.Dxb1 Axc5 3.Dxc2',
    pista: 'Haz la lista antes de calcular: hay 3 capturas.',
    explicacion:
      'Entre 3 capturas posibles destaca 1.Txb1: la torre deja libre e1 ganando tiempo con 1.Txb1 y abre la línea de la dama de f1, que entra con 2.Dxb1. Las blancas ganan una dama.',
    prueba: { margen: 422 },
  },
  {
    id: 'aj-cal-candidatas-2-4',
    nivel: 2,
    fen: '3R1rk1/1p3ppp/1p5q/4N3/3P3r/2P4P/5PPK/n3QR2 w - - 0 1',
    linea: '1.Txf8+ Rxf8 2.Cd7+ Rg8 3.De8#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'Entre 1 jaque y 2 capturas posibles destaca 1.Txf8+: 1.Txf8+ fuerza el mate en 3, que termina con 3.De8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la dama de e8 da mate por la octava fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-2-5',
    nivel: 2,
    fen: 'R4rk1/p4ppp/1pr2b2/4N3/2P2r2/8/PPP1R3/1K1R4 w - - 0 1',
    linea: '1.Txf8+ Rxf8 2.Cd7+ Rg8 3.Te8#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 3 capturas.',
    explicacion:
      'Entre 1 jaque y 3 capturas posibles destaca 1.Txf8+: 1.Txf8+ fuerza el mate en 3, que termina con 3.Te8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de e8 da mate por la octava fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-2-6',
    nivel: 2,
    fen: '8/1p1R1R2/1p5k/p2P3r/P7/5Bp1/4P1K1/2q5 b - - 3 48',
    linea: '1...Dh1+ 2.Rxg3 Dh2+ 3.Rg4 Tg5#',
    pista: 'Haz la lista antes de calcular: hay 4 jaques y 1 captura.',
    explicacion:
      'Entre 4 jaques y 1 captura posibles destaca 1...Dh1+: 1...Dh1+ fuerza el mate en 3, que termina con 3...Tg5#: la torre de g5 da jaque al rey de g4 y la dama de h2 y el rey de h6 controlan sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-3-1',
    nivel: 3,
    fen: 'rnbqk1nr/ppp2ppp/3b4/8/8/2N5/PPPPP1PP/R1BQKBNR b KQkq - 1 4',
    linea: '1...Dh4+ 2.g3 Dxg3+ 3.hxg3 Axg3#',
    pista: 'Haz la lista antes de calcular: hay 2 jaques y 1 captura.',
    explicacion:
      'Entre 2 jaques y 1 captura posibles destaca 1...Dh4+: 1...Dh4+ fuerza el mate en 3, que termina con 3...Axg3# (mate de dos alfiles): los dos alfiles cruzan sus diagonales sobre el rey de e1.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-3-2',
    nivel: 3,
    fen: '5rkr/5ppp/1pqpp3/8/2P3R1/2P3n1/PPP1QR2/2KR4 w - - 0 1',
    linea: '1.Txg7+ Rxg7 2.Dg4+ Rh6 3.Tf6#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 4 capturas.',
    explicacion:
      'Entre 1 jaque y 4 capturas posibles destaca 1.Txg7+: 1.Txg7+ fuerza el mate en 3, que termina con 3.Tf6#: la torre de f6 da jaque al rey de h6 y la dama de g4 controla sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-3-3',
    nivel: 3,
    fen: 'r2q1rk1/pp3pp1/1b1pb2p/nP4n1/4P2N/2PB3P/P3QPP1/RNB2RK1 b - - 3 15',
    linea: '1...Cxh3+ 2.gxh3 Dxh4',
    pista: 'Haz la lista antes de calcular: hay 3 jaques y 3 capturas.',
    explicacion:
      'Entre 3 jaques y 3 capturas posibles destaca 1...Cxh3+: el caballo deja libre g5 ganando tiempo con 1...Cxh3+ y abre la línea de la dama de d8, que entra con 2...Dxh4. Las negras ganan un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-cal-candidatas-4-1',
    nivel: 4,
    fen: '6rk/p3rppp/1pqp1R1Q/8/2Pn4/8/PPP5/1KRR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Dxh1 3.Txh1#',
    pista: 'Haz la lista antes de calcular: hay 2 jaques y 3 capturas.',
    explicacion:
      'Entre 2 jaques y 3 capturas posibles destaca 1.Dxh7+: 1.Dxh7+ fuerza el mate en 3, que termina con 3.Txh1#: la torre de h1 da jaque al rey de h7 y la torre de f6 controla sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-4-2',
    nivel: 4,
    fen: '2krr3/ppp4p/8/3PNp2/2pR4/5PP1/PP1n3P/4R1K1 b - - 1 24',
    linea: '1...Txe5 2.Txe5 Cxf3+ 3.Rf2 Cxe5',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'Entre 1 jaque y 2 capturas posibles destaca 1...Txe5: 1...Txe5 atrae a la torre de e1 a e5; allí queda expuesta y 2...Cxf3+ la ataca: cae en la jugada siguiente. Las negras ganan un caballo y un peón.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-cal-candidatas-4-3',
    nivel: 4,
    fen: 'r3q1k1/pbb2pp1/1pn4p/1B1pN3/Q2P4/8/PP3PPP/R1B3K1 w - - 2 21',
    linea: '1.Axc6 Axc6 2.Dxc6 Axe5 3.Dxe8+ Txe8 4.dxe5',
    pista: 'Haz la lista antes de calcular: hay 5 capturas.',
    explicacion:
      'Entre 5 capturas posibles destaca 1.Axc6: el alfil deja libre b5 ganando tiempo con 1.Axc6 y abre la línea de la dama de a4, que entra con 2.Dxc6. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 162 },
  },
  {
    id: 'aj-cal-candidatas-4-4',
    nivel: 4,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P6b/7q/RPPQ1P1P/2N2RK1 b - - 4 25',
    linea: '1...Dg4+ 2.Rh1 Df3+ 3.Rg1 Ah3 4.Dg5 Axg5 5.Cd3 Dg2#',
    pista: 'Haz la lista antes de calcular: hay 6 jaques y 1 captura.',
    explicacion:
      'Entre 6 jaques y 1 captura posibles destaca 1...Dg4+: 1...Dg4+ fuerza el mate en 5, que termina con 5...Dg2# (mate de apoyo): la dama de g2 da mate pegada al rey de g1, apoyada por el alfil de h3.',
    prueba: { mate: 5 },
  },
];
