import { randomFrom } from '@estratega/domain';

/** Logistic models over sparse vectors, fitted in place, the same to the last bit on every run. */

export interface Sparse {
  readonly keys: Int32Array;
  readonly values: Float32Array;
}

export const sparseOf = (bag: ReadonlyMap<number, number>, bits: number): Sparse => {
  const mask = (1 << bits) - 1;
  const merged = new Map<number, number>();
  for (const [key, value] of bag) merged.set(key & mask, (merged.get(key & mask) ?? 0) + value);
  return { keys: Int32Array.from(merged.keys()), values: Float32Array.from(merged.values()) };
};

export const shuffled = (length: number, random: () => number): Int32Array => {
  const order = Int32Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  return order;
};

export interface Fitted {
  readonly weights: Float32Array;
  readonly bias: Float64Array;
}

export interface Fitting {
  readonly buckets: number;
  readonly classes: number;
  readonly epochs: number;
  readonly rate: number;
  /** Pull towards nothing, per step. */
  readonly decay: number;
  readonly seed?: number;
}

/**
 * Several classes by softmax, or one by the logistic curve. `target` holds a chance for each class and each example;
 * AdaGrad, the mean of all steps kept: what the last few examples said must not weigh more than the first.
 */
export const fitLinear = (
  examples: readonly Sparse[],
  target: readonly Float32Array[],
  weight: ArrayLike<number>,
  { buckets, classes, epochs, rate, decay, seed = 1 }: Fitting,
): Fitted => {
  const random = randomFrom(seed);
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(1e-3);
  const sums = new Float32Array(buckets * classes);
  const bias = new Float64Array(classes);
  const biasSquares = new Float64Array(classes).fill(1e-3);
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(examples.length, random)) {
      const { keys, values } = examples[at] as Sparse;
      const wanted = target[at] as Float32Array;
      scores.set(bias);
      for (let j = 0; j < keys.length; j++) {
        const from = (keys[j] as number) * classes;
        for (let k = 0; k < classes; k++)
          scores[k] = (scores[k] as number) + (weights[from + k] as number) * (values[j] as number);
      }
      chances(scores);
      for (let k = 0; k < classes; k++) {
        const slope = ((scores[k] as number) - (wanted[k] as number)) * (weight[at] as number);
        if (Math.abs(slope) < 1e-4) continue;
        biasSquares[k] = (biasSquares[k] as number) + slope * slope;
        bias[k] = (bias[k] as number) - (rate * 0.3 * slope) / Math.sqrt(biasSquares[k] as number);
        for (let j = 0; j < keys.length; j++) {
          const place = (keys[j] as number) * classes + k;
          const step = slope * (values[j] as number) + decay * (weights[place] as number);
          squares[place] = (squares[place] as number) + step * step;
          weights[place] = (weights[place] as number) - (rate * step) / Math.sqrt(squares[place] as number);
        }
      }
    }
    if (epoch >= epochs / 2)
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (weights[i] as number);
  }
  const kept = epochs - Math.ceil(epochs / 2);
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) / Math.max(1, kept);
  return { weights: sums, bias };
};

/** Scores into chances, in place. */
export const chances = (scores: Float64Array): void => {
  if (scores.length === 1) {
    scores[0] = 1 / (1 + Math.exp(-(scores[0] as number)));
    return;
  }
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) top = Math.max(top, score);
  let sum = 0;
  for (let k = 0; k < scores.length; k++) {
    scores[k] = Math.exp((scores[k] as number) - top);
    sum += scores[k] as number;
  }
  for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] as number) / sum;
};

/** One byte a weight. */
export const bytes = ({ weights }: Fitted): { readonly scale: number; readonly weights: string } => {
  let most = 0;
  for (const one of weights) most = Math.max(most, Math.abs(one));
  const scale = most / 127 || 1;
  const packed = Int8Array.from(weights, (one) => Math.round(one / scale));
  return { scale, weights: Buffer.from(packed.buffer).toString('base64') };
};
