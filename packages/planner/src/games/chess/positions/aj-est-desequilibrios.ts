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
    linea: '1.Thd1',
    pista:
      'Material desigual (dos torres contra una dama y un caballo). Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'Las blancas tienen dos torres contra una dama y un caballo: la torre pasa de h1 a d1 y ocupa la columna d, abierta. En cambio, 1.Tad1 permite 1...Ac5 y no pasa de la igualdad.',
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
    pista: 'Material desigual (una torre contra un alfil). Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'Las negras tienen una torre contra un alfil: la torre pasa de a1 a b1 y ocupa la columna b, semiabierta (sin peones propios). En cambio, 1...exd5 permite 2.Axa1 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-desequilibrios-5-3',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5',
    pista:
      'Material desigual (una torre contra un alfil y un caballo). Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'Las negras tienen una torre contra un alfil y un caballo: el caballo ataca desde f5 el peón aislado de g3, que ningún otro peón puede defender. En cambio, 1...Rf8 permite 2.g4 y la posición queda mucho peor.',
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
    pista: 'Material desigual (un alfil contra una torre). Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las negras tienen un alfil contra una torre: las blancas amenazan capturar el alfil de d4 con Tdxd4+; la única defensa de las negras es 1...Tg1+, que gana un tiempo con el jaque. En cambio, 1...Tc4 permite 2.h6 y queda en desventaja.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-est-desequilibrios-6-2',
    nivel: 6,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7',
    pista: 'Material desigual (un alfil contra una torre). ¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'Las negras tienen un alfil contra una torre: el alfil de c8 pasa a b7 y su alcance crece de 1 a 3 casillas. En cambio, 1...Ac5 permite 2.Tae1 y queda en desventaja.',
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
