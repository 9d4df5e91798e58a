import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { initialLearner, type LearnerState } from '../index.ts';
import type { UnitState } from '../learner/state.ts';
import { contextOf } from './context.ts';
import { isFailed, isOutgrown, isSure } from './standing.ts';
import { TUNING } from './tuning.ts';
import { HOY, minutesOf, plan, tasksOf } from './weeks.fixture.ts';

/** What last week's answers said of a stage decides which one comes, and how. */

const LAST = '2026-11-14';

const chess = (elo: number, texto: string, hours = 1.5): InformacionTema => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes', 'sabado'],
  horasEstudio: { lunes: hours, miercoles: hours, viernes: hours, sabado: hours },
  experienciaAjedrez: 'Elo online',
  elo,
  tiempo: 'rapida',
  conocimientosAjedrez: texto,
});

/** In the second week, with this known of some stages. */
const after = (request: InformacionTema, units: Readonly<Record<string, Partial<UnitState>>>): LearnerState => {
  const learner = initialLearner(request);
  const unidades = Object.fromEntries(
    Object.entries(units).map(([id, one]) => [id, { p: 0.6, t: 3, u: LAST, w: LAST, v: 1 as const, ...one }]),
  );
  return { ...learner, semana: 1, unidades: { ...learner.unidades, ...unidades } };
};
const contextFor = (request: InformacionTema, learner: LearnerState) =>
  contextOf(gameOf(request.campo), request, learner, HOY, TUNING);
const unit = (id: string) => {
  const found = gameOf('Ajedrez').curriculum.unitById.get(id);
  if (!found) throw new Error(id);
  return found;
};
const stagesOf = (request: InformacionTema, learner: LearnerState, theme: string): readonly number[] =>
  tasksOf(plan(request, learner))
    .filter(({ temaId, tipo }) => temaId === theme && tipo !== 'repaso' && tipo !== 'cierre')
    .map(({ nivel }) => nivel ?? -1);

const DOUBLE = 'Me cuestan los ataques dobles';

describe('a stage that was asked for', () => {
  const request = chess(1450, DOUBLE);

  it('goes on at the next one after a week that came out, and not at those below', () => {
    const learner = after(request, { 'aj-tac-doble@2': { r: 0.9, m: 20, n: 20 } });
    expect(isSure(contextFor(request, learner), unit('aj-tac-doble@2'))).toBe(true);
    const stages = stagesOf(request, learner, 'aj-tac-doble');
    expect(stages).toContain(3);
    expect(stages.filter((level) => level < 2)).toEqual([]);
  });

  it('does not leave after seven right of ten, nor after five right of five', () => {
    for (const { r, m } of [
      { r: 0.7, m: 10 },
      { r: 1, m: 5 },
    ]) {
      const learner = after(request, { 'aj-tac-doble@2': { r, m, n: m } });
      expect(isSure(contextFor(request, learner), unit('aj-tac-doble@2'))).toBe(false);
      expect(stagesOf(request, learner, 'aj-tac-doble')).toContain(2);
    }
  });

  it('is explained from a step before after a week that failed, before more of it is asked, and says so', () => {
    const learner = after(request, { 'aj-tac-doble@2': { p: 0.3, r: 0.3, m: 12, n: 12 } });
    expect(isFailed(contextFor(request, learner), 'aj-tac-doble@2')).toBe(true);
    const tasks = tasksOf(plan(request, learner)).filter(({ temaId }) => temaId === 'aj-tac-doble');
    const lesson = tasks.find(({ tipo, nivel }) => tipo === 'teoria' && nivel === 1);
    expect(lesson?.porque).toContain('un paso antes');
    expect(tasks.filter(({ tipo, nivel }) => tipo === 'test' && nivel === 2)).toEqual([]);
  });
});

describe('a stage below one that came out', () => {
  const request = chess(1900, '');

  it('is not taught or asked again by the path', () => {
    const units = gameOf('Ajedrez').curriculum.units.filter(({ level, topic }) => level === 4 && topic.nivelMin < 4);
    const learner = after(request, Object.fromEntries(units.map(({ id }) => [id, { r: 0.8, m: 10, n: 10 }])));
    const context = contextFor(request, learner);
    for (const { topic } of units) expect(isOutgrown(context, unit(`${topic.id}@3`)), topic.id).toBe(true);
    const below = tasksOf(plan(request, learner)).filter(
      ({ temaId, nivel, tipo }) => tipo !== 'repaso' && nivel === 3 && units.some(({ topic }) => topic.id === temaId),
    );
    expect(below.map(({ temaId }) => temaId)).toEqual([]);
  });

  it('is, where it failed itself', () => {
    const learner = after(request, {
      'aj-tac-doble@4': { r: 0.8, m: 10 },
      'aj-tac-doble@3': { r: 0.3, m: 10 },
    });
    expect(isOutgrown(contextFor(request, learner), unit('aj-tac-doble@3'))).toBe(false);
  });
});

it('sits longer over fewer things at the upper levels', () => {
  const mean = (elo: number): number => {
    const tasks = tasksOf(plan(chess(elo, '', 2))).filter(({ tipo }) => tipo === 'ejercicios');
    return minutesOf(tasks) / tasks.length;
  };
  expect(mean(2450)).toBeGreaterThan(1.15 * mean(1450));
});
