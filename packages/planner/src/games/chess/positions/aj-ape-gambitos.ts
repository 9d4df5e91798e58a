import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeGambitos: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-gambitos-2-1',
    nivel: 2,
    fen: 'rnbqk2r/ppp2ppp/8/3pP3/1b2n3/2NP4/PPPB2PP/R2QKBNR b KQkq - 2 6',
    linea: '1...Cxd2 2.Dxd2 d4',
    pista: 'Tu caballo de e4 está atacado. ¿Qué cambio deja al caballo de c3 clavado y con un peón encima?',
    explicacion:
      'El caballo de e4 está atacado por el peón y por el caballo. Cambiarlo en d2 conserva la clavada de c3 y, tras 2.Dxd2, el peón avanza a d4 y ataca ese caballo clavado: las negras ganan una pieza.',
    prueba: { margen: 158 },
  },
  {
    id: 'aj-ape-gambitos-2-2',
    nivel: 2,
    fen: 'rnbqk2r/ppp2ppp/3p1n2/2b1p3/1P2PP2/2P2N2/P2P2PP/RNBQKB1R b KQkq - 0 5',
    linea: '1...Ab6',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'El peón de b4 ataca el alfil de c5 y hay que retirarlo: en b6 conserva la diagonal hacia f2 y g1. Enrocar sin mirar permite 2.bxc5 y se pierde una pieza.',
    prueba: { margen: 154 },
  },
  {
    id: 'aj-ape-gambitos-2-3',
    nivel: 2,
    fen: 'r1bqk2r/pppp1ppp/8/4n3/1PPN2nb/P3P3/1B3PPP/RN1QKB1R w KQkq - 5 10',
    linea: '1.g3',
    pista: 'Las negras amenazan sacrificar en f2. ¿Qué avance cierra la diagonal del alfil de h4?',
    explicacion:
      'Las negras amenazan ...Axf2+ con ataque. 1.g3 ataca el alfil y cierra la diagonal hacia f2: la amenaza desaparece y las negras tienen que retirarse. En cambio, 1.Cc2 permite 1...Df6 y el ataque sigue.',
    prueba: { margen: 252 },
  },
  {
    id: 'aj-ape-gambitos-2-4',
    nivel: 2,
    fen: 'r2qk1nr/ppp2ppp/8/4n3/2Pp4/5PPP/PP1BQP2/R3KB1R b KQkq - 0 10',
    linea: '1...De7',
    pista: 'La dama de e2 ataca tu caballo con jaque por la columna e. ¿Qué pieza puede sostenerlo tapando la columna?',
    explicacion:
      'Las blancas amenazan 2.Dxe5+. La dama en e7 defiende el caballo y se coloca entre él y el rey, de modo que no hay jaque; además prepara el enroque largo. En cambio, 1...Df6 permite 2.f4 y el caballo clavado se pierde.',
    prueba: { margen: 184 },
  },
  {
    id: 'aj-ape-gambitos-2-5',
    nivel: 2,
    fen: 'r1b1kbnr/pppp1ppp/2n5/4P3/8/2B2N2/PqP1PPPP/RN1QKB1R b KQkq - 1 6',
    linea: '1...Ab4 2.Axb4 Cxb4',
    pista: 'Tu dama de b2 está atacada por el alfil. Busca la respuesta que clava a ese alfil.',
    explicacion:
      'Celada del gambito Englund. El alfil de c3 ataca la dama, pero 1...Ab4 lo clava contra el rey. Si 2.Axb4 Cxb4, quedan atacados a1 y c2; y si 2.Dd2, sigue 2...Axc3 3.Dxc3 Dc1#. Retirar la dama con 1...Db6 deja escapar la ocasión.',
    prueba: { margen: 284 },
  },
  {
    id: 'aj-ape-gambitos-2-6',
    nivel: 2,
    fen: 'rnbqk1nr/ppp2ppp/8/3B4/1b2P3/2B2N2/P4PPP/RN1QK2R w KQkq - 5 9',
    linea: '1.Axf7+ Rxf7 2.Dxd8',
    pista: 'Las damas están en la misma columna y tu alfil tapa la tuya. ¿Puede apartarse con jaque?',
    explicacion:
      'El alfil toma en f7 con jaque y abre la columna d: el rey debe capturar y la dama de d1 toma la de d8. Las blancas ganan la dama por un alfil.',
    prueba: { margen: 360 },
  },
  {
    id: 'aj-ape-gambitos-3-1',
    nivel: 3,
    fen: 'rnbqk1nr/ppp2ppp/3b4/8/8/2N5/PPPPP1PP/R1BQKBNR b KQkq - 1 4',
    linea: '1...Dh4+ 2.g3 Dxg3+ 3.hxg3 Axg3#',
    pista: 'Falta el peón f blanco: ¿qué diagonal lleva hasta el rey de e1?',
    explicacion:
      'Es la celada del gambito From: sin el peón f, la diagonal e1-h4 está abierta. Tras 1...Dh4+ 2.g3 el sacrificio 2...Dxg3+ 3.hxg3 Axg3# da mate con el alfil; también vale 2...Axg3+ 3.hxg3 Dxg3#. Las blancas debían jugar Cf3.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-ape-gambitos-3-2',
    nivel: 3,
    fen: 'rnb2rk1/pp2bp1p/1qp2n2/3P2p1/2BN1R2/2N5/PPPP2PP/R1BQ2K1 w - - 0 10',
    linea: '1.Ca4',
    pista: 'La torre de f4 está atacada y la dama de b6 apunta a d4: ¿qué contraataque tienes?',
    explicacion:
      'El caballo ataca la dama y protege indirectamente la posición: tras 1...Db4 2.Tf5 la torre escapa y ataca g5, con juego contra el rey. Las blancas han sacrificado y están algo peor. Con 1.Df1 gxf4 la torre se pierde sin nada.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-gambitos-3-3',
    nivel: 3,
    fen: 'rnb1kb1r/ppp2ppp/5q2/3B4/4P3/8/P4PPP/RN1QK1NR w KQkq - 0 8',
    linea: '1.Cd2',
    pista: 'La dama de f6 ataca la torre de a1: ¿cómo la defiendes desarrollando?',
    explicacion:
      'El caballo se desarrolla y la dama de d1 pasa a defender la torre de a1, así que se gana un tiempo. Tras 1...c6 2.Ab3 las blancas tienen desarrollo por el peón. Con 1.e5 Dxe5+ se pierde otro peón con jaque.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-ape-gambitos-3-4',
    nivel: 3,
    fen: 'r1bq1knr/pp1pbppp/2p5/n2BP3/4P3/2P2N1P/P1Q2PP1/RNB1K2R w KQ - 0 11',
    linea: '1.Ab3',
    pista: 'El alfil de d5 está atacado: ¿prefieres sacrificarlo o conservar el centro?',
    explicacion:
      'El alfil se retira a b3 y, si 1...Cxb3 2.axb3, se abre la columna a y el centro e4-e5 domina, con el rey negro en f8. El sacrificio 1.Axf7 Rxf7 no tiene continuación suficiente.',
    prueba: { margen: 88 },
  },
  {
    id: 'aj-ape-gambitos-3-5',
    nivel: 3,
    fen: 'rn1q1rk1/ppp1bppp/3nP3/3p4/3P2B1/1PN2N2/P1P1Q1PP/R3K2R b KQ - 2 13',
    linea: '1...f5',
    pista: 'El peón de e6 molesta: ¿qué avance lo deja aislado y ataca al alfil?',
    explicacion:
      'El peón ataca el alfil de g4, que sostiene a e6. Tras 2.Ah5 g6 las blancas deben sacrificar con 3.Ce5 gxh5 y las negras están mejor. Con 1...c6 2.exf7+ las blancas abren el enroque e igualan.',
    prueba: { margen: 101 },
  },
  {
    id: 'aj-ape-gambitos-3-6',
    nivel: 3,
    fen: 'rnbqkbnr/pppp2pp/8/4p3/4P3/8/PPPP2PP/RNBQKBNR w KQkq - 0 4',
    linea: '1.Dh5+ g6 2.Dxe5+ De7 3.Dxh8',
    pista: 'El peón f negro ya no está: ¿qué jaque aprovecha la diagonal y el peón de e5?',
    explicacion:
      'Sin el peón f, el jaque por la diagonal obliga a 1...g6 y la dama captura en e5 con doble a rey y torre: 2.Dxe5+ De7 3.Dxh8. El jaque posterior de la dama negra en h4 no basta. Con 1.Cf3 se deja escapar.',
    prueba: { margen: 368 },
  },
  {
    id: 'aj-ape-gambitos-4-1',
    nivel: 4,
    fen: 'r1bqk2r/pppp1ppp/2n2n2/b5B1/2B1P3/2p2N2/P4PPP/RN1Q1RK1 w kq - 2 9',
    linea: '1.e5 d5 2.exf6',
    pista: 'El caballo de f6 está clavado: ¿qué avance lo aprovecha?',
    explicacion:
      'El caballo de f6 está clavado por el alfil de g5, y el peón lo ataca. La réplica es 1...d5, y tras 2.exf6 gxf6 las líneas se abren contra el rey sin enrocar. Con 1.Dc2 O-O las negras llegan a tiempo.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-ape-gambitos-4-2',
    nivel: 4,
    fen: 'rnbq1b1r/ppp1kBpp/5n2/8/4P3/8/PB3PPP/RN1QK1NR w KQ - 1 8',
    linea: '1.Db3',
    pista: 'El alfil de f7 está atacado por el rey: ¿cómo lo defiendes sin cambiar damas?',
    explicacion:
      'La dama defiende el alfil y mantiene el ataque: el rey negro está en e7 y no conviene cambiar damas. Tras 1...c5 2.e5 las blancas ganan espacio y tiempo. Con 1.Dxd8+ Rxd8 el rey deja de sufrir y la ventaja se reduce.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-ape-gambitos-4-3',
    nivel: 4,
    fen: 'r1b2rk1/pppp1ppp/5q2/2b1n3/2P2P2/P1N1P2P/1P3P2/R1BQKBR1 b Q - 0 11',
    linea: '1...Cg6',
    pista: 'El caballo de e5 está atacado: ¿qué retirada deja casilla a la dama ante Cd5?',
    explicacion:
      'El caballo debe irse, y en g6 apoya f4 y e5. Tras 2.Cd5 Dd8 la dama vuelve y las negras preparan ...d6; están peor, pero sólidas. Con 1...Ad6 2.Cd5 la dama y el alfil se estorban, y con 1...Ab6 2.fxe5 se pierde el caballo.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-gambitos-4-4',
    nivel: 4,
    fen: 'rnbq1rk1/p4ppp/2pb4/1p3n2/2B2p2/2NP1N2/PPP2RPP/R1B1Q1K1 w - - 0 12',
    linea: '1.Ab3',
    pista: 'El alfil de c4 está atacado: ¿dónde conserva la diagonal hacia f7?',
    explicacion:
      'La retirada natural conserva la diagonal contra f7, el punto débil después de ...f5. Tras 1...a5 2.a4 b4 3.Ce4 el caballo ocupa el centro y las blancas casi igualan a pesar del peón. El sacrificio 1.Cxb5 cxb5 no da suficiente.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-gambitos-4-5',
    nivel: 4,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: 'Compara los dos enroques: ¿en cuál quedaría tu rey en una columna o diagonal abierta?',
    explicacion:
      'El enroque corto pone el rey a salvo y deja la torre lista para el centro; el plan es Cd5, aprovechando que el rey negro sigue en e8. Con el enroque largo, el rey queda sin peón en la columna c y las negras ganan tiempos con ...Ab4 o ...Ad7.',
    prueba: { margen: 78 },
  },
];
