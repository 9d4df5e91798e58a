import { type InformacionTema, isStep } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { chess } from '../../games/chess/game.ts';
import { initialLearner, planWeek } from '../../index.ts';
import { chapterExercises } from './chapter.ts';

const chapter = {
  pasos: Array.from({ length: 18 }, (_, i) => `c.aj-fin-torre.3.p${i + 1}`),
  mira: 1,
  segundos: { paso: 45, mira: 25, prueba: 40 },
  prueba: Array.from({ length: 10 }, (_, i) => `c.aj-fin-torre.3.t${i + 1}`),
};

describe('what a session asks of a chapter', () => {
  it('is the beginning of it where the minutes are few', () => {
    const asked = chapterExercises(chapter, 10);
    expect(asked).toEqual(chapter.pasos.slice(0, asked.length));
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeLessThan(18);
  });

  it('is all of it, with its test, in twenty-five', () => {
    expect(chapterExercises(chapter, 25)).toEqual([...chapter.pasos, ...chapter.prueba]);
  });

  it('is never half a test', () => {
    for (let minutes = 5; minutes <= 45; minutes++) {
      const tests = chapterExercises(chapter, minutes).filter((id) => chapter.prueba.includes(id)).length;
      expect([0, 10]).toContain(tests);
    }
  });
});

const beginner: InformacionTema = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes'],
  horasEstudio: { lunes: 1, miercoles: 1, viernes: 1 },
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: 'No conozco las reglas: nunca jugué',
};

describe('a chapter in a week', () => {
  it('is asked in order: its steps are no series, and nothing is chosen beside them', () => {
    const { planEstudio } = planWeek({
      informacionTema: beginner,
      learner: initialLearner(beginner),
      hoy: '2026-11-16',
    });
    const lessons = planEstudio.flatMap(({ tareas }) => tareas.flatMap(({ leccion }) => leccion ?? []));
    const worked = lessons.filter(({ ejercicios }) => ejercicios.some(isStep));
    expect(worked.length).toBeGreaterThan(0);
    for (const { unidad, ejercicios, serie, plantilla } of worked) {
      expect(plantilla).toBe('teoria');
      expect(serie).toBeUndefined();
      const { pasos = [], prueba = [] } = chess.chapter(unidad) ?? {};
      const all = [...pasos, ...prueba];
      expect(ejercicios).toEqual(all.filter((id) => ejercicios.includes(id)));
    }
  });

  it('has the pass mark of its test for an objective, whatever the intensity', () => {
    let tests = 0;
    for (const nivelIntensidad of ['bajo', 'alto'] as const) {
      const informacionTema = { ...beginner, nivelIntensidad };
      const { planEstudio, objetivos } = planWeek({
        informacionTema,
        learner: initialLearner(informacionTema),
        hoy: '2026-11-16',
      });
      for (const { temaId, leccion } of planEstudio.flatMap(({ tareas }) => tareas)) {
        if (!leccion) continue;
        const chapter = chess.chapter(leccion.unidad);
        const aim = objetivos.find((one) => one.temaId === temaId);
        if (!aim || !chapter?.prueba.every((id) => leccion.ejercicios.includes(id))) continue;
        tests++;
        expect(aim.meta).toEqual({
          numero: 10,
          unidad: 'respuestas en la prueba del capítulo',
          umbral: chapter.aprueba,
        });
        expect(aim.descripcion).toContain(`«${chapter.titulo}»`);
      }
    }
    expect(tests).toBeGreaterThanOrEqual(2);
  });
});
