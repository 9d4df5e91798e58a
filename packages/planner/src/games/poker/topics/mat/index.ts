import type { PokerTopic } from '../../poker-topic.ts';
import { pkMatArboles } from './pk-mat-arboles.ts';
import { pkMatBloqueo } from './pk-mat-bloqueo.ts';
import { pkMatCombos } from './pk-mat-combos.ts';
import { pkMatEquity } from './pk-mat-equity.ts';
import { pkMatEv } from './pk-mat-ev.ts';
import { pkMatFoldequity } from './pk-mat-foldequity.ts';
import { pkMatMdf } from './pk-mat-mdf.ts';
import { pkMatOdds } from './pk-mat-odds.ts';
import { pkMatOuts } from './pk-mat-outs.ts';
import { pkMatVarianza } from './pk-mat-varianza.ts';

export const mat: readonly PokerTopic[] = [
  pkMatOuts,
  pkMatOdds,
  pkMatEquity,
  pkMatEv,
  pkMatFoldequity,
  pkMatCombos,
  pkMatMdf,
  pkMatVarianza,
  pkMatArboles,
  pkMatBloqueo,
];
