import type { Dia } from '@estratega/domain';
import type { Answer } from '../learner/week-answers.ts';
import { generator } from '../random/seed.ts';

/** Answers to the exercises of the finished tasks of a week, some part of them right: for printed weeks and tests. */
export const answersTo = (
  planEstudio: readonly Dia[],
  seed: string,
  right: number | ((temaId: string, exercise: string) => number),
): readonly Answer[] => {
  const next = generator(seed);
  const answers: Answer[] = [];
  for (const [diaIndex, { fecha, tareas }] of planEstudio.entries()) {
    for (const [tareaIndex, task] of tareas.entries()) {
      if (task.estado !== 'finalizado') continue;
      for (const [i, ejercicio] of (task.leccion?.ejercicios ?? []).entries()) {
        const chance = typeof right === 'number' ? right : right(task.temaId, ejercicio);
        answers.push({
          id: `${diaIndex}-${tareaIndex}-${i}`,
          diaIndex,
          tareaIndex,
          ejercicio,
          resultado: next() < chance ? 'bien' : 'mal',
          pistas: 0,
          ms: 20_000 + Math.floor(next() * 60_000),
          hechoEn: `${fecha}T${String(14 + Math.min(8, tareaIndex)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}:00.000Z`,
        });
      }
    }
  }
  return answers;
};
