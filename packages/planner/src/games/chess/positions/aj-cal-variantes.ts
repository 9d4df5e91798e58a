import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalVariantes: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-variantes-3-1',
    nivel: 3,
    fen: '4qrrk/6pp/1pp1R3/3p4/7Q/P5B1/PPP5/n1KR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Dh5 3.Txh5#',
    pista: 'La torre de e6 controla la sexta fila. Calcula el jaque que abre la columna h y qué puede interponerse.',
    explicacion:
      'La torre de e6 quita las casillas g6 y h6, y f8 y g8 están ocupadas por torres negras: si la columna h se abre, el rey no tiene salida. 1.Dxh7+ Rxh7 2.Th1+ y la única interposición, 2...Dh5, solo retrasa el mate: 3.Txh5#.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-variantes-3-2',
    nivel: 3,
    fen: '2Q3rk/p1r2ppp/8/3R4/1B2P2q/6n1/PPP5/2KR4 w - - 0 1',
    linea: '1.Dxg8+ Rxg8 2.Td8+ Dxd8 3.Txd8#',
    pista: 'Cuenta quién puede llegar a d8 si el rey negro sale de la esquina: atacantes y defensores.',
    explicacion:
      '1.Dxg8+ Rxg8 es forzado y después todo depende de d8: la torre llega con 2.Td8+, la dama de h4 es la única que puede tomarla y la segunda torre recaptura con mate, 2...Dxd8 3.Txd8#. Son tres jugadas sin ninguna alternativa negra; 1.Dxc7 gana material, pero deja escapar el mate.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-variantes-3-3',
    nivel: 3,
    fen: '3rnrk1/3R1ppp/8/2Qp4/2P5/P2B4/1P1q2PP/5R1K w - - 0 1',
    linea: '1.Dxf8+ Rxf8 2.Tdxf7+ Rg8 3.Tf8#',
    pista: 'El caballo de e8 corta a su propia torre de d8. ¿Quién defiende entonces f8 y f7?',
    explicacion:
      'El caballo de e8 tapa a la torre de d8, así que f8 solo la defiende el rey. 1.Dxf8+ lo obliga a tomar, 2.Tdxf7+ entra con las dos torres en la columna f y, como 2...Rg8 es la única casilla, 3.Tf8# con una torre apoyada por la otra.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-cal-variantes-3-4',
    nivel: 3,
    fen: '3Q2rk/pp3pp1/pp3R1p/4n3/8/P2P4/4qPPP/3B2RK w - - 0 1',
    linea: '1.Txh6+ gxh6 2.Df6+ Rh7 3.Axe2 Tg6 4.Dxe5',
    pista:
      'La dama negra de e2 está atacada, pero la tuya también. Busca una casilla desde la que tu dama dé jaque y líbrala.',
    explicacion:
      'El alfil de d1 ya ataca a la dama de e2, pero 1.Axe2 permite 1...Txd8. Hace falta que la dama blanca salga con jaque, y la casilla f6 la ocupa su torre: 1.Txh6+ gxh6 la despeja y 2.Df6+ Rh7 3.Axe2 gana la dama; después también está atacado el caballo de e5.',
    prueba: { margen: 262 },
  },
  {
    id: 'aj-cal-variantes-3-5',
    nivel: 3,
    fen: '1Q3rkq/1p2Rp1p/6p1/4p3/2PP4/PP1Rrn2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Te8 Txd3 2.Txf8+ Rg7 3.Txf7+',
    pista: 'La dama de h8 parece defender f8. Compruébalo, y calcula también qué pasa en tu primera fila.',
    explicacion:
      'El rey de g8 le corta el paso a su dama, así que f8 solo tiene un defensor contra la torre y la dama de b8. 1.Te8 gana la torre incluso tras 1...Txd3 2.Txf8+ Rg7 3.Txf7+. Lo importante es calcular una jugada más: si 3...Rxf7, lo correcto es 4.Dxb7+, porque 4.Dxh8 permite 4...Txd1#.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-cal-variantes-3-6',
    nivel: 3,
    fen: '5rk1/pp2nppp/8/3p4/q1b5/P1rB1QNR/PPP5/2KR4 w - - 0 1',
    linea: '1.Axh7+ Rh8 2.Ad3+ Rg8 3.Th8+ Rxh8 4.Dh5+ Rg8 5.Dh7#',
    pista:
      'Calcula los jaques del alfil y la torre en la columna h, y busca cómo cambiar la torre por la dama en esa columna.',
    explicacion:
      'Toda la línea es forzada: 1.Axh7+ Rh8 y el alfil se retira con jaque descubierto a d3, sin dejar de apuntar a h7. La torre se entrega con 3.Th8+ Rxh8 solo para que la dama llegue con jaque, 4.Dh5+ Rg8, y dé mate en h7 con el apoyo del alfil.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-variantes-4-1',
    nivel: 4,
    fen: '6rk/q4ppp/p2bp2Q/3r4/3P4/2N5/PPP3R1/2KR4 w - - 0 1',
    linea: '1.Dxh7+ Rxh7 2.Th1+ Ah2 3.Thxh2+ Th5 4.Txh5#',
    pista: 'Calcula qué casillas le quedan al rey en h7 si la torre de g2 controla la columna g.',
    explicacion:
      'En h7 el rey no tendría salida: la torre de g2 controla g6 y su propia torre ocupa g8. Por eso 1.Dxh7+ Rxh7 2.Th1+ es mate en pocas jugadas: las negras solo pueden interponer el alfil en h2 y la torre en h5, y las dos piezas se toman con jaque.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-variantes-4-2',
    nivel: 4,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista:
      'La torre está perdida por la horquilla del caballo. Compara las casillas del rey según lo que le dejan al caballo después de tomar.',
    explicacion:
      'El caballo se llevará la torre en cualquier caso; la variante se decide por la casilla del rey. En d4 controla c3 y c5, así que tras 2.Cxa4 b5 el caballo solo tiene b2 y 3...a5 lanza los dos peones. Con 1...Rc4 la misma línea falla por un detalle: 3.Cb2+ es jaque y las blancas ganan un tiempo.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-cal-variantes-4-3',
    nivel: 4,
    fen: '6nQ/rp1q1k2/3p1p1R/p1pNpb2/P7/2PP1B2/1P3K2/8 w - - 1 33',
    linea: '1.Ah5+ Ag6 2.Th7+ Re6 3.Dxg8+ Df7 4.Txf7 Axh5 5.Tg7+ Af7 6.Dxf7+ Rf5 7.Dxf6#',
    pista: 'El alfil de f3 y la torre de h6 pueden dar jaque. Calcula primero cuál de los dos deja menos respuestas.',
    explicacion:
      '1.Ah5+ es el jaque preciso: 1...Re6 pierde rápido por 2.Dxg8+ Df7 3.Dxf7#, y contra 1...Ag6 viene 2.Th7+ Re6 3.Dxg8+, con el rey atrapado en el centro y el caballo de d5 quitándole casillas. Las interposiciones en f7 solo alargan la línea. En cambio, 1.Th7+ gana la dama, pero deja escapar al rey.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-variantes-4-4',
    nivel: 4,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista:
      'Solo hay tres jugadas de rey. Calcula en cada una cuántos jaques le quedan a la dama blanca después de los cambios en c7.',
    explicacion:
      'El jaque de la torre obliga al rey a apartarse y la dama de c7 se cambia por la torre. Comparando: 1...Rb5 pierde por 2.Db4#; 1...Rd6 deja al rey en medio de los jaques (2.Df4+); 1...Rb6 2.Txc7 Txc7 permite refugiarse en b7, y las dos torres con el peón de b3 superan a la dama.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-cal-variantes-5-1',
    nivel: 5,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'Empieza por preguntarte qué pasa si el peón de e3 captura, y después calcula la casilla d3.',
    explicacion:
      '1...Cf4 amenaza entrar en h1 y no se puede tomar: 2.exf4 Dh1+ 3.Rf2 Dxe1#. Hay que calcular otras dos defensas: 2.Df2 Cd3, con el caballo apoyado por c4 y atacando dama y torre, y 2.Rg1 Th6, donde el ataque por la columna h termina en mate.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-cal-variantes-5-2',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista:
      'Los dos bandos van a coronar. Calcula quién da jaque primero y busca cómo desviar la torre que frena tu peón.',
    explicacion:
      '1.Tg8 obliga a la torre de d8 a tomar y el peón corona en g8 por captura: 1...Txg8+ 2.hxg8=D a1=D. Con dama cada uno decide quién ataca: la jugada tranquila 3.Th8 amenaza dar jaque en a8 o b8 y, aunque las negras tomen en f1, 4.Db8+ Rb6 5.Th6+ persigue al rey con ataque ganador.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-cal-variantes-5-3',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista:
      'Las dos damas están atacadas. Calcula los jaques que permiten mover la tuya y termina en una casilla segura.',
    explicacion:
      'Si 1.Cxa3 dxe5, se cambian las damas y no queda nada. La torre se entrega para ganar tiempos: 1.Txh7+ Rxh7 2.Df5+ g6 y, como la dama vuelve a estar atacada, otro jaque la pone a salvo: 3.Dh3+ Rg7 4.Cxa3. El resultado es dama por torre, y las negras solo consiguen actividad con 4...Ta8.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-cal-variantes-5-4',
    nivel: 5,
    fen: '7r/4k3/6Rp/qpp5/8/4P1PP/Pn3PB1/2KR4 b - - 0 28',
    linea: '1...Dc3+ 2.Rb1 Cxd1 3.Tg7+ Rf6 4.Tg6+ Rxg6 5.Ae4+ Rg7 6.Ad5 Db2#',
    pista: 'Antes de tomar la torre de d1, pregúntate dónde quieres que esté el rey blanco.',
    explicacion:
      'Si 1...Cxd1 enseguida, el rey recaptura y se escapa. El jaque previo 1...Dc3+ lo obliga a ir a b1 y entonces 2...Cxd1 amenaza 3...Db2# sin defensa. A las blancas solo les quedan jaques desesperados con la torre y el alfil (3.Tg7+, 4.Tg6+, 5.Ae4+): hay que calcular que se acaban.',
    prueba: { mate: 6 },
  },
  {
    id: 'aj-cal-variantes-6-1',
    nivel: 6,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista:
      'El primer jaque es natural; lo difícil es la segunda jugada. ¿Qué pieza negra quedará clavada en la columna h?',
    explicacion:
      'Después de 1.Dxh5+ Ah6 (1...Rg7 2.Tf7#) el alfil está clavado y la jugada tranquila 2.Tf6 lo ataca otra vez. Desde ahí las negras solo disponen de sacrificios para ganar tiempo, como 2...Tg3 o 2...Txg2+, y hay que comprobar que ninguno da jaque continuo: el mate en la columna h llega igual.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-variantes-6-2',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'La dama de c6 sostiene el alfil de d5. Calcula qué pasa en cada captura si la obligas a moverse.',
    explicacion:
      'La dama de c6 es la única defensora de d5, y por eso 1.Aa4 es intocable: 1...Dxa4 2.Dxd5+. Contra 1...b5 2.Axb5 la situación se repite y tras 2...Db7 3.Tb1 la torre apunta a la dama detrás del alfil. Si las negras entregan la dama, 1...Axc3 2.Axc6, no obtienen suficiente por ella.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-cal-variantes-6-3',
    nivel: 6,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista: 'Tu caballo de d6 tapa la columna d. Calcula las tres respuestas blancas si se retira atacando e5.',
    explicacion:
      '1...Cf7 descubre la torre de d8 sobre el caballo de d2 y ataca el de e5. Hay que calcular tres defensas: 2.Cef3 y 2.Cd3 pierden por la desviación 2...Txe1+ 3.Cxe1 Txd2, y 2.Txf5 no alcanza, porque tras 2...Cxe5 los cambios en e5 dejan otra vez colgado d2.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-cal-variantes-6-4',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Calcula las retiradas de la dama blanca después de un ataque con ganancia de tiempo: no son muchas.',
    explicacion:
      '1...Cc5 ataca a la dama y abre la columna d contra d5. La línea crítica es 2.Dc4 b5, porque la dama no tiene casillas y ha de entregarse: 3.Dxc5 Axc5. Las otras retiradas, 2.Dc2 o 2.Db4, permiten 2...Axd5, que aprovecha la diagonal del rey de h1 y gana material.',
    prueba: { margen: 234 },
  },
];
