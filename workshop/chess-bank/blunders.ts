import { Chess, playUci } from '@estratega/chess/rules';
import type { Candidate } from '../positions/candidate.ts';
import type { Score } from '../positions/uci.ts';
import { lossAgainst, readLine } from './score.ts';
import type { Searched } from './search.ts';

/** Winning chance that a move must throw away to be worth punishing. */
const BLUNDER = 0.25;
/** Centipawns for whoever punishes. */
const CLEAR = -150;
/** Boards before this move number were composed or have no history. */
const FIRST_MOVE = 6;

const turned = (score: Score): Score => ('cp' in score ? { cp: -score.cp } : { mate: -score.mate });

/**
 * Exercises for the other side: a move that a person would try in a searched position, and the line with which the
 * engine punishes it. The search that made one exercise has found these already; they need no games of their own.
 */
export function blundersOf({ fen, lineas }: Searched): Candidate[] {
  if (Number(fen.split(' ')[5]) < FIRST_MOVE) return [];
  const lines = lineas.map(readLine);
  const best = lines[0];
  if (!best) return [];
  return lines.flatMap(({ score, pv }) => {
    const [move, ...rest] = pv as [string, ...string[]];
    const lost = 'mate' in score ? score.mate < 0 : score.cp <= CLEAR;
    if (!lost || lossAgainst(best.score, score) < BLUNDER) return [];
    const solution = rest.length % 2 === 0 ? rest.slice(0, -1) : rest;
    if (solution.length === 0) return [];
    const board = new Chess(fen);
    playUci(board, move);
    return [
      {
        fen: board.fen(),
        tag: 'castigo',
        ply: Number(fen.split(' ')[5]) * 2,
        game: fen,
        previous: move,
        kind: 'mate' in score ? ('mate' as const) : ('win' as const),
        lines: [{ score: turned(score), pv: solution }],
        bestByDepth: [],
        solution,
        onlyMoves: 1,
      },
    ];
  });
}
