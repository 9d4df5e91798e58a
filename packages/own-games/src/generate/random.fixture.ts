export { randomFrom as seeded } from '@estratega/domain';

export type Random = () => number;
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
export const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;
export const chance = (random: Random, probability: number): boolean => random() < probability;

/** A normal deviate. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
