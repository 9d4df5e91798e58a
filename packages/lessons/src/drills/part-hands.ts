import type { Exercise } from '../schema/exercise.ts';
import { makeFrom } from './make.ts';
import { HAND_DRILLS } from './poker-hands.ts';

/** A part of the drills, for a browser that wants no more than it plays: whole hands. */
export const makePart = (id: string): Exercise | undefined => makeFrom(HAND_DRILLS, id);
