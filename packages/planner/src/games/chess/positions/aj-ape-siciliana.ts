import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeSiciliana: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-siciliana-2-1',
    nivel: 2,
    fen: 'r2q1rk1/pp1n1pbp/3ppnp1/2p1P1B1/5PbP/P1NP2P1/1PP1N1B1/R2Q1RK1 b - - 0 12',
    linea: '1...dxe5 2.fxe5 Cxe5',
    pista: 'El peón de e5 ataca tu caballo. Cuenta quién ataca y quién defiende esa casilla.',
    explicacion:
      'El peón de e5 ataca el caballo de f6. Tomarlo resuelve la amenaza y, tras 2.fxe5, el caballo de d7 recaptura: sobre e5 las negras tienen un atacante más y ganan un peón.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-ape-siciliana-2-2',
    nivel: 2,
    fen: 'r1b1kbnr/pp1p1ppp/2n1p3/1N2q3/4PP2/2N5/PPP1B1PP/R1BQK2R b KQkq - 0 8',
    linea: '1...Db8',
    pista: 'El peón de f4 ataca tu dama. Al retirarla, vigila el salto del caballo de b5.',
    explicacion:
      'El peón de f4 ataca la dama y el caballo de b5 mira a c7. En b8 la dama se salva y defiende c7; en c5, en cambio, permite 2.Cc7+, que ataca rey y torre.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-ape-siciliana-2-3',
    nivel: 2,
    fen: 'r1b1k2r/2qnbpp1/p2ppn1p/1p2P3/5P1B/1NN2Q2/PPP3PP/1K1R1B1R b kq - 0 13',
    linea: '1...Ab7',
    pista: 'La dama de f3 mira a la torre de a8. ¿Qué jugada de desarrollo tapa la diagonal y la ataca?',
    explicacion:
      'Las blancas amenazan tomar la torre de a8. El alfil sale a b7, tapa la diagonal y ataca la dama: desarrolla ganando un tiempo, y después se puede tomar en e5. En cambio, 1...Tb8 permite 2.exf6.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-ape-siciliana-2-4',
    nivel: 2,
    fen: 'r2q1rk1/3b1pb1/p1nppnpp/1pp5/B3PN2/3P4/PPPN1PPP/R1BQ1RK1 w - - 0 13',
    linea: '1.Ab3',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'El peón de b5 ataca el alfil de a4. En b3 queda a salvo y apunta a e6 y f7. Sacrificar en g6 no basta: tras 1.Cxg6 fxg6 las negras conservan la pieza y el alfil sigue atacado.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-ape-siciliana-2-5',
    nivel: 2,
    fen: 'r2qk2r/pp2bppp/2npb3/1N2p1B1/4P3/3Q4/PPP2PPP/R3KB1R b KQkq - 4 10',
    linea: '1...Axg5 2.Dxd6 Dxd6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de g5 no está defendido por ninguna pieza y el alfil de e7 lo captura gratis. Las negras ganan un alfil por un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-siciliana-2-6',
    nivel: 2,
    fen: 'r1b1k2r/1pqpbpp1/p3pn1p/4P3/3Q1P2/2N5/PPP1B1PP/R1B2RK1 b kq - 0 12',
    linea: '1...Ac5 2.Ae3 Axd4',
    pista: 'Mira qué hay en línea con el rey de g1: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a c5 y clava a la dama de d4 contra el rey de g1, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las negras ganan una dama por un alfil.',
    prueba: { margen: 343 },
  },
  {
    id: 'aj-ape-siciliana-3-1',
    nivel: 3,
    fen: 'r1b1kb1r/2q2ppp/p3pn2/1p1P4/1P1N1P2/2N5/P1PQ2PP/2R1KB1R b Kkq - 0 12',
    linea: '1...Axb4 2.Cc6 Ce4 3.Cxe4 Axd2+',
    pista: 'Posición surgida de la Siciliana. Antes de recapturar en d5, busca una jugada intermedia más fuerte.',
    explicacion:
      'Lo automático es recapturar en d5, pero antes 1...Axb4 capturando el peón mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan una dama y un peón por un alfil y un caballo.',
    prueba: { margen: 252 },
  },
  {
    id: 'aj-ape-siciliana-3-2',
    nivel: 3,
    fen: 'r1bqkb1r/1p3p1p/p1np1p2/1N2p3/4P3/2N5/PPP2PPP/R2QKB1R w KQkq - 0 9',
    linea: '1.Ca3',
    pista: 'Posición surgida de la Siciliana. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de b5 está en peligro; 1.Ca3 lo lleva a a3, donde está seguro. En cambio, 1.a3 permite 1...axb5 y queda en desventaja.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-siciliana-3-3',
    nivel: 3,
    fen: 'r3kb1r/pp1bpppp/2n5/2P5/1P4n1/2P5/P3NPPP/RNBK1B1R w kq - 1 9',
    linea: '1.Re1',
    pista: 'Posición surgida de la Siciliana. Pregúntate qué jugarían las negras si les tocara mover.',
    explicacion:
      'Las negras quieren jugar Cxf2+; 1.Re1 deja sin fuerza esa idea antes de que llegue. En cambio, 1.Ae3 permite 1...a5 y queda en desventaja.',
    prueba: { margen: 87 },
  },
  {
    id: 'aj-ape-siciliana-3-4',
    nivel: 3,
    fen: 'r1bqkb1r/1p3ppp/p1np1n2/3Np3/4P3/1N2B3/PPP2PPP/R2QKB1R b KQkq - 3 8',
    linea: '1...Cxd5',
    pista: 'Posición surgida de la Siciliana. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1...Cxd5 cambia el caballo de f6 por el caballo de d5, una pieza que sostenía el alfil de e3. En cambio, 1...Cd7 permite 2.Df3 y no pasa de la igualdad.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-ape-siciliana-3-5',
    nivel: 3,
    fen: 'r2qk1nr/pp2pp1p/3p2p1/2p1n3/6b1/2NP2P1/PPP2PBP/R1BQK1R1 w Qkq - 2 10',
    linea: '1.f3',
    pista: 'Posición surgida de la Siciliana. Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.f3 gana espacio y echa al alfil de g4. En cambio, 1.Dd2 permite 1...Af3 y queda en desventaja.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-siciliana-4-1',
    nivel: 4,
    fen: 'r1q1kb1r/1p3pp1/p2p1n2/1b2p1Bp/3nP3/3QN2P/PPP2PP1/R3KB1R w KQkq - 7 17',
    linea: '1.c4',
    pista: 'Posición surgida de la Siciliana. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1.c4 gana espacio y echa al alfil de b5. En cambio, 1.Dd1 permite 1...Axf1 y la posición queda mucho peor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-siciliana-4-2',
    nivel: 4,
    fen: 'r1b2rk1/1pq2ppp/p1n1pn2/P2p4/4PP2/2NBB3/1PP3PP/R2Q1RK1 b - - 0 13',
    linea: '1...d4',
    pista: 'Posición surgida de la Siciliana. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1...d4 disputa el centro y ataca al caballo de c3 y al alfil de e3. En cambio, 1...Cxa5 permite 2.exd5 y no pasa de la igualdad.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-siciliana-4-3',
    nivel: 4,
    fen: '2r1kb1r/1p3pp1/pBnpbn2/4p2p/4P3/1N1Q4/PPP2PPP/R3KB1R b KQk - 4 13',
    linea: '1...Cb4',
    pista: 'Posición surgida de la Siciliana. Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar c3; 1...Cb4 deja sin fuerza esa idea antes de que llegue. En cambio, 1...d5 permite 2.a3 y la posición queda mucho peor.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-ape-siciliana-4-4',
    nivel: 4,
    fen: 'r1b1kbnr/ppqp1ppp/2n1p3/1N6/4P3/2N5/PPP2PPP/R1BQKB1R b KQkq - 4 6',
    linea: '1...Db8',
    pista: 'Posición surgida de la Siciliana. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de c7 está en peligro; 1...Db8 la lleva a b8, donde está segura. En cambio, 1...De5 permite 2.Df3 y queda en desventaja.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-siciliana-5-1',
    nivel: 5,
    fen: 'r2qkb1r/1p1n1pp1/p1np4/3Pp2p/8/1N2BP2/PPPQ2PP/3RKB1R b Kkq - 0 12',
    linea: '1...Ce7',
    pista: 'Posición surgida de la Siciliana. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de c6 está en peligro; 1...Ce7 lo lleva a e7, donde está seguro. En cambio, 1...Ca7 permite 2.Ad3 y no pasa de la igualdad.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-siciliana-5-2',
    nivel: 5,
    fen: 'r1b1kbnr/pp3ppp/2np4/q3p1N1/2B1P3/2NQ4/PP3PPP/R1B1K2R b KQkq - 1 8',
    linea: '1...Ch6',
    pista: 'Posición surgida de la Siciliana. ¿Qué pieza falta por entrar en juego?',
    explicacion: '1...Ch6 desarrolla el caballo. En cambio, 1...d5 permite 2.exd5 y queda en desventaja.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-siciliana-5-3',
    nivel: 5,
    fen: 'r1bq1rk1/1p3pbp/p1nN1np1/4p3/4P1P1/2N1BP2/PPPQ3P/R3KB1R b KQ - 0 11',
    linea: '1...Cd4 2.Axd4 exd4 3.Cxc8 dxc3',
    pista: 'Posición surgida de la Siciliana. Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde d4 el peón retrasado de f3, que ningún otro peón puede defender. En cambio, 1...Cxg4 permite 2.fxg4 y no pasa de la igualdad.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-ape-siciliana-6-1',
    nivel: 6,
    fen: 'rn2k2r/1pq2ppp/p1b1pn2/8/P1P5/1NNBBP2/1P4Pb/2RQ1RK1 w kq - 0 17',
    linea: '1.Rh1',
    pista:
      'Posición surgida de la Siciliana. Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.Rh1, que lleva el rey a h1. En cambio, 1.Rf2 permite 1...Dg3+ y la posición queda mucho peor.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-ape-siciliana-6-2',
    nivel: 6,
    fen: 'r1b1kb1r/ppqp1ppp/2n1p3/8/2B1P1n1/2N2N1P/PP2QPP1/R1B2RK1 b kq - 0 9',
    linea: '1...Cd4 2.hxg4 Cxe2+',
    pista:
      'Posición surgida de la Siciliana. La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      'Celada siberiana: 1...Cd4 no captura ni da jaque, pero el caballo se coloca en d4 y ataca a la dama de e2; contra 2.hxg4 sigue 2...Cxe2+. Las negras ganan una dama por dos caballos.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-ape-siciliana-6-3',
    nivel: 6,
    fen: 'r1b1kb1r/p4ppn/2pp4/4p1Bp/1PB1P3/q1NQ4/P1P2PPP/2R2RK1 w kq - 1 13',
    linea: '1.Ad2',
    pista: 'Posición surgida de la Siciliana. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de g5 está en peligro; 1.Ad2 lo lleva a d2, donde está seguro. En cambio, 1.f4 permite 1...Dxb4 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
];
