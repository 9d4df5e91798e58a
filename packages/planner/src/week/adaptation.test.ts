import type { InformacionTema } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sameSample, sampled } from '../../../../testing/runs.ts';
import { answersTo } from '../evaluation/answers.ts';
import { brokenPromises } from '../evaluation/invariants.ts';
import { gameOf } from '../games/index.ts';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '../index.ts';
import { beliefs } from '../learner/belief.ts';
import { STUDY_CAP } from '../learner/state.ts';
import { requests } from './requests.arbitrary.ts';
import { chain, finished, HOY, isPromise, plan, tasksOf } from './weeks.fixture.ts';

/** Invariants that compare weeks, by their numbers: adaptation, a year. */

const RUNS = 300;

describe('week after week', { timeout: 600_000 }, () => {
  it('16: more done, and more right, never lowers belief or level', () => {
    fc.assert(
      fc.property(
        requests({ maxHours: 1, texts: false, rated: true }),
        fc.integer({ min: 2, max: 9 }),
        (request, step) => {
          const game = gameOf(request.campo);
          const learner = initialLearner(request);
          const week = plan(request, learner);
          // The same questions: what is answered decides what is served next.
          const fold = (does: (i: number) => boolean, isRight?: (nth: number) => boolean) => {
            const done = finished(week, does, () => true);
            const intentos = (isRight ? answersTo(done.planEstudio, 'una', 1) : []).map((one, i) => ({
              ...one,
              resultado: isRight?.(i) ? ('bien' as const) : ('mal' as const),
            }));
            return learnFromWeek(learner, { hoy: HOY, informacionTema: request, ...done, intentos });
          };
          const notBelow = (less: LearnerState, more: LearnerState) => {
            expect(more.nivel).toBeGreaterThanOrEqual(less.nivel);
            const before = beliefs(game, less);
            const after = beliefs(game, more);
            for (const unit of game.curriculum.units)
              expect(after[unit.index] ?? 0, unit.id).toBeGreaterThanOrEqual((before[unit.index] ?? 0) - 1e-9);
          };
          const some = (i: number) => i % step === 0;
          const all = () => true;
          notBelow(fold(some), fold(all));
          notBelow(
            fold(all, () => false),
            fold(all, all),
          );
          notBelow(fold(all, some), fold(all, all));
        },
      ),
      sampled(8, RUNS),
    );
  });

  it('ticks without answers never make a unit mastered', () => {
    fc.assert(
      fc.property(requests({ maxHours: 2, texts: false, rated: true }), (request) => {
        const weeks = chain(request, 6, () => true, 'solo marcas');
        const { learner } = weeks[5] as (typeof weeks)[number];
        for (const [id, unit] of Object.entries(learner.unidades)) {
          const start = beliefs(gameOf(request.campo), initialLearner(request));
          const index = gameOf(request.campo).curriculum.unitById.get(id)?.index ?? 0;
          expect(unit.p, id).toBeLessThanOrEqual(Math.max(STUDY_CAP, start[index] ?? 0) + 1e-9);
        }
      }),
      sampled(15, 60),
    );
  });

  it('who studies ten hours a week and answers well rises within half a year; who only ticks does not', () => {
    const days = ['lunes', 'martes', 'jueves', 'viernes', 'sabado'] as const;
    const request: InformacionTema = {
      campo: 'Poker Texas Holdem',
      nivelIntensidad: 'alto',
      diasEstudio: [...days],
      horasEstudio: Object.fromEntries(days.map((day) => [day, 2])),
      tipoPoker: 'Torneos',
      limiteMesa: 'Micro-stakes NL2-NL25',
      conocimientosPoker: '',
    };
    const { nivel } = initialLearner(request);
    const after = (right: number | 'solo marcas') => chain(request, 26, () => true, right).at(-1)?.learner.nivel;
    expect(after(0.8)).toBeGreaterThan(nivel);
    expect(after('solo marcas')).toBe(nivel);
  });

  it('15: unfinished important work returns', () => {
    fc.assert(
      fc.property(requests({ maxHours: 1, rated: true }), (request) => {
        const learner = initialLearner(request);
        const week = plan(request, learner);
        const state = learnFromWeek(learner, {
          hoy: HOY,
          informacionTema: request,
          ...finished(
            week,
            () => false,
            () => false,
          ),
        });
        const next = planWeek({ informacionTema: request, learner: state, hoy: '2026-11-23' });
        const owed = new Set(
          tasksOf(week)
            .filter((task) => (task.prioridad === 'alta' || task.carril === 'pedido') && task.tipo !== 'jugar')
            .map((task) => task.temaId),
        );
        const back = new Set(tasksOf(next).map((task) => task.temaId));
        const room = tasksOf(next).filter((task) => task.tipo !== 'cierre').length;
        expect([...owed].filter((id) => back.has(id)).length).toBeGreaterThanOrEqual(
          Math.min(owed.size, Math.max(1, Math.floor(room / 5))),
        );
      }),
      sampled(9, RUNS),
    );
  });

  it('11, 23: a year never repeats a task within four weeks, and poker always comes back to money and mind', () => {
    fc.assert(
      fc.property(requests({ maxHours: 3 }), (request) => {
        const weeks = chain(request, 52, (i) => i % 5 !== 4, 0.75);
        const game = gameOf(request.campo);
        const keys = weeks.map(({ traced }) =>
          tasksOf(traced.week).map((task) => `${task.titulo}\n${task.descripcion}`),
        );
        for (let i = 0; i < keys.length; i++) {
          const recent = keys.slice(Math.max(0, i - 4), i + 1).flat();
          expect(new Set(recent).size, `week ${i}`).toBe(recent.length);
        }
        for (const { traced, hoy } of weeks) {
          const broken = brokenPromises(game, request, hoy, traced);
          expect(broken.filter((text) => isPromise(text, traced))).toEqual([]);
        }
        if (game.wellbeing.length === 0) return;
        for (let i = 0; i + 4 <= weeks.length; i++) {
          const four = weeks.slice(i, i + 4).flatMap(({ traced }) => tasksOf(traced.week));
          expect(
            four.some((task) => game.wellbeing.includes(game.curriculum.topicById.get(task.temaId)?.area ?? '')),
          ).toBe(true);
        }
        const text = request.campo === 'Ajedrez' ? '' : request.conocimientosPoker;
        if (text.includes('deudas')) {
          const all = JSON.stringify(weeks.map(({ traced }) => traced.week));
          expect(all).not.toContain('pk-ban-niveles');
          expect(weeks.flatMap(({ traced }) => tasksOf(traced.week)).some((task) => task.tipo === 'jugar')).toBe(false);
        }
      }),
      sameSample(12, 10, 1),
    );
  });

  it('the state of a learner stays small for ever', () => {
    const [request] = fc.sample(requests({ maxHours: 4, rated: true }), { numRuns: 1, seed: 13 });
    const many = runs(104, 52);
    const weeks = chain(request as InformacionTema, many);
    const size = (i: number) => JSON.stringify(weeks[i]?.learner).length;
    expect(size(many - 1)).toBeLessThan(90_000);
    expect(size(many - 1)).toBeLessThan(2 * size(many / 2 - 1));
  });
});
