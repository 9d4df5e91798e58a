import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstActividad: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-actividad-1-1',
    nivel: 1,
    fen: 'r5k1/ppPb1pp1/2n4p/8/4P2q/N1P2P1P/PPB5/R1B2K1R b - - 0 20',
    linea: '1...Dg3',
    pista: 'La dama puede acercarse al rey blanco. ¿Desde qué casilla ataca dos peones de su enroque?',
    explicacion:
      'En g3 la dama se pone junto al rey y ataca los peones de f3 y h3; la amenaza es ...Axh3+. Una pieza activa es la que ataca algo, no la que solo tiene casillas. En cambio, 1...Ce5 permite 2.Re2 y el rey escapa.',
    prueba: { margen: 157 },
  },
  {
    id: 'aj-est-actividad-1-2',
    nivel: 1,
    fen: '4kb1r/1p1b2pp/1B2p1nP/1p1p2q1/1P6/r1P2QPB/5R2/1R2K3 b - - 5 30',
    linea: '1...Ce5',
    pista: 'Las blancas amenazan mate en f7. ¿Qué pieza tuya puede defenderlo y a la vez pasar al ataque?',
    explicacion:
      'El caballo de g6 estaba casi sin casillas. En el centro, en e5, defiende f7, ataca la dama y apunta a d3: la peor pieza pasa a ser la mejor. En cambio, 1...Df6 permite 2.Ad4.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-est-actividad-1-3',
    nivel: 1,
    fen: '1n2k2r/q3p1bp/6pn/p2P4/Pp3Q2/5P2/1PP3PP/R1B1K2R b KQk - 0 19',
    linea: '1...Cf5',
    pista: 'El caballo está en la banda. Llévalo hacia el centro a una casilla de la que sea difícil echarlo.',
    explicacion:
      'El caballo sale de la banda a f5, desde donde controla d4 y e3, e impide que el alfil blanco salga con comodidad; además deja listo el enroque. En cambio, 1...Cd7 permite 2.Ae3 con ataque a la dama.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-actividad-1-4',
    nivel: 1,
    fen: '3rr1k1/2R3b1/1q2p1p1/pN1p3p/P3P3/5QP1/5P1P/3R2K1 b - - 1 40',
    linea: '1...Tf8',
    pista: 'La dama blanca y la torre de c7 amenazan mate en g7. ¿Qué torre puede molestar a la dama?',
    explicacion:
      'Las blancas amenazan Df7+ y mate en g7. La torre pasa a f8, una columna abierta, ataca la dama de f3 y defiende f7: una sola jugada activa y defiende. En cambio, 1...Rh7 deja que 2.Tdc1 refuerce el ataque.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-est-actividad-2-1',
    nivel: 2,
    fen: '4k2r/q1bp1pp1/3n1n1p/3Pp3/4P3/5P1N/PP1Q2PP/2R1R2K w k - 2 25',
    linea: '1.Dc3',
    pista: 'La dama puede salir a una casilla desde la que ataque dos cosas: c7 y e5.',
    explicacion:
      'En c3 la dama ataca el alfil de c7, apoyada por la torre, y el peón de e5. Las negras no pueden defender las dos cosas y pierden el peón. En cambio, 1.f4 permite 1...O-O y el rey negro se pone a salvo.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-actividad-2-2',
    nivel: 2,
    fen: '1r4k1/5pp1/Qp3q1p/p2pp2P/P5Pn/1PP2PK1/4RR2/8 w - - 0 49',
    linea: '1.Dd3',
    pista: 'La dama está lejos de la zona donde se juega. ¿Qué casilla central le da más trabajo?',
    explicacion:
      'En a6 la dama solo mira el flanco de dama. En d3 vuelve al centro, defiende c3 y f3 y presiona d5 y e5. En cambio, 1.Db5 permite 1...Td8 y las negras defienden d5 con comodidad.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-est-actividad-2-3',
    nivel: 2,
    fen: 'r2qk2r/1pp1b1pp/p1n5/4Pp2/5B2/2N4P/PPP2PP1/R4QK1 b kq - 0 15',
    linea: '1...Dd4',
    pista: 'Busca una casilla central desde la que la dama ataque dos peones y domine la columna d.',
    explicacion:
      'Desde d4 la dama ataca el peón de e5, que acabará cayendo, y ocupa la columna d antes que la torre blanca. En cambio, 1...Dd7 permite 2.Td1 y las blancas ganan el tiempo que les faltaba.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-actividad-2-4',
    nivel: 2,
    fen: '7r/1p6/p2p1kp1/3r1p2/4p2P/P1P5/1P2NP2/2K3RR w - - 0 34',
    linea: '1.Cf4',
    pista: 'El caballo de e2 no hace nada. ¿Desde qué casilla ataca la torre de d5 y el peón de g6?',
    explicacion:
      'En f4 el caballo ataca la torre de d5 y el peón de g6, al que también mira la torre de g1. Cuando la torre negra se retira, las blancas toman en g6 con jaque. En cambio, 1.Tg3 permite 1...Th6 y el peón aguanta.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-est-actividad-2-5',
    nivel: 2,
    fen: 'rqb2rk1/1p5p/p3pppn/3pP3/3Q1P2/P1P2B2/2P3PP/R1B1KR2 b Q - 1 18',
    linea: '1...Cf5',
    pista: 'El caballo está en la banda. Busca una casilla desde la que ataque a la dama.',
    explicacion:
      'El caballo va a f5 y ataca la dama de d4: se activa ganando un tiempo, y después las negras toman en e5. En cambio, 1...fxe5 enseguida permite 2.Dxe5 y la dama blanca queda bien colocada.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-est-actividad-2-6',
    nivel: 2,
    fen: 'r1b1kb1r/pp3pp1/2p2n1p/n2q4/4p3/3B1N2/PPPPQPPP/RNB1K2R w KQkq - 0 10',
    linea: '1.Cc3',
    pista: 'Desarrolla la pieza que falta atacando algo.',
    explicacion:
      'El caballo sale a c3 y ataca la dama de d5; cuando se retira, toma en e4 el peón que queda en el aire. Una pieza dormida se activa y gana un peón. En cambio, 1.b4 permite 1...Axb4.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-est-actividad-3-1',
    nivel: 3,
    fen: 'r1bk3r/pp2qppp/1np1P3/2bp1P2/P7/1NPQ1N2/5PPP/R3R1K1 b - - 0 19',
    linea: '1...Ad6',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El alfil de c5 pasa a d6 y su alcance crece de 3 a 7 casillas. En cambio, 1...fxe6 permite 2.Cxc5 y no pasa de la igualdad.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-actividad-3-2',
    nivel: 3,
    fen: 'rq2kb1r/1p3pp1/2np3p/1N2p3/p1Q1P3/P2BP3/1PP3PP/1K1R3R b kq - 2 19',
    linea: '1...Ae7',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El alfil de f8 pasa a e7 y su alcance crece de 1 a 5 casillas. En cambio, 1...Dc8 permite 2.Thf1 y la posición queda mucho peor.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-actividad-3-3',
    nivel: 3,
    fen: 'rn1q1rk1/p2pbppp/1p2p3/3n4/3P4/P1NBPQ2/1P3PPP/R4RK1 b - - 3 13',
    linea: '1...Cc7',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El caballo de d5 pasa a c7 y su alcance crece de 2 a 4 casillas. En cambio, 1...Cc6 permite 2.Cxd5 y la ventaja es mucho menor.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-est-actividad-3-4',
    nivel: 3,
    fen: 'r1b1r1k1/2q2pbp/pn1p2p1/1p1Pn3/1PpNPP2/2N1B2P/P1BQ2P1/R4RK1 b - - 0 18',
    linea: '1...Cd3',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El caballo de e5 pasa a d3 y su alcance crece de 2 a 6 casillas. En cambio, 1...Ced7 permite 2.f5 y queda en desventaja.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-actividad-3-5',
    nivel: 3,
    fen: '2r2rk1/pp3p1p/1q1p1npQ/1N2p3/2nNP3/1P3P2/P1P3PP/1K1R3R w - - 0 17',
    linea: '1.Cf5',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El caballo de d4 pasa a f5 y su alcance crece de 1 a 6 casillas. En cambio, 1.bxc4 permite 1...exd4 y queda en desventaja.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-est-actividad-3-6',
    nivel: 3,
    fen: 'r3kb1r/2np1ppp/4p3/2n5/4b2N/8/P3BPPP/Q1R1K2R b Kkq - 3 23',
    linea: '1...Cb3',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El caballo de c5 pasa a b3 y su alcance crece de 4 a 6 casillas. En cambio, 1...f6 permite 2.Dd4 y no pasa de la igualdad.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-est-actividad-4-1',
    nivel: 4,
    fen: '3q3k/1p3P1n/8/p7/Pb1n1N2/1P2B1P1/5K1P/R6R w - - 0 39',
    linea: '1.Thd1',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La torre de h1 pasa a d1 y su alcance crece de 6 a 9 casillas. En cambio, 1.Tad1 permite 1...Ac5 y no pasa de la igualdad.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-est-actividad-4-2',
    nivel: 4,
    fen: 'Q1bq3B/4kp2/4p3/1pbp3p/6p1/2N5/PP3PPP/n2R2K1 w - - 1 22',
    linea: '1.Dc6',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de a8 pasa a c6 y su alcance crece de 8 a 11 casillas. En cambio, 1.Ae5 permite 1...f6 y la ventaja es mucho menor.',
    prueba: { margen: 67 },
  },
  {
    id: 'aj-est-actividad-4-3',
    nivel: 4,
    fen: 'rq3bnr/pp1b1k2/2pp1pp1/2P4p/1P1pBN1P/3P2P1/P2BPP2/2RQR1K1 b - - 3 18',
    linea: '1...Ce7',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El caballo de g8 pasa a e7 y su alcance crece de 2 a 4 casillas. En cambio, 1...g5 permite 2.Cg6 y la posición queda mucho peor.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-actividad-4-4',
    nivel: 4,
    fen: '7r/2qk1ppp/Q3b3/2bpP1B1/8/1P6/1P3PPP/5RK1 w - - 3 24',
    linea: '1.Tc1',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La torre de f1 pasa a c1 y su alcance crece de 5 a 8 casillas. En cambio, 1.b4 permite 1...h6 y queda en desventaja.',
    prueba: { margen: 140 },
  },
  {
    id: 'aj-est-actividad-4-5',
    nivel: 4,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de b4 pasa a d4 y su alcance crece de 9 a 13 casillas. En cambio, 1...g5 permite 2.Ad2 y la posición queda mucho peor.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-est-actividad-4-6',
    nivel: 4,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'El alfil de c8 pasa a b7 y su alcance crece de 1 a 3 casillas. En cambio, 1...Ac5 permite 2.Tae1 y queda en desventaja.',
    prueba: { margen: 112 },
  },
];
