import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFunJaquemate: readonly PosicionVerificada[] = [
  {
    id: 'aj-fun-jaquemate-0-1',
    nivel: 0,
    fen: '2k5/R7/P1K3P1/8/P7/8/2p1rp2/8 w - - 0 1',
    linea: '1.Ta8#',
    pista: 'Los reyes están enfrentados: el tuyo quita tres casillas. ¿Por qué línea falta dar el jaque?',
    explicacion:
      'La torre da jaque desde a8 por la octava fila, que incluye b8 y d8. El rey de c6 controla b7, c7 y d7. No puede huir, nadie captura la torre y no hay nada que interponer: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-2',
    nivel: 0,
    fen: '7K/5k2/3p4/5r2/8/2P5/6P1/1R6 b - - 0 1',
    linea: '1...Th5#',
    pista:
      'El rey blanco está en el rincón y el tuyo vigila g7 y g8. Busca un jaque que no se pueda tapar ni capturar.',
    explicacion:
      'La torre da jaque por la columna h. El rey de f7 quita g7 y g8 y la propia torre controla h7: sin huida, sin captura y sin manera de tapar, es mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-3',
    nivel: 0,
    fen: '8/P1q4k/p7/8/4P2p/7K/1Q6/8 b - - 0 1',
    linea: '1...Dg3#',
    pista: 'El peón de h4 protege una casilla junto al rey blanco. ¿Qué pieza puede ocuparla?',
    explicacion:
      'La dama se pega al rey en g3, protegida por el peón de h4, así que no puede ser capturada. Desde ahí controla g2, h2 y g4: el rey no tiene salida y es mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-4',
    nivel: 0,
    fen: '8/P3Q3/4p3/8/1Pp5/2k1q3/8/3K4 b - - 0 1',
    linea: '1...Dd2#',
    pista: 'Tu rey está cerca del rey blanco y protege una casilla pegada a él.',
    explicacion:
      'La dama da jaque en d2 pegada al rey y protegida por el rey de c3. Controla c1, c2, e1 y e2: no hay huida ni captura, y a un jaque pegado no se le puede tapar. Mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-5',
    nivel: 0,
    fen: '8/8/8/1P2p1k1/2P1b1n1/8/6P1/r3R1K1 b - - 7 58',
    linea: '1...Txe1#',
    pista: 'El caballo de g4 ya le quita dos casillas al rey. Mira qué captura da jaque por la primera fila.',
    explicacion:
      'La torre captura en e1 y da jaque por la primera fila. El caballo de g4 controla f2 y h2, en g2 está su propio peón y la torre cubre f1 y h1: mate.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-fun-jaquemate-0-6',
    nivel: 0,
    fen: '1Q6/3q4/p7/P3P2p/7K/4k3/8/8 b - - 0 1',
    linea: '1...Dg4#',
    pista: 'El peón de h5 protege una casilla junto al rey de h4. Llévale la dama.',
    explicacion:
      'La dama da jaque en g4 pegada al rey; el peón de h5 la protege y no puede ser capturada. Controla g3, g5, h3 y, con el peón, cierra todas las salidas: mate.',
    prueba: { mate: 1 },
  },
];
