import { RunningGame } from '@estratega/chess/game';

/**
 * The positions before these plies, with everything a FEN tells, in one pass over the game: however many are asked for, no
 * move is played twice. A ply beyond what the rules allow has none.
 */
export const fensAt = (jugadas: readonly string[], plies: Iterable<number>): ReadonlyMap<number, string> => {
  const wanted = new Set(plies);
  const fens = new Map<number, string>();
  const game = new RunningGame();
  for (let ply = 0; fens.size < wanted.size; ply++) {
    if (wanted.has(ply)) fens.set(ply, game.fen());
    const uci = jugadas[ply];
    if (uci === undefined || fens.size === wanted.size || !game.play(uci)) break;
  }
  return fens;
};
