import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParMotor: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-motor-4-1',
    nivel: 4,
    fen: '5rk1/6p1/bp1p3p/p1p5/4pP1Q/P1P3PP/q7/2BR2K1 b - - 0 36',
    linea: '1...e3',
    pista: 'El alfil de a6 y la dama de a2 apuntan al rey: ¿qué avance cierra la defensa blanca?',
    explicacion:
      'El peón pasa a e3 y corta la segunda fila: amenaza ...Df2+ y abre la gran diagonal para ...Ab7. Tras 2.g4 Dc2 las piezas blancas no llegan a defender. Con 1...Dc2 2.Dh5 las blancas ganan tiempo.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-par-motor-4-2',
    nivel: 4,
    fen: '3r1r2/1p1b1kp1/2p1p1q1/p3PP2/2P1p1PQ/4P3/P5RR/6K1 b - - 0 31',
    linea: '1...exf5 2.gxf5 Dxf5',
    pista: 'El peón de f5 ataca tu dama: ¿qué captura abre la columna g y por qué es posible?',
    explicacion:
      'La dama está atacada con amenaza de mate por la columna h. Capturar en f5 es lo mejor: tras 2.gxf5 Dxf5 3.Tg5 las blancas ganan la dama por la torre, pero las torres y los peones negros mantienen casi la igualdad. El motor rechaza 1...Dh6 por el peón pasado de f6.',
    prueba: { margen: 77 },
  },
  {
    id: 'aj-par-motor-4-3',
    nivel: 4,
    fen: 'rn1qkb1r/ppp4p/5pp1/3pNb2/2B1n3/2N2Q2/PPPP1PPP/R1B1K2R w KQkq - 2 8',
    linea: '1.Axd5 Cxc3 2.dxc3 fxe5 3.Axb7',
    pista: 'Tu caballo está atacado, pero la dama de f3 mira a f5 y a8: ¿qué captura abre esas líneas?',
    explicacion:
      'En vez de retirar el caballo, el alfil captura y amenaza f7 y b7 a la vez. La dama no puede tomar por el caballo de c3 y, tras 1...Cxc3 2.dxc3 fxe5 3.Axb7, las blancas recuperan la torre de a8 con ventaja. Con 1.Cf7 De7 las negras se defienden.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-par-motor-4-4',
    nivel: 4,
    fen: '1k1r4/1pp3p1/p7/4p2P/4N1R1/4P1K1/1b3PP1/2r2B1R b - - 3 32',
    linea: '1...Td7',
    pista: '¿Qué peón tuyo contiene a los peones blancos g y h?',
    explicacion:
      'La torre de g4 apunta a g7: si cae, las blancas tendrán dos peones pasados unidos. La defensa lateral desde d7 lo protege y el plan sigue con ...c6 y el avance en el flanco de dama. Las negras están peor, pero 1...Th8 2.Txg7 es mucho más grave.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-par-motor-4-5',
    nivel: 4,
    fen: '3q3k/1p3P1n/8/p7/Pb1n1N2/1P2B1P1/5K1P/R6R w - - 0 39',
    linea: '1.Thd1 Ac5 2.Tac1',
    pista: 'El caballo de d4 es el objetivo: ¿qué torre debe atacarlo para que la otra ocupe la columna c?',
    explicacion:
      'La elección de la torre es la clave: la de h1 ocupa la columna d y presiona el caballo, y la de a1 queda libre para atacar al defensor: 1...Ac5 2.Tac1 b6 3.Tc4 y d4 cae. Con 1.Tad1 Ac5 la torre de h1 sigue fuera de juego.',
    prueba: { margen: 125 },
  },
  {
    id: 'aj-par-motor-4-6',
    nivel: 4,
    fen: 'Q1bq3B/4kp2/4p3/1pbp3p/6p1/2N5/PP3PPP/n2R2K1 w - - 1 22',
    linea: '1.Dc6 Ad6 2.Cxb5',
    pista: 'La dama de a8 está en la esquina: ¿desde dónde ataca dos puntos y protege indirectamente al alfil de h8?',
    explicacion:
      'Centralizada en c6, la dama ataca el alfil de c5 y el peón de b5; si 1...Dxh8, 2.Dxc5+ recupera la pieza con jaque. Tras 1...Ad6 2.Cxb5 el caballo también entra en juego contra el rey de e7. Con 1.Ae5 f6 se pierden tiempos.',
    prueba: { margen: 67 },
  },
  {
    id: 'aj-par-motor-5-1',
    nivel: 5,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/6r1/7K b - - 6 57',
    linea: '1...Tg1+ 2.Rh2 Tg2+ 3.Rh1 Tg1+ 4.Rh2 Tg2+ 5.Rh1 Tg1+',
    pista: 'Te amenazan mate en pocas jugadas: ¿puedes no dejar mover nunca al rey blanco?',
    explicacion:
      'Las blancas tienen material de sobra y mate inmediato, así que solo salva el jaque continuo: la torre de g7 protege a la de g2 y el rey oscila entre h1 y h2 sin otra casilla. Con 1...Th2+ 2.Rxh2 se acaban los jaques y se pierde. Son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-par-motor-5-2',
    nivel: 5,
    fen: 'rk2q2r/p2pbPpp/1p6/2p5/1PQ4P/4Nb2/P1P2PP1/2KR3R b - - 0 21',
    linea: '1...Dc8',
    pista: 'La dama de e8 está atacada por un peón: ¿qué casilla tapa el jaque en f4?',
    explicacion:
      'La dama se retira a c8, junto a su rey, y tras 2.Df4+ d6 3.Dxf3 las negras pierden el alfil, pero el peón de f7 quedará rodeado. Están mal; con 1...Dd8 2.Df4+ la situación es aún peor.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-par-motor-5-3',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5 2.g4 Cxd4',
    pista: 'Tu torre de h8 y el rey de h3 están en la misma columna: ¿qué hay en medio?',
    explicacion:
      'Al salir el caballo de h6 se abre la columna h: el caballo de h5 queda clavado contra el rey y además están atacados g3 y d4. Tras 2.g4 Cxd4 las negras recuperan un peón y activan todo; siguen algo peor, pero con juego. Con 1...Rf7 no hay contrajuego.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-par-motor-5-4',
    nivel: 5,
    fen: '6k1/2p2rp1/4p2p/3PB2P/qPb1p3/6R1/3Q1PP1/r2BK3 b - - 0 37',
    linea: '1...Tb1',
    pista: 'La torre de a1 está atacada por el alfil: ¿a qué casilla va sin dejar de presionar d1?',
    explicacion:
      'El alfil de e5 ataca la torre, que se retira sin soltar la presión: dama y torre siguen apuntando a d1 y el alfil de c4 quita la huida por e2 y f1. Tras 2.dxe6 Axe6 las negras conservan el ataque. Con 1...exd5 2.Axa1 se pierde la pieza principal.',
    prueba: { margen: 127 },
  },
  {
    id: 'aj-par-motor-5-5',
    nivel: 5,
    fen: 'rn5Q/1p3k2/3pr1pp/p1p5/Pq2PB2/8/1P3PPP/R4RK1 b - - 2 21',
    linea: '1...Dd4',
    pista: 'La dama de h8 está sola en la esquina: ¿desde qué casilla central la atacas?',
    explicacion:
      'La dama se centraliza en la gran diagonal, ataca a la de h8 y la obliga a decidirse; después salen el caballo por d7 y la torre por g8. Tras 2.Dxh6 Cd7 las negras tienen un peón menos, pero todas las piezas en juego. Con 1...g5 el rey queda todavía más expuesto.',
    prueba: { margen: 57 },
  },
  {
    id: 'aj-par-motor-5-6',
    nivel: 5,
    fen: 'r4rk1/6p1/pB1bp1p1/N2P3p/b3pPPP/2q5/3Q4/1K1R1R2 b - - 1 26',
    linea: '1...Da3 2.Db2 Dxb2+ 3.Rxb2 Tab8',
    pista: 'El rey de b1 está casi solo: ¿qué casilla de la dama prepara la torre en la columna b?',
    explicacion:
      'La dama apunta a a2 y a b2, y amenaza tanto ...Axd1 como ...Tab8. Tras 2.Db2 Dxb2+ 3.Rxb2 Tab8 el ataque se transforma en ventaja: el alfil de b6 está clavado contra el rey y la torre de d1 sigue atacada. El cambio 1...Dxd2 deja escapar al rey.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-par-motor-6-1',
    nivel: 6,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'El caballo de c7 sostiene el bloqueo del peón c: ¿cómo lo pones bajo presión?',
    explicacion:
      'La torre en séptima ataca al caballo de c7, que es quien bloquea, y apunta también a h7. Tras 1...Tc8 2.Aa5 el caballo debe ceder y el peón avanza con 3.c7; si 1...Ce8, los peones a y c siguen solos. Con 1.Tb6 las negras ganan tiempo para organizarse.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-par-motor-6-2',
    nivel: 6,
    fen: 'r1b1q3/3n3k/pPnNpp2/2r5/P1Pp1PQ1/6BP/2P3P1/4RRK1 b - - 6 30',
    linea: '1...Dg6 2.b7 Axb7 3.Cxb7 Dxg4',
    pista: 'La dama está atacada: ¿puedes ofrecer el cambio para frenar el peón b?',
    explicacion:
      'La dama sale con oferta de cambio, que quita fuerza al ataque: tras 2.Dxg6+ Rxg6 3.b7 Axb7 4.Cxb7 se pierde la pieza por el peón, pero las torres negras ganan c4. Si 2.b7 Axb7 3.Cxb7, 3...Dxg4. Con 1...Dh5 2.b7 la situación es peor.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-par-motor-6-3',
    nivel: 6,
    fen: '4r1k1/5p1p/p5p1/1p1P4/b4qPP/2Q2P2/6K1/5B1R b - - 1 25',
    linea: '1...Te3 2.Dxe3 Dxe3',
    pista: 'El punto f3 sostiene al rey blanco: ¿cómo lo atacas ganando un tiempo sobre la dama?',
    explicacion:
      'La torre ataca la dama y suma fuerzas contra f3. Si 2.Dc8+ Rg7, sigue ...Ad1 y f3 cae; por eso lo mejor es entregar la dama con 2.Dxe3 Dxe3 y las negras ganan. Con 1...b4 las blancas tienen 2.Dc4 y la dama vuelve a defender.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-motor-6-4',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'El alfil de b7 está lejos de su rey: ¿qué dama ataca al alfil y mira a la gran diagonal?',
    explicacion:
      'El caballo de c5 está atacado, pero la dama apunta al alfil de b7: si 2.bxc5, 2...Dxb7+ recupera la pieza con jaque en la diagonal del rey de h1, donde el peón de h3 crea temas de mate. Con 1...Dc7 el alfil se retira a tiempo y todo queda igualado.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-motor-6-5',
    nivel: 6,
    fen: 'r1b4r/ppq1k2p/4B2b/n1p1P1p1/2Q5/2B2N2/P3NPPP/R3K2R w KQ - 1 17',
    linea: '1.Dg4 Axe6 2.Dh5 Tag8 3.Dxh6',
    pista: 'El alfil de e6 se puede perder: ¿qué gana tu dama en el flanco de rey mientras tanto?',
    explicacion:
      'La dama va a por las piezas sueltas del flanco de rey: si 1...Axe6, 2.Dh5 ataca el alfil de h6 y el peón de g5, y tras 2...Tag8 3.Dxh6 la pieza se recupera con el rey negro en el centro. Con 1.Da4 las damas se cambian y el ataque termina.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-par-motor-6-6',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'La dama acaba de atacar tu torre: ¿qué casilla vigila también el jaque en e6?',
    explicacion:
      'La torre escapa, controla e6 y se opone a la de e1. Tras 2.Ce6+ Txe6 3.Dxe6 Af3 hay amenaza de mate en g2, y las blancas solo tienen el jaque continuo: tablas. Con 1...Tf7 2.De8 el ataque blanco gana.',
    prueba: { margen: 470 },
  },
];
