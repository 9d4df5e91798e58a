import { type Dia, gameOfTopic } from '@estratega/domain';
import { gameOf } from '../games/index.ts';
import type { Answer } from '../learner/week-answers.ts';
import { generator } from '../random/seed.ts';
import { ServedWeek } from './served.ts';

/** Answers to the exercises of the finished tasks of a week, some part of them right: for printed weeks and tests. */
export const answersTo = (
  planEstudio: readonly Dia[],
  seed: string,
  right: number | ((temaId: string, exercise: string) => number),
): readonly Answer[] => {
  const next = generator(seed);
  const answers: Answer[] = [];
  const first = planEstudio.flatMap(({ tareas }) => tareas)[0];
  if (!first) return answers;
  const week = new ServedWeek(gameOf(gameOfTopic(first.temaId)));
  const chance = (temaId: string, id: string): number => (typeof right === 'number' ? right : right(temaId, id));
  for (const [diaIndex, { fecha, tareas }] of planEstudio.entries()) {
    for (const [tareaIndex, task] of tareas.entries()) {
      if (task.estado !== 'finalizado') continue;
      const met = week.task(task, { right: ({ temaId }, id) => next() < chance(temaId, id) });
      for (const [i, { ejercicio, right: isRight, ms }] of met.entries()) {
        const minute = i % 60;
        answers.push({
          id: `${diaIndex}-${tareaIndex}-${i}`,
          diaIndex,
          tareaIndex,
          ejercicio,
          resultado: isRight ? 'bien' : 'mal',
          pistas: 0,
          ms: Math.round(ms * (0.5 + next())),
          hechoEn: `${fecha}T${String(14 + Math.min(8, tareaIndex)).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`,
        });
      }
    }
  }
  return answers;
};
