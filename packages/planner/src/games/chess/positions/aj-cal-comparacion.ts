import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalComparacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-comparacion-4-1',
    nivel: 4,
    fen: 'r3r1n1/1pb2pk1/q1p2n2/p2pN1pp/P2P2N1/1PP2P1P/2Q3PB/3R1R1K w - - 0 29',
    linea: '1.Cxf6',
    pista: 'Una candidata natural es 1.Ce3: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1.Cxf6 cambia el caballo de g4 por el caballo de f6, una pieza que sostenía la torre de e8 y el caballo de g8. En cambio, 1.Ce3 permite 1...Ce7 y la ventaja es mucho menor.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-cal-comparacion-4-2',
    nivel: 4,
    fen: '2rr2k1/1bq2p2/1p4Pp/p2pp1p1/3Nn3/2PBPNb1/PP2Q1PP/2R2RK1 w - - 0 24',
    linea: '1.gxf7+',
    pista: 'Una candidata natural es 1.Axe4: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'Con 1.gxf7+ el peón queda pasado en f7: ningún peón rival puede ya detenerlo. En cambio, 1.Axe4 permite 1...dxe4 y la ventaja es mucho menor.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-cal-comparacion-4-3',
    nivel: 4,
    fen: '1rr5/2qbk1p1/p2R3p/3Q4/7P/Pp2P1P1/5P2/4R1K1 w - - 2 32',
    linea: '1.Td1',
    pista: 'Una candidata natural es 1.De5+: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre pasa de e1 a d1 y ocupa la columna d, abierta. En cambio, 1.De5+ permite 1...Rf8 y la posición queda mucho peor.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-cal-comparacion-4-4',
    nivel: 4,
    fen: '2R3rk/6rp/P1Q2np1/4pp2/2N1P2q/2p4P/P1P3P1/5RK1 w - - 1 40',
    linea: '1.Cxe5 Txc8 2.Dxc8+',
    pista: 'Una candidata natural es 1.Txg8+: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'El caballo de c4 se instala en e5, una casilla que ningún peón negro puede ya atacar. Las blancas ganan un peón.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-cal-comparacion-5-1',
    nivel: 5,
    fen: '3q3k/1p3P1n/8/p7/Pb1n1N2/1P2B1P1/5K1P/R6R w - - 0 39',
    linea: '1.Thd1',
    pista: 'Una candidata natural es 1.Tad1: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre pasa de h1 a d1 y ocupa la columna d, abierta. En cambio, 1.Tad1 permite 1...Ac5 y no pasa de la igualdad.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-cal-comparacion-5-2',
    nivel: 5,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7',
    pista: 'Una candidata natural es 1...Ac5: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'El alfil de c8 pasa a b7 y su alcance crece de 1 a 3 casillas. En cambio, 1...Ac5 permite 2.Tae1 y queda en desventaja.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-cal-comparacion-5-3',
    nivel: 5,
    fen: '2r1k2r/2q2pp1/pbn1p1n1/1p5p/2PpP3/1P4PP/PN1PBPQ1/R2R2K1 b k - 0 20',
    linea: '1...h4',
    pista: 'Una candidata natural es 1...bxc4: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La ruptura 1...h4 ataca al peón de g3 y abre el juego. En cambio, 1...bxc4 permite 2.Axc4 y la ventaja es mucho menor.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-cal-comparacion-6-1',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+',
    pista: 'Una candidata natural es 1.Txd6: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre pasa de h1 a e1 y ocupa la columna e, abierta. En cambio, 1.Txd6 permite 1...Dxd6 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-cal-comparacion-6-2',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'Una candidata natural es 1...Dc7: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La dama de d6 pasa a d7 y su alcance crece de 8 a 14 casillas. En cambio, 1...Dc7 permite 2.Ad5 y no pasa de la igualdad.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-cal-comparacion-6-3',
    nivel: 6,
    fen: 'r1b2r1k/pppp1p1n/7Q/b3P1p1/q1BP4/8/P4PPP/RN1R2K1 w - - 2 19',
    linea: '1.Ca3 Dxa3 2.Ad3 f5 3.exf6',
    pista: 'Una candidata natural es 1.Cd2: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1.Ca3 ofrece el caballo en a3; a cambio, la iniciativa sigue con 2.Ad3. En cambio, 1.Cd2 permite 1...Dc6 y queda en desventaja.',
    prueba: { margen: 92 },
  },
];
