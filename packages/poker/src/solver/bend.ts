import { averageAt, makeValue } from './best-response.ts';
import { startReach } from './iterate.ts';
import type { Solver } from './solve.ts';
import { ACTING, type Action, CHANCE, type Node, strideOf } from './tree.ts';

/** A decision of somebody who has a habit: what it sees, and `often`, which it changes. */
export interface Bending {
  readonly cards: number;
  readonly actions: readonly Action[];
  /** How often each hand of theirs gets here. */
  readonly reach: Float64Array;
  /** By action and hand. */
  readonly often: readonly Float64Array[];
  /** Places of the hands, from what is worth least to what is worth most: on the river by strength, before it by what checking or calling wins. */
  readonly order: readonly number[];
  /** On the river: the part of what the other holds that a hand beats. */
  readonly beats: (hand: number) => number;
}

/** Changes a player's average strategy wherever the habit does; the other's stays as it was. */
export const bend = ({ strategies }: Solver, player: 0 | 1, habit: (at: Bending) => void): void => {
  const { tree, sums } = strategies;
  const other = player === 0 ? 1 : 0;
  const value = makeValue(strategies);
  const mix = new Float64Array(16);

  const orderAt = (node: Node, theirs: Float64Array): number[] => {
    const places = Array.from({ length: node.deal.size[player] }, (_, i) => i);
    if (node.deal.board.length === 5) return places;
    const quiet = node.actions.findIndex(({ kind }) => kind === 'check' || kind === 'call');
    // Before anything below has been changed: top down.
    const worth = value(node.children[quiet] as Node, player, theirs, false);
    return places.sort((a, b) => (worth[a] as number) - (worth[b] as number) || a - b);
  };

  /** Both lists lie from weak to strong. */
  const beatsAt = (node: Node, theirs: Float64Array): ((hand: number) => number) => {
    const all = theirs.reduce((sum, one) => sum + one, 0);
    const strength = node.deal.meeting?.[player];
    if (!strength || all <= 0) return () => 0.5;
    const upTo = new Float64Array(theirs.length + 1);
    theirs.forEach((one, i) => {
      upTo[i + 1] = (upTo[i] as number) + one;
    });
    // The first two places of a meeting: hands that are weaker, and those that are no stronger.
    return (hand) =>
      ((upTo[strength.places[8 * hand] as number] as number) +
        (upTo[strength.places[8 * hand + 1] as number] as number)) /
      (2 * all);
  };

  const visit = (node: Node, reach: readonly [Float64Array, Float64Array]): void => {
    if (node.kind === CHANCE) {
      for (const child of node.children) {
        const fall = (who: 0 | 1): Float64Array =>
          Float64Array.from(
            child.deal.from[who],
            (from, i) => (reach[who][from] as number) * (child.deal.weight[who][i] as number),
          );
        visit(child, [fall(0), fall(1)]);
      }
      return;
    }
    if (node.kind !== ACTING) return;
    const me = node.player;
    const size = node.deal.size[me];
    const often = node.actions.map(() => new Float64Array(size));
    for (let i = 0; i < size; i++) {
      averageAt(strategies, node, i, mix);
      for (const [a, row] of often.entries()) row[i] = mix[a] as number;
    }
    if (me === player) {
      habit({
        cards: node.deal.board.length,
        actions: node.actions,
        reach: reach[me],
        often,
        order: orderAt(node, reach[other]),
        beats: beatsAt(node, reach[other]),
      });
      for (const [a, row] of often.entries()) sums.set(row, node.offset + a * strideOf(size));
    }
    node.children.forEach((child, a) => {
      const next = reach[me].map((one, i) => one * (often[a]?.[i] as number));
      visit(child, me === 0 ? [next, reach[1]] : [reach[0], next]);
    });
  };
  visit(tree.root, [startReach(tree, 0), startReach(tree, 1)]);
};
