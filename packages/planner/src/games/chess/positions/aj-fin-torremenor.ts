import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorremenor: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torremenor-4-1',
    nivel: 4,
    fen: '6k1/3r1ppp/p7/1R2p3/8/1P2b3/1P3PPP/3N2K1 w - - 0 1',
    linea: '1.Tb8+ Td8 2.Txd8#',
    pista: 'El rey negro no tiene casilla de escape: ¿qué fila quedó sin defensa?',
    explicacion:
      'La torre negra salió de la octava fila y los peones encierran a su rey: 1.Tb8+ Td8 2.Txd8# es mate del pasillo. Capturar en e3 sería un error, porque el peón negro toma la torre de b5.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-torremenor-4-2',
    nivel: 4,
    fen: '8/3R4/5k2/7B/P4P1P/3n2p1/3r2P1/5K2 b - - 1 49',
    linea: '1...Tf2+ 2.Rg1 Cxf4',
    pista: 'El caballo de d3 está atacado: ¿qué jaque le deja salir con ganancia?',
    explicacion:
      'El jaque obliga al rey a ir a g1 y el caballo captura en f4, atacando h5 y g2: la pieza se salva con un peón. La actividad de torre y caballo da tablas. Con 1...Rf5 2.Ae2 se pierde el caballo.',
    prueba: { margen: 281 },
  },
  {
    id: 'aj-fin-torremenor-4-3',
    nivel: 4,
    fen: '7r/1p6/1Bpk4/4p1p1/P3P2p/3n1P1P/P5PK/2R5 w - - 1 31',
    linea: '1.Td1 c5 2.Txd3+',
    pista: 'El caballo de d3 y el rey de d6 están en la misma columna.',
    explicacion:
      'La torre clava el caballo contra el rey y no hay forma de defenderlo: tras 1...Re6 2.Txd3 se gana la pieza y el final. Con 1.Tc2 Cf4 el caballo escapa.',
    prueba: { margen: 275 },
  },
  {
    id: 'aj-fin-torremenor-5-1',
    nivel: 5,
    fen: '3r2k1/p1N2p1p/1p4p1/8/1P6/Pb5P/3R2P1/6K1 b - - 6 39',
    linea: '1...Txd2',
    pista: 'Antes de calcular nada complicado, comprueba qué piezas blancas están sin defensa.',
    explicacion:
      'La torre de d2 no está defendida y se captura gratis; solo hay que comprobar que el caballo de c7 no da un doble después: tras 2.Cb5 a6 no hay nada. El final con torre de más se gana solo. Con 1...Tc8 2.Td7 la torre se escapa.',
    prueba: { margen: 450 },
  },
  {
    id: 'aj-fin-torremenor-5-2',
    nivel: 5,
    fen: '7k/1n3pp1/7p/5B2/r5R1/4P3/5PPP/6K1 b - - 0 1',
    linea: '1...Ta1+ 2.Ab1 Txb1#',
    pista: 'Los peones blancos encierran a su rey: ¿quién vigila la primera fila?',
    explicacion:
      'La torre entra en la primera fila y el rey no tiene escape: 1...Ta1+ 2.Ab1 solo retrasa el mate con 2...Txb1#. Un avance como h3 a tiempo lo habría evitado.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-torremenor-5-3',
    nivel: 5,
    fen: '8/6k1/2B1pn1p/R7/P7/2p1P2P/5PK1/r7 w - - 0 45',
    linea: '1.Tc5',
    pista: 'El peón de c3 es el peligro: ¿dónde se colocan las torres frente a un pasado?',
    explicacion:
      'La torre se sitúa detrás del peón pasado y lo vigila; el rey se acerca por f3, e2 y d3 para bloquearlo. El alfil sostiene a4 y hay equilibrio. Con 1.Ta7+ Rf8 la torre pierde el control y el peón cuesta la torre.',
    prueba: { margen: 186 },
  },
  {
    id: 'aj-fin-torremenor-6-1',
    nivel: 6,
    fen: '3R1r2/7k/3N2p1/6P1/8/8/4b1K1/8 w - - 0 67',
    linea: '1.Txf8',
    pista: '¿Cuál de las dos torres queda defendida después del cambio?',
    explicacion:
      'La torre de f8 no está defendida y se captura. Tras 1...Ag4 2.Tf7+ las blancas tienen torre y caballo contra alfil y ganan. El jaque previo 1.Td7+ Rg8 parece activo, pero deja escapar la torre y el final es de tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torremenor-6-2',
    nivel: 6,
    fen: '8/pp2k3/3pp1p1/n2P3p/2P1r3/3B4/P1R3PP/7K b - - 3 28',
    linea: '1...Te1+ 2.Af1 Txf1#',
    pista: 'El rey de h1 no tiene aire: ¿qué pieza defendía la primera fila?',
    explicacion:
      'La torre blanca está en c2 y la primera fila no tiene defensor: 1...Te1+ 2.Af1 Txf1# es mate del pasillo. El caballo de a5 y los peones no hacen falta.',
    prueba: { mate: 2 },
  },
  {
    id: 'aj-fin-torremenor-6-3',
    nivel: 6,
    fen: '2R5/2b5/5k2/1B6/1P3Pp1/P5P1/4p2r/1K6 w - - 0 42',
    linea: '1.Axe2 Txe2 2.Txc7',
    pista: 'El peón de e2 corona: ¿cómo lo eliminas recuperando la pieza?',
    explicacion:
      'El alfil se entrega por el peón y la torre recupera en c7: tras 1...Txe2 2.Txc7 queda un final de torres con un peón de más y pasados a y b. Con 1.Tf8+ Rg7 las negras salvan el alfil.',
    prueba: { margen: 215 },
  },
];
