import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalPoda: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-poda-4-1',
    nivel: 4,
    fen: '5qrk/p4ppp/2p1p3/r1pp4/2Q5/P3PR2/1PP5/1K5R w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dh4+ Rg6 3.Dg4+ Rh6 4.Th3#',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 4 jugadas.',
    explicacion:
      '1.Txh7+ fuerza el mate en 4, que termina con 4.Th3#: la torre de h3 da jaque al rey de h6 y la dama de g4 controla sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-poda-4-2',
    nivel: 4,
    fen: '4r1kB/4Qpp1/3p1n1p/8/3q4/P1P5/rPP5/1KR4R b - - 0 1',
    linea: '1...Txb2+ 2.Ra1 Ta2+ 3.Rxa2 Dc4+ 4.Ra1 Txe7',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 4 jugadas.',
    explicacion:
      '2...Ta2+ atrae al rey de a1 a a2, donde 3...Dc4+ le da jaque y la combinación sigue. Las negras ganan una dama y un peón por una torre.',
    prueba: { margen: 464 },
  },
  {
    id: 'aj-cal-poda-4-3',
    nivel: 4,
    fen: '3r1rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PP1/6K1 b - - 0 28',
    linea: '1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3 4.Ae3 Df1 5.De1 Txe1',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 5 jugadas.',
    explicacion:
      'Lo automático es recapturar en g5, pero antes 1...Td1+ con jaque mejora la situación y las negras obtienen más que con la simple recaptura. En cambio, 1...f6 permite 2.Ad2 y la ventaja es mucho menor.',
    prueba: { margen: 361 },
  },
  {
    id: 'aj-cal-poda-4-4',
    nivel: 4,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 7 jugadas.',
    explicacion:
      '1.Ah5+ fuerza el mate en 7, que termina con 7.Dxf6# (mate de apoyo): la dama de f6 da mate pegada al rey de f5, apoyada por el caballo de d5.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-poda-5-1',
    nivel: 5,
    fen: '2kr2B1/pppR4/p1p1Qn2/8/1r6/3P4/5PPP/5qRK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tb1+ 3.De1 Txe1#',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 3 jugadas.',
    explicacion:
      '1...Dxg1+ fuerza el mate en 3, que termina con 3...Txe1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de e1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-poda-5-2',
    nivel: 5,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 7 jugadas.',
    explicacion:
      '1.Dxh5+ fuerza el mate en 7, que termina con 7.Txh6#: la torre de h6 da jaque al rey de h8 y la dama de f7 controla sus salidas.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-poda-5-3',
    nivel: 5,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 5 jugadas.',
    explicacion:
      '1.Dh6+ fuerza el mate en 5, que termina con 5.Dxf7# (mate de apoyo): la dama de f7 da mate pegada al rey de f8, apoyada por el alfil de g6.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-poda-6-1',
    nivel: 6,
    fen: '1R3r1k/6pp/1Q1p4/8/4P2r/1P1P2N1/3q1PPP/2n3RK b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Dh6+ 3.Ch5 Dxh5+ 4.Rg3 Ce2#',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 4 jugadas.',
    explicacion:
      '1...Txh2+ fuerza el mate en 4, que termina con 4...Ce2#: el caballo de e2 da jaque al rey de g3 y la torre de f8 y la dama de h5 controlan sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-poda-6-2',
    nivel: 6,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 5 jugadas.',
    explicacion:
      '1.Txh7+ atrae al rey de h8 a h7, donde 2.Df5+ le da jaque y la combinación sigue. En cambio, 1.Cxa3 permite 1...dxe5 y no pasa de la igualdad.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-cal-poda-6-3',
    nivel: 6,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Sigue solo las respuestas forzadas: la línea principal tiene 6 jugadas.',
    explicacion:
      '1...Dc3+ fuerza el mate en 6, que termina con 6...Db2# (mate de apoyo): la dama de b2 da mate pegada al rey de b1, apoyada por el caballo de d1.',
    prueba: { mate: 6 },
  },
];
