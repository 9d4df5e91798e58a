import { averageAt, makeValue } from '../solver/best-response.ts';
import { addFold } from '../solver/ends.ts';
import { startReach } from '../solver/iterate.ts';
import type { Solver } from '../solver/solve.ts';
import { ACTING, type Node } from '../solver/tree.ts';
import type { HandPlay, Spot } from './spot.ts';

/** Hands that get somewhere less often are left out of what is stored. */
const RARE = 0.02;

/** What is told of a solved game: every decision on its first street, by the average strategies. With `rare` 0 also hands whose line it is not. */
export const studyStreet = ({ strategies }: Solver, rare: number = RARE): Spot['nodes'] => {
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
    const worths = node.children.map((child) => value(child, me, reach[other], false));
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
