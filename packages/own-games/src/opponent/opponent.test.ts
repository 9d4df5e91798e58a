import { Chess } from '@estratega/chess/rules';
import { makeRng } from '@estratega/lessons/random';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import type { Candidata } from '../analysis/uci.ts';
import { acceptsDraw, chooseMove, LEVELS, levelOf, offersDraw, resigns } from './index.ts';

/** Every legal move, worth whatever its name draws: what is chosen matters here, not how well it is searched. */
const look = (chess: Chess): Candidata[] => {
  const at = chess.fen();
  return chess
    .moves({ verbose: true })
    .map(({ lan }) => ({ jugada: lan, cp: makeRng(`${at}.${lan}`).int(-400, 100) }))
    .toSorted((a, b) => b.cp - a.cp);
};

const playGame = (elo: number, semilla: string, plies: number): string[] => {
  const chess = new Chess();
  const jugadas: string[] = [];
  while (jugadas.length < plies && !chess.isGameOver()) {
    const uci = chooseMove({ level: levelOf(elo), candidatas: look(chess), semilla, ply: jugadas.length }) ?? '';
    const promotion = uci.slice(4);
    // A move that is not legal throws here.
    chess.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion ? { promotion } : {}) });
    jugadas.push(uci);
  }
  return jugadas;
};

