import type { Match } from '@estratega/own-games/opponent';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPlanFor } from '../../session.fixture.ts';
import { isMatchKept, matchKey } from './is-match-kept.ts';
import { keepMatch, keptMatch } from './kept-match.ts';
import { isBeginner, paceOf, rivalElo, takesBack } from './level.ts';
import { openingOf } from './opening.ts';
import { clockText, clockWords, endTitle, levelText, movesPlayed, openingMoves, paceName } from './words.ts';

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
  expect([rivalElo({ elo: 300 }, { nivel: 0 }), rivalElo({ elo: 2_600 }, { nivel: 6 })]).toEqual([600, 2_000]);
  // What answers have shown since outweighs what was said.
  expect([rivalElo({ elo: 1_350 }, { nivel: 3 }), rivalElo({ elo: 1_350 }, { nivel: 1 })]).toEqual([1_400, 1_100]);
  expect([isBeginner({ nivel: 1 }), isBeginner({ nivel: 2 })]).toEqual([true, false]);
});

it('moves are taken back by who begins, and where the task says so', () => {
  const asks = 'Juega desde 1.e4 e5 2.f4 exf4 con negras; contra Estratega puedes deshacer y probar la otra respuesta.';
  expect(takesBack({ nivel: 1, descripcion: 'Juega una partida.' })).toBe(true);
  expect(takesBack({ nivel: 3, descripcion: 'Juega una partida.' })).toBe(false);
  expect(takesBack({ nivel: 3, descripcion: asks })).toBe(true);
});

it('the clock is the plan’s own, and 10+5 for children and beginners', () => {
  const adult = { menor: false, tiempo: 'blitz' };
  expect(paceName(paceOf(adult, { nivel: 3, tiempo: 50 }))).toBe('5+3');
  expect(paceName(paceOf({ menor: false }, { nivel: 3, tiempo: 90 }))).toBe('30+0');
  expect(paceName(paceOf({ ...adult, menor: true }, { nivel: 3, tiempo: 50 }))).toBe('10+5');
  expect(paceName(paceOf(adult, { nivel: 1, tiempo: 20 }))).toBe('10+5');
});

it('a game begins with what is studied or played, and says so', () => {
  const plan = aPlanFor('jugar', []);
  const [day] = plan.planEstudio;
  const task = plan.planEstudio[1]?.tareas[0];
  if (!day || !task) throw new Error('The fixture has no task');
  const free = { ...plan, planEstudio: [] };
  expect(openingOf(free, task)).toBeUndefined();
  const french = { ...task, temaId: 'aj-ape-francesa' };
  const week = { ...free, planEstudio: [{ ...day, tareas: [french] }] };
  expect(openingOf(week, task)?.nombre).toBe('Francesa');
  const told = (polaridad: 'sabe' | 'evita') => ({
    ...week,
    informacionTema: {
      ...plan.informacionTema,
      temas: [{ tema: 'aj-ape-siciliana', polaridad, lado: 'negras' as const }],
    },
  });
  expect(openingOf(told('sabe'), task)).toMatchObject({ nombre: 'Siciliana', lado: 'negras' });
  expect(openingOf(told('evita'), task)?.nombre).toBe('Francesa');
  // What the task itself is about comes first.
  expect(openingOf(told('sabe'), french)?.nombre).toBe('Francesa');
  expect(openingMoves(openingOf(week, task)?.jugadas ?? [])).toBe('1.e4 e6 2.d4 d5');
  // And what it says in its own words before that, with the colour that it names.
  const line = { ...french, descripcion: 'Juega desde 1.e4 c6 2.d4 d5 3.exd5 cxd5 4.c4 Cf6 5.Cc3 e6 con negras.' };
  expect(openingOf(told('sabe'), line)).toMatchObject({ nombre: 'La de la tarea', lado: 'negras' });
  expect(openingMoves(openingOf(week, line)?.jugadas ?? [])).toBe('desde la jugada 6');
});

it('the end, the clock and the level are told in words', () => {
  expect(endTitle({ resultado: '0-1', por: 'mate' }, 'negras')).toBe('Ganaste: es mate');
  expect(endTitle({ resultado: '1-0', por: 'abandono' }, 'negras')).toBe('Te rendiste');
  expect(endTitle({ resultado: '1/2-1/2', por: 'repeticion' }, 'negras')).toBe('Tablas: posición repetida');
  expect([clockText(401_900), clockText(8_340), clockText(-5)]).toEqual(['6:41', '8,3', '0,0']);
  expect([clockWords(401_900), clockWords(60_000), clockWords(1_000)]).toEqual([
    'Tu reloj: 6 minutos y 41 segundos.',
    'Tu reloj: 1 minuto.',
    'Tu reloj: 1 segundo.',
  ]);
  expect([levelText(1_150), paceName({ base: 600, mas: 5 }), movesPlayed(MATCH)]).toEqual([
    'nivel 1.150',
    '10+5',
    '2 jugadas',
  ]);
});
