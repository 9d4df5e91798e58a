import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTransicion: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-transicion-4-1',
    nivel: 4,
    fen: '4r1k1/p4p2/3N4/1pp3pp/4qn2/8/PP2B3/K3R2R b - - 1 36',
    linea: '1...Dxh1 2.Txh1 Txe2',
    pista: 'Tu dama y la torre blanca de h1 se miran: ¿qué final queda si cambias dos veces?',
    explicacion:
      'La dama se entrega por la torre y se recupera todo: tras 2.Txh1 Txe2 queda un final de torre y caballo con cuatro peones de más para las negras, y los pasados g y h avanzan. Con 1...Dxe2 2.Cxe8 las blancas conservan contrajuego.',
    prueba: { margen: 122 },
  },
  {
    id: 'aj-fin-transicion-4-2',
    nivel: 4,
    fen: '2rr3k/pp3p1b/5P1P/8/P1RnP2R/8/3N1PP1/5K2 b - - 0 30',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista: 'Mira la primera fila blanca: ¿qué pasa si el caballo de c4 se aparta?',
    explicacion:
      'Tras el cambio 2.Cxc4 Tc8 el caballo está perdido: si se mueve, ...Tc1 es mate porque el caballo de d4 quita e2 y los peones encierran al rey. Por eso 3.f3 Txc4 y las negras tienen una pieza de más en un final ganado.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-fin-transicion-4-3',
    nivel: 4,
    fen: '3rk3/8/1R3p1p/p4NpP/5P2/nK4B1/1P4P1/1r6 b - - 0 37',
    linea: '1...Txb2+ 2.Rxb2 Cc4+ 3.Rc2 Cxb6',
    pista: 'El rey de b3 y la torre de b6 están a un salto de caballo de la misma casilla.',
    explicacion:
      'La torre se sacrifica en b2 para atraer al rey: 2.Rxb2 Cc4+ es un doble que recupera la torre y deja un peón de ganancia. Queda torre y caballo contra caballo y alfil: las negras están claramente mejor.',
    prueba: { margen: 111 },
  },
  {
    id: 'aj-fin-transicion-4-4',
    nivel: 4,
    fen: 'r3k3/1p2bp2/1P2p1p1/N1PpP3/1P3P2/r1RK4/7P/1R6 b - - 11 43',
    linea: '1...Txc3+ 2.Rxc3 Axc5 3.bxc5 Txa5',
    pista: 'El caballo de a5 está atado a la torre de a3: ¿qué cambios te dejan recuperar un peón?',
    explicacion:
      'Las negras simplifican: tras 1...Txc3+ 2.Rxc3 Axc5 3.bxc5 Txa5 recuperan la pieza y queda un final de torres. El rey blanco está activo y las negras siguen algo peor, pero se puede defender. Con 1...Ta2 2.Cxb7 los peones pasados deciden.',
    prueba: { margen: 156 },
  },
  {
    id: 'aj-fin-transicion-4-5',
    nivel: 4,
    fen: '4r1k1/1p1r1p2/5bpp/p7/P1p1BP2/2N2P1P/1P4K1/2R5 b - - 0 41',
    linea: '1...Axc3 2.Txc3 f5',
    pista: 'El alfil de e4 tiene pocas retiradas: ¿qué defensor lo sostiene?',
    explicacion:
      'Primero se elimina el caballo que sostiene al alfil y luego 2...f5 lo ataca: si se retira a c2, la torre entra en e2 y lo captura. Por eso 3.Axf5 gxf5 y las negras ganan la pieza con torres activas.',
    prueba: { margen: 139 },
  },
  {
    id: 'aj-fin-transicion-4-6',
    nivel: 4,
    fen: '7r/4k3/1R3p1p/p5pP/3N4/nK4B1/1P3PP1/1r6 b - - 1 35',
    linea: '1...Txb2+ 2.Rxb2 Cc4+ 3.Rc3 Cxb6',
    pista: 'El rey y la torre blancos pueden recibir un doble de caballo: ¿cómo colocas al rey en su sitio?',
    explicacion:
      'La torre se sacrifica en b2 y el rey debe capturar: 2...Cc4+ es doble al rey y a la torre de b6. Se recupera todo con un peón de más y mejor final. Sin este recurso, el caballo de a3 se perdería.',
    prueba: { margen: 297 },
  },
  {
    id: 'aj-fin-transicion-5-1',
    nivel: 5,
    fen: '5r2/2k1r3/1p1bQ1BB/p1pPp2p/PnP4P/6P1/1P3PK1/R7 w - - 5 48',
    linea: '1.Dxd6+ Rxd6 2.Axf8 Rd7 3.Axe7',
    pista: 'Las piezas negras están alineadas en la diagonal de h6: ¿qué pasa si el rey captura en d6?',
    explicacion:
      'La dama se entrega por el alfil y el rey queda en d6: 2.Axf8 clava la torre de e7 contra el rey y las blancas recuperan las dos torres. Quedan con torre y alfil contra caballo: final decidido.',
    prueba: { margen: 313 },
  },
  {
    id: 'aj-fin-transicion-5-2',
    nivel: 5,
    fen: '2r2r1k/pp3p1b/5P1P/8/2RnP2R/P7/3N1PP1/5K2 b - - 2 29',
    linea: '1...Txc4 2.Cxc4 Tc8 3.f3 Txc4',
    pista: 'El rey de f1 no tiene salidas: ¿qué cambio abre la columna c?',
    explicacion:
      'Después de 1...Txc4 2.Cxc4 Tc8 el caballo no puede retirarse por ...Tc1 mate: el caballo de d4 controla e2 y los peones encierran al rey. Tras 3.f3 Txc4 las negras ganan la pieza y el final. Con 1...Tfd8 las blancas respiran.',
    prueba: { margen: 185 },
  },
  {
    id: 'aj-fin-transicion-5-3',
    nivel: 5,
    fen: '5k2/1prB1p2/r6b/p1p1K2p/2P4P/6P1/PP3P2/3RR3 b - - 4 36',
    linea: '1...Txd7 2.Txd7 Te6+ 3.Rd5 Txe1',
    pista: 'El rey blanco está en e5, en la misma columna que su torre de e1: ¿cómo aprovecharlo?',
    explicacion:
      'La torre se entrega por el alfil y la otra da jaque en e6: es una enfilada en la columna e y recupera la torre de e1. Queda torre y alfil contra torre y peones, con ligera ventaja negra. Con 1...Tb6 2.Ab5 las blancas se defienden.',
    prueba: { margen: 96 },
  },
  {
    id: 'aj-fin-transicion-6-1',
    nivel: 6,
    fen: '8/5pkp/8/3N1rp1/1N6/4P2P/2Rn2P1/6K1 w - - 4 46',
    linea: '1.Txd2',
    pista: 'Cuenta las piezas después de tomar en d2: ¿puede la torre negra recuperar algo?',
    explicacion:
      'La captura es segura: tras 1...Te5 2.Cc6 los caballos se defienden con tiempo y las blancas quedan con torre y dos caballos contra torre. Con 1.g4 Tf1+ las negras ganan tiempos y complican la victoria.',
    prueba: { margen: 97 },
  },
  {
    id: 'aj-fin-transicion-6-2',
    nivel: 6,
    fen: '2R5/1p4kP/1p6/p2Pb2r/PqQ5/5Rp1/1P2P1B1/4K3 w - - 12 39',
    linea: '1.Dxb4 axb4 2.Tf5 Txh7 3.Txe5',
    pista: 'Valora qué piezas quedan si cambias damas: ¿quién defiende el alfil de e5 y la torre de h5?',
    explicacion:
      'Sin damas el rey blanco está seguro y 2.Tf5 ataca a la vez el alfil de e5 y la torre de h5, con el peón de h7 a un paso de coronar: si 2...Txh7, 3.Txe5 gana la pieza. El final es ganador.',
    prueba: { margen: 286 },
  },
  {
    id: 'aj-fin-transicion-6-3',
    nivel: 6,
    fen: '2krr3/ppp4p/8/2pbNp2/2P2R2/5PP1/PP1n3P/4R1K1 w - - 0 23',
    linea: '1.cxd5 Txd5 2.Cd3 Txe1+ 3.Cxe1',
    pista: 'Hay varias piezas colgando: elige la secuencia que termina con menos daño.',
    explicacion:
      'Se captura el alfil y, tras 1...Txd5 2.Cd3, se cambia una torre con 2...Txe1+ 3.Cxe1. Las blancas quedan ligeramente peor por los peones, pero el final se defiende. Con 1.Rf2 Ae4 las negras conservan el alfil y la ventaja.',
    prueba: { margen: 128 },
  },
];
