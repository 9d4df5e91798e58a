import { describe, expect, it } from 'vitest';
import {
  averageChess,
  averagePoker,
  looseCaller,
  rookBlunderer,
  simulateGames,
  simulateHands,
  simulateMisses,
} from '../generate/players.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import { factsFromMoves } from './chess.ts';
import { factsFromCounts } from './poker.ts';

const PLAYERS = 1_000;
const weak = (facts: readonly { debil: boolean; id: string }[]) =>
  facts.filter(({ debil }) => debil).map(({ id }) => id);

describe('a thousand average players', () => {
  it('with twenty games: at most one in twenty is told of a weakness', () => {
    const random = seeded(20_261_116);
    let alarms = 0;
    for (let i = 0; i < PLAYERS; i++) {
      const games = simulateGames(random, averageChess(random), 20);
      if (weak(factsFromMoves(games, simulateMisses(random, games))).length > 0) alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(PLAYERS * 0.05);
  });

  it('with five hundred hands: the same', () => {
    const random = seeded(102);
    let alarms = 0;
    for (let i = 0; i < PLAYERS; i++)
      if (weak(factsFromCounts(simulateHands(random, averagePoker(random, 'cash-6'), 500), 'cash-6')).length > 0)
        alarms++;
    expect(alarms).toBeLessThanOrEqual(PLAYERS * 0.05);
  });
});

describe('planted weaknesses are found in four of five', () => {
  it('one who blunders rook endings', () => {
    const random = seeded(20_261_118);
    let found = 0;
    for (let i = 0; i < 400; i++) {
      const facts = factsFromMoves(simulateGames(random, rookBlunderer(random), 20), []);
      if (weak(facts).some((id) => id === 'final-torres' || id === 'fase')) found++;
    }
    expect(found).toBeGreaterThanOrEqual(400 * 0.8);
  });

  it('one who enters too often and pays', () => {
    const random = seeded(104);
    let found = 0;
    for (let i = 0; i < 400; i++) {
      const facts = factsFromCounts(simulateHands(random, looseCaller(random, 'cash-6'), 500), 'cash-6');
      if (facts.some(({ id, debil, tema }) => id === 'vpip' && debil && tema === 'pk-fun-errores')) found++;
    }
    expect(found).toBeGreaterThanOrEqual(400 * 0.8);
  });
});
