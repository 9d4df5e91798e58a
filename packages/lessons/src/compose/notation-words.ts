import { thePiece } from './chess-words.ts';
import { spanishSan } from './notation.ts';
import { listOf } from './numbers.ts';

/** What the signs of these moves mean, for whoever reads them for the first time: «T es la torre, x quiere decir que toma y # es jaque mate». */

const PIECES = { R: 'k', D: 'q', T: 'r', A: 'b', C: 'n' } as const;
const SIGNS = [
  ['0-0-0', 'es el enroque largo'],
  ['0-0', 'es el enroque corto'],
  ['x', 'quiere decir que toma'],
  ['=', 'dice qué pieza pide el peón al coronar'],
  ['+', 'es jaque'],
  ['#', 'es jaque mate'],
] as const;

/** `sans` as chess.js writes them. */
export function notationWords(sans: readonly string[]): string {
  const moves = sans.map(spanishSan);
  const pieces = Object.entries(PIECES)
    .filter(([letter]) => moves.some((move) => move.includes(letter)))
    .map(([letter, piece]) => `${letter} es ${thePiece(piece)}`);
  const pawn = moves.some((move) => /^[a-h]/u.test(move)) ? ['sin letra juega un peón'] : [];
  const signs = SIGNS.filter(([sign]) =>
    moves.some((move) => (sign === '0-0' ? /^0-0(?!-0)/u.test(move) : move.includes(sign))),
  ).map(([sign, means]) => `${sign} ${means}`);
  const all = [...pieces, ...pawn, ...signs];
  return all.length === 0 ? '' : `Así se escribe: ${listOf(all)}.`;
}
