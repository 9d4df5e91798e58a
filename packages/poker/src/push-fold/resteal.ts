import { HANDS, type Range } from '../ranges.ts';
import { Learner, meet, missed, scratch } from './regret.ts';

/**
 * Somebody opens with a known range, one player behind is all in or folds, and the opener calls or folds. All have
 * the same stack. Given the opening range this is solved exactly; what it leaves out (a flat call, players behind who
 * choose their range) is for whoever shows it to say.
 */
export interface RestealGame {
  /** In bb, before blinds and ante. */
  readonly stack: number;
  /** In bb, paid by the big blind. */
  readonly ante: number;
  /** Total of the opening raise, in bb. */
  readonly open: number;
  /** What the opener and the one who moves all in have posted as a blind. */
  readonly openerBlind: number;
  readonly blind: number;
  /** Players still to act behind the all-in: they call with this range, weights of the 169 hands, and then the opener is out. */
  readonly behind?: { readonly players: number; readonly calls: Float64Array };
}

interface Stakes {
  /** In the middle when the decision to resteal comes. */
  readonly pot: number;
  /** Chips each risks, the ante apart. */
  readonly risk: number;
  /** The whole pot when the all-in is called. */
  readonly called: number;
  /** What the one who resteals, and the opener, have in already. */
  readonly posted: number;
  readonly open: number;
}

const stakesOf = ({ stack, ante, open, openerBlind, blind }: RestealGame): Stakes => {
  // The big blind has paid the ante too, so that much less can be risked.
  const risk = blind === 1 ? stack - ante : stack;
  if (!(risk > open)) throw new RangeError('no such resteal');
  const dead = 1.5 + ante - openerBlind - blind;
  return { pot: open + blind + dead, risk, called: 2 * risk + dead, posted: blind, open };
};

const times = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, i) => value * (b[i] as number));

/** What the all-in is worth more than a fold, by hand, in bb: `calls` of the hands that `opens`. */
export const restealValues = (game: RestealGame, opens: Float64Array, calls: Float64Array): Float64Array => {
  const { pot, risk, called, posted } = stakesOf(game);
  const [all, paid, woken] = [scratch(), scratch(), scratch()];
  meet(opens, all);
  meet(times(opens, calls), paid);
  if (game.behind) meet(game.behind.calls, woken);
  return Float64Array.from(HANDS, (_, i) => {
    const p = (paid.chance[i] as number) / (all.chance[i] as number);
    const won = (paid.won[i] as number) / (all.chance[i] as number);
    const alone = (1 - p) * pot + won * called - p * (risk - posted);
    const wakes = woken.chance[i] as number;
    if (!game.behind || wakes === 0) return alone;
    const asleep = (1 - wakes) ** game.behind.players;
    const against = ((woken.won[i] as number) / wakes) * (2 * risk + pot - posted) - (risk - posted);
    return asleep * alone + (1 - asleep) * against;
  });
};

/** What a call is worth more than a fold for the opener, by hand, in bb, once the all-in has come. */
export const callOffValues = (game: RestealGame, jams: Float64Array): Float64Array => {
  const { risk, called, open } = stakesOf(game);
  const met = scratch();
  meet(jams, met);
  return Float64Array.from(HANDS, (_, i) => {
    const chance = met.chance[i] as number;
    return chance === 0 ? 0 : ((met.won[i] as number) / chance) * called - (risk - open);
  });
};

export interface RestealSolution {
  readonly jam: Float64Array;
  /** Of every hand, also of those that are not opened. */
  readonly call: Float64Array;
  /** In thousandths of a bb a hand dealt, of both together. */
  readonly exploitable: number;
}

/** The same, weighed by how often it comes to that, so that hands which never meet teach nothing. */
const jamGain = (game: RestealGame, opens: Float64Array, calls: Float64Array): Float64Array => {
  const met = scratch();
  meet(opens, met);
  return restealValues(game, opens, calls).map((value, i) => value * (met.chance[i] as number));
};
const callGain = (game: RestealGame, opens: Float64Array, jams: Float64Array): Float64Array => {
  const met = scratch();
  meet(jams, met);
  return callOffValues(game, jams).map((value, i) => value * (met.chance[i] as number) * (opens[i] as number));
};

export const restealExploitability = (
  game: RestealGame,
  opens: Float64Array,
  jam: Float64Array,
  call: Float64Array,
): number => 1000 * (missed(jamGain(game, opens, call), jam) + missed(callGain(game, opens, jam), call));

export const solveResteal = (
  game: RestealGame,
  opens: Float64Array,
  { within = 0.01, rounds = 20_000 }: { readonly within?: number; readonly rounds?: number } = {},
): RestealSolution => {
  const [jammer, caller] = [new Learner(), new Learner()];
  let best: RestealSolution | undefined;
  for (let round = 1; round <= rounds; round++) {
    jammer.learn(jamGain(game, opens, caller.range), round);
    caller.learn(callGain(game, opens, jammer.range), round);
    if (round % 100 !== 0 && round !== rounds) continue;
    const [jam, call] = [jammer.average(), caller.average()];
    const exploitable = restealExploitability(game, opens, jam, call);
    if (!best || exploitable < best.exploitable) best = { jam, call, exploitable };
    if (exploitable <= within) break;
  }
  return best as RestealSolution;
};

/** A calling range as one would write it: only hands that are opened at all. */
export const calledFrom = (opens: Range, call: Float64Array): Range =>
  Object.fromEntries(
    HANDS.map((hand, i) => [hand, (opens[hand] ?? 0) > 0 ? (call[i] as number) : 0] as const).filter(([, w]) => w > 0),
  );
