import { soundMoves } from '@estratega/lessons/difficulty';
import { describe, expect, it } from 'vitest';
import { toPuzzle } from '../positions/puzzle.ts';
import { kindsOf } from './labels.ts';
import { hasOfficers, materialOf, THEORY, theoryRating, theoryRow } from './theory.ts';
import { topicsFor } from './topics.ts';
import { wordsFor } from './words.ts';

const candidate = (fen: string, solution: readonly string[], mate?: number) => ({
  fen,
  tag: '',
  ply: 0,
  game: '',
  kind: mate === undefined ? ('win' as const) : ('mate' as const),
  lines: [{ score: mate === undefined ? { cp: 400 } : { mate }, pv: [...solution] }],
  bestByDepth: [],
  solution,
  onlyMoves: 1,
});

describe('endings of theory', () => {
  const fen = '8/8/8/1p6/8/2k5/1N6/K7 w - - 0 60';

  it('tell the men of both sides', () => {
    expect(materialOf(toPuzzle(candidate(fen, ['a1a2'])))).toBe('caballo contra peón');
    expect(materialOf(toPuzzle(candidate('8/5k2/8/3b4/1pp5/8/3RP3/3K4 b - - 0 60', ['f7e6'])))).toBe(
      'alfil y dos peones contra torre y peón',
    );
  });

  it('know whether the pieces of a recipe are still there, whoever has them', () => {
    const recipe = THEORY.find(({ white, black }) => white === 'r' && black === 'b');
    expect(recipe && hasOfficers('8/5k2/8/3b4/1pp5/8/3RP3/3K4 b - - 0 60', recipe)).toBe(true);
    expect(recipe && hasOfficers('8/5k2/8/3B4/1PP5/8/3rp3/3K4 b - - 0 60', recipe)).toBe(true);
    expect(recipe && hasOfficers('8/5k2/8/3n4/1pp5/8/3RP3/3K4 b - - 0 60', recipe)).toBe(false);
  });

  it('are the harder the deeper a search must look', () => {
    expect(theoryRating(fen, ['a1a2'], 12)).toBeGreaterThan(theoryRating(fen, ['a1a2'], 5));
  });

  it('become rows that call only what is alone the only move', () => {
    const verdict = {
      fen,
      mejor: 'b2d1',
      evaluacion: '300',
      margen: 300,
      aceptadas: ['b2d1'],
      casi: [],
      refutaciones: { a1a2: { con: 'c3c2', causa: 'deja_escapar' as const } },
      unica: true,
    };
    const solved = { linea: ['b2d1'], aceptadas: [['b2d1']], casi: [[]], primera: verdict };
    const row = theoryRow(candidate(fen, ['b2d1']), solved, 8, ['aj-fin-caballo']);
    expect(row?.explicacion).toContain('1.Cd1+');
    expect(row?.explicacion).toMatch(/única jugada que gana|Solo 1\.Cd1\+ gana/u);
    const shared = { ...solved, casi: [['a1a2']] };
    expect(theoryRow(candidate(fen, ['b2d1']), shared, 8, ['aj-fin-caballo'])?.explicacion).not.toMatch(/única|Solo/u);
  });
});

describe('sound moves', () => {
  it('leave nothing to be simply taken', () => {
    const moves = soundMoves('4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 30');
    expect(moves).not.toContain('c3e4');
    expect(moves).toContain('c3e2');
  });
});

describe('mates', () => {
  it('with two checkers are told in the plural', () => {
    const puzzle = toPuzzle(candidate('r2q1k2/1p1PRpp1/7p/2B5/p7/1r4PP/Q5BK/8 w - - 0 30', ['e7e8'], 1));
    expect(wordsFor(puzzle, kindsOf(puzzle), { refutaciones: {} }).explicacion).toContain('dan jaque');
  });

  it('that begin in silence serve the topic of silent moves', () => {
    const puzzle = toPuzzle(
      candidate('1r6/p1p2pb1/2pk3p/6p1/P7/3PPP1B/1r5P/3KR2R b - - 0 25', 'b2a2 d1c1 a2a1 c1c2 b8b2'.split(' '), 3),
    );
    expect(topicsFor(puzzle, kindsOf(puzzle), 4)).toContain('aj-tac-silenciosa');
  });
});
