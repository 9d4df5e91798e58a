import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinPeones: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-peones-3-1',
    nivel: 3,
    fen: '8/7p/4p3/1P6/1p1Pk3/8/1K6/8 b - - 0 1',
    linea: '1...Rd5 2.Rb3 h5',
    pista: '¿Puede tu rey alcanzar al peón de b5? Cuenta con la regla del cuadrado.',
    explicacion:
      'El rey entra con 1...Rd5 en el cuadrado del peón de b5: está a 3 jugadas de b8 y el peón necesita 3, así que llega a tiempo. En cambio, 1...Rxd4 permite 2.b6 y pierde.',
    prueba: { margen: 1185 },
  },
  {
    id: 'aj-fin-peones-3-2',
    nivel: 3,
    fen: '5k2/5p2/4p1pp/7P/8/1K6/8/8 b - - 1 53',
    linea: '1...gxh5 2.Rc3 h4 3.Rd2 h3',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion: '1...gxh5 captura el peón de h5: es la única que gana. Las negras ganan un peón.',
    prueba: { margen: 1697 },
  },
  {
    id: 'aj-fin-peones-3-3',
    nivel: 3,
    fen: '8/1p2p3/8/6K1/3pP2P/P2p1k2/2P5/8 w - - 0 1',
    linea: '1.cxd3 Re3 2.h5 Rxd3 3.h6',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion: '1.cxd3 captura el peón de d3: es la única que gana. En cambio, 1.Rf5 permite 1...dxc2 y pierde.',
    prueba: { margen: 2293 },
  },
  {
    id: 'aj-fin-peones-3-4',
    nivel: 3,
    fen: '8/8/3p3p/4PK2/3pP3/8/k7/8 b - - 0 1',
    linea: '1...dxe5 2.Rxe5 d3 3.Rd4 d2',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion:
      '1...dxe5 captura el peón de e5: es la única que gana. En cambio, 1...d3 permite 2.e6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-3-5',
    nivel: 3,
    fen: '8/8/4K3/P7/1p6/8/7P/3k4 w - - 0 1',
    linea: '1.a6 b3 2.a7 b2 3.a8=D b1=D 4.Dh1+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.a6 deja al peón a 2 pasos de coronar, mientras el de b4 necesita 3: es la única que gana. En cambio, 1.Re5 permite 1...b3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-3-6',
    nivel: 3,
    fen: '8/6Kp/P7/2p5/4pk2/1P6/8/8 b - - 0 6',
    linea: '1...e3 2.a7 e2 3.a8=D e1=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...e3 deja al peón a 2 pasos de coronar, mientras el de a6 necesita 2: es la única que hace tablas. En cambio, 1...c4 permite 2.a7 y queda en desventaja.',
    prueba: { margen: 444 },
  },
  {
    id: 'aj-fin-peones-4-1',
    nivel: 4,
    fen: '1K6/8/8/p7/2P5/8/2k3P1/8 w - - 0 1',
    linea: '1.c5 a4 2.c6 a3 3.c7 Rb2 4.c8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de c4 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de c4 corona en c8 con 4.c8=D y nadie puede impedirlo. En cambio, 1.g4 permite 1...a4 y la ventaja es mucho menor.',
    prueba: { margen: 1913 },
  },
  {
    id: 'aj-fin-peones-4-2',
    nivel: 4,
    fen: '2K5/8/8/PPk2p2/8/8/8/8 b - - 0 1',
    linea: '1...Rxb5 2.Rb7 Rxa5 3.Rc6 f4 4.Rd5 f3 5.Rd4 f2',
    pista: 'El rey también captura: comprueba que no lo pagas.',
    explicacion: 'El rey captura el peón en b5: es la única que gana. Las negras ganan dos peones.',
    prueba: { margen: 2118 },
  },
  {
    id: 'aj-fin-peones-4-3',
    nivel: 4,
    fen: '8/8/4kP1K/8/8/P4p2/8/8 w - - 0 1',
    linea: '1.Rg7 f2 2.f7 f1=D 3.f8=D Dxf8+ 4.Rxf8',
    pista: 'El peón pasado necesita la ayuda de su rey.',
    explicacion:
      'El rey se acerca a g7 para acompañar al peón pasado de f6: es la única que hace tablas. En cambio, 1.Rg5 permite 1...f2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-5-1',
    nivel: 5,
    fen: 'k7/2p5/3p3K/1p6/P2Pp3/3P2P1/8/8 w - - 0 1',
    linea: '1.dxe4 bxa4 2.e5 a3 3.e6 a2 4.e7 a1=D 5.e8=D+',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion:
      '1.dxe4 captura el peón de e4: es la única que hace tablas. En cambio, 1.g4 permite 1...exd3 y queda en desventaja.',
    prueba: { margen: 446 },
  },
  {
    id: 'aj-fin-peones-5-2',
    nivel: 5,
    fen: '8/6k1/1p4P1/1P3p2/5P2/7P/6K1/8 b - - 4 54',
    linea: '1...Rxg6 2.Rf2 Rh5 3.Re3 Rh4 4.Rd4 Rxh3 5.Rd5 Rg3',
    pista: 'El rey también captura: comprueba que no lo pagas.',
    explicacion: 'El rey captura el peón en g6: es la única que hace tablas. Las negras ganan dos peones.',
    prueba: { margen: 216 },
  },
  {
    id: 'aj-fin-peones-5-3',
    nivel: 5,
    fen: '2K5/1pp5/8/8/5P1p/2P1P3/4k3/8 w - - 0 1',
    linea: '1.f5 h3 2.f6 h2 3.f7 h1=D 4.f8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.f5 deja al peón a 3 pasos de coronar, mientras el de h4 necesita 3: es la única que hace tablas. En cambio, 1.e4 permite 1...h3 y queda en desventaja.',
    prueba: { margen: 398 },
  },
  {
    id: 'aj-fin-peones-6-1',
    nivel: 6,
    fen: '8/2p5/3p4/p2P3P/8/4PK2/8/1k6 b - - 0 1',
    linea: '1...a4 2.h6 a3 3.h7 a2 4.h8=D a1=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...a4 deja al peón a 3 pasos de coronar, mientras el de h5 necesita 3: es la única que hace tablas. En cambio, 1...Rc2 permite 2.h6 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-6-2',
    nivel: 6,
    fen: '8/1K4p1/1pp5/3P4/1P6/7k/3P4/8 b - - 0 1',
    linea: '1...cxd5 2.Rxb6 g5 3.Rc6 g4 4.b5 g3 5.b6 g2',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion:
      '1...cxd5 captura el peón de d5: es la única que hace tablas. En cambio, 1...Rg2 permite 2.dxc6 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-peones-6-3',
    nivel: 6,
    fen: '8/1K6/8/6kp/p4p2/5P2/1P1P4/8 w - - 0 1',
    linea: '1.d4 h4 2.d5 h3 3.d6 h2 4.d7 h1=D 5.d8=D+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.d4 deja al peón a 4 pasos de coronar, mientras el de h5 necesita 4: es la única que hace tablas. En cambio, 1.Rb6 permite 1...h4 y pierde.',
    prueba: { margen: 2052 },
  },
];
