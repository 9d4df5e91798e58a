import { inCheck, legalMoves, type Position, play, readFen, uciOf } from '@estratega/chess/board';

/** Beyond this an exhaustive proof takes minutes, and the engine's word is taken. */
export const LONGEST_PROOF = 3;

/** Moves that leave fewest replies first: they refute or prove soonest. */
const byForce = (position: Position) =>
  legalMoves(position)
    .map((move) => {
      const next = play(position, move);
      return { move, next, check: inCheck(next) };
    })
    .toSorted((a, b) => Number(b.check) - Number(a.check));

/** Whether the side that has just moved mates in `left` more moves whatever is replied; 0 asks for mate now. */
function isLost(position: Position, left: number): boolean {
  const replies = byForce(position);
  if (replies.length === 0) return inCheck(position);
  if (left === 0) return false;
  return replies.every(({ next }) => mates(next, left));
}

/** Whether the side to move mates in at most `moves`. In the last move only checks can. */
function mates(position: Position, moves: number): boolean {
  return byForce(position).some(({ next, check }) => (moves > 1 || check) && isLost(next, moves - 1));
}

export interface Mates {
  /** Length of the shortest mate. */
  readonly mate: number;
  /** Every move that mates in that length, in no order. */
  readonly jugadas: readonly string[];
}

/** Every move that mates soonest, proved by trying all; undefined when there is none in `longest` moves. */
export function shortestMates(board: string | Position, longest = LONGEST_PROOF): Mates | undefined {
  const position = typeof board === 'string' ? readFen(board) : board;
  const choices = byForce(position);
  for (let mate = 1; mate <= longest; mate += 1) {
    const jugadas = choices.filter(({ next }) => isLost(next, mate - 1)).map(({ move }) => uciOf(move));
    if (jugadas.length > 0) return { mate, jugadas };
  }
  return undefined;
}
