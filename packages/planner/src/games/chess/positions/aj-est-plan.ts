import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstPlan: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-plan-2-1',
    nivel: 2,
    fen: '6r1/p2r1p2/k7/p5n1/P2N3p/B1p1P1P1/P1K5/R7 w - - 0 38',
    linea: '1.gxh4 Ce6 2.Cxe6',
    pista: 'Los peones pasados piden avanzar: comprueba cuál puede hacerlo con provecho.',
    explicacion:
      'El peón toma en h4, queda pasado en la columna h y ataca el caballo de g5. Tras 1...Ce6 2.Cxe6 fxe6 las blancas ponen la torre en h1, detrás del pasado: ese es el plan. Esperar permite 1...hxg3 y el peón se pierde.',
    prueba: { margen: 192 },
  },
  {
    id: 'aj-est-plan-2-2',
    nivel: 2,
    fen: '7r/1PN5/8/2p2k2/p1P5/P1P5/4K3/8 b - - 0 65',
    linea: '1...Tb8 2.Ca6 Txb7',
    pista: 'El peón de b7 está a un paso de coronar. ¿Dónde lo frena y lo ataca tu torre?',
    explicacion:
      'La torre va a b8, delante del peón: lo bloquea y lo ataca. El caballo la molesta con 2.Ca6, pero la torre toma en b7 y el peligro desaparece. Con el pasado eliminado, las negras hacen tablas.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-2-3',
    nivel: 2,
    fen: '3b4/p6n/p2k2KP/3p4/8/6P1/P7/5R2 b - - 2 47',
    linea: '1...Cg5',
    pista: 'El rey blanco ataca tu caballo y el peón de h6 quiere avanzar. ¿Desde dónde lo vigila el caballo?',
    explicacion:
      'El rey de g6 ataca el caballo de h7. En g5 está defendido por el alfil de d8 y sigue controlando h7, la casilla por la que pasa el peón. En cambio, 1...Cf6 permite 2.Txf6+ y el peón corona.',
    prueba: { margen: 313 },
  },
  {
    id: 'aj-est-plan-2-4',
    nivel: 2,
    fen: '5bk1/7p/R5pn/1p6/P4K1P/rP6/5P2/8 b - - 12 47',
    linea: '1...b4',
    pista: 'El peón de b5 está atacado. Busca un avance que lo proteja y fije una debilidad.',
    explicacion:
      'El peón de a4 amenaza tomar en b5. Al avanzar a b4 el peón queda protegido por el alfil de f8 y fija el de b3, que caerá: ese es el plan. Tomar antes en b3 permite 2.axb5 y las blancas tienen un pasado.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-2-5',
    nivel: 2,
    fen: '8/4nk2/3K4/p4P1P/1p1N2n1/1P6/8/8 b - - 20 80',
    linea: '1...Rf6',
    pista: 'El peón pasado de f5 es el problema: ¿quién puede pararlo?',
    explicacion:
      'El rey se coloca en f6, justo delante del peón pasado de f5, y lo bloquea; el plan sigue con 2...Re5. En cambio, 1...Ch6 permite 2.Rc5 y no pasa de la igualdad.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-2-6',
    nivel: 2,
    fen: '2r3k1/p1np2p1/1p2p2p/6q1/1P1P2p1/3BP3/4N2P/2RR2K1 w - - 1 27',
    linea: '1.Cf4',
    pista: 'La dama negra amenaza tomar en e3 con jaque. Defiende ese peón activando una pieza.',
    explicacion:
      'Las negras amenazan ...Dxe3+. El caballo va a f4, tapa la diagonal de la dama hacia e3 y apunta a e6, g6 y h5. En cambio, 1.Rg2 permite 1...Dxe3.',
    prueba: { margen: 100 },
  },
  {
    id: 'aj-est-plan-3-1',
    nivel: 3,
    fen: '1r3nk1/B5p1/4p3/4Prp1/P7/3QPbP1/5P1P/5RK1 b - - 0 33',
    linea: '1...Ta8',
    pista: 'El alfil de a7 ataca tu torre y el peón a quiere avanzar: busca una casilla que responda a las dos cosas.',
    explicacion:
      'La torre sale del ataque del alfil, lo ataca a su vez y queda delante del peón pasado de a4, la gran baza blanca. El plan es frenar ese peón y buscar juego con ...g4 y el alfil de f3. Las negras están peor, pero con 1...Tc8 el peón avanza sin oposición.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-plan-3-2',
    nivel: 3,
    fen: 'rnbqkbnr/pppp2p1/5p1p/4p3/4P2N/2N5/PPPP1PPP/R1BQKB1R b KQkq - 1 4',
    linea: '1...h5',
    pista: '¿Qué jaque prepara el caballo de h4? Tu enroque está lleno de huecos.',
    explicacion:
      'Los avances ...f6 y ...h6 han debilitado g6, y las blancas amenazan Dh5+ seguido de Cg6. El peón quita h5 a la dama y, tras 2.Ae2 Ch6, las negras están peor, pero pueden desarrollarse. Con 1...d6 2.Dh5+ Rd7 3.Cg6 el rey queda en el centro y cae material.',
    prueba: { margen: 118 },
  },
  {
    id: 'aj-est-plan-3-3',
    nivel: 3,
    fen: 'rn1qk2r/p4ppp/3b1n2/1p2p1N1/3p2b1/PB1P1P2/1PP3PP/RNBQ1RK1 b kq - 0 10',
    linea: '1...Ah5',
    pista: 'El alfil de g4 está atacado, pero también f7: busca una retirada que cumpla dos tareas.',
    explicacion:
      'El caballo de g5 y el alfil de b3 apuntan a f7. Desde h5 el alfil se salva y sigue defendiendo esa casilla por la diagonal. Si 1...Ad7, 2.Cxf7, y si 1...Ae6, 2.Cxe6 fxe6 3.Axe6 gana un peón. Después el plan es enrocar.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-est-plan-3-4',
    nivel: 3,
    fen: 'r2q1rk1/3b3p/1n1p1b2/p1pP1pp1/p1N5/2PP1Q1P/1P1B1PK1/R3R3 b - - 3 24',
    linea: '1...Cxc4',
    pista: '¿Cuál es la pieza blanca más activa? Tienes una pieza de más: ¿qué cambio te conviene?',
    explicacion:
      'El caballo de c4 es la mejor pieza blanca: presiona b6, a5 y d6. Con una pieza de más conviene cambiarlo y, tras 2.dxc4 f4, el alfil de d2 queda encerrado y el negro llega a e5. Con 1...g4 el caballo sigue molestando.',
    prueba: { margen: 64 },
  },
  {
    id: 'aj-est-plan-3-5',
    nivel: 3,
    fen: 'r1q1kb1r/p2pnppp/bp6/2ppP3/7P/2N1BN2/PPP2PP1/R2QK2R w KQkq - 0 11',
    linea: '1.Cxd5',
    pista: 'Tienes un peón menos: ¿cuál de los peones negros se puede recuperar con tu caballo?',
    explicacion:
      'El alfil de a6 impide enrocar corto, así que el plan es recuperar el peón y enrocar largo. Tras 1.Cxd5 Dc6 2.Cxe7 Axe7 3.Dd2 la posición está igualada; con una retirada como 1.Ce2 las negras conservan el peón y el centro.',
    prueba: { margen: 61 },
  },
  {
    id: 'aj-est-plan-3-6',
    nivel: 3,
    fen: '8/3k4/2Rn1p1p/p6P/5p2/6B1/2K3P1/5N2 w - - 1 44',
    linea: '1.Txd6+ Rxd6 2.Axf4+',
    pista: 'Tu torre y tu alfil están atacados: ¿hay un jaque que resuelva los dos problemas?',
    explicacion:
      'El rey ataca la torre y el peón ataca el alfil. La torre se entrega por el caballo con jaque y el alfil captura en f4 también con jaque: tras 2...Re6 3.Axh6 las blancas tienen dos piezas contra peones y el pasado de h5 decide. Con 1.Ta6 fxg3 la victoria es más difícil.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-plan-4-1',
    nivel: 4,
    fen: '8/6p1/5p2/P1k4P/Bp6/4K3/b4P2/8 b - - 1 44',
    linea: '1...b3 2.a6 Rb6 3.a7 Rxa7 4.Re4 b2 5.Ac2 b1=D',
    pista: 'Tu peón pasado tiene el apoyo del alfil: ¿conviene comer en h5 o avanzar ya?',
    explicacion:
      'El plan es llevar el peón pasado hasta que cueste el alfil: el de a2 lo apoya y el rey se basta para detener el peón a con 2.a6 Rb6. Tras 4...b2 las blancas deben entregar el alfil en b1. Con 1...Af7 el rey blanco llega a c2 y bloquea.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-est-plan-4-2',
    nivel: 4,
    fen: 'r2q1nk1/1b2nrbp/p2P2p1/4p3/4p3/1PN2P2/P2QBRPP/R1B1N1K1 b - - 0 17',
    linea: '1...e3 2.Dxe3 Cf5 3.Dd2 Cxd6',
    pista: 'El peón de e4 se va a perder: ¿cómo lo entregas ganando un tiempo sobre la dama?',
    explicacion:
      'El peón está perdido, pero al avanzar atrae a la dama: 2.Dxe3 Cf5 gana un tiempo y el caballo captura el pasado de d6, la principal baza blanca. Con 1...Cf5 enseguida, 2.Cxe4 se queda con el peón y el caballo blanco domina.',
    prueba: { margen: 92 },
  },
  {
    id: 'aj-est-plan-4-3',
    nivel: 4,
    fen: 'r1b2rk1/1pp2ppp/p1pb4/8/P3n3/1P2PN1P/1BPP1Pq1/RN1QK2R w KQ - 0 11',
    linea: '1.Tf1 Cxf2 2.De2',
    pista: 'La dama de g2 ataca dos cosas: h1 y f2. ¿Qué jugada defiende ambas?',
    explicacion:
      'Antes de planear hay que sobrevivir: las negras amenazan Dxh1+ y Dxf2#. La torre se aparta y defiende f2; tras 1...Cxf2 2.De2 las blancas siguen peor, pero resisten. Con 1.De2 Dxh1+ se pierde la torre.',
    prueba: { margen: 485 },
  },
  {
    id: 'aj-est-plan-4-4',
    nivel: 4,
    fen: '1k1r4/1pp3p1/p7/4p2P/4N1R1/4P1K1/1b3PP1/2r2B1R b - - 3 32',
    linea: '1...Td7',
    pista: '¿Qué peón tuyo contiene a los peones blancos g y h?',
    explicacion:
      'La torre de g4 apunta a g7: si cae, las blancas tendrán dos peones pasados unidos. La defensa lateral desde d7 lo protege y el plan sigue con ...c6 y el avance en el flanco de dama. Las negras están peor, pero 1...Th8 2.Txg7 es mucho más grave.',
    prueba: { margen: 95 },
  },
  {
    id: 'aj-est-plan-4-5',
    nivel: 4,
    fen: 'r6k/1p3R2/7p/2prP1p1/2n5/P3R1P1/2PB3P/2K5 w - - 0 35',
    linea: '1.Td3 Txd3 2.cxd3 Cxe5 3.Txb7',
    pista: 'El caballo de c4 ataca dos piezas: busca el cambio que le quite fuerza.',
    explicacion:
      'El caballo ataca la torre de e3 y, junto con la torre de d5, el alfil de d2. Ofrecer el cambio en la columna d lo resuelve: tras 1...Txd3 2.cxd3 el peón ataca al caballo y, si 2...Cxe5, 3.Txb7 recupera el peón con torre en séptima. Si 1.Tb3, 1...Txd2 gana el alfil y solo queda el jaque continuo.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-est-plan-4-6',
    nivel: 4,
    fen: '3r2k1/1p2R3/p1p3p1/5p1p/P6P/1rnPB1P1/5P2/R5K1 b - - 11 35',
    linea: '1...Cd5 2.Te5 Cxe3 3.Txe3 Tbxd3',
    pista: 'El alfil de e3 defiende y molesta a la vez: ¿desde dónde lo atacas con tiempo?',
    explicacion:
      'El caballo central ataca la torre de e7 y el alfil de e3. Tras 2.Te5 Cxe3 3.Txe3 desaparece el defensor y el peón de d3 cae, con torres activas y peón de más. Si 1...Txd3 a la primera, 2.Ah6 crea amenazas sobre el rey.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-est-plan-5-1',
    nivel: 5,
    fen: 'r1b1kb1r/ppp3p1/2n1qn2/7p/Q3P3/2N2N2/PB3PPP/R3K2R w KQ - 4 13',
    linea: '1.O-O',
    pista: 'Compara los dos enroques: ¿en cuál quedaría tu rey en una columna o diagonal abierta?',
    explicacion:
      'El enroque corto pone el rey a salvo y deja la torre lista para el centro; el plan es Cd5, aprovechando que el rey negro sigue en e8. Con el enroque largo, el rey queda sin peón en la columna c y las negras ganan tiempos con ...Ab4 o ...Ad7.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-plan-5-2',
    nivel: 5,
    fen: 'r1b1k1r1/p1p1bp2/5p1p/1P1Pp3/4N3/1QP4q/PP3PPP/R1B2RK1 w q - 3 16',
    linea: '1.Cg3',
    pista: 'El peón de g2 está clavado por la torre de g8. ¿Cómo cierras la columna ganando un tiempo?',
    explicacion:
      'Hay amenaza de mate en g2 y el peón, clavado, no puede tomar la dama. El caballo tapa la columna g y de pronto gxh3 es amenaza, así que la dama debe retirarse: tras 1...Dd7 2.c4 las blancas conservan el peón de más. Con 1.g3 se debilita el enroque sin ganar tiempo.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-est-plan-5-3',
    nivel: 5,
    fen: 'r1bqkbnr/2p2ppp/p2p4/1p6/3QP3/1B6/PPP2PPP/RNB1K2R b KQkq - 0 8',
    linea: '1...c5 2.De3 c4 3.Axc4 bxc4',
    pista: '¿Cuántas casillas de retirada tiene el alfil de b3?',
    explicacion:
      'Es la celada del arca de Noé: el peón ataca la dama y el siguiente paso, ...c4, encierra al alfil de b3. Tras 2.De3 c4 se pierde pieza por un peón; si 2.Dd5, 2...Ae6 3.Dc6+ Ad7 y la idea se repite. Con 1...Cf6 la oportunidad pasa.',
    prueba: { margen: 134 },
  },
  {
    id: 'aj-est-plan-5-4',
    nivel: 5,
    fen: 'r7/2n3bp/2P1k1p1/4P3/P4P2/3N4/3BKP1P/1R6 w - - 3 39',
    linea: '1.Tb7 Tc8 2.Aa5 Ce8 3.c7',
    pista: 'El caballo de c7 sostiene el bloqueo del peón c: ¿cómo lo pones bajo presión?',
    explicacion:
      'La torre en séptima ataca al caballo de c7, que es quien bloquea, y apunta también a h7. Tras 1...Tc8 2.Aa5 el caballo debe ceder y el peón avanza con 3.c7; si 1...Ce8, los peones a y c siguen solos. Con 1.Tb6 las negras ganan tiempo para organizarse.',
    prueba: { margen: 93 },
  },
  {
    id: 'aj-est-plan-5-5',
    nivel: 5,
    fen: 'rn2k2r/1p1bqp1p/p2b1n2/1Bp1N1p1/Q4B2/2N5/PP3PPP/2KR3R w - - 0 15',
    linea: '1.The1 gxf4 2.Cxd7 Cbxd7 3.Axd7+ Cxd7 4.Txe7+',
    pista: 'El rey y la dama negros están en la misma columna. ¿Qué pieza tuya aún no participa?',
    explicacion:
      'El rey negro sigue en el centro: la torre se opone a la dama de e7 y no importa perder el alfil de f4. Tras 1...gxf4 2.Cxd7 se abre la columna e y la serie de cambios en d7 termina con 4.Txe7+. Desarrollar la última pieza vale más que capturar enseguida.',
    prueba: { margen: 73 },
  },
  {
    id: 'aj-est-plan-5-6',
    nivel: 5,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'El alfil de b7 está lejos de su rey: ¿qué dama ataca al alfil y mira a la gran diagonal?',
    explicacion:
      'El caballo de c5 está atacado, pero la dama apunta al alfil de b7: si 2.bxc5, 2...Dxb7+ recupera la pieza con jaque en la diagonal del rey de h1, donde el peón de h3 crea temas de mate. Con 1...Dc7 el alfil se retira a tiempo y todo queda igualado.',
    prueba: { margen: 143 },
  },
];
