import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacCadenas: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-cadenas-4-1',
    nivel: 4,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P5qb/8/RPPQ1P1P/2N2R1K b - - 6 26',
    linea: '1...Df3+ 2.Rg1 Ah3 3.Dg5 Axg5 4.Cd3 Dg2#',
    pista: 'Busca primero el jaque que mete al rey en g1, y luego la jugada tranquila que ataca g2.',
    explicacion:
      'Son tres eslabones: el jaque 1...Df3+ fija el peón de f2 y despeja la diagonal del alfil de c8; la jugada tranquila 2...Ah3 amenaza mate en g2, y la dama blanca solo puede sacrificarse en g5 para desviar un momento al otro alfil. El mate en g2 llega igual.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-cadenas-4-2',
    nivel: 4,
    fen: '1n5r/rp2k2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KR4 w - - 0 21',
    linea: '1.Df7+ Rd8 2.Cb5+ Cbd7 3.Dxf6+ Rc8 4.Dxh8+ Cf8 5.Dxf8#',
    pista: 'Primer eslabón: un jaque que lleve al rey a la columna de tu torre. Segundo: la pieza que la tapa.',
    explicacion:
      'La cadena es atracción, descubierta y mate. 1.Df7+ lleva al rey a d8, en la columna de la torre; 2.Cb5+ descubre el jaque, y tras 2...Cbd7 la dama recoge piezas con jaque, 3.Dxf6+ Rc8 4.Dxh8+, hasta el mate en f8.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-cadenas-4-3',
    nivel: 4,
    fen: '2r5/1pq3kp/p2RQ1p1/6r1/6P1/5P2/PPP4P/1K5R b - - 0 22',
    linea: '1...Dxc2+ 2.Ra1 Dc1+ 3.Txc1 Txc1#',
    pista: 'Encadena un jaque que arrincone al rey y otro que quite de la primera fila a su defensora.',
    explicacion:
      'Primero el jaque 1...Dxc2+, apoyado por la torre de c8, arrincona al rey en a1. Después la desviación: 2...Dc1+ obliga a la torre de h1 a tomar, y el último eslabón es el mate del pasillo, 3...Txc1#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-cadenas-4-4',
    nivel: 4,
    fen: 'r5k1/3b1p1p/1Pp3p1/p1Pp4/P1qQ4/5P2/1RP1r1PP/3R2K1 b - - 2 25',
    linea: '1...Te1+ 2.Txe1 Dxd4+ 3.Rf1 Dxb2',
    pista: 'Busca la desviación de la defensora de d4 y mira qué más ataca la dama cuando tome con jaque.',
    explicacion:
      'Se encadenan desviación y ataque doble: 1...Te1+ saca a la torre de d1 de la columna y 2...Dxd4+ toma la dama con jaque, atacando a la vez la torre de b2. Tras 3.Rf1 Dxb2 todo está ganado; si 2.Rf2, 2...De2+ también gana.',
    prueba: { margen: 500 },
  },
  {
    id: 'aj-tac-cadenas-4-5',
    nivel: 4,
    fen: '5r2/pppPrNbp/5k2/3B4/3P1B2/8/PPP1b1PP/4R1K1 w - - 1 20',
    linea: '1.Ag5+ Rg6 2.Axe7 Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7 5.d8=D',
    pista: 'El rey negro y una de sus torres comparten diagonal. ¿Y quién frena el peón de d7 después?',
    explicacion:
      'El primer eslabón es una enfilada: 1.Ag5+, con el alfil defendido por el caballo de f7, obliga al rey a apartarse y 2.Axe7 gana la torre. El segundo es el peón de d7: aunque las negras recuperen con 2...Axd4+ 3.Rh1 Txf7 4.Axf7+ Rxf7, ya nadie vigila d8 y 5.d8=D corona.',
    prueba: { margen: 341 },
  },
  {
    id: 'aj-tac-cadenas-4-6',
    nivel: 4,
    fen: '1k1r4/ppp5/2r5/1R1p3q/8/1P2P2N/1Q4PP/4rR1K b - - 0 1',
    linea: '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ 4.Rf2 Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+ 7.Rh3 Th6#',
    pista: 'Primero hay que sacar al rey de la esquina; después, mira cómo entran las dos torres con jaque.',
    explicacion:
      'Tras 1...Txf1+ 2.Cg1 viene la atracción 2...Txg1+ 3.Rxg1 Dd1+, que saca al rey a f2. Entonces se suma la última pieza, 4...Tf8+, y la dama blanca tiene que interponerse en f6, donde cae con jaque; las torres cierran las columnas f, g y h y dan mate en h6.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-cadenas-5-1',
    nivel: 5,
    fen: '1k1r4/1pp3R1/7P/4p3/4N3/p3P1K1/1b3PP1/2r2B1R w - - 0 35',
    linea: '1.h7 a2 2.Tg8 Td1 3.h8=D',
    pista: 'Tu peón quiere coronar en h8, pero la torre de d8 vigila la octava fila. ¿Cómo le cortas el paso?',
    explicacion:
      'Las dos partes tienen un peón a punto de coronar y el blanco llega antes gracias a una interferencia. Tras 1.h7 a2 2.Tg8 la torre corta la octava fila entre d8 y h8: si la toman, el peón corona al recapturar; si no, 3.h8=D. Así la promoción llega con tiempo de sobra.',
    prueba: { margen: 371 },
  },
  {
    id: 'aj-tac-cadenas-5-2',
    nivel: 5,
    fen: '8/2Q1R1pk/5r2/1P3p1p/P5b1/8/5KP1/8 w - - 13 50',
    linea: '1.Txg7+ Rh6 2.De7 h4 3.Dxf6+ Rh5 4.Dg5#',
    pista: 'La dama y la torre comparten la séptima fila: primero una captura apoyada, luego una jugada tranquila.',
    explicacion:
      'La torre toma con jaque en g7 apoyada por la dama, y tras 1...Rh6 el segundo eslabón es tranquilo: 2.De7 mantiene el apoyo, ataca f6 y amenaza mate en h7. Contra 2...h4 sigue 3.Dxf6+ Rh5 4.Dg5#, y si la torre se va, 3.Th7#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-cadenas-5-3',
    nivel: 5,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista:
      'Coloca la dama delante del rey, forma una batería con el alfil y elige bien la casilla del jaque descubierto.',
    explicacion:
      '1.Dh6+ Rg8 2.Axh7+ Rh8 arma la batería. El eslabón decisivo es el jaque descubierto 3.Ag6+: el alfil va precisamente a g6 para atacar f7, y tras 3...Rg8 4.Dh7+ Rf8 la dama da mate en f7 con su apoyo.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-cadenas-6-1',
    nivel: 6,
    fen: '1k5r/1ppB1q2/ppp5/2p1p3/QRPP4/P1PnP1r1/P4PPP/5RK1 b - - 0 1',
    linea: '1...Txg2+ 2.Rxg2 Tg8+ 3.Ag4 Txg4+ 4.Rh1 Df3#',
    pista: 'Rompe primero la protección del rey en g2 y piensa qué casillas le quedarán en la columna h.',
    explicacion:
      'La atracción 1...Txg2+ saca al rey: 2.Rxg2 Tg8+ y la columna g queda en manos negras. La interposición 3.Ag4 cae con jaque, 3...Txg4+, y el rey, vaya a h1 o a h3, recibe el mate en f3. Rehusar no ayuda: 2.Rh1 Thxh2#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-cadenas-6-2',
    nivel: 6,
    fen: '4R2r/p1pp1pkp/bp3qp1/n7/6Q1/2P1R1N1/P4PPP/6K1 w - - 1 25',
    linea: '1.Ch5+ Rh6 2.Cxf6 Rg7 3.Ch5+ Rh6 4.Tg3 f6 5.Dxg6+ hxg6 6.Txh8#',
    pista: 'El peón de g6 está clavado por tu dama. ¿Qué jaque de caballo aprovecha que no puede tomar?',
    explicacion:
      'El peón de g6 está clavado contra el rey por la dama de g4, así que 1.Ch5+ es un ataque doble que nadie puede capturar: 1...Rh6 2.Cxf6 gana la dama. El caballo vuelve, 3.Ch5+ Rh6, y 4.Tg3 carga la columna g: contra 4...f6 el sacrificio 5.Dxg6+ hxg6 abre la columna h y 6.Txh8# remata.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-cadenas-6-3',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'Tomar la torre permite coronar con jaque. ¿Qué mate amenazas y cómo se acaban los jaques rivales?',
    explicacion:
      'Se juntan una jugada intermedia y una amenaza de mate: 1.Rf2 no toma la torre, porque 1.Rxe1 a1=D+ sería con jaque, y mantiene la amenaza en h7. Cuando las negras agotan sus jaques con 4.Rxf4 g5+ 5.Rf5, solo pueden cubrir con 5...Tb7, y el peón toma y corona con mate.',
    prueba: { mate: 7 },
  },
];
