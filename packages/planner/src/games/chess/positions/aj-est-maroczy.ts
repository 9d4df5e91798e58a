import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstMaroczy: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-maroczy-4-1',
    nivel: 4,
    fen: 'r4rk1/pp1bppbp/2np1np1/8/1qP1P3/1NN1B3/PP2BPPP/1R1QK2R w K - 12 13',
    linea: '1.a3 Dxc3+ 2.bxc3',
    pista:
      'Formación Maróczy de las blancas. La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      'Formación Maróczy de las blancas: 1.a3 no captura ni da jaque, pero el peón se coloca en a3 y ataca a la dama de b4; contra 1...Dxc3+ sigue 2.bxc3. En cambio, 1.O-O permite 1...Ca5 y no pasa de la igualdad.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-est-maroczy-4-2',
    nivel: 4,
    fen: '2r2rk1/1b3ppp/pp1ppb2/4n2q/P1PNPQnP/1PN3PB/1B3P2/R2R2K1 b - - 4 19',
    linea: '1...g5 2.Axg4 Cxg4 3.Df3 gxh4',
    pista: 'La dama de f4 tiene pocas casillas: ¿qué avance la molesta y abre la columna g?',
    explicacion:
      'El avance ataca la dama y abre líneas hacia el rey de g1. Tras 2.Axg4 Cxg4 3.Df3 gxh4 las negras han ganado un peón y la columna g será de sus torres; el rey negro se refugia en h8. Con 1...Ae7 2.f3 las blancas consolidan.',
    prueba: { margen: 124 },
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
    fen: '4rrk1/1bqnbppp/pp1p1n2/3NpN2/2P1P3/1P2BP2/P2QB1PP/2R2RK1 b - - 3 15',
    linea: '1...Cxd5',
    pista: 'Formación Maróczy de las blancas. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      'Formación Maróczy de las blancas: 1...Cxd5 cambia el caballo de f6 por el caballo de d5, una pieza que sostenía el alfil de e3. En cambio, 1...Dd8 permite 2.Cdxe7+ y la posición queda mucho peor.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-maroczy-5-2',
    nivel: 5,
    fen: '2r2rk1/5pp1/3pp2p/p3q1bn/Q1P1Pn2/5P2/4BBPP/RR4K1 w - - 4 26',
    linea: '1.Af1',
    pista: 'Formación Maróczy de las blancas. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Formación Maróczy de las blancas: las negras amenazan capturar el alfil de e2 con Cxe2+; la única defensa de las blancas es 1.Af1, que coloca el alfil en f1. En cambio, 1.Dc2 permite 1...Cxe2+ y la posición queda mucho peor.',
    prueba: { margen: 124 },
  },
  {
    id: 'aj-est-maroczy-5-3',
    nivel: 5,
    fen: 'r3k2r/1bqnbpp1/pp1ppn2/7p/2PNP1P1/2N1BP2/PP1QB2P/R4RK1 w kq - 0 13',
    linea: '1.g5',
    pista: 'Formación Maróczy de las blancas. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      'Formación Maróczy de las blancas: 1.g5 gana espacio y echa al caballo de f6. En cambio, 1.gxh5 permite 1...Txh5 y no pasa de la igualdad.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-est-maroczy-6-1',
    nivel: 6,
    fen: '2r2rk1/p1q1ppbp/1pbp1np1/1N6/1nP1P3/1P2BN1P/P2QBPP1/R4RK1 b - - 2 15',
    linea: '1...Axb5',
    pista: 'Formación Maróczy de las blancas. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      'Formación Maróczy de las blancas: 1...Axb5 cambia el alfil de c6 por el caballo de b5, que controlaba 5 casillas. En cambio, 1...Cxe4 permite 2.Dxb4 y queda en desventaja.',
    prueba: { margen: 149 },
  },
  {
    id: 'aj-est-maroczy-6-2',
    nivel: 6,
    fen: 'r1bq1rk1/3nbppp/1p1pp3/1Nn5/2PNPP2/4B3/P1Q1B1PP/1R1R2K1 w - - 1 21',
    linea: '1.Cc6 De8 2.Cc7 Ab7 3.Cxe8',
    pista:
      'Formación Maróczy de las blancas. Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de a8 y a la dama de e8.',
    explicacion:
      'Formación Maróczy de las blancas: tras 1.Cc6 De8, el caballo llega a c7 y ataca a la vez a la torre de a8 y a la dama de e8: la siguiente jugada captura en e8. En cambio, 1.e5 permite 1...Ab7 y la ventaja es mucho menor.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-est-maroczy-6-3',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'Formación Maróczy de las blancas. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      'Formación Maróczy de las blancas: 1.h3 gana espacio y echa al caballo de g4. En cambio, 1.h4 permite 1...g5 y no pasa de la igualdad.',
    prueba: { margen: 93 },
  },
];
