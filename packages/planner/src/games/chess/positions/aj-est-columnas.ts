import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstColumnas: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-columnas-2-1',
    nivel: 2,
    fen: '3k4/1p3pp1/p3p1p1/3p4/1P1r4/7P/P5P1/1R3RK1 w - - 0 31',
    linea: '1.Txf7',
    pista: 'Una torre en la séptima fila vale más que una pasiva.',
    explicacion:
      'La torre entra en la séptima fila por f7 y ataca al peón de b7 y el peón de g7. Las blancas ganan un peón.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-est-columnas-2-2',
    nivel: 2,
    fen: '6k1/5pbp/p3n3/3rp1pq/1P2Q3/P4PPP/5NK1/3R4 w - - 2 34',
    linea: '1.Txd5',
    pista: 'La columna d es la vía de entrada.',
    explicacion:
      'La torre de d1 usa la columna d, abierta, para penetrar hasta d5, donde captura la torre. Las blancas ganan una torre.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-columnas-2-3',
    nivel: 2,
    fen: '8/1p1R1R2/1p5k/p2P3r/P7/6p1/1q2P1B1/5K2 w - - 0 47',
    linea: '1.Th7+',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de f7 a h7 y ocupa la columna h, abierta. En cambio, 1.e3 permite 1...Tf5+ y la posición queda mucho peor.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-est-columnas-2-4',
    nivel: 2,
    fen: '8/1pk3r1/2pn1p2/4p2p/R6P/1R2P3/1P1r2P1/4N2K b - - 8 49',
    linea: '1...Td1',
    pista: 'La columna d es la vía de entrada.',
    explicacion:
      'La torre de d2 usa la columna d, abierta, para penetrar hasta d1. En cambio, 1...Te2 permite 2.Ta1 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-est-columnas-2-5',
    nivel: 2,
    fen: '4r1k1/pp3pp1/1q5p/4n3/3NP3/8/PP3QPP/3R2K1 b - - 1 31',
    linea: '1...Td8',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de e8 a d8 y ocupa la columna d, abierta. En cambio, 1...Cg4 permite 2.De2 y no pasa de la igualdad.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-est-columnas-2-6',
    nivel: 2,
    fen: '5rk1/5p2/1Qp2bpB/P2p3p/8/5P1P/P1qNr1P1/1R2R1K1 b - - 3 27',
    linea: '1...Txd2 2.Axd2 Dxd2',
    pista: 'Una torre en la séptima fila vale más que una pasiva.',
    explicacion:
      'La torre entra en la séptima fila por d2 y ataca al peón de g2. Las negras ganan un alfil y un caballo por una torre.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-est-columnas-3-1',
    nivel: 3,
    fen: '2r5/1R4bp/2P1n1p1/B2kP3/P4P2/3N4/4KP1P/8 w - - 9 42',
    linea: '1.Td7+',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de b7 a d7 y ocupa la columna d, abierta. En cambio, 1.c7 permite 1...Rc6 y la ventaja es mucho menor.',
    prueba: { margen: 133 },
  },
  {
    id: 'aj-est-columnas-3-2',
    nivel: 3,
    fen: '8/3k4/2Rn1p1p/p6P/5p2/6B1/2K3P1/5N2 w - - 1 44',
    linea: '1.Txd6+ Rxd6 2.Axf4+',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de c6 a d6 y ocupa la columna d, abierta. En cambio, 1.Ta6 permite 1...fxg3 y la ventaja es mucho menor.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-columnas-3-3',
    nivel: 3,
    fen: '1r4k1/1P1nbpp1/4b3/1p1p1p1p/2pP3P/2P3P1/2NNKP2/R6R w - - 0 26',
    linea: '1.Ta8',
    pista: 'La columna a es la vía de entrada.',
    explicacion:
      'La torre de a1 usa la columna a, abierta, para penetrar hasta a8. En cambio, 1.Ta7 permite 1...f4 y la ventaja es mucho menor.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-est-columnas-3-4',
    nivel: 3,
    fen: '5rk1/p3bp1p/n1N1p1p1/N2n4/8/4P3/Pr3PPP/2RR2K1 w - - 0 30',
    linea: '1.Txd5 exd5 2.Cxe7+',
    pista: 'La columna d es la vía de entrada.',
    explicacion:
      'La torre de d1 usa la columna d, abierta, para penetrar hasta d5, donde captura el caballo. Las blancas ganan un alfil y un caballo por una torre.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-columnas-3-5',
    nivel: 3,
    fen: 'r4r2/1pqnb2k/p1p1P1pp/P7/1n2p1Q1/2B3NP/1P2BPP1/R1R3K1 b - - 1 23',
    linea: '1...Tf4 2.exd7 Txg4',
    pista: 'La columna f es la vía de entrada.',
    explicacion:
      'La torre de f8 usa la columna f, semiabierta, para penetrar hasta f4. Las negras ganan una dama por una torre y un caballo.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-est-columnas-4-1',
    nivel: 4,
    fen: 'r7/2R1b2p/p1p1r1k1/4B1P1/2p3P1/2P5/P7/4R1K1 b - - 1 32',
    linea: '1...Te8',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de a8 a e8 y ocupa la columna e, abierta. En cambio, 1...Axg5 permite 2.Ag3 y no pasa de la igualdad.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-est-columnas-4-2',
    nivel: 4,
    fen: 'r1b2rk1/ppbn2pp/2p1p3/2Pp4/5P1q/1NN2P2/PPQ1P1BP/R1B2RK1 b - - 4 14',
    linea: '1...Txf4',
    pista: 'La columna f es la vía de entrada.',
    explicacion:
      'La torre de f8 usa la columna f, semiabierta, para penetrar hasta f4, donde captura el peón. En cambio, 1...Axf4 permite 2.Axf4 y queda en desventaja.',
    prueba: { margen: 63 },
  },
  {
    id: 'aj-est-columnas-4-3',
    nivel: 4,
    fen: '1rr5/2qbk1p1/p2R3p/3Q4/7P/Pp2P1P1/5P2/4R1K1 w - - 2 32',
    linea: '1.Td1',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de e1 a d1 y ocupa la columna d, abierta. En cambio, 1.De5+ permite 1...Rf8 y la posición queda mucho peor.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-est-columnas-4-4',
    nivel: 4,
    fen: 'r2qkb1r/1p3ppp/p1n5/1N1bpQ2/8/4B3/PPP2PPP/2KR1B1R w kq - 4 14',
    linea: '1.Txd5 axb5 2.Txd8+',
    pista: 'La columna d es la vía de entrada.',
    explicacion:
      'La torre de d1 usa la columna d, abierta, para penetrar hasta d5, donde captura el alfil. Las blancas ganan una dama por una torre.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-est-columnas-4-5',
    nivel: 4,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de a1 a b1 y ocupa la columna b, semiabierta (sin peones propios). En cambio, 1...exd5 permite 2.Axa1 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-columnas-4-6',
    nivel: 4,
    fen: '3kr3/1p2b3/2np2Q1/1q2p3/4P2p/PB2PR1P/1PP3P1/1K1R4 w - - 6 32',
    linea: '1.Txd6+ Rc7 2.Td5 Dxd5 3.exd5 Tf8 4.Txf8',
    pista: 'La columna d es la vía de entrada.',
    explicacion:
      'La torre de d1 usa la columna d, semiabierta, para penetrar hasta d6, donde captura el peón. Las blancas ganan una dama y un peón por una torre.',
    prueba: { margen: 209 },
  },
];
