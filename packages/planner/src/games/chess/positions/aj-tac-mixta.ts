import type { PosicionVerificada } from '../chess-topic.ts';

export const ajTacMixta: readonly PosicionVerificada[] = [
  {
    id: 'aj-tac-mixta-1-1',
    nivel: 1,
    fen: '6kB/1p3ppp/2qp2r1/R3pn2/2P5/3P4/PPP5/Q1KR4 w - - 0 1',
    linea: '1.Ta8+ Dc8 2.Txc8#',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1.Ta8+ fuerza el mate en 2, que termina con 2.Txc8# (mate del pasillo): el rey de g8 está encerrado por sus propias piezas de f7, g7 y h7 y la torre de c8 da mate por la octava fila.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mixta-1-2',
    nivel: 1,
    fen: '1k5r/ppp5/p7/4Q2R/4P3/PP1P1q2/5PPP/3r1RK1 b - - 0 1',
    linea: '1...Txf1+ 2.Rxf1 Dd1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Txf1+ fuerza el mate en 2, que termina con 2...Dd1#: la dama de d1 da jaque al rey de f1, que no tiene salida.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-tac-mixta-1-3',
    nivel: 1,
    fen: '3q2k1/np3ppp/Rbp5/2p5/3PP2Q/1PrP4/1P3PPP/1N3BRK w - - 0 1',
    linea: '1.Dxd8+ Axd8 2.Txa7',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'El alfil de b6 defendía a7; 1.Dxd8+ lo desvía a d8 y entonces 2.Txa7 captura el caballo. Las blancas ganan un caballo.',
    prueba: { margen: 404 },
  },
  {
    id: 'aj-tac-mixta-1-4',
    nivel: 1,
    fen: '6rk/1p3ppp/1R1p4/q7/1B6/2n4r/1P3PPP/5QRK w - - 0 1',
    linea: '1.Axa5 Cd5 2.gxh3 Cxb6 3.Axb6',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La dama de a5 no está defendida por ninguna pieza y el alfil de b4 la captura gratis. En cambio, 1.gxh3 permite 1...Dxb6 y la ventaja es mucho menor.',
    prueba: { margen: 419 },
  },
  {
    id: 'aj-tac-mixta-1-5',
    nivel: 1,
    fen: '2Bq1r1k/2rR2pp/3Q1n2/8/3P4/3PP3/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txd8 Tg8 2.Txg8+ Cxg8 3.Dxc7',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre de d7 (5 puntos) captura la dama de d8 (9 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan una dama y una torre.',
    prueba: { margen: 1650 },
  },
  {
    id: 'aj-tac-mixta-1-6',
    nivel: 1,
    fen: '3Br1k1/n4pp1/1ppp3p/1q1pr3/3P4/P1P5/PPP5/1K2RQ1R b - - 0 1',
    linea: '1...Txe1+ 2.Dxe1 Txe1+',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Cuenta sobre e1: las negras atacan con las dos torres y solo recaptura la dama. 1...Txe1+ 2.Dxe1 Txe1+ gana la dama por una torre. El alfil de d8 no puede estorbar.',
    prueba: { margen: 218 },
  },
  {
    id: 'aj-tac-mixta-2-1',
    nivel: 2,
    fen: '2r5/3nB1k1/p2PQ1pp/4q3/1pp5/6KP/PP6/2R2R2 w - - 5 31',
    linea: '1.Dxe5+ Cxe5 2.Af6+ Rf7 3.Axe5+',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'Tras 1.Dxe5+ Cxe5 2.Af6+ Rf7, el alfil se va de f6 a e5 y descubre el jaque de la torre de f1 al rey de f7 mientras captura el caballo. Las blancas ganan un caballo.',
    prueba: { margen: 1178 },
  },
  {
    id: 'aj-tac-mixta-2-2',
    nivel: 2,
    fen: '1Q3r1b/1p3ppk/4p1rp/R3p3/2P1P1nq/5N2/B4PPP/5RK1 w - - 0 1',
    linea: '1.Dxf8 Dxf2+ 2.Txf2 Cxf2 3.Rxf2',
    pista: 'Juegan las blancas: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      'La torre de f8 no está defendida por ninguna pieza y la dama de b8 la captura gratis. Las blancas ganan una dama y un caballo por un peón.',
    prueba: { margen: 610 },
  },
  {
    id: 'aj-tac-mixta-2-3',
    nivel: 2,
    fen: '4rrk1/p2N1ppp/1p1p4/3P2P1/1p2P3/1Pb3P1/P3K2P/2R4R b - - 0 25',
    linea: '1...Txe4+ 2.Rf3 Tfe8',
    pista: 'El rey blanco está en la columna de tus torres. ¿Qué captura da jaque y salva además la torre atacada?',
    explicacion:
      'El caballo de d7 ataca la torre de f8. La otra torre toma en e4 con jaque y gana un peón; cuando el rey se mueve, la torre de f8 sale del ataque ocupando la columna e. Las dos torres quedan dobladas contra el rey.',
    prueba: { margen: 275 },
  },
  {
    id: 'aj-tac-mixta-2-4',
    nivel: 2,
    fen: 'r7/1pp2k2/p1p5/6B1/3p1Pb1/1P1P1P2/P1P4q/3QKR2 b - - 2 25',
    linea: '1...Te8+ 2.Ae7 Txe7+ 3.De2 Dxe2#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Te8+ fuerza el mate en 3, que termina con 3...Dxe2# (mate de apoyo): la dama de e2 da mate pegada al rey de e1, apoyada por la torre de e7.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mixta-2-5',
    nivel: 2,
    fen: '1b3r2/1p3ppk/r6p/2R5/2P5/5Nr1/3R1PPP/6K1 b - - 0 1',
    linea: '1...Ta1+ 2.Td1 Txd1+ 3.Ce1 Txe1#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Ta1+ fuerza el mate en 3, que termina con 3...Txe1# (mate del pasillo): el rey de g1 está encerrado por sus propias piezas de f2, g2 y h2 y la torre de e1 da mate por la primera fila.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mixta-2-6',
    nivel: 2,
    fen: '8/1p1R1R2/1p5k/p2P3r/P7/5Bp1/4P1K1/2q5 b - - 3 48',
    linea: '1...Dh1+ 2.Rxg3 Dh2+ 3.Rg4 Tg5#',
    pista: 'Juegan las negras: no sabes el tema, así que revisa jaques, capturas y amenazas por ese orden.',
    explicacion:
      '1...Dh1+ fuerza el mate en 3, que termina con 3...Tg5#: la torre de g5 da jaque al rey de g4 y la dama de h2 y el rey de h6 controlan sus salidas.',
    prueba: { mate: 3 },
  },
  {
    id: 'aj-tac-mixta-3-1',
    nivel: 3,
    fen: 'b1r3k1/3qbppp/p2ppn2/p1r5/P3P3/3P1NP1/1Q2NPBP/RR4K1 b - - 0 25',
    linea: '1...Tc2 2.Db6 Txe2',
    pista: 'Las torres negras están dobladas en la columna c. ¿Qué pieza blanca depende solo de su dama?',
    explicacion:
      'Al caballo de e2 solo lo defiende la dama de b2. 1...Tc2, con la torre apoyada por la de c8, ataca a las dos piezas en la misma fila: la dama tiene que irse y, vaya a donde vaya (2.Db6, 2.Db3 o 2.Dd4), 2...Txe2 gana el caballo.',
    prueba: { margen: 195 },
  },
  {
    id: 'aj-tac-mixta-3-2',
    nivel: 3,
    fen: 'r2q1rk1/pp3pp1/1b1pb2p/nP4n1/4P2N/2PB3P/P3QPP1/RNB2RK1 b - - 3 15',
    linea: '1...Cxh3+ 2.gxh3 Dxh4',
    pista: 'Mira qué pieza blanca está sin defensa y qué pieza negra le tapa el camino a su propia dama.',
    explicacion:
      'El caballo de h4 no tiene defensa y solo lo protege que el caballo de g5 tapa la diagonal d8-h4. 1...Cxh3+ lo aparta con jaque: si 2.gxh3 Dxh4, las negras recuperan la pieza con un peón de más y ya apuntan a h3; si 2.Rh2, el caballo se salva con 2...Cf4 y el de h4 sigue perdido (3.Axf4 Dxh4+).',
    prueba: { margen: 175 },
  },
  {
    id: 'aj-tac-mixta-3-3',
    nivel: 3,
    fen: '5r2/1Q3ppk/7p/n2pp3/4P1q1/R3P2P/NP3PP1/2r1R1K1 b - - 0 1',
    linea: '1...Txe1+ 2.Rh2 Th1+ 3.Rxh1 Dd1+ 4.Rh2 Cxb7',
    pista: 'Las dos damas están atacadas. ¿Qué jaques te dejan poner la tuya a salvo sin soltar la blanca de b7?',
    explicacion:
      'El peón de h3 ataca tu dama y tu caballo de a5 ataca la blanca, así que cada jaque vale un tiempo. 1...Txe1+ toma la torre y, tras 2.Rh2, 2...Th1+ 3.Rxh1 Dd1+ saca la dama de g4 con jaque: después de 4.Rh2 Cxb7 las negras han ganado la dama. Con 1...Cxb7 las blancas responden tomando en c1 y la ventaja se reduce mucho.',
    prueba: { margen: 181 },
  },
  {
    id: 'aj-tac-mixta-3-4',
    nivel: 3,
    fen: 'r1bqkb1r/1p3pp1/p1np1n2/3Np2p/4P3/1N2B3/PPP2PPP/R2QKB1R w KQkq - 0 9',
    linea: '1.Ab6 Dd7 2.Cc7+ Re7 3.Cxa8',
    pista: 'La dama de d8 es la única que vigila c7. ¿Cómo la obligas a moverse?',
    explicacion:
      '1.Ab6 ataca a la dama, que es la única defensora de c7, y no se la puede tomar: 1...Dxb6 2.Cxb6. Tras 1...Dd7 2.Cc7+ el caballo ataca al rey y a la torre de a8 y gana la torre; si 1...Cxd5 2.Axd8, las blancas ganan la dama por dos piezas.',
    prueba: { margen: 244 },
  },
  {
    id: 'aj-tac-mixta-3-5',
    nivel: 3,
    fen: 'r1b3k1/6pp/p2p4/1p1Pp3/P5qb/8/RPPQ1P1P/2N2R1K b - - 6 26',
    linea: '1...Df3+ 2.Rg1 Ah3 3.Dg5 Axg5 4.Cd3 Dg2#',
    pista:
      'La casilla g2 no tiene más defensor que el rey. Fíjate también en qué jugada de peón le taparía la diagonal a tu dama.',
    explicacion:
      '1...Df3+ lleva al rey a g1 y de paso bloquea el peón de f2, que ya no podrá avanzar a f3. Entonces la jugada tranquila 2...Ah3 amenaza 3...Dg2# y no hay defensa: 3.Dg5 solo retrasa el mate un par de jugadas.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-3-6',
    nivel: 3,
    fen: '1Q3rkq/1p2Rp1p/6p1/4p3/2PP4/PP1Rrn2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Te8 Txd3 2.Txf8+ Rg7 3.Txf7+',
    pista: 'Cuenta quién defiende de verdad la torre de f8: ¿puede hacerlo la dama de h8?',
    explicacion:
      'La dama de h8 no defiende f8, porque su propio rey le tapa la fila. 1.Te8 suma dos atacantes (la torre y, detrás, la dama de b8) contra un solo defensor y gana la torre: tras 1...Txd3 2.Txf8+ Rg7 3.Txf7+ cae además el peón. Ojo después: si 3...Rxf7, lo bueno es 4.Dxb7+, no 4.Dxh8 por 4...Txd1#.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-tac-mixta-4-1',
    nivel: 4,
    fen: '2r3rk/3R1ppp/8/3p1n1R/q3P3/3P1Q2/PPP5/1K1R4 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dxf5+ g6 3.Th1+ Rg7 4.Dxf7#',
    pista: 'La torre de d7 ya presiona f7. ¿Cómo podría llegar la otra torre a la columna h con jaque?',
    explicacion:
      'El sacrificio 1.Txh7+ saca al rey y deja libre la columna h: tras 1...Rxh7 2.Dxf5+ la dama entra con jaque tomando el caballo y la torre de d1 espera para dar jaque en h1. Con 2...g6 3.Th1+ Rg7 el peón de f7 cae con 4.Dxf7#, porque la torre de d7 apoya a la dama.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-4-2',
    nivel: 4,
    fen: '4r1kB/4Qpp1/3p1n1p/8/3q4/P1P5/rPP5/1KR4R b - - 0 1',
    linea: '1...Txb2+ 2.Ra1 Ta2+ 3.Rxa2 Dc4+ 4.Ra1 Txe7',
    pista:
      'La dama de e7 está atacada, pero la tuya también. Busca jaques que te dejen mover la dama sin perder el tiempo.',
    explicacion:
      'Las dos damas están atacadas, así que gana quien mueva con jaque. 1...Txb2+ 2.Ra1 (si 2.Rxb2, 2...Tb8+ y el rey no resiste) 2...Ta2+ 3.Rxa2 Dc4+ saca la dama negra del ataque de c3 con jaque, y después de 4.Ra1 la dama de e7 cae: 4...Txe7.',
    prueba: { margen: 464 },
  },
  {
    id: 'aj-tac-mixta-4-3',
    nivel: 4,
    fen: '3r1rk1/p3qpp1/Pp6/2n2pB1/RQP5/5N1P/1P3PP1/6K1 b - - 0 28',
    linea: '1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3 4.Ae3 Df1 5.De1 Txe1',
    pista:
      'El alfil de g5 ataca a tu dama y, detrás, a la torre. ¿Qué jaques te permiten salir de ahí con ganancia de tiempo?',
    explicacion:
      'La enfilada del alfil de g5 se resuelve con jaques: 1...Td1+ 2.Rh2 Dd6+ 3.g3 Dd3 y las piezas negras, en vez de estar atacadas, rodean al rey. La dama ataca f3 y entra en f1 con amenaza de mate; tras 4.Ae3 Df1 las blancas solo lo evitan entregando la dama con 5.De1. En cambio, 1...f6 2.Ad2 deja solo una ventaja pequeña.',
    prueba: { margen: 361 },
  },
  {
    id: 'aj-tac-mixta-4-4',
    nivel: 4,
    fen: '6k1/p2p4/2p5/2R2q1p/P2p1N1P/5KP1/1r3P2/8 b - - 0 40',
    linea: '1...d5 2.Rg2 De4+ 3.Rg1 Tb1+ 4.Tc1 Txc1+ 5.Rh2 Th1#',
    pista:
      'Puedes tomar la torre de c5, pero hay algo mejor: ¿por qué casilla se escaparía el rey blanco de los jaques?',
    explicacion:
      '1...Dxc5 también gana, pero 1...d5 es más fuerte: corta la acción de la torre sobre la dama y le quita al rey la casilla e4. Ya no hay defensa: 2.Rg2 De4+ 3.Rg1 Tb1+ y los jaques terminan en mate; si 2.Txd5 cxd5, todo sigue igual.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-tac-mixta-4-5',
    nivel: 4,
    fen: '8/p6p/1p6/3k4/r6p/2N2P2/8/5K2 b - - 9 48',
    linea: '1...Rd4 2.Cxa4 b5 3.Cb2 a5',
    pista:
      'El caballo da jaque y también ataca tu torre, así que la torre se pierde. ¿Dónde debe estar el rey para que el caballo no pueda volver?',
    explicacion:
      'El caballo da jaque y se llevará la torre; lo importante es a qué casilla va el rey. Desde d4 controla c3 y c5, de modo que tras 2.Cxa4 b5 el caballo solo puede ir a b2 y 3...a5 pone en marcha dos peones pasados que él solo no detiene. Con 1...Rc4 el caballo vuelve con jaque (2.Cxa4 b5 3.Cb2+) y gana tiempo.',
    prueba: { margen: 233 },
  },
  {
    id: 'aj-tac-mixta-5-1',
    nivel: 5,
    fen: '8/2Q1R1pk/5r2/1P3p1p/P5b1/8/5KP1/8 w - - 13 50',
    linea: '1.Txg7+ Rh6 2.De7 h4 3.Dxf6+ Rh5 4.Dg5#',
    pista:
      'La dama y la torre blancas comparten la séptima fila. ¿Qué puede tomar la torre sin perder el apoyo de la dama?',
    explicacion:
      'La torre toma en g7 apoyada por la dama de c7, así que el rey no puede capturarla. Tras 1...Rh6 viene la jugada tranquila 2.De7, que mantiene ese apoyo y ataca f6: si la torre se va a g6, 3.Th7#; si 2...h4, 3.Dxf6+ Rh5 4.Dg5#. Con 1...Rh8 el mate es más rápido: 2.Th7+ Rg8 3.Dg7#.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-tac-mixta-5-2',
    nivel: 5,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista:
      'El rey está en jaque y la dama caerá detrás de él. Elige la casilla donde los jaques de la dama blanca se acaben antes.',
    explicacion:
      'Es una enfilada: el rey sale del jaque y la dama de c7 se cambia por la torre. La decisión es a dónde va el rey: en b6 queda cerca de b7 y a7 y, tras 2.Txc7 Txc7, las dos torres y el peón de b3 pesan más que la dama. En d6 lo persiguen los jaques (2.Dd4+), y 1...Rb5 pierde en el acto por 2.Db4#.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-tac-mixta-5-3',
    nivel: 5,
    fen: 'r4br1/p2b3k/3p4/1p3RQp/1P2P3/8/P1P3PP/2R3K1 w - - 1 24',
    linea: '1.Dxh5+ Ah6 2.Tf6 Tg3 3.hxg3 Af5 4.Df7+ Ag7 5.Txf5 Rh8 6.Th5+ Ah6 7.Txh6#',
    pista: 'Después del jaque evidente en la columna h, fíjate en qué pieza queda clavada y cómo atacarla otra vez.',
    explicacion:
      'Con 1.Dxh5+ el alfil tiene que interponerse (1...Rg7 2.Tf7#) y en h6 queda clavado. 2.Tf6 lo ataca por segunda vez y amenaza tomarlo con mate; las negras solo pueden entregar piezas (2...Tg3 3.hxg3 Af5 4.Df7+) para retrasarlo. Cambiar el orden con 1.Tf7+ Tg7 deja escapar el mate.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-tac-mixta-6-1',
    nivel: 6,
    fen: '4r1k1/p5pp/1p2r3/1R1p1p1q/P1pP4/B1P1PP1n/2Q3P1/4RK2 b - - 5 31',
    linea: '1...Cf4 2.Df2 Cd3 3.Ac1 Cxf2',
    pista: 'El peón de e3 está atado: mira qué pasa en la columna e y en la primera fila si captura algo.',
    explicacion:
      'El peón de e3 no puede tomar el caballo: 2.exf4 Dh1+ 3.Rf2 Dxe1# con la columna e abierta. 1...Cf4 amenaza entrar con la dama por h1 y toda defensa cuesta material: 2.Df2 permite 2...Cd3, que ataca a la dama y a la torre apoyado por el peón de c4; contra 2.Rg1, 2...Th6 acaba en mate por la columna h.',
    prueba: { margen: 287 },
  },
  {
    id: 'aj-tac-mixta-6-2',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'La dama de c6 cumple una tarea importante. ¿Qué quedaría sin defensa si la obligas a moverse?',
    explicacion:
      'La dama de c6 está sobrecargada: es la única que defiende el alfil de d5, que caería con jaque. Por eso 1.Aa4 no se puede tomar (1...Dxa4 2.Dxd5+), y si 1...b5 2.Axb5 tampoco vale 2...Dxb5 por la misma razón. Tras 2...Db7 3.Tb1 la torre amenaza a la dama con la descubierta del alfil.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-tac-mixta-6-3',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Cuenta las casillas que le quedan a la dama blanca de a4 y mira qué peón podría quitárselas.',
    explicacion:
      '1...Cc5 gana tiempo atacando a la dama y abre la columna d contra el peón de d5. Si 2.Dc4, 2...b5 la deja sin casillas y hay que darla por el caballo: 3.Dxc5 Axc5. Si se retira a c2 o b4, 2...Axd5 aprovecha la gran diagonal que lleva al rey de h1.',
    prueba: { margen: 234 },
  },
];
