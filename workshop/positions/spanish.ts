import { ofThePiece, spanishSan, thePiece, toThePiece } from '@estratega/chess/pieces';
import type { Color, Move, PieceSymbol, Square } from '@estratega/chess/rules';

/** "1.Cxe5 Axd1 2.Axf7+", or "1...Dxh2+ 2.Rf1" when Black begins; `after` so many moves of each side. */
export function numberedLine(moves: readonly Move[], after = 0): string {
  return moves
    .map((move, index) => {
      const black = moves[0]?.color === 'b';
      const number = Math.floor((index + (black ? 1 : 0)) / 2) + 1 + after;
      const prefix = move.color === 'w' ? `${number}.` : index === 0 ? `${number}...` : '';
      return `${prefix}${spanishSan(move.san)}`;
    })
    .join(' ');
}

/** A move of the line with its number: "2.Dxf7#", "1...Td1". */
export function numberedMove(move: Move, index: number, firstColor: Color): string {
  const number = Math.floor((index + (firstColor === 'b' ? 1 : 0)) / 2) + 1;
  return `${number}${move.color === 'w' ? '.' : '...'}${spanishSan(move.san)}`;
}

const from = (square?: Square): string => (square ? ` de ${square}` : '');
/** "la torre de c8" */
export const the = (type: PieceSymbol, square?: Square): string => `${thePiece(type)}${from(square)}`;
/** "a la torre de c8", "al rey de g8" */
export const toThe = (type: PieceSymbol, square?: Square): string => `${toThePiece(type)}${from(square)}`;
/** "de la torre de c8", "del rey" */
export const ofThe = (type: PieceSymbol, square?: Square): string => `${ofThePiece(type)}${from(square)}`;
export const side = (color: Color): string => (color === 'w' ? 'las blancas' : 'las negras');
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b y c" */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;
}
