import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacDoble: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-doble-0-1',
    nivel: 0,
    fen: '2q3k1/p4ppp/1p6/3N4/8/8/PP3PPP/R5K1 w - - 0 1',
    linea: '1.Ce7+ Rf8 2.Cxc8',
    pista: 'El rey y la dama negros están en casillas del mismo color: ¿desde dónde los ataca un caballo a la vez?',
    explicacion:
      'El caballo salta a e7, da jaque al rey de g8 y ataca además a la dama de c8. El rey tiene que salir del jaque y la dama se pierde.',
    prueba: { margen: 734 },
  },
  {
    id: 'aj-tac-doble-0-2',
    nivel: 0,
    fen: 'r1bqkb1r/1pp1pppp/p1n2n2/1N1p4/3P1B2/8/PPP1PPPP/R2QKBNR w KQkq - 0 5',
    linea: '1.Cxc7+ Rd7 2.Cxa8',
    pista: 'Tu caballo y tu alfil miran a la misma casilla: ¿qué dos piezas negras quedarían atacadas desde allí?',
    explicacion:
      'El caballo toma en c7 con jaque y ataca a la vez a la torre de a8. La dama no puede capturarlo gratis, porque el alfil de f4 lo protege: el rey se mueve y el caballo se lleva la torre.',
    prueba: { margen: 362 },
  },
  {
    id: 'aj-tac-doble-0-3',
    nivel: 0,
    fen: '6k1/pq3pp1/7p/8/r7/5N1P/4QPP1/6K1 w - - 0 1',
    linea: '1.De8+ Rh7 2.Dxa4',
    pista: 'La torre negra no tiene quien la defienda. Busca un jaque de dama desde el que también la veas.',
    explicacion:
      'La dama da jaque en e8 y desde allí recorre la diagonal hasta a4, donde la torre está sin defensa. El rey debe moverse y la dama captura la torre.',
    prueba: { margen: 454 },
  },
  {
    id: 'aj-tac-doble-0-4',
    nivel: 0,
    fen: '6k1/pp3pp1/2pbpn1p/8/3PP3/2N1B3/PP3PPP/6K1 w - - 0 1',
    linea: '1.e5 Ce8 2.exd6',
    pista: 'El alfil y el caballo negros están en la misma fila, con una columna en medio.',
    explicacion:
      'El peón avanza a e5, protegido por el de d4, y ataca en diagonal al alfil de d6 y al caballo de f6. Las negras no pueden salvar los dos: si el caballo se retira, el peón toma el alfil.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-tac-doble-0-5',
    nivel: 0,
    fen: 'r1bqkb1r/pppp1ppp/5n2/4p3/2BnP3/3P2Q1/PPP2PPP/RNB1K1NR b KQkq - 2 5',
    linea: '1...Cxc2+ 2.Rd1 Cxa1',
    pista: 'La dama blanca salió pronto y dejó de cuidar su flanco: ¿qué casilla une al rey de e1 con la torre de a1?',
    explicacion:
      'El caballo toma el peón de c2, que la dama ya no defiende, y da jaque al rey mientras ataca a la torre de a1. El rey se mueve y las negras ganan la torre.',
    prueba: { margen: 267 },
  },
  {
    id: 'aj-tac-doble-0-6',
    nivel: 0,
    fen: 'r1bqkb1r/pppp1pp1/2n2n1p/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 0 5',
    linea: '1.Cxf7 De7 2.Cxh8',
    pista: 'Tu caballo está atacado, pero puede saltar a una casilla que protege el alfil de c4. ¿Qué ve desde allí?',
    explicacion:
      'El caballo toma en f7 y ataca a la vez a la dama de d8 y a la torre de h8. El rey no puede capturarlo porque el alfil de c4 lo protege: la dama se salva y la torre cae.',
    prueba: { margen: 458 },
  },
  {
    id: 'aj-tac-doble-1-1',
    nivel: 1,
    fen: '1k1r4/ppp1R3/p7/Q2p1n2/1q1P2rN/8/PP3PPP/6RK w - - 0 1',
    linea: '1.Dxc7+ Ra8 2.Dxd8#',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de b8 y a la torre de d8.',
    explicacion:
      'La dama toma en c7, da jaque al rey de b8 y ataca a la vez a la torre de d8: la siguiente jugada captura en d8. La línea acaba en mate en 2 jugadas con 2.Dxd8#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-doble-1-2',
    nivel: 1,
    fen: '1k1rQ3/ppp3n1/8/2p2N2/4P3/1b2P1R1/PPP2q2/1K1R4 b - - 0 1',
    linea: '1...Dxc2+ 2.Ra1 Dxd1#',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de b1 y a la torre de d1.',
    explicacion:
      'La dama toma en c2, da jaque al rey de b1 y ataca a la vez a la torre de d1: la siguiente jugada captura en d1. La línea acaba en mate en 2 jugadas con 2...Dxd1#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-doble-1-3',
    nivel: 1,
    fen: 'r3kB1r/pp1q1pp1/2n1pn2/3p3p/3P4/1QPB1b2/PP1N1PPP/R3K2R w KQkq - 0 12',
    linea: '1.Axg7 Axg2 2.Axh8',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de h8 y al caballo de f6.',
    explicacion:
      'El alfil toma en g7 y ataca a la vez a la torre de h8 y al caballo de f6: la siguiente jugada captura en h8. Las blancas ganan una torre.',
    prueba: { margen: 329 },
  },
  {
    id: 'aj-tac-doble-1-4',
    nivel: 1,
    fen: 'r2q1rk1/pb1p2p1/1pn1p2p/2p2p2/2PPn2P/PQ1BP3/1P3PP1/R1BK2NR b - - 1 13',
    linea: '1...Cxf2+ 2.Rc2 Cxh1',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de d1 y a la torre de h1.',
    explicacion:
      'El caballo toma en f2, da jaque al rey de d1 y ataca a la vez a la torre de h1: la siguiente jugada captura en h1. Las negras ganan una torre y un peón.',
    prueba: { margen: 209 },
  },
  {
    id: 'aj-tac-doble-1-5',
    nivel: 1,
    fen: '8/5pk1/8/p1p3r1/PrP4p/5B1K/2R5/8 b - - 3 56',
    linea: '1...Tg3+ 2.Rxh4 Txf3',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al alfil de f3 y al rey de h3.',
    explicacion:
      'La torre llega a g3, da jaque al rey de h3 y ataca a la vez al alfil de f3: la siguiente jugada captura en f3. Las negras ganan un alfil por un peón.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-tac-doble-1-6',
    nivel: 1,
    fen: '8/Q7/1p3kpp/p5p1/8/1PN1q1P1/P5PK/8 w - - 0 46',
    linea: '1.Cd5+ Re5 2.Cxe3',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de f6 y a la dama de e3.',
    explicacion:
      'El caballo llega a d5, da jaque al rey de f6 y ataca a la vez a la dama de e3: la siguiente jugada captura en e3. En cambio, 1.Db8 permite 1...De5 y la ventaja es mucho menor.',
    prueba: { margen: 285 },
  },
  {
    id: 'aj-tac-doble-2-1',
    nivel: 2,
    fen: '1k1r4/ppp2Q2/p1p1q3/3N1n2/8/4r2P/BP3PP1/4R1K1 w - - 0 1',
    linea: '1.Dxc7+ Ra8 2.Dxd8+ Dc8 3.Dxc8#',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de b8 y a la torre de d8.',
    explicacion:
      'La dama toma en c7, da jaque al rey de b8 y ataca a la vez a la torre de d8: la siguiente jugada captura en d8. La línea acaba en mate en 3 jugadas con 3.Dxc8#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-doble-2-2',
    nivel: 2,
    fen: '8/3k1B2/1nb3Nb/7p/3r1PpP/8/P5P1/2R3K1 w - - 3 41',
    linea: '1.Ce5+ Re7 2.Cxc6+ Rxf7 3.Cxd4',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e7 y a la torre de d4.',
    explicacion:
      'Tras 1.Ce5+ Re7, el caballo toma en c6, da jaque al rey de e7 y ataca a la vez a la torre de d4: la siguiente jugada captura en d4. Las blancas ganan una torre.',
    prueba: { margen: 325 },
  },
  {
    id: 'aj-tac-doble-2-3',
    nivel: 2,
    fen: '6k1/3R4/6n1/8/8/rN3K2/8/8 b - - 0 77',
    linea: '1...Ce5+ 2.Re4 Cxd7',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la torre de d7 y al rey de f3.',
    explicacion:
      'El caballo llega a e5, da jaque al rey de f3 y ataca a la vez a la torre de d7: la siguiente jugada captura en d7. En cambio, 1...Txb3+ permite 2.Re4 y no pasa de la igualdad.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-tac-doble-2-4',
    nivel: 2,
    fen: '1nb1kb1r/1pp1n1pp/5p2/2P1p3/rpB5/P3PN2/1B1P2PP/RN2K2R w KQk - 0 12',
    linea: '1.Ab5+ Ad7 2.Axa4',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e8 y a la torre de a4.',
    explicacion:
      'El alfil llega a b5, da jaque al rey de e8 y ataca a la vez a la torre de a4: la siguiente jugada captura en a4. Las blancas ganan la calidad.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-tac-doble-2-5',
    nivel: 2,
    fen: 'rnbqk1nr/ppp2ppp/8/4P3/1BP5/4p3/PP3PPP/RN1QKBNR b KQkq - 0 6',
    linea: '1...exf2+ 2.Re2 fxg1=C+ 3.Re1 Dh4+',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e1 y al caballo de g1.',
    explicacion:
      'El peón toma en f2, da jaque al rey de e1 y ataca a la vez al caballo de g1: la siguiente jugada captura en g1. En cambio, 1...Dxd1+ permite 2.Rxd1 y queda en desventaja.',
    prueba: { margen: 630 },
  },
  {
    id: 'aj-tac-doble-2-6',
    nivel: 2,
    fen: 'b1r3k1/3qbppp/p2ppn2/p1r5/P3P3/3P1NP1/1Q2NPBP/RR4K1 b - - 0 25',
    linea: '1...Tc2 2.Db6 Txe2',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de b2 y al caballo de e2.',
    explicacion:
      'La torre llega a c2 y ataca a la vez a la dama de b2 y al caballo de e2: la siguiente jugada captura en e2. Las negras ganan un caballo.',
    prueba: { margen: 195 },
  },
  {
    id: 'aj-tac-doble-3-1',
    nivel: 3,
    fen: 'r2qr1k1/1p2bp2/4b1pp/p2pN3/P1pPn3/2N1PQBP/1PB2PP1/R4RK1 b - - 2 18',
    linea: '1...Cd2 2.De2 Cxf1',
    pista:
      'Las negras tienen una pieza de menos. ¿A qué casilla puede saltar el caballo de e4 atacando dos piezas grandes?',
    explicacion:
      'Las negras tienen una pieza de menos y esta es la manera de recuperar material: 1...Cd2 ataca a la dama de f3 y a la torre de f1. Tras 2.De2 Cxf1 ganan la calidad; y si 2.Df4, que busca jugadas en f7, 2...Ag5 vuelve a atacar a la dama. Las retiradas como 1...Cf6 dejan la pieza de menos sin nada a cambio.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-tac-doble-3-2',
    nivel: 3,
    fen: 'rnb2rk1/pp2bp1p/1qp2n2/3P2p1/N1BN1R2/8/PPPP2PP/R1BQ2K1 b - - 1 10',
    linea: '1...Db4 2.Tf5 Dxc4',
    pista: 'Tu dama está atacada por el caballo de a4. Retírala a una casilla desde la que ataque dos piezas sueltas.',
    explicacion:
      'El caballo de a4 ataca a la dama y esta se retira ganando tiempo: desde b4 apunta al caballo de a4 y al alfil de c4, los dos sin defensa, y además el peón de g5 ataca la torre de f4. Las blancas no pueden salvar todo: tras 2.Tf5 Dxc4 3.Txg5+ solo consiguen un par de peones por la pieza.',
    prueba: { margen: 99 },
  },
  {
    id: 'aj-tac-doble-3-3',
    nivel: 3,
    fen: '3r2k1/pp3ppp/2p1b1n1/8/5q2/2p2N2/PPB2QPP/4R2K b - - 1 20',
    linea: '1...Td2 2.Dxa7 Txc2',
    pista: 'El caballo de f3 está atado a tapar la columna f. ¿Qué casilla de la segunda fila ya no puede defender?',
    explicacion:
      '1...Td2 ataca a la vez a la dama de f2 y al alfil de c2, y la torre está segura: si 2.Cxd2, la columna f se abre y 2...Dxf2 gana la dama; si 2.Dxd2 cxd2, el peón amenaza coronar. La dama tiene que irse y 2...Txc2 gana el alfil.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-tac-doble-3-4',
    nivel: 3,
    fen: '2n2r1k/p5pp/1p1p4/Q1R5/2PPP3/P1PPP2r/4qPPP/B5RK w - - 0 1',
    linea: '1.Txc8 Txc8 2.Df5 Te8 3.Dxh3',
    pista: 'Tu dama y tu torre están atacadas por el peón de b6. Busca un cambio que deje dos torres negras sueltas.',
    explicacion:
      'El peón de b6 ataca a la dama y a la torre, así que primero 1.Txc8 da la torre por el caballo. Tras 1...Txc8 la dama sale de peligro con 2.Df5, que ataca a las dos torres sin defensa, la de c8 y la de h3: solo se puede salvar una. Si 2...Txh2+ 3.Rxh2, la torre de h3 también se ha perdido.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-tac-doble-3-5',
    nivel: 3,
    fen: 'r1k1r3/p3bNpn/7p/3p4/8/2P4P/PP3P1P/R1B1R1K1 w - - 1 22',
    linea: '1.Cd6+ Rd7 2.Cxe8',
    pista: 'Busca la horquilla del caballo y comprueba si el alfil de e7 puede capturarlo.',
    explicacion:
      '1.Cd6+ ataca al rey de c8 y a la torre de e8. El alfil no puede tomar el caballo, porque al dejar e7 se abre la columna: 1...Axd6 2.Txe8+. Después de 1...Rd7 2.Cxe8 las blancas ganan la calidad.',
    prueba: { margen: 124 },
  },
  {
    id: 'aj-tac-doble-3-6',
    nivel: 3,
    fen: '5q2/7k/p3B1pp/P1p5/2R3Pb/2B5/1PR3P1/6K1 b - - 2 40',
    linea: '1...Dd6 2.Te4 Dd1+ 3.Rh2 Dxc2',
    pista:
      'Las torres blancas están sueltas y el rey de g1, abierto. ¿Desde dónde podría la dama dar un jaque que ataque también a una torre?',
    explicacion:
      '1...Dd6 ataca el alfil de e6 y prepara 2...Dd1+, que ataca a la vez al rey y a la torre de c2. Si las blancas defienden el alfil con 2.Te4, la horquilla llega: 2...Dd1+ 3.Rh2 Dxc2. Las negras siguen algo peor, pero recuperan una torre; sin esta idea están perdidas.',
    prueba: { margen: 183 },
  },
];
