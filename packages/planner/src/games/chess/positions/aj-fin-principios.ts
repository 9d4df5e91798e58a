import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinPrincipios: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-principios-1-1',
    nivel: 1,
    fen: '8/k2P4/2r5/p7/8/8/1P6/1R1K4 b - - 0 1',
    linea: '1...Td6+',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en d6, detrás del peón pasado de d7, y lo vigila: es la única que hace tablas. En cambio, 1...Th6 permite 2.d8=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-2',
    nivel: 1,
    fen: '8/8/8/7P/p5K1/8/8/3k4 b - - 0 1',
    linea: '1...a3',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...a3 deja al peón a 2 pasos de coronar, mientras el de h5 necesita 3: es la única que gana. En cambio, 1...Rc1 permite 2.h6 y no pasa de la igualdad.',
    prueba: { margen: 2004 },
  },
  {
    id: 'aj-fin-principios-1-3',
    nivel: 1,
    fen: '8/3P4/8/8/8/8/p1K3k1/8 w - - 0 1',
    linea: '1.Rb2',
    pista: '¿Puede tu rey alcanzar al peón de a2? Cuenta con la regla del cuadrado.',
    explicacion:
      'El rey entra con 1.Rb2 en el cuadrado del peón de a2: está a 1 jugadas de a1 y el peón necesita 1, así que llega a tiempo. En cambio, 1.d8=D permite 1...a1=D y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-4',
    nivel: 1,
    fen: '8/3Pk3/1K6/8/6p1/8/8/8 w - - 0 1',
    linea: '1.Rc7',
    pista: 'El peón pasado necesita la ayuda de su rey.',
    explicacion:
      'El rey se acerca a c7 para acompañar al peón pasado de d7: es la única que gana. En cambio, 1.Rc6 permite 1...Rd8 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-principios-1-5',
    nivel: 1,
    fen: '8/Nk6/8/5P2/1n1K4/8/8/8 w - - 0 1',
    linea: '1.f6',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a f6, a 2 pasos de coronar: es la única que gana. En cambio, 1.Rc5 permite 1...Cd3+ y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-1-6',
    nivel: 1,
    fen: '4B3/8/6P1/8/8/6p1/5k2/7K w - - 0 1',
    linea: '1.Ac6',
    pista: 'Hay que frenar al peón de g3: busca desde dónde.',
    explicacion:
      'El alfil va a c6 y controla el camino del peón pasado de g3: es la única que gana. En cambio, 1.g7 permite 1...g2+ y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-principios-2-1',
    nivel: 2,
    fen: '8/3P4/1pr2pKR/8/8/8/5k2/8 b - - 0 1',
    linea: '1...Td6',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en d6, detrás del peón pasado de d7, y lo vigila: es la única que hace tablas. En cambio, 1...Re2 permite 2.d8=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-2',
    nivel: 2,
    fen: '5b2/8/1k6/6K1/1P6/3P4/B6p/8 w - - 0 1',
    linea: '1.Ad5',
    pista: 'Hay que frenar al peón de h2: busca desde dónde.',
    explicacion:
      'El alfil va a d5 y controla el camino del peón pasado de h2: es la única que hace tablas. En cambio, 1.Rf4 permite 1...h1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-3',
    nivel: 2,
    fen: '6B1/6b1/4P3/8/pK5p/5k2/8/8 w - - 0 1',
    linea: '1.e7 a3 2.e8=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a e7, a un paso de coronar: es la única que gana. En cambio, 1.Rb5 permite 1...Af8 y no pasa de la igualdad.',
    prueba: { margen: 425 },
  },
  {
    id: 'aj-fin-principios-2-4',
    nivel: 2,
    fen: '8/8/7P/8/1K6/5p2/1k6/8 w - - 0 1',
    linea: '1.h7 Rc2 2.h8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.h7 deja al peón a un paso de coronar, mientras el de f3 necesita 2: es la única que gana. En cambio, 1.Rc5 permite 1...f2 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-5',
    nivel: 2,
    fen: '8/2K5/7P/8/2p1k3/8/8/8 w - - 0 1',
    linea: '1.h7 c3 2.h8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.h7 deja al peón a un paso de coronar, mientras el de c4 necesita 3: es la única que gana. En cambio, 1.Rd6 permite 1...c3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-2-6',
    nivel: 2,
    fen: '5k2/p6P/8/8/8/8/2K5/8 b - - 0 1',
    linea: '1...Rg7 2.h8=D+ Rxh8',
    pista: '¿Puede tu rey alcanzar al peón de h7? Cuenta con la regla del cuadrado.',
    explicacion:
      'El rey entra con 1...Rg7 en el cuadrado del peón de h7: está a 1 jugadas de h8 y el peón necesita 1, así que llega a tiempo. En cambio, 1...Rf7 permite 2.h8=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-1',
    nivel: 3,
    fen: '8/8/8/8/p2K4/7P/3k4/8 w - - 0 1',
    linea: '1.Rc4 a3 2.Rb3',
    pista: 'El peón de a4 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a c4 para frenar al peón pasado de a4: es la única que hace tablas. En cambio, 1.Re4 permite 1...a3 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-2',
    nivel: 3,
    fen: '8/4p2K/7P/6k1/8/8/8/8 w - - 0 1',
    linea: '1.Rg7 e5 2.h7 e4 3.h8=D',
    pista: 'El peón de e7 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a g7 para frenar al peón pasado de e7: es la única que gana. En cambio, 1.Rg8 permite 1...Rxh6 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-principios-3-3',
    nivel: 3,
    fen: '8/8/8/3P4/5p2/3k4/8/1K6 b - - 0 1',
    linea: '1...f3 2.Rb2 f2 3.Rb3 f1=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f3 deja al peón a 2 pasos de coronar, mientras el de d5 necesita 3: es la única que gana. En cambio, 1...Re3 permite 2.d6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-4',
    nivel: 3,
    fen: '8/1p3pP1/5k2/3P4/3N3b/8/8/1K6 b - - 0 1',
    linea: '1...Rxg7 2.Cf5+ Rf6 3.Cxh4 Re5',
    pista: 'El rey también captura: comprueba que no lo pagas.',
    explicacion:
      'El rey captura el peón en g7: es la única que hace tablas. En cambio, 1...Ag3 permite 2.g8=D y pierde.',
    prueba: { margen: 624 },
  },
  {
    id: 'aj-fin-principios-3-5',
    nivel: 3,
    fen: '8/8/8/1P6/6p1/8/6k1/2K5 w - - 0 1',
    linea: '1.b6 g3 2.b7 Rf1 3.b8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.b6 deja al peón a 2 pasos de coronar, mientras el de g4 necesita 3: es la única que gana. En cambio, 1.Rc2 permite 1...Rf3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-3-6',
    nivel: 3,
    fen: '3K4/8/8/1P2p3/8/8/2k5/8 w - - 0 1',
    linea: '1.b6 e4 2.b7 e3 3.b8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.b6 deja al peón a 2 pasos de coronar, mientras el de e5 necesita 4: es la única que gana. En cambio, 1.Rd7 permite 1...e4 y no pasa de la igualdad.',
    prueba: { margen: 536 },
  },
  {
    id: 'aj-fin-principios-4-1',
    nivel: 4,
    fen: '8/5K2/2P5/8/k4p2/8/8/8 b - - 0 1',
    linea: '1...f3 2.c7 f2 3.c8=D f1=D+',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...f3 deja al peón a 2 pasos de coronar, mientras el de c6 necesita 2: es la única que hace tablas. En cambio, 1...Rb4 permite 2.c7 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-4-2',
    nivel: 4,
    fen: '8/2k4P/8/3P4/8/6K1/3r4/8 b - - 0 1',
    linea: '1...Td3+ 2.Rg2 Td2+ 3.Rh1 Td1+ 4.Rg2 Td2+ 5.Rh1 Td1+',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en d3, detrás del peón pasado de d5, y lo vigila: es la única que hace tablas. En cambio, 1...Rb6 permite 2.h8=D y queda en desventaja.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-fin-principios-4-3',
    nivel: 4,
    fen: '8/8/7K/2P5/8/1k4p1/8/8 w - - 0 1',
    linea: '1.c6 g2 2.c7 g1=D 3.c8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.c6 deja al peón a 2 pasos de coronar, mientras el de g3 necesita 2: es la única que hace tablas. En cambio, 1.Rg6 permite 1...g2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-principios-4-4',
    nivel: 4,
    fen: '8/8/8/8/6P1/5k2/3p4/3K4 w - - 0 1',
    linea: '1.g5 Rf4 2.g6 Re3 3.g7 Rd3 4.g8=D',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1.g5 deja al peón a 3 pasos de coronar, mientras el de d2 necesita 1: es la única que gana. En cambio, 1.Rxd2 permite 1...Rxg4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
];
