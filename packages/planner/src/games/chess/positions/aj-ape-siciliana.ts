import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApeSiciliana: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-siciliana-2-1',
    nivel: 2,
    fen: 'r2q1rk1/pp1n1pbp/3ppnp1/2p1P1B1/5PbP/P1NP2P1/1PP1N1B1/R2Q1RK1 b - - 0 12',
    linea: '1...dxe5 2.fxe5 Cxe5',
    pista: 'El peón de e5 ataca tu caballo. Cuenta quién ataca y quién defiende esa casilla.',
    explicacion:
      'El peón de e5 ataca el caballo de f6. Tomarlo resuelve la amenaza y, tras 2.fxe5, el caballo de d7 recaptura: sobre e5 las negras tienen un atacante más y ganan un peón.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-ape-siciliana-2-2',
    nivel: 2,
    fen: 'r1b1kbnr/pp1p1ppp/2n1p3/1N2q3/4PP2/2N5/PPP1B1PP/R1BQK2R b KQkq - 0 8',
    linea: '1...Db8',
    pista: 'El peón de f4 ataca tu dama. Al retirarla, vigila el salto del caballo de b5.',
    explicacion:
      'El peón de f4 ataca la dama y el caballo de b5 mira a c7. En b8 la dama se salva y defiende c7; en c5, en cambio, permite 2.Cc7+, que ataca rey y torre.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-ape-siciliana-2-3',
    nivel: 2,
    fen: 'r1b1k2r/2qnbpp1/p2ppn1p/1p2P3/5P1B/1NN2Q2/PPP3PP/1K1R1B1R b kq - 0 13',
    linea: '1...Ab7',
    pista: 'La dama de f3 mira a la torre de a8. ¿Qué jugada de desarrollo tapa la diagonal y la ataca?',
    explicacion:
      'Las blancas amenazan tomar la torre de a8. El alfil sale a b7, tapa la diagonal y ataca la dama: desarrolla ganando un tiempo, y después se puede tomar en e5. En cambio, 1...Tb8 permite 2.exf6.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-ape-siciliana-2-4',
    nivel: 2,
    fen: 'r2q1rk1/3b1pb1/p1nppnpp/1pp5/B3PN2/3P4/PPPN1PPP/R1BQ1RK1 w - - 0 13',
    linea: '1.Ab3',
    pista: 'Pregúntate primero qué amenazan las negras.',
    explicacion:
      'El peón de b5 ataca el alfil de a4. En b3 queda a salvo y apunta a e6 y f7. Sacrificar en g6 no basta: tras 1.Cxg6 fxg6 las negras conservan la pieza y el alfil sigue atacado.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-ape-siciliana-2-5',
    nivel: 2,
    fen: 'r2qk2r/pp2bppp/2npb3/1N2p1B1/4P3/3Q4/PPP2PPP/R3KB1R b KQkq - 4 10',
    linea: '1...Axg5 2.Dxd6 Dxd6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de g5 no está defendido por ninguna pieza y el alfil de e7 lo captura gratis. Las negras ganan un alfil por un peón.',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-ape-siciliana-2-6',
    nivel: 2,
    fen: 'r1b1k2r/1pqpbpp1/p3pn1p/4P3/3Q1P2/2N5/PPP1B1PP/R1B2RK1 b kq - 0 12',
    linea: '1...Ac5 2.Ae3 Axd4',
    pista: 'Mira qué hay en línea con el rey de g1: una pieza rival puede quedar clavada.',
    explicacion:
      'El alfil llega a c5 y clava a la dama de d4 contra el rey de g1, que está detrás: la dama no puede apartarse sin dejar al rey en jaque. Las negras ganan una dama por un alfil.',
    prueba: { margen: 343 },
  },
  {
    id: 'aj-ape-siciliana-3-1',
    nivel: 3,
    fen: 'r1b1kb1r/2q2ppp/p3pn2/1p1P4/1P1N1P2/2N5/P1PQ2PP/2R1KB1R b Kkq - 0 12',
    linea: '1...Axb4 2.Cc6 Ce4 3.Cxe4 Axd2+',
    pista: '¿Hay algo mejor que recapturar en d5? Fíjate en qué pieza protege el caballo de c3.',
    explicacion:
      'El alfil captura y clava el caballo de c3 contra la dama: la recaptura en d5 puede esperar. Si 2.Cc6, 2...Ce4 aprovecha la clavada y tras 3.Cxe4 Axd2+ cae la dama; lo mejor es 2.Cde2 Cxd5, con un peón de más y el rey blanco en el centro.',
    prueba: { margen: 252 },
  },
  {
    id: 'aj-ape-siciliana-3-2',
    nivel: 3,
    fen: 'r1bqkb1r/1p3p1p/p1np1p2/1N2p3/4P3/2N5/PPP2PPP/R2QKB1R w KQkq - 0 9',
    linea: '1.Ca3',
    pista: 'Es la estructura Sveshnikov: ¿a dónde va el caballo de b5 cuando lo ataca ...a6?',
    explicacion:
      'Es la estructura de la Sveshnikov. Atacado por ...a6, el caballo vuelve a a3, desde donde puede ir a c4 o c2 y vigilar d5. Las negras responden 1...f5 para atacar el centro con sus peones doblados. Entregar el caballo con 1.Ac4 o 1.Cd5 no da compensación.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-ape-siciliana-3-3',
    nivel: 3,
    fen: 'r3kb1r/pp1bpppp/2n5/2P5/1P4n1/2P5/P3NPPP/RNBK1B1R w kq - 1 9',
    linea: '1.Re1',
    pista: '¿Qué doble amenaza tiene el caballo de g4?',
    explicacion:
      'La amenaza es ...Cxf2+, que ataca rey y torre. Con el rey en e1 el peón queda defendido y h3 expulsará al caballo; las negras golpean en el flanco de dama con 1...a5 y hay igualdad. Con 1.Ae3 Cxe3+ se estropea la estructura.',
    prueba: { margen: 87 },
  },
  {
    id: 'aj-ape-siciliana-3-4',
    nivel: 3,
    fen: 'r1bqkb1r/1p3ppp/p1np1n2/3Np3/4P3/1N2B3/PPP2PPP/R2QKB1R b KQkq - 3 8',
    linea: '1...Cxd5 2.exd5 Ce7',
    pista: 'El caballo de d5 es el dueño de la casilla débil: ¿qué cambia si lo cambias y recapturan con peón?',
    explicacion:
      'El caballo de d5 es la mejor pieza blanca. Al cambiarlo, 2.exd5 tapa la columna d: el peón de d6 deja de ser un blanco y la casilla débil desaparece. Tras 2...Ce7 las negras preparan ...g6 y ...f5. Con 1...Cd7 el caballo sigue dominando.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-ape-siciliana-3-5',
    nivel: 3,
    fen: 'r2qk1nr/pp2pp1p/3p2p1/2p1n3/6b1/2NP2P1/PPP2PBP/R1BQK1R1 w Qkq - 2 10',
    linea: '1.f3',
    pista: 'El alfil de g4 y el caballo de e5 apuntan a la misma casilla: ¿cuál?',
    explicacion:
      'Las negras quieren ocupar f3 con jaque o con el alfil. El peón quita esa casilla y echa al alfil; el caballo no puede tomar en f3 porque el alfil de g2 la defiende. Tras 1...Ad7 2.d4 se gana centro y hay igualdad. Con 1.Dd2 Af3 se pierden las casillas blancas.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-siciliana-4-1',
    nivel: 4,
    fen: 'r1q1kb1r/1p3pp1/p2p1n2/1b2p1Bp/3nP3/3QN2P/PPP2PP1/R3KB1R w KQkq - 7 17',
    linea: '1.c4',
    pista: 'La dama de d3 está atacada por el alfil de b5: ¿puedes cortar la diagonal ganando un tiempo?',
    explicacion:
      'El peón corta la diagonal y obliga a mover el alfil: tras 1...Ac6 2.f3 el centro aguanta. Las blancas siguen peor por el caballo de d4 y el material, pero con 1.Dd1 Axf1 2.Rxf1 Cxe4 pierden además el peón y el enroque.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-ape-siciliana-4-2',
    nivel: 4,
    fen: 'r1b2rk1/1pq2ppp/p1n1pn2/P2p4/4PP2/2NBB3/1PP3PP/R2Q1RK1 b - - 0 13',
    linea: '1...d4 2.e5 Cd7 3.Axd4 Cxd4 4.Axh7+ Rxh7 5.Dxd4 Rg8',
    pista: 'Un peón puede atacar dos piezas a la vez; calcula después la respuesta central de las blancas.',
    explicacion:
      'El peón ataca caballo y alfil. La mejor respuesta es 2.e5, pero tras 2...Cd7 3.Axd4 Cxd4 4.Axh7+ Rxh7 5.Dxd4 las negras quedan con los dos alfiles por caballo y dos peones, y mejor juego. Con 1...Cxa5 2.e5 son las blancas quienes atacan por h5.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-ape-siciliana-4-3',
    nivel: 4,
    fen: '2r1kb1r/1p3pp1/pBnpbn2/4p2p/4P3/1N1Q4/PPP2PPP/R3KB1R b KQk - 4 13',
    linea: '1...Cb4 2.Dd1 Cxc2+',
    pista: 'Con menos material necesitas actividad: ¿qué casilla común atacan tu caballo y la torre de c8?',
    explicacion:
      'El caballo ataca la dama y, con la torre de c8, la casilla c2: tras 2.Dd1 Cxc2+ la dama no puede tomar por ...Txc2 y el caballo gana la torre de a1. Las negras entregaron la dama y siguen algo peor, pero solo así tienen contrajuego: 1...d5 permite 2.c3.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-ape-siciliana-4-4',
    nivel: 4,
    fen: 'r1b1kbnr/ppqp1ppp/2n1p3/1N6/4P3/2N5/PPP2PPP/R1BQKB1R b KQkq - 4 6',
    linea: '1...Db8',
    pista: 'La dama debe irse de c7: ¿dónde no podrá molestarla el alfil de c1?',
    explicacion:
      'En la Taimánov la dama vuelve a b8: vigila d6 y, tras ...a6, el caballo de b5 tendrá que retirarse. Si 1...De5, 2.Df3 amenaza en f7 y la dama seguirá perdiendo tiempos; si 1...Dd8, 2.Af4 se instala en la casilla débil d6.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-ape-siciliana-5-1',
    nivel: 5,
    fen: 'r2qkb1r/1p1n1pp1/p1np4/3Pp2p/8/1N2BP2/PPPQ2PP/3RKB1R b Kkq - 0 12',
    linea: '1...Ce7',
    pista: 'El caballo de c6 debe moverse: ¿desde dónde presionará el peón de d5?',
    explicacion:
      'Con el centro cerrado por d5, el caballo vuelve a e7: presiona d5, apoya ...f5 y deja sitio para ...g6 y ...Ag7. Tras 2.Ag5 Dc7 la clavada no molesta. Por a7 el caballo tarda dos jugadas más en llegar al mismo lugar.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-ape-siciliana-5-2',
    nivel: 5,
    fen: 'r1b1kbnr/pp3ppp/2np4/q3p1N1/2B1P3/2NQ4/PP3PPP/R1B1K2R b KQkq - 1 8',
    linea: '1...Ch6',
    pista: 'Cuenta cuántas piezas blancas atacan f7 y cuántas la defienden.',
    explicacion:
      'El caballo de g5 y el alfil de c4 atacan f7. Desarrollar el caballo a la banda es feo, pero defiende ese punto y prepara ...Ae7 y el enroque. La réplica 1...d5 2.exd5 no resuelve nada, y 1...Ae6 2.Axe6 fxe6 3.Cxe6 pierde un peón.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-ape-siciliana-5-3',
    nivel: 5,
    fen: 'r1bq1rk1/1p3pbp/p1nN1np1/4p3/4P1P1/2N1BP2/PPPQ3P/R3KB1R b KQ - 0 11',
    linea: '1...Cd4 2.Axd4 exd4 3.Cxc8 dxc3',
    pista: 'El caballo de d6 depende de su dama: ¿qué salto corta la columna d?',
    explicacion:
      'El caballo salta a d4, casilla que ningún peón blanco controla, corta la defensa del caballo de d6 y ataca f3. Tras 2.Axd4 exd4 3.Cxc8 dxc3 el alfil de g7 domina la gran diagonal, como es típico en el Dragón. Con 1...Ae6 hay solo igualdad.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-ape-siciliana-6-1',
    nivel: 6,
    fen: 'rn2k2r/1pq2ppp/p1b1pn2/8/P1P5/1NNBBP2/1P4Pb/2RQ1RK1 w kq - 0 17',
    linea: '1.Rh1',
    pista: 'Solo hay dos casillas para el rey: ¿en cuál puede la dama seguir dando jaques?',
    explicacion:
      'Hay que elegir la esquina: en h1 el rey queda a cubierto y el alfil de h2 no tiene ayuda inmediata. Tras 1...De5 2.Ce4 las blancas tapan la columna y resisten, aunque algo peor. Con 1.Rf2 Dg3+ 2.Re2 Dxg2+ el rey sale al centro y el ataque es decisivo.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-ape-siciliana-6-2',
    nivel: 6,
    fen: 'r1b1kb1r/ppqp1ppp/2n1p3/8/2B1P1n1/2N2N1P/PP2QPP1/R1B2RK1 b kq - 0 9',
    linea: '1...Cd4 2.hxg4 Cxe2+',
    pista: 'Además de la dama de e2, ¿qué defiende el caballo de f3? Mira la casilla h2.',
    explicacion:
      'Es la celada siberiana: el caballo ataca la dama y al defensor de h2. Si 2.Cxd4, 2...Dh2# es mate; por eso las blancas pierden la dama tras 2.hxg4 Cxe2+. Con 1...Cge5 la idea desaparece y hay igualdad.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-ape-siciliana-6-3',
    nivel: 6,
    fen: 'r1b1kb1r/p4ppn/2pp4/4p1Bp/1PB1P3/q1NQ4/P1P2PPP/2R2RK1 w kq - 1 13',
    linea: '1.Ad2',
    pista: 'Tu alfil está atacado y el peón de b4 también: busca una retirada que sirva para los dos.',
    explicacion:
      'El alfil se salva y defiende b4, el peón que debe abrir el flanco de dama: tras 1...Tb8 2.b5 las líneas se abren con el rey negro en e8 y la dama en a3 fuera de juego. Con 1.f4 Cxg5 2.fxg5 las blancas ceden la pareja de alfiles.',
    prueba: { margen: 78 },
  },
];
