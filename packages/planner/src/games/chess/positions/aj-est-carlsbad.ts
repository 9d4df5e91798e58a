import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstCarlsbad: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-carlsbad-4-1',
    nivel: 4,
    fen: '1rb2rk1/1p1nb1p1/q3p3/3ppn1p/P1NP3P/2P2NP1/2Q1BP2/R4RK1 w - - 1 22',
    linea: '1.Ccxe5 Cxe5 2.Cxe5',
    pista:
      'Estructura Carlsbad de las negras. Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'Estructura Carlsbad de las negras: el caballo de c4 se instala en e5, una casilla que ningún peón negro puede ya atacar y que apoya el peón de d4. Las blancas ganan un peón.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-est-carlsbad-4-2',
    nivel: 4,
    fen: 'rn3rk1/pp2bp1p/1qp2np1/3p1bB1/3P1N1P/2NBP3/PP3PP1/RQ2K2R b KQ - 2 11',
    linea: '1...Axd3',
    pista: 'Estructura Carlsbad de las blancas. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      'Estructura Carlsbad de las blancas: 1...Axd3 cambia el alfil de f5 por el alfil de d3, que controlaba 3 casillas. En cambio, 1...Ae4 permite 2.Axe4 y no pasa de la igualdad.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-carlsbad-4-3',
    nivel: 4,
    fen: 'r3k3/ppq2p2/2n1pB2/3p4/3Pb1pN/1QPB4/PP3P1P/R3K3 w Qq - 0 18',
    linea: '1.Axe4 dxe4 2.d5 Ce5 3.dxe6',
    pista: 'El rey negro sigue en el centro: ¿qué cambio permite abrir la columna d y la diagonal de b3?',
    explicacion:
      'El cambio desvía el peón de d5 y deja libre la ruptura 2.d5, que ataca al caballo y a e6 con el rey todavía en e8. Tras 2...Ce5 3.dxe6 se abren la columna d y la diagonal de la dama. Con 1.Td1 Axd3 el centro sigue cerrado.',
    prueba: { margen: 174 },
  },
  {
    id: 'aj-est-carlsbad-5-1',
    nivel: 5,
    fen: 'r2r2k1/1p1q1pp1/2p4p/p2p3n/3PnP1R/1P1BP1P1/P2QN1K1/2R5 w - - 5 25',
    linea: '1.Axe4',
    pista: 'Estructura Carlsbad de las blancas. Decide qué pieza menor es mejor en esta estructura de peones.',
    explicacion:
      'Estructura Carlsbad de las blancas: el alfil se cambia por el caballo de e4. En cambio, 1.Dd1 permite 1...Chf6 y queda en desventaja.',
    prueba: { margen: 234 },
  },
  {
    id: 'aj-est-carlsbad-5-2',
    nivel: 5,
    fen: 'r1bn1k2/3nb3/p3pp2/3p3Q/qp1P3P/2P1B3/P1PN1PP1/R3K2R w KQ - 0 23',
    linea: '1.Ah6+ Rg8 2.Dg6+ Rh8 3.Dg7#',
    pista: 'Estructura Carlsbad de las negras. Cuenta atacantes y defensores alrededor del rey de f8.',
    explicacion:
      'Estructura Carlsbad de las negras: el alfil se suma al ataque desde h6 y apunta a g7, junto al rey de f8; a su zona apunta también la dama de h5. La línea acaba en mate en 3 jugadas con 3.Dg7#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-est-carlsbad-5-3',
    nivel: 5,
    fen: 'r1b1kb1r/pp3pp1/2n1pn2/1NPp3p/1q1P4/8/P2B1PPP/R2QKBNR b KQkq - 1 10',
    linea: '1...Axc5',
    pista: 'Estructura Carlsbad de las negras. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Estructura Carlsbad de las negras: las blancas amenazan capturar la dama de b4 con Axb4; la única defensa de las negras es 1...Axc5, que elimina el peón de c5. En cambio, 1...Dxd4 permite 2.Cxd4 y la posición queda mucho peor.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-carlsbad-6-1',
    nivel: 6,
    fen: 'r4rk1/1pq2ppp/p1nbpn2/3pN3/3P1Bb1/1QPB1N2/PP3PPP/R3K2R b KQ - 1 13',
    linea: '1...Axf3 2.gxf3 Axe5',
    pista: 'Estructura Carlsbad de las negras. Un cambio puede estropear la estructura de peones rival.',
    explicacion:
      'Estructura Carlsbad de las negras: 1...Axf3 obliga a recapturar con el peón de g2, que queda aislado y doblado en f3. En cambio, 1...Ch5 permite 2.Ag3 y no pasa de la igualdad.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-carlsbad-6-2',
    nivel: 6,
    fen: 'r3k3/ppq2p2/2n1pB2/3p3p/3Pb1rN/1QPB4/PP3P1P/R3K1R1 w Qq - 6 17',
    linea: '1.Txg4 hxg4 2.Axe4',
    pista: 'Estructura Carlsbad de las negras. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      'Estructura Carlsbad de las negras: 1.Txg4 cambia la torre de g1 por la torre de g4: con ventaja material, simplificar acerca la victoria. En cambio, 1.Re2 permite 1...Axd3+ y la ventaja es mucho menor.',
    prueba: { margen: 142 },
  },
  {
    id: 'aj-est-carlsbad-6-3',
    nivel: 6,
    fen: 'r3k2r/3q2pp/p1nbpp2/1p1p3b/3P4/1QP3B1/PPBN1PPP/R4RK1 b kq - 1 15',
    linea: '1...Ca5 2.Ag6+ hxg6',
    pista:
      'Estructura Carlsbad de las negras. La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      'Estructura Carlsbad de las negras: 1...Ca5 no captura ni da jaque, pero el caballo se coloca en a5 y ataca a la dama de b3; contra 2.Ag6+ sigue 2...hxg6. Las negras ganan un alfil.',
    prueba: { margen: 238 },
  },
];
