import type { ChessExercise } from '@estratega/lessons';

/** Explanations count from the position; only what comes from a game of one's own counts as the game did. Moves are told the same way. */
export const countedFrom = ({ fen, explicacion }: Pick<ChessExercise, 'fen' | 'explicacion'>): string =>
  /(?<![\d.])1(?:\.|…)/u.test(explicacion) ? fen.replace(/\d+$/u, '1') : fen;
