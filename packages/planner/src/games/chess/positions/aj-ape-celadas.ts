import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeCeladas: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-celadas-0-1',
    nivel: 0,
    fen: 'rnbqk2r/pppp1ppp/5n2/2b1p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    linea: '1.Dxf7#',
    pista: 'La dama y el alfil de c4 apuntan a la misma casilla, que solo defiende el rey.',
    explicacion:
      'Mate del pastor: la dama toma en f7 protegida por el alfil de c4, y el rey no puede capturarla ni huir. Las negras atacaron a la dama con ...Cf6 sin ver la amenaza; con ...De7 defendían a la vez f7 y e5.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-0-2',
    nivel: 0,
    fen: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    linea: '1.Dxf7#',
    pista: 'Cuenta quién ataca y quién defiende la casilla f7.',
    explicacion:
      'Mate del pastor: a f7 apuntan la dama de f3 y el alfil de c4, y solo la defiende el rey. La dama captura protegida por el alfil. Las negras debían jugar 3...Cf6, que desarrolla una pieza y tapa la columna.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-0-3',
    nivel: 0,
    fen: 'rnb1k1nr/pppp1ppp/5q2/2bNp3/4P3/3P4/PPP2PPP/R1BQKBNR b KQkq - 2 4',
    linea: '1...Dxf2#',
    pista: 'El caballo blanco ataca a tu dama, pero mira antes qué casilla defiende solo el rey de e1.',
    explicacion:
      'Es el mate del pastor con negras: la dama toma en f2 protegida por el alfil de c5. Las blancas atacaron a la dama con el caballo en vez de defender f2.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-0-4',
    nivel: 0,
    fen: 'rnbqkbnr/pppp1ppp/4p3/8/5PP1/8/PPPPP2P/RNBQKBNR b KQkq - 0 2',
    linea: '1...Dh4#',
    pista: 'Las blancas han movido los peones de f y g: mira la diagonal que llega hasta el rey de e1.',
    explicacion:
      'Mate del loco: al adelantar los peones f y g se abre la diagonal de h4 a e1. La dama da jaque, ninguna pieza puede interponerse y el rey no tiene adónde ir.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-0-5',
    nivel: 0,
    fen: 'rnbqkbnr/pp2pppp/2pp4/6B1/3P4/4P3/PPP2PPP/RN1QKBNR b KQkq - 0 3',
    linea: '1...Da5+ 2.Cc3 Dxg5',
    pista: 'El alfil de g5 no tiene defensa. Busca un jaque de dama que lo mire por la misma fila.',
    explicacion:
      'La dama da jaque en a5 por la diagonal y ataca por la quinta fila al alfil de g5, que está suelto. Las blancas atienden el jaque y pierden el alfil.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-ape-celadas-0-6',
    nivel: 0,
    fen: 'rnb1kbnr/ppp2ppp/3p2q1/3Np3/4P3/5N2/PPPP1PPP/R1BQKB1R w KQkq - 4 5',
    linea: '1.Cxc7+ Rd8 2.Cxa8',
    pista: 'La dama negra salió temprano y dejó de defender una casilla cerca de su rey.',
    explicacion:
      'Con la dama lejos de d8, el peón de c7 queda sin defensa. El caballo lo toma con jaque al rey y ataque a la torre de a8, que cae en la jugada siguiente.',
    prueba: { margen: 212 },
  },
  {
    id: 'aj-ape-celadas-0-7',
    nivel: 0,
    fen: 'rnbqkb1r/ppp2ppp/5n2/3pN3/8/3P4/PPP1QPPP/RNB1KB1R w KQkq - 1 6',
    linea: '1.Cc6+ De7 2.Cxe7',
    pista: 'Detrás del caballo de e5, tu dama mira al rey de e8. ¿Adónde conviene saltar con el caballo?',
    explicacion:
      'Al salir de e5 el caballo descubre el jaque de la dama de e2 y, desde c6, ataca a la dama de d8. Las negras deben atender el jaque y pierden la dama por un caballo. El error fue retirar el caballo de e4, que tapaba la columna entre la dama blanca y su rey.',
    prueba: { margen: 304 },
  },
  {
    id: 'aj-ape-celadas-1-1',
    nivel: 1,
    fen: 'r1bqkbnr/pppp1ppp/8/4p2Q/1nB1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    linea: '1.Dxf7#',
    pista: 'La dama y el alfil de c4 apuntan a f7, y las negras han movido el caballo sin mirarlo.',
    explicacion:
      'Mate del pastor: la dama toma en f7 protegida por el alfil de c4 y el rey no puede capturarla ni huir. Las negras gastaron una jugada en llevar el caballo a b4 cuando debían defender f7 con ...g6 o ...De7.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-celadas-1-2',
    nivel: 1,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/8/PB1P1NPP/RN1QKB1R b KQkq - 0 8',
    linea: '1...Dxb2',
    pista: 'Tu dama puede tomar en f2 o en b2. Mira cuál de las dos piezas está defendida.',
    explicacion:
      'El caballo de f2 lo defiende el rey, así que tomarlo perdería la dama. El alfil de b2, en cambio, no tiene defensa: la dama lo captura y ataca de paso la torre de a1. Las negras ganan una pieza.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-ape-celadas-1-3',
    nivel: 1,
    fen: 'r1b1kb1r/ppp1qppp/8/3pn3/8/2Q3N1/PPPP2PP/R1B1KBNR b KQkq - 3 8',
    linea: '1...Cd3+ 2.Rd1 Cf2#',
    pista:
      'La dama de e7 está detrás del caballo de e5 y el rey blanco sigue en e1. ¿Y si el caballo también da jaque al apartarse?',
    explicacion:
      'El caballo salta a d3 y da jaque doble: él mismo y la dama por la columna e. Solo puede moverse el rey, que va a d1, y el caballo remata en f2: la dama controla e1 y e2, y las piezas blancas tapan lo demás.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-ape-celadas-1-4',
    nivel: 1,
    fen: 'rnb1kb1r/ppppqp1p/8/8/4npNP/3B1Q2/PPPP2P1/RNB1K2R b KQkq - 3 8',
    linea: '1...Cg3+ 2.Ce3 Cxh1',
    pista: 'Detrás de una pieza propia, la dama de e7 apunta hacia el rey de e1.',
    explicacion:
      'El caballo se va de e4 a g3 y descubre el jaque de la dama de e7 al rey de e1 mientras el caballo ataca a la torre de h1. En cambio, 1...h5 permite 2.Dxe4 y no pasa de la igualdad.',
    prueba: { margen: 224 },
  },
  {
    id: 'aj-ape-celadas-1-5',
    nivel: 1,
    fen: 'r1b2rk1/ppppqpp1/2n2n1p/b3P1N1/2BP4/8/P1Q2PPP/RNB2RK1 b - - 0 11',
    linea: '1...hxg5 2.exf6 Dxf6',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón toma el caballo de g5. Las blancas recuperan la pieza con 2.exf6, pero la dama retoma en f6 y ataca el peón de d4, que caerá: las negras quedan mejor. Atacar con un solo caballo antes de desarrollarse no basta.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-ape-celadas-1-6',
    nivel: 1,
    fen: 'rnbq2nr/ppp2kpp/8/8/1b2P3/2B2N2/P4PPP/RN1QK2R w KQ - 0 10',
    linea: '1.Dxd8 Axc3+ 2.Cxc3',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de d8 no está defendida por ninguna pieza y la dama de d1 la captura gratis. Las blancas ganan una dama.',
    prueba: { margen: 467 },
  },
  {
    id: 'aj-ape-celadas-2-1',
    nivel: 2,
    fen: 'r3kb1r/pp1bpppp/2n5/2P5/1P4n1/2P2P2/P3N1PP/RNBK1B1R b kq - 0 9',
    linea: '1...Cf2+ 2.Re1 Cxh1',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de d1 y a la torre de h1.',
    explicacion:
      'El caballo llega a f2, da jaque al rey de d1 y ataca a la vez a la torre de h1: la siguiente jugada captura en h1. En cambio, 1...Cxb4 permite 2.cxb4 y no pasa de la igualdad.',
    prueba: { margen: 193 },
  },
  {
    id: 'aj-ape-celadas-2-2',
    nivel: 2,
    fen: 'rnbqkb1r/pp2pppp/3p4/2p5/4n3/2P2N2/PP1PBPPP/RNBQK2R w KQkq - 0 5',
    linea: '1.Da4+ Cc6 2.Dxe4',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e8 y al caballo de e4.',
    explicacion:
      'La dama llega a a4, da jaque al rey de e8 y ataca a la vez al caballo de e4: la siguiente jugada captura en e4. Las blancas ganan un caballo.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-ape-celadas-2-3',
    nivel: 2,
    fen: 'r1b1kb1r/pp2qppp/2p2n2/4n1N1/3p4/2P5/PPBBQPPP/R3K1NR b KQkq - 5 10',
    linea: '1...d3 2.Axd3 Cxd3+',
    pista: 'La dama de e7 y el caballo de e5 miran hacia el rey de e1. Un peón puede atacar dos piezas a la vez.',
    explicacion:
      'El peón de d4 avanza a d3 y ataca el alfil de c2 y la dama de e2. Si 2.Axd3, el caballo captura con jaque y abre la columna e: la dama de e2 queda clavada por la de e7 y no puede recapturar. Las negras ganan una pieza por un peón.',
    prueba: { margen: 268 },
  },
  {
    id: 'aj-ape-celadas-2-4',
    nivel: 2,
    fen: 'rnbqkb1r/3n1p1p/pP1p2p1/2pPp3/8/1QN1P3/PP3PPP/R1B1KBNR w KQkq - 1 9',
    linea: '1.b7 Ta7 2.bxc8=D',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de a8 y al alfil de c8.',
    explicacion:
      'El peón llega a b7 y ataca a la vez a la torre de a8 y al alfil de c8: la siguiente jugada captura en c8. En cambio, 1.Ca4 permite 1...Ab7 y la ventaja es mucho menor.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-ape-celadas-2-5',
    nivel: 2,
    fen: 'r2qk2r/pp2bppp/2npb3/1N2p1B1/4P3/3Q4/PPP2PPP/R3KB1R b KQkq - 4 10',
    linea: '1...Axg5 2.Dxd6 Dxd6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de g5 no está defendido por ninguna pieza y el alfil de e7 lo captura gratis. Las negras ganan un alfil por un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-celadas-2-6',
    nivel: 2,
    fen: 'rnb1kbnr/ppp1pppp/2q5/8/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 4',
    linea: '1.Ab5 Ad7 2.Axc6',
    pista: 'Mira qué hay en línea con el rey de e8: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a b5 y clava a la dama de c6 contra el rey de e8, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las blancas ganan una dama por un alfil.',
    prueba: { margen: 352 },
  },
  {
    id: 'aj-ape-celadas-3-1',
    nivel: 3,
    fen: 'rnbqk1nr/ppp2ppp/3b4/8/8/2N5/PPPPP1PP/R1BQKBNR b KQkq - 1 4',
    linea: '1...Dh4+ 2.g3 Dxg3+ 3.hxg3 Axg3#',
    pista: 'Falta el peón f blanco: ¿qué diagonal lleva hasta el rey de e1?',
    explicacion:
      'Es la celada del gambito From: sin el peón f, la diagonal e1-h4 está abierta. Tras 1...Dh4+ 2.g3 el sacrificio 2...Dxg3+ 3.hxg3 Axg3# da mate con el alfil; también vale 2...Axg3+ 3.hxg3 Dxg3#. Las blancas debían jugar Cf3.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-ape-celadas-3-2',
    nivel: 3,
    fen: 'r1bqkb1r/1p3pp1/p1np1n2/3Np2p/4P3/1N2B3/PPP2PPP/R2QKB1R w KQkq - 0 9',
    linea: '1.Ab6 Dd7 2.Cc7+ Re7 3.Cxa8',
    pista: 'La dama de d8 no tiene casillas: ¿qué alfil la ataca y prepara el salto a c7?',
    explicacion:
      'El alfil ataca la dama y controla c7 y d8: tras 1...Dd7 el caballo salta a c7 con jaque y captura la torre de a8. Las negras debían cambiar antes el caballo de d5. Con 1.c4 Cxd5 la ocasión pasa.',
    prueba: { margen: 244 },
  },
  {
    id: 'aj-ape-celadas-3-3',
    nivel: 3,
    fen: 'r1b1k2r/pppp1ppp/2n5/2q1n1B1/1bP5/P3PN2/1P1N1PPP/R2QKB1R b KQkq - 0 9',
    linea: '1...Cxf3+ 2.gxf3 Axd2+ 3.Dxd2 Dxg5',
    pista: 'El caballo de d2 está clavado: ¿quién defiende entonces f3 y g5?',
    explicacion:
      'El caballo de d2, clavado contra el rey, no puede recapturar en f3: tras 2.gxf3 Axd2+ 3.Dxd2 la dama negra captura el alfil de g5, que quedó sin defensa. Se gana una pieza. Si se cambia antes en d2, el otro caballo recaptura y no hay nada.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-ape-celadas-3-4',
    nivel: 3,
    fen: 'rnbqkbnr/pppp2pp/8/4p3/4P3/8/PPPP2PP/RNBQKBNR w KQkq - 0 4',
    linea: '1.Dh5+ g6 2.Dxe5+ De7 3.Dxh8',
    pista: 'El peón f negro ya no está: ¿qué jaque aprovecha la diagonal y el peón de e5?',
    explicacion:
      'Sin el peón f, el jaque por la diagonal obliga a 1...g6 y la dama captura en e5 con doble a rey y torre: 2.Dxe5+ De7 3.Dxh8. El jaque posterior de la dama negra en h4 no basta. Con 1.Cf3 se deja escapar.',
    prueba: { margen: 368 },
  },
  {
    id: 'aj-ape-celadas-3-5',
    nivel: 3,
    fen: 'r3k1nr/pp1b1ppp/2n1p3/1BbpP3/1q6/1NN5/PPP2PPP/R1BQK2R w KQkq - 4 10',
    linea: '1.a3 Axf2+ 2.Rxf2',
    pista: 'La dama de b4 salió a comer: ¿cuántas casillas le quedan?',
    explicacion:
      'La dama de b4 está casi encerrada: el peón la ataca y las negras deben entregar el alfil con 1...Axf2+ 2.Rxf2 Dh4+ para escapar. Las blancas quedan con pieza por peón. Con 1.O-O Ab6 la dama tiene tiempo.',
    prueba: { margen: 205 },
  },
  {
    id: 'aj-ape-celadas-3-6',
    nivel: 3,
    fen: 'r1bqkb1r/ppppnppp/5n2/1B2N3/4P3/3P4/PPP2PPP/RNBQK2R b KQkq - 0 5',
    linea: '1...c6 2.Cc4 Cg6',
    pista: 'Ataca una pieza y mira qué jaque de dama ganaría la otra. Después vigila la contraamenaza blanca en d6.',
    explicacion:
      'Celada de Mortimer: el peón ataca el alfil de b5 y prepara ...Da5+, que ganaría el caballo de e5. Las blancas responden 2.Cc4 y esperan 2...cxb5 3.Cd6#; con 2...Cg6 el rey negro tiene aire, el alfil sigue atacado y, si se retira a a4, 3...b5 hace horquilla. Las negras ganan una pieza por un peón.',
    prueba: { margen: 134 },
  },
];
