import type { PokerTopic } from '../../poker-topic.ts';
import { pkFunErrores } from './pk-fun-errores.ts';
import { pkFunManos } from './pk-fun-manos.ts';
import { pkFunPosicion } from './pk-fun-posicion.ts';
import { pkFunReglas } from './pk-fun-reglas.ts';
import { pkFunTamanos } from './pk-fun-tamanos.ts';

export const fun: readonly PokerTopic[] = [pkFunReglas, pkFunManos, pkFunPosicion, pkFunErrores, pkFunTamanos];
