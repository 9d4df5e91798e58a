import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstEstructura: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-estructura-2-1',
    nivel: 2,
    fen: 'r1b1k2r/pp2qp1p/2np1npb/2pN4/Q1P5/3PBN1P/PP3PP1/R3KB1R b KQkq - 3 13',
    linea: '1...Cxd5 2.cxd5 Axe3',
    pista: 'El caballo de d5 ataca tu dama. Piensa con qué peón recapturan si lo cambias.',
    explicacion:
      'El caballo de d5 ataca la dama. Cambiarlo obliga a retomar con el peón de c4, que queda doblado en d5, y después el alfil toma en e3: la dama entra por e3 contra el rey del centro. En cambio, 1...b5 permite 2.Dxb5.',
    prueba: { margen: 248 },
  },
  {
    id: 'aj-est-estructura-2-2',
    nivel: 2,
    fen: '5knr/pp3ppp/2P5/3p4/4q3/2P1BN2/P3bPPP/R3K2R w KQ - 0 19',
    linea: '1.cxb7 De8 2.Ac5+',
    pista: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
    explicacion: '1.cxb7 resuelve el problema del peón aislado y doblado de c6. Las blancas ganan un peón.',
    prueba: { margen: 169 },
  },
  {
    id: 'aj-est-estructura-2-3',
    nivel: 2,
    fen: 'r1br2k1/4q3/pPn1pp2/4n1N1/P2p4/2P1Q1BP/2P2PP1/4RRK1 w - - 0 25',
    linea: '1.cxd4 fxg5 2.Axe5 Cxe5 3.Dxe5',
    pista: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
    explicacion: '1.cxd4 resuelve el problema del peón doblado de c3. Las blancas ganan un peón.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-est-estructura-2-4',
    nivel: 2,
    fen: 'r1bq1rk1/1p3pbp/p2N1np1/4p3/3nP1P1/2N1BP2/PPPQ3P/R3KB1R w KQ - 1 12',
    linea: '1.Axd4 exd4 2.Cxc8 dxc3 3.Dxd8',
    pista:
      'Tu caballo de d6 está atacado y el de d4 amenaza un jaque en f3. Busca el cambio que resuelve las dos cosas.',
    explicacion:
      'Las negras amenazan ...Cxf3+ con horquilla. El alfil elimina ese caballo; si el peón de e5 recaptura, sigue 2.Cxc8, y los cambios dejan a las negras con un peón aislado en la columna d. En cambio, 1.O-O-O permite 1...Dxd6.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-estructura-2-5',
    nivel: 2,
    fen: '8/6pk/P7/2p1p2p/1rBnPp1q/8/1R4P1/2Q3K1 b - - 1 42',
    linea: '1...f3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El peón ataca desde f3 el peón aislado de g2, que ningún otro peón puede defender. En cambio, 1...Ta4 permite 2.Tb8 y la ventaja es mucho menor.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-est-estructura-2-6',
    nivel: 2,
    fen: '7r/1p6/p2p1kp1/3r1p2/4p2P/P1P5/1P2NP2/2K3RR w - - 0 34',
    linea: '1.Cf4',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde f4 el peón retrasado de g6, que ningún otro peón puede defender. En cambio, 1.Tg3 permite 1...Th6 y la ventaja es mucho menor.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-est-estructura-3-1',
    nivel: 3,
    fen: '3q1r2/1ppbn1k1/3p1npp/rNPPp3/P3Pp2/5P2/2Q1BNPP/RR4K1 w - - 3 25',
    linea: '1.cxd6 cxd6 2.Cxd6',
    pista: 'Un cambio puede estropear la estructura de peones rival.',
    explicacion: '1.cxd6 obliga a recapturar con el peón de c7, que queda retrasado en d6. Las blancas ganan un peón.',
    prueba: { margen: 89 },
  },
  {
    id: 'aj-est-estructura-3-2',
    nivel: 3,
    fen: 'r3kbnr/p2pqppp/b1p5/np2P1N1/3PB3/5Q2/PP3PPP/RNB2RK1 w kq - 2 13',
    linea: '1.d5',
    pista: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
    explicacion:
      '1.d5 resuelve el problema del peón retrasado de d4. En cambio, 1.Cxh7 permite 1...O-O-O y la ventaja es mucho menor.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-estructura-3-3',
    nivel: 3,
    fen: 'r2q1rk1/ppp2pbp/2np1np1/3Pp3/2P1P3/2N1BP1P/PP5P/R2QKB1R b KQ - 0 9',
    linea: '1...Cd4',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde d4 el peón retrasado de f3, que ningún otro peón puede defender. En cambio, 1...Cb8 permite 2.Dd2 y no pasa de la igualdad.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-estructura-3-4',
    nivel: 3,
    fen: '2r2rk1/pp3p1p/1q1p1npQ/1N2p3/2nNP3/1P3P2/P1P3PP/1K1R3R w - - 0 17',
    linea: '1.Cf5',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde f5 el peón retrasado de d6, que ningún otro peón puede defender. En cambio, 1.bxc4 permite 1...exd4 y queda en desventaja.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-est-estructura-3-5',
    nivel: 3,
    fen: '3r1r1k/p1q3bp/2pN4/5p2/P1Q2p2/8/1PP1NPPP/R4RK1 w - - 2 20',
    linea: '1.Cb5',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde b5 el peón aislado de a7, que ningún otro peón puede defender. En cambio, 1.Tad1 permite 1...Txd6 y la ventaja es mucho menor.',
    prueba: { margen: 103 },
  },
  {
    id: 'aj-est-estructura-4-1',
    nivel: 4,
    fen: '8/4k3/1r2pp2/5p2/3Np1p1/2r1P3/3RPK1P/8 b - - 18 44',
    linea: '1...f4',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El peón ataca desde f4 el peón aislado y doblado de e3, que ningún otro peón puede defender. En cambio, 1...Rf7 permite 2.Ta2 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-estructura-4-2',
    nivel: 4,
    fen: 'Q1bq3B/4kp2/4p3/1pbp3p/6p1/2N5/PP3PPP/n2R2K1 w - - 1 22',
    linea: '1.Dc6',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'La dama ataca desde c6 el peón aislado de b5, que ningún otro peón puede defender. En cambio, 1.Ae5 permite 1...f6 y la ventaja es mucho menor.',
    prueba: { margen: 67 },
  },
  {
    id: 'aj-est-estructura-4-3',
    nivel: 4,
    fen: 'r1bq1rk1/1p3pbp/p1nN1np1/4p3/4P1P1/2N1BP2/PPPQ3P/R3KB1R b KQ - 0 11',
    linea: '1...Cd4 2.Axd4 exd4 3.Cxc8 dxc3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde d4 el peón retrasado de f3, que ningún otro peón puede defender. En cambio, 1...Cxg4 permite 2.fxg4 y no pasa de la igualdad.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-est-estructura-5-1',
    nivel: 5,
    fen: 'r3k3/ppq2p2/2n1pB2/3p4/3Pb1pN/1QPB4/PP3P1P/R3K3 w Qq - 0 18',
    linea: '1.Axe4 dxe4 2.d5',
    pista: 'Un cambio puede estropear la estructura de peones rival.',
    explicacion:
      '1.Axe4 obliga a recapturar con el peón de d5, que queda doblado en e4. En cambio, 1.Td1 permite 1...Axd3 y la ventaja es mucho menor.',
    prueba: { margen: 174 },
  },
  {
    id: 'aj-est-estructura-5-2',
    nivel: 5,
    fen: 'r1q1k1nr/pppb2b1/3p1pp1/3N3p/1PPp4/3P2P1/P2BPPBP/2RQ1RK1 w kq - 0 14',
    linea: '1.c5',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El peón ataca desde c5 el peón doblado de d6. En cambio, 1.e3 permite 1...c6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-estructura-5-3',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde f5 el peón aislado de g3, que ningún otro peón puede defender. En cambio, 1...Rf8 permite 2.g4 y la posición queda mucho peor.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-estructura-6-1',
    nivel: 6,
    fen: '1rb1r1k1/3nbpp1/p3p2p/3nP3/N2B4/1P3N1P/p1q3P1/K2RQB1R w - - 0 27',
    linea: '1.Ac4 Txb3 2.Axb3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El alfil ataca desde c4 el peón aislado y doblado de a6, que ningún otro peón puede defender. Las blancas ganan una torre por un alfil y un peón.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-estructura-6-2',
    nivel: 6,
    fen: 'r4rk1/3n1pp1/pp1ppbnp/1P6/N1P1bP2/1N2B2P/P3B1P1/1RR3K1 w - - 0 26',
    linea: '1.c5',
    pista: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
    explicacion:
      '1.c5 resuelve el problema del peón retrasado de c4. En cambio, 1.Cxb6 permite 1...Cxb6 y la posición queda mucho peor.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-estructura-6-3',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Cxe3 2.Axe3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'La torre ataca desde f6 el peón retrasado de f7, que ningún otro peón puede defender. En cambio, 1.Ac3 permite 1...Tf8 y queda en desventaja.',
    prueba: { margen: 60 },
  },
];
