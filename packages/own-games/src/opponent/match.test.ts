import { firstIllegal } from '@estratega/chess/game';
import { MAX_PLIES, partidaPropia } from '@estratega/domain';
import chessGraph from '@estratega/lessons/build/chess-graph.js';
import { describe, expect, it } from 'vitest';
import {
  agreedDraw,
  begunWith,
  flagged,
  isOwnTurn,
  isProposed,
  leftTo,
  type Match,
  MOST_PLIES,
  mayOfferDraw,
  mayTakeBack,
  ownGameOf,
  paceFor,
  readMatch,
  refusedDraw,
  resigned,
  takenBack,
  withMove,
  withProposal,
} from './match.ts';
import { OPENINGS, type Opening } from './openings.ts';

const NEW: Match = {
  id: '0f2f8b1e-9a1c-4a55-9c0e-3f1f6f0f7a11',
  color: 'blancas',
  elo: 1_150,
  ritmo: { base: 600, mas: 5 },
  empezada: '2026-11-18T12:00:00.000Z',
  jugadas: [],
  relojes: [],
  usado: 0,
};
const after = (moves: string, from: Match = NEW, ms = 1_000): Match =>
  moves.split(' ').reduce((match, uci) => withMove(match, uci, ms), from);

describe('a game against Estratega', () => {
  it('runs the clock of whoever moves, and adds its seconds', () => {
    const match = withMove(withMove(NEW, 'e2e4', 10_000), 'e7e5', 500);
    expect([leftTo(match, 'blancas'), leftTo(match, 'negras')]).toEqual([595_000, 604_500]);
    expect(isOwnTurn(match)).toBe(true);
    expect(isOwnTurn(withMove(match, 'g1f3', 1))).toBe(false);
    expect(leftTo({ ...NEW, ritmo: null }, 'blancas')).toBe(Number.POSITIVE_INFINITY);
  });

  it('takes no move that is not legal, and none after the end', () => {
    expect(withMove(NEW, 'e2e5', 1)).toBe(NEW);
    expect(withMove(NEW, 'tonterias', 1)).toBe(NEW);
    const over = resigned(after('e2e4'), 'blancas');
    expect(withMove(over, 'e7e5', 1)).toBe(over);
  });

  it('ends by mate, by stalemate, by repetition, by resigning, by time and by agreement', () => {
    expect(after('f2f3 e7e5 g2g4 d8h4').fin).toEqual({ resultado: '0-1', por: 'mate' });
    const stale = 'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6';
    expect(after(stale).fin).toEqual({ resultado: '1/2-1/2', por: 'ahogado' });
    expect(after('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8').fin).toEqual({
      resultado: '1/2-1/2',
      por: 'repeticion',
    });
    expect(resigned(after('e2e4'), 'negras').fin).toEqual({ resultado: '1-0', por: 'abandono' });
    expect(flagged(after('e2e4 e7e5')).fin).toEqual({ resultado: '0-1', por: 'tiempo' });
    expect(agreedDraw(after('e2e4')).fin).toEqual({ resultado: '1/2-1/2', por: 'acuerdo' });
    expect(flagged({ ...NEW, ritmo: null }).fin).toBeUndefined();
  });

  it('never grows longer than an own game may be', () => {
    expect(MOST_PLIES).toBeLessThanOrEqual(MAX_PLIES);
  });

  it('offers a draw neither at once nor again and again', () => {
    const quiet = 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 e1g1 e8g8 h2h3 h7h6 a2a3 a7a6 b2b4 c5a7 b1d2 c8e6';
    const match = after(quiet);
    expect(mayOfferDraw(after('e2e4 e7e5'))).toBe(false);
    expect(mayOfferDraw(match)).toBe(true);
    expect(mayOfferDraw(refusedDraw(match))).toBe(false);
  });

  it('is offered a draw with a move of Estratega, until the next own one, and not soon again', () => {
    const match = after('e2e4 e7e5');
    const offered = withProposal(match);
    expect([isProposed(match), isProposed(offered)]).toEqual([false, true]);
    // A reload finds it; a move is an answer; on Estratega's turn nobody is asked.
    const kept = readMatch(JSON.stringify(offered));
    expect(kept && isProposed(kept)).toBe(true);
    expect(readMatch(JSON.stringify({ ...offered, propuesta: 'x' }))).toBeUndefined();
    const moved = withMove(offered, 'g1f3', 500);
    expect(isProposed(moved)).toBe(false);
    expect(withProposal(moved)).toBe(moved);
    const next = withMove(moved, 'b8c6', 500);
    expect(isProposed(withProposal(next))).toBe(false);
    // Taken back and played otherwise, the same number of moves is another position.
    const otherwise = withMove(withMove(takenBack({ ...offered, ritmo: null }), 'd2d4', 500), 'd7d5', 500);
    expect([otherwise.jugadas.length, isProposed(otherwise)]).toEqual([2, false]);
    expect(agreedDraw(offered).fin).toEqual({ resultado: '1/2-1/2', por: 'acuerdo' });
    expect(isProposed(agreedDraw(offered))).toBe(false);
  });

  it('takes a move back with its answer, and never against a clock', () => {
    const free = { ...NEW, ritmo: null };
    const match = after('e2e4 e7e5', free);
    expect(takenBack(match).jugadas).toEqual([]);
    expect(mayTakeBack(after('e2e4', free))).toBe(false);
    expect(takenBack(after('e2e4 e7e5')).jugadas).toHaveLength(2);
  });

  it('is kept as text and found again, and anything else is no game', () => {
    const match = after('e2e4 e7e5 g1f3');
    expect(readMatch(JSON.stringify({ ...match, usado: 4_000 }))).toEqual({ ...match, usado: 4_000 });
    for (const raw of [
      null,
      'x',
      '{}',
      JSON.stringify({ ...match, jugadas: ['e2e5'] }),
      JSON.stringify({ ...match, relojes: [] }),
      JSON.stringify({ ...match, color: 'verdes' }),
    ])
      expect(readMatch(raw)).toBeUndefined();
  });

  it('becomes an own game that the server takes', () => {
    const match = after('f2f3 e7e5 g2g4 d8h4');
    const partida = ownGameOf(match, 1_100);
    expect(partidaPropia.parse(partida)).toMatchObject({
      sitio: 'estratega',
      idSitio: match.id,
      elo: 1_100,
      eloRival: 1_150,
      resultado: '0-1',
      termino: 'mate',
      ritmo: '600+5',
      // Mated on the fourth move: no theory hides it.
      libro: 0,
    });
    expect(firstIllegal(match.jugadas)).toBeUndefined();
    expect(ownGameOf(resigned(NEW, 'blancas'), undefined)).toBeUndefined();
    expect(ownGameOf(after('e2e4'), undefined)).toBeUndefined();
  });

  it('begins with an opening that stands on the board: it costs no time, and nobody takes it back', () => {
    const { jugadas } = OPENINGS['aj-ape-siciliana'] as Opening;
    const { ritmo, ...rest } = NEW;
    const begun = begunWith({ ...rest, ritmo }, jugadas);
    expect([leftTo(begun, 'blancas'), leftTo(begun, 'negras'), isOwnTurn(begun)]).toEqual([600_000, 600_000, true]);
    expect(readMatch(JSON.stringify(begun))).toEqual(begun);
    expect(ownGameOf(resigned(begun, 'blancas'), 1_200)).toBeUndefined();
    const free = begunWith({ ...rest, ritmo: null }, jugadas);
    expect([mayTakeBack(free), takenBack(after('g1f3 d7d6', free)).jugadas]).toEqual([false, jugadas]);
    expect(ownGameOf(resigned(after('g1f3', begun), 'blancas'), 1_200)).toMatchObject({
      jugadas: [...jugadas, 'g1f3'],
      libro: jugadas.length,
    });
  });

  it('has openings that can be played, each of a theme that is taught', () => {
    const taught = new Set(chessGraph.temas.map(({ id }) => id));
    for (const [tema, { jugadas }] of Object.entries(OPENINGS)) {
      expect(taught, tema).toContain(tema);
      expect(firstIllegal(jugadas), tema).toBeUndefined();
    }
  });

  it('is as fast as the plan says, where the task has room for it', () => {
    expect(paceFor(50, 'blitz')).toEqual({ base: 300, mas: 3 });
    expect(paceFor(90, 'rapida')).toEqual({ base: 900, mas: 10 });
    expect(paceFor(90, 'clásica')).toEqual({ base: 1_800, mas: 0 });
    expect(paceFor(20, 'clásica')).toEqual({ base: 300, mas: 3 });
  });

  it('has a pace that fits into the task', () => {
    expect([15, 30, 45, 90].map((minutes) => paceFor(minutes))).toEqual([
      { base: 300, mas: 3 },
      { base: 600, mas: 5 },
      { base: 900, mas: 10 },
      { base: 1_800, mas: 0 },
    ]);
  });
});
