import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinConversion: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-conversion-1-1',
    nivel: 1,
    fen: '1rbk4/1p6/8/p7/2PP4/3np3/P1K2P1r/1R1BR3 b - - 3 38',
    linea: '1...Cxe1+ 2.Rc3 exf2',
    pista: 'Hay una torre que puedes capturar con jaque. Mira también qué hará después tu peón de e3.',
    explicacion:
      'El caballo toma la torre de e1 con jaque y, tras la jugada del rey, el peón toma en f2 y queda a un paso de coronar. Con ventaja material se aceptan los regalos que no dan nada al rival, y un jaque no le deja tiempo para recapturar.',
    prueba: { margen: 302 },
  },
  {
    id: 'aj-fin-conversion-1-2',
    nivel: 1,
    fen: '2R1Rr1k/5rpp/8/4r3/2b5/2P1N1P1/5P1P/5RK1 w - - 0 1',
    linea: '1.Txf8+ Txf8 2.Txf8+',
    pista: 'Cuenta cuántas torres blancas y cuántas negras llegan a f8.',
    explicacion:
      'Sobre f8 atacan dos torres blancas y recaptura una negra: 1.Txf8+ Txf8 2.Txf8+ gana una torre limpia. Con ventaja conviene cambiar piezas, y más si el cambio gana material.',
    prueba: { margen: 382 },
  },
  {
    id: 'aj-fin-conversion-1-3',
    nivel: 1,
    fen: '7K/8/8/1p2P3/6k1/8/1P6/8 w - - 0 1',
    linea: '1.e6 Rf5 2.e7 Re5 3.e8=D+',
    pista: 'Calcula cuántas jugadas necesita el peón de e5 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de e5 corona en e8 con 3.e8=D+ y nadie puede impedirlo; las blancas convierten así su ventaja de un punto. En cambio, 1.Rg8 permite 1...Rf5 y no pasa de la igualdad.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-1-4',
    nivel: 1,
    fen: '8/R7/5k1r/8/3P4/1K6/8/8 w - - 0 1',
    linea: '1.Ta6+ Rg5 2.Txh6',
    pista: 'El rey y la torre negros están en la misma fila. ¿Desde dónde das jaque?',
    explicacion:
      'La torre da jaque desde a6 por la sexta fila; cuando el rey se aparta, cae la torre de h6 que está detrás. Sin torres rivales, el peón de d4 corona con facilidad.',
    prueba: { margen: 1956 },
  },
  {
    id: 'aj-fin-conversion-1-5',
    nivel: 1,
    fen: '6QR/kpp5/2r5/4p3/4N3/4PPK1/1b4P1/q4B2 w - - 2 40',
    linea: '1.Ab5',
    pista: 'Tu alfil de f1 está atacado. Busca una casilla desde la que ataque y además encierre al rey de a7.',
    explicacion:
      'La dama negra ataca el alfil de f1. En b5 el alfil se salva, ataca la torre de c6 y quita la casilla a6 al rey: la amenaza es 2.Db8+ Rb6 3.Th6+ con ataque decisivo. Retirarlo a d3 deja escapar al rey por b6.',
    prueba: { margen: 190 },
  },
  {
    id: 'aj-fin-conversion-1-6',
    nivel: 1,
    fen: '8/1k6/3K4/2p2p2/4p3/2P5/3P4/8 b - - 0 1',
    linea: '1...f4',
    pista: 'Dibuja el cuadrado del peón: ¿llega el rey rival?',
    explicacion:
      'Tras 1...f4 el rey de d6 está fuera del cuadrado del peón: necesita 5 jugadas para llegar a f1 y el peón solo 3; las negras convierten así su ventaja de un punto. En cambio, 1...Ra6 permite 2.Re5 y no pasa de la igualdad.',
    prueba: { margen: 2024 },
  },
  {
    id: 'aj-fin-conversion-2-1',
    nivel: 2,
    fen: '1K6/8/3p4/7P/p3P2p/2k5/8/8 b - - 0 1',
    linea: '1...h3 2.h6 h2 3.Rc7 h1=D',
    pista: 'Calcula cuántas jugadas necesita el peón de h4 y quién controla su casilla de coronación.',
    explicacion:
      'El peón de h4 corona en h1 con 3...h1=D y nadie puede impedirlo; las negras convierten así su ventaja de un punto. En cambio, 1...d5 permite 2.h6 y pierde.',
    prueba: { margen: 2615 },
  },
  {
    id: 'aj-fin-conversion-2-2',
    nivel: 2,
    fen: '2K5/2R5/8/3r4/3r2k1/8/8/8 b - - 67 61',
    linea: '1...Td8+',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'El jaque en d8 obliga al rey a apartarse de c8, y entonces la otra torre ofrece el cambio en d7: con una torre de más, cambiar torres deja un final ganado. En cambio, 1...Rf5 permite 2.Tc1 y la torre blanca queda activa.',
    prueba: { margen: 1894 },
  },
  {
    id: 'aj-fin-conversion-2-3',
    nivel: 2,
    fen: '5n2/2n2k2/p3p3/7p/1p1r4/1P1BR2P/N4P2/1K4R1 w - - 0 33',
    linea: '1.Tf3+ Re8 2.Tg8 Rd7 3.Tfxf8',
    pista: 'Busca el jaque adecuado: importa desde qué casilla se da.',
    explicacion:
      'La torre da jaque al rey de f7 desde f3, a distancia segura; las blancas convierten así su ventaja de 4 puntos. Las blancas ganan un caballo.',
    prueba: { margen: 194 },
  },
  {
    id: 'aj-fin-conversion-2-4',
    nivel: 2,
    fen: '2R5/2b5/5k2/1B6/1P3Pp1/P5P1/4p2r/1K6 w - - 0 42',
    linea: '1.Axe2 Txe2 2.Txc7',
    pista: 'El peón de e2 amenaza coronar con mate. Elimínalo contando lo que recuperas.',
    explicacion:
      'El peón de e2 amenaza coronar con mate. El alfil lo captura y, aunque la torre recapture, la torre blanca toma el alfil de c7: quedan torre contra torre y varios peones de más.',
    prueba: { margen: 215 },
  },
  {
    id: 'aj-fin-conversion-2-5',
    nivel: 2,
    fen: '8/8/1p5k/1P3p2/5P2/5K1P/8/8 w - - 8 59',
    linea: '1.Re3 Rh5 2.Rd4',
    pista: 'En el final el rey es una pieza de ataque: ¿hacia qué peones debe ir?',
    explicacion:
      'El rey avanza a e3 y se acerca al peón de b6; las blancas convierten así su ventaja de un punto. En cambio, 1.Rf2 permite 1...Rh5 y no pasa de la igualdad.',
    prueba: { margen: 318 },
  },
  {
    id: 'aj-fin-conversion-2-6',
    nivel: 2,
    fen: '8/7p/4p3/1P6/1p1Pk3/8/1K6/8 b - - 0 1',
    linea: '1...Rd5 2.Rb3 h5',
    pista: '¿Puede tu rey alcanzar al peón de b5? Cuenta con la regla del cuadrado.',
    explicacion:
      'El rey entra con 1...Rd5 en el cuadrado del peón de b5: está a 3 jugadas de b8 y el peón necesita 3, así que llega a tiempo; las negras convierten así su ventaja de un punto. En cambio, 1...Rxd4 permite 2.b6 y pierde.',
    prueba: { margen: 1185 },
  },
  {
    id: 'aj-fin-conversion-3-1',
    nivel: 3,
    fen: '5k2/5p2/4p1pp/7P/8/1K6/8/8 b - - 1 53',
    linea: '1...gxh5 2.Rc3 h4 3.Rd2 h3',
    pista: '¿Está el rey blanco dentro del cuadrado de un posible peón pasado en la columna h?',
    explicacion:
      'La captura crea un peón pasado en h5 y el rey de b3 está fuera de su cuadrado: tras 2.Rc3 h4 3.Rd2 h3 no lo alcanza. Otras jugadas también ganan, pero dejan a las blancas un peón en g6 y alargan la lucha.',
    prueba: { margen: 1697 },
  },
  {
    id: 'aj-fin-conversion-3-2',
    nivel: 3,
    fen: '8/8/4K3/P7/1p6/8/7P/3k4 w - - 0 1',
    linea: '1.a6 b3 2.a7 b2 3.a8=D b1=D 4.Dh1+',
    pista: 'Los dos peones coronan. Mira dónde quedarían el rey negro y su dama.',
    explicacion:
      'Las blancas coronan primero y, cuando las negras coronan en b1, el jaque 4.Dh1+ enfila por la primera fila al rey de d1 y a la dama recién nacida, que se pierde. Con una jugada de rey como 1.Re5 se pierde ese tiempo y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-3-3',
    nivel: 3,
    fen: '8/6pk/P7/2p1p2p/1rBnP2q/5p2/5RP1/2Q3K1 b - - 1 43',
    linea: '1...fxg2 2.Rxg2 Tb6',
    pista: 'El enroque blanco está roto: ¿qué captura abre la última línea sin descuidar el peón a?',
    explicacion:
      'La captura desnuda al rey y, tras 2.Rxg2 Tb6, la torre vigila el peón de a6 y se prepara para la columna g; luego los jaques desde g4 y f3 deciden. Con 1...Ta4 2.Dc3 las blancas ganan tiempo.',
    prueba: { margen: 176 },
  },
  {
    id: 'aj-fin-conversion-3-4',
    nivel: 3,
    fen: '8/3rkppB/1Q5p/8/Pp2pq2/5b1P/6P1/5R1K b - - 0 54',
    linea: '1...Axg2+ 2.Rxg2 Td2+',
    pista: 'El rey de h1 tiene pocos defensores: ¿qué sacrificio abre la segunda fila?',
    explicacion:
      'El sacrificio elimina el último peón del enroque: tras 2.Rxg2 Td2+ las blancas deben entregar la dama con 3.Df2 o reciben mate en la columna g. Así la ventaja se convierte de inmediato. Con 1...e3 2.Dc5+ las blancas dan jaques.',
    prueba: { margen: 272 },
  },
  {
    id: 'aj-fin-conversion-3-5',
    nivel: 3,
    fen: '8/r7/8/8/3kp3/8/5R2/4K3 b - - 0 1',
    linea: '1...Ta1+ 2.Re2 Ta2+ 3.Rf1 Txf2+ 4.Rxf2 Rd3',
    pista: 'Mira qué ocurre si el rey blanco y su torre quedan en la misma fila.',
    explicacion:
      'El jaque obliga al rey a subir a la segunda fila y 2...Ta2+ enfila rey y torre. Al cambiarse las torres, 4...Rd3 deja al rey por delante de su peón: si 5.Re1, 5...Re3 toma la oposición y gana. Con 1...Ta3 las blancas tienen 2.Td2+ y hacen tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-3-6',
    nivel: 3,
    fen: '3B4/8/7p/8/2P5/2k5/8/2K5 w - - 0 1',
    linea: '1.c5 Rd4 2.c6 Rd5 3.c7',
    pista: 'El rey negro va a capturar en c4: ¿alcanza al peón si avanza ya?',
    explicacion:
      'El peón se escapa del rey y sale de su cuadrado: tras 1...Rd4 2.c6 Rd5 3.c7 corona. El peón de h6 es demasiado lento. Con 1.Ah4 Rxc4 no queda peón y alfil y rey no ganan: serían tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-4-1',
    nivel: 4,
    fen: '8/1K6/8/1P6/4P3/1k5p/1b1B4/8 w - - 0 1',
    linea: '1.Af4 Rc4 2.Rc6 Ac1 3.Ah2',
    pista: 'El peón de h3 está a dos pasos: ¿puedes frenarlo y conservar los tuyos?',
    explicacion:
      'El alfil controla h2 desde f4 y el rey de b7 acompaña al peón b: dos pasados contra uno detenido. Tras 1...Rc4 2.Rc6 las blancas avanzan y ganan. Si 1.b6, 1...h2 corona primero.',
    prueba: { margen: 2303 },
  },
  {
    id: 'aj-fin-conversion-4-2',
    nivel: 4,
    fen: '8/1K6/8/2P5/4k3/1R6/8/2r5 w - - 7 5',
    linea: '1.c6 Re5 2.c7 Rd6 3.c8=D Txc8 4.Rxc8',
    pista: '¿Qué pieza negra está lejos de la acción? Aprovecha ese tiempo.',
    explicacion:
      'El principio es avanzar el pasado mientras el rey defensor está lejos. Con el rey en b7 y la torre tapando la columna b, el peón llega a c7 y cuesta la torre. Si 1.Tb5 o 1.Rb6, el rey negro se acerca y la ventaja casi desaparece.',
    prueba: { margen: 1902 },
  },
  {
    id: 'aj-fin-conversion-4-3',
    nivel: 4,
    fen: '1K6/8/8/p7/2P5/8/2k3P1/8 w - - 0 1',
    linea: '1.c5 a4 2.c6 a3 3.c7 a2 4.c8=D+',
    pista: 'Los dos peones llegan casi a la vez: mira en qué columna está el rey negro.',
    explicacion:
      'La carrera se decide porque el rey negro está en la columna c: 4.c8=D+ corona con jaque justo antes de ...a1=D, y la dama con el peón de g2 gana. Si 1.g4, el peón c llega un tiempo tarde, coronan los dos y la ventaja casi desaparece.',
    prueba: { margen: 1913 },
  },
  {
    id: 'aj-fin-conversion-4-4',
    nivel: 4,
    fen: '7r/4k3/1R3p1p/p5pP/3N4/nK4B1/1P3PP1/1r6 b - - 1 35',
    linea: '1...Txb2+ 2.Rxb2 Cc4+ 3.Rc3 Cxb6',
    pista: 'El rey y la torre blancos pueden recibir un doble de caballo: ¿cómo colocas al rey en su sitio?',
    explicacion:
      'La torre se sacrifica en b2 y el rey debe capturar: 2...Cc4+ es doble al rey y a la torre de b6. Se recupera todo con un peón de más y mejor final. Sin este recurso, el caballo de a3 se perdería.',
    prueba: { margen: 297 },
  },
  {
    id: 'aj-fin-conversion-5-1',
    nivel: 5,
    fen: '6k1/5pp1/8/8/7P/1pqp2P1/8/1KQ5 b - - 1 60',
    linea: '1...Dxc1+ 2.Rxc1 f5 3.g4 fxg4',
    pista: 'Sin damas, ¿puede el rey de c1 detener dos peones separados por una columna?',
    explicacion:
      'Con las damas cambiadas, los peones de b3 y d3 se defienden solos: si el rey ataca uno, el otro avanza y corona. No hay que buscar más: el cambio convierte la ventaja sin riesgo de jaques continuos. Ganan las negras.',
    prueba: { margen: 180 },
  },
  {
    id: 'aj-fin-conversion-5-2',
    nivel: 5,
    fen: '8/2k5/2p5/8/2q5/4K3/8/4Q3 b - - 0 1',
    linea: '1...De6+ 2.Rf2 Dxe1+ 3.Rxe1 Rb6 4.Rd2 Rb5 5.Rc3 Rc5',
    pista: 'El rey y la dama blancos están en la misma columna: ¿qué jaque fuerza el cambio?',
    explicacion:
      'El jaque en la columna e obliga a cambiar damas: tras 2.Rf2 Dxe1+ 3.Rxe1 Rb6 el rey negro se adelanta a su peón, toma la oposición y gana el final de peones. Con otros jaques el rey blanco escapa y la defensa es posible.',
    prueba: { margen: 1933 },
  },
  {
    id: 'aj-fin-conversion-5-3',
    nivel: 5,
    fen: '7r/8/P5K1/8/1P6/8/6k1/8 b - - 0 1',
    linea: '1...Tb8 2.Rf5 Txb4 3.Re6 Ta4',
    pista: 'Son dos peones separados: ¿desde dónde atacas uno y frenas al otro?',
    explicacion:
      'La torre ataca b4 desde atrás y sigue a tiempo de frenar el peón a: si 2.a7, 2...Ta8; si 2.Rf5, 2...Txb4 y luego ...Ta4. Los dos peones caen y torre contra rey gana. Con 1...Th3 el rey blanco llega a defenderlos y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-conversion-5-4',
    nivel: 5,
    fen: '7n/8/8/8/2P3N1/8/8/4K1k1 w - - 0 1',
    linea: '1.Ce5 Rg2 2.c5 Rg3 3.c6 Rf4 4.Cd3+ Rf5 5.c7',
    pista: 'El caballo de h8 solo tiene dos casillas: ¿puedes quitarle las dos?',
    explicacion:
      'Es un caso de dominación: desde e5 el caballo controla f7 y g6, las dos salidas del caballo de h8, que queda encerrado. Mientras tanto el peón c avanza y corona. Con 1.c5 Cf7 el caballo sale y frena el peón.',
    prueba: { margen: 1910 },
  },
  {
    id: 'aj-fin-conversion-5-5',
    nivel: 5,
    fen: '8/8/8/8/P5k1/5q2/2Q5/2K5 w - - 0 1',
    linea: '1.Dd1 Dxd1+ 2.Rxd1 Rf5 3.a5 Re6 4.a6 Rd6 5.a7',
    pista: 'La dama y el rey negros están en la misma diagonal: ¿cómo la clavas?',
    explicacion:
      'La dama clava a la de f3 contra el rey de g4 y el cambio es inevitable. En el final de peones el rey negro está lejísimos del peón a, que corona sin ayuda. Con 1.Dc4+ las negras conservan la dama y los jaques.',
    prueba: { margen: 1928 },
  },
  {
    id: 'aj-fin-conversion-5-6',
    nivel: 5,
    fen: '8/q7/5Q2/1k6/8/2K3P1/8/8 w - - 0 1',
    linea: '1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ Dxd4+ 4.Rxd4 Re6 5.Re4',
    pista: 'Busca una serie de jaques que termine con el cambio de damas y el rey bien colocado.',
    explicacion:
      'Los jaques 1.Df1+ Rc6 2.Dc4+ Rd6 3.Dd4+ fuerzan el cambio con el rey blanco centralizado: tras 4.Rxd4 Re6 5.Re4 toma la oposición y el peón g gana. Con 1.Df4 Da1+ las negras dan jaques y hacen tablas.',
    prueba: { margen: 1964 },
  },
];
