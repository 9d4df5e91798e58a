import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstEnroquesopuestos: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-enroquesopuestos-4-1',
    nivel: 4,
    fen: 'r6k/1p3R2/7p/2prP1p1/2n5/P3R1P1/2PB3P/2K5 w - - 0 35',
    linea: '1.Td3 Txd3 2.cxd3 Cxe5 3.Txb7',
    pista: 'El caballo de c4 ataca dos piezas: busca el cambio que le quite fuerza.',
    explicacion:
      'El caballo ataca la torre de e3 y, junto con la torre de d5, el alfil de d2. Ofrecer el cambio en la columna d lo resuelve: tras 1...Txd3 2.cxd3 el peón ataca al caballo y, si 2...Cxe5, 3.Txb7 recupera el peón con torre en séptima. Si 1.Tb3, 1...Txd2 gana el alfil y solo queda el jaque continuo.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-est-enroquesopuestos-4-2',
    nivel: 4,
    fen: '1n3k1r/rp2q2p/p2N1np1/2p5/5p2/1Q6/PP3PPP/2KRR3 w - - 0 20',
    linea: '1.Txe7 c4 2.Tf7+ Rg8 3.Dxc4 Cc6 4.Tc7+ Cd5 5.Dxd5+ Rf8 6.Df7#',
    pista: 'La dama de e7 sostiene la defensa: ¿qué captura abre la zona del rey?',
    explicacion:
      'La torre captura la dama y el rey no puede recuperar sin exponerse: si 1...Rxe7, la dama y el caballo entran por f7. Tras 1...c4 2.Tf7+ el ataque de torre, caballo y dama termina en mate. Con 1.Dc3 la ventaja es mucho menor.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-est-enroquesopuestos-4-3',
    nivel: 4,
    fen: '2r2r1k/pp1bppb1/3p2p1/q2N4/3NP1nP/P2QBp2/1PP5/1K1R2R1 w - - 4 22',
    linea: '1.h5 f2 2.Th1',
    pista: 'Con enroques opuestos, ¿qué vale más: un peón o una columna abierta?',
    explicacion:
      'Cada tiempo cuenta: el peón abre la columna h contra el rey y no importa perder la torre de vista un momento. Tras 1...f2 2.Th1 las blancas tienen amenazas y la posición está en equilibrio. Con 1.Cxf3 e6 las negras expulsan al caballo y atacan antes.',
    prueba: { margen: 113 },
  },
  {
    id: 'aj-est-enroquesopuestos-5-1',
    nivel: 5,
    fen: '2r1r1k1/pp1bpp1p/3p2pB/1B2n3/P3P1P1/4Nn2/1PP4P/2K2R1R b - - 2 19',
    linea: '1...Axb5 2.axb5 Cd3+',
    pista: 'Los caballos apuntan al rey de c1: ¿qué cambio les quita un defensor?',
    explicacion:
      'El cambio del alfil deja d3 sin defensa: tras 2.axb5 Cd3+ el caballo entra con jaque y gana b2. La columna c y los dos caballos dominan al rey. Con 1...Cd4 2.Axd7 las blancas alivian la presión.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-enroquesopuestos-5-2',
    nivel: 5,
    fen: '2rq1rk1/pp1bpp1p/3p1npQ/1B2n3/3NP3/2N2P2/PPP3PP/2KR3R b - - 0 13',
    linea: '1...Txc3 2.Axd7 Cfxd7 3.bxc3 Da5',
    pista: '¿Qué sacrificio siciliano rompe el enroque largo?',
    explicacion:
      'Es el sacrificio temático de calidad en c3: tras 2.Axd7 Cfxd7 3.bxc3 Da5 los peones blancos quedan rotos y el rey, expuesto a la dama y a ...Cc4. La iniciativa vale más que la calidad. Con 1...Axb5 2.Cdxb5 las blancas igualan.',
    prueba: { margen: 136 },
  },
  {
    id: 'aj-est-enroquesopuestos-5-3',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.Db2 Dxb2+ 3.Rxb2 Tab8',
    pista: 'El rey de b1 está casi solo: ¿qué casilla de la dama prepara la torre en la columna b?',
    explicacion:
      'La dama apunta a a2 y a b2, y amenaza tanto ...Axd1 como ...Tab8. Tras 2.Db2 Dxb2+ 3.Rxb2 Tab8 el ataque se transforma en ventaja: el alfil de b6 está clavado contra el rey y la torre de d1 sigue atacada. El cambio 1...Dxd2 deja escapar al rey.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-enroquesopuestos-6-1',
    nivel: 6,
    fen: '2k4r/1ppr1pp1/1p6/3qp1P1/3b3p/5Q2/P1R2PKP/2B3R1 b - - 1 28',
    linea: '1...h3+ 2.Rg3 e4',
    pista: 'El orden importa: ¿qué jaque de peón debe llegar antes de ...e4?',
    explicacion:
      'El jaque previo obliga al rey a salir: tras 2.Rg3 e4 la dama está atacada y ...Ae5+ caza al rey en el centro. Si 1...e4 primero, 2.De2 h3+ 3.Rf1 y el rey se refugia.',
    prueba: { margen: 227 },
  },
  {
    id: 'aj-est-enroquesopuestos-6-2',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Txd2 2.Txh6+ Rg7 3.Cf5+',
    pista: 'El rey de h8 tiene pocas casillas: ¿qué peón de su refugio puede caer con jaque?',
    explicacion:
      'Las negras atacan dos piezas, de modo que hay que buscar al rey: la torre entra en f6, una casilla que ningún peón puede defender, y amenaza h6. Tras 1...Txd2 2.Txh6+ Rg7 3.Cf5+ Rg8 4.Ce7+ hay jaque continuo y tablas. Con 1.Ac3 Tf8 las negras se consolidan.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-est-enroquesopuestos-6-3',
    nivel: 6,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cd3 Txe1+ 3.Cxe1 Txd2',
    pista: 'El caballo de d2 solo tiene un defensor: ¿cómo lo apartas con tiempo?',
    explicacion:
      'El caballo ataca al de e5 y abre la columna d. Tras 2.Cd3 Txe1+ 3.Cxe1 Txd2 el defensor ha sido desviado y cae el caballo de d2. Con 1...Ce4 2.Cxc6 las blancas cambian y se salvan.',
    prueba: { margen: 230 },
  },
];
