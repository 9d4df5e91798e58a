import { Chess } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { judgeChess } from '../judge/chess.ts';
import { exerciseOf, idOfPuzzle, puzzleOfId } from './exercise.ts';
import { type Column, lineReader, type Puzzle, readPuzzle } from './puzzle.ts';

const FORK: Record<Column, string> = {
  PuzzleId: 'Ab3xY',
  FEN: '3qk3/8/8/3N4/8/8/6PP/4K3 b - - 3 40',
  Moves: 'd8a8 d5c7 e8e7 c7a8',
  Rating: '905',
  RatingDeviation: '76',
  Popularity: '93',
  NbPlays: '1200',
  Themes: 'crushing endgame fork short',
  GameUrl: 'https://example.test/abc#79',
  OpeningTags: '',
};
const read = (change: Partial<Record<Column, string>> = {}) => readPuzzle({ ...FORK, ...change });

describe('a line of a file of puzzles', () => {
  it('becomes the board after the rival’s move, with its own rating', () => {
    expect(read()).toEqual({
      id: 'Ab3xY',
      fen: 'q3k3/8/8/3N4/8/8/6PP/4K3 w - - 4 41',
      ultima: 'd8a8',
      linea: ['d5c7', 'e8e7', 'c7a8'],
      dificultad: 905,
      nivel: 0,
      temas: ['aj-tac-doble', 'aj-tac-mixta'],
      meta: 'gana',
      calidad: 930_120,
    });
  });

  it.each([
    ['4k3/8/8/8/8/8/4P3/4K2R w K - 0 1', 'e1g1 e8d7'],
    ['4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1', 'e2e4 f4e3'],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 7 9', 'a7a8q e8d7'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'a1a8 e8d7'],
  ])('keeps rights, passing pawns and counters as the rules do: %s %s', (fen, Moves) => {
    const board = new Chess(fen);
    const [first = ''] = Moves.split(' ');
    board.move({ from: first.slice(0, 2), to: first.slice(2, 4), promotion: 'q' });
    expect((read({ FEN: fen, Moves }) as Puzzle).fen).toBe(board.fen());
  });

  it.each([
    ['columnas', { PuzzleId: 'no es un nombre' }],
    ['numeros', { Rating: 'mucho' }],
    ['tablero', { FEN: '3qk3/8/8/3N4/8/8/6PP/8 b - - 3 40' }],
    ['tablero', { FEN: '3qk3/8/8/3N4/8/8/6PPP/4K3 b - - 3 40' }],
    ['jugadas', { Moves: 'd8a8 d5c7 e8e7' }],
    ['jugadas', { Moves: 'd8a8 d5d6' }],
    ['incierto', { RatingDeviation: '400' }],
    ['incierto', { Popularity: '-20' }],
    ['sin_tema', { Themes: 'crushing endgame short' }],
  ] as const)('is refused for %s: %j', (descartado, change) => {
    expect(read(change)).toEqual({ descartado });
  });

  it('names an opening only while it is one', () => {
    const OpeningTags = 'Caro-Kann_Defense Caro-Kann_Defense_Advance_Variation';
    expect(read({ OpeningTags })).toMatchObject({ temas: ['aj-tac-doble', 'aj-tac-mixta'] });
    expect(read({ OpeningTags, Themes: 'fork opening' })).toMatchObject({
      temas: ['aj-tac-doble', 'aj-ape-carokann', 'aj-tac-mixta'],
    });
  });

  it('is read by the header, in any order, and without one', () => {
    const line = 'Ab3xY,fen,moves,1,2,3,4,themes,url,"a,b"';
    expect(lineReader(line)(line)).toMatchObject({ PuzzleId: 'Ab3xY', Themes: 'themes', OpeningTags: 'a,b' });
    const other = lineReader('PuzzleId,Rating,FEN,Moves,RatingDeviation,Popularity,NbPlays,Themes');
    expect(other('x,1500,fen,moves,1,2,3,t')).toMatchObject({ Rating: '1500', FEN: 'fen', GameUrl: '' });
    expect(other('x,1500')).toBeUndefined();
  });
});

describe('an imported exercise', () => {
  it('has an id without capitals that leads back to its name', () => {
    for (const name of ['Ab3xY', '00sHx', 'aB', 'ab']) expect(puzzleOfId(idOfPuzzle(name))).toBe(name);
    expect(idOfPuzzle('Ab3xY')).toBe('l.-ab3x-y');
  });

  it('takes the line of the file, and any checkmate', () => {
    const two = read({ FEN: '6k1/5ppp/8/8/8/8/r4PPP/3RR1K1 b - - 0 30', Moves: 'a2a3 d1d8', Themes: 'mateIn1' });
    const exercise = exerciseOf(two as Puzzle);
    expect(exercise.aceptadas).toEqual([['d1d8', 'e1e8']]);
    expect(judgeChess(exercise, ['e1e8'])).toBe('bien');
    expect(judgeChess(exercise, ['d1d7'])).toBe('mal');
    const fork = exerciseOf(read() as Puzzle);
    expect(judgeChess(fork, ['d5c7', 'c7a8'])).toBe('bien');
    expect(judgeChess(fork, ['d5f6'])).toBe('mal');
  });

  it('says what to look for without naming where', () => {
    const { pista, explicacion } = exerciseOf(read() as Puzzle);
    expect(pista.join(' ')).not.toContain('c7');
    expect(pista[1]).toBe('Mueve el caballo de d5.');
    expect(explicacion).toBe('La solución es 41.Cc7+ Re7 42.Cxa8.');
  });
});
