import { legalMoves, play, readFen, uciOf } from '@estratega/chess/board';
import { bestExchange } from './surprise.ts';

/** Points that a move may leave to be taken at once. */
const LEFT = 1;

/** Moves after which nothing worth having can simply be taken: what punishes one of them is no loose piece. */
export function soundMoves(fen: string): string[] {
  const position = readFen(fen);
  return legalMoves(position)
    .filter((move) => {
      const next = play(position, move);
      return bestExchange(next.men, next.turn) <= LEFT;
    })
    .map(uciOf);
}
