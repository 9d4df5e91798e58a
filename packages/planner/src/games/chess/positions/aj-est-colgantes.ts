import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstColgantes: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-colgantes-5-1',
    nivel: 5,
    fen: 'r1b1kb1r/pp3pp1/2n1pn2/1NPp3p/1q1P4/8/P2B1PPP/R2QKBNR b KQkq - 1 10',
    linea: '1...Axc5',
    pista: 'Peones colgantes de las blancas. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Peones colgantes de las blancas: las blancas amenazan capturar la dama de b4 con Axb4; la única defensa de las negras es 1...Axc5, que elimina el peón de c5. En cambio, 1...Dxd4 permite 2.Cxd4 y la posición queda mucho peor.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-colgantes-5-2',
    nivel: 5,
    fen: 'r4rk1/p2n1pp1/4bq1p/Q1pp4/1P6/4PN2/P3BPPP/2R1K2R b K - 0 16',
    linea: '1...Db2',
    pista: 'Peones colgantes de las negras. ¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'Peones colgantes de las negras: la dama de f6 pasa a b2 y su alcance crece de 10 a 12 casillas. En cambio, 1...c4 permite 2.O-O y no pasa de la igualdad.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-colgantes-5-3',
    nivel: 5,
    fen: '2q3k1/2p3p1/7p/p3Q3/P1PPp3/1r2BbP1/1r3P1P/R1R3K1 b - - 0 33',
    linea: '1...Dh3 2.De6+ Dxe6 3.Rf1 Dh3+ 4.Re1 Te2+ 5.Rd1 Df1#',
    pista: 'Peones colgantes de las blancas. Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'Peones colgantes de las blancas: la dama se suma al ataque desde h3 y apunta a f1, g2 y h2, junto al rey de g1; a su zona apuntan también el alfil de f3 y la torre de b2. La línea acaba en mate en 5 jugadas con 5...Df1#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-est-colgantes-6-1',
    nivel: 6,
    fen: '1rr3k1/p1q2pp1/Q4n1p/1b1p4/2p2N1P/4P3/PP1RBPP1/2R3K1 w - - 1 27',
    linea: '1.Da3',
    pista: 'Peones colgantes de las negras. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Peones colgantes de las negras: las negras amenazan capturar la dama de a6 con Axa6; la única defensa de las blancas es 1.Da3, que coloca la dama en a3. En cambio, 1.Cxd5 permite 1...Axa6 y queda en desventaja.',
    prueba: { margen: 182 },
  },
  {
    id: 'aj-est-colgantes-6-2',
    nivel: 6,
    fen: '1rr3k1/p1q2pp1/Q3bnNp/2pp4/8/4P3/PP2BPPP/2RR2K1 w - - 18 24',
    linea: '1.Cf4',
    pista: 'Peones colgantes de las negras. Pregúntate qué jugarían las negras si les tocara mover.',
    explicacion:
      'Peones colgantes de las negras: las negras quieren jugar Tb6; 1.Cf4 deja sin fuerza esa idea antes de que llegue. En cambio, 1.b4 permite 1...Txb4 y no pasa de la igualdad.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-colgantes-6-3',
    nivel: 6,
    fen: '1rr3k1/p4pp1/1q3n1p/2pp4/b7/P2NP2P/1P1QBPP1/2R1R1K1 b - - 8 23',
    linea: '1...Ce4 2.Cxc5 Cxd2 3.Cxa4 Txc1',
    pista: 'Peones colgantes de las negras. Cuenta las casillas seguras que le quedan a la dama de d2.',
    explicacion:
      'Peones colgantes de las negras: el caballo va a e4 y la dama de d2, atacada, se queda sin salida: en sus casillas (c3, b4, a5 y d1…) también se pierde. Las negras ganan una dama por un alfil y un peón.',
    prueba: { margen: 328 },
  },
];
