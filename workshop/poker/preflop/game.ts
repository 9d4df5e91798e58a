import { HANDS } from '@estratega/lessons';
import { combosLeftTable, equityTable } from '@estratega/lessons/poker';

/**
 * Two players before the flop, a tree of fixed sizes, and a flop that is not played: a pot that is seen is shared by equity and by how much of it
 * each hand keeps (`realise.ts`). Given that assumption it is solved as an equilibrium; regrets never fall below zero, later rounds weigh more.
 */

export type Ending =
  | { readonly kind: 'fold'; readonly who: 0 | 1; readonly put: readonly [number, number] }
  | { readonly kind: 'flop' | 'allin'; readonly put: readonly [number, number] };
export interface Choice {
  readonly kind: 'choice';
  readonly name: string;
  readonly player: 0 | 1;
  readonly actions: readonly (readonly [action: string, next: Preflop])[];
}
export type Preflop = Ending | Choice;

export interface PreflopGame {
  readonly root: Preflop;
  /** What lies in the middle that neither of the two has put there from here on. */
  readonly dead: number;
  /** What each has put in already when the tree begins: values are counted from there. */
  readonly posted: readonly [number, number];
  /** Weights of the 169 hands of each. */
  readonly ranges: readonly [Float64Array, Float64Array];
  /** Share of a pot that the first player keeps, by both hands, given the stack that is left behind as parts of the pot. */
  readonly share: (spr: number) => Float64Array;
  readonly stack: number;
  /** Part of a pot that sees a flop or a showdown that the room takes, and at most. */
  readonly rake: readonly [part: number, most: number];
}

const SIZE = 169;
const at = (list: Float64Array, i: number): number => list[i] as number;

export interface Solution {
  /** By the name of a decision: actions, and for each of the 169 hands how often each is taken, row by row. */
  readonly play: ReadonlyMap<string, { readonly actions: readonly string[]; readonly often: readonly Float64Array[] }>;
  /** By the name of a decision: what each action wins by hand, in bb, given that the hand gets there. */
  readonly worth: ReadonlyMap<string, readonly Float64Array[]>;
  /** What each player wins by hand, in bb, net of what is put in from the start of the tree. */
  readonly values: readonly [Float64Array, Float64Array];
  /** What best answers win together, in thousandths of a bb a hand that gets to the tree. */
  readonly exploitable: number;
}

interface Learnt {
  readonly regrets: Float64Array[];
  readonly sums: Float64Array[];
}

