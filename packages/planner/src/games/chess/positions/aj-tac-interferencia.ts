import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacInterferencia: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-interferencia-3-1',
    nivel: 3,
    fen: '4r1k1/1p3pp1/7p/1r3RQ1/n4q1R/1P1P3P/1P3PP1/4R1K1 w - - 0 1',
    linea: '1.Txe8+ Rh7 2.Txh6+ gxh6 3.Dg8#',
    pista: 'El rey negro irá a h7. ¿Qué casilla de fuga puedes hacer que ocupe su propio peón?',
    explicacion:
      'Después de 1.Txe8+ Rh7 el peón de g7 todavía cubre al rey en la columna g. 2.Txh6+ lo obliga a tomar: tras 2...gxh6 la columna se abre y el peón ocupa h6, la última casilla de fuga. Por eso 3.Dg8# es mate, con la dama apoyada por la torre de e8.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-3-2',
    nivel: 3,
    fen: '5r2/p4ppk/pn2B2p/2pr2q1/8/2P5/PPPR4/2KR1Q2 w - - 0 1',
    linea: '1.Axd5 Cxd5 2.Dd3+ f5 3.Dxd5',
    pista:
      'La dama de g5 defiende toda la quinta fila. Cuando cambies piezas ahí, ¿qué jaque obligaría a un peón negro a taparla?',
    explicacion:
      'Tras 1.Axd5 Cxd5 el caballo está defendido por la dama de g5. El jaque 2.Dd3+ se cubre con el peón, 2...f5, y ese peón tapa la quinta fila a su propia dama: 3.Dxd5 toma el caballo sin recaptura. Las blancas ganan torre y caballo por el alfil.',
    prueba: { margen: 438 },
  },
  {
    id: 'aj-tac-interferencia-3-3',
    nivel: 3,
    fen: '2q1kb1r/3b1pp1/p3p3/1p5N/2n1N2p/2B1P3/PP3PPP/3Q1RK1 b k - 3 22',
    linea: '1...e5 2.Cef6+ gxf6',
    pista: 'Amenazan saltos de caballo en f6. ¿Qué línea del alfil de c3 los apoya y cómo la cortas?',
    explicacion:
      'El salto a f6 funciona porque el alfil de c3 domina la gran diagonal. 1...e5 la corta: si 2.Cef6+ gxf6 3.Cxf6+ Re7, el caballo da jaque, pero el alfil ya no participa y las blancas solo tienen jaques repetidos. La posición se mantiene igualada; las demás defensas pierden material.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-tac-interferencia-4-1',
    nivel: 4,
    fen: '1k5r/ppp5/p2b3Q/3R4/2P2N2/2P5/1Pq2PPP/4rRK1 w - - 0 1',
    linea: '1.Dxh8+ Af8 2.Td8#',
    pista:
      'La octava fila negra está abierta y el alfil de d6 se interpone en la columna d. ¿Qué jaque obliga al alfil a moverse?',
    explicacion:
      'El alfil de d6 tapa la columna d de la torre blanca. 1.Dxh8+ toma la torre con jaque y obliga a interponer: si 1...Af8, el alfil abre la columna y, en f8, no cubre d8: 2.Td8#. Si 1...Te8, 2.Dxe8#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-interferencia-4-2',
    nivel: 4,
    fen: '1k5r/ppp5/p2p2R1/q4N2/2PPP3/P2P3b/5PPP/r1Q2RK1 w - - 0 1',
    linea: '1.Dxa1 Axf5 2.d5 Td8 3.exf5',
    pista: 'La dama de a5 defiende f5 por la quinta fila. Busca cómo taparla antes de recapturar.',
    explicacion:
      '1.Dxa1 gana la torre, y tras 1...Axf5 la recaptura 2.exf5 permitiría 2...Dxf5. Primero 2.d5 corta la quinta fila entre la dama de a5 y f5: el alfil se queda sin defensa y 3.exf5 lo gana. Contra 2...Tc8 la respuesta es la misma.',
    prueba: { margen: 270 },
  },
  {
    id: 'aj-tac-interferencia-4-3',
    nivel: 4,
    fen: '1B3r1k/2nq2pp/1p6/8/4PN2/3PP1Q1/P3r1PP/5R1K w - - 0 1',
    linea: '1.Cg6+ hxg6 2.Txf8+ Rh7 3.Dh4#',
    pista:
      'La torre de f8 está atacada en la columna f si tu caballo se aparta. ¿Adónde salta para que el peón de h7 desaparezca?',
    explicacion:
      'El caballo de f4 tapa la columna de la torre de f1. 1.Cg6+ la abre con jaque y obliga al peón de h7 a tomar: 1...hxg6 abre la columna h y ocupa g6, la casilla de escape del rey. Entonces 2.Txf8+ Rh7 3.Dh4#. Si 1...Rg8, 2.Txf8#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-5-1',
    nivel: 5,
    fen: '1r2r1k1/5pp1/p1pp2Np/2R2q2/Q6r/1P5P/5PP1/4R1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Rh2 Txh3+ 3.gxh3 Dxf2#',
    pista: 'El rey blanco irá a h2. ¿Cómo quitas el peón de g2, que sostiene la defensa de f2 y de g3?',
    explicacion:
      'Tras 1...Txe1+ 2.Rh2 el sacrificio 2...Txh3+ obliga al peón de g2 a tomar: el peón ocupa h3, la casilla de fuga del rey, y deja abierta la segunda fila. Así 3...Dxf2# es mate, con la torre de e1 controlando g1 y h1.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-5-2',
    nivel: 5,
    fen: 'rk1r4/ppp5/1N6/3p1Q2/3P3b/P1P3PR/1P2qP1P/5RK1 w - - 0 1',
    linea: '1.Dc8+ Txc8 2.Cd7#',
    pista:
      'El caballo de b6 podría dar jaque desde d7. ¿Qué casilla de escape hay que tapar antes con una pieza negra?',
    explicacion:
      'El caballo de b6 da jaque desde d7, pero el rey escaparía por c8. 1.Dc8+ obliga a la torre de d8 a ocupar esa casilla, 1...Txc8, y además deja de defender d7: 2.Cd7# es una variante del mate ahogado, con a7, b7 y c7 tapados por sus peones.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-interferencia-5-3',
    nivel: 5,
    fen: '2kr4/pppR3r/p3p3/7n/2P5/P2PP1B1/1P3PPP/6RK b - - 0 1',
    linea: '1...Cxg3+ 2.fxg3 Txh2+ 3.Rxh2 Th8+ 4.Th7 Txh7#',
    pista:
      'El rey de h1 tiene una sola casilla de salida cuando se abra la columna h. ¿Cómo logras que la ocupe un peón blanco?',
    explicacion:
      '1...Cxg3+ obliga al peón de f2 a tomar y a ocupar g3, que era la salida del rey. Ahora la columna h decide: 2...Txh2+ 3.Rxh2 Th8+ y la única interposición, 4.Th7, cae con mate. El rey queda encerrado por g1, g2 y g3, todas ocupadas por sus piezas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-interferencia-6-1',
    nivel: 6,
    fen: '7k/rp3pp1/1Q1p1R1p/n1p3R1/3P4/4P3/1P3PPP/5qRK w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Dd8+ Rh7 3.Dg8#',
    pista: 'Hay varios mates largos. ¿Cómo llegas al más corto quitándole al rey la casilla h6?',
    explicacion:
      '1.Txh6+ obliga a 1...gxh6 (si 1...Rg8, 2.Dd8#), y el peón ocupa la casilla de escape del rey y abre la columna g para la torre de g5. 2.Dd8+ Rh7 3.Dg8# es mate. El orden 1.Dd8+ Rh7 también gana, pero tarda más.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-interferencia-6-2',
    nivel: 6,
    fen: 'rk5r/1ppQ4/p3p3/4p3/1n1NP1q1/8/6PP/2R2R1K w - - 0 1',
    linea: '1.Dxc7+ Ra7 2.Cb5+ axb5 3.Ta1+ Ca6 4.Txa6+ Rxa6 5.Ta1#',
    pista: 'El peón de a6 protege al rey de la columna a. ¿Qué jaque lo obliga a irse?',
    explicacion:
      'Después de 1.Dxc7+ Ra7 el rey se apoya en el peón de a6. 2.Cb5+ lo obliga a tomar, 2...axb5, y la columna a se abre mientras b5 queda ocupada por su propio peón. Las dos torres entran por a1: 3.Ta1+ Ca6 4.Txa6+ Rxa6 5.Ta1#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-interferencia-6-3',
    nivel: 6,
    fen: '1k1r4/1pp3R1/7P/4p3/4N3/p3P1K1/1b3PP1/2r2B1R w - - 0 35',
    linea: '1.h7 a2 2.Tg8 Td1 3.h8=D',
    pista: 'La torre de d8 vigila h8 a lo largo de la octava fila. ¿En qué casilla la cortas?',
    explicacion:
      'La torre de d8 es la que frena el peón. Tras 1.h7, la jugada 2.Tg8 se interpone en la octava fila: si la toman, el peón recaptura coronando; si no, 3.h8=D. Ni 1...a2 ni 1...Txf1 llegan a tiempo, porque el peón negro corona una jugada después.',
    prueba: { margen: 371 },
  },
];
