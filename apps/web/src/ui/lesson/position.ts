import { PIECE_LETTERS, pieceName, piecesName } from '@estratega/chess/pieces';
import { listOf } from '@estratega/domain';
import { readFen } from '../board/fen.ts';

const RANK = '(?:[1-8]|[pnbrqkPNBRQK])+';
const PLACEMENT = new RegExp(`^${RANK}(?:/${RANK}){7}(?: |$)`, 'u');

/** Enough to draw it: eight ranks of pieces and gaps. */
export const isPosition = (fen: string): boolean => PLACEMENT.test(fen);

export const whoMoves = (fen: string): 'blancas' | 'negras' => (fen.split(' ')[1] === 'b' ? 'negras' : 'blancas');

/** The position in words, for whoever does not see the diagram. */
export function describePosition(fen: string): string {
  const placed = readFen(fen).map(({ letter, file, row }) => ({ letter, square: `${'abcdefgh'[file]}${8 - row}` }));
  const side = (toLetter: (letter: string) => string) =>
    PIECE_LETTERS.flatMap((letter) => {
      const squares = placed.filter((piece) => piece.letter === toLetter(letter)).map(({ square }) => square);
      return squares.length > 0
        ? [`${squares.length > 1 ? piecesName(letter) : pieceName(letter)} en ${listOf(squares)}`]
        : [];
    }).join('; ');
  return `Juegan ${whoMoves(fen)}. Blancas: ${side((letter) => letter.toUpperCase())}. Negras: ${side((letter) => letter)}.`;
}
