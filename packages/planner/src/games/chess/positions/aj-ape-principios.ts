import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApePrincipios: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-principios-0-1',
    nivel: 0,
    fen: 'r1bq2nr/pp1pb1p1/2p3k1/n3P2p/3N4/2N2Q2/PP3PPP/R1B1K2R w KQ - 2 11',
    linea: '1.Df5#',
    pista: 'Busca una jugada que dé jaque al rey de g6 y no le deje ninguna salida.',
    explicacion:
      '1.Df5# es mate (mate de apoyo): la dama de f5 da mate pegada al rey de g6, apoyada por el caballo de d4.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-principios-0-2',
    nivel: 0,
    fen: 'r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 3 6',
    linea: '1.Cd6#',
    pista: 'Busca una jugada que dé jaque al rey de e8 y no le deje ninguna salida.',
    explicacion:
      '1.Cd6# es mate (mate de la coz): sus propias piezas de d7, d8, e7, f7 y f8 ahogan al rey de e8 y el caballo de d6 le da mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-principios-0-3',
    nivel: 0,
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
    linea: '1...Dh4#',
    pista: 'Busca una jugada que dé jaque al rey de e1 y no le deje ninguna salida.',
    explicacion: '1...Dh4# es mate: la dama de h4 da jaque al rey de e1, que no tiene salida.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-principios-0-4',
    nivel: 0,
    fen: 'r1bqkr2/ppp2ppp/2n1p3/2bp2P1/3P4/2P1PN2/PP2B1PP/RNBQ1K1R w q - 3 11',
    linea: '1.dxc5',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de c5 no está defendido por ninguna pieza y el peón de d4 lo captura gratis. Las blancas ganan un alfil.',
    prueba: { margen: 159 },
  },
  {
    id: 'aj-ape-principios-0-5',
    nivel: 0,
    fen: 'rnbq1rk1/2p1pp1p/p4npb/1pQ5/3PP3/2N2N1P/PP3PP1/R1B1KB1R w KQ - 2 10',
    linea: '1.Axh6',
    pista: 'Desarrolla una pieza con ganancia de tiempo.',
    explicacion:
      '1.Axh6 desarrolla el alfil y gana tiempo atacando a la torre de f8 mientras captura el alfil en h6. Las blancas ganan un alfil.',
    prueba: { margen: 301 },
  },
  {
    id: 'aj-ape-principios-0-6',
    nivel: 0,
    fen: 'r1b1k2r/2p2ppp/p4n2/1Pbpp3/1n2P1q1/N2Q1N2/1PPP1PPP/R1B1KB1R b KQkq - 8 11',
    linea: '1...Cxd3+',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El caballo de b4 (3 puntos) captura la dama de d3 (9 puntos): aunque recapturen, el cambio es favorable. Las negras ganan una dama por un caballo.',
    prueba: { margen: 210 },
  },
  {
    id: 'aj-ape-principios-1-1',
    nivel: 1,
    fen: 'r1bq1rk1/p2p1ppp/np2pn2/2p5/1QPP3P/P3P3/1P3PP1/R1B1KBNR b KQ - 2 9',
    linea: '1...cxb4',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de c5 (1 punto) captura la dama de b4 (9 puntos): aunque recapturen, el cambio es favorable. En cambio, 1...Cxb4 permite 2.axb4 y la ventaja es mucho menor.',
    prueba: { margen: 170 },
  },
  {
    id: 'aj-ape-principios-1-2',
    nivel: 1,
    fen: 'rnbqkb1r/ppp2pPp/4p3/8/2P5/8/PP1B1PPP/R2QKBNR b KQkq - 0 7',
    linea: '1...Axg7',
    pista: '¿Qué pieza falta por entrar en juego?',
    explicacion: '1...Axg7 desarrolla el alfil mientras captura el peón en g7. Las negras ganan un peón.',
    prueba: { margen: 312 },
  },
  {
    id: 'aj-ape-principios-1-3',
    nivel: 1,
    fen: 'r1b2rk1/pp2qppp/2n1p3/3pN3/3N3P/P7/1PP2PP1/R2QKB1R b KQ - 0 12',
    linea: '1...Cxe5',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El caballo de e5 no está defendido por ninguna pieza y el caballo de c6 lo captura gratis. Las negras ganan un caballo.',
    prueba: { margen: 198 },
  },
  {
    id: 'aj-ape-principios-1-4',
    nivel: 1,
    fen: 'rnb1k2r/2bp1p2/p4p1p/qPpPp3/Q3P3/N7/PP3PPP/2R1KBNR w Kkq - 4 12',
    linea: '1.Dxa5',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Dxa5, que elimina la dama de a5. En cambio, 1.Re2 permite 1...Dxa4 y pierde.',
    prueba: { margen: 636 },
  },
  {
    id: 'aj-ape-principios-1-5',
    nivel: 1,
    fen: 'r2qkb1r/1p3ppp/p1n1b3/1N1pp3/4P3/3QB3/PPP2PPP/R3KB1R w KQkq - 0 11',
    linea: '1.exd5',
    pista: 'El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1.exd5 disputa el centro al cambiar el peón de d5 y ataca al caballo de c6 y al alfil de e6. En cambio, 1.Ca3 permite 1...Cb4 y queda en desventaja.',
    prueba: { margen: 182 },
  },
  {
    id: 'aj-ape-principios-1-6',
    nivel: 1,
    fen: 'r2q1rk1/pppn1ppp/8/2b5/PnBpP3/2P2P1P/5P2/RNBQK2R w KQ - 0 13',
    linea: '1.cxb4',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de c3 (1 punto) captura el caballo de b4 (3 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan un caballo por un peón.',
    prueba: { margen: 197 },
  },
  {
    id: 'aj-ape-principios-2-1',
    nivel: 2,
    fen: 'r1qk1b1r/p2pBppp/bp6/2ppP3/7P/2N2N2/PPP2PP1/R2QK2R b KQ - 0 12',
    linea: '1...Axe7',
    pista: '¿Qué pieza falta por entrar en juego?',
    explicacion:
      '1...Axe7 desarrolla el alfil mientras captura el alfil en e7. En cambio, 1...Rxe7 permite 2.Cxd5+ y la posición queda mucho peor.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-principios-2-2',
    nivel: 2,
    fen: 'r1bqk2r/pppp1ppp/2nb4/1B1np3/4P3/P4N2/1PPP1PPP/R1BQK2R w KQkq - 1 7',
    linea: '1.exd5 e4 2.dxc6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El caballo de d5 no está defendido por ninguna pieza y el peón de e4 lo captura gratis. En cambio, 1.Axc6 permite 1...dxc6 y queda en desventaja.',
    prueba: { margen: 148 },
  },
  {
    id: 'aj-ape-principios-2-3',
    nivel: 2,
    fen: 'r1bq1rk1/2p2pbp/ppnppnp1/1N6/P2P1B2/2P1PN2/1P2BPPP/R2Q1RK1 b - - 0 10',
    linea: '1...axb5 2.axb5 Txa1',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de a6 (1 punto) captura el caballo de b5 (3 puntos): aunque recapturen, el cambio es favorable. Las negras ganan un caballo por un peón.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-ape-principios-2-4',
    nivel: 2,
    fen: 'r1b1k1nr/1p2bppp/p1npp3/4q3/4PP2/PNN5/1PPQB1PP/R1B1K2R b KQkq - 0 12',
    linea: '1...Df6',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de e5 está en peligro; 1...Df6 la lleva a f6, donde está segura. En cambio, 1...Ah4+ permite 2.g3 y la posición queda mucho peor.',
    prueba: { margen: 198 },
  },
  {
    id: 'aj-ape-principios-2-5',
    nivel: 2,
    fen: 'r1b1k1r1/pp2bppp/2B2n2/q1pp4/3P3P/1PP2N2/P2N1PP1/R1BQK2R b KQq - 0 12',
    linea: '1...bxc6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de c6 no está defendido por ninguna pieza y el peón de b7 lo captura gratis. En cambio, 1...Rf8 permite 2.b4 y queda en desventaja.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-ape-principios-2-6',
    nivel: 2,
    fen: 'r1bq1rk1/ppp2ppp/2n1p3/3n4/1b1PP3/2N5/PP1B1PPP/R2QKBNR w KQ - 1 8',
    linea: '1.exd5',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de e4 (1 punto) captura el caballo de d5 (3 puntos): aunque recapturen, el cambio es favorable. En cambio, 1.a3 permite 1...Cxc3 y no pasa de la igualdad.',
    prueba: { margen: 86 },
  },
];
