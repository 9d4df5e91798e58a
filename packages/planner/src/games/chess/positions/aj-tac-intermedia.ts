import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacIntermedia: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-intermedia-2-1',
    nivel: 2,
    fen: '6k1/5pN1/3p4/8/2P1P1K1/1r4P1/p6P/5R2 b - - 0 49',
    linea: '1...Tb1 2.Txb1 axb1=D',
    pista: 'El rey puede recapturar en g7, pero tu peón de a2 está a un paso de coronar.',
    explicacion:
      'Antes de recapturar en g7, 1...Tb1 ofrece el cambio de torres y amenaza coronar: si 2.Txb1, axb1=D. Las negras obtienen una dama, mucho más que el caballo. En cambio, 1...Tb2 permite 2.Ta1 y el peón queda frenado.',
    prueba: { margen: 280 },
  },
  {
    id: 'aj-tac-intermedia-2-2',
    nivel: 2,
    fen: 'r1b2k2/ppp2ppr/2B2n2/3p1N2/1b2P3/P1N1B3/1PP2PPP/R3K2R b KQ - 0 12',
    linea: '1...Axc3+ 2.bxc3 bxc6',
    pista: 'Tu alfil de b4 está atacado y puedes tomar en c6 o en f5. Primero, un jaque.',
    explicacion:
      'Las blancas amenazan axb4, así que recapturar enseguida perdería el alfil. El jaque en c3 lo cambia por el caballo sin perder tiempo y, tras 2.bxc3, el peón de b7 toma en c6.',
    prueba: { margen: 200 },
  },
  {
    id: 'aj-tac-intermedia-2-3',
    nivel: 2,
    fen: 'r1b2k2/4Np2/p2p2rp/1pq5/2P1PPn1/1PN4Q/P5PP/3R1R1K b - - 0 24',
    linea: '1...Cf2+ 2.Txf2 Axh3 3.Cxg6+ fxg6',
    pista: 'Antes de recapturar en e7, busca una jugada intermedia más fuerte.',
    explicacion:
      'Lo automático es recapturar en e7, pero antes 1...Cf2+ con jaque mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan una dama por una torre.',
    prueba: { margen: 313 },
  },
  {
    id: 'aj-tac-intermedia-2-4',
    nivel: 2,
    fen: 'rnbq1rk1/ppp2pbp/3p2p1/4p3/2PPP1P1/2NBB3/PP4PP/R2QK1NR b KQ - 0 8',
    linea: '1...exd4 2.Axd4 Axd4',
    pista: 'Antes de recapturar en g4, busca una jugada intermedia más fuerte.',
    explicacion:
      'Lo automático es recapturar en g4, pero antes 1...exd4 capturando el peón mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan un alfil.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-tac-intermedia-2-5',
    nivel: 2,
    fen: 'r7/1pp2k2/p1p5/6Bq/3p1Pb1/1P1P1P2/P1P2K2/3Q1R2 b - - 0 24',
    linea: '1...Dh2+ 2.Re1 Te8+ 3.Ae7 Txe7+ 4.De2 Dxe2#',
    pista: 'Antes de recapturar en f3, busca una jugada intermedia más fuerte.',
    explicacion:
      'Lo automático es recapturar en f3, pero antes 1...Dh2+ con jaque mejora la situación y las negras obtienen más que con la simple recaptura. La línea acaba en mate en 4 jugadas con 4...Dxe2#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-intermedia-2-6',
    nivel: 2,
    fen: 'r1bq1rk1/ppp2ppp/3p1P2/1Nb5/3p4/8/PPP1QPPP/R1B1KB1R b KQ - 0 9',
    linea: '1...Te8 2.Ae3 dxe3',
    pista: 'Antes de recapturar en f6, busca una jugada intermedia más fuerte.',
    explicacion:
      'Lo automático es recapturar en f6, pero antes 1...Te8 con amenaza sobre la dama de e2 mejora la situación y las negras obtienen más que con la simple recaptura. Las negras ganan un alfil.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-tac-intermedia-3-1',
    nivel: 3,
    fen: '4r1kr/pR4bp/6p1/2p2p2/5P1P/P1N3P1/1n3PB1/6K1 w - - 0 29',
    linea: '1.Ad5+ Te6 2.Axe6+ Rf8 3.Tf7+ Re8 4.Txg7',
    pista:
      'El caballo de b2 está ahí para tomarlo, pero el rey de g8 tiene una diagonal abierta. ¿Qué jaque entra primero?',
    explicacion:
      'El caballo de b2 no se escapa, pero tomarlo enseguida permite 1...Axc3. Antes va 1.Ad5+, que aprovecha la diagonal del rey: si 1...Rf8 2.Tf7+ y mate pronto; si 1...Te6 2.Axe6+ Rf8 3.Tf7+ Re8 4.Txg7, las blancas se llevan torre y alfil.',
    prueba: { margen: 821 },
  },
  {
    id: 'aj-tac-intermedia-3-2',
    nivel: 3,
    fen: '2R3rk/6rp/P1Q2np1/4pp2/2N1q3/2p4P/P1P3PK/5R2 w - - 0 41',
    linea: '1.Dxf6 Txc8 2.Cd6',
    pista:
      'Las damas están enfrentadas y la torre de c8 atacada. Busca una captura que clave algo antes de resolver esos cambios.',
    explicacion:
      'En vez de cambiar damas o torres, 1.Dxf6 toma el caballo y clava la torre de g7 contra el rey. Si 1...Txc8, el caballo salta con 2.Cd6 y ataca a la vez a la dama de e4 y a la torre de c8: las blancas recuperan todo con ventaja. El cambio inmediato 1.Txg8+ Cxg8 deja escapar la ocasión.',
    prueba: { margen: 216 },
  },
  {
    id: 'aj-tac-intermedia-3-3',
    nivel: 3,
    fen: '2r5/1pq3kp/p2RQ1p1/6r1/6P1/5P2/PPP4P/1K5R b - - 0 22',
    linea: '1...Dxc2+ 2.Ra1 Dc1+ 3.Txc1 Txc1#',
    pista: 'La dama blanca ataca tu torre de c8. Antes de salvarla, mira los jaques.',
    explicacion:
      'La torre de c8 está atacada y las negras parecen obligadas a defenderse, pero el jaque intermedio 1...Dxc2+ lo cambia todo: el rey va a a1, encerrado por a2 y b2. Entonces 2...Dc1+ obliga a la torre de h1 a tomar y 3...Txc1# es mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-intermedia-4-1',
    nivel: 4,
    fen: 'r1b1kb1r/2q2ppp/p3pn2/1p1P4/1P1N1P2/2N5/P1PQ2PP/2R1KB1R b Kkq - 0 12',
    linea: '1...Axb4 2.Cc6 Ce4 3.Cxe4 Axd2+',
    pista: 'El peón de d5 no se va a ir. ¿Qué caballo blanco quedaría clavado contra la dama y el rey?',
    explicacion:
      'Recapturar en d5 puede esperar: 1...Axb4 clava el caballo de c3 contra la dama y amenaza 2...Ce4. Si 2.Cc6, que quiere ganar tiempo, 2...Ce4 ataca a la dama y 3.Cxe4 Axd2+ la gana por dos piezas; si 2.Cde2, 2...Cxd5 recupera el peón con uno de más.',
    prueba: { margen: 252 },
  },
  {
    id: 'aj-tac-intermedia-4-2',
    nivel: 4,
    fen: 'r6q/1pp2k2/p1p5/4n1BN/3p4/1P1P3b/P1P2PP1/3Q1RK1 b - - 0 21',
    linea: '1...Ag4 2.Dd2 Axh5',
    pista:
      'Tu alfil de h3 está atacado y el caballo de h5 también. ¿Cómo mueves el alfil sin dar tiempo a la dama blanca?',
    explicacion:
      'Si 1...Dxh5, 2.Dxh5+ gana la dama, y el alfil de h3 está atacado. 1...Ag4 resuelve todo con un ataque a la dama de d1: esta se aparta y 2...Axh5 recupera la pieza. Las blancas mantienen la igualdad con jaques, 3.Df4+, pero otras retiradas del alfil dejan a las negras con pieza de menos.',
    prueba: { margen: 160 },
  },
  {
    id: 'aj-tac-intermedia-4-3',
    nivel: 4,
    fen: '3r1rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PP1/6K1 b - - 0 28',
    linea: '1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3 4.Ae3 Df1 5.De1 Txe1',
    pista: 'El alfil de g5 ataca a tu dama y, detrás, a la torre. Antes de taparlo, busca jaques que ganen tiempo.',
    explicacion:
      'Lo natural es defenderse del alfil con 1...f6, pero 2.Ad2 deja poca ventaja. Los jaques intermedios 1...Td1+ 2.Rh2 Dd6+ sacan las dos piezas de la diagonal ganando tiempo, y tras 3.g3 Dd3 la dama se mete en f1 con amenaza de mate: las blancas tienen que entregar la dama en e1.',
    prueba: { margen: 361 },
  },
  {
    id: 'aj-tac-intermedia-5-1',
    nivel: 5,
    fen: '4Q3/5pk1/7p/p3p3/2B1P3/5p1n/1P3PKP/8 w - - 0 50',
    linea: '1.Rxh3 h5 2.Dxf7+ Rh6 3.Dg8 h4 4.Af7 a4 5.Dg6#',
    pista: 'El peón de f3 da jaque. ¿Cuál de las piezas negras puede defender todavía al rey?',
    explicacion:
      'El peón da jaque y lo automático es tomarlo, pero 1.Rxf3 Cg5+ deja al caballo defendiendo f7. Con 1.Rxh3 desaparece el único defensor: 1...h5 2.Dxf7+ Rh6 3.Dg8 deja f7 al alfil y, tras 4.Af7, no hay cómo evitar 5.Dg6#. Las otras salidas del jaque también ganan, pero tardan mucho más.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-intermedia-5-2',
    nivel: 5,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'El peón de d5 puede esperar. Cuenta las casillas que tiene la dama blanca de a4.',
    explicacion:
      'En lugar de tomar en d5, 1...Cc5 ataca primero a la dama y abre la columna d. Con 2.Dc4 b5 la dama se queda sin casillas y hay que entregarla: 3.Dxc5 Axc5. Si va a c2 o b4, 2...Axd5 toma el peón con la diagonal del rey de h1 abierta, mucho mejor que antes.',
    prueba: { margen: 234 },
  },
  {
    id: 'aj-tac-intermedia-5-3',
    nivel: 5,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'Si tomas la torre, el peón de a2 corona con jaque. ¿Qué amenazas tú con el caballo de f6 y la torre de d7?',
    explicacion:
      'Las blancas amenazan 2.Th7#, y por eso no hace falta tomar la torre: 1.Rxe1 a1=D+ pierde ese tiempo y la partida. Con 1.Rf2 el rey se aparta y los jaques negros se acaban: 1...Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5. Solo entonces se puede cubrir con 5...Tb7, y 6.cxb7 corona con mate.',
    prueba: { mate: 7 },
  },
];
