import type { PartidaPropia } from '@estratega/domain';
import { replay } from '@estratega/lessons/play-out';
import type { Level } from './levels.ts';
import { START_FEN } from './match.ts';

/** When a person gives up, and when a person takes or offers a draw. Both follow from the game alone, so that a reload changes nothing. */

type Color = PartidaPropia['color'];

const HOPELESS = -900;
/** Pawns behind, through so many half-moves. */
const BEHIND = 7;
const THROUGH = 8;
/** Below it people play on to the mate, and whoever beats them learns to give it. */
const PLAYS_ON = 1_300;

const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
/** White's men less Black's. */
const balanceOf = (fen: string): number =>
  [...(fen.split(' ')[0] ?? '')].reduce((sum, man) => {
    const worth = WORTH[man.toLowerCase()] ?? 0;
    return man < 'a' ? sum + worth : sum - worth;
  }, 0);

/** `cp` for who asks whether to give up. */
export const resigns = ({ elo }: Level, jugadas: readonly string[], color: Color, cp: number): boolean => {
  if (elo < PLAYS_ON || cp > HOPELESS) return false;
  const sign = color === 'blancas' ? 1 : -1;
  const last = (replay(START_FEN, jugadas)?.moves ?? []).slice(-THROUGH).map(({ after }) => balanceOf(after));
  return last.length === THROUGH && last.every((balance) => sign * balance <= -BEHIND);
};

const WORSE = -60;
const LEVEL = 40;
/** Nobody agrees to a draw in the opening. */
const EARLY = 20;
const LATE = 60;

/** `cp` for who is asked. */
export const acceptsDraw = (jugadas: readonly string[], cp: number): boolean =>
  jugadas.length >= EARLY && (cp <= WORSE || (cp <= LEVEL && jugadas.length >= LATE));

/** Nothing taken and no pawn moved through so many half-moves, in a position that is worth nothing to either. */
const QUIET = 12;
const EVEN = 20;

/** `cp` for who might offer one: late, even, as many men on both sides, and nobody getting anywhere. */
export const offersDraw = (jugadas: readonly string[], cp: number): boolean => {
  if (jugadas.length < LATE || Math.abs(cp) > EVEN) return false;
  const last = (replay(START_FEN, jugadas)?.moves ?? []).slice(-QUIET);
  return (
    last.length === QUIET &&
    last.every(({ captured, piece }) => captured === undefined && piece !== 'p') &&
    balanceOf(last.at(-1)?.after ?? '') === 0
  );
};
