import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacInterferencia: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-interferencia-3-1',
    nivel: 3,
    fen: '4r1k1/1p3pp1/7p/1r3RQ1/n4q1R/1P1P3P/1P3PP1/4R1K1 w - - 0 1',
    linea: '1.Txe8+ Rh7 2.Txh6+ gxh6 3.Dg8#',
    pista: 'Una pieza rival puede acabar estorbando a su propio rey.',
    explicacion:
      '2.Txh6+ obliga al peón de g7 a capturar en h6, la casilla de fuga de su propio rey: obstruida esa salida, 3.Dg8# es mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-3-2',
    nivel: 3,
    fen: '5r2/p4ppk/pn2B2p/2pr2q1/8/2P5/PPPR4/2KR1Q2 w - - 0 1',
    linea: '1.Axd5 Cxd5 2.Dd3+ f5 3.Dxd5',
    pista: 'La dama de g5 defiende a distancia: ¿qué pieza rival podría taparle la línea?',
    explicacion:
      '2.Dd3+ obliga al peón de f7 a ir a f5, donde tapa la línea de la dama de g5 hacia d5: 3.Dxd5 ya no tiene réplica. Las blancas ganan una torre.',
    prueba: { margen: 438 },
  },
  {
    id: 'aj-tac-interferencia-3-3',
    nivel: 3,
    fen: '2q1kb1r/3b1pp1/p3p3/1p5N/2n1N2p/2B1P3/PP3PPP/3Q1RK1 b k - 3 22',
    linea: '1...e5 2.Cef6+ gxf6',
    pista: 'El alfil de c3 defiende a distancia: busca una casilla donde cortar su línea.',
    explicacion:
      'El peón se interpone en e5 y corta la línea del alfil de c3 hacia f6; sin esa defensa, 2...gxf6 gana material. Las negras ganan un caballo por un peón.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-tac-interferencia-4-1',
    nivel: 4,
    fen: '1k5r/ppp5/p2b3Q/3R4/2P2N2/2P5/1Pq2PPP/4rRK1 w - - 0 1',
    linea: '1.Dxh8+ Af8 2.Td8#',
    pista: 'La torre de h8 defiende a distancia: ¿qué pieza rival podría taparle la línea?',
    explicacion:
      '1.Dxh8+ obliga al alfil de d6 a ir a f8, donde tapa la línea de la torre de h8 hacia d8: 2.Td8# da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-interferencia-4-2',
    nivel: 4,
    fen: '1k5r/ppp5/p2p2R1/q4N2/2PPP3/P2P3b/5PPP/r1Q2RK1 w - - 0 1',
    linea: '1.Dxa1 Axf5 2.d5 Td8 3.exf5',
    pista: 'La dama de a5 defiende a distancia: busca una casilla donde cortar su línea.',
    explicacion:
      'Tras 1.Dxa1 Axf5, el peón se interpone en d5 y corta la línea de la dama de a5 hacia f5; sin esa defensa, 3.exf5 gana material. Las blancas ganan una torre.',
    prueba: { margen: 270 },
  },
  {
    id: 'aj-tac-interferencia-4-3',
    nivel: 4,
    fen: '1B3r1k/2nq2pp/1p6/8/4PN2/3PP1Q1/P3r1PP/5R1K w - - 0 1',
    linea: '1.Cg6+ hxg6 2.Txf8+ Rh7 3.Dh4#',
    pista: 'Una pieza rival puede acabar estorbando a su propio rey.',
    explicacion:
      '1.Cg6+ obliga al peón de h7 a capturar en g6, la casilla de fuga de su propio rey: obstruida esa salida, 3.Dh4# es mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-5-1',
    nivel: 5,
    fen: '1r2r1k1/5pp1/p1pp2Np/2R2q2/Q6r/1P5P/5PP1/4R1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Rh2 Txh3+ 3.gxh3 Dxf2#',
    pista: 'Una pieza rival puede acabar estorbando a su propio rey.',
    explicacion:
      '2...Txh3+ obliga al peón de g2 a capturar en h3, la casilla de fuga de su propio rey: obstruida esa salida, 3...Dxf2# es mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-5-2',
    nivel: 5,
    fen: 'rk1r4/ppp5/1N6/3p1Q2/3P3b/P1P3PR/1P2qP1P/5RK1 w - - 0 1',
    linea: '1.Dc8+ Txc8 2.Cd7#',
    pista: 'Una pieza rival puede acabar estorbando a su propio rey.',
    explicacion:
      '1.Dc8+ obliga a la torre de d8 a capturar en c8, la casilla de fuga de su propio rey: obstruida esa salida, 2.Cd7# es mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-interferencia-5-3',
    nivel: 5,
    fen: '2kr4/pppR3r/p3p3/7n/2P5/P2PP1B1/1P3PPP/6RK b - - 0 1',
    linea: '1...Cxg3+ 2.fxg3 Txh2+ 3.Rxh2 Th8+ 4.Th7 Txh7#',
    pista: 'Una pieza rival puede acabar estorbando a su propio rey.',
    explicacion:
      '1...Cxg3+ obliga al peón de f2 a capturar en g3, la casilla de fuga de su propio rey: obstruida esa salida, 4...Txh7# es mate.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-interferencia-6-1',
    nivel: 6,
    fen: '7k/rp3pp1/1Q1p1R1p/n1p3R1/3P4/4P3/1P3PPP/5qRK w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Dd8+ Rh7 3.Dg8#',
    pista: 'Una pieza rival puede acabar estorbando a su propio rey.',
    explicacion:
      '1.Txh6+ obliga al peón de g7 a capturar en h6, la casilla de fuga de su propio rey: obstruida esa salida, 3.Dg8# es mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-6-2',
    nivel: 6,
    fen: 'rk5r/1ppQ4/p3p3/4p3/1n1NP1q1/8/6PP/2R2R1K w - - 0 1',
    linea: '1.Dxc7+ Ra7 2.Cb5+ axb5 3.Ta1+ Ca6 4.Txa6+ Rxa6 5.Ta1#',
    pista: 'Una pieza rival puede acabar estorbando a su propio rey.',
    explicacion:
      '2.Cb5+ obliga al peón de a6 a capturar en b5, la casilla de fuga de su propio rey: obstruida esa salida, 5.Ta1# es mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-interferencia-6-3',
    nivel: 6,
    fen: '1k1r4/1pp3R1/7P/4p3/4N3/p3P1K1/1b3PP1/2r2B1R w - - 0 35',
    linea: '1.h7 a2 2.Tg8 Td1 3.h8=D',
    pista: 'La torre de d8 defiende a distancia: busca una casilla donde cortar su línea.',
    explicacion:
      'Tras 1.h7 a2, la torre se interpone en g8 y corta la línea de la torre de d8 hacia h8; sin esa defensa, 3.h8=D gana material. En cambio, 1.Th5 permite 1...Ra7 y la ventaja es mucho menor.',
    prueba: { margen: 371 },
  },
];
