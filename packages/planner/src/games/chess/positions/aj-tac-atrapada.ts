import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacAtrapada: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-atrapada-1-1',
    nivel: 1,
    fen: '5rk1/B4ppp/3p4/2pn4/8/1P3R2/P4PPP/r4RK1 b - - 0 1',
    linea: '1...Txa2 2.Axc5 dxc5',
    pista: 'Cuenta las casillas seguras que le quedan al alfil de a7.',
    explicacion:
      'La torre va a a2 y el alfil de a7, atacado, se queda sin salida: en sus casillas (b8, b6 y c5) también se pierde. Las negras ganan un alfil.',
    prueba: { margen: 227 },
  },
  {
    id: 'aj-tac-atrapada-1-2',
    nivel: 1,
    fen: 'rnbqkb1r/3n1p1p/pP1p2p1/2pPp3/8/1QN1P3/PP3PPP/R1B1KBNR w KQkq - 1 9',
    linea: '1.b7 Ta7 2.bxc8=D',
    pista: 'El alfil de c8 no tiene casillas libres. ¿Qué peón puede atacarlo?',
    explicacion:
      'El peón avanza a b7 y ataca a la vez la torre de a8 y el alfil de c8, encerrado por sus propias piezas. Si el alfil captura, 1...Axb7 2.Dxb7, se pierde igualmente; si la torre se aparta, el peón toma en c8 y corona.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-tac-atrapada-1-3',
    nivel: 1,
    fen: '1rr3k1/p4pp1/1q3n1p/2pp4/b7/P2NP2P/1P1QBPP1/2R1R1K1 b - - 8 23',
    linea: '1...Ce4 2.Cxc5 Cxd2 3.Cxa4 Txc1',
    pista: 'Cuenta las casillas seguras que le quedan a la dama de d2.',
    explicacion:
      'El caballo va a e4 y ataca la dama de d2, que no tiene casilla segura: c3 la controla el caballo; b4, el peón de c5; a5, la dama, y d1, el alfil de a4. Lo mejor de las blancas es sacar algo a cambio, pero la dama se pierde.',
    prueba: { margen: 328 },
  },
  {
    id: 'aj-tac-atrapada-2-1',
    nivel: 2,
    fen: 'qk1rn1Q1/ppp5/8/8/4B3/7P/R2r1PP1/7K w - - 0 1',
    linea: '1.Txd2 Tc8 2.Af5 a6 3.Axc8',
    pista: 'Cuenta las casillas seguras que le quedan a la torre de c8.',
    explicacion:
      'Tras 1.Txd2 Tc8, el alfil va a f5 y la torre de c8, atacada, se queda sin salida: en sus casillas (d8) también se pierde. Las blancas ganan dos torres por un alfil.',
    prueba: { margen: 641 },
  },
  {
    id: 'aj-tac-atrapada-2-2',
    nivel: 2,
    fen: '6k1/5p1p/p5p1/3n4/Ppqb4/1P1p3P/K2R3P/1N2r3 b - - 0 33',
    linea: '1...Dc1 2.h4 Dxb1#',
    pista: 'Cuenta las casillas seguras que le quedan al caballo de b1.',
    explicacion:
      'La dama va a c1 y el caballo de b1, atacado, se queda sin salida: en sus casillas (a3 y c3) también se pierde. La línea acaba en mate en 2 jugadas con 2...Dxb1#.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atrapada-2-3',
    nivel: 2,
    fen: 'r4rk1/pp3p2/3p3p/2p1b1p1/2P1pNP1/1Q2P1qP/P2B2B1/5RK1 w - - 0 20',
    linea: '1.Ae1 Dxe3+ 2.Dxe3',
    pista: 'Cuenta las casillas seguras que le quedan a la dama de g3.',
    explicacion:
      'El alfil va a e1 y la dama de g3, atacada, se queda sin salida: en sus casillas (f4, g4, h4 y h3…) también se pierde. En cambio, 1.Rh1 permite 1...gxf4 y queda en desventaja.',
    prueba: { margen: 377 },
  },
  {
    id: 'aj-tac-atrapada-3-1',
    nivel: 3,
    fen: '2q3k1/5p1p/p5p1/3n4/Pp1b3P/1P1p4/K2R3P/1N2r3 b - - 0 34',
    linea: '1...Dc1 2.Ca3 Dxa3#',
    pista: 'Al caballo de b1 le quedan dos casillas. Mira cuáles son y qué amenaza tu dama si se acerca.',
    explicacion:
      '1...Dc1 ataca el caballo de b1, que no tiene salvación: si se queda, 2...Dxb1#; si sale a a3, 2...Dxa3#. Como además es el último defensor del rey, perderlo significa mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-atrapada-3-2',
    nivel: 3,
    fen: 'r1bq3r/pp1k1ppp/1np5/2bpPP2/P7/2PQ1N2/3N1PPP/R3K2R w KQ - 0 16',
    linea: '1.a5 Rc7 2.axb6+',
    pista: 'Tienes una pieza de menos. ¿A qué caballo le quedan solo casillas controladas?',
    explicacion:
      'El caballo de b6 no tiene adónde ir: c8, a8 y d7 están ocupadas por sus piezas, c4 la controlan la dama y el caballo de d2, y a4 queda vigilada por la torre. Con 1.a5 el peón lo atrapa: 1...Rc7 2.axb6+. Así las blancas recuperan la pieza y quedan casi igualadas.',
    prueba: { margen: 102 },
  },
  {
    id: 'aj-tac-atrapada-3-3',
    nivel: 3,
    fen: 'rnb1k2r/3p1p2/pb3p1p/1PpPp3/4P3/N7/PP3PPP/2RK1BNR w kq - 2 14',
    linea: '1.Cc4 Aa7 2.b6 Re7 3.bxa7',
    pista: 'El alfil de b6 tiene pocas retiradas. ¿Qué jugada lo ataca y prepara el avance del peón b?',
    explicacion:
      '1.Cc4 ataca el alfil, que solo puede retirarse a a7 o c7, y entonces 2.b6 lo encierra: en a7 queda detrás de sus peones y cae, 3.bxa7. Si 1...Ac7, 2.b6 también lo ataca y gana la pieza.',
    prueba: { margen: 211 },
  },
  {
    id: 'aj-tac-atrapada-4-1',
    nivel: 4,
    fen: 'r1bkr3/pp2qpp1/3bP2p/P1pp1P2/8/2P3P1/Q1Nn1P1P/R3R1K1 w - - 0 27',
    linea: '1.Dxd5 fxe6 2.Dxd2',
    pista: 'El caballo de d2 está metido en tu campo. ¿Cómo le quitas la casilla de retirada capturando algo?',
    explicacion:
      'El caballo de d2 puede volver por e4 o c4 mientras el peón de d5 las apoye. 1.Dxd5 toma ese peón y controla sus salidas: c4, e4, b3 y f3. Tras 1...fxe6 2.Dxd2 se gana el caballo. Las blancas siguen con desventaja, pero es su mejor opción con diferencia.',
    prueba: { margen: 302 },
  },
  {
    id: 'aj-tac-atrapada-4-2',
    nivel: 4,
    fen: 'r1bq1rk1/3nbppp/1p1pp3/1Nn5/2PNPP2/4B3/P1Q1B1PP/1R1R2K1 w - - 1 21',
    linea: '1.Cc6 De8 2.Cc7 Ab7 3.Cxe8',
    pista: 'La dama de d8 tiene muy pocas casillas. Usa los dos caballos para quitárselas.',
    explicacion:
      'Los dos caballos encierran a la dama: 1.Cc6 la ataca y solo le queda e8, y 2.Cc7 la vuelve a atacar sin que haya salida. Tras 2...Ab7 3.Cxe8 Axc6 las blancas ganan la dama por dos piezas. Si 1...Ab7, 2.Cxd8 directamente.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-atrapada-4-3',
    nivel: 4,
    fen: '1r1n1rk1/2pqbppp/p2p1n2/1p1Bp3/P1P1P3/3P1N1P/1P1B1PP1/R2QR1K1 b - - 0 16',
    linea: '1...c6 2.d4 cxd5',
    pista: 'El alfil de d5 se metió entre los peones. ¿Qué casillas le quedan si lo atacas?',
    explicacion:
      'El alfil de d5 está rodeado: su propio peón de c4 le tapa la retirada, y en e6, c6 y f7 hay control negro. 1...c6 lo atrapa; las blancas solo pueden buscar compensación con 2.d4 cxd5, y las negras quedan con pieza por peones y cierta ventaja.',
    prueba: { margen: 61 },
  },
];
