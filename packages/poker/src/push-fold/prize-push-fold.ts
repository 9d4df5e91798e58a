import { icmAll } from '../equity/icm.ts';
import { Learner, meet, missed, PRIOR, scratch } from './regret.ts';

/**
 * All-in or fold with prizes in play: stacks may differ, and chips are worth what they are worth by ICM. Seats are solved from the small
 * blind backwards, so that whoever folds is given what he gets from those who play on. As without prizes, after a call the rest
 * folds and the cards of whoever folded are not taken out of the deck.
 */
export interface PrizeGame {
  /** In bb, before blinds and ante, in the order they act; the last two are the blinds. */
  readonly stacks: readonly number[];
  /** In bb, paid by the big blind. */
  readonly ante: number;
  /** From the first place down, in percent of what is shared out. */
  readonly premios: readonly number[];
}

export interface PrizeSpot {
  /** Weights of the 169 hands, in the order of HANDS. */
  readonly push: Float64Array;
  /** Of each player behind, the next to act first; the last one is the big blind. */
  readonly calls: readonly Float64Array[];
}

export interface PrizeSolution extends PrizeSpot {
  /** What best answers to the others would win for the pusher plus for each caller, in thousandths of a percent of the prizes a hand. */
  readonly exploitable: number;
}

/** What everybody's chips are worth; whoever has none left takes the last place. */
export const prizeValues = (stacks: readonly number[], premios: readonly number[]): number[] => {
  const alive = stacks.flatMap((stack, seat) => (stack > 1e-9 ? [seat] : []));
  const values = icmAll(
    alive.map((seat) => stacks[seat] as number),
    premios,
  );
  return stacks.map((_, seat) =>
    alive.includes(seat) ? (values[alive.indexOf(seat)] as number) : (premios[alive.length] ?? 0),
  );
};

const posted = ({ stacks }: PrizeGame, seat: number): number =>
  seat === stacks.length - 1 ? 1 : seat === stacks.length - 2 ? 0.5 : 0;

/** What each has when the blinds and the ante are in the middle. */
const paidIn = (game: PrizeGame): number[] =>
  game.stacks.map((stack, seat) => stack - posted(game, seat) - (seat === game.stacks.length - 1 ? game.ante : 0));

const withPot = (game: PrizeGame, winner: number): number[] =>
  paidIn(game).map((stack, seat) => (seat === winner ? stack + 1.5 + game.ante : stack));

/** Everybody's chips when `pusher` and `caller` have met and `winner` has won. */
const met = (game: PrizeGame, pusher: number, caller: number, winner: number): number[] => {
  const left = paidIn(game);
  const [p, c] = [posted(game, pusher), posted(game, caller)];
  // Blinds apart, what both can put in.
  const risk = Math.min((left[pusher] as number) + p, (left[caller] as number) + c);
  const after = (seat: number, blind: number): number => (left[seat] as number) + blind - risk;
  const pot = 2 * risk + 1.5 + game.ante - p - c;
  return left.map((stack, seat) => {
    const rest = seat === pusher ? after(seat, p) : seat === caller ? after(seat, c) : stack;
    return seat === winner ? rest + pot : rest;
  });
};

interface Payoffs {
  /** Everybody's value if the pusher folds, if nobody calls, and if a caller loses to the pusher or beats him. */
  readonly folded: readonly number[];
  readonly stolen: readonly number[];
  readonly won: readonly (readonly number[])[];
  readonly lost: readonly (readonly number[])[];
}

const payoffsOf = (game: PrizeGame, pusher: number, folded: readonly number[]): Payoffs => {
  const value = (stacks: readonly number[]): number[] => prizeValues(stacks, game.premios);
  const callers = Array.from({ length: game.stacks.length - 1 - pusher }, (_, k) => pusher + 1 + k);
  return {
    folded,
    stolen: value(withPot(game, pusher)),
    won: callers.map((caller) => value(met(game, pusher, caller, pusher))),
    lost: callers.map((caller) => value(met(game, pusher, caller, caller))),
  };
};

/** What an all-in is worth more than a fold, by hand, in percent of the prizes. */
const pushGain = (pays: Payoffs, pusher: number, calls: readonly Float64Array[]): Float64Array => {
  const gain = new Float64Array(169).fill(-(pays.folded[pusher] as number));
  const alone = new Float64Array(169).fill(1);
  const against = scratch();
  calls.forEach((call, k) => {
    const [win, lose] = [pays.won[k]?.[pusher] as number, pays.lost[k]?.[pusher] as number];
    meet(call, against);
    for (let i = 0; i < 169; i++) {
      const [p, won] = [against.chance[i] as number, against.won[i] as number];
      gain[i] = (gain[i] as number) + (alone[i] as number) * (won * win + (p - won) * lose);
      alone[i] = (alone[i] as number) * (1 - p);
    }
  });
  for (let i = 0; i < 169; i++) gain[i] = (gain[i] as number) + (alone[i] as number) * (pays.stolen[pusher] as number);
  return gain;
};

/** How often an all-in with this range is called by such a range, and how often it then wins, whatever the third player holds. */
const collision = (push: Float64Array, call: Float64Array): readonly [called: number, won: number] => {
  const against = scratch();
  meet(call, against);
  let [pushed, called, won] = [0, 0, 0];
  for (let i = 0; i < 169; i++) {
    const weight = (PRIOR[i] as number) * (push[i] as number);
    pushed += weight;
    called += weight * (against.chance[i] as number);
    won += weight * (against.won[i] as number);
  }
  return pushed === 0 ? [0, 0] : [called / pushed, won / pushed];
};

