import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstRey: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-rey-1-1',
    nivel: 1,
    fen: 'r4rk1/pp3p1p/1qp2Bp1/3p4/3P4/2P5/PP1Q1PPP/R4RK1 w - - 0 1',
    linea: '1.Dh6 Tfe8 2.Dg7#',
    pista: 'El avance ...g6 dejó dos casillas sin defensa delante del rey. El alfil ya ocupa una.',
    explicacion:
      'Con el peón en g6, las casillas f6 y h6 ya no las cuida ningún peón. El alfil domina f6 y la dama entra en h6: el mate en g7 no se puede parar, porque ninguna pieza negra llega a defenderlo. Mover los peones del enroque sin motivo tiene este precio.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-est-rey-1-2',
    nivel: 1,
    fen: '3k3r/p1p2ppp/2n2n2/8/8/2N2N2/Pr3PPP/R3K2R w KQ - 0 1',
    linea: '1.O-O-O+ Rc8 2.Rxb2',
    pista: 'Puedes poner tu rey a salvo y, con la misma jugada, dar jaque. ¿Qué pieza negra quedaría atacada?',
    explicacion:
      'El enroque largo saca al rey del centro, y la torre aparece en d1 dando jaque por la columna abierta. Además, el rey llega a c1 y ataca la torre de b2, que nadie defiende: las negras salen del jaque y la pierden. El rey negro en el centro hizo posible el golpe.',
    prueba: { margen: 306 },
  },
  {
    id: 'aj-est-rey-1-3',
    nivel: 1,
    fen: 'rnb1kbnr/pp3ppp/2pp4/8/B3q3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 0 1',
    linea: '1.Te1 Dxe1+ 2.Dxe1+',
    pista: 'El rey negro sigue en e8 y la columna e está abierta. ¿Qué pieza negra hay en medio?',
    explicacion:
      'La torre ocupa la columna abierta y clava la dama de e4 contra el rey de e8: la dama no puede salir de la columna y lo mejor que tiene es cambiarse por la torre. Con el rey enrocado no habría pasado nada; en el centro, la columna e es una línea de ataque.',
    prueba: { margen: 238 },
  },
  {
    id: 'aj-est-rey-1-4',
    nivel: 1,
    fen: 'rnbqkbnr/ppppp2p/8/5Pp1/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3',
    linea: '1.Dh5#',
    pista: 'Las negras han movido los dos peones que tapaban a su rey por la diagonal. ¿Qué pieza blanca llega a ella?',
    explicacion:
      'Al avanzar los peones f y g quedó abierta la diagonal que va de h5 a e8. La dama da jaque desde h5 y no hay nada que interponer: el peón de g ya está en g5 y el rey no tiene casilla libre. Los peones que rodean al rey no se mueven sin necesidad, tampoco antes de enrocar.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-est-rey-1-5',
    nivel: 1,
    fen: '4k2r/5pp1/p7/1pRRP2p/1P2N2b/P2K1P2/3N4/4q3 b k - 2 37',
    linea: '1...O-O',
    pista: '¿Dónde estará más seguro tu rey?',
    explicacion:
      '1...O-O saca el rey del centro y coloca la torre en f8, a tiempo contra la amenaza de jugar Cd6+. En cambio, 1...f5 permite 2.Cd6+ y no pasa de la igualdad.',
    prueba: { margen: 169 },
  },
  {
    id: 'aj-est-rey-1-6',
    nivel: 1,
    fen: '1R6/4B2k/5p1p/5KpP/4PP2/6r1/4n3/8 b - - 3 62',
    linea: '1...Cd4+',
    pista: 'Comprueba qué amenazan las blancas contra el rey de h7.',
    explicacion:
      'Las blancas amenazan mate en 3 empezando por Axf6 contra el rey de h7; 1...Cd4+ es la defensa. En cambio, 1...Tb3 permite 2.Txb3 y queda en desventaja.',
    prueba: { margen: 106 },
  },
  {
    id: 'aj-est-rey-2-1',
    nivel: 2,
    fen: 'r1b1k2r/p7/n1p2qp1/1p2p3/3NP2b/P1N2P2/1PPQ3P/2KR1BR1 w kq - 0 18',
    linea: '1.Cxc6',
    pista: 'Tu caballo de d4 está atacado. ¿Qué captura lo salva y lo acerca al rey de e8?',
    explicacion:
      'El peón de e5 ataca el caballo de d4. Tomar en c6 lo salva, gana un peón y lo lleva a controlar d8 y e7, junto al rey que no pudo enrocar. En cambio, 1.Cdxb5 entrega la pieza por dos peones.',
    prueba: { margen: 173 },
  },
  {
    id: 'aj-est-rey-2-2',
    nivel: 2,
    fen: '2kr1b1r/1pp1pppp/1p6/8/1Pq2B2/5Q2/P4PPP/2R1K1R1 b - - 3 19',
    linea: '1...Dxb4+',
    pista: 'Tu dama está atacada por la torre. El rey blanco sigue en e1: busca un jaque.',
    explicacion:
      'La torre de c1 ataca la dama de c4. El jaque en b4 la salva, gana un peón y obliga al rey a moverse: las blancas pierden el enroque. Un rey en el centro regala tiempos.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-est-rey-2-3',
    nivel: 2,
    fen: '8/1p1R1R2/1p5k/p2P3r/P7/6p1/1q2P1B1/5K2 w - - 0 47',
    linea: '1.Th7+',
    pista: 'Las negras amenazan mate en a1. Solo sirven los jaques: ¿con cuál empiezas?',
    explicacion:
      'Las negras amenazan ...Da1#. Como no hay buena defensa pasiva, las blancas dan jaques: 1.Th7+ Rg5 2.Tdg7+ saca al rey negro de su refugio y gana tiempo para comer en g3. En cambio, 1.e3 permite 1...Tf5+.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-est-rey-2-4',
    nivel: 2,
    fen: '8/p2k1np1/4r3/3p1K1p/7P/1PP5/P4P1P/5R2 w - - 4 36',
    linea: '1.Rf4',
    pista: 'Comprueba qué amenazan las negras contra el rey de f5.',
    explicacion:
      'Las negras amenazan ...Tf6#, porque el rey de f5 no tiene salida. En f4 el rey deja de estar encerrado y puede retroceder hacia su torre. Una jugada cualquiera, como 1.a4, permite el mate.',
    prueba: { margen: 1816 },
  },
  {
    id: 'aj-est-rey-2-5',
    nivel: 2,
    fen: 'r3k2r/pp1R1pp1/4p3/1B4bp/1P3q2/P4P2/4QP1P/R5K1 b kq - 0 20',
    linea: '1...O-O',
    pista: '¿Dónde estará más seguro tu rey?',
    explicacion:
      '1...O-O saca el rey del centro y coloca la torre en f8, a tiempo contra la amenaza de jugar Td4+. En cambio, 1...Df6 permite 2.Txb7+ y no pasa de la igualdad.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-est-rey-2-6',
    nivel: 2,
    fen: '1k2r3/1p2bR2/2npQ3/3Bp3/4P1Pp/P3q2P/1PP5/1K1R4 w - - 0 36',
    linea: '1.Axc6',
    pista: 'El caballo de c6 es el mejor defensor del rey de b8. ¿Conviene cambiarlo?',
    explicacion:
      'El alfil elimina el caballo de c6 y el rey negro se queda sin su mejor defensor: si recapturan en c6, la dama o las torres entran por la séptima fila y por d6. En cambio, 1.Dd7 permite 1...Td8.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-est-rey-3-1',
    nivel: 3,
    fen: 'rnbqk2r/p4ppp/3b1n2/1p2p1N1/3p4/PB1P4/1PP2PPP/RNBQ1RK1 b kq - 1 9',
    linea: '1...O-O',
    pista: 'El caballo de g5 y el alfil de b3 atacan f7: ¿qué jugada la defiende y pone a salvo al rey?',
    explicacion:
      'El enroque defiende f7 con la torre y saca al rey del centro. Tras 2.Df3 Db6 las negras desarrollan con ...Ab7. Con 1...Tf8 se defiende f7, pero se pierde el derecho a enrocar.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-rey-3-2',
    nivel: 3,
    fen: 'r4rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1b/1BPP1Pq1/RN1QKR2 w Q - 0 12',
    linea: '1.De2',
    pista: 'La amenaza es Dxf1#: ¿qué pieza puede cubrir f1 y dar una salida al rey?',
    explicacion:
      'La dama cubre f1 y, tras 1...Cg3 2.Tg1 Cxe2 3.Txg2 Axg2 4.Rxe2, se cambian las damas y termina el ataque. Las blancas quedan con menos material, pero vivas: con 1.Ch2 Axh2 el mate no se evita.',
    prueba: { margen: 506 },
  },
  {
    id: 'aj-est-rey-3-3',
    nivel: 3,
    fen: 'rnbqk2r/pppp1ppp/3b1n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4',
    linea: '1...O-O',
    pista: 'Las blancas apuntan a f7: ¿qué jugada la defiende y termina de asegurar al rey?',
    explicacion:
      'El enroque defiende f7 con torre y rey a la vez y saca al rey del centro: tras 2.O-O Ac5 las negras liberan el peón d y están bien. Con 1...Tf8 se pierde el derecho a enrocar sin ganar nada.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-est-rey-3-4',
    nivel: 3,
    fen: 'r6r/1N1k1pp1/5b1p/2Qq4/4pB2/1P6/P1P2PPP/4R1K1 w - - 1 27',
    linea: '1.Dxd5+ Re8 2.Cd6+ Re7 3.Dxf7+ Rd8 4.Cb7+ Rc8 5.Dc7#',
    pista: 'El rey de d7 está solo: ¿qué captura con jaque lo persigue hasta la octava fila?',
    explicacion:
      'La captura gana la dama y deja al rey sin defensores: tras 1...Re8 2.Cd6+ Re7 3.Dxf7+ Rd8 4.Cb7+ Rc8 el alfil de f4 apoya el remate 5.Dc7#. Caballo y dama trabajan juntos.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-est-rey-3-5',
    nivel: 3,
    fen: '1rr3k1/Q4p1p/6p1/8/2q5/5P2/PPPB2PP/2KR3R w - - 1 25',
    linea: '1.Ac3',
    pista: 'Te amenazan mate en c2: ¿qué pieza cierra la columna y defiende b2?',
    explicacion:
      'El alfil cierra la columna c y defiende b2. Si 1...Txb2, 2.Td8+ Txd8 3.Rxb2 y las blancas salen del ataque con pieza de más. Con 1.c3 Ta8 la dama pierde tiempos y el rey queda más abierto.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-est-rey-3-6',
    nivel: 3,
    fen: '5rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PPK/3r4 b - - 2 29',
    linea: '1...Dd6+ 2.g3 Dd3 3.De1 Cxa4',
    pista: '¿Qué jaque debilita el enroque y deja a la dama apuntando al caballo de f3?',
    explicacion:
      'El jaque provoca 2.g3, que debilita f3, y la dama salta a d3 con doble función: ataca el caballo y deja colgada la torre de a4. Si 3.De1 defiende, 3...Cxa4 gana material. Con 1...Dc7+ la dama no llega a esa casilla.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-est-rey-4-1',
    nivel: 4,
    fen: '6k1/2p2rp1/4p2p/1b2B2P/qP1Pp3/6R1/3Q1PP1/r2BK3 b - - 3 36',
    linea: '1...Aa6',
    pista: 'Tu alfil apunta al rey de e1: ¿desde dónde sigue quitando e2 y f1 sin estorbar a la dama?',
    explicacion:
      'El alfil se retira a la diagonal que quita al rey e2 y f1, sin soltar la presión de torre y dama sobre d1. Tras 2.d5 Db5 la amenaza de mate decide. Con 1...Txd1+ 2.Dxd1 el rey escapa por d2.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-est-rey-4-2',
    nivel: 4,
    fen: 'r3kb1r/5ppp/p7/1p1pP1Nb/1P1B1q2/1QP5/P4P1P/R4RK1 w kq - 0 21',
    linea: '1.Ae3 Dg4+ 2.Rh1',
    pista: 'El caballo de g5 está atacado y hay peligro en la columna g: ¿qué alfil lo resuelve?',
    explicacion:
      'El alfil ataca la dama y defiende el caballo de g5. Tras 1...Dxe5 2.Tae1 la dama queda en la columna e frente al rey sin enrocar: hay equilibrio. Con 1.Dxd5 Dxg5+ se pierde la pieza con jaque.',
    prueba: { margen: 87 },
  },
  {
    id: 'aj-est-rey-4-3',
    nivel: 4,
    fen: '1n3k1r/rp2q2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KRR3 w - - 0 20',
    linea: '1.Txe7 c4 2.Tf7+ Rg8 3.Dxc4 Cc6 4.Tc7+ Cd5 5.Dxd5+ Rf8 6.Df7#',
    pista: 'La dama de e7 sostiene la defensa: ¿qué captura abre la zona del rey?',
    explicacion:
      'La torre captura la dama y el rey no puede recuperar sin exponerse: si 1...Rxe7, la dama y el caballo entran por f7. Tras 1...c4 2.Tf7+ el ataque de torre, caballo y dama termina en mate. Con 1.Dc3 la ventaja es mucho menor.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-est-rey-4-4',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pPr1/P3P2p/3p3P/8/7K b - - 2 55',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Estás a punto de recibir mate: ¿puedes dar jaques sin descanso?',
    explicacion:
      'Las blancas amenazan mate, así que solo sirve el jaque continuo: las torres de la columna g se apoyan y el rey blanco solo dispone de h1 y h2. Tablas. Cualquier pausa, como 1...d2, permite 2.Dh6+ y mate.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-est-rey-4-5',
    nivel: 4,
    fen: 'N2k4/2R5/5np1/5p1p/p2bpB1P/P5P1/4PnBK/4r3 w - - 4 43',
    linea: '1.Ag5 Cg4+ 2.Rh3',
    pista: 'La amenaza es un mate de caballo en g4: ¿puedes inmovilizar uno de los dos caballos?',
    explicacion:
      'Las negras amenazan C6g4#. El alfil clava el caballo de f6 contra el rey de d8, de modo que tras 1...Cg4+ 2.Rh3 no hay mate. Las blancas siguen peor, pero juegan; con 1.Af3 exf3 pierden mucho más.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-rey-4-6',
    nivel: 4,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: 'Compara los dos enroques: ¿en cuál quedaría tu rey en una columna o diagonal abierta?',
    explicacion:
      'El enroque corto pone el rey a salvo y deja la torre lista para el centro; el plan es Cd5, aprovechando que el rey negro sigue en e8. Con el enroque largo, el rey queda sin peón en la columna c y las negras ganan tiempos con ...Ab4 o ...Ad7.',
    prueba: { margen: 78 },
  },
];
