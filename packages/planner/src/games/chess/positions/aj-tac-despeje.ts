import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDespeje: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-despeje-3-1',
    nivel: 3,
    fen: '1n1rr1k1/5pp1/p1p2Q1p/8/3PR3/P6P/3q1PPN/4R1K1 w - - 0 1',
    linea: '1.Txe8+ Txe8 2.Txe8+ Rh7 3.Df5+ g6 4.Dxf7#',
    pista:
      'Las dos torres blancas están en la columna e. ¿Qué pasa en la octava fila si la primera abre paso a la segunda?',
    explicacion:
      'Tu dama y tu torre de e1 están atacadas, así que todo tiene que ser con jaque. La torre de e4 abre paso a su compañera con 1.Txe8+ Txe8 2.Txe8+, y en h7 el rey queda a merced de la dama: 3.Df5+ g6 4.Dxf7#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-despeje-3-2',
    nivel: 3,
    fen: '6rk/5ppp/5R2/8/1r2Pn2/P2R4/P2B1PPP/1r4RK b - - 0 1',
    linea: '1...Txg1+ 2.Rxg1 Tb1+ 3.Ac1 Txc1+ 4.Td1 Txd1#',
    pista: 'La segunda torre negra necesita justo la casilla que ocupa la primera. ¿Cómo la desocupas con jaque?',
    explicacion:
      'La torre de b4 quiere llegar a b1, pero ahí está la otra. 1...Txg1+ desocupa la casilla con jaque y elimina a la única defensora de la primera fila; tras 2.Rxg1 Tb1+ las interposiciones en c1 y d1 caen una tras otra y es mate del pasillo.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-despeje-3-3',
    nivel: 3,
    fen: 'r4br1/pkp2p1p/6p1/p1nNP3/3N2b1/R3P1P1/PP1K1P1P/R1B5 b - - 6 19',
    linea: '1...Ce4+ 2.Re1 Axa3',
    pista: 'El caballo de c5 tapa al alfil de f8. ¿Qué salto abre la diagonal sin perder un tiempo?',
    explicacion:
      'El alfil de f8 apunta a la torre de a3, pero su caballo estorba en c5. 1...Ce4+ despeja la diagonal con jaque y 2...Axa3 gana la calidad. Los caballos blancos dan compensación y la posición queda igualada, pero es la única jugada que no deja a las negras peor.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-tac-despeje-3-4',
    nivel: 3,
    fen: '3Q2rk/pp3pp1/pp3R1p/4n3/8/P2P4/4qPPP/3B2RK w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Df6+ Rh7 3.Axe2 Tg6 4.Dxe5',
    pista: 'Tu dama está atacada y la casilla f6 sería ideal para un jaque. ¿Cómo la dejas libre ganando tiempo?',
    explicacion:
      'El alfil ya ataca a la dama de e2, pero si 1.Axe2, 1...Txd8. La dama blanca necesita salir con jaque y la casilla f6 la ocupa su torre: 1.Txh6+ gxh6 la despeja, 2.Df6+ Rh7 gana el tiempo y 3.Axe2 se lleva la dama.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-tac-despeje-3-5',
    nivel: 3,
    fen: 'rn2k2r/3qppbp/3p1np1/2pP4/4P3/1PN2N2/P4PPP/R1BQK2R b KQkq - 0 11',
    linea: '1...Cxe4 2.Cxe4 Axa1',
    pista:
      'El alfil de g7 mira a la torre de a1 a través de dos caballos. ¿Cuál puedes mover tú y cuál obligarás a mover?',
    explicacion:
      'En la diagonal g7-a1 estorban el caballo negro de f6 y el blanco de c3. 1...Cxe4 quita el primero tomando un peón y ataca el segundo: si 2.Cxe4, la diagonal queda libre y 2...Axa1 gana la calidad; si 2.Ab2, 2...Cxc3 3.Axc3 Axc3+ gana una pieza.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-tac-despeje-3-6',
    nivel: 3,
    fen: 'r1bq1rk1/p5pp/2pbpp2/8/2P1N3/1P1QP3/PB3PPP/R4RK1 b - - 0 14',
    linea: '1...Axh2+ 2.Rxh2 Dxd3 3.Aa3 Dxe4 4.Axf8 Rxf8',
    pista:
      'Las damas están enfrentadas en la columna d y solo se interpone tu alfil, que además está atacado. ¿Adónde se va con jaque?',
    explicacion:
      'En la columna d solo el alfil de d6 separa a las damas. Se va con jaque, 1...Axh2+, y el rey no tiene tiempo de salvar la suya: 2.Rxh2 Dxd3. Después 3.Aa3 solo recupera una torre, porque el caballo de e4 también cae.',
    prueba: { margen: 475 },
  },
  {
    id: 'aj-tac-despeje-4-1',
    nivel: 4,
    fen: 'rn2k2r/1Q1bppbp/P2p1np1/q1pP4/8/2N1P2P/PP3PP1/R1B1KBNR b KQkq - 4 11',
    linea: '1...Cxd5 2.Ad2 Axc3',
    pista:
      'La dama blanca amenaza a8. ¿Qué gana el alfil de g7 si el caballo de f6 se aparta, y qué caballo blanco está clavado?',
    explicacion:
      'El caballo de c3 está clavado por la dama de a5, y el alfil de g7 también lo atacaría si el caballo de f6 no estorbara. 1...Cxd5 despeja la diagonal y suma otro atacante: si 2.Dxa8 Axc3+ 3.bxc3 Dxc3+, los jaques salvan a las negras; si 2.Ad2, 2...Axc3.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-tac-despeje-4-2',
    nivel: 4,
    fen: '2r1r1k1/5pb1/1Bqpb1p1/p6p/P1PNP3/6P1/2Q2PBP/1R2R1K1 b - - 1 28',
    linea: '1...Dxc4 2.Dxc4 Txc4 3.Cxe6 Txe6',
    pista:
      'Tu dama está atacada por el caballo de d4. ¿Qué retirada captura algo y deja a la torre de c8 mirando la columna?',
    explicacion:
      'La dama está atacada y las negras tienen desventaja; lo mejor es retirarla capturando. Con 1...Dxc4 la columna c queda para la torre, que recaptura si cambian: 2.Dxc4 Txc4 3.Cxe6 Txe6. Es un despeje modesto: se gana un peón, aunque las blancas siguen mejor.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-tac-despeje-4-3',
    nivel: 4,
    fen: '2r2r1k/pp3p1b/5P1P/8/2RnP2R/P7/3N1PP1/5K2 b - - 2 29',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista:
      'El rey de f1 no tiene aire por el caballo de d4. ¿Quién tiene que vigilar la primera fila si cambias una torre?',
    explicacion:
      'El caballo de d4 quita la casilla e2 y el rey de f1 sufre en la primera fila. 1...Txc4 cambia la torre y deja la casilla c8 a la otra: tras 2.Cxc4 Tc8 el caballo está atacado y no puede irse, porque 3...Tc1 daría mate. Las negras ganan la pieza.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-tac-despeje-5-1',
    nivel: 5,
    fen: '2r2rk1/1bqnbppp/p2ppn2/1P6/4P3/1PN2P2/P1NQBBPP/2R2RK1 b - - 0 16',
    linea: '1...Dxc3 2.Dxc3 Txc3',
    pista: 'El peón de b5 amenaza a6. Cuenta atacantes y defensores del caballo de c3.',
    explicacion:
      'Dama y torre negras forman una batería en la columna c, y al caballo de c3 solo lo defiende la dama, porque el caballo de c2 le tapa la columna a la torre de c1. Tras 1...Dxc3 2.Dxc3 Txc3 nadie recaptura. Las blancas obtienen peones pasados a cambio con 3.bxa6 y el juego queda igualado, pero otras jugadas dejan a las negras peor.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-tac-despeje-5-2',
    nivel: 5,
    fen: '2n2r1k/p5pp/1p1p4/Q1R5/2PPP3/P1PPP2r/4qPPP/B5RK w - - 0 1',
    linea: '1.Txc8 Txc8 2.Df5 Te8 3.Dxh3',
    pista: 'La torre de c5 le tapa la quinta fila a tu dama, y las dos están atacadas. ¿Qué captura despeja la fila?',
    explicacion:
      'El peón de b6 ataca a la dama y a la torre. 1.Txc8 toma el caballo y despeja la quinta fila, de modo que tras 1...Txc8 la dama llega a f5 y ataca a la vez las torres sueltas de c8 y h3. Una se salva y la otra cae: 2.Df5 Te8 3.Dxh3.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-tac-despeje-5-3',
    nivel: 5,
    fen: 'r3rnk1/pp4p1/2p2p2/2qb3Q/5P1B/1P6/5RPP/1R5K b - - 5 25',
    linea: '1...Axg2+ 2.Txg2 Dxh5',
    pista:
      'Las damas comparten la quinta fila y la de h5 está sin defensa. ¿Qué pieza estorba y cómo se aparta con jaque?',
    explicacion:
      'La dama de h5 no tiene defensa y solo el alfil de d5 se interpone en la quinta fila. 1...Axg2+ lo despeja con jaque, así que las blancas tienen que responder en g2 y 2...Dxh5 gana la dama. La retirada tranquila del alfil daría tiempo a mover la dama.',
    prueba: { margen: 243 },
  },
  {
    id: 'aj-tac-despeje-6-1',
    nivel: 6,
    fen: 'r1b1kb1r/pppq1ppp/8/n3pQN1/1n6/3B4/PPPP1PPP/RNB1K2R b KQkq - 5 9',
    linea: '1...Dxf5 2.Axf5 Axf5',
    pista: 'Cuenta las piezas que miran a f5 y fíjate en cuál está tapada por tu propia dama.',
    explicacion:
      'La dama de d7 tapa al alfil de c8, que también mira a f5. 1...Dxf5 cambia damas y abre esa diagonal: tras 2.Axf5 Axf5 las negras se quedan con el alfil, porque a f5 llegaban dos piezas contra una. Si las blancas no recapturan, 2...Cxd3+ aumenta la ventaja.',
    prueba: { margen: 118 },
  },
  {
    id: 'aj-tac-despeje-6-2',
    nivel: 6,
    fen: '1q4k1/3R1pp1/4p2p/1pr1p3/4P2P/r4N2/3Q1P2/3B2K1 w - - 0 32',
    linea: '1.Td8+ Dxd8 2.Dxd8+',
    pista: 'La torre de d7 le tapa la columna a tu dama, y la dama negra es la única que cuida la octava fila.',
    explicacion:
      'La torre de d7 estorba a la dama de d2. 1.Td8+ la despeja con jaque y obliga a 1...Dxd8, porque con 1...Rh7 2.Txb8 se pierde la dama. Tras 2.Dxd8+ las blancas quedan con dama y dos piezas menores contra las dos torres y varios peones; en cambio, 1.Cg5 Tc8 deja escapar la ocasión.',
    prueba: { margen: 168 },
  },
  {
    id: 'aj-tac-despeje-6-3',
    nivel: 6,
    fen: 'r3kb1r/ppp1qp1p/5n2/3P2N1/2BPNp2/8/PPP3PP/R1BbR1K1 w kq - 0 12',
    linea: '1.Cxf6+ Rd8 2.Txe7',
    pista: 'Las blancas han entregado la dama. ¿Qué pieza tapa la columna de la torre de e1 y adónde va con jaque?',
    explicacion:
      'El caballo de e4 tapa la torre de e1, que apunta a la dama y al rey. 1.Cxf6+ despeja la columna con jaque; la dama de e7 está clavada y no puede tomar, y el rey solo tiene 1...Rd8. Entonces 2.Txe7 recupera la dama con ventaja de piezas.',
    prueba: { margen: 123 },
  },
];
