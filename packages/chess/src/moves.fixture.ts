import fc from 'fast-check';
import { type LegalMove, type ReadMove, uciOf } from './notation.ts';
import { Chess } from './rules.ts';

/** Boards on which what somebody writes or says is read. */

export const LEGAL = 'rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5';
export const PROMOTION = '3r4/4P1k1/8/8/8/8/6K1/8 w - - 0 60';
export const KINGS_AND_ROOKS = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';

/** The move in coordinates, or what was wrong. */
export const told = (found: ReadMove): string => ('jugada' in found ? uciOf(found.jugada) : found.falla);

export const readBy =
  (reader: (text: string, legal: readonly LegalMove[]) => ReadMove) =>
  (text: string, fen = LEGAL): string =>
    told(reader(text, new Chess(fen).moves({ verbose: true })));

/** What may be played in any position that play can reach. */
export const legalMoves = (plies: number): fc.Arbitrary<LegalMove[]> =>
  fc.array(fc.nat(), { maxLength: plies }).map((choices) => {
    const game = new Chess();
    for (const choice of choices) {
      const moves = game.moves();
      if (moves.length === 0) break;
      game.move(moves[choice % moves.length] as string);
    }
    return game.moves({ verbose: true });
  });
