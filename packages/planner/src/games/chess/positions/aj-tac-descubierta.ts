import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDescubierta: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-descubierta-1-1',
    nivel: 1,
    fen: '5r2/p4ppk/p2p2rp/2p5/2R5/5R2/1P1B1PPP/1rn2RK1 b - - 0 1',
    linea: '1...Ce2+ 2.Rh1 Txf1#',
    pista: 'La torre de b1 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El caballo se aparta de c1 con 1...Ce2+ y descubre el ataque de la torre de b1 contra la torre de f1. La línea acaba en mate en 2 jugadas con 2...Txf1#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-descubierta-1-2',
    nivel: 1,
    fen: '4kb1r/p2n1ppp/4p3/8/1rq4P/Q1NpB3/PP3PP1/2R2K1R b k - 1 29',
    linea: '1...d2+ 2.Rg1 dxc1=D+',
    pista: 'Detrás de una pieza propia, la dama de c4 apunta hacia el rey de f1.',
    explicacion:
      'Al avanzar, el peón descubre el jaque de la dama de c4 y ataca la torre de c1. El rey debe atender el jaque y el peón toma la torre y corona con otro jaque. Aunque las blancas capturen la dama nueva, han perdido una torre.',
    prueba: { margen: 353 },
  },
  {
    id: 'aj-tac-descubierta-1-3',
    nivel: 1,
    fen: 'r1b1kb1r/ppp1qppp/8/3pn3/8/2Q3N1/PPPP2PP/R1B1KBNR b KQkq - 3 8',
    linea: '1...Cd3+ 2.Rd1 Cf2#',
    pista: 'Detrás de una pieza propia, la dama de e7 apunta hacia el rey de e1.',
    explicacion:
      'El caballo sale de e5 a d3 y da jaque doble junto con la dama de e7: el rey de e1 solo puede moverse. La línea acaba en mate en 2 jugadas con 2...Cf2#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-descubierta-1-4',
    nivel: 1,
    fen: '2krB2Q/ppp1R3/2pp4/3p1N2/4P3/P2PPb2/5PPP/2qnr1RK w - - 0 1',
    linea: '1.Ad7+ Rb8 2.Dxd8#',
    pista: 'La dama de h8 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El alfil se aparta de e8 con 1.Ad7+ y descubre el ataque de la dama de h8 contra la torre de d8. La línea acaba en mate en 2 jugadas con 2.Dxd8#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-descubierta-1-5',
    nivel: 1,
    fen: 'rnb1kb1r/ppppqp1p/8/8/4npNP/3B1Q2/PPPP2P1/RNB1K2R b KQkq - 3 8',
    linea: '1...Cg3+ 2.Ce3 Cxh1',
    pista: 'Detrás de una pieza propia, la dama de e7 apunta hacia el rey de e1.',
    explicacion:
      'El caballo se va de e4 a g3 y descubre el jaque de la dama de e7 al rey de e1 mientras el caballo ataca a la torre de h1. En cambio, 1...h5 permite 2.Dxe4 y no pasa de la igualdad.',
    prueba: { margen: 224 },
  },
  {
    id: 'aj-tac-descubierta-1-6',
    nivel: 1,
    fen: '1k2r3/p5p1/2p5/3bN3/R6p/1P2R2P/P5PK/3r4 w - - 5 41',
    linea: '1.Cd7+ Rc8 2.Txe8+',
    pista: 'La torre de e3 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El caballo se aparta de e5 con 1.Cd7+ y descubre el ataque de la torre de e3 contra la torre de e8. En cambio, 1.Txh4 permite 1...Td2 y no pasa de la igualdad.',
    prueba: { margen: 183 },
  },
  {
    id: 'aj-tac-descubierta-2-1',
    nivel: 2,
    fen: 'r1bqk1n1/1pp3p1/p1p2p1r/4p2p/N3P3/1P1P1N1P/P1P2PP1/b1BQ1RK1 w q - 0 11',
    linea: '1.Axh6 Cxh6 2.Dxa1',
    pista: 'La dama de d1 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El alfil se aparta de c1 con 1.Axh6 y descubre el ataque de la dama de d1 contra el alfil de a1 mientras captura la torre. En cambio, 1.Ae3 permite 1...Ad4 y queda en desventaja.',
    prueba: { margen: 188 },
  },
  {
    id: 'aj-tac-descubierta-2-2',
    nivel: 2,
    fen: '1k1r3r/pppq1ppp/4n3/8/1P1b4/N2Q2P1/P2B1P1P/3R1RK1 b - - 1 19',
    linea: '1...Axf2+ 2.Rxf2 Dxd3',
    pista: 'La dama de d7 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El alfil se aparta de d4 con 1...Axf2+ y descubre el ataque de la dama de d7 contra la dama de d3 mientras captura el peón. Las negras ganan una dama y un peón por un alfil.',
    prueba: { margen: 423 },
  },
  {
    id: 'aj-tac-descubierta-2-3',
    nivel: 2,
    fen: 'r3kbnr/ppp1q3/8/4nR1p/2PpQ3/P6P/1P3P2/RN2KB2 b Qkq - 1 19',
    linea: '1...Cf3+ 2.Txf3 Dxe4+',
    pista: 'La dama de e7 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El caballo se aparta de e5 con 1...Cf3+ y descubre el ataque de la dama de e7 contra la dama de e4. Las negras ganan una dama por un caballo.',
    prueba: { margen: 447 },
  },
  {
    id: 'aj-tac-descubierta-2-4',
    nivel: 2,
    fen: '5rk1/1p1q1p1p/1pR3p1/8/Q7/PP6/PPP2r2/1K1R4 w - - 0 1',
    linea: '1.Txg6+ fxg6 2.Dxd7',
    pista: 'La dama de a4 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'La torre se aparta de c6 con 1.Txg6+ y descubre el ataque de la dama de a4 contra la dama de d7 mientras captura el peón. Las blancas ganan una dama y un peón por una torre.',
    prueba: { margen: 725 },
  },
  {
    id: 'aj-tac-descubierta-2-5',
    nivel: 2,
    fen: '5rk1/p4p1p/3R2p1/2N5/2P5/1QP3P1/PP3P1P/r1q1bRK1 b - - 0 1',
    linea: '1...Axf2+ 2.Rxf2 Dxf1+',
    pista: 'La dama de c1 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El alfil se aparta de e1 con 1...Axf2+ y descubre el ataque de la dama de c1 contra la torre de f1 mientras captura el peón. Las negras ganan una torre y un peón por un alfil.',
    prueba: { margen: 882 },
  },
  {
    id: 'aj-tac-descubierta-2-6',
    nivel: 2,
    fen: 'Q1N2rkn/3rqppp/R2p4/1Bp5/4P3/1P4P1/1P1b1P1P/5RK1 w - - 0 1',
    linea: '1.Cxe7+ Txe7 2.Dxf8+ Rxf8 3.Ta8+ Te8 4.Txe8#',
    pista: 'La dama de a8 está tapada por una pieza propia: ¿qué atacaría si se apartara?',
    explicacion:
      'El caballo se aparta de c8 con 1.Cxe7+ y descubre el ataque de la dama de a8 contra la torre de f8 mientras captura la dama. La línea acaba en mate en 4 jugadas con 4.Txe8#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-descubierta-3-1',
    nivel: 3,
    fen: '2kr4/ppp2r2/1ppp1Q2/6R1/2PP2qB/2P4P/2n2PP1/4R1K1 w - - 0 1',
    linea: '1.Dxd8+ Rxd8 2.Tg8+ Rd7 3.Td8#',
    pista: 'Mira la diagonal del alfil de h4 y la torre que la tapa en g5. ¿Dónde tendría que estar el rey negro?',
    explicacion:
      '1.Dxd8+ obliga al rey a ponerse en d8, sobre la diagonal del alfil de h4 que tapa la torre de g5. Al apartarse con 2.Tg8+ la torre da jaque doble, así que no sirve capturar ni interponer: solo queda 2...Rd7 y 3.Td8# con la torre apoyada por el alfil y la columna e cerrada por la otra torre.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-descubierta-3-2',
    nivel: 3,
    fen: '3R4/1p2rkp1/p4b2/2P5/1P4p1/P5P1/3BNK2/8 b - - 4 58',
    linea: '1...Txe2+ 2.Rxe2 Axd8',
    pista:
      'Tienes una pieza de menos. ¿Qué ataca el alfil de f6 si tu torre de e7 se va, y adónde puede irse con jaque?',
    explicacion:
      'La torre de e7 tapa al alfil de f6, que apunta a la torre de d8. Al irse con 1...Txe2+ captura el caballo y da jaque, de modo que las blancas no llegan a salvar la suya: 2.Rxe2 Axd8. Las negras recuperan la pieza de menos y el final queda casi igualado.',
    prueba: { margen: 258 },
  },
  {
    id: 'aj-tac-descubierta-3-3',
    nivel: 3,
    fen: 'r4br1/pkp2p1p/6p1/p1nNP3/3N2b1/R3P1P1/PP1K1P1P/R1B5 b - - 6 19',
    linea: '1...Ce4+ 2.Re1 Axa3',
    pista: 'El caballo de c5 tapa al alfil de f8. Busca un salto que dé jaque al descubrirlo.',
    explicacion:
      'Al saltar con 1...Ce4+ el caballo da jaque y abre la diagonal del alfil de f8 hacia la torre de a3: el rey se mueve y 2...Axa3 gana la calidad. No decide la partida, porque los caballos blancos quedan muy activos, pero sin esta jugada las negras están peor.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-tac-descubierta-3-4',
    nivel: 3,
    fen: '1n5r/rp2k2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KR4 w - - 0 21',
    linea: '1.Df7+ Rd8 2.Cb5+ Cbd7 3.Dxf6+ Rc8 4.Dxh8+ Cf8 5.Dxf8#',
    pista: 'El caballo de d6 tapa la columna de la torre de d1. ¿Cómo llevas al rey a esa columna?',
    explicacion:
      '1.Df7+ solo deja 1...Rd8, y ahí el rey queda en la columna de la torre de d1, tapada por el caballo. 2.Cb5+ es el jaque descubierto: tras 2...Cbd7 la dama entra tomando con jaque, 3.Dxf6+ Rc8 4.Dxh8+, hasta el mate en f8.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-descubierta-3-5',
    nivel: 3,
    fen: 'r1b1kb1r/ppp1qp1p/2n5/3p4/P3npNP/1P6/1BPPQ1P1/RN2KB1R b KQkq - 2 10',
    linea: '1...Axg4 2.Dxg4 Cg3+ 3.Rd1 Cxh1',
    pista: 'Tu dama y el rey blanco están en la misma columna. ¿Qué debe dejar de hacer antes la dama blanca?',
    explicacion:
      'En la columna e la dama de e7 apunta al rey de e1, pero la dama de e2 se interpone. 1...Axg4 la obliga a tomar (si no, cae la dama), y entonces 2.Dxg4 Cg3+ es jaque descubierto que también ataca la torre de h1: 3.Rd1 Cxh1. Si las blancas toman la otra torre, 4.Axh8 Cf2+ vuelve a atacar al rey y a la dama.',
    prueba: { margen: 145 },
  },
  {
    id: 'aj-tac-descubierta-3-6',
    nivel: 3,
    fen: '5r1k/p3R1pp/p2q4/Q1pp4/3P1n1r/1P2P3/1P1N2PP/5R1K b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Ce2+ 3.g3 Dxg3+ 4.Rh1 Dh3#',
    pista: 'La dama de d6 apunta a h2 a través de su caballo. ¿Cómo atraes al rey a esa diagonal?',
    explicacion:
      '1...Txh2+ lleva al rey a h2, sobre la diagonal de la dama de d6 que tapa el caballo de f4. 2...Ce2+ es el jaque descubierto: el caballo quita g1 y g3, y tras 3.g3 Dxg3+ 4.Rh1 Dh3# ya no hay salida. Si 2.Rg1, el mismo salto 2...Ce2 da mate.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-descubierta-4-1',
    nivel: 4,
    fen: '5rk1/pp2nppp/8/3p4/q1b5/P1rB1QNR/PPP5/2KR4 w - - 0 1',
    linea: '1.Axh7+ Rh8 2.Ad3+ Rg8 3.Th8+ Rxh8 4.Dh5+ Rg8 5.Dh7#',
    pista:
      'La torre de h3 y el alfil de d3 apuntan al mismo peón. Imagina una batería en la columna h y adónde conviene retirar luego el alfil.',
    explicacion:
      '1.Axh7+ Rh8 crea la batería: torre en h3 y alfil delante. El alfil se retira con jaque descubierto a d3 para seguir apuntando a h7 y, con la torre entregada en h8 (3.Th8+ Rxh8), la dama ocupa su lugar ganando tiempo: 4.Dh5+ Rg8 5.Dh7#, apoyada por el alfil.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-descubierta-4-2',
    nivel: 4,
    fen: 'r3rnk1/pp4p1/2p2p2/2qb3Q/5P1B/1P6/5RPP/1R5K b - - 5 25',
    linea: '1...Axg2+ 2.Txg2 Dxh5',
    pista:
      'La dama de h5 no está defendida y comparte fila con la tuya. ¿Qué pieza estorba y cómo se aparta con jaque?',
    explicacion:
      'La dama blanca de h5 está sin defensa en la misma fila que la de c5; solo la tapa el alfil de d5. 1...Axg2+ lo aparta con jaque y no hay tiempo de salvar la dama: 2.Txg2 o 2.Rxg2 y 2...Dxh5. Las negras ganan la dama y un peón por el alfil.',
    prueba: { margen: 243 },
  },
  {
    id: 'aj-tac-descubierta-4-3',
    nivel: 4,
    fen: 'r3kb1r/ppp1qp1p/5n2/3P2N1/2BPNp2/8/PPP3PP/R1BbR1K1 w kq - 0 12',
    linea: '1.Cxf6+ Rd8 2.Txe7',
    pista:
      'Las blancas han entregado la dama. Mira la columna e: ¿qué ataca la torre de e1 si el caballo salta con jaque?',
    explicacion:
      '1.Cxf6+ da jaque y abre la columna e contra la dama de e7, que queda clavada y por eso no puede tomar el caballo. El rey solo tiene 1...Rd8, y 2.Txe7 recupera la dama con piezas de ventaja. La tentadora 1.d6 permite a las negras devolver material con 1...Dxe4.',
    prueba: { margen: 123 },
  },
  {
    id: 'aj-tac-descubierta-4-4',
    nivel: 4,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista:
      'La dama y el alfil pueden formar una batería frente al rey. ¿A qué casilla debe ir después el alfil para que caiga f7?',
    explicacion:
      '1.Dh6+ Rg8 (1...Rh8 2.Dxh7#) 2.Axh7+ Rh8 forma la batería de dama y alfil. El jaque descubierto 3.Ag6+ elige la casilla precisa: el alfil ataca f7, y tras 3...Rg8 4.Dh7+ Rf8 la dama da mate ahí, 5.Dxf7#. Con otra retirada del alfil, f7 aguanta.',
    prueba: { mate: 5 },
  },
];
