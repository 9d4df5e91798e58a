import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstColgantes: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-colgantes-5-1',
    nivel: 5,
    fen: 'rnbqkb1r/5ppp/p3Pn2/1Ppp4/8/4P3/PP3PPP/RNBQKBNR w KQkq - 0 7',
    linea: '1.exf7+',
    pista:
      'Peones colgantes de las negras. Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Peones colgantes de las negras: con 1.exf7+ el peón queda pasado en f7: ningún peón rival puede ya detenerlo. En cambio, 1.Cf3 permite 1...Axe6 y no pasa de la igualdad.',
    prueba: { margen: 102 },
  },
  {
    id: 'aj-est-colgantes-5-2',
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
    fen: '1rq1nb1r/5k1p/6p1/2ppP3/1P3N2/5P2/P1QB1P1P/1R2K1R1 w - - 0 26',
    linea: '1.Txg6 Cc7 2.Tc6',
    pista: 'Peones colgantes de las negras. Cuenta atacantes y defensores alrededor del rey de f7.',
    explicacion:
      'Peones colgantes de las negras: 1.Txg6 sacrifica la torre para abrir la posición del rey de f7; a su zona apuntan también el caballo de f4 y la dama de c2. Las blancas ganan un peón.',
    prueba: { margen: 257 },
  },
];
