import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalEliminacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-eliminacion-4-1',
    nivel: 4,
    fen: '3r1r2/1p1b1kp1/2p1p1q1/p3PP2/2P1p1PQ/4P3/P5RR/6K1 b - - 0 31',
    linea: '1...exf5',
    pista: 'Tu dama está atacada por el peón de f5. Descarta las retiradas que dejan abierta la columna f.',
    explicacion:
      'El peón de f5 ataca a la dama y abriría la columna f contra el rey. Las retiradas como 1...Df6 pierden por 2.exf6, y 1...Dh6 entrega la dama por la torre. Queda 1...exf5, que elimina el peón: tras 2.gxf5 Dxf5 3.Tf2 Ae6 las negras aguantan.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-cal-eliminacion-4-2',
    nivel: 4,
    fen: '3q1kn1/1p6/r1npbp2/p1pNpP2/P7/2PPB3/1P3KB1/2R4Q b - - 0 26',
    linea: '1...Af7',
    pista: 'El alfil de e6 está atacado y amenazan entrar por h8 y h6. Descarta las capturas que abren líneas.',
    explicacion:
      'El peón de f5 ataca el alfil y la dama blanca va a entrar en h8. Tomar en f5 o en d5 abre líneas al ataque: 1...Axf5 2.Dh8 y 1...Axd5 2.Axd5 dejan al rey sin defensa. Se descartan, y queda 1...Af7, que protege el caballo de g8; las negras están peor, pero resisten.',
    prueba: { margen: 131 },
  },
  {
    id: 'aj-cal-eliminacion-4-3',
    nivel: 4,
    fen: '2r1r3/6k1/q7/2n1p2Q/1p6/1PP2P2/3N2PP/3R1K2 w - - 0 37',
    linea: '1.Cc4 Dg6 2.Dxg6+',
    pista: 'Estás en jaque y hay cinco jugadas legales. ¿Cuál tapa la diagonal con una pieza activa?',
    explicacion:
      'La dama de a6 da jaque en la diagonal. Con 1.Rg1 bxc3 se pierde un peón, y 1.c4 deja el caballo pasivo y la torre sin juego. 1.Cc4 se interpone con una pieza activa y abre la columna d; tras 1...Dg6 2.Dxg6+ el final es algo inferior, pero defendible.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-cal-eliminacion-4-4',
    nivel: 4,
    fen: '8/3R2pp/8/6PP/3b2R1/3k1K2/8/6r1 b - - 20 53',
    linea: '1...Tf1+ 2.Rg3 Tg1+ 3.Rh3 Th1+ 4.Rg2 Tg1+ 5.Rh3 Th1+',
    pista: 'Tu alfil se va a perder. Descarta lo que no dé jaque y mira qué casilla de tu torre defiende el alfil.',
    explicacion:
      'Las torres blancas atacan el alfil y la torre, así que toda jugada sin jaque pierde material: 1...Th1 2.Tgxd4+. Quedan los jaques: 1...Tf1+ 2.Rg3 Tg1+ funciona porque el alfil defiende g1, y el rey no escapa de f, g y h. Jaque perpetuo.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-cal-eliminacion-4-5',
    nivel: 4,
    fen: '8/p4pk1/7p/1Qq1p1p1/4P3/5P1n/1P3P1P/5BK1 w - - 17 44',
    linea: '1.Rh1 Cxf2+ 2.Rg2 Dxb5 3.Axb5',
    pista: 'Tienes tres jugadas legales y tu dama también está atacada. Comprueba cada una.',
    explicacion:
      'Solo hay tres jugadas: 1.Rg2 pierde por 1...Dxf2+ 2.Rh1 Dg1#; 1.Axh3 suelta la dama, porque el alfil de f1 la defendía, 1...Dxb5. Queda 1.Rh1: tras 1...Cxf2+ 2.Rg2 Dxb5 3.Axb5 se pierde un peón, pero la partida sigue.',
    prueba: { margen: 310 },
  },
  {
    id: 'aj-cal-eliminacion-4-6',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pPr1/P3P2p/3p3P/8/7K b - - 2 55',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista:
      'Amenazan mate. Descarta toda jugada que no dé jaque y mira qué defiende la torre de g7 aunque esté clavada.',
    explicacion:
      'Las blancas amenazan Dh6+ con mate, así que cualquier jugada sin jaque se descarta. Queda 1...Tg1+: el rey no puede tomar porque la torre de g7 defiende la columna, aunque esté clavada. Solo va y viene entre h1 y h2: jaque perpetuo.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-eliminacion-5-1',
    nivel: 5,
    fen: '5bk1/R5p1/1p6/2N4p/2P2PnP/1P2r1PK/P7/4B3 w - - 1 35',
    linea: '1.Rg2',
    pista: 'El alfil de e1 y el caballo de c5 están atacados. Descarta las defensas que se pierden con jaque.',
    explicacion:
      'No se pueden salvar las dos piezas, así que se trata de perder lo menos posible. 1.Af2 cae con jaque, 1...Cxf2+, y 1.Cd3 Txd3 entrega el caballo. 1.Rg2 sale de los jaques y, tras 1...Axc5 2.b4, recupera algo con los peones: es la resistencia más larga.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-cal-eliminacion-5-2',
    nivel: 5,
    fen: '4k3/2R2p2/P3p3/3P2pn/3b3r/1P6/P4pK1/1B3Q2 b - - 8 42',
    linea: '1...Tg4+ 2.Rh3 Th4+ 3.Rg2 Tg4+ 4.Rh3 Th4+ 5.Rg2 Tg4+',
    pista: 'Amenazan tomar en f2. Descarta lo que no dé jaque y busca dónde está defendida tu torre en la cuarta fila.',
    explicacion:
      'Sin jaque, 2.Dxf2 gana para las blancas, por ejemplo 1...Rf8 2.Dxf2. Entre los jaques, 1...Cf4+ 2.Rf3 no basta, y queda 1...Tg4+: el peón de g5 defiende f4 y h4, de modo que tras 2.Rh3 Th4+ 3.Rg2 Tg4+ hay perpetuo. Si 2.Rh2, 2...Ae5+ incluso gana.',
    prueba: { margen: 172 },
  },
  {
    id: 'aj-cal-eliminacion-5-3',
    nivel: 5,
    fen: 'rn2kb1r/3qpp2/3p2p1/1QpPn2p/P3PP2/2N5/1P2N1PP/R1B2K1R b kq - 0 13',
    linea: '1...Cg4',
    pista: 'El caballo de e5 está atacado y tu dama, enfrentada a la blanca. ¿Qué retirada no devuelve la pieza?',
    explicacion:
      'El peón de f4 ataca el caballo. Volver a c6 lo entrega por un peón, 1...Cec6 2.dxc6, y dejarlo con 1...Ag7 pierde tiempo y pieza. 1...Cg4 lo conserva: si 2.h3 Cf6, las negras están algo peor, pero con el material completo.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-cal-eliminacion-5-4',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/7K/6r1 b - - 4 56',
    linea: '1...Tg2+ 2.Rh1 Tg1+ 3.Rh2 Tg2+ 4.Rh1 Tg1+ 5.Rh2 Tg2+',
    pista: 'Si no das jaque, te dan mate. ¿Qué jaque puede repetirse sin perder la torre?',
    explicacion:
      'Todo lo que no sea jaque pierde por Tc8+, y 1...Th1+ 2.Rxh1 regala la torre. Solo queda 1...Tg2+: la torre de g7, clavada pero presente, defiende g2 y el rey no puede tomar. 2.Rh1 Tg1+ 3.Rh2 Tg2+ y tablas por repetición.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-cal-eliminacion-5-5',
    nivel: 5,
    fen: 'N2k4/2R5/5np1/5p1p/p2bpB1P/P5P1/4PnBK/4r3 w - - 4 43',
    linea: '1.Ag5 Cg4+ 2.Rh3',
    pista: 'Amenazan mate con el caballo de f6. ¿Cómo lo inmovilizas?',
    explicacion:
      'Las negras amenazan mate con el salto del caballo de f6 a g4. 1.Ag5 lo clava contra el rey de d8, y tras 1...Cg4+ con el otro caballo el rey escapa a h3. Las blancas siguen muy mal, pero las demás jugadas, como 1.Af1 C2g4+, pierden más deprisa.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-cal-eliminacion-5-6',
    nivel: 5,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista:
      'La dama blanca amenaza entrar por h7 y el alfil, tomar en h6. ¿Desde dónde puede tu dama defender la gran diagonal?',
    explicacion:
      'La dama de h8 y el alfil amenazan h6 y los jaques en h7. 1...Dd4 ocupa la gran diagonal, enfrenta a la dama blanca y ataca e4. Las negras están peor de todos modos y la diferencia con 1...g5 no es grande, pero esta defensa es la que menos concede.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-cal-eliminacion-6-1',
    nivel: 6,
    fen: 'r1bk3r/pp2b1pp/1q6/QB1R3P/4P1p1/P7/1P3P1P/1K5R b - - 0 21',
    linea: '1...Rc7 2.Dc3+ Rb8 3.De5+ Dc7',
    pista: 'Estás en jaque y hay tres jugadas. Comprueba qué pierden las dos interposiciones.',
    explicacion:
      'De las tres jugadas legales, las interposiciones pierden pieza: 1...Ad7 2.Txd7+ y 1...Ad6 2.Txd6+. Por eso 1...Rc7 es obligada, y tras 2.Dc3+ Rb8 3.De5+ Dc7 las negras salen con desventaja, pero con el rey en b8 y el material en juego.',
    prueba: { margen: 265 },
  },
  {
    id: 'aj-cal-eliminacion-6-2',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Cxe3 2.Axe3',
    pista: 'Tus dos torres están atacadas. Descarta salvar una sola y busca la que crea una amenaza.',
    explicacion:
      'El caballo ataca la torre de e3 y el alfil, la de f3; retirar una pierde la otra sin más. 1.Tf6 salva una y amenaza 2.Txh6+: si 1...Cxe3 2.Axe3, las blancas recuperan peones con jaque, y si toman en d2, los jaques en h6 y f5 dan tablas.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-cal-eliminacion-6-3',
    nivel: 6,
    fen: '2Q5/p3r1kp/4N1p1/1pp2p2/3b3P/P2P2P1/2q1b1BK/4R3 b - - 7 31',
    linea: '1...Txe6 2.Dxe6 Af3 3.De7+ Rh6 4.Dg5+ Rg7 5.De7+ Rh6',
    pista: 'El caballo da jaque. Descarta las jugadas de rey que sueltan el alfil de d4.',
    explicacion:
      'Las tres jugadas de rey permiten 2.Cxd4 y pierden. Queda 1...Txe6: tras 2.Dxe6 Af3 las negras amenazan mate en g2 y el alfil blanco está clavado por la dama de c2. A las blancas les toca dar jaque perpetuo: 3.De7+ Rh6 4.Dg5+.',
    prueba: { margen: 495 },
  },
];
