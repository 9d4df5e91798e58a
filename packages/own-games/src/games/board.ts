/** A board moved by UCI without asking whether a move is legal: the games were checked when they were read. */

const START = 'RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr';
const at = (square: string): number => (square.charCodeAt(1) - 49) * 8 + square.charCodeAt(0) - 97;

export const startBoard = (): string[] => [...START];

export const play = (board: string[], uci: string): void => {
  const from = at(uci.slice(0, 2));
  const to = at(uci.slice(2, 4));
  const piece = board[from] as string;
  const kind = piece.toLowerCase();
  // A pawn that leaves its file without taking anything takes in passing.
  if (kind === 'p' && (from - to) % 8 !== 0 && board[to] === '.') board[(from & ~7) | (to & 7)] = '.';
  if (kind === 'k' && Math.abs(from - to) === 2) {
    const rookFrom = to > from ? from + 3 : from - 4;
    board[(from + to) / 2] = board[rookFrom] as string;
    board[rookFrom] = '.';
  }
  const promoted = uci[4];
  board[to] = promoted === undefined ? piece : piece === 'P' ? promoted.toUpperCase() : promoted;
  board[from] = '.';
};

export type Fase = 'apertura' | 'medio' | 'final';
export type Final = 'torres' | 'peones' | 'menores' | 'damas' | 'mixto';

/** Worth of the pieces of both sides besides kings and pawns: at or below it the game is an ending. */
const ENDING = 26;
const OPENING_PLIES = 20;

/** Which part of the game a position belongs to; the site's own division, where it has one, is believed. */
export const phaseOf = (
  board: readonly string[],
  ply: number,
  division?: { readonly medio?: number; readonly final?: number },
): { readonly fase: Fase; readonly final?: Final } => {
  let queens = 0;
  let rooks = 0;
  let minors = 0;
  // Asked for every own move of every game: no letter is made small first.
  for (const piece of board) {
    if (piece === '.' || piece === 'p' || piece === 'P') continue;
    if (piece === 'q' || piece === 'Q') queens++;
    else if (piece === 'r' || piece === 'R') rooks++;
    else if (piece !== 'k' && piece !== 'K') minors++;
  }
  const worth = 9 * queens + 5 * rooks + 3 * minors;
  const ending = division ? division.final !== undefined && ply >= division.final : worth <= ENDING;
  if (ending) {
    const only = (count: number): boolean => count > 0 && count === queens + rooks + minors;
    const final = only(rooks)
      ? 'torres'
      : only(minors)
        ? 'menores'
        : only(queens)
          ? 'damas'
          : queens + rooks + minors === 0
            ? 'peones'
            : 'mixto';
    return { fase: 'final', final };
  }
  const opening = division?.medio === undefined ? ply < OPENING_PLIES : ply < division.medio;
  return { fase: opening ? 'apertura' : 'medio' };
};
