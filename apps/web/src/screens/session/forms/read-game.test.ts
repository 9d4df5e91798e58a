import { Chess } from '@estratega/chess/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGame } from './read-game.ts';

const sans = (text: string) => readGame(text)?.map(({ san }) => san);

it('reads a game as a site exports it', () => {
  const pgn = `[Event "Rated blitz game"]
[Result "1-0"]

1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:03:00] } 2. Nf3! Nc6 (2... d6 3. d4 (3. Bc4)) 3. Bb5 $1 a6 4. O-O 1-0`;
  expect(sans(pgn)).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'O-O']);
});

it('reads a game written in Spanish', () =>
  expect(sans('1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.0-0 Ag4 6.h3 h5')).toEqual([
    'e4',
    'e5',
    'Nf3',
    'Nc6',
    'Bb5',
    'a6',
    'Bxc6',
    'dxc6',
    'O-O',
    'Bg4',
    'h3',
    'h5',
  ]));

it('begins where its tag says', () =>
  expect(sans('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Ke7 *')).toEqual(['e4', 'Ke7']));

it('takes R for a rook where the game is written in English, although the king could go there', () =>
  expect(sans('1.a3 f5 2.a4 Nf6 3.h3 Kf7 4.h4 Rg8')?.at(-1)).toBe('Rg8'));

it('refuses what is no game', () => {
  for (const text of ['', 'gané con un mate bonito', '1.e4 e5 2.Dh8', '1-0']) expect(readGame(text)).toBeUndefined();
});

it('reads back any game that can be played', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (choices) => {
      const game = new Chess();
      for (const choice of choices) {
        const moves = game.moves();
        if (moves.length === 0) break;
        game.move(moves[choice % moves.length] as string);
      }
      expect(sans(game.pgn())).toEqual(game.history());
    }),
    { numRuns: 25 },
  );
});
