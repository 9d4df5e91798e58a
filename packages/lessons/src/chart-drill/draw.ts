import { combosOf, HANDS } from '@estratega/poker/ranges';
import type { Rng } from '../drills/random.ts';
import type { Chart } from '../poker/charts.ts';
import { bordersOf, isMixed, mainAction, mixOf } from './border.ts';

/** Forty hands in ten minutes. */
export const ROUND = 40;

/** How far from the border hands are taken, by level: beginners see the whole range, later it is the border alone. */
const reachOf = (nivel: number): number => (nivel <= 1 ? 3 : nivel <= 3 ? 2 : 1);
/** A hand on the border comes so much oftener than one a step away. */
const NEARER = 3;
/** Hands that the chart mixes cannot be wrong: few of them. */
const MIXED_SHARE = 0.1;

export interface DrawOptions {
  readonly nivel: number;
  /** Errors of this player on the chart, by hand: what was missed comes again. */
  readonly errores?: Readonly<Record<string, number>>;
}

/**
 * The hands of a round, from a chart. Each as often as it teaches: by the border, by its combinations, more where it was missed; as many that are played as
 * are folded, as far as the border has them, so that neither answer is a good guess. No hand twice before all have come.
 */
export const drawRound = (
  chart: Chart,
  rng: Rng,
  { nivel, errores = {} }: DrawOptions,
  count: number = ROUND,
): string[] => {
  const borders = bordersOf(chart);
  const reach = reachOf(nivel);
  const pool = HANDS.flatMap((hand) => {
    const step = borders.get(hand);
    if (step === undefined || step > reach) return [];
    const mix = mixOf(chart, hand);
    const weight =
      combosOf(hand) *
      NEARER ** (reach - Math.max(1, step)) *
      (1 + (errores[hand] ?? 0)) *
      (isMixed(mix) ? MIXED_SHARE : 1);
    return [{ hand, weight, folded: mainAction(mix) === 'fold' }];
  });
  if (pool.length === 0) throw new RangeError(`${chart.id} has no border`);
  const drawn: string[] = [];
  let left = [...pool];
  while (drawn.length < count) {
    if (left.length === 0) left = pool.filter(({ hand }) => hand !== drawn.at(-1));
    if (left.length === 0) left = [...pool];
    const wanted = rng.chance(0.5);
    const side = left.filter(({ folded }) => folded === wanted);
    const from = side.length > 0 ? side : left;
    let at = rng.next() * from.reduce((sum, { weight }) => sum + weight, 0);
    const one =
      from.find(({ weight }) => {
        at -= weight;
        return at < 0;
      }) ?? (from[0] as (typeof pool)[number]);
    drawn.push(one.hand);
    left = left.filter(({ hand }) => hand !== one.hand);
  }
  return drawn;
};
