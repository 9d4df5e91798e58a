import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstColgantes: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-colgantes-5-1',
    nivel: 5,
    fen: 'r1b1kb1r/pp3pp1/2n1pn2/1NPp3p/1q1P4/8/P2B1PPP/R2QKBNR b KQkq - 1 10',
    linea: '1...Axc5 2.Tb1 O-O',
    pista: 'La dama de b4 está atacada: ¿puedes ganar material a cambio y desarrollar?',
    explicacion:
      'La dama tiene pocas salidas, así que las negras capturan c5, con presión sobre d4 y f2, y enrocan: si 2.Tb1 O-O 3.Axb4 Axb4+ obtienen dos piezas y peones por la dama. Están peor, pero con más juego que después de 1...Dxd4.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-colgantes-5-2',
    nivel: 5,
    fen: 'r4rk1/p2n1pp1/4bq1p/Q1pp4/1P6/4PN2/P3BPPP/2R1K2R b K - 0 16',
    linea: '1...Db2',
    pista: 'Antes de que las blancas enroquen, ¿dónde molesta más tu dama?',
    explicacion:
      'La dama entra en la segunda fila antes del enroque: ataca a2 y el alfil de e2. Tras 2.Td1 Dc3+ las negras cambian o impiden el enroque, y los peones colgantes son una fuerza. Con 1...c4 2.O-O todo queda igualado.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-colgantes-5-3',
    nivel: 5,
    fen: '2q3k1/2p3p1/7p/p3Q3/P1PPp3/1r2BbP1/1r3P1P/R1R3K1 b - - 0 33',
    linea: '1...Dh3 2.De6+ Dxe6 3.Rf1 Dh3+ 4.Re1 Te2+ 5.Rd1 Df1#',
    pista: 'El alfil de f3 domina las casillas blancas: ¿a dónde debe ir la dama?',
    explicacion:
      'La dama se une al alfil de f3 y amenaza Dg2#. Las blancas solo pueden dar jaques y entregar la dama con 2.De6+ Dxe6; después dama y torres dan mate. Con 1...Txf2 la victoria es más larga.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-est-colgantes-6-1',
    nivel: 6,
    fen: '1rr3k1/p1q2pp1/Q4n1p/1b1p4/2p2N1P/4P3/PP1RBPP1/2R3K1 w - - 1 27',
    linea: '1.Da3',
    pista: 'La dama está atacada por el alfil: ¿desde dónde sigue presionando los peones colgantes?',
    explicacion:
      'La dama se retira a a3, donde sigue en la diagonal de c5 y e7 y defiende a2. Tras 1...Db7 2.Tdc2 las blancas presionan c4 y d5 y hay equilibrio. Con 1.Cxd5 Cxd5 la pieza no se recupera.',
    prueba: { margen: 182 },
  },
  {
    id: 'aj-est-colgantes-6-2',
    nivel: 6,
    fen: '1rr3k1/p1q2pp1/Q3bnNp/2pp4/8/4P3/PP2BPPP/2RR2K1 w - - 18 24',
    linea: '1.Cf4',
    pista: 'Tu caballo de g6 está atacado: ¿qué pieza negra atacas al retirarte?',
    explicacion:
      'El caballo vuelve atacando el alfil de e6, que sostiene los peones colgantes. Tras 1...Txb2 2.Cxe6 fxe6 3.Dxe6+ las blancas recuperan el peón y abren al rey: igualdad. Con 1.b4 Txb4 el peón se pierde sin compensación.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-colgantes-6-3',
    nivel: 6,
    fen: '1rr3k1/p4pp1/1q3n1p/2pp4/b7/P2NP2P/1P1QBPP1/2R1R1K1 b - - 8 23',
    linea: '1...Ce4 2.Cxc5 Cxd2 3.Cxa4 Txc1',
    pista: 'La dama de d2 tiene pocas salidas: ¿qué salto la ataca y apoya los peones colgantes?',
    explicacion:
      'El caballo central, sostenido por d5, ataca la dama, y el alfil de a4 le quita d1: no tiene casilla segura. Se pierde la dama por torre o piezas menores. Es la fuerza de los peones colgantes cuando las piezas están activas.',
    prueba: { margen: 328 },
  },
];
