import { SPANISH_LETTERS, spanishSan, thePiece } from '@estratega/chess/pieces';
import { listOf } from '@estratega/domain';

/** What the signs of these moves mean, for whoever reads them for the first time: «T es la torre, x quiere decir que toma y # es jaque mate». */

const SIGNS = [
  ['0-0-0', 'es el enroque largo'],
  ['0-0', 'es el enroque corto'],
  ['x', 'quiere decir que toma'],
  ['=', 'dice qué pieza pide el peón al coronar'],
  ['+', 'es jaque'],
  ['#', 'es jaque mate'],
] as const;

/** `sans` as the rules write them. */
export function notationWords(sans: readonly string[]): string {
  const moves = sans.map(spanishSan);
  const pieces = Object.entries(SPANISH_LETTERS)
    .filter(([, letter]) => moves.some((move) => move.includes(letter)))
    .map(([piece, letter]) => `${letter} es ${thePiece(piece)}`);
  const pawn = moves.some((move) => /^[a-h]/u.test(move)) ? ['sin letra juega un peón'] : [];
  const signs = SIGNS.filter(([sign]) =>
    moves.some((move) => (sign === '0-0' ? /^0-0(?!-0)/u.test(move) : move.includes(sign))),
  ).map(([sign, means]) => `${sign} ${means}`);
  const all = [...pieces, ...pawn, ...signs];
  return all.length === 0 ? '' : `Así se escribe: ${listOf(all)}.`;
}
