import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorrepractica: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torrepractica-4-1',
    nivel: 4,
    fen: '2r5/1pk1P2p/8/1p5P/8/1K4p1/5P1P/3R4 w - - 0 37',
    linea: '1.Tc1+ Rd7 2.Txc8',
    pista: 'Hay que frenar al peón de b7: busca desde dónde.',
    explicacion:
      'La torre va a c1 y controla el camino del peón pasado de b7, además con jaque: es la única que gana. En cambio, 1.fxg3 permite 1...Te8 y la ventaja es mucho menor.',
    prueba: { margen: 338 },
  },
  {
    id: 'aj-fin-torrepractica-4-2',
    nivel: 4,
    fen: '1r6/5R2/7P/3k1P1P/4pK2/4p3/8/8 b - - 0 1',
    linea: '1...e2 2.f6 e1=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a e2, a un paso de coronar: es la única que gana. En cambio, 1...Th8 permite 2.Td7+ y queda en desventaja.',
    prueba: { margen: 662 },
  },
  {
    id: 'aj-fin-torrepractica-4-3',
    nivel: 4,
    fen: '8/8/1r4p1/P7/2p3k1/4pR2/1P2K3/8 b - - 0 59',
    linea: '1...Txb2+ 2.Rxe3 Tb3+ 3.Rd4 Txf3 4.Rxc4 Ta3',
    pista: 'Calcula la captura y el final que queda.',
    explicacion: 'La torre captura el peón en b2: es la única que gana. Las negras ganan una torre por un peón.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-fin-torrepractica-5-1',
    nivel: 5,
    fen: '1r6/8/5K2/8/R7/3P4/P6p/3k4 w - - 0 1',
    linea: '1.Th4',
    pista: 'Las torres, detrás de los peones pasados, también los del rival.',
    explicacion:
      'La torre se coloca en h4, detrás del peón pasado de h2, y lo vigila: es la única que hace tablas. En cambio, 1.Tf4 permite 1...h1=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrepractica-5-2',
    nivel: 5,
    fen: '8/2R5/8/3k2p1/1P5p/P2p3P/1r4P1/6K1 b - - 1 53',
    linea: '1...d2',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a d2, a un paso de coronar: es la única que gana. En cambio, 1...Rd4 permite 2.Td7+ y no pasa de la igualdad.',
    prueba: { margen: 188 },
  },
  {
    id: 'aj-fin-torrepractica-5-3',
    nivel: 5,
    fen: 'R4K2/8/8/3P4/6pr/1k3P2/4p1P1/8 w - - 0 1',
    linea: '1.Ta1 gxf3 2.gxf3',
    pista: 'Hay que frenar al peón de e2: busca desde dónde.',
    explicacion:
      'La torre va a a1 y controla el camino del peón pasado de e2: es la única que hace tablas. En cambio, 1.Tb8+ permite 1...Rc2 y pierde.',
    prueba: { margen: 544 },
  },
  {
    id: 'aj-fin-torrepractica-6-1',
    nivel: 6,
    fen: '8/1p6/8/1P4r1/RK6/1p6/8/5k2 b - - 0 1',
    linea: '1...b2 2.Ra5 b1=D',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a b2, a un paso de coronar: es la única que gana. En cambio, 1...b6 permite 2.Rxb3 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrepractica-6-2',
    nivel: 6,
    fen: '8/2p1r3/8/2PP4/1k6/1P6/1K1p4/R7 b - - 0 1',
    linea: '1...Te1 2.Ta4+ Rxc5 3.Ta1 Txa1',
    pista: 'Compara las casillas posibles de tu pieza: sólo una sirve.',
    explicacion:
      'La torre va a e1, la casilla exacta, desde la que vigila al rey de b2: es la única que gana. Las negras ganan un peón.',
    prueba: { margen: 488 },
  },
  {
    id: 'aj-fin-torrepractica-6-3',
    nivel: 6,
    fen: 'R2k1r2/7p/8/4P2r/3P4/2P1K3/1P3P2/8 b - - 3 48',
    linea: '1...Re7 2.Txf8 Rxf8',
    pista: 'El peón de e5 es el peligro: acerca el rey por el camino correcto.',
    explicacion:
      'El rey se dirige a e7 para frenar al peón pasado de e5: es la única que hace tablas. En cambio, 1...Rd7 permite 2.Txf8 y queda en desventaja.',
    prueba: { margen: 443 },
  },
];
