import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstCambios: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-cambios-2-1',
    nivel: 2,
    fen: 'r1b1k1nr/ppppqppp/2n5/8/1bB1P3/2N2N2/PP3PPP/R1BQ1RK1 b kq - 6 7',
    linea: '1...Axc3',
    pista: 'Las blancas quieren saltar con el caballo a d5. ¿Puedes cambiarlo antes?',
    explicacion:
      'La amenaza es 2.Cd5, que ataca la dama y c7. Cambiar el caballo con 1...Axc3 la evita y además dobla los peones blancos. En cambio, 1...Cf6 permite 2.e5 y las blancas ganan tiempo.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-est-cambios-2-2',
    nivel: 2,
    fen: '2rr2k1/p3q1p1/3b1n1p/8/Q3Pn2/2P4P/PP3P2/R1BR1NK1 w - - 1 25',
    linea: '1.Axf4 Axf4 2.Txd8+',
    pista: 'El caballo de f4 amenaza h3. ¿Qué cambio elimina al atacante?',
    explicacion:
      'Las negras amenazan ...Cxh3+ con ataque. Cambiar el alfil por el caballo de f4 quita al atacante principal y, al cambiar después una torre, el ataque pierde fuerza. En posiciones inferiores se cambian las piezas que atacan.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-cambios-2-3',
    nivel: 2,
    fen: 'rn1q1rk1/pp3pbp/3p2p1/2pPPb2/4nP2/2NB1N2/PP4PP/R1BQK2R b KQ - 4 11',
    linea: '1...Cxc3 2.bxc3 Axd3',
    pista: 'Tu caballo de e4 está atacado dos veces. Cámbialo antes de que lo ganen.',
    explicacion:
      'Las blancas amenazan tomar en e4 y ganar una pieza. Cambiar en c3 y después en d3 deja el material igual y quita dos atacantes. En cambio, 1...Da5 permite 2.Axe4.',
    prueba: { margen: 89 },
  },
  {
    id: 'aj-est-cambios-2-4',
    nivel: 2,
    fen: '2qrk2r/pp2ppb1/2p3p1/4n1Np/2P1B1PP/6P1/PPQ1P1K1/R1BR4 w k - 1 19',
    linea: '1.Txd8+',
    pista: 'Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1.Txd8+ cambia la torre de d1 por la torre de d8: con ventaja material, simplificar acerca la victoria. En cambio, 1.Af4 permite 1...Txd1 y la ventaja es mucho menor.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-cambios-2-5',
    nivel: 2,
    fen: 'rn2k2r/1bq1bppp/p4n2/3Pp3/Pp2N3/1B3N2/1P2QPPP/R1BR2K1 b kq - 1 14',
    linea: '1...Cxe4',
    pista: 'El peón de d5 amenaza avanzar con ataque a tu dama. ¿Qué cambio gana tiempo?',
    explicacion:
      'Las blancas amenazan d6, que gana una pieza. El cambio en e4 elimina uno de los atacantes y obliga a la dama a recapturar; el peón de d5 pierde apoyo. En cambio, 1...Ad6 permite 2.Cxd6+.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-cambios-2-6',
    nivel: 2,
    fen: 'rn2kb1r/1q2pp2/p2p1np1/1bPP3p/N3P3/3B1N2/P4PPP/R1BQK2R b KQkq - 0 16',
    linea: '1...Axd3 2.Dxd3 Db4+',
    pista: 'Valora qué piezas conviene cambiar y cuáles conservar.',
    explicacion:
      '1...Axd3 cambia el alfil de b5 por el alfil de d3: aun con menos material, el cambio alivia la defensa. En cambio, 1...dxc5 permite 2.Cxc5 y queda en desventaja.',
    prueba: { margen: 133 },
  },
  {
    id: 'aj-est-cambios-3-1',
    nivel: 3,
    fen: '2r3k1/5p1p/p1pB2p1/1p6/r1bP2P1/n1PBP2P/P2RKP2/7R b - - 2 29',
    linea: '1...Axd3+ 2.Txd3 Cc4',
    pista: '¿Qué cambio con jaque da una casilla a tu caballo de a3?',
    explicacion:
      'El caballo de a3 no tiene juego. El cambio con jaque le despeja c4: tras 2.Txd3 Cc4 ataca el alfil y la torre negra toma a2. Con 1...Ad5 2.Ta1 el caballo sigue en la banda y las blancas están mejor.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-est-cambios-3-2',
    nivel: 3,
    fen: 'rq2k1r1/p1ppn2p/1p4p1/1N2Q3/4b3/4b3/PPPB1P1P/2K1R1N1 b q - 3 20',
    linea: '1...Axd2+ 2.Rxd2 d5',
    pista: 'El alfil de e3 está atacado: ¿qué cambio saca al rey blanco y defiende e4 después?',
    explicacion:
      'El alfil atacado se cambia con jaque y el rey queda en d2; entonces 2...d5 defiende el alfil de e4 y ofrece el cambio de damas. Con material de más, cada cambio favorece a las negras. Con 1...Db7 2.Txe3 se pierde el alfil.',
    prueba: { margen: 223 },
  },
  {
    id: 'aj-est-cambios-3-3',
    nivel: 3,
    fen: 'r2q1rk1/3b3p/1n1p1b2/p1pP1pp1/p1N5/2PP1Q1P/1P1B1PK1/R3R3 b - - 3 24',
    linea: '1...Cxc4',
    pista: '¿Cuál es la pieza blanca más activa? Tienes una pieza de más: ¿qué cambio te conviene?',
    explicacion:
      'El caballo de c4 es la mejor pieza blanca: presiona b6, a5 y d6. Con una pieza de más conviene cambiarlo y, tras 2.dxc4 f4, el alfil de d2 queda encerrado y el negro llega a e5. Con 1...g4 el caballo sigue molestando.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-est-cambios-3-4',
    nivel: 3,
    fen: 'r1bqkb1r/1p3ppp/p1np1n2/3Np3/4P3/1N2B3/PPP2PPP/R2QKB1R b KQkq - 3 8',
    linea: '1...Cxd5 2.exd5 Ce7',
    pista: 'El caballo de d5 es el dueño de la casilla débil: ¿qué cambia si lo cambias y recapturan con peón?',
    explicacion:
      'El caballo de d5 es la mejor pieza blanca. Al cambiarlo, 2.exd5 tapa la columna d: el peón de d6 deja de ser un blanco y la casilla débil desaparece. Tras 2...Ce7 las negras preparan ...g6 y ...f5. Con 1...Cd7 el caballo sigue dominando.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-cambios-3-5',
    nivel: 3,
    fen: '2r1r1k1/pp1bpp1p/3p2pB/1B2n3/P3P1P1/4Nn2/1PP4P/2K2R1R b - - 2 19',
    linea: '1...Axb5 2.axb5 Cd3+',
    pista: 'Los caballos apuntan al rey de c1: ¿qué cambio les quita un defensor?',
    explicacion:
      'El cambio del alfil deja d3 sin defensa: tras 2.axb5 Cd3+ el caballo entra con jaque y gana b2. La columna c y los dos caballos dominan al rey. Con 1...Cd4 2.Axd7 las blancas alivian la presión.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-cambios-3-6',
    nivel: 3,
    fen: 'r1b1kb1r/ppp1pppp/5n2/1P6/1n1PB1q1/2N2N2/P1P1QPPP/R1B1K1R1 b Qkq - 10 11',
    linea: '1...Cxe4 2.Cxe4 Af5',
    pista: '¿Qué pieza blanca defiende c2? Cámbiala y suma presión.',
    explicacion:
      'El alfil de e4 defendía c2 y f3. Tras cambiarlo, 2.Cxe4 Af5 ataca el caballo y c2 a la vez, y las negras recuperan la pieza con mejor juego. Con 1...a6 las blancas tienen tiempo de expulsar al caballo de b4.',
    prueba: { margen: 88 },
  },
  {
    id: 'aj-est-cambios-4-1',
    nivel: 4,
    fen: 'rk2r3/pp2q1p1/P6p/2QRb3/8/2P3P1/2b2P1P/R5K1 b - - 4 36',
    linea: '1...Dxc5 2.Txc5 b6',
    pista: 'Tienes más material y el rey expuesto: ¿qué cambio elimina el peligro?',
    explicacion:
      'Con dos alfiles de ventaja y el rey en b8, el cambio de damas quita todo el contrajuego. Tras 2.Txc5 b6 el peón ataca la torre y cierra el flanco. Con 1...bxa6 2.Te1 las blancas recuperan una pieza en e5.',
    prueba: { margen: 259 },
  },
  {
    id: 'aj-est-cambios-4-2',
    nivel: 4,
    fen: 'r3r1n1/1pb2pk1/q1p2n2/p2pN1pp/P2P2N1/1PP2P1P/2Q3PB/3R1R1K w - - 0 29',
    linea: '1.Cxf6 Cxf6 2.Df5',
    pista: '¿Qué pieza defiende g5 y el enroque negro? Elimínala para que entre la dama.',
    explicacion:
      'El caballo de f6 sostiene toda la defensa. Al cambiarlo, 2.Df5 entra con doble ataque a f6 y g5: tras 2...c5 3.Dxg5+ cae un peón con jaque y el rey queda desnudo. Con 1.Ce3 las negras reagrupan con 1...Ce7.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-cambios-4-3',
    nivel: 4,
    fen: 'r1b4q/1pp1nk2/p1p5/4p2p/N2bP2B/1P1P1N1P/P1P2PP1/3Q1RK1 w - - 3 15',
    linea: '1.Cxd4 exd4 2.Df3+ Re8 3.Dg3',
    pista: 'El alfil de d4 es la mejor pieza negra: ¿qué línea se abre al cambiarlo?',
    explicacion:
      'Se cambia la pieza más activa y el caballo deja libre f3: el jaque 2.Df3+ entra con tiempo y tras 2...Re8 3.Dg3 cae c7, porque el rey sigue en el centro. Con 1.Ag3 h4 el alfil vuelve a estar en apuros.',
    prueba: { margen: 116 },
  },
  {
    id: 'aj-est-cambios-4-4',
    nivel: 4,
    fen: 'r3k3/1p2bp2/1P2p1p1/N1PpP3/1P3P2/r1RK4/7P/1R6 b - - 11 43',
    linea: '1...Txc3+ 2.Rxc3 Axc5 3.bxc5 Txa5',
    pista: 'El caballo de a5 está atado a la torre de a3: ¿qué cambios te dejan recuperar un peón?',
    explicacion:
      'Las negras simplifican: tras 1...Txc3+ 2.Rxc3 Axc5 3.bxc5 Txa5 recuperan la pieza y queda un final de torres. El rey blanco está activo y las negras siguen algo peor, pero se puede defender. Con 1...Ta2 2.Cxb7 los peones pasados deciden.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-est-cambios-4-5',
    nivel: 4,
    fen: '4r1k1/1p1r1p2/5bpp/p7/P1p1BP2/2N2P1P/1P4K1/2R5 b - - 0 41',
    linea: '1...Axc3 2.Txc3 f5',
    pista: 'El alfil de e4 tiene pocas retiradas: ¿qué defensor lo sostiene?',
    explicacion:
      'Primero se elimina el caballo que sostiene al alfil y luego 2...f5 lo ataca: si se retira a c2, la torre entra en e2 y lo captura. Por eso 3.Axf5 gxf5 y las negras ganan la pieza con torres activas.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-est-cambios-5-1',
    nivel: 5,
    fen: 'rnb5/pp2k1pp/2p5/4P3/5Pq1/2N5/P4P1P/1R1Q3K b - - 0 21',
    linea: '1...Dxd1+',
    pista: 'El rey de e7 está en el centro: ¿conviene ganar otro peón o cambiar damas?',
    explicacion:
      'Con pieza de más, lo práctico es cambiar damas: tras 2.Txd1 Ae6 las negras completan el desarrollo y ganan. Comer en f4 permite 2.Dd6+ y jaques molestos con el rey en el centro.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-est-cambios-5-2',
    nivel: 5,
    fen: 'r2qk2r/pppb1ppp/2nb4/4n3/4P3/2P2N1P/PPBK1PP1/RNBQ3R b kq - 2 11',
    linea: '1...Cxf3+ 2.Dxf3 Ce5',
    pista: 'El rey blanco está en d2: ¿qué cambio deja libre la casilla e5 al otro caballo?',
    explicacion:
      'El cambio gana un tiempo: tras 2.Dxf3 Ce5 el segundo caballo ocupa e5, ataca la dama y la dama negra entra con jaque por g5. El rey en d2 es la compensación del material. Con 1...Df6 2.Re1 el rey escapa.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-est-cambios-5-3',
    nivel: 5,
    fen: '2r2nk1/rb3pp1/1p2p2p/p2pP1b1/P1qN2Q1/5N1P/1PBB1PP1/1R1R2K1 w - - 4 26',
    linea: '1.Cxg5 hxg5 2.Axg5',
    pista: '¿Qué pieza defiende las casillas negras del enroque?',
    explicacion:
      'El alfil de g5 es el guardián de las casillas negras. Tras cambiarlo, 1...hxg5 2.Axg5 y la amenaza Af6 llega con el rey sin defensores. Con otras jugadas el alfil se cambia por el de d2 y el ataque pierde fuerza.',
    prueba: { margen: 62 },
  },
];
