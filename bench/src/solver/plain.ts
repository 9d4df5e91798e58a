import { evaluate } from '@estratega/poker/evaluator';
import type { Game, Node } from '@estratega/poker/solver';
import { ACTING, buildTree, FOLDED, SHOWDOWN } from '@estratega/poker/solver';

/**
 * What the solver is measured against: the same method on the same tree as a first draft is written. Vectors of all hands in one
 * order, both reaches carried down, strategies worked out at every visit, showdowns by two
 * passes over sorted hands, rows used again.
 */
interface Ranked {
  readonly order: Int32Array;
  readonly strength: Int32Array;
}
interface PlainNode {
  readonly kind: Node['kind'];
  readonly player: 0 | 1;
  readonly stake: number;
  readonly count: number;
  readonly children: readonly PlainNode[];
  readonly regrets: Float32Array;
  readonly sums: Float32Array;
  readonly ranked: readonly [Ranked, Ranked];
  /** The card that fell last, and how likely each of those that fall next is. */
  readonly card: number;
  readonly share: number;
}

export const plainSolver = (game: Game): { iterate(count: number): void } => {
  const { root: tree } = buildTree(game);
  const { first, second, size, twin } = tree.deal;
  const known = new Map<string, readonly [Ranked, Ranked]>();
  const nothing: Ranked = { order: new Int32Array(0), strength: new Int32Array(0) };
  const held = new Float64Array(52);
  let time = 0;

  const rank = (board: readonly number[], player: 0 | 1): Ranked => {
    const cards = (i: number): [number, number] => [first[player][i] as number, second[player][i] as number];
    const live = [...first[player].keys()].filter((i) => !cards(i).some((card) => board.includes(card)));
    const strength = new Map(live.map((i) => [i, evaluate([...board, ...cards(i)])]));
    live.sort((a, b) => (strength.get(a) as number) - (strength.get(b) as number));
    return { order: Int32Array.from(live), strength: Int32Array.from(live, (i) => strength.get(i) as number) };
  };
  const rankedOf = ({ kind, deal: { board } }: Node): readonly [Ranked, Ranked] => {
    if (kind !== SHOWDOWN) return [nothing, nothing];
    const made = known.get(board.join()) ?? [rank(board, 0), rank(board, 1)];
    known.set(board.join(), made);
    return made;
  };
  const plain = (node: Node): PlainNode => {
    const length = node.kind === ACTING ? node.actions.length * size[node.player] : 0;
    const { board } = node.deal;
    return {
      kind: node.kind,
      player: node.player,
      stake: node.stake,
      count: node.children.length,
      children: node.children.map(plain),
      regrets: new Float32Array(length),
      sums: new Float32Array(length),
      ranked: rankedOf(node),
      card: board.at(-1) as number,
      share: (52 - board.length) / node.children.length / (48 - board.length),
    };
  };
  const root = plain(tree);

  /** Rows that are given back are used again. */
  const rows = new Map<number, Float64Array[]>();
  const take = (length: number): Float64Array => rows.get(length)?.pop() ?? new Float64Array(length);
  const give = (row: Float64Array): void => {
    const list = rows.get(row.length);
    if (list) list.push(row);
    else rows.set(row.length, [row]);
  };

  const meet = (player: 0 | 1, hand: number, r: number): void => {
    const [a, b] = [first[player][hand] as number, second[player][hand] as number];
    held[a] = (held[a] as number) + r;
    held[b] = (held[b] as number) + r;
  };
  const blocked = (player: 0 | 1, hand: number): number =>
    (held[first[player][hand] as number] as number) + (held[second[player][hand] as number] as number);

  const fold = (me: 0 | 1, stake: number, reach: Float64Array, out: Float64Array): void => {
    const other = me === 0 ? 1 : 0;
    held.fill(0);
    let all = 0;
    for (let j = 0; j < size[other]; j++) {
      const r = reach[j] as number;
      all += r;
      meet(other, j, r);
    }
    for (let i = 0; i < size[me]; i++) {
      const same = twin[me][i] as number;
      out[i] = stake * (all - blocked(me, i) + (same < size[other] ? (reach[same] as number) : 0));
    }
  };

  const showdown = (node: PlainNode, me: 0 | 1, reach: Float64Array, out: Float64Array): void => {
    const other = me === 0 ? 1 : 0;
    const mine = node.ranked[me];
    const theirs = node.ranked[other];
    const count = mine.order.length;
    const total = theirs.order.length;
    out.fill(0);
    held.fill(0);
    let met = 0;
    let j = 0;
    for (let k = 0; k < count; k++) {
      const i = mine.order[k] as number;
      const s = mine.strength[k] as number;
      for (; j < total && (theirs.strength[j] as number) < s; j++) {
        const hand = theirs.order[j] as number;
        met += reach[hand] as number;
        meet(other, hand, reach[hand] as number);
      }
      out[i] = met - blocked(me, i);
    }
    held.fill(0);
    met = 0;
    j = total - 1;
    for (let k = count - 1; k >= 0; k--) {
      const i = mine.order[k] as number;
      const s = mine.strength[k] as number;
      for (; j >= 0 && (theirs.strength[j] as number) > s; j--) {
        const hand = theirs.order[j] as number;
        met += reach[hand] as number;
        meet(other, hand, reach[hand] as number);
      }
      out[i] = node.stake * ((out[i] as number) - met + blocked(me, i));
    }
  };

  const mixAt = ({ regrets, count }: PlainNode, length: number, mix: Float64Array): void => {
    for (let i = 0; i < length; i++) {
      let sum = 0;
      for (let a = 0; a < count; a++) {
        const regret = regrets[a * length + i] as number;
        if (regret > 0) sum += regret;
      }
      for (let a = 0; a < count; a++) {
        const regret = regrets[a * length + i] as number;
        mix[a * length + i] = sum > 0 ? (regret > 0 ? regret / sum : 0) : 1 / count;
      }
    }
  };

  const learn = (
    node: PlainNode,
    mine: Float64Array,
    mix: Float64Array,
    values: Float64Array[],
    out: Float64Array,
  ): void => {
    const { regrets, sums } = node;
    const length = out.length;
    const keep = time ** 1.5 / (time ** 1.5 + 1);
    const fade = (time / (time + 1)) ** 2;
    for (let a = 0; a < values.length; a++) {
      const value = values[a] as Float64Array;
      for (let i = 0; i < length; i++) {
        const at = a * length + i;
        const old = regrets[at] as number;
        regrets[at] = (old > 0 ? old * keep : old * 0.5) + (value[i] as number) - (out[i] as number);
        sums[at] = (sums[at] as number) * fade + (mine[i] as number) * (mix[at] as number);
      }
    }
  };

  const walk = (node: PlainNode, me: 0 | 1, mine: Float64Array, reach: Float64Array, out: Float64Array): void => {
    if (node.kind === FOLDED) fold(me, node.player === me ? -node.stake : node.stake, reach, out);
    else if (node.kind === SHOWDOWN) showdown(node, me, reach, out);
    else if (node.kind === ACTING) {
      const length = size[node.player];
      const mix = take(node.count * length);
      mixAt(node, length, mix);
      const from = node.player === me ? mine : reach;
      const part = take(length);
      const values = node.children.map((child, a) => {
        const value = take(size[me]);
        for (let i = 0; i < length; i++) part[i] = (from[i] as number) * (mix[a * length + i] as number);
        if (node.player === me) walk(child, me, part, reach, value);
        else walk(child, me, mine, part, value);
        return value;
      });
      out.fill(0);
      for (let a = 0; a < node.count; a++) {
        const value = values[a] as Float64Array;
        for (let i = 0; i < out.length; i++)
          out[i] =
            (out[i] as number) + (node.player === me ? (mix[a * length + i] as number) : 1) * (value[i] as number);
      }
      if (node.player === me) learn(node, mine, mix, values, out);
      values.forEach(give);
      give(part);
      give(mix);
    } else {
      const other = me === 0 ? 1 : 0;
      out.fill(0);
      const [ours, theirs, value] = [take(size[me]), take(size[other]), take(size[me])];
      const has = (player: 0 | 1, i: number, card: number): boolean =>
        first[player][i] === card || second[player][i] === card;
      for (const child of node.children) {
        for (let i = 0; i < ours.length; i++) ours[i] = has(me, i, child.card) ? 0 : (mine[i] as number);
        for (let j = 0; j < theirs.length; j++)
          theirs[j] = has(other, j, child.card) ? 0 : (reach[j] as number) * node.share;
        walk(child, me, ours, theirs, value);
        for (let i = 0; i < out.length; i++)
          if (!has(me, i, child.card)) out[i] = (out[i] as number) + (value[i] as number);
      }
      give(ours);
      give(theirs);
      give(value);
    }
  };

  const start = (player: 0 | 1): Float64Array =>
    Float64Array.from(tree.deal.from[player], (place) => game.ranges[player][place]?.weight ?? 0);
  return {
    iterate: (count) => {
      for (let done = 0; done < count; done++) {
        time++;
        walk(root, 0, start(0), start(1), new Float64Array(size[0]));
        walk(root, 1, start(1), start(0), new Float64Array(size[1]));
      }
    },
  };
};
