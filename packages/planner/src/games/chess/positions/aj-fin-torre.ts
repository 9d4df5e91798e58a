import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorre: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torre-2-1',
    nivel: 2,
    fen: '1k6/8/8/KP6/3R4/8/1r6/8 w - - 0 1',
    linea: '1.Rb6',
    pista: 'La diferencia está en la casilla que elige el rey: compara las candidatas.',
    explicacion:
      'El rey va de a5 a b6, la casilla exacta: es la única que gana. En cambio, 1.Ra6 permite 1...Tf2 y no pasa de la igualdad.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-fin-torre-2-2',
    nivel: 2,
    fen: '8/8/r7/8/3kp3/8/7R/4K3 b - - 0 1',
    linea: '1...Ta1+ 2.Rf2 Ta2+ 3.Rg3 Txh2',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de e1 desde a1, a distancia segura: es la única que gana. En cambio, 1...Ta3 permite 2.Td2+ y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-2-3',
    nivel: 2,
    fen: '4kr2/8/3K4/5P1R/8/8/8/8 w - - 0 1',
    linea: '1.Re6 Rd8 2.f6',
    pista: 'El peón pasado necesita la ayuda de su rey.',
    explicacion:
      'El rey se acerca a e6 para acompañar al peón pasado de f5: es la única que gana. En cambio, 1.Re5 permite 1...Rf7 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-2-4',
    nivel: 2,
    fen: '2R5/8/8/3k4/8/8/6K1/3r4 w - - 72 42',
    linea: '1.Td8+ Rc5 2.Txd1',
    pista: 'El rey de d5 y la torre de d1 pueden quedar en la misma línea.',
    explicacion:
      'La torre da jaque al rey de d5 desde d8; detrás, en la misma línea, está la torre de d1, que cae cuando el rey se aparta. Las blancas ganan una torre.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-3-1',
    nivel: 3,
    fen: '3k4/8/1KP5/4R3/8/8/6r1/8 w - - 3 29',
    linea: '1.c7+ Rd7 2.Td5+ Re7 3.c8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de c6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de c6 corona en c8 con 3.c8=D y nadie puede impedirlo. En cambio, 1.Tb5 permite 1...Rc8 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-3-2',
    nivel: 3,
    fen: '8/1p6/k7/P2R1K2/8/1r6/8/8 b - - 2 11',
    linea: '1...Tb5 2.Re4 Txd5',
    pista: 'El peón de a5 es un blanco: ¿cómo atacarlo?',
    explicacion:
      'La torre ataca desde b5 el peón de a5: es la única que gana. En cambio, 1...Tb4 permite 2.Re6 y no pasa de la igualdad.',
    prueba: { margen: 1969 },
  },
  {
    id: 'aj-fin-torre-3-3',
    nivel: 3,
    fen: '8/r7/8/8/3kp3/8/5R2/4K3 b - - 0 1',
    linea: '1...Ta1+ 2.Re2 Ta2+ 3.Rf1 Txf2+ 4.Rxf2 Rd3',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de e1 desde a1, a distancia segura: es la única que gana. En cambio, 1...Ta3 permite 2.Td2+ y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-4-1',
    nivel: 4,
    fen: 'r7/8/8/8/3K4/1k6/8/3R4 b - - 31 34',
    linea: '1...Td8+ 2.Re5 Txd1',
    pista: 'El rey de d4 y la torre de d1 pueden quedar en la misma línea.',
    explicacion:
      'La torre da jaque al rey de d4 desde d8; detrás, en la misma línea, está la torre de d1, que cae cuando el rey se aparta. Las negras ganan una torre.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-4-2',
    nivel: 4,
    fen: '8/1K6/8/2P5/4k3/1R6/8/2r5 w - - 7 5',
    linea: '1.c6 Txc6 2.Rxc6',
    pista: 'Decide si es el momento de avanzar el peón pasado.',
    explicacion:
      'El peón pasado avanza a c6, a 2 pasos de coronar: es la única que gana. Las blancas ganan una torre por un peón.',
    prueba: { margen: 1902 },
  },
  {
    id: 'aj-fin-torre-4-3',
    nivel: 4,
    fen: '1R6/3r4/8/8/kp6/8/8/K7 b - - 0 1',
    linea: '1...Rb3 2.Txb4+ Rxb4 3.Rb2 Td2+ 4.Rc1 Rc3 5.Rb1 Rb3 6.Rc1 Td7 7.Rb1 Td1#',
    pista: 'No empieza con jaque: quítale antes las casillas de fuga al rey de a1.',
    explicacion:
      '1...Rb3 fuerza el mate en 7, que termina con 7...Td1#: la torre de d1 da jaque al rey de b1 y el rey de b3 controla sus salidas.',
    prueba: { mate: 7 },
  },
];
