import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeGambitodama: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-gambitodama-2-1',
    nivel: 2,
    fen: '2r2rk1/pp2b1p1/4q1pp/n1Pp4/8/2P3Pb/P2QPPBP/R1B2RK1 w - - 0 19',
    linea: '1.Axd5 Axc5 2.Axe6+',
    pista: 'Mira qué hay en línea con el rey de g8: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil toma en d5 y clava a la dama de e6 contra el rey de g8, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las blancas ganan una dama por un alfil.',
    prueba: { margen: 342 },
  },
  {
    id: 'aj-ape-gambitodama-2-2',
    nivel: 2,
    fen: 'rnbqk1nr/ppp2ppp/8/4P3/1BP5/4p3/PP3PPP/RN1QKBNR b KQkq - 0 6',
    linea: '1...exf2+ 2.Re2 fxg1=C+ 3.Re1 Dh4+',
    pista: 'Hay un ataque doble: mira qué pieza puede amenazar a la vez al rey de e1 y al caballo de g1.',
    explicacion:
      'Celada de Lasker: el peón toma en f2, da jaque al rey de e1 y ataca a la vez al caballo de g1: la siguiente jugada captura en g1. En cambio, 1...Dxd1+ permite 2.Rxd1 y queda en desventaja.',
    prueba: { margen: 630 },
  },
  {
    id: 'aj-ape-gambitodama-2-3',
    nivel: 2,
    fen: 'rn3rk1/pp2bp1p/1qp2np1/3p1bB1/3P1N1P/2NBP3/PP3PP1/RQ2K2R b KQ - 2 11',
    linea: '1...Axd3',
    pista: 'Tu alfil de f5 está atacado y las blancas quieren cambiarlo doblando tus peones.',
    explicacion:
      'Las blancas amenazan 2.Axf5 gxf5 3.Dxf5, que gana un peón y rompe el enroque. Cambiar antes con 1...Axd3 evita las dos cosas. Ofrecer el cambio en e4 permite 2.Axe4 y pierde el tiempo.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-gambitodama-3-1',
    nivel: 3,
    fen: 'r4rk1/pp1nbp1p/1qp2np1/3p1bB1/3P1N1P/2NBP3/PP3PP1/RQ2K2R w KQ - 3 12',
    linea: '1.Axf5 gxf5 2.O-O Tfe8 3.Dxf5',
    pista: 'Si las negras cambian primero en d3, resuelven sus problemas: ¿quién debe cambiar?',
    explicacion:
      'Si las blancas cambian primero, la recaptura 1...gxf5 dobla los peones y abre el enroque; tras 2.O-O la dama captura en f5 y las negras solo tienen ...Dxb2. Con 1.O-O Axd3 2.Dxd3 la estructura negra queda intacta.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-ape-gambitodama-3-2',
    nivel: 3,
    fen: 'r3k2r/pb1n1pp1/q3pn2/N1b1N2p/Q2pP3/p2B4/1P3PPP/R1B2RK1 b kq - 3 17',
    linea: '1...Db6',
    pista:
      'La dama de a6 está en la diagonal del alfil de d3 y el alfil de b7 está atacado: ¿qué casilla atiende ambas cosas?',
    explicacion:
      'La dama sale del ataque del alfil, defiende b7 y ataca al caballo de a5. Tras 2.Cxd7 Cxd7 3.b4 Ae7 la posición está equilibrada: el centro con el peón pasado de d4 compensa. Con 1...axb2 2.Axb2 se ayuda al desarrollo blanco.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-ape-gambitodama-3-3',
    nivel: 3,
    fen: 'rnbr3k/pp2bppp/4p3/2Pq4/4n3/N1P1B1P1/P1QNPPBP/R4R1K b - - 6 13',
    linea: '1...Cxd2 2.Axd5 Cxf1 3.Txf1 exd5',
    pista: 'Tu dama y tu caballo están en la diagonal del alfil de g2: ¿qué captura da el máximo por ellos?',
    explicacion:
      'El alfil de g2 mira al caballo y a la dama. Lo menos malo es tomar en d2: tras 2.Axd5 Cxf1 3.Txf1 exd5 las negras obtienen torre y alfil por la dama y quedan peor, pero sólidas. Con 1...f5 o 1...Axc5 el caballo se pierde por menos.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-ape-gambitodama-4-1',
    nivel: 4,
    fen: 'r4r1k/pbqnbppB/2p1p2p/8/1pQP4/1P2PN2/P4PPP/R1B2RK1 b - - 4 16',
    linea: '1...Rxh7',
    pista: 'El sacrificio en h7 no siempre funciona: comprueba si después hay jaques de verdad.',
    explicacion:
      'Antes de tomar hay que calcular: tras 1...Rxh7 no sirve 2.Cg5+ porque el alfil y el peón controlan g5, y un jaque de dama por la diagonal se contesta con ...Rg8. El alfil queda ganado; con 1...g6 2.Axg6 las blancas obtienen peones y ataque.',
    prueba: { margen: 176 },
  },
  {
    id: 'aj-ape-gambitodama-4-2',
    nivel: 4,
    fen: 'r1b1kb1r/p4pp1/1pnNq2p/2P5/3p4/3Q1NP1/PP2PP1P/R3KB1R b KQkq - 1 12',
    linea: '1...Axd6 2.cxd6 O-O',
    pista: 'Estás en jaque: ¿qué respuesta elimina la pieza y prepara el enroque?',
    explicacion:
      'La captura desarrolla, elimina el caballo y deja el enroque listo: tras 2.cxd6 O-O el peón de d6 caerá y hay igualdad. Mover el rey con 1...Rd8 o 1...Re7 permite 2.Cxd4 y el rey queda en el centro.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-ape-gambitodama-4-3',
    nivel: 4,
    fen: 'r1b1kb1r/1p3ppp/p3p3/2p1P3/4n3/3BP2P/PP3PP1/RNBR2K1 b kq - 2 11',
    linea: '1...f5 2.Axe4 fxe4 3.Cc3 Ae7',
    pista: 'El caballo de e4 está atacado y casi no tiene retirada: ¿cómo lo sostienes?',
    explicacion:
      'El caballo no tiene una buena retirada, así que se apoya con el peón. Tras 2.Axe4 fxe4 3.Cc3 las blancas ganan el peón de e4, pero las negras conservan la pareja de alfiles; están algo peor. Con 1...Cg5 2.h4 o 1...Cxf2 se pierde una pieza.',
    prueba: { margen: 119 },
  },
  {
    id: 'aj-ape-gambitodama-5-1',
    nivel: 5,
    fen: 'r2q1rk1/pp1nbppp/2p1pn2/5b2/P1BPP3/2N5/1P1NQPPP/R1B2RK1 w - - 1 12',
    linea: '1.exf5 exf5 2.Ab3',
    pista: 'El alfil de f5 está al alcance de un peón: ¿hay alguna trampa si lo tomas?',
    explicacion:
      'En la Eslava el alfil debía retirarse a g6 antes de que e4 lo atacara. Ahora se captura y no hay trampa: tras 1...exf5 2.Ab3 las blancas tienen pieza por peón. La única precaución es que la columna e, abierta, no moleste a la dama.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-gambitodama-5-2',
    nivel: 5,
    fen: '5r1k/2q1Nppp/pn2p3/2pP4/2r2P2/2N1P3/PP4PP/R1B2RK1 w - - 1 19',
    linea: '1.Cc6 Cxd5 2.Ce5',
    pista: 'El caballo de e7 está atacado: busca una casilla desde la que pueda volver con tiempo.',
    explicacion:
      'El caballo se retira a c6, apoyado por d5, y tras 1...Cxd5 2.Ce5 vuelve atacando la torre de c4. Las blancas siguen peor por el material, pero conservan la pieza; con 1.dxe6 Dxe7 la pierden.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-ape-gambitodama-5-3',
    nivel: 5,
    fen: 'r1bqkb1r/pppn1ppp/5n2/3N2B1/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 6',
    linea: '1...Cxd5 2.Axd8 Ab4+ 3.Dd2 Axd2+ 4.Rxd2 Rxd8',
    pista: 'El caballo de f6 parece clavado: ¿qué jaque te devuelve la dama?',
    explicacion:
      'Es la celada del elefante: la clavada es falsa. Tras 1...Cxd5 2.Axd8 Ab4+ las blancas solo pueden tapar con 3.Dd2 y, después de 3...Axd2+ 4.Rxd2 Rxd8, las negras quedan con una pieza de más. Por eso en esta línea hay que jugar e3 antes de tomar en d5.',
    prueba: { margen: 173 },
  },
  {
    id: 'aj-ape-gambitodama-6-1',
    nivel: 6,
    fen: 'rn1qk2r/pp4pp/2pnpp2/4Nb2/P2P4/2B5/BP3PPP/R2QK2R b KQkq - 1 12',
    linea: '1...fxe5 2.dxe5 Ce4',
    pista: '¿Qué pasa con el caballo de d6 si tomas en e5? Calcula hasta el final.',
    explicacion:
      'La captura es correcta porque el caballo de d6, atacado por 2.dxe5, salta a e4 con tiempo sobre el alfil de c3. Tras 3.Dxd8+ Rxd8 las negras han perdido el enroque, pero conservan la pieza por un peón. Con 1...O-O 2.Cd3 no se gana nada.',
    prueba: { margen: 182 },
  },
  {
    id: 'aj-ape-gambitodama-6-2',
    nivel: 6,
    fen: '1rb1rb1k/p2n1p2/p1p4p/3p2B1/3Pn2P/4PNP1/PPQ2P2/3R1K1R w - - 1 19',
    linea: '1.Af4',
    pista: 'El alfil de g5 está atacado: ¿qué diagonal lo pone a salvo y ataca la torre de b8?',
    explicacion:
      'El alfil sale de peligro atacando la torre de b8, así que no se pierde tiempo: tras 1...Tb6 2.Rg2 las blancas terminan el desarrollo y presionan los peones de c6 y a. Con 1.Dxc6 Txb2 las negras obtienen actividad y el alfil sigue colgado.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-ape-gambitodama-6-3',
    nivel: 6,
    fen: '1n1qkbnr/rp3ppp/2p1p3/p7/P1BP2PR/2N1PN2/1P1B1PP1/R2QK3 w Qk - 1 13',
    linea: '1.g5',
    pista: '¿Qué casilla natural necesita el caballo de g8 para desarrollarse?',
    explicacion:
      'El peón quita f6 al caballo de g8, la casilla que necesita para el enroque, y deja a la torre de h4 presionando h7. Tras 1...Ce7 2.Ce5 las blancas atacan con todas las piezas mientras el flanco negro duerme. Con 1.Dc2 las negras tienen tiempo para ...Cf6.',
    prueba: { margen: 69 },
  },
];
