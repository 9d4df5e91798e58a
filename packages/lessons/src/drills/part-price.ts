import type { Asked } from './drill.ts';
import { makeFrom } from './make.ts';
import { PRICE_DRILLS } from './poker-price.ts';

/** A part of the drills, for a browser that wants no more than it plays: those of the table that need no tables of equities. */
export const makePart = (id: string): Asked | undefined => makeFrom(PRICE_DRILLS, id);
