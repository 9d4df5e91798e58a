import type { PosicionVerificada } from '../chess-topic.ts';

export const ajFinTorrecontramenor: readonly PosicionVerificada[] = [
  {
    id: 'aj-fin-torrecontramenor-4-1',
    nivel: 4,
    fen: '1R6/k7/1b2K3/8/8/7P/6p1/8 w - - 0 1',
    linea: '1.Tg8 g1=D 2.Txg1',
    pista: 'El peón de g2 va a coronar: ¿desde dónde obliga la torre a entregar el alfil o la dama?',
    explicacion:
      'La torre se sitúa detrás del peón: al coronar se captura en g1 y el alfil recaptura. Queda alfil contra peón y el rey blanco llega a defenderlo: son tablas. Con 1.Tf8 el peón corona sin pérdida.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrecontramenor-4-2',
    nivel: 4,
    fen: '8/4kb2/8/1p3Kp1/pP6/P6R/8/8 b - - 0 65',
    linea: '1...Ae6+ 2.Rxg5 Axh3',
    pista: 'El rey de f5 y la torre de h3 están en la misma diagonal.',
    explicacion:
      'El alfil da jaque y la torre queda detrás del rey: es una enfilada que gana la torre por el peón de g5. Después el alfil y el rey atacan a3 y b4, y el final está ganado.',
    prueba: { margen: 263 },
  },
  {
    id: 'aj-fin-torrecontramenor-4-3',
    nivel: 4,
    fen: '4K3/8/6P1/8/5pk1/b7/8/3R4 b - - 0 2',
    linea: '1...Ab2',
    pista: 'El peón de g6 necesita dos pasos: ¿qué diagonal controla g7?',
    explicacion:
      'El alfil controla g7 y detiene el peón; si avanza, se captura. El peón de f4 y el rey mantienen ocupada a la torre y son tablas. Con 1...Rf3 2.g7 el peón corona.',
    prueba: { margen: 610 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-1',
    nivel: 5,
    fen: '1r6/1P6/N7/2p2k2/p1P5/P1P5/4K3/8 b - - 2 66',
    linea: '1...Txb7',
    pista: 'El peón de b7 está a un paso: ¿qué pasa después de capturarlo?',
    explicacion:
      'La captura es obligada y hay que ver la continuación: tras 2.Rd2 Tb3 la torre entra por detrás y ataca a3, mientras el caballo toma c5. La actividad de la torre compensa y son tablas. Un jaque como 1...Te8+ pierde el tiempo.',
    prueba: { margen: 221 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-2',
    nivel: 5,
    fen: '1R6/8/5P2/2b5/8/p7/2k4K/8 b - - 0 1',
    linea: '1...Ad6+ 2.Rh3 Axb8',
    pista: 'El rey de h2 y la torre de b8 comparten una diagonal del alfil.',
    explicacion:
      'El alfil da jaque y ataca la torre en la misma diagonal: tras 2.Rh3 Axb8 el peón a corona, y el alfil todavía vuelve a frenar el peón f. Con 1...a2 2.Ta8 la torre se salva y son tablas.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrecontramenor-5-3',
    nivel: 5,
    fen: '3k4/1R1b3p/6p1/3K2P1/8/8/8/8 w - - 17 64',
    linea: '1.Rd6 Ag4 2.Tb8+ Ac8 3.Ta8 Re8 4.Txc8+',
    pista: 'El rey negro está en la banda: ¿qué casilla de tu rey crea amenazas de mate?',
    explicacion:
      'El rey toma la oposición, ataca el alfil y amenaza mate en la octava fila. Si el alfil se aleja, 2.Tb8+ lo obliga a taparse en c8 y la espera 3.Ta8 pone a las negras en zugzwang: el alfil cae. Otras jugadas también ganan, pero tardan mucho más.',
    prueba: { margen: 1751 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-1',
    nivel: 6,
    fen: '8/5K2/R7/Pk6/8/7b/7p/8 w - - 0 1',
    linea: '1.Tb6+ Ra4 2.Tb1',
    pista: 'La torre no alcanza h1 directamente: ¿qué jaque la lleva a la primera fila?',
    explicacion:
      'El jaque desde b6, protegida por el peón a, gana el tiempo para 2.Tb1, que vigila h1. Después el peón a cae, la torre se entrega por el peón h y son tablas. Con 1.Td6 h1=D se pierde.',
    prueba: { margen: 2000 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-2',
    nivel: 6,
    fen: '8/8/8/8/4P2p/5r2/2k3K1/2B5 b - - 0 1',
    linea: '1...Tg3+ 2.Rf2 Rxc1',
    pista: 'Tu torre y el alfil blanco están atacados: ¿qué jaque resuelve la situación?',
    explicacion:
      'La torre da jaque protegida por el peón de h4, así que el rey no puede capturarla y debe apartarse: entonces 2...Rxc1 gana el alfil. Torre contra peón gana con facilidad. Con 1...Tf8 2.Ae3 el alfil escapa.',
    prueba: { margen: 1927 },
  },
  {
    id: 'aj-fin-torrecontramenor-6-3',
    nivel: 6,
    fen: '8/4k2p/Nr4p1/p7/P3P1P1/1PK4P/8/8 w - - 1 53',
    linea: '1.Cc5',
    pista: 'El caballo está atacado: ¿qué casilla defiende a4 y b3 a la vez?',
    explicacion:
      'En c5 el caballo defiende a4 y b3 y forma una barrera: la torre no entra por la columna b sin perder actividad. Las blancas resisten con tablas prácticas. Con 1.b4 Txa6 se pierde el caballo.',
    prueba: { margen: 166 },
  },
];
