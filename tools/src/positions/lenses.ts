import type { Lens } from './lens.ts';
import { CALCULATION } from './lenses-calculation.ts';
import { ENDGAME_LENSES } from './lenses-endgames.ts';
import { FUNDAMENTALS } from './lenses-fundamentals.ts';
import { OPENINGS } from './lenses-openings.ts';
import { PRACTICE, STRATEGY } from './lenses-strategy.ts';
import { STRUCTURES } from './lenses-structures.ts';
import { TACTICS } from './lenses-tactics.ts';

/** One lens per topic of the bank. */
export const LENSES: Readonly<Record<string, Lens>> = {
  ...FUNDAMENTALS,
  ...TACTICS,
  ...CALCULATION,
  ...ENDGAME_LENSES,
  ...OPENINGS,
  ...STRATEGY,
  ...STRUCTURES,
  ...PRACTICE,
};