/** Everybody's value once the all-in has come and the first `from` behind it have folded. */
const restOf = (pays: Payoffs, push: Float64Array, calls: readonly Float64Array[], from: number): number[] => {
  let alone = 1;
  const values = pays.stolen.map(() => 0);
  for (let k = from; k < calls.length; k++) {
    const [called, won] = collision(push, calls[k] as Float64Array);
    for (let seat = 0; seat < values.length; seat++)
      values[seat] =
        (values[seat] as number) +
        alone * (won * (pays.won[k]?.[seat] as number) + (called - won) * (pays.lost[k]?.[seat] as number));
    alone *= 1 - called;
  }
  return values.map((value, seat) => value + alone * (pays.stolen[seat] as number));
};

/** What a call is worth more than a fold, by hand, times the chance that the all-in comes. */
const callGain = (
  pays: Payoffs,
  pusher: number,
  push: Float64Array,
  calls: readonly Float64Array[],
  k: number,
): Float64Array => {
  const seat = pusher + 1 + k;
  const [win, lose] = [pays.lost[k]?.[seat] as number, pays.won[k]?.[seat] as number];
  const fold = restOf(pays, push, calls, k + 1)[seat] as number;
  const against = scratch();
  meet(push, against);
  return Float64Array.from({ length: 169 }, (_, i) => {
    const [p, won] = [against.chance[i] as number, against.won[i] as number];
    return won * win + (p - won) * lose - p * fold;
  });
};

const exploitableOf = (pays: Payoffs, pusher: number, { push, calls }: PrizeSpot): number =>
  1000 *
  calls.reduce(
    (sum, call, k) => sum + missed(callGain(pays, pusher, push, calls, k), call),
    missed(pushGain(pays, pusher, calls), push),
  );

/** What everybody gets when the seat has pushed or folded by its range. */
const expected = (pays: Payoffs, { push, calls }: PrizeSpot): number[] => {
  const share = push.reduce((sum, weight, i) => sum + weight * (PRIOR[i] as number), 0);
  const played = restOf(pays, push, calls, 0);
  return played.map((value, seat) => share * value + (1 - share) * (pays.folded[seat] as number));
};

/** The payoffs of each seat's all-in, given how those behind play on when it folds. */
const payoffsAll = (game: PrizeGame, spots: readonly PrizeSpot[]): Payoffs[] => {
  const all: Payoffs[] = [];
  let folded = prizeValues(withPot(game, game.stacks.length - 1), game.premios);
  for (let pusher = game.stacks.length - 2; pusher >= 0; pusher--) {
    const pays = payoffsOf(game, pusher, folded);
    all[pusher] = pays;
    const spot = spots[pusher];
    if (spot) folded = expected(pays, spot);
  }
  return all;
};

const checked = (game: PrizeGame): PrizeGame => {
  const { stacks, ante, premios } = game;
  if (stacks.length < 2 || stacks.length > 9 || !(ante >= 0) || premios.length === 0)
    throw new RangeError('no such game with prizes');
  if (stacks.some((stack) => !(stack > 1 + ante))) throw new RangeError('a stack below the blinds');
  if (premios.some((prize, i) => !(prize >= 0) || prize > (premios[i - 1] ?? Infinity)))
    throw new RangeError('prizes do not fall from the first down');
  return game;
};

/** Each seat but the big blind's, first to act first: what it pushes when all before it have folded, and who calls. */
export const solvePrizePushFold = (
  game: PrizeGame,
  { within = 0.05, rounds = 4_000 }: { readonly within?: number; readonly rounds?: number } = {},
): PrizeSolution[] => {
  checked(game);
  const spots: PrizeSolution[] = [];
  let folded = prizeValues(withPot(game, game.stacks.length - 1), game.premios);
  for (let pusher = game.stacks.length - 2; pusher >= 0; pusher--) {
    const pays = payoffsOf(game, pusher, folded);
    const learner = new Learner();
    const callers = pays.won.map(() => new Learner());
    let best: PrizeSolution | undefined;
    for (let round = 1; round <= rounds; round++) {
      const calls = callers.map(({ range }) => range);
      learner.learn(pushGain(pays, pusher, calls), round);
      for (const [k, caller] of callers.entries()) caller.learn(callGain(pays, pusher, learner.range, calls, k), round);
      if (round % 100 !== 0 && round !== rounds) continue;
      const spot = { push: learner.average(), calls: callers.map((caller) => caller.average()) };
      const exploitable = exploitableOf(pays, pusher, spot);
      if (!best || exploitable < best.exploitable) best = { ...spot, exploitable };
      if (exploitable <= within) break;
    }
    spots[pusher] = best as PrizeSolution;
    folded = expected(pays, best as PrizeSolution);
  }
  return spots;
};

/** How much given ranges leave to be won, by seat, in thousandths of a percent of the prizes a hand. */
export const prizeExploitability = (game: PrizeGame, spots: readonly PrizeSpot[]): number[] => {
  const all = payoffsAll(checked(game), spots);
  return spots.map((spot, pusher) => exploitableOf(all[pusher] as Payoffs, pusher, spot));
};

/** The equity that a call asks for when all behind the caller fold, 0–1. */
export const prizeThreshold = (game: PrizeGame, pusher: number, caller: number): number => {
  const value = (stacks: readonly number[]): number => prizeValues(stacks, game.premios)[caller] as number;
  const fold = value(withPot(checked(game), pusher));
  const [win, lose] = [value(met(game, pusher, caller, caller)), value(met(game, pusher, caller, pusher))];
  return (fold - lose) / (win - lose);
};
