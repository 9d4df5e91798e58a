import { RunningGame } from '@estratega/chess/game';
import { Chess, playUci } from '@estratega/chess/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mistakesOfGame } from '../exercises/chess.ts';
import { missedIdeas } from '../facts/chess.ts';
import { playGame } from '../generate/pgn.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import { type Analisis, MOST_OF_A_GAME, ownMoves } from './analysis.ts';
import type { Partida } from './model.ts';
import { fensAt } from './position.ts';

const replayed = (ucis: readonly string[]): string[] => {
  const chess = new Chess();
  return [
    chess.fen(),
    ...ucis.map((uci) => {
      playUci(chess, uci);
      return chess.fen();
    }),
  ];
};

describe('the positions of a game', () => {
  it('are what chess.js says of each of them, castling, passing and counts included', () => {
    const random = seeded(2611);
    for (let i = 0; i < 3; i++) {
      const { ucis } = playGame(random, 160);
      const fens = fensAt(ucis, [...ucis.keys(), ucis.length]);
      expect([...fens.values()]).toEqual(replayed(ucis));
    }
  });

  it.each([
    ['a pawn that may be taken in passing', 'e2e4 a7a6 e4e5 d7d5'],
    ['one that may not, for its taker is pinned', 'e2e4 e7e5 d2d4 e5d4 d1d4 d8e7 d4e5 a7a6 e5e6 d7e6 e4e5 f7f5'],
    ['one that nobody stands beside', 'e2e4 a7a6'],
    ['both castled', 'g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1 e8g8'],
    ['a rook that was taken at home', 'g2g3 b7b6 f1g2 a7a6 g2a8 h7h5'],
  ])('%s', (_what, line) => {
    const ucis = line.split(' ');
    expect([...fensAt(ucis, [...ucis.keys(), ucis.length]).values()]).toEqual(replayed(ucis));
  });

  it('end where the rules do', () => {
    expect([...fensAt(['e2e4', 'e2e4', 'd2d4'], [0, 1, 2, 3]).keys()]).toEqual([0, 1]);
  });
});

describe('an analysis that calls every move of the longest game a mistake', () => {
  afterEach(() => vi.restoreAllMocks());
  const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const;
  const hostile = (plies: number): { partida: Partida; said: Analisis } => ({
    partida: {
      sitio: 'archivo',
      id: 'x',
      blancas: { nombre: 'ana' },
      negras: { nombre: 'rival' },
      resultado: '0-1',
      jugadas: Array.from({ length: plies }, (_, ply) => SHUFFLE[ply % 4] as string),
      libro: 0,
    },
    said: {
      posiciones: Array.from({ length: plies + 1 }, (_, ply) =>
        ply % 2 === 0
          ? {
              cp: 1000,
              segunda: -1000,
              linea: ['e2e3', 'e7e6', 'd2d3', 'd7d6', 'c2c3', 'c7c6', 'b2b3', 'b7b6'],
            }
          : { cp: -1000, linea: ['a7a6'] },
      ),
    },
  });
  const workOf = (plies: number): { library: number; own: number; made: number } => {
    const library = vi.spyOn(Chess.prototype, 'move');
    const own = vi.spyOn(RunningGame.prototype, 'play');
    const { partida, said } = hostile(plies);
    const made = mistakesOfGame(partida, 'blancas', said).length;
    missedIdeas(partida, ownMoves(partida, 0, 'blancas', said));
    const counted = { library: library.mock.calls.length, own: own.mock.calls.length, made };
    vi.restoreAllMocks();
    return counted;
  };

  it('costs no more than its twelve worst: the game is played once for each of the two questions, whatever its length', () => {
    const [short, long] = [workOf(80), workOf(600)];
    expect(long.made).toBe(MOST_OF_A_GAME);
    expect(long.library).toBeLessThanOrEqual(2 * MOST_OF_A_GAME * 15);
    expect(long.library).toBe(short.library);
    expect(long.own).toBeLessThanOrEqual(2 * 600);
  });

  it('keeps the worst, in the order in which they were played', () => {
    const { partida, said } = hostile(200);
    const posiciones = said.posiciones.map((one, ply) => one && { ...one, cp: ply % 2 === 0 ? 100 + ply : -1000 });
    const kept = mistakesOfGame(partida, 'blancas', { posiciones });
    expect(kept).toHaveLength(MOST_OF_A_GAME);
    expect(kept.map(({ perdida }) => perdida)).toEqual(kept.map(({ perdida }) => perdida).toSorted((a, b) => a - b));
    const moves = ownMoves(partida, 0, 'blancas', { posiciones });
    expect(kept.at(-1)?.perdida).toBe(Math.max(...moves.map(({ perdida }) => perdida)));
  });
});
