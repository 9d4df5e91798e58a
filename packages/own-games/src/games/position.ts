import { Position } from './legal-moves.ts';

/**
 * The positions before these plies, with everything a FEN tells, in one pass over the game: however many are asked for, no
 * move is played twice. A ply beyond what the rules allow has none.
 */
export const fensAt = (jugadas: readonly string[], plies: Iterable<number>): ReadonlyMap<number, string> => {
  const wanted = new Set(plies);
  const fens = new Map<number, string>();
  const position = new Position();
  for (let ply = 0; fens.size < wanted.size; ply++) {
    if (wanted.has(ply)) fens.set(ply, position.fen());
    const uci = jugadas[ply];
    if (uci === undefined || fens.size === wanted.size || !position.play(uci)) break;
  }
  return fens;
};
