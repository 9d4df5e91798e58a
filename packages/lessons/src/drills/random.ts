import { randomFrom } from '@estratega/domain';

/** Chance from a text: the same text gives the same numbers everywhere. */
export interface Rng {
  /** From 0 to below 1. */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(p: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

export const makeRng = (text: string): Rng => {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  const next = randomFrom(state);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  // Texts that differ in one letter begin close to each other: the first numbers are thrown away.
  for (let i = 0; i < 8; i++) next();
  return {
    next,
    int,
    pick: (list) => {
      const one = list[int(0, list.length - 1)];
      if (one === undefined) throw new RangeError('nothing to pick from');
      return one;
    },
    chance: (p) => next() < p,
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        const kept = copy[i] as (typeof copy)[number];
        copy[i] = copy[j] as (typeof copy)[number];
        copy[j] = kept;
      }
      return copy;
    },
  };
};

/** The first try that comes to something; a drill that runs out of tries is a mistake of its maker. */
export const until = <T>(attempt: () => T | undefined, tries = 4000): T => {
  for (let i = 0; i < tries; i++) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  throw new Error('no drill found');
};