export const solvePreflop = (game: PreflopGame, rounds = 1000): Solution => {
  const left = combosLeftTable();
  const equity = equityTable();
  const learnt = new Map<Choice, Learnt>();
  const shares = new Map<Ending, Float64Array>();

  /** Of what the first player wins, hand against hand, net of what was put in from the start of the tree. */
  const payoff = (end: Ending): Float64Array => {
    const known = shares.get(end);
    if (known) return known;
    const [a, b] = end.put;
    const pot = game.dead + a + b;
    const [part, most] = game.rake;
    const taken = pot - Math.min(most, part * pot);
    const share =
      end.kind === 'allin' ? equity : end.kind === 'flop' ? game.share((game.stack - a) / pot) : new Float64Array(0);
    const made = Float64Array.from({ length: SIZE * SIZE }, (_, i) => (end.kind === 'fold' ? 0 : at(share, i) * taken));
    shares.set(end, made);
    return made;
  };

  const ends = (end: Ending, me: 0 | 1, reach: Float64Array): Float64Array => {
    const out = new Float64Array(SIZE);
    const own = end.put[me] - game.posted[me];
    const pot = game.dead + end.put[0] + end.put[1];
    const [part, most] = game.rake;
    const table = end.kind === 'fold' ? undefined : payoff(end);
    const whole = pot - Math.min(most, part * pot);
    for (let i = 0; i < SIZE; i++) {
      let sum = 0;
      let met = 0;
      for (let j = 0; j < SIZE; j++) {
        const r = at(reach, j);
        if (r === 0) continue;
        const weight = r * at(left, i * SIZE + j);
        met += weight;
        if (table) {
          const mine = me === 0 ? at(table, i * SIZE + j) : whole - at(table, j * SIZE + i);
          sum += weight * mine;
        }
      }
      out[i] = end.kind === 'fold' ? met * ((end.who === me ? 0 : pot) - own) : sum - met * own;
    }
    return out;
  };

  const mixOf = (node: Choice, hand: number, into: number[]): void => {
    const { regrets } = learnt.get(node) as Learnt;
    let all = 0;
    for (const [a, row] of regrets.entries()) {
      into[a] = Math.max(0, at(row, hand));
      all += into[a] as number;
    }
    for (let a = 0; a < regrets.length; a++) into[a] = all > 0 ? (into[a] as number) / all : 1 / regrets.length;
  };
  const averageOf = (node: Choice, hand: number, into: number[]): void => {
    const { sums } = learnt.get(node) as Learnt;
    const all = sums.reduce((sum, row) => sum + at(row, hand), 0);
    for (const [a, row] of sums.entries()) into[a] = all > 0 ? at(row, hand) / all : 1 / sums.length;
  };

  const split = (node: Choice, reach: Float64Array, of: typeof mixOf): Float64Array[] => {
    const rows = node.actions.map(() => new Float64Array(SIZE));
    const mix: number[] = [];
    for (let i = 0; i < SIZE; i++) {
      if (at(reach, i) === 0) continue;
      of(node, i, mix);
      for (const [a, row] of rows.entries()) row[i] = at(reach, i) * (mix[a] as number);
    }
    return rows;
  };

  const prepare = (node: Preflop): void => {
    if (node.kind !== 'choice') return;
    const rows = () => node.actions.map(() => new Float64Array(SIZE));
    learnt.set(node, { regrets: rows(), sums: rows() });
    for (const [, next] of node.actions) prepare(next);
  };
  prepare(game.root);

  const learn = (node: Preflop, me: 0 | 1, own: Float64Array, reach: Float64Array, round: number): Float64Array => {
    if (node.kind !== 'choice') return ends(node, me, reach);
    const out = new Float64Array(SIZE);
    if (node.player !== me) {
      for (const [a, row] of split(node, reach, mixOf).entries()) {
        const value = learn((node.actions[a] as Choice['actions'][number])[1], me, own, row, round);
        for (let i = 0; i < SIZE; i++) out[i] = at(out, i) + at(value, i);
      }
      return out;
    }
    const { regrets, sums } = learnt.get(node) as Learnt;
    const owns = split(node, own, mixOf);
    const values = node.actions.map(([, next], a) => learn(next, me, owns[a] as Float64Array, reach, round));
    const mix: number[] = [];
    for (let i = 0; i < SIZE; i++) {
      mixOf(node, i, mix);
      let value = 0;
      for (const [a, row] of values.entries()) value += (mix[a] as number) * at(row, i);
      for (const [a, row] of values.entries()) {
        const regret = regrets[a] as Float64Array;
        regret[i] = Math.max(0, at(regret, i) + at(row, i) - value);
        const sum = sums[a] as Float64Array;
        sum[i] = at(sum, i) + round * at(owns[a] as Float64Array, i);
      }
      out[i] = value;
    }
    return out;
  };
  for (let round = 1; round <= rounds; round++)
    for (const me of [0, 1] as const) learn(game.root, me, game.ranges[me], game.ranges[me === 0 ? 1 : 0], round);

  const worth = new Map<string, readonly Float64Array[]>();
  const value = (node: Preflop, me: 0 | 1, reach: Float64Array, best: boolean): Float64Array => {
    if (node.kind !== 'choice') return ends(node, me, reach);
    const out = new Float64Array(SIZE);
    if (node.player !== me) {
      for (const [a, row] of split(node, reach, averageOf).entries()) {
        const one = value((node.actions[a] as Choice['actions'][number])[1], me, row, best);
        for (let i = 0; i < SIZE; i++) out[i] = at(out, i) + at(one, i);
      }
      return out;
    }
    const rows = node.actions.map(([, next]) => value(next, me, reach, best));
    const mix: number[] = [];
    for (let i = 0; i < SIZE; i++) {
      averageOf(node, i, mix);
      out[i] = best
        ? Math.max(...rows.map((row) => at(row, i)))
        : rows.reduce((sum, row, a) => sum + (mix[a] as number) * at(row, i), 0);
    }
    if (!best) {
      const met = ends({ kind: 'fold', who: me === 0 ? 1 : 0, put: [0, 0] }, me, reach);
      const each = game.dead + game.posted[me];
      worth.set(
        node.name,
        rows.map((row) => row.map((one, i) => (at(met, i) > 0 ? (one * each) / at(met, i) : 0))),
      );
    }
    return out;
  };
  const total = (me: 0 | 1, best: boolean): number => {
    const values = value(game.root, me, game.ranges[me === 0 ? 1 : 0], best);
    let sum = 0;
    let all = 0;
    for (let i = 0; i < SIZE; i++)
      for (let j = 0; j < SIZE; j++)
        all += at(game.ranges[me], i) * combos(i) * at(game.ranges[me === 0 ? 1 : 0], j) * at(left, i * SIZE + j);
    for (let i = 0; i < SIZE; i++) sum += at(game.ranges[me], i) * combos(i) * at(values, i);
    return sum / all;
  };
  const valuesOf = (me: 0 | 1): Float64Array => {
    const reach = game.ranges[me === 0 ? 1 : 0];
    // Of a pot of one that is always won.
    const met = new Float64Array(SIZE);
    for (let i = 0; i < SIZE; i++)
      for (let j = 0; j < SIZE; j++) met[i] = at(met, i) + at(reach, j) * at(left, i * SIZE + j);
    return value(game.root, me, reach, false).map((one, i) => (at(met, i) > 0 ? one / at(met, i) : 0));
  };
  const gain = total(0, true) - total(0, false) + total(1, true) - total(1, false);

  const play = new Map<string, { actions: readonly string[]; often: readonly Float64Array[] }>();
  const mix: number[] = [];
  for (const node of learnt.keys()) {
    const often = node.actions.map(() => new Float64Array(SIZE));
    for (let i = 0; i < SIZE; i++) {
      averageOf(node, i, mix);
      for (const [a, row] of often.entries()) row[i] = mix[a] as number;
    }
    play.set(node.name, { actions: node.actions.map(([action]) => action), often });
  }
  return { play, worth, values: [valuesOf(0), valuesOf(1)], exploitable: 1000 * gain };
};

const combos = (i: number): number => {
  const hand = HANDS[i] as string;
  return hand.length === 2 ? 6 : hand.endsWith('s') ? 4 : 12;
};
