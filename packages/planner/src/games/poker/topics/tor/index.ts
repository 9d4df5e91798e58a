import type { PokerTopic } from '../../poker-topic.ts';
import { pkTorAltos } from './pk-tor-altos.ts';
import { pkTorBurbuja } from './pk-tor-burbuja.ts';
import { pkTorCalendario } from './pk-tor-calendario.ts';
import { pkTorEtapas } from './pk-tor-etapas.ts';
import { pkTorFuturo } from './pk-tor-futuro.ts';
import { pkTorHeadsup } from './pk-tor-headsup.ts';
import { pkTorIcm } from './pk-tor-icm.ts';
import { pkTorMesafinal } from './pk-tor-mesafinal.ts';
import { pkTorPko } from './pk-tor-pko.ts';
import { pkTorPushfold } from './pk-tor-pushfold.ts';
import { pkTorSatelites } from './pk-tor-satelites.ts';
import { pkTorStackmedio } from './pk-tor-stackmedio.ts';
import { pkTorTresjugadores } from './pk-tor-tresjugadores.ts';

export const tor: readonly PokerTopic[] = [
  pkTorEtapas,
  pkTorPushfold,
  pkTorIcm,
  pkTorStackmedio,
  pkTorBurbuja,
  pkTorMesafinal,
  pkTorPko,
  pkTorSatelites,
  pkTorHeadsup,
  pkTorCalendario,
  pkTorAltos,
  pkTorFuturo,
  pkTorTresjugadores,
];
