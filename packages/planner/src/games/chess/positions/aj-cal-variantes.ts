import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalVariantes: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-variantes-3-1',
    nivel: 3,
    fen: '4qrrk/6pp/1pp1R3/3p4/7Q/P5B1/PPP5/n1KR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Dh5 3.Txh5#',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Dxh7+ fuerza el mate en 3, que termina con 3.Txh5#: la torre de h5 da jaque al rey de h7 y la torre de e6 controla sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-variantes-3-2',
    nivel: 3,
    fen: '2Q3rk/p1r2ppp/8/3R4/1B2P2q/6n1/PPP5/2KR4 w - - 0 1',
    linea: '1.Dxg8+ Rxg8 2.Td8+ Dxd8 3.Txd8#',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Dxg8+ fuerza el mate en 3, que termina con 3.Txd8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de d8 da mate por la octava fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-variantes-3-3',
    nivel: 3,
    fen: '3rnrk1/3R1ppp/8/2Qp4/2P5/P2B4/1P1q2PP/5R1K w - - 0 1',
    linea: '1.Dxf8+ Rxf8 2.Tdxf7+ Rg8 3.Tf8#',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Dxf8+ fuerza el mate en 3, que termina con 3.Tf8#: la torre de f8 da jaque al rey de g8 y la torre de f1 controla sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-variantes-3-4',
    nivel: 3,
    fen: '3Q2rk/pp3pp1/pp3R1p/4n3/8/P2P4/4qPPP/3B2RK w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Df6+ Rh7 3.Axe2 Tg6 4.Dxe5',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'La torre abandona f6 ganando tiempo con 1.Txh6+ para dejar esa casilla a la dama de d8: 2.Df6+. En cambio, 1.Dxg8+ permite 1...Rxg8 y la ventaja es mucho menor.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-cal-variantes-3-5',
    nivel: 3,
    fen: '1Q3rkq/1p2Rp1p/6p1/4p3/2PP4/PP1Rrn2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Te8 Txd3 2.Txf8+ Rg7 3.Txf7+',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Te8 no captura ni da jaque, pero la torre se coloca en e8; contra 1...Txd3 sigue 2.Txf8+. En cambio, 1.Dxb7 permite 1...Txd3 y la ventaja es mucho menor.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-cal-variantes-3-6',
    nivel: 3,
    fen: '5rk1/pp2nppp/8/3p4/q1b5/P1rB1QNR/PPP5/2KR4 w - - 0 1',
    linea: '1.Axh7+ Rh8 2.Ad3+ Rg8 3.Th8+ Rxh8 4.Dh5+ Rg8 5.Dh7#',
    pista: 'Variante forzada de 5 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Axh7+ fuerza el mate en 5, que termina con 5.Dh7# (mate de apoyo): la dama de h7 da mate pegada al rey de g8, apoyada por el alfil de d3.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-variantes-4-1',
    nivel: 4,
    fen: '6rk/q4ppp/p2bp2Q/3r4/3P4/2N5/PPP3R1/2KR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Ah2 3.Thxh2+ Th5 4.Txh5#',
    pista: 'Variante forzada de 4 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Dxh7+ fuerza el mate en 4, que termina con 4.Txh5#: la torre de h5 da jaque al rey de h7 y la torre de g2 controla sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-variantes-4-2',
    nivel: 4,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1...Rd4 no captura ni da jaque, pero el rey se coloca en d4 y ataca al caballo de c3; contra 2.Cxa4 sigue 2...b5. En cambio, 1...Rc4 permite 2.Cxa4 y la ventaja es mucho menor.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-cal-variantes-4-3',
    nivel: 4,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'Variante forzada de 7 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Ah5+ fuerza el mate en 7, que termina con 7.Dxf6# (mate de apoyo): la dama de f6 da mate pegada al rey de f5, apoyada por el caballo de d5.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-variantes-4-4',
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
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'Tras 1...Cf4 2.Df2, el caballo llega a d3 y ataca a la vez a la dama de f2 y a la torre de e1: la siguiente jugada captura en f2. Las negras ganan una dama por un caballo.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-cal-variantes-5-2',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista: 'Variante forzada de 5 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Tg8 prepara la coronación: el peón de h7 corona en g8 con 2.hxg8=D y nadie puede impedirlo. En cambio, 1.Ac4 permite 1...a1=D y no pasa de la igualdad.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-cal-variantes-5-3',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Variante forzada de 5 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1.Txh7+ atrae al rey de h8 a h7, donde 2.Df5+ le da jaque y la combinación sigue. En cambio, 1.Cxa3 permite 1...dxe5 y no pasa de la igualdad.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-cal-variantes-5-4',
    nivel: 5,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Variante forzada de 6 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      '1...Dc3+ fuerza el mate en 6, que termina con 6...Db2# (mate de apoyo): la dama de b2 da mate pegada al rey de b1, apoyada por el caballo de d1.',
    prueba: { mate: 6 },
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
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'El caballo de f3 defendía d2; 2...Txe1+ lo desvía a e1 y entonces 3...Txd2 captura el caballo. Las negras ganan un caballo.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-cal-variantes-6-4',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Variante forzada de 3 jugadas: comprueba la mejor defensa en cada paso.',
    explicacion:
      'Lo automático es recapturar en d5, pero antes 1...Cc5 con amenaza sobre la dama de a4 mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan una dama por un caballo.',
    prueba: { margen: 234 },
  },
];
