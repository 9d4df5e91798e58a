import type { PokerTopic } from '../../poker-topic.ts';
import { pkRevGrupo } from './pk-rev-grupo.ts';
import { pkRevLeaks } from './pk-rev-leaks.ts';
import { pkRevManos } from './pk-rev-manos.ts';
import { pkRevPoblacion } from './pk-rev-poblacion.ts';
import { pkRevPros } from './pk-rev-pros.ts';
import { pkRevSesion } from './pk-rev-sesion.ts';

export const rev: readonly PokerTopic[] = [pkRevSesion, pkRevManos, pkRevLeaks, pkRevPros, pkRevGrupo, pkRevPoblacion];
