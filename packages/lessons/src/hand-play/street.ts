import { studyStreet } from '@estratega/poker/flops';
import { createSolver, type WeightedHand } from '@estratega/poker/solver';
import { RULES, type Standing } from './betting.ts';
import type { Nodes } from './range.ts';

/** Turn and river, solved while somebody thinks: always as many iterations, so that everybody comes to the same. */
const ITERATIONS = { 4: 80, 5: 160 } as const;

export const solveStreet = (
  start: Pick<Standing, 'cards' | 'pot' | 'stack'>,
  board: readonly number[],
  ranges: readonly [readonly WeightedHand[], readonly WeightedHand[]],
): Nodes => {
  const cards = start.cards as 4 | 5;
  const rules = RULES[cards];
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
  return studyStreet(solver, 0);
};
