import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstAtaque: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-ataque-2-1',
    nivel: 2,
    fen: '1rr3k1/1p1q1pp1/p2pbn1p/1p2p3/1PP1Pn2/P2P1N1P/B4PP1/1QRR1N1K b - - 3 28',
    linea: '1...Axh3',
    pista: 'El peón de g2 defiende h3, pero ¿cuántas piezas negras miran a esa zona?',
    explicacion:
      'El alfil toma en h3: si el peón de g2 lo captura, la dama entra en h3 con ataque decisivo, con el caballo de f4 al lado. Si las blancas no capturan, el alfil sigue en g2. Tres atacantes contra un rey sin defensores cercanos.',
    prueba: { margen: 413 },
  },
  {
    id: 'aj-est-ataque-2-2',
    nivel: 2,
    fen: 'r1b1k1r1/bppq1p2/p1np1p1p/3Bp3/Q3P3/P1PP1N1P/1P1N1PP1/R4RK1 b q - 2 13',
    linea: '1...Dxh3 2.Axc6+ bxc6',
    pista: 'El peón de g2 está en la columna de tu torre. ¿Puede capturar en h3?',
    explicacion:
      'El peón de g2 está clavado por la torre de g8 contra el rey, así que no puede capturar: la dama toma en h3 gratis y queda junto al rey. En cambio, 1...Ce7 permite 2.Dxd7+ y se cambia la atacante.',
    prueba: { margen: 88 },
  },
  {
    id: 'aj-est-ataque-2-3',
    nivel: 2,
    fen: 'r6r/1pbnkp1p/3qb3/1B2n1p1/PP1QN3/2P1P2P/5PP1/R4RK1 b - - 2 23',
    linea: '1...Cf3+ 2.Rh1 Dh2#',
    pista: 'La dama y el alfil de c7 apuntan a h2. ¿Qué pieza quita el último defensor o la última salida?',
    explicacion:
      'El caballo da jaque en f3. Si el rey va a h1, la dama da mate en h2, apoyada por el alfil de c7 y por el caballo; si el peón captura en f3, la dama también entra en h2 con mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-est-ataque-2-4',
    nivel: 2,
    fen: '3r2k1/3q1ppp/p2b4/p2N4/P4N2/2QP2P1/5P1P/n5K1 w - - 0 37',
    linea: '1.Ch5',
    pista: 'La dama de c3 mira a g7. Suma un segundo atacante.',
    explicacion:
      'El caballo va a h5 y, con la dama, amenaza mate en g7. La defensa 1...f5 permite 2.Cdf6+, que gana la dama. En cambio, 1.Dxa1 recupera el caballo pero permite 1...Axf4.',
    prueba: { margen: 294 },
  },
  {
    id: 'aj-est-ataque-2-5',
    nivel: 2,
    fen: 'r1b1kb1r/ppppqp1p/6pn/4p2Q/1nB1P3/2N5/PPPPNPPP/R1BK3R w kq - 0 7',
    linea: '1.Df3',
    pista: 'Tu dama está atacada por el peón de g6. ¿Adónde retirarla sin dejar de mirar f7?',
    explicacion:
      'El peón de g6 ataca la dama. En f3 se salva, sigue apuntando a f7 junto con el alfil y amenaza tomar allí. En cambio, 1.Dh3 la deja fuera de juego y permite 1...d5 con ataque al alfil.',
    prueba: { margen: 200 },
  },
  {
    id: 'aj-est-ataque-2-6',
    nivel: 2,
    fen: '7r/p1pR1pkp/5N2/2p5/P5p1/2P5/Pr4PP/6K1 w - - 6 33',
    linea: '1.Ch5+',
    pista: 'El rey negro ataca tu caballo. Busca un jaque que lo salve.',
    explicacion:
      'El rey de g7 ataca el caballo de f6. El jaque en h5 lo salva y obliga al rey a decidir; después el caballo vuelve a g3 y la torre toma en c7. En cambio, 1.Cxg4 gana un peón pero permite 1...Te8 con amenaza de mate en la primera fila.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-est-ataque-3-1',
    nivel: 3,
    fen: '6k1/p2r3p/4N1p1/1pp2p2/3b1Q1P/P2P2P1/2q1b1BK/4R3 w - - 0 28',
    linea: '1.Db8+ Rf7 2.Cg5+ Re7 3.Af3',
    pista: 'El rey negro casi no tiene defensores: ¿qué serie de jaques lo saca a la columna e?',
    explicacion:
      'Las piezas negras están lejos de su rey. Los jaques 1.Db8+ Rf7 2.Cg5+ lo arrastran a la columna e, donde espera la torre de e1, y 3.Af3 ataca al alfil de e2, que tapa esa columna. Con el cambio 1.Cxd4 se pierde la mejor pieza atacante.',
    prueba: { margen: 232 },
  },
  {
    id: 'aj-est-ataque-3-2',
    nivel: 3,
    fen: 'r1bqkbnr/pppp1ppp/8/n7/2B1P3/2N5/PP3PPP/R1BQK1NR w KQkq - 3 6',
    linea: '1.Axf7+ Rxf7 2.Dd5+ Re8 3.Dh5+ g6 4.De5+',
    pista: 'El caballo de a5 está suelto y el rey en e8: ¿qué sacrificio permite un ataque doble de dama?',
    explicacion:
      'El sacrificio atrae al rey y 2.Dd5+ ataca a la vez al caballo de a5, así que la pieza se recupera siempre. Tras 2...Re8 es aún mejor 3.Dh5+ g6 4.De5+, que gana la torre de h8. Si el alfil se retira, la posición está igualada.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-est-ataque-3-3',
    nivel: 3,
    fen: '4r1k1/1b3p2/1p2p1p1/4Q2p/7P/4B3/PP2nPPK/3r4 w - - 0 30',
    linea: '1.Ah6 f6 2.Dxf6 Td7 3.Dxg6+',
    pista: 'Las casillas negras junto al rey están sin defensor: ¿qué pieza completa la batería con la dama?',
    explicacion:
      'El alfil apoya a la dama y amenaza Dg7#; no hay alfil negro que cubra las casillas negras. Tras 1...f6 2.Dxf6 la amenaza se repite y 2...Td7 3.Dxg6+ gana la torre de e8. Si 1.Df6 primero, las negras llegan con ...Tg1 y contrajuego.',
    prueba: { margen: 429 },
  },
  {
    id: 'aj-est-ataque-3-4',
    nivel: 3,
    fen: 'r1bk3r/pppp2p1/2nb3p/4q2Q/3pN3/1B6/PPP3PP/R1B1R1K1 w - - 1 15',
    linea: '1.Ag5+ Ae7 2.Axe7+ Dxe7 3.c3',
    pista: 'El rey de d8 no puede enrocar: ¿qué jaque desarrolla y evita el cambio de damas?',
    explicacion:
      'El jaque desarrolla con tiempo, y 1...hxg5 pierde por 2.Dxh8+. Tras 1...Ae7 2.Axe7+ Dxe7 3.c3 se abre el centro con el rey en d8 y la posición queda en equilibrio a pesar del material. Con 1.Dxe5 Axe5 desaparece el ataque y las blancas quedan peor.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-est-ataque-3-5',
    nivel: 3,
    fen: '5rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PPK/3r4 b - - 2 29',
    linea: '1...Dd6+ 2.g3 Dd3 3.De1 Cxa4',
    pista: '¿Qué jaque debilita el enroque y deja a la dama apuntando al caballo de f3?',
    explicacion:
      'El jaque provoca 2.g3, que debilita f3, y la dama salta a d3 con doble función: ataca el caballo y deja colgada la torre de a4. Si 3.De1 defiende, 3...Cxa4 gana material. Con 1...Dc7+ la dama no llega a esa casilla.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-est-ataque-3-6',
    nivel: 3,
    fen: 'rn2kb1r/pppq1N1p/5pp1/3p1b2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 4 9',
    linea: '1.Axd5 Cxc3 2.dxc3',
    pista: 'Dos piezas blancas rodean al rey de e8: ¿qué captura abre además la diagonal hacia b7?',
    explicacion:
      'El alfil captura en el centro, sostiene al caballo de f7 y apunta a b7 y a8. Tras 1...Cxc3 2.dxc3 Ae6 3.Axb7 las blancas recuperan con creces el caballo. Comer la torre enseguida con 1.Cxh8 permite 1...Cxc3 2.dxc3 dxc4 y el caballo queda encerrado.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-est-ataque-4-1',
    nivel: 4,
    fen: '3rk1r1/pp2pp2/2p1b2p/2q5/6n1/2BB3N/PPP2PPP/R2QK1R1 b Q - 2 15',
    linea: '1...Cxh2',
    pista: 'El rey blanco no ha enrocado: ¿qué casilla de jaque prepara tu caballo mientras gana un peón?',
    explicacion:
      'El caballo captura y amenaza ...Cf3+, doble al rey y a la torre de g1, aprovechando que el rey sigue en e1. Las blancas contestan con 2.Cf4 y su mayor actividad les da ventaja, pero es la mejor opción: las jugadas tranquilas dejan a las negras sin peón y sin ataque.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-est-ataque-4-2',
    nivel: 4,
    fen: 'r3r1n1/1pb2pk1/q1p2n2/p2pN1pp/P2P2N1/1PP2P1P/2Q3PB/3R1R1K w - - 0 29',
    linea: '1.Cxf6 Cxf6 2.Df5',
    pista: '¿Qué pieza defiende g5 y el enroque negro? Elimínala para que entre la dama.',
    explicacion:
      'El caballo de f6 sostiene toda la defensa. Al cambiarlo, 2.Df5 entra con doble ataque a f6 y g5: tras 2...c5 3.Dxg5+ cae un peón con jaque y el rey queda desnudo. Con 1.Ce3 las negras reagrupan con 1...Ce7.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-ataque-4-3',
    nivel: 4,
    fen: 'rn1qkb1r/ppp4p/5pp1/3pNb2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 2 8',
    linea: '1.Axd5 Cxc3 2.dxc3 fxe5 3.Axb7',
    pista: 'Tu caballo está atacado, pero la dama de f3 mira a f5 y a8: ¿qué captura abre esas líneas?',
    explicacion:
      'En vez de retirar el caballo, el alfil captura y amenaza f7 y b7 a la vez. La dama no puede tomar por el caballo de c3 y, tras 1...Cxc3 2.dxc3 fxe5 3.Axb7, las blancas recuperan la torre de a8 con ventaja. Con 1.Cf7 De7 las negras se defienden.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-est-ataque-4-4',
    nivel: 4,
    fen: '2k4r/1ppr1pp1/1p6/3qp1Pp/3b4/5Q2/P2R1PKP/2B3R1 b - - 0 27',
    linea: '1...e4 2.Db3 e3+ 3.Dxd5 Txd5',
    pista: 'Tu dama y el rey de g2 están en la misma diagonal: ¿qué peón puede abrirla con ganancia de tiempo?',
    explicacion:
      'El peón ataca la dama y prepara el jaque a la descubierta ...e3+, porque la dama de d5 y el rey de g2 comparten diagonal. Tras 2.Db3 e3+ 3.Dxd5 Txd5 la torre de d2 sigue atacada y el peón domina. El cambio 1...Dxf3+ también es bueno, pero alivia al rey.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-ataque-4-5',
    nivel: 4,
    fen: 'rnb1k2r/pppp1p1p/7b/2q2N2/5p1P/1P1B1Q2/P1PP2P1/RNBK3n b kq - 0 12',
    linea: '1...Cf2+ 2.Re1 Cxd3+ 3.Dxd3 De5+',
    pista: 'Tu caballo está en la esquina y el alfil de h6, atacado: ¿qué jaque empieza a resolverlo todo?',
    explicacion:
      'El caballo sale de la esquina con jaque y elimina el alfil de d3, mejor pieza blanca: tras 2.Re1 Cxd3+ 3.Dxd3 De5+ la dama cambia o gana tiempo y las negras conservan la torre de más. Si 1...Dg1+, el caballo blanco de f5 captura en h6 con contrajuego.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-est-ataque-4-6',
    nivel: 4,
    fen: 'r1b1k1nr/p2q1pb1/1pnp2p1/2pNp2p/4P3/2PP1NP1/PP3PBP/R1BQ1RK1 w kq - 0 14',
    linea: '1.Cg5',
    pista: 'El rey negro sigue en e8: ¿qué punto ataca el caballo y qué pieza libera detrás?',
    explicacion:
      'El caballo apunta a f7 y libera al alfil de g2 y al peón f. El plan es Ah3, que molesta a la dama de d7, y f2-f4 para abrir la columna antes del enroque. Las negras no tienen amenazas. Con 1.Da4 Db7 se pierde el impulso.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-ataque-5-1',
    nivel: 5,
    fen: 'rnb1kb1r/1ppp1pp1/p4n1p/4p3/1qBPP3/2N2N2/PPP1QPPP/R1B1K2R w KQkq - 1 7',
    linea: '1.Cxe5',
    pista: 'La dama negra está sola en b4: ¿qué captura aprovecha el retraso en el desarrollo?',
    explicacion:
      'El caballo captura y ataca f7 junto con el alfil de c4. La dama de b4 no molesta, porque a3 la expulsa con tiempo. Tras 1...d5 2.exd5 se abre la columna e frente al rey de e8. Con 1.dxe5 la columna sigue cerrada.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-ataque-5-2',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/6r1/7K b - - 6 57',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Te amenazan mate en pocas jugadas: ¿puedes no dejar mover nunca al rey blanco?',
    explicacion:
      'Las blancas tienen material de sobra y mate inmediato, así que solo salva el jaque continuo: la torre de g7 protege a la de g2 y el rey oscila entre h1 y h2 sin otra casilla. Con 1...Th2+ 2.Rxh2 se acaban los jaques y se pierde. Son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-est-ataque-5-3',
    nivel: 5,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'La torre de a1 está atacada por el alfil: ¿a qué casilla va sin dejar de presionar d1?',
    explicacion:
      'El alfil de e5 ataca la torre, que se retira sin soltar la presión: dama y torre siguen apuntando a d1 y el alfil de c4 quita la huida por e2 y f1. Tras 2.dxe6 Axe6 las negras conservan el ataque. Con 1...exd5 2.Axa1 se pierde la pieza principal.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-est-ataque-5-4',
    nivel: 5,
    fen: 'rn2qrk1/1b4p1/p3p2p/3nP1R1/Pp2Np2/8/1PB1QPPP/R1B3K1 w - - 0 20',
    linea: '1.Cd6 hxg5 2.Cxe8 Txe8 3.Dh5',
    pista: 'La torre de g5 está atacada: ¿hay un contraataque sobre la dama que valga más?',
    explicacion:
      'El caballo ataca la dama y no importa la torre: tras 1...hxg5 2.Cxe8 Txe8 las blancas tienen dama contra torre y pieza, y 3.Dh5 con Ag6 reanuda el ataque en las casillas blancas, donde el rey no tiene defensores. Con 1.Tg4 b3 las negras ganan tiempo.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-est-ataque-5-5',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.Db2 Dxb2+ 3.Rxb2 Tab8',
    pista: 'El rey de b1 está casi solo: ¿qué casilla de la dama prepara la torre en la columna b?',
    explicacion:
      'La dama apunta a a2 y a b2, y amenaza tanto ...Axd1 como ...Tab8. Tras 2.Db2 Dxb2+ 3.Rxb2 Tab8 el ataque se transforma en ventaja: el alfil de b6 está clavado contra el rey y la torre de d1 sigue atacada. El cambio 1...Dxd2 deja escapar al rey.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-ataque-5-6',
    nivel: 5,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dxe3 Dxe3',
    pista: 'El punto f3 sostiene al rey blanco: ¿cómo lo atacas ganando un tiempo sobre la dama?',
    explicacion:
      'La torre ataca la dama y suma fuerzas contra f3. Si 2.Dc8+ Rg7, sigue ...Ad1 y f3 cae; por eso lo mejor es entregar la dama con 2.Dxe3 Dxe3 y las negras ganan. Con 1...b4 las blancas tienen 2.Dc4 y la dama vuelve a defender.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-est-ataque-6-1',
    nivel: 6,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+ Cf6 2.e5 c5 3.exf6',
    pista: 'Tienes una pieza menos: ¿cómo la recuperas aprovechando la posición del rey de f7?',
    explicacion:
      'El jaque obliga a 1...Cf6 y el peón lo ataca: 2.e5 recupera la pieza sacrificada. Las negras responden 2...c5, atacando al caballo de d4, y tras 3.exf6 Axf6 quedan ligeramente mejor, pero es lo único que mantiene el equilibrio. Con 1.e5 g6 el rey se refugia en g7.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-ataque-6-2',
    nivel: 6,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5 Af8 2.Cxf7 Rxf7 3.Af4',
    pista: '¿Qué pieza negra cubre las casillas blancas alrededor del rey?',
    explicacion:
      'El alfil de f7 es el guardián de las casillas blancas: el caballo lo ataca y abre además la diagonal del alfil de g2. Tras 1...Af8 2.Cxf7 Rxf7 3.Af4 el rey queda en f7, expuesto a Db3+, y las blancas tienen la pareja de alfiles. Con 1.Af4 Cd5 las negras se activan.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-ataque-6-3',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5 Tag8 3.Dxh6',
    pista: 'El alfil de e6 se puede perder: ¿qué gana tu dama en el flanco de rey mientras tanto?',
    explicacion:
      'La dama va a por las piezas sueltas del flanco de rey: si 1...Axe6, 2.Dh5 ataca el alfil de h6 y el peón de g5, y tras 2...Tag8 3.Dxh6 la pieza se recupera con el rey negro en el centro. Con 1.Da4 las damas se cambian y el ataque termina.',
    prueba: { margen: 78 },
  },
];
