import { type Spot, studyStreet } from '@estratega/poker/flops';
import { createSolver, solveUntil } from '@estratega/poker/solver';
import { readGame } from '@estratega/poker/solver/input';

/** What a stored flop loses where every turn and river may fall: it was solved on thirteen of each. */

type Whole = Pick<Spot, 'flop' | 'ranges' | 'pot' | 'stack' | 'sizes' | 'raise' | 'maxBets'>;

/** Percent of the pot that lies there, by decision: the line that leads to it, and how often both play it. */
export interface Loss {
  readonly path: string;
  readonly met: number;
  readonly percent: number;
}

/** What both play less often than this is stored in sixteenths that say nothing. */
const SELDOM = 0.01;

/** The worths are those of the game with all its cards, solved anew: the gap between what is stored and the best of them. */
export const lossesIn = (
  spot: Whole & Pick<Spot, 'nodes'>,
  target: number,
  most: number,
): { readonly exploitability: number; readonly losses: readonly Loss[] } => {
  const { flop, ranges, pot, stack, sizes, raise, maxBets } = spot;
  const { game, until } = readGame({ board: flop, ranges, pot, stack, sizes, raise, maxBets, iters: most, target });
  const solver = createSolver(game);
  const exploitability = solveUntil(solver, until);
  const whole = new Map(studyStreet(solver, 0).map((node) => [node.path.join(), node]));
  const nodeAt = (path: readonly number[]) => spot.nodes.find((node) => node.path.join() === path.join());
  const metAt = (path: readonly number[]): number =>
    path.reduce((met, at, i) => {
      const plays = nodeAt(path.slice(0, i))?.plays ?? [];
      const all = plays.reduce((sum, { reach }) => sum + reach, 0) || 1;
      return (met * plays.reduce((sum, { reach, often }) => sum + reach * (often[at] as number), 0)) / all;
    }, 1);
  const losses = spot.nodes.flatMap((node): Loss[] => {
    const worths = new Map(whole.get(node.path.join())?.plays.map(({ cards, worth }) => [`${cards}`, worth]));
    let [lost, reached] = [0, 0];
    for (const { cards, reach, often } of node.plays) {
      const worth = worths.get(`${cards}`) ?? worths.get(`${[...cards].reverse()}`);
      if (!worth) continue;
      const own = often.reduce((sum, part, a) => sum + part * (worth[a] as number), 0);
      lost += reach * (Math.max(...worth) - own);
      reached += reach;
    }
    const met = metAt(node.path);
    return met > SELDOM ? [{ path: node.path.join(''), met, percent: (100 * lost) / reached / node.pot }] : [];
  });
  return { exploitability, losses };
};
