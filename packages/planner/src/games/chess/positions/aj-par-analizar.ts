import type { PosicionVerificada } from '../chess-topic.ts';

export const ajParAnalizar: readonly PosicionVerificada[] = [
  {
    id: 'aj-par-analizar-0-1',
    nivel: 0,
    fen: 'rnbqkbnr/pp1ppp1p/6p1/2p5/8/1P6/PBPPPPPP/RN1QKBNR w KQkq - 0 3',
    linea: '1.Axh8',
    pista: 'Revisa las dos jugadas negras, ...g6 y ...c5: ¿qué línea abrió la primera y no cerró la segunda?',
    explicacion:
      'El avance ...g6 abrió la gran diagonal y ...c5 no la tapó, así que el alfil de b2 captura la torre de h8. Es la primera pieza perdida; tras 2.Ab2 había que jugar ...Cf6 o ...f6.',
    prueba: { margen: 183 },
  },
  {
    id: 'aj-par-analizar-0-2',
    nivel: 0,
    fen: 'r1bqk2r/pppp1ppp/2n5/2b5/2BPn3/5N2/PP3PPP/RNBQK2R w KQkq - 0 7',
    linea: '1.dxc5',
    pista: 'Las negras acaban de comer en e4. ¿Qué pieza suya estaba atacada y no se movió?',
    explicacion:
      'El peón de d4 atacaba al alfil de c5 y las negras, en vez de salvarlo con 6...Ab4+, comieron en e4. El peón captura el alfil: aunque el caballo tome después en c5, las negras han dado una pieza por dos peones.',
    prueba: { margen: 179 },
  },
  {
    id: 'aj-par-analizar-0-3',
    nivel: 0,
    fen: 'r2qk2r/ppp2ppp/2np4/2bnp1B1/2B1P1b1/3P1N2/PPP2PPP/R2QK2R w KQkq - 0 8',
    linea: '1.Axd8',
    pista: 'El caballo negro acaba de ir de f6 a d5. ¿Qué tapaba cuando estaba en f6?',
    explicacion:
      'El caballo de f6 tapaba a su dama del alfil de g5. Al irse a d5 dejó libre la diagonal y el alfil captura la dama. La causa del error: mover una pieza clavada sin mirar qué tenía detrás.',
    prueba: { margen: 261 },
  },
  {
    id: 'aj-par-analizar-0-4',
    nivel: 0,
    fen: 'rnbqkb1r/pp3ppp/5n2/3pp3/2B5/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 1 6',
    linea: '1...dxc4',
    pista: 'Las blancas acaban de sacar el caballo a c3. ¿Qué pieza suya estaba atacada y no se movió?',
    explicacion:
      'El peón de d5 ya atacaba al alfil de c4, y las blancas desarrollaron el caballo sin retirarlo. El peón captura el alfil: aunque las blancas tomen un peón a cambio, han perdido una pieza.',
    prueba: { margen: 164 },
  },
  {
    id: 'aj-par-analizar-0-5',
    nivel: 0,
    fen: 'r1b2rk1/ppp1qppp/2n5/3n4/8/1BP2N2/PPQ2PPP/R1B2RK1 w - - 0 12',
    linea: '1.Axd5',
    pista: 'La dama negra acaba de ir de d8 a e7. ¿Qué pieza dejó de defender?',
    explicacion:
      'Desde d8 la dama defendía al caballo de d5; desde e7 ya no. El alfil de b3 lo captura gratis. Al revisar la partida, la pregunta útil es qué defendía la pieza que se movió.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-par-analizar-0-6',
    nivel: 0,
    fen: '3r2k1/pp4pp/8/4bp2/8/1PN3P1/P4P1P/4R1K1 w - - 0 24',
    linea: '1.Txe5',
    pista: 'El peón negro acaba de avanzar de f6 a f5. ¿Qué defendía antes?',
    explicacion:
      'El peón de f6 defendía al alfil de e5. Al avanzar a f5 lo dejó suelto y la torre de e1 lo captura sin dar nada a cambio.',
    prueba: { margen: 271 },
  },
  {
    id: 'aj-par-analizar-0-7',
    nivel: 0,
    fen: 'r2q1rk1/ppp2ppp/2n1b3/3p4/3P2N1/2PQ4/PP3PPP/R1B2RK1 b - - 0 12',
    linea: '1...Axg4',
    pista: 'La dama blanca acaba de ir de d1 a d3. ¿Qué pieza quedó sin defensa?',
    explicacion:
      'Desde d1 la dama defendía al caballo de g4 por la diagonal; desde d3 ya no lo hace. El alfil de e6 lo captura gratis: es la primera pieza perdida de la partida.',
    prueba: { margen: 204 },
  },
  {
    id: 'aj-par-analizar-1-1',
    nivel: 1,
    fen: 'r3k2r/ppqn1ppp/2pb1p2/1N1b4/8/P5P1/1PPBBP1P/R2Q1RK1 b kq - 2 13',
    linea: '1...cxb5 2.Af4 Axf4',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de d4 a b5.',
    explicacion:
      'Tras la última jugada rival (el caballo de d4 a b5), el peón de c6 (1 punto) captura el caballo de b5 (3 puntos): aunque recapturen, el cambio es favorable. En cambio, 1...Db8 permite 2.Cxd6+ y no pasa de la igualdad.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-analizar-1-2',
    nivel: 1,
    fen: 'r3kb1r/1p3ppp/p1n5/1N1qpQ2/8/4B3/PPP2PPP/2K2B1R w kq - 0 15',
    linea: '1.Cc7+ Re7 2.Cxd5+',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de d8 a d5.',
    explicacion:
      'Tras la última jugada rival (la dama de d8 a d5), el caballo llega a c7, da jaque al rey de e8 y ataca a la vez a la torre de a8 y a la dama de d5: la siguiente jugada captura en d5. Las blancas ganan una dama.',
    prueba: { margen: 725 },
  },
  {
    id: 'aj-par-analizar-1-3',
    nivel: 1,
    fen: '4q1k1/p2b1r1p/3pQ1p1/3P1PB1/1Pp5/P7/1b3PPN/2R3K1 w - - 5 31',
    linea: '1.Dxe8+',
    pista: 'Analiza qué ha cambiado: el alfil acaba de ir de c6 a d7.',
    explicacion:
      'El alfil fue a d7 y ataca la dama de e6; además, el alfil de b2 ataca la torre de c1. Cambiar las damas con jaque resuelve el primer problema y da tiempo a mover la torre. En cambio, 1.De1 permite 1...Axc1.',
    prueba: { margen: 166 },
  },
  {
    id: 'aj-par-analizar-1-4',
    nivel: 1,
    fen: '6k1/1p1r4/p1P1p2p/P4p2/3rnP1P/1R1NR3/6P1/6K1 b - - 0 42',
    linea: '1...bxc6',
    pista: 'Analiza qué ha cambiado: el peón acaba de ir de c5 a c6.',
    explicacion:
      'El peón avanzó a c6 para atacar la torre de d7, pero nadie lo defiende: el peón de b7 lo captura. La amenaza desaparece y las negras ganan un peón.',
    prueba: { margen: 171 },
  },
  {
    id: 'aj-par-analizar-1-5',
    nivel: 1,
    fen: '4r1k1/3q1p1p/3p2p1/QNpR3B/5Pb1/8/PP3P1P/6K1 b - - 1 28',
    linea: '1...Axh5 2.Cxd6 Dg4+',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de c3 a b5.',
    explicacion:
      'El caballo fue a b5 con la idea de tomar en d6, pero dejó sin atender el alfil de h5, que atacan el alfil y el peón de g6. Las negras lo capturan (si 2.Txh5, gxh5 gana la torre) y, si 2.Cxd6, la dama entra en g4 con jaque.',
    prueba: { margen: 203 },
  },
  {
    id: 'aj-par-analizar-1-6',
    nivel: 1,
    fen: '6k1/p5p1/1P5p/3n1p1R/2pP4/2P2P2/r5P1/2K5 w - - 3 47',
    linea: '1.b7',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de d2 a a2.',
    explicacion:
      'La torre se fue a a2 y ya no puede frenar al peón por la columna b: si va a b2, el rey la captura. El peón avanza a b7 y corona. Comer en a7 no sirve, porque en esa columna la torre sí lo detiene.',
    prueba: { margen: 506 },
  },
  {
    id: 'aj-par-analizar-2-1',
    nivel: 2,
    fen: '3k1r1r/pp3pb1/2pp2p1/3np2p/4N2P/P2PPNP1/1P3P2/2KR3R w - - 1 19',
    linea: '1.Cxd6',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de d7 a d8.',
    explicacion:
      'El rey dejó d7 y con eso dejó sin defensa el peón de d6: el caballo de e4 lo captura. Al analizar, pregunta qué defendía la pieza que se movió, aunque sea el rey.',
    prueba: { margen: 76 },
  },
  {
    id: 'aj-par-analizar-2-2',
    nivel: 2,
    fen: '6k1/4rp2/p1p3p1/4rb1p/7P/8/PPP1B1P1/4RK1R b - - 1 32',
    linea: '1...Ag4 2.Th3 Axe2+',
    pista: 'Analiza qué ha cambiado: la torre acaba de ir de b1 a e1.',
    explicacion:
      'La torre fue a e1, detrás del alfil de e2, y ese alfil quedó atacado dos veces por las torres de la columna e. 1...Ag4 lo ataca una tercera vez: solo lo defienden el rey y la torre, y se pierde.',
    prueba: { margen: 189 },
  },
  {
    id: 'aj-par-analizar-2-3',
    nivel: 2,
    fen: 'r6q/1pp2k2/p1p5/6BN/3p1Pb1/1P1P1n2/P1P3P1/3Q1RK1 w - - 1 23',
    linea: '1.gxf3',
    pista: 'Analiza qué ha cambiado: el caballo acaba de ir de e5 a f3.',
    explicacion:
      'El caballo saltó a f3 con jaque, apoyado por el alfil. El peón lo captura: si 1...Axf3, 2.Dxf3 gana otra pieza, y por eso las negras prefieren tomar en h5. Aun así las blancas quedan mejor.',
    prueba: { margen: 245 },
  },
  {
    id: 'aj-par-analizar-2-4',
    nivel: 2,
    fen: '3rk3/1b1pb2r/np2qp2/2p3pQ/2P1P2p/P2RB2P/3NBPP1/4K2R b K - 1 25',
    linea: '1...Txh5 2.Axh5+ Rf8',
    pista: 'Analiza qué ha cambiado: la dama acaba de ir de f3 a h5.',
    explicacion:
      'Tras la última jugada rival (la dama de f3 a h5), la torre de h7 (5 puntos) captura la dama de h5 (9 puntos): aunque recapturen, el cambio es favorable. Las negras ganan una dama por una torre.',
    prueba: { margen: 353 },
  },
  {
    id: 'aj-par-analizar-2-5',
    nivel: 2,
    fen: '8/5qbk/4p2p/6p1/8/p2R1nNP/5P1B/4RK2 w - - 2 52',
    linea: '1.Txa3 Cxe1 2.Rxe1',
    pista: 'El caballo acaba de ir de h4 a f3 y ataca tu torre de e1. ¿Qué peón es más peligroso que esa pérdida?',
    explicacion:
      'El caballo de f3 ataca la torre de e1, pero el peligro mayor es el peón de a3, que va a coronar. La torre de d3 lo captura; se pierde la calidad y se evita la dama. En cambio, 1.Ted1 permite 1...a2.',
    prueba: { margen: 91 },
  },
  {
    id: 'aj-par-analizar-2-6',
    nivel: 2,
    fen: '8/8/4k1n1/p3n2R/1p5P/1P6/2K1NP2/8 w - - 9 51',
    linea: '1.f4',
    pista: 'Analiza qué ha cambiado: el rey acaba de ir de f5 a e6.',
    explicacion:
      'El rey fue a e6 y ya no vigila f4. El peón avanza con ataque al caballo de e5, que no tiene buena retirada: si va a f3, f5+ ataca al rey y al caballo de g6. En cambio, 1.Th6 permite 1...Rf5.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-par-analizar-3-1',
    nivel: 3,
    fen: '2R5/1pp4k/4p2p/1p1p1n1N/5p2/2P2n1P/5P2/2B4K b - - 2 40',
    linea: '1...e5',
    pista: 'La torre ha pasado a c8 para ir a c7. ¿Qué peón negro está además atacado dos veces?',
    explicacion:
      'La torre de c8 busca la séptima y el caballo y el alfil atacan f4. El peón lo defiende y apoya el centro; tras 2.Cf6+ Rg6 3.Cxd5 c6 se pierde un peón y las negras están peor, pero los caballos quedan activos. Con 1...c6 2.Cxf4 cae el mismo peón y las blancas dominan.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-par-analizar-3-2',
    nivel: 3,
    fen: 'r1bqkb1r/pp1n1ppp/2p2n2/4p1N1/2BP4/2P5/PP3PPP/R1BQK1NR b KQkq - 1 8',
    linea: '1...Cd5 2.Axd5 cxd5',
    pista: 'El alfil acaba de ir de d3 a c4: ¿qué punto ataca ahora junto con el caballo de g5?',
    explicacion:
      'Las blancas apuntan a f7. El caballo corta la diagonal y, al salir de f6, descubre la dama contra el caballo de g5: tras 2.Axd5 cxd5 3.dxe5 Cxe5 hay igualdad. Con 1...Ad6 2.Axf7+ o 1...h6 2.Cxf7 el rey queda en el centro.',
    prueba: { margen: 213 },
  },
  {
    id: 'aj-par-analizar-3-3',
    nivel: 3,
    fen: 'r1r2nk1/1b3pp1/1p2p2p/p2pP1b1/P1qN1Q2/5N1P/1PBB1PP1/1R1R2K1 w - - 2 25',
    linea: '1.Cxg5 hxg5 2.Dg4',
    pista: 'El alfil acaba de ir de e7 a g5 y ataca la dama: ¿quién queda sin defensor en el enroque negro?',
    explicacion:
      'El alfil atacaba la dama, pero era el defensor de las casillas negras. Tras 1.Cxg5 hxg5 2.Dg4 las blancas recapturan en g5 con el alfil y el enroque queda abierto. Si la dama se retira, 1.Dg3 Axd2 elimina el atacante principal.',
    prueba: { margen: 123 },
  },
  {
    id: 'aj-par-analizar-3-4',
    nivel: 3,
    fen: '1qb1r1k1/4bpp1/4p2p/p2nP3/nr1B4/3B1N1P/pN1R2P1/K1Q4R w - - 4 34',
    linea: '1.Cxa4',
    pista: 'El caballo acaba de saltar a a4: ¿qué piezas negras atacan b2?',
    explicacion:
      'El caballo de a4 y la torre de b4 atacan b2, junto al rey. Hay que eliminarlo: tras 1.Cxa4 Ab7 2.Txa2 cae el peón que encerraba al rey y las blancas resisten, aunque peor. Con 1.Ac4 Cab6 la presión continúa.',
    prueba: { margen: 205 },
  },
  {
    id: 'aj-par-analizar-3-5',
    nivel: 3,
    fen: 'r1bq2k1/4r1b1/p2p1n2/2pP1pP1/Np2nB2/5B1P/PPQ2P2/R4RK1 b - - 0 21',
    linea: '1...Cxd5',
    pista: 'El peón acaba de avanzar a g5 y ataca tu caballo: ¿qué dejó sin defensa?',
    explicacion:
      'Con g5 las blancas atacan el caballo, que se va capturando un peón: en d5 ataca además el alfil de f4. Tras 2.Ag3 Ab7 las negras tienen peón de más y la gran diagonal. Con 1...Cd7 el caballo se salva, pero el peón de d5 sigue vivo.',
    prueba: { margen: 86 },
  },
  {
    id: 'aj-par-analizar-3-6',
    nivel: 3,
    fen: '2r5/p4k1p/np1B1p1P/3Rp3/b1P1P3/5P2/P6K/6R1 b - - 0 37',
    linea: '1...Tg8 2.Txg8 Rxg8',
    pista: 'El peón acaba de llegar a h6: ¿qué casilla de tu segunda fila controla y qué torre quiere entrar?',
    explicacion:
      'Con h6 las blancas preparan Tg7+. La torre disputa la columna g en el último momento: tras 2.Txg8 Rxg8 el ataque desaparece y las negras siguen peor, pero con defensa. Con 1...Re6 2.Tg7 la torre domina la séptima y se pierde.',
    prueba: { margen: 310 },
  },
  {
    id: 'aj-par-analizar-4-1',
    nivel: 4,
    fen: '3r1r1k/p1q3bp/2pN4/5p2/P1Q2p2/8/1PP1NPPP/R4RK1 w - - 2 20',
    linea: '1.Cb5 Db6 2.Cbc3',
    pista: 'El rey se ha ido a h8 y tu caballo de d6 está atacado dos veces: busca una retirada con tiempo.',
    explicacion:
      'El caballo se salva atacando la dama, y no se puede tomar: 1...cxb5 2.Dxc7. Tras 1...Db6 2.Cbc3 las blancas conservan la pieza de más y la estructura negra, con a7 y c6 aislados y los peones f doblados, no ofrece compensación. Con 1.Tad1 Txd6 se devuelve la pieza.',
    prueba: { margen: 103 },
  },
  {
    id: 'aj-par-analizar-4-2',
    nivel: 4,
    fen: '8/4bk1p/8/p1N5/P1Pp1p2/1p3P1P/1r6/2RK4 w - - 2 43',
    linea: '1.Cd3 Th2 2.c5',
    pista: 'El alfil acaba de atacar tu caballo: ¿qué casilla lo pone a salvo y frena al peón pasado?',
    explicacion:
      'El caballo debe moverse y d3 cumple tres tareas: bloquea el peón de d4, ataca la torre de b2 y queda lejos del alfil. Tras 1...Th2 2.c5 el peón propio también corre. Las blancas siguen peor, pero con 1.Cxb3 Txb3 dan la pieza por un solo peón.',
    prueba: { margen: 225 },
  },
  {
    id: 'aj-par-analizar-4-3',
    nivel: 4,
    fen: 'r6k/1p3R2/7p/2prP1p1/2n5/P3R1P1/2PB3P/2K5 w - - 0 35',
    linea: '1.Td3 Txd3 2.cxd3 Cxe5 3.Txb7',
    pista: 'La torre acaba de llegar a d5: ¿qué piezas tuyas quedan atacadas y qué cambio las alivia?',
    explicacion:
      'El caballo ataca la torre de e3 y, junto con la torre de d5, el alfil de d2. Ofrecer el cambio en la columna d lo resuelve: tras 1...Txd3 2.cxd3 el peón ataca al caballo y, si 2...Cxe5, 3.Txb7 recupera el peón con torre en séptima. Si 1.Tb3, 1...Txd2 gana el alfil y solo queda el jaque continuo.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-par-analizar-4-4',
    nivel: 4,
    fen: '1r1r2k1/pbpq1ppp/1p2p3/7Q/3P3P/2n1B3/PP2BPP1/3R1RK1 b - - 5 22',
    linea: '1...g6 2.De5 Cxe2+',
    pista: 'La dama acaba de llegar a h5: antes de capturar, ¿puedes ganar un tiempo?',
    explicacion:
      'El caballo de c3 ya ataca la torre y el alfil, pero conviene la jugada intermedia: el peón ataca la dama y quita fuerza a su ataque sobre h7. Tras 2.De5 Cxe2+ se captura el alfil con jaque. Con 1...Cxd1 2.Txd1 solo se gana la calidad.',
    prueba: { margen: 128 },
  },
  {
    id: 'aj-par-analizar-4-5',
    nivel: 4,
    fen: 'r1bqkb1r/pp1n2pp/2n1pp2/3pP3/2pP1N2/2P5/PP1N1PPP/RBBQK2R b KQkq - 1 9',
    linea: '1...De7 2.exf6 Dxf6',
    pista: 'El caballo acaba de llegar a f4: ¿qué peón ataca y cuántas veces está defendido?',
    explicacion:
      'El caballo apunta a e6 y amenaza capturarlo con ataque a la dama. La dama lo defiende y, tras 2.exf6 Dxf6, las negras terminan el desarrollo con ...Ad6 y enroque. Con 1...fxe5 2.Cxe6 el rey se queda en el centro.',
    prueba: { margen: 72 },
  },
  {
    id: 'aj-par-analizar-4-6',
    nivel: 4,
    fen: '7k/p2N1Br1/2R2Q2/1P2pP2/P3P2p/3p3P/7K/6r1 b - - 4 56',
    linea: '1...Tg2+ 2.Rh1 Tg1+ 3.Rh2 Tg2+ 4.Rh1 Tg1+ 5.Rh2 Tg2+',
    pista: 'Te amenazan mate en dos con la torre: ¿puedes dar jaque sin parar?',
    explicacion:
      'Las blancas amenazan Tc8+ con mate. Solo salva el jaque continuo: la torre de g7 defiende g2 y el rey blanco no tiene más casillas que h1 y h2, así que es tablas. Sacrificar con 1...Th1+ termina los jaques y pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-par-analizar-5-1',
    nivel: 5,
    fen: '8/6p1/5p2/P1k4P/Bp6/4K3/b4P2/8 b - - 1 44',
    linea: '1...b3 2.a6 Rb6 3.a7 Rxa7 4.Re4 b2 5.Ac2 b1=D',
    pista: 'Tu peón pasado tiene el apoyo del alfil: ¿conviene comer en h5 o avanzar ya?',
    explicacion:
      'El plan es llevar el peón pasado hasta que cueste el alfil: el de a2 lo apoya y el rey se basta para detener el peón a con 2.a6 Rb6. Tras 4...b2 las blancas deben entregar el alfil en b1. Con 1...Af7 el rey blanco llega a c2 y bloquea.',
    prueba: { margen: 56 },
  },
  {
    id: 'aj-par-analizar-5-2',
    nivel: 5,
    fen: 'r1b1kbnr/pp3ppp/2np4/q3p1N1/2B1P3/2NQ4/PP3PPP/R1B1K2R b KQkq - 1 8',
    linea: '1...Ch6',
    pista: 'El caballo acaba de saltar a g5: cuenta atacantes y defensores de f7.',
    explicacion:
      'El caballo de g5 y el alfil de c4 atacan f7. Desarrollar el caballo a la banda es feo, pero defiende ese punto y prepara ...Ae7 y el enroque. La réplica 1...d5 2.exd5 no resuelve nada, y 1...Ae6 2.Axe6 fxe6 3.Cxe6 pierde un peón.',
    prueba: { margen: 62 },
  },
  {
    id: 'aj-par-analizar-5-3',
    nivel: 5,
    fen: 'r1b1k1r1/p1p1bp2/5p1p/1P1Pp3/4N3/1QP4q/PP3PPP/R1B2RK1 w q - 3 16',
    linea: '1.Cg3',
    pista: 'La dama acaba de llegar a h3: ¿qué amenaza y por qué no se puede capturar?',
    explicacion:
      'La dama amenaza Dxg2# y el peón no puede tomarla por la clavada. El caballo cierra la columna g, la clavada desaparece y gxh3 pasa a ser amenaza: tras 1...Dd7 2.c4 las blancas conservan el peón de más. Con 1.g3 f5 las negras atacan.',
    prueba: { margen: 83 },
  },
  {
    id: 'aj-par-analizar-5-4',
    nivel: 5,
    fen: 'r1b4Q/p3kp2/1pPbpn2/3pq2p/8/2NB2P1/PP3P1P/R4RK1 b - - 0 22',
    linea: '1...Ab7 2.Dh6 Axc6',
    pista: '¿Qué pieza tapa a la torre de a8? Mira quién está al otro extremo de la octava fila.',
    explicacion:
      'El alfil sale y descubre la torre de a8 contra la dama de h8: hay que mover la dama y tras 2.Dh6 Axc6 cae el peón avanzado. En una jugada se activan dos piezas. Con 1...Ac5 2.Tae1 el desarrollo sigue incompleto y las blancas toman la columna e.',
    prueba: { margen: 112 },
  },
  {
    id: 'aj-par-analizar-5-5',
    nivel: 5,
    fen: 'rn2qrk1/1b4p1/p3p2p/3nP1R1/Pp2Np2/8/1PB1QPPP/R1B3K1 w - - 0 20',
    linea: '1.Cd6 hxg5 2.Cxe8 Txe8 3.Dh5',
    pista: 'El peón acaba de atacar tu torre de g5: ¿tienes algo mejor que retirarla?',
    explicacion:
      'El caballo ataca la dama y no importa la torre: tras 1...hxg5 2.Cxe8 Txe8 las blancas tienen dama contra torre y pieza, y 3.Dh5 con Ag6 reanuda el ataque en las casillas blancas, donde el rey no tiene defensores. Con 1.Tg4 b3 las negras ganan tiempo.',
    prueba: { margen: 120 },
  },
  {
    id: 'aj-par-analizar-6-1',
    nivel: 6,
    fen: '2r2k1r/1B6/pp1q1bp1/2n1pp2/1PQp4/3P2Pp/P2B1P1P/3RR2K b - - 0 32',
    linea: '1...Dd7 2.bxc5 Dxb7+',
    pista: 'El peón acaba de atacar tu caballo de c5: ¿qué pieza blanca está sin defensa?',
    explicacion:
      'El caballo de c5 está atacado, pero la dama apunta al alfil de b7: si 2.bxc5, 2...Dxb7+ recupera la pieza con jaque en la diagonal del rey de h1, donde el peón de h3 crea temas de mate. Con 1...Dc7 el alfil se retira a tiempo y todo queda igualado.',
    prueba: { margen: 143 },
  },
  {
    id: 'aj-par-analizar-6-2',
    nivel: 6,
    fen: '2Q5/p2r2kp/6p1/1pp2pN1/3b3P/P2P2P1/2q1b1BK/4R3 b - - 5 30',
    linea: '1...Te7 2.Ce6+ Txe6 3.Dxe6 Af3 4.De7+ Rh6 5.Dg5+ Rg7',
    pista: 'La dama acaba de atacar tu torre: ¿qué casilla vigila también el jaque en e6?',
    explicacion:
      'La torre escapa, controla e6 y se opone a la de e1. Tras 2.Ce6+ Txe6 3.Dxe6 Af3 hay amenaza de mate en g2, y las blancas solo tienen el jaque continuo: tablas. Con 1...Tf7 2.De8 el ataque blanco gana.',
    prueba: { margen: 470 },
  },
  {
    id: 'aj-par-analizar-6-3',
    nivel: 6,
    fen: '2r3k1/1p3p2/p3p2p/Pb1p4/N2q4/1Q4PP/2P2P2/4R1K1 w - - 0 37',
    linea: '1.c4 Txc4 2.Cb6 Tc3 3.Td1',
    pista: 'El alfil se ha apartado y ahora tu caballo de a4 está atacado dos veces: ¿cómo lo activas?',
    explicacion:
      'Las blancas están perdiendo y el caballo de a4 cuelga. La entrega del peón le abre b6 con tiempo: 1...Txc4 2.Cb6 ataca la torre y 3.Td1 echa a la dama. Es lo que más resiste; retirar la dama con 1.Db2 deja la pieza.',
    prueba: { margen: 136 },
  },
];
