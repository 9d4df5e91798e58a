import { aPiece as a } from '@estratega/chess/pieces';
import type { PieceSymbol } from '@estratega/chess/rules';
import { VALUE } from './board.ts';
import type { Puzzle } from './puzzle.ts';
import { list } from './spanish.ts';

/** Removes from both tallies the pieces that cancel out. */
function cancel(won: readonly PieceSymbol[], lost: readonly PieceSymbol[]) {
  const left = [...lost];
  const matching = (is: (given: PieceSymbol, type: PieceSymbol) => boolean) => (type: PieceSymbol) => {
    const match = left.findIndex((given) => is(given, type));
    if (match < 0) return true;
    left.splice(match, 1);
    return false;
  };
  // A bishop first against a bishop, and only then against a knight.
  const net = won
    .filter(matching((given, type) => given === type))
    .filter(matching((given, type) => VALUE[given] === VALUE[type]));
  return { won: net, lost: left };
}

const PLURAL: Readonly<Record<PieceSymbol, string>> = {
  q: 'damas',
  r: 'torres',
  b: 'alfiles',
  n: 'caballos',
  p: 'peones',
  k: 'reyes',
};
const ORDER: readonly PieceSymbol[] = ['q', 'r', 'b', 'n', 'p'];
const NUMBER = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

/** "una torre y dos peones" */
export function countPieces(types: readonly PieceSymbol[]): string {
  const names = ORDER.flatMap((type) => {
    const total = types.filter((each) => each === type).length;
    if (total === 0) return [];
    return total === 1 ? [a(type)] : [`${NUMBER[total]} ${PLURAL[type]}`];
  });
  return list(names);
}

/** What the line wins, in pieces: "la calidad", "una torre por un alfil"; undefined when nothing clear. */
export function gainInWords(puzzle: Puzzle): string | undefined {
  if (!puzzle.exactTally || puzzle.gain <= 0 || puzzle.moves.some((move) => move.promotion)) return undefined;
  // The tally stops with the line; when the engine is not that happy, something comes back after it.
  if (puzzle.margin < 50 * puzzle.gain && puzzle.best < 80 * puzzle.gain) return undefined;
  const { won, lost } = cancel(puzzle.ownCaptures, puzzle.theirCaptures);
  if (won.length === 0 || won.length > 3) return undefined;
  if (lost.length === 0) return countPieces(won);
  const exchange = won.length === 1 && won[0] === 'r' && lost.length === 1 && VALUE[lost[0] as PieceSymbol] === 3;
  if (exchange) return 'la calidad';
  return lost.length <= 2 ? `${countPieces(won)} por ${countPieces(lost)}` : undefined;
}
