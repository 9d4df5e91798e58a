import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../evaluation/answers.ts';
import { initialLearner, learnFromWeek, planWeek } from '../index.ts';
import { chanceRight } from './belief.ts';
import { feltPace, paceOf } from './pace.ts';

const request = {
  campo: 'Ajedrez' as const,
  nivelIntensidad: 'alto' as const,
  diasEstudio: ['lunes' as const, 'martes' as const, 'jueves' as const],
  horasEstudio: { lunes: 2, martes: 2, jueves: 2 },
  experienciaAjedrez: 'Elo fide' as const,
  elo: 1500,
  tiempo: 'rapida' as const,
  conocimientosAjedrez: '',
};
const begun = initialLearner(request);

/** Weeks in which that part of the answers is right. */
const after = (weeks: number, right: number) => {
  let learner = begun;
  for (let week = 0; week < weeks; week++) {
    const hoy = `2026-0${1 + Math.floor(week / 4)}-${String(5 + 7 * (week % 4)).padStart(2, '0')}`;
    const made = planWeek({ informacionTema: request, learner, hoy });
    const planEstudio = made.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
    }));
    const intentos = answersTo(planEstudio, `semana ${week}`, right);
    learner = learnFromWeek(learner, { hoy, informacionTema: request, ...made, planEstudio, intentos });
  }
  return learner;
};

describe('pace', () => {
  it('is the typical one while nothing was measured', () => {
    expect(paceOf(begun)).toBe(1);
    expect(feltPace([])).toBe(0);
  });

  it('expects more of what is better known', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        expect(chanceRight(Math.max(a, b), 0)).toBeGreaterThanOrEqual(chanceRight(Math.min(a, b), 0));
        expect(chanceRight(a, 1)).toBeLessThanOrEqual(chanceRight(a, 0));
      }),
    );
  });

  it('rises with answers right against the odds, falls with those wrong, and never runs away', () => {
    const quick = paceOf(after(8, 1));
    const slow = paceOf(after(8, 0.1));
    expect(quick).toBeGreaterThan(slow);
    expect(quick).toBeLessThan(2.5);
    expect(slow).toBeGreaterThan(0.4);
  });
});
