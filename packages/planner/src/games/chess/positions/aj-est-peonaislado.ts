import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstPeonaislado: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-peonaislado-4-1',
    nivel: 4,
    fen: '8/1Q3pk1/2p5/P2p3p/3P1Pn1/P2B2P1/6K1/rN2r3 b - - 0 48',
    linea: '1...Ta2+ 2.Db2 Txb2+ 3.Ac2 Txc2+ 4.Cd2 Txd2+ 5.Rf3 Tf2#',
    pista: 'Peón dama aislado de las blancas. Cuenta atacantes y defensores alrededor del rey de g2.',
    explicacion:
      'Peón dama aislado de las blancas: la torre se suma al ataque desde a2 y apunta a f2, junto al rey de g2; a su zona apuntan también el caballo de g4 y la torre de e1. La línea acaba en mate en 5 jugadas con 5...Tf2#.',
    prueba: { mate: 5 },
  },
  {
    id: 'aj-est-peonaislado-4-2',
    nivel: 4,
    fen: 'r3kb1r/5ppp/p7/1p1pP1Nb/1P1B1q2/1QP5/P4P1P/R4RK1 w kq - 0 21',
    linea: '1.Ae3 Dg4+ 2.Rh1',
    pista: 'Peón dama aislado de las negras. Comprueba qué amenazan las negras contra el rey de g1.',
    explicacion:
      'Peón dama aislado de las negras: las negras amenazan mate en 2 empezando por Dxg5+ contra el rey de g1; 1.Ae3 es la defensa. En cambio, 1.Dxd5 permite 1...Dxg5+ y la posición queda mucho peor.',
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
    pista: 'Peón dama aislado de las blancas. Una pieza propia estorba a la dama de a4.',
    explicacion:
      'Peón dama aislado de las blancas: el alfil deja libre b5 ganando tiempo con 1.Axc6 y abre la línea de la dama de a4, que entra con 2.Dxc6. Las blancas ganan un alfil por un peón.',
    prueba: { margen: 162 },
  },
  {
    id: 'aj-est-peonaislado-5-2',
    nivel: 5,
    fen: 'r2qk2r/ppp3bp/1n2b1p1/5p2/3P4/P1N2PP1/1P3PBP/R1BQR1K1 b kq - 2 14',
    linea: '1...Rf7 2.Txe6 Rxe6',
    pista: 'Peón dama aislado de las blancas. Antes de atacar, asegura tu rey.',
    explicacion:
      'Peón dama aislado de las blancas: el rey va de e8 a f7 para evitar la amenaza de capturar el alfil de e6 con Txe6+. Las negras ganan la calidad.',
    prueba: { margen: 107 },
  },
  {
    id: 'aj-est-peonaislado-5-3',
    nivel: 5,
    fen: '3rk3/1p3pp1/p1p1p1p1/3n4/1P1P3r/4BB1P/P5P1/1R3RK1 w - - 0 28',
    linea: '1.Ag5 Txd4 2.Axd8 Rxd8 3.Axd5',
    pista:
      'Peón dama aislado de las blancas. La jugada decisiva no es un jaque ni una captura: busca la que crea una amenaza imparable.',
    explicacion:
      'Peón dama aislado de las blancas: 1.Ag5 no captura ni da jaque, pero el alfil se coloca en g5 y ataca a la torre de d8 y a la torre de h4; contra 1...Txd4 sigue 2.Axd8. Las blancas ganan una torre por un alfil y un peón.',
    prueba: { margen: 201 },
  },
  {
    id: 'aj-est-peonaislado-6-1',
    nivel: 6,
    fen: 'r4rk1/pp2nbbp/5n2/1N1pqpB1/1P6/1Q1B1P2/P5PP/4RR1K b - - 1 22',
    linea: '1...Ce4',
    pista:
      'Peón dama aislado de las negras. El material no lo es todo: las negras pueden invertir algo por iniciativa o estructura.',
    explicacion:
      'Peón dama aislado de las negras: 1...Ce4 ofrece el caballo en e4; a cambio, la iniciativa sigue con 2...fxe4. En cambio, 1...d4 permite 2.Txe5 y queda en desventaja.',
    prueba: { margen: 135 },
  },
  {
    id: 'aj-est-peonaislado-6-2',
    nivel: 6,
    fen: '6k1/2p2rp1/4p2p/1b2B2P/qP1Pp3/6R1/3Q1PP1/r2BK3 b - - 3 36',
    linea: '1...Aa6',
    pista: 'Peón dama aislado de las blancas. Cuenta atacantes y defensores alrededor del rey de e1.',
    explicacion:
      'Peón dama aislado de las blancas: el alfil se suma al ataque desde a6 y apunta a e2 y f1, junto al rey de e1; a su zona apuntan también la torre de f7, la dama de a4 y la torre de a1. En cambio, 1...Txd1+ permite 2.Dxd1 y la ventaja es mucho menor.',
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
