import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstDesequilibrios: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-desequilibrios-4-1',
    nivel: 4,
    fen: '5k2/5p2/8/p1p3Pp/P1P1rP2/1P2r3/4BK2/4R3 b - - 2 44',
    linea: '1...h4',
    pista: 'Material desigual (una torre contra un alfil). Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      'Las negras tienen una torre contra un alfil: 1...h4 gana espacio y controla g3. En cambio, 1...Txb3 permite 2.Axh5 y la ventaja es mucho menor.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-desequilibrios-4-2',
    nivel: 4,
    fen: 'r4rk1/2q2p1p/1p4p1/p2bP3/1n2B3/2b1P1P1/3N1PNP/1QB2RK1 b - - 1 23',
    linea: '1...Aa2 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3',
    pista:
      'Material desigual (una torre contra un caballo). La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      'Las negras tienen una torre contra un caballo: 1...Aa2 no captura ni da jaque, pero el alfil se coloca en a2 y ataca a la dama de b1; contra 2.Axa8 sigue 2...Axb1. Las negras ganan una dama por una torre.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-est-desequilibrios-4-3',
    nivel: 4,
    fen: '3q3k/1p3P1n/8/p7/Pb1n1N2/1P2B1P1/5K1P/R6R w - - 0 39',
    linea: '1.Thd1 Ac5 2.Tac1',
    pista: 'El caballo de d4 es el objetivo: ¿qué torre debe atacarlo para que la otra ocupe la columna c?',
    explicacion:
      'La elección de la torre es la clave: la de h1 ocupa la columna d y presiona el caballo, y la de a1 queda libre para atacar al defensor: 1...Ac5 2.Tac1 b6 3.Tc4 y d4 cae. Con 1.Tad1 Ac5 la torre de h1 sigue fuera de juego.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-est-desequilibrios-4-4',
    nivel: 4,
    fen: '3r1rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PP1/6K1 b - - 0 28',
    linea: '1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3 4.Ae3 Df1 5.De1 Txe1',
    pista:
      'Material desigual (una torre contra un alfil). Antes de recapturar en g5, busca una jugada intermedia más fuerte.',
    explicacion:
      'Las negras tienen una torre contra un alfil: lo automático es recapturar en g5, pero antes 1...Td1+ con jaque mejora la situación y las negras obtienen más que con la simple recaptura. En cambio, 1...f6 permite 2.Ad2 y la ventaja es mucho menor.',
    prueba: { margen: 361 },
  },
  {
    id: 'aj-est-desequilibrios-4-5',
    nivel: 4,
    fen: '1r6/4k2p/R3Nrp1/p7/P3P1P1/1PK4P/8/8 w - - 3 51',
    linea: '1.Cc5 Txa6 2.Cxa6 Ta8 3.Cc5',
    pista:
      'Material desigual (un caballo contra una torre). Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'Las blancas tienen un caballo contra una torre: el caballo de e6 se instala en c5, una casilla que ningún peón negro puede ya atacar. En cambio, 1.Cc7 permite 1...Tc8 y queda en desventaja.',
    prueba: { margen: 138 },
  },
  {
    id: 'aj-est-desequilibrios-4-6',
    nivel: 4,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'Material desigual (dos alfiles contra un caballo). Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las negras tienen dos alfiles contra un caballo: las blancas amenazan capturar la dama de e8 con fxe8=T+; la única defensa de las negras es 1...Dc8, que coloca la dama en c8. En cambio, 1...Dd8 permite 2.Df4+ y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-desequilibrios-5-1',
    nivel: 5,
    fen: '5r2/pppPrNbp/5k2/3B4/3P1B2/8/PPP1b1PP/4R1K1 w - - 1 20',
    linea: '1.Ag5+ Rg6 2.Axe7 Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 5.d8=D',
    pista:
      'Material desigual (un caballo contra una torre). El rey de f6 y la torre de e7 pueden quedar en la misma línea.',
    explicacion:
      'Las blancas tienen un caballo contra una torre: el alfil da jaque al rey de f6 desde g5; detrás, en la misma línea, está la torre de e7, que cae cuando el rey se aparta. En cambio, 1.Ae5+ permite 1...Rg6 y la ventaja es mucho menor.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-est-desequilibrios-5-2',
    nivel: 5,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'La torre de a1 está atacada por el alfil: ¿a qué casilla va sin dejar de presionar d1?',
    explicacion:
      'El alfil de e5 ataca la torre, que se retira sin soltar la presión: dama y torre siguen apuntando a d1 y el alfil de c4 quita la huida por e2 y f1. Tras 2.dxe6 Axe6 las negras conservan el ataque. Con 1...exd5 2.Axa1 se pierde la pieza principal.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-desequilibrios-5-3',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5 2.g4 Cxd4',
    pista: 'Tu torre de h8 y el rey de h3 están en la misma columna: ¿qué hay en medio?',
    explicacion:
      'Al salir el caballo de h6 se abre la columna h: el caballo de h5 queda clavado contra el rey y además están atacados g3 y d4. Tras 2.g4 Cxd4 las negras recuperan un peón y activan todo; siguen algo peor, pero con juego. Con 1...Rf7 no hay contrajuego.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-desequilibrios-5-4',
    nivel: 5,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista:
      'Material desigual (una dama y un caballo contra una torre y un alfil). Cuenta atacantes y defensores alrededor del rey de c1.',
    explicacion:
      'Las negras tienen una dama y un caballo contra una torre y un alfil: la dama se suma al ataque desde c3 y apunta a b2, c2 y d2, junto al rey de c1; a su zona apunta también el caballo de b2. La línea acaba en mate en 6 jugadas con 6...Db2#.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-est-desequilibrios-6-1',
    nivel: 6,
    fen: '8/3R2pp/8/6PP/3b2R1/3k4/6K1/2r5 b - - 14 50',
    linea: '1...Tg1+ 2.Rf3 Tf1+ 3.Rg3 Tg1+ 4.Rh3 Th1+ 5.Rg2 Tg1+',
    pista: 'Con menos material, mira si el rey de g2 puede escapar de los jaques.',
    explicacion:
      'El alfil de d4 quita al rey blanco las casillas f2 y g1, y la torre da jaques por g1, f1 y h1 sin que el rey pueda acercarse: es jaque continuo y tablas. Con 1...Tc4 2.h6 los peones blancos deciden.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-est-desequilibrios-6-2',
    nivel: 6,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7 2.Dh6 Axc6',
    pista: '¿Qué pieza tapa a la torre de a8? Mira quién está al otro extremo de la octava fila.',
    explicacion:
      'El alfil sale y descubre la torre de a8 contra la dama de h8: hay que mover la dama y tras 2.Dh6 Axc6 cae el peón avanzado. En una jugada se activan dos piezas. Con 1...Ac5 2.Tae1 el desarrollo sigue incompleto y las blancas toman la columna e.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-est-desequilibrios-6-3',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'Material desigual (un alfil contra una torre). Todo gira en torno al peón pasado de b7.',
    explicacion:
      'Las blancas tienen un alfil contra una torre: 1.Ad6+ prepara el avance del peón pasado de b7, que sigue con b8=D. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
];
