import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalCandidatas: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-candidatas-0-1',
    nivel: 0,
    fen: '4r1k1/pp3ppp/2n5/8/4Q3/2B3P1/PP3P1P/6K1 w - - 0 1',
    linea: '1.Dxe8#',
    pista: 'Tienes dos jaques y los dos son capturas. ¿A cuál no hay respuesta?',
    explicacion:
      'Los jaques son Dxh7+ y Dxe8. El primero pierde la dama, porque el rey la captura; el segundo toma la torre y es mate, porque los peones encierran al rey en la última fila y nadie llega a e8.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-cal-candidatas-0-2',
    nivel: 0,
    fen: '3r2k1/pp3pp1/4b2p/8/3Q4/1P4P1/P3qPBP/5RK1 w - - 0 1',
    linea: '1.Dxd8+',
    pista: 'Tu dama tiene tres capturas posibles. Mira en cada una si alguien puede recapturar.',
    explicacion:
      'La torre de d8 ataca a tu dama, pero no tiene defensa: la dama la captura gratis y con jaque. Tomar en g7 perdería la dama y tomar en a7 gana solo un peón.',
    prueba: { margen: 443 },
  },
  {
    id: 'aj-cal-candidatas-0-3',
    nivel: 0,
    fen: '6q1/5pk1/5p1p/8/8/1P3B2/P4P1P/4R2K w - - 0 1',
    linea: '1.Tg1+ Rh8 2.Txg8+',
    pista: 'Solo tienes un jaque. Antes de descartarlo, mira qué hay detrás del rey.',
    explicacion:
      'El único jaque es el de la torre en g1. El rey debe apartarse de la columna y detrás está su dama: la torre la captura y las blancas la ganan por una torre.',
    prueba: { margen: 555 },
  },
  {
    id: 'aj-cal-candidatas-0-4',
    nivel: 0,
    fen: '2r3k1/pp3p1p/1q6/8/8/2N5/PP3PPP/3Q2K1 w - - 0 1',
    linea: '1.Dg4+ Rh8 2.Dxc8+',
    pista: 'Repasa los jaques de tu dama y di qué otra pieza negra ataca desde cada casilla.',
    explicacion:
      'La dama da jaque en g4 y mira a la vez, por la diagonal, a la torre de c8, que no tiene defensa. El rey se mueve y la dama captura la torre.',
    prueba: { margen: 410 },
  },
  {
    id: 'aj-cal-candidatas-0-5',
    nivel: 0,
    fen: 'r4rk1/1bp2ppp/p7/2N5/6q1/2P5/PPQ2PPP/R4RK1 w - - 0 1',
    linea: '1.Cxb7',
    pista: 'Empieza por el rival: ¿qué amenazan juntos su dama y su alfil? Después repasa tus capturas.',
    explicacion:
      'Las negras amenazan mate en g2 con la dama apoyada por el alfil de b7. Entre las capturas blancas está la de ese alfil, que nadie defiende: el caballo lo toma y la amenaza desaparece.',
    prueba: { margen: 235 },
  },
  {
    id: 'aj-cal-candidatas-0-6',
    nivel: 0,
    fen: 'r1bq1rk1/ppp2ppp/3b1n2/8/3Q4/2N5/PPP1BPPP/R1B2RK1 b - - 0 1',
    linea: '1...Axh2+ 2.Rxh2 Dxd4',
    pista: 'Solo tienes un jaque y parece absurdo. Míralo igual: ¿qué línea queda abierta?',
    explicacion:
      'El único jaque es tomar en h2 con el alfil. Parece un regalo, pero al irse de d6 abre la columna: cuando el rey captura, la dama de d8 se lleva la dama de d4, que no tiene defensa.',
    prueba: { margen: 446 },
  },
  {
    id: 'aj-cal-candidatas-0-7',
    nivel: 0,
    fen: 'rnbqkbnr/p1pp1ppp/1p2p3/8/8/6P1/PPPPPPBP/RNBQK1NR w KQkq - 0 3',
    linea: '1.Axa8',
    pista: 'Di todas tus capturas, también las que recorren el tablero de lado a lado.',
    explicacion:
      'Al mover el peón de b, las negras dejaron abierta la gran diagonal: desde g2 el alfil llega hasta la torre de a8, que no tiene defensa, y la captura.',
    prueba: { margen: 161 },
  },
  {
    id: 'aj-cal-candidatas-1-1',
    nivel: 1,
    fen: 'R2rr1k1/pp3ppp/2p5/2pp4/6n1/PP5P/P4PP1/4RBKR w - - 0 1',
    linea: '1.Txe8+ Txe8 2.Txe8#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 3 capturas.',
    explicacion:
      'El único jaque es también una captura: 1.Txe8+. Tras 1...Txe8 la otra torre recaptura y es mate del pasillo, porque los peones de f7, g7 y h7 encierran a su rey.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-candidatas-1-2',
    nivel: 1,
    fen: '1k5r/1pp5/p3p3/1q3N2/2P2r1n/P3P1P1/1Q3P1P/R4RK1 b - - 0 1',
    linea: '1...Cf3+ 2.Rg2 Txh2#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 8 capturas.',
    explicacion:
      'El único jaque es el del caballo en f3, y además despeja la columna h. Si el rey va a g2 o a h1, la torre de h8 toma en h2 protegida por el caballo y es mate.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-candidatas-1-3',
    nivel: 1,
    fen: '1k5r/1pp4q/pp1p4/7Q/4P3/5r2/PPP4R/2KR4 b - - 0 1',
    linea: '1...Dxh5 2.Txh5 Txh5',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'Cuenta sobre h5: atacan la dama y la torre, y solo defiende la torre de h2. 1...Dxh5 2.Txh5 Txh5 cambia las damas y gana una torre entera.',
    prueba: { margen: 456 },
  },
  {
    id: 'aj-cal-candidatas-1-4',
    nivel: 1,
    fen: '2Q2rk1/5ppp/1p1Rp1n1/3p4/2R1P3/1P4P1/2q2P1P/2r2RK1 w - - 0 1',
    linea: '1.Txc2 Txc2 2.Dxc2',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 7 capturas.',
    explicacion:
      'De la lista, la captura que más vale es la de la dama de c2. La torre la toma y, si la torre negra recaptura, la dama de c8 vuelve por la columna y toma otra vez: las blancas ganan dama y torre por una torre. Tomar antes en c1 deja escapar a la dama.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-cal-candidatas-1-5',
    nivel: 1,
    fen: '4r3/pp5p/4k1p1/1N6/PP3R1P/4n1P1/4qP2/2R3K1 w - - 2 29',
    linea: '1.Cd4+ Rd6 2.Cxe2',
    pista: 'Haz la lista antes de calcular: hay 5 jaques y 2 capturas.',
    explicacion:
      'Entre los cinco jaques, 1.Cd4+ es el que además ataca la dama de e2. El rey sale del jaque y el caballo la captura. 1.Cc7+ también es doble, pero solo gana la torre.',
    prueba: { margen: 298 },
  },
  {
    id: 'aj-cal-candidatas-1-6',
    nivel: 1,
    fen: 'r1bq1r2/pppp1pk1/8/b5p1/1nB5/2N2N2/P3QPPP/R4RK1 w - - 0 15',
    linea: '1.De5+ f6 2.Dxa5',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'El único jaque es 1.De5+, y desde e5 la dama ve también, por la quinta fila, el alfil de a5, que no tiene defensa. Las negras tapan o mueven el rey y el alfil cae.',
    prueba: { margen: 167 },
  },
  {
    id: 'aj-cal-candidatas-2-1',
    nivel: 2,
    fen: 'r3kr2/1bp2p1p/1pn1q2p/p2N4/2P1P3/P4N1P/1P2QPP1/R2K1B1R w q - 2 18',
    linea: '1.Cxc7+ Rd8 2.Cxe6+',
    pista: 'Haz la lista antes de calcular: hay 2 jaques y 1 captura.',
    explicacion:
      'Entre 2 jaques y 1 captura posibles destaca 1.Cxc7+: el caballo toma en c7, da jaque al rey de e8 y ataca a la vez a la torre de a8 y a la dama de e6: la siguiente jugada captura en e6. Las blancas ganan una dama y un peón por un caballo.',
    prueba: { margen: 355 },
  },
  {
    id: 'aj-cal-candidatas-2-2',
    nivel: 2,
    fen: 'r2q1rk1/p2b1pp1/2nb1n1p/1p1p4/NP6/P1B2NPP/4PPB1/R2Q1RK1 b - - 0 15',
    linea: '1...bxa4 2.Axf6 Dxf6',
    pista: 'Haz la lista antes de calcular: hay 5 capturas.',
    explicacion:
      'Entre 5 capturas posibles destaca 1...bxa4: el peón de b5 (1 punto) captura el caballo de a4 (3 puntos): aunque recapturen, el cambio es favorable. Las negras ganan un alfil.',
    prueba: { margen: 167 },
  },
  {
    id: 'aj-cal-candidatas-2-3',
    nivel: 2,
    fen: '2kr2q1/ppp5/2p1p3/8/R2nP1QB/2PP3P/1Pr2PP1/7K b - - 0 1',
    linea: '1...Dxg4 2.hxg4 Th8',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 4 capturas.',
    explicacion:
      'La dama de g4 está defendida por un peón, pero al recapturar se abre la columna h: tras 1...Dxg4 2.hxg4 Th8 el alfil de h4 queda clavado contra el rey y las negras ganan material. En cambio, 1...Tc1+ permite 2.Rh2 y el rey evita la clavada.',
    prueba: { margen: 153 },
  },
  {
    id: 'aj-cal-candidatas-2-4',
    nivel: 2,
    fen: '3R1rk1/1p3ppp/1p5q/4N3/3P3r/2P4P/5PPK/n3QR2 w - - 0 1',
    linea: '1.Txf8+ Rxf8 2.Cd7+ Rg8 3.De8#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 2 capturas.',
    explicacion:
      'Entre 1 jaque y 2 capturas posibles destaca 1.Txf8+, que fuerza el mate en 3, que termina con 3.De8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la dama de e8 da mate por la octava fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-2-5',
    nivel: 2,
    fen: 'R4rk1/p4ppp/1pr2b2/4N3/2P2r2/8/PPP1R3/1K1R4 w - - 0 1',
    linea: '1.Txf8+ Rxf8 2.Cd7+ Rg8 3.Te8#',
    pista: 'Haz la lista antes de calcular: hay 1 jaque y 3 capturas.',
    explicacion:
      'Entre 1 jaque y 3 capturas posibles destaca 1.Txf8+, que fuerza el mate en 3, que termina con 3.Te8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de e8 da mate por la octava fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-2-6',
    nivel: 2,
    fen: 'qk1rn1Q1/ppp5/8/8/4B3/7P/R2r1PP1/7K w - - 0 1',
    linea: '1.Txd2 Tc8 2.Af5 a6 3.Axc8',
    pista: 'Haz la lista antes de calcular: hay 4 capturas.',
    explicacion:
      'Entre 4 capturas posibles destaca 1.Txd2: tras 1.Txd2 Tc8, el alfil va a f5 y la torre de c8, atacada, se queda sin salida: en sus casillas (d8) también se pierde. Las blancas ganan dos torres por un alfil.',
    prueba: { margen: 641 },
  },
  {
    id: 'aj-cal-candidatas-3-1',
    nivel: 3,
    fen: 'r1bq1rk1/ppp2ppp/3p1P2/1Nb5/3p4/8/PPP1QPPP/R1B1KB1R b KQ - 0 9',
    linea: '1...Te8 2.Ae3 dxe3',
    pista:
      'Hay un jaque y dos capturas, pero ninguno es lo mejor. ¿Qué pieza blanca está en la misma columna que su rey?',
    explicacion:
      'El jaque 1...Ab4+ y la recaptura en f6 son las candidatas naturales, pero la dama de e2 está en la columna del rey y 1...Te8 la clava. Para no perderla hay que interponer 2.Ae3, y 2...dxe3 gana el alfil; el peón de f6 puede esperar.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-cal-candidatas-3-2',
    nivel: 3,
    fen: 'rnbqk1nr/ppp2ppp/8/3B4/1b2P3/2B2N2/P4PPP/RN1QK2R w KQkq - 5 9',
    linea: '1.Axf7+ Rxf7 2.Dxd8',
    pista:
      'Haz la lista: tres jaques y dos capturas. ¿Qué dama queda sin defensa suficiente si el alfil se aparta con jaque?',
    explicacion:
      'En la columna d las damas se miran y solo las separa el alfil de d5. Entre los jaques, 1.Axf7+ lo aparta y ataca al rey, que es quien defiende d8: tras 1...Rxf7 2.Dxd8 se gana la dama por el alfil. Las otras candidatas, 1.Axb4 y 1.Da4+, ganan solo una pieza.',
    prueba: { margen: 360 },
  },
  {
    id: 'aj-cal-candidatas-3-3',
    nivel: 3,
    fen: '5rkr/5ppp/1pqpp3/8/2P3R1/2P3n1/PPP1QR2/2KR4 w - - 0 1',
    linea: '1.Txg7+ Rxg7 2.Dg4+ Rh6 3.Tf6#',
    pista: 'Solo hay un jaque en la posición. Calcúlalo hasta el final antes de mirar las capturas.',
    explicacion:
      'De las candidatas hay una sola que da jaque y merece calcularse primero: 1.Txg7+. Tras 1...Rxg7 2.Dg4+ el rey no puede ir a la columna f por la torre de f2, así que 2...Rh6 es única y 3.Tf6# termina. La captura 1.Txg3 también gana, pero mucho más despacio.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-candidatas-3-4',
    nivel: 3,
    fen: 'rn3rk1/1bq1bppp/p4n2/3Pp3/Pp2N3/1B3N2/1P2QPPP/R1BR2K1 w - - 2 15',
    linea: '1.d6 Axd6 2.Cxd6 Axf3 3.Dxf3',
    pista: 'Además de los jaques y las capturas, añade a la lista los avances de peón que atacan dos piezas.',
    explicacion:
      'La lista debe incluir amenazas: 1.d6 es un ataque doble de peón a la dama de c7 y al alfil de e7, y el caballo de e4 lo apoya. Si 1...Axd6 2.Cxd6, las blancas ganan una pieza por el peón, pues tras 2...Axf3 3.Dxf3 la cuenta no cambia; si la dama se aparta, 2.dxe7.',
    prueba: { margen: 174 },
  },
  {
    id: 'aj-cal-candidatas-3-5',
    nivel: 3,
    fen: 'r5k1/3b1p1p/1Pp3p1/p1Pp4/P1qQ4/5P2/1RP1r1PP/3R2K1 b - - 2 25',
    linea: '1...Te1+ 2.Txe1 Dxd4+ 3.Rf1 Dxb2',
    pista: 'Haz la lista: tres jaques y cuatro capturas. ¿Qué jaque le quita a la dama de d4 su única defensora?',
    explicacion:
      'Las damas están enfrentadas y la blanca depende de la torre de d1. Entre los jaques, 1...Te1+ desvía a esa torre: 2.Txe1 Dxd4+ gana la dama por la torre y después cae b2. Cambiar damas o jugar 1...Ah3 son candidatas razonables, pero rinden mucho menos.',
    prueba: { margen: 500 },
  },
  {
    id: 'aj-cal-candidatas-3-6',
    nivel: 3,
    fen: '3r2k1/pp3ppp/2p1b1n1/8/5q2/2p2N2/PPB2QPP/4R2K b - - 1 20',
    linea: '1...Td2 2.Dxa7 Txc2',
    pista: 'Hay un jaque y tres capturas; añade a la lista las jugadas que atacan dos piezas en la segunda fila.',
    explicacion:
      'La captura 1...cxb2 gana un peón, pero 1...Td2 es mejor: ataca a la dama de f2 y al alfil de c2, y la torre no se puede tomar (2.Cxd2 Dxf2; 2.Dxd2 cxd2 y el peón amenaza coronar). La dama se aparta y 2...Txc2 gana la pieza.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-cal-candidatas-4-1',
    nivel: 4,
    fen: '2krr3/ppp4p/8/3PNp2/2pR4/5PP1/PP1n3P/4R1K1 b - - 1 24',
    linea: '1...Txe5 2.Txe5 Cxf3+ 3.Rf2 Cxe5',
    pista: 'Tu caballo de d2 está atacado. Compara salvarlo con las dos capturas que tienes.',
    explicacion:
      'Con el caballo atacado, la retirada 1...Ce4 parece obligada, pero la lista de capturas da algo mejor: 1...Txe5 atrae la torre a e5, al alcance del jaque 2...Cxf3+, y 3...Cxe5 deja pieza de más. Si 2.Txd2, 2...Txe1+ gana la torre.',
    prueba: { margen: 217 },
  },
  {
    id: 'aj-cal-candidatas-4-2',
    nivel: 4,
    fen: '2n2r1k/p5pp/1p1p4/Q1R5/2PPP3/P1PPP2r/4qPPP/B5RK w - - 0 1',
    linea: '1.Txc8 Txc8 2.Df5 Te8 3.Dxh3',
    pista: 'El peón de b6 ataca tu dama y tu torre. Haz la lista de capturas y mira qué dejaría la quinta fila libre.',
    explicacion:
      'La dama y la torre están atacadas por el peón de b6, así que las candidatas son pocas. 1.Txc8 toma el caballo y despeja la quinta fila: tras 1...Txc8 2.Df5 la dama ataca a la vez las torres de c8 y h3, y una se pierde. Retirar la torre a f5 salva las piezas, pero gana menos.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-cal-candidatas-4-3',
    nivel: 4,
    fen: '1k5r/1ppB1q2/ppp5/2p1p3/QRPP4/P1PnP1r1/P4PPP/5RK1 b - - 0 1',
    linea: '1...Txg2+ 2.Rxg2 Tg8+ 3.Ag4 Txg4+ 4.Rh1 Df3#',
    pista: 'Hay dos jaques y muchas capturas. Empieza por el jaque que destruye la protección del rey.',
    explicacion:
      'Con nueve capturas posibles conviene empezar por los jaques. 1...Txg2+ abre la columna g: si 2.Rxg2 Tg8+ 3.Ag4 Txg4+ y la dama da mate en f3 vaya el rey a h1 o a h3; si 2.Rh1, 2...Thxh2#. Las capturas tranquilas también ganan, pero dejan pasar el mate.',
    prueba: { mate: 4 },
  },
];
