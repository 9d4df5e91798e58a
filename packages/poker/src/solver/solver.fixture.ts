import { averageAt } from './best-response.ts';
import { readGame } from './input.ts';
import { createSolver, type Solver, solveUntil } from './solve.ts';
import type { Action, Node } from './tree.ts';

/** A game as in a file, solved. */
export const solved = (file: Readonly<Record<string, unknown>>): Solver => {
  const { game, until } = readGame({ iters: 2000, ...file });
  const solver = createSolver(game);
  solveUntil(solver, until);
  return solver;
};

/** The node after these actions, by kind; the first of its kind is taken. */
export const nodeAfter = ({ strategies }: Solver, ...kinds: readonly Action['kind'][]): Node =>
  kinds.reduce((node, kind) => {
    const child = node.children[node.actions.findIndex((action) => action.kind === kind)];
    if (!child) throw new RangeError(`nobody can ${kind} here`);
    return child;
  }, strategies.tree.root);

/** How often each action is taken with the hand that holds this card. */
export const mixOf = ({ strategies }: Solver, node: Node, card: number): number[] => {
  const { first, second } = node.deal;
  const hand = first[node.player].findIndex((one, i) => one === card || second[node.player][i] === card);
  if (hand < 0) throw new RangeError(`nobody holds ${card}`);
  const mix = new Float64Array(16);
  averageAt(strategies, node, hand, mix);
  return [...mix.slice(0, node.actions.length)];
};
