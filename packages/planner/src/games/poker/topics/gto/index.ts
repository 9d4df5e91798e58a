import type { PokerTopic } from '../../poker-topic.ts';
import { pkGtoIntro } from './pk-gto-intro.ts';
import { pkGtoManual } from './pk-gto-manual.ts';
import { pkGtoMultiway } from './pk-gto-multiway.ts';
import { pkGtoNodelock } from './pk-gto-nodelock.ts';
import { pkGtoPoblacion } from './pk-gto-poblacion.ts';
import { pkGtoSimplificar } from './pk-gto-simplificar.ts';
import { pkGtoSolver } from './pk-gto-solver.ts';
import { pkGtoVentaja } from './pk-gto-ventaja.ts';

export const gto: readonly PokerTopic[] = [
  pkGtoIntro,
  pkGtoVentaja,
  pkGtoSolver,
  pkGtoSimplificar,
  pkGtoNodelock,
  pkGtoManual,
  pkGtoMultiway,
  pkGtoPoblacion,
];
