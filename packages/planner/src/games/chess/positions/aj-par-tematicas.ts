import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParTematicas: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-tematicas-4-1',
    nivel: 4,
    fen: 'rn2kb1r/ppqb1pp1/4p3/1PPp3p/2P2N2/1Q1BB3/P4PPP/R4RK1 b kq - 0 17',
    linea: '1...d4',
    pista: '¿Qué avance gana un tiempo y cierra la columna por la que atacan las blancas?',
    explicacion:
      'El peón ataca el alfil de e3 y evita cxd5, que abriría el centro con el rey en e8. Tras 2.Ad2 a5 las negras frenan los peones del flanco de dama. Están algo peor, pero con 1...dxc4 2.Dxc4 las líneas se abren para las blancas.',
    prueba: { margen: 121 },
  },
  {
    id: 'aj-par-tematicas-4-2',
    nivel: 4,
    fen: '2rr2k1/1bq1bpp1/pp1ppn1p/8/1PPNn2P/P1N1Q1P1/1B3P2/2RR1BK1 b - - 0 20',
    linea: '1...Cg4 2.De1 Cgxf2',
    pista: 'En el Erizo, la ruptura llega de golpe: ¿qué punto del enroque atacan los dos caballos?',
    explicacion:
      'Los caballos atacan f2 y el alfil de b7 apoya por la gran diagonal: tras 2.De1 Cgxf2 cae un peón. Es el contragolpe típico del Erizo cuando las blancas debilitan su enroque con h4. Con 1...Cxc3 2.Txc3 la tensión desaparece.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-par-tematicas-4-3',
    nivel: 4,
    fen: 'r4rk1/pb1n1pp1/1q1p1b1p/2p5/3PPB2/5NP1/1P3PBP/R2Q1RK1 w - - 3 21',
    linea: '1.e5 Ag5 2.Axg5',
    pista: 'El alfil de f6 defiende el centro: ¿qué ruptura lo ataca y abre líneas?',
    explicacion:
      'La ruptura ataca el alfil y d6: tras 1...Ae7 2.exd6 o 1...Ag5 2.Axg5 las blancas ganan espacio y abren el centro para sus piezas. Con 1.d5 g5 el alfil de f4 queda expulsado y el centro se cierra.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-par-tematicas-4-4',
    nivel: 4,
    fen: 'r2qk2r/pppb1ppp/2nb4/4n3/4P3/2P2N1P/PPBK1PP1/RNBQ3R b kq - 2 11',
    linea: '1...Cxf3+ 2.Dxf3 Ce5',
    pista: 'El rey blanco está en d2: ¿qué cambio deja libre la casilla e5 al otro caballo?',
    explicacion:
      'El cambio gana un tiempo: tras 2.Dxf3 Ce5 el segundo caballo ocupa e5, ataca la dama y la dama negra entra con jaque por g5. El rey en d2 es la compensación del material. Con 1...Df6 2.Re1 el rey escapa.',
    prueba: { margen: 68 },
  },
  {
    id: 'aj-par-tematicas-4-5',
    nivel: 4,
    fen: 'r1bq2nr/ppp1bkpp/8/n2p4/3NP3/2P5/P4PPP/RNBQ1RK1 w - - 0 10',
    linea: '1.Df3+ Cf6 2.e5 c5 3.exf6',
    pista: 'Tienes una pieza menos: ¿cómo la recuperas aprovechando la posición del rey de f7?',
    explicacion:
      'El jaque obliga a 1...Cf6 y el peón lo ataca: 2.e5 recupera la pieza sacrificada. Las negras responden 2...c5, atacando al caballo de d4, y tras 3.exf6 Axf6 quedan ligeramente mejor, pero es lo único que mantiene el equilibrio. Con 1.e5 g6 el rey se refugia en g7.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-tematicas-4-6',
    nivel: 4,
    fen: '8/2pb1r1k/4p1pP/p3Q3/P1BPP2K/5p2/1PPq4/5R2 w - - 3 39',
    linea: '1.Txf3',
    pista: 'Te amenazan mate con la dama y el peón de f3: ¿qué debes eliminar?',
    explicacion:
      'El peón de f3 es la clave del ataque. Tras capturarlo, 1...De1+ 2.Tg3 Dc1 3.Rh3 el rey aguanta y la dama de e5 da contrajuego: casi igualdad. Con 1.Tg1 f2 el peón corona o da mate.',
    prueba: { margen: 129 },
  },
  {
    id: 'aj-par-tematicas-5-1',
    nivel: 5,
    fen: 'rnb1k2r/pppp1p1p/7b/2q2N2/5p1P/1P1B1Q2/P1PP2P1/RNBK3n b kq - 0 12',
    linea: '1...Cf2+ 2.Re1 Cxd3+ 3.Dxd3 De5+',
    pista: 'Tu caballo está en la esquina y el alfil de h6, atacado: ¿qué jaque empieza a resolverlo todo?',
    explicacion:
      'El caballo sale de la esquina con jaque y elimina el alfil de d3, mejor pieza blanca: tras 2.Re1 Cxd3+ 3.Dxd3 De5+ la dama cambia o gana tiempo y las negras conservan la torre de más. Si 1...Dg1+, el caballo blanco de f5 captura en h6 con contrajuego.',
    prueba: { margen: 70 },
  },
  {
    id: 'aj-par-tematicas-5-2',
    nivel: 5,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'La dama de e8 está atacada por un peón: ¿qué casilla tapa el jaque en f4?',
    explicacion:
      'La dama se retira a c8, junto a su rey, y tras 2.Df4+ d6 3.Dxf3 las negras pierden el alfil, pero el peón de f7 quedará rodeado. Están mal; con 1...Dd8 2.Df4+ la situación es aún peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-par-tematicas-5-3',
    nivel: 5,
    fen: 'rnb1k2r/2pp1ppp/p2b4/q2N4/B1QPPp2/5N2/PPP3PP/R1B2K1n b kq - 5 14',
    linea: '1...c6 2.Axf4 Axf4 3.Cxf4 Db6',
    pista: 'El caballo de d5 domina la posición: ¿cómo lo obligas a definirse?',
    explicacion:
      'El peón ataca al caballo de d5, eje de la posición blanca, y abre la retirada de la dama. Tras 2.Axf4 Axf4 3.Cxf4 Db6 las negras se preparan para enrocar y hay equilibrio: tienen la torre de más, pero el caballo de h1 está perdido. Con 1...Ab7 2.Ad2 la dama sufre.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-tematicas-6-1',
    nivel: 6,
    fen: 'rn2kb1r/pppq1N1p/5pp1/3p1b2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 4 9',
    linea: '1.Axd5 Cxc3 2.dxc3',
    pista: 'Dos piezas blancas rodean al rey de e8: ¿qué captura abre además la diagonal hacia b7?',
    explicacion:
      'El alfil captura en el centro, sostiene al caballo de f7 y apunta a b7 y a8. Tras 1...Cxc3 2.dxc3 Ae6 3.Axb7 las blancas recuperan con creces el caballo. Comer la torre enseguida con 1.Cxh8 permite 1...Cxc3 2.dxc3 dxc4 y el caballo queda encerrado.',
    prueba: { margen: 108 },
  },
  {
    id: 'aj-par-tematicas-6-2',
    nivel: 6,
    fen: 'r4rk1/3n1pp1/pp1ppbnp/1P6/N1P1bP2/1N2B2P/P3B1P1/1RR3K1 w - - 0 26',
    linea: '1.c5 axb5 2.Axb5 Cxc5 3.Cxb6',
    pista:
      'Las negras tienen mejor estructura y actividad: ¿qué ruptura te da un peón pasado o casillas para los caballos?',
    explicacion:
      'Esperar pierde, así que se cambia la estructura: la ruptura ataca b6 y d6 a la vez y abre paso al caballo. Tras 1...axb5 2.Axb5 Cxc5 3.Cxb6 las blancas siguen peor, pero sus piezas participan. Con 1.Cxb6 Cxb6 2.Axb6 axb5 quedan peones débiles y ninguna actividad.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-par-tematicas-6-3',
    nivel: 6,
    fen: 'rn2kb1r/3b2pp/1q1ppn2/1Np3N1/1pB2B2/8/PP2QPPP/R3K2R b KQkq - 1 14',
    linea: '1...e5 2.O-O-O Axb5',
    pista: 'Tus piezas están sin desarrollar y atacan e6 y d6: ¿qué avance cierra una línea con tiempo?',
    explicacion:
      'Las negras están peor; el mejor recurso es cerrar la diagonal del alfil de f4 y la columna e ganando un tiempo. Tras 2.O-O-O Axb5 3.Axb5+ Cbd7 las blancas conservan el ataque, pero el material está igualado. Con 1...Ta5 2.Cxe6 el centro se derrumba.',
    prueba: { margen: 90 },
  },
  {
    id: 'aj-par-tematicas-6-4',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'La dama está atacada: ¿puedes ofrecer el cambio para frenar el peón b?',
    explicacion:
      'La dama sale con oferta de cambio, que quita fuerza al ataque: tras 2.Dxg6+ Rxg6 3.b7 Axb7 4.Cxb7 se pierde la pieza por el peón, pero las torres negras ganan c4. Si 2.b7 Axb7 3.Cxb7, 3...Dxg4. Con 1...Dh5 2.b7 la situación es peor.',
    prueba: { margen: 139 },
  },
];
