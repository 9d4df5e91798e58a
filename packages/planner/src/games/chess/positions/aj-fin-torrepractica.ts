import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorrepractica: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torrepractica-4-1',
    nivel: 4,
    fen: 'R4K2/8/8/3P4/6pr/1k3P2/4p1P1/8 w - - 0 1',
    linea: '1.Ta1 gxf3 2.gxf3',
    pista: 'Hay que frenar al peón de e2: busca desde dónde.',
    explicacion:
      'La torre va a a1 y controla el camino del peón pasado de e2: es la única que hace tablas. En cambio, 1.Tb8+ permite 1...Rc2 y pierde.',
    prueba: { margen: 544 },
  },
  {
    id: 'aj-fin-torrepractica-4-2',
    nivel: 4,
    fen: '2k5/8/P7/P1K5/5p2/8/6R1/4r3 w - - 0 1',
    linea: '1.Tg8+ Rd7 2.a7',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de c8 desde g8, a distancia segura: es la única que gana. En cambio, 1.Tg7 permite 1...Rb8 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrepractica-4-3',
    nivel: 4,
    fen: '8/8/1r4p1/P7/2p3k1/4pR2/1P2K3/8 b - - 0 59',
    linea: '1...Txb2+ 2.Rxe3 Tb3+ 3.Rd4 Txf3 4.Rxc4 Ta3',
    pista: 'El rey de e3 y la torre de f3 pueden quedar en la misma línea.',
    explicacion:
      'Tras 1...Txb2+ 2.Rxe3, la torre da jaque al rey de e3 desde b3; detrás, en la misma línea, está la torre de f3, que cae cuando el rey se aparta. Las negras ganan una torre por un peón.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-fin-torrepractica-5-1',
    nivel: 5,
    fen: '8/2p1r3/8/2PP4/1k6/1P6/1K1p4/R7 b - - 0 1',
    linea: '1...Te1 2.Ta4+ Rxc5 3.Ta1 Txa1',
    pista: 'Compara las casillas posibles de tu pieza: solo una sirve.',
    explicacion:
      'La torre va a e1, la casilla exacta, desde la que vigila al rey de b2: es la única que gana. Las negras ganan un peón.',
    prueba: { margen: 488 },
  },
  {
    id: 'aj-fin-torrepractica-5-2',
    nivel: 5,
    fen: '1r6/5R2/7P/3k1P1P/4pK2/4p3/8/8 b - - 0 1',
    linea: '1...e2 2.f6 e1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e3 corona en e1 con 2...e1=D y nadie puede impedirlo. En cambio, 1...Th8 permite 2.Td7+ y queda en desventaja.',
    prueba: { margen: 662 },
  },
  {
    id: 'aj-fin-torrepractica-5-3',
    nivel: 5,
    fen: '2r5/1pk1P2p/8/1p5P/8/1K4p1/5P1P/3R4 w - - 0 37',
    linea: '1.Tc1+ Rd7 2.Txc8',
    pista: 'Hay que frenar al peón de b7: busca desde dónde.',
    explicacion:
      'La torre va a c1 y controla el camino del peón pasado de b7, además con jaque: es la única que gana. En cambio, 1.fxg3 permite 1...Te8 y la ventaja es mucho menor.',
    prueba: { margen: 338 },
  },
  {
    id: 'aj-fin-torrepractica-6-1',
    nivel: 6,
    fen: '3r4/pp3ppk/8/7P/r7/P1p3P1/3R1P2/2R3K1 b - - 2 30',
    linea: '1...cxd2',
    pista: 'Hay una captura de peón que cambia el final.',
    explicacion: '1...cxd2 captura la torre de d2: es la única que hace tablas. Las negras ganan una torre.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-fin-torrepractica-6-2',
    nivel: 6,
    fen: '8/2R5/8/3k2p1/1P5p/P2p3P/1r4P1/6K1 b - - 1 53',
    linea: '1...d2',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a d2, a un paso de coronar: es la única que gana. En cambio, 1...Rd4 permite 2.Td7+ y no pasa de la igualdad.',
    prueba: { margen: 188 },
  },
  {
    id: 'aj-fin-torrepractica-6-3',
    nivel: 6,
    fen: 'k7/4R3/2PK4/PP6/1P1p4/r7/4p3/8 w - - 4 50',
    linea: '1.b6 e1=D 2.Ta7+ Rb8 3.c7+ Rc8 4.b7#',
    pista: 'No empieza con jaque: quítale antes las casillas de fuga al rey de a8.',
    explicacion:
      '1.b6 fuerza el mate en 4, que termina con 4.b7#: el peón de b7 da jaque al rey de c8 y la torre de a7, el peón de c7 y el rey de d6 controlan sus salidas.',
    prueba: { mate: 4 },
  },
];