describe('Estratega as an opponent', () => {
  it('plays legal moves, the same ones from the same seed, and others from another', () => {
    for (let i = 0; i < runs(16, 4); i++) {
      const elo = 600 + 200 * (i % 8);
      const jugadas = playGame(elo, `juego-${i}`, 24);
      expect(playGame(elo, `juego-${i}`, 24)).toEqual(jugadas);
      expect(playGame(elo, `otro-${i}`, 24)).not.toEqual(jugadas);
    }
  });

  it('gives away less the higher its label', () => {
    const drawn = Array.from({ length: 400 }, (_, i) => {
      const rng = makeRng(`posicion-${i}`);
      return Array.from({ length: 8 }, (_, j) => ({ jugada: `a${j + 1}b1`, cp: rng.int(-300, 100) })).toSorted(
        (a, b) => b.cp - a.cp,
      );
    });
    const given = LEVELS.map((level) =>
      drawn.reduce((sum, candidatas, ply) => {
        const chosen = chooseMove({ level, candidatas, semilla: 'x', ply });
        return sum + (candidatas[0]?.cp ?? 0) - (candidatas.find(({ jugada }) => jugada === chosen)?.cp ?? 0);
      }, 0),
    );
    expect(given).toEqual(given.toSorted((a, b) => b - a));
    expect(given[0]).toBeGreaterThan(2 * (given.at(-1) ?? 0));
  });

  it('never gives away what nobody of its level does, always mates in one and always takes back', () => {
    for (const level of LEVELS)
      for (let ply = 0; ply < runs(500); ply++) {
        const seen = [
          { jugada: 'a2a3', cp: 0 },
          { jugada: 'b2b3', cp: -900 },
          { jugada: 'c2c3', cp: -9_999 },
        ];
        expect(chooseMove({ level, candidatas: seen, semilla: 's', ply })).toBe('a2a3');
        const mate = [
          { jugada: 'd1h5', cp: 9_999 },
          { jugada: 'a2a3', cp: 900 },
        ];
        expect(chooseMove({ level, candidatas: mate, semilla: 's', ply })).toBe('d1h5');
        const back = [
          { jugada: 'e4d5', cp: 20 },
          { jugada: 'a2a3', cp: -280 },
        ];
        expect(chooseMove({ level, candidatas: back, semilla: 's', ply, captura: 'd5' })).toBe('e4d5');
      }
  });

  it('plays the only move there is, and nothing where there is none', () => {
    const level = levelOf(1000);
    expect(chooseMove({ level, candidatas: [{ jugada: 'e1e2', cp: -500 }], semilla: 's', ply: 3 })).toBe('e1e2');
    expect(chooseMove({ level, candidatas: [], semilla: 's', ply: 3 })).toBeUndefined();
  });

  it('has a level for every rating, weaker below and stronger above', () => {
    expect(levelOf(100)).toBe(LEVELS[0]);
    expect(levelOf(2_900)).toBe(LEVELS.at(-1));
    for (let elo = 600; elo < 2_000; elo += 50) {
      const [low, high] = [levelOf(elo), levelOf(elo + 50)];
      expect(low.soltura).toBeGreaterThanOrEqual(high.soltura);
      expect(low.nodos).toBeLessThanOrEqual(high.nodos);
      expect(low.peor).toBeGreaterThanOrEqual(high.peor);
    }
  });

  it('looks as one of the two does between who glances ahead and who does not: half a glance sees only good moves', () => {
    const first = LEVELS.findIndex(({ nodos }) => nodos > 0);
    const [blind, sees] = [LEVELS[first - 1], LEVELS[first]];
    if (!blind || !sees) throw new Error('nobody plays without a glance');
    for (let elo = blind.elo; elo <= sees.elo; elo += 10)
      expect([0, sees.nodos], String(elo)).toContain(levelOf(elo).nodos);
  });

  it('gives up only where a piece more has long been lost, and not at levels that play on', () => {
    // A queen for a knight, and quiet moves for long enough.
    const lost = 'e2e4 e7e5 d1h5 g8f6 h5f7 e8f7 b1c3 b8c6 g1f3 d7d6 a2a3 h7h6 b2b3 a7a6 h2h3 b7b6 c1b2 c8b7'.split(' ');
    expect(resigns(levelOf(1_600), lost, 'blancas', -1_000)).toBe(true);
    expect(resigns(levelOf(1_600), lost, 'negras', -1_000)).toBe(false);
    expect(resigns(levelOf(1_600), lost, 'blancas', -400)).toBe(false);
    expect(resigns(levelOf(1_600), lost.slice(0, 7), 'blancas', -1_000)).toBe(false);
    expect(resigns(levelOf(900), lost, 'blancas', -1_000)).toBe(false);
  });

  it('takes a draw where it stands worse, or late in an even game', () => {
    const plies = (n: number): string[] => Array.from({ length: n }, () => 'e2e4');
    expect(acceptsDraw(plies(12), -300)).toBe(false);
    expect(acceptsDraw(plies(30), -100)).toBe(true);
    expect(acceptsDraw(plies(30), 10)).toBe(false);
    expect(acceptsDraw(plies(70), 10)).toBe(true);
    expect(acceptsDraw(plies(70), 200)).toBe(false);
  });

  it('offers a draw late in an even game where nobody gets anywhere, and nowhere else', () => {
    /** Pieces that go about, and no position twice. */
    const wander = (from: string, plies: number): string[] => {
      const chess = new Chess();
      const jugadas = from === '' ? [] : from.split(' ');
      for (const lan of jugadas) chess.move(lan);
      const seen = new Set<string>();
      while (jugadas.length < plies) {
        const quiet = chess
          .moves({ verbose: true })
          .filter(
            ({ piece, captured, san, after }) =>
              piece !== 'p' && !captured && !san.includes('+') && !seen.has(after.split(' ', 1)[0] ?? ''),
          );
        const next = quiet[makeRng(`${jugadas.length}`).int(0, quiet.length - 1)];
        if (!next) throw new Error('nowhere to go');
        seen.add(next.after.split(' ', 1)[0] ?? '');
        chess.move(next.lan);
        jugadas.push(next.lan);
      }
      return jugadas;
    };
    const quiet = wander('', 64);
    expect(offersDraw(quiet, 5)).toBe(true);
    expect(offersDraw(quiet, 60)).toBe(false);
    expect(offersDraw(quiet, -60)).toBe(false);
    expect(offersDraw(quiet.slice(0, 56), 5)).toBe(false);
    // A pawn has just moved; a pawn has been lost.
    const pawn = new Chess();
    for (const lan of quiet) pawn.move(lan);
    const pushed = pawn.moves({ verbose: true }).find(({ piece, captured }) => piece === 'p' && !captured)?.lan ?? '';
    expect(offersDraw([...quiet, pushed], 5)).toBe(false);
    const lost = wander('e2e4 d7d5 e4d5 g8f6', 68);
    expect(offersDraw(lost, 5)).toBe(false);
  });
});
