import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { initialLearner, moreOfTheme, planWeek } from '../index.ts';

const request: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes'],
  horasEstudio: { lunes: 1, miercoles: 1, viernes: 1 },
  experienciaAjedrez: 'Elo fide',
  elo: 1500,
  tiempo: 'rapida',
  conocimientosAjedrez: 'Me cuestan las clavadas',
};
const learner = initialLearner(request);
const { planEstudio } = planWeek({ informacionTema: request, learner, hoy: '2026-11-16' });
const asked = planEstudio.flatMap(({ tareas }) => tareas.filter(({ leccion }) => leccion?.ejercicios.length));
const temaId = asked.find(({ tipo }) => tipo === 'ejercicios')?.temaId ?? '';
const more = (many: number, days = planEstudio) =>
  moreOfTheme({ learner, planEstudio: days, temaId, many, hoy: '2026-11-18' });

describe('more of a theme', () => {
  it('is as many new exercises as were asked for, in the last task of the theme that has any', () => {
    const found = more(4);
    expect(found?.ejercicios).toHaveLength(4);
    const inWeek = new Set(asked.flatMap(({ leccion }) => leccion?.ejercicios ?? []));
    expect(found?.ejercicios.filter((id) => inWeek.has(id))).toEqual([]);
    const task = planEstudio[found?.diaIndex ?? 0]?.tareas[found?.tareaIndex ?? 0];
    expect(task?.temaId).toBe(temaId);
  });

  it('once added they are not given again', () => {
    const first = more(3);
    const days = planEstudio.map((day, d) => ({
      ...day,
      tareas: day.tareas.map((task, t) =>
        d === first?.diaIndex && t === first.tareaIndex && task.leccion
          ? { ...task, leccion: { ...task.leccion, ejercicios: [...task.leccion.ejercicios, ...first.ejercicios] } }
          : task,
      ),
    }));
    const second = more(3, days);
    expect(second?.ejercicios.some((id) => first?.ejercicios.includes(id))).toBe(false);
  });

  it('nothing of a theme that the week does not have, or that does not apply', () => {
    expect(moreOfTheme({ learner, planEstudio, temaId: 'aj-otro-tema', many: 3, hoy: '2026-11-18' })).toBeUndefined();
    const off = planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, noAplica: { motivo: 'reorganizada' as const } })),
    }));
    expect(more(3, off)).toBeUndefined();
  });
});
