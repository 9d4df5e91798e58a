import {
  type CareModels,
  careFeatures,
  careIn,
  linearOf,
  meansFeatures,
  meansIn,
  minorFeatures,
  minorIn,
  piecesOf,
} from '@estratega/planner/evaluation';
import type { Item } from './corpus.ts';
import { bytes, fitLinear, sparseOf } from './optimise.ts';

/** Care, age and means: one yes or no each. */

const BITS = 16;
export const THRESHOLDS: CareModels['thresholds'] = { ask: 0.3, sure: 0.75, minor: 0.12, means: 0.3 };
type StoredLinear = Parameters<typeof linearOf>[0];
type Features = (text: string) => ReadonlyMap<number, number>;

interface Labelled {
  readonly text: string;
  readonly wanted: number;
  readonly weight: number;
}

const fitted = (labelled: readonly Labelled[], features: Features, seed: number): StoredLinear => {
  const result = fitLinear(
    labelled.map(({ text }) => sparseOf(features(text), BITS)),
    labelled.map(({ wanted }) => Float32Array.of(wanted)),
    labelled.map(({ weight }) => weight),
    { buckets: 1 << BITS, classes: 1, epochs: 16, rate: 0.5, decay: 1e-4, seed },
  );
  return { bits: BITS, bias: [...result.bias], ...bytes(result) };
};

const LONG = 22;
const isLong = (text: string): boolean => text.split(/\s+/u).length > LONG;

/**
 * A long text that speaks of trouble does so in one of its sentences, and the label does not say in which. The one that the
 * model of the short texts finds most likely stands for it; of a harmless long text every piece is harmless.
 */
const inPieces = (
  texts: readonly Labelled[],
  features: Features,
  pick: (model: StoredLinear, text: string) => string,
  seed: number,
): StoredLinear => {
  const short = texts.filter(({ text }) => !isLong(text));
  const long = texts.filter(({ text }) => isLong(text));
  const harmless = long
    .filter(({ wanted }) => wanted < 0.5)
    .flatMap((one) => piecesOf(one.text).map((text) => ({ ...one, text, weight: one.weight * 0.3 })));
  let model = fitted([...short, ...harmless], features, seed);
  for (let round = 0; round < 2; round++) {
    const picked = long
      .filter(({ wanted }) => wanted >= 0.5)
      .map((one) => ({ ...one, text: pick(model, one.text) || one.text }));
    model = fitted([...short, ...harmless, ...picked], features, seed);
  }
  return model;
};

export interface StoredCare {
  readonly care: StoredLinear;
  readonly minor: StoredLinear;
  readonly means: StoredLinear;
  readonly thresholds: CareModels['thresholds'];
}

const WANTED = { si: 1, duda: 0.5, no: 0 } as const;
/** Sentences labelled for something else speak of no trouble, as a rule. */
const UNLABELLED = 0.4;

export const fitCare = (items: readonly Item[], seed = 1): StoredCare => {
  const empty = linearOf({ bits: 1, scale: 1, bias: [0], weights: 'AAA=' });
  const models = (part: Partial<Record<'care' | 'minor' | 'means', StoredLinear>>): CareModels => ({
    care: part.care ? linearOf(part.care) : empty,
    minor: part.minor ? linearOf(part.minor) : empty,
    means: part.means ? linearOf(part.means) : empty,
    thresholds: THRESHOLDS,
  });
  const care = inPieces(
    items.flatMap(({ text, care: said, minor, means }): Labelled[] => {
      if (said) return [{ text, wanted: WANTED[said], weight: 1 }];
      // Whoever leaves the job for the game is no harmless example.
      return means ? [] : [{ text, wanted: 0, weight: minor ? 1 : UNLABELLED }];
    }),
    careFeatures,
    (model, text) => careIn(models({ care: model }), text).piece,
    seed,
  );
  const poker = items.filter(({ game }) => game === 'Poker Texas Holdem');
  const minor = inPieces(
    poker.map(({ text, minor: said }) => ({
      text,
      wanted: said ? 1 : 0,
      weight: said === undefined ? UNLABELLED : 1,
    })),
    minorFeatures,
    (model, text) => minorIn(models({ minor: model }), text).piece,
    seed,
  );
  const means = inPieces(
    poker
      .filter(({ care: said, means: known }) => known !== undefined || said === undefined || said === 'no')
      .map(({ text, means: said }) => ({ text, wanted: said ? 1 : 0, weight: said === undefined ? UNLABELLED : 1 })),
    meansFeatures,
    (model, text) => meansIn(models({ means: model }), text).piece,
    seed,
  );
  return { care, minor, means, thresholds: THRESHOLDS };
};

export const careModelsOf = ({ care, minor, means, thresholds }: StoredCare): CareModels => ({
  care: linearOf(care),
  minor: linearOf(minor),
  means: linearOf(means),
  thresholds,
});
