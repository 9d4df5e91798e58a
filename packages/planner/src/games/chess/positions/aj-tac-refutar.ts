import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacRefutar: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-refutar-4-1',
    nivel: 4,
    fen: '1rr3k1/Q4p1p/6p1/8/2q5/5P2/PPPB2PP/2KR3R w - - 1 25',
    linea: '1.Ac3',
    pista: 'Amenazan tomar en c2 con mate. ¿Qué defensa tapa la columna y deja al alfil activo?',
    explicacion:
      'La dama y la torre de c8 amenazan 1...Dxc2#. 1.Ac3 cierra la columna y apunta a la gran diagonal. Si 1...Txb2, el jaque 2.Td8+ Txd8 3.Rxb2 devuelve material, pero mantiene la ventaja. En cambio, 1.c3 deja entrar a la torre en la columna a con 1...Ta8.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-tac-refutar-4-2',
    nivel: 4,
    fen: 'r1bk3r/pp2b1pp/5q2/QB1p3P/4P1p1/P7/1P3P1P/1K1R3R b - - 1 20',
    linea: '1...b6 2.Txd5+ Rc7',
    pista: 'Tienes una pieza de más y el rey en jaque. Busca la defensa que ataca a la dama blanca.',
    explicacion:
      'Las negras tienen pieza de más y el rey en el centro. 1...b6 tapa el jaque y ataca a la dama; si 2.Txd5+ Rc7 el rey camina hacia b8 y las blancas tienen que retirar también la dama. Con 1...Db6 la dama se ata y, tras 2.Txd5+, el ataque es decisivo.',
    prueba: { margen: 333 },
  },
  {
    id: 'aj-tac-refutar-4-3',
    nivel: 4,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4',
    pista:
      'Tienes ventaja material, pero tu dama y tu rey están incómodos. ¿Qué pieza blanca sostiene la iniciativa y cómo la atacas?',
    explicacion:
      'El caballo de d5 es la pieza clave del ataque y las blancas quieren 2.Ad2 con ganancia de tiempo sobre la dama de a5. 1...c6 ataca el caballo y abre la retirada de la dama: si 2.Ad2, 2...Dd8; si 2.Axf4 Axf4 3.Cxf4, el ataque pierde su mejor pieza. Con eso las negras mantienen el equilibrio.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-tac-refutar-5-1',
    nivel: 5,
    fen: 'rnbQ3r/ppp2kpp/5n2/8/1b2P3/8/PB3PPP/RN2K1NR w KQ - 1 9',
    linea: '1.Dd2 Axd2+ 2.Cxd2',
    pista: 'Estás en jaque y tu dama está atacada por la torre. ¿Qué interposición no la regala?',
    explicacion:
      'El alfil da jaque y la torre de h8 ataca a la dama. Interponer el alfil o el caballo pierde la dama: 1.Ac3 Axc3+ o 1.Cd2 Txd8. 1.Dd2 la devuelve por el alfil, 1...Axd2+ 2.Cxd2, y la partida queda igualada.',
    prueba: { margen: 232 },
  },
  {
    id: 'aj-tac-refutar-5-2',
    nivel: 5,
    fen: 'r1b1k1r1/p1p1bp2/5p1p/1P1Pp3/4N3/1QP4q/PP3PPP/R1B2RK1 w q - 3 16',
    linea: '1.Cg3',
    pista: 'Amenazan tomar en g2 con mate. ¿Qué defensa también ataca algo o gana un tiempo?',
    explicacion:
      'La dama y la torre de g8 amenazan 1...Dxg2#. 1.Cg3 cierra la columna g con una pieza bien defendida por los peones de f2 y h2, y las blancas conservan sus peones de más. Con 1.g3 se debilita el enroque y las negras siguen atacando con 1...f5.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-tac-refutar-5-3',
    nivel: 5,
    fen: '2Q2rk1/pRN2prp/1p4p1/1Bn1p3/4P3/1P1P3P/PP3PP1/b2qR1K1 w - - 0 1',
    linea: '1.Dxf8+ Rxf8 2.Tb8+',
    pista: 'Tu dama y tu torre de e1 están atacadas a la vez. Los jaques resuelven el problema.',
    explicacion:
      'Las negras atacan la dama de c8 y la torre de e1, y 1.Txd1 Txc8 deja poca ventaja. La refutación es un contragolpe con jaques: 1.Dxf8+ Rxf8 2.Tb8+ Re7 y ahora sí se toma en d1, con una torre limpia de ventaja.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-refutar-6-1',
    nivel: 6,
    fen: '4r1k1/5pBp/pqpr2p1/5b2/7P/2Q5/PPP1B1P1/1R2K2R w K - 4 25',
    linea: '1.Ah6',
    pista:
      'El alfil de e2 está clavado y las negras van a sumar otra torre en la columna e. ¿Qué amenaza propia te da un tiempo?',
    explicacion:
      'El alfil de e2 está clavado y las negras quieren doblar torres con ...Tde6. En vez de defender, 1.Ah6 crea una amenaza mayor: 2.Dg7#. Las negras tienen que ofrecer el cambio de damas con 1...Dd4 o debilitarse con 1...f6, y el rey blanco gana el tiempo que necesitaba para salir de la columna.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-refutar-6-2',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'La torre de d7 y el alfil de e2 están atacados. ¿Qué casilla de la torre cuida las dos cosas?',
    explicacion:
      'Las blancas amenazan 2.Dxd7+ y también atacan el alfil de e2. 1...Te7 aparta la torre y defiende el alfil por la columna. Tras 2.Ce6+ Txe6 3.Dxe6 Af3 el alfil de g2, clavado por la dama de c2, no puede tomar, y las blancas tienen que conformarse con el jaque perpetuo.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-tac-refutar-6-3',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'El caballo da jaque y ataca el alfil de d4. ¿Qué captura te da tiempo para amenazar mate en g2?',
    explicacion:
      'Mover el rey pierde por 2.Cxd4. 1...Txe6 elimina el caballo a cambio de la calidad y gana el tiempo necesario: 2.Dxe6 Af3 amenaza mate en g2, porque el alfil blanco está clavado por la dama de c2. Las blancas solo evitan perder con jaque perpetuo: 3.De7+ Rh6 4.Dg5+.',
    prueba: { margen: 495 },
  },
];
