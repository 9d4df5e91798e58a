import { HANDS, type Range } from '../ranges.ts';
import { Learner, meet, missed, scratch } from './regret.ts';

/**
 * All-in or fold. Everybody has the same stack; the first to come in is all in or out; whoever comes after calls or
 * folds, and after a call the rest folds. Hands of players who folded are not taken out of the deck. Heads-up none of
 * this is a simplification: there it is the exact equilibrium of the game in which the small blind is all in or out.
 */
export interface PushFoldGame {
  /** In bb, before blinds and ante. */
  readonly stack: number;
  /** In bb, paid by the big blind. */
  readonly ante: number;
  /** Players still to act behind the one who comes in: 1 is the small blind, 2 the button. */
  readonly behind: number;
}

export interface PushFoldSolution {
  /** Weights of the 169 hands, in the order of HANDS. */
  readonly push: Float64Array;
  /** Of each player behind, the next to act first; the last one is the big blind. */
  readonly calls: readonly Float64Array[];
  /** What a best answer to the others would win for the pusher plus for each caller, in thousandths of a bb a hand. */
  readonly exploitable: number;
}

interface Payoffs {
  readonly posted: number;
  readonly steal: number;
  /** Of each caller: chips each side risks, the pot if called, what the caller has in already. */
  readonly callers: readonly { readonly risk: number; readonly pot: number; readonly posted: number }[];
}

const payoffs = ({ stack, ante, behind }: PushFoldGame): Payoffs => {
  const blind = (seatsToBigBlind: number): number => (seatsToBigBlind === 0 ? 1 : seatsToBigBlind === 1 ? 0.5 : 0);
  const posted = blind(behind);
  return {
    posted,
    steal: 1.5 + ante - posted,
    callers: Array.from({ length: behind }, (_, k) => {
      const left = behind - 1 - k;
      const big = left === 0;
      const risk = Math.min(stack, big ? stack - ante : stack);
      return { risk, pot: 2 * risk + 1.5 + ante - posted - blind(left), posted: blind(left) };
    }),
  };
};

/** What an all-in is worth more than a fold, by hand, in bb. */
const pushGain = (game: Payoffs, calls: readonly Float64Array[]): Float64Array => {
  const gain = new Float64Array(169);
  const folded = new Float64Array(169).fill(1);
  const met = scratch();
  calls.forEach((call, k) => {
    const { risk, pot } = game.callers[k] as Payoffs['callers'][number];
    if (call !== calls[k - 1]) meet(call, met);
    for (let i = 0; i < 169; i++) {
      const p = met.chance[i] as number;
      gain[i] = (gain[i] as number) + (folded[i] as number) * ((met.won[i] as number) * pot - p * risk);
      folded[i] = (folded[i] as number) * (1 - p);
    }
  });
  for (let i = 0; i < 169; i++) gain[i] = (gain[i] as number) + (folded[i] as number) * game.steal + game.posted;
  return gain;
};

/** What a call is worth more than a fold, by hand, times the chance that the push comes. */
const callGain = (game: Payoffs, caller: number, push: Float64Array): Float64Array => {
  const { risk, pot, posted } = game.callers[caller] as Payoffs['callers'][number];
  const met = scratch();
  meet(push, met);
  const gain = new Float64Array(169);
  for (let i = 0; i < 169; i++) gain[i] = (met.won[i] as number) * pot - (met.chance[i] as number) * (risk - posted);
  return gain;
};

const exploitableOf = (game: Payoffs, push: Float64Array, calls: readonly Float64Array[]): number =>
  1000 *
  calls.reduce((sum, call, k) => sum + missed(callGain(game, k, push), call), missed(pushGain(game, calls), push));

/** Plays the game against itself until nobody can win more than `within` thousandths of a bb, or `rounds` are over. */
export const solvePushFold = (
  game: PushFoldGame,
  { within = 0.01, rounds = 20_000 }: { readonly within?: number; readonly rounds?: number } = {},
): PushFoldSolution => {
  if (!(game.stack > 1 + game.ante) || game.behind < 1 || game.behind > 8)
    throw new RangeError('no such push or fold game');
  const pays = payoffs(game);
  const pusher = new Learner();
  // Players who have nothing in are alike: what one learns holds for all of them.
  const alike = new Map<string, Learner>();
  const callers = pays.callers.map((caller) => {
    const key = JSON.stringify(caller);
    const learner = alike.get(key) ?? new Learner();
    alike.set(key, learner);
    return learner;
  });
  let best: PushFoldSolution | undefined;
  for (let round = 1; round <= rounds; round++) {
    pusher.learn(
      pushGain(
        pays,
        callers.map(({ range }) => range),
      ),
      round,
    );
    for (const caller of alike.values()) caller.learn(callGain(pays, callers.indexOf(caller), pusher.range), round);
    if (round % 100 !== 0 && round !== rounds) continue;
    const push = pusher.average();
    const averages = new Map([...alike.values()].map((caller) => [caller, caller.average()]));
    const calls = callers.map((caller) => averages.get(caller) as Float64Array);
    const exploitable = exploitableOf(pays, push, calls);
    if (!best || exploitable < best.exploitable) best = { push, calls, exploitable };
    if (exploitable <= within) break;
  }
  return best as PushFoldSolution;
};

/** How much given ranges leave on the table, in thousandths of a bb a hand. */
export const exploitability = (game: PushFoldGame, push: Float64Array, calls: readonly Float64Array[]): number =>
  exploitableOf(payoffs(game), push, calls);

/** What each of the 169 hands wins by pushing instead of folding, in bb, against given calling ranges. */
export const pushValues = (game: PushFoldGame, calls: readonly Float64Array[]): Float64Array =>
  pushGain(payoffs(game), calls);

/** What each of the 169 hands wins by calling instead of folding, in bb, once the push has come. */
export const callValues = (game: PushFoldGame, caller: number, push: Float64Array): Float64Array => {
  const met = scratch();
  meet(push, met);
  return callGain(payoffs(game), caller, push).map((value, i) => value / (met.chance[i] as number));
};

export const weightsToRange = (weights: ArrayLike<number>): Range =>
  Object.fromEntries(HANDS.map((hand, i) => [hand, weights[i] as number] as const).filter(([, weight]) => weight > 0));

export const rangeToWeights = (range: Range): Float64Array => Float64Array.from(HANDS, (hand) => range[hand] ?? 0);
