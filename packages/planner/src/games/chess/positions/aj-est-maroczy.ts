import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstMaroczy: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-maroczy-4-1',
    nivel: 4,
    fen: 'r4rk1/pp1bppbp/2np1np1/8/1qP1P3/1NN1B3/PP2BPPP/1R1QK2R w K - 12 13',
    linea: '1.a3 Dxc3+ 2.bxc3',
    pista: 'La dama de b4 se ha metido en la boca del lobo: ¿cuántas salidas tiene?',
    explicacion:
      'La dama de b4 no tiene retirada: los peones, el caballo de b3 y los alfiles le quitan las casillas. Tras 1...Dxc3+ 2.bxc3 las negras obtienen muy poco por la dama. Con 1.O-O se le da tiempo de escapar.',
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
    pista: 'La dama está atacada por el caballo: ¿qué captura entra en un final menos malo?',
    explicacion:
      'La dama captura y fuerza los cambios: 2.Dxc4 Txc4 3.Cxe6 Txe6 deja un final en el que las blancas ganan a5 y están mejor, pero las torres negras son activas. Si 1...Axd4 2.Axd4 el rey queda sin su alfil defensor.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-maroczy-5-1',
    nivel: 5,
    fen: '4rrk1/1bqnbppp/pp1p1n2/3NpN2/2P1P3/1P2BP2/P2QB1PP/2R2RK1 b - - 3 15',
    linea: '1...Cxd5 2.cxd5 Db8',
    pista: 'El caballo de d5 ataca tu dama y e7: ¿qué cambio alivia la falta de espacio?',
    explicacion:
      'Con poco espacio conviene cambiar: se elimina el caballo de d5 y tras 2.cxd5 Db8 la columna c y ...b5 dan contrajuego. Las blancas siguen mejor por el caballo de f5. Con 1...Dd8 2.Cdxe7+ se pierde además d6.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-maroczy-5-2',
    nivel: 5,
    fen: '2r2rk1/5pp1/3pp2p/p3q1bn/Q1P1Pn2/5P2/4BBPP/RR4K1 w - - 4 26',
    linea: '1.Af1',
    pista: 'El caballo de f4 ataca el alfil de e2: ¿te conviene permitir el cambio?',
    explicacion:
      'El alfil se retira a f1 y conserva la defensa de g2, el punto que atacan las piezas negras. Tras 1...Af6 2.Dxa5 las blancas recuperan un peón y resisten. Si 1.Dc2 Cxe2+, el segundo caballo entra en f4 con más fuerza.',
    prueba: { margen: 124 },
  },
  {
    id: 'aj-est-maroczy-5-3',
    nivel: 5,
    fen: 'r3k2r/1bqnbpp1/pp1ppn2/7p/2PNP1P1/2N1BP2/PP1QB2P/R4RK1 w kq - 0 13',
    linea: '1.g5',
    pista: 'Con más espacio, ¿conviene abrir la columna h o cerrarla?',
    explicacion:
      'El avance echa al caballo de f6 y mantiene cerrada la columna h. Tras 1...Ch7 2.f4 las blancas siguen con ventaja de espacio. Si 1.gxh5, la columna h se abre para la torre negra, que es lo que las negras buscan.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-est-maroczy-6-1',
    nivel: 6,
    fen: '2r2rk1/p1q1ppbp/1pbp1np1/1N6/1nP1P3/1P2BN1P/P2QBPP1/R4RK1 b - - 2 15',
    linea: '1...Axb5 2.cxb5 Dc3',
    pista: 'El caballo de b5 ataca la dama y el de b4 está atacado: ¿qué cambio resuelve las dos cosas?',
    explicacion:
      'Se elimina el caballo que ataca la dama y, tras 2.cxb5 Dc3, la dama defiende al de b4 y fuerza el cambio de damas: igualdad. Con 1...Cxe4 2.Dxb4 se pierde una pieza.',
    prueba: { margen: 149 },
  },
  {
    id: 'aj-est-maroczy-6-2',
    nivel: 6,
    fen: 'r1bq1rk1/3nbppp/1p1pp3/1Nn5/2PNPP2/4B3/P1Q1B1PP/1R1R2K1 w - - 1 21',
    linea: '1.Cc6 De8 2.Cc7 Ab7 3.Cxe8',
    pista: 'Las casillas c6 y c7 son débiles: ¿qué salto empieza una serie con tiempo?',
    explicacion:
      'El caballo salta a c6 atacando la dama y, tras 1...De8, el otro entra en c7 con doble a dama y torre. Las casillas débiles del Erizo deciden. Con 1.e5 Ab7 las negras completan el desarrollo.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-est-maroczy-6-3',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'La dama de h5 y el caballo de g4 molestan: ¿cómo preguntas al caballo sin debilitarte?',
    explicacion:
      'El peón pregunta al caballo: si 1...Cde5 2.De2 Cf6, las damas se cambian y la ventaja de espacio queda. Con 1.h4 g5 las negras abren la columna g contra el enroque.',
    prueba: { margen: 93 },
  },
];
