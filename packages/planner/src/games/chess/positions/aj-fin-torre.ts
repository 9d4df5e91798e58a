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
    pista: 'El peón puede avanzar con jaque. Después, ¿cómo alejas al rey de la casilla de coronación?',
    explicacion:
      'El avance con jaque saca al rey y, tras 1...Rd7, el jaque 2.Td5+ le cierra el paso: si vuelve con 2...Rc8, 3.Td8# es mate, y si se aleja, el peón corona. Con 1.Tb5, en cambio, 1...Rc8 planta al rey delante del peón y son tablas. Ganan las blancas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-3-2',
    nivel: 3,
    fen: '8/1p6/k7/P2R1K2/8/1r6/8/8 b - - 2 11',
    linea: '1...Tb5 2.Re4 Txd5 3.Rxd5 Rxa5 4.Rc4 Ra4',
    pista: 'Valora el final de peones que quedaría si desaparecen las torres: ¿dónde estaría cada rey?',
    explicacion:
      'La torre ofrece el cambio y a la vez amenaza el peón de a5. Tras 2.Re4 Txd5 3.Rxd5 Rxa5, el rey negro ocupa una casilla clave del peón de b7 y gana sin dificultad. Con cualquier otra jugada siguen las torres y el final es de tablas.',
    prueba: { margen: 1969 },
  },
  {
    id: 'aj-fin-torre-3-3',
    nivel: 3,
    fen: '8/r7/8/8/3kp3/8/5R2/4K3 b - - 0 1',
    linea: '1...Ta1+ 2.Re2 Ta2+ 3.Rf1 Txf2+ 4.Rxf2 Rd3',
    pista: 'Mira qué ocurre si el rey blanco y su torre quedan en la misma fila.',
    explicacion:
      'El jaque obliga al rey a subir a la segunda fila y 2...Ta2+ enfila rey y torre. Al cambiarse las torres, 4...Rd3 deja al rey por delante de su peón: si 5.Re1, 5...Re3 toma la oposición y gana. Con 1...Ta3 las blancas tienen 2.Td2+ y hacen tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-4-1',
    nivel: 4,
    fen: 'r7/8/8/8/3K4/1k6/8/3R4 b - - 31 34',
    linea: '1...Td8+ 2.Re4 Txd1',
    pista: 'Antes de dar por tablas torre contra torre, mira si el rey y la torre blancos comparten columna.',
    explicacion:
      'El rey blanco está en la misma columna que su torre y se interpone entre ella y d8. El jaque desde lejos es una enfilada: el rey debe salir de la columna d y la torre de d1 queda sin defensa. Rey y torre contra rey es una victoria elemental.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torre-4-2',
    nivel: 4,
    fen: '8/1K6/8/2P5/4k3/1R6/8/2r5 w - - 7 5',
    linea: '1.c6 Re5 2.c7 Rd6 3.c8=D Txc8 4.Rxc8',
    pista: 'El rey negro está a dos jugadas de d6: ¿te conviene darle tiempo?',
    explicacion:
      'El rey de b7 ya apoya al peón y la torre de b3 lo protege de jaques por la columna, así que hay que correr: tras 2.c7 el peón corona y las negras deben entregar la torre. Con 1.Tb5 o 1.Rb6 el rey negro llega delante del peón y se defiende. Ganan las blancas.',
    prueba: { margen: 1902 },
  },
  {
    id: 'aj-fin-torre-4-3',
    nivel: 4,
    fen: '1R6/3r4/8/8/kp6/8/8/K7 b - - 0 1',
    linea: '1...Rb3 2.Txb4+ Rxb4 3.Rb2 Tc7 4.Ra2 Rc3 5.Ra1 Rc2 6.Ra2 Ta7#',
    pista: 'El rey blanco está encerrado en la esquina: busca una amenaza de mate sin dar jaque.',
    explicacion:
      'El rey tapa la columna b y amenaza 2...Td1#, de modo que el peón de b4 no importa. Las blancas solo pueden entregar la torre con 2.Txb4+ Rxb4 y queda el mate elemental de torre: 3...Tc7 corta al rey en la columna c, el rey negro se acerca hasta c2 y 6...Ta7# remata en la columna a.',
    prueba: { mate: 6 },
  },
];
