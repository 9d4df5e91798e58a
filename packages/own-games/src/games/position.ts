import { Chess } from 'chess.js';

/** The position before a ply, with everything a FEN tells. */
export const fenAt = (jugadas: readonly string[], ply: number): string => {
  const chess = new Chess();
  for (const uci of jugadas.slice(0, ply))
    chess.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] ?? 'q' });
  return chess.fen();
};
