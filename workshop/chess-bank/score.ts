import type { EngineLine, Score } from '../positions/uci.ts';

/** Winning chance as lessons count it: a logistic curve over centipawns, beyond ten pawns all the same. */
const SLOPE = 0.00368208;
const CLAMP = 1000;

/** Loss of winning chance below which a move is as right as the best, and below which it is nearly so. */
export const RIGHT = 0.025;
export const NEARLY = 0.06;

export const winningChance = (score: Score): number => {
  const cp = 'cp' in score ? score.cp : score.mate > 0 ? CLAMP : -CLAMP;
  return 1 / (1 + Math.exp(-SLOPE * Math.max(-CLAMP, Math.min(CLAMP, cp))));
};

export const lossAgainst = (best: Score, other: Score): number => winningChance(best) - winningChance(other);

/** "35" centipawns, "#3" mates in three, "#-2" is mated in two. */
export const writeScore = (score: Score): string => ('cp' in score ? String(score.cp) : `#${score.mate}`);
export const readScore = (text: string): Score =>
  text.startsWith('#') ? { mate: Number(text.slice(1)) } : { cp: Number(text) };

/** A move with its score and what follows, as one string: "e2e4 35 e7e5 g1f3". */
export const writeLine = ({ score, pv }: EngineLine, plies: number): string =>
  [pv[0], writeScore(score), ...pv.slice(1, plies)].join(' ');
export const readLine = (text: string): EngineLine => {
  const [move, score, ...rest] = text.split(' ') as [string, string, ...string[]];
  return { score: readScore(score), pv: [move, ...rest] };
};
