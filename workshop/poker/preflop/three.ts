import { combosLeftTable } from '@estratega/lessons/poker';
import { combosOf, HANDS } from '@estratega/poker/ranges';
import { type PreflopGame, type Solution, solvePreflop } from './game.ts';

/**
 * Somebody raises in front of two who answer one after the other: a squeeze. Whoever goes on first goes on alone (the other folds), so that for
 * what is raised the rest are two games of two (`game.ts`), the second of them met when the first player folds. What is raised is found by fictitious
 * play: the mean of best answers, each counting more than those before.
 */
export interface ThreeGame {
  /** Of the raiser against each of the two, in the order in which they answer; the first range of both is the raiser's before raising. */
  readonly games: readonly [PreflopGame, PreflopGame];
  /** What the raise adds to what the raiser has put in. */
  readonly price: number;
}

export interface ThreeSolution {
  /** How often each of the 169 hands is raised. */
  readonly raised: Float64Array;
  readonly answers: readonly [Solution, Solution];
  /** What the best choice of hands to raise would win more, in thousandths of a bb a hand. */
  readonly exploitable: number;
}

const SIZE = 169;
const STEPS = 100;
const ROUNDS = 40;
const LAST_ROUNDS = 300;

/** How often the answerer folds to the raise, by the raiser's hand. */
const foldsTo = ({ play }: Solution, range: Float64Array): Float64Array => {
  const left = combosLeftTable();
  const [first] = play.values();
  const fold = first?.often[first.actions.indexOf('fold')] as Float64Array;
  return Float64Array.from({ length: SIZE }, (_, i) => {
    let [folded, all] = [0, 0];
    for (let j = 0; j < SIZE; j++) {
      const weight = (range[j] as number) * (left[i * SIZE + j] as number);
      all += weight;
      folded += weight * (fold[j] as number);
    }
    return all > 0 ? folded / all : 1;
  });
};

export const solveThree = ({ games, price }: ThreeGame): ThreeSolution => {
  const prior = games[0].ranges[0];
  const { dead, posted } = games[0];
  const middle = dead + posted[0] + posted[1];
  const raised = Float64Array.from(prior);
  const solved = (rounds: number): [Solution, Solution] =>
    games.map((game) =>
      solvePreflop(
        { ...game, ranges: [raised.map((often, i) => Math.max(1e-4, often) * (prior[i] as number)), game.ranges[1]] },
        rounds,
      ),
    ) as [Solution, Solution];
  /** Of raising, against folding. */
  const worthOf = (answers: readonly [Solution, Solution]): Float64Array => {
    const folds = foldsTo(answers[0], games[0].ranges[1]);
    // The first game counts a fold as the whole pot won; it is the second game.
    return folds.map(
      (often, i) =>
        (answers[0].values[0][i] as number) - often * middle + often * (answers[1].values[0][i] as number) - price,
    );
  };
  for (let step = 1; step <= STEPS; step++) {
    const worth = worthOf(solved(ROUNDS));
    for (let i = 0; i < SIZE; i++)
      raised[i] = (raised[i] as number) + (2 / (step + 2)) * (Number((worth[i] as number) > 0) - (raised[i] as number));
  }
  const answers = solved(LAST_ROUNDS);
  const worth = worthOf(answers);
  let [missed, all] = [0, 0];
  for (let i = 0; i < SIZE; i++) {
    const combos = combosOf(HANDS[i] as string);
    const value = worth[i] as number;
    missed += combos * (Math.max(0, value) - (raised[i] as number) * value);
    all += combos;
  }
  return { raised, answers, exploitable: (1000 * missed) / all };
};
