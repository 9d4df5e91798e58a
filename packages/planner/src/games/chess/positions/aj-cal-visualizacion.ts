import type { PosicionVerificada } from '../chess-topic.ts';

export const ajCalVisualizacion: readonly PosicionVerificada[] = [
  {
    id: 'aj-cal-visualizacion-2-1',
    nivel: 2,
    fen: '5rk1/5ppp/1p6/8/3PPq2/P1P3rP/4BPP1/3Q1nRK b - - 0 1',
    linea: '1...Txh3+ 2.gxh3 Dh2#',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1...Txh3+ fuerza el mate en 2, que termina con 2...Dh2# (mate de apoyo): la dama de h2 da mate pegada al rey de h1, apoyada por el caballo de f1.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-visualizacion-2-2',
    nivel: 2,
    fen: '4B1rk/1q3ppp/p2p3R/4Q3/2PP4/2r3P1/5P1P/3n1RK1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Dh5#',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      '1.Txh7+ fuerza el mate en 2, que termina con 2.Dh5#: la dama de h5 da jaque al rey de h7, que no tiene salida.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-cal-visualizacion-2-3',
    nivel: 2,
    fen: '1rr3k1/1p1q1pp1/p2p3p/1p2N3/1PP1Pn2/P7/B4Pb1/1QRR1NK1 b - - 0 31',
    linea: '1...Dh3 2.f3 dxe5',
    pista: 'Sin mover las piezas, sigue la variante de 2 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'El caballo de e5 ataca la dama. En h3 la dama se salva y amenaza mate en h1 con el alfil de g2; por eso las blancas deben jugar 2.f3, y el peón toma entonces el caballo de e5. Al final las negras tienen pieza de más y dama y alfil junto al rey.',
    prueba: { margen: 337 },
  },
  {
    id: 'aj-cal-visualizacion-2-4',
    nivel: 2,
    fen: '3rk3/1p3pp1/p1p1p1p1/3n2B1/1P1r4/5B1P/P5P1/1R3RK1 w - - 0 29',
    linea: '1.Axd8 Rxd8 2.Axd5 Txd5 3.Txf7',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'El alfil de g5 (3 puntos) captura la torre de d8 (5 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan una torre y un peón por un alfil.',
    prueba: { margen: 259 },
  },
  {
    id: 'aj-cal-visualizacion-2-5',
    nivel: 2,
    fen: '3b2rk/5ppp/3pQ3/r1p1p3/q1N1R3/1PPP4/6PP/5R1K w - - 0 1',
    linea: '1.Cxd6 Ta7 2.Txa4 fxe6 3.Txa7',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'Las dos damas están atacadas. 1.Cxd6 abre la cuarta fila: ahora la torre de e4 ataca la dama de a4. Si la torre negra se retira, 2.Txa4 fxe6 3.Txa7 y las blancas quedan con torre y peón de más. Imagina la cuarta fila vacía.',
    prueba: { margen: 356 },
  },
  {
    id: 'aj-cal-visualizacion-2-6',
    nivel: 2,
    fen: '4r1k1/2Q2pp1/p2pR2p/2p2n2/2P1q3/P6P/P2rRPP1/7K w - - 0 1',
    linea: '1.Txe8+ Dxe8 2.Txe8+ Rh7 3.Dxf7',
    pista: 'Sin mover las piezas, sigue la variante de 3 jugadas y di dónde queda cada pieza al final.',
    explicacion:
      'La torre toma en e8 con jaque; la dama recaptura y la torre de e2, que estaba detrás, vuelve a tomar con jaque. Al final la dama entra en f7. En cambio, 1.T6xe4 permite 1...Txe2 y la ventaja es menor.',
    prueba: { margen: 358 },
  },
  {
    id: 'aj-cal-visualizacion-3-1',
    nivel: 3,
    fen: '8/p5pk/7p/1Q1n1p1R/2pP4/2P2P2/3K4/3r4 w - - 5 51',
    linea: '1.Rc2 Ce3+ 2.Rb2',
    pista: 'Sin mover las piezas, imagina cada captura del rey en jaque: ¿qué salto de caballo permite?',
    explicacion:
      'El rey está en jaque y la torre de d1 parece regalada, pero 1.Rxd1 permite la horquilla 1...Cxc3+, que gana la dama de b5. Desde c2 el rey defiende c3 y sigue atacando la torre. Tras 1...Ce3+ 2.Rb2 imagina el tablero final: rey en b2, dama en b5, y el caballo negro en e3 lejos de c3.',
    prueba: { margen: 242 },
  },
  {
    id: 'aj-cal-visualizacion-3-2',
    nivel: 3,
    fen: 'r3q1k1/pbb2pp1/1pn4p/1B1pN3/Q2P4/8/PP3PPP/R1B3K1 w - - 2 21',
    linea: '1.Axc6 Axc6 2.Dxc6 Axe5 3.Dxe8+ Txe8 4.dxe5',
    pista: 'Sin mover las piezas, sigue la serie de capturas sobre el caballo clavado y di qué queda al final.',
    explicacion:
      'El caballo de c6 lo defienden la dama y el alfil, pero la cuenta favorece a las blancas: 1.Axc6 Axc6 2.Dxc6 y, si 2...Axe5, el cambio de damas intermedio 3.Dxe8+ Txe8 permite 4.dxe5. Al final quedan torre y alfil contra torre, con peones en e5 y d5: pieza por peón.',
    prueba: { margen: 162 },
  },
  {
    id: 'aj-cal-visualizacion-3-3',
    nivel: 3,
    fen: 'r4rk1/3qppb1/3p2p1/3Pn2p/4P2P/2N1B2R/PQ2NKP1/R7 b - - 0 20',
    linea: '1...Cd3+ 2.Rg1 Cxb2',
    pista: 'Sin mover las piezas, busca el salto de caballo que da jaque y di dónde queda al final.',
    explicacion:
      '1...Cd3+ ataca al rey de f2 y a la dama de b2; ninguna pieza blanca puede tomar en d3. Vaya donde vaya el rey, el caballo termina en b2 y las blancas se quedan sin dama. Empezar por 1...Dxh3 2.gxh3 repite la idea, pero el saldo es solo de torre.',
    prueba: { margen: 240 },
  },
  {
    id: 'aj-cal-visualizacion-3-4',
    nivel: 3,
    fen: '8/5pkp/3Q4/3P1BPp/1p1q4/p4PK1/3r4/3b1R2 w - - 0 38',
    linea: '1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#',
    pista: 'Sin mover las piezas, sigue la batería de dama y alfil y di en qué casilla acaba cada una.',
    explicacion:
      'La línea es toda de jaques: 1.Dh6+ Rg8 2.Axh7+ Rh8 3.Ag6+ Rg8 4.Dh7+ Rf8 5.Dxf7#. En la imagen final, el alfil está en g6, la dama en f7 y el rey en f8; lo que hay que retener es que el alfil va a g6 para apoyar ese mate.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-visualizacion-3-5',
    nivel: 3,
    fen: '4r1kr/pR4bp/6p1/2p2p2/5P1P/P1N3P1/1n3PB1/6K1 w - - 0 29',
    linea: '1.Ad5+ Te6 2.Axe6+ Rf8 3.Tf7+ Re8 4.Txg7',
    pista: 'Sin mover las piezas, sigue los jaques del alfil y la torre. ¿Qué ha caído al final?',
    explicacion:
      '1.Ad5+ obliga a 1...Te6 (si 1...Rf8, 2.Tf7+ con mate próximo). El alfil toma en e6 con jaque, la torre da otro en f7 y acaba en g7: al final han caído una torre y un alfil negros, el rey está en e8 y el alfil blanco en e6. El caballo de b2 nunca fue lo urgente.',
    prueba: { margen: 821 },
  },
  {
    id: 'aj-cal-visualizacion-3-6',
    nivel: 3,
    fen: 'r1b2r1k/pppp1p1n/7Q/4P1p1/q1BP4/8/P2b1PPP/R2R2K1 w - - 0 20',
    linea: '1.Ad3 f5 2.exf6 Tf7 3.Axh7',
    pista: 'Sin mover las piezas, amenaza el mate en h7 y no olvides una regla especial de los peones.',
    explicacion:
      '1.Ad3 amenaza 2.Dxh7#, y la defensa natural 1...f5 falla por la captura al paso, 2.exf6, que reabre la diagonal. En la imagen final, tras 2...Tf7 3.Axh7, el alfil está en h7, el peón en f6 y el rey negro sin salida.',
    prueba: { margen: 620 },
  },
  {
    id: 'aj-cal-visualizacion-4-1',
    nivel: 4,
    fen: '8/2Qb3k/4p1p1/p7/P1BPP3/4K3/1PP5/4q3 w - - 5 46',
    linea: '1.Ae2 Dg1+ 2.Rd3 Rh6 3.Dxd7',
    pista: 'Sin mover las piezas, sigue los jaques de la dama negra y di dónde se acaban.',
    explicacion:
      'El alfil de d7 está clavado contra el rey, así que puede esperar. Con 1.Ae2 se tapa el jaque, y tras 1...Dg1+ 2.Rd3 ya no hay más jaques útiles: si 2...Rh6 3.Dxd7. En la imagen final el rey está en d3, el alfil en e2 y la dama en d7.',
    prueba: { margen: 239 },
  },
  {
    id: 'aj-cal-visualizacion-4-2',
    nivel: 4,
    fen: 'r1bqkb1r/pppn1ppp/5n2/3N2B1/3P4/8/PP2PPPP/R2QKBNR b KQkq - 0 6',
    linea: '1...Cxd5 2.Axd8 Ab4+ 3.Dd2 Axd2+ 4.Rxd2 Rxd8',
    pista: 'Sin mover las piezas, imagina que el caballo clavado se mueve y pierdes la dama. ¿Qué jaque la recupera?',
    explicacion:
      'El caballo de f6 parece clavado contra la dama, pero puede moverse: 1...Cxd5 2.Axd8 Ab4+ y las blancas solo pueden interponer la dama, 3.Dd2. Tras 3...Axd2+ 4.Rxd2 Rxd8 las damas han desaparecido y las negras tienen una pieza de más. Es una celada conocida del gambito de dama.',
    prueba: { margen: 173 },
  },
  {
    id: 'aj-cal-visualizacion-4-3',
    nivel: 4,
    fen: 'r4rk1/2q2p1p/1p4p1/p2bP3/1n2B3/2b1P1P1/3N1PNP/1QB2RK1 b - - 1 23',
    linea: '1...Aa2 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3',
    pista: 'Sin mover las piezas, comprueba las casillas de la dama de b1 y sigue los cambios hasta c3.',
    explicacion:
      'La dama de b1 está atrapada: 1...Aa2, apoyado por el caballo de b4, la ataca y no hay salida. Con 2.Axa8 Axb1 3.Cxb1 Txa8 4.Cxc3 Dxc3 la imagen final es clara: dama en c3, torre en a8 y caballo en b4 contra torre, alfil y caballo.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-cal-visualizacion-4-4',
    nivel: 4,
    fen: 'r3rnk1/pp4p1/2p2p2/2qb3Q/5P1B/1P6/5RPP/1R5K b - - 5 25',
    linea: '1...Axg2+ 2.Txg2 Dxh5',
    pista: 'Sin mover las piezas, imagina la quinta fila sin el alfil de d5.',
    explicacion:
      'Si el alfil de d5 no estuviera, la dama de c5 tomaría la de h5, que está sin defensa. 1...Axg2+ lo aparta con jaque y obliga a responder en g2. En la imagen final la dama negra está en h5, la torre blanca en g2, y las blancas ya no tienen dama.',
    prueba: { margen: 243 },
  },
  {
    id: 'aj-cal-visualizacion-4-5',
    nivel: 4,
    fen: '1k6/pp1bQ3/1n3p2/6pp/3RP3/2P4P/PP4P1/5K2 w - - 1 31',
    linea: '1.Txd7 g4 2.Txb7+ Ra8 3.Txa7+ Rb8 4.Dc7#',
    pista: 'Sin mover las piezas, coloca dama y torre en la séptima fila y sigue los jaques hasta el final.',
    explicacion:
      '1.Txd7 no teme 1...Cxd7 por 2.Dd8#. Con cualquier otra respuesta, como 1...g4, la torre barre la séptima fila, 2.Txb7+ Ra8 3.Txa7+ Rb8, y la dama da mate en c7. En la imagen final la torre está en a7, la dama en c7 y el caballo negro sigue en b6.',
    prueba: { mate: 4 },
  },
  {
    id: 'aj-cal-visualizacion-4-6',
    nivel: 4,
    fen: '4R2r/p1pp1p1p/bp3qpk/n6N/6Q1/2P1R3/P4PPP/6K1 w - - 3 26',
    linea: '1.Cxf6 Rg7 2.Df4 Ad3 3.Cg4 Txe8 4.Df6+ Rg8 5.Txe8#',
    pista: 'Sin mover las piezas, sigue el regreso del caballo y la llegada de la dama a f6.',
    explicacion:
      '1.Cxf6 gana la dama y el rey queda al descubierto. Tras 1...Rg7 la tranquila 2.Df4 defiende el caballo y prepara 3.Cg4 con entrada en f6. Imagen final después de 3...Txe8 4.Df6+ Rg8 5.Txe8#: el rey en g8, la dama en f6, la torre en e8 y el caballo en g4.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-visualizacion-5-1',
    nivel: 5,
    fen: '2q3k1/2p3p1/7p/p3Q3/P1PPp3/1r2BbP1/1r3P1P/R1R3K1 b - - 0 33',
    linea: '1...Dh3 2.De6+ Dxe6 3.Rf1 Dh3+ 4.Re1 Te2+ 5.Rd1 Df1#',
    pista: 'Sin mover las piezas, comprueba que ningún jaque blanco defiende g2.',
    explicacion:
      '1...Dh3 amenaza mate en g2 con el alfil de f3. La blanca puede desviar la dama con 2.De6+ Dxe6, pero tras 3.Rf1 Dh3+ 4.Re1 Te2+ el rey no llega a ninguna parte y 5.Rd1 Df1# cierra. Al final la dama negra está en f1, la torre en e2 y el alfil sigue en f3.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-visualizacion-5-2',
    nivel: 5,
    fen: '6k1/1r4p1/2R5/2B1PP1p/p2P3b/P2r4/6PK/8 b - - 1 42',
    linea: '1...Ag3+ 2.Rh3 Tb1 3.Tc8+ Rh7 4.Th8+ Rxh8 5.e6 Th1#',
    pista: 'Sin mover las piezas, sitúa al rey blanco en h3 y a las piezas negras alrededor.',
    explicacion:
      '1...Ag3+ deja solo 2.Rh3, porque en g1 y h1 hay mate en b1. Con 2...Tb1 se amenaza 3...Th1#, y los jaques 3.Tc8+ y 4.Th8+ solo cuestan la torre. Imagen final: rey en h3, alfil en g3, torres en h1 y d3, peón en h5 quitando g4.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-cal-visualizacion-5-3',
    nivel: 5,
    fen: '1rr5/2qb2p1/p6p/2k5/4Q2P/Pp2P1P1/5P2/2R3K1 b - - 3 34',
    linea: '1...Rb6 2.Txc7 Txc7 3.De5 Rb7 4.Rh2 Tc2',
    pista: 'Sin mover las piezas, elige la casilla del rey y sigue los cambios en c7.',
    explicacion:
      'La dama de c7 se cambia por la torre; lo que decide es el rey. Tras 1...Rb6 2.Txc7 Txc7 3.De5 Rb7 el rey está a salvo, y 4...Tc2 activa la torre. Imagen final: rey en b7, torres en c2 y b8, alfil en d7 y peón en b3, contra dama sola.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-cal-visualizacion-5-4',
    nivel: 5,
    fen: '3r4/kpp3RP/8/4p3/4N3/4PPK1/pb4P1/2r2B1R w - - 0 37',
    linea: '1.Tg8 Txg8+ 2.hxg8=D a1=D 3.Th8 Txf1 4.Db8+ Rb6 5.Th6+',
    pista: 'Sin mover las piezas, sigue la doble coronación y di dónde están las dos damas.',
    explicacion:
      '1.Tg8 desvía a la torre de d8: 1...Txg8+ 2.hxg8=D a1=D y hay una dama por bando, en g8 y a1. La jugada difícil de ver es 3.Th8, que prepara el ataque al rey de a7: 3...Txf1 4.Db8+ Rb6 5.Th6+ con ataque ganador.',
    prueba: { margen: 466 },
  },
  {
    id: 'aj-cal-visualizacion-5-5',
    nivel: 5,
    fen: '6rk/1n3ppp/3pr3/4Q3/2PPP2R/q1PP4/5PPP/1N4K1 w - - 0 1',
    linea: '1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3 Ta8 5.Cc2',
    pista: 'Sin mover las piezas, lleva tu dama de e5 a h3 con jaques y di qué queda al final.',
    explicacion:
      'Las dos damas están atacadas y la torre se entrega para ganar tiempos: 1.Txh7+ Rxh7 2.Df5+ g6 3.Dh3+ Rg7 4.Cxa3. Imagen final: la dama blanca en h3, el caballo en a3 (luego c2), el rey en g7 y las negras con dos torres y caballo contra dama y caballo.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-cal-visualizacion-6-1',
    nivel: 6,
    fen: '1k1r4/ppp5/2r5/1R1p3q/8/1P2P2N/1Q4PP/4rR1K b - - 0 1',
    linea: '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ 4.Rf2 Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+ 7.Rh3 Th6#',
    pista: 'Sin mover las piezas, saca al rey de la esquina y sigue las dos torres hasta el mate.',
    explicacion:
      '1...Txf1+ 2.Cg1 Txg1+ 3.Rxg1 Dd1+ saca al rey a f2; las torres entran con jaque, 4...Tf8+ 5.Df6 Tcxf6+ 6.Rg3 Tg8+, y 7.Rh3 Th6# cierra. Imagen final: rey en h3, torres en g8 y h6, dama en d1 quitando g4.',
    prueba: { mate: 7 },
  },
  {
    id: 'aj-cal-visualizacion-6-2',
    nivel: 6,
    fen: 'rn4k1/pp4bp/2qp2p1/2pb1pN1/5B2/2P5/P1B2PPP/R2Q2K1 w - - 2 20',
    linea: '1.Aa4 b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4',
    pista: 'Sin mover las piezas, comprueba qué pierde la dama de c6 si deja de cuidar el alfil de d5.',
    explicacion:
      'La dama de c6 defiende el alfil de d5, y por eso no puede tomar en a4: 1...Dxa4 2.Dxd5+. Lo mismo vale para b5 una jugada después. Tras 1...b5 2.Axb5 Db7 3.Tb1 Ad4 4.cxd4 imagina la columna b: torre en b1, alfil en b5 y dama en b7, expuesta a la descubierta.',
    prueba: { margen: 228 },
  },
  {
    id: 'aj-cal-visualizacion-6-3',
    nivel: 6,
    fen: '2krr3/ppp4p/2bn4/2p1Np2/5R2/2P3P1/PP1N1P1P/4R1K1 b - - 1 20',
    linea: '1...Cf7 2.Cef3 Txe1+ 3.Cxe1 Txd2',
    pista: 'Sin mover las piezas, retira el caballo de d6 y di qué líneas se abren.',
    explicacion:
      'Al irse el caballo, 1...Cf7, la torre de d8 ataca d2 y el caballo ataca e5. Si 2.Cef3, el cambio 2...Txe1+ 3.Cxe1 desvía al defensor y 3...Txd2 gana la pieza. Imagen final: caballo blanco en e1, torre negra en d2, caballo negro en f7.',
    prueba: { margen: 230 },
  },
  {
    id: 'aj-cal-visualizacion-6-4',
    nivel: 6,
    fen: 'r2q3r/1b1nbk2/pp4p1/3Ppp2/Q2p4/3P1BPp/PP1B1P1P/3RR2K b - - 0 27',
    linea: '1...Cc5 2.Dc4 b5 3.Dxc5 Axc5',
    pista: 'Sin mover las piezas, cuenta las casillas de la dama blanca después de cada ataque.',
    explicacion:
      '1...Cc5 ataca a la dama de a4, y tras 2.Dc4 b5 no le queda ninguna casilla: tiene que tomar en c5, 3.Dxc5 Axc5. Imagen final: el alfil negro en c5, peones en b5 y a6, y las blancas sin dama a cambio de un caballo.',
    prueba: { margen: 234 },
  },
];
