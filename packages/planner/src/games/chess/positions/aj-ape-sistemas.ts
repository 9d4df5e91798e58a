import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeSistemas: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-sistemas-1-1',
    nivel: 1,
    fen: '2bq1rk1/rp4pp/2p1pB2/p1Pp4/1P1Pp3/5PP1/P3P1BP/R2Q1RK1 w - - 1 16',
    linea: '1.Axd8',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El alfil de f6 (3 puntos) captura la dama de d8 (9 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan una dama por un alfil.',
    prueba: { margen: 292 },
  },
  {
    id: 'aj-ape-sistemas-1-2',
    nivel: 1,
    fen: 'r2qk2r/pp1bnpp1/2pbpn1p/6N1/3PpP2/P1N1P2P/1PP3P1/R2QBRK1 b kq - 1 13',
    linea: '1...hxg5',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de h6 (1 punto) captura el caballo de g5 (3 puntos): aunque recapturen, el cambio es favorable. Las negras ganan un caballo por un peón.',
    prueba: { margen: 177 },
  },
  {
    id: 'aj-ape-sistemas-1-3',
    nivel: 1,
    fen: 'r1bqkb1r/ppp2ppp/B1n1p3/3p4/3PnP2/4PN2/PPP3PP/RNBQK2R b KQkq - 3 6',
    linea: '1...bxa6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de a6 no está defendido por ninguna pieza y el peón de b7 lo captura gratis. Las negras ganan un alfil.',
    prueba: { margen: 178 },
  },
  {
    id: 'aj-ape-sistemas-1-4',
    nivel: 1,
    fen: 'rn1q1rk1/p2pbppp/1p2p3/7n/3P1B2/P1NBPQ2/1P3PPP/R4RK1 b - - 0 11',
    linea: '1...Cxf4',
    pista: 'La dama blanca ataca a la vez tu caballo y la torre de a8. Busca una captura que cambie la cuenta.',
    explicacion:
      'La dama de f3 ataca el caballo de h5 y la torre de a8. El caballo se salva capturando el alfil de f4 y ataca además el de d3: si 2.Dxa8, 2...Cxd3 da dos piezas por la torre. Defenderse con 1...g6 pierde la torre sin nada a cambio.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-ape-sistemas-1-5',
    nivel: 1,
    fen: '4rrk1/pp2nppp/3q4/2npNb2/Q1pP3N/2P1PB1P/PP3PP1/2R1K2R b K - 7 17',
    linea: '1...Cxa4 2.Cxf5 Cxf5',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'La dama de a4 no está defendida por ninguna pieza y el caballo de c5 la captura gratis. En cambio, 1...Dxe5 permite 2.dxc5 y la ventaja es mucho menor.',
    prueba: { margen: 432 },
  },
  {
    id: 'aj-ape-sistemas-1-6',
    nivel: 1,
    fen: 'r2q2k1/1p3ppp/p1nb1B2/3p4/P3rPb1/1P3Q2/2P1NPPP/RN3RK1 b - - 0 17',
    linea: '1...Axf3 2.Axd8 Axe2 3.Ab6 Axf1',
    pista: 'Las dos damas están atacadas y te toca mover.',
    explicacion:
      'Las blancas acaban de tomar en f6 y atacan la dama, pero las negras mueven primero: 1...Axf3 se lleva la dama blanca. Tras 2.Axd8 el alfil sigue comiendo en e2 y f1, y las negras salen con ventaja.',
    prueba: { margen: 173 },
  },
  {
    id: 'aj-ape-sistemas-2-1',
    nivel: 2,
    fen: 'r1b2rk1/ppq2pp1/4pn1p/2bpn3/8/1NPB1N1P/PP3PP1/R1BQ1RK1 b - - 1 12',
    linea: '1...Cxd3',
    pista: 'Las blancas amenazan cambiar en e5 y avanzar f4. ¿Qué cambio se adelanta y deja la pareja de alfiles?',
    explicacion:
      'El caballo toma el alfil de d3, la mejor pieza de ataque blanca, y las negras se quedan con la pareja de alfiles. Si esperan con 1...Ad6, 2.Cxe5 cambia otra pieza y la ventaja desaparece.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-sistemas-2-2',
    nivel: 2,
    fen: 'r1b1k2r/ppq2ppn/4p2p/3pn3/2P2B2/P1P1PN2/2Q2PPP/R3KB1R b KQkq - 1 13',
    linea: '1...Cxf3+',
    pista: 'Las blancas amenazan tomar en e5 con ataque a tu dama. Busca un cambio con jaque.',
    explicacion:
      'Las blancas amenazan 2.Axe5, que ataca la dama y gana una pieza. El caballo se adelanta y toma en f3 con jaque; tras 2.gxf3 el peón avanza a e5, ataca el alfil y cierra la diagonal. En cambio, 1...f6 permite 2.cxd5.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-sistemas-2-3',
    nivel: 2,
    fen: 'r1bq1rk1/pp4pp/2nbpp2/2p1N3/2PPp3/1P2P3/PB3PPP/RN1Q1RK1 w - - 0 11',
    linea: '1.Cxc6',
    pista: 'Tu caballo de e5 está atacado por el peón de f6. ¿Qué pieza puedes llevarte a cambio?',
    explicacion:
      'El peón de f6 ataca el caballo de e5. Cambiarlo por el de c6 no pierde tiempo y además estropea los peones negros: tras 1...bxc6 quedan doblados. En cambio, 1.Cg4 permite 1...h5 y el caballo no tiene retirada.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-ape-sistemas-2-4',
    nivel: 2,
    fen: 'r1b2rk1/ppb4p/2pPp3/2P1Pp1q/8/6p1/PPQ1P1BP/RN3R1K w - - 1 17',
    linea: '1.h3',
    pista: '¿Qué mate en una amenazan las negras? Busca la jugada que lo para sin entregar nada.',
    explicacion:
      'Las negras amenazan 1...Dxh2#. Al avanzar a h3 el peón deja esa casilla y cierra la columna, y el alfil de g2 lo defiende. En cambio, 1.Ah3 entrega el alfil sin parar el ataque: 1...Dxh3.',
    prueba: { margen: 695 },
  },
  {
    id: 'aj-ape-sistemas-2-5',
    nivel: 2,
    fen: 'r1bqk2r/ppp2ppp/B1n1p3/3p4/1b1PnP2/4PN2/PPP3PP/RNBQK2R w KQkq - 4 7',
    linea: '1.c3 bxa6 2.cxb4',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque; la única defensa de las blancas es 1.c3, que interpone el peón en c3. En cambio, 1.Ad2 permite 1...bxa6 y queda en desventaja.',
    prueba: { margen: 187 },
  },
  {
    id: 'aj-ape-sistemas-3-1',
    nivel: 3,
    fen: 'r5k1/1p1q1ppp/p1nb1B2/3p4/P3rPb1/1P3Q2/2P1NPPP/RN3RK1 w - - 1 18',
    linea: '1.Dg3',
    pista: 'La dama está atacada: ¿dónde crea una amenaza en la columna g?',
    explicacion:
      'La dama se retira a g3 y, con el alfil de f6, amenaza en g7: las negras no tienen tiempo para todo. Tras 1...d4 2.Cbc3 las blancas resisten con menos material. Con 1.Dxg4 Dxg4 la dama se pierde.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-sistemas-3-2',
    nivel: 3,
    fen: 'r1bq1rk1/pp2bpp1/2n1pn1p/2Pp2N1/8/1P1BP3/PBP2PPP/RN1Q1RK1 w - - 0 10',
    linea: '1.Cf3',
    pista: 'El caballo de g5 está atacado: ¿qué retirada controla e5?',
    explicacion:
      'El caballo vuelve a f3 y frena ...e5, la ruptura que quieren las negras. Tras 1...Cd7 2.c4 las blancas discuten el centro y hay igualdad. Con 1.Ch3 e5 el caballo queda en la banda y el centro es negro.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-ape-sistemas-3-3',
    nivel: 3,
    fen: 'rn1q1rk1/p2pbppp/1p2p3/3n4/3P4/P1NBPQ2/1P3PPP/R4RK1 b - - 3 13',
    linea: '1...Cc7',
    pista: 'Tienes una pieza de más. ¿Qué cambio quieren las blancas en d5 y qué atacarían después?',
    explicacion:
      'Las blancas quieren Cxd5 exd5 y Dxd5, con un peón y la torre de a8 atacada. El caballo se retira, evita ese cambio y deja salir al otro por c6: las negras conservan la pieza limpia. Con 1...Cc6 2.Cxd5 exd5 3.Dxd5 las blancas recuperan un peón y actividad.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-ape-sistemas-3-4',
    nivel: 3,
    fen: 'r1bq1rk1/p5pp/2pbpp2/8/2P1N3/1P1QP3/PB3PPP/R4RK1 b - - 0 14',
    linea: '1...Axh2+ 2.Rxh2 Dxd3 3.Aa3 Dxe4 4.Axf8 Rxf8',
    pista: 'Tu alfil de d6 tapa a la dama: ¿puede apartarse con jaque?',
    explicacion:
      'Las damas están enfrentadas y el alfil se aparta con jaque: tras 2.Rxh2 Dxd3 se gana la dama. El contragolpe 3.Aa3 solo recupera la torre de f8, porque antes cae el caballo de e4. Con 1...Ae7 se cambian las damas y no pasa nada.',
    prueba: { margen: 475 },
  },
  {
    id: 'aj-ape-sistemas-4-1',
    nivel: 4,
    fen: 'r1bq1rk1/2p2pbp/1p1ppnp1/nP6/3P1B2/2P1PN2/1P2BPPP/R2Q1RK1 w - - 1 12',
    linea: '1.b4',
    pista: 'El caballo de a5 está en la banda: ¿tiene retirada si lo atacas?',
    explicacion:
      'El peón ataca el caballo, que no tiene buena retirada: las negras deben contraatacar con 1...Cd5 2.Dc2 Cxf4 3.exf4 Ab7, y tras 4.bxa5 Txa5 recuperan con juego igualado. Con 1.c4 Ad7 el caballo se salva y c4 queda débil.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-ape-sistemas-4-2',
    nivel: 4,
    fen: 'rn1q1rk1/p2pbppp/1p2p3/1B6/3P1n2/P1N1PQ2/1P3PPP/R4RK1 b - - 1 12',
    linea: '1...Cd5 2.Cxd5 exd5',
    pista: 'La dama de f3 ataca dos cosas: ¿qué retirada tapa la gran diagonal?',
    explicacion:
      'La dama ataca el caballo de f4 y la torre de a8. El caballo vuelve a d5 y tapa la diagonal: tras 2.Cxd5 exd5 3.Dxd5 Cc6 se pierde un peón, pero se conserva la pieza de más. Con 1...Dc7 2.exf4 se devuelve la pieza.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-ape-sistemas-4-3',
    nivel: 4,
    fen: 'rnb2rk1/pp2q1pp/2pb1n2/2PpppB1/3P4/1P1N2P1/P3PPBP/RN1Q1RK1 b - - 0 11',
    linea: '1...Ac7 2.Cxe5 Axe5 3.dxe5 Dxe5',
    pista: 'El alfil de d6 está atacado: ¿qué retirada conserva el control de e5?',
    explicacion:
      'El alfil se queda en la diagonal de e5: tras 2.Cxe5 Axe5 3.dxe5 Dxe5 las negras recuperan el peón y la posición está equilibrada. Con 1...Axc5 2.Cxc5 e4 la pieza se va por un peón.',
    prueba: { margen: 108 },
  },
];
