import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeGambitos: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-gambitos-2-1',
    nivel: 2,
    fen: 'r1bqk2r/ppp2ppp/2n2n2/2b1N3/4P3/2P5/PP1P2PP/RNBQKB1R w KQkq - 1 7',
    linea: '1.Cxc6',
    pista: 'Posición surgida de los gambitos. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1.Cxc6 cambia el caballo de e5 por el caballo de c6: con ventaja material, simplificar acerca la victoria. En cambio, 1.Cf3 permite 1...Cxe4 y no pasa de la igualdad.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-ape-gambitos-2-2',
    nivel: 2,
    fen: 'rnbqk2r/ppp2ppp/3p1n2/2b1p3/1P2PP2/2P2N2/P2P2PP/RNBQKB1R b KQkq - 0 5',
    linea: '1...Ab6',
    pista: 'Posición surgida de los gambitos. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el alfil de c5 con bxc5; la única defensa de las negras es 1...Ab6, que coloca el alfil en b6. En cambio, 1...O-O permite 2.bxc5 y queda en desventaja.',
    prueba: { margen: 154 },
  },
  {
    id: 'aj-ape-gambitos-2-3',
    nivel: 2,
    fen: 'r1bqk2r/pppp1ppp/8/4n3/1PPN2nb/P3P3/1B3PPP/RN1QKB1R w KQkq - 5 10',
    linea: '1.g3',
    pista: 'Posición surgida de los gambitos. Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1.g3 gana espacio y echa al alfil de h4. En cambio, 1.Cc2 permite 1...Df6 y queda en desventaja.',
    prueba: { margen: 252 },
  },
  {
    id: 'aj-ape-gambitos-2-4',
    nivel: 2,
    fen: 'r2qk1nr/ppp2ppp/8/4n3/2Pp4/5PPP/PP1BQP2/R3KB1R b KQkq - 0 10',
    linea: '1...De7',
    pista: 'Posición surgida de los gambitos. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de e5 con Dxe5+; la única defensa de las negras es 1...De7, que coloca la dama en e7. En cambio, 1...Df6 permite 2.f4 y la posición queda mucho peor.',
    prueba: { margen: 184 },
  },
  {
    id: 'aj-ape-gambitos-2-5',
    nivel: 2,
    fen: 'rnb1kb1r/ppp2ppp/5q2/3B4/4P3/8/P4PPP/RN1QK1NR w KQkq - 0 8',
    linea: '1.Cd2',
    pista: 'Posición surgida de los gambitos. Desarrolla una pieza con ganancia de tiempo.',
    explicacion: '1.Cd2 desarrolla el caballo. En cambio, 1.e5 permite 1...Dxe5+ y la posición queda mucho peor.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-ape-gambitos-2-6',
    nivel: 2,
    fen: 'rnb2k1r/pppq2pp/3b1n2/8/4P3/5N2/PBQ2PPP/RN3RK1 w - - 6 11',
    linea: '1.e5',
    pista: 'Posición surgida de los gambitos. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1.e5 disputa el centro y ataca al alfil de d6 y al caballo de f6. En cambio, 1.Td1 permite 1...Dc6 y no pasa de la igualdad.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-ape-gambitos-3-1',
    nivel: 3,
    fen: 'r3k2r/p1pqnppp/1pn5/2b1P3/2P3b1/P2pPNP1/1P1N1PBP/R1BQR1K1 w kq - 0 12',
    linea: '1.b4',
    pista: 'Posición surgida de los gambitos. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1.b4 gana espacio y echa al alfil de c5. En cambio, 1.h3 permite 1...Axf3 y la ventaja es mucho menor.',
    prueba: { margen: 115 },
  },
  {
    id: 'aj-ape-gambitos-3-2',
    nivel: 3,
    fen: 'rnb2rk1/pp2bp1p/1qp2n2/3P2p1/2BN1R2/2N5/PPPP2PP/R1BQ2K1 w - - 0 10',
    linea: '1.Ca4',
    pista: 'Posición surgida de los gambitos. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar la torre de f4 con gxf4; la única defensa de las blancas es 1.Ca4, que coloca el caballo en a4. En cambio, 1.Df1 permite 1...gxf4 y la posición queda mucho peor.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-gambitos-3-3',
    nivel: 3,
    fen: 'r1bqk1nr/pppp1ppp/2n5/b5N1/2B1P3/2p5/P4PPP/RNBQ1RK1 b kq - 1 8',
    linea: '1...Ch6',
    pista: 'Posición surgida de los gambitos. Desarrolla una pieza con ganancia de tiempo.',
    explicacion: '1...Ch6 desarrolla el caballo. En cambio, 1...De7 permite 2.Axf7+ y no pasa de la igualdad.',
    prueba: { margen: 145 },
  },
  {
    id: 'aj-ape-gambitos-3-4',
    nivel: 3,
    fen: 'r1bq1knr/pp1pbppp/2p5/n2BP3/4P3/2P2N1P/P1Q2PP1/RNB1K2R w KQ - 0 11',
    linea: '1.Ab3',
    pista: 'Posición surgida de los gambitos. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de d5 está en peligro; 1.Ab3 lo lleva a b3, donde está seguro. En cambio, 1.Axf7 permite 1...Rxf7 y no pasa de la igualdad.',
    prueba: { margen: 88 },
  },
  {
    id: 'aj-ape-gambitos-3-5',
    nivel: 3,
    fen: '4rk1r/pp3ppp/1q1b1n2/8/2B2pb1/3P1N2/PPP1Q1PP/RNB2K1R w - - 2 12',
    linea: '1.Df2 Axf3 2.Dxf3',
    pista: 'Posición surgida de los gambitos. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de e2 está en peligro; 1.Df2 la lleva a f2, donde está segura. En cambio, 1.Dd1 permite 1...g5 y la ventaja es mucho menor.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-ape-gambitos-3-6',
    nivel: 3,
    fen: 'r1bqk2r/pppp1ppp/2n2n2/b5B1/2B1P3/2p2N2/P4PPP/RN1Q1RK1 w kq - 2 9',
    linea: '1.e5',
    pista: 'Posición surgida de los gambitos. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion:
      '1.e5 disputa el centro y ataca al caballo de f6. En cambio, 1.Dd3 permite 1...d6 y no pasa de la igualdad.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-ape-gambitos-4-1',
    nivel: 4,
    fen: 'r1bq1rk1/pppp1pP1/8/b5p1/1nB5/2N2N2/P3QPPP/R4RK1 b - - 0 14',
    linea: '1...Rxg7',
    pista: 'Posición surgida de los gambitos. Antes de atacar, asegura tu rey.',
    explicacion:
      'El rey va de g8 a g7 para evitar la amenaza de capturar la torre de f8 con gxf8=T+. Las negras ganan un peón.',
    prueba: { margen: 101 },
  },
  {
    id: 'aj-ape-gambitos-4-2',
    nivel: 4,
    fen: 'rn1q1rk1/ppp1bppp/4P3/3p1B2/2nP4/1PN2N2/P1P1Q1PP/R3K2R b KQ - 0 12',
    linea: '1...Cd6',
    pista: 'Posición surgida de los gambitos. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan capturar el caballo de c4 con bxc4; la única defensa de las negras es 1...Cd6, que coloca el caballo en d6. En cambio, 1...Ab4 permite 2.O-O y la posición queda mucho peor.',
    prueba: { margen: 65 },
  },
  {
    id: 'aj-ape-gambitos-4-3',
    nivel: 4,
    fen: 'rnbq1b1r/ppp1kBpp/5n2/8/4P3/8/PB3PPP/RN1QK1NR w KQ - 1 8',
    linea: '1.Db3',
    pista: 'Posición surgida de los gambitos. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de f7 está en peligro; 1.Db3 lo protege. En cambio, 1.Dxd8+ permite 1...Rxd8 y la ventaja es mucho menor.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-ape-gambitos-4-4',
    nivel: 4,
    fen: 'r1b2rk1/pppp1ppp/5q2/2b1n3/2P2P2/P1N1P2P/1P3P2/R1BQKBR1 b Q - 0 11',
    linea: '1...Cg6',
    pista: 'Posición surgida de los gambitos. Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Cd5; 1...Cg6 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Ad6 permite 2.Cd5 y la posición queda mucho peor.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-gambitos-4-5',
    nivel: 4,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: 'Posición surgida de los gambitos. Piensa en la seguridad del rey.',
    explicacion:
      '1.O-O lleva el rey a g1 y la torre a f1: el rey sale del centro y la torre entra en juego. En cambio, 1.O-O-O permite 1...Ab4 y queda en desventaja.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-gambitos-4-6',
    nivel: 4,
    fen: 'rnbq1rk1/p4ppp/2pb4/1p3n2/2B2p2/2NP1N2/PPP2RPP/R1B1Q1K1 w - - 0 12',
    linea: '1.Ab3',
    pista: 'Posición surgida de los gambitos. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el alfil de c4 con bxc4; la única defensa de las blancas es 1.Ab3, que coloca el alfil en b3. En cambio, 1.Cxb5 permite 1...cxb5 y queda en desventaja.',
    prueba: { margen: 76 },
  },
];
