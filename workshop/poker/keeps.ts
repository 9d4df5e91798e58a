/**
 * Prints what hands keep of a pot in the flops that were solved at 25 and 40 bb, as the constants of `preflop/realise.ts` (`MEASURED`): `node workshop/poker/keeps.ts`.
 * Twenty-five flops are few, and some ranks lie on more of them than others: what a hand wins is told beside its equity on those very flops.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { HANDS, parseRange } from '@estratega/lessons';
import { combosLeftTable, equityTable } from '@estratega/lessons/poker';
import { combosOfHand, handName } from '@estratega/poker/cards';
import { evaluate } from '@estratega/poker/evaluator';
import { flopCards, type Spot, unpackSpot } from '@estratega/poker/flops';
import { combosOf } from '@estratega/poker/ranges';
import { depthOf, formOf, type Keeping, pullOf, SUPPOSED } from './preflop/realise.ts';

const FLOPS = new URL('../../packages/lessons/content/poker/flops/', import.meta.url);
const FORMATIONS = ['torneo-btn-bb-25', 'torneo-sb-bb-25', 'torneo-btn-bb-40'];
const RUNOUTS = 60;
const SEATS = [0, 1] as const;

/** A mean by starting hand. */
const means = () => {
  const sums = new Float64Array(169);
  const weights = new Float64Array(169);
  const places = new Map(HANDS.map((hand, i) => [hand, i]));
  return {
    add: (hand: string, weight: number, value: number): void => {
      const i = places.get(hand) as number;
      sums[i] = (sums[i] as number) + weight * value;
      weights[i] = (weights[i] as number) + weight;
    },
    of: (i: number): number | undefined =>
      (weights[i] as number) > 0 ? (sums[i] as number) / (weights[i] as number) : undefined,
  };
};
type Means = ReturnType<typeof means>;

/** What each hand wins from the flop on, in pots; of the second player the mean over what the first does. */
const addWon = ({ nodes, pot, share }: Spot, won: readonly [Means, Means]): void => {
  const nodeAt = (path: readonly number[]) => nodes.find((node) => node.path.join() === path.join());
  const root = nodeAt([]);
  if (!root) throw new Error('a flop without a first decision');
  const winsOf = ({ often, worth }: (typeof root.plays)[number]): number =>
    often.reduce((sum, one, a) => sum + one * (worth[a] as number), 0) / pot;
  for (const play of root.plays) won[0].add(handName(play.cards), share * play.reach, winsOf(play));
  const all = root.plays.reduce((sum, { reach }) => sum + reach, 0);
  root.actions.forEach((_, a) => {
    const often = root.plays.reduce((sum, play) => sum + play.reach * (play.often[a] as number), 0) / all;
    for (const play of nodeAt([a])?.plays ?? [])
      won[1].add(handName(play.cards), share * often * play.reach, winsOf(play));
  });
};

let state = 12_345;
const next = (): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return state / 0x8000_0000;
};

/** Equity of each hand on one flop against the other's range, on drawn run-outs. */
const addEquity = ({ flop, ranges, share }: Spot, equity: readonly [Means, Means]): void => {
  const cards = flopCards(flop);
  const held = ranges.map((range) =>
    Object.entries(parseRange(range)).flatMap(([hand, weight]) =>
      combosOfHand(hand).map((combo) => ({ hand, weight, combo })),
    ),
  );
  for (let round = 0; round < RUNOUTS; round++) {
    const board = [...cards];
    while (board.length < 5) {
      const card = Math.floor(next() * 52);
      if (!board.includes(card)) board.push(card);
    }
    const scored = held.map((list) =>
      list
        .filter(({ combo }) => !combo.some((card) => board.includes(card)))
        .map((one) => ({ ...one, score: evaluate([...board, ...one.combo]) }))
        .sort((a, b) => a.score - b.score),
    );
    for (const me of SEATS) {
      const mine = scored[me] ?? [];
      const theirs = scored[1 - me] ?? [];
      const all = theirs.reduce((sum, { weight }) => sum + weight, 0);
      let [beaten, at] = [0, 0];
      for (let i = 0; i < mine.length; ) {
        const { score } = mine[i] as (typeof mine)[number];
        while (at < theirs.length && (theirs[at] as (typeof theirs)[number]).score < score)
          beaten += (theirs[at++] as (typeof theirs)[number]).weight;
        let tied = 0;
        for (let k = at; k < theirs.length && (theirs[k] as (typeof theirs)[number]).score === score; k++)
          tied += (theirs[k] as (typeof theirs)[number]).weight;
        for (; i < mine.length && (mine[i] as (typeof mine)[number]).score === score; i++)
          equity[me].add((mine[i] as (typeof mine)[number]).hand, share, (beaten + tied / 2) / all);
      }
    }
  }
};

