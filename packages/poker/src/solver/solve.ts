import { dealtTogether, makeValue } from './best-response.ts';
import { makeIterate, type Strategies, setUpWorkspace, startReach } from './iterate.ts';
import { makeLook } from './look.ts';
import { buildTree, type Game } from './tree.ts';

/** A game and its strategies so far. */
export interface Solver {
  readonly strategies: Strategies;
  iterate(count: number): void;
  /** Chips that each player wins net of half the pot, both by their average strategy. */
  values(): [number, number];
  /** What best answers win on average, in percent of the pot: 0 at the equilibrium. */
  exploitability(): number;
  /** The same with fewer digits, ten times as fast: to know when to stop. */
  look(): number;
}

export const createSolver = (game: Game): Solver => {
  const tree = buildTree(game);
  const together = dealtTogether(tree);
  if (!(together > 0)) throw new RangeError('the ranges leave no two hands that can meet on this board');
  const workspace = setUpWorkspace(tree);
  const { strategies, iterate } = makeIterate(workspace);
  const look = makeLook(workspace);
  const worth = (player: 0 | 1, best: boolean): number => {
    const held = startReach(tree, player);
    const values = makeValue(strategies)(tree.root, player, startReach(tree, player === 0 ? 1 : 0), best);
    return values.reduce((sum, value, i) => sum + value * (held[i] as number), 0) / together;
  };
  return {
    strategies,
    iterate,
    values: () => [worth(0, false), worth(1, false)],
    exploitability: () => ((worth(0, true) + worth(1, true)) / 2 / game.pot) * 100,
    look: () => ((look(0) + look(1)) / together / 2 / game.pot) * 100,
  };
};

/** When to stop: after so many iterations, or as soon as best answers win no more than `target` percent of the pot. */
export interface Until {
  readonly iterations: number;
  readonly target?: number;
}

/** Looking costs about an iteration, so it is done more rarely as they grow many. */
const nextLook = (iterations: number): number => Math.max(iterations + 10, Math.round(iterations * 1.2));

/** Says what the exploitability has come to. */
export const solveUntil = (solver: Solver, { iterations, target }: Until): number => {
  const { strategies } = solver;
  if (target === undefined) solver.iterate(iterations - strategies.iterations);
  else
    while (strategies.iterations < iterations) {
      solver.iterate(Math.min(nextLook(strategies.iterations), iterations) - strategies.iterations);
      if (solver.look() > target) continue;
      const exploitability = solver.exploitability();
      if (exploitability <= target) return exploitability;
    }
  return solver.exploitability();
};
