import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMate3: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mate3-3-1',
    nivel: 3,
    fen: '6rk/p3rppp/1pqp1R1Q/8/2Pn4/8/PPP5/1KRR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Dxh1 3.Txh1#',
    pista: 'Empieza por las jugadas forzadas contra el rey de h8 y calcula hasta el mate (3 jugadas).',
    explicacion:
      '1.Dxh7+ fuerza el mate en 3, que termina con 3.Txh1#: la torre de h1 da jaque al rey de h7 y la torre de f6 controla sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mate3-3-2',
    nivel: 3,
    fen: '6rk/2r2ppp/p1p1Q3/3pp3/2Pn3R/5q2/PPP5/1K1RR3 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Th1+ Dxh1 3.Txh1#',
    pista: 'Empieza por las jugadas forzadas contra el rey de h8 y calcula hasta el mate (3 jugadas).',
    explicacion:
      '1.Txh7+ fuerza el mate en 3, que termina con 3.Txh1#: la torre de h1 da jaque al rey de h7 y la dama de e6 controla sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mate3-3-3',
    nivel: 3,
    fen: '5r1k/5qpp/2pp4/2R1p3/2PP4/1n6/2QbN1PP/5R1K b - - 0 1',
    linea: '1...Dxf1+ 2.Cg1 Ae3 3.Dc1 Cxc1 4.dxe5 Dxg1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Dxf1+ fuerza el mate en 4, que termina con 4...Dxg1# (mate del pasillo): el rey de h1 está encerrado por sus propias piezas de g2 y h2 y la dama de g1 da mate por la primera fila.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-3-4',
    nivel: 3,
    fen: '2kr4/ppp5/prp5/R3p3/3P1Bn1/3P2R1/5PPP/4rRK1 b - - 0 1',
    linea: '1...Tbb1 2.Ac1 Tbxc1 3.Txe1 Txe1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de g1.',
    explicacion:
      '1...Tbb1 fuerza el mate en 3, que termina con 3...Txe1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de e1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mate3-3-5',
    nivel: 3,
    fen: 'r6r/1N1k1pp1/5b1p/2Qq4/4pB2/1P6/P1P2PPP/4R1K1 w - - 1 27',
    linea: '1.Dxd5+ Re8 2.Cd6+ Re7 3.Dxf7+ Rd8 4.Cb7+ Rc8 5.Dc7#',
    pista: 'Empieza por las jugadas forzadas contra el rey de d7 y calcula hasta el mate (5 jugadas).',
    explicacion:
      '1.Dxd5+ fuerza el mate en 5, que termina con 5.Dc7# (mate de apoyo): la dama de c7 da mate pegada al rey de c8, apoyada por el alfil de f4.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-3-6',
    nivel: 3,
    fen: '2r3rk/3R1ppp/8/3p1n1R/q3P3/3P1Q2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dxf5+ g6 3.Th1+ Rg7 4.Dxf7#',
    pista: 'Empieza por las jugadas forzadas contra el rey de h8 y calcula hasta el mate (4 jugadas).',
    explicacion:
      '1.Txh7+ fuerza el mate en 4, que termina con 4.Dxf7# (mate de apoyo): la dama de f7 da mate pegada al rey de g7, apoyada por la torre de d7.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-4-1',
    nivel: 4,
    fen: '5Brk/5ppp/R1p1p3/4p3/2r2Q2/1P1PP2P/1q3PPK/3n1R2 w - - 0 1',
    linea: '1.Axg7+ Rxg7 2.Dg5+ Rh8 3.Df6+ Tg7 4.Ta8#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de h8.',
    explicacion:
      '1.Axg7+ fuerza el mate en 4, que termina con 4.Ta8# (mate del pasillo): el rey de h8 está encerrado por sus propias piezas de g7 y h7 y la torre de a8 da mate por la octava fila.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-4-2',
    nivel: 4,
    fen: '6k1/p2p4/2p5/2R2q1p/P2p1N1P/5KP1/1r3P2/8 b - - 0 40',
    linea: '1...d5 2.Rg2 De4+ 3.Rg1 Tb1+ 4.Tc1 Txc1+ 5.Rh2 Th1#',
    pista: 'No empieza con jaque: quítale antes las casillas de fuga al rey de f3.',
    explicacion:
      '1...d5 fuerza el mate en 5, que termina con 5...Th1#: la torre de h1 da jaque al rey de h2 y la dama de e4 controla sus salidas.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-4-3',
    nivel: 4,
    fen: '1n3k1r/rp2q2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KRR3 w - - 0 20',
    linea: '1.Txe7 c4 2.Tf7+ Rg8 3.Dxc4 Cc6 4.Tc7+ Cd5 5.Dxd5+ Rf8 6.Df7#',
    pista: 'Empieza por las jugadas forzadas contra el rey de f8 y calcula hasta el mate (6 jugadas).',
    explicacion:
      '1.Txe7 fuerza el mate en 6, que termina con 6.Df7# (mate de apoyo): la dama de f7 da mate pegada al rey de f8, apoyada por la torre de c7.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-mate3-4-4',
    nivel: 4,
    fen: '4R2r/p1pp1p1p/bp3qpk/n6N/6Q1/2P1R3/P4PPP/6K1 w - - 3 26',
    linea: '1.Cxf6 Rg7 2.Txh8 Rxf6 3.Txh7 Ad3 4.Dd4+ Rf5 5.De5+ Rg4 6.f3#',
    pista: 'Empieza por las jugadas forzadas contra el rey de h6 y calcula hasta el mate (6 jugadas).',
    explicacion:
      '1.Cxf6 fuerza el mate en 6, que termina con 6.f3#: el peón de f3 da jaque al rey de g4 y la torre de e3, el peón de g2 y la dama de e5 controlan sus salidas.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-mate3-4-5',
    nivel: 4,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'Empieza por las jugadas forzadas contra el rey de f7 y calcula hasta el mate (7 jugadas).',
    explicacion:
      '1.Ah5+ fuerza el mate en 7, que termina con 7.Dxf6# (mate de apoyo): la dama de f6 da mate pegada al rey de f5, apoyada por el caballo de d5.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mate3-5-1',
    nivel: 5,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P6b/7q/RPPQ1P1P/2N2RK1 b - - 4 25',
    linea: '1...Dg4+ 2.Rh1 Df3+ 3.Rg1 Ah3 4.Dg5 Axg5 5.Cd3 Dg2#',
    pista: 'Empieza por las jugadas forzadas contra el rey de g1 y calcula hasta el mate (5 jugadas).',
    explicacion:
      '1...Dg4+ fuerza el mate en 5, que termina con 5...Dg2# (mate de apoyo): la dama de g2 da mate pegada al rey de g1, apoyada por el alfil de h3.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-5-2',
    nivel: 5,
    fen: '1k6/pp1bQ3/1n3p2/6pp/3RP3/2P4P/PP4P1/5K2 w - - 1 31',
    linea: '1.Txd7 g4 2.Txb7+ Ra8 3.Txa7+ Rb8 4.Dc7#',
    pista: 'Empieza por las jugadas forzadas contra el rey de b8 y calcula hasta el mate (4 jugadas).',
    explicacion:
      '1.Txd7 fuerza el mate en 4, que termina con 4.Dc7# (mate de apoyo): la dama de c7 da mate pegada al rey de b8, apoyada por la torre de a7.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-5-3',
    nivel: 5,
    fen: '2q3k1/2p3p1/7p/p3Q3/P1PPp3/1r2BbP1/1r3P1P/R1R3K1 b - - 0 33',
    linea: '1...Dh3 2.De6+ Dxe6 3.Rf1 Dh3+ 4.Re1 Te2+ 5.Rd1 Df1#',
    pista: 'No empieza con jaque: quítale antes las casillas de fuga al rey de g1.',
    explicacion:
      '1...Dh3 fuerza el mate en 5, que termina con 5...Df1# (mate de la escalera): la torre de e2 corta la fila de escape y la dama de f1 da mate en la última.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-5-4',
    nivel: 5,
    fen: '1k1r4/ppp5/2r5/1R1p3q/8/1P2P2N/1Q4PP/4rR1K b - - 0 1',
    linea: '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ 4.Rf2 Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+ 7.Rh3 Th6#',
    pista: 'Empieza por las jugadas forzadas contra el rey de h1 y calcula hasta el mate (7 jugadas).',
    explicacion:
      '1...Txf1+ fuerza el mate en 7, que termina con 7...Th6#: la torre de h6 da jaque al rey de h3 y la torre de g8 y la dama de d1 controlan sus salidas.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mate3-5-5',
    nivel: 5,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Empieza por las jugadas forzadas contra el rey de h7 y calcula hasta el mate (7 jugadas).',
    explicacion:
      '1.Dxh5+ fuerza el mate en 7, que termina con 7.Txh6#: la torre de h6 da jaque al rey de h8 y la dama de f7 controla sus salidas.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mate3-6-1',
    nivel: 6,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Empieza por las jugadas forzadas contra el rey de g7 y calcula hasta el mate (5 jugadas).',
    explicacion:
      '1.Dh6+ fuerza el mate en 5, que termina con 5.Dxf7# (mate de apoyo): la dama de f7 da mate pegada al rey de f8, apoyada por el alfil de g6.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-6-2',
    nivel: 6,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Empieza por las jugadas forzadas contra el rey de c1 y calcula hasta el mate (6 jugadas).',
    explicacion:
      '1...Dc3+ fuerza el mate en 6, que termina con 6...Db2# (mate de apoyo): la dama de b2 da mate pegada al rey de b1, apoyada por el caballo de d1.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-mate3-6-3',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'No empieza con jaque: quítale antes las casillas de fuga al rey de h8.',
    explicacion:
      '1.Rf2 fuerza el mate en 7, que termina con 7.b8=D# (mate de la escalera): la torre de d7 corta la fila de escape y la dama de b8 da mate en la última.',
    prueba: { mate: 7 },
  },
];
