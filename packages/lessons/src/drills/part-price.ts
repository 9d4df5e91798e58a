import type { Exercise } from '../schema/exercise.ts';
import { makeFrom } from './make.ts';
import { PRICE_DRILLS } from './poker-price.ts';

/** A part of the drills, for a browser that wants no more than it plays: those of the table that need no tables of equities. */
export const makePart = (id: string): Exercise | undefined => makeFrom(PRICE_DRILLS, id);
