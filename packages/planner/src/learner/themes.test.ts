import { type InformacionTema, isStep } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../evaluation/answers.ts';
import { initialLearner, learnFromWeek, planWeek, predictWeek, standingsOf } from '../index.ts';

const request: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes'],
  horasEstudio: { lunes: 1, miercoles: 1.5, viernes: 1.5 },
  experienciaAjedrez: 'Elo fide',
  elo: 1500,
  tiempo: 'rapida',
  conocimientosAjedrez: 'Me cuestan las clavadas y los finales de torre',
};
const HOY = '2026-11-16';
const begun = initialLearner(request);
const week = planWeek({ informacionTema: request, learner: begun, hoy: HOY });
const days = week.planEstudio.map((day) => ({
  ...day,
  tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
}));
const finished = (right: number | undefined) => ({
  hoy: HOY,
  informacionTema: request,
  planEstudio: days,
  objetivos: week.objetivos,
  intentos: right === undefined ? [] : answersTo(days, 'semilla', right),
});

describe('where themes stand', () => {
  it('begins with nothing', () => {
    expect(standingsOf(begun, HOY)).toEqual([]);
  });

  it('has each theme once, however many of its stages were worked on', () => {
    let learner = begun;
    for (let i = 0; i < 10; i++) learner = learnFromWeek(learner, finished(1));
    const first = learner.unidades[Object.keys(learner.unidades)[0] ?? ''];
    const twice = Object.keys(learner.unidades).flatMap((id) => [
      id,
      id.replace(/@\d$/u, '@1'),
      id.replace(/@\d$/u, '@2'),
    ]);
    const themes = standingsOf(
      {
        ...learner,
        unidades: { ...Object.fromEntries(twice.map((id) => [id, first ?? { p: 0.5, t: 1 }])), ...learner.unidades },
      },
      HOY,
    ).map(({ temaId }) => temaId);
    expect(themes.length).toBeGreaterThan(3);
    expect(new Set(themes).size).toBe(themes.length);
  });

  it('calls nothing mastered or shaky that no answer has measured', () => {
    let learner = begun;
    for (let i = 0; i < 10; i++) learner = learnFromWeek(learner, finished(undefined));
    expect(new Set(standingsOf(learner, HOY).map(({ estado }) => estado))).toEqual(new Set(['sin_medir']));
  });

  it('goes from shaky over mastered to due as answers and days come', () => {
    const failed = standingsOf(learnFromWeek(begun, finished(0)), HOY);
    expect(failed.some(({ estado }) => estado === 'flojo')).toBe(true);
    expect(failed.some(({ estado }) => estado === 'dominado' || estado === 'por_repasar')).toBe(false);
    let learner = begun;
    for (let i = 0; i < 12; i++) learner = learnFromWeek(learner, finished(1));
    const last = days.at(-1)?.fecha ?? HOY;
    const soon = standingsOf(learner, last).filter(({ estado }) => estado === 'dominado');
    expect(soon.length).toBeGreaterThan(0);
    const later = standingsOf(learner, '2036-01-01');
    for (const { temaId } of soon) expect(later.find((one) => one.temaId === temaId)?.estado).toBe('por_repasar');
  });
});

describe('what was expected of a week', () => {
  it('says nothing without answers', () => {
    expect(predictWeek(begun, finished(undefined))).toBeUndefined();
  });

  it('counts what came of as many tries as were expected of, and expects more of who has shown more', () => {
    const all = predictWeek(begun, finished(1));
    const none = predictWeek(begun, finished(0));
    expect(all?.aciertos).toBe(all?.de);
    expect(none?.aciertos).toBe(0);
    // Who fails meets some of them again, which no longer measures.
    const asked = (right: number): number =>
      new Set(
        // A step of a chapter is led by the hand: nothing was expected of it.
        finished(right)
          .intentos.filter(({ ejercicio }) => !isStep(ejercicio))
          .map((one) => `${one.diaIndex} ${one.tareaIndex} ${one.ejercicio}`),
      ).size;
    expect(all?.de).toBe(asked(1));
    expect(none?.de).toBe(asked(0));
    expect(all?.esperados).toBeGreaterThan(0);
    expect(all?.esperados).toBeLessThan(all?.de ?? 0);
    let learner = begun;
    for (let i = 0; i < 6; i++) learner = learnFromWeek(learner, finished(1));
    expect(predictWeek(learner, finished(1))?.esperados).toBeGreaterThan(all?.esperados ?? 0);
  });
});
