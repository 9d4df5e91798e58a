import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeRepertorio: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-repertorio-2-1',
    nivel: 2,
    fen: '1q1rk2r/pp2ppb1/2p3p1/4n1Np/2P1B1PP/6P1/PPQ1P1K1/R1BR4 b k - 0 18',
    linea: '1...Txd1',
    pista: 'Tu torre de d8 está enfrentada a la de d1. ¿Conviene cambiarlas antes de que el alfil salga a f4?',
    explicacion:
      'Las blancas quieren jugar Af4 con ataque al caballo de e5 y a la dama de b8. Cambiar torres en d1 desvía a la dama blanca y permite tomar en g4 con el caballo. En cambio, 1...Td6 permite 2.gxh5 y la posición queda mucho peor.',
    prueba: { margen: 126 },
  },
  {
    id: 'aj-ape-repertorio-2-2',
    nivel: 2,
    fen: 'r1bq1rk1/p4pbp/2p2np1/3pp3/4P3/2N1BP2/PPPQB1PP/2KR3R w - - 0 12',
    linea: '1.exd5 Cxd5 2.Cxd5',
    pista: 'Si las negras avanzan ...d4 ganan espacio. Cuenta atacantes y defensores de d5.',
    explicacion:
      'Sobre d5 hay cuatro atacantes blancos, contando la torre de d1 detrás de la dama, y tres defensores negros: tras los cambios las blancas ganan un peón. Esperar con 1.Ca4 permite 1...d4 y la ocasión pasa.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-repertorio-2-3',
    nivel: 2,
    fen: 'rn1qkb1r/1p1b1p1p/p2P1np1/1Bp1N3/Q7/2N5/PP3PPP/R1B1K2R b KQ - 0 12',
    linea: '1...Axd6 2.Af4 Axe5 3.Axe5 Axb5',
    pista: 'El alfil de f8 puede desarrollarse capturando. ¿Qué amenazan las blancas si no lo haces?',
    explicacion:
      'El alfil toma el peón de d6, se desarrolla y ataca el caballo de e5, que sostiene todo el ataque blanco. En cambio, 1...Axb5 permite 2.Cxb5 y las blancas conservan el peón pasado y la iniciativa.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-ape-repertorio-2-4',
    nivel: 2,
    fen: 'r2qk2r/1b1pbppp/pp2pn2/nQp5/2P5/2N1PNP1/PP1P1PBP/R1BR2K1 w kq - 0 12',
    linea: '1.Da4',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'El peón de a6 ataca la dama de b5. En a4 queda a salvo y mantiene la presión sobre d7; tomar en a5 solo da la dama por un caballo, porque el peón de b6 recaptura.',
    prueba: { margen: 385 },
  },
  {
    id: 'aj-ape-repertorio-2-5',
    nivel: 2,
    fen: 'rnbqk2r/pp2ppbp/2pp1npP/8/3PP3/2N5/PPP2PP1/R1BQKBNR b KQkq - 0 6',
    linea: '1...Af8',
    pista: 'Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'El peón de h6 ataca el alfil de g7 y, si lo toma, atacará también la torre de h8. El alfil vuelve a f8, donde está seguro. En cambio, 1...Axh6 permite 2.Axh6 y se pierde una pieza por un peón.',
    prueba: { margen: 221 },
  },
  {
    id: 'aj-ape-repertorio-2-6',
    nivel: 2,
    fen: 'r6r/pppbbkpp/8/8/2pNPBn1/2P2P2/P5PP/R3R1K1 b - - 0 16',
    linea: '1...c5',
    pista: 'Tu caballo de g4 está atacado. ¿Hay un peón que ataque otra pieza para ganar el tiempo?',
    explicacion:
      'El peón de f3 ataca el caballo de g4, pero 1...c5 ataca el caballo de d4: las blancas deben retirarlo y entonces el caballo negro vuelve con calma a f6. En cambio, 1...Ch6 permite 2.Axc7 y se pierde un peón.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-ape-repertorio-3-1',
    nivel: 3,
    fen: 'r2qk2r/pb3ppp/4p3/1Pp1n3/3pn3/P6N/1BPK1PPP/R2Q1B1R w kq - 0 13',
    linea: '1.Rc1',
    pista: 'Estás en jaque: ¿hacia qué lado se aleja el rey de las piezas negras?',
    explicacion:
      'El rey vuelve a c1, detrás de sus peones. Tras 1...Ad5 2.a4 las negras tienen ventaja por la actividad, pero el alfil de b2 cubre la gran diagonal. Con 1.Re2 Da5 el rey queda en el centro y el ataque gana.',
    prueba: { margen: 273 },
  },
  {
    id: 'aj-ape-repertorio-3-2',
    nivel: 3,
    fen: 'r1b2rk1/1pq2ppp/p1n1pn2/P7/3pPP2/2NBB3/1PP3PP/R2Q1RK1 w - - 0 14',
    linea: '1.e5',
    pista: 'Dos piezas están atacadas por el peón de d4: ¿qué contraataque tienes en el centro?',
    explicacion:
      'El peón de d4 ataca caballo y alfil, y la mejor respuesta es contraatacar el caballo de f6: tras 1...Ce8 2.Axh7+ Rxh7 3.Axd4 se obtienen peones y ataque por la pieza. Con 1.Af2 dxc3 se pierde una pieza sin más.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-ape-repertorio-3-3',
    nivel: 3,
    fen: 'r1bqkb1r/1ppp3p/p1n3pn/3Np3/2B1PN2/P2P1Q2/1PPB1PPP/R2K3R b kq - 0 12',
    linea: '1...Cd4',
    pista: 'La dama de f3 y el caballo de f4 atacan: ¿qué salto gana un tiempo?',
    explicacion:
      'El caballo salta a d4 y ataca la dama: tras 2.Dg3 d6 se liberan el alfil de c8 y la defensa de f6. Las blancas siguen mejor por los caballos. Con 1...d6 2.Ce2 el caballo negro se queda sin esa casilla.',
    prueba: { margen: 103 },
  },
  {
    id: 'aj-ape-repertorio-3-4',
    nivel: 3,
    fen: 'r1bqkb1r/ppp3pp/1nn5/5p2/4p3/2N2NP1/PP1PPPBP/R1BQK2R w KQkq - 0 9',
    linea: '1.Cg1',
    pista: 'El caballo de f3 está atacado por el peón: ¿qué retirada no permite ...g5?',
    explicacion:
      'Volver a g1 parece pasivo, pero prepara d3 para romper el centro y Ch3 para reaparecer. En h4 el caballo queda atrapado tras 1...g5 y hay que entregarlo por dos peones.',
    prueba: { margen: 106 },
  },
  {
    id: 'aj-ape-repertorio-3-5',
    nivel: 3,
    fen: 'r2qkb1r/ppp1pp2/2n2n1p/3p1b2/3P2p1/P4N2/1PPBPPPP/RN1QKB1R w KQkq - 0 8',
    linea: '1.Ch4 Cxd4 2.Cxf5',
    pista: 'El caballo está atacado: ¿qué casilla ataca al alfil de f5?',
    explicacion:
      'El caballo va a h4 y ataca el alfil de f5: si 1...Cxd4 2.Cxf5 Cxf5 se pierde un peón, pero las blancas ganan la pareja de alfiles y c4 da juego. Con 1.Ce5 Cxd4 no hay compensación.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-ape-repertorio-3-6',
    nivel: 3,
    fen: 'r1b1kb1r/ppp1pppp/8/1P6/1n1PN1q1/5N2/P1P1QPPP/R1B1K1R1 b Qkq - 0 12',
    linea: '1...Af5 2.c3 Axe4 3.cxb4 e6',
    pista: 'La presión está en c2 y e4: ¿qué desarrollo las suma?',
    explicacion:
      'El alfil se desarrolla, ataca el caballo de e4 y apunta a c2, donde también mira el caballo de b4. Tras 2.c3 Axe4 3.cxb4 e6 las negras recuperan la pieza con mejor estructura. Con 1...De6 2.Aa3 las blancas se defienden con tiempo.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-ape-repertorio-4-1',
    nivel: 4,
    fen: 'r1bqkb1r/pp1n1ppp/2n1p3/2ppP3/3P4/1NPB4/PP3PPP/R1BQK1NR b KQkq - 2 7',
    linea: '1...c4 2.Ae2 cxb3',
    pista: '¿Qué avance de peón hace un doble en el flanco de dama?',
    explicacion:
      'El avance ataca a la vez el caballo de b3 y el alfil de d3: es el doble típico de la Francesa cuando el caballo va a b3 demasiado pronto. Tras 2.Ae2 cxb3 se gana la pieza por un peón.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-repertorio-4-2',
    nivel: 4,
    fen: 'r2qk2r/pppb1ppp/2nb4/4n3/4P3/2P2N1P/PPBK1PP1/RNBQ3R b kq - 2 11',
    linea: '1...Cxf3+ 2.Dxf3 Ce5',
    pista: 'El rey blanco está en d2: ¿qué cambio deja libre la casilla e5 al otro caballo?',
    explicacion:
      'El cambio gana un tiempo: tras 2.Dxf3 Ce5 el segundo caballo ocupa e5, ataca la dama y la dama negra entra con jaque por g5. El rey en d2 es la compensación del material. Con 1...Df6 2.Re1 el rey escapa.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-ape-repertorio-4-3',
    nivel: 4,
    fen: 'r1b1kb1r/p4ppn/2pp4/4p1Bp/1PB1P3/q1NQ4/P1P2PPP/2R2RK1 w kq - 1 13',
    linea: '1.Ad2',
    pista: 'Tu alfil está atacado y el peón de b4 también: busca una retirada que sirva para los dos.',
    explicacion:
      'El alfil se salva y defiende b4, el peón que debe abrir el flanco de dama: tras 1...Tb8 2.b5 las líneas se abren con el rey negro en e8 y la dama en a3 fuera de juego. Con 1.f4 Cxg5 2.fxg5 las blancas ceden la pareja de alfiles.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-repertorio-4-4',
    nivel: 4,
    fen: 'rnbqkb1r/ppp4p/5pp1/3pN3/2B1n3/5Q2/PPPP1PPP/RNB1K2R w KQkq - 0 7',
    linea: '1.Cd3',
    pista: 'El caballo y el alfil están atacados: ¿qué retirada prepara la recuperación de una pieza?',
    explicacion:
      'Dos piezas están atacadas, pero el caballo de e4 negro también cuelga: tras 1.Cd3 dxc4 2.Dxe4+ se recupera la pieza con jaque y el final es solo algo inferior. Con 1.Cc3 dxc4 las blancas quedan sin compensación.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-repertorio-4-5',
    nivel: 4,
    fen: 'rnbq1b1r/ppp1kBpp/5n2/8/4P3/8/PB3PPP/RN1QK1NR w KQ - 1 8',
    linea: '1.Db3',
    pista: 'El alfil de f7 está atacado por el rey: ¿cómo lo defiendes sin cambiar damas?',
    explicacion:
      'La dama defiende el alfil y mantiene el ataque: el rey negro está en e7 y no conviene cambiar damas. Tras 1...c5 2.e5 las blancas ganan espacio y tiempo. Con 1.Dxd8+ Rxd8 el rey deja de sufrir y la ventaja se reduce.',
    prueba: { margen: 144 },
  },
  {
    id: 'aj-ape-repertorio-4-6',
    nivel: 4,
    fen: 'rn2kb1r/3p1ppp/1q3n2/1NpP4/4p3/1Q2PN2/PP1B1PPP/R3K2R w KQkq - 0 12',
    linea: '1.Ce5',
    pista: 'El caballo de f3 está atacado: ¿qué casilla lo acerca a c4?',
    explicacion:
      'El caballo salta a e5, apunta a f7 y, tras 1...d6, va a c4 con tiempo sobre la dama: 2.Cc4 Dd8 3.Ac3 y las blancas dominan d6. Con 1.Cg5 d6 el caballo queda fuera de juego.',
    prueba: { margen: 105 },
  },
  {
    id: 'aj-ape-repertorio-5-1',
    nivel: 5,
    fen: 'r1b1kbnr/pp2pppp/B1n5/2PpP3/4q3/2P5/P4PPP/RNBQK1NR w KQkq - 1 8',
    linea: '1.Ae2 Dxg2 2.Af3',
    pista: 'Estás en jaque y el alfil de a6 cuelga: ¿qué interposición resuelve las dos cosas?',
    explicacion:
      'El alfil vuelve a e2 y tapa el jaque: así no se pierde en a6. Tras 1...Dxg2 2.Af3 gana un tiempo sobre la dama y recupera d5; las blancas quedan solo algo peor. Con 1.Ce2 bxa6 se pierde la pieza.',
    prueba: { margen: 153 },
  },
  {
    id: 'aj-ape-repertorio-5-2',
    nivel: 5,
    fen: 'r1b1kbnr/ppqp1ppp/2n1p3/1N6/4P3/2N5/PPP2PPP/R1BQKB1R b KQkq - 4 6',
    linea: '1...Db8',
    pista: 'La dama debe irse de c7: ¿dónde no podrá molestarla el alfil de c1?',
    explicacion:
      'En la Taimánov la dama vuelve a b8: vigila d6 y, tras ...a6, el caballo de b5 tendrá que retirarse. Si 1...De5, 2.Df3 amenaza en f7 y la dama seguirá perdiendo tiempos; si 1...Dd8, 2.Af4 se instala en la casilla débil d6.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-repertorio-5-3',
    nivel: 5,
    fen: 'r1bq1rk1/pp1p1pbp/2n2np1/2p5/2P1p3/2N1PNPP/PP1P1PB1/R1BQ1RK1 w - - 0 9',
    linea: '1.Cg5',
    pista: 'El caballo de f3 está atacado por el peón: ¿desde dónde ataca a su vez e4?',
    explicacion:
      'El caballo salta a g5 y ataca el peón de e4 junto con el de c3 y el alfil. Tras 1...Ce5 2.Ccxe4 Cxe4 3.Cxe4 las blancas recuperan el peón con buen juego. En e1 el caballo queda pasivo.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-repertorio-5-4',
    nivel: 5,
    fen: 'rnb2rk1/pp2q1pp/2pb1n2/2PpppB1/3P4/1P1N2P1/P3PPBP/RN1Q1RK1 b - - 0 11',
    linea: '1...Ac7 2.Cxe5 Axe5 3.dxe5 Dxe5',
    pista: 'El alfil de d6 está atacado: ¿qué retirada conserva el control de e5?',
    explicacion:
      'El alfil se queda en la diagonal de e5: tras 2.Cxe5 Axe5 3.dxe5 Dxe5 las negras recuperan el peón y la posición está equilibrada. Con 1...Axc5 2.Cxc5 e4 la pieza se va por un peón.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-ape-repertorio-5-5',
    nivel: 5,
    fen: '1n1qkbnr/rp3ppp/2p1p3/p7/P1BP2PR/2N1PN2/1P1B1PP1/R2QK3 w Qk - 1 13',
    linea: '1.g5',
    pista: '¿Qué casilla natural necesita el caballo de g8 para desarrollarse?',
    explicacion:
      'El peón quita f6 al caballo de g8, la casilla que necesita para el enroque, y deja a la torre de h4 presionando h7. Tras 1...Ce7 2.Ce5 las blancas atacan con todas las piezas mientras el flanco negro duerme. Con 1.Dc2 las negras tienen tiempo para ...Cf6.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-ape-repertorio-5-6',
    nivel: 5,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.De3 c4 3.Axc4 bxc4',
    pista: 'Cuenta las casillas de huida del alfil de b3 antes de desarrollar.',
    explicacion:
      'Es el arca de Noé: el peón gana un tiempo sobre la dama y el siguiente avance, ...c4, encierra el alfil de b3. Si 2.Dd5, 2...Ae6 3.Dc6+ Ad7 4.Dd5 c4 llega igual. Se gana una pieza por uno o dos peones; con 1...Cf6 solo hay igualdad.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-repertorio-6-1',
    nivel: 6,
    fen: 'r1bq1rk1/ppp2ppp/3p1n2/1Nb1P3/3p4/8/PPP1QPPP/R1B1KB1R w KQ - 0 9',
    linea: '1.Ag5',
    pista: 'El peón de e5 ataca tu objetivo en f6: ¿qué clavada refuerza la presión?',
    explicacion:
      'El alfil clava el caballo de f6 y mantiene la tensión: tras 1...dxe5 2.O-O-O las blancas tienen algo de juego por los peones. Están peor, pero con 1.Cxd4 Axd4 2.exf6 Dxf6 pierden b2 y el desarrollo.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-ape-repertorio-6-2',
    nivel: 6,
    fen: 'r1bq1b1r/3n1k2/p4npp/1Ppp1Q2/8/4PN2/PP3PPP/RNB1KB1R w KQ - 0 11',
    linea: '1.Dc2',
    pista: 'La dama de f5 está atacada por el peón de g6: ¿dónde no volverán a molestarla?',
    explicacion:
      'La dama vuelve a c2, lejos de los tiempos negros, y conserva el peón de más. Tras 1...c4 2.Cc3 las blancas completan el desarrollo. En f4 la dama queda expuesta a ...Ad6.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-repertorio-6-3',
    nivel: 6,
    fen: 'rnbq1rk1/p4ppp/2pb4/1p3n2/2B2p2/2NP1N2/PPP2RPP/R1B1Q1K1 w - - 0 12',
    linea: '1.Ab3',
    pista: 'El alfil de c4 está atacado: ¿dónde conserva la diagonal hacia f7?',
    explicacion:
      'La retirada natural conserva la diagonal contra f7, el punto débil después de ...f5. Tras 1...a5 2.a4 b4 3.Ce4 el caballo ocupa el centro y las blancas casi igualan a pesar del peón. El sacrificio 1.Cxb5 cxb5 no da suficiente.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-repertorio-6-4',
    nivel: 6,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+ Cxd7 4.Txe7+',
    pista: 'El rey y la dama negros están en la misma columna. ¿Qué pieza tuya aún no participa?',
    explicacion:
      'El rey negro sigue en el centro: la torre se opone a la dama de e7 y no importa perder el alfil de f4. Tras 1...gxf4 2.Cxd7 se abre la columna e y la serie de cambios en d7 termina con 4.Txe7+. Desarrollar la última pieza vale más que capturar enseguida.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-repertorio-6-5',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2',
    pista: 'Tu dama está en la columna e, frente a una torre: ¿cómo le das una casilla de salida con jaque?',
    explicacion:
      'El avance abre la casilla d4 a la dama, que amenaza irse con jaque de la columna e, y además ataca c2. Tras 2.Cf2 Dxb2 las negras tienen peones a cambio de su rey expuesto; siguen algo peor. Con 1...hxg5 2.Cxg5 la descubierta gana la dama.',
    prueba: { margen: 97 },
  },
];
