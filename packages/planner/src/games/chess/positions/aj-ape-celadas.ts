import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeCeladas: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-celadas-1-1',
    nivel: 1,
    fen: 'r1bqkbnr/pppp1ppp/8/4p2Q/1nB1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    linea: '1.Dxf7#',
    pista: 'Busca una jugada que dé jaque al rey de e8 y no le deje ninguna salida.',
    explicacion:
      '1.Dxf7# es mate (mate de apoyo): la dama de f7 da mate pegada al rey de e8, apoyada por el alfil de c4.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-1-2',
    nivel: 1,
    fen: 'r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 3 6',
    linea: '1.Cd6#',
    pista: 'Busca una jugada que dé jaque al rey de e8 y no le deje ninguna salida.',
    explicacion:
      '1.Cd6# es mate (mate de la coz): sus propias piezas de d7, d8, e7, f7 y f8 ahogan al rey de e8 y el caballo de d6 le da mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-1-3',
    nivel: 1,
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
    linea: '1...Dh4#',
    pista: 'Busca una jugada que dé jaque al rey de e1 y no le deje ninguna salida.',
    explicacion: 'Mate del loco: 1...Dh4# es mate: la dama de h4 da jaque al rey de e1, que no tiene salida.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-1-4',
    nivel: 1,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/8/PB1P1NPP/RN1QKB1R b KQkq - 0 8',
    linea: '1...Dxb2',
    pista: 'Antes de recapturar en f2, busca una jugada intermedia más fuerte.',
    explicacion:
      'Lo automático es recapturar en f2, pero antes 1...Dxb2 capturando el alfil mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan un alfil.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-ape-celadas-1-5',
    nivel: 1,
    fen: 'r1b2rk1/ppppqpp1/2n2n1p/b3P1N1/2BP4/8/P1Q2PPP/RNB2RK1 b - - 0 11',
    linea: '1...hxg5 2.exf6 Dxf6',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de h6 (1 punto) captura el caballo de g5 (3 puntos): aunque recapturen, el cambio es favorable. Las negras ganan un peón.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-ape-celadas-1-6',
    nivel: 1,
    fen: 'rnbq2nr/ppp2kpp/8/8/1b2P3/2B2N2/P4PPP/RN1QK2R w KQ - 0 10',
    linea: '1.Dxd8 Axc3+ 2.Cxc3',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de d8 no está defendida por ninguna pieza y la dama de d1 la captura gratis. Las blancas ganan una dama.',
    prueba: { margen: 467 },
  },
  {
    id: 'aj-ape-celadas-2-1',
    nivel: 2,
    fen: 'r3kb1r/pp1bpppp/2n5/2P5/1P4n1/2P2P2/P3N1PP/RNBK1B1R b kq - 0 9',
    linea: '1...Cf2+ 2.Re1 Cxh1',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de d1 y a la torre de h1.',
    explicacion:
      'El caballo llega a f2 y da jaque al rey de d1 y ataca a la vez a la torre de h1: la siguiente jugada captura en h1. Las negras ganan una torre.',
    prueba: { margen: 193 },
  },
  {
    id: 'aj-ape-celadas-2-2',
    nivel: 2,
    fen: 'rnbqk1nr/ppp2ppp/8/4P3/1BP5/4p3/PP3PPP/RN1QKBNR b KQkq - 0 6',
    linea: '1...exf2+ 2.Re2 fxg1=C+ 3.Re1 Dh4+',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e1 y al caballo de g1.',
    explicacion:
      'Celada de Lasker: el peón toma en f2 y da jaque al rey de e1 y ataca a la vez al caballo de g1: la siguiente jugada captura en g1. En cambio, 1...Dxd1+ permite 2.Rxd1 y queda en desventaja.',
    prueba: { margen: 630 },
  },
  {
    id: 'aj-ape-celadas-2-3',
    nivel: 2,
    fen: 'r2qk2r/pp2bppp/2npb3/1N2p1B1/4P3/3Q4/PPP2PPP/R3KB1R b KQkq - 4 10',
    linea: '1...Axg5 2.Dxd6 Dxd6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de g5 no está defendido por ninguna pieza y el alfil de e7 lo captura gratis. Las negras ganan un alfil por un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-celadas-2-4',
    nivel: 2,
    fen: 'rnbqkbnr/pppp2pp/8/4p3/4P3/8/PPPP1PPP/RNBQKB1R w KQkq - 0 4',
    linea: '1.Dh5+ g6 2.Dxe5+ De7 3.Dxh8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e8 y a la torre de h8.',
    explicacion:
      'Tras 1.Dh5+ g6, la dama toma en e5 y da jaque al rey de e8 y ataca a la vez a la torre de h8: la siguiente jugada captura en h8. Las blancas ganan una torre y un peón.',
    prueba: { margen: 340 },
  },
  {
    id: 'aj-ape-celadas-2-5',
    nivel: 2,
    fen: 'r1b1kbnr/pppp1ppp/2n5/4P3/8/2B2N2/PqP1PPPP/RN1QKB1R b KQkq - 1 6',
    linea: '1...Ab4 2.Axb4 Cxb4',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      'Gambito Englund: 1...Ab4 no captura ni da jaque, pero el alfil se coloca en b4; contra 2.Axb4 sigue 2...Cxb4. En cambio, 1...Db6 permite 2.e3 y no pasa de la igualdad.',
    prueba: { margen: 284 },
  },
  {
    id: 'aj-ape-celadas-2-6',
    nivel: 2,
    fen: 'rnb1kbnr/ppp1pppp/2q5/8/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 4',
    linea: '1.Ab5 Ad7 2.Axc6',
    pista: 'Mira qué hay en línea con el rey de e8: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a b5 y clava a la dama de c6 contra el rey de e8, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las blancas ganan una dama por un alfil.',
    prueba: { margen: 352 },
  },
  {
    id: 'aj-ape-celadas-3-1',
    nivel: 3,
    fen: 'rnbqk1nr/ppp2ppp/8/3B4/1b2P3/2B2N2/P4PPP/RN1QK2R w KQkq - 5 9',
    linea: '1.Axf7+ Rxf7 2.Dxd8',
    pista: 'Una pieza propia estorba a la dama de d1.',
    explicacion:
      'El alfil deja libre d5 ganando tiempo con 1.Axf7+ y abre la línea de la dama de d1, que entra con 2.Dxd8. Las blancas ganan una dama y un peón por un alfil.',
    prueba: { margen: 360 },
  },
  {
    id: 'aj-ape-celadas-3-2',
    nivel: 3,
    fen: 'rnbqk1nr/ppp2ppp/3b4/8/8/2N5/PPPPP1PP/R1BQKBNR b KQkq - 1 4',
    linea: '1...Dh4+ 2.g3 Dxg3+ 3.hxg3 Axg3#',
    pista: 'Empieza por las jugadas forzadas contra el rey de e1 y calcula hasta el mate (3 jugadas).',
    explicacion:
      '1...Dh4+ fuerza el mate en 3, que termina con 3...Axg3# (mate de dos alfiles): los dos alfiles cruzan sus diagonales sobre el rey de e1.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-ape-celadas-3-3',
    nivel: 3,
    fen: 'r1bqkb1r/1p3pp1/p1np1n2/3Np2p/4P3/1N2B3/PPP2PPP/R2QKB1R w KQkq - 0 9',
    linea: '1.Ab6 Dd7 2.Cc7+ Re7 3.Cxa8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de a8 y al rey de e8.',
    explicacion:
      'Tras 1.Ab6 Dd7, el caballo llega a c7 y da jaque al rey de e8 y ataca a la vez a la torre de a8: la siguiente jugada captura en a8. Las blancas ganan una torre.',
    prueba: { margen: 244 },
  },
  {
    id: 'aj-ape-celadas-3-4',
    nivel: 3,
    fen: 'rnbqkbnr/pppp2pp/8/4p3/4P3/8/PPPP2PP/RNBQKBNR w KQkq - 0 4',
    linea: '1.Dh5+ g6 2.Dxe5+ De7 3.Dxh8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e8 y a la torre de h8.',
    explicacion:
      'Tras 1.Dh5+ g6, la dama toma en e5 y da jaque al rey de e8 y ataca a la vez a la torre de h8: la siguiente jugada captura en h8. Las blancas ganan una torre y un peón.',
    prueba: { margen: 368 },
  },
  {
    id: 'aj-ape-celadas-3-5',
    nivel: 3,
    fen: 'r3k1nr/pp1b1ppp/2n1p3/1BbpP3/1q6/1NN5/PPP2PPP/R1BQK2R w KQkq - 4 10',
    linea: '1.a3 Axf2+ 2.Rxf2',
    pista: 'La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      '1.a3 no captura ni da jaque, pero el peón se coloca en a3 y ataca a la dama de b4; contra 1...Axf2+ sigue 2.Rxf2. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 205 },
  },
  {
    id: 'aj-ape-celadas-3-6',
    nivel: 3,
    fen: 'r1bqkb1r/pppn1ppp/5n2/3N2B1/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 6',
    linea: '1...Cxd5 2.Axd8 Ab4+ 3.Dd2 Axd2+ 4.Rxd2 Rxd8',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'Celada del elefante: el caballo de d5 no está defendido por ninguna pieza y el caballo de f6 lo captura gratis. Las negras ganan un alfil.',
    prueba: { margen: 173 },
  },
];
