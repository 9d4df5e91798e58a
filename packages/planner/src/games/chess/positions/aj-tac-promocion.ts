import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacPromocion: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-promocion-1-1',
    nivel: 1,
    fen: '4kb1r/p2n1ppp/4p3/8/1rq4P/Q1NpB3/PP3PP1/2R2K1R b k - 1 29',
    linea: '1...d2+ 2.Rg1 dxc1=A',
    pista: 'Al coronar no siempre conviene pedir dama.',
    explicacion:
      'El peón de d3 corona en c1 con 2...dxc1=A, pidiendo alfil y no dama: con dama el rival quedaría ahogado o la ventaja se escaparía. En cambio, 1...Tb7 permite 2.Da4 y la ventaja es mucho menor.',
    prueba: { margen: 353 },
  },
  {
    id: 'aj-tac-promocion-1-2',
    nivel: 1,
    fen: '2k5/5P2/7p/8/3n2PP/8/3K4/8 w - - 0 60',
    linea: '1.f8=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de f7 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de f7 corona en f8 y nadie puede impedirlo. En cambio, 1.g5 permite 1...Ce6 y la ventaja es mucho menor.',
    prueba: { margen: 1538 },
  },
  {
    id: 'aj-tac-promocion-1-3',
    nivel: 1,
    fen: '6k1/3K4/5PP1/8/8/p5Q1/p3q3/8 b - - 0 1',
    linea: '1...Db5+ 2.Rd8 a1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a2 y quién controla su casilla de coronación.',
    explicacion:
      '1...Db5+ prepara la coronación: el peón de a2 corona en a1 con 2...a1=D y nadie puede impedirlo. En cambio, 1...Db2 permite 2.Dd6 y no pasa de la igualdad.',
    prueba: { margen: 509 },
  },
  {
    id: 'aj-tac-promocion-1-4',
    nivel: 1,
    fen: '8/P7/3K3P/8/p7/1k4p1/2p5/8 b - - 0 1',
    linea: '1...c1=D 2.a8=D Dxh6+',
    pista: 'Calcula cuántas jugadas necesita el peón de c2 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de c2 corona en c1 y nadie puede impedirlo. En cambio, 1...g2 permite 2.a8=D y no pasa de la igualdad.',
    prueba: { margen: 334 },
  },
  {
    id: 'aj-tac-promocion-1-5',
    nivel: 1,
    fen: '8/2p1P3/8/5P2/P5K1/1p1pP2p/8/2k5 w - - 0 1',
    linea: '1.e8=D b2 2.Dc6+',
    pista: 'Calcula cuántas jugadas necesita el peón de e7 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e7 corona en e8 y nadie puede impedirlo. En cambio, 1.Rxh3 permite 1...d2 y queda en desventaja.',
    prueba: { margen: 393 },
  },
  {
    id: 'aj-tac-promocion-1-6',
    nivel: 1,
    fen: '8/P5P1/1B6/8/1pk5/7K/5p2/n7 b - - 0 1',
    linea: '1...f1=D+ 2.Rh4 Dh1+',
    pista: 'Calcula cuántas jugadas necesita el peón de f2 y quién controla su casilla de coronación.',
    explicacion: 'El peón de f2 corona en f1 y nadie puede impedirlo. En cambio, 1...f1=A+ permite 2.Rg3 y pierde.',
    prueba: { margen: 2494 },
  },
  {
    id: 'aj-tac-promocion-2-1',
    nivel: 2,
    fen: '8/6k1/8/P3N3/P1K2p2/7p/5n2/8 b - - 0 1',
    linea: '1...h2 2.Rc5 h1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de h3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h3 corona en h1 con 2...h1=D y nadie puede impedirlo. En cambio, 1...Ce4 permite 2.Cg4 y queda en desventaja.',
    prueba: { margen: 623 },
  },
  {
    id: 'aj-tac-promocion-2-2',
    nivel: 2,
    fen: '8/6P1/3P3p/7p/4K3/6P1/1k5p/8 b - - 0 1',
    linea: '1...h1=D+ 2.Rf5 Dd5+ 3.Rg6 Dxd6+',
    pista: 'Calcula cuántas jugadas necesita el peón de h2 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h2 corona en h1 y nadie puede impedirlo. En cambio, 1...h4 permite 2.g8=D y no pasa de la igualdad.',
    prueba: { margen: 600 },
  },
  {
    id: 'aj-tac-promocion-2-3',
    nivel: 2,
    fen: '8/8/1p2P2k/1p6/3p1P2/8/8/K7 w - - 0 1',
    linea: '1.e7 Rg6 2.e8=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de e6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e6 corona en e8 con 2.e8=D+ y nadie puede impedirlo. En cambio, 1.Rb2 permite 1...Rg6 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-2-4',
    nivel: 2,
    fen: '6k1/6P1/1P6/8/1K6/4p3/1p5Q/2q5 w - - 0 1',
    linea: '1.Dh8+ Rf7 2.g8=D+ Re7 3.De5+ Rd7 4.Dee6#',
    pista: 'Calcula cuántas jugadas necesita el peón de g7 y quién controla su casilla de coronación.',
    explicacion:
      '1.Dh8+ prepara la coronación: el peón de g7 corona en g8 con 2.g8=D+ y nadie puede impedirlo. La línea acaba en mate en 4 jugadas con 4.Dee6#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-promocion-2-5',
    nivel: 2,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/1pN1B2R/P3NKP1/RQ6 b - - 1 19',
    linea: '1...b2 2.Rg1 bxa1=A',
    pista: 'Al coronar no siempre conviene pedir dama.',
    explicacion:
      'El peón de b3 corona en a1 con 2...bxa1=A, pidiendo alfil y no dama: con dama el rival quedaría ahogado o la ventaja se escaparía. En cambio, 1...Cg4+ permite 2.Rf1 y no pasa de la igualdad.',
    prueba: { margen: 264 },
  },
  {
    id: 'aj-tac-promocion-2-6',
    nivel: 2,
    fen: '8/2K5/P7/8/8/k6p/4P3/8 b - - 0 1',
    linea: '1...h2 2.e4 h1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de h3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h3 corona en h1 con 2...h1=D y nadie puede impedirlo. En cambio, 1...Rb3 permite 2.a7 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-tac-promocion-3-1',
    nivel: 3,
    fen: 'r2r4/p1p5/1P2k2p/3p2p1/P2P2P1/4nN2/P4P2/2R3RK w - - 0 31',
    linea: '1.bxc7 Tf8 2.fxe3 Txf3 3.c8=T',
    pista: 'Al coronar no siempre conviene pedir dama.',
    explicacion:
      'El peón de b6 corona en c8 con 3.c8=T, pidiendo torre y no dama: con dama el rival quedaría ahogado o la ventaja se escaparía. En cambio, 1.b7 permite 1...Tab8 y la ventaja es mucho menor.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-tac-promocion-3-2',
    nivel: 3,
    fen: '8/Pp3P1p/2k5/1p4K1/1P6/1P4p1/8/8 b - - 0 1',
    linea: '1...g2 2.f8=D g1=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de g3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g3 corona en g1 con 2...g1=D+ y nadie puede impedirlo. En cambio, 1...h6+ permite 2.Rf5 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-3-3',
    nivel: 3,
    fen: '8/8/3P4/8/K5P1/8/7p/1k6 w - - 0 1',
    linea: '1.d7 h1=D 2.d8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de d6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de d6 corona en d8 con 2.d8=D y nadie puede impedirlo. En cambio, 1.Rb5 permite 1...h1=D y pierde.',
    prueba: { margen: 1577 },
  },
  {
    id: 'aj-tac-promocion-3-4',
    nivel: 3,
    fen: '8/3Pp3/8/8/8/3Kp3/8/3k4 b - - 0 1',
    linea: '1...e2 2.d8=D e1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e3 corona en e1 con 2...e1=D y nadie puede impedirlo. En cambio, 1...e6 permite 2.Rxe3 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-3-5',
    nivel: 3,
    fen: '8/5P2/7p/8/8/4p1k1/K7/8 b - - 0 1',
    linea: '1...e2 2.f8=D e1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de e3 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e3 corona en e1 con 2...e1=D y nadie puede impedirlo. En cambio, 1...h5 permite 2.f8=D y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-promocion-3-6',
    nivel: 3,
    fen: '3k4/3p4/8/6pP/8/8/2K5/8 w - - 0 1',
    linea: '1.h6 Re7 2.h7 Rf6 3.h8=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de h5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h5 corona en h8 con 3.h8=D+ y nadie puede impedirlo. En cambio, 1.Rd2 permite 1...Re7 y pierde.',
    prueba: { margen: 4000 },
  },
  {
    id: 'aj-tac-promocion-4-1',
    nivel: 4,
    fen: '5R2/2kp4/6P1/2r5/4BK1p/P7/8/8 w - - 0 61',
    linea: '1.g7 Tc2 2.Axc2 h3 3.g8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de g6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g6 corona en g8 con 3.g8=D y nadie puede impedirlo. En cambio, 1.Tf5 permite 1...Tc1 y la ventaja es mucho menor.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-promocion-4-2',
    nivel: 4,
    fen: '8/1N6/Pr4k1/4p1p1/8/R6R/2K5/8 w - - 1 58',
    linea: '1.a7 g4 2.a8=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de a6 corona en a8 con 2.a8=D y nadie puede impedirlo. En cambio, 1.Rd3 permite 1...g4 y la ventaja es mucho menor.',
    prueba: { margen: 190 },
  },
  {
    id: 'aj-tac-promocion-4-3',
    nivel: 4,
    fen: '8/2K5/8/P7/p7/8/7P/2k5 b - - 0 1',
    linea: '1...a3 2.Rb7 a2 3.a6 a1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de a4 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de a4 corona en a1 con 3...a1=D y nadie puede impedirlo. En cambio, 1...Rb1 permite 2.a6 y pierde.',
    prueba: { margen: 2629 },
  },
  {
    id: 'aj-tac-promocion-4-4',
    nivel: 4,
    fen: 'K1k1B3/2P1p3/6P1/8/8/2n5/4p3/8 w - - 0 1',
    linea: '1.g7 Rxc7 2.g8=D e1=D 3.Dc4+',
    pista: 'Calcula cuántas jugadas necesita el peón de g6 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de g6 corona en g8 con 2.g8=D y nadie puede impedirlo. En cambio, 1.Ra7 permite 1...e1=D y pierde.',
    prueba: { margen: 2000 },
  },
];
