import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMate2: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mate2-1-1',
    nivel: 1,
    fen: '5r2/p4k1p/1p2pB2/5r2/P5QP/1P3P2/6PK/8 w - - 4 44',
    linea: '1.Dg7+ Re8 2.De7#',
    pista: 'El alfil de f6 protege dos casillas junto al rey negro. Empieza por una y remata en la otra.',
    explicacion:
      '1.Dg7+ fuerza el mate en 2, que termina con 2.De7# (mate de apoyo): la dama de e7 da mate pegada al rey de e8, apoyada por el alfil de f6.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-1-2',
    nivel: 1,
    fen: '8/1R2nkpp/1p3p2/p1b5/8/6P1/6RP/q2Q3K b - - 5 45',
    linea: '1...Dxd1+ 2.Tg1 Dxg1#',
    pista: 'Captura con jaque y mira qué casilla junto al rey protege el alfil de c5.',
    explicacion:
      '1...Dxd1+ fuerza el mate en 2, que termina con 2...Dxg1# (mate de apoyo): la dama de g1 da mate pegada al rey de h1, apoyada por el alfil de c5.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-1-3',
    nivel: 1,
    fen: '1r2r3/3p2pk/2P5/2b4p/2N2PnP/Pn1R2N1/6P1/R1B4K b - - 2 37',
    linea: '1...Te1+ 2.Cf1 Txf1#',
    pista: 'El alfil de c5 y el caballo de g4 ya quitan las salidas del rey. ¿Por qué fila falta el jaque?',
    explicacion:
      '1...Te1+ fuerza el mate en 2, que termina con 2...Txf1#: la torre de f1 da jaque al rey de h1 y el alfil de c5 y el caballo de g4 controlan sus salidas.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-1-4',
    nivel: 1,
    fen: '1k1r3q/ppp5/2r5/3R1B2/8/n3P2P/5PPK/3Q1R2 w - - 0 1',
    linea: '1.Txd8+ Dxd8 2.Dxd8#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de b8.',
    explicacion:
      '1.Txd8+ fuerza el mate en 2, que termina con 2.Dxd8# (mate del pasillo): el rey de b8 está encerrado por sus propias piezas de a7, b7 y c7 y la dama de d8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-1-5',
    nivel: 1,
    fen: 'N2k4/8/5np1/5p1p/p1RbpBnP/P5PK/4P1B1/4r3 b - - 7 44',
    linea: '1...Cf2+ 2.Rh2 C6g4#',
    pista: 'Trabajan los dos caballos: el primero da jaque y prepara la casilla del segundo.',
    explicacion:
      '1...Cf2+ fuerza el mate en 2, que termina con 2...C6g4#: el caballo de g4 da jaque al rey de h2 y la torre de e1 y el caballo de f2 controlan sus salidas.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-1-6',
    nivel: 1,
    fen: '1k1r4/ppp5/2B5/2pq1b2/r3P2N/1PP2n1R/PPP5/1K1R3Q b - - 0 1',
    linea: '1...Dxd1+ 2.Dxd1 Txd1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de b1.',
    explicacion:
      '1...Dxd1+ fuerza el mate en 2, que termina con 2...Txd1# (mate del pasillo): el rey de b1 está encerrado por sus propias piezas de a2, b2 y c2 y la torre de d1 da mate por la primera fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-2-1',
    nivel: 2,
    fen: 'r5k1/nq3ppp/3p2R1/8/8/4Q3/1P2RPPP/6K1 w - - 0 1',
    linea: '1.De8+ Txe8 2.Txe8#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de g8.',
    explicacion:
      '1.De8+ fuerza el mate en 2, que termina con 2.Txe8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de e8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-2-2',
    nivel: 2,
    fen: '4rNkr/2Q2pp1/3p3p/5R2/r1P5/2PP4/5PPP/2q2RK1 b - - 0 1',
    linea: '1...Dxf1+ 2.Rxf1 Ta1#',
    pista: 'Si el rey estuviera en f1, ¿qué torre podría darle mate?',
    explicacion:
      '1...Dxf1+ fuerza el mate en 2, que termina con 2...Ta1#: la torre de a1 da jaque al rey de f1 y la torre de e8 controla sus salidas.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-2-3',
    nivel: 2,
    fen: '1Q3B1k/5pp1/2R1p2p/2ppr3/8/3P4/n4PPP/4q1RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Te1#',
    pista: 'El dibujo final es el mate del pasillo: imagina dónde acaba el rey de h1.',
    explicacion:
      '1...Dxg1+ fuerza el mate en 2, que termina con 2...Te1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de e1 da mate por la primera fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-2-4',
    nivel: 2,
    fen: '5rk1/5ppp/1p6/8/3PPq2/P1P3rP/4BPP1/3Q1nRK b - - 0 1',
    linea: '1...Txh3+ 2.gxh3 Dh2#',
    pista: 'El caballo de f1 protege h2. ¿Qué sacrificio abre el camino de la dama?',
    explicacion:
      '1...Txh3+ fuerza el mate en 2, que termina con 2...Dh2# (mate de apoyo): la dama de h2 da mate pegada al rey de h1, apoyada por el caballo de f1.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-2-5',
    nivel: 2,
    fen: 'r6r/1pbnkp1p/3qb3/1B2n1p1/PP1QN3/2P1P2P/5PP1/R4RK1 b - - 2 23',
    linea: '1...Cf3+ 2.Rh1 Dh2#',
    pista: 'La dama y el alfil de c7 apuntan a h2. ¿Qué jaque de caballo prepara el remate?',
    explicacion:
      '1...Cf3+ fuerza el mate en 2, que termina con 2...Dh2# (mate de apoyo): la dama de h2 da mate pegada al rey de h1, apoyada por el alfil de c7.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-2-6',
    nivel: 2,
    fen: '2krNr2/ppp5/p2p4/2pQp3/3P3q/PPr5/PP3PPP/4R1RK b - - 0 1',
    linea: '1...Dxh2+ 2.Rxh2 Th8#',
    pista: 'La torre de f8 puede pasar a la columna h. ¿Cómo se trae al rey a ella?',
    explicacion:
      '1...Dxh2+ fuerza el mate en 2, que termina con 2...Th8#: la torre de h8 da jaque al rey de h2 y la torre de c3 controla sus salidas.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-3-1',
    nivel: 3,
    fen: 'Q4rkn/B4ppp/1R6/4p1N1/4P3/2rP2b1/P4PPP/3q2RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tc1#',
    pista: 'Tu dama está atacada, pero el rey de h1 no tiene aire. ¿Quién defiende la primera fila?',
    explicacion:
      'La torre de g1 es la única defensora de la primera fila. 1...Dxg1+ la elimina y lleva al rey a g1, encerrado por f2, g2 y h2; la torre de c3 llega con 2...Tc1# porque ninguna pieza blanca puede interponerse.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-3-2',
    nivel: 3,
    fen: '8/8/5PQ1/5p2/5qPp/k7/8/1K6 b - - 0 1',
    linea: '1...Dd2 2.Dg5 Db2#',
    pista:
      'Los jaques solo dejan escapar al rey hacia el centro. ¿Qué casilla de la dama lo encierra y amenaza dos mates?',
    explicacion:
      'Con jaques el rey blanco se escapa por c2. La jugada tranquila 1...Dd2 lo encierra en la primera fila y amenaza a la vez 2...Db2# y 2...Dd1#; la dama blanca no puede cubrir las dos casillas ni dar jaque: 2.Dg5 Db2#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-3-3',
    nivel: 3,
    fen: '6rk/6r1/7p/p4Q2/P2B4/1PR4P/5PP1/7K w - - 7 50',
    linea: '1.Dg6 h5 2.Dxh5#',
    pista: 'La torre de g7 está clavada. ¿Desde dónde puede la dama amenazar tomarla y también la columna h?',
    explicacion:
      'La torre de g7 está clavada contra el rey por el alfil de d4, así que no puede tomar en g6. 1.Dg6 amenaza 2.Dxg7# y también 2.Dxh6#; si el peón avanza, 1...h5 2.Dxh5#. Las torres negras no pueden atender todo.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mate2-3-4',
    nivel: 3,
    fen: '4Q3/8/8/8/8/3K4/8/k7 w - - 0 1',
    linea: '1.Rc2 Ra2 2.Da4#',
    pista: 'Cuidado con el ahogado. ¿Qué casilla debe quedarle al rey negro?',
    explicacion:
      'El rey blanco se acerca sin ahogar: 1.Rc2 deja solo la casilla a2, y tras 1...Ra2 2.Da4# la dama cierra la columna a mientras el rey controla b1, b2 y b3. Con la dama más cerca, como en 1.Db5, el mate tarda una jugada más.',
    prueba: { mate: 2 },
  },
];
