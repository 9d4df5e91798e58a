import type { PokerTopic } from '../../poker-topic.ts';
import { pkSngBurbuja } from './pk-sng-burbuja.ts';
import { pkSngDuelo } from './pk-sng-duelo.ts';
import { pkSngEstructura } from './pk-sng-estructura.ts';
import { pkSngSpin } from './pk-sng-spin.ts';

export const sng: readonly PokerTopic[] = [pkSngEstructura, pkSngBurbuja, pkSngSpin, pkSngDuelo];
