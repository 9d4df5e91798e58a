import type { Exercise } from '../schema/exercise.ts';
import { makeFrom } from './make.ts';
import { CHART_DRILLS } from './poker-charts.ts';

/** A part of the drills, for a browser that wants no more than it plays: those that ask charts, which lie in it. */
export const makePart = (id: string): Exercise | undefined => makeFrom(CHART_DRILLS, id);
export * from '../chart-drill/index.ts';
