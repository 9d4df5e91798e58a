import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstDefensa: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-defensa-3-1',
    nivel: 3,
    fen: 'r5k1/5p1p/5np1/ppq1p3/1bB5/1P1QPNP1/P4P1P/3R2K1 w - - 0 29',
    linea: '1.Ad5',
    pista: '¿Qué avance negro atacaría dos piezas a la vez? Impídelo ganando un tiempo.',
    explicacion:
      'La amenaza es ...e4, doble a la dama y al caballo. El alfil en d5 controla e4 y ataca la torre de a8: tras 1...Ta7 2.Cxe5 las blancas recuperan un peón y la posición está igualada.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-defensa-3-2',
    nivel: 3,
    fen: 'r1bq2r1/pp2ppbk/3p3p/3P1pB1/8/5N2/PPPQ1P1P/3R1RK1 w - - 0 19',
    linea: '1.Rh1',
    pista: 'La columna g está abierta: ¿dónde queda tu rey fuera de la torre y del alfil?',
    explicacion:
      'El alfil de g5 está atacado y el rey, en la columna de la torre de g8. En h1 el rey sale de la columna y el alfil puede retirarse a f4; tras 1...De8 2.Af4 e5 se defiende un final algo inferior. Con 1.h4 Af6 el alfil queda clavado.',
    prueba: { margen: 106 },
  },
  {
    id: 'aj-est-defensa-3-3',
    nivel: 3,
    fen: '6k1/p4p1p/K5pP/1P3n2/P3p3/5P2/4r3/R7 w - - 0 43',
    linea: '1.fxe4 Txe4 2.Rxa7',
    pista: 'Elimina el peón que va a coronar antes de ocuparte de a7.',
    explicacion:
      'El peón de e4 iba a tomar en f3 y correr. Se elimina primero y luego 1...Txe4 2.Rxa7: los peones a y b compensan el caballo y las negras deben dar jaque continuo por la columna e. Son tablas.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-est-defensa-3-4',
    nivel: 3,
    fen: 'r1b1kb1r/1pppqBp1/p1n2n1p/4N3/3PP3/P1N5/1PP1QPPP/R1B1K2R b KQkq - 0 9',
    linea: '1...Rd8 2.Cxc6+ bxc6',
    pista: 'Estás en jaque: ¿conviene capturar el alfil o mover el rey?',
    explicacion:
      'Capturar pierde: 1...Dxf7 2.Cxf7 deja dama por alfil y caballo. El rey se aparta a d8 y, tras 2.Cxc6+ bxc6, las negras tienen un peón menos y peor rey, pero siguen en la partida.',
    prueba: { margen: 282 },
  },
  {
    id: 'aj-est-defensa-3-5',
    nivel: 3,
    fen: '8/8/4p3/4Bb2/pkp5/7P/8/4K3 w - - 0 67',
    linea: '1.Rd2 Axh3 2.Ac3+',
    pista: 'Los peones a y c avanzan juntos: ¿desde dónde los frenan tu rey y tu alfil?',
    explicacion:
      'El rey se acerca a los peones y el alfil vigila desde la gran diagonal: tras 1...Axh3 2.Ac3+ las blancas bloquean en casillas negras, donde el alfil negro no puede discutir. Es una defensa de alfiles de distinto color; con 1.Aa1 c3 se pierde.',
    prueba: { margen: 334 },
  },
  {
    id: 'aj-est-defensa-3-6',
    nivel: 3,
    fen: 'rnb1kbnr/ppp3pp/5p2/8/1PPq4/3Np3/P2P1PPP/RNBQKB1R w KQkq - 2 7',
    linea: '1.Cc3 exf2+ 2.Cxf2',
    pista: 'La dama de d4 ataca la torre de a1: ¿qué desarrollo la defiende y prepara la recaptura en f2?',
    explicacion:
      'El caballo tapa la diagonal hacia a1 y se desarrolla; tras 1...exf2+ 2.Cxf2 el otro caballo recaptura y el peón de menos se compensa con el desarrollo. Con 1.fxe3 Dxa1 se pierde la torre.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-defensa-4-1',
    nivel: 4,
    fen: '2r1r1k1/4qpp1/pnB1b2p/2pp4/Q7/4PN1P/PP3PP1/2R2RK1 w - - 1 19',
    linea: '1.Axe8 Cxa4 2.Axa4',
    pista: 'La dama está atacada: ¿qué captura te deja menos material perdido?',
    explicacion:
      'En vez de retirar la dama, se cambia por torre y caballo: 1...Cxa4 2.Axa4 y las blancas quedan algo peor, pero con peones débiles que atacar. Con 1.Da5 Txc6 se pierde el alfil.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-est-defensa-4-2',
    nivel: 4,
    fen: '2r1r3/6k1/q7/2n1p2Q/1p6/1PP2P2/3N2PP/3R1K2 w - - 0 37',
    linea: '1.Cc4 Dg6 2.Dxg6+',
    pista: 'Estás en jaque por la diagonal: ¿qué interposición permite cambiar damas?',
    explicacion:
      'El caballo se interpone y, tras 1...Dg6 2.Dxg6+ Rxg6 3.cxb4, las damas desaparecen y el rey blanco ya no sufre. Las negras están mejor, pero el final se puede defender. Interponer el peón con 1.c4 deja débil la columna b.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-est-defensa-4-3',
    nivel: 4,
    fen: '8/2pb1r1k/4p1pP/p3Q3/P1BPP2K/5p2/1PPq4/5R2 w - - 3 39',
    linea: '1.Txf3',
    pista: 'Te amenazan mate con la dama y el peón de f3: ¿qué debes eliminar?',
    explicacion:
      'El peón de f3 es la clave del ataque. Tras capturarlo, 1...De1+ 2.Tg3 Dc1 3.Rh3 el rey aguanta y la dama de e5 da contrajuego: casi igualdad. Con 1.Tg1 f2 el peón corona o da mate.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-est-defensa-4-4',
    nivel: 4,
    fen: 'rnbqkb1r/ppp4p/5pp1/3pN3/2B1n3/5Q2/PPPP1PPP/RNB1K2R w KQkq - 0 7',
    linea: '1.Cd3',
    pista: 'El caballo y el alfil están atacados: ¿qué retirada prepara la recuperación de una pieza?',
    explicacion:
      'Dos piezas están atacadas, pero el caballo de e4 negro también cuelga: tras 1.Cd3 dxc4 2.Dxe4+ se recupera la pieza con jaque y el final es solo algo inferior. Con 1.Cc3 dxc4 las blancas quedan sin compensación.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-defensa-4-5',
    nivel: 4,
    fen: '2r2rk1/1p1bqpb1/p1n2npp/8/3Pp3/1QPB3P/PP1NNBP1/R4RK1 w - - 0 18',
    linea: '1.Cf4 Dd6 2.Cxg6',
    pista: 'El alfil de d3 está atacado por un peón: ¿hay algo mejor que capturar en e4?',
    explicacion:
      'El alfil cuelga, pero el caballo contraataca en g6: tras 1...Dd6 2.Cxg6 las blancas obtienen peones y juego contra el rey. Siguen algo peor; si 1.Axe4 Cxe4, las negras dominan las casillas blancas.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-est-defensa-4-6',
    nivel: 4,
    fen: '8/p4pk1/7p/1Qq1p1p1/4P3/5P1n/1P3P1P/5BK1 w - - 17 44',
    linea: '1.Rh1 Cxf2+ 2.Rg2 Dxb5 3.Axb5',
    pista: 'Hay un jaque de caballo y las damas enfrentadas: ¿qué casilla del rey salva la tuya?',
    explicacion:
      'Si se captura el caballo, 1.Axh3 Dxb5 se pierde la dama. El rey va a h1 y, tras 1...Cxf2+ 2.Rg2 Dxb5 3.Axb5, el cambio de damas deja un final con un peón menos, pero defendible.',
    prueba: { margen: 310 },
  },
  {
    id: 'aj-est-defensa-5-1',
    nivel: 5,
    fen: 'r1b1k2r/pp1nbppp/2p1pq2/3pP3/3P4/2NB1P2/PPP2QPP/R1B1K2R b KQkq - 0 11',
    linea: '1...Dh4 2.Ae3 Dxf2+',
    pista: 'La dama está atacada: ¿puedes salvarla forzando el cambio?',
    explicacion:
      'La dama sale con oferta de cambio: tras 2.Ae3 Dxf2+ 3.Rxf2 el rey blanco pierde el enroque y las negras, sin damas, preparan la ruptura ...f6 contra el centro. El sacrificio 1...Cxe5 2.dxe5 Dxe5+ no da bastante.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-est-defensa-5-2',
    nivel: 5,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'La dama de e8 está atacada por un peón: ¿qué casilla tapa el jaque en f4?',
    explicacion:
      'La dama se retira a c8, junto a su rey, y tras 2.Df4+ d6 3.Dxf3 las negras pierden el alfil, pero el peón de f7 quedará rodeado. Están mal; con 1...Dd8 2.Df4+ la situación es aún peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-defensa-5-3',
    nivel: 5,
    fen: '7r/2qk1ppp/Q3b3/2bpP1B1/8/1P6/1P3PPP/5RK1 w - - 3 24',
    linea: '1.Tc1 Tb8 2.Ae3',
    pista: 'El alfil de c5 está delante de su dama: ¿qué pieza tuya no juega todavía?',
    explicacion:
      'La torre ocupa la columna c y clava el alfil de c5 contra la dama. Tras 1...Tb8 2.Ae3 aumenta la presión sobre el alfil clavado y las negras deben simplificar: la partida queda igualada. Con 1.b4 h6 el alfil de g5 también queda atacado y las blancas quedan peor.',
    prueba: { margen: 140 },
  },
  {
    id: 'aj-est-defensa-5-4',
    nivel: 5,
    fen: 'rnbq1rk1/p4ppp/2pb4/1p3n2/2B2p2/2NP1N2/PPP2RPP/R1B1Q1K1 w - - 0 12',
    linea: '1.Ab3',
    pista: 'El alfil de c4 está atacado: ¿dónde conserva la diagonal hacia f7?',
    explicacion:
      'La retirada natural conserva la diagonal contra f7, el punto débil después de ...f5. Tras 1...a5 2.a4 b4 3.Ce4 el caballo ocupa el centro y las blancas casi igualan a pesar del peón. El sacrificio 1.Cxb5 cxb5 no da suficiente.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-est-defensa-5-5',
    nivel: 5,
    fen: 'r3k1nr/pp1b1pp1/1qn1p2p/2bpP3/Q7/2P2N2/PP2BPPP/RNB1K2R w KQkq - 0 9',
    linea: '1.Dh4',
    pista: 'El peón de e5 y la dama de a4 tienen problemas: ¿hacia qué flanco la llevas?',
    explicacion:
      'Las negras amenazan ...Cxe5, con descubierta del alfil de d7 sobre la dama. En h4 la dama sale de esa línea y vigila el flanco de rey; tras 1...g5 2.Dg3 el avance debilita a las negras y hay casi igualdad. Con 1.O-O Cd4 se pierde material.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-est-defensa-5-6',
    nivel: 5,
    fen: 'r1bk3r/pp2b1pp/1q6/QB1R3P/4P1p1/P7/1P3P1P/1K5R b - - 0 21',
    linea: '1...Rc7 2.Dc3+ Rb8 3.De5+ Dc7',
    pista: 'Estás en jaque por la columna d: ¿conviene interponer o salir con el rey?',
    explicacion:
      'El rey debe salir hacia el flanco de dama: tras 2.Dc3+ Rb8 3.De5+ Dc7 la dama tapa y el rey tiene refugio, a costa de g7; las negras están mal, pero siguen luchando. Interponer con 1...Ad7 2.Txd7+ pierde la dama de b6.',
    prueba: { margen: 265 },
  },
  {
    id: 'aj-est-defensa-6-1',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Txd2 2.Txh6+ Rg7 3.Cf5+',
    pista: 'El rey de h8 tiene pocas casillas: ¿qué peón de su refugio puede caer con jaque?',
    explicacion:
      'Las negras atacan dos piezas, de modo que hay que buscar al rey: la torre entra en f6, una casilla que ningún peón puede defender, y amenaza h6. Tras 1...Txd2 2.Txh6+ Rg7 3.Cf5+ Rg8 4.Ce7+ hay jaque continuo y tablas. Con 1.Ac3 Tf8 las negras se consolidan.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-est-defensa-6-2',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'La dama está atacada: ¿puedes ofrecer el cambio para frenar el peón b?',
    explicacion:
      'La dama sale con oferta de cambio, que quita fuerza al ataque: tras 2.Dxg6+ Rxg6 3.b7 Axb7 4.Cxb7 se pierde la pieza por el peón, pero las torres negras ganan c4. Si 2.b7 Axb7 3.Cxb7, 3...Dxg4. Con 1...Dh5 2.b7 la situación es peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-est-defensa-6-3',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2',
    pista: 'Tu dama está en la columna e, frente a una torre: ¿cómo le das una casilla de salida con jaque?',
    explicacion:
      'El avance abre la casilla d4 a la dama, que amenaza irse con jaque de la columna e, y además ataca c2. Tras 2.Cf2 Dxb2 las negras tienen peones a cambio de su rey expuesto; siguen algo peor. Con 1...hxg5 2.Cxg5 la descubierta gana la dama.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-est-defensa-6-4',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'La dama acaba de atacar tu torre: ¿qué casilla vigila también el jaque en e6?',
    explicacion:
      'La torre escapa, controla e6 y se opone a la de e1. Tras 2.Ce6+ Txe6 3.Dxe6 Af3 hay amenaza de mate en g2, y las blancas solo tienen el jaque continuo: tablas. Con 1...Tf7 2.De8 el ataque blanco gana.',
    prueba: { margen: 470 },
  },
];
