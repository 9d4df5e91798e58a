import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDesviacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-desviacion-2-1',
    nivel: 2,
    fen: 'r7/1B4k1/1P1npp2/6p1/8/7P/2rB1KP1/R2R4 b - - 0 37',
    linea: '1...Txa1 2.Txa1 Txd2+',
    pista: 'La torre de d1 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de d1 defendía d2; 1...Txa1 la desvía a a1 y entonces 2...Txd2+ captura el alfil. Las negras ganan un alfil.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-tac-desviacion-2-2',
    nivel: 2,
    fen: '1k1r3r/ppp5/1B2b2R/2p3n1/4N3/3q4/4QPPP/5RK1 w - - 0 1',
    linea: '1.Dxd3 Txd3 2.Txh8+',
    pista: 'La torre de d8 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de d8 defendía h8; 1.Dxd3 la desvía a d3 y entonces 2.Txh8+ captura la torre. Las blancas ganan una torre.',
    prueba: { margen: 391 },
  },
  {
    id: 'aj-tac-desviacion-2-3',
    nivel: 2,
    fen: '2krn3/ppp2Qq1/p4r2/4p3/2P5/5R1P/5PP1/3BR1K1 w - - 0 1',
    linea: '1.Dxg7 Cxg7 2.Txf6',
    pista: 'El caballo de e8 tiene una tarea importante: ¿puedes obligarlo a abandonarla?',
    explicacion:
      'El caballo de e8 defendía f6; 1.Dxg7 lo desvía a g7 y entonces 2.Txf6 captura la torre. Las blancas ganan una torre.',
    prueba: { margen: 455 },
  },
  {
    id: 'aj-tac-desviacion-2-4',
    nivel: 2,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/3Np3/PB1P1PPP/RN1QKB1R b KQkq - 3 7',
    linea: '1...exf2+ 2.Cxf2 Dxb2',
    pista: 'El caballo de d3 tiene una tarea importante: ¿puedes obligarlo a abandonarla?',
    explicacion:
      'El caballo de d3 defendía b2; 1...exf2+ lo desvía a f2 y entonces 2...Dxb2 captura el alfil. Las negras ganan un alfil.',
    prueba: { margen: 250 },
  },
  {
    id: 'aj-tac-desviacion-2-5',
    nivel: 2,
    fen: '1k1b3r/ppp5/p3q2N/8/4P3/2n3Q1/5RPP/5R1K b - - 0 1',
    linea: '1...Cxe4 2.Df4 Cxf2+ 3.Dxf2 Dxh6 4.Df4 Dxf4',
    pista: 'La dama de f4 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La dama de f4 defendía h6; 2...Cxf2+ la desvía a f2 y entonces 3...Dxh6 captura el caballo. En cambio, 1...Dxh6 permite 2.Tf7 y la ventaja es mucho menor.',
    prueba: { margen: 157 },
  },
  {
    id: 'aj-tac-desviacion-2-6',
    nivel: 2,
    fen: '1k5r/1pp3r1/p2p4/4p2q/4PRQ1/2P4P/P4PP1/4R1K1 w - - 0 1',
    linea: '1.Tf8+ Txf8 2.Dxh5',
    pista: 'La torre de h8 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de h8 defendía h5; 1.Tf8+ la desvía a f8 y entonces 2.Dxh5 captura la dama. Las blancas ganan una dama por una torre.',
    prueba: { margen: 202 },
  },
  {
    id: 'aj-tac-desviacion-3-1',
    nivel: 3,
    fen: '1k5r/1pp5/pp2p3/2p5/2P1P3/1P6/PPP1Q2R/1K1R2qr w - - 0 1',
    linea: '1.Txh8+ Txh8 2.Txg1',
    pista: 'La torre de h1 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de h1 defendía g1; 1.Txh8+ la desvía a h8 y entonces 2.Txg1 captura la dama. Las blancas ganan una dama.',
    prueba: { margen: 548 },
  },
  {
    id: 'aj-tac-desviacion-3-2',
    nivel: 3,
    fen: 'r1b1kb1r/ppppqppp/2nn4/1B1N4/3Pp3/5N2/PPP1QPPP/R1B2RK1 b kq - 3 8',
    linea: '1...exf3 2.Dxf3 Cxb5',
    pista: 'La dama de e2 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La dama de e2 defendía b5; 1...exf3 la desvía a f3 y entonces 2...Cxb5 captura el alfil. En cambio, 1...Dd8 permite 2.Af4 y no pasa de la igualdad.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-tac-desviacion-3-3',
    nivel: 3,
    fen: 'r5k1/3b1p1p/1Pp3p1/p1Pp4/P1qQ4/5P2/1RP1r1PP/3R2K1 b - - 2 25',
    linea: '1...Te1+ 2.Txe1 Dxd4+ 3.Rf1 Dxb2',
    pista: 'La torre de d1 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de d1 defendía d4; 1...Te1+ la desvía a e1 y entonces 2...Dxd4+ captura la dama. Las negras ganan una dama.',
    prueba: { margen: 500 },
  },
  {
    id: 'aj-tac-desviacion-4-1',
    nivel: 4,
    fen: '3n1r1k/p5pp/1B2p3/4p3/4P2R/1PPP4/PPP2R2/1K1R1r1r w - - 0 1',
    linea: '1.Txf8+ Txf8 2.Tdxh1',
    pista: 'La torre de f1 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de f1 defendía h1; 1.Txf8+ la desvía a f8 y entonces 2.Tdxh1 captura la torre. Las blancas ganan una torre.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-tac-desviacion-4-2',
    nivel: 4,
    fen: 'r4r1k/pppbn1p1/1b4B1/1q2Np2/8/2PQB3/P5PP/R3RK2 b - - 0 21',
    linea: '1...Dxd3+ 2.Cxd3 Cxg6',
    pista: 'El caballo de e5 tiene una tarea importante: ¿puedes obligarlo a abandonarla?',
    explicacion:
      'El caballo de e5 defendía g6; 1...Dxd3+ lo desvía a d3 y entonces 2...Cxg6 captura el alfil. Las negras ganan un alfil.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-tac-desviacion-4-3',
    nivel: 4,
    fen: 'r1r3k1/5pp1/4b2p/4n3/q7/P1Q4P/2B2PPN/3R3K w - - 5 36',
    linea: '1.Dxc8+ Txc8 2.Axa4',
    pista: 'La torre de a8 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de a8 defendía a4; 1.Dxc8+ la desvía a c8 y entonces 2.Axa4 captura la dama. En cambio, 1.Td8+ permite 1...Txd8 y queda en desventaja.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-tac-desviacion-5-1',
    nivel: 5,
    fen: 'r5k1/1p3p1p/6p1/6Q1/2pq3P/2b2PP1/2K3B1/r1N5 b - - 1 36',
    linea: '1...T8a2+ 2.Cxa2 Dd3#',
    pista: 'El caballo de c1 tiene una tarea importante: ¿puedes obligarlo a abandonarla?',
    explicacion: 'El caballo de c1 defendía d3; 1...T8a2+ lo desvía a a2 y entonces 2...Dd3# es mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-desviacion-5-2',
    nivel: 5,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista: 'El caballo de f3 tiene una tarea importante: ¿puedes obligarlo a abandonarla?',
    explicacion:
      'El caballo de f3 defendía d2; 2...Txe1+ lo desvía a e1 y entonces 3...Txd2 captura el caballo. Las negras ganan un caballo.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-desviacion-5-3',
    nivel: 5,
    fen: '6kr/2r2pp1/Q3p2p/1pbnP3/6q1/6P1/P2N1P1P/2RRB1K1 b - - 2 38',
    linea: '1...Cc3 2.Txc3 Dxd1',
    pista: 'La torre de c1 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de c1 defendía d1; 1...Cc3 la desvía a c3 y entonces 2...Dxd1 captura la torre. En cambio, 1...Rh7 permite 2.Dxb5 y no pasa de la igualdad.',
    prueba: { margen: 78 },
  },
];
