import { addFold, addShowdown } from './ends.ts';
import { type Strategies, startReach } from './iterate.ts';
import { ACTING, FOLDED, type Node, SHOWDOWN, strideOf, type Tree } from './tree.ts';

/** What average strategies are worth, and what whoever knows them would win. */

/** How often a hand takes each action on average, written to `into`. */
export const averageAt = ({ sums }: Strategies, node: Node, hand: number, into: Float64Array): void => {
  const size = strideOf(node.deal.size[node.player]);
  const count = node.actions.length;
  let sum = 0;
  for (let a = 0; a < count; a++) sum += sums[node.offset + a * size + hand] as number;
  for (let a = 0; a < count; a++) into[a] = sum > 0 ? (sums[node.offset + a * size + hand] as number) / sum : 1 / count;
};

/** How often both hold hands that leave each other's cards. */
export const dealtTogether = (tree: Tree): number => {
  const [mine, theirs] = [startReach(tree, 0), startReach(tree, 1)];
  const out = theirs.length + 1;
  const row = new Float64Array(out + mine.length);
  row.set(theirs);
  addFold(tree.root.deal, 0, 1, row, 0, out);
  return mine.reduce((all, weight, i) => all + weight * (row[out + i] as number), 0);
};

/** `best`: my best answer to the other's average; otherwise my average too. Adds to `out`. */
export const makeValue = (
  strategies: Strategies,
): ((node: Node, me: 0 | 1, reach: ArrayLike<number>, best: boolean) => Float64Array) => {
  const row = new Float64Array(strategies.tree.room);
  const mix = new Float64Array(16);
  let me: 0 | 1 = 0;
  let best = false;

  const walk = (node: Node, reach: number, out: number, top: number): void => {
    const { deal, children } = node;
    const other = me === 0 ? 1 : 0;
    if (node.kind === FOLDED) addFold(deal, me, node.player === me ? -node.stake : node.stake, row, reach, out);
    else if (node.kind === SHOWDOWN) addShowdown(deal, me, node.stake, row, reach, out);
    else if (node.kind === ACTING) {
      const count = children.length;
      const size = deal.size[node.player];
      if (node.player === me) {
        const next = top + count * size;
        row.fill(0, top, next);
        children.forEach((child, a) => {
          walk(child, reach, top + a * size, next);
        });
        for (let i = 0; i < size; i++) {
          averageAt(strategies, node, i, mix);
          let value = best ? Number.NEGATIVE_INFINITY : 0;
          for (let a = 0; a < count; a++) {
            const v = row[top + a * size + i] as number;
            value = best ? Math.max(value, v) : value + (mix[a] as number) * v;
          }
          row[out + i] = (row[out + i] as number) + value;
        }
      } else {
        const next = top + count * (size + 1);
        row.fill(0, top, next);
        for (let j = 0; j < size; j++) {
          averageAt(strategies, node, j, mix);
          for (let a = 0; a < count; a++)
            row[top + a * (size + 1) + j] = (row[reach + j] as number) * (mix[a] as number);
        }
        children.forEach((child, a) => {
          walk(child, top + a * (size + 1), out, next);
        });
      }
    } else
      for (const child of children) {
        const size = child.deal.size[me];
        const theirs = child.deal.size[other];
        const values = top + theirs + 1;
        for (let j = 0; j < theirs; j++)
          row[top + j] =
            (row[reach + (child.deal.from[other][j] as number)] as number) * (child.deal.weight[other][j] as number);
        row.fill(0, top + theirs, values + size);
        walk(child, top, values, values + size);
        for (let i = 0; i < size; i++) {
          const at = out + (child.deal.from[me][i] as number);
          row[at] = (row[at] as number) + (row[values + i] as number) * (child.deal.lift[me][i] as number);
        }
      }
  };

  return (node, player, reach, asBest) => {
    me = player;
    best = asBest;
    const out = reach.length + 1;
    const top = out + node.deal.size[player];
    row.set(reach);
    row.fill(0, reach.length, top);
    walk(node, 0, out, top);
    return row.slice(out, top);
  };
};
