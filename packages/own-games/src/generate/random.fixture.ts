/** A seeded stream of numbers in [0, 1): the same seed, the same hands and players. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type Random = () => number;
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
export const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;
export const chance = (random: Random, probability: number): boolean => random() < probability;

/** A normal deviate. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
