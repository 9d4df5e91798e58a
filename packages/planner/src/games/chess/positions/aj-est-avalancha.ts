import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstAvalancha: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-avalancha-4-1',
    nivel: 4,
    fen: 'r1bbr1k1/1p1n1pp1/4p3/p1BpP3/P2P4/1PPB1PK1/4N2P/6RR b - - 0 24',
    linea: '1...Cxc5',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: 1...Cxc5 cambia el caballo de d7 por el alfil de c5: aun con menos material, el cambio alivia la defensa. En cambio, 1...b6 permite 2.Ad6 y queda en desventaja.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-est-avalancha-4-2',
    nivel: 4,
    fen: 'r2q1rk1/ppp2pbp/2np1np1/3Pp3/2P1P3/2N1BP1P/PP5P/R2QKB1R b KQ - 0 9',
    linea: '1...Cd4',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: el caballo ataca desde d4 el peón retrasado de f3, que ningún otro peón puede defender. En cambio, 1...Cb8 permite 2.Dd2 y no pasa de la igualdad.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-avalancha-4-3',
    nivel: 4,
    fen: 'r1bqkb1r/pp1n2pp/2n1pp2/3pP3/2pP1N2/2P5/PP1N1PPP/RBBQK2R b KQkq - 1 9',
    linea: '1...De7',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Pregúntate qué jugarían las blancas si les tocara mover.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: las blancas quieren jugar Cxe6; 1...De7 deja sin fuerza esa idea antes de que llegue. En cambio, 1...Cdxe5 permite 2.dxe5 y la posición queda mucho peor.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-est-avalancha-5-1',
    nivel: 5,
    fen: '2r1kb1r/2qn1pp1/bp2p3/p2pPn2/P2P1B1p/2PN3P/1PQ1RPP1/2N2RK1 b k - 15 22',
    linea: '1...Cxd4 2.Dd2 Cxe2+',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de c2 y a la torre de e2.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: el caballo toma en d4 y ataca a la vez a la dama de c2 y a la torre de e2: la siguiente jugada captura en e2. Las negras ganan una torre y un peón por un caballo.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-est-avalancha-5-2',
    nivel: 5,
    fen: '2b2r1k/3n3P/2n1p1Q1/1q1pP2p/1ppP1p2/2P1B2P/2B3P1/R5K1 w - - 0 30',
    linea: '1.Axf4',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Cuenta atacantes y defensores alrededor del rey de h8.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: 1.Axf4 sacrifica el alfil para abrir la posición del rey de h8; a su zona apunta también la dama de g6. En cambio, 1.Tf1 permite 1...Ce7 y no pasa de la igualdad.',
    prueba: { margen: 132 },
  },
  {
    id: 'aj-est-avalancha-6-1',
    nivel: 6,
    fen: 'r1bq1b1r/5k1p/1n1p1pp1/PNnPp3/1Pp1P3/4BN2/2Q2PPP/R3KB1R b KQ b3 0 16',
    linea: '1...cxb3',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: con 1...cxb3 el peón queda pasado en b3: ningún peón rival puede ya detenerlo. Las negras ganan un peón.',
    prueba: { margen: 373 },
  },
  {
    id: 'aj-est-avalancha-6-2',
    nivel: 6,
    fen: 'b2k4/2p5/1p2pNn1/pP1pPp2/P2P1Pp1/2P4r/4Q1K1/5R2 b - - 60 70',
    linea: '1...Ch4+',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: el caballo se suma al ataque desde h4 y apunta a f3, junto al rey de g2; a su zona apunta también la torre de h3. En cambio, 1...Th6 permite 2.Dd1 y la posición queda mucho peor.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-est-avalancha-6-3',
    nivel: 6,
    fen: 'r1b1k2r/pp1nbppp/2p1pq2/3pP3/3P4/2NB1P2/PPP2QPP/R1B1K2R b KQkq - 0 11',
    linea: '1...Dh4 2.Ae3 Dxf2+',
    pista: 'El centro está bloqueado: decide en qué flanco actuar. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: las blancas amenazan capturar la dama de f6 con exf6; la única defensa de las negras es 1...Dh4, que coloca la dama en h4. En cambio, 1...Cxe5 permite 2.dxe5 y queda en desventaja.',
    prueba: { margen: 77 },
  },
];
