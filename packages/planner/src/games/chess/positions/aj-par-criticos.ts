import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParCriticos: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-criticos-4-1',
    nivel: 4,
    fen: 'r2q1nk1/1b2nrbp/p2P2p1/4p3/4p3/1PN2P2/P2QBRPP/R1B1N1K1 b - - 0 17',
    linea: '1...e3 2.Dxe3 Cf5 3.Dd2 Cxd6',
    pista: 'El peón de e4 se va a perder: ¿cómo lo entregas ganando un tiempo sobre la dama?',
    explicacion:
      'El peón está perdido, pero al avanzar atrae a la dama: 2.Dxe3 Cf5 gana un tiempo y el caballo captura el pasado de d6, la principal baza blanca. Con 1...Cf5 enseguida, 2.Cxe4 se queda con el peón y el caballo blanco domina.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-par-criticos-4-2',
    nivel: 4,
    fen: 'r1b2rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1P/1BPP1Pq1/RN1QK2R w KQ - 0 11',
    linea: '1.Tf1 Cxf2 2.De2',
    pista: 'La dama de g2 ataca dos cosas: h1 y f2. ¿Qué jugada defiende ambas?',
    explicacion:
      'Antes de planear hay que sobrevivir: las negras amenazan Dxh1+ y Dxf2#. La torre se aparta y defiende f2; tras 1...Cxf2 2.De2 las blancas siguen peor, pero resisten. Con 1.De2 Dxh1+ se pierde la torre.',
    prueba: { margen: 485 },
  },
  {
    id: 'aj-par-criticos-4-3',
    nivel: 4,
    fen: '3q1kn1/1p6/r1npbp2/p1pNpP2/P7/2PPB3/1P3KB1/2R4Q b - - 0 26',
    linea: '1...Af7',
    pista: 'El alfil de e6 está atacado: ¿qué retirada cubre además g8 y h7?',
    explicacion:
      'El alfil se retira a f7, protege al caballo de g8 y al rey, y no deja entrar la dama blanca del todo. Tras 2.Dh8 Dc8 las negras capturan f5 y resisten, aunque peor. Con 1...Axf5 2.Dh8 el rey queda sin defensores.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-par-criticos-4-4',
    nivel: 4,
    fen: '4k3/2R2p2/P3p3/3P2pn/3b3r/1P6/P4pK1/1B3Q2 b - - 8 42',
    linea: '1...Tg4+ 2.Rh3 Th4+ 3.Rg2 Tg4+ 4.Rh3 Th4+ 5.Rg2 Tg4+',
    pista: 'La dama blanca va a capturar en f2: ¿hay jaques que no terminen?',
    explicacion:
      'El momento crítico pide contar: si las negras esperan, 2.Dxf2 gana. La torre da jaque en g4 y, según vaya el rey a h3 o f3, vuelve a h4 o f4: no hay refugio y es jaque continuo, tablas.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-par-criticos-4-5',
    nivel: 4,
    fen: '2r2rk1/1p1bqpb1/p1n2npp/8/3Pp3/1QPB3P/PP1NNBP1/R4RK1 w - - 0 18',
    linea: '1.Cf4 Dd6 2.Cxg6',
    pista: 'El alfil de d3 está atacado por un peón: ¿hay algo mejor que capturar en e4?',
    explicacion:
      'El alfil cuelga, pero el caballo contraataca en g6: tras 1...Dd6 2.Cxg6 las blancas obtienen peones y juego contra el rey. Siguen algo peor; si 1.Axe4 Cxe4, las negras dominan las casillas blancas.',
    prueba: { margen: 75 },
  },
  {
    id: 'aj-par-criticos-4-6',
    nivel: 4,
    fen: 'r1b1k1nr/p2q1pb1/1pnp2p1/2pNp2p/4P3/2PP1NP1/PP3PBP/R1BQ1RK1 w kq - 0 14',
    linea: '1.Cg5',
    pista: 'El rey negro sigue en e8: ¿qué punto ataca el caballo y qué pieza libera detrás?',
    explicacion:
      'El caballo apunta a f7 y libera al alfil de g2 y al peón f. El plan es Ah3, que molesta a la dama de d7, y f2-f4 para abrir la columna antes del enroque. Las negras no tienen amenazas. Con 1.Da4 Db7 se pierde el impulso.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-par-criticos-5-1',
    nivel: 5,
    fen: '2k4r/1ppr1pp1/1p6/3qp1Pp/3b4/5Q2/P2R1PKP/2B3R1 b - - 0 27',
    linea: '1...e4 2.Db3 e3+ 3.Dxd5 Txd5',
    pista: 'Tu dama y el rey de g2 están en la misma diagonal: ¿qué peón puede abrirla con ganancia de tiempo?',
    explicacion:
      'El peón ataca la dama y prepara el jaque a la descubierta ...e3+, porque la dama de d5 y el rey de g2 comparten diagonal. Tras 2.Db3 e3+ 3.Dxd5 Txd5 la torre de d2 sigue atacada y el peón domina. El cambio 1...Dxf3+ también es bueno, pero alivia al rey.',
    prueba: { margen: 58 },
  },
  {
    id: 'aj-par-criticos-5-2',
    nivel: 5,
    fen: 'rn2kb1r/3qpp2/3p2p1/1QpPn2p/P3PP2/2N5/1P2N1PP/R1B2K1R b kq - 0 13',
    linea: '1...Cg4',
    pista: 'El caballo de e5 está atacado: ¿qué salto lo mantiene activo contra el rey de f1?',
    explicacion:
      'El caballo se salva en una casilla activa: desde g4 mira a e3 y f2 con el rey blanco sin enrocar. Tras 2.h3 Cf6 las negras siguen algo peor, pero desarrollan con ...Ag7. Con 1...Ag7 2.fxe5 se pierde la pieza por poco.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-par-criticos-5-3',
    nivel: 5,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.Axd7 Cfxd7 3.bxc3 Da5',
    pista: '¿Qué sacrificio siciliano rompe el enroque largo?',
    explicacion:
      'Es el sacrificio temático de calidad en c3: tras 2.Axd7 Cfxd7 3.bxc3 Da5 los peones blancos quedan rotos y el rey, expuesto a la dama y a ...Cc4. La iniciativa vale más que la calidad. Con 1...Axb5 2.Cdxb5 las blancas igualan.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-par-criticos-5-4',
    nivel: 5,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5 f2 2.Th1',
    pista: 'Con enroques opuestos, ¿qué vale más: un peón o una columna abierta?',
    explicacion:
      'Cada tiempo cuenta: el peón abre la columna h contra el rey y no importa perder la torre de vista un momento. Tras 1...f2 2.Th1 las blancas tienen amenazas y la posición está en equilibrio. Con 1.Cxf3 e6 las negras expulsan al caballo y atacan antes.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-par-criticos-5-5',
    nivel: 5,
    fen: '3qr1k1/3n1bbp/r2B1np1/1Np5/P7/5NP1/1P2PPBP/R2Q1RK1 w - - 5 17',
    linea: '1.Cg5 Af8 2.Cxf7 Rxf7 3.Af4',
    pista: '¿Qué pieza negra cubre las casillas blancas alrededor del rey?',
    explicacion:
      'El alfil de f7 es el guardián de las casillas blancas: el caballo lo ataca y abre además la diagonal del alfil de g2. Tras 1...Af8 2.Cxf7 Rxf7 3.Af4 el rey queda en f7, expuesto a Db3+, y las blancas tienen la pareja de alfiles. Con 1.Af4 Cd5 las negras se activan.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-par-criticos-6-1',
    nivel: 6,
    fen: 'r1r1n1k1/1p3pbp/1q1pp1pP/1N4B1/4P1P1/Pp3B2/2PQ4/1K1R2R1 w - - 0 23',
    linea: '1.c4 Txc4 2.hxg7 Dxb5 3.Ae2',
    pista: 'El caballo de b5 está atacado y el peón de b3 amenaza: ¿qué avance lo resuelve casi todo?',
    explicacion:
      'El peón defiende el caballo y abre la segunda fila al rey: tras 1...Txc4 2.hxg7 las blancas recuperan material con el peón de g7 incrustado en el enroque. Siguen algo peor, pero 1.c3 Dxb5 pierde una pieza limpia.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-par-criticos-6-2',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'La dama está atacada: ¿puedes ofrecer el cambio para frenar el peón b?',
    explicacion:
      'La dama sale con oferta de cambio, que quita fuerza al ataque: tras 2.Dxg6+ Rxg6 3.b7 Axb7 4.Cxb7 se pierde la pieza por el peón, pero las torres negras ganan c4. Si 2.b7 Axb7 3.Cxb7, 3...Dxg4. Con 1...Dh5 2.b7 la situación es peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-criticos-6-3',
    nivel: 6,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dxe3 Dxe3',
    pista: 'El punto f3 sostiene al rey blanco: ¿cómo lo atacas ganando un tiempo sobre la dama?',
    explicacion:
      'La torre ataca la dama y suma fuerzas contra f3. Si 2.Dc8+ Rg7, sigue ...Ad1 y f3 cae; por eso lo mejor es entregar la dama con 2.Dxe3 Dxe3 y las negras ganan. Con 1...b4 las blancas tienen 2.Dc4 y la dama vuelve a defender.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-criticos-6-4',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5 Tag8 3.Dxh6',
    pista: 'El alfil de e6 se puede perder: ¿qué gana tu dama en el flanco de rey mientras tanto?',
    explicacion:
      'La dama va a por las piezas sueltas del flanco de rey: si 1...Axe6, 2.Dh5 ataca el alfil de h6 y el peón de g5, y tras 2...Tag8 3.Dxh6 la pieza se recupera con el rey negro en el centro. Con 1.Da4 las damas se cambian y el ataque termina.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-criticos-6-5',
    nivel: 6,
    fen: '4r3/1Pk5/P4b2/4rpp1/1BBp4/3Pp1Pp/4K2P/1R6 w - - 1 54',
    linea: '1.Ad6+ Rxd6 2.a7 Re7 3.b8=D Rf8 4.a8=D',
    pista: 'El rey negro bloquea a los peones: ¿cómo lo desvías?',
    explicacion:
      'El alfil se entrega para apartar al rey de la casilla b8: tras 1...Rxd6 2.a7 los peones unidos en la séptima no se pueden detener y coronan. Las torres negras no llegan. Con 1.Af7 g4 las negras ganan tiempo.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-criticos-6-6',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'El alfil se ha apartado y ahora tu caballo de a4 está atacado dos veces: ¿cómo lo activas?',
    explicacion:
      'Las blancas están perdiendo y el caballo de a4 cuelga. La entrega del peón le abre b6 con tiempo: 1...Txc4 2.Cb6 ataca la torre y 3.Td1 echa a la dama. Es lo que más resiste; retirar la dama con 1.Db2 deja la pieza.',
    prueba: { margen: 136 },
  },
];
