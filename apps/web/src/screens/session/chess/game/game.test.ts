import type { Match } from '@estratega/own-games/opponent';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMatchKept, matchKey } from './is-match-kept.ts';
import { keepMatch, keptMatch } from './kept-match.ts';
import { isBeginner, rivalElo } from './level.ts';
import { clockText, endTitle, levelText, movesPlayed, paceName } from './words.ts';

const MATCH: Match = {
  id: 'uno',
  color: 'negras',
  elo: 1_150,
  ritmo: null,
  empezada: '2026-11-18T12:00:00.000Z',
  jugadas: ['e2e4', 'e7e5', 'g1f3'],
  relojes: [],
  usado: 0,
};

describe('what is kept of a game against Estratega', () => {
  beforeEach(() => localStorage.clear());

  it('is the game so far, of that task alone, and nothing once it is left', () => {
    keepMatch('plan-1.1.0.0', MATCH);
    expect(keptMatch('plan-1.1.0.0')).toEqual(MATCH);
    expect([isMatchKept('plan-1.1.0.0'), isMatchKept('plan-1.1.1.0')]).toEqual([true, false]);
    keepMatch('plan-1.1.0.0', null);
    expect(localStorage).toHaveLength(0);
  });

  it('is no game that cannot have been', () => {
    localStorage.setItem(matchKey('x'), JSON.stringify({ ...MATCH, jugadas: ['e2e5'] }));
    expect(keptMatch('x')).toBeUndefined();
  });
});

it('Estratega plays at the rating that was said, or at the level of the task, within what it can play', () => {
  const task = { nivel: 2 };
  expect(rivalElo({ elo: 1_420, experienciaAjedrez: 'Elo fide' }, task)).toBe(1_400);
  expect(rivalElo({ elo: 1_420, experienciaAjedrez: 'Elo online' }, task)).toBe(1_300);
  expect(rivalElo({}, task)).toBe(1_250);
  expect(rivalElo({}, { nivel: 0 })).toBe(650);
  expect([rivalElo({ elo: 300 }, task), rivalElo({ elo: 2_600 }, task)]).toEqual([600, 2_000]);
  expect([isBeginner({ nivel: 1 }), isBeginner({ nivel: 2 })]).toEqual([true, false]);
});

it('the end, the clock and the level are told in words', () => {
  expect(endTitle({ resultado: '0-1', por: 'mate' }, 'negras')).toBe('Ganaste: es mate');
  expect(endTitle({ resultado: '1-0', por: 'abandono' }, 'negras')).toBe('Te rendiste');
  expect(endTitle({ resultado: '1/2-1/2', por: 'repeticion' }, 'negras')).toBe('Tablas: posición repetida');
  expect([clockText(401_900), clockText(8_340), clockText(-5)]).toEqual(['6:41', '8,3', '0,0']);
  expect([levelText(1_150), paceName({ base: 600, mas: 5 }), movesPlayed(MATCH)]).toEqual([
    'nivel 1.150',
    '10+5',
    '2 jugadas',
  ]);
});
