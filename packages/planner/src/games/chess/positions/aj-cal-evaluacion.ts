import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalEvaluacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-evaluacion-4-1',
    nivel: 4,
    fen: 'r5k1/1p3ppp/p4n2/4q3/1n1R2b1/2N3PP/PP3QB1/R5K1 b - - 0 22',
    linea: '1...Cc2 2.Txg4 Cxa1',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'El caballo llega a c2 y ataca a la vez a la torre de d4 y a la torre de a1: la siguiente jugada captura en a1; la variante acaba con la calidad de más.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-cal-evaluacion-4-2',
    nivel: 4,
    fen: 'rnbqk2r/ppp2ppp/3p4/2b1P3/4n3/2P2N2/PP1P2PP/RNBQKB1R w KQkq - 0 6',
    linea: '1.Da4+ Cc6 2.Dxe4',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'La dama llega a a4, da jaque al rey de e8 y ataca a la vez al caballo de e4: la siguiente jugada captura en e4; al final de la variante, las blancas tienen clara ventaja. En cambio, 1.d4 permite 1...Ab6 y la ventaja es mucho menor.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-cal-evaluacion-4-3',
    nivel: 4,
    fen: 'r3k2r/pp1b1pp1/4p3/6bp/1P1q4/P2B1P2/4QP1P/R2R2K1 w kq - 0 19',
    linea: '1.Ab5 Dh4 2.Axd7+',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'El alfil llega a b5 y clava al alfil de d7 contra el rey de e8, que está detrás: el alfil no puede apartarse sin dejar al rey en jaque; la variante acaba con un alfil de más.',
    prueba: { margen: 199 },
  },
  {
    id: 'aj-cal-evaluacion-4-4',
    nivel: 4,
    fen: '1r1r2k1/5pBp/p1p3p1/q2nQb2/7P/2N5/PPP3P1/1R1BK2R b K - 0 21',
    linea: '1...Te8 2.O-O Txe5',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'La torre llega a e8 y clava a la dama de e5 contra el rey de e1, que está detrás: la dama no puede apartarse sin dejar al rey en jaque; al final de la variante, las negras tienen gran ventaja. En cambio, 1...f6 permite 2.Axf6 y la ventaja es mucho menor.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-cal-evaluacion-4-5',
    nivel: 4,
    fen: '2rq1rk1/pp1bppbp/3p2p1/8/2BnN3/4BP2/PPPQ2PP/1K1R3R w - - 0 13',
    linea: '1.Axf7+ Txf7 2.Axd4 Axd4 3.Dxd4',
    pista: 'Calcula 3 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'Lo automático es recapturar en d4, pero antes 1.Axf7+ con jaque mejora la situación; la captura en d4 llega después; la variante acaba con un peón de más.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-cal-evaluacion-4-6',
    nivel: 4,
    fen: 'r2q1rk1/pp1n1pbp/3p2p1/2pPPb1n/2B2P1P/2N2N2/PP2Q1P1/R1B1K2R b KQ - 4 12',
    linea: '1...Cg3 2.De3 Cxh1',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'El caballo llega a g3 y ataca a la vez a la dama de e2 y a la torre de h1: la siguiente jugada captura en h1; al final de la variante, las negras tienen gran ventaja. En cambio, 1...dxe5 permite 2.fxe5 y la ventaja es mucho menor.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-cal-evaluacion-5-1',
    nivel: 5,
    fen: '3r1rk1/1p3p1p/pbn5/5bN1/1P5P/P3P1P1/3N1PB1/q2QR1K1 b - - 0 19',
    linea: '1...Dxd1 2.Txd1 Ac2 3.Tc1 Txd2',
    pista: 'Calcula 3 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'Lo automático es recapturar en d2, pero antes 1...Dxd1 capturando la dama mejora la situación; la captura en d2 llega después; la variante acaba con un caballo de más.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-cal-evaluacion-5-2',
    nivel: 5,
    fen: '1rbk1b1r/p1pp3p/2n5/3Np1pq/2BP1pn1/5N1P/PPPK2P1/R1BQ3R b - - 1 14',
    linea: '1...Cf2 2.De1 Cxh1',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'El caballo llega a f2 y ataca a la vez a la dama de d1 y a la torre de h1: la siguiente jugada captura en h1; la variante acaba con la calidad de más.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-cal-evaluacion-5-3',
    nivel: 5,
    fen: '2R5/1p4kP/1p6/p2Pb2r/PqQ5/5Rp1/1P2P1B1/4K3 w - - 12 39',
    linea: '1.Dxb4 axb4 2.Tf5 Txh7 3.Txe5',
    pista: 'Calcula 3 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'Tras 1.Dxb4 axb4, la torre llega a f5 y ataca a la vez al alfil de e5 y a la torre de h5: la siguiente jugada captura en e5; la variante acaba con un alfil por un peón.',
    prueba: { margen: 286 },
  },
  {
    id: 'aj-cal-evaluacion-5-4',
    nivel: 5,
    fen: '1r3k1r/2qn1p1p/1pp2b2/p2p4/P5Q1/4PP1P/1P1B1P2/R3RBK1 b - - 2 20',
    linea: '1...Tg8 2.e4 Txg4+',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'La torre llega a g8 y clava a la dama de g4 contra el rey de g1, que está detrás: la dama no puede apartarse sin dejar al rey en jaque; al final de la variante, las negras tienen gran ventaja. En cambio, 1...Axb2 permite 2.Tab1 y la ventaja es mucho menor.',
    prueba: { margen: 146 },
  },
  {
    id: 'aj-cal-evaluacion-5-5',
    nivel: 5,
    fen: '1r1n1rk1/2pqbppp/p2p1n2/1p1Bp3/P1P1P3/3P1N1P/1P1B1PP1/R2QR1K1 b - - 0 16',
    linea: '1...c6 2.d4 cxd5',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'El peón va a c6 y el alfil de d5, atacado, se queda sin salida: en sus casillas (c6, e6 y f7) también se pierde; al final de la variante, las negras tienen ligera ventaja. En cambio, 1...bxa4 permite 2.c5 y no pasa de la igualdad.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-cal-evaluacion-5-6',
    nivel: 5,
    fen: 'rnb1kb1r/p3qp1p/2pp4/6p1/1p1NBB2/5Q1P/PPP2PP1/R2NK2R b KQkq - 0 11',
    linea: '1...gxf4 2.O-O d5 3.Af5 Axf5',
    pista: 'Calcula 3 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'Lo automático es recapturar en e4, pero antes 1...gxf4 capturando el alfil mejora la situación y las negras obtienen más que con la simple recaptura; al final de la variante, las negras tienen ligera ventaja. En cambio, 1...f5 permite 2.Dh5+ y no pasa de la igualdad.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-cal-evaluacion-6-1',
    nivel: 6,
    fen: 'r1b1k1nr/pppp1ppp/8/1N6/1n2P3/4P3/PqPN2PP/R2QKB1R w KQkq - 2 9',
    linea: '1.Tb1 Dxc2 2.Txb4 Dxd1+ 3.Rxd1',
    pista: 'Calcula 3 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'La torre ataca a la dama de b2 desde b1; detrás, en la misma línea, está el caballo de b4, que cae cuando la dama se aparta; la variante acaba con un caballo por un peón.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-cal-evaluacion-6-2',
    nivel: 6,
    fen: '5k2/1prB1p2/r6b/p1p1K2p/2P4P/6P1/PP3P2/3RR3 b - - 4 36',
    linea: '1...Txd7 2.Txd7 Te6+ 3.Rd5 Txe1',
    pista: 'Calcula 3 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'Tras 1...Txd7 2.Txd7, la torre da jaque al rey de e5 desde e6; detrás, en la misma línea, está la torre de e1, que cae cuando el rey se aparta; al final de la variante, las negras tienen ligera ventaja. En cambio, 1...Tb6 permite 2.Ab5 y no pasa de la igualdad.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-cal-evaluacion-6-3',
    nivel: 6,
    fen: '6kr/2r2pp1/Q3p2p/1pbnP3/6q1/6P1/P2N1P1P/2RRB1K1 b - - 2 38',
    linea: '1...Cc3 2.Txc3 Dxd1',
    pista: 'Calcula 2 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'La torre de c1 defendía d1; 1...Cc3 la desvía a c3 y entonces 2...Dxd1 captura la torre; al final de la variante, las negras tienen clara ventaja. En cambio, 1...Rh7 permite 2.Dxb5 y no pasa de la igualdad.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-cal-evaluacion-6-4',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Calcula 4 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      '1.Ad6+ prepara la coronación: el peón de b7 corona en b8 con 3.b8=D y nadie puede impedirlo; al final de la variante, las blancas tienen ventaja decisiva. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-cal-evaluacion-6-5',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'Calcula 3 jugadas y evalúa la posición final: material, reyes y actividad.',
    explicacion:
      'Lo automático es recapturar en b5, pero antes 1.c4 con amenaza sobre el alfil de b5 mejora la situación y las blancas obtienen más que con la simple recaptura; al final de la variante, las blancas tienen una posición inferior, pero con resistencia. En cambio, 1.Db2 permite 1...Dxa4 y la posición queda mucho peor.',
    prueba: { margen: 136 },
  },
];
