import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinPrincipios: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-principios-1-1',
    nivel: 1,
    fen: '5k2/p6P/8/8/8/8/2K5/8 b - - 0 1',
    linea: '1...Rg7 2.h8=D+ Rxh8',
    pista: '¿Puede tu rey alcanzar al peón de h7? Cuenta con la regla del cuadrado.',
    explicacion:
      'El rey va a g7 y, si el peón corona, captura la dama nueva en h8. Queda el peón de a7, que el rey blanco puede frenar: tablas. Con 1...Rf7 el rey no llega a h8, el peón corona y las negras pierden.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-2',
    nivel: 1,
    fen: 'Q2K4/8/8/8/7P/3k4/1q6/8 b - - 0 1',
    linea: '1...Dh8+ 2.Re7 Dxa8',
    pista: 'El rey y la dama blancos están en la misma fila.',
    explicacion:
      'La dama da jaque en h8; el rey debe dejar la octava fila y la dama captura la de a8, que estaba detrás. En los finales de damas mira siempre si el rey y la dama rivales quedan alineados.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-3',
    nivel: 1,
    fen: '8/6P1/7K/8/8/7k/6r1/8 w - - 1 5',
    linea: '1.Rh7 Tg3 2.g8=D Txg8 3.Rxg8',
    pista: 'La torre ataca tu peón por detrás. ¿Qué casilla del rey lo protege y prepara la coronación?',
    explicacion:
      'En h7 el rey protege el peón y amenaza coronar. Las negras tienen que dar la torre por la dama nueva y queda rey contra rey: tablas. Si el rey se aleja con 1.Rh5, la torre se come el peón y gana.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-4',
    nivel: 1,
    fen: '8/P7/3K4/8/8/3pk3/8/8 b - - 0 1',
    linea: '1...d2 2.a8=D d1=D+ 3.Dd5 Dxd5+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...d2 deja al peón a un paso de coronar, igual que el de a7: es la única que hace tablas. En cambio, 1...Re2 permite 2.a8=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-5',
    nivel: 1,
    fen: '8/8/2P5/8/K7/p7/8/2k5 b - - 0 11',
    linea: '1...a2 2.Ra5 a1=D+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...a2 deja al peón a un paso de coronar, mientras el de c6 necesita 2: es la única que gana. En cambio, 1...Rb2 permite 2.c7 y no pasa de la igualdad.',
    prueba: { margen: 569 },
  },
  {
    id: 'aj-fin-principios-1-6',
    nivel: 1,
    fen: '4N3/2K5/7P/p7/8/1k6/5p2/8 w - - 0 1',
    linea: '1.h7 f1=D 2.h8=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a h7, a un paso de coronar: es la única que hace tablas. En cambio, 1.Cd6 permite 1...f1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-1',
    nivel: 2,
    fen: '8/1K6/8/6P1/3N4/3k3n/8/8 w - - 0 1',
    linea: '1.g6 Cf2 2.g7 Rxd4 3.g8=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a g6, a 2 pasos de coronar: es la única que gana. En cambio, 1.Cc2 permite 1...Cxg5 y no pasa de la igualdad.',
    prueba: { margen: 282 },
  },
  {
    id: 'aj-fin-principios-2-2',
    nivel: 2,
    fen: '8/8/8/3p1K2/8/P4k2/8/8 w - - 0 1',
    linea: '1.Re5 d4 2.Rxd4',
    pista: 'El peón de d5 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a e5 para frenar al peón pasado de d5: es la única que gana. Las blancas ganan un peón.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-3',
    nivel: 2,
    fen: '8/5R2/Kb4P1/6k1/3p4/8/8/8 b - - 0 1',
    linea: '1...Rxg6 2.Td7 Ac5',
    pista: 'El rey también captura: comprueba que no lo pagas.',
    explicacion: 'El rey captura el peón en g6: es la única que hace tablas. Las negras ganan un peón.',
    prueba: { margen: 1994 },
  },
  {
    id: 'aj-fin-principios-2-4',
    nivel: 2,
    fen: '8/5K2/2P5/8/k4p2/8/8/8 b - - 0 1',
    linea: '1...f3 2.c7 f2 3.c8=D f1=D+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f3 deja al peón a 2 pasos de coronar, mientras el de c6 necesita 2: es la única que hace tablas. En cambio, 1...Rb4 permite 2.c7 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-5',
    nivel: 2,
    fen: '8/8/6K1/3k1p2/3P4/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rg5 f3',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f4 deja al peón a 3 pasos de coronar, mientras el de d4 necesita 4: es la única que gana. En cambio, 1...Rc4 permite 2.Rxf5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-6',
    nivel: 2,
    fen: '8/2k4P/8/3P4/8/6K1/3r4/8 b - - 0 1',
    linea: '1...Td3+ 2.Rg2 Td2+ 3.Rh1 Td1+ 4.Rg2 Td2+ 5.Rh1 Td1+',
    pista: 'El peón de h7 corona en la próxima jugada. ¿Puedes dar jaques sin parar?',
    explicacion:
      'No hay tiempo de frenar el peón de h7, pero la torre da jaque desde d3 y sigue dando jaques por las filas de abajo sin que el rey encuentre refugio. Las negras consiguen tablas por jaque continuo; con 1...Rb6 el peón corona.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-fin-principios-3-1',
    nivel: 3,
    fen: '8/8/8/8/6P1/5k2/3p4/3K4 w - - 0 1',
    linea: '1.g5 Rf4 2.g6 Re3 3.g7 Rd3 4.g8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.g5 deja al peón a 3 pasos de coronar, mientras el de d2 necesita 1: es la única que gana. En cambio, 1.Rxd2 permite 1...Rxg4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-2',
    nivel: 3,
    fen: '8/1K6/P7/8/5p2/1k6/8/8 b - - 0 9',
    linea: '1...f3 2.a7 f2 3.a8=D f1=D 4.Da6 Dxa6+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f3 deja al peón a 2 pasos de coronar, mientras el de a6 necesita 2: es la única que hace tablas. En cambio, 1...Rc2 permite 2.a7 y pierde.',
    prueba: { margen: 587 },
  },
  {
    id: 'aj-fin-principios-3-3',
    nivel: 3,
    fen: '8/8/2k5/5pP1/8/2K5/8/8 w - - 0 25',
    linea: '1.g6 Rd5 2.g7 Rc6 3.g8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.g6 deja al peón a 2 pasos de coronar, mientras el de f5 necesita 4: es la única que gana. En cambio, 1.Rc4 permite 1...Rd6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-4',
    nivel: 3,
    fen: '8/8/8/8/p2K4/7P/3k4/8 w - - 0 1',
    linea: '1.Rc4 a3 2.Rb3',
    pista: 'El peón de a4 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a c4 para frenar al peón pasado de a4: es la única que hace tablas. En cambio, 1.Re4 permite 1...a3 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-5',
    nivel: 3,
    fen: '8/K7/8/8/5Q2/k7/2p5/8 b - - 0 1',
    linea: '1...Rb2',
    pista: 'El peón pasado necesita la ayuda de su rey.',
    explicacion:
      'El rey se acerca a b2 para acompañar al peón pasado de c2: es la única que hace tablas. En cambio, 1...Rb3 permite 2.Dc1 y pierde.',
    prueba: { margen: 1990 },
  },
  {
    id: 'aj-fin-principios-3-6',
    nivel: 3,
    fen: '8/8/8/8/5K2/p7/2B2k2/8 b - - 3 20',
    linea: '1...a2 2.Rf5 a1=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a a2, a un paso de coronar: es la única que gana. En cambio, 1...Re2 permite 2.Ab3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-4-1',
    nivel: 4,
    fen: '8/4p2K/7P/6k1/8/8/8/8 w - - 0 1',
    linea: '1.Rg7 e5 2.h7 e4 3.h8=D',
    pista: 'El peón de e7 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a g7 para frenar al peón pasado de e7: es la única que gana. En cambio, 1.Rg8 permite 1...Rxh6 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-principios-4-2',
    nivel: 4,
    fen: 'n7/1k6/2N4p/1P3P2/6P1/7P/3K4/8 w - - 0 56',
    linea: '1.f6',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a f6, a 2 pasos de coronar: es la única que hace tablas. En cambio, 1.g5 permite 1...Cc7 y la ventaja es mucho menor.',
    prueba: { margen: 323 },
  },
  {
    id: 'aj-fin-principios-4-3',
    nivel: 4,
    fen: '8/1K6/8/2P5/4k3/1R6/8/2r5 w - - 7 5',
    linea: '1.c6 Txc6 2.Rxc6',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a c6, a 2 pasos de coronar: es la única que gana. Las blancas ganan una torre por un peón.',
    prueba: { margen: 1902 },
  },
  {
    id: 'aj-fin-principios-4-4',
    nivel: 4,
    fen: '2K5/8/8/PPk2p2/8/8/8/8 b - - 0 1',
    linea: '1...Rxb5 2.Rb7 Rxa5 3.Rc6 f4 4.Rd5 f3 5.Rd4 f2',
    pista: 'El rey también captura: comprueba que no lo pagas.',
    explicacion: 'El rey captura el peón en b5: es la única que gana. Las negras ganan dos peones.',
    prueba: { margen: 2118 },
  },
  {
    id: 'aj-fin-principios-4-5',
    nivel: 4,
    fen: '8/1k6/6K1/8/p3P3/8/8/8 w - - 0 1',
    linea: '1.e5 a3 2.e6 a2 3.e7 a1=D 4.e8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.e5 deja al peón a 3 pasos de coronar, mientras el de a4 necesita 3: es la única que hace tablas. En cambio, 1.Rf7 permite 1...a3 y pierde.',
    prueba: { margen: 2000 },
  },
];
