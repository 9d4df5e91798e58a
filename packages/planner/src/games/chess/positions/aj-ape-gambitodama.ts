import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeGambitodama: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-gambitodama-2-1',
    nivel: 2,
    fen: '2r2rk1/pp2b1p1/4q1pp/n1Pp4/8/2P3Pb/P2QPPBP/R1B2RK1 w - - 0 19',
    linea: '1.Axd5 Axc5 2.Axe6+',
    pista: 'Mira qué hay en línea con el rey de g8: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil toma en d5 y clava a la dama de e6 contra el rey de g8, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las blancas ganan una dama por un alfil.',
    prueba: { margen: 342 },
  },
  {
    id: 'aj-ape-gambitodama-2-2',
    nivel: 2,
    fen: 'rnbqk1nr/ppp2ppp/8/4P3/1BP5/4p3/PP3PPP/RN1QKBNR b KQkq - 0 6',
    linea: '1...exf2+ 2.Re2 fxg1=C+ 3.Re1 Dh4+',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e1 y al caballo de g1.',
    explicacion:
      'Celada de Lasker: el peón toma en f2, da jaque al rey de e1 y ataca a la vez al caballo de g1: la siguiente jugada captura en g1. En cambio, 1...Dxd1+ permite 2.Rxd1 y queda en desventaja.',
    prueba: { margen: 630 },
  },
  {
    id: 'aj-ape-gambitodama-2-3',
    nivel: 2,
    fen: 'rn3rk1/pp2bp1p/1qp2np1/3p1bB1/3P1N1P/2NBP3/PP3PP1/RQ2K2R b KQ - 2 11',
    linea: '1...Axd3',
    pista: 'Tu alfil de f5 está atacado y las blancas quieren cambiarlo doblando tus peones.',
    explicacion:
      'Las blancas amenazan 2.Axf5 gxf5 3.Dxf5, que gana un peón y rompe el enroque. Cambiar antes con 1...Axd3 evita las dos cosas. Ofrecer el cambio en e4 permite 2.Axe4 y pierde el tiempo.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-gambitodama-3-1',
    nivel: 3,
    fen: 'r4rk1/pp1nbp1p/1qp2np1/3p1bB1/3P1N1P/2NBP3/PP3PP1/RQ2K2R w KQ - 3 12',
    linea: '1.Axf5',
    pista: 'Posición surgida del gambito de dama y la Eslava. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1.Axf5 cambia el alfil de d3 por el alfil de f5, una pieza que sostenía el caballo de d7 y el peón de g6. En cambio, 1.h5 permite 1...Axd3 y no pasa de la igualdad.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-ape-gambitodama-3-2',
    nivel: 3,
    fen: 'r3k2r/pb1n1pp1/q3pn2/N1b1N2p/Q2pP3/p2B4/1P3PPP/R1B2RK1 b kq - 3 17',
    linea: '1...Db6',
    pista:
      'Posición surgida del gambito de dama y la Eslava. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de a6 está en peligro; 1...Db6 la lleva a b6, donde está segura. En cambio, 1...axb2 permite 2.Axb2 y queda en desventaja.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-ape-gambitodama-3-3',
    nivel: 3,
    fen: 'rnbr3k/pp2bppp/4p3/2Pq4/4n3/N1P1B1P1/P1QNPPBP/R4R1K b - - 6 13',
    linea: '1...Cxd2 2.Axd5 Cxf1 3.Txf1 exd5',
    pista: 'Posición surgida del gambito de dama y la Eslava. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de e4 con Cxe4; la única defensa de las negras es 1...Cxd2, que elimina el caballo de d2. En cambio, 1...f5 permite 2.Tfd1 y la posición queda mucho peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-ape-gambitodama-4-1',
    nivel: 4,
    fen: 'r4r1k/pbqnbppB/2p1p2p/8/1pQP4/1P2PN2/P4PPP/R1B2RK1 b - - 4 16',
    linea: '1...Rxh7',
    pista:
      'Posición surgida del gambito de dama y la Eslava. Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de h7 no está defendido por ninguna pieza y el rey de h8 lo captura gratis. Las negras ganan un alfil.',
    prueba: { margen: 176 },
  },
  {
    id: 'aj-ape-gambitodama-4-2',
    nivel: 4,
    fen: 'r1b1kb1r/p4pp1/1pnNq2p/2P5/3p4/3Q1NP1/PP2PP1P/R3KB1R b KQkq - 1 12',
    linea: '1...Axd6',
    pista: 'Posición surgida del gambito de dama y la Eslava. ¿Qué pieza falta por entrar en juego?',
    explicacion:
      '1...Axd6 desarrolla el alfil mientras captura el caballo en d6. En cambio, 1...Rd8 permite 2.Cxd4 y queda en desventaja.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-ape-gambitodama-4-3',
    nivel: 4,
    fen: 'r1b1kb1r/1p3ppp/p3p3/2p1P3/4n3/3BP2P/PP3PP1/RNBR2K1 b kq - 2 11',
    linea: '1...f5',
    pista: 'Posición surgida del gambito de dama y la Eslava. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...f5 gana espacio y controla e4 y g4. En cambio, 1...Cxf2 permite 2.Rxf2 y la posición queda mucho peor.',
    prueba: { margen: 119 },
  },
  {
    id: 'aj-ape-gambitodama-5-1',
    nivel: 5,
    fen: 'r2q1rk1/pp1nbppp/2p1pn2/5b2/P1BPP3/2N5/1P1NQPPP/R1B2RK1 w - - 1 12',
    linea: '1.exf5',
    pista:
      'Posición surgida del gambito de dama y la Eslava. Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de e4 (1 punto) captura el alfil de f5 (3 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-gambitodama-5-2',
    nivel: 5,
    fen: '5r1k/2q1Nppp/pn2p3/2pP4/2r2P2/2N1P3/PP4PP/R1B2RK1 w - - 1 19',
    linea: '1.Cc6',
    pista:
      'Posición surgida del gambito de dama y la Eslava. Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de e7 se instala en c6, una casilla que ningún peón negro puede ya atacar y que apoya el peón de d5. En cambio, 1.dxe6 permite 1...Dxe7 y la posición queda mucho peor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-gambitodama-5-3',
    nivel: 5,
    fen: 'r1bqkb1r/pppn1ppp/5n2/3N2B1/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 6',
    linea: '1...Cxd5 2.Axd8 Ab4+ 3.Dd2 Axd2+ 4.Rxd2 Rxd8',
    pista:
      'Posición surgida del gambito de dama y la Eslava. Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'Celada del elefante: el caballo de d5 no está defendido por ninguna pieza y el caballo de f6 lo captura gratis. Las negras ganan un alfil.',
    prueba: { margen: 173 },
  },
  {
    id: 'aj-ape-gambitodama-6-1',
    nivel: 6,
    fen: 'rn1qk2r/pp4pp/2pnpp2/4Nb2/P2P4/2B5/BP3PPP/R2QK2R b KQkq - 1 12',
    linea: '1...fxe5',
    pista:
      'Posición surgida del gambito de dama y la Eslava. Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de f6 (1 punto) captura el caballo de e5 (3 puntos): aunque recapturen, el cambio es favorable. Las negras ganan un caballo por un peón.',
    prueba: { margen: 182 },
  },
  {
    id: 'aj-ape-gambitodama-6-2',
    nivel: 6,
    fen: '1rb1rb1k/p2n1p2/p1p4p/3p2B1/3Pn2P/4PNP1/PPQ2P2/3R1K1R w - - 1 19',
    linea: '1.Af4',
    pista:
      'Posición surgida del gambito de dama y la Eslava. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de g5 está en peligro; 1.Af4 lo lleva a f4, donde está seguro. En cambio, 1.b3 permite 1...hxg5 y la ventaja es mucho menor.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-ape-gambitodama-6-3',
    nivel: 6,
    fen: '1n1qkbnr/rp3ppp/2p1p3/p7/P1BP2PR/2N1PN2/1P1B1PP1/R2QK3 w Qk - 1 13',
    linea: '1.g5',
    pista: 'Posición surgida del gambito de dama y la Eslava. Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.g5 gana espacio y controla f6 y h6. En cambio, 1.Dc2 permite 1...Cf6 y la ventaja es mucho menor.',
    prueba: { margen: 69 },
  },
];
