import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinCaballo: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-caballo-3-1',
    nivel: 3,
    fen: '8/8/2KPN3/8/8/n4k2/8/8 b - - 0 1',
    linea: '1...Cc4',
    pista: 'El peón está a dos pasos: ¿desde qué casilla prepara tu caballo un doble?',
    explicacion:
      'El caballo ataca el peón y, si 2.d7, 2...Ce5+ es doble al rey y al peón, que cae. Sin peones no hay victoria y son tablas. Con 1...Cc2 o una jugada de rey el peón corona.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-3-2',
    nivel: 3,
    fen: 'k7/8/8/4P3/8/8/K7/1N1n4 w - - 0 1',
    linea: '1.e6 Rb7 2.e7 Rc7 3.e8=D',
    pista: 'Cuenta cuántos saltos necesita el caballo de d1 para frenar al peón.',
    explicacion:
      'El caballo negro está lejos: tras 1.e6 Ce3 2.e7 Cd5 el peón corona en e8 con jaque al rey de a8. El jaque 1...Cc3+ no sirve, porque el caballo de b1 captura. Con 1.Cd2 Ce3 las negras llegan a tiempo.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-3-3',
    nivel: 3,
    fen: '8/3p4/8/P3N3/8/P5pk/8/1n3K2 b - - 0 1',
    linea: '1...Cd2+ 2.Re1 g2 3.Rxd2 g1=D',
    pista: 'El rey de f1 frena al peón: ¿cómo lo obligas a alejarse?',
    explicacion:
      'El jaque desvía al rey que vigilaba g1: si 2.Re1, 2...g2 y el peón corona aunque capturen el caballo; si 2.Rg1, el rey queda encajonado y ...Cf3+ con ...g2+ decide. Con 1...Cxa3 las blancas hacen tablas.',
    prueba: { margen: 289 },
  },
  {
    id: 'aj-fin-caballo-4-1',
    nivel: 4,
    fen: '8/2n1K3/2N2P2/8/6k1/8/8/8 b - - 0 1',
    linea: '1...Cd5+ 2.Re6 Cxf6',
    pista: 'El rey y el peón blancos están a un salto de caballo de la misma casilla.',
    explicacion:
      'El jaque es un doble: ataca al rey de e7 y al peón de f6, que cae. Rey y caballo solos no pueden dar mate: tablas. Con 1...Rf5 2.f7 el peón corona.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-4-2',
    nivel: 4,
    fen: 'N7/8/6P1/8/p3P2p/8/k6n/4K3 b - - 0 1',
    linea: '1...Cg4',
    pista: '¿Desde qué casilla vigila tu caballo la coronación en g8 sin perder el peón a?',
    explicacion:
      'El caballo se acerca y responde a g7 con ...Ch6 o ...Cf6, que controlan g8. Mientras tanto el peón de a4 obliga al caballo blanco a sacrificarse en a3, y son tablas. Con 1...Rb2 2.g7 el peón corona.',
    prueba: { margen: 444 },
  },
  {
    id: 'aj-fin-caballo-4-3',
    nivel: 4,
    fen: 'n7/1k6/2N4p/1P3P2/6P1/7P/3K4/8 w - - 0 56',
    linea: '1.f6 Cc7 2.f7 Ce6 3.Cd8+ Cxd8 4.f8=D',
    pista: 'El caballo de a8 está en la esquina: ¿llega a frenar al peón f? No te preocupes por tu caballo.',
    explicacion:
      'El peón de b5 defiende al caballo de c6 y el de a8 está demasiado lejos. Si intenta frenar con 1...Cc7 2.f7 Ce6, el jaque 3.Cd8+ lo desvía de f8 y el peón corona. Las blancas ganan; con 1.g5 Cc7 las negras llegan a tiempo de complicar.',
    prueba: { margen: 323 },
  },
  {
    id: 'aj-fin-caballo-5-1',
    nivel: 5,
    fen: 'n7/8/8/6P1/8/8/5kN1/K7 w - - 0 1',
    linea: '1.g6 Cc7 2.g7 Cb5 3.g8=D',
    pista: 'El caballo de a8 está en la esquina: cuenta sus saltos hasta g8.',
    explicacion:
      'El caballo de la esquina necesita demasiados saltos: tras 1.g6 Cc7 2.g7 el peón corona. No hay que perder tiempo mejorando el caballo propio: con 1.Ce1 Cc7 las negras llegan a e8 y hacen tablas. Ganan las blancas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-5-2',
    nivel: 5,
    fen: '8/8/1K2p2P/1n6/1p6/1P6/2k5/3N4 b - - 0 1',
    linea: '1...Cd6 2.h7 Cf7',
    pista: 'El peón de h6 corre: ¿qué ruta de caballo llega a controlar h8?',
    explicacion:
      'La ruta es d6-f7: tras 2.h7 Cf7 el caballo controla h8 y el peón no corona. El resto está equilibrado y son tablas. Con 1...Cc3 o 1...Cd4 el caballo blanco da jaque en e3 y el peón corona.',
    prueba: { margen: 384 },
  },
  {
    id: 'aj-fin-caballo-5-3',
    nivel: 5,
    fen: '2k1K2N/7P/3p4/8/P2p4/8/5n2/8 b - - 0 1',
    linea: '1...Ce4 2.Re7 Cg5 3.Cg6 Cxh7',
    pista: 'El peón de h7 está a un paso, pero su caballo tapa h8: ¿qué ruta lo captura a tiempo?',
    explicacion:
      'El propio caballo blanco ocupa h8 y da tiempo: por e4 y g5 el caballo negro llega a h7 y captura el peón. Tras 2.Re7 Cg5 la partida es tablas. Con 1...d3 2.Cf7 el caballo sale y el peón corona.',
    prueba: { margen: 578 },
  },
  {
    id: 'aj-fin-caballo-6-1',
    nivel: 6,
    fen: '8/2k5/3NK1P1/3n4/8/8/8/8 b - - 0 1',
    linea: '1...Cf4+ 2.Rf7 Cxg6',
    pista: 'Tu rey puede capturar en d6, pero el peón g corre: ¿qué jaque gana el tiempo?',
    explicacion:
      'El jaque ataca también el peón de g6: si 2.Rf6, 2...Rxd6 y el peón cae después; si 2.Rf7, 2...Cxg6. En ambos casos no quedan peones y son tablas. Con 1...Rc6 2.g7 el peón corona.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-6-2',
    nivel: 6,
    fen: '2K3N1/8/8/4P3/8/2k4n/8/8 w - - 0 1',
    linea: '1.e6 Cf4 2.e7 Cd5 3.e8=D',
    pista: '¿Llega el caballo de h3 a controlar e7 o e8 si el peón corre ya?',
    explicacion:
      'El caballo negro no llega: tras 1.e6 Cf4 2.e7 Cd5 el peón ya corona, y el caballo de g8 impide que lo capturen en e7. Con 1.Cf6 Cg5 las negras controlan e6 y hacen tablas. Ganan las blancas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-caballo-6-3',
    nivel: 6,
    fen: '7n/8/8/8/2P3N1/8/8/4K1k1 w - - 0 1',
    linea: '1.Ce5 Rg2 2.c5 Rg3 3.c6 Rf4 4.Cd3+ Rf5 5.c7',
    pista: 'El caballo de h8 solo tiene dos casillas: ¿puedes quitarle las dos?',
    explicacion:
      'Es un caso de dominación: desde e5 el caballo controla f7 y g6, las dos salidas del caballo de h8, que queda encerrado. Mientras tanto el peón c avanza y corona. Con 1.c5 Cf7 el caballo sale y frena el peón.',
    prueba: { margen: 1910 },
  },
];
