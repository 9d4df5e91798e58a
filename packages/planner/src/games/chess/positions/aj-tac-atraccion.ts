import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacAtraccion: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-atraccion-2-1',
    nivel: 2,
    fen: '6kN/5ppp/1rp5/8/2P1PR2/3P2Q1/2n2PPP/1q4RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tb1#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxg1+ atrae al rey de h1 a g1, donde 2...Tb1# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-2',
    nivel: 2,
    fen: 'Q4rkn/B4ppp/1R6/4p1N1/4P3/2rP2b1/P4PPP/3q2RK b - - 0 1',
    linea: '1...Dxg1+ 2.Rxg1 Tc1#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxg1+ atrae al rey de h1 a g1, donde 2...Tc1# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-3',
    nivel: 2,
    fen: '4rNkr/2Q2pp1/3p3p/5R2/r1P5/2PP4/5PPP/2q2RK1 b - - 0 1',
    linea: '1...Dxf1+ 2.Rxf1 Ta1#',
    pista: 'El rey de g1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxf1+ atrae al rey de g1 a f1, donde 2...Ta1# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-4',
    nivel: 2,
    fen: '2krNr2/ppp5/p2p4/2pQp3/3P3q/PPr5/PP3PPP/4R1RK b - - 0 1',
    linea: '1...Dxh2+ 2.Rxh2 Th8#',
    pista: 'El rey de h1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion: '1...Dxh2+ atrae al rey de h1 a h2, donde 2...Th8# le da mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atraccion-2-5',
    nivel: 2,
    fen: '3Rr1k1/5pp1/QB5p/4p3/1n6/PP1P3q/PPP5/1K1R2r1 w - - 0 1',
    linea: '1.Txe8+ Rh7 2.Th8+ Rxh8 3.Da8+ Rh7 4.Txg1',
    pista: 'El rey de h7 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '2.Th8+ atrae al rey de h7 a h8, donde 3.Da8+ le da jaque y la combinación sigue. Las blancas ganan una torre.',
    prueba: { margen: 491 },
  },
  {
    id: 'aj-tac-atraccion-2-6',
    nivel: 2,
    fen: '1B2r1k1/p4pp1/3pn2p/br5q/3P4/P3Q3/PPP4R/1K2N2R b - - 0 1',
    linea: '1...Dd1+ 2.Dc1 Txb2+ 3.Rxb2 Txb8+ 4.Ra1 Dxc1#',
    pista: 'El rey de b1 estaría peor en otra casilla: busca cómo llevarlo allí.',
    explicacion:
      '2...Txb2+ atrae al rey de b1 a b2, donde 3...Txb8+ le da jaque y la combinación sigue. La línea acaba en mate en 4 jugadas con 4...Dxc1#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-3-1',
    nivel: 3,
    fen: '5rkr/5ppp/1pqpp3/8/2P3R1/2P3n1/PPP1QR2/2KR4 w - - 0 1',
    linea: '1.Txg7+ Rxg7 2.Dg4+ Rh6 3.Tf6#',
    pista: 'Tus torres y tu dama pueden cerrar las columnas f y g. ¿Cómo haces que el rey negro quede entre ellas?',
    explicacion:
      'El sacrificio 1.Txg7+ atrae al rey a g7, lejos de su refugio: la torre de f2 cierra la columna f y 2.Dg4+ cierra la columna g. Solo queda 2...Rh6, y 3.Tf6# con la dama quitando h5 y g5.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-atraccion-3-2',
    nivel: 3,
    fen: '2krr3/ppp4p/8/3PNp2/2pR4/5PP1/PP1n3P/4R1K1 b - - 1 24',
    linea: '1...Txe5 2.Txe5 Cxf3+ 3.Rf2 Cxe5',
    pista:
      'Tu caballo de d2 está atacado. ¿En qué casilla tendría que estar la torre de e1 para que un jaque de caballo la alcance?',
    explicacion:
      'El caballo de d2 está atacado, pero tiene un jaque en f3 que alcanza e5. 1...Txe5 lleva allí a la torre: 2.Txe5 Cxf3+ ataca al rey y a la torre y 3...Cxe5 deja a las negras con pieza de más. Si 2.Txd2, las negras siguen con 2...Txe1+ y ganan la torre.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-tac-atraccion-3-3',
    nivel: 3,
    fen: '5r2/1Q3ppk/7p/n2pp3/4P1q1/R3P2P/NP3PP1/2r1R1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Rh2 Th1+ 3.Rxh1 Dd1+ 4.Rh2 Cxb7',
    pista:
      'Las dos damas están atacadas. ¿En qué casilla tendría que estar el rey blanco para que tu dama se vaya con jaque?',
    explicacion:
      'El peón de h3 ataca a la dama negra y el caballo de a5 a la blanca. Después de 1...Txe1+ 2.Rh2, la torre se entrega con 2...Th1+ para atraer al rey a h1: 3.Rxh1 Dd1+ sale del ataque con jaque y 4...Cxb7 gana la dama. También ganan otras segundas jugadas, pero esta lo deja todo resuelto.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-tac-atraccion-3-4',
    nivel: 3,
    fen: '1R3r1k/6pp/1Q1p4/8/4P2r/1P1P2N1/3q1PPP/2n3RK b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Dh6+ 3.Ch5 Dxh5+ 4.Rg3 Ce2#',
    pista:
      'El rey blanco está protegido por h2. ¿Qué piezas negras lo esperan si se ve obligado a salir por esa columna?',
    explicacion:
      '1...Txh2+ atrae al rey a h2 para que 2...Dh6+ llegue con jaque por la columna abierta. El caballo solo puede taparse con 3.Ch5, pero cae, y el rey sale a g3, donde el caballo de c1 salta a e2 y da mate: la torre de f8 cierra la columna f y la dama, la h.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-3-5',
    nivel: 3,
    fen: '5qrk/p4ppp/2p1p3/r1pp4/2Q5/P3PR2/1PP5/1K5R w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dh4+ Rg6 3.Dg4+ Rh6 4.Th3#',
    pista: 'Sin el peón de h7, el rey negro tendría que salir. Mira qué columnas cierran tus otras piezas.',
    explicacion:
      '1.Txh7+ saca al rey a h7 y la dama lo persigue con 2.Dh4+: la única salida es 2...Rg6. Allí la torre de f3 le quita la columna f y 3.Dg4+ lo devuelve a la columna h, donde 4.Th3# lo espera. Sus propias piezas de f8, g8, f7 y g7 le impiden volver a casa.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-3-6',
    nivel: 3,
    fen: '6rk/q4ppp/p2bp2Q/3r4/3P4/2N5/PPP3R1/2KR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Ah2 3.Thxh2+ Th5 4.Txh5#',
    pista: 'La torre de g2 ya cierra la columna g. ¿Qué pasaría si el rey estuviera en la columna h abierta?',
    explicacion:
      'La torre de g2 controla la columna g, así que un rey en h7 no tiene salida: g6 está vigilada y g8 la ocupa su torre. 1.Dxh7+ lo atrae allí y 2.Th1+ da jaque por la columna abierta; las interposiciones 2...Ah2 y 3...Th5 solo retrasan 4.Txh5#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-4-1',
    nivel: 4,
    fen: '5Brk/5ppp/R1p1p3/4p3/2r2Q2/1P1PP2P/1q3PPK/3n1R2 w - - 0 1',
    linea: '1.Axg7+ Rxg7 2.Dg5+ Rh8 3.Df6+ Tg7 4.Ta8#',
    pista:
      'La octava fila es débil, pero la torre de g8 la cuida. ¿Cómo atraes al rey para que esa torre acabe clavada?',
    explicacion:
      '1.Axg7+ atrae al rey a g7 para entrar con jaques: 1...Rxg7 2.Dg5+ Rh8 3.Df6+ y la torre tiene que taparse en g7, donde queda clavada. Ya no puede volver a g8 y 4.Ta8# es mate. Si 1...Txg7, entonces 2.Ta8+ Tg8 3.Df6#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-4-2',
    nivel: 4,
    fen: '5r1k/p3R1pp/p2q4/Q1pp4/3P1n1r/1P2P3/1P1N2PP/5R1K b - - 0 1',
    linea: '1...Txh2+ 2.Rxh2 Ce2+ 3.g3 Dxg3+ 4.Rh1 Dh3#',
    pista: 'La dama de d6 apunta a h2 a través de su propio caballo. ¿Dónde te gustaría ver al rey blanco?',
    explicacion:
      '1...Txh2+ atrae al rey a h2, la casilla a la que apunta la dama de d6 detrás del caballo. Entonces 2...Ce2+ descubre el jaque y quita g1 y g3: 3.g3 Dxg3+ 4.Rh1 Dh3#. Si 2.Rg1, 2...Ce2# termina antes.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-4-3',
    nivel: 4,
    fen: '4r1kB/4Qpp1/3p1n1p/8/3q4/P1P5/rPP5/1KR4R b - - 0 1',
    linea: '1...Txb2+ 2.Ra1 Ta2+ 3.Rxa2 Dc4+ 4.Ra1 Txe7',
    pista:
      'Las dos damas están atacadas. ¿En qué casilla tendría que estar el rey blanco para que tu dama salga con jaque?',
    explicacion:
      'El peón de c3 ataca a la dama negra y la torre de e8 a la blanca. 1...Txb2+ 2.Ra1 Ta2+ atrae al rey a a2 para que la dama escape con jaque: 3.Rxa2 Dc4+ 4.Ra1 Txe7 gana la dama. Si 2.Rxb2, 2...Tb8+ y el rey queda en red de mate.',
    prueba: { margen: 464 },
  },
  {
    id: 'aj-tac-atraccion-4-4',
    nivel: 4,
    fen: '1k1r4/ppp5/2r5/1R1p3q/8/1P2P2N/1Q4PP/4rR1K b - - 0 1',
    linea: '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ 4.Rf2 Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+ 7.Rh3 Th6#',
    pista:
      'La defensa del rey descansa en la torre y el caballo. ¿Cómo lo obligas a salir de la esquina hacia tus torres?',
    explicacion:
      '1...Txf1+ 2.Cg1 Txg1+ entrega la torre para atraer al rey a g1, donde 3...Dd1+ lo saca a campo abierto. Desde ahí las dos torres entran con jaque, 4...Tf8+ y 5...Tcxf6+ (la dama blanca solo puede interponerse), y cierran las columnas f, g y h hasta 7...Th6#.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-atraccion-5-1',
    nivel: 5,
    fen: '2r3rk/3R1ppp/8/3p1n1R/q3P3/3P1Q2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dxf5+ g6 3.Th1+ Rg7 4.Dxf7#',
    pista: 'La torre de d7 presiona f7. ¿Qué columna se abriría si el rey negro tuviera que tomar algo?',
    explicacion:
      '1.Txh7+ atrae al rey a h7: el peón desaparece, la columna h se abre y 2.Dxf5+ toma el caballo con jaque. Si 2...g6, la segunda torre llega con 3.Th1+ Rg7 y 4.Dxf7# con el apoyo de la torre de d7; si 2...Rh8, 3.Th1# es inmediato.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-5-2',
    nivel: 5,
    fen: '1k5r/1ppB1q2/ppp5/2p1p3/QRPP4/P1PnP1r1/P4PPP/5RK1 b - - 0 1',
    linea: '1...Txg2+ 2.Rxg2 Tg8+ 3.Ag4 Txg4+ 4.Rh1 Df3#',
    pista:
      'La dama de f7 y la torre de h8 esperan columnas abiertas. ¿Qué peón blanco hay que quitar, y quién tendrá que tomar?',
    explicacion:
      '1...Txg2+ atrae al rey a g2, fuera de su refugio y sobre la columna g: 2.Rxg2 Tg8+ y las casillas h1 y h3 quedan expuestas a la dama. Tras 3.Ag4 Txg4+ el rey vaya a h1 o a h3 encuentra 4...Df3#. Si rehúsa con 2.Rh1, 2...Thxh2# es inmediato.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-atraccion-5-3',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Las dos damas están atacadas y el turno es tuyo. ¿Cómo consigues que la tuya se vaya dando jaque?',
    explicacion:
      'Las dos damas están atacadas: si 1.Cxa3 dxe5, no se gana nada. 1.Txh7+ atrae al rey a h7 para que la dama salga con jaques: 2.Df5+ g6 3.Dh3+ Rg7 y ahora sí 4.Cxa3, dama por torre. El jaque intermedio de h3 es necesario, porque en f5 la dama volvía a estar atacada.',
    prueba: { margen: 245 },
  },
];
