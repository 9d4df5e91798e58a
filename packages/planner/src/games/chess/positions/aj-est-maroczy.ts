import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstMaroczy: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-maroczy-4-1',
    nivel: 4,
    fen: '8/p2p1kp1/1p1q1p2/P7/1nP1P3/1Pr1Rp2/5P2/5KNr b - - 2 36',
    linea: '1...Tc1+ 2.Te1 Dd3#',
    pista: 'Formación Maróczy de las blancas. Cuenta atacantes y defensores alrededor del rey de f1.',
    explicacion:
      'Formación Maróczy de las blancas: la torre se suma al ataque desde c1 y apunta a e1, junto al rey de f1; a su zona apunta también la torre de h1. La línea acaba en mate en 2 jugadas con 2...Dd3#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-est-maroczy-4-2',
    nivel: 4,
    fen: '1rr3k1/1p1q1pp1/p2p3p/1p2N3/1PP1Pn2/P7/B4Pb1/1QRR1NK1 b - - 0 31',
    linea: '1...Dh3 2.f3 dxe5',
    pista: 'Formación Maróczy de las blancas. Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'Formación Maróczy de las blancas: la dama se suma al ataque desde h3 y apunta a g2, h1 y h2, junto al rey de g1; a su zona apuntan también el caballo de f4 y el alfil de g2. Las negras ganan un caballo.',
    prueba: { margen: 337 },
  },
  {
    id: 'aj-est-maroczy-4-3',
    nivel: 4,
    fen: '2r1r1k1/5pb1/1Bqpb1p1/p6p/P1PNP3/6P1/2Q2PBP/1R2R1K1 b - - 1 28',
    linea: '1...Dxc4 2.Dxc4 Txc4 3.Cxe6 Txe6',
    pista: 'Formación Maróczy de las blancas. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Formación Maróczy de las blancas: las blancas amenazan capturar la dama de c6 con Cxc6; la única defensa de las negras es 1...Dxc4, que elimina el peón de c4. Las negras ganan un peón.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-maroczy-5-1',
    nivel: 5,
    fen: '1rr3k1/1p1q1pp1/p2pb2p/1p2p3/1PP1Pn2/P4N1P/B4PP1/1QRR1N1K b - - 0 29',
    linea: '1...Axh3 2.Cg5 hxg5',
    pista: 'Formación Maróczy de las blancas. Cuenta atacantes y defensores alrededor del rey de h1.',
    explicacion:
      'Formación Maróczy de las blancas: el alfil se suma al ataque desde h3 y apunta a g2, junto al rey de h1; a su zona apunta también el caballo de f4. Las negras ganan un caballo y un peón.',
    prueba: { margen: 629 },
  },
  {
    id: 'aj-est-maroczy-5-2',
    nivel: 5,
    fen: '4kb1r/1p3pp1/p1npb2p/4p2P/2P1P1n1/PN5P/1P1BBP2/R4RK1 b k - 0 20',
    linea: '1...Cf6',
    pista: 'Formación Maróczy de las blancas. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Formación Maróczy de las blancas: las blancas amenazan capturar el caballo de g4 con hxg4; la única defensa de las negras es 1...Cf6, que coloca el caballo en f6. En cambio, 1...Cxf2 permite 2.Rxf2 y queda en desventaja.',
    prueba: { margen: 252 },
  },
  {
    id: 'aj-est-maroczy-6-1',
    nivel: 6,
    fen: '1rr3k1/1p1q1pp1/p2p3p/1p2p3/1PP1Pn2/P4N1b/B4PP1/1QRR1NK1 b - - 1 30',
    linea: '1...Axg2 2.C1h2 Axf3 3.Db3 Axd1',
    pista: 'Formación Maróczy de las blancas. Cuenta atacantes y defensores alrededor del rey de g1.',
    explicacion:
      'Formación Maróczy de las blancas: el alfil se suma al ataque desde g2 y apunta a f1 y h1, junto al rey de g1; a su zona apunta también el caballo de f4. Las negras ganan una torre y un peón.',
    prueba: { margen: 336 },
  },
  {
    id: 'aj-est-maroczy-6-2',
    nivel: 6,
    fen: '2r2rk1/5pp1/3pp2p/p3q1bn/Q1P1Pn2/5P2/4BBPP/RR4K1 w - - 4 26',
    linea: '1.Af1',
    pista: 'Formación Maróczy de las blancas. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Formación Maróczy de las blancas: las negras amenazan capturar el alfil de e2 con Cxe2+; la única defensa de las blancas es 1.Af1, que coloca el alfil en f1. En cambio, 1.Dc2 permite 1...Cxe2+ y la posición queda mucho peor.',
    prueba: { margen: 124 },
  },
];
