import { averageAt, makeValue } from '../solver/best-response.ts';
import { addFold } from '../solver/ends.ts';
import { startReach } from '../solver/iterate.ts';
import type { Solver } from '../solver/solve.ts';
import { ACTING, type Node } from '../solver/tree.ts';
import type { HandPlay, Spot } from './spot.ts';

/** Hands that get somewhere less often are left out of what is stored. */
const RARE = 0.02;

/**
 * What is told of a solved game: every decision on its first street, by the average strategies. With `rare` 0 also hands whose line it is not. What an
 * action is worth goes on with the best answer to the other's average: where a hand never goes, its own average was never learnt, and says of a call that
 * is slightly wrong that it loses all. Of `answers`, `steady` says what their own average would win.
 */
export const studyStreet = ({ strategies }: Solver, rare: number = RARE, answers?: 0 | 1): Spot['nodes'] => {
  const { tree } = strategies;
  const { deal } = tree.root;
  const value = makeValue(strategies);
  const nodes: Spot['nodes'][number][] = [];

  const playsAt = (
    node: Node,
    reach: readonly [Float64Array, Float64Array],
    put: readonly [number, number],
  ): HandPlay[] => {
    const me = node.player;
    const other = me === 0 ? 1 : 0;
    const worths = node.children.map((child) => value(child, me, reach[other], true));
    const own = me === answers ? value(node, me, reach[other], false) : undefined;
    const out = deal.size[other] + 1;
    const row = new Float64Array(out + deal.size[me]);
    row.set(reach[other]);
    addFold(deal, me, 1, row, 0, out);
    const folding = -(tree.game.pot / 2 + put[me]);
    const start = startReach(tree, me);
    const mix = new Float64Array(16);
    const plays: HandPlay[] = [];
    for (let i = 0; i < deal.size[me]; i++) {
      const met = row[out + i] as number;
      const often = reach[me][i] as number;
      if (!(met > 1e-9) || often / (start[i] as number) < rare) continue;
      averageAt(strategies, node, i, mix);
      plays.push({
        cards: [deal.second[me][i] as number, deal.first[me][i] as number],
        reach: often,
        often: [...mix.slice(0, node.actions.length)],
        worth: worths.map((worth) => (worth[i] as number) / met - folding),
        ...(own ? { steady: (own[i] as number) / met - folding } : {}),
      });
    }
    return plays;
  };

  const visit = (
    node: Node,
    path: readonly number[],
    reach: readonly [Float64Array, Float64Array],
    put: readonly [number, number],
  ): void => {
    if (node.kind !== ACTING || node.deal !== deal) return;
    const { player, actions, pot, toCall } = node;
    const plays = playsAt(node, reach, put);
    nodes.push({ path, player, actions, pot, toCall, hands: plays.length, plays });
    const mix = new Float64Array(16);
    node.children.forEach((child, a) => {
      const action = actions[a];
      const next = reach[player].map((one, i) => {
        averageAt(strategies, node, i, mix);
        return one * (mix[a] as number);
      });
      const to = action && 'to' in action ? action.to : put[player];
      visit(
        child,
        [...path, a],
        player === 0 ? [next, reach[1]] : [reach[0], next],
        player === 0 ? [to, put[1]] : [put[0], to],
      );
    });
  };
  visit(tree.root, [], [startReach(tree, 0), startReach(tree, 1)], [0, 0]);
  return nodes;
};

/** How often a whole range takes each action, of the same decisions in the same order. */
export const streetShares = ({ strategies }: Solver): number[][] => {
  const { tree } = strategies;
  const mix = new Float64Array(16);
  const shares: number[][] = [];
  const visit = (node: Node, reach: readonly [Float64Array, Float64Array]): void => {
    if (node.kind !== ACTING || node.deal !== tree.root.deal) return;
    const { player } = node;
    const nexts = node.actions.map(() => new Float64Array(reach[player].length));
    reach[player].forEach((one, i) => {
      averageAt(strategies, node, i, mix);
      for (const [a, next] of nexts.entries()) next[i] = one * (mix[a] as number);
    });
    const sums = nexts.map((next) => next.reduce((sum, one) => sum + one, 0));
    const all = sums.reduce((sum, one) => sum + one, 0) || 1;
    shares.push(sums.map((sum) => sum / all));
    for (const [a, child] of node.children.entries()) {
      const next = nexts[a] as Float64Array;
      visit(child, player === 0 ? [next, reach[1]] : [reach[0], next]);
    }
  };
  visit(tree.root, [startReach(tree, 0), startReach(tree, 1)]);
  return shares;
};
