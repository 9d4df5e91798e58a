import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstSacrificio: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-sacrificio-4-1',
    nivel: 4,
    fen: 'r1b2rk1/pp3pbp/3p2p1/2pPn3/4P1nq/2N4P/PPB1NPP1/R1BQ1RK1 b - - 0 13',
    linea: '1...Cf3+ 2.gxf3 Ce5',
    pista: 'Las blancas van a jugar f4 y ganar tiempos: ¿qué entrega rompe el enroque antes?',
    explicacion:
      'Los caballos iban a ser expulsados, así que uno se sacrifica en f3: tras 2.gxf3 Ce5 el otro ataca f3 y la dama captura en h3. El rey blanco queda sin peones y las negras tienen al menos la iniciativa. Con 1...Cf6 2.f4 todo se aclara a favor de las blancas.',
    prueba: { margen: 102 },
  },
  {
    id: 'aj-est-sacrificio-4-2',
    nivel: 4,
    fen: 'r2q1nk1/1b2nrbp/p2P2p1/4p3/4p3/1PN2P2/P2QBRPP/R1B1N1K1 b - - 0 17',
    linea: '1...e3 2.Dxe3 Cf5 3.Dd2 Cxd6',
    pista: 'El peón de e4 se va a perder: ¿cómo lo entregas ganando un tiempo sobre la dama?',
    explicacion:
      'El peón está perdido, pero al avanzar atrae a la dama: 2.Dxe3 Cf5 gana un tiempo y el caballo captura el pasado de d6, la principal baza blanca. Con 1...Cf5 enseguida, 2.Cxe4 se queda con el peón y el caballo blanco domina.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-est-sacrificio-4-3',
    nivel: 4,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.Axd7 Cfxd7 3.bxc3 Da5',
    pista: '¿Qué sacrificio siciliano rompe el enroque largo?',
    explicacion:
      'Es el sacrificio temático de calidad en c3: tras 2.Axd7 Cfxd7 3.bxc3 Da5 los peones blancos quedan rotos y el rey, expuesto a la dama y a ...Cc4. La iniciativa vale más que la calidad. Con 1...Axb5 2.Cdxb5 las blancas igualan.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-est-sacrificio-5-1',
    nivel: 5,
    fen: '8/3k4/2Rn1p1p/p6P/5p2/6B1/2K3P1/5N2 w - - 1 44',
    linea: '1.Txd6+ Rxd6 2.Axf4+',
    pista: 'Tu torre y tu alfil están atacados: ¿hay un jaque que resuelva los dos problemas?',
    explicacion:
      'El rey ataca la torre y el peón ataca el alfil. La torre se entrega por el caballo con jaque y el alfil captura en f4 también con jaque: tras 2...Re6 3.Axh6 las blancas tienen dos piezas contra peones y el pasado de h5 decide. Con 1.Ta6 fxg3 la victoria es más difícil.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-sacrificio-5-2',
    nivel: 5,
    fen: 'r4rk1/pp2nbbp/5n2/1N1pqpB1/1P6/1Q1B1P2/P5PP/4RR1K b - - 1 22',
    linea: '1...Ce4 2.fxe4 fxe4',
    pista: 'La dama de e5 está en la columna de la torre: ¿cómo la cierras ganando actividad?',
    explicacion:
      'El caballo cierra la columna e y se sacrifica: tras 2.fxe4 fxe4 el peón ataca el alfil, se abre la columna f y los peones centrales avanzan. La compensación es suficiente. Tras 1...d4 2.Txe5 Axb3 3.Txe7 se cambian las damas y las blancas quedan mejor.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-est-sacrificio-5-3',
    nivel: 5,
    fen: 'r1r1n1k1/1p3pbp/1q1pp1pP/1N4B1/4P1P1/Pp3B2/2PQ4/1K1R2R1 w - - 0 23',
    linea: '1.c4 Txc4 2.hxg7 Dxb5 3.Ae2',
    pista: 'El caballo de b5 está atacado y el peón de b3 amenaza: ¿qué avance lo resuelve casi todo?',
    explicacion:
      'El peón defiende el caballo y abre la segunda fila al rey: tras 1...Txc4 2.hxg7 las blancas recuperan material con el peón de g7 incrustado en el enroque. Siguen algo peor, pero 1.c3 Dxb5 pierde una pieza limpia.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-est-sacrificio-6-1',
    nivel: 6,
    fen: '4r1k1/p4p2/3N4/1pp3pp/4qn2/8/PP2B3/K3R2R b - - 1 36',
    linea: '1...Dxh1 2.Txh1 Txe2',
    pista: 'Tu dama y la torre blanca de h1 se miran: ¿qué final queda si cambias dos veces?',
    explicacion:
      'La dama se entrega por la torre y se recupera todo: tras 2.Txh1 Txe2 queda un final de torre y caballo con cuatro peones de más para las negras, y los pasados g y h avanzan. Con 1...Dxe2 2.Cxe8 las blancas conservan contrajuego.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-est-sacrificio-6-2',
    nivel: 6,
    fen: 'rnbQ3r/ppp2kpp/5n2/8/1b2P3/8/PB3PPP/RN2K1NR w KQ - 1 9',
    linea: '1.Dd2 Axd2+ 2.Cxd2',
    pista: 'Tu dama está atacada y el rey en jaque: ¿cómo obtienes algo por ella?',
    explicacion:
      'Hay jaque en b4 y la dama de d8 cuelga. Interponer la dama permite recuperar el alfil: 1...Axd2+ 2.Cxd2 y el material queda equilibrado. Con 1.Ac3 Axc3+ 2.Cxc3 Txd8 la dama se pierde por menos.',
    prueba: { margen: 232 },
  },
  {
    id: 'aj-est-sacrificio-6-3',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'Estás en jaque y no puedes defenderte con calma: ¿qué entrega crea una amenaza de mate?',
    explicacion:
      'La torre se entrega por el caballo y 2...Af3 crea la amenaza de mate en g2. Las blancas solo tienen los jaques 3.De7+ y 4.Dg5+, que se repiten: tablas. Con una retirada del rey, 2.Cxd4 gana.',
    prueba: { margen: 495 },
  },
];
