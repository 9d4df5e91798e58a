import { isExplicit, isRecovered, soundsLikeTrouble } from './distress.ts';
import { careIn, meansIn, minorIn } from './learnt/care.ts';
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

export const careOf = (text: string): Care => {
  const { thresholds } = CARE_MODELS;
  const { chance } = careIn(CARE_MODELS, text);
  // The player's own word that it is over is believed, unless the same text tells of something else.
  const isOver = isRecovered(text) && !isExplicit(text);
  const ask = soundsLikeTrouble(text) ? thresholds.ask * SOUNDING : thresholds.ask;
  const dinero = isOver ? 'no' : isExplicit(text) || chance >= thresholds.sure ? 'si' : chance >= ask ? 'duda' : 'no';
  return {
    dinero,
    menor: minorIn(CARE_MODELS, text).chance >= thresholds.minor,
    medios: meansIn(CARE_MODELS, text).chance >= thresholds.means,
  };
};
