import type { Bag } from './features.ts';

/** A linear model over hashed features, its weights in one byte each. */
export interface Linear {
  readonly bits: number;
  readonly classes: number;
  /** What one step of a weight is worth. */
  readonly scale: number;
  readonly bias: readonly number[];
  /** Bucket by bucket, the classes of each side by side. */
  readonly weights: Int8Array;
}

export interface StoredLinear {
  readonly bits: number;
  readonly scale: number;
  readonly bias: readonly number[];
  /** Base64. */
  readonly weights: string;
}

/** Letter by letter: `Uint8Array.from` asks for each of a million through an iterator. */
export const bytesOf = (base64: string): Uint8Array => {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
};

export const linearOf = ({ bits, scale, bias, weights }: StoredLinear): Linear => ({
  bits,
  scale,
  bias,
  classes: bias.length,
  weights: new Int8Array(bytesOf(weights).buffer),
});

export const scoresOf = ({ bits, classes, scale, bias, weights }: Linear, bag: Bag): number[] => {
  const mask = (1 << bits) - 1;
  const sums = new Array<number>(classes).fill(0);
  for (const [key, value] of bag) {
    const at = (key & mask) * classes;
    for (let k = 0; k < classes; k++) sums[k] = (sums[k] as number) + (weights[at + k] as number) * value;
  }
  return sums.map((sum, k) => sum * scale + (bias[k] as number));
};

export const softmax = (scores: readonly number[]): number[] => {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
};

export const chance = (score: number): number => 1 / (1 + Math.exp(-score));
