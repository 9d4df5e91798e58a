import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMixta: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mixta-1-1',
    nivel: 1,
    fen: '6kB/1p3ppp/2qp2r1/R3pn2/2P5/3P4/PPP5/Q1KR4 w - - 0 1',
    linea: '1.Ta8+ Dc8 2.Txc8#',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Ta8+ fuerza el mate en 2, que termina con 2.Txc8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de c8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mixta-1-2',
    nivel: 1,
    fen: '1k5r/ppp5/p7/4Q2R/4P3/PP1P1q2/5PPP/3r1RK1 b - - 0 1',
    linea: '1...Txf1+ 2.Rxf1 Dd1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Txf1+ fuerza el mate en 2, que termina con 2...Dd1#: la dama de d1 da jaque al rey de f1, que no tiene salida.',
    prueba: { mate: 2 },
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
      'La dama de a5 no está defendida por ninguna pieza y el alfil de b4 la captura gratis. En cambio, 1.gxh3 permite 1...Dxb6 y la ventaja es mucho menor.',
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
      'Cuenta sobre e1: las negras atacan con las dos torres y solo recaptura la dama. 1...Txe1+ 2.Dxe1 Txe1+ gana la dama por una torre. El alfil de d8 no puede estorbar.',
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
    fen: '4rrk1/p2N1ppp/1p1p4/3P2P1/1p2P3/1Pb3P1/P3K2P/2R4R b - - 0 25',
    linea: '1...Txe4+ 2.Rf3 Tfe8',
    pista: 'El rey blanco está en la columna de tus torres. ¿Qué captura da jaque y salva además la torre atacada?',
    explicacion:
      'El caballo de d7 ataca la torre de f8. La otra torre toma en e4 con jaque y gana un peón; cuando el rey se mueve, la torre de f8 sale del ataque ocupando la columna e. Las dos torres quedan dobladas contra el rey.',
    prueba: { margen: 275 },
  },
  {
    id: 'aj-tac-mixta-2-4',
    nivel: 2,
    fen: 'r7/1pp2k2/p1p5/6B1/3p1Pb1/1P1P1P2/P1P4q/3QKR2 b - - 2 25',
    linea: '1...Te8+ 2.Ae7 Txe7+ 3.De2 Dxe2#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Te8+ fuerza el mate en 3, que termina con 3...Dxe2# (mate de apoyo): la dama de e2 da mate pegada al rey de e1, apoyada por la torre de e7.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mixta-2-5',
    nivel: 2,
    fen: '1b3r2/1p3ppk/r6p/2R5/2P5/5Nr1/3R1PPP/6K1 b - - 0 1',
    linea: '1...Ta1+ 2.Td1 Txd1+ 3.Ce1 Txe1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Ta1+ fuerza el mate en 3, que termina con 3...Txe1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de e1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mixta-2-6',
    nivel: 2,
    fen: '8/1p1R1R2/1p5k/p2P3r/P7/5Bp1/4P1K1/2q5 b - - 3 48',
    linea: '1...Dh1+ 2.Rxg3 Dh2+ 3.Rg4 Tg5#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Dh1+ fuerza el mate en 3, que termina con 3...Tg5#: la torre de g5 da jaque al rey de g4 y la dama de h2 y el rey de h6 controlan sus salidas.',
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
    fen: 'r2q1rk1/pp3pp1/1b1pb2p/nP4n1/4P2N/2PB3P/P3QPP1/RNB2RK1 b - - 3 15',
    linea: '1...Cxh3+ 2.gxh3 Dxh4',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'El caballo deja libre g5 ganando tiempo con 1...Cxh3+ y abre la línea de la dama de d8, que entra con 2...Dxh4. Las negras ganan un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-tac-mixta-3-3',
    nivel: 3,
    fen: '5r2/1Q3ppk/7p/n2pp3/4P1q1/R3P2P/NP3PP1/2r1R1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Rh2 Th1+ 3.Rxh1 Dd1+ 4.Rh2 Cxb7',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '2...Th1+ atrae al rey de h2 a h1, donde 3...Dd1+ le da jaque y la combinación sigue. En cambio, 1...Dd1 permite 2.Txd1 y la ventaja es mucho menor.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-tac-mixta-3-4',
    nivel: 3,
    fen: 'r1bqkb1r/1p3pp1/p1np1n2/3Np2p/4P3/1N2B3/PPP2PPP/R2QKB1R w KQkq - 0 9',
    linea: '1.Ab6 Dd7 2.Cc7+ Re7 3.Cxa8',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Tras 1.Ab6 Dd7, el caballo llega a c7, da jaque al rey de e8 y ataca a la vez a la torre de a8: la siguiente jugada captura en a8. En cambio, 1.c4 permite 1...Cxd5 y la ventaja es mucho menor.',
    prueba: { margen: 244 },
  },
  {
    id: 'aj-tac-mixta-3-5',
    nivel: 3,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P5qb/8/RPPQ1P1P/2N2R1K b - - 6 26',
    linea: '1...Df3+ 2.Rg1 Ah3 3.Dg5 Axg5 4.Cd3 Dg2#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Df3+ fuerza el mate en 4, que termina con 4...Dg2# (mate de apoyo): la dama de g2 da mate pegada al rey de g1, apoyada por el alfil de h3.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-3-6',
    nivel: 3,
    fen: '1Q3rkq/1p2Rp1p/6p1/4p3/2PP4/PP1Rrn2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Te8 Txd3 2.Txf8+ Rg7 3.Txf7+',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Te8 no captura ni da jaque, pero la torre se coloca en e8; contra 1...Txd3 sigue 2.Txf8+. En cambio, 1.Dxb7 permite 1...Txd3 y la ventaja es mucho menor.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-tac-mixta-4-1',
    nivel: 4,
    fen: '2r3rk/3R1ppp/8/3p1n1R/q3P3/3P1Q2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dxf5+ g6 3.Th1+ Rg7 4.Dxf7#',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Txh7+ fuerza el mate en 4, que termina con 4.Dxf7# (mate de apoyo): la dama de f7 da mate pegada al rey de g7, apoyada por la torre de d7.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-4-2',
    nivel: 4,
    fen: '4r1kB/4Qpp1/3p1n1p/8/3q4/P1P5/rPP5/1KR4R b - - 0 1',
    linea: '1...Txb2+ 2.Ra1 Ta2+ 3.Rxa2 Dc4+ 4.Ra1 Txe7',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '2...Ta2+ atrae al rey de a1 a a2, donde 3...Dc4+ le da jaque y la combinación sigue. Las negras ganan una dama y un peón por una torre.',
    prueba: { margen: 464 },
  },
  {
    id: 'aj-tac-mixta-4-3',
    nivel: 4,
    fen: '3r1rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PP1/6K1 b - - 0 28',
    linea: '1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3 4.Ae3 Df1 5.De1 Txe1',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Lo automático es recapturar en g5, pero antes 1...Td1+ con jaque mejora la situación y las negras obtienen más que con la simple recaptura. En cambio, 1...f6 permite 2.Ad2 y la ventaja es mucho menor.',
    prueba: { margen: 361 },
  },
  {
    id: 'aj-tac-mixta-4-4',
    nivel: 4,
    fen: '6k1/p2p4/2p5/2R2q1p/P2p1N1P/5KP1/1r3P2/8 b - - 0 40',
    linea: '1...d5 2.Rg2 De4+ 3.Rg1 Tb1+ 4.Tc1 Txc1+ 5.Rh2 Th1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...d5 fuerza el mate en 5, que termina con 5...Th1#: la torre de h1 da jaque al rey de h2 y la dama de e4 controla sus salidas.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mixta-4-5',
    nivel: 4,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Rd4 no captura ni da jaque, pero el rey se coloca en d4 y ataca al caballo de c3; contra 2.Cxa4 sigue 2...b5. En cambio, 1...Rc4 permite 2.Cxa4 y la ventaja es mucho menor.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-tac-mixta-5-1',
    nivel: 5,
    fen: '8/2Q1R1pk/5r2/1P3p1p/P5b1/8/5KP1/8 w - - 13 50',
    linea: '1.Txg7+ Rh6 2.De7 h4 3.Dxf6+ Rh5 4.Dg5#',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Txg7+ fuerza el mate en 4, que termina con 4.Dg5# (mate de apoyo): la dama de g5 da mate pegada al rey de h5, apoyada por la torre de g7.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-5-2',
    nivel: 5,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Rb6 no captura ni da jaque, pero el rey se coloca en b6; contra 2.Txc7 sigue 2...Txc7. En cambio, 1...Rd6 permite 2.Df4+ y la ventaja es mucho menor.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-tac-mixta-5-3',
    nivel: 5,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Dxh5+ fuerza el mate en 7, que termina con 7.Txh6#: la torre de h6 da jaque al rey de h8 y la dama de f7 controla sus salidas.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mixta-6-1',
    nivel: 6,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Tras 1...Cf4 2.Df2, el caballo llega a d3 y ataca a la vez a la dama de f2 y a la torre de e1: la siguiente jugada captura en f2. Las negras ganan una dama por un caballo.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-tac-mixta-6-2',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Aa4 no captura ni da jaque, pero el alfil se coloca en a4 y ataca a la dama de c6; contra 1...b5 sigue 2.Axb5. Las blancas ganan un alfil y un peón.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-mixta-6-3',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Lo automático es recapturar en d5, pero antes 1...Cc5 con amenaza sobre la dama de a4 mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan una dama por un caballo.',
    prueba: { margen: 234 },
  },
];
