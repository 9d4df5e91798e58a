import { Chess, type Move, playUci } from '@estratega/chess/rules';

/** A position and what was played from it. */
export interface Played {
  readonly fen: string;
  readonly moves: readonly Move[];
}

export function playFrom(fen: string, line: readonly string[]): Played {
  const game = new Chess(fen);
  const moves = line.map((uci) => playUci(game, uci));
  return { fen: game.fen(), moves };
}

export const legalMoves = (fen: string): Move[] => new Chess(fen).moves({ verbose: true });

/** The square of the king in check, to be seen; undefined where there is none. */
export function checkedKing(fen: string): string | undefined {
  const game = new Chess(fen);
  return game.inCheck() ? game.findPiece({ type: 'k', color: game.turn() })[0] : undefined;
}
