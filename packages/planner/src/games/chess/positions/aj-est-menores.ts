import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstMenores: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-menores-2-1',
    nivel: 2,
    fen: 'r1bqk1nr/ppp1bppp/8/3BN3/1n2P3/2N5/PP3PPP/R1BQK2R b KQkq - 2 8',
    linea: '1...Cxd5 2.Dxd5 Dxd5',
    pista: 'Las blancas amenazan tomar en f7. ¿Qué cambio elimina al alfil que lo apoya?',
    explicacion:
      'La amenaza es 2.Cxf7, apoyada por el alfil de d5. El caballo elimina ese alfil y, tras el cambio de damas, las negras conservan la pareja de alfiles en una posición abierta. En cambio, 1...Ae6 permite 2.Da4+ con ventaja blanca.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-est-menores-2-2',
    nivel: 2,
    fen: '2r3k1/1p1b1p2/p2b1n1p/3PNn1q/8/1QP4P/PP1p1BP1/4RRK1 w - - 0 26',
    linea: '1.Cxd7',
    pista: 'El peón de d2 ataca la torre de e1. Antes de retirarla, elimina una pieza importante con ganancia.',
    explicacion:
      'El peón de d2 amenaza tomar en e1. El caballo cambia primero el alfil de d7 y amenaza un jaque en f6, así que las negras deben recapturar y la torre tiene tiempo de moverse. En cambio, 1.Dxb7 permite la captura en e1.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-menores-2-3',
    nivel: 2,
    fen: 'r1b2rk1/pp3p2/3p2pp/2pN4/2P1p1N1/1Q2PPqP/P2B2B1/b4RK1 b - - 1 17',
    linea: '1...Axg4',
    pista: 'Tu dama de g3 corre peligro de quedar encerrada. ¿Qué pieza blanca controla sus salidas?',
    explicacion:
      'Las blancas amenazan Ae1, que encierra la dama. El alfil elimina el caballo de g4, que vigilaba e5, y la dama recupera esa salida. En cambio, 1...h5 permite 2.Ae1 y la dama se pierde.',
    prueba: { margen: 152 },
  },
  {
    id: 'aj-est-menores-2-4',
    nivel: 2,
    fen: '3q1r2/rppbn1k1/3p1npp/1NPPp3/P3Pp2/5P2/2Q1BNPP/RR4K1 b - - 2 24',
    linea: '1...Axb5',
    pista: 'El caballo de b5 ataca tu torre. ¿Con qué pieza menor conviene cambiarlo?',
    explicacion:
      'El caballo de b5 ataca la torre de a7. El alfil de d7, encerrado detrás de sus propios peones, se cambia por él: desaparece la amenaza y las negras se quedan con los caballos, mejores en una posición cerrada. En cambio, 1...Ta8 permite 2.cxd6.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-est-menores-2-5',
    nivel: 2,
    fen: '1n2k2r/q3p1bp/6pn/p2P4/Pp3Q2/5P2/1PP3PP/R1B1K2R b KQk - 0 19',
    linea: '1...Cf5',
    pista: 'Un caballo necesita una casilla desde la que trabaje.',
    explicacion:
      'El caballo de h6 mejora en f5: pasa de controlar 3 casillas útiles a 5. En cambio, 1...Cd7 permite 2.Ae3 y la ventaja es mucho menor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-menores-2-6',
    nivel: 2,
    fen: 'rq2kb1r/1p3pp1/2np3p/1N2p3/p1Q1P3/P2BP3/1PP3PP/1K1R3R b kq - 2 19',
    linea: '1...Ae7',
    pista: 'Mira cuántos peones propios están en el color de tu alfil y qué diagonal le conviene.',
    explicacion:
      'El alfil, malo en principio porque tiene 4 peones propios en su color, se activa en e7: controla 5 casillas (antes 1). En cambio, 1...Dc8 permite 2.Thf1 y la posición queda mucho peor.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-menores-3-1',
    nivel: 3,
    fen: 'r1bk3r/pp2qppp/1np1P3/2bp1P2/P7/1NPQ1N2/5PPP/R3R1K1 b - - 0 19',
    linea: '1...Ad6',
    pista: 'Tu alfil de c5 puede ser cambiado por el caballo de b3: ¿te conviene ese cambio?',
    explicacion:
      'Con el rey en el centro, el alfil es una pieza clave: en d6 evita el cambio por el caballo, controla e5 y apunta al enroque blanco. El peón de e6 caerá después: 2.a5 Cc4 3.Cbd4 fxe6. Con 1...fxe6 2.Cxc5 Dxc5 se pierde la pareja de alfiles.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-menores-3-2',
    nivel: 3,
    fen: 'rqb2rk1/1p5p/p3pppn/3pP3/3Q1P2/P1P2B2/2P3PP/R1B1KR2 b Q - 1 18',
    linea: '1...Cf5',
    pista: 'El caballo de h6 está en la banda: ¿qué casilla ataca la dama y bloquea los peones?',
    explicacion:
      'El caballo salta a f5 con ataque a la dama y bloquea el peón f. Tras 2.Dc5 b6 3.Df2 fxe5 las negras ganan el centro. Si 1...fxe5 2.Dxe5 las blancas centralizan su dama.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-est-menores-3-3',
    nivel: 3,
    fen: '2b1qrk1/1p2b3/3Npn2/2Pp4/1P3Ppp/3B4/3N2PP/3Q1RK1 b - - 1 24',
    linea: '1...Axd6 2.cxd6 e5',
    pista: 'El caballo de d6 domina la posición: ¿qué pieza debe cambiarse por él?',
    explicacion:
      'El caballo de d6 ataca la dama y el alfil de c8: conviene eliminarlo y, tras 2.cxd6 e5, romper el centro para activar las piezas. El peón de d6 queda débil. Con 1...Dh5 2.Cxc8 se pierde la pareja de alfiles sin nada a cambio.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-est-menores-3-4',
    nivel: 3,
    fen: 'r1r2nk1/1b3pp1/1p2p2p/p2pP1b1/P1qN1Q2/5N1P/1PBB1PP1/1R1R2K1 w - - 2 25',
    linea: '1.Cxg5 hxg5 2.Dg4',
    pista: 'El alfil acaba de ir de e7 a g5 y ataca la dama: ¿quién queda sin defensor en el enroque negro?',
    explicacion:
      'El alfil atacaba la dama, pero era el defensor de las casillas negras. Tras 1.Cxg5 hxg5 2.Dg4 las blancas recapturan en g5 con el alfil y el enroque queda abierto. Si la dama se retira, 1.Dg3 Axd2 elimina el atacante principal.',
    prueba: { margen: 123 },
  },
  {
    id: 'aj-est-menores-3-5',
    nivel: 3,
    fen: 'r1b1kb1r/ppp1pppp/5n2/1P6/1n1PB1q1/2N2N2/P1P1QPPP/R1B1K1R1 b Qkq - 10 11',
    linea: '1...Cxe4 2.Cxe4 Af5',
    pista: '¿Qué pieza blanca defiende c2? Cámbiala y suma presión.',
    explicacion:
      'El alfil de e4 defendía c2 y f3. Tras cambiarlo, 2.Cxe4 Af5 ataca el caballo y c2 a la vez, y las negras recuperan la pieza con mejor juego. Con 1...a6 las blancas tienen tiempo de expulsar al caballo de b4.',
    prueba: { margen: 88 },
  },
  {
    id: 'aj-est-menores-3-6',
    nivel: 3,
    fen: 'r3kb1r/2np1ppp/4p3/2n5/4b2N/8/P3BPPP/Q1R1K2R b Kkq - 3 23',
    linea: '1...Cb3 2.axb3 Ab4+ 3.Rf1 Txa1',
    pista: 'La dama de a1 está frente a tu torre: ¿qué peón la protege y cómo lo desvías?',
    explicacion:
      'El caballo ataca dama y torre y a la vez desvía el peón de a2: tras 2.axb3 se abre la columna a, el alfil sale con jaque en b4 y la torre captura la dama. Se activan tres piezas de golpe. Con jugadas tranquilas como 1...f6 las negras quedan algo peor.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-est-menores-4-1',
    nivel: 4,
    fen: 'r1b4q/1pp1nk2/p1p5/4p2p/N2bP2B/1P1P1N1P/P1P2PP1/3Q1RK1 w - - 3 15',
    linea: '1.Cxd4 exd4 2.Df3+ Re8 3.Dg3',
    pista: 'El alfil de d4 es la mejor pieza negra: ¿qué línea se abre al cambiarlo?',
    explicacion:
      'Se cambia la pieza más activa y el caballo deja libre f3: el jaque 2.Df3+ entra con tiempo y tras 2...Re8 3.Dg3 cae c7, porque el rey sigue en el centro. Con 1.Ag3 h4 el alfil vuelve a estar en apuros.',
    prueba: { margen: 116 },
  },
  {
    id: 'aj-est-menores-4-2',
    nivel: 4,
    fen: '4r1k1/1p1r1p2/5bpp/p7/P1p1BP2/2N2P1P/1P4K1/2R5 b - - 0 41',
    linea: '1...Axc3 2.Txc3 f5',
    pista: 'El alfil de e4 tiene pocas retiradas: ¿qué defensor lo sostiene?',
    explicacion:
      'Primero se elimina el caballo que sostiene al alfil y luego 2...f5 lo ataca: si se retira a c2, la torre entra en e2 y lo captura. Por eso 3.Axf5 gxf5 y las negras ganan la pieza con torres activas.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-est-menores-4-3',
    nivel: 4,
    fen: 'rq3bnr/pp1b1k2/2pp1pp1/2P4p/1P1pBN1P/3P2P1/P2BPP2/2RQR1K1 b - - 3 18',
    linea: '1...Ce7',
    pista: 'Casi todas tus piezas siguen en la octava fila: ¿cuál puede salir defendiendo g6?',
    explicacion:
      'Las piezas blancas apuntan a g6 y al rey de f7. El caballo sale, defiende g6 y c6 y deja libre la columna para la torre; tras 2.cxd6 Dxd6 las negras están peor, pero desarrolladas. Con 1...g5 se entrega la casilla g6 y 2.Db3+ da ataque.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-menores-5-1',
    nivel: 5,
    fen: '2r2nk1/rb3pp1/1p2p2p/p2pP1b1/P1qN2Q1/5N1P/1PBB1PP1/1R1R2K1 w - - 4 26',
    linea: '1.Cxg5 hxg5 2.Axg5',
    pista: '¿Qué pieza defiende las casillas negras del enroque?',
    explicacion:
      'El alfil de g5 es el guardián de las casillas negras. Tras cambiarlo, 1...hxg5 2.Axg5 y la amenaza Af6 llega con el rey sin defensores. Con otras jugadas el alfil se cambia por el de d2 y el ataque pierde fuerza.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-menores-5-2',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5 2.g4 Cxd4',
    pista: 'Tu torre de h8 y el rey de h3 están en la misma columna: ¿qué hay en medio?',
    explicacion:
      'Al salir el caballo de h6 se abre la columna h: el caballo de h5 queda clavado contra el rey y además están atacados g3 y d4. Tras 2.g4 Cxd4 las negras recuperan un peón y activan todo; siguen algo peor, pero con juego. Con 1...Rf7 no hay contrajuego.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-menores-5-3',
    nivel: 5,
    fen: 'rn2qrk1/1b4p1/p3p2p/3nP1R1/Pp2Np2/8/1PB1QPPP/R1B3K1 w - - 0 20',
    linea: '1.Cd6 hxg5 2.Cxe8 Txe8 3.Dh5',
    pista: 'La torre de g5 está atacada: ¿hay un contraataque sobre la dama que valga más?',
    explicacion:
      'El caballo ataca la dama y no importa la torre: tras 1...hxg5 2.Cxe8 Txe8 las blancas tienen dama contra torre y pieza, y 3.Dh5 con Ag6 reanuda el ataque en las casillas blancas, donde el rey no tiene defensores. Con 1.Tg4 b3 las negras ganan tiempo.',
    prueba: { margen: 120 },
  },
];
