import { LEXICON_FEATURES, type StoredThemes } from '@estratega/planner/evaluation';
import type { ClauseExample } from './examples.ts';
import { randomFrom, shuffled } from './optimise.ts';

/** One yes or no for each theme of a game, all fitted together: they share what the lexicon's word is worth. */

const EPOCHS = 14;
const RATE = 0.35;
const DECAY = 3e-4;
/** A feature met once teaches nothing that would be met again. */
const SEEN = 2;
const LEAST_WEIGHT = 0.06;

export const fitThemes = (examples: readonly ClauseExample[], topics: readonly string[], seed = 1): StoredThemes => {
  const counts = new Map<number, number>();
  for (const { bag } of examples) for (const key of bag.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const index = new Map<number, number>();
  for (const [key, count] of counts) if (count >= SEEN) index.set(key, index.size);
  const many = topics.length;
  const weights = new Float32Array(index.size * many);
  const squares = new Float32Array(index.size * many).fill(1e-2);
  const sums = new Float32Array(index.size * many);
  const bias = new Float64Array(many).fill(-4);
  const lexicon = new Float64Array(LEXICON_FEATURES.length);
  lexicon[0] = 4;
  lexicon[1] = 5;
  lexicon[2] = 3;
  const placeOf = new Map(topics.map((id, i) => [id, i]));
  const prepared = examples.map(({ bag, topics: labelled, lexicon: flags }) => {
    const known = [...bag].flatMap(([key, value]) => {
      const at = index.get(key);
      return at === undefined ? [] : [[at, value] as const];
    });
    return {
      keys: Int32Array.from(known, ([at]) => at),
      values: Float32Array.from(known, ([, value]) => value),
      right: new Set(labelled.flatMap((id) => placeOf.get(id) ?? [])),
      flags: new Map([...flags].flatMap(([id, one]) => (placeOf.has(id) ? [[placeOf.get(id) as number, one]] : []))),
    };
  });
  const random = randomFrom(seed);
  let kept = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const at of shuffled(prepared.length, random)) {
      const { keys, values, right, flags } = prepared[at] as (typeof prepared)[number];
      for (let theme = 0; theme < many; theme++) {
        const flag = flags.get(theme);
        let score = bias[theme] as number;
        for (let j = 0; j < keys.length; j++)
          score += (weights[(keys[j] as number) * many + theme] as number) * (values[j] as number);
        if (flag) for (const [i, one] of flag.entries()) score += one * (lexicon[i] as number);
        const slope = 1 / (1 + Math.exp(-score)) - (right.has(theme) ? 1 : 0);
        if (Math.abs(slope) < 0.01) continue;
        bias[theme] = (bias[theme] as number) - 0.02 * slope;
        if (flag) for (const [i, one] of flag.entries()) lexicon[i] = (lexicon[i] as number) - 0.01 * slope * one;
        for (let j = 0; j < keys.length; j++) {
          const place = (keys[j] as number) * many + theme;
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

const packed = (
  index: ReadonlyMap<number, number>,
  sums: Float32Array,
  kept: number,
  { topics, bias, lexicon }: { topics: readonly string[]; bias: Float64Array; lexicon: Float64Array },
): StoredThemes => {
  const many = topics.length;
  let most = 0;
  for (const one of sums) most = Math.max(most, Math.abs(one / kept));
  const scale = most / 127;
  const keys: number[] = [];
  const counts: number[] = [];
  const themes: number[] = [];
  const weights: number[] = [];
  for (const [key, at] of index) {
    let count = 0;
    for (let theme = 0; theme < many; theme++) {
      const weight = (sums[at * many + theme] as number) / kept;
      if (Math.abs(weight) < LEAST_WEIGHT) continue;
      themes.push(theme);
      weights.push(Math.round(weight / scale));
      count++;
    }
    if (count === 0) continue;
    keys.push(key);
    counts.push(count);
  }
  const base64 = (array: { readonly buffer: ArrayBufferLike }): string => Buffer.from(array.buffer).toString('base64');
  return {
    topics,
    bias: [...bias].map((one) => Math.round(one * 1000) / 1000),
    lexicon: [...lexicon].map((one) => Math.round(one * 1000) / 1000),
    scale,
    keys: base64(Uint32Array.from(keys)),
    counts: base64(Uint8Array.from(counts)),
    themes: base64(Uint8Array.from(themes)),
    weights: base64(Int8Array.from(weights)),
  };
};
