import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApePreparacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-preparacion-5-1',
    nivel: 5,
    fen: '1rbq1r2/2p3k1/2N1ppp1/p1b1p2p/2B1P2P/3P1Q2/PPP2PP1/1R3RK1 b - - 0 18',
    linea: '1...Dd6',
    pista: 'Posición surgida de la apertura. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar la dama de d8 con Cxd8; la única defensa de las negras es 1...Dd6, que coloca la dama en d6. En cambio, 1...Dd7 permite 2.Cxb8 y la posición queda mucho peor.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-ape-preparacion-5-2',
    nivel: 5,
    fen: 'rn1q1rk1/pp3ppp/3bbn2/2ppN3/P2P4/3B4/1PP1QPPP/RNB2RK1 b - - 0 9',
    linea: '1...c4 2.Axc4 dxc4',
    pista: 'Posición surgida de la Francesa. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion: '1...c4 disputa el centro y ataca al alfil de d3. Las negras ganan un alfil por dos peones.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-preparacion-5-3',
    nivel: 5,
    fen: 'rn1q1rk1/p2pbppp/1p2p3/1B6/3P1n2/P1N1PQ2/1P3PPP/R4RK1 b - - 1 12',
    linea: '1...Cd5 2.Cxd5 exd5',
    pista:
      'Posición surgida de los sistemas de peón dama. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La torre de a8 está en peligro; 1...Cd5 la protege. En cambio, 1...Dc7 permite 2.exf4 y no pasa de la igualdad.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-ape-preparacion-6-1',
    nivel: 6,
    fen: 'r1bqkb1r/2p1nppp/p7/2n1P3/p2p4/1B3N2/NPP2PPP/R1BQ1RK1 w kq - 0 12',
    linea: '1.Ac4 Ae6 2.Axe6',
    pista:
      'Posición surgida de las aperturas abiertas. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de b3 está en peligro; 1.Ac4 lo lleva a c4, donde está seguro. En cambio, 1.Axf7+ permite 1...Rxf7 y no pasa de la igualdad.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-preparacion-6-2',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+',
    pista: 'Posición surgida de las defensas indias. Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de h1 a e1 y ocupa la columna e, abierta. En cambio, 1.Txd6 permite 1...Dxd6 y la ventaja es mucho menor.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-preparacion-6-3',
    nivel: 6,
    fen: 'r2q1rk1/pp3pbp/3p2p1/2pPn3/4PBn1/2N2PP1/PP2Q1BP/R4RK1 b - - 0 15',
    linea: '1...Cf6 2.Axe5 dxe5',
    pista: 'Posición surgida de la Benoni y el gambito Benko. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de g4 con fxg4; la única defensa de las negras es 1...Cf6, que coloca el caballo en f6. En cambio, 1...g5 permite 2.Ad2 y queda en desventaja.',
    prueba: { margen: 56 },
  },
];
