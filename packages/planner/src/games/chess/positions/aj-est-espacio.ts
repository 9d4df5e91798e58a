import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstEspacio: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-espacio-3-1',
    nivel: 3,
    fen: '1rb1r1k1/2qnbpp1/p3pn1p/1p2p3/5P2/P1N2N1P/1PP2BP1/1K1RQB1R b - - 1 19',
    linea: '1...b4',
    pista: 'El rey de b1 está en la diagonal de tu flanco: ¿qué ruptura abre líneas contra él?',
    explicacion:
      'La ruptura ataca el caballo y abre la columna b frente al rey de b1. Tras 2.Ca4 e4 las negras ganan tiempos en los dos lados. Con 1...exf4 2.Ad4 el alfil blanco se activa.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-espacio-3-2',
    nivel: 3,
    fen: 'r3k2r/p1pqnppp/1pn5/2b1P3/2P3b1/P2pPNP1/1P1N1PBP/R1BQR1K1 w kq - 0 12',
    linea: '1.b4',
    pista: '¿Qué casillas de retirada tiene el alfil de c5?',
    explicacion:
      'El alfil de c5 está encerrado por sus propias piezas: el peón de b6 y el caballo de e7 le quitan la retirada. El avance lo gana: tras 1...Tb8 2.Ab2 las blancas capturan cuando quieren. Con 1.h3 Axf3 el alfil se salva.',
    prueba: { margen: 115 },
  },
  {
    id: 'aj-est-espacio-3-3',
    nivel: 3,
    fen: '7r/3k4/P4b2/1P2rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 52',
    linea: '1.b6',
    pista: 'Los peones a y b están unidos: ¿cuándo conviene empujarlos?',
    explicacion:
      'Los peones unidos avanzan apoyados por los alfiles: tras 1...Rc6 2.b7 amenazan coronar y las negras deben dar la torre. Con 1.Ta1 f4 las negras ganan contrajuego en el otro flanco.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-est-espacio-3-4',
    nivel: 3,
    fen: '5rk1/6p1/bp1p3p/p1p5/4pP1Q/P1P3PP/q7/2BR2K1 b - - 0 36',
    linea: '1...e3',
    pista: 'El alfil de a6 y la dama de a2 apuntan al rey: ¿qué avance cierra la defensa blanca?',
    explicacion:
      'El peón pasa a e3 y corta la segunda fila: amenaza ...Df2+ y abre la gran diagonal para ...Ab7. Tras 2.g4 Dc2 las piezas blancas no llegan a defender. Con 1...Dc2 2.Dh5 las blancas ganan tiempo.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-est-espacio-3-5',
    nivel: 3,
    fen: 'r1bqk2r/pppp1ppp/2n2n2/b5B1/2B1P3/2p2N2/P4PPP/RN1Q1RK1 w kq - 2 9',
    linea: '1.e5 d5 2.exf6',
    pista: 'El caballo de f6 está clavado: ¿qué avance lo aprovecha?',
    explicacion:
      'El caballo de f6 está clavado por el alfil de g5, y el peón lo ataca. La réplica es 1...d5, y tras 2.exf6 gxf6 las líneas se abren contra el rey sin enrocar. Con 1.Dc2 O-O las negras llegan a tiempo.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-est-espacio-3-6',
    nivel: 3,
    fen: 'r4rk1/pb1n1pp1/1q1p1b1p/2p5/3PPB2/5NP1/1P3PBP/R2Q1RK1 w - - 3 21',
    linea: '1.e5 Ag5 2.Axg5',
    pista: 'El alfil de f6 defiende el centro: ¿qué ruptura lo ataca y abre líneas?',
    explicacion:
      'La ruptura ataca el alfil y d6: tras 1...Ae7 2.exd6 o 1...Ag5 2.Axg5 las blancas ganan espacio y abren el centro para sus piezas. Con 1.d5 g5 el alfil de f4 queda expulsado y el centro se cierra.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-espacio-4-1',
    nivel: 4,
    fen: 'r1q1k1nr/pppb2b1/3p1pp1/3N3p/1PPp4/3P2P1/P2BPPBP/2RQ1RK1 w kq - 0 14',
    linea: '1.c5 dxc5 2.Af4',
    pista: 'El caballo de d5 ya mira a c7: ¿qué peón negro la protege de tu alfil?',
    explicacion:
      'El peón ataca la base d6: si 1...dxc5, se abre la diagonal y 2.Af4 se suma al caballo contra c7, con jaque en c7 y la torre de a8 en peligro. El rey en e8 no puede con todo. Con 1.e3 c6 las negras expulsan antes al caballo.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-espacio-4-2',
    nivel: 4,
    fen: '2k4r/1ppr1pp1/1p6/3qp1Pp/3b4/5Q2/P2R1PKP/2B3R1 b - - 0 27',
    linea: '1...e4 2.Db3 e3+ 3.Dxd5 Txd5',
    pista: 'Tu dama y el rey de g2 están en la misma diagonal: ¿qué peón puede abrirla con ganancia de tiempo?',
    explicacion:
      'El peón ataca la dama y prepara el jaque a la descubierta ...e3+, porque la dama de d5 y el rey de g2 comparten diagonal. Tras 2.Db3 e3+ 3.Dxd5 Txd5 la torre de d2 sigue atacada y el peón domina. El cambio 1...Dxf3+ también es bueno, pero alivia al rey.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-espacio-4-3',
    nivel: 4,
    fen: 'rnbqkb1r/pppp1ppp/8/4N3/2B1n3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4',
    linea: '1...d5',
    pista: 'El caballo de e5 y el alfil apuntan a f7: ¿qué avance gana un tiempo?',
    explicacion:
      'El peón ocupa el centro, ataca el alfil y sostiene al caballo de e4. Tras 2.Ab3 Ae6 la presión sobre f7 desaparece y las negras están cómodas. Con 1...Cd6 se bloquea el propio peón d.',
    prueba: { margen: 80 },
  },
  {
    id: 'aj-est-espacio-4-4',
    nivel: 4,
    fen: '1r1r2k1/pbpq1ppp/1p2p3/7Q/3P3P/2n1B3/PP2BPP1/3R1RK1 b - - 5 22',
    linea: '1...g6 2.De5 Cxe2+',
    pista: 'La dama acaba de llegar a h5: antes de capturar, ¿puedes ganar un tiempo?',
    explicacion:
      'El caballo de c3 ya ataca la torre y el alfil, pero conviene la jugada intermedia: el peón ataca la dama y quita fuerza a su ataque sobre h7. Tras 2.De5 Cxe2+ se captura el alfil con jaque. Con 1...Cxd1 2.Txd1 solo se gana la calidad.',
    prueba: { margen: 128 },
  },
  {
    id: 'aj-est-espacio-4-5',
    nivel: 4,
    fen: '3qrrk1/1b1nbppp/pp1p4/3PpN2/4P3/1P2BP2/P1Q1B1PP/2R2RK1 b - - 2 17',
    linea: '1...g6 2.Cxe7+ Dxe7',
    pista: 'El caballo de f5 es muy fuerte: ¿qué avance lo obliga a cambiarse?',
    explicacion:
      'El caballo de f5 sostiene la presión sobre d6 y e7. El peón lo obliga a definirse con 2.Cxe7+ Dxe7; después las blancas entran por c7 y están mejor, pero el rey negro queda seguro. Con 1...h6 2.Dc7 el caballo sigue en f5.',
    prueba: { margen: 71 },
  },
  {
    id: 'aj-est-espacio-4-6',
    nivel: 4,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5 f2 2.Th1',
    pista: 'Con enroques opuestos, ¿qué vale más: un peón o una columna abierta?',
    explicacion:
      'Cada tiempo cuenta: el peón abre la columna h contra el rey y no importa perder la torre de vista un momento. Tras 1...f2 2.Th1 las blancas tienen amenazas y la posición está en equilibrio. Con 1.Cxf3 e6 las negras expulsan al caballo y atacan antes.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-est-espacio-5-1',
    nivel: 5,
    fen: 'r4rk1/3n1pp1/pp1ppbnp/1P6/N1P1bP2/1N2B2P/P3B1P1/1RR3K1 w - - 0 26',
    linea: '1.c5 axb5 2.Axb5 Cxc5 3.Cxb6',
    pista:
      'Las negras tienen mejor estructura y actividad: ¿qué ruptura te da un peón pasado o casillas para los caballos?',
    explicacion:
      'Esperar pierde, así que se cambia la estructura: la ruptura ataca b6 y d6 a la vez y abre paso al caballo. Tras 1...axb5 2.Axb5 Cxc5 3.Cxb6 las blancas siguen peor, pero sus piezas participan. Con 1.Cxb6 Cxb6 2.Axb6 axb5 quedan peones débiles y ninguna actividad.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-espacio-5-2',
    nivel: 5,
    fen: '1n1qkbnr/rp3ppp/2p1p3/p7/P1BP2PR/2N1PN2/1P1B1PP1/R2QK3 w Qk - 1 13',
    linea: '1.g5',
    pista: '¿Qué casilla natural necesita el caballo de g8 para desarrollarse?',
    explicacion:
      'El peón quita f6 al caballo de g8, la casilla que necesita para el enroque, y deja a la torre de h4 presionando h7. Tras 1...Ce7 2.Ce5 las blancas atacan con todas las piezas mientras el flanco negro duerme. Con 1.Dc2 las negras tienen tiempo para ...Cf6.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-espacio-5-3',
    nivel: 5,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4 3.Cxf4 Db6',
    pista: 'El caballo de d5 domina la posición: ¿cómo lo obligas a definirse?',
    explicacion:
      'El peón ataca al caballo de d5, eje de la posición blanca, y abre la retirada de la dama. Tras 2.Axf4 Axf4 3.Cxf4 Db6 las negras se preparan para enrocar y hay equilibrio: tienen la torre de más, pero el caballo de h1 está perdido. Con 1...Ab7 2.Ad2 la dama sufre.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-est-espacio-5-4',
    nivel: 5,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Tus piezas están sin desarrollar y atacan e6 y d6: ¿qué avance cierra una línea con tiempo?',
    explicacion:
      'Las negras están peor; el mejor recurso es cerrar la diagonal del alfil de f4 y la columna e ganando un tiempo. Tras 2.O-O-O Axb5 3.Axb5+ Cbd7 las blancas conservan el ataque, pero el material está igualado. Con 1...Ta5 2.Cxe6 el centro se derrumba.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-est-espacio-5-5',
    nivel: 5,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.De3 c4 3.Axc4 bxc4',
    pista: 'Cuenta las casillas de huida del alfil de b3 antes de desarrollar.',
    explicacion:
      'Es el arca de Noé: el peón gana un tiempo sobre la dama y el siguiente avance, ...c4, encierra el alfil de b3. Si 2.Dd5, 2...Ae6 3.Dc6+ Ad7 4.Dd5 c4 llega igual. Se gana una pieza por uno o dos peones; con 1...Cf6 solo hay igualdad.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-espacio-6-1',
    nivel: 6,
    fen: 'r1r1n1k1/1p3pbp/1q1pp1pP/1N4B1/4P1P1/Pp3B2/2PQ4/1K1R2R1 w - - 0 23',
    linea: '1.c4 Txc4 2.hxg7 Dxb5 3.Ae2',
    pista: 'El caballo de b5 está atacado y el peón de b3 amenaza: ¿qué avance lo resuelve casi todo?',
    explicacion:
      'El peón defiende el caballo y abre la segunda fila al rey: tras 1...Txc4 2.hxg7 las blancas recuperan material con el peón de g7 incrustado en el enroque. Siguen algo peor, pero 1.c3 Dxb5 pierde una pieza limpia.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-est-espacio-6-2',
    nivel: 6,
    fen: '2r2rk1/1b1nbppp/pp1pp3/7q/P1PNP1n1/1PN2QP1/1B3PBP/R2R2K1 w - - 3 17',
    linea: '1.h3 Cde5 2.De2 Cf6 3.Dxh5',
    pista: 'La dama de h5 y el caballo de g4 molestan: ¿cómo preguntas al caballo sin debilitarte?',
    explicacion:
      'El peón pregunta al caballo: si 1...Cde5 2.De2 Cf6, las damas se cambian y la ventaja de espacio queda. Con 1.h4 g5 las negras abren la columna g contra el enroque.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-espacio-6-3',
    nivel: 6,
    fen: 'r1bk3r/ppppb3/2n3Qp/4q1B1/3pN2P/1B6/PPP3P1/R3R1K1 b - - 0 17',
    linea: '1...d3 2.Cf2 Dxb2',
    pista: 'Tu dama está en la columna e, frente a una torre: ¿cómo le das una casilla de salida con jaque?',
    explicacion:
      'El avance abre la casilla d4 a la dama, que amenaza irse con jaque de la columna e, y además ataca c2. Tras 2.Cf2 Dxb2 las negras tienen peones a cambio de su rey expuesto; siguen algo peor. Con 1...hxg5 2.Cxg5 la descubierta gana la dama.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-est-espacio-6-4',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'El alfil se ha apartado y ahora tu caballo de a4 está atacado dos veces: ¿cómo lo activas?',
    explicacion:
      'Las blancas están perdiendo y el caballo de a4 cuelga. La entrega del peón le abre b6 con tiempo: 1...Txc4 2.Cb6 ataca la torre y 3.Td1 echa a la dama. Es lo que más resiste; retirar la dama con 1.Db2 deja la pieza.',
    prueba: { margen: 136 },
  },
];
