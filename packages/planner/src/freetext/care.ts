import { finish, type Steps } from '../steps/steps.ts';
import { isExplicit, isRecovered, soundsLikeTrouble } from './distress.ts';
import { meansSteps, minorSteps, careSteps as troubleSteps } from './learnt/care.ts';
import { CARE_MODELS } from './learnt/weights.ts';

/** What a text says of its player besides the game: trouble with money or with stopping, age, means. */

export interface Care {
  /** Clear words lead to caution; doubt to one quiet question. */
  readonly dinero: 'no' | 'duda' | 'si';
  readonly menor: boolean;
  readonly medios: boolean;
}

/** Words that sound like trouble lower what the learnt reader must find to ask. */
const SOUNDING = 0.5;

export function* careSteps(text: string): Steps<Care> {
  const { thresholds } = CARE_MODELS;
  const { chance } = yield* troubleSteps(CARE_MODELS, text);
  const explicit = isExplicit(text);
  yield;
  // The player's own word that it is over is believed, unless the same text tells of something else.
  const isOver = !explicit && isRecovered(text);
  yield;
  const ask = soundsLikeTrouble(text) ? thresholds.ask * SOUNDING : thresholds.ask;
  yield;
  const dinero = isOver ? 'no' : explicit || chance >= thresholds.sure ? 'si' : chance >= ask ? 'duda' : 'no';
  const minor = yield* minorSteps(CARE_MODELS, text);
  const means = yield* meansSteps(CARE_MODELS, text);
  return { dinero, menor: minor.chance >= thresholds.minor, medios: means.chance >= thresholds.means };
}
export const careOf = (text: string): Care => finish(careSteps(text));
