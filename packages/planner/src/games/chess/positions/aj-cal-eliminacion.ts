import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalEliminacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-eliminacion-4-1',
    nivel: 4,
    fen: '3r1r2/1p1b1kp1/2p1p1q1/p3PP2/2P1p1PQ/4P3/P5RR/6K1 b - - 0 31',
    linea: '1...exf5',
    pista: 'Hay 23 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 23 jugadas legales casi todas se descartan: las blancas amenazan mate en 6 empezando por fxg6+; la única defensa de las negras es 1...exf5, que elimina el peón de f5. Las negras ganan un peón.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-cal-eliminacion-4-2',
    nivel: 4,
    fen: '3q1kn1/1p6/r1npbp2/p1pNpP2/P7/2PPB3/1P3KB1/2R4Q b - - 0 26',
    linea: '1...Af7',
    pista: 'Hay 30 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 30 jugadas legales casi todas se descartan: las blancas amenazan jugar Ah6+; la única defensa de las negras es 1...Af7, que coloca el alfil en f7. En cambio, 1...Axf5 permite 2.Dh8 y la posición queda mucho peor.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-cal-eliminacion-4-3',
    nivel: 4,
    fen: '2r1r3/6k1/q7/2n1p2Q/1p6/1PP2P2/3N2PP/3R1K2 w - - 0 37',
    linea: '1.Cc4 Dg6 2.Dxg6+',
    pista: 'Hay 5 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 5 jugadas legales casi todas se descartan: el rey está en jaque; la única defensa de las blancas es 1.Cc4, que interpone el caballo en c4. En cambio, 1.c4 permite 1...Dg6 y la posición queda mucho peor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-cal-eliminacion-4-4',
    nivel: 4,
    fen: '8/3R2pp/8/6PP/3b2R1/3k1K2/8/6r1 b - - 20 53',
    linea: '1...Tf1+ 2.Rg3 Tg1+ 3.Rh3 Th1+ 4.Rg2 Tg1+ 5.Rh3 Th1+',
    pista: 'Hay 16 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 16 jugadas legales casi todas se descartan: 1...Tf1+ inicia una serie de jaques (Tf1+, Tg1+, Th1+…) de la que el rey rival no puede escapar: jaque perpetuo y tablas. En cambio, 1...Th1 permite 2.Tgxd4+ y queda en desventaja.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-cal-eliminacion-4-5',
    nivel: 4,
    fen: '8/p4pk1/7p/1Qq1p1p1/4P3/5P1n/1P3P1P/5BK1 w - - 17 44',
    linea: '1.Rh1 Cxf2+ 2.Rg2 Dxb5 3.Axb5',
    pista: 'Hay 3 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 3 jugadas legales casi todas se descartan: el rey está en jaque; la única defensa de las blancas es 1.Rh1, que lleva el rey a h1. En cambio, 1.Axh3 permite 1...Dxb5 y la posición queda mucho peor.',
    prueba: { margen: 310 },
  },
  {
    id: 'aj-cal-eliminacion-4-6',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pPr1/P3P2p/3p3P/8/7K b - - 2 55',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Hay 11 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 11 jugadas legales casi todas se descartan: las blancas amenazan mate en 3 empezando por Dh6+, y solo el contragolpe 1...Tg1+ salva la posición. En cambio, 1...Th5 permite 2.Dd8+ y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-eliminacion-5-1',
    nivel: 5,
    fen: '5bk1/R5p1/1p6/2N4p/2P2PnP/1P2r1PK/P7/4B3 w - - 1 35',
    linea: '1.Rg2',
    pista: 'Hay 28 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 28 jugadas legales casi todas se descartan: las negras amenazan capturar el alfil de e1 con Txe1; la única defensa de las blancas es 1.Rg2, que lleva el rey a g2. En cambio, 1.Cd3 permite 1...Txd3 y la posición queda mucho peor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-cal-eliminacion-5-2',
    nivel: 5,
    fen: '4k3/2R2p2/P3p3/3P2pn/3b3r/1P6/P4pK1/1B3Q2 b - - 8 42',
    linea: '1...Tg4+ 2.Rh3 Th4+ 3.Rg2 Tg4+ 4.Rh3 Th4+ 5.Rg2 Tg4+',
    pista: 'Hay 28 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 28 jugadas legales casi todas se descartan: las blancas amenazan jugar a7, y solo el contragolpe 1...Tg4+ salva la posición. En cambio, 1...Rf8 permite 2.Dxf2 y queda en desventaja.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-cal-eliminacion-5-3',
    nivel: 5,
    fen: 'rn2kb1r/3qpp2/3p2p1/1QpPn2p/P3PP2/2N5/1P2N1PP/R1B2K1R b kq - 0 13',
    linea: '1...Cg4',
    pista: 'Hay 25 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 25 jugadas legales casi todas se descartan: las blancas amenazan capturar el caballo de e5 con fxe5; la única defensa de las negras es 1...Cg4, que coloca el caballo en g4. En cambio, 1...Cec6 permite 2.dxc6 y la posición queda mucho peor.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-cal-eliminacion-5-4',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/7K/6r1 b - - 4 56',
    linea: '1...Tg2+ 2.Rh1 Tg1+ 3.Rh2 Tg2+ 4.Rh1 Tg1+ 5.Rh2 Tg2+',
    pista: 'Hay 16 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 16 jugadas legales casi todas se descartan: las blancas amenazan mate en 2 empezando por Tc8+, y solo el contragolpe 1...Tg2+ salva la posición. En cambio, 1...Th1+ permite 2.Rxh1 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-eliminacion-5-5',
    nivel: 5,
    fen: 'N2k4/2R5/5np1/5p1p/p2bpB1P/P5P1/4PnBK/4r3 w - - 4 43',
    linea: '1.Ag5 Cg4+ 2.Rh3',
    pista: 'Hay 29 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 29 jugadas legales casi todas se descartan: las negras amenazan mate con C6g4#; la única defensa de las blancas es 1.Ag5, que coloca el alfil en g5. En cambio, 1.Af1 permite 1...C2g4+ y la posición queda mucho peor.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-cal-eliminacion-5-6',
    nivel: 5,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista: 'Hay 29 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 29 jugadas legales casi todas se descartan: las blancas amenazan jugar Axh6; la única defensa de las negras es 1...Dd4, que coloca la dama en d4. En cambio, 1...g5 permite 2.Ad2 y la posición queda mucho peor.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-cal-eliminacion-6-1',
    nivel: 6,
    fen: 'r1bk3r/pp2b1pp/1q6/QB1R3P/4P1p1/P7/1P3P1P/1K5R b - - 0 21',
    linea: '1...Rc7 2.Dc3+ Rb8 3.De5+ Dc7',
    pista: 'Hay 3 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 3 jugadas legales casi todas se descartan: el rey está en jaque; la única defensa de las negras es 1...Rc7, que lleva el rey a c7. En cambio, 1...Ad7 permite 2.Txd7+ y pierde.',
    prueba: { margen: 265 },
  },
  {
    id: 'aj-cal-eliminacion-6-2',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Cxe3 2.Axe3',
    pista: 'Hay 30 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 30 jugadas legales casi todas se descartan: las negras amenazan capturar la torre de f3 con Axf3; la única defensa de las blancas es 1.Tf6, que coloca la torre en f6. En cambio, 1.Ac3 permite 1...Tf8 y queda en desventaja.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-cal-eliminacion-6-3',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'Hay 4 jugadas legales: descarta las que pierden y quédate con la que resiste.',
    explicacion:
      'De las 4 jugadas legales casi todas se descartan: el rey está en jaque, y solo el contragolpe 1...Txe6 salva la posición al eliminar el caballo de e6. En cambio, 1...Rf7 permite 2.Cxd4 y pierde.',
    prueba: { margen: 495 },
  },
];
