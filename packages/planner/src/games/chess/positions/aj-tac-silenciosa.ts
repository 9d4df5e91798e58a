import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacSilenciosa: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-silenciosa-4-1',
    nivel: 4,
    fen: '8/2Qb3k/4p1p1/p7/P1BPP3/4K3/1PP5/4q3 w - - 5 46',
    linea: '1.Ae2 Dg1+ 2.Rd3 Rh6 3.Dxd7',
    pista: 'El rey está en jaque y el alfil de d7, clavado. ¿Qué defensa no deja más jaques útiles a la dama negra?',
    explicacion:
      'El alfil de d7 está clavado contra el rey de h7 y no se va a escapar; lo que importa es salir bien del jaque. Si el rey camina, la dama negra lo persigue sin fin, pero 1.Ae2 se interpone y lo cubre: tras 1...Dg1+ 2.Rd3 se acaban los jaques y 3.Dxd7 gana la pieza.',
    prueba: { margen: 239 },
  },
  {
    id: 'aj-tac-silenciosa-4-2',
    nivel: 4,
    fen: 'r4rk1/2q2p1p/1p4p1/p2bP3/1n2B3/2b1P1P1/3N1PNP/1QB2RK1 b - - 1 23',
    linea: '1...Aa2 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3',
    pista: 'La torre de a8 está atacada por el alfil de e4, pero fíjate en las casillas que le quedan a la dama de b1.',
    explicacion:
      'La dama de b1 no tiene casillas: 1...Aa2, con el alfil apoyado por el caballo de b4, la atrapa sin jaque ni captura. Da igual que caiga la torre: 2.Axa8 Axb1 y las negras salen con dama por torre. Si 2.Db2, 2...Axb2.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-silenciosa-4-3',
    nivel: 4,
    fen: '3rk3/1p3pp1/p1p1p1p1/3n4/1P1P3r/4BB1P/P5P1/1R3RK1 w - - 0 28',
    linea: '1.Ag5 Txd4 2.Axd8 Rxd8 3.Axd5',
    pista: 'Las torres negras están en d8 y h4. ¿Hay una casilla de alfil que toque las dos?',
    explicacion:
      'La diagonal d8-h4 une a las dos torres, y 1.Ag5 se coloca en medio sin que nada pueda tomarlo: una torre se pierde por el alfil. Con 1...Txd4 las negras sacan un peón, pero 2.Axd8 Rxd8 3.Axd5 cambia piezas y cae también f7 tras la recaptura.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-tac-silenciosa-4-4',
    nivel: 4,
    fen: 'r1b1kb1r/ppqp1ppp/2n1p3/8/2B1P1n1/2N2N1P/PP2QPP1/R1B2RK1 b kq - 0 9',
    linea: '1...Cd4 2.hxg4 Cxe2+',
    pista: 'La dama de c7 y el caballo de g4 apuntan a h2. ¿Qué pieza blanca defiende esa casilla?',
    explicacion:
      'El caballo de f3 es el único que defiende h2, donde la dama y el caballo de g4 amenazan mate. Por eso 1...Cd4 ataca a la dama de e2 sin miedo: 2.Cxd4 permite 2...Dh2#. Tras 2.hxg4 Cxe2+ las negras ganan la dama por los dos caballos.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-tac-silenciosa-4-5',
    nivel: 4,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista:
      'El caballo da jaque y ataca la torre, que se va a perder. ¿Qué casilla del rey deja encerrado al caballo en a4?',
    explicacion:
      'La torre está perdida, y la jugada fina es la del rey: 1...Rd4 controla c3 y c5, así que después de 2.Cxa4 b5 al caballo solo le queda b2. Con 3...a5 los dos peones pasados avanzan y el caballo no puede con ambos. Desde c4 el rey estorba: 3.Cb2 sería con jaque.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-tac-silenciosa-4-6',
    nivel: 4,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'La dama de h5 quiere entrar en h1. ¿Qué casilla del caballo prepara eso y otra amenaza más?',
    explicacion:
      '1...Cf4 no da jaque ni captura, pero amenaza entrar con la dama en h1 y saltar a d3. El peón de e3 no puede tomar: 2.exf4 Dh1+ 3.Rf2 Dxe1#. Si 2.Df2 Cd3, el caballo ataca a la dama y a la torre; si 2.Rg1 Th6, el ataque en la columna h acaba en mate.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-tac-silenciosa-5-1',
    nivel: 5,
    fen: '2q3k1/2p3p1/7p/p3Q3/P1PPp3/1r2BbP1/1r3P1P/R1R3K1 b - - 0 33',
    linea: '1...Dh3 2.De6+ Dxe6 3.Rf1 Dh3+ 4.Re1 Te2+ 5.Rd1 Df1#',
    pista: 'El alfil de f3 domina g2. ¿Qué casilla necesita la dama y qué jaques le quedan a las blancas?',
    explicacion:
      'El alfil de f3 apunta a g2 y 1...Dh3 amenaza 2...Dg2# sin defensa posible. Antes de jugarla hay que ver los jaques blancos: 2.De6+ Dxe6 y 2.De8+ Rh7 3.Dxe4+ Axe4 solo entregan la dama; después la amenaza sigue en pie y las torres de la segunda y tercera fila rematan.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-silenciosa-5-2',
    nivel: 5,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista: 'El rey está en jaque y la dama se cambiará en c7. ¿En qué casilla queda el rey fuera de los jaques?',
    explicacion:
      'No hay jaque ni captura que salve la dama de c7: se cambia por la torre y lo que se elige es el lugar del rey. 1...Rb6 2.Txc7 Txc7 lo deja a un paso de b7, y las dos torres con el peón de b3 son más fuertes que la dama. 1...Rd6 lo expone a 2.Df4+, y 1...Rb5 a 2.Db4#.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-tac-silenciosa-5-3',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista:
      'El peón de h7 está frenado por la torre de d8. ¿Cómo la obligas a soltar esa tarea antes de que corone el peón de a2?',
    explicacion:
      'La torre de d8 vigila h8, y 1.Tg8 la obliga a elegir: si 1...Txg8+ 2.hxg8=D a1=D, coronan los dos, pero la segunda jugada tranquila, 3.Th8, amenaza llegar a a8 o b8 y el rey de a7 queda en red de mate. Tras 3...Txf1 4.Db8+ Rb6 5.Th6+ el ataque decide.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-tac-silenciosa-6-1',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'La dama de c6 defiende sola el alfil de d5. ¿Cómo la atacas con una pieza que no pueda tomar?',
    explicacion:
      'La dama de c6 está atada al alfil de d5, que caería con jaque. 1.Aa4 la ataca con un alfil que no puede tomar (1...Dxa4 2.Dxd5+). Contra 1...b5 2.Axb5 sucede lo mismo, y tras 2...Db7 3.Tb1 la torre espera detrás del alfil para atacar a la dama. Las capturas inmediatas no dan nada.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-silenciosa-6-2',
    nivel: 6,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista: 'Tu caballo de d6 tapa una columna. ¿Qué retirada crea dos amenazas a la vez?',
    explicacion:
      '1...Cf7 crea dos amenazas de una vez: destapa la torre de d8 contra el caballo de d2 y ataca el de e5. Si 2.Cef3 o 2.Cd3, 2...Txe1+ desvía al caballo defensor a e1 y 3...Txd2 gana la pieza; si 2.Txf5, tras 2...Cxe5 y los cambios también cae d2.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-tac-silenciosa-6-3',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'La dama blanca de a4 tiene muy pocas casillas. Busca la jugada que la ataca y prepara el cierre.',
    explicacion:
      'La dama de a4 tiene pocas casillas y 1...Cc5 la ataca mientras abre la columna d. Si 2.Dc4, la segunda jugada tranquila, 2...b5, la encierra: 3.Dxc5 Axc5 y las negras ganan dama por caballo. Con 2.Dc2 o 2.Db4 cae d5 tras 2...Axd5, con la diagonal del rey de h1 abierta.',
    prueba: { margen: 234 },
  },
  {
    id: 'aj-tac-silenciosa-6-4',
    nivel: 6,
    fen: '1r5k/3R4/1PP2Np1/7p/5P2/7P/p5P1/4rK2 w - - 0 51',
    linea: '1.Rf2 Tf1+ 2.Rg3 h4+ 3.Rg4 Txf4+ 4.Rxf4 g5+ 5.Rf5 Tb7 6.cxb7 a1=D 7.b8=D#',
    pista: 'No es obligatorio tomar la torre que da jaque. ¿Qué mate amenazas y dónde se acaban los jaques negros?',
    explicacion:
      'La amenaza es 2.Th7#, con la torre apoyada por el caballo de f6. Tomar la torre pierde el tiempo decisivo, porque 1.Rxe1 a1=D+ corona con jaque; 1.Rf2 la mantiene y obliga a las negras a gastar sus jaques: tras 2.Rg3, 3.Rg4, 4.Rxf4 y 5.Rf5 no queda ninguno y el mate llega.',
    prueba: { mate: 7 },
  },
];
