import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeFlanco: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-flanco-3-1',
    nivel: 3,
    fen: '2r2rk1/p3bppp/bp2pn2/2p1N3/3q4/1P3QP1/P2PPPBP/R1B2RK1 w - - 5 16',
    linea: '1.Dc3 Cd5 2.Dxd4',
    pista: 'Posición surgida de las aperturas de flanco. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar la torre de a1 con Dxa1; la única defensa de las blancas es 1.Dc3, que coloca la dama en c3. En cambio, 1.Cc6 permite 1...Txc6 y queda en desventaja.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-ape-flanco-3-2',
    nivel: 3,
    fen: 'r2q1rk1/pppnppbp/4b1p1/3pP3/6P1/2NPP3/PPP1B2P/R1BQ1RK1 w - - 1 11',
    linea: '1.d4',
    pista: 'Posición surgida de las aperturas de flanco. El centro es lo primero: ¿qué peón puede ocuparlo o atacarlo?',
    explicacion: '1.d4 disputa el centro. En cambio, 1.b3 permite 1...Cxe5 y queda en desventaja.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-ape-flanco-3-3',
    nivel: 3,
    fen: 'r4rk1/pp3p2/3p2pp/2pN4/2P1p1P1/1Q2P1qP/P2B2B1/b4RK1 b - - 0 18',
    linea: '1...Ae5 2.Cf4 Axf4',
    pista:
      'Posición surgida de las aperturas de flanco. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de a1 está en peligro; 1...Ae5 lo lleva a e5, donde está seguro. En cambio, 1...Ag7 permite 2.Ae1 y no pasa de la igualdad.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-ape-flanco-3-4',
    nivel: 3,
    fen: 'r1b2rk1/pp5p/5p2/B1p1p1N1/n1P5/6P1/Pb3P1P/3RKB1R w K - 0 18',
    linea: '1.Ce4',
    pista:
      'Posición surgida de las aperturas de flanco. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de g5 está en peligro; 1.Ce4 lo lleva a e4, donde está seguro. En cambio, 1.Cf3 permite 1...b6 y la posición queda mucho peor.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-ape-flanco-3-5',
    nivel: 3,
    fen: 'r2qk2r/p1p2ppp/5b2/4Nb2/3n1Q2/P1NP2P1/1P2PPKP/R1B4R b kq - 4 15',
    linea: '1...g5',
    pista: 'Posición surgida de las aperturas de flanco. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...g5 gana espacio y echa a la dama de f4. En cambio, 1...c5 permite 2.Cg4 y no pasa de la igualdad.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-flanco-3-6',
    nivel: 3,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/3Np3/P2P1PPP/RNBQKB1R w KQkq - 2 7',
    linea: '1.Cc3 exf2+ 2.Cxf2',
    pista: 'La dama de d4 ataca la torre de a1: ¿qué desarrollo la defiende y prepara la recaptura en f2?',
    explicacion:
      'El caballo tapa la diagonal hacia a1 y se desarrolla; tras 1...exf2+ 2.Cxf2 el otro caballo recaptura y el peón de menos se compensa con el desarrollo. Con 1.fxe3 Dxa1 se pierde la torre.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-flanco-4-1',
    nivel: 4,
    fen: 'r1bqkbr1/ppp3pp/1nn5/5p2/4p3/1QN3P1/PP1PPPBP/R1B1K1NR b KQq - 3 10',
    linea: '1...Th8',
    pista:
      'Posición surgida de las aperturas de flanco. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La torre de g8 está en peligro; 1...Th8 la lleva a h8, donde está segura. En cambio, 1...Ce7 permite 2.d3 y queda en desventaja.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-flanco-4-2',
    nivel: 4,
    fen: '1q1rkb1r/pp1npp2/2p3p1/6Np/2P1B1bP/5PP1/PP1QP1K1/R1BR4 b k - 2 16',
    linea: '1...Af5 2.Axf5 gxf5',
    pista:
      'Posición surgida de las aperturas de flanco. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El alfil de g4 está en peligro; 1...Af5 lo lleva a f5, donde está seguro. En cambio, 1...Ag7 permite 2.fxg4 y la posición queda mucho peor.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-ape-flanco-4-3',
    nivel: 4,
    fen: 'r1b2rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1P/1BPP1Pq1/RN1QK2R w KQ - 0 11',
    linea: '1.Tf1 Cxf2 2.De2',
    pista: 'La dama de g2 ataca dos cosas: h1 y f2. ¿Qué jugada defiende ambas?',
    explicacion:
      'Antes de planear hay que sobrevivir: las negras amenazan Dxh1+ y Dxf2#. La torre se aparta y defiende f2; tras 1...Cxf2 2.De2 las blancas siguen peor, pero resisten. Con 1.De2 Dxh1+ se pierde la torre.',
    prueba: { margen: 485 },
  },
  {
    id: 'aj-ape-flanco-5-1',
    nivel: 5,
    fen: '1nb1kb1r/1pp1n1pp/5p2/1BP1p3/rp6/P3PN2/1B1P2PP/RN2K2R b KQk - 1 12',
    linea: '1...Ad7 2.Axa4 Axa4',
    pista: 'Posición surgida de las aperturas de flanco. ¿Qué pieza falta por entrar en juego?',
    explicacion: '1...Ad7 desarrolla el alfil. En cambio, 1...c6 permite 2.Axa4 y la posición queda mucho peor.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-ape-flanco-5-2',
    nivel: 5,
    fen: 'r2qk2r/ppp3bp/1n2b1p1/5p2/3P4/P1N2PP1/1P3PBP/R1BQR1K1 b kq - 2 14',
    linea: '1...Rf7 2.Txe6 Rxe6',
    pista: 'El alfil de e6 está clavado contra el rey: ¿cómo lo defiendes antes de que avance el peón d?',
    explicacion:
      'La columna e está abierta y el alfil de e6, clavado. El rey lo defiende y conecta las torres: si 2.Txe6 Rxe6, las blancas tienen alfiles y ataque por la calidad. Las negras sufren, pero con 1...Rd7 2.d5 el peón aislado avanza con fuerza.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-ape-flanco-5-3',
    nivel: 5,
    fen: 'r2qkb1r/pp1n1pp1/2p2n1p/6N1/6b1/2P1p2P/PP2PPB1/RNBQ1RK1 w kq - 0 13',
    linea: '1.Cxf7 Rxf7 2.hxg4',
    pista: 'Posición surgida de las aperturas de flanco. Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el caballo de g5 con hxg5; la única defensa de las blancas es 1.Cxf7, que elimina el peón de f7. En cambio, 1.Cf3 permite 1...Axf3 y la posición queda mucho peor.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-ape-flanco-6-1',
    nivel: 6,
    fen: 'r1bqkbnr/ppp3pp/2n2p2/4N2Q/1PPp4/4P3/P2P1PPP/RNB1KB1R b KQkq - 2 6',
    linea: '1...g6 2.Cxg6 hxg6',
    pista:
      'Posición surgida de las aperturas de flanco. Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las negras es 1...g6, que interpone el peón en g6. Las negras ganan un caballo por dos peones.',
    prueba: { margen: 437 },
  },
  {
    id: 'aj-ape-flanco-6-2',
    nivel: 6,
    fen: 'r1bq1rk1/pp1p1pbp/2n2np1/2p5/2P1p3/2N1PNPP/PP1P1PB1/R1BQ1RK1 w - - 0 9',
    linea: '1.Cg5',
    pista:
      'Posición surgida de las aperturas de flanco. Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'El caballo de f3 está en peligro; 1.Cg5 lo lleva a g5, donde está seguro. En cambio, 1.Ce1 permite 1...d6 y no pasa de la igualdad.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-flanco-6-3',
    nivel: 6,
    fen: 'rq3bnr/pp1b1k2/2pp1pp1/2P4p/1P1pBN1P/3P2P1/P2BPP2/2RQR1K1 b - - 3 18',
    linea: '1...Ce7',
    pista: 'Casi todas tus piezas siguen en la octava fila: ¿cuál puede salir defendiendo g6?',
    explicacion:
      'Las piezas blancas apuntan a g6 y al rey de f7. El caballo sale, defiende g6 y c6 y deja libre la columna para la torre; tras 2.cxd6 Dxd6 las negras están peor, pero desarrolladas. Con 1...g5 se entrega la casilla g6 y 2.Db3+ da ataque.',
    prueba: { margen: 71 },
  },
];
