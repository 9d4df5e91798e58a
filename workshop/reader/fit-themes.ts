import { randomFrom } from '@estratega/domain';
import type { StoredThemes } from '@estratega/planner/evaluation';
import type { ClauseExample } from './examples.ts';
import { chances, shuffled } from './optimise.ts';

/** One of a game's themes or none of them, all fitted together: they compete, and share what the lexicon's word is worth. */

const EPOCHS = 12;
const RATE = 1;
const DECAY = 1e-5;
/** A feature met once teaches nothing that would be met again. */
const SEEN = 2;

/** Part of the words is left out at each look, so that none of them is relied on alone: what a player means is seldom said in the same ones. */
const KEPT = 0.6;

const thinned = (
  { keys, values }: { readonly keys: Int32Array; readonly values: Float32Array },
  random: () => number,
): { readonly keys: Int32Array; readonly values: Float32Array } => {
  const kept: number[] = [];
  for (let j = 0; j < keys.length; j++) if (random() < KEPT) kept.push(j);
  return {
    keys: Int32Array.from(kept, (j) => keys[j] as number),
    values: Float32Array.from(kept, (j) => (values[j] as number) / KEPT),
  };
};

export const fitThemes = (examples: readonly ClauseExample[], topics: readonly string[], seed = 1): StoredThemes => {
  const counts = new Map<number, number>();
  for (const { bag } of examples) for (const key of bag.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const index = new Map<number, number>();
  for (const [key, count] of counts) if (count >= SEEN) index.set(key, index.size);
  // The last class: no theme.
  const none = topics.length;
  const many = none + 1;
  const weights = new Float32Array(index.size * many);
  const squares = new Float32Array(index.size * many).fill(1e-2);
  const sums = new Float32Array(index.size * many);
  const bias = new Float64Array(many);
  const lexicon = Float64Array.from(LEXICON_START);
  const scores = new Float64Array(many);
  const placeOf = new Map(topics.map((id, i) => [id, i]));
  const prepared = examples.map(({ bag, topics: labelled, lexicon: flags }) => {
    const known = [...bag].flatMap(([key, value]) => {
      const at = index.get(key);
      return at === undefined ? [] : [[at, value] as const];
    });
    const right = new Set(labelled.flatMap((id) => placeOf.get(id) ?? []));
    return {
      keys: Int32Array.from(known, ([at]) => at),
      values: Float32Array.from(known, ([, value]) => value),
      right: right.size > 0 ? right : new Set([none]),
      flags: new Map([...flags].flatMap(([id, one]) => (placeOf.has(id) ? [[placeOf.get(id) as number, one]] : []))),
    };
  });
  const random = randomFrom(seed);
  let kept = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const at of shuffled(prepared.length, random)) {
      const whole = prepared[at] as (typeof prepared)[number];
      const { right, flags } = whole;
      const { keys, values } = thinned(whole, random);
      scores.set(bias);
      for (let j = 0; j < keys.length; j++) {
        const from = (keys[j] as number) * many;
        const value = values[j] as number;
        for (let k = 0; k < many; k++) scores[k] = (scores[k] as number) + (weights[from + k] as number) * value;
      }
      for (const [theme, flag] of flags)
        for (const [i, one] of flag.entries()) scores[theme] = (scores[theme] as number) + one * (lexicon[i] as number);
      chances(scores);
      for (let k = 0; k < many; k++) {
        const slope = (scores[k] as number) - (right.has(k) ? 1 / right.size : 0);
        if (Math.abs(slope) < 0.003) continue;
        bias[k] = (bias[k] as number) - 0.02 * slope;
        const flag = flags.get(k);
        if (flag) for (const [i, one] of flag.entries()) lexicon[i] = (lexicon[i] as number) - 0.01 * slope * one;
        for (let j = 0; j < keys.length; j++) {
          const place = (keys[j] as number) * many + k;
          const step = slope * (values[j] as number) + DECAY * (weights[place] as number);
          squares[place] = (squares[place] as number) + step * step;
          weights[place] = (weights[place] as number) - (RATE * step) / Math.sqrt(squares[place] as number);
        }
      }
    }
    if (epoch >= EPOCHS / 2) {
      kept++;
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (weights[i] as number);
    }
  }
  return packed(index, sums, kept, { topics, bias, lexicon });
};

/** Where each of LEXICON_FEATURES begins. */
const LEXICON_START = [4, 5, 3, 2, 2, 1, 1, 2, 3, 1];

/** How many weights are kept: the greatest. The file holds two games, and has 1.5 MB in all. */
const MOST_WEIGHTS = 98_000;

const packed = (
  index: ReadonlyMap<number, number>,
  sums: Float32Array,
  kept: number,
  { topics, bias, lexicon }: { topics: readonly string[]; bias: Float64Array; lexicon: Float64Array },
): StoredThemes => {
  const many = bias.length;
  const sizes = sums.map((one) => Math.abs(one / kept)).sort();
  const scale = (sizes.at(-1) ?? 1) / 127;
  const least = Math.max(scale / 2, sizes.at(-MOST_WEIGHTS) ?? 0);
  const keys: number[] = [];
  const counts: number[] = [];
  const themes: number[] = [];
  const weights: number[] = [];
  for (const [key, at] of index) {
    let count = 0;
    for (let theme = 0; theme < many; theme++) {
      const weight = (sums[at * many + theme] as number) / kept;
      if (Math.abs(weight) < least) continue;
      themes.push(theme);
      weights.push(Math.round(weight / scale));
      count++;
    }
    if (count === 0) continue;
    keys.push(key & 255, (key >>> 8) & 255, (key >>> 16) & 255);
    counts.push(count);
  }
  const base64 = (array: { readonly buffer: ArrayBufferLike }): string => Buffer.from(array.buffer).toString('base64');
  return {
    topics,
    bias: [...bias].map((one) => Math.round(one * 1000) / 1000),
    lexicon: [...lexicon].map((one) => Math.round(one * 1000) / 1000),
    scale,
    keys: base64(Uint8Array.from(keys)),
    counts: base64(Uint8Array.from(counts)),
    themes: base64(Uint8Array.from(themes)),
    weights: base64(Int8Array.from(weights)),
  };
};
