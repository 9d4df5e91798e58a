import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalVariantes: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-variantes-3-1',
    nivel: 3,
    fen: '4r1kr/pR4bp/6p1/2p2p2/5P1P/P1N3P1/1n3PB1/6K1 w - - 0 29',
    linea: '1.Ad5+ Te6 2.Axe6+ Rf8 3.Tf7+ Re8 4.Txg7',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'Lo automático es recapturar en b2, pero antes 1.Ad5+ con jaque mejora la situación y las blancas obtienen más que con la simple recaptura. Las blancas ganan una torre y un alfil.',
    prueba: { margen: 821 },
  },
  {
    id: 'aj-cal-variantes-3-2',
    nivel: 3,
    fen: '3Q2rk/pp3pp1/pp3R1p/4n3/8/P2P4/4qPPP/3B2RK w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Df6+ Rh7 3.Axe2 Tg6 4.Dxe5',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'La torre abandona f6 ganando tiempo con 1.Txh6+ para dejar esa casilla a la dama de d8: 2.Df6+. Las blancas ganan una dama, un caballo y un peón por una torre.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-cal-variantes-3-3',
    nivel: 3,
    fen: '1Q3rkq/1p2Rp1p/6p1/4p3/2PP4/PP1Rrn2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Te8 Txd3 2.Txf8+ Rg7 3.Txf7+',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Te8 no captura ni da jaque, pero la torre se coloca en e8; contra 1...Txd3 sigue 2.Txf8+. En cambio, 1.Dxb7 permite 1...Txd3 y la ventaja es mucho menor.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-cal-variantes-3-4',
    nivel: 3,
    fen: 'r6r/1N1k1pp1/5b1p/2Qq4/4pB2/1P6/P1P2PPP/4R1K1 w - - 1 27',
    linea: '1.Dxd5+ Re8 2.Cd6+ Re7 3.Dxf7+ Rd8 4.Cb7+ Rc8 5.Dc7#',
    pista: 'Variante forzada de 5 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Dxd5+ fuerza el mate en 5, que termina con 5.Dc7# (mate de apoyo): la dama de c7 da mate pegada al rey de c8, apoyada por el alfil de f4.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-variantes-3-5',
    nivel: 3,
    fen: '5r1k/p3R1pp/p2q4/Q1pp4/3P1n1r/1P2P3/1P1N2PP/5R1K b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Ce2+ 3.g3 Dxg3+ 4.Rh1 Dh3#',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1...Txh2+ fuerza el mate en 4, que termina con 4...Dh3#: la dama de h3 da jaque al rey de h1 y el caballo de e2 controla sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-variantes-3-6',
    nivel: 3,
    fen: '5Brk/5ppp/R1p1p3/4p3/2r2Q2/1P1PP2P/1q3PPK/3n1R2 w - - 0 1',
    linea: '1.Axg7+ Rxg7 2.Dg5+ Rh8 3.Df6+ Tg7 4.Ta8#',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Axg7+ fuerza el mate en 4, que termina con 4.Ta8# (mate del pasillo): el rey de h8 está encerrado por sus propias piezas de g7 y h7 y la torre de a8 da mate por la octava fila.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-variantes-4-1',
    nivel: 4,
    fen: '5qrk/p4ppp/2p1p3/r1pp4/2Q5/P3PR2/1PP5/1K5R w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dh4+ Rg6 3.Dg4+ Rh6 4.Th3#',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Txh7+ fuerza el mate en 4, que termina con 4.Th3#: la torre de h3 da jaque al rey de h6 y la dama de g4 controla sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-variantes-4-2',
    nivel: 4,
    fen: '6rk/q4ppp/p2bp2Q/3r4/3P4/2N5/PPP3R1/2KR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Ah2 3.Thxh2+ Th5 4.Txh5#',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Dxh7+ fuerza el mate en 4, que termina con 4.Txh5#: la torre de h5 da jaque al rey de h7 y la torre de g2 controla sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-variantes-4-3',
    nivel: 4,
    fen: 'r4rk1/2q2p1p/1p4p1/p2bP3/1n2B3/2b1P1P1/3N1PNP/1QB2RK1 b - - 1 23',
    linea: '1...Aa2 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1...Aa2 no captura ni da jaque, pero el alfil se coloca en a2 y ataca a la dama de b1; contra 2.Axa8 sigue 2...Axb1. Las negras ganan una dama por una torre.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-cal-variantes-4-4',
    nivel: 4,
    fen: '8/6kp/p4q2/6p1/PP1bp1P1/5P1P/6K1/4N3 b - - 0 44',
    linea: '1...Df4 2.Cd3 Dxf3+ 3.Rh2 De2+ 4.Cf2 Dxf2+ 5.Rh1 Dg1#',
    pista: 'Variante forzada de 5 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1...Df4 fuerza el mate en 5, que termina con 5...Dg1# (mate de apoyo): la dama de g1 da mate pegada al rey de h1, apoyada por el alfil de d4.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-variantes-4-5',
    nivel: 4,
    fen: '1n3k1r/rp2q2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KRR3 w - - 0 20',
    linea: '1.Txe7 c4 2.Tf7+ Rg8 3.Dxc4 Cc6 4.Tc7+ Cd5 5.Dxd5+ Rf8 6.Df7#',
    pista: 'Variante forzada de 6 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Txe7 fuerza el mate en 6, que termina con 6.Df7# (mate de apoyo): la dama de f7 da mate pegada al rey de f8, apoyada por la torre de c7.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-cal-variantes-4-6',
    nivel: 4,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1...Rb6 no captura ni da jaque, pero el rey se coloca en b6; contra 2.Txc7 sigue 2...Txc7. En cambio, 1...Rd6 permite 2.Df4+ y la ventaja es mucho menor.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-cal-variantes-5-1',
    nivel: 5,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'Variante forzada de 7 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Ah5+ fuerza el mate en 7, que termina con 7.Dxf6# (mate de apoyo): la dama de f6 da mate pegada al rey de f5, apoyada por el caballo de d5.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-variantes-5-2',
    nivel: 5,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'Tras 1...Cf4 2.Df2, el caballo llega a d3 y ataca a la vez a la dama de f2 y a la torre de e1: la siguiente jugada captura en f2. Las negras ganan una dama por un caballo.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-cal-variantes-5-3',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Variante forzada de 5 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Txh7+ atrae al rey de h8 a h7, donde 2.Df5+ le da jaque y la combinación sigue. Las blancas ganan una dama y un peón por una torre.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-cal-variantes-6-1',
    nivel: 6,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Variante forzada de 7 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Dxh5+ fuerza el mate en 7, que termina con 7.Txh6#: la torre de h6 da jaque al rey de h8 y la dama de f7 controla sus salidas.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-variantes-6-2',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Aa4 no captura ni da jaque, pero el alfil se coloca en a4 y ataca a la dama de c6; contra 1...b5 sigue 2.Axb5. Las blancas ganan un alfil y un peón.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-cal-variantes-6-3',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'Lo automático es recapturar en d5, pero antes 1...Cc5 con amenaza sobre la dama de a4 mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan una dama por un caballo.',
    prueba: { margen: 234 },
  },
  {
    id: 'aj-cal-variantes-6-4',
    nivel: 6,
    fen: '5r1k/6p1/2p5/6pP/1P1qp3/1Q3P2/7K/3B4 b - - 9 57',
    linea: '1...Df2+ 2.Rh1 Tf4 3.Dg8+ Rxg8 4.Ab3+ Rf8 5.Ae6 Th4+ 6.Ah3 Txh3#',
    pista: 'Variante forzada de 6 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1...Df2+ fuerza el mate en 6, que termina con 6...Txh3#: la torre de h3 da jaque al rey de h1 y la dama de f2 controla sus salidas.',
    prueba: { mate: 6 },
  },
];
