import { streetShares, studyStreet } from '@estratega/poker/flops';
import { bend, createSolver, type WeightedHand } from '@estratega/poker/solver';
import type { Standing } from './betting.ts';
import type { HabitRules } from './habits.ts';
import type { Nodes } from './range.ts';

/** A rival's habit, and who has it. */
export interface Bent {
  readonly rival: 0 | 1;
  readonly habit: HabitRules;
}

/** Turn and river, solved while somebody thinks: always as many iterations, so that everybody comes to the same. */
const ITERATIONS = { 4: 80, 5: 160 } as const;

export const solveStreet = (
  start: Pick<Standing, 'rules' | 'cards' | 'pot' | 'stack'>,
  board: readonly number[],
  ranges: readonly [readonly WeightedHand[], readonly WeightedHand[]],
  bent?: Bent,
): Nodes => {
  const cards = start.cards as 4 | 5;
  const rules = start.rules[cards];
  const solver = createSolver({
    board,
    ranges,
    pot: start.pot,
    stack: start.stack,
    ...rules,
    // One list for each street that is left.
    sizes: Array.from({ length: 6 - cards }, () => rules.sizes[0] ?? []),
  });
  solver.iterate(ITERATIONS[cards]);
  // Whoever leaves the strategy is judged too.
  if (!bent) return studyStreet(solver, 0);
  const balanced = streetShares(solver);
  bend(solver, bent.rival, bent.habit.bend);
  return studyStreet(solver, 0, bent.rival === 0 ? 1 : 0).map((node, i) => ({ ...node, balanced: balanced[i] ?? [] }));
};
