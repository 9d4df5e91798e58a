import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParTematicas: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-tematicas-4-1',
    nivel: 4,
    fen: 'rn2kb1r/ppqb1pp1/4p3/1PPp3p/2P2N2/1Q1BB3/P4PPP/R4RK1 b kq - 0 17',
    linea: '1...d4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...d4 gana espacio y echa al alfil de e3. En cambio, 1...dxc4 permite 2.Dxc4 y la posición queda mucho peor.',
    prueba: { margen: 121 },
  },
  {
    id: 'aj-par-tematicas-4-2',
    nivel: 4,
    fen: '2rr2k1/1bq1bpp1/pp1ppn1p/8/1PPNn2P/P1N1Q1P1/1B3P2/2RR1BK1 b - - 0 20',
    linea: '1...Cg4',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'El caballo se suma al ataque desde g4 y apunta a f2 y h2, junto al rey de g1; a su zona apunta también el caballo de e4. En cambio, 1...Cxc3 permite 2.Txc3 y la ventaja es mucho menor.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-par-tematicas-4-3',
    nivel: 4,
    fen: 'r4rk1/pb1n1pp1/1q1p1b1p/2p5/3PPB2/5NP1/1P3PBP/R2Q1RK1 w - - 3 21',
    linea: '1.e5 Ag5 2.Axg5',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.e5 ataca al peón de d6 y abre el juego, además de amenazar al alfil de f6. En cambio, 1.d5 permite 1...g5 y no pasa de la igualdad.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-par-tematicas-4-4',
    nivel: 4,
    fen: 'r2qk2r/pppb1ppp/2nb4/4n3/4P3/2P2N1P/PPBK1PP1/RNBQ3R b kq - 2 11',
    linea: '1...Cxf3+',
    pista: 'Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1...Cxf3+ cambia el caballo de e5 por el caballo de f3: aun con menos material, el cambio alivia la defensa. En cambio, 1...Df6 permite 2.Re1 y no pasa de la igualdad.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-par-tematicas-4-5',
    nivel: 4,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'La dama se suma al ataque desde f3 y apunta a f6, junto al rey de f7; a su zona apunta también el caballo de d4. En cambio, 1.e5 permite 1...g6 y la posición queda mucho peor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-tematicas-4-6',
    nivel: 4,
    fen: '8/2pb1r1k/4p1pP/p3Q3/P1BPP2K/5p2/1PPq4/5R2 w - - 3 39',
    linea: '1.Txf3',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan jugar Dg2; la única defensa de las blancas es 1.Txf3, que elimina el peón de f3. En cambio, 1.Tg1 permite 1...f2 y la posición queda mucho peor.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-par-tematicas-5-1',
    nivel: 5,
    fen: 'rnb1k2r/pppp1p1p/7b/2q2N2/5p1P/1P1B1Q2/P1PP2P1/RNBK3n b kq - 0 12',
    linea: '1...Cf2+ 2.Re1 Cxd3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d1.',
    explicacion:
      'El caballo se suma al ataque desde f2, junto al rey de d1; a su zona apunta también la dama de c5. En cambio, 1...Tg8 permite 2.Ab2 y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-par-tematicas-5-2',
    nivel: 5,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de e8 con fxe8=T+; la única defensa de las negras es 1...Dc8, que coloca la dama en c8. En cambio, 1...Dd8 permite 2.Df4+ y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-par-tematicas-5-3',
    nivel: 5,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c6 gana espacio y echa al caballo de d5. En cambio, 1...Ab7 permite 2.Ad2 y no pasa de la igualdad.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-tematicas-6-1',
    nivel: 6,
    fen: 'rn2kb1r/pppq1N1p/5pp1/3p1b2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 4 9',
    linea: '1.Axd5 Cxc3 2.dxc3',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El alfil se suma al ataque desde d5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de f7. Las blancas ganan un peón.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-par-tematicas-6-2',
    nivel: 6,
    fen: 'r4rk1/3n1pp1/pp1ppbnp/1P6/N1P1bP2/1N2B2P/P3B1P1/1RR3K1 w - - 0 26',
    linea: '1.c5',
    pista: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
    explicacion:
      '1.c5 resuelve el problema del peón retrasado de c4. En cambio, 1.Cxb6 permite 1...Cxb6 y la posición queda mucho peor.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-par-tematicas-6-3',
    nivel: 6,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...e5 gana espacio y echa al alfil de f4. En cambio, 1...Ta5 permite 2.Cxe6 y la posición queda mucho peor.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-par-tematicas-6-4',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de e8 con Cxe8; la única defensa de las negras es 1...Dg6, que coloca la dama en g6. En cambio, 1...Dh5 permite 2.b7 y la posición queda mucho peor.',
    prueba: { margen: 139 },
  },
];