interface Kept {
  readonly spr: number;
  readonly ranges: readonly Float64Array[];
  /** By player and hand: part of the pot, as if every rank lay on as many flops. */
  readonly kept: readonly (readonly (number | undefined)[])[];
}

const left = combosLeftTable();
const equities = equityTable();
/** The mean of a table of hand against hand, for a hand of one player against the other's range. */
const meanOver = (
  ranges: readonly Float64Array[],
  me: 0 | 1,
  i: number,
  of: (i: number, j: number) => number,
): number => {
  let [sum, all] = [0, 0];
  for (let j = 0; j < 169; j++) {
    const weight = (ranges[1 - me]?.[j] as number) * (left[i * 169 + j] as number);
    if (weight === 0) continue;
    all += weight;
    sum += weight * (me === 0 ? of(i, j) : 1 - of(j, i));
  }
  return sum / all;
};

const measured = (formation: string): Kept => {
  const folder = new URL(`${formation}/`, FLOPS);
  const won = [means(), means()] as const;
  const equity = [means(), means()] as const;
  const spots = readdirSync(folder)
    .filter((name) => name.endsWith('.spot'))
    .map((name) => unpackSpot(inflateRawSync(readFileSync(new URL(name, folder)))));
  for (const spot of spots) {
    addWon(spot, won);
    addEquity(spot, equity);
  }
  const [first] = spots;
  if (!first) throw new Error(`no solved flop of ${formation}`);
  const ranges = first.ranges.map((range) => {
    const hands = parseRange(range);
    return Float64Array.from(HANDS, (hand) => hands[hand] ?? 0);
  });
  const kept = SEATS.map((me) =>
    HANDS.map((_, i) => {
      const [own, there] = [won[me].of(i), equity[me].of(i)];
      if ((ranges[me]?.[i] as number) < 0.3 || own === undefined || !there) return undefined;
      return Math.min(1, (own * meanOver(ranges, me, i, (a, b) => equities[a * 169 + b] as number)) / there);
    }),
  );
  return { spr: first.stack / first.pot, ranges, kept };
};
const all = FORMATIONS.map(measured);

/** Mean squared error, and the mean absolute one, over all hands of both ranges. */
const errorOf = (keeping: Keeping): { readonly squared: number; readonly absolute: number } => {
  const forms = HANDS.map((hand) => formOf(keeping, hand));
  let [squared, absolute, weights] = [0, 0, 0];
  for (const { spr, ranges, kept } of all) {
    const depth = depthOf(spr);
    const edge = keeping.position / 2;
    const share = (i: number, j: number): number => {
      const e = equities[i * 169 + j] as number;
      const mine = pullOf(keeping, e, forms[i] as number, -edge, depth);
      return mine / (mine + pullOf(keeping, 1 - e, forms[j] as number, edge, depth));
    };
    for (const me of SEATS)
      kept[me]?.forEach((real, i) => {
        if (real === undefined) return;
        const weight = combosOf(HANDS[i] as string) * (ranges[me]?.[i] as number);
        const off = meanOver(ranges, me, i, share) - real;
        squared += weight * off ** 2;
        absolute += weight * Math.abs(off);
        weights += weight;
      });
  }
  return { squared: squared / weights, absolute: absolute / weights };
};

const NAMES = ['position', 'power', 'suited', 'pair', 'kicker', 'high'] as const;
let best: Keeping = { ...SUPPOSED, name: 'measured' };
let least = errorOf(best).squared;
const take = (one: Keeping): boolean => {
  const { squared } = errorOf(one);
  if (squared >= least) return false;
  [best, least] = [one, squared];
  return true;
};
for (let size = 0.1; size > 0.004; size *= 0.6)
  for (let round = 0; round < 6; round++) {
    for (const name of NAMES)
      if (!take({ ...best, [name]: best[name] + size })) take({ ...best, [name]: best[name] - size });
    for (const gap of [0, 1, 2]) {
      const moved = (by: number): Keeping => ({
        ...best,
        gaps: best.gaps.map((one, i) => (i === gap ? one + by : one)),
      });
      if (!take(moved(size))) take(moved(-size));
    }
  }
const round3 = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);
console.log(JSON.stringify(best, (_, value) => round3(value)));
console.log(
  `off by ${(100 * errorOf(best).absolute).toFixed(1)} points of the pot a hand; what was supposed, by ${(100 * errorOf(SUPPOSED).absolute).toFixed(1)}`,
);
