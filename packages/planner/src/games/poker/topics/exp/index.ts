import type { PokerTopic } from '../../poker-topic.ts';
import { pkExpAjustes } from './pk-exp-ajustes.ts';
import { pkExpContraajustes } from './pk-exp-contraajustes.ts';
import { pkExpHud } from './pk-exp-hud.ts';
import { pkExpLectura } from './pk-exp-lectura.ts';
import { pkExpMesa } from './pk-exp-mesa.ts';
import { pkExpRegulares } from './pk-exp-regulares.ts';
import { pkExpTipos } from './pk-exp-tipos.ts';
import { pkExpVivo } from './pk-exp-vivo.ts';

export const exp: readonly PokerTopic[] = [
  pkExpTipos,
  pkExpLectura,
  pkExpHud,
  pkExpAjustes,
  pkExpMesa,
  pkExpVivo,
  pkExpContraajustes,
  pkExpRegulares,
];
