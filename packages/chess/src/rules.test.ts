import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import { Chess, type Square } from './rules.ts';

/** From a seed: the same games every time. */
const diceFrom = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};
const told = (game: Chess) => ({
  moves: game.moves({ verbose: true }).map(({ san, lan, after }) => `${san} ${lan} ${after}`),
  names: game.moves(),
  ends: [game.isCheckmate(), game.isStalemate(), game.isCheck()],
});
/** One that has been asked nothing yet. */
const anew = (game: Chess) => told(new Chess(game.fen()));

describe('legal moves that are kept', () => {
  it('are those of the position on the board, however it came there', () => {
    for (let seed = 1; seed <= runs(40, 4); seed++) {
      const roll = diceFrom(seed);
      const game = new Chess();
      for (let ply = 0; ply < 120 && !game.isGameOver(); ply++) {
        const before = told(game);
        const moves = game.moves();
        const move = moves[roll(moves.length)] ?? '';
        game.move(move);
        expect(told(game)).toEqual(anew(game));
        game.undo();
        expect(told(game)).toEqual(before);
        game.move(move);
      }
    }
  });

  it('go with the board that is loaded, and with the man that is put or taken away', () => {
    const game = new Chess();
    expect(game.moves()).toHaveLength(20);
    game.load('8/8/4k3/8/4P3/4K3/8/8 w - - 0 1');
    expect(told(game)).toEqual(anew(game));
    const pawn = game.remove('e4' as Square);
    expect(told(game)).toEqual(anew(game));
    if (pawn) game.put(pawn, 'd4' as Square);
    expect(told(game)).toEqual(anew(game));
  });

  it('are of one side, and of castling and taking in passing as they are allowed', () => {
    const game = new Chess('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    expect(game.moves()).toEqual(expect.arrayContaining(['O-O', 'O-O-O']));
    game.load('r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1');
    expect(game.moves()).not.toContain('O-O');
    game.load('r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1');
    expect(game.moves()).toContain('O-O');
    game.load('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1');
    expect(game.moves()).toContain('exd6');
    game.load('4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1');
    expect(game.moves()).not.toContain('exd6');
  });

  it('may be asked of one square or one man in between', () => {
    const game = new Chess();
    expect(game.moves({ square: 'e2' })).toEqual(['e3', 'e4']);
    expect(game.moves({ piece: 'n' })).toHaveLength(4);
    expect(game.moves()).toHaveLength(20);
  });
});
