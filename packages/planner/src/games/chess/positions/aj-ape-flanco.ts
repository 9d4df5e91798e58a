import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeFlanco: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-flanco-3-1',
    nivel: 3,
    fen: '2r2rk1/p3bppp/bp2pn2/2p1N3/3q4/1P3QP1/P2PPPBP/R1B2RK1 w - - 5 16',
    linea: '1.Dc3 Cd5 2.Dxd4',
    pista: 'La dama de d4 ataca tu torre de a1: ¿cómo ofreces el cambio?',
    explicacion:
      'La dama se opone a la de d4, defiende la torre y ofrece el cambio: tras 1...Cd5 2.Dxd4 cxd4 queda un final casi igualado. El contraataque 1.Cc6 Txc6 2.Dxc6 Dxa1 pierde material.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-ape-flanco-3-2',
    nivel: 3,
    fen: 'r2q1rk1/pppnppbp/4b1p1/3pP3/6P1/2NPP3/PPP1B2P/R1BQ1RK1 w - - 1 11',
    linea: '1.d4',
    pista: 'El peón de e5 está atacado: ¿qué avance lo sostiene?',
    explicacion:
      'El peón sostiene a e5 y cierra la diagonal del alfil de g7. Las negras lo discuten con 1...f6, y tras 2.e4 hay lucha equilibrada en el centro. Con 1.b3 Cxe5 se pierde el peón.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-ape-flanco-3-3',
    nivel: 3,
    fen: 'r4rk1/pp3p2/3p2pp/2pN4/2P1p1P1/1Q2P1qP/P2B2B1/b4RK1 b - - 0 18',
    linea: '1...Ae5 2.Cf4 Axf4',
    pista: 'El alfil de a1 está en la esquina: ¿dónde apoya a la dama contra el rey?',
    explicacion:
      'El alfil vuelve a e5, protege a la dama y amenaza ...Dh2+. Tras 2.Cf4 Axf4 3.Txf4 la posición está en equilibrio. En g7 el alfil no ayuda y 2.Ae1 echa a la dama.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-ape-flanco-3-4',
    nivel: 3,
    fen: 'r1b2rk1/pp5p/5p2/B1p1p1N1/n1P5/6P1/Pb3P1P/3RKB1R w K - 0 18',
    linea: '1.Ce4',
    pista: 'El caballo de g5 está atacado: ¿dónde apunta a d6 y c5?',
    explicacion:
      'El caballo va a e4, casilla central desde la que ataca c5 y mira a d6. Tras 1...b6 2.Ad2 las blancas están algo peor, pero consolidadas. Con 1.Cf3 Ag4 la clavada gana la torre de d1.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-ape-flanco-3-5',
    nivel: 3,
    fen: 'r2qk2r/p1p2ppp/5b2/4Nb2/3n1Q2/P1NP2P1/1P2PPKP/R1B4R b kq - 4 15',
    linea: '1...g5',
    pista: 'La dama de f4 defiende al caballo de e5: ¿cómo la desvías con un peón?',
    explicacion:
      'El peón ataca la dama, que debe dejar la defensa de e5 o quedarse en e3. Tras 2.De3 O-O el caballo blanco sigue en la columna e, expuesto a ...Te8, y hay equilibrio. Con 1...c5 2.Cf3 las blancas se consolidan.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-ape-flanco-3-6',
    nivel: 3,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/3Np3/P2P1PPP/RNBQKB1R w KQkq - 2 7',
    linea: '1.Cc3 exf2+ 2.Cxf2',
    pista: 'La dama de d4 ataca la torre de a1: ¿qué desarrollo la defiende y prepara la recaptura en f2?',
    explicacion:
      'El caballo tapa la diagonal hacia a1 y se desarrolla; tras 1...exf2+ 2.Cxf2 el otro caballo recaptura y el peón de menos se compensa con el desarrollo. Con 1.fxe3 Dxa1 se pierde la torre.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-flanco-4-1',
    nivel: 4,
    fen: 'r1bqkbr1/ppp3pp/1nn5/5p2/4p3/1QN3P1/PP1PPPBP/R1B1K1NR b KQq - 3 10',
    linea: '1...Th8',
    pista: 'La torre de g8 está en la diagonal de la dama de b3: ¿dónde queda segura?',
    explicacion:
      'La dama ataca g8, así que la torre vuelve a h8; el enroque corto ya se perdió, pero el material está a salvo. Tras 2.d3 exd3 3.Axc6+ bxc6 hay juego para los dos. Con 1...Ce7 2.d3 el centro negro se deshace.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-flanco-4-2',
    nivel: 4,
    fen: '1q1rkb1r/pp1npp2/2p3p1/6Np/2P1B1bP/5PP1/PP1QP1K1/R1BR4 b k - 2 16',
    linea: '1...Af5 2.Axf5 gxf5',
    pista: 'El alfil de g4 está atacado: ¿qué casilla permite cambiarlo por el alfil de e4?',
    explicacion:
      'El alfil va a f5 y ofrece el cambio por la mejor pieza blanca: tras 2.Axf5 gxf5 la estructura queda rota, pero la columna g da juego a la torre. Las negras están peor; con 1...Ag7 2.fxg4 pierden una pieza.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-ape-flanco-4-3',
    nivel: 4,
    fen: 'r1b2rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1P/1BPP1Pq1/RN1QK2R w KQ - 0 11',
    linea: '1.Tf1 Cxf2 2.De2',
    pista: 'La dama de g2 ataca dos cosas: h1 y f2. ¿Qué jugada defiende ambas?',
    explicacion:
      'Antes de planear hay que sobrevivir: las negras amenazan Dxh1+ y Dxf2#. La torre se aparta y defiende f2; tras 1...Cxf2 2.De2 las blancas siguen peor, pero resisten. Con 1.De2 Dxh1+ se pierde la torre.',
    prueba: { margen: 485 },
  },
  {
    id: 'aj-ape-flanco-5-1',
    nivel: 5,
    fen: '1nb1kb1r/1pp1n1pp/5p2/1BP1p3/rp6/P3PN2/1B1P2PP/RN2K2R b KQk - 1 12',
    linea: '1...Ad7 2.Axa4 Axa4',
    pista: 'Estás en jaque y la torre de a4 también está atacada: ¿qué interposición recupera algo?',
    explicacion:
      'El alfil tapa el jaque y, si 2.Axa4 Axa4, las negras recuperan una pieza por la torre; luego ...Ac2 molesta al caballo de b1. Han perdido la calidad y están peor, pero con 1...c6 2.Axa4 se pierde la torre entera.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-ape-flanco-5-2',
    nivel: 5,
    fen: 'r2qk2r/ppp3bp/1n2b1p1/5p2/3P4/P1N2PP1/1P3PBP/R1BQR1K1 b kq - 2 14',
    linea: '1...Rf7 2.Txe6 Rxe6',
    pista: 'El alfil de e6 está clavado contra el rey: ¿cómo lo defiendes antes de que avance el peón d?',
    explicacion:
      'La columna e está abierta y el alfil de e6, clavado. El rey lo defiende y conecta las torres: si 2.Txe6 Rxe6, las blancas tienen alfiles y ataque por la calidad. Las negras sufren, pero con 1...Rd7 2.d5 el peón aislado avanza con fuerza.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-ape-flanco-5-3',
    nivel: 5,
    fen: 'r2qkb1r/pp1n1pp1/2p2n1p/6N1/6b1/2P1p2P/PP2PPB1/RNBQ1RK1 w kq - 0 13',
    linea: '1.Cxf7 Rxf7 2.hxg4',
    pista: 'El caballo está atacado: ¿qué captura deja al rey en el centro y recupera el alfil de g4?',
    explicacion:
      'El caballo se cambia por el peón de f7 y el alfil: tras 1...Rxf7 2.hxg4 las blancas recuperan la pieza y el rey negro pierde el enroque. La posición está casi igualada. Con 1.Cf3 Axf3 las negras ganan f2.',
    prueba: { margen: 82 },
  },
  {
    id: 'aj-ape-flanco-6-1',
    nivel: 6,
    fen: 'r1bqkbnr/ppp3pp/2n2p2/4N2Q/1PPp4/4P3/P2P1PPP/RNB1KB1R b KQkq - 2 6',
    linea: '1...g6 2.Cxg6 hxg6',
    pista: 'Estás en jaque: ¿interponer o mover el rey? Calcula qué pasa en f7.',
    explicacion:
      'Hay que interponer: tras 2.Cxg6 hxg6 3.Dxh8 Ae6 las negras pierden la torre por el caballo y están peor, pero se desarrollan con rapidez mientras la dama blanca está lejos. Mover el rey con 1...Re7 permite 2.Df7+ y una caza mortal.',
    prueba: { margen: 437 },
  },
  {
    id: 'aj-ape-flanco-6-2',
    nivel: 6,
    fen: 'r1bq1rk1/pp1p1pbp/2n2np1/2p5/2P1p3/2N1PNPP/PP1P1PB1/R1BQ1RK1 w - - 0 9',
    linea: '1.Cg5',
    pista: 'El caballo de f3 está atacado por el peón: ¿desde dónde ataca a su vez e4?',
    explicacion:
      'El caballo salta a g5 y ataca el peón de e4 junto con el de c3 y el alfil. Tras 1...Ce5 2.Ccxe4 Cxe4 3.Cxe4 las blancas recuperan el peón con buen juego. En e1 el caballo queda pasivo.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-flanco-6-3',
    nivel: 6,
    fen: 'rq3bnr/pp1b1k2/2pp1pp1/2P4p/1P1pBN1P/3P2P1/P2BPP2/2RQR1K1 b - - 3 18',
    linea: '1...Ce7',
    pista: 'Casi todas tus piezas siguen en la octava fila: ¿cuál puede salir defendiendo g6?',
    explicacion:
      'Las piezas blancas apuntan a g6 y al rey de f7. El caballo sale, defiende g6 y c6 y deja libre la columna para la torre; tras 2.cxd6 Dxd6 las negras están peor, pero desarrolladas. Con 1...g5 se entrega la casilla g6 y 2.Db3+ da ataque.',
    prueba: { margen: 71 },
  },
];
