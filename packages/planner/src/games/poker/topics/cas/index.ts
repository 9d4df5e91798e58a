import type { PokerTopic } from '../../poker-topic.ts';
import { pkCasAltos } from './pk-cas-altos.ts';
import { pkCasCorta } from './pk-cas-corta.ts';
import { pkCasProfundo } from './pk-cas-profundo.ts';
import { pkCasSala } from './pk-cas-sala.ts';
import { pkCasSesion } from './pk-cas-sesion.ts';
import { pkCasStraddle } from './pk-cas-straddle.ts';

export const cas: readonly PokerTopic[] = [
  pkCasSala,
  pkCasSesion,
  pkCasProfundo,
  pkCasAltos,
  pkCasCorta,
  pkCasStraddle,
];
