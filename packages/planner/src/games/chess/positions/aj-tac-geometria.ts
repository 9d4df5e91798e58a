import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacGeometria: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-geometria-4-1',
    nivel: 4,
    fen: '1k5r/1pp5/p1ppp3/4p1r1/3P1Q2/2P1PR1P/1P3PPK/2q2R2 w - - 0 1',
    linea: '1.Df8+ Ra7 2.Txc1 e4 3.Dxh8',
    pista:
      'Tu dama está atacada por un peón y la negra por tu torre. ¿Hay un jaque que use la columna f hasta el fondo?',
    explicacion:
      'La dama está atacada, pero también lo está la negra de c1. El jaque 1.Df8+ une la columna f con la octava fila: si 1...Txf8 2.Txf8+ Ra7 3.Txc1, se recupera la dama con torre de más; si 1...Ra7 2.Txc1, la dama de f8 ataca además la torre de h8. En cambio, 1.Txc1 exf4 solo cambia damas.',
    prueba: { margen: 364 },
  },
  {
    id: 'aj-tac-geometria-4-2',
    nivel: 4,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P6b/7q/RPPQ1P1P/2N2RK1 b - - 4 25',
    linea: '1...Dg4+ 2.Rh1 Df3+ 3.Rg1 Ah3 4.Dg5 Axg5 5.Cd3 Dg2#',
    pista:
      'El alfil de c8 quiere llegar a h3, pero la dama ocupa esa casilla. ¿Qué recorrido con jaques la aparta y la acerca?',
    explicacion:
      'La dama está en la casilla que necesita el alfil. La aparta con jaques, 1...Dg4+ 2.Rh1 Df3+ 3.Rg1, y desde f3 bloquea el peón de f2 y mira a g2. Ahora 3...Ah3 amenaza mate y 4.Dg5 Axg5 solo lo retrasa: 5...Dg2#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-geometria-4-3',
    nivel: 4,
    fen: '4Q3/6kp/p5p1/3PPp2/3B1P2/Pr6/6PP/3K4 w - - 7 44',
    linea: '1.De7+ Rh6 2.Dg5+ Rg7 3.e6+ Rg8 4.Dd8#',
    pista: 'El alfil de d4 está detrás del peón de e5. ¿Dónde quieres la dama y el rey cuando ese peón avance?',
    explicacion:
      'El peón de e5 tapa al alfil de d4, que apunta a g7. La dama da jaques en e7 y g5 para que el rey vuelva a g7 justo cuando controla f6 y h6: 1.De7+ Rh6 2.Dg5+ Rg7. Entonces el jaque descubierto 3.e6+ obliga a 3...Rg8 o 3...Rf8 y la dama salta a d8 con mate.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-geometria-4-4',
    nivel: 4,
    fen: '6k1/pp2b3/2pnP2p/4N1p1/3P3q/1P2B2r/P1P1Q2P/4R1K1 b - - 2 40',
    linea: '1...Txh2 2.Df3 Th1+ 3.Dxh1 Dxe1+ 4.Rg2 Dxe3',
    pista: 'La dama de h4 mira a e1. ¿Qué sacrificio de torre aparta a la dama blanca o le quita un defensor?',
    explicacion:
      'La dama de h4 apunta a la torre de e1, y 1...Txh2 obliga a la blanca a decidirse: si 2.Dxh2 Dxe1+, cae la torre y luego el alfil de e3; si 2.Df3, el jaque 2...Th1+ la atrae a la esquina, 3.Dxh1 Dxe1+ 4.Rg2 Dxe3. La ruta h4-e1-e3 siempre es con jaque o captura.',
    prueba: { margen: 269 },
  },
  {
    id: 'aj-tac-geometria-4-5',
    nivel: 4,
    fen: '1n3k1r/rp2q2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KRR3 w - - 0 20',
    linea: '1.Txe7 c4 2.Tf7+ Rg8 3.Dxc4 Cc6 4.Tc7+ Cd5 5.Dxd5+ Rf8 6.Df7#',
    pista: 'El rey de f8 se queda sin su dama. ¿Qué diagonal abre la dama blanca hacia f7 y g8?',
    explicacion:
      '1.Txe7 toma la dama, y lo importante es que el rey no puede recapturar: 1...Rxe7 2.Df7+ Rd8 3.Cb5+ con descubierta y mate. Si 1...c4, que tapa la diagonal, 2.Tf7+ Rg8 3.Dxc4 la reabre y la batería contra g8 decide: la dama pasa por d5 y termina en f7.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-geometria-5-1',
    nivel: 5,
    fen: '4R2r/p1pp1pkp/bp3qp1/n7/6Q1/2P1R1N1/P4PPP/6K1 w - - 1 25',
    linea: '1.Ch5+ Rh6 2.Cxf6 Rg7 3.Ch5+ Rh6 4.Tg3 f6 5.Dxg6+ hxg6 6.Txh8#',
    pista: 'El peón de g6 está clavado. Después de aprovecharlo, mira cómo se suman la columna g y la octava fila.',
    explicacion:
      'Como g6 está clavado por la dama, 1.Ch5+ no se puede tomar y 1...Rh6 2.Cxf6 gana la dama negra. Después se cruzan tres líneas: el caballo vuelve a h5, 4.Tg3 refuerza la columna g y, contra 4...f6, 5.Dxg6+ hxg6 abre la columna h para la torre de la octava fila: 6.Txh8#.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-geometria-5-2',
    nivel: 5,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'La dama de h8 puede entrar por g8 o por f6. ¿Qué jaque de alfil le abre antes el camino a la torre?',
    explicacion:
      '1.Ah5+ obliga a 1...Ag6 (1...Re6 2.Dxg8+ Df7 3.Dxf7#) y así 2.Th7+ expulsa al rey a e6, donde el caballo de d5 le quita casillas. La dama avanza por g8 y f7 tomando cada pieza que se interpone, y cierra en f6 con mate.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-geometria-5-3',
    nivel: 5,
    fen: '8/5pkp/3Q4/3P2Pp/1p1qB3/5PK1/p2r4/3b1R2 w - - 0 41',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Busca el recorrido de la dama hasta f7: primero un jaque y luego la ayuda del alfil.',
    explicacion:
      'La ruta d6-h6-h7-f7 solo funciona con ayuda del alfil: 1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ es un jaque descubierto que deja al alfil mirando a f7. Así, tras 3...Rg8 4.Dh7+ Rf8, la dama puede tomar en f7 con mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-geometria-5-4',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Tu dama está atacada y la negra también. ¿Qué casillas le permiten moverse siempre con jaque?',
    explicacion:
      'Si 1.Cxa3 dxe5, se cambian las damas. La torre se entrega, 1.Txh7+ Rxh7, para que la dama recorra e5-f5-h3 con jaques: en f5 la ataca el peón de g6, así que sigue a h3, y con el rey en g7 ya hay tiempo para 4.Cxa3, que gana dama por torre.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-tac-geometria-5-5',
    nivel: 5,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Antes de tomar la torre de d1, pon la dama en la casilla desde la que b2 será mate.',
    explicacion:
      'La dama va a c3 con jaque para llevar al rey a b1, y solo entonces 2...Cxd1 deja preparada la entrada en b2, que el caballo de d1 apoya. Las blancas no pueden cubrir esa casilla y solo disponen de jaques desesperados, 3.Tg7+ y 4.Tg6+, hasta que se les acaban.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-tac-geometria-6-1',
    nivel: 6,
    fen: 'r1bk3r/pp2b1pp/1q6/QB1p3P/4P1p1/P7/1P3P1P/1K1R3R w - - 2 21',
    linea: '1.Txd5+ Rc7 2.Dc3+ Rb8 3.De5+ Dc7 4.Dxg7 Td8 5.Tc1',
    pista:
      'Las damas están enfrentadas. En lugar de cambiarlas, ¿qué jaque abre la columna c y la diagonal a g7 para tu dama?',
    explicacion:
      '1.Txd5+ hace que el rey deje d8 (tapar con un alfil pierde la pieza), y la dama aprovecha las líneas abiertas: 1...Rc7 2.Dc3+ Rb8 3.De5+ Dc7 4.Dxg7. Cada jaque la acerca y al final ataca la torre de h8: dos peones de más y el rey negro sin refugio. Cambiar con 1.Dxb6+ axb6 no rinde.',
    prueba: { margen: 321 },
  },
  {
    id: 'aj-tac-geometria-6-2',
    nivel: 6,
    fen: '4Q3/5pk1/7p/p3p3/2B1P3/5p1n/1P3PKP/8 w - - 0 50',
    linea: '1.Rxh3 h5 2.Dxf7+ Rh6 3.Dg8 h4 4.Af7 a4 5.Dg6#',
    pista: 'El peón de f3 da jaque. ¿Qué captura deja al rey negro sin su única pieza defensora?',
    explicacion:
      'Después de 1.Rxh3 las negras ya no tienen el caballo, que en 1.Rxf3 Cg5+ habría defendido f7. La dama recorre e8-f7-g8-g6: toma en f7 con jaque, se aparta a g8 para dejar esa casilla al alfil, 4.Af7, y vuelve a g6 con mate apoyada por él.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-geometria-6-3',
    nivel: 6,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Tras el primer jaque, la pieza que se interponga quedará clavada. ¿Desde dónde la atacas otra vez?',
    explicacion:
      '1.Dxh5+ obliga a 1...Ah6 (1...Rg7 2.Tf7#) y el alfil queda clavado; 2.Tf6 lo ataca por segunda vez. Las negras entregan piezas para apartar a la dama, 2...Tg3 3.hxg3 Af5, y esta cambia de línea, 4.Df7+, para que la torre vuelva por la columna h y dé mate.',
    prueba: { mate: 7 },
  },
];
