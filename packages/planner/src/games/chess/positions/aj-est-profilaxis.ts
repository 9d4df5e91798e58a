import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstProfilaxis: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-profilaxis-4-1',
    nivel: 4,
    fen: '2r5/p4k1p/np1B1p1P/3Rp3/b1P1P3/5P2/P6K/6R1 b - - 0 37',
    linea: '1...Tg8 2.Txg8 Rxg8',
    pista: 'El peón acaba de llegar a h6: ¿qué casilla de tu segunda fila controla y qué torre quiere entrar?',
    explicacion:
      'Con h6 las blancas preparan Tg7+. La torre disputa la columna g en el último momento: tras 2.Txg8 Rxg8 el ataque desaparece y las negras siguen peor, pero con defensa. Con 1...Re6 2.Tg7 la torre domina la séptima y se pierde.',
    prueba: { margen: 310 },
  },
  {
    id: 'aj-est-profilaxis-4-2',
    nivel: 4,
    fen: '1k1r4/1pp3p1/p7/4p2P/4N1R1/4P1K1/1b3PP1/2r2B1R b - - 3 32',
    linea: '1...Td7',
    pista: '¿Qué peón tuyo contiene a los peones blancos g y h?',
    explicacion:
      'La torre de g4 apunta a g7: si cae, las blancas tendrán dos peones pasados unidos. La defensa lateral desde d7 lo protege y el plan sigue con ...c6 y el avance en el flanco de dama. Las negras están peor, pero 1...Th8 2.Txg7 es mucho más grave.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-est-profilaxis-4-3',
    nivel: 4,
    fen: '3q1kn1/1p6/r1npbp2/p1pNpP2/P7/2PPB3/1P3KB1/2R4Q b - - 0 26',
    linea: '1...Af7',
    pista: 'El alfil de e6 está atacado: ¿qué retirada cubre además g8 y h7?',
    explicacion:
      'El alfil se retira a f7, protege al caballo de g8 y al rey, y no deja entrar la dama blanca del todo. Tras 2.Dh8 Dc8 las negras capturan f5 y resisten, aunque peor. Con 1...Axf5 2.Dh8 el rey queda sin defensores.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-est-profilaxis-4-4',
    nivel: 4,
    fen: 'r1b2rk1/pppp1ppp/5q2/2b1n3/2P2P2/P1N1P2P/1P3P2/R1BQKBR1 b Q - 0 11',
    linea: '1...Cg6',
    pista: 'El caballo de e5 está atacado: ¿qué retirada deja casilla a la dama ante Cd5?',
    explicacion:
      'El caballo debe irse, y en g6 apoya f4 y e5. Tras 2.Cd5 Dd8 la dama vuelve y las negras preparan ...d6; están peor, pero sólidas. Con 1...Ad6 2.Cd5 la dama y el alfil se estorban, y con 1...Ab6 2.fxe5 se pierde el caballo.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-profilaxis-4-5',
    nivel: 4,
    fen: 'r1b1kb1r/pp1n1ppp/1qp1p3/6N1/2BPN1n1/2P5/PP3PPP/R1BQ1RK1 b kq - 2 9',
    linea: '1...Cdf6',
    pista: '¿Qué sacrificio amenaza el caballo de g5 y qué caballo tuyo debe cubrirlo?',
    explicacion:
      'Las blancas amenazan Cxf7. El caballo de d7 va a f6, defiende al de g4 y ataca al de e4, de modo que tras 2.Df3 Ae7 3.Cxf7 O-O las negras recuperan juego por la columna f. Con 1...Cgf6 2.Cxf7 se pierde la torre de h8.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-est-profilaxis-4-6',
    nivel: 4,
    fen: 'r1b1kbnr/pp3ppp/2np4/q3p1N1/2B1P3/2NQ4/PP3PPP/R1B1K2R b KQkq - 1 8',
    linea: '1...Ch6',
    pista: 'Cuenta cuántas piezas blancas atacan f7 y cuántas la defienden.',
    explicacion:
      'El caballo de g5 y el alfil de c4 atacan f7. Desarrollar el caballo a la banda es feo, pero defiende ese punto y prepara ...Ae7 y el enroque. La réplica 1...d5 2.exd5 no resuelve nada, y 1...Ae6 2.Axe6 fxe6 3.Cxe6 pierde un peón.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-profilaxis-5-1',
    nivel: 5,
    fen: 'rnbqkb1r/pppp1ppp/8/4N3/2B1n3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4',
    linea: '1...d5',
    pista: 'El caballo de e5 y el alfil apuntan a f7: ¿qué avance gana un tiempo?',
    explicacion:
      'El peón ocupa el centro, ataca el alfil y sostiene al caballo de e4. Tras 2.Ab3 Ae6 la presión sobre f7 desaparece y las negras están cómodas. Con 1...Cd6 se bloquea el propio peón d.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-profilaxis-5-2',
    nivel: 5,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista: 'La dama de h8 está sola en la esquina: ¿desde qué casilla central la atacas?',
    explicacion:
      'La dama se centraliza en la gran diagonal, ataca a la de h8 y la obliga a decidirse; después salen el caballo por d7 y la torre por g8. Tras 2.Dxh6 Cd7 las negras tienen un peón menos, pero todas las piezas en juego. Con 1...g5 el rey queda todavía más expuesto.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-est-profilaxis-5-3',
    nivel: 5,
    fen: '7r/2qk1ppp/Q3b3/2bpP1B1/8/1P6/1P3PPP/5RK1 w - - 3 24',
    linea: '1.Tc1 Tb8 2.Ae3',
    pista: 'El alfil de c5 está delante de su dama: ¿qué pieza tuya no juega todavía?',
    explicacion:
      'La torre ocupa la columna c y clava el alfil de c5 contra la dama. Tras 1...Tb8 2.Ae3 aumenta la presión sobre el alfil clavado y las negras deben simplificar: la partida queda igualada. Con 1.b4 h6 el alfil de g5 también queda atacado y las blancas quedan peor.',
    prueba: { margen: 140 },
  },
  {
    id: 'aj-est-profilaxis-5-4',
    nivel: 5,
    fen: 'r3k1nr/pp1b1pp1/1qn1p2p/2bpP3/Q7/2P2N2/PP2BPPP/RNB1K2R w KQkq - 0 9',
    linea: '1.Dh4',
    pista: 'El peón de e5 y la dama de a4 tienen problemas: ¿hacia qué flanco la llevas?',
    explicacion:
      'Las negras amenazan ...Cxe5, con descubierta del alfil de d7 sobre la dama. En h4 la dama sale de esa línea y vigila el flanco de rey; tras 1...g5 2.Dg3 el avance debilita a las negras y hay casi igualdad. Con 1.O-O Cd4 se pierde material.',
    prueba: { margen: 98 },
  },
  {
    id: 'aj-est-profilaxis-5-5',
    nivel: 5,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Tus piezas están sin desarrollar y atacan e6 y d6: ¿qué avance cierra una línea con tiempo?',
    explicacion:
      'Las negras están peor; el mejor recurso es cerrar la diagonal del alfil de f4 y la columna e ganando un tiempo. Tras 2.O-O-O Axb5 3.Axb5+ Cbd7 las blancas conservan el ataque, pero el material está igualado. Con 1...Ta5 2.Cxe6 el centro se derrumba.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-est-profilaxis-6-1',
    nivel: 6,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4 3.Cxf4 Db6',
    pista: 'El caballo de d5 domina la posición: ¿cómo lo obligas a definirse?',
    explicacion:
      'El peón ataca al caballo de d5, eje de la posición blanca, y abre la retirada de la dama. Tras 2.Axf4 Axf4 3.Cxf4 Db6 las negras se preparan para enrocar y hay equilibrio: tienen la torre de más, pero el caballo de h1 está perdido. Con 1...Ab7 2.Ad2 la dama sufre.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-profilaxis-6-2',
    nivel: 6,
    fen: 'r1r1n1k1/1p3pbp/1q1pp1pP/1N4B1/4P1P1/Pp3B2/2PQ4/1K1R2R1 w - - 0 23',
    linea: '1.c4 Txc4 2.hxg7 Dxb5 3.Ae2',
    pista: 'El caballo de b5 está atacado y el peón de b3 amenaza: ¿qué avance lo resuelve casi todo?',
    explicacion:
      'El peón defiende el caballo y abre la segunda fila al rey: tras 1...Txc4 2.hxg7 las blancas recuperan material con el peón de g7 incrustado en el enroque. Siguen algo peor, pero 1.c3 Dxb5 pierde una pieza limpia.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-est-profilaxis-6-3',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'La dama de h5 y el caballo de g4 molestan: ¿cómo preguntas al caballo sin debilitarte?',
    explicacion:
      'El peón pregunta al caballo: si 1...Cde5 2.De2 Cf6, las damas se cambian y la ventaja de espacio queda. Con 1.h4 g5 las negras abren la columna g contra el enroque.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-profilaxis-6-4',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2',
    pista: 'Tu dama está en la columna e, frente a una torre: ¿cómo le das una casilla de salida con jaque?',
    explicacion:
      'El avance abre la casilla d4 a la dama, que amenaza irse con jaque de la columna e, y además ataca c2. Tras 2.Cf2 Dxb2 las negras tienen peones a cambio de su rey expuesto; siguen algo peor. Con 1...hxg5 2.Cxg5 la descubierta gana la dama.',
    prueba: { margen: 97 },
  },
];
