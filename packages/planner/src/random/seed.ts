import { hashOf as hash, randomFrom } from '@estratega/domain';

/** Seeded choice: the same text gives the same number on every machine. Nothing here keeps state. */

export { hash };

/** 0 ≤ result < n, or 0 where there is nothing to choose from. */
export const choose = (seed: string, n: number): number => (n <= 1 ? 0 : hash(seed) % n);

/** A number in [0, 1) from two hashes, for breaking ties the same way every time. */
export const fraction = (a: number, b: number): number => {
  const mixed = Math.imul(a ^ (b >>> 3) ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
};

/** A generator for simulations that need many numbers. */
export const generator = (seed: string): (() => number) => randomFrom(hash(seed));
