import type { PosicionVerificada } from '../chess-topic.ts';

export const ajApePrincipios: readonly PosicionVerificada[] = [
  {
    id: 'aj-ape-principios-0-1',
    nivel: 0,
    fen: 'r1bq2nr/pp1pb1p1/2p3k1/n3P2p/3N4/2N2Q2/PP3PPP/R1B1K2R w KQ - 2 11',
    linea: '1.Df5#',
    pista: 'El rey negro ha salido a g6. Busca una casilla pegada a él donde un caballo tuyo proteja a la dama.',
    explicacion:
      'La dama da mate en f5, pegada al rey y protegida por el caballo de d4, así que el rey no puede capturarla. Tampoco tiene huida: la dama controla f6, f7 y h7, y el alfil de c1 vigila h6. Un rey que sale sin enrocar y sin piezas alrededor acaba así.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-principios-0-2',
    nivel: 0,
    fen: 'r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 3 6',
    linea: '1.Cd6#',
    pista: 'El peón de e7 no puede moverse: la dama de e2 lo mira y detrás está su rey. ¿Qué caballo lo aprovecha?',
    explicacion:
      'El caballo da jaque en d6 y el rey de e8 no puede moverse: d7, d8, e7, f7 y f8 las ocupan sus propias piezas. El peón de e7 no puede capturar el caballo porque está clavado por la dama de e2. Las negras sacaron el segundo caballo sin mirar la columna e.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-principios-0-3',
    nivel: 0,
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
    linea: '1...Dh4#',
    pista: 'Las blancas movieron los peones f y g: mira qué diagonal llega ahora hasta su rey.',
    explicacion:
      'La dama da jaque desde h4 por la diagonal que abrieron los peones f y g. Ninguna pieza blanca puede taparla y el rey no tiene casilla libre: mate. En la apertura se mueven los peones centrales y las piezas, no los peones que cuidan al rey.',
    prueba: { mate: 1 },
  },
  {
    id: 'aj-ape-principios-0-4',
    nivel: 0,
    fen: 'r1bqkr2/ppp2ppp/2n1p3/2bp2P1/3P4/2P1PN2/PP2B1PP/RNBQ1K1R w q - 3 11',
    linea: '1.dxc5',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El alfil de c5 no está defendido por ninguna pieza y el peón de d4 lo captura gratis. Las blancas ganan un alfil.',
    prueba: { margen: 159 },
  },
  {
    id: 'aj-ape-principios-0-5',
    nivel: 0,
    fen: 'rnbq1rk1/2p1pp1p/p4npb/1pQ5/3PP3/2N2N1P/PP3PP1/R1B1KB1R w KQ - 2 10',
    linea: '1.Axh6',
    pista: 'El alfil de c1 todavía no se ha movido. ¿Hay alguna pieza negra sin defensa en su diagonal?',
    explicacion:
      'El alfil de h6 no tiene defensa y el de c1 llega hasta él: captura una pieza gratis, se desarrolla y además ataca la torre de f8. Una sola jugada hace tres trabajos.',
    prueba: { margen: 301 },
  },
  {
    id: 'aj-ape-principios-0-6',
    nivel: 0,
    fen: 'r1b1k2r/2p2ppp/p4n2/1Pbpp3/1n2P1q1/N2Q1N2/1PPP1PPP/R1B1KB1R b KQkq - 8 11',
    linea: '1...Cxd3+',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El caballo de b4 (3 puntos) captura la dama de d3 (9 puntos): aunque recapturen, el cambio es favorable. Las negras ganan una dama por un caballo.',
    prueba: { margen: 210 },
  },
  {
    id: 'aj-ape-principios-1-1',
    nivel: 1,
    fen: 'r1bq1rk1/p2p1ppp/np2pn2/2p5/1QPP3P/P3P3/1P3PP1/R1B1KBNR b KQ - 2 9',
    linea: '1...cxb4',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de c5 (1 punto) captura la dama de b4 (9 puntos): aunque recapturen, el cambio es favorable. En cambio, 1...Cxb4 permite 2.axb4 y la ventaja es mucho menor.',
    prueba: { margen: 170 },
  },
  {
    id: 'aj-ape-principios-1-2',
    nivel: 1,
    fen: 'rnbqkb1r/ppp2pPp/4p3/8/2P5/8/PP1B1PPP/R2QKBNR b KQkq - 0 7',
    linea: '1...Axg7',
    pista: 'El peón de g7 amenaza la torre. ¿Qué pieza sin desarrollar puede ocuparse de él?',
    explicacion:
      'El peón de g7 amenaza tomar la torre de h8 y coronar. El alfil lo captura, se desarrolla y queda en la gran diagonal: una jugada que defiende, gana un peón y saca una pieza.',
    prueba: { margen: 312 },
  },
  {
    id: 'aj-ape-principios-1-3',
    nivel: 1,
    fen: 'r1b2rk1/pp2qppp/2n1p3/3pN3/3N3P/P7/1PP2PP1/R2QKB1R b KQ - 0 12',
    linea: '1...Cxe5',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El caballo de e5 no está defendido por ninguna pieza y el caballo de c6 lo captura gratis. Las negras ganan un caballo.',
    prueba: { margen: 198 },
  },
  {
    id: 'aj-ape-principios-1-4',
    nivel: 1,
    fen: 'rnb1k2r/2bp1p2/p4p1p/qPpPp3/Q3P3/N7/PP3PPP/2R1KBNR w Kkq - 4 12',
    linea: '1.Dxa5',
    pista: 'Estás en jaque: enumera todas las salidas legales y comprueba cada una hasta el final.',
    explicacion:
      'El rey está en jaque y la dama de a4 también está atacada. 1.Dxa5 resuelve las dos cosas de una vez cambiando las damas. En cambio, mover el rey con 1.Re2 permite 1...Dxa4.',
    prueba: { margen: 636 },
  },
  {
    id: 'aj-ape-principios-1-5',
    nivel: 1,
    fen: 'r2qkb1r/1p3ppp/p1n1b3/1N1pp3/4P3/3QB3/PPP2PPP/R3KB1R w KQkq - 0 11',
    linea: '1.exd5',
    pista:
      'Tu caballo de b5 está atacado. Antes de retirarlo busca una captura en el centro que ataque más de una pieza.',
    explicacion:
      'El peón toma en d5 y ataca a la vez el caballo de c6 y el alfil de e6: las negras deben atender eso y no les da tiempo a comer en b5 con provecho. Retirar el caballo a a3 permite 1...Cb4 y las negras quedan mejor.',
    prueba: { margen: 182 },
  },
  {
    id: 'aj-ape-principios-1-6',
    nivel: 1,
    fen: 'r2q1rk1/pppn1ppp/8/2b5/PnBpP3/2P2P1P/5P2/RNBQK2R w KQ - 0 13',
    linea: '1.cxb4',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de c3 (1 punto) captura el caballo de b4 (3 puntos): aunque recapturen, el cambio es favorable. Las blancas ganan un caballo por un peón.',
    prueba: { margen: 197 },
  },
  {
    id: 'aj-ape-principios-2-1',
    nivel: 2,
    fen: 'r1qk1b1r/p2pBppp/bp6/2ppP3/7P/2N2N2/PPP2PP1/R2QK2R b KQ - 0 12',
    linea: '1...Axe7',
    pista: 'Estás en jaque. ¿Con qué pieza recapturas, con el rey o con la que falta por desarrollar?',
    explicacion:
      'El alfil de e7 da jaque y se puede tomar de dos maneras. Con el alfil se recupera la pieza y se desarrolla; con el rey, 1...Rxe7 permite 2.Cxd5+ y el rey queda en el centro con las líneas abiertas.',
    prueba: { margen: 60 },
  },
  {
    id: 'aj-ape-principios-2-2',
    nivel: 2,
    fen: 'r1bqk2r/pppp1ppp/2nb4/1B1np3/4P3/P4N2/1PPP1PPP/R1BQK2R w KQkq - 1 7',
    linea: '1.exd5 e4 2.dxc6',
    pista: 'Una pieza rival está sin defensa: repasa una por una las que puedes capturar.',
    explicacion:
      'El caballo de d5 no está defendido por ninguna pieza y el peón de e4 lo captura gratis. En cambio, 1.Axc6 permite 1...dxc6 y queda en desventaja.',
    prueba: { margen: 148 },
  },
  {
    id: 'aj-ape-principios-2-3',
    nivel: 2,
    fen: 'r1bq1rk1/2p2pbp/ppnppnp1/1N6/P2P1B2/2P1PN2/1P2BPPP/R2Q1RK1 b - - 0 10',
    linea: '1...axb5 2.axb5 Txa1',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón de a6 (1 punto) captura el caballo de b5 (3 puntos): aunque recapturen, el cambio es favorable. Las negras ganan un caballo por un peón.',
    prueba: { margen: 79 },
  },
  {
    id: 'aj-ape-principios-2-4',
    nivel: 2,
    fen: 'r1b1k1nr/1p2bppp/p1npp3/4q3/4PP2/PNN5/1PPQB1PP/R1B1K2R b KQkq - 0 12',
    linea: '1...Df6',
    pista: 'Una pieza propia está amenazada: descubre cuál y dónde estaría segura.',
    explicacion:
      'La dama de e5 está en peligro; 1...Df6 la lleva a f6, donde está segura. En cambio, 1...Ah4+ permite 2.g3 y la posición queda mucho peor.',
    prueba: { margen: 198 },
  },
  {
    id: 'aj-ape-principios-2-5',
    nivel: 2,
    fen: 'r1b1k1r1/pp2bppp/2B2n2/q1pp4/3P3P/1PP2N2/P2N1PP1/R1BQK2R b KQq - 0 12',
    linea: '1...bxc6',
    pista: 'Estás en jaque y hay una pieza que puedes capturar.',
    explicacion:
      'El alfil de c6 da jaque y nadie lo defiende: el peón de b7 lo captura. Mover el rey con 1...Rf8 renuncia a la pieza y al enroque a la vez.',
    prueba: { margen: 117 },
  },
  {
    id: 'aj-ape-principios-2-6',
    nivel: 2,
    fen: 'r1bq1rk1/ppp2ppp/2n1p3/3n4/1b1PP3/2N5/PP1B1PPP/R2QKBNR w KQ - 1 8',
    linea: '1.exd5',
    pista: 'Compara el valor de lo que capturas con el de la pieza que entregas.',
    explicacion:
      'El peón toma el caballo de d5. Las negras recuperan parte con 1...Cxd4, pero han dado una pieza por un peón. En cambio, 1.a3 permite 1...Cxc3 y el caballo se salva.',
    prueba: { margen: 86 },
  },
];
