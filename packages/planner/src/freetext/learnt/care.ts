import { finish, type Steps } from '../../steps/steps.ts';
import { careFeatures, meansFeatures, minorFeatures } from './care-features.ts';
import type { Bag } from './features.ts';
import { chance, type Linear, scoresOf } from './linear.ts';

/** How likely a text speaks of trouble with the game, of a player under age, of means too small for what is planned. */

export interface CareModels {
  readonly care: Linear;
  readonly minor: Linear;
  readonly means: Linear;
  readonly thresholds: {
    /** From here on one quiet question, and from there on caution at once. */
    readonly ask: number;
    readonly sure: number;
    readonly minor: number;
    readonly means: number;
  };
}

const LONG = 16;
const WINDOW = 12;
const STEP = 3;

/**
 * Sentences, neighbours where both are short, and windows of what has no stops: one sentence of trouble in a long text about
 * strategy must weigh as much as it would alone.
 */
export const piecesOf = (text: string): readonly string[] => {
  const sentences = text.split(/(?<=[.!?;\n])\s+/u).filter((one) => one.trim().length > 2);
  const pieces = sentences.length > 0 ? [...sentences] : [text];
  for (const [i, one] of sentences.entries()) {
    const next = sentences[i + 1];
    const words = one.split(/\s+/u);
    if (next && words.length + next.split(/\s+/u).length <= LONG + 4) pieces.push(`${one} ${next}`);
    if (words.length <= LONG) continue;
    for (let at = 0; at < words.length - WINDOW + STEP; at += STEP) pieces.push(words.slice(at, at + WINDOW).join(' '));
  }
  return pieces;
};

export interface Likely {
  readonly chance: number;
  /** The piece of text that says it. */
  readonly piece: string;
}

function* most(model: Linear, features: (text: string) => Bag, text: string): Steps<Likely> {
  let best: Likely = { chance: 0, piece: '' };
  for (const piece of piecesOf(text)) {
    const p = chance(scoresOf(model, features(piece))[0] as number);
    if (p > best.chance) best = { chance: p, piece };
    yield;
  }
  return best;
}

export const careSteps = ({ care }: CareModels, text: string): Steps<Likely> => most(care, careFeatures, text);
export const minorSteps = ({ minor }: CareModels, text: string): Steps<Likely> => most(minor, minorFeatures, text);
/** Bankroll and stake often stand in two sentences: the text is read whole as well. */
export function* meansSteps({ means }: CareModels, text: string): Steps<Likely> {
  const whole = { chance: chance(scoresOf(means, meansFeatures(text))[0] as number), piece: text };
  yield;
  const part = yield* most(means, meansFeatures, text);
  return whole.chance > part.chance ? whole : part;
}

export const careIn = (models: CareModels, text: string): Likely => finish(careSteps(models, text));
export const minorIn = (models: CareModels, text: string): Likely => finish(minorSteps(models, text));
export const meansIn = (models: CareModels, text: string): Likely => finish(meansSteps(models, text));
