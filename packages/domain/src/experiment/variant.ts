import { hashOf } from '../random/random.ts';

/**
 * Which side of a comparison a player is on: the same for ever, spread evenly, and for each experiment anew, so that two of them do
 * not compare the same people. Nothing is stored to decide it.
 */

export interface Experiment {
  /** Salts the draw; a name is never used twice. */
  readonly nombre: string;
  /** Each as likely as the others. */
  readonly variantes: readonly [string, ...string[]];
}

/** None runs: everybody is in the control group, and every week says so. */
export const CURRENT_EXPERIMENT: Experiment = { nombre: 'ninguno', variantes: ['control'] };

/** One more round of mixing: short texts that differ in a letter end far apart, in every bit. */
const spread = (text: string): number => {
  const h = Math.imul(hashOf(text), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A number in [0, 1) that a text always gives. */
export const drawnFor = (text: string): number => spread(text) / 0x1_0000_0000;

export const variantOf = (userId: string, { nombre, variantes }: Experiment = CURRENT_EXPERIMENT): string => {
  const place = Math.floor(drawnFor(`${nombre}\n${userId}`) * variantes.length);
  return variantes[place] ?? variantes[0];
};
