import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstPeonaislado: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-peonaislado-4-1',
    nivel: 4,
    fen: '8/1Q3pk1/2p5/P2p3p/3P1Pn1/P2B2P1/6K1/rN2r3 b - - 0 48',
    linea: '1...Ta2+ 2.Db2 Txb2+ 3.Ac2 Txc2+ 4.Cd2 Txd2+ 5.Rf3 Tf2#',
    pista: 'Las torres y el caballo rodean al rey de g2: ¿qué jaque empieza la red?',
    explicacion:
      'La torre entra en la segunda fila con jaque y el caballo de g4 controla f2 y h2: las blancas solo pueden interponer piezas, que caen una a una, y acaban en 5...Tf2#. Sin el jaque, 1...h4 2.Db2 deja respirar al rey.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-est-peonaislado-4-2',
    nivel: 4,
    fen: 'r3kb1r/5ppp/p7/1p1pP1Nb/1P1B1q2/1QP5/P4P1P/R4RK1 w kq - 0 21',
    linea: '1.Ae3 Dg4+ 2.Rh1',
    pista: 'El caballo de g5 está atacado y hay peligro en la columna g: ¿qué alfil lo resuelve?',
    explicacion:
      'El alfil ataca la dama y defiende el caballo de g5. Tras 1...Dxe5 2.Tae1 la dama queda en la columna e frente al rey sin enrocar: hay equilibrio. Con 1.Dxd5 Dxg5+ se pierde la pieza con jaque.',
    prueba: { margen: 87 },
  },
  {
    id: 'aj-est-peonaislado-4-3',
    nivel: 4,
    fen: '1r1r2k1/pbpq1ppp/1p2p3/7Q/3P3P/2n1B3/PP2BPP1/3R1RK1 b - - 5 22',
    linea: '1...g6 2.De5 Cxe2+',
    pista: 'La dama acaba de llegar a h5: antes de capturar, ¿puedes ganar un tiempo?',
    explicacion:
      'El caballo de c3 ya ataca la torre y el alfil, pero conviene la jugada intermedia: el peón ataca la dama y quita fuerza a su ataque sobre h7. Tras 2.De5 Cxe2+ se captura el alfil con jaque. Con 1...Cxd1 2.Txd1 solo se gana la calidad.',
    prueba: { margen: 128 },
  },
  {
    id: 'aj-est-peonaislado-5-1',
    nivel: 5,
    fen: 'r3q1k1/pbb2pp1/1pn4p/1B1pN3/Q2P4/8/PP3PPP/R1B3K1 w - - 2 21',
    linea: '1.Axc6 Axc6 2.Dxc6 Axe5 3.Dxe8+ Txe8 4.dxe5',
    pista: 'El caballo de c6 es el defensor clave: ¿qué línea abre tu alfil al capturarlo?',
    explicacion:
      'El alfil captura el caballo y abre la línea a la dama de a4: tras 1...Axc6 2.Dxc6 Axe5 3.Dxe8+ Txe8 4.dxe5 queda una pieza de más. Con 1.Ad2 las negras cambian en e5 e igualan.',
    prueba: { margen: 162 },
  },
  {
    id: 'aj-est-peonaislado-5-2',
    nivel: 5,
    fen: 'r2qk2r/ppp3bp/1n2b1p1/5p2/3P4/P1N2PP1/1P3PBP/R1BQR1K1 b kq - 2 14',
    linea: '1...Rf7 2.Txe6 Rxe6',
    pista: 'El alfil de e6 está clavado contra el rey: ¿cómo lo defiendes antes de que avance el peón d?',
    explicacion:
      'La columna e está abierta y el alfil de e6, clavado. El rey lo defiende y conecta las torres: si 2.Txe6 Rxe6, las blancas tienen alfiles y ataque por la calidad. Las negras sufren, pero con 1...Rd7 2.d5 el peón aislado avanza con fuerza.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-est-peonaislado-5-3',
    nivel: 5,
    fen: '3rk3/1p3pp1/p1p1p1p1/3n4/1P1P3r/4BB1P/P5P1/1R3RK1 w - - 0 28',
    linea: '1.Ag5 Txd4 2.Axd8 Rxd8 3.Axd5',
    pista: 'Las dos torres negras comparten una diagonal de tu alfil.',
    explicacion:
      'El alfil ataca las dos torres a la vez: si 1...Txd4 2.Axd8 Rxd8 3.Axd5 y las blancas ganan la calidad con ataque en f7. Es más que defender el peón aislado con 1.Af2.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-est-peonaislado-6-1',
    nivel: 6,
    fen: 'r4rk1/pp2nbbp/5n2/1N1pqpB1/1P6/1Q1B1P2/P5PP/4RR1K b - - 1 22',
    linea: '1...Ce4 2.fxe4 fxe4',
    pista: 'La dama de e5 está en la columna de la torre: ¿cómo la cierras ganando actividad?',
    explicacion:
      'El caballo cierra la columna e y se sacrifica: tras 2.fxe4 fxe4 el peón ataca el alfil, se abre la columna f y los peones centrales avanzan. La compensación es suficiente. Tras 1...d4 2.Txe5 Axb3 3.Txe7 se cambian las damas y las blancas quedan mejor.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-est-peonaislado-6-2',
    nivel: 6,
    fen: '6k1/2p2rp1/4p2p/1b2B2P/qP1Pp3/6R1/3Q1PP1/r2BK3 b - - 3 36',
    linea: '1...Aa6',
    pista: 'Tu alfil apunta al rey de e1: ¿desde dónde sigue quitando e2 y f1 sin estorbar a la dama?',
    explicacion:
      'El alfil se retira a la diagonal que quita al rey e2 y f1, sin soltar la presión de torre y dama sobre d1. Tras 2.d5 Db5 la amenaza de mate decide. Con 1...Txd1+ 2.Dxd1 el rey escapa por d2.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-est-peonaislado-6-3',
    nivel: 6,
    fen: '7r/2qk1ppp/Q3b3/2bpP1B1/8/1P6/1P3PPP/5RK1 w - - 3 24',
    linea: '1.Tc1 Tb8 2.Ae3',
    pista: 'El alfil de c5 está delante de su dama: ¿qué pieza tuya no juega todavía?',
    explicacion:
      'La torre ocupa la columna c y clava el alfil de c5 contra la dama. Tras 1...Tb8 2.Ae3 aumenta la presión sobre el alfil clavado y las negras deben simplificar: la partida queda igualada. Con 1.b4 h6 el alfil de g5 también queda atacado y las blancas quedan peor.',
    prueba: { margen: 140 },
  },
];
