import type { Asked } from './drill.ts';
import { makeFrom } from './make.ts';
import { CARD_DRILLS } from './poker-cards.ts';
import { HAND_DRILLS } from './poker-hands.ts';
import { TOURNAMENT_DRILLS } from './poker-tournament.ts';
import { VALUE_DRILLS } from './poker-value.ts';

/** A part of the drills, for a browser that wants no more than it plays: those that need them. */
export const makePart = (id: string): Asked | undefined =>
  makeFrom([...CARD_DRILLS, ...VALUE_DRILLS, ...TOURNAMENT_DRILLS, ...HAND_DRILLS], id);
