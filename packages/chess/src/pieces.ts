/** Pieces in words and letters, as they are said here. By their letter in rules and FENs, `p n b r q k`; a capital is White's. */

const NAMES: Readonly<Record<string, readonly [one: string, many: string, feminine: boolean]>> = {
  k: ['rey', 'reyes', false],
  q: ['dama', 'damas', true],
  r: ['torre', 'torres', true],
  b: ['alfil', 'alfiles', false],
  n: ['caballo', 'caballos', false],
  p: ['peón', 'peones', false],
};
/** From king to pawn, as a position is read aloud. */
export const PIECE_LETTERS = Object.keys(NAMES);

const named = (piece: string) => NAMES[piece.toLowerCase()] ?? (['', '', false] as const);
const isFeminine = (piece: string): boolean => named(piece)[2];

export const pieceName = (piece: string): string => named(piece)[0];
export const piecesName = (piece: string): string => named(piece)[1];
/** «caballo blanco» */
export const colouredPiece = (piece: string): string =>
  `${pieceName(piece)} ${piece === piece.toUpperCase() ? 'blanc' : 'negr'}${isFeminine(piece) ? 'a' : 'o'}`;
/** «la torre» */
export const thePiece = (piece: string): string => `${isFeminine(piece) ? 'la' : 'el'} ${pieceName(piece)}`;
/** «una torre» */
export const aPiece = (piece: string): string => `${isFeminine(piece) ? 'una' : 'un'} ${pieceName(piece)}`;
/** «al rey», «a la torre» */
export const toThePiece = (piece: string): string =>
  isFeminine(piece) ? `a ${thePiece(piece)}` : `al ${pieceName(piece)}`;
/** «del rey», «de la torre» */
export const ofThePiece = (piece: string): string =>
  isFeminine(piece) ? `de ${thePiece(piece)}` : `del ${pieceName(piece)}`;
/** Agreement: gendered('r', 'clavado') → «clavada». */
export const gendered = (piece: string, masculine: string): string =>
  isFeminine(piece) ? masculine.replace(/o$/u, 'a') : masculine;
export const pronoun = (piece: string): string => (isFeminine(piece) ? 'la' : 'lo');

/** From the letters of rules and engines to those written here. */
export const SPANISH_LETTERS: Readonly<Record<string, string>> = { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' };
/** And back. */
export const ENGLISH_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SPANISH_LETTERS).map(([english, spanish]) => [spanish, english]),
);
/** "Cxe5", "exd8=D" → "Nxe5", "exd8=Q"; castling stays. */
export const englishSan = (san: string): string =>
  san.replace(/[RDTAC]/gu, (letter) => ENGLISH_LETTERS[letter] as string);

/** "Nxe5+" → "Cxe5+", "O-O" → "0-0". */
export const spanishSan = (san: string): string =>
  san.startsWith('O')
    ? san.replaceAll('O', '0')
    : san.replace(/[KQRBN]/gu, (letter) => SPANISH_LETTERS[letter] ?? letter);
