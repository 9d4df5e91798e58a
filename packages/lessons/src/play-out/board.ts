import { Chess, type Move, playUci } from '@estratega/chess/rules';
import { placeOf } from '../endings/index.ts';
import type { PlayOut } from '../schema/play-out.ts';

/** A position and what was played from it, with what the rules of chess say of where it stands. */

export type BoardEnd = 'mate' | 'ahogado' | 'material' | 'repeticion' | 'cincuenta';

export interface Replay {
  /** Every position there was, the first one too. */
  readonly seen: ReadonlySet<string>;
  readonly game: Chess;
  readonly moves: readonly Move[];
}

const FIFTY = 100;

/**
 * Move by move: a long game takes tenths of a second, in which others may wait. Undefined where a move is not legal, or something is
 * played after the game has ended.
 */
export function* replaySteps(
  fen: string,
  line: readonly string[],
): Generator<undefined, Replay | undefined, undefined> {
  const game = new Chess(fen);
  const moves: Move[] = [];
  const seen = new Set([placeOf(fen)]);
  for (const uci of line) {
    yield undefined;
    // After mate and stalemate no move is legal.
    if (drawnByRule(game)) return undefined;
    try {
      const move = playUci(game, uci);
      moves.push(move);
      seen.add(placeOf(move.after));
    } catch {
      return undefined;
    }
  }
  return { game, moves, seen };
}

export const replay = (fen: string, line: readonly string[]): Replay | undefined => {
  const steps = replaySteps(fen, line);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

const drawnByRule = (game: Chess): BoardEnd | undefined => {
  if (game.isInsufficientMaterial()) return 'material';
  if (game.isThreefoldRepetition()) return 'repeticion';
  return Number(game.fen().split(' ')[4]) >= FIFTY ? 'cincuenta' : undefined;
};

export const endOf = (game: Chess): BoardEnd | undefined => {
  if (game.isCheckmate()) return 'mate';
  return game.isStalemate() ? 'ahogado' : drawnByRule(game);
};

export const sideOf = ({ fen }: Pick<PlayOut, 'fen'>): 'w' | 'b' => (fen.split(' ')[1] === 'b' ? 'b' : 'w');

/** The player moves first: every other move is the player's. */
export const ownMoves = (plies: number): number => Math.ceil(plies / 2);
