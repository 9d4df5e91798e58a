import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParErrores: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-errores-2-1',
    nivel: 2,
    fen: '2r3k1/1pq4p/p2R1Qp1/6r1/6P1/5P2/PPP4P/1K1R4 b - - 4 24',
    linea: '1...Dxc2+ 2.Ra1 Dc1+ 3.Txc1 Txc1#',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de h1 a d1.',
    explicacion:
      'Tras la última jugada rival (la torre de h1 a d1), 1...Dxc2+ fuerza el mate en 3, que termina con 3...Txc1# (mate del pasillo): el rey de a1 está encerrado por sus propias piezas de a2 y b2 y la torre de c1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-par-errores-2-2',
    nivel: 2,
    fen: 'r5k1/ppPb1pp1/2n2r1p/8/4P2q/N1P2Q1P/PPB3P1/R1B2K1R b - - 2 19',
    linea: '1...Txf3+ 2.gxf3 Dg3',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de d1 a f3.',
    explicacion:
      'Tras la última jugada rival (la dama de d1 a f3), la torre de f6 (5 puntos) captura la dama de f3 (9 puntos): aunque recapturen, el cambio es favorable. Las negras ganan una dama por una torre.',
    prueba: { margen: 238 },
  },
  {
    id: 'aj-par-errores-2-3',
    nivel: 2,
    fen: '3r2k1/pp3pp1/1q5p/4n3/3NP3/7P/PP3QP1/3R2K1 b - - 0 32',
    linea: '1...Cc6 2.Tf1 Dxd4 3.Dxd4 Txd4',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de h2 a h3.',
    explicacion:
      'El avance h3 dejó sin atender el caballo de d4, clavado contra la torre de d1 y atacado por la dama y la torre. El caballo negro va a c6 y lo ataca por tercera vez: se pierde. La regla: antes de una jugada de espera, revisa tus piezas clavadas.',
    prueba: { margen: 170 },
  },
  {
    id: 'aj-par-errores-2-4',
    nivel: 2,
    fen: 'b5k1/r2nNppp/B3pn2/2bp4/P3P3/1P3P2/5BPP/5RK1 b - - 3 25',
    linea: '1...Rf8 2.Cxd5 exd5 3.Axc5+ Cxc5',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de f5 a e7.',
    explicacion:
      'El caballo dio jaque en e7 y se metió en un callejón. El rey va a f8 y lo ataca: no puede volver, y tras 2.Cxd5 exd5 las negras han ganado una pieza por un peón. La regla: antes de dar un jaque, mira adónde vuelve la pieza.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-par-errores-2-5',
    nivel: 2,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/1pN1B2R/P3NKP1/RQ6 b - - 1 19',
    linea: '1...b2 2.Rg1 bxa1=D',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de c2 a b1.',
    explicacion:
      'La dama fue a b1, junto a su torre, y el peón avanza con ataque: en b2 amenaza tomar en a1 y coronar, y si la dama lo captura, 2...Cd3+ hace horquilla de rey y dama. Las blancas pierden una torre por un peón. La causa: no mirar los avances de peón del rival.',
    prueba: { margen: 264 },
  },
  {
    id: 'aj-par-errores-2-6',
    nivel: 2,
    fen: '8/1p1R1R2/1p5k/p2P3r/P7/5Bp1/4P1K1/2q5 b - - 3 48',
    linea: '1...Dh1+ 2.Rxg3 Dh2+ 3.Rg4 Tg5#',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de f1 a g2.',
    explicacion:
      'Tras la última jugada rival (el rey de f1 a g2), 1...Dh1+ fuerza el mate en 3, que termina con 3...Tg5#: la torre de g5 da jaque al rey de g4 y la dama de h2 y el rey de h6 controlan sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-par-errores-3-1',
    nivel: 3,
    fen: '6k1/1r4p1/4Pn1p/2bp1P2/4pB2/r3P2B/6RP/2R3K1 w - - 2 42',
    linea: '1.Txc5 Tb1+ 2.Rf2',
    pista: 'La torre fue a a3 y dejó una pieza sin defensa: ¿cuál?',
    explicacion:
      'El error negro fue dejar el alfil de c5 sin defensa. Se captura, pero hay que prever los jaques: tras 1...Tb1+ 2.Rf2 el rey está seguro y las blancas conservan la pieza y el peón de e6.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-par-errores-3-2',
    nivel: 3,
    fen: 'B4rk1/2q2p1p/1p4p1/p3P3/1n6/4P1P1/b2b1PNP/Q1B2RK1 b - - 1 25',
    linea: '1...Ac3 2.Ab2 Axb2 3.Dxb2 Txa8',
    pista: 'La dama acaba de ir a la esquina a1: ¿qué alfil puede atacarla con tiempo?',
    explicacion:
      'El error fue meter la dama en la esquina: el alfil de d2 la ataca desde c3 y gana el tiempo que faltaba para capturar en a8. Tras 2.Ab2 Axb2 3.Dxb2 Txa8 las negras tienen una pieza de más.',
    prueba: { margen: 253 },
  },
  {
    id: 'aj-par-errores-3-3',
    nivel: 3,
    fen: '1q4k1/3R1pp1/4p2p/1pr1p3/4P2P/r4N2/3Q1P2/3B2K1 w - - 0 32',
    linea: '1.Td8+ Dxd8 2.Dxd8+',
    pista: 'La torre dejó la octava fila: ¿qué jaque lo aprovecha?',
    explicacion:
      'Al irse la torre de a8, la octava fila quedó en manos de la dama. El jaque la obliga a capturar y 2.Dxd8+ gana la dama por la torre; después 3.Dd6 ataca la torre de c5 y e5. Con 1.Cg5 Tc8 la fila vuelve a estar defendida.',
    prueba: { margen: 168 },
  },
  {
    id: 'aj-par-errores-3-4',
    nivel: 3,
    fen: '7r/1p6/1Bpk4/4p1p1/P3P2p/3n1P1P/P5PK/2R5 w - - 1 31',
    linea: '1.Td1 c5 2.Txd3+',
    pista: 'El caballo de d3 y el rey de d6 están en la misma columna.',
    explicacion:
      'La torre clava el caballo contra el rey y no hay forma de defenderlo: tras 1...Re6 2.Txd3 se gana la pieza y el final. Con 1.Tc2 Cf4 el caballo escapa.',
    prueba: { margen: 275 },
  },
  {
    id: 'aj-par-errores-3-5',
    nivel: 3,
    fen: 'r1b2r1k/pppp1p1n/7Q/4P1p1/q1BP4/8/P2b1PPP/R2R2K1 w - - 0 20',
    linea: '1.Ad3 f5 2.exf6 Tf7 3.Txd2',
    pista: 'El alfil se fue a d2 y la dama está en a4: ¿quién defiende h7?',
    explicacion:
      'El error fue alejar las piezas del rey: el alfil apunta a h7 y amenaza Dxh7#. La única defensa es 1...f5, pero tras 2.exf6 el peón avanza y las blancas recuperan el alfil de d2 con ataque. Con 1.Ab3 Dxd4 no hay nada.',
    prueba: { margen: 620 },
  },
  {
    id: 'aj-par-errores-3-6',
    nivel: 3,
    fen: '2R3rk/6rp/P1Q2np1/4pp2/2N1q3/2p4P/P1P3PK/5R2 w - - 0 41',
    linea: '1.Dxf6 Txc8 2.Cd6',
    pista: 'La dama de h4 defendía una pieza: ¿cuál quedó sin protección?',
    explicacion:
      'Al ir a e4, la dama dejó de defender el caballo de f6: 1.Dxf6 gana pieza, y si 1...Txc8, 2.Cd6 ataca la torre y la dama. Con 1.Txg8+ Cxg8 2.Dxe4 el caballo se salva.',
    prueba: { margen: 216 },
  },
  {
    id: 'aj-par-errores-4-1',
    nivel: 4,
    fen: '8/5pkp/3Q4/3P1BPp/1p1q4/p4PK1/3r4/3b1R2 w - - 0 38',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'El peón avanzó en el otro flanco mientras el rey estaba en peligro: ¿hay jaques decisivos?',
    explicacion:
      'El error fue gastar una jugada en a3: la dama y el alfil dan mate en las casillas débiles: 1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ y 5.Dxf7#. El jaque a la descubierta desde h7 es la clave.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-par-errores-4-2',
    nivel: 4,
    fen: '3rk3/1p3pp1/p1p1p1p1/3n4/1P1P3r/4BB1P/P5P1/1R3RK1 w - - 0 28',
    linea: '1.Ag5 Txd4 2.Axd8 Rxd8 3.Axd5',
    pista: 'Las dos torres negras comparten una diagonal de tu alfil.',
    explicacion:
      'El alfil ataca las dos torres a la vez: si 1...Txd4 2.Axd8 Rxd8 3.Axd5 y las blancas ganan la calidad con ataque en f7. Es más que defender el peón aislado con 1.Af2.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-par-errores-4-3',
    nivel: 4,
    fen: 'r1b1kb1r/ppqp1ppp/2n1p3/8/2B1P1n1/2N2N1P/PP2QPP1/R1B2RK1 b kq - 0 9',
    linea: '1...Cd4 2.hxg4 Cxe2+',
    pista: 'Además de la dama de e2, ¿qué defiende el caballo de f3? Mira la casilla h2.',
    explicacion:
      'Es la celada siberiana: el caballo ataca la dama y al defensor de h2. Si 2.Cxd4, 2...Dh2# es mate; por eso las blancas pierden la dama tras 2.hxg4 Cxe2+. Con 1...Cge5 la idea desaparece y hay igualdad.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-par-errores-5-1',
    nivel: 5,
    fen: '2r2r1k/pp3p1b/5P1P/8/2RnP2R/P7/3N1PP1/5K2 b - - 2 29',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista: 'El rey de f1 no tiene salidas: ¿qué cambio abre la columna c?',
    explicacion:
      'Después de 1...Txc4 2.Cxc4 Tc8 el caballo no puede retirarse por ...Tc1 mate: el caballo de d4 controla e2 y los peones encierran al rey. Tras 3.f3 Txc4 las negras ganan la pieza y el final. Con 1...Tfd8 las blancas respiran.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-par-errores-5-2',
    nivel: 5,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista: 'El caballo ataca tu torre y tu rey: ¿qué casilla lo deja sin retorno tras capturar?',
    explicacion:
      'El caballo da jaque y ataca la torre, pero después de capturar en a4 no tendrá salida: tras 2.Cxa4 b5 3.Cb2 a5 el rey de d4 le corta el regreso y los peones pasados ganan. Con 1...Rc4 el caballo vuelve con jaque por b2.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-par-errores-5-3',
    nivel: 5,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cd3 Txe1+ 3.Cxe1 Txd2',
    pista: 'El caballo de d2 solo tiene un defensor: ¿cómo lo apartas con tiempo?',
    explicacion:
      'El caballo ataca al de e5 y abre la columna d. Tras 2.Cd3 Txe1+ 3.Cxe1 Txd2 el defensor ha sido desviado y cae el caballo de d2. Con 1...Ce4 2.Cxc6 las blancas cambian y se salvan.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-par-errores-6-1',
    nivel: 6,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P6b/7q/RPPQ1P1P/2N2RK1 b - - 4 25',
    linea: '1...Dg4+ 2.Rh1 Df3+ 3.Rg1 Ah3 4.Dg5 Axg5 5.Cd3 Dg2#',
    pista: 'El rey volvió a g1: ¿qué serie de jaques lleva tu dama a f3?',
    explicacion:
      'El error fue volver a la esquina: los jaques 1...Dg4+ 2.Rh1 Df3+ 3.Rg1 llevan la dama a f3 y 3...Ah3 amenaza Dg2#. La entrega 4.Dg5 Axg5 solo retrasa el mate. Con 1...Ag4 el rey se defiende.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-par-errores-6-2',
    nivel: 6,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista: 'El peón de a2 va a coronar: ¿cómo coronas tú antes y con ataque?',
    explicacion:
      'La torre obliga a cambiar y el peón corona en g8; aunque las negras coronan en a1, la torre de h1 y la dama llegan primero al rey de a7: 3.Th8 crea amenazas imparables. Con 1.Ac4 a1=D se pierde la iniciativa.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-par-errores-6-3',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'La dama se colocó en c6: ¿qué diagonal comparte con una casilla vacía de tu alfil?',
    explicacion:
      'El error fue dejar la dama en la diagonal a4-e8: el alfil, defendido por la dama de d1, la ataca y todas sus casillas están controladas. Si 1...b5, 2.Axb5; si 1...Axc3, 2.Axc6 bxc6 y las blancas ganan la dama por muy poco.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-par-errores-6-4',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'La torre se ofrece en e1: ¿conviene capturarla o apartarse?',
    explicacion:
      'Capturar sería el error: 1.Rxe1 a1=D+ y las negras ganan. El rey se aparta a f2 y, tras los jaques de la torre, llega a f5 o g4; entonces los peones b y c coronan con mate, porque la torre de d7 encierra al rey.',
    prueba: { mate: 7 },
  },
];
