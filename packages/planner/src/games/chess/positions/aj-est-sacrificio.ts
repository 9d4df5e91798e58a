import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstSacrificio: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-sacrificio-4-1',
    nivel: 4,
    fen: '4r1k1/p4p2/3N4/1pp3pp/4qn2/8/PP2B3/K3R2R b - - 1 36',
    linea: '1...Dxh1 2.Txh1 Txe2',
    pista: 'El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1...Dxh1 entrega la dama de e4 por la torre de h1; a cambio, la iniciativa sigue con 2...Txe2. En cambio, 1...Dxe2 permite 2.Cxe8 y la ventaja es mucho menor.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-est-sacrificio-4-2',
    nivel: 4,
    fen: 'rnbQ3r/ppp2kpp/5n2/8/1b2P3/8/PB3PPP/RN2K1NR w KQ - 1 9',
    linea: '1.Dd2 Axd2+ 2.Cxd2',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Dd2 ofrece la dama en d2; a cambio, la iniciativa sigue con 2.Cxd2. En cambio, 1.Ac3 permite 1...Axc3+ y queda en desventaja.',
    prueba: { margen: 232 },
  },
  {
    id: 'aj-est-sacrificio-4-3',
    nivel: 4,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.bxc3 Axb5',
    pista: 'El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1...Txc3 entrega la calidad: la torre de c8 por el caballo de c3; a cambio, la iniciativa sigue con 2...Da5. En cambio, 1...Axb5 permite 2.Cdxb5 y no pasa de la igualdad.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-est-sacrificio-5-1',
    nivel: 5,
    fen: '6kr/2r2pp1/Q3p2p/1pbnP3/6q1/6P1/P2N1P1P/2RRB1K1 b - - 2 38',
    linea: '1...Cc3 2.Txc3 Dxd1',
    pista: 'El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1...Cc3 ofrece el caballo en c3; a cambio, la iniciativa sigue con 2...Dxd1. Las negras ganan la calidad.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-sacrificio-5-2',
    nivel: 5,
    fen: 'rn2kb1r/p3qpp1/b1p2n1p/3P4/1p1N4/2NQBP2/PPP3PP/2KR1B1R w kq - 0 12',
    linea: '1.Ccb5 Axb5 2.Cxb5',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Ccb5 ofrece el caballo en b5; a cambio, el rey de e8 queda expuesto a Dxb5+. En cambio, 1.d6 permite 1...Db7 y no pasa de la igualdad.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-est-sacrificio-6-1',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Ad6+ ofrece el alfil en d6; a cambio, el rey de c7 queda expuesto a b8=D+ y Tb6+. En cambio, 1.Af7 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-est-sacrificio-6-2',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1...Txe6 entrega la calidad: la torre de e7 por el caballo de e6; a cambio, la iniciativa sigue con 2...Af3. En cambio, 1...Rf7 permite 2.Cxd4 y pierde.',
    prueba: { margen: 495 },
  },
  {
    id: 'aj-est-sacrificio-6-3',
    nivel: 6,
    fen: 'r1b2r1k/pppp1p1n/7Q/b3P1p1/q1BP4/8/P4PPP/RN1R2K1 w - - 2 19',
    linea: '1.Ca3 Dxa3 2.Ad3 f5 3.exf6',
    pista: 'El material no lo es todo: las blancas pueden invertir algo por iniciativa o estructura.',
    explicacion:
      '1.Ca3 ofrece el caballo en a3; a cambio, la iniciativa sigue con 2.Ad3. En cambio, 1.Cd2 permite 1...Dc6 y queda en desventaja.',
    prueba: { margen: 92 },
  },
];
