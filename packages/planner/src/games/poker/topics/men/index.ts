import type { PokerTopic } from '../../poker-topic.ts';
import { pkMenBotesgrandes } from './pk-men-botesgrandes.ts';
import { pkMenDownswing } from './pk-men-downswing.ts';
import { pkMenEnergia } from './pk-men-energia.ts';
import { pkMenFoco } from './pk-men-foco.ts';
import { pkMenLimites } from './pk-men-limites.ts';
import { pkMenRutina } from './pk-men-rutina.ts';
import { pkMenTilt } from './pk-men-tilt.ts';

export const men: readonly PokerTopic[] = [
  pkMenTilt,
  pkMenRutina,
  pkMenDownswing,
  pkMenFoco,
  pkMenLimites,
  pkMenBotesgrandes,
  pkMenEnergia,
];
