import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstCarlsbad: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-carlsbad-4-1',
    nivel: 4,
    fen: '1rb2rk1/1p1nb1p1/q3p3/3ppn1p/P1NP3P/2P2NP1/2Q1BP2/R4RK1 w - - 1 22',
    linea: '1.Ccxe5 Cxe5 2.Cxe5',
    pista: '¿Cuántas veces controlas e5 y qué peón se puede ganar allí?',
    explicacion:
      'El peón negro de e5 está más atacado que defendido: tras 1...Cxe5 2.Cxe5 el caballo queda centralizado y el alfil de e2 mira a h5. Las negras conservan algo de ventaja, pero con 1.Ce3 Cxe3 el centro negro aplastaría.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-est-carlsbad-4-2',
    nivel: 4,
    fen: 'rn3rk1/pp2bp1p/1qp2np1/3p1bB1/3P1N1P/2NBP3/PP3PP1/RQ2K2R b KQ - 2 11',
    linea: '1...Axd3 2.Cxd3 Te8',
    pista: 'En la Carlsbad, ¿qué alfil negro conviene cambiar?',
    explicacion:
      'El cambio de alfiles de casillas blancas es el plan típico de las negras en la Carlsbad: quita a las blancas su atacante y deja tranquilo el enroque. Tras 2.Cxd3 Te8 hay igualdad. Si 1...Ae4, las blancas cambian y juegan h5 con ataque.',
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
    pista: 'El caballo de e4 ataca tu dama y sostiene el otro salto: ¿cómo respondes?',
    explicacion:
      'El caballo de e4 ataca la dama y, con el de h5, el peón de g3: hay que eliminarlo. Tras 1...Cxg3 2.Cxg3 dxe4 las blancas tienen una pieza por un peón. Retirar la dama deja a los dos caballos dominando.',
    prueba: { margen: 234 },
  },
  {
    id: 'aj-est-carlsbad-5-2',
    nivel: 5,
    fen: 'r1bn1k2/3nb3/p3pp2/3p3Q/qp1P3P/2P1B3/P1PN1PP1/R3K2R w KQ - 0 23',
    linea: '1.Ah6+ Rg8 2.Dg6+ Rh8 3.Dg7#',
    pista: 'El rey de f8 está casi solo: ¿qué jaque de alfil empieza el remate?',
    explicacion:
      'El flanco de rey negro no tiene defensores: el alfil da jaque y la dama entra por g6: 1...Rg8 2.Dg6+ Rh8 3.Dg7# es mate. Otros jaques también ganan, pero más despacio.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-est-carlsbad-5-3',
    nivel: 5,
    fen: 'r1b1kb1r/pp3pp1/2n1pn2/1NPp3p/1q1P4/8/P2B1PPP/R2QKBNR b KQkq - 1 10',
    linea: '1...Axc5 2.Tb1 O-O',
    pista: 'La dama de b4 está atacada: ¿puedes ganar material a cambio y desarrollar?',
    explicacion:
      'La dama tiene pocas salidas, así que las negras capturan c5, con presión sobre d4 y f2, y enrocan: si 2.Tb1 O-O 3.Axb4 Axb4+ obtienen dos piezas y peones por la dama. Están peor, pero con más juego que después de 1...Dxd4.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-carlsbad-6-1',
    nivel: 6,
    fen: 'r4rk1/1pq2ppp/p1nbpn2/3pN3/3P1Bb1/1QPB1N2/PP3PPP/R3K2R b KQ - 1 13',
    linea: '1...Axf3 2.gxf3 Axe5',
    pista: 'El caballo de e5 se apoya en el de f3: ¿qué cambio lo debilita y estropea los peones?',
    explicacion:
      'Al cambiar en f3 se rompe la estructura y el caballo de e5 pierde su apoyo: tras 2.gxf3 Axe5 3.dxe5 Cxe5 las negras ganan un peón y el alfil de d3 queda atacado. Con 1...Ce4 no hay nada concreto.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-carlsbad-6-2',
    nivel: 6,
    fen: 'r3k3/ppq2p2/2n1pB2/3p3p/3Pb1rN/1QPB4/PP3P1P/R3K1R1 w Qq - 6 17',
    linea: '1.Txg4 hxg4 2.Axe4 dxe4 3.d5',
    pista: 'Con material de más y el rey negro en el centro: ¿qué cambios abren la columna d?',
    explicacion:
      'Los cambios en g4 y e4 apartan el peón de d5 y dejan libre la ruptura 3.d5, que abre el centro contra el rey de e8. La ventaja material y el ataque van juntos. Con 1.Re2 Axd3+ las negras ganan tiempo.',
    prueba: { margen: 142 },
  },
  {
    id: 'aj-est-carlsbad-6-3',
    nivel: 6,
    fen: 'r3k2r/3q2pp/p1nbpp2/1p1p3b/3P4/1QP3B1/PPBN1PPP/R4RK1 b kq - 1 15',
    linea: '1...Ca5 2.Ag6+ hxg6',
    pista: '¿Cuántas casillas tiene la dama de b3? Mira qué pieza ocupa c2.',
    explicacion:
      'El caballo ataca la dama, que no tiene retirada porque su propio alfil ocupa c2. Las blancas deben entregarlo con 2.Ag6+ hxg6 para abrir paso, y pierden una pieza. Con 1...Ae2 solo se gana la calidad.',
    prueba: { margen: 238 },
  },
];
