import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinConversion: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-conversion-1-1',
    nivel: 1,
    fen: '5k2/5p2/4p2p/7p/2K5/8/8/8 b - - 1 54',
    linea: '1...h4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1...h4 el rey de c4 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a h1 y el peón sólo 3; las negras convierten así su ventaja de 4 puntos. En cambio, 1...Re7 permite 2.Rd3 y la ventaja es mucho menor.',
    prueba: { margen: 1628 },
  },
  {
    id: 'aj-fin-conversion-1-2',
    nivel: 1,
    fen: '8/2P3k1/1K6/8/8/7q/8/8 b - - 0 1',
    linea: '1...Dc8',
    pista: 'Hay que frenar al peón de c7: busca desde dónde.',
    explicacion:
      'La dama va a c8 y controla el camino del peón pasado de c7; las negras convierten así su ventaja de 8 puntos. En cambio, 1...Dd7 permite 2.Rb7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-1-3',
    nivel: 1,
    fen: '8/8/1Kp5/P2k4/p7/8/8/8 b - - 0 1',
    linea: '1...a3',
    pista: 'Cuenta las jugadas que necesita cada peón para coronar.',
    explicacion:
      'En la carrera, 1...a3 deja al peón a 2 pasos de coronar, mientras el de a5 necesita 3; las negras convierten así su ventaja de un punto. En cambio, 1...Rd4 permite 2.a6 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-fin-conversion-1-4',
    nivel: 1,
    fen: '5k2/8/5N2/8/8/3p4/Kn6/8 b - - 0 1',
    linea: '1...d2',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a d2, a un paso de coronar; las negras convierten así su ventaja de un punto. En cambio, 1...Cd1 permite 2.Ce4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-1-5',
    nivel: 1,
    fen: '7b/8/2p1B2P/8/8/4p3/8/3k1K2 b - - 0 1',
    linea: '1...e2+ 2.Rg2 e1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e3 corona en e1 con 2...e1=D y nadie puede impedirlo; las negras convierten así su ventaja de un punto. En cambio, 1...Rd2 permite 2.Ac4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-1-6',
    nivel: 1,
    fen: '7B/3p4/8/4P2b/5P2/2k5/7K/8 w - - 0 1',
    linea: '1.e6+ Rd3 2.exd7',
    pista: 'Un avance de peón decide: puede ser una ruptura o una jugada de espera.',
    explicacion:
      'El avance 1.e6+ llega en el momento justo; las blancas convierten así su ventaja de un punto. Las blancas ganan un peón.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-2-1',
    nivel: 2,
    fen: '8/2K5/1PP5/6r1/8/4R3/6p1/2k5 w - - 0 1',
    linea: '1.Te1+ Rd2 2.Tg1',
    pista: 'Hay que frenar al peón de g2: busca desde dónde.',
    explicacion:
      'La torre va a e1 y controla el camino del peón pasado de g2, además con jaque; las blancas convierten así su ventaja de un punto. En cambio, 1.Rb7 permite 1...g1=D y pierde.',
    prueba: { margen: 1261 },
  },
  {
    id: 'aj-fin-conversion-2-2',
    nivel: 2,
    fen: '2k5/8/P7/P1K5/5p2/8/6R1/4r3 w - - 0 1',
    linea: '1.Tg8+ Rd7 2.a7',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de c8 desde g8, a distancia segura; las blancas convierten así su ventaja de un punto. En cambio, 1.Tg7 permite 1...Rb8 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-2-3',
    nivel: 2,
    fen: '5n2/2n2k2/p3p3/7p/1p1r4/1P1BR2P/N4P2/1K4R1 w - - 0 33',
    linea: '1.Tf3+ Re8 2.Tg8 Rd7 3.Tfxf8',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de f7 desde f3, a distancia segura; las blancas convierten así su ventaja de 4 puntos. Las blancas ganan un caballo.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-fin-conversion-2-4',
    nivel: 2,
    fen: 'b7/1k6/3KP3/8/8/8/2P2p2/4B3 w - - 0 1',
    linea: '1.Axf2 Ra6 2.e7 Ra5 3.e8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e6 y quién controla su casilla de coronación.',
    explicacion:
      '1.Axf2 prepara la coronación: el peón de e6 corona en e8 con 3.e8=D y nadie puede impedirlo; las blancas convierten así su ventaja de un punto. En cambio, 1.Ab4 permite 1...f1=D y pierde.',
    prueba: { margen: 2452 },
  },
  {
    id: 'aj-fin-conversion-2-5',
    nivel: 2,
    fen: '8/1K6/p7/2P5/8/3k2p1/8/8 b - - 0 1',
    linea: '1...g2 2.c6 g1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de g3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g3 corona en g1 con 2...g1=D y nadie puede impedirlo; las negras convierten así su ventaja de un punto. En cambio, 1...a5 permite 2.c6 y la ventaja es mucho menor.',
    prueba: { margen: 1938 },
  },
  {
    id: 'aj-fin-conversion-2-6',
    nivel: 2,
    fen: '8/8/1p5k/1P3p2/5P2/5K1P/8/8 w - - 8 59',
    linea: '1.Re3 Rh5 2.Rd4',
    pista: 'En el final el rey es una pieza de ataque: ¿hacia qué peones debe ir?',
    explicacion:
      'El rey avanza a e3 y se acerca al peón de b6; las blancas convierten así su ventaja de un punto. En cambio, 1.Rf2 permite 1...Rh5 y no pasa de la igualdad.',
    prueba: { margen: 318 },
  },
  {
    id: 'aj-fin-conversion-3-1',
    nivel: 3,
    fen: '8/7p/4p3/1P6/1p1Pk3/8/1K6/8 b - - 0 1',
    linea: '1...Rd5 2.Rb3 h5',
    pista: '¿Puede tu rey alcanzar al peón de b5? Cuenta con la regla del cuadrado.',
    explicacion:
      'El rey entra con 1...Rd5 en el cuadrado del peón de b5: está a 3 jugadas de b8 y el peón necesita 3, así que llega a tiempo; las negras convierten así su ventaja de un punto. En cambio, 1...Rxd4 permite 2.b6 y pierde.',
    prueba: { margen: 1185 },
  },
  {
    id: 'aj-fin-conversion-3-2',
    nivel: 3,
    fen: '7K/8/8/1p2P3/6k1/8/1P6/8 w - - 0 1',
    linea: '1.e6 Rf5 2.e7 Re5 3.e8=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de e5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e5 corona en e8 con 3.e8=D+ y nadie puede impedirlo; las blancas convierten así su ventaja de un punto. En cambio, 1.Rg8 permite 1...Rf5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-3-3',
    nivel: 3,
    fen: '8/8/3p3p/4PK2/3pP3/8/k7/8 b - - 0 1',
    linea: '1...dxe5 2.Rxe5 d3 3.Rd4 d2',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion:
      '1...dxe5 captura el peón de e5; las negras convierten así su ventaja de un punto. En cambio, 1...d3 permite 2.e6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-3-4',
    nivel: 3,
    fen: '8/6pk/P7/2p1p2p/1rBnP2q/5p2/5RP1/2Q3K1 b - - 1 43',
    linea: '1...fxg2 2.Rxg2 Tb6',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion:
      '1...fxg2 captura el peón de g2; las negras convierten así su ventaja de 2 puntos. En cambio, 1...Ta4 permite 2.Dc3 y la ventaja es mucho menor.',
    prueba: { margen: 176 },
  },
  {
    id: 'aj-fin-conversion-3-5',
    nivel: 3,
    fen: '1K6/8/3p4/7P/p3P2p/2k5/8/8 b - - 0 1',
    linea: '1...h3 2.h6 h2 3.Rc7 h1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de h4 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h4 corona en h1 con 3...h1=D y nadie puede impedirlo; las negras convierten así su ventaja de un punto. En cambio, 1...d5 permite 2.h6 y pierde.',
    prueba: { margen: 2615 },
  },
  {
    id: 'aj-fin-conversion-3-6',
    nivel: 3,
    fen: '3B4/8/7p/8/2P5/2k5/8/2K5 w - - 0 1',
    linea: '1.c5 Rd4 2.c6 Rd5 3.c7',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a c5, a 3 pasos de coronar; las blancas convierten así su ventaja de 3 puntos. En cambio, 1.Ah4 permite 1...Rxc4 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-4-1',
    nivel: 4,
    fen: 'k7/8/8/4P3/8/8/K7/1N1n4 w - - 0 1',
    linea: '1.e6 Rb7 2.e7 Rc7 3.e8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e5 corona en e8 con 3.e8=D y nadie puede impedirlo; las blancas convierten así su ventaja de un punto. En cambio, 1.Cd2 permite 1...Ce3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-4-2',
    nivel: 4,
    fen: '2K3N1/8/8/4P3/8/2k4n/8/8 w - - 0 1',
    linea: '1.e6 Cf4 2.e7 Cd5 3.e8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e5 corona en e8 con 3.e8=D y nadie puede impedirlo; las blancas convierten así su ventaja de un punto. En cambio, 1.Cf6 permite 1...Cg5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-4-3',
    nivel: 4,
    fen: '8/1K6/8/1P6/4P3/1k5p/1b1B4/8 w - - 0 1',
    linea: '1.Af4 Rc4 2.Rc6 Ac1 3.Ah2',
    pista: 'Hay que frenar al peón de h3: busca desde dónde.',
    explicacion:
      'El alfil va a f4 y controla el camino del peón pasado de h3; las blancas convierten así su ventaja de un punto. En cambio, 1.b6 permite 1...h2 y pierde.',
    prueba: { margen: 2303 },
  },
  {
    id: 'aj-fin-conversion-4-4',
    nivel: 4,
    fen: '4r1k1/5p2/1b2rPp1/4B2p/p3R3/7P/7K/4R3 b - - 1 49',
    linea: '1...Txe5 2.Txe5 Txe5',
    pista: 'Una pieza propia estorba a la torre de e8.',
    explicacion:
      'La torre deja libre e6 ganando tiempo con 1...Txe5 y abre la línea de la torre de e8, que entra con 2...Txe5; las negras convierten así su ventaja de 2 puntos. En cambio, 1...Ac7 permite 2.Txa4 y la ventaja es mucho menor.',
    prueba: { margen: 215 },
  },
  {
    id: 'aj-fin-conversion-4-5',
    nivel: 4,
    fen: '7r/4k3/1R3p1p/p5pP/3N4/nK4B1/1P3PP1/1r6 b - - 1 35',
    linea: '1...Txb2+ 2.Rxb2 Cc4+ 3.Rc3 Cxb6',
    pista: 'Calcula la captura y el final que queda.',
    explicacion:
      'La torre captura el peón en b2; las negras convierten así su ventaja de 2 puntos. Las negras ganan un peón.',
    prueba: { margen: 297 },
  },
  {
    id: 'aj-fin-conversion-4-6',
    nivel: 4,
    fen: '8/4k3/1q6/4p3/8/7K/Q7/8 b - - 0 1',
    linea: '1...De6+ 2.Dxe6+ Rxe6 3.Rg3 Rd5 4.Rf2 Rd4 5.Re2 Re4',
    pista: 'Valora qué final queda si se cambian las piezas.',
    explicacion:
      'La dama ofrece el cambio en e6 y el final que queda tras 2...Rxe6 decide; las negras convierten así su ventaja de un punto. En cambio, 1...Dd4 permite 2.Rg3 y no pasa de la igualdad.',
    prueba: { margen: 1975 },
  },
  {
    id: 'aj-fin-conversion-5-1',
    nivel: 5,
    fen: '6k1/5pp1/8/8/7P/1pqp2P1/8/1KQ5 b - - 1 60',
    linea: '1...Dxc1+ 2.Rxc1 f5 3.g4 fxg4',
    pista: 'Calcula la captura y el final que queda.',
    explicacion:
      'La dama captura la dama en c1; las negras convierten así su ventaja de 2 puntos. Las negras ganan un peón.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-fin-conversion-5-2',
    nivel: 5,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de e3 desde e6, a distancia segura; las negras convierten así su ventaja de un punto. En cambio, 1...Dc5+ permite 2.Rf4 y la ventaja es mucho menor.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-fin-conversion-5-3',
    nivel: 5,
    fen: '7r/8/P5K1/8/1P6/8/6k1/8 b - - 0 1',
    linea: '1...Tb8 2.a7 Ta8 3.Rf6 Txa7',
    pista: 'Hay que frenar al peón de a6: busca desde dónde.',
    explicacion:
      'La torre va a b8 y controla el camino del peón pasado de a6; las negras convierten así su ventaja de 3 puntos. Las negras ganan un peón.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-5-4',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'Valora qué final queda si se cambian las piezas.',
    explicacion:
      'La dama ofrece el cambio en d1 y el final que queda tras 2.Rxd1 decide; las blancas convierten así su ventaja de un punto. En cambio, 1.Dc4+ permite 1...Rg5 y la ventaja es mucho menor.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-conversion-5-5',
    nivel: 5,
    fen: '7n/8/8/8/2P3N1/8/8/4K1k1 w - - 0 1',
    linea: '1.Ce5 Rg2 2.c5 Rg3 3.c6 Rf4 4.Cd3+ Rf5 5.c7',
    pista: 'El peón de c4 necesita apoyo.',
    explicacion:
      'El caballo defiende desde e5 el peón de c4; las blancas convierten así su ventaja de un punto. En cambio, 1.c5 permite 1...Cf7 y la ventaja es mucho menor.',
    prueba: { margen: 1910 },
  },
  {
    id: 'aj-fin-conversion-5-6',
    nivel: 5,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La dama da jaque al rey de b5 desde f1, a distancia segura; las blancas convierten así su ventaja de un punto. En cambio, 1.Df4 permite 1...Da1+ y no pasa de la igualdad.',
    prueba: { margen: 1964 },
  },
];
