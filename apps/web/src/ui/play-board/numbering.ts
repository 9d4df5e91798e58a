import type { ChessExercise } from '@estratega/lessons';

/** "2.Ae2", "1...c4", "12…0-0": moves as texts number them. */
const NUMBERED = /(?<![\d.,])(\d{1,3})(?:\.{1,3}|…)(?=[RDTACa-h0])/gu;

/**
 * Explanations count from the position, and only what comes from a game of one's own counts as the game did: a number below the position's own
 * says which. Moves are told the same way.
 */
export const countedFrom = ({ fen, explicacion }: Pick<ChessExercise, 'fen' | 'explicacion'>): string => {
  const own = Number(/\d+$/u.exec(fen)?.[0] ?? 1);
  const isFromOne = [...explicacion.matchAll(NUMBERED)].some(([, number]) => Number(number) < own);
  return isFromOne ? fen.replace(/\d+$/u, '1') : fen;
};
