import { combosLeftTable, equityTable } from '../equity/preflop-table.ts';
import { combosOf, HANDS } from '../ranges.ts';

/** What games of all-in or fold share: how ranges meet, and how one learns from what was not done. */

/** Chance of each rival hand given one's own, and that chance times one's equity. */
interface Odds {
  readonly chance: Float64Array;
  readonly won: Float64Array;
}
let odds: Odds | undefined;
const handOdds = (): Odds => {
  if (odds) return odds;
  const left = combosLeftTable();
  const equity = equityTable();
  const chance = left.map((count) => count / 1225);
  odds = { chance, won: chance.map((p, i) => p * (equity[i] as number)) };
  return odds;
};

export const PRIOR = Float64Array.from(HANDS, (hand) => combosOf(hand) / 1326);

/** For each own hand: the chance that the rival has a hand of his range, and that times the equity against it. */
export const meet = (
  range: Float64Array,
  into: { readonly chance: Float64Array; readonly won: Float64Array },
): void => {
  const { chance, won } = handOdds();
  const held: number[] = [];
  for (let j = 0; j < 169; j++) if ((range[j] as number) > 0) held.push(j);
  for (let i = 0; i < 169; i++) {
    let p = 0;
    let w = 0;
    for (const j of held) {
      const weight = range[j] as number;
      p += (chance[i * 169 + j] as number) * weight;
      w += (won[i * 169 + j] as number) * weight;
    }
    into.chance[i] = p;
    into.won[i] = w;
  }
};

export const scratch = (): { chance: Float64Array; won: Float64Array } => ({
  chance: new Float64Array(169),
  won: new Float64Array(169),
});

/** What is still to be won by answering best, a hand, in bb. */
export const missed = (gain: Float64Array, range: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < 169; i++) {
    const value = gain[i] as number;
    const best = value > 0 ? value : 0;
    sum += (PRIOR[i] as number) * (best - value * (range[i] as number));
  }
  return sum;
};

/** Regrets never below zero, later rounds weighing more: the average settles in a few hundred rounds. */
export class Learner {
  readonly range = new Float64Array(169);
  private readonly act = new Float64Array(169);
  private readonly pass = new Float64Array(169);
  private readonly sum = new Float64Array(169);
  private weight = 0;

  constructor() {
    this.range.fill(0.5);
  }

  learn(gain: Float64Array, round: number): void {
    for (let i = 0; i < 169; i++) {
      const p = this.range[i] as number;
      const value = gain[i] as number;
      const act = Math.max(0, (this.act[i] as number) + value * (1 - p));
      const pass = Math.max(0, (this.pass[i] as number) - value * p);
      this.act[i] = act;
      this.pass[i] = pass;
      const next = act + pass > 0 ? act / (act + pass) : p;
      this.range[i] = next;
      this.sum[i] = (this.sum[i] as number) + round * next;
    }
    this.weight += round;
  }

  average(): Float64Array {
    return this.sum.map((value) => value / this.weight);
  }
}
