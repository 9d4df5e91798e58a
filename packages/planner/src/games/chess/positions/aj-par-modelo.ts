import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParModelo: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-modelo-0-1',
    nivel: 0,
    fen: '1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 0 17',
    linea: '1.Td8#',
    pista: 'Morphy acaba de entregar la dama para despejar una columna. ¿Qué pieza queda en ella?',
    explicacion:
      'Final de la partida de la Ópera (Morphy, París, 1858). La torre da mate en d8 protegida por el alfil de g5. Las negras tienen mucho más material, pero su rey se quedó en el centro y varias piezas nunca salieron.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-par-modelo-0-2',
    nivel: 0,
    fen: 'rn1q1bnr/ppp1kB1p/3p2p1/4N3/4P3/2N5/PPPP1PPP/R1BbK2R w KQ - 1 7',
    linea: '1.Cd5#',
    pista: 'Las blancas han entregado la dama, pero el rey negro está en e7: ¿qué pieza puede dar el último jaque?',
    explicacion:
      'Es el mate de Légal, una idea del siglo XVIII. El caballo da jaque desde d5, el otro caballo y el alfil de f7 quitan las salidas y las piezas negras estorban a su rey. El alfil negro comió la dama, pero dejó solo a su rey.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-par-modelo-0-3',
    nivel: 0,
    fen: 'rnb2b1r/ppk2ppp/2p5/4q1B1/4n3/8/PPP2PPP/2KR1BNR w - - 2 11',
    linea: '1.Ad8#',
    pista:
      'El rey acaba de huir del jaque doble de torre y alfil. ¿Quién puede dar el último jaque y quién lo protege?',
    explicacion:
      'Réti contra Tartakower (Viena, 1910). El alfil da mate en d8 protegido por la torre de d1, que además le cierra al rey la columna d. Con dama de menos ganan las piezas que participan en el ataque.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-par-modelo-0-4',
    nivel: 0,
    fen: 'rnbqkb1r/pppp1ppp/8/4P3/8/4P2P/PPPNP1P1/R1BQKBNR b KQkq - 0 5',
    linea: '1...Dh4+ 2.g3 Dxg3#',
    pista: 'El peón de f2 ya no protege a su rey. Busca el jaque que entra por esa diagonal.',
    explicacion:
      'Miniatura famosa de muy pocas jugadas: el sacrificio de caballo sacó al peón de f2 y abrió la diagonal. La dama da jaque en h4, el peón de g tapa y la dama lo captura con mate, porque las piezas blancas encierran a su rey.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-par-modelo-0-5',
    nivel: 0,
    fen: 'rn1qkb1r/p1ppp2P/1p6/7n/3P4/3B4/PPP2PbP/RNB1K1NR w KQkq - 0 8',
    linea: '1.Ag6#',
    pista: 'Las negras han comido la dama, pero el rey de e8 no tiene casillas. ¿Quién puede dar jaque?',
    explicacion:
      'Idea de Greco, del siglo XVII: el alfil da mate en g6 por la diagonal que abrió el peón de f al moverse. Las negras ganaron la dama y descuidaron a su rey.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-par-modelo-0-6',
    nivel: 0,
    fen: 'r1b1kbnr/pppp1Npp/8/8/3nq3/8/PPPPBP1P/RNBQKR2 b Qkq - 1 7',
    linea: '1...Cf3#',
    pista: 'El alfil de e2 tapa el jaque, pero no puede moverse de ahí. ¿Qué pieza tuya salta con jaque?',
    explicacion:
      'Final de una celada célebre. El caballo da mate desde f3: el alfil de e2 está clavado por la dama de e4 y no puede capturarlo, y las piezas blancas encierran a su rey. Las blancas perdieron por comer peones sin desarrollar.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-par-modelo-0-7',
    nivel: 0,
    fen: 'r1bk3r/p2p1pNp/n2B1n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 w - - 0 23',
    linea: '1.Ae7#',
    pista: 'Anderssen entregó las dos torres y la dama: le quedan tres piezas menores. ¿Cuál da el jaque final?',
    explicacion:
      'Final de la partida Inmortal (Anderssen contra Kieseritzky, Londres, 1851). El alfil da mate en e7; los dos caballos controlan las salidas y ninguna pieza negra puede capturarlo.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-par-modelo-1-1',
    nivel: 1,
    fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16',
    linea: '1.Db8+ Cxb8 2.Td8#',
    pista: 'La torre querría llegar a d8. ¿Qué pieza tapa la columna y cómo se la obliga a irse?',
    explicacion:
      'Así remató Morphy en la Ópera de París (1858). La dama se entrega en b8 para que el caballo deje la columna d, y la torre da mate en d8 protegida por el alfil de g5. El error negro viene de antes: el rey se quedó en el centro y el alfil de f8 y la torre de h8 no llegaron a jugar.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-par-modelo-1-2',
    nivel: 1,
    fen: 'r1bk2nr/p2p1pNp/n2B4/1p1NP2P/6P1/3P1Q2/P1P1K3/q5b1 w - - 0 22',
    linea: '1.Df6+ Cxf6 2.Ae7#',
    pista: 'El alfil daría mate en e7 si el caballo de g8 no defendiera esa casilla.',
    explicacion:
      'De la partida Inmortal (Anderssen contra Kieseritzky, 1851). El caballo de g8 vigila e7; la dama se entrega en f6 para desviarlo y el alfil da mate en e7, con los dos caballos quitando las salidas. Las negras tienen casi todas sus piezas en el otro lado del tablero.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-par-modelo-1-3',
    nivel: 1,
    fen: 'rnbk1b1r/pp3ppp/2p5/4q3/4n3/8/PPPB1PPP/2KR1BNR w - - 0 10',
    linea: '1.Ag5+ Rc7 2.Ad8#',
    pista: 'El alfil de d2 tapa la torre de d1. ¿Adónde puede ir para que las dos piezas den jaque a la vez?',
    explicacion:
      'Réti contra Tartakower (Viena, 1910). El alfil sale a g5 y da jaque doble junto con la torre: solo puede moverse el rey. Si va a c7, el alfil da mate en d8; si va a e8, la torre da mate en esa misma casilla.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-par-modelo-1-4',
    nivel: 1,
    fen: '1r2k1r1/pbp1np1p/1b3P2/5B2/8/B1P2q2/P4PPP/3R2K1 w - - 0 23',
    linea: '1.Ad7+ Rf8 2.Axe7#',
    pista: 'El alfil de f5 puede dar jaque pegado al rey. ¿Quién lo protege y qué casillas le quedan al rey?',
    explicacion:
      'Final de la partida Siempreviva (Anderssen contra Dufresne, 1852). El alfil da jaque en d7 protegido por la torre; el rey solo tiene d8 y f8, y en las dos recibe mate en e7. El peón de f6 y el alfil de a3 estaban listos: las negras amenazaban mate, pero llegaron una jugada tarde.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-par-modelo-1-5',
    nivel: 1,
    fen: '2R5/4bppk/1p1p4/5R1P/4PQ2/5P2/r4q1P/7K w - - 7 50',
    linea: '1.Dh6+ Rxh6 2.Th8#',
    pista: 'Las negras amenazan mate en g2, así que solo valen los jaques. Mira también los que entregan la dama.',
    explicacion:
      'Carlsen contra Kariakin, última partida del campeonato del mundo de 2016. La dama se entrega en h6: si el rey la toma, la torre da mate en h8; si la toma el peón de g7, la otra torre da mate en f7. Las dos torres ya ocupaban las líneas que hacían falta.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-par-modelo-1-6',
    nivel: 1,
    fen: 'rn1qkbnr/ppp2p1p/3p2p1/4N3/2B1P3/2N5/PPPP1PPP/R1BbK2R w KQkq - 0 6',
    linea: '1.Axf7+ Re7 2.Cd5#',
    pista:
      'Las negras acaban de comer la dama. Antes de recapturar, mira los jaques: el rey de e8 tiene una sola salida.',
    explicacion:
      'El mate de Légal (París, siglo XVIII). El alfil toma en f7 protegido por el caballo de e5 y el rey solo puede ir a e7; el otro caballo da mate desde d5. Las negras ganaron la dama porque el alfil abandonó a su rey, que seguía en el centro con todo sin desarrollar.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-par-modelo-2-1',
    nivel: 2,
    fen: 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9',
    linea: '1.Dd8+ Rxd8 2.Ag5+ Rc7 3.Ad8#',
    pista: 'El rey negro está en el centro. ¿Qué pasaría si estuviera en d8 y el alfil de d2 se apartara con jaque?',
    explicacion:
      'Réti contra Tartakower (Viena, 1910). La dama se entrega para traer el rey a d8; el alfil sale a g5 con jaque doble y solo puede moverse el rey: a c7, con mate en d8, o a e8, con mate de torre en d8. El molde: rey en el centro y columna abierta valen más que el material.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-par-modelo-2-2',
    nivel: 2,
    fen: 'r4rk1/1b2bppp/ppq1p3/2ppB2n/5P2/1P1BP3/P1PPQ1PP/R4RK1 w - - 0 15',
    linea: '1.Axh7+ Rxh7 2.Dxh5+ Rg8 3.Axg7',
    pista: 'Los dos alfiles apuntan al enroque negro, y el caballo de h5 no está defendido.',
    explicacion:
      'Lasker contra Bauer (Ámsterdam, 1889). El primer alfil abre la columna h con jaque y la dama recupera el caballo; el segundo se entrega en g7 y deja al rey sin peones. Si 3...Rxg7, 4.Dg4+ y la torre sube por f3 a h3. El molde del doble sacrificio de alfil: dos alfiles, dama y una torre que puede llegar.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-par-modelo-2-3',
    nivel: 2,
    fen: '3rkb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR3R w k - 3 13',
    linea: '1.Txd7 Txd7 2.Td1',
    pista: 'El caballo de d7 está clavado. Elimínalo y trae la última pieza que falta por jugar.',
    explicacion:
      'Morphy en la Ópera (París, 1858). La torre toma en d7 y, tras la recaptura, la otra torre llega a d1 con todas las piezas blancas en juego; la torre de d7 queda clavada y no puede salvarse. El molde: cada jugada suma un atacante mientras el alfil y la torre negros del flanco de rey siguen en su casilla.',
    prueba: { margen: 276 },
  },
  {
    id: 'aj-par-modelo-2-4',
    nivel: 2,
    fen: '3r2k1/p4ppp/1q6/8/8/2R1P3/P3QPPP/6K1 b - - 0 29',
    linea: '1...Db2 2.Dd3 Da1+ 3.Df1 Dxc3',
    pista:
      'La primera fila blanca está débil. Busca una casilla desde la que la dama ataque dos piezas que no pueden capturarla sin recibir mate.',
    explicacion:
      'Bernstein contra Capablanca (Moscú, 1914). Desde b2 la dama ataca la dama de e2 y la torre de c3: si 2.Dxb2, 2...Td1 es mate. Las blancas no pueden defender las dos cosas y pierden la torre. El molde es la última fila sin aire.',
    prueba: { margen: 385 },
  },
  {
    id: 'aj-par-modelo-2-5',
    nivel: 2,
    fen: '1r2k1r1/pbppnp1p/1b3P2/8/Q7/B1PB1q2/P4PPP/3R2K1 w - - 0 21',
    linea: '1.Dxd7+ Rxd7 2.Af5+ Re8 3.Ad7+ Rf8 4.Axe7#',
    pista: 'Las negras amenazan mate en g2: solo valen los jaques. Trae al rey a la columna de tu torre.',
    explicacion:
      'Anderssen contra Dufresne (Berlín, 1852). La dama atrae al rey a d7 y 2.Af5+ es jaque doble de torre y alfil, que solo se responde moviendo el rey. Tras 3.Ad7+ el rey puede ir a d8 o f8 y en los dos casos hay mate en e7. El molde: todas las piezas blancas tenían ya una línea hacia el rey.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-par-modelo-2-6',
    nivel: 2,
    fen: '3r1b1k/ppq2Bpp/2p5/2P2Q2/8/1P4P1/P6P/5RK1 w - - 4 25',
    linea: '1.Ae8 Axc5+ 2.Dxc5',
    pista: 'El alfil de f8 depende de la torre de d8. ¿Puedes cortar la línea que los une?',
    explicacion:
      'Réti contra Bogoliúbov (Nueva York, 1924). El alfil se coloca en e8 y corta la defensa de f8 por la octava fila: si 1...Txe8, 2.Dxf8+ Txf8 3.Txf8 es mate. Salvar el alfil con 1...Axc5+ tampoco sirve: la dama lo toma y la torre sigue amenazando en f8.',
    prueba: { margen: 774 },
  },
  {
    id: 'aj-par-modelo-3-1',
    nivel: 3,
    fen: '3r2k1/2pr2pp/2q1p3/5pBP/1pbPP3/2P1Q3/2B2PP1/4K2R b K - 1 29',
    linea: '1...Ta8',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de d8 a a8 y ocupa la columna a, abierta. En cambio, 1...b3 permite 2.Ab1 y la ventaja es mucho menor.',
    prueba: { margen: 119 },
  },
  {
    id: 'aj-par-modelo-3-2',
    nivel: 3,
    fen: 'r1bqk1nr/pppp1ppp/2n5/b5N1/2B1P3/2p5/P4PPP/RNBQ1RK1 b kq - 1 8',
    linea: '1...Ch6',
    pista: 'Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Las blancas quieren jugar Axf7+; 1...Ch6 deja sin fuerza esa idea antes de que llegue. En cambio, 1...De7 permite 2.Axf7+ y no pasa de la igualdad.',
    prueba: { margen: 145 },
  },
  {
    id: 'aj-par-modelo-3-3',
    nivel: 3,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/2N1B2R/PQ2NKP1/R7 b - - 0 20',
    linea: '1...Cd3+ 2.Rg1 Cxb2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de b2 y al rey de f2.',
    explicacion:
      'El caballo llega a d3, da jaque al rey de f2 y ataca a la vez a la dama de b2: la siguiente jugada captura en b2. En cambio, 1...Dxh3 permite 2.gxh3 y la ventaja es mucho menor.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-par-modelo-3-4',
    nivel: 3,
    fen: '3r2k1/pp3ppp/2p1b1n1/8/5q2/2p2N2/PPB2QPP/4R2K b - - 1 20',
    linea: '1...Td2 2.Dxa7 Txc2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al alfil de c2 y a la dama de f2.',
    explicacion:
      'La torre llega a d2 y ataca a la vez al alfil de c2 y a la dama de f2: la siguiente jugada captura en c2. Las negras ganan un alfil por un peón.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-par-modelo-3-5',
    nivel: 3,
    fen: '3Q4/5rpk/p1q4p/P4p2/1np2P2/5NP1/3RP1KP/8 b - - 9 45',
    linea: '1...c3',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c3 gana espacio y echa a la torre de d2. En cambio, 1...Tf6 permite 2.Rh3 y no pasa de la igualdad.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-modelo-3-6',
    nivel: 3,
    fen: 'r3k3/p1p2p2/5p1p/1PbPp3/P7/2P2Pqb/1PQ2RP1/R1B3K1 w q - 1 22',
    linea: '1.Rf1 Af5 2.Dd2',
    pista: 'Antes de atacar, asegura tu rey.',
    explicacion:
      'El rey va de g1 a f1 para evitar la amenaza de mate con Dxg2#. En cambio, 1.Ae3 permite 1...Axe3 y queda en desventaja.',
    prueba: { margen: 364 },
  },
  {
    id: 'aj-par-modelo-4-1',
    nivel: 4,
    fen: 'rn1q1rk1/pp3ppp/3bbn2/2ppN3/P2P4/3B4/1PP1QPPP/RNB2RK1 b - - 0 9',
    linea: '1...c4 2.Axc4 dxc4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion: '1...c4 gana espacio y echa al alfil de d3. Las negras ganan un alfil por dos peones.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-par-modelo-4-2',
    nivel: 4,
    fen: '2r2rk1/1b3ppp/pp1ppb2/4n2q/P1PNPQnP/1PN3PB/1B3P2/R2R2K1 b - - 4 19',
    linea: '1...g5 2.Dd2 gxh4',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1...g5 ataca al peón de h4 y abre el juego, además de amenazar a la dama de f4. Las negras ganan un peón.',
    prueba: { margen: 124 },
  },
  {
    id: 'aj-par-modelo-4-3',
    nivel: 4,
    fen: 'r7/2R1b2p/p1p1r1k1/4B1P1/2p3P1/2P5/P7/4R1K1 b - - 1 32',
    linea: '1...Te8',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion:
      'La torre pasa de a8 a e8 y ocupa la columna e, abierta. En cambio, 1...Axg5 permite 2.Ag3 y no pasa de la igualdad.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-par-modelo-4-4',
    nivel: 4,
    fen: 'rnb1k2r/pppp1p1p/7b/2q2N2/5p1P/1P1B1Q2/P1PP2P1/RNBK3n b kq - 0 12',
    linea: '1...Cf2+ 2.Re1 Cxd3+',
    pista: 'Cuenta atacantes y defensores alrededor del rey de d1.',
    explicacion:
      'El caballo se suma al ataque desde f2, junto al rey de d1; a su zona apunta también la dama de c5. En cambio, 1...Tg8 permite 2.Ab2 y la ventaja es mucho menor.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-par-modelo-4-5',
    nivel: 4,
    fen: 'r1b1k1nr/p2q1pb1/1pnp2p1/2pNp2p/4P3/2PP1NP1/PP3PBP/R1BQ1RK1 w kq - 0 14',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7, junto al rey de e8; a su zona apunta también el caballo de d5. En cambio, 1.Da4 permite 1...Db7 y no pasa de la igualdad.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-modelo-4-6',
    nivel: 4,
    fen: '3r2k1/1p2R3/p1p3p1/5p1p/P6P/1rnPB1P1/5P2/R5K1 b - - 11 35',
    linea: '1...Cd5 2.Te5 Cxe3',
    pista: 'Busca una casilla avanzada que los peones rivales ya no puedan defender.',
    explicacion:
      'El caballo de c3 se instala en d5, una casilla que ningún peón blanco puede ya atacar y que apoya el peón de c6. En cambio, 1...f4 permite 2.Axf4 y no pasa de la igualdad.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-par-modelo-5-1',
    nivel: 5,
    fen: 'N2k4/2R5/5np1/5p1p/p2bpB1P/P5P1/4PnBK/4r3 w - - 4 43',
    linea: '1.Ag5 Cg4+ 2.Rh3',
    pista: 'Comprueba qué amenazan las negras contra el rey de h2.',
    explicacion:
      'Las negras amenazan mate con C6g4# contra el rey de h2; 1.Ag5 es la defensa. En cambio, 1.Af1 permite 1...C2g4+ y la posición queda mucho peor.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-par-modelo-5-2',
    nivel: 5,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de f2 y a la torre de e1.',
    explicacion:
      'Tras 1...Cf4 2.Df2, el caballo llega a d3 y ataca a la vez a la dama de f2 y a la torre de e1: la siguiente jugada captura en f2. Las negras ganan una dama por un caballo.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-par-modelo-5-3',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g8.',
    explicacion:
      'El caballo se suma al ataque desde g5 y apunta a f7 y h7, junto al rey de g8; a su zona apunta también el alfil de d6. En cambio, 1.Af4 permite 1...Cd5 y la ventaja es mucho menor.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-modelo-5-4',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.dxe6 Axd1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de b1.',
    explicacion:
      'La dama se suma al ataque desde a3 y apunta a a1, a2 y b2, junto al rey de b1; a su zona apunta también el alfil de a4. Las negras ganan una torre por un alfil y un peón.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-par-modelo-5-5',
    nivel: 5,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...c6 gana espacio y echa al caballo de d5. En cambio, 1...Ab7 permite 2.Ad2 y no pasa de la igualdad.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-modelo-5-6',
    nivel: 5,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dc8+ Rg7 3.Th3 Ad1',
    pista: 'Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'La torre se suma al ataque desde e3 y apunta a f3, junto al rey de g2; a su zona apunta también la dama de f4. En cambio, 1...b4 permite 2.Dc4 y la ventaja es mucho menor.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-modelo-6-1',
    nivel: 6,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      '1...e5 gana espacio y echa al alfil de f4. En cambio, 1...Ta5 permite 2.Cxe6 y la posición queda mucho peor.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-par-modelo-6-2',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: '¿Cuál es tu pieza peor colocada? Mejórala.',
    explicacion:
      'La dama de d6 pasa a d7 y su alcance crece de 8 a 14 casillas. En cambio, 1...Dc7 permite 2.Ad5 y no pasa de la igualdad.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-modelo-6-3',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5',
    pista: 'Cuenta atacantes y defensores alrededor del rey de e7.',
    explicacion:
      'La dama se suma al ataque desde g4 y apunta a e6, junto al rey de e7; a su zona apunta también el alfil de e6. En cambio, 1.Da4 permite 1...Axe6 y la ventaja es mucho menor.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-modelo-6-4',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'Hay una columna abierta que nadie explota todavía.',
    explicacion: 'La torre pasa de d7 a e7 y ocupa la columna e, abierta. En cambio, 1...Ag1+ permite 2.Rxg1 y pierde.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-par-modelo-6-5',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'La posición pide una ruptura de peón: busca cuál cambia más la estructura.',
    explicacion:
      'La ruptura 1.c4 ataca al peón de d5 y abre el juego, además de amenazar al alfil de b5. En cambio, 1.Db2 permite 1...Dxa4 y la posición queda mucho peor.',
    prueba: { margen: 136 },
  },
];
