import type { PokerTopic } from '../../poker-topic.ts';
import { pkBanBanca } from './pk-ban-banca.ts';
import { pkBanNiveles } from './pk-ban-niveles.ts';
import { pkBanRegistro } from './pk-ban-registro.ts';
import { pkBanRiesgo } from './pk-ban-riesgo.ts';
import { pkBanStaking } from './pk-ban-staking.ts';

export const ban: readonly PokerTopic[] = [pkBanBanca, pkBanNiveles, pkBanRegistro, pkBanRiesgo, pkBanStaking];
