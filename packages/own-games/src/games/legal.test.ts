import { firstIllegal, playSan, RunningGame } from '@estratega/chess/game';
import { Chess, playUci } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { playGame } from '../generate/pgn.fixture.ts';
import { below, seeded } from '../generate/random.fixture.ts';
import { toUci } from './legal.ts';

const SQUARES = Array.from({ length: 64 }, (_, i) => `${'abcdefgh'[i % 8]}${Math.floor(i / 8) + 1}`);

describe('the rules, looked over again', () => {
  const random = seeded(814);

  it('let every legal game through, and read what was written of it', () => {
    for (let i = 0; i < runs(6, 2); i++) {
      const { sans, ucis } = playGame(random, 120);
      expect(firstIllegal(ucis)).toBeUndefined();
      let position = new RunningGame();
      const read = sans.map((san) => {
        const played = playSan(position, san);
        if (played) position = played.after;
        return played?.uci;
      });
      expect(read).toEqual(ucis);
    }
  });

  it('a move that two pieces could make is none; a pinned piece is not one of them', () => {
    expect(toUci(['Nf3', 'd5', 'd3', 'e5', 'Nd2']).bad).toBe(4);
    // The knight of c3 is pinned: only the one of g1 can come to e2.
    expect(toUci(['d4', 'e6', 'Nc3', 'Bb4', 'e4', 'd5', 'Ne2']).jugadas.at(-1)).toBe('g1e2');
  });

  it('what is written loosely is still understood', () => {
    expect(toUci(['e2e4', 'e7-e5', 'Ngf3']).jugadas).toEqual(['e2e4', 'e7e5', 'g1f3']);
  });

  it('agree with chess.js on every move that could be written, whatever the position', () => {
    for (let i = 0; i < runs(4, 2); i++) {
      const { ucis } = playGame(random, 10 + below(random, 70));
      const chess = new Chess();
      for (const uci of ucis) playUci(chess, uci);
      const legal = new Set(
        chess.moves({ verbose: true }).map(({ from, to, promotion }) => `${from}${to}${promotion ?? ''}`),
      );
      const position = new RunningGame();
      for (const uci of ucis) position.play(uci);
      const allowed = SQUARES.flatMap((from) => SQUARES.flatMap((to) => ['', 'q', 'n'].map((p) => from + to + p)))
        .filter((uci) => new RunningGame(position).play(uci))
        .sort();
      expect(allowed).toEqual([...legal].filter((uci) => !/[rb]$/u.test(uci)).sort());
    }
  });

  it.each([
    ['castling through an attack', 'e2e4 e7e5 g1f3 b8c6 f1a6 b7a6 b2b3 c8a6x e1g1'],
    ['castling after the rook has moved', 'g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 a7a6 g1h1 a6a5 e1g1'],
    ['leaving the king in check', 'e2e4 f7f6 d2d4 g7g5 d1h5 a7a6'],
    ['taking in passing a move too late', 'e2e4 a7a6 e4e5 d7d5 a2a3 a6a5 e5d6'],
    ['a pawn that does not become anything', 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 b8c6 b7a8'],
  ])('%s is told at its ply', (_what, line) => {
    const moves = line.replace('x', '').split(' ');
    const chess = new Chess();
    let bad: number | undefined;
    for (const [ply, uci] of moves.entries())
      try {
        playUci(chess, uci);
      } catch {
        bad = ply;
        break;
      }
    expect(bad).toBeDefined();
    expect(firstIllegal(moves)).toBe(bad);
  });
});
