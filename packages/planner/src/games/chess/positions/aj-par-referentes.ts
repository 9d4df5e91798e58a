import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParReferentes: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-referentes-4-1',
    nivel: 4,
    fen: '2r1kb1r/1p3pp1/pBnpbn2/4p2p/4P3/1N1Q4/PPP2PPP/R3KB1R b KQk - 4 13',
    linea: '1...Cb4 2.Dd1 Cxc2+',
    pista: 'Con menos material necesitas actividad: ¿qué casilla común atacan tu caballo y la torre de c8?',
    explicacion:
      'El caballo ataca la dama y, con la torre de c8, la casilla c2: tras 2.Dd1 Cxc2+ la dama no puede tomar por ...Txc2 y el caballo gana la torre de a1. Las negras entregaron la dama y siguen algo peor, pero solo así tienen contrajuego: 1...d5 permite 2.c3.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-par-referentes-4-2',
    nivel: 4,
    fen: 'rnb1kb1r/1ppp1pp1/p4n1p/4p3/1qBPP3/2N2N2/PPP1QPPP/R1B1K2R w KQkq - 1 7',
    linea: '1.Cxe5',
    pista: 'La dama negra está sola en b4: ¿qué captura aprovecha el retraso en el desarrollo?',
    explicacion:
      'El caballo captura y ataca f7 junto con el alfil de c4. La dama de b4 no molesta, porque a3 la expulsa con tiempo. Tras 1...d5 2.exd5 se abre la columna e frente al rey de e8. Con 1.dxe5 la columna sigue cerrada.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-referentes-4-3',
    nivel: 4,
    fen: '3rk1r1/pp2pp2/2p1b2p/2q5/6n1/2BB3N/PPP2PPP/R2QK1R1 b Q - 2 15',
    linea: '1...Cxh2',
    pista: 'El rey blanco no ha enrocado: ¿qué casilla de jaque prepara tu caballo mientras gana un peón?',
    explicacion:
      'El caballo captura y amenaza ...Cf3+, doble al rey y a la torre de g1, aprovechando que el rey sigue en e1. Las blancas contestan con 2.Cf4 y su mayor actividad les da ventaja, pero es la mejor opción: las jugadas tranquilas dejan a las negras sin peón y sin ataque.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-par-referentes-4-4',
    nivel: 4,
    fen: '1rr5/2qbk1p1/p2R3p/3Q4/7P/Pp2P1P1/5P2/4R1K1 w - - 2 32',
    linea: '1.Td1',
    pista: 'La torre de d6 está atacada: ¿cómo la sostienes sin perder la presión?',
    explicacion:
      'La torre se defiende duplicando en la columna d, con presión sobre el alfil clavado de d7. Tras 1...Ac6 2.De6+ Rf8 3.T1d4 las blancas mantienen el equilibrio por el rey expuesto. Un jaque apresurado con 1.De5+ Rf8 pierde la torre.',
    prueba: { margen: 151 },
  },
  {
    id: 'aj-par-referentes-4-5',
    nivel: 4,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+ Cf6 2.e5 c5 3.exf6',
    pista: 'Tienes una pieza menos: ¿cómo la recuperas aprovechando la posición del rey de f7?',
    explicacion:
      'El jaque obliga a 1...Cf6 y el peón lo ataca: 2.e5 recupera la pieza sacrificada. Las negras responden 2...c5, atacando al caballo de d4, y tras 3.exf6 Axf6 quedan ligeramente mejor, pero es lo único que mantiene el equilibrio. Con 1.e5 g6 el rey se refugia en g7.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-referentes-4-6',
    nivel: 4,
    fen: 'rnbqkb1r/pppp1ppp/8/4N3/2B1n3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4',
    linea: '1...d5',
    pista: 'El caballo de e5 y el alfil apuntan a f7: ¿qué avance gana un tiempo?',
    explicacion:
      'El peón ocupa el centro, ataca el alfil y sostiene al caballo de e4. Tras 2.Ab3 Ae6 la presión sobre f7 desaparece y las negras están cómodas. Con 1...Cd6 se bloquea el propio peón d.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-par-referentes-5-1',
    nivel: 5,
    fen: 'r1b2rk1/pppp1ppp/5q2/2b1n3/2P2P2/P1N1P2P/1P3P2/R1BQKBR1 b Q - 0 11',
    linea: '1...Cg6',
    pista: 'El caballo de e5 está atacado: ¿qué retirada deja casilla a la dama ante Cd5?',
    explicacion:
      'El caballo debe irse, y en g6 apoya f4 y e5. Tras 2.Cd5 Dd8 la dama vuelve y las negras preparan ...d6; están peor, pero sólidas. Con 1...Ad6 2.Cd5 la dama y el alfil se estorban, y con 1...Ab6 2.fxe5 se pierde el caballo.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-par-referentes-5-2',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5 Af8 2.Cxf7 Rxf7 3.Af4',
    pista: '¿Qué pieza negra cubre las casillas blancas alrededor del rey?',
    explicacion:
      'El alfil de f7 es el guardián de las casillas blancas: el caballo lo ataca y abre además la diagonal del alfil de g2. Tras 1...Af8 2.Cxf7 Rxf7 3.Af4 el rey queda en f7, expuesto a Db3+, y las blancas tienen la pareja de alfiles. Con 1.Af4 Cd5 las negras se activan.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-referentes-5-3',
    nivel: 5,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dxe3 Dxe3',
    pista: 'El punto f3 sostiene al rey blanco: ¿cómo lo atacas ganando un tiempo sobre la dama?',
    explicacion:
      'La torre ataca la dama y suma fuerzas contra f3. Si 2.Dc8+ Rg7, sigue ...Ad1 y f3 cae; por eso lo mejor es entregar la dama con 2.Dxe3 Dxe3 y las negras ganan. Con 1...b4 las blancas tienen 2.Dc4 y la dama vuelve a defender.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-referentes-6-1',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Txd2 2.Txh6+ Rg7 3.Cf5+',
    pista: 'El rey de h8 tiene pocas casillas: ¿qué peón de su refugio puede caer con jaque?',
    explicacion:
      'Las negras atacan dos piezas, de modo que hay que buscar al rey: la torre entra en f6, una casilla que ningún peón puede defender, y amenaza h6. Tras 1...Txd2 2.Txh6+ Rg7 3.Cf5+ Rg8 4.Ce7+ hay jaque continuo y tablas. Con 1.Ac3 Tf8 las negras se consolidan.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-par-referentes-6-2',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+ Cxd7 4.Txe7+',
    pista: 'El rey y la dama negros están en la misma columna. ¿Qué pieza tuya aún no participa?',
    explicacion:
      'El rey negro sigue en el centro: la torre se opone a la dama de e7 y no importa perder el alfil de f4. Tras 1...gxf4 2.Cxd7 se abre la columna e y la serie de cambios en d7 termina con 4.Txe7+. Desarrollar la última pieza vale más que capturar enseguida.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-par-referentes-6-3',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5 Tag8 3.Dxh6',
    pista: 'El alfil de e6 se puede perder: ¿qué gana tu dama en el flanco de rey mientras tanto?',
    explicacion:
      'La dama va a por las piezas sueltas del flanco de rey: si 1...Axe6, 2.Dh5 ataca el alfil de h6 y el peón de g5, y tras 2...Tag8 3.Dxh6 la pieza se recupera con el rey negro en el centro. Con 1.Da4 las damas se cambian y el ataque termina.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-referentes-6-4',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'El rey negro bloquea a los peones: ¿cómo lo desvías?',
    explicacion:
      'El alfil se entrega para apartar al rey de la casilla b8: tras 1...Rxd6 2.a7 los peones unidos en la séptima no se pueden detener y coronan. Las torres negras no llegan. Con 1.Af7 g4 las negras ganan tiempo.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-referentes-6-5',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'El alfil se ha apartado y ahora tu caballo de a4 está atacado dos veces: ¿cómo lo activas?',
    explicacion:
      'Las blancas están perdiendo y el caballo de a4 cuelga. La entrega del peón le abre b6 con tiempo: 1...Txc4 2.Cb6 ataca la torre y 3.Td1 echa a la dama. Es lo que más resiste; retirar la dama con 1.Db2 deja la pieza.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-par-referentes-6-6',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'Estás en jaque y no puedes defenderte con calma: ¿qué entrega crea una amenaza de mate?',
    explicacion:
      'La torre se entrega por el caballo y 2...Af3 crea la amenaza de mate en g2. Las blancas solo tienen los jaques 3.De7+ y 4.Dg5+, que se repiten: tablas. Con una retirada del rey, 2.Cxd4 gana.',
    prueba: { margen: 495 },
  },
];
