import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMixta: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mixta-1-1',
    nivel: 1,
    fen: 'r2q1rk1/pb1p2p1/1pn1p2p/2p2p2/2PPn2P/PQ1BP3/1P3PP1/R1BK2NR b - - 1 13',
    linea: '1...Cxf2+ 2.Rc2 Cxh1',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'El caballo toma en f2 y da jaque al rey de d1 y ataca a la vez a la torre de h1: la siguiente jugada captura en h1. Las negras ganan una torre y un peón.',
    prueba: { margen: 209 },
  },
  {
    id: 'aj-tac-mixta-1-2',
    nivel: 1,
    fen: 'rn3rk1/3n2bp/3pp1p1/1bp5/1q2P2P/5N2/PPQB1PP1/1R2KB1R w K - 0 18',
    linea: '1.Axb4 Axf1 2.Rxf1',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Lo automático es recapturar en b5, pero antes 1.Axb4 capturando la dama mejora la situación y las blancas obtienen más que con la simple recaptura. Las blancas ganan una dama.',
    prueba: { margen: 433 },
  },
  {
    id: 'aj-tac-mixta-1-3',
    nivel: 1,
    fen: '3q2k1/np3ppp/Rbp5/2p5/3PP2Q/1PrP4/1P3PPP/1N3BRK w - - 0 1',
    linea: '1.Dxd8+ Axd8 2.Txa7',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'El alfil de b6 defendía a7; 1.Dxd8+ lo desvía a d8 y entonces 2.Txa7 captura el caballo. Las blancas ganan un caballo.',
    prueba: { margen: 404 },
  },
  {
    id: 'aj-tac-mixta-1-4',
    nivel: 1,
    fen: '6rk/1p3ppp/1R1p4/q7/1B6/2n4r/1P3PPP/5QRK w - - 0 1',
    linea: '1.Axa5 Cd5 2.gxh3 Cxb6 3.Axb6',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La dama de a5 no está defendida por ninguna pieza y el alfil de b4 la captura gratis. Las blancas ganan una dama y un caballo.',
    prueba: { margen: 419 },
  },
  {
    id: 'aj-tac-mixta-1-5',
    nivel: 1,
    fen: '2Bq1r1k/2rR2pp/3Q1n2/8/3P4/3PP3/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txd8 Tg8 2.Txg8+ Cxg8 3.Dxc7',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre de d7 (5 puntos) captura la dama de d8 (9 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan una dama y una torre.',
    prueba: { margen: 1650 },
  },
  {
    id: 'aj-tac-mixta-1-6',
    nivel: 1,
    fen: '3Br1k1/n4pp1/1ppp3p/1q1pr3/3P4/P1P5/PPP5/1K2RQ1R b - - 0 1',
    linea: '1...Txe1+ 2.Dxe1 Txe1+',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre deja libre e5 ganando tiempo con 1...Txe1+ y abre la línea de la torre de e8, que entra con 2...Txe1+. Las negras ganan una dama por una torre.',
    prueba: { margen: 218 },
  },
  {
    id: 'aj-tac-mixta-2-1',
    nivel: 2,
    fen: '2r5/3nB1k1/p2PQ1pp/4q3/1pp5/6KP/PP6/2R2R2 w - - 5 31',
    linea: '1.Dxe5+ Cxe5 2.Af6+ Rf7 3.Axe5+',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Tras 1.Dxe5+ Cxe5 2.Af6+ Rf7, el alfil se va de f6 a e5 y descubre el jaque de la torre de f1 al rey de f7 mientras captura el caballo. Las blancas ganan un caballo.',
    prueba: { margen: 1178 },
  },
  {
    id: 'aj-tac-mixta-2-2',
    nivel: 2,
    fen: '1Q3r1b/1p3ppk/4p1rp/R3p3/2P1P1nq/5N2/B4PPP/5RK1 w - - 0 1',
    linea: '1.Dxf8 Dxf2+ 2.Txf2 Cxf2 3.Rxf2',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre de f8 no está defendida por ninguna pieza y la dama de b8 la captura gratis. Las blancas ganan una dama y un caballo por un peón.',
    prueba: { margen: 610 },
  },
  {
    id: 'aj-tac-mixta-2-3',
    nivel: 2,
    fen: '3k4/8/2p5/P1P5/3K4/2B1P1pP/8/8 b - - 1 47',
    linea: '1...g2 2.e4 g1=D+',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'El peón de g3 corona en g1 con 2...g1=D+ y nadie puede impedirlo. En cambio, 1...Rd7 permite 2.Ae1 y pierde.',
    prueba: { margen: 852 },
  },
  {
    id: 'aj-tac-mixta-2-4',
    nivel: 2,
    fen: '2kr2q1/ppp5/2p1p3/8/R2nP1QB/2PP3P/1Pr2PP1/7K b - - 0 1',
    linea: '1...Dxg4 2.hxg4 Th8',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La dama deja libre g8 ganando tiempo con 1...Dxg4 y abre la línea de la torre de d8, que entra con 2...Th8. En cambio, 1...Tc1+ permite 2.Rh2 y la ventaja es mucho menor.',
    prueba: { margen: 153 },
  },
  {
    id: 'aj-tac-mixta-2-5',
    nivel: 2,
    fen: 'r7/1pp2k2/p1p5/6B1/3p1Pb1/1P1P1P2/P1P4q/3QKR2 b - - 2 25',
    linea: '1...Te8+ 2.Ae7 Txe7+ 3.De2 Dxe2#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Te8+ fuerza el mate en 3, que termina con 3...Dxe2# (mate de apoyo): la dama de e2 da mate pegada al rey de e1, apoyada por la torre de e7.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mixta-2-6',
    nivel: 2,
    fen: '1b3r2/1p3ppk/r6p/2R5/2P5/5Nr1/3R1PPP/6K1 b - - 0 1',
    linea: '1...Ta1+ 2.Td1 Txd1+ 3.Ce1 Txe1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Ta1+ fuerza el mate en 3, que termina con 3...Txe1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de e1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mixta-3-1',
    nivel: 3,
    fen: 'b1r3k1/3qbppp/p2ppn2/p1r5/P3P3/3P1NP1/1Q2NPBP/RR4K1 b - - 0 25',
    linea: '1...Tc2 2.Db6 Txe2',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre llega a c2 y ataca a la vez a la dama de b2 y al caballo de e2: la siguiente jugada captura en e2. Las negras ganan un caballo.',
    prueba: { margen: 195 },
  },
  {
    id: 'aj-tac-mixta-3-2',
    nivel: 3,
    fen: '5r2/1Q3ppk/7p/n2pp3/4P1q1/R3P2P/NP3PP1/2r1R1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Rh2 Th1+ 3.Rxh1 Dd1+ 4.Rh2 Cxb7',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '2...Th1+ atrae al rey de h2 a h1, donde 3...Dd1+ le da jaque y la combinación sigue. Las negras ganan una dama.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-tac-mixta-3-3',
    nivel: 3,
    fen: 'r1bqkb1r/1p3pp1/p1np1n2/3Np2p/4P3/1N2B3/PPP2PPP/R2QKB1R w KQkq - 0 9',
    linea: '1.Ab6 Dd7 2.Cc7+ Re7 3.Cxa8',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Tras 1.Ab6 Dd7, el caballo llega a c7 y da jaque al rey de e8 y ataca a la vez a la torre de a8: la siguiente jugada captura en a8. Las blancas ganan una torre.',
    prueba: { margen: 244 },
  },
  {
    id: 'aj-tac-mixta-3-4',
    nivel: 3,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P5qb/8/RPPQ1P1P/2N2R1K b - - 6 26',
    linea: '1...Df3+ 2.Rg1 Ah3 3.Dg5 Axg5 4.Cd3 Dg2#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Df3+ fuerza el mate en 4, que termina con 4...Dg2# (mate de apoyo): la dama de g2 da mate pegada al rey de g1, apoyada por el alfil de h3.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-3-5',
    nivel: 3,
    fen: '1q4k1/3R1pp1/4p2p/1pr1p3/4P2P/r4N2/3Q1P2/3B2K1 w - - 0 32',
    linea: '1.Td8+ Dxd8 2.Dxd8+',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre deja libre d7 ganando tiempo con 1.Td8+ y abre la línea de la dama de d2, que entra con 2.Dxd8+. Las blancas ganan una dama por una torre.',
    prueba: { margen: 168 },
  },
  {
    id: 'aj-tac-mixta-3-6',
    nivel: 3,
    fen: '5k2/pp3p1p/8/5r2/3q3P/1P4P1/1R3P2/6K1 b - - 3 41',
    linea: '1...Dxb2 2.g4 Txf2 3.b4 De2 4.b5 Tf1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Dxb2 fuerza el mate en 4, que termina con 4...Tf1# (mate de la escalera): la dama de e2 corta la fila de escape y la torre de f1 da mate en la última.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-4-1',
    nivel: 4,
    fen: 'r4rk1/2q2p1p/1p4p1/p2bP3/1n2B3/2b1P1P1/3N1PNP/1QB2RK1 b - - 1 23',
    linea: '1...Aa2 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Aa2 no captura ni da jaque, pero el alfil se coloca en a2 y ataca a la dama de b1; contra 2.Axa8 sigue 2...Axb1. Las negras ganan una dama por una torre.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-mixta-4-2',
    nivel: 4,
    fen: '1k1r4/1pp3R1/7P/4p3/4N3/p3P1K1/1b3PP1/2r2B1R w - - 0 35',
    linea: '1.h7 a2 2.Tg8 Td1 3.h8=D',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Tras 1.h7 a2, la torre se interpone en g8 y corta la línea de la torre de d8 hacia h8; sin esa defensa, 3.h8=D gana material. En cambio, 1.Th5 permite 1...Ra7 y la ventaja es mucho menor.',
    prueba: { margen: 371 },
  },
  {
    id: 'aj-tac-mixta-4-3',
    nivel: 4,
    fen: '8/2Q1R1pk/5r2/1P3p1p/P5b1/8/5KP1/8 w - - 13 50',
    linea: '1.Txg7+ Rh6 2.De7 h4 3.Dxf6+ Rh5 4.Dg5#',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Txg7+ fuerza el mate en 4, que termina con 4.Dg5# (mate de apoyo): la dama de g5 da mate pegada al rey de h5, apoyada por la torre de g7.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-4-4',
    nivel: 4,
    fen: 'k7/4R3/2PK4/PP6/1P1p4/r7/4p3/8 w - - 4 50',
    linea: '1.b6 e1=D 2.Ta7+ Rb8 3.c7+ Rc8 4.b7#',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.b6 fuerza el mate en 4, que termina con 4.b7#: el peón de b7 da jaque al rey de c8 y la torre de a7, el peón de c7 y el rey de d6 controlan sus salidas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-5-1',
    nivel: 5,
    fen: '1Q3rkq/1p2Rp1p/6p1/4p3/2PP4/PP1Rrn2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Te8 Txd3 2.Txf8+ Rg7 3.Txf7+',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Te8 no captura ni da jaque, pero la torre se coloca en e8; contra 1...Txd3 sigue 2.Txf8+. En cambio, 1.Dxb7 permite 1...Txd3 y la ventaja es mucho menor.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-tac-mixta-5-2',
    nivel: 5,
    fen: 'r3rnk1/pp4p1/2p2p2/2qb3Q/5P1B/1P6/5RPP/1R5K b - - 5 25',
    linea: '1...Axg2+ 2.Txg2 Dxh5',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'El alfil deja libre d5 ganando tiempo con 1...Axg2+ y abre la línea de la dama de c5, que entra con 2...Dxh5. Las negras ganan una dama y un peón por un alfil.',
    prueba: { margen: 243 },
  },
  {
    id: 'aj-tac-mixta-5-3',
    nivel: 5,
    fen: '6k1/p2p4/2p5/2R2q1p/P2p1N1P/5KP1/1r3P2/8 b - - 0 40',
    linea: '1...d5 2.Rg2 De4+ 3.Rg1 Tb1+ 4.Tc1 Txc1+ 5.Rh2 Th1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...d5 fuerza el mate en 5, que termina con 5...Th1#: la torre de h1 da jaque al rey de h2 y la dama de e4 controla sus salidas.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mixta-5-4',
    nivel: 5,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Tras 1...Cf4 2.Df2, el caballo llega a d3 y ataca a la vez a la dama de f2 y a la torre de e1: la siguiente jugada captura en f2. Las negras ganan una dama por un caballo.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-tac-mixta-6-1',
    nivel: 6,
    fen: '2r2r1k/pp3p1b/5P1P/8/2RnP2R/P7/3N1PP1/5K2 b - - 2 29',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre abandona c8 ganando tiempo con 1...Txc4 para dejar esa casilla a la torre de f8: 2...Tc8. Las negras ganan un caballo.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-tac-mixta-6-2',
    nivel: 6,
    fen: '8/6kp/p4q2/6p1/PP1bp1P1/5P1P/6K1/4N3 b - - 0 44',
    linea: '1...Df4 2.Cd3 Dxf3+ 3.Rh2 De2+ 4.Cf2 Dxf2+ 5.Rh1 Dg1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Df4 fuerza el mate en 5, que termina con 5...Dg1# (mate de apoyo): la dama de g1 da mate pegada al rey de h1, apoyada por el alfil de d4.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mixta-6-3',
    nivel: 6,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'El caballo de f3 defendía d2; 2...Txe1+ lo desvía a e1 y entonces 3...Txd2 captura el caballo. Las negras ganan un caballo.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-mixta-6-4',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Lo automático es recapturar en d5, pero antes 1...Cc5 con amenaza sobre la dama de a4 mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan una dama por un caballo.',
    prueba: { margen: 234 },
  },
  {
    id: 'aj-tac-mixta-6-5',
    nivel: 6,
    fen: '5r1k/6p1/2p5/6pP/1P1qp3/1Q3P2/7K/3B4 b - - 9 57',
    linea: '1...Df2+ 2.Rh1 Tf4 3.Dg8+ Rxg8 4.Ab3+ Rf8 5.Ae6 Th4+ 6.Ah3 Txh3#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Df2+ fuerza el mate en 6, que termina con 6...Txh3#: la torre de h3 da jaque al rey de h1 y la dama de f2 controla sus salidas.',
    prueba: { mate: 6 },
  },
];
