import { describe, expect, it } from 'vitest';
import { toPuzzle } from '../positions/puzzle.ts';
import { ideasOf } from './ideas.ts';
import { isChased } from './quiet-row.ts';
import { structuresOf } from './structures.ts';

const puzzle = (fen: string, move: string) =>
  toPuzzle({
    fen,
    tag: '',
    ply: 0,
    game: '',
    kind: 'quiet',
    lines: [{ score: { cp: 100 }, pv: [move] }],
    bestByDepth: [],
    solution: [move],
    onlyMoves: 1,
  });
const named = (fen: string, move: string) => ideasOf(puzzle(fen, move)).map(({ nombre }) => nombre);

describe('ideas of quiet moves', () => {
  it.each([
    ['a rook takes an open file', '4r1k1/pp3ppp/2p5/8/8/2P5/PP3PPP/R5K1 w - - 0 20', 'a1d1', 'columna'],
    ['a rook goes behind its passed pawn', '6k1/5ppp/8/P7/8/8/5PPP/3R2K1 w - - 0 30', 'd1a1', 'detras'],
    [
      'a knight gets a square that no pawn attacks',
      '6k1/pp3ppp/3p4/8/4P3/2N5/PPP2PPP/6K1 w - - 0 20',
      'c3d5',
      'puesto',
    ],
    ['a lever', '6k1/pp3ppp/2p5/3p4/8/2P1P3/PP3PPP/6K1 w - - 0 20', 'e3e4', 'ruptura'],
    ['the opposition', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 50', 'e3e4', 'oposicion'],
    ['castling', 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5', 'e1g1', 'enroque'],
  ])('%s', (_name, fen, move, idea) => {
    expect(named(fen, move)).toContain(idea);
  });

  it('a file with an own pawn is not open, and a knight that a pawn can drive away has no outpost', () => {
    expect(named('4r1k1/pp3ppp/2p5/8/8/2PP4/PP3PPP/R5K1 w - - 0 20', 'a1d1')).not.toContain('columna');
    expect(named('6k1/ppp2ppp/3p4/8/4P3/2N5/PPP2PPP/6K1 w - - 0 20', 'c3d5')).not.toContain('puesto');
  });

  it('a piece that would be taken is chased', () => {
    expect(isChased(puzzle('6k1/pp3ppp/8/3p4/4N3/8/PPP2PPP/6K1 w - - 0 20', 'e4c5'))).toBe(true);
    expect(isChased(puzzle('6k1/pp3ppp/8/3p4/8/4N3/PPP2PPP/6K1 w - - 0 20', 'e3f5'))).toBe(false);
  });
});

describe('structures', () => {
  it.each([
    ['carlsbad', '6k1/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/6K1 w - - 0 20'],
    ['maroczy', '6k1/pp2pp1p/3p2p1/8/2P1P3/8/PP3PPP/6K1 w - - 0 20'],
    ['erizo', '6k1/5ppp/pp1pp3/8/2P1P3/8/PP3PPP/6K1 w - - 0 20'],
    ['peonaislado', '6k1/pp2pppp/8/8/3P4/8/PP3PPP/6K1 w - - 0 20'],
    ['colgantes', '6k1/p4ppp/8/2pp4/8/4P3/PP3PPP/6K1 w - - 0 20'],
    ['avalancha', '6k1/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/6K1 w - - 0 20'],
  ])('%s', (name, fen) => {
    expect(structuresOf(puzzle(fen, 'g1f1'))).toEqual([name]);
  });

  it('nothing where there is none', () => {
    expect(structuresOf(puzzle('6k1/pppppppp/8/8/8/8/PPPPPPPP/6K1 w - - 0 20', 'g1h1'))).toEqual([]);
  });
});
