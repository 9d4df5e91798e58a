import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstActividad: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-actividad-1-1',
    nivel: 1,
    fen: 'r5k1/ppPb1pp1/2n4p/8/4P2q/N1P2P1P/PPB5/R1B2K1R b - - 0 20',
    linea: '1...Dg3',
    pista: 'La dama puede acercarse al rey blanco. ¿Desde qué casilla ataca dos peones de su enroque?',
    explicacion:
      'En g3 la dama se pone junto al rey y ataca los peones de f3 y h3; la amenaza es ...Axh3+. Una pieza activa es la que ataca algo, no la que solo tiene casillas. En cambio, 1...Ce5 permite 2.Re2 y el rey escapa.',
    prueba: { margen: 157 },
  },
  {
    id: 'aj-est-actividad-1-2',
    nivel: 1,
    fen: '4kb1r/1p1b2pp/1B2p1nP/1p1p2q1/1P6/r1P2QPB/5R2/1R2K3 b - - 5 30',
    linea: '1...Ce5',
    pista: 'Las blancas amenazan mate en f7. ¿Qué pieza tuya puede defenderlo y a la vez pasar al ataque?',
    explicacion:
      'El caballo de g6 estaba casi sin casillas. En el centro, en e5, defiende f7, ataca la dama y apunta a d3: la peor pieza pasa a ser la mejor. En cambio, 1...Df6 permite 2.Ad4.',
    prueba: { margen: 191 },
  },
  {
    id: 'aj-est-actividad-1-3',
    nivel: 1,
    fen: '1n2k2r/q3p1bp/6pn/p2P4/Pp3Q2/5P2/1PP3PP/R1B1K2R b KQk - 0 19',
    linea: '1...Cf5',
    pista: 'El caballo está en la banda. Llévalo hacia el centro a una casilla de la que sea difícil echarlo.',
    explicacion:
      'El caballo sale de la banda a f5, desde donde controla d4 y e3, e impide que el alfil blanco salga con comodidad; además deja listo el enroque. En cambio, 1...Cd7 permite 2.Ae3 con ataque a la dama.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-actividad-1-4',
    nivel: 1,
    fen: '3rr1k1/2R3b1/1q2p1p1/pN1p3p/P3P3/5QP1/5P1P/3R2K1 b - - 1 40',
    linea: '1...Tf8',
    pista: 'La dama blanca y la torre de c7 amenazan mate en g7. ¿Qué torre puede molestar a la dama?',
    explicacion:
      'Las blancas amenazan Df7+ y mate en g7. La torre pasa a f8, una columna abierta, ataca la dama de f3 y defiende f7: una sola jugada activa y defiende. En cambio, 1...Rh7 deja que 2.Tdc1 refuerce el ataque.',
    prueba: { margen: 59 },
  },
  {
    id: 'aj-est-actividad-2-1',
    nivel: 2,
    fen: '4k2r/q1bp1pp1/3n1n1p/3Pp3/4P3/5P1N/PP1Q2PP/2R1R2K w k - 2 25',
    linea: '1.Dc3',
    pista: 'La dama puede salir a una casilla desde la que ataque dos cosas: c7 y e5.',
    explicacion:
      'En c3 la dama ataca el alfil de c7, apoyada por la torre, y el peón de e5. Las negras no pueden defender las dos cosas y pierden el peón. En cambio, 1.f4 permite 1...O-O y el rey negro se pone a salvo.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-actividad-2-2',
    nivel: 2,
    fen: '1r4k1/5pp1/Qp3q1p/p2pp2P/P5Pn/1PP2PK1/4RR2/8 w - - 0 49',
    linea: '1.Dd3',
    pista: 'La dama está lejos de la zona donde se juega. ¿Qué casilla central le da más trabajo?',
    explicacion:
      'En a6 la dama solo mira el flanco de dama. En d3 vuelve al centro, defiende c3 y f3 y presiona d5 y e5. En cambio, 1.Db5 permite 1...Td8 y las negras defienden d5 con comodidad.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-est-actividad-2-3',
    nivel: 2,
    fen: 'r2qk2r/1pp1b1pp/p1n5/4Pp2/5B2/2N4P/PPP2PP1/R4QK1 b kq - 0 15',
    linea: '1...Dd4',
    pista: 'Busca una casilla central desde la que la dama ataque dos peones y domine la columna d.',
    explicacion:
      'Desde d4 la dama ataca el peón de e5, que acabará cayendo, y ocupa la columna d antes que la torre blanca. En cambio, 1...Dd7 permite 2.Td1 y las blancas ganan el tiempo que les faltaba.',
    prueba: { margen: 66 },
  },
  {
    id: 'aj-est-actividad-2-4',
    nivel: 2,
    fen: '7r/1p6/p2p1kp1/3r1p2/4p2P/P1P5/1P2NP2/2K3RR w - - 0 34',
    linea: '1.Cf4',
    pista: 'El caballo de e2 no hace nada. ¿Desde qué casilla ataca la torre de d5 y el peón de g6?',
    explicacion:
      'En f4 el caballo ataca la torre de d5 y el peón de g6, al que también mira la torre de g1. Cuando la torre negra se retira, las blancas toman en g6 con jaque. En cambio, 1.Tg3 permite 1...Th6 y el peón aguanta.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-est-actividad-2-5',
    nivel: 2,
    fen: 'rqb2rk1/1p5p/p3pppn/3pP3/3Q1P2/P1P2B2/2P3PP/R1B1KR2 b Q - 1 18',
    linea: '1...Cf5',
    pista: 'El caballo está en la banda. Busca una casilla desde la que ataque a la dama.',
    explicacion:
      'El caballo va a f5 y ataca la dama de d4: se activa ganando un tiempo, y después las negras toman en e5. En cambio, 1...fxe5 enseguida permite 2.Dxe5 y la dama blanca queda bien colocada.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-est-actividad-2-6',
    nivel: 2,
    fen: 'r1b1kb1r/pp3pp1/2p2n1p/n2q4/4p3/3B1N2/PPPPQPPP/RNB1K2R w KQkq - 0 10',
    linea: '1.Cc3',
    pista: 'Desarrolla la pieza que falta atacando algo.',
    explicacion:
      'El caballo sale a c3 y ataca la dama de d5; cuando se retira, toma en e4 el peón que queda en el aire. Una pieza dormida se activa y gana un peón. En cambio, 1.b4 permite 1...Axb4.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-est-actividad-3-1',
    nivel: 3,
    fen: 'r1bk3r/pp2qppp/1np1P3/2bp1P2/P7/1NPQ1N2/5PPP/R3R1K1 b - - 0 19',
    linea: '1...Ad6',
    pista: 'Tu alfil de c5 puede ser cambiado por el caballo de b3: ¿te conviene ese cambio?',
    explicacion:
      'Con el rey en el centro, el alfil es una pieza clave: en d6 evita el cambio por el caballo, controla e5 y apunta al enroque blanco. El peón de e6 caerá después: 2.a5 Cc4 3.Cbd4 fxe6. Con 1...fxe6 2.Cxc5 Dxc5 se pierde la pareja de alfiles.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-actividad-3-2',
    nivel: 3,
    fen: 'rq2kb1r/1p3pp1/2np3p/1N2p3/p1Q1P3/P2BP3/1PP3PP/1K1R3R b kq - 2 19',
    linea: '1...Ae7',
    pista: '¿Qué dos piezas faltan por salir para poder enrocar?',
    explicacion:
      'El alfil de f8 y la torre de h8 no juegan. Con el desarrollo más sencillo se prepara el enroque y tras 2.Ae2 O-O las torres quedan unidas. Las blancas siguen mejor por el caballo de b5 y la presión en d6, pero mover otra vez la dama deja al rey en el centro.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-actividad-3-3',
    nivel: 3,
    fen: 'rn1q1rk1/p2pbppp/1p2p3/3n4/3P4/P1NBPQ2/1P3PPP/R4RK1 b - - 3 13',
    linea: '1...Cc7',
    pista: 'Tienes una pieza de más. ¿Qué cambio quieren las blancas en d5 y qué atacarían después?',
    explicacion:
      'Las blancas quieren Cxd5 exd5 y Dxd5, con un peón y la torre de a8 atacada. El caballo se retira, evita ese cambio y deja salir al otro por c6: las negras conservan la pieza limpia. Con 1...Cc6 2.Cxd5 exd5 3.Dxd5 las blancas recuperan un peón y actividad.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-est-actividad-3-4',
    nivel: 3,
    fen: 'r1b1r1k1/2q2pbp/pn1p2p1/1p1Pn3/1PpNPP2/2N1B2P/P1BQ2P1/R4RK1 b - - 0 18',
    linea: '1...Cd3',
    pista: 'Tu caballo está atacado por un peón: ¿qué casilla avanzada protege el peón de c4?',
    explicacion:
      'Atacado por el peón de f4, el caballo avanza en lugar de retroceder: en d3, apoyado por c4, estorba a las torres y abre la diagonal del alfil de g7 hacia d4. Tras 2.f5 gxf5 las negras tienen contrajuego. Con 1...Ced7 2.f5 quedan sin espacio.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-actividad-3-5',
    nivel: 3,
    fen: '2r2rk1/pp3p1p/1q1p1npQ/1N2p3/2nNP3/1P3P2/P1P3PP/1K1R3R w - - 0 17',
    linea: '1.Cf5 gxf5 2.Dg5+ Rh8 3.Dxf6+ Rg8 4.Td5',
    pista: 'Tu caballo está atacado por un peón: ¿puede irse creando una amenaza de mate?',
    explicacion:
      'La actividad pesa más que el material: desde f5 el caballo amenaza mate en g7. Si 1...gxf5, 2.Dg5+ Rh8 3.Dxf6+ recupera la pieza y la torre se une al ataque con 4.Td5. Si las blancas toman con 1.bxc4 exd4, el ataque pasa a las negras.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-est-actividad-3-6',
    nivel: 3,
    fen: 'r3kb1r/2np1ppp/4p3/2n5/4b2N/8/P3BPPP/Q1R1K2R b Kkq - 3 23',
    linea: '1...Cb3 2.axb3 Ab4+ 3.Rf1 Txa1',
    pista: 'La dama de a1 está frente a tu torre: ¿qué peón la protege y cómo lo desvías?',
    explicacion:
      'El caballo ataca dama y torre y a la vez desvía el peón de a2: tras 2.axb3 se abre la columna a, el alfil sale con jaque en b4 y la torre captura la dama. Se activan tres piezas de golpe. Con jugadas tranquilas como 1...f6 las negras quedan algo peor.',
    prueba: { margen: 110 },
  },
  {
    id: 'aj-est-actividad-4-1',
    nivel: 4,
    fen: '3q3k/1p3P1n/8/p7/Pb1n1N2/1P2B1P1/5K1P/R6R w - - 0 39',
    linea: '1.Thd1 Ac5 2.Tac1',
    pista: 'El caballo de d4 es el objetivo: ¿qué torre debe atacarlo para que la otra ocupe la columna c?',
    explicacion:
      'La elección de la torre es la clave: la de h1 ocupa la columna d y presiona el caballo, y la de a1 queda libre para atacar al defensor: 1...Ac5 2.Tac1 b6 3.Tc4 y d4 cae. Con 1.Tad1 Ac5 la torre de h1 sigue fuera de juego.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-est-actividad-4-2',
    nivel: 4,
    fen: 'Q1bq3B/4kp2/4p3/1pbp3p/6p1/2N5/PP3PPP/n2R2K1 w - - 1 22',
    linea: '1.Dc6 Ad6 2.Cxb5',
    pista: 'La dama de a8 está en la esquina: ¿desde dónde ataca dos puntos y protege indirectamente al alfil de h8?',
    explicacion:
      'Centralizada en c6, la dama ataca el alfil de c5 y el peón de b5; si 1...Dxh8, 2.Dxc5+ recupera la pieza con jaque. Tras 1...Ad6 2.Cxb5 el caballo también entra en juego contra el rey de e7. Con 1.Ae5 f6 se pierden tiempos.',
    prueba: { margen: 67 },
  },
  {
    id: 'aj-est-actividad-4-3',
    nivel: 4,
    fen: 'rq3bnr/pp1b1k2/2pp1pp1/2P4p/1P1pBN1P/3P2P1/P2BPP2/2RQR1K1 b - - 3 18',
    linea: '1...Ce7',
    pista: 'Casi todas tus piezas siguen en la octava fila: ¿cuál puede salir defendiendo g6?',
    explicacion:
      'Las piezas blancas apuntan a g6 y al rey de f7. El caballo sale, defiende g6 y c6 y deja libre la columna para la torre; tras 2.cxd6 Dxd6 las negras están peor, pero desarrolladas. Con 1...g5 se entrega la casilla g6 y 2.Db3+ da ataque.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-actividad-4-4',
    nivel: 4,
    fen: '7r/2qk1ppp/Q3b3/2bpP1B1/8/1P6/1P3PPP/5RK1 w - - 3 24',
    linea: '1.Tc1 Tb8 2.Ae3',
    pista: 'El alfil de c5 está delante de su dama: ¿qué pieza tuya no juega todavía?',
    explicacion:
      'La torre ocupa la columna c y clava el alfil de c5 contra la dama. Tras 1...Tb8 2.Ae3 aumenta la presión sobre el alfil clavado y las negras deben simplificar: la partida queda igualada. Con 1.b4 h6 el alfil de g5 también queda atacado y las blancas quedan peor.',
    prueba: { margen: 140 },
  },
  {
    id: 'aj-est-actividad-4-5',
    nivel: 4,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista: 'La dama de h8 está sola en la esquina: ¿desde qué casilla central la atacas?',
    explicacion:
      'La dama se centraliza en la gran diagonal, ataca a la de h8 y la obliga a decidirse; después salen el caballo por d7 y la torre por g8. Tras 2.Dxh6 Cd7 las negras tienen un peón menos, pero todas las piezas en juego. Con 1...g5 el rey queda todavía más expuesto.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-est-actividad-4-6',
    nivel: 4,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7 2.Dh6 Axc6',
    pista: '¿Qué pieza tapa a la torre de a8? Mira quién está al otro extremo de la octava fila.',
    explicacion:
      'El alfil sale y descubre la torre de a8 contra la dama de h8: hay que mover la dama y tras 2.Dh6 Axc6 cae el peón avanzado. En una jugada se activan dos piezas. Con 1...Ac5 2.Tae1 el desarrollo sigue incompleto y las blancas toman la columna e.',
    prueba: { margen: 112 },
  },
];
