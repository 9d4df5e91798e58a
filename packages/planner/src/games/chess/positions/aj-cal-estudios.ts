import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalEstudios: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-estudios-4-1',
    nivel: 4,
    fen: '1K6/8/8/p7/2P5/8/2k3P1/8 w - - 0 1',
    linea: '1.c5 a4 2.c6 a3 3.c7 Rb2 4.c8=D',
    pista: 'Como en un estudio: cada una de las 4 jugadas debe ser exacta.',
    explicacion:
      'En la carrera, 1.c5 deja al peón a 3 pasos de coronar, mientras el de a5 necesita 4: es la única que gana. En cambio, 1.g4 permite 1...a4 y la ventaja es mucho menor.',
    prueba: { margen: 1913 },
  },
  {
    id: 'aj-cal-estudios-4-2',
    nivel: 4,
    fen: '2K5/8/8/PPk2p2/8/8/8/8 b - - 0 1',
    linea: '1...Rxb5 2.Rb7 Rxa5 3.Rc6 f4 4.Rd5 f3 5.Rd4 f2',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion: 'El rey captura el peón en b5: es la única que gana. Las negras ganan dos peones.',
    prueba: { margen: 2118 },
  },
  {
    id: 'aj-cal-estudios-4-3',
    nivel: 4,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      'La dama da jaque al rey de e3 desde e6, a distancia segura: es la única que gana. En cambio, 1...Dc5+ permite 2.Rf4 y la ventaja es mucho menor.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-cal-estudios-4-4',
    nivel: 4,
    fen: '8/4k3/1q6/4p3/8/7K/Q7/8 b - - 0 1',
    linea: '1...De6+ 2.Dxe6+ Rxe6 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      'La dama ofrece el cambio en e6 y el final que queda tras 2...Rxe6 decide: es la única que gana. En cambio, 1...Dd4 permite 2.Rg3 y no pasa de la igualdad.',
    prueba: { margen: 1975 },
  },
  {
    id: 'aj-cal-estudios-4-5',
    nivel: 4,
    fen: '8/K5N1/P7/1k6/2b4P/6p1/8/8 w - - 1 7',
    linea: '1.Cf5 g2 2.Cd4+ Ra5 3.Cf3',
    pista: 'Como en un estudio: cada una de las 3 jugadas debe ser exacta.',
    explicacion:
      'El caballo ataca desde f5 el peón de g3: es la única que hace tablas. En cambio, 1.Rb7 permite 1...g2 y pierde.',
    prueba: { margen: 540 },
  },
  {
    id: 'aj-cal-estudios-4-6',
    nivel: 4,
    fen: '8/8/4kP1K/8/8/P4p2/8/8 w - - 0 1',
    linea: '1.Rg7 f2 2.f7 f1=D 3.f8=D Dxf8+ 4.Rxf8',
    pista: 'Como en un estudio: cada una de las 4 jugadas debe ser exacta.',
    explicacion:
      'El rey se acerca a g7 para acompañar al peón pasado de f6: es la única que hace tablas. En cambio, 1.Rg5 permite 1...f2 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-5-1',
    nivel: 5,
    fen: '7r/8/P5K1/8/1P6/8/6k1/8 b - - 0 1',
    linea: '1...Tb8 2.a7 Ta8 3.Rf6 Txa7',
    pista: 'Como en un estudio: cada una de las 3 jugadas debe ser exacta.',
    explicacion:
      'La torre va a b8 y controla el camino del peón pasado de a6: es la única que gana. Las negras ganan un peón.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-5-2',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      'La dama ofrece el cambio en d1 y el final que queda tras 2.Rxd1 decide: es la única que gana. En cambio, 1.Dc4+ permite 1...Rg5 y la ventaja es mucho menor.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-cal-estudios-5-3',
    nivel: 5,
    fen: '7n/8/8/8/2P3N1/8/8/4K1k1 w - - 0 1',
    linea: '1.Ce5 Rg2 2.c5 Rg3 3.c6 Rf4 4.Cd3+ Rf5 5.c7',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      'El caballo defiende desde e5 el peón de c4: es la única que gana. En cambio, 1.c5 permite 1...Cf7 y la ventaja es mucho menor.',
    prueba: { margen: 1910 },
  },
  {
    id: 'aj-cal-estudios-5-4',
    nivel: 5,
    fen: '8/2p5/3p4/p2P3P/8/4PK2/8/1k6 b - - 0 1',
    linea: '1...a4 2.h6 a3 3.h7 a2 4.h8=D a1=D',
    pista: 'Como en un estudio: cada una de las 4 jugadas debe ser exacta.',
    explicacion:
      'En la carrera, 1...a4 deja al peón a 3 pasos de coronar, mientras el de h5 necesita 3: es la única que hace tablas. En cambio, 1...Rc2 permite 2.h6 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-5-5',
    nivel: 5,
    fen: '2K5/1pp5/8/8/5P1p/2P1P3/4k3/8 w - - 0 1',
    linea: '1.f5 h3 2.f6 h2 3.f7 h1=D 4.f8=D',
    pista: 'Como en un estudio: cada una de las 4 jugadas debe ser exacta.',
    explicacion:
      'En la carrera, 1.f5 deja al peón a 3 pasos de coronar, mientras el de h4 necesita 3: es la única que hace tablas. En cambio, 1.e4 permite 1...h3 y queda en desventaja.',
    prueba: { margen: 398 },
  },
  {
    id: 'aj-cal-estudios-6-1',
    nivel: 6,
    fen: '8/1K4p1/1pp5/3P4/1P6/7k/3P4/8 b - - 0 1',
    linea: '1...cxd5 2.Rxb6 g5 3.Rc6 g4 4.b5 g3 5.b6 g2',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      '1...cxd5 captura el peón de d5: es la única que hace tablas. En cambio, 1...Rg2 permite 2.dxc6 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-estudios-6-2',
    nivel: 6,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      'La dama da jaque al rey de b5 desde f1, a distancia segura: es la única que gana. En cambio, 1.Df4 permite 1...Da1+ y no pasa de la igualdad.',
    prueba: { margen: 1964 },
  },
  {
    id: 'aj-cal-estudios-6-3',
    nivel: 6,
    fen: '8/1K6/8/6kp/p4p2/5P2/1P1P4/8 w - - 0 1',
    linea: '1.d4 h4 2.d5 h3 3.d6 h2 4.d7 h1=D 5.d8=D+',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      'En la carrera, 1.d4 deja al peón a 4 pasos de coronar, mientras el de h5 necesita 4: es la única que hace tablas. En cambio, 1.Rb6 permite 1...h4 y pierde.',
    prueba: { margen: 2052 },
  },
  {
    id: 'aj-cal-estudios-6-4',
    nivel: 6,
    fen: '8/KN6/P7/1p3p1P/b6k/8/8/8 b - - 0 1',
    linea: '1...f4 2.Rb6 f3 3.h6 Ac2 4.a7 f2 5.a8=D f1=D',
    pista: 'Como en un estudio: cada una de las 5 jugadas debe ser exacta.',
    explicacion:
      'El peón pasado avanza a f4, a 3 pasos de coronar: es la única que hace tablas. En cambio, 1...Ac2 permite 2.Rb6 y queda en desventaja.',
    prueba: { margen: 374 },
  },
  {
    id: 'aj-cal-estudios-6-5',
    nivel: 6,
    fen: '1R6/3r4/8/8/kp6/8/8/K7 b - - 0 1',
    linea: '1...Rb3 2.Txb4+ Rxb4 3.Rb2 Td2+ 4.Rc1 Rc3 5.Rb1 Rb3 6.Rc1 Td7 7.Rb1 Td1#',
    pista: 'Como en un estudio: cada una de las 7 jugadas debe ser exacta.',
    explicacion:
      '1...Rb3 fuerza el mate en 7, que termina con 7...Td1#: la torre de d1 da jaque al rey de b1 y el rey de b3 controla sus salidas.',
    prueba: { mate: 7 },
  },
];
