import type { PosicionVerificada } from '../chess-topic.ts';

export const ajEstEstructura: readonly PosicionVerificada[] = [
  {
    id: 'aj-est-estructura-2-1',
    nivel: 2,
    fen: 'r1b1k2r/pp2qp1p/2np1npb/2pN4/Q1P5/3PBN1P/PP3PP1/R3KB1R b KQkq - 3 13',
    linea: '1...Cxd5 2.cxd5 Axe3',
    pista: 'El caballo de d5 ataca tu dama. Piensa con qué peón recapturan si lo cambias.',
    explicacion:
      'El caballo de d5 ataca la dama. Cambiarlo obliga a retomar con el peón de c4, que queda doblado en d5, y después el alfil toma en e3: la dama entra por e3 contra el rey del centro. En cambio, 1...b5 permite 2.Dxb5.',
    prueba: { margen: 248 },
  },
  {
    id: 'aj-est-estructura-2-2',
    nivel: 2,
    fen: '5knr/pp3ppp/2P5/3p4/4q3/2P1BN2/P3bPPP/R3K2R w KQ - 0 19',
    linea: '1.cxb7 De8 2.Ac5+',
    pista: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
    explicacion: '1.cxb7 resuelve el problema del peón aislado y doblado de c6. Las blancas ganan un peón.',
    prueba: { margen: 169 },
  },
  {
    id: 'aj-est-estructura-2-3',
    nivel: 2,
    fen: 'r1br2k1/4q3/pPn1pp2/4n1N1/P2p4/2P1Q1BP/2P2PP1/4RRK1 w - - 0 25',
    linea: '1.cxd4 fxg5 2.Axe5 Cxe5 3.Dxe5',
    pista: 'Uno de tus peones es débil: busca la forma de librarte de esa debilidad.',
    explicacion: '1.cxd4 resuelve el problema del peón doblado de c3. Las blancas ganan un peón.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-est-estructura-2-4',
    nivel: 2,
    fen: 'r1bq1rk1/1p3pbp/p2N1np1/4p3/3nP1P1/2N1BP2/PPPQ3P/R3KB1R w KQ - 1 12',
    linea: '1.Axd4 exd4 2.Cxc8 dxc3 3.Dxd8',
    pista:
      'Tu caballo de d6 está atacado y el de d4 amenaza un jaque en f3. Busca el cambio que resuelve las dos cosas.',
    explicacion:
      'Las negras amenazan ...Cxf3+ con horquilla. El alfil elimina ese caballo; si el peón de e5 recaptura, sigue 2.Cxc8, y los cambios dejan a las negras con un peón aislado en la columna d. En cambio, 1.O-O-O permite 1...Dxd6.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-estructura-2-5',
    nivel: 2,
    fen: '8/6pk/P7/2p1p2p/1rBnPp1q/8/1R4P1/2Q3K1 b - - 1 42',
    linea: '1...f3',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El peón ataca desde f3 el peón aislado de g2, que ningún otro peón puede defender. En cambio, 1...Ta4 permite 2.Tb8 y la ventaja es mucho menor.',
    prueba: { margen: 74 },
  },
  {
    id: 'aj-est-estructura-2-6',
    nivel: 2,
    fen: '7r/1p6/p2p1kp1/3r1p2/4p2P/P1P5/1P2NP2/2K3RR w - - 0 34',
    linea: '1.Cf4',
    pista: 'Localiza el peón débil del rival y suma presión sobre él.',
    explicacion:
      'El caballo ataca desde f4 el peón retrasado de g6, que ningún otro peón puede defender. En cambio, 1.Tg3 permite 1...Th6 y la ventaja es mucho menor.',
    prueba: { margen: 81 },
  },
  {
    id: 'aj-est-estructura-3-1',
    nivel: 3,
    fen: '3q1r2/1ppbn1k1/3p1npp/rNPPp3/P3Pp2/5P2/2Q1BNPP/RR4K1 w - - 3 25',
    linea: '1.cxd6 cxd6 2.Cxd6',
    pista: 'Localiza la base de la cadena negra: ¿cuántas veces puedes atacarla?',
    explicacion:
      'La base de la cadena negra es d6. Al cambiar en d6, el peón que recaptura queda retrasado y sin apoyo de otros peones, y el caballo de b5 lo captura de inmediato. Si 2...Txa4, 3.Dc3 mantiene el control: las blancas tienen un peón de más y el pasado de d5.',
    prueba: { margen: 89 },
  },
  {
    id: 'aj-est-estructura-3-2',
    nivel: 3,
    fen: 'r3kbnr/p2pqppp/b1p5/np2P1N1/3PB3/5Q2/PP3PPP/RNB2RK1 w kq - 2 13',
    linea: '1.d5',
    pista: 'El rey negro sigue en el centro y el caballo de a5 está en la banda: ¿qué ruptura abre líneas?',
    explicacion:
      'La ruptura central aprovecha el retraso negro: el peón se apoya en el alfil de e4 y ataca c6, el punto que protege la diagonal hacia a8. Tras 1...Cc4 2.dxc6 las líneas se abren con el rey en e8. Con 1.Cxh7 O-O-O el rey escapa.',
    prueba: { margen: 69 },
  },
  {
    id: 'aj-est-estructura-3-3',
    nivel: 3,
    fen: 'r2q1rk1/ppp2pbp/2np1np1/3Pp3/2P1P3/2N1BP1P/PP5P/R2QKB1R b KQ - 0 9',
    linea: '1...Cd4',
    pista: 'Las blancas han avanzado c4, e4 y d5: ¿qué casilla central ya no defiende ningún peón?',
    explicacion:
      'La casilla d4 no la puede atacar ningún peón blanco y desde ella el caballo presiona f3, debilitado por los peones doblados de la columna h. Tras 2.Ag2 el otro caballo va por h5 hacia f4, otra casilla débil. Con 1...Ce7 se renuncia a ese puesto.',
    prueba: { margen: 85 },
  },
  {
    id: 'aj-est-estructura-3-4',
    nivel: 3,
    fen: '2r2rk1/pp3p1p/1q1p1npQ/1N2p3/2nNP3/1P3P2/P1P3PP/1K1R3R w - - 0 17',
    linea: '1.Cf5 gxf5 2.Dg5+ Rh8 3.Dxf6+ Rg8 4.Td5',
    pista: 'Tus dos caballos tienen problemas; pero mira quién defiende g7 y f6.',
    explicacion:
      'El caballo atacado salta con amenaza de mate en g7. Si 1...gxf5, 2.Dg5+ Rh8 3.Dxf6+ recupera la pieza y abre el enroque; después 4.Td5 une la presión sobre d6, el peón retrasado, con el ataque. Con 1.bxc4 exd4 son las negras quienes llevan la iniciativa.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-est-estructura-3-5',
    nivel: 3,
    fen: '3r1r1k/p1q3bp/2pN4/5p2/P1Q2p2/8/1PP1NPPP/R4RK1 w - - 2 20',
    linea: '1.Cb5 Db6 2.Cbc3',
    pista: 'El caballo de d6 está atacado dos veces: busca una retirada que ataque la dama.',
    explicacion:
      'El caballo se salva atacando la dama, y no se puede tomar: 1...cxb5 2.Dxc7. Tras 1...Db6 2.Cbc3 las blancas conservan la pieza de más y la estructura negra, con a7 y c6 aislados y los peones f doblados, no ofrece compensación. Con 1.Tad1 Txd6 se devuelve la pieza.',
    prueba: { margen: 103 },
  },
  {
    id: 'aj-est-estructura-4-1',
    nivel: 4,
    fen: '8/4k3/1r2pp2/5p2/3Np1p1/2r1P3/3RPK1P/8 b - - 18 44',
    linea: '1...f4 2.Ta2 Txe3',
    pista: 'El peón de e3 sostiene a las piezas blancas. ¿Qué pasa si lo atacas y lo capturan?',
    explicacion:
      'El peón ataca a e3, aislado y doblado. No se puede tomar: 2.exf4 e3+ es un doble de peón al rey y a la torre de d2. Por eso las blancas ceden el peón con 2.Ta2 Txe3 y quedan perdidas. Con 1...Rf7 hay tiempo para organizar la defensa.',
    prueba: { margen: 84 },
  },
  {
    id: 'aj-est-estructura-4-2',
    nivel: 4,
    fen: 'Q1bq3B/4kp2/4p3/1pbp3p/6p1/2N5/PP3PPP/n2R2K1 w - - 1 22',
    linea: '1.Dc6 Ad6 2.Cxb5',
    pista: 'El alfil de h8 está atacado: ¿qué pieza negra puedes atacar a cambio?',
    explicacion:
      'La dama ataca a la vez el alfil de c5 y el peón aislado de b5: si 1...Dxh8, 2.Dxc5+ recupera la pieza con jaque. Tras 1...Ad6 2.Cxb5 cae el peón débil y el rey de e7 queda expuesto. Con 1.Ae5 f6 las negras ganan tiempo.',
    prueba: { margen: 67 },
  },
  {
    id: 'aj-est-estructura-4-3',
    nivel: 4,
    fen: 'r1bq1rk1/1p3pbp/p1nN1np1/4p3/4P1P1/2N1BP2/PPPQ3P/R3KB1R b KQ - 0 11',
    linea: '1...Cd4 2.Axd4 exd4 3.Cxc8 dxc3',
    pista: '¿Qué pieza defiende al caballo de d6? Busca una casilla fuerte que corte esa defensa.',
    explicacion:
      'El caballo ocupa d4, donde ningún peón lo ataca, y corta la columna d: el caballo de d6 pierde la defensa de su dama y f3 queda atacado. Tras 2.Axd4 exd4 3.Cxc8 dxc3 el peón llega a c3 con amenazas y las negras están mejor. Con 1...Ae6 2.O-O-O hay igualdad.',
    prueba: { margen: 109 },
  },
  {
    id: 'aj-est-estructura-5-1',
    nivel: 5,
    fen: 'r3k3/ppq2p2/2n1pB2/3p4/3Pb1pN/1QPB4/PP3P1P/R3K3 w Qq - 0 18',
    linea: '1.Axe4 dxe4 2.d5 Ce5 3.dxe6',
    pista: 'El rey negro sigue en el centro: ¿qué cambio permite abrir la columna d y la diagonal de b3?',
    explicacion:
      'El cambio desvía el peón de d5 y deja libre la ruptura 2.d5, que ataca al caballo y a e6 con el rey todavía en e8. Tras 2...Ce5 3.dxe6 se abren la columna d y la diagonal de la dama. Con 1.Td1 Axd3 el centro sigue cerrado.',
    prueba: { margen: 174 },
  },
  {
    id: 'aj-est-estructura-5-2',
    nivel: 5,
    fen: 'r1q1k1nr/pppb2b1/3p1pp1/3N3p/1PPp4/3P2P1/P2BPPBP/2RQ1RK1 w kq - 0 14',
    linea: '1.c5 dxc5 2.Af4',
    pista: 'El caballo de d5 ya mira a c7: ¿qué peón negro la protege de tu alfil?',
    explicacion:
      'El peón ataca la base d6: si 1...dxc5, se abre la diagonal y 2.Af4 se suma al caballo contra c7, con jaque en c7 y la torre de a8 en peligro. El rey en e8 no puede con todo. Con 1.e3 c6 las negras expulsan antes al caballo.',
    prueba: { margen: 78 },
  },
  {
    id: 'aj-est-estructura-5-3',
    nivel: 5,
    fen: '2N3kr/1p4p1/p3p2n/7N/3P4/PP1B2PK/2P2r2/4R3 b - - 6 40',
    linea: '1...Cf5 2.g4 Cxd4',
    pista: 'Tu torre de h8 y el rey de h3 están en la misma columna: ¿qué hay en medio?',
    explicacion:
      'Al salir el caballo de h6 se abre la columna h: el caballo de h5 queda clavado contra el rey y además están atacados g3 y d4. Tras 2.g4 Cxd4 las negras recuperan un peón y activan todo; siguen algo peor, pero con juego. Con 1...Rf7 no hay contrajuego.',
    prueba: { margen: 137 },
  },
  {
    id: 'aj-est-estructura-6-1',
    nivel: 6,
    fen: '1rb1r1k1/3nbpp1/p3p2p/3nP3/N2B4/1P3N1P/p1q3P1/K2RQB1R w - - 0 27',
    linea: '1.Ac4 Txb3 2.Axb3',
    pista: 'Tu rey está encerrado en a1: ¿qué pieza sin desarrollar puede defender el punto más débil?',
    explicacion:
      'Las blancas están peor: el peón de a2 y la dama aprietan al rey y el punto crítico es b3. El alfil sale, sostiene b3 y tapa la columna c; tras 1...Txb3 2.Axb3 Dxb3 3.Cb2 aún hay resistencia con material de más. Si 1.Tc1, 1...Dxb3 cuesta el peón sin compensación.',
    prueba: { margen: 55 },
  },
  {
    id: 'aj-est-estructura-6-2',
    nivel: 6,
    fen: 'r4rk1/3n1pp1/pp1ppbnp/1P6/N1P1bP2/1N2B2P/P3B1P1/1RR3K1 w - - 0 26',
    linea: '1.c5 axb5 2.Axb5 Cxc5 3.Cxb6',
    pista:
      'Las negras tienen mejor estructura y actividad: ¿qué ruptura te da un peón pasado o casillas para los caballos?',
    explicacion:
      'Esperar pierde, así que se cambia la estructura: la ruptura ataca b6 y d6 a la vez y abre paso al caballo. Tras 1...axb5 2.Axb5 Cxc5 3.Cxb6 las blancas siguen peor, pero sus piezas participan. Con 1.Cxb6 Cxb6 2.Axb6 axb5 quedan peones débiles y ninguna actividad.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-est-estructura-6-3',
    nivel: 6,
    fen: 'r2r3k/1p2Np2/7p/2p1P1p1/2n5/P3RRP1/2PB2bP/2K5 w - - 3 33',
    linea: '1.Tf6 Txd2 2.Txh6+ Rg7 3.Cf5+',
    pista: 'El rey de h8 tiene pocas casillas: ¿qué peón de su refugio puede caer con jaque?',
    explicacion:
      'Las negras atacan dos piezas, de modo que hay que buscar al rey: la torre entra en f6, una casilla que ningún peón puede defender, y amenaza h6. Tras 1...Txd2 2.Txh6+ Rg7 3.Cf5+ Rg8 4.Ce7+ hay jaque continuo y tablas. Con 1.Ac3 Tf8 las negras se consolidan.',
    prueba: { margen: 60 },
  },
];
