import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacClavada: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-clavada-0-1',
    nivel: 0,
    fen: 'r3k2r/pp2bppp/2q1pn2/8/8/2N5/PPP2PPP/R2QKB1R w KQkq - 0 1',
    linea: '1.Ab5 Dxb5 2.Cxb5',
    pista: 'La dama negra y su rey están en la misma diagonal y entre los dos no hay nada.',
    explicacion:
      'El alfil clava a la dama de c6 contra el rey de e8: no puede salir de esa diagonal. Si toma el alfil, el caballo de c3 la captura, así que las blancas ganan la dama por un alfil.',
    prueba: { margen: 398 },
  },
  {
    id: 'aj-tac-clavada-0-2',
    nivel: 0,
    fen: 'r3k3/pp3ppp/2p5/4q3/8/2P5/PP3PPP/3Q1RK1 w - - 0 1',
    linea: '1.Te1 Dxe1+ 2.Dxe1+',
    pista: 'La dama negra está en la misma columna que su rey. ¿Qué pieza tuya puede ocuparla bien defendida?',
    explicacion:
      'La torre, defendida por la dama de d1, clava a la dama de e5 contra el rey de e8. La dama no puede dejar la columna: lo mejor es cambiarla por la torre, y las blancas ganan dama por torre.',
    prueba: { margen: 205 },
  },
  {
    id: 'aj-tac-clavada-0-3',
    nivel: 0,
    fen: '3k4/pp3ppp/4p3/3n4/8/8/PPP2PPP/3R2K1 w - - 0 1',
    linea: '1.c4 Rc7 2.cxd5',
    pista:
      'El caballo de d5 tapa a su rey de la torre y no puede moverse. Atácalo con la pieza de menos valor que tengas.',
    explicacion:
      'El caballo de d5 está clavado por la torre de d1 contra el rey de d8. El peón lo ataca, el caballo no puede huir y las blancas lo ganan por un peón.',
    prueba: { margen: 246 },
  },
  {
    id: 'aj-tac-clavada-0-4',
    nivel: 0,
    fen: '6k1/pp4pp/8/3r4/8/8/PP2B1PP/6K1 w - - 0 1',
    linea: '1.Ac4 Rf8 2.Axd5',
    pista: 'Mira la diagonal que va del rey de g8 hacia el centro: ¿qué pieza negra está en ella?',
    explicacion:
      'El alfil llega a c4 y clava a la torre de d5 contra el rey de g8. La torre no puede apartarse sin dejar a su rey en jaque, y tampoco alcanza al alfil, que le apunta en diagonal: las blancas la ganan.',
    prueba: { margen: 416 },
  },
  {
    id: 'aj-tac-clavada-0-5',
    nivel: 0,
    fen: 'r3qrk1/p1pnbppp/1p6/8/3Q1P2/2N5/PPP3PP/R1B2RK1 b - - 0 1',
    linea: '1...Ac5 2.Ae3 Axd4',
    pista: 'La dama blanca y su rey están en la misma diagonal, y tu alfil puede entrar en ella bien defendido.',
    explicacion:
      'El alfil clava a la dama de d4 contra el rey de g1. La dama no puede salir de la diagonal, y en c5 el alfil está defendido por el peón de b6 y el caballo: las negras ganan la dama por el alfil.',
    prueba: { margen: 332 },
  },
  {
    id: 'aj-tac-clavada-0-6',
    nivel: 0,
    fen: 'r2q1rk1/ppp2pp1/3pn2b/8/8/2P1QNR1/PP1N1PPP/R5K1 w - - 0 1',
    linea: '1.Dxh6',
    pista: '¿El peón de g7 defiende de verdad al alfil de h6? Mira qué tiene detrás y quién le apunta.',
    explicacion:
      'El peón de g7 parece defender el alfil de h6, pero está clavado: si captura en h6, la torre de g3 daría jaque al rey de g8. La dama toma el alfil sin peligro.',
    prueba: { margen: 484 },
  },
  {
    id: 'aj-tac-clavada-0-7',
    nivel: 0,
    fen: 'r1bqkb1r/pp1nppp1/2p2n1p/8/3PN3/5N2/PPP1QPPP/R1B1KB1R w KQkq - 2 7',
    linea: '1.Cd6#',
    pista: 'El peón de e7 tapa a su rey de la dama blanca, así que no puede capturar nada.',
    explicacion:
      'El caballo da jaque desde d6 y el rey de e8 no tiene salida, rodeado por sus piezas. El peón de e7 no puede tomar el caballo porque está clavado por la dama de e2: es mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-tac-clavada-1-1',
    nivel: 1,
    fen: '8/2p3p1/8/2k2P2/6P1/2K3b1/1p1N4/8 b - - 8 64',
    linea: '1...Ae1 2.Rxb2 Axd2',
    pista: 'Mira qué hay en línea con el rey de c3: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a e1 y clava al caballo de d2 contra el rey de c3, que está detrás: el caballo no puede apartarse sin dejar al rey en jaque. Las negras ganan un caballo por un peón.',
    prueba: { margen: 176 },
  },
  {
    id: 'aj-tac-clavada-1-2',
    nivel: 1,
    fen: '2R1n1rk/6rp/2Q3p1/P3pp2/2N1P2q/2p4P/P1P3P1/5RK1 w - - 6 39',
    linea: '1.Txe8 Te7 2.Txg8+',
    pista: 'Mira qué hay en línea con el rey de h8: una pieza rival puede quedar clavada.',
    explicacion:
      'La torre toma en e8 y clava a la torre de g8 contra el rey de h8, que está detrás: la torre no puede apartarse sin dejar al rey en jaque. Las blancas ganan un caballo.',
    prueba: { margen: 276 },
  },
  {
    id: 'aj-tac-clavada-1-3',
    nivel: 1,
    fen: '7k/5pp1/1p1R3p/3pQ1n1/2P1P3/5q2/PPP1N1r1/1K1R4 w - - 0 1',
    linea: '1.Txh6+ Ch7 2.De8#',
    pista: '¿Está libre el peón de g7 para defender lo que parece defender?',
    explicacion:
      'El peón de g7 parece defender h6, pero está clavado por la dama de e5 contra el rey y no puede recapturar en h6. La línea acaba en mate en 2 jugadas con 2.De8#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-clavada-1-4',
    nivel: 1,
    fen: '5r1k/pp1Qb1p1/2n3pp/2P1r3/8/2P1B1P1/P3PP1P/R4K2 b - - 6 26',
    linea: '1...Txe3',
    pista: '¿Está libre el peón de f2 para defender lo que parece defender?',
    explicacion:
      'El peón de f2 parece defender e3, pero está clavado por la torre de f8 contra el rey y no puede recapturar en e3. Las negras ganan un alfil.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-tac-clavada-1-5',
    nivel: 1,
    fen: 'r1bq1rk1/pp1n1ppp/2p5/3p4/1b1PNB2/2N1P2P/PP3PP1/R2QKB1R b KQ - 0 11',
    linea: '1...dxe4 2.a3 Axc3+',
    pista: '¿Está libre el caballo de c3 para defender lo que parece defender?',
    explicacion:
      'El caballo de c3 parece defender e4, pero está clavado por el alfil de b4 contra el rey y no puede recapturar en e4. Las negras ganan un caballo.',
    prueba: { margen: 212 },
  },
  {
    id: 'aj-tac-clavada-1-6',
    nivel: 1,
    fen: 'rnb1kb1r/p3qp1p/2p3p1/1p1N4/4PQn1/1B6/PPP2PPP/R1B1K1NR b KQkq - 3 11',
    linea: '1...cxd5',
    pista: '¿Está libre el peón de e4 para defender lo que parece defender?',
    explicacion:
      'El peón de e4 parece defender d5, pero está clavado por la dama de e7 contra el rey y no puede recapturar en d5. En cambio, 1...g5 permite 2.Cxe7 y la posición queda mucho peor.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-tac-clavada-2-1',
    nivel: 2,
    fen: 'r3k2r/pp1n1ppp/4pn2/2bp4/P3q3/1PQ1B2P/N2P1PP1/R3KB1R b KQkq - 5 14',
    linea: '1...d4 2.Dd3 dxe3',
    pista: 'Una pieza clavada no puede moverse: suma atacantes contra el alfil de e3.',
    explicacion:
      'El alfil de e3 está clavado por la dama de e4 contra el rey; el peón lo ataca otra vez desde d4 y no puede huir. Las negras ganan un alfil por un peón.',
    prueba: { margen: 162 },
  },
  {
    id: 'aj-tac-clavada-2-2',
    nivel: 2,
    fen: 'r1b1n2r/1pk2pp1/3b3p/p7/5B1P/P1N2N2/1P2KPP1/3R4 w - - 0 23',
    linea: '1.Cb5+ Rd7 2.Cxd6 Cxd6 3.Txd6+',
    pista: 'Una pieza clavada no puede moverse: suma atacantes contra el alfil de d6.',
    explicacion:
      'El alfil de d6 está clavado por el alfil de f4 contra el rey; el caballo lo ataca otra vez desde b5 y no puede huir. Las blancas ganan un caballo.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-tac-clavada-2-3',
    nivel: 2,
    fen: '2r2rk1/1p1bqpb1/p1n2npp/8/3P1N2/1QPp3P/PP1N1BP1/R4RK1 w - - 0 19',
    linea: '1.Cxg6 De2 2.Cxf8',
    pista: '¿Está libre el peón de f7 para defender lo que parece defender?',
    explicacion:
      'El peón de f7 parece defender g6, pero está clavado por la dama de b3 contra el rey y no puede recapturar en g6. En cambio, 1.Tfe1 permite 1...Dd6 y la posición queda mucho peor.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-tac-clavada-2-4',
    nivel: 2,
    fen: 'rnb1kbnr/ppp1pppp/2q5/8/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 4',
    linea: '1.Ab5 Ad7 2.Axc6',
    pista: 'Mira qué hay en línea con el rey de e8: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a b5 y clava a la dama de c6 contra el rey de e8, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las blancas ganan una dama por un alfil.',
    prueba: { margen: 352 },
  },
  {
    id: 'aj-tac-clavada-2-5',
    nivel: 2,
    fen: 'r1b1k2r/1pqpbpp1/p3pn1p/4P3/3Q1P2/2N5/PPP1B1PP/R1B2RK1 b kq - 0 12',
    linea: '1...Ac5 2.Ae3 Axd4',
    pista: 'Mira qué hay en línea con el rey de g1: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a c5 y clava a la dama de d4 contra el rey de g1, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las negras ganan una dama por un alfil.',
    prueba: { margen: 343 },
  },
  {
    id: 'aj-tac-clavada-2-6',
    nivel: 2,
    fen: 'rn2kb1r/pp3ppp/3p4/2p2q2/4n3/2N5/PPPB1PPP/R2QK2R w KQkq - 0 10',
    linea: '1.De2 De6 2.Dxe4',
    pista: 'Mira qué hay en línea con el rey de e8: una pieza rival puede quedar clavada.',
    explicacion:
      'La dama llega a e2 y clava al caballo de e4 contra el rey de e8, que está detrás: el caballo no puede apartarse sin dejar al rey en jaque. Las blancas ganan un caballo.',
    prueba: { margen: 173 },
  },
  {
    id: 'aj-tac-clavada-3-1',
    nivel: 3,
    fen: 'r1b1k2r/pppp1ppp/2n5/2q1n1B1/1bP5/P3PN2/1P1N1PPP/R2QKB1R b KQkq - 0 9',
    linea: '1...Cxf3+ 2.gxf3 Axd2+ 3.Dxd2 Dxg5',
    pista: 'El alfil de g5 depende del caballo de f3. ¿Y puede el caballo de d2 recapturar en f3?',
    explicacion:
      'El alfil de g5 solo lo defiende el caballo de f3, y el caballo de d2 no podrá recapturar allí porque está clavado contra el rey por el alfil de b4. 1...Cxf3+ elimina al defensor con jaque; tras 2.gxf3 Axd2+ 3.Dxd2 Dxg5 las negras ganan una pieza.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-tac-clavada-3-2',
    nivel: 3,
    fen: '6k1/p2R1r1p/1p4p1/1B2p1q1/8/P6Q/1PP2r2/1K6 w - - 0 36',
    linea: '1.Ac4 Rf8 2.Axf7 Txf7 3.Txf7+',
    pista: 'Las blancas están peor. Mira qué pieza negra está en la diagonal que lleva al rey de g8.',
    explicacion:
      '1.Ac4 clava la torre de f7 contra el rey y suma un segundo atacante al de d7; la torre ya no puede tomar en d7. Las blancas recuperan la calidad y, tras los cambios en f7, la dama entra por h7 con la posición igualada. Tomar antes con 1.Txf7 Txf7 pierde la fuerza de la clavada.',
    prueba: { margen: 147 },
  },
  {
    id: 'aj-tac-clavada-3-3',
    nivel: 3,
    fen: 'rn2k2r/1Q1bppbp/P2p1np1/q1pP4/8/2N1P2P/PP3PP1/R1B1KBNR b KQkq - 4 11',
    linea: '1...Cxd5 2.Ad2 Axc3',
    pista: 'La dama blanca amenaza la torre de a8. Antes de defenderla, pregúntate si el caballo de c3 puede moverse.',
    explicacion:
      'El caballo de c3 está clavado contra el rey por la dama de a5, así que 1...Cxd5 no solo toma un peón: ataca c3 por tercera vez, junto con la dama y el alfil de g7, que queda abierto. Si 2.Dxa8 Axc3+ 3.bxc3 Dxc3+, el rey blanco no se libra de los jaques; si 2.Ad2, 2...Axc3 recupera material.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-tac-clavada-3-4',
    nivel: 3,
    fen: '2k5/ppp2p1p/6p1/2p1Bb2/2P4q/PR3Q2/5PP1/R2K4 b - - 0 26',
    linea: '1...Ag4 2.Tc1 Axf3+',
    pista: 'Las negras tienen mucho material de menos. ¿Qué pieza blanca está en la misma diagonal que su rey?',
    explicacion:
      '1...Ag4 clava la dama de f3 contra el rey de d1, y el alfil está defendido por la dama de h4: si 2.Dxg4+, 2...Dxg4+. Las negras, que tenían dos torres de menos, ganan la dama por el alfil y quedan igualadas; cualquier otra jugada pierde.',
    prueba: { margen: 395 },
  },
  {
    id: 'aj-tac-clavada-3-5',
    nivel: 3,
    fen: '1rb1r1k1/3nbpp1/p1q1p2p/3nP3/N2B4/pP3N1P/2P3P1/1K1RQB1R b - - 2 25',
    linea: '1...Dxa4',
    pista: 'El caballo de a4 parece defendido por un peón. Mira la columna b antes de creerlo.',
    explicacion:
      'El peón de b3 no defiende a4: está clavado contra el rey de b1 por la torre de b8. Por eso 1...Dxa4 gana el caballo. Si 2.Ra1 se libera de la clavada y ataca a la dama, basta retirarla con 2...Dc6 y la pieza de ventaja queda.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-tac-clavada-3-6',
    nivel: 3,
    fen: '2r2rk1/pp3p1p/1q1p1npQ/1N2p3/2PNP3/5P2/P1P3PP/1K1R3R b - - 0 17',
    linea: '1...exd4',
    pista: '¿Cuál de los dos caballos blancos no puede moverse, y qué defensa deja de existir?',
    explicacion:
      'El caballo de b5 está clavado contra el rey de b1 por la dama de b6, así que no puede recapturar en d4. Tras 1...exd4 la clavada sigue: si 2.Txd4, 2...a6 ataca al caballo inmóvil y lo gana; por eso las negras se quedan con una pieza de más por algún peón.',
    prueba: { margen: 130 },
  },
];
