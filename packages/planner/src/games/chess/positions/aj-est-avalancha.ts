import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstAvalancha: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-avalancha-4-1',
    nivel: 4,
    fen: 'b2k4/2p5/1p2pNn1/pP1pPp2/P2P1Pp1/2P4r/4Q1K1/5R2 b - - 60 70',
    linea: '1...Ch4+',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: el caballo se suma al ataque desde h4 y apunta a f3, junto al rey de g2; a su zona apunta también la torre de h3. En cambio, 1...Th6 permite 2.Dd1 y la posición queda mucho peor.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-est-avalancha-4-2',
    nivel: 4,
    fen: 'r2q1rk1/ppp2pbp/2np1np1/3Pp3/2P1P3/2N1BP1P/PP5P/R2QKB1R b KQ - 0 9',
    linea: '1...Cd4',
    pista: 'Las blancas han avanzado c4, e4 y d5: ¿qué casilla central ya no defiende ningún peón?',
    explicacion:
      'La casilla d4 no la puede atacar ningún peón blanco y desde ella el caballo presiona f3, debilitado por los peones doblados de la columna h. Tras 2.Ag2 el otro caballo va por h5 hacia f4, otra casilla débil. Con 1...Ce7 se renuncia a ese puesto.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-avalancha-4-3',
    nivel: 4,
    fen: 'r1bqkb1r/pp1n2pp/2n1pp2/3pP3/2pP1N2/2P5/PP1N1PPP/RBBQK2R b KQkq - 1 9',
    linea: '1...De7 2.exf6 Dxf6',
    pista: 'El caballo acaba de llegar a f4: ¿qué peón ataca y cuántas veces está defendido?',
    explicacion:
      'El caballo apunta a e6 y amenaza capturarlo con ataque a la dama. La dama lo defiende y, tras 2.exf6 Dxf6, las negras terminan el desarrollo con ...Ad6 y enroque. Con 1...fxe5 2.Cxe6 el rey se queda en el centro.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-est-avalancha-5-1',
    nivel: 5,
    fen: 'r1bbr1k1/1p1n1pp1/4p3/p1BpP3/P2P4/1PPB1PK1/4N2P/6RR b - - 0 24',
    linea: '1...Cxc5',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: 1...Cxc5 cambia el caballo de d7 por el alfil de c5: aun con menos material, el cambio alivia la defensa. En cambio, 1...b6 permite 2.Ad6 y queda en desventaja.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-est-avalancha-5-2',
    nivel: 5,
    fen: '3q1r2/1ppbn1k1/3p1npp/rNPPp3/P3Pp2/5P2/2Q1BNPP/RR4K1 w - - 3 25',
    linea: '1.cxd6 cxd6 2.Cxd6',
    pista: 'Localiza la base de la cadena negra: ¿cuántas veces puedes atacarla?',
    explicacion:
      'La base de la cadena negra es d6. Al cambiar en d6, el peón que recaptura queda retrasado y sin apoyo de otros peones, y el caballo de b5 lo captura de inmediato. Si 2...Txa4, 3.Dc3 mantiene el control: las blancas tienen un peón de más y el pasado de d5.',
    prueba: { margen: 89 },
  },
  {
    id: 'aj-est-avalancha-5-3',
    nivel: 5,
    fen: '3qrrk1/1b1nbppp/pp1p4/3PpN2/4P3/1P2BP2/P1Q1B1PP/2R2RK1 b - - 2 17',
    linea: '1...g6 2.Cxe7+ Dxe7',
    pista: 'El centro está bloqueado: decide en qué flanco actuar. Un avance de peón puede ganar espacio y tiempo.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: 1...g6 gana espacio y echa al caballo de f5. En cambio, 1...h6 permite 2.Dc7 y la posición queda mucho peor.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-avalancha-6-1',
    nivel: 6,
    fen: '2r1kb1r/2qn1pp1/bp2p3/p2pPn2/P2P1B1p/2PN3P/1PQ1RPP1/2N2RK1 b k - 15 22',
    linea: '1...Cxd4 2.Dd2 Cxe2+',
    pista:
      'El centro está bloqueado: decide en qué flanco actuar. Hay un ataque doble: mira qué pieza puede amenazar a la vez a la dama de c2 y a la torre de e2.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: el caballo toma en d4 y ataca a la vez a la dama de c2 y a la torre de e2: la siguiente jugada captura en e2. Las negras ganan una torre y un peón por un caballo.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-est-avalancha-6-2',
    nivel: 6,
    fen: '1r3rk1/1q2bpp1/p2p3p/2pPp3/2N1P1n1/1P1Q1PP1/P5BP/2R1R1K1 b - - 0 22',
    linea: '1...Cf6',
    pista: 'El centro está bloqueado: decide en qué flanco actuar. Pregúntate primero qué amenazan las blancas.',
    explicacion:
      'Con el centro cerrado el juego está en los flancos: las blancas amenazan capturar el caballo de g4 con fxg4; la única defensa de las negras es 1...Cf6, que coloca el caballo en f6. En cambio, 1...f5 permite 2.fxg4 y la posición queda mucho peor.',
    prueba: { margen: 113 },
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
