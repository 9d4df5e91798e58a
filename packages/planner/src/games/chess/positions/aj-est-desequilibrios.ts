import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstDesequilibrios: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-desequilibrios-4-1',
    nivel: 4,
    fen: 'r7/2r2N1k/4pQp1/p3P3/1p6/5P1P/Pq3P2/3RK3 w - - 1 37',
    linea: '1.Cg5+ Rh6 2.Cxe6 Dc3+ 3.Rf1 Rh7 4.Cxc7',
    pista: 'Material desigual (un caballo contra una torre). Cuenta atacantes y defensores alrededor del rey de h7.',
    explicacion:
      'Las blancas tienen un caballo contra una torre: el caballo se suma al ataque desde g5, junto al rey de h7; a su zona apunta también la dama de f6. Las blancas ganan una torre y un peón por un caballo.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-est-desequilibrios-4-2',
    nivel: 4,
    fen: '4r1k1/pp3p1p/6p1/1N1B4/PP1R2qP/4n1P1/4PP2/2R3K1 b - - 2 26',
    linea: '1...Dxe2 2.Axf7+ Rxf7',
    pista:
      'Material desigual (una dama contra una torre y un alfil). Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'Las negras tienen una dama contra una torre y un alfil: la dama se suma al ataque desde e2 y apunta a f1 y f2, junto al rey de g1; a su zona apunta también el caballo de e3.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-desequilibrios-4-3',
    nivel: 4,
    fen: '7r/1PN5/8/2p2k2/p1P5/P1P5/4K3/8 b - - 0 65',
    linea: '1...Tb8 2.Ca6 Txb7',
    pista: 'Material desigual (una torre contra un caballo). Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'Las negras tienen una torre contra un caballo: la torre pasa de h8 a b8 y ocupa la columna b, semiabierta (sin peones propios). Las negras ganan un peón.',
    prueba: { margen: 73 },
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
    fen: 'r6r/QN2kpp1/5b1p/2pq4/4pB2/1P6/P1P2PPP/4R1K1 w - - 1 26',
    linea: '1.Txe4+ Ae5 2.Dxc5+ Dxc5 3.Cxc5',
    pista: 'Material desigual (un caballo contra una torre). Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'Las blancas tienen un caballo contra una torre: 1.Txe4+ sacrifica la torre para abrir la posición del rey de e7; a su zona apuntan también el caballo de b7 y el alfil de f4. Las blancas ganan dos peones.',
    prueba: { margen: 109 },
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
    fen: '1r6/4k2p/R3Nrp1/p7/P3P1P1/1PK4P/8/8 w - - 3 51',
    linea: '1.Cc5 Txa6 2.Cxa6 Ta8 3.Cc5',
    pista:
      'Material desigual (un caballo contra una torre). Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'Las blancas tienen un caballo contra una torre: el caballo de e6 se instala en c5, una casilla que ningún peón negro puede ya atacar. En cambio, 1.Cc7 permite 1...Tc8 y queda en desventaja.',
    prueba: { margen: 138 },
  },
  {
    id: 'aj-est-desequilibrios-5-2',
    nivel: 5,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7',
    pista: 'Material desigual (un alfil contra una torre). ¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'Las negras tienen un alfil contra una torre: el alfil de c8 pasa a b7 y su alcance crece de 1 a 3 casillas. En cambio, 1...Ac5 permite 2.Tae1 y queda en desventaja.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-est-desequilibrios-5-3',
    nivel: 5,
    fen: '3kr3/1p2b3/2np2Q1/1q2p3/4P2p/PB2PR1P/1PP3P1/1K1R4 w - - 6 32',
    linea: '1.Txd6+ Rc7 2.Td5 Dxd5 3.exd5 Tf8 4.Txf8',
    pista: 'Material desigual (una torre contra un caballo). Cuenta atacantes y defensores alrededor del rey de d8.',
    explicacion:
      'Las blancas tienen una torre contra un caballo: la torre se suma al ataque desde d6 y apunta a d7, junto al rey de d8; a su zona apunta también la dama de g6. Las blancas ganan una dama y un peón por una torre.',
    prueba: { margen: 209 },
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
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'Material desigual (una torre contra un alfil). Hay una columna semiabierta que nadie explota todavía.',
    explicacion:
      'Las negras tienen una torre contra un alfil: la torre pasa de a1 a b1 y ocupa la columna b, semiabierta (sin peones propios). En cambio, 1...exd5 permite 2.Axa1 y la ventaja es mucho menor.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-desequilibrios-6-2',
    nivel: 6,
    fen: 'r4k1r/3npp1p/3N2p1/2pP4/6q1/1P3N2/P3QPPP/b1B1K2R w K - 1 16',
    linea: '1.Cxf7 Ac3+ 2.Rf1 Df5 3.Cxh8',
    pista: 'Material desigual (un caballo contra una torre). Cuenta atacantes y defensores alrededor del rey de f8.',
    explicacion:
      'Las blancas tienen un caballo contra una torre: 1.Cxf7 sacrifica el caballo para abrir la posición del rey de f8; a su zona apunta también la dama de e2. Las blancas ganan una torre y un peón por un caballo.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-est-desequilibrios-6-3',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista:
      'Material desigual (un alfil contra una torre). El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      'Las blancas tienen un alfil contra una torre: 1.Ad6+ ofrece el alfil en d6; a cambio, el rey de c7 queda expuesto a b8=D+ y Tb6+. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
];
