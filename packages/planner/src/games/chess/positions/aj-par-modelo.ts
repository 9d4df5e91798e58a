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
    pista: 'La torre de d8 está atacada por el alfil: ¿qué columna te lleva hasta el rey de e1?',
    explicacion:
      'El alfil de g5 ataca la torre, que se va a la columna abierta con la amenaza de entrar en a1 contra el rey sin enrocar. Tras 2.Dc1 b3 3.Ab1 Ta1 la invasión es decisiva. Con 1...b3 primero, 2.Ab1 gana tiempo para defender.',
    prueba: { margen: 119 },
  },
  {
    id: 'aj-par-modelo-3-2',
    nivel: 3,
    fen: 'r1bqk1nr/pppp1ppp/2n5/b5N1/2B1P3/2p5/P4PPP/RNBQ1RK1 b kq - 1 8',
    linea: '1...Ch6',
    pista: 'Cuenta quién ataca f7 y qué pieza tuya puede defenderla.',
    explicacion:
      'El caballo de g5 y el alfil de c4 atacan f7. El caballo sale a h6 y la defiende; tras 2.e5 De7 las negras devuelven algo si hace falta y conservan sus peones de más. Con 1...De7, 2.Axf7+ deja al rey en el centro y el gambito triunfa.',
    prueba: { margen: 145 },
  },
  {
    id: 'aj-par-modelo-3-3',
    nivel: 3,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/2N1B2R/PQ2NKP1/R7 b - - 0 20',
    linea: '1...Cd3+ 2.Rg1 Cxb2',
    pista: 'El rey de f2 y la dama de b2 están a un salto de caballo de la misma casilla.',
    explicacion:
      'El caballo central da jaque y ataca la dama: tras 2.Rg1 Cxb2 se gana la dama por muy poco. El orden importa: si primero 1...Dxh3 2.gxh3, el doble posterior ya solo recupera la dama entregada.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-par-modelo-3-4',
    nivel: 3,
    fen: '3r2k1/pp3ppp/2p1b1n1/8/5q2/2p2N2/PPB2QPP/4R2K b - - 1 20',
    linea: '1...Td2 2.Dxa7 Txc2',
    pista: 'La dama de f2 está atada: ¿qué pasa si el caballo de f3 se mueve?',
    explicacion:
      'La torre ataca dama y alfil a la vez. No se puede tomar con 2.Cxd2 porque el caballo abandona f3 y 2...Dxf2 gana la dama. Tras 2.Dxa7 Txc2 las negras tienen pieza de más. Con 1...cxb2 2.Axg6 el alfil se salva.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-par-modelo-3-5',
    nivel: 3,
    fen: '3Q4/5rpk/p1q4p/P4p2/1np2P2/5NP1/3RP1KP/8 b - - 9 45',
    linea: '1...c3 2.Td6 Dc7',
    pista: 'El peón pasado está listo: ¿puede avanzar atacando algo?',
    explicacion:
      'El peón pasado avanza con tiempo sobre la torre y queda a dos pasos de coronar, apoyado por el caballo. Tras 2.Td6 Dc7 las negras conservan la dama y amenazan ...c2. Con 1...Tf6 2.Rh3 el rey sale de la diagonal y hay igualdad.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-modelo-3-6',
    nivel: 3,
    fen: 'r3k3/p1p2p2/5p1p/1PbPp3/P7/2P2Pqb/1PQ2RP1/R1B3K1 w q - 1 22',
    linea: '1.Rf1 Af5 2.Dd2',
    pista: 'La torre de f2 está clavada: ¿qué jugada de rey la libera y defiende g2?',
    explicacion:
      'La amenaza es Dxg2# porque el alfil de c5 clava la torre de f2. Al ir a f1 el rey rompe la clavada, la torre defiende g2 y el peón puede tomar en h3. Tras 1...Af5 2.Dd2 la posición es defendible; con 1.Ae3 Axe3 se pierde.',
    prueba: { margen: 364 },
  },
  {
    id: 'aj-par-modelo-4-1',
    nivel: 4,
    fen: 'rn1q1rk1/pp3ppp/3bbn2/2ppN3/P2P4/3B4/1PP1QPPP/RNB2RK1 b - - 0 9',
    linea: '1...c4 2.Axc4 dxc4',
    pista: '¿Qué casillas de retirada le quedan al alfil de d3?',
    explicacion:
      'El peón ataca el alfil, que no tiene retirada: si 2.Axh7+ Cxh7 o 2.Af5 Axf5, se pierde igual, así que las blancas lo dan por un peón con 2.Axc4 dxc4. Con 1...cxd4 las negras solo ganan un peón y dejan vivir al alfil.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-par-modelo-4-2',
    nivel: 4,
    fen: '2r2rk1/1b3ppp/pp1ppb2/4n2q/P1PNPQnP/1PN3PB/1B3P2/R2R2K1 b - - 4 19',
    linea: '1...g5 2.Axg4 Cxg4 3.Df3 gxh4',
    pista: 'La dama de f4 tiene pocas casillas: ¿qué avance la molesta y abre la columna g?',
    explicacion:
      'El avance ataca la dama y abre líneas hacia el rey de g1. Tras 2.Axg4 Cxg4 3.Df3 gxh4 las negras han ganado un peón y la columna g será de sus torres; el rey negro se refugia en h8. Con 1...Ae7 2.f3 las blancas consolidan.',
    prueba: { margen: 124 },
  },
  {
    id: 'aj-par-modelo-4-3',
    nivel: 4,
    fen: 'r7/2R1b2p/p1p1r1k1/4B1P1/2p3P1/2P5/P7/4R1K1 b - - 1 32',
    linea: '1...Te8 2.Rf1 Axg5',
    pista: 'Antes de comer en g5, ¿qué pieza debe quedar protegida?',
    explicacion:
      'La torre defiende al alfil de e7 y dobla la presión sobre el alfil de e5; ahora 2...Axg5 sí gana el peón. Si se toma de inmediato, 1...Axg5 2.Tg7+ Rh6 da jaques a las blancas y la ventaja se esfuma. Primero proteger, después capturar.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-par-modelo-4-4',
    nivel: 4,
    fen: 'rnb1k2r/pppp1p1p/7b/2q2N2/5p1P/1P1B1Q2/P1PP2P1/RNBK3n b kq - 0 12',
    linea: '1...Cf2+ 2.Re1 Cxd3+ 3.Dxd3 De5+',
    pista: 'Tu caballo está en la esquina y el alfil de h6, atacado: ¿qué jaque empieza a resolverlo todo?',
    explicacion:
      'El caballo sale de la esquina con jaque y elimina el alfil de d3, mejor pieza blanca: tras 2.Re1 Cxd3+ 3.Dxd3 De5+ la dama cambia o gana tiempo y las negras conservan la torre de más. Si 1...Dg1+, el caballo blanco de f5 captura en h6 con contrajuego.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-par-modelo-4-5',
    nivel: 4,
    fen: 'r1b1k1nr/p2q1pb1/1pnp2p1/2pNp2p/4P3/2PP1NP1/PP3PBP/R1BQ1RK1 w kq - 0 14',
    linea: '1.Cg5',
    pista: 'El rey negro sigue en e8: ¿qué punto ataca el caballo y qué pieza libera detrás?',
    explicacion:
      'El caballo apunta a f7 y libera al alfil de g2 y al peón f. El plan es Ah3, que molesta a la dama de d7, y f2-f4 para abrir la columna antes del enroque. Las negras no tienen amenazas. Con 1.Da4 Db7 se pierde el impulso.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-modelo-4-6',
    nivel: 4,
    fen: '3r2k1/1p2R3/p1p3p1/5p1p/P6P/1rnPB1P1/5P2/R5K1 b - - 11 35',
    linea: '1...Cd5 2.Te5 Cxe3 3.Txe3 Tbxd3',
    pista: 'El alfil de e3 defiende y molesta a la vez: ¿desde dónde lo atacas con tiempo?',
    explicacion:
      'El caballo central ataca la torre de e7 y el alfil de e3. Tras 2.Te5 Cxe3 3.Txe3 desaparece el defensor y el peón de d3 cae, con torres activas y peón de más. Si 1...Txd3 a la primera, 2.Ah6 crea amenazas sobre el rey.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-par-modelo-5-1',
    nivel: 5,
    fen: 'N2k4/2R5/5np1/5p1p/p2bpB1P/P5P1/4PnBK/4r3 w - - 4 43',
    linea: '1.Ag5 Cg4+ 2.Rh3',
    pista: 'La amenaza es un mate de caballo en g4: ¿puedes inmovilizar uno de los dos caballos?',
    explicacion:
      'Las negras amenazan C6g4#. El alfil clava el caballo de f6 contra el rey de d8, de modo que tras 1...Cg4+ 2.Rh3 no hay mate. Las blancas siguen peor, pero juegan; con 1.Af3 exf3 pierden mucho más.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-par-modelo-5-2',
    nivel: 5,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'La columna e está cargada de torres: ¿qué pieza blanca no puede moverse de e3?',
    explicacion:
      'El peón de e3 está clavado por las torres de la columna e: si 2.exf4, 2...Txe1+. El caballo amenaza mate en h1 y, tras 2.Df2, salta a d3 con doble ataque a dama y torre. Con 1...Txe3 se gana menos.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-par-modelo-5-3',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5 Af8 2.Cxf7 Rxf7 3.Af4',
    pista: '¿Qué pieza negra cubre las casillas blancas alrededor del rey?',
    explicacion:
      'El alfil de f7 es el guardián de las casillas blancas: el caballo lo ataca y abre además la diagonal del alfil de g2. Tras 1...Af8 2.Cxf7 Rxf7 3.Af4 el rey queda en f7, expuesto a Db3+, y las blancas tienen la pareja de alfiles. Con 1.Af4 Cd5 las negras se activan.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-modelo-5-4',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.Db2 Dxb2+ 3.Rxb2 Tab8',
    pista: 'El rey de b1 está casi solo: ¿qué casilla de la dama prepara la torre en la columna b?',
    explicacion:
      'La dama apunta a a2 y a b2, y amenaza tanto ...Axd1 como ...Tab8. Tras 2.Db2 Dxb2+ 3.Rxb2 Tab8 el ataque se transforma en ventaja: el alfil de b6 está clavado contra el rey y la torre de d1 sigue atacada. El cambio 1...Dxd2 deja escapar al rey.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-par-modelo-5-5',
    nivel: 5,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4 3.Cxf4 Db6',
    pista: 'El caballo de d5 domina la posición: ¿cómo lo obligas a definirse?',
    explicacion:
      'El peón ataca al caballo de d5, eje de la posición blanca, y abre la retirada de la dama. Tras 2.Axf4 Axf4 3.Cxf4 Db6 las negras se preparan para enrocar y hay equilibrio: tienen la torre de más, pero el caballo de h1 está perdido. Con 1...Ab7 2.Ad2 la dama sufre.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-modelo-5-6',
    nivel: 5,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dxe3 Dxe3',
    pista: 'El punto f3 sostiene al rey blanco: ¿cómo lo atacas ganando un tiempo sobre la dama?',
    explicacion:
      'La torre ataca la dama y suma fuerzas contra f3. Si 2.Dc8+ Rg7, sigue ...Ad1 y f3 cae; por eso lo mejor es entregar la dama con 2.Dxe3 Dxe3 y las negras ganan. Con 1...b4 las blancas tienen 2.Dc4 y la dama vuelve a defender.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-modelo-6-1',
    nivel: 6,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Tus piezas están sin desarrollar y atacan e6 y d6: ¿qué avance cierra una línea con tiempo?',
    explicacion:
      'Las negras están peor; el mejor recurso es cerrar la diagonal del alfil de f4 y la columna e ganando un tiempo. Tras 2.O-O-O Axb5 3.Axb5+ Cbd7 las blancas conservan el ataque, pero el material está igualado. Con 1...Ta5 2.Cxe6 el centro se derrumba.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-par-modelo-6-2',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'El alfil de b7 está lejos de su rey: ¿qué dama ataca al alfil y mira a la gran diagonal?',
    explicacion:
      'El caballo de c5 está atacado, pero la dama apunta al alfil de b7: si 2.bxc5, 2...Dxb7+ recupera la pieza con jaque en la diagonal del rey de h1, donde el peón de h3 crea temas de mate. Con 1...Dc7 el alfil se retira a tiempo y todo queda igualado.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-modelo-6-3',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5 Tag8 3.Dxh6',
    pista: 'El alfil de e6 se puede perder: ¿qué gana tu dama en el flanco de rey mientras tanto?',
    explicacion:
      'La dama va a por las piezas sueltas del flanco de rey: si 1...Axe6, 2.Dh5 ataca el alfil de h6 y el peón de g5, y tras 2...Tag8 3.Dxh6 la pieza se recupera con el rey negro en el centro. Con 1.Da4 las damas se cambian y el ataque termina.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-modelo-6-4',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'La torre está atacada y el caballo amenaza un jaque en e6: ¿qué casilla vigila esa entrada?',
    explicacion:
      'La torre escapa de la dama, controla e6 y se enfrenta a la de e1. Tras 2.Ce6+ Txe6 3.Dxe6 Af3 las negras amenazan mate en g2 y las blancas deben dar jaque continuo con De7+ y Dg5+: tablas. Cualquier otra jugada pierde.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-par-modelo-6-5',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'El caballo de a4 está atacado: ¿qué entrega le da una casilla activa?',
    explicacion:
      'Las blancas están perdiendo: el caballo de a4 cuelga y c2 es débil. La entrega del peón abre la casilla b6 con tiempo: 1...Txc4 2.Cb6 ataca la torre y 3.Td1 echa a la dama del centro. Es la mejor resistencia; con 1.Db2 Dxa4 se pierde la pieza sin más.',
    prueba: { margen: 136 },
  },
];
