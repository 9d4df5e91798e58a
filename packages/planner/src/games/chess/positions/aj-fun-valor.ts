import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFunValor: readonly PosicionVerificada[] = [
  {
    id: 'aj-fun-valor-0-1',
    nivel: 0,
    fen: '4N3/8/3p3k/pN2p1pP/P7/3n4/5Kp1/1B6 w - - 8 53',
    linea: '1.Axd3',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El caballo de d3 no está defendido por ninguna pieza y el alfil de b1 lo captura gratis. Las blancas ganan un caballo.',
    prueba: { margen: 190 },
  },
  {
    id: 'aj-fun-valor-0-2',
    nivel: 0,
    fen: '8/6p1/p4k1p/1b4n1/4pP2/P3P1PP/2RN4/6K1 w - - 1 34',
    linea: '1.fxg5+',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de f4 (1 punto) captura el caballo de g5 (3 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan un caballo por un peón.',
    prueba: { margen: 182 },
  },
  {
    id: 'aj-fun-valor-0-3',
    nivel: 0,
    fen: '8/5p2/5p1p/3Bb2P/3k2P1/5P2/2P5/5K2 b - - 4 48',
    linea: '1...Rxd5',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de d5 no está defendido por ninguna pieza y el rey de d4 lo captura gratis. Las negras ganan un alfil.',
    prueba: { margen: 167 },
  },
  {
    id: 'aj-fun-valor-0-4',
    nivel: 0,
    fen: '8/6bp/4n1p1/BRrkP3/P4P2/3NK3/5P1P/8 w - - 2 44',
    linea: '1.Cxc5',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El caballo de d3 (3 puntos) captura la torre de c5 (5 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan la calidad.',
    prueba: { margen: 209 },
  },
  {
    id: 'aj-fun-valor-0-5',
    nivel: 0,
    fen: '2k1Q3/2p3p1/8/7p/2p4P/r3r3/P1R2b2/3K4 b - - 0 41',
    linea: '1...Txe8',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de e8 no está defendida por ninguna pieza y la torre de e3 la captura gratis. Las negras ganan una dama.',
    prueba: { margen: 943 },
  },
  {
    id: 'aj-fun-valor-0-6',
    nivel: 0,
    fen: 'r2r2k1/pp3ppp/2p1b1n1/8/3p1q2/2N2N2/PPB2QPP/R2R3K b - - 1 18',
    linea: '1...dxc3',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de d4 (1 punto) captura el caballo de c3 (3 puntos): aunque recapturen, el cambio es favorable. Las negras ganan un caballo por un peón.',
    prueba: { margen: 155 },
  },
  {
    id: 'aj-fun-valor-1-1',
    nivel: 1,
    fen: '5r1k/p4pnP/3p4/2r1p3/1P2P1P1/1Pq2P2/2BQ4/1K1R3R w - - 1 25',
    linea: '1.bxc5 Dxd2 2.Txd2',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de b4 (1 punto) captura la torre de c5 (5 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan una torre.',
    prueba: { margen: 438 },
  },
  {
    id: 'aj-fun-valor-1-2',
    nivel: 1,
    fen: '3R2rk/1p3ppp/3p3Q/2p4b/2P1P3/1qP3NP/1P3PP1/4R1Kn b - - 0 1',
    linea: '1...gxh6 2.Txg8+ Rxg8',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de h6 no está defendida por ninguna pieza y el peón de g7 la captura gratis. En cambio, 1...Txd8 permite 2.Dxh5 y no pasa de la igualdad.',
    prueba: { margen: 166 },
  },
  {
    id: 'aj-fun-valor-1-3',
    nivel: 1,
    fen: 'B4rk1/2q2p1p/1p4p1/p3P3/1n6/2b1P1P1/b2N1PNP/1QB2RK1 b - - 0 24',
    linea: '1...Axb1 2.Cxb1 Txa8',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El alfil de a2 (3 puntos) captura la dama de b1 (9 puntos): aunque recapturen, el cambio es favorable. En cambio, 1...Axd2 permite 2.Da1 y la ventaja es mucho menor.',
    prueba: { margen: 188 },
  },
  {
    id: 'aj-fun-valor-1-4',
    nivel: 1,
    fen: '4r1k1/1p3pp1/1p2R2p/2b1p3/8/PQ2N3/6PP/3rqR1K w - - 0 1',
    linea: '1.Txe8+ Rh7 2.Dxf7',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La torre de e8 no está defendida por ninguna pieza y la torre de e6 la captura gratis. Las blancas ganan una torre y un peón.',
    prueba: { margen: 838 },
  },
  {
    id: 'aj-fun-valor-1-5',
    nivel: 1,
    fen: 'N4rk1/bp3p1p/6p1/2p3r1/8/P2PP3/PPP5/1K1RQRq1 w - - 0 1',
    linea: '1.Txg1 Txg1 2.Dxg1',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'La torre de f1 (5 puntos) captura la dama de g1 (9 puntos): aunque recapturen, el cambio es favorable. En cambio, 1.Da5 permite 1...Dxf1 y la ventaja es mucho menor.',
    prueba: { margen: 183 },
  },
  {
    id: 'aj-fun-valor-1-6',
    nivel: 1,
    fen: '6rk/p4ppp/1Qp4r/2qp2B1/7R/3PP3/5PPP/3n1RK1 w - - 0 1',
    linea: '1.Dxc5 Txh4 2.Axh4',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de c5 no está defendida por ninguna pieza y la dama de b6 la captura gratis. Las blancas ganan una dama.',
    prueba: { margen: 564 },
  },
];
