import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalComparacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-comparacion-4-1',
    nivel: 4,
    fen: 'r4rk1/pb1n1pp1/1q1p1b1p/2p5/3PPB2/5NP1/1P3PBP/R2Q1RK1 w - - 3 21',
    linea: '1.e5 Ag5 2.Axg5',
    pista: 'Una candidata natural es 1.d5: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La ruptura 1.e5 ataca al peón de d6 y abre el juego, además de amenazar al alfil de f6. En cambio, 1.d5 permite 1...g5 y no pasa de la igualdad.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-cal-comparacion-4-2',
    nivel: 4,
    fen: '1rr5/2qbk1p1/p2R3p/3Q4/7P/Pp2P1P1/5P2/4R1K1 w - - 2 32',
    linea: '1.Td1',
    pista: 'Una candidata natural es 1.De5+: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre pasa de e1 a d1 y ocupa la columna d, abierta. En cambio, 1.De5+ permite 1...Rf8 y la posición queda mucho peor.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-cal-comparacion-4-3',
    nivel: 4,
    fen: '1r6/4k2p/R3Nrp1/p7/P3P1P1/1PK4P/8/8 w - - 3 51',
    linea: '1.Cc5 Txa6 2.Cxa6 Ta8 3.Cc5',
    pista: 'Una candidata natural es 1.Cc7: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'El caballo de e6 se instala en c5, una casilla que ningún peón negro puede ya atacar. En cambio, 1.Cc7 permite 1...Tc8 y queda en desventaja.',
    prueba: { margen: 138 },
  },
  {
    id: 'aj-cal-comparacion-5-1',
    nivel: 5,
    fen: '3qrrk1/1b1nbppp/pp1p4/3PpN2/4P3/1P2BP2/P1Q1B1PP/2R2RK1 b - - 2 17',
    linea: '1...g6 2.Cxe7+ Dxe7',
    pista: 'Una candidata natural es 1...h6: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1...g6 gana espacio y echa al caballo de f5. En cambio, 1...h6 permite 2.Dc7 y la posición queda mucho peor.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-cal-comparacion-5-2',
    nivel: 5,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.bxc3 Axb5',
    pista: 'Una candidata natural es 1...Axb5: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1...Txc3 entrega la calidad: la torre de c8 por el caballo de c3; a cambio, la iniciativa sigue con 2...Da5. En cambio, 1...Axb5 permite 2.Cdxb5 y no pasa de la igualdad.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-cal-comparacion-5-3',
    nivel: 5,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5',
    pista: 'Una candidata natural es 1.Cxf3: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La ruptura 1.h5 ataca al peón de g6 y abre el juego. En cambio, 1.Cxf3 permite 1...Ab5 y queda en desventaja.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-cal-comparacion-5-4',
    nivel: 5,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7',
    pista: 'Una candidata natural es 1...Ac5: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'El alfil de c8 pasa a b7 y su alcance crece de 1 a 3 casillas. En cambio, 1...Ac5 permite 2.Tae1 y queda en desventaja.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-cal-comparacion-6-1',
    nivel: 6,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'Una candidata natural es 1.Tb6: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre entra en la séptima fila por b7, donde restringe al rey rival. En cambio, 1.Tb6 permite 1...Af8 y la ventaja es mucho menor.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-cal-comparacion-6-2',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+',
    pista: 'Una candidata natural es 1.Txd6: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La torre pasa de h1 a e1 y ocupa la columna e, abierta. En cambio, 1.Txd6 permite 1...Dxd6 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-cal-comparacion-6-3',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'Una candidata natural es 1.h4: calcula hasta dónde llega y busca otra mejor.',
    explicacion: '1.h3 gana espacio y echa al caballo de g4. En cambio, 1.h4 permite 1...g5 y no pasa de la igualdad.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-cal-comparacion-6-4',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'Una candidata natural es 1...Dc7: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      'La dama de d6 pasa a d7 y su alcance crece de 8 a 14 casillas. En cambio, 1...Dc7 permite 2.Ad5 y no pasa de la igualdad.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-cal-comparacion-6-5',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Una candidata natural es 1.Af7: calcula hasta dónde llega y busca otra mejor.',
    explicacion:
      '1.Ad6+ prepara el avance del peón pasado de b7, que sigue con b8=D. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
];
