import { occupants, relativeRank } from './board.ts';
import { givesCheck, type Puzzle } from './puzzle.ts';

/** First depth from which the engine never changed its mind: a measure of how hidden the move is. */
function foundDepth({ candidate }: Puzzle): number {
  const move = candidate.solution[0];
  let depth = candidate.bestByDepth.length;
  while (depth > 0 && (candidate.bestByDepth[depth - 1] ?? move) === move) depth -= 1;
  return depth + 1;
}

const ENDGAME_PIECES = 10;

/** An endgame where a pawn is about to queen: pushing it, or stopping it, is the first thing anyone looks at. */
function isRunner({ start, first, us, pieces }: Puzzle): boolean {
  if (pieces > ENDGAME_PIECES) return false;
  if (first.piece === 'p' && relativeRank(first.to, us) >= 6) return true;
  return occupants(start).some(({ type, square, color }) => type === 'p' && relativeRank(square, color) === 7);
}

/**
 * Estimated level (0…6) of a position. The weights are a judgement, not a measurement: long lines, quiet moves,
 * sacrifices and moves that the engine finds late are hard; few pieces and obvious captures are easy.
 */
export function difficulty(puzzle: Puzzle): number {
  const { own, first, pieces, sacrifice, mate, candidate } = puzzle;
  const depth = foundDepth(puzzle);
  const quietLater = own.slice(1).filter((move) => !move.captured && !givesCheck(move)).length;
  const forced = Math.min(candidate.onlyMoves, own.length);
  let level = 0.3;
  level += mate === undefined ? 0.75 * (forced - 1) + 0.3 * (own.length - forced) : 0.7 * (own.length - 1);
  level += depth <= 2 ? 0 : depth <= 5 ? 0.7 : depth <= 8 ? 1.4 : 2.1;
  level += puzzle.isQuietFirst ? 0.8 : 0;
  level += sacrifice >= 2 ? 0.9 : sacrifice === 1 ? 0.4 : 0;
  level += 0.4 * quietLater;
  level += pieces > 24 ? 0.4 : pieces > 16 ? 0.2 : pieces <= 6 ? -0.2 : 0;
  level += first.captured && sacrifice === 0 && mate === undefined ? -0.2 : 0;
  if (isRunner(puzzle) && depth <= 6) level -= 1.5;
  if (candidate.kind === 'quiet') level += 1;
  if (candidate.kind === 'save') level += 0.6;
  if (mate !== undefined && puzzle.isCheck) level -= 0.4;
  return Math.max(0, Math.min(6.4, level));
}
