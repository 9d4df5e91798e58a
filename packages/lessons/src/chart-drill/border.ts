import { HANDS, parseRange } from '@estratega/poker/ranges';
import type { Chart, ChartAction } from '../poker/charts.ts';

/** What a chart does with a hand, folding among it. */
export type ChartMix = Readonly<Partial<Record<ChartAction | 'fold', number>>>;

/** Reading a range takes longer than all that is asked of it: once for each chart. */
const read = new WeakMap<Chart, ReadonlyMap<string, ChartMix>>();

const mixesOf = (chart: Chart): ReadonlyMap<string, ChartMix> => {
  const known = read.get(chart);
  if (known) return known;
  const rows = [chart, ...(chart.otras ?? [])].map(({ accion, rango }) => [accion, parseRange(rango)] as const);
  const made = new Map(
    HANDS.map((hand) => {
      const play = rows.flatMap(([accion, range]) => (range[hand] ? [[accion, range[hand]] as const] : []));
      // 1 − 0.8 is a shade under 0.2, and two in ten count as right.
      const fold = Math.round((1 - play.reduce((sum, [, weight]) => sum + weight, 0)) * 1e6) / 1e6;
      return [hand, Object.fromEntries(fold > 1e-9 ? [...play, ['fold', fold]] : play) as ChartMix] as const;
    }),
  );
  read.set(chart, made);
  return made;
};

export const mixOf = (chart: Chart, hand: string): ChartMix => {
  const mix = mixesOf(chart).get(hand);
  if (!mix) throw new RangeError(`not a starting hand: "${hand}"`);
  return mix;
};

/** What it does most. */
export const mainAction = (mix: ChartMix): ChartAction | 'fold' =>
  (Object.entries(mix) as [ChartAction | 'fold', number][]).reduce((best, one) => (one[1] > best[1] ? one : best))[0];

/** Below the first an action is a rarity, from the second on it is the rule: between them both are right. */
export const MIXED = [0.2, 0.8] as const;

export const isMixed = (mix: ChartMix): boolean =>
  Object.values(mix).some((weight) => weight >= MIXED[0] && weight <= MIXED[1]);

const STRAIGHT = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const DIAGONAL = [
  [-1, -1],
  [1, 1],
] as const;

const kindOf = (place: number): number => Math.sign((place % 13) - Math.floor(place / 13));

const at = (place: number, steps: readonly (readonly [number, number])[]): number[] =>
  steps.flatMap(([down, right]) => {
    const [row, column] = [Math.floor(place / 13) + down, (place % 13) + right];
    return row >= 0 && row < 13 && column >= 0 && column < 13 ? [row * 13 + column] : [];
  });

/** The hands beside one on the grid of 169. */
const beside = (place: number): number[] => at(place, STRAIGHT);

/** Those of its kind: a pair is no neighbour of 65o, though the grid puts it there. */
const neighbours = (place: number): number[] =>
  kindOf(place) === 0 ? at(place, DIAGONAL) : beside(place).filter((other) => kindOf(other) === kindOf(place));

const walked = new WeakMap<Chart, ReadonlyMap<string, number>>();

/**
 * How many steps on the grid each hand is from one that is played otherwise: 1 on the border, 0 where the chart itself mixes. A chart that does one
 * thing with all hands has no border.
 */
export const bordersOf = (chart: Chart): ReadonlyMap<string, number> => {
  const known = walked.get(chart);
  if (known) return known;
  const mixes = HANDS.map((hand) => mixOf(chart, hand));
  const main = mixes.map(mainAction);
  const steps = new Map<number, number>();
  mixes.forEach((mix, place) => {
    if (isMixed(mix)) steps.set(place, 0);
    else if (neighbours(place).some((other) => main[other] !== main[place])) steps.set(place, 1);
  });
  for (let step = 1, edge = [...steps.keys()]; edge.length > 0; step++) {
    edge = [...new Set(edge.flatMap(beside))].filter((place) => !steps.has(place));
    for (const place of edge) steps.set(place, step + 1);
  }
  const made = new Map([...steps].map(([place, step]) => [HANDS[place] as string, step]));
  walked.set(chart, made);
  return made;
};
