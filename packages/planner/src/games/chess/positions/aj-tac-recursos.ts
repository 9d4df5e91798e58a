import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacRecursos: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-recursos-2-1',
    nivel: 2,
    fen: '5k2/2R5/1n1n4/p7/1p1N3P/1P2K3/5P2/8 b - - 38 65',
    linea: '1...Cd5+ 2.Rd3 Cxc7',
    pista: 'La torre de c7 es muy activa. Busca un jaque de caballo que la ataque.',
    explicacion:
      'En vez de defenderse, el caballo da jaque en d5 y ataca a la vez la torre de c7: el rey se mueve y la torre se pierde. El mejor recurso defensivo suele ser un jaque.',
    prueba: { margen: 309 },
  },
  {
    id: 'aj-tac-recursos-2-2',
    nivel: 2,
    fen: '2rq1rk1/1p1b1pb1/p2ppnp1/7P/3NP3/P3B2P/1PP1Q3/1K1R2R1 w - - 1 21',
    linea: '1.hxg6',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las negras amenazan ...Cxh5. Tomar en g6 se adelanta y abre líneas contra el rey negro: el peón se cambia por otro en vez de perderse.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-tac-recursos-2-3',
    nivel: 2,
    fen: 'rnbQ1b1r/ppp2kpp/5n2/8/4P3/8/PB3PPP/RN2K1NR b KQ - 0 8',
    linea: '1...Ab4+ 2.Dd2 Axd2+',
    pista: 'Han tomado tu dama y el rey no puede recapturar. Busca un jaque que obligue a devolverla.',
    explicacion:
      'Las blancas acaban de tomar la dama en d8 y amenazan seguir con jaque. 1...Ab4+ obliga a tapar con la dama en d2, y el alfil la captura con jaque: las negras recuperan la dama por un alfil.',
    prueba: { margen: 451 },
  },
  {
    id: 'aj-tac-recursos-2-4',
    nivel: 2,
    fen: 'r1b2rk1/1pp2pp1/p6p/3pP2Q/3q4/8/P1PB2PP/R3KB1R w KQ - 0 16',
    linea: '1.c3',
    pista: 'Las negras amenazan Ag4, que encierra tu dama. Ataca antes algo suyo.',
    explicacion:
      'Las negras amenazan ...Ag4, que ataca la dama sin salida. 1.c3 ataca la dama de d4 y la obliga a moverse, y con ese tiempo las blancas se organizan. En cambio, 1.Dd1 permite 1...Dh4+.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-tac-recursos-2-5',
    nivel: 2,
    fen: 'rnbqk1nr/pppp2pp/8/4p2Q/1b2P3/2N5/PPPP1PPP/R1B1KB1R b KQkq - 1 5',
    linea: '1...Rf8',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'La dama de h5 da jaque y hay dos salidas naturales. En f8 el rey está seguro; en e7 permite 2.Cd5+, que gana tiempo y el alfil de b4. Tapar con ...g6 pierde el peón de e5 con ataque a la torre.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-tac-recursos-2-6',
    nivel: 2,
    fen: 'rnb1qbn1/pppp4/3k4/5pNr/2N1P1Q1/8/PPPP1PPP/R1B1K2R b KQ - 3 14',
    linea: '1...Re7',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El caballo de c4 da jaque al rey de d6. En e7 el rey vuelve junto a sus piezas; en c6, en cambio, 2.Dxf5 deja a las blancas con tres piezas atacando y varios peones.',
    prueba: { margen: 215 },
  },
  {
    id: 'aj-tac-recursos-3-1',
    nivel: 3,
    fen: 'rnb1kb1r/ppp2ppp/8/3pP3/4n2q/2NP4/PPP3PP/R1BQKBNR w KQkq - 1 6',
    linea: '1.g3 Cxc3 2.bxc3',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.g3, que interpone el peón en g3. En cambio, 1.Re2 permite 1...Df2# y pierde.',
    prueba: { margen: 2020 },
  },
  {
    id: 'aj-tac-recursos-3-2',
    nivel: 3,
    fen: 'R2k1r2/7p/8/4P2r/3P4/2P1K3/1P3P2/8 b - - 3 48',
    linea: '1...Re7 2.Txf8 Rxf8',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las negras es 1...Re7, que lleva el rey a e7. En cambio, 1...Rd7 permite 2.Txf8 y queda en desventaja.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-tac-recursos-3-3',
    nivel: 3,
    fen: '7r/3k1ppp/1q2b3/2bpP1B1/QP6/8/1P3PPP/5RK1 b - - 2 25',
    linea: '1...Dc6 2.Dxc6+ Rxc6',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las negras es 1...Dc6, que interpone la dama en c6. En cambio, 1...Rc7 permite 2.bxc5 y queda en desventaja.',
    prueba: { margen: 251 },
  },
  {
    id: 'aj-tac-recursos-3-4',
    nivel: 3,
    fen: '2r1k1r1/1p1n1pB1/p5p1/4p2p/3pP3/5P2/PPN2P1P/3K1B1R w - - 2 23',
    linea: '1.Ah6 g5 2.h4',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan capturar el alfil de g7 con Txg7; la única defensa de las blancas es 1.Ah6, que coloca el alfil en h6. En cambio, 1.Axe5 permite 1...Cxe5 y queda en desventaja.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-tac-recursos-3-5',
    nivel: 3,
    fen: 'r3k3/p1p2p2/5p1p/1PbPp3/P7/2P2Pqb/1PQ2RP1/R1B3K1 w q - 1 22',
    linea: '1.Rf1 Af5 2.Dd2',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan mate con Dxg2#; la única defensa de las blancas es 1.Rf1, que lleva el rey a f1. En cambio, 1.Ae3 permite 1...Axe3 y queda en desventaja.',
    prueba: { margen: 364 },
  },
  {
    id: 'aj-tac-recursos-3-6',
    nivel: 3,
    fen: 'R7/2k4P/2n1P3/8/pr6/5KP1/5N2/4r3 b - - 0 58',
    linea: '1...Ce5+ 2.Rg2 Cg6',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las blancas amenazan jugar h8=D, y solo el contragolpe 1...Ce5+ salva la posición. En cambio, 1...Tb8 permite 2.Txb8 y queda en desventaja.',
    prueba: { margen: 255 },
  },
  {
    id: 'aj-tac-recursos-4-1',
    nivel: 4,
    fen: 'r3k3/1p2bp2/1P2p1p1/N1PpP3/1P3P2/r1RK4/7P/1R6 b - - 11 43',
    linea: '1...Txc3+ 2.Rxc3 Axc5 3.bxc5 Txa5',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las blancas amenazan capturar la torre de a3 con Txa3, y solo el contragolpe 1...Txc3+ salva la posición al eliminar la torre de c3. Las negras ganan un peón.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-tac-recursos-4-2',
    nivel: 4,
    fen: '8/3R2pp/8/6PP/3b2R1/3k1K2/8/6r1 b - - 20 53',
    linea: '1...Tf1+ 2.Rg3 Tg1+ 3.Rh3 Th1+ 4.Rg2 Tg1+ 5.Rh3 Th1+',
    pista: 'No se puede ganar: busca jaques que se repitan sin fin.',
    explicacion:
      '1...Tf1+ inicia una serie de jaques (Tf1+, Tg1+, Th1+…) de la que el rey rival no puede escapar: jaque perpetuo y tablas. En cambio, 1...Th1 permite 2.Tgxd4+ y queda en desventaja.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-tac-recursos-4-3',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pPr1/P3P2p/3p3P/8/7K b - - 2 55',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las blancas amenazan mate en 3 empezando por Dh6+, y solo el contragolpe 1...Tg1+ salva la posición. En cambio, 1...Th5 permite 2.Dd8+ y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-recursos-5-1',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/7K/6r1 b - - 4 56',
    linea: '1...Tg2+ 2.Rh1 Tg1+ 3.Rh2 Tg2+ 4.Rh1 Tg1+ 5.Rh2 Tg2+',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las blancas amenazan mate en 2 empezando por Tc8+, y solo el contragolpe 1...Tg2+ salva la posición. En cambio, 1...Th1+ permite 2.Rxh1 y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-recursos-5-2',
    nivel: 5,
    fen: 'r1bk3r/pp2b1pp/5q2/QB1p3P/4P1p1/P7/1P3P1P/1K1R3R b - - 1 20',
    linea: '1...b6 2.Txd5+ Rc7',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las negras es 1...b6, que interpone el peón en b6. En cambio, 1...Db6 permite 2.Txd5+ y queda en desventaja.',
    prueba: { margen: 333 },
  },
  {
    id: 'aj-tac-recursos-5-3',
    nivel: 5,
    fen: '2Q2rk1/pRN2prp/1p4p1/1Bn1p3/4P3/1P1P3P/PP3PP1/b2qR1K1 w - - 0 1',
    linea: '1.Dxf8+ Rxf8 2.Tb8+',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las negras amenazan capturar la torre de e1 con Dxe1+, y solo el contragolpe 1.Dxf8+ salva la posición al eliminar la torre de f8. En cambio, 1.Tb8 permite 1...Dxe1+ y la ventaja es mucho menor.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-recursos-6-1',
    nivel: 6,
    fen: '4k3/2R2p2/P3p3/3P2pn/3b3r/1P6/P4pK1/1B3Q2 b - - 8 42',
    linea: '1...Tg4+ 2.Rh3 Th4+ 3.Rg2 Tg4+ 4.Rh3 Th4+ 5.Rg2 Tg4+',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las blancas amenazan jugar a7, y solo el contragolpe 1...Tg4+ salva la posición. En cambio, 1...Rf8 permite 2.Dxf2 y queda en desventaja.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-tac-recursos-6-2',
    nivel: 6,
    fen: 'r1r1n1k1/1p3pbp/1q1pp1pP/1N4B1/4P1P1/Pp3B2/2PQ4/1K1R2R1 w - - 0 23',
    linea: '1.c4 Txc4 2.hxg7 Dxb5 3.Ae2',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'Las negras amenazan jugar bxc2+; la única defensa de las blancas es 1.c4, que coloca el peón en c4. En cambio, 1.c3 permite 1...Dxb5 y queda en desventaja.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-tac-recursos-6-3',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Las blancas amenazan mate en 3 empezando por Dxd7+; la única defensa de las negras es 1...Te7, que coloca la torre en e7. En cambio, 1...Ag1+ permite 2.Rxg1 y pierde.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-tac-recursos-6-4',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'El rey está en jaque, y solo el contragolpe 1...Txe6 salva la posición al eliminar el caballo de e6. En cambio, 1...Rf7 permite 2.Cxd4 y pierde.',
    prueba: { margen: 495 },
  },
];
