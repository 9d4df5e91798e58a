import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMate3: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mate3-3-1',
    nivel: 3,
    fen: '6rk/p3rppp/1pqp1R1Q/8/2Pn4/8/PPP5/1KRR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Dxh1 3.Txh1#',
    pista: 'La torre de f6 quita la sexta fila. ¿Qué pasa si la columna h se abre y tienes dos torres para usarla?',
    explicacion:
      'La torre de f6 controla g6 y h6, así que un rey en h7 no tiene salida. 1.Dxh7+ Rxh7 2.Th1+ abre fuego por la columna; la dama negra puede tomar la primera torre, 2...Dxh1, pero la segunda recaptura con mate: 3.Txh1#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mate3-3-2',
    nivel: 3,
    fen: '6rk/2r2ppp/p1p1Q3/3pp3/2Pn3R/5q2/PPP5/1K1RR3 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Th1+ Dxh1 3.Txh1#',
    pista: 'Tu dama de e6 controla la sexta fila. Cuenta las torres que pueden llegar a h1.',
    explicacion:
      'La dama de e6 quita g6 y h6, y la torre de g8 ocupa la otra salida. 1.Txh7+ Rxh7 2.Th1+ abre la columna h; la dama negra puede tomar en h1, pero queda otra torre para recapturar con mate, 3.Txh1#. Por eso hay que empezar con la torre de h4 y conservar las otras dos.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mate3-3-3',
    nivel: 3,
    fen: '5r1k/5qpp/2pp4/2R1p3/2PP4/1n6/2QbN1PP/5R1K b - - 0 1',
    linea: '1...Dxf1+ 2.Cg1 Ae3 3.Dc1 Cxc1 4.dxe5 Dxg1#',
    pista:
      'La primera fila es débil y el caballo de e2 tendrá que cubrirla. ¿Qué pieza menor puede atacarlo cuando quede clavado?',
    explicacion:
      '1...Dxf1+ 2.Cg1 deja el caballo clavado en la primera fila y al rey encerrado por g2 y h2. La jugada decisiva es tranquila: 2...Ae3 ataca g1 otra vez y amenaza mate. La dama blanca solo puede sacrificarse, 3.Dc1 Cxc1, para retrasarlo una jugada.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-3-4',
    nivel: 3,
    fen: '2kr4/ppp5/prp5/R3p3/3P1Bn1/3P2R1/5PPP/4rRK1 b - - 0 1',
    linea: '1...Tbb1 2.Ac1 Tbxc1 3.Txe1 Txe1#',
    pista: 'No hace falta cambiar torres enseguida: ¿cómo aumentas la presión sobre f1?',
    explicacion:
      'La torre de f1 sostiene sola la primera fila. 1...Tbb1 suma la segunda torre y amenaza 2...Txf1#: si toma, 2.Txe1 Txe1#; si el alfil se interpone con 2.Ac1, también cae. El cambio inmediato 1...Txf1+ 2.Rxf1 dejaría salir al rey.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mate3-3-5',
    nivel: 3,
    fen: 'r6r/1N1k1pp1/5b1p/2Qq4/4pB2/1P6/P1P2PPP/4R1K1 w - - 1 27',
    linea: '1.Dxd5+ Re8 2.Cd6+ Re7 3.Dxf7+ Rd8 4.Cb7+ Rc8 5.Dc7#',
    pista: 'El rey de d7 está en el centro. Después de tomar la dama, ¿cómo colaboran caballo y alfil?',
    explicacion:
      '1.Dxd5+ gana la dama, y además el rey no se salva: si 1...Rc8, 2.Dc6#. Tras 1...Re8 2.Cd6+ Re7 3.Dxf7+ Rd8 el caballo vuelve con jaque, 4.Cb7+ Rc8, y el alfil de f4 apoya el mate en c7.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-3-6',
    nivel: 3,
    fen: '2r3rk/3R1ppp/8/3p1n1R/q3P3/3P1Q2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dxf5+ g6 3.Th1+ Rg7 4.Dxf7#',
    pista: '¿Qué sacrificio abre la columna h y permite a la dama entrar en f5 con jaque?',
    explicacion:
      '1.Txh7+ Rxh7 abre la columna h y 2.Dxf5+ toma el caballo con jaque. Si 2...g6, la torre de d1 llega con 3.Th1+ Rg7 y la dama da mate en f7 apoyada por la torre de d7; si 2...Rh8, 3.Th1# es inmediato.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-4-1',
    nivel: 4,
    fen: '5Brk/5ppp/R1p1p3/4p3/2r2Q2/1P1PP2P/1q3PPK/3n1R2 w - - 0 1',
    linea: '1.Axg7+ Rxg7 2.Dg5+ Rh8 3.Df6+ Tg7 4.Ta8#',
    pista: 'La torre de a6 quiere dar mate en a8. ¿Cómo logras que la torre de g8 no pueda volver?',
    explicacion:
      '1.Axg7+ abre el enroque. Tras 1...Rxg7 2.Dg5+ Rh8 3.Df6+ la torre tiene que interponerse en g7, donde queda clavada, y la octava fila se queda sin defensa: 4.Ta8#. Si 1...Txg7, 2.Ta8+ Tg8 3.Df6#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-4-2',
    nivel: 4,
    fen: '6k1/p2p4/2p5/2R2q1p/P2p1N1P/5KP1/1r3P2/8 b - - 0 40',
    linea: '1...d5 2.Rg2 De4+ 3.Rg1 Tb1+ 4.Tc1 Txc1+ 5.Rh2 Th1#',
    pista: 'Tu dama está atacada por la torre de c5. ¿Qué jugada tapa ese ataque y le quita una casilla al rey?',
    explicacion:
      '1...Dxc5 gana una torre, pero 1...d5 da mate: tapa la quinta fila y controla e4, la casilla por la que el rey escaparía. Después 2.Rg2 De4+ 3.Rg1 Tb1+ y las interposiciones solo retrasan el mate en la primera fila; si 2.g4, 2...Dxg4#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-4-3',
    nivel: 4,
    fen: '1n3k1r/rp2q2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KRR3 w - - 0 20',
    linea: '1.Txe7 c4 2.Tf7+ Rg8 3.Dxc4 Cc6 4.Tc7+ Cd5 5.Dxd5+ Rf8 6.Df7#',
    pista: 'Si el rey toma la torre, ¿qué jaque de dama y qué descubierta siguen?',
    explicacion:
      '1.Txe7 elimina la dama y el rey no puede recapturar: 1...Rxe7 2.Df7+ Rd8 3.Cb5+ con jaque descubierto de la torre de d1. Si 1...c4 tapa la diagonal, 2.Tf7+ Rg8 3.Dxc4 la abre de nuevo y los jaques de la torre por la séptima fila terminan en mate en f7.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-mate3-4-4',
    nivel: 4,
    fen: '4R2r/p1pp1p1p/bp3qpk/n6N/6Q1/2P1R3/P4PPP/6K1 w - - 3 26',
    linea: '1.Cxf6 Rg7 2.Df4 Ad3 3.Cg4 Txe8 4.Df6+ Rg8 5.Txe8#',
    pista: 'Tras tomar la dama, no tengas prisa por ganar más material. ¿Desde dónde apoya tu dama al caballo?',
    explicacion:
      '1.Cxf6 gana la dama y deja al rey sin defensores. Si 1...Rg7, no hace falta tomar en h8: la tranquila 2.Df4 defiende el caballo y prepara su salida con amenazas en f6 y h6. Tras 3.Cg4 Txe8 4.Df6+ Rg8 5.Txe8# la dama encierra al rey y la torre da mate en la octava fila.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-4-5',
    nivel: 4,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'Elige bien el primer jaque: uno deja al rey escapar a f8 sin problema y el otro no.',
    explicacion:
      '1.Ah5+ es más fuerte que 1.Th7+: contra 1...Rf8 hay 2.Txf6+ y contra 1...Re6, 2.Dxg8+ Df7 3.Dxf7#. Tras 1...Ag6 2.Th7+ Re6 3.Dxg8+ el rey está en el centro con el caballo de d5 cerca, y las piezas que se interponen en f7 van cayendo hasta el mate en f6.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mate3-5-1',
    nivel: 5,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P6b/7q/RPPQ1P1P/2N2RK1 b - - 4 25',
    linea: '1...Dg4+ 2.Rh1 Df3+ 3.Rg1 Ah3 4.Dg5 Axg5 5.Cd3 Dg2#',
    pista: 'Tu alfil de c8 quiere llegar a h3. ¿Qué jaques apartan a la dama y la acercan a g2?',
    explicacion:
      'La dama ocupa h3, la casilla que necesita el alfil. 1...Dg4+ 2.Rh1 Df3+ 3.Rg1 la aparta con jaques y bloquea el peón de f2; 3...Ah3 amenaza mate en g2 y no hay defensa: 4.Dg5 Axg5 solo gana una jugada.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-5-2',
    nivel: 5,
    fen: '1k6/pp1bQ3/1n3p2/6pp/3RP3/2P4P/PP4P1/5K2 w - - 1 31',
    linea: '1.Txd7 g4 2.Txb7+ Ra8 3.Txa7+ Rb8 4.Dc7#',
    pista: 'La torre puede tomar el alfil. ¿Qué amenaza crea con la dama en la séptima fila?',
    explicacion:
      'El alfil se puede tomar porque el caballo no recaptura: 1...Cxd7 2.Dd8#. Con 1.Txd7 la dama y la torre se juntan en la séptima fila y amenazan b7: tras 1...g4 2.Txb7+ Ra8 3.Txa7+ el rey vuelve a b8 y 4.Dc7# cierra. También sirve entrar con la dama por d8 en la segunda jugada.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mate3-5-3',
    nivel: 5,
    fen: '2q3k1/2p3p1/7p/p3Q3/P1PPp3/1r2BbP1/1r3P1P/R1R3K1 b - - 0 33',
    linea: '1...Dh3 2.De6+ Dxe6 3.Rf1 Dh3+ 4.Re1 Te2+ 5.Rd1 Df1#',
    pista: 'El alfil de f3 domina g2. ¿Qué jugada tranquila crea una amenaza de mate imparable?',
    explicacion:
      '1...Dh3 amenaza 2...Dg2# con el apoyo del alfil de f3, y el rey no tiene salida porque la torre de b2 domina la segunda fila. Los jaques blancos solo entregan la dama: 2.De6+ Dxe6 y la amenaza se renueva, o 2.De8+ Rh7. Hay que comprobar que ninguno cubre g2.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-5-4',
    nivel: 5,
    fen: '1k1r4/ppp5/2r5/1R1p3q/8/1P2P2N/1Q4PP/4rR1K b - - 0 1',
    linea: '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ 4.Rf2 Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+ 7.Rh3 Th6#',
    pista: 'El rey está en la esquina detrás de un caballo. ¿Qué sacrificio lo saca hacia tus torres?',
    explicacion:
      '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ saca al rey a f2, y ahí entran las dos torres: 4...Tf8+ obliga a la dama a interponerse en f6, 5...Tcxf6+ la toma con jaque y las columnas f, g y h quedan cerradas: 6.Rg3 Tg8+ 7.Rh3 Th6#.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mate3-5-5',
    nivel: 5,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'El alfil que se interponga en h6 quedará clavado. ¿Qué jugada tranquila lo aprovecha?',
    explicacion:
      'Tras 1.Dxh5+ Ah6 (1...Rg7 2.Tf7#) la clave es la tranquila 2.Tf6, que ataca por segunda vez el alfil clavado. Las negras solo pueden entregar material para retrasar el mate, como 2...Tg3 3.hxg3 Af5; ninguna defensa descarga la columna h.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mate3-6-1',
    nivel: 6,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Forma una batería de dama y alfil en la columna h y piensa a qué casilla debe retirarse el alfil.',
    explicacion:
      '1.Dh6+ Rg8 (1...Rh8 2.Dxh7#) 2.Axh7+ Rh8 prepara la descubierta. El alfil se retira justo a g6, 3.Ag6+, para atacar f7, y por eso 3...Rg8 4.Dh7+ Rf8 termina en 5.Dxf7#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mate3-6-2',
    nivel: 6,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Tomar la torre enseguida deja escapar al rey. ¿Qué jaque lo pone antes en b1?',
    explicacion:
      '1...Dc3+ obliga a 2.Rb1, y solo entonces 2...Cxd1 amenaza mate en b2, porque el caballo de d1 apoya a la dama. Las blancas no tienen defensa, solo jaques: 3.Tg7+ y 4.Tg6+ entregan la torre, 5.Ae4+ el último recurso, y el rey negro llega a g7 a salvo.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-mate3-6-3',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'La torre de e1 da jaque, pero tomarla permite coronar con jaque. ¿Qué mate amenazas tú?',
    explicacion:
      'Las blancas amenazan mate en h7 con torre y caballo, así que no deben perder tiempo: 1.Rxe1 a1=D+ fallaría. 1.Rf2 deja a las negras con unos pocos jaques, 1...Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5, y después 5...Tb7 6.cxb7 solo cambia el lugar del mate.',
    prueba: { mate: 7 },
  },
];
