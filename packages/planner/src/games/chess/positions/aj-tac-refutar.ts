import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacRefutar: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-refutar-4-1',
    nivel: 4,
    fen: '1rr3k1/Q4p1p/6p1/8/2q5/5P2/PPPB2PP/2KR3R w - - 1 25',
    linea: '1.Ac3',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las blancas tienen 6 puntos de material de más, pero las negras amenazan mate con Dxc2# contra el rey de c1; 1.Ac3 es la defensa. En cambio, 1.c3 permite 1...Ta8 y la ventaja es mucho menor.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-tac-refutar-4-2',
    nivel: 4,
    fen: 'r1bk3r/pp2b1pp/5q2/QB1p3P/4P1p1/P7/1P3P1P/1K1R3R b - - 1 20',
    linea: '1...b6 2.Txd5+ Rc7',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las negras tienen 3 puntos de material de más, pero el rey está en jaque; la única defensa de las negras es 1...b6, que interpone el peón en b6. En cambio, 1...Db6 permite 2.Txd5+ y queda en desventaja.',
    prueba: { margen: 333 },
  },
  {
    id: 'aj-tac-refutar-4-3',
    nivel: 4,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las negras tienen 5 puntos de material de más, pero las blancas quieren jugar Ad2; 1...c6 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Ab7 permite 2.Ad2 y no pasa de la igualdad.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-tac-refutar-5-1',
    nivel: 5,
    fen: 'rnbQ3r/ppp2kpp/5n2/8/1b2P3/8/PB3PPP/RN2K1NR w KQ - 1 9',
    linea: '1.Dd2 Axd2+ 2.Cxd2',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las blancas tienen 6 puntos de material de más, pero el rey está en jaque; la única defensa de las blancas es 1.Dd2, que interpone la dama en d2. En cambio, 1.Ac3 permite 1...Axc3+ y queda en desventaja.',
    prueba: { margen: 232 },
  },
  {
    id: 'aj-tac-refutar-5-2',
    nivel: 5,
    fen: 'r1b1k1r1/p1p1bp2/5p1p/1P1Pp3/4N3/1QP4q/PP3PPP/R1B2RK1 w q - 3 16',
    linea: '1.Cg3',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las blancas tienen 2 puntos de material de más, pero las negras amenazan mate con Dxg2# contra el rey de g1; 1.Cg3 es la defensa. En cambio, 1.Ag5 permite 1...Dd7 y no pasa de la igualdad.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-tac-refutar-5-3',
    nivel: 5,
    fen: '2Q2rk1/pRN2prp/1p4p1/1Bn1p3/4P3/1P1P3P/PP3PP1/b2qR1K1 w - - 0 1',
    linea: '1.Dxf8+ Rxf8 2.Tb8+',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las blancas tienen 2 puntos de material de más, pero las negras amenazan capturar la torre de e1 con Dxe1+, y solo el contragolpe 1.Dxf8+ salva la posición al eliminar la torre de f8. En cambio, 1.Tb8 permite 1...Dxe1+ y la ventaja es mucho menor.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-refutar-6-1',
    nivel: 6,
    fen: '4r1k1/5pBp/pqpr2p1/5b2/7P/2Q5/PPP1B1P1/1R2K2R w K - 4 25',
    linea: '1.Ah6',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las blancas tienen 3 puntos de material de más, pero las negras quieren jugar Tde6; 1.Ah6 deja sin fuerza esa idea antes de que llegue. En cambio, 1.Rf1 permite 1...Te3 y no pasa de la igualdad.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-refutar-6-2',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las negras tienen 2 puntos de material de más, pero las blancas amenazan mate en 3 empezando por Dxd7+; la única defensa de las negras es 1...Te7, que coloca la torre en e7. En cambio, 1...Ag1+ permite 2.Rxg1 y pierde.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-tac-refutar-6-3',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'Tienes material de más y el rival, la iniciativa: busca la defensa exacta.',
    explicacion:
      'Las negras tienen 2 puntos de material de más, pero el rey está en jaque, y solo el contragolpe 1...Txe6 salva la posición al eliminar el caballo de e6. En cambio, 1...Rf7 permite 2.Cxd4 y pierde.',
    prueba: { margen: 495 },
  },
];
