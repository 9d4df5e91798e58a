import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDesviacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-desviacion-2-1',
    nivel: 2,
    fen: 'r7/1B4k1/1P1npp2/6p1/8/7P/2rB1KP1/R2R4 b - - 0 37',
    linea: '1...Txa1 2.Txa1 Txd2+',
    pista: 'La torre de d1 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de d1 defendía d2; 1...Txa1 la desvía a a1 y entonces 2...Txd2+ captura el alfil. Las negras ganan un alfil.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-tac-desviacion-2-2',
    nivel: 2,
    fen: '1k1r3r/ppp5/1B2b2R/2p3n1/4N3/3q4/4QPPP/5RK1 w - - 0 1',
    linea: '1.Dxd3 Txd3 2.Txh8+',
    pista: 'La torre de d8 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de d8 defendía h8; 1.Dxd3 la desvía a d3 y entonces 2.Txh8+ captura la torre. Las blancas ganan una torre.',
    prueba: { margen: 391 },
  },
  {
    id: 'aj-tac-desviacion-2-3',
    nivel: 2,
    fen: '2krn3/ppp2Qq1/p4r2/4p3/2P5/5R1P/5PP1/3BR1K1 w - - 0 1',
    linea: '1.Dxg7 Cxg7 2.Txf6',
    pista: 'El caballo de e8 tiene una tarea importante: ¿puedes obligarlo a abandonarla?',
    explicacion:
      'El caballo de e8 defendía f6; 1.Dxg7 lo desvía a g7 y entonces 2.Txf6 captura la torre. Las blancas ganan una torre.',
    prueba: { margen: 455 },
  },
  {
    id: 'aj-tac-desviacion-2-4',
    nivel: 2,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/3Np3/PB1P1PPP/RN1QKB1R b KQkq - 3 7',
    linea: '1...exf2+ 2.Cxf2 Dxb2',
    pista: 'El caballo de d3 tiene una tarea importante: ¿puedes obligarlo a abandonarla?',
    explicacion:
      'El caballo de d3 defendía b2; 1...exf2+ lo desvía a f2 y entonces 2...Dxb2 captura el alfil. Las negras ganan un alfil.',
    prueba: { margen: 250 },
  },
  {
    id: 'aj-tac-desviacion-2-5',
    nivel: 2,
    fen: '1k1b3r/ppp5/p3q2N/8/4P3/2n3Q1/5RPP/5R1K b - - 0 1',
    linea: '1...Cxe4 2.Df4 Cxf2+ 3.Dxf2 Dxh6 4.Df4 Dxf4',
    pista: 'La dama de f4 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La dama de f4 defendía h6; 2...Cxf2+ la desvía a f2 y entonces 3...Dxh6 captura el caballo. En cambio, 1...Dxh6 permite 2.Tf7 y la ventaja es mucho menor.',
    prueba: { margen: 157 },
  },
  {
    id: 'aj-tac-desviacion-2-6',
    nivel: 2,
    fen: '1k5r/1pp3r1/p2p4/4p2q/4PRQ1/2P4P/P4PP1/4R1K1 w - - 0 1',
    linea: '1.Tf8+ Txf8 2.Dxh5',
    pista: 'La torre de h8 tiene una tarea importante: ¿puedes obligarla a abandonarla?',
    explicacion:
      'La torre de h8 defendía h5; 1.Tf8+ la desvía a f8 y entonces 2.Dxh5 captura la dama. Las blancas ganan una dama por una torre.',
    prueba: { margen: 202 },
  },
  {
    id: 'aj-tac-desviacion-3-1',
    nivel: 3,
    fen: '1k5r/1pp5/pp2p3/2p5/2P1P3/1P6/PPP1Q2R/1K1R2qr w - - 0 1',
    linea: '1.Txh8+ Txh8 2.Txg1',
    pista: '¿Quién defiende a la dama negra de g1? Mira si esa pieza tiene además otra obligación.',
    explicacion:
      'La torre de h1 defiende a la dama de g1, pero también tiene que responder en h8. 1.Txh8+ la arrastra fuera de la primera fila: 1...Txh8 2.Txg1 y, cambiada una torre por otra, las blancas ganan la dama. El orden importa, porque 1.Txh1 Txh1 deja la dama defendida.',
    prueba: { margen: 548 },
  },
  {
    id: 'aj-tac-desviacion-3-2',
    nivel: 3,
    fen: 'r1b1kb1r/ppppqppp/2nn4/1B1N4/3Pp3/5N2/PPP1QPPP/R1B2RK1 b kq - 3 8',
    linea: '1...exf3 2.Dxf3 Cxb5',
    pista:
      'Tu dama está atacada por el caballo de d5. Busca una captura que obligue a la dama blanca a soltar el alfil de b5.',
    explicacion:
      'El caballo de d5 ataca a la dama negra, así que hay que responder con algo mayor: 1...exf3 ataca a la dama de e2, que era la defensora del alfil de b5. Tras 2.Dxf3 Cxb5 3.Cxe7 Cbxd4 el caballo sale atacando a la dama y las negras quedan algo mejor. Tomar antes en b5 falla: 1...Cxb5 2.Cxe7 y la desviación llega tarde.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-tac-desviacion-3-3',
    nivel: 3,
    fen: 'r5k1/3b1p1p/1Pp3p1/p1Pp4/P1qQ4/5P2/1RP1r1PP/3R2K1 b - - 2 25',
    linea: '1...Te1+ 2.Txe1 Dxd4+ 3.Rf1 Dxb2',
    pista: 'A la dama de d4 solo la defiende la torre de d1. ¿Cómo la sacas de esa columna?',
    explicacion:
      'La torre de d1 es la única defensora de la dama de d4. 1...Te1+ la obliga a dejar la columna: 2.Txe1 Dxd4+ y el jaque deja además sin defensa la torre de b2, 3.Rf1 Dxb2. Si 2.Rf2, 2...De2+ y la torre de d1 cae.',
    prueba: { margen: 500 },
  },
  {
    id: 'aj-tac-desviacion-4-1',
    nivel: 4,
    fen: '3n1r1k/p5pp/1B2p3/4p3/4P2R/1PPP4/PPP2R2/1K1R1r1r w - - 0 1',
    linea: '1.Txf8+ Txf8 2.Tdxh1',
    pista: 'La torre de f1 defiende a su compañera de h1. ¿Qué captura la obliga a irse lejos?',
    explicacion:
      'La torre de f1 sostiene a la de h1, pero también tiene que recapturar en f8. 1.Txf8+ es jaque, así que 1...Txf8 es forzada y, sin su defensora, cae la torre de h1: 2.Tdxh1. Si se cambia en otro orden, como 1.Txh1, las negras responden 1...T1xf2 y pierden mucho menos.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-tac-desviacion-4-2',
    nivel: 4,
    fen: 'r4r1k/pppbn1p1/1b4B1/1q2Np2/8/2PQB3/P5PP/R3RK2 b - - 0 21',
    linea: '1...Dxd3+ 2.Cxd3 Cxg6',
    pista: 'Al alfil de g6 lo defienden dos piezas. ¿Qué cambio las quita a las dos de encima?',
    explicacion:
      'Al alfil de g6 lo sostienen la dama de d3 y el caballo de e5. 1...Dxd3+ elimina a la primera y, como es jaque, obliga al segundo a recapturar: tras 2.Cxd3 el alfil se quedó solo y 2...Cxg6 gana una pieza. Tomar el caballo con 1...Dxe5 también gana material, pero bastante menos.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-tac-desviacion-4-3',
    nivel: 4,
    fen: 'r1r3k1/5pp1/4b2p/4n3/q7/P1Q4P/2B2PPN/3R3K w - - 5 36',
    linea: '1.Dxc8+ Txc8 2.Axa4',
    pista: 'Las damas están enfrentadas y la octava fila negra es débil. ¿Quién defiende a la dama de a4?',
    explicacion:
      'A la dama de a4 la defiende la torre de a8, y 1.Dxc8+ la desvía: 1...Txc8 2.Axa4 recupera la dama y la partida queda igualada. No sirve tomar con el alfil, porque la octava fila queda abierta: 1...Axc8 2.Td8+ De8 3.Txe8#. Si 1.Axa4, 1...Txc3 deja a las blancas con torre de menos.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-tac-desviacion-5-1',
    nivel: 5,
    fen: 'r5k1/1p3p1p/6p1/6Q1/2pq3P/2b2PP1/2K3B1/r1N5 b - - 1 36',
    linea: '1...T8a2+ 2.Cxa2 Dd3#',
    pista: '¿Qué casilla vecina al rey cuida el caballo de c1?',
    explicacion:
      'El caballo de c1 es el único que vigila d3. 1...T8a2+ le obliga a tomar, porque el rey no tiene casillas, y al irse a a2 suelta d3: 2...Dd3#. También hay otros mates, como 1...Txc1+, pero son más largos.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-desviacion-5-2',
    nivel: 5,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista:
      'Tu caballo de d6 tapa la columna de la torre. ¿Adónde puede ir atacando algo, y qué caballo blanco queda sin tiempo?',
    explicacion:
      'La jugada tranquila 1...Cf7 destapa la torre de d8 contra el caballo de d2 y ataca el de e5. Si este vuelve a f3 o d3 para proteger, 2...Txe1+ lo desvía a e1 y 3...Txd2 gana la pieza. Con 2.Txf5 Cxe5 el caballo de d2 también se pierde tras los cambios en e5.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-desviacion-5-3',
    nivel: 5,
    fen: '6kr/2r2pp1/Q3p2p/1pbnP3/6q1/6P1/P2N1P1P/2RRB1K1 b - - 2 38',
    linea: '1...Cc3 2.Txc3 Dxd1',
    pista:
      'La torre de c1 defiende a la de d1, que tu dama ya ataca. ¿Dónde puedes poner una pieza que la obligue a elegir?',
    explicacion:
      'La dama de g4 ataca la torre de d1 y solo la de c1 la defiende. 1...Cc3 añade un segundo ataque y amenaza saltar a e2 con jaque: si 2.Txc3, la defensora dejó la primera fila y 2...Dxd1 gana la calidad; si 2.Da5, 2...Ce2+ gana la torre de c1.',
    prueba: { margen: 78 },
  },
];
