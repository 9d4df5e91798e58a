import type { PokerTopic } from '../../poker-topic.ts';
import { pkPre3bet } from './pk-pre-3bet.ts';
import { pkPre4bet } from './pk-pre-4bet.ts';
import { pkPreAislar } from './pk-pre-aislar.ts';
import { pkPreCigrande } from './pk-pre-cigrande.ts';
import { pkPreCipequena } from './pk-pre-cipequena.ts';
import { pkPreConstruir } from './pk-pre-construir.ts';
import { pkPreCortas } from './pk-pre-cortas.ts';
import { pkPreFlat } from './pk-pre-flat.ts';
import { pkPreMixtas } from './pk-pre-mixtas.ts';
import { pkPreRfi } from './pk-pre-rfi.ts';
import { pkPreRobo } from './pk-pre-robo.ts';
import { pkPreSqueeze } from './pk-pre-squeeze.ts';
import { pkPreStraddle } from './pk-pre-straddle.ts';
import { pkPreVs3bet } from './pk-pre-vs3bet.ts';

export const pre: readonly PokerTopic[] = [
  pkPreRfi,
  pkPreAislar,
  pkPreFlat,
  pkPreRobo,
  pkPreCigrande,
  pkPreCipequena,
  pkPre3bet,
  pkPreVs3bet,
  pkPre4bet,
  pkPreSqueeze,
  pkPreStraddle,
  pkPreCortas,
  pkPreConstruir,
  pkPreMixtas,
];
