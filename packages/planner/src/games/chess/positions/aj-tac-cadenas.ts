import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacCadenas: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-cadenas-4-1',
    nivel: 4,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P5qb/8/RPPQ1P1P/2N2R1K b - - 6 26',
    linea: '1...Df3+ 2.Rg1 Ah3 3.Dg5 Axg5 4.Cd3 Dg2#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 4 jugadas.',
    explicacion:
      'La dama deja libre g4 ganando tiempo con 1...Df3+ y abre la línea del alfil de c8, que entra con 2...Ah3; en la misma línea se encadenan despeje y mate.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-cadenas-4-2',
    nivel: 4,
    fen: '1n5r/rp2k2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KR4 w - - 0 21',
    linea: '1.Df7+ Rd8 2.Cb5+ Cbd7 3.Dxf6+ Rc8 4.Dxh8+ Cf8 5.Dxf8#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 5 jugadas.',
    explicacion:
      'Tras 1.Df7+ Rd8, el caballo se va de d6 a b5 y descubre el jaque de la torre de d1 al rey de d8 mientras el caballo ataca a la torre de a7; en la misma línea se encadenan ataque a la descubierta y mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-cadenas-4-3',
    nivel: 4,
    fen: '2r5/1pq3kp/p2RQ1p1/6r1/6P1/5P2/PPP4P/1K5R b - - 0 22',
    linea: '1...Dxc2+ 2.Ra1 Dc1+ 3.Txc1 Txc1#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 3 jugadas.',
    explicacion:
      'Lo automático es recapturar en d6, pero antes 1...Dxc2+ con jaque mejora la situación y las negras obtienen más que con la simple recaptura; en la misma línea se encadenan jugada intermedia y mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-cadenas-4-4',
    nivel: 4,
    fen: 'r5k1/3b1p1p/1Pp3p1/p1Pp4/P1qQ4/5P2/1RP1r1PP/3R2K1 b - - 2 25',
    linea: '1...Te1+ 2.Txe1 Dxd4+ 3.Rf1 Dxb2',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 3 jugadas.',
    explicacion:
      'La torre de d1 defendía d4; 1...Te1+ la desvía a e1 y entonces 2...Dxd4+ captura la dama; en la misma línea se encadenan desviación y ataque doble. Las negras ganan una dama.',
    prueba: { margen: 500 },
  },
  {
    id: 'aj-tac-cadenas-4-5',
    nivel: 4,
    fen: '5r2/pppPrNbp/5k2/3B4/3P1B2/8/PPP1b1PP/4R1K1 w - - 1 20',
    linea: '1.Ag5+ Rg6 2.Axe7 Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 5.d8=D',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 5 jugadas.',
    explicacion:
      'El alfil da jaque al rey de f6 desde g5; detrás, en la misma línea, está la torre de e7, que cae cuando el rey se aparta; en la misma línea se encadenan enfilada y promoción. En cambio, 1.Ae5+ permite 1...Rg6 y la ventaja es mucho menor.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-tac-cadenas-4-6',
    nivel: 4,
    fen: '1k1r4/ppp5/2r5/1R1p3q/8/1P2P2N/1Q4PP/4rR1K b - - 0 1',
    linea: '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ 4.Rf2 Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+ 7.Rh3 Th6#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 7 jugadas.',
    explicacion:
      '2...Txg1+ atrae al rey de h1 a g1, donde 3...Dd1+ le da jaque y la combinación sigue; en la misma línea se encadenan atracción y mate.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-cadenas-5-1',
    nivel: 5,
    fen: '1k1r4/1pp3R1/7P/4p3/4N3/p3P1K1/1b3PP1/2r2B1R w - - 0 35',
    linea: '1.h7 a2 2.Tg8 Td1 3.h8=D',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 3 jugadas.',
    explicacion:
      'Tras 1.h7 a2, la torre se interpone en g8 y corta la línea de la torre de d8 hacia h8; sin esa defensa, 3.h8=D gana material; en la misma línea se encadenan interferencia y promoción. En cambio, 1.Th5 permite 1...Ra7 y la ventaja es mucho menor.',
    prueba: { margen: 371 },
  },
  {
    id: 'aj-tac-cadenas-5-2',
    nivel: 5,
    fen: '8/2Q1R1pk/5r2/1P3p1p/P5b1/8/5KP1/8 w - - 13 50',
    linea: '1.Txg7+ Rh6 2.De7 h4 3.Dxf6+ Rh5 4.Dg5#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 4 jugadas.',
    explicacion:
      'La torre abandona e7 ganando tiempo con 1.Txg7+ para dejar esa casilla a la dama de c7: 2.De7; en la misma línea se encadenan despeje y mate.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-cadenas-5-3',
    nivel: 5,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 5 jugadas.',
    explicacion:
      'Tras 1.Dh6+ Rg8 2.Axh7+ Rh8, el alfil se va de h7 a g6 y descubre el jaque de la dama de h6 al rey de h8; en la misma línea se encadenan ataque a la descubierta y mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-cadenas-6-1',
    nivel: 6,
    fen: '1k5r/1ppB1q2/ppp5/2p1p3/QRPP4/P1PnP1r1/P4PPP/5RK1 b - - 0 1',
    linea: '1...Txg2+ 2.Rxg2 Tg8+ 3.Ag4 Txg4+ 4.Rh1 Df3#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 4 jugadas.',
    explicacion:
      '1...Txg2+ atrae al rey de g1 a g2, donde 2...Tg8+ le da jaque y la combinación sigue; en la misma línea se encadenan atracción y mate.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-cadenas-6-2',
    nivel: 6,
    fen: '4R2r/p1pp1pkp/bp3qp1/n7/6Q1/2P1R1N1/P4PPP/6K1 w - - 1 25',
    linea: '1.Ch5+ Rh6 2.Cxf6 Rg7 3.Ch5+ Rh6 4.Df4+ g5 5.Df6+ Rxh5 6.Th3+ Rg4 7.Te4#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 7 jugadas.',
    explicacion:
      'El caballo llega a h5, da jaque al rey de g7 y ataca a la vez a la dama de f6: la siguiente jugada captura en f6; en la misma línea se encadenan ataque doble y mate.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-cadenas-6-3',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'Son varios motivos seguidos: encuentra el último eslabón de una línea de 7 jugadas.',
    explicacion:
      '1.Rf2 prepara la coronación: el peón de c6 corona en b8 con 7.b8=D# y nadie puede impedirlo; en la misma línea se encadenan promoción, jugada intermedia y mate.',
    prueba: { mate: 7 },
  },
];
