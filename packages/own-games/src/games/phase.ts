import { BISHOP, KNIGHT, QUEEN, ROOK } from '@estratega/chess/board';

export type Fase = 'apertura' | 'medio' | 'final';
export type Final = 'torres' | 'peones' | 'menores' | 'damas' | 'mixto';

/** Worth of the pieces of both sides besides kings and pawns: at or below it the game is an ending. */
const ENDING = 26;
const OPENING_PLIES = 20;

/** Which part of the game a position belongs to; the site's own division, where it has one, is believed. */
export const phaseOf = (
  men: Int8Array,
  ply: number,
  division?: { readonly medio?: number; readonly final?: number },
): { readonly fase: Fase; readonly final?: Final } => {
  let queens = 0;
  let rooks = 0;
  let minors = 0;
  for (const man of men) {
    const kind = Math.abs(man);
    if (kind === QUEEN) queens++;
    else if (kind === ROOK) rooks++;
    else if (kind === KNIGHT || kind === BISHOP) minors++;
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
