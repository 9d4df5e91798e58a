import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacRecursos: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-recursos-2-1',
    nivel: 2,
    fen: '5k2/2R5/1n1n4/p7/1p1N3P/1P2K3/5P2/8 b - - 38 65',
    linea: '1...Cd5+ 2.Rd3 Cxc7',
    pista: 'La torre de c7 es muy activa. Busca un jaque de caballo que la ataque.',
    explicacion:
      'En vez de defenderse, el caballo da jaque en d5 y ataca a la vez la torre de c7: el rey se mueve y la torre se pierde. El mejor recurso defensivo suele ser un jaque.',
    prueba: { margen: 309 },
  },
  {
    id: 'aj-tac-recursos-2-2',
    nivel: 2,
    fen: '2rq1rk1/1p1b1pb1/p2ppnp1/7P/3NP3/P3B2P/1PP1Q3/1K1R2R1 w - - 1 21',
    linea: '1.hxg6',
    pista: 'Defender pasivamente no basta: busca un contragolpe con jaque o captura.',
    explicacion:
      'Las negras amenazan ...Cxh5. Tomar en g6 se adelanta y abre líneas contra el rey negro: el peón se cambia por otro en vez de perderse.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-tac-recursos-2-3',
    nivel: 2,
    fen: 'rnbQ1b1r/ppp2kpp/5n2/8/4P3/8/PB3PPP/RN2K1NR b KQ - 0 8',
    linea: '1...Ab4+ 2.Dd2 Axd2+',
    pista: 'Han tomado tu dama y el rey no puede recapturar. Busca un jaque que obligue a devolverla.',
    explicacion:
      'Las blancas acaban de tomar la dama en d8 y amenazan seguir con jaque. 1...Ab4+ obliga a tapar con la dama en d2, y el alfil la captura con jaque: las negras recuperan la dama por un alfil.',
    prueba: { margen: 451 },
  },
  {
    id: 'aj-tac-recursos-2-4',
    nivel: 2,
    fen: 'r1b2rk1/1pp2pp1/p6p/3pP2Q/3q4/8/P1PB2PP/R3KB1R w KQ - 0 16',
    linea: '1.c3',
    pista: 'Las negras amenazan Ag4, que encierra tu dama. Ataca antes algo suyo.',
    explicacion:
      'Las negras amenazan ...Ag4, que ataca la dama sin salida. 1.c3 ataca la dama de d4 y la obliga a moverse, y con ese tiempo las blancas se organizan. En cambio, 1.Dd1 permite 1...Dh4+.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-tac-recursos-2-5',
    nivel: 2,
    fen: 'rnbqk1nr/pppp2pp/8/4p2Q/1b2P3/2N5/PPPP1PPP/R1B1KB1R b KQkq - 1 5',
    linea: '1...Rf8',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'La dama de h5 da jaque y hay dos salidas naturales. En f8 el rey está seguro; en e7 permite 2.Cd5+, que gana tiempo y el alfil de b4. Tapar con ...g6 pierde el peón de e5 con ataque a la torre.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-tac-recursos-2-6',
    nivel: 2,
    fen: 'rnb1qbn1/pppp4/3k4/5pNr/2N1P1Q1/8/PPPP1PPP/R1B1K2R b KQ - 3 14',
    linea: '1...Re7',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El caballo de c4 da jaque al rey de d6. En e7 el rey vuelve junto a sus piezas; en c6, en cambio, 2.Dxf5 deja a las blancas con tres piezas atacando y varios peones.',
    prueba: { margen: 215 },
  },
  {
    id: 'aj-tac-recursos-3-1',
    nivel: 3,
    fen: 'rnb1kb1r/ppp2ppp/8/3pP3/4n2q/2NP4/PPP3PP/R1BQKBNR w KQkq - 1 6',
    linea: '1.g3 Cxc3 2.bxc3',
    pista: 'Estás en jaque y solo hay dos salidas legales. Mira adónde llega la dama negra en cada una.',
    explicacion:
      'Solo hay dos maneras de salir del jaque de h4, y una es un desastre: 1.Re2 Df2#, con la dama apoyada por el caballo de e4. 1.g3 tapa la diagonal; si 1...Cxg3, 2.Cf3 ataca a la dama y las blancas se defienden, y tras 1...Cxc3 2.bxc3 la partida sigue igualada.',
    prueba: { margen: 2020 },
  },
  {
    id: 'aj-tac-recursos-3-2',
    nivel: 3,
    fen: 'R2k1r2/7p/8/4P2r/3P4/2P1K3/1P3P2/8 b - - 3 48',
    linea: '1...Re7 2.Txf8 Rxf8',
    pista: 'La torre blanca da jaque y detrás del rey está la tuya de f8. ¿Qué casilla del rey la defiende?',
    explicacion:
      'Es una enfilada: el rey se aparta y la torre de f8 queda atacada. La única jugada que la defiende a tiempo es 1...Re7, porque desde ahí el rey recaptura: 2.Txf8 Rxf8 y el final se sostiene. Con 1...Rd7 o 1...Rc7 la torre se pierde gratis.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-tac-recursos-3-3',
    nivel: 3,
    fen: '7r/3k1ppp/1q2b3/2bpP1B1/QP6/8/1P3PPP/5RK1 b - - 2 25',
    linea: '1...Dc6 2.Dxc6+ Rxc6',
    pista: 'Estás en jaque y además el peón de b4 ataca tu alfil de c5. Busca una defensa que resuelva las dos cosas.',
    explicacion:
      'Hay dos problemas: el jaque de a4 y el alfil de c5, atacado por el peón. 1...Dc6 ofrece el cambio de damas y, tras 2.Dxc6+ Rxc6, el rey queda defendiendo el alfil. Si el rey se retira con 1...Rc7 o 1...Rc8, 2.bxc5 gana la pieza y además ataca a la dama.',
    prueba: { margen: 251 },
  },
  {
    id: 'aj-tac-recursos-3-4',
    nivel: 3,
    fen: '2r1k1r1/1p1n1pB1/p5p1/4p2p/3pP3/5P2/PPN2P1P/3K1B1R w - - 2 23',
    linea: '1.Ah6 g5 2.h4',
    pista: 'Tu alfil de g7 está atacado. Antes de retirarlo, comprueba si después podrán encerrarlo.',
    explicacion:
      'El alfil está atacado por la torre de g8 y solo tiene dos salidas: en e5 se pierde (1.Axe5 Cxe5) y en h6 parece que 1...g5 lo encierra. El recurso es 2.h4, que ataca el peón de g5 y abre la diagonal de salida; por eso 1.Ah6 mantiene el equilibrio.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-tac-recursos-3-5',
    nivel: 3,
    fen: 'r3k3/p1p2p2/5p1p/1PbPp3/P7/2P2Pqb/1PQ2RP1/R1B3K1 w q - 1 22',
    linea: '1.Rf1 Af5 2.Dd2',
    pista: 'Amenazan tomar en g2 con mate. La torre de f2 parece defender: ¿puede moverse de verdad?',
    explicacion:
      'La torre de f2 está clavada contra el rey por el alfil de c5, así que no defiende g2 y las negras amenazan 1...Dxg2#. 1.Rf1 deshace la clavada: si 1...Axg2+ 2.Txg2, la torre ya puede tomar; si 1...Af5 2.Dd2, la dama se aparta. Interponer con 1.Ae3 Axe3 solo pierde una pieza.',
    prueba: { margen: 364 },
  },
  {
    id: 'aj-tac-recursos-3-6',
    nivel: 3,
    fen: 'R7/2k4P/2n1P3/8/pr6/5KP1/5N2/4r3 b - - 0 58',
    linea: '1...Ce5+ 2.Rg2 Cg6',
    pista: 'El peón de h7 va a coronar. ¿Cómo llega tu caballo con ganancia de tiempo a una casilla que controle h8?',
    explicacion:
      'Las blancas amenazan coronar en h8 y ninguna torre llega. El caballo sí, pero necesita un tiempo, que gana con jaque: 1...Ce5+ 2.Rg2 Cg6, y desde g6 controla h8. Con 1...Tb8 2.Txb8 Cxb8 el peón corona.',
    prueba: { margen: 255 },
  },
  {
    id: 'aj-tac-recursos-4-1',
    nivel: 4,
    fen: 'r3k3/1p2bp2/1P2p1p1/N1PpP3/1P3P2/r1RK4/7P/1R6 b - - 11 43',
    linea: '1...Txc3+ 2.Rxc3 Axc5 3.bxc5 Txa5',
    pista: 'Al caballo de a5 lo defiende el peón de b4. Después de cambiar torres, ¿cómo quitas ese peón de ahí?',
    explicacion:
      'Las torres están enfrentadas en la tercera fila y las negras tienen una pieza de menos. Tras 1...Txc3+ 2.Rxc3 viene la clave: 2...Axc5 desvía el peón de b4, que defendía el caballo de a5, y 3.bxc5 Txa5 recupera la pieza. Las negras siguen algo peor, pero es la mejor resistencia.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-tac-recursos-4-2',
    nivel: 4,
    fen: '8/3R2pp/8/6PP/3b2R1/3k1K2/8/6r1 b - - 20 53',
    linea: '1...Tf1+ 2.Rg3 Tg1+ 3.Rh3 Th1+ 4.Rg2 Tg1+ 5.Rh3 Th1+',
    pista:
      'Tu alfil se va a perder y no puedes ganar. ¿Qué casilla de la primera fila defiende el alfil para tu torre?',
    explicacion:
      'Tu torre y tu alfil están atacados, pero el alfil de d4 defiende g1 y eso permite dar jaques sin fin: 1...Tf1+ 2.Rg3 Tg1+ 3.Rh3 Th1+ 4.Rg2 Tg1+. El rey no puede tomar en g1 ni salir de las columnas f, g y h: jaque perpetuo.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-tac-recursos-4-3',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pPr1/P3P2p/3p3P/8/7K b - - 2 55',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Las blancas amenazan mate. Tu torre de g7 está clavada, pero ¿deja por eso de defender la columna g?',
    explicacion:
      'Las blancas amenazan mate empezando por Dh6+. La salvación es el jaque perpetuo en la columna g: tras 1...Tg1+ el rey no puede tomar, porque la torre de g7, aunque esté clavada, defiende g1, y lo mismo sucede en g2. El rey solo va y viene entre h1 y h2: tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-recursos-5-1',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/7K/6r1 b - - 4 56',
    linea: '1...Tg2+ 2.Rh1 Tg1+ 3.Rh2 Tg2+ 4.Rh1 Tg1+ 5.Rh2 Tg2+',
    pista: 'Hay mate en contra si paras. ¿Qué jaque puedes repetir, y por qué el rey no puede tomar la torre?',
    explicacion:
      'Cualquier pausa pierde por Tc8+. 1...Tg2+ sigue el perpetuo: el rey no puede tomar en g2 porque la torre de g7 defiende la columna, aunque esté clavada contra su rey. Solo queda 2.Rh1 Tg1+ 3.Rh2 y se repite. En cambio, 1...Th1+ 2.Rxh1 regala la torre y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-tac-recursos-5-2',
    nivel: 5,
    fen: 'r1bk3r/pp2b1pp/5q2/QB1p3P/4P1p1/P7/1P3P1P/1K1R3R b - - 1 20',
    linea: '1...b6 2.Txd5+ Rc7',
    pista: 'Estás en jaque y solo se puede tapar la diagonal de dos maneras. ¿Cuál de ellas gana un tiempo?',
    explicacion:
      'El jaque de a5 solo se puede tapar en b6. Con 1...b6 el peón ataca a la dama blanca, y ese tiempo permite sobrevivir: 2.Txd5+ Rc7 3.Tc1+ Rb8 y el rey llega a su refugio con las piezas blancas todavía atacadas. Con 1...Db6 2.Txd5+ las negras pierden el peón sin obtener nada.',
    prueba: { margen: 333 },
  },
  {
    id: 'aj-tac-recursos-5-3',
    nivel: 5,
    fen: '2Q2rk1/pRN2prp/1p4p1/1Bn1p3/4P3/1P1P3P/PP3PP1/b2qR1K1 w - - 0 1',
    linea: '1.Dxf8+ Rxf8 2.Tb8+',
    pista: 'Tu dama y tu torre de e1 están atacadas. Busca una serie de jaques que termine recuperando la dama.',
    explicacion:
      'Están atacadas la dama de c8 y la torre de e1; si 1.Txd1 Txc8, se devuelve la dama. El contragolpe 1.Dxf8+ Rxf8 2.Tb8+ entrega la dama primero, pero los jaques siguen: 2...Re7 3.Cd5+ y el rey tiene que salir al centro, de modo que luego hay tiempo para tomar en d1 con mucha ventaja.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-recursos-6-1',
    nivel: 6,
    fen: '4k3/2R2p2/P3p3/3P2pn/3b3r/1P6/P4pK1/1B3Q2 b - - 8 42',
    linea: '1...Tg4+ 2.Rh3 Th4+ 3.Rg2 Tg4+ 4.Rh3 Th4+ 5.Rg2 Tg4+',
    pista:
      'Tu peón de f2 está a punto de caer. ¿En qué casillas de la cuarta fila está defendida tu torre para dar jaques?',
    explicacion:
      'Si las blancas toman f2, ganan; por eso hay que dar jaque. 1...Tg4+ 2.Rh3 Th4+ funciona porque el peón de g5 defiende h4 y f4: el rey no puede tomar y vuelve con 3.Rg2 Tg4+. Si 2.Rf3 Tf4+ es lo mismo, y 2.Rh2 pierde por 2...Ae5+. Jaque perpetuo.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-tac-recursos-6-2',
    nivel: 6,
    fen: 'r1r1n1k1/1p3pbp/1q1pp1pP/1N4B1/4P1P1/Pp3B2/2PQ4/1K1R2R1 w - - 0 23',
    linea: '1.c4 Txc4 2.hxg7 Dxb5 3.Ae2',
    pista: 'Amenazan tomar en c2 con jaque, y el caballo de b5 está atacado. ¿Qué avance atiende las dos cosas?',
    explicacion:
      'Las negras amenazan 1...bxc2+ y también atacan el caballo de b5. El avance 1.c4 esquiva lo primero y defiende lo segundo. Si 1...Txc4, hay que seguir con precisión: 2.hxg7 Dxb5 3.Ae2 ataca la torre de c4 y la dama de b5 en la misma diagonal, y la posición se mantiene equilibrada. Con 1.c3 Dxb5 las blancas solo pierden una pieza.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-tac-recursos-6-3',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista:
      'La torre de d7 y el alfil de e2 están atacados. ¿Qué casilla de la torre cuida el alfil, y qué mate tienes tú en g2?',
    explicacion:
      'Dos piezas están atacadas: la torre de d7 y el alfil de e2. 1...Te7 salva la torre y defiende el alfil por la columna. Tras 2.Ce6+ Txe6 3.Dxe6 llega el contragolpe 3...Af3: el alfil de g2, clavado por la dama de c2, no puede tomar y se amenaza mate en g2. A las blancas solo les queda el perpetuo: 4.De7+ Rh6 5.Dg5+.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-tac-recursos-6-4',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'El caballo da jaque. ¿Qué pieza blanca está clavada en la segunda fila y qué mate podrías amenazar?',
    explicacion:
      'Retirar el rey deja caer el alfil: 2.Cxd4. 1...Txe6 entrega la calidad para ganar un tiempo: tras 2.Dxe6 Af3 las negras amenazan tomar en g2 con mate, y el alfil de g2 no puede capturar en f3 porque está clavado por la dama de c2. Las blancas tienen que dar jaque perpetuo: 3.De7+ Rh6 4.Dg5+ Rg7.',
    prueba: { margen: 495 },
  },
];
