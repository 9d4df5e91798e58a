import { isRight, type Plan, type Resultado } from '@estratega/domain';
import type { Lessons } from '../../platform/lessons/lessons.ts';

/** What is known of a plan only when it is read: where its lessons are today, and what was answered. */

export interface ExerciseAnswers {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly ejercicio: string;
  readonly primero: Resultado;
  readonly ultimo: Resultado;
  readonly veces: number;
  readonly ms: number;
}

const MINUTE_MS = 60_000;

const ofTask = (answers: readonly ExerciseAnswers[], diaIndex: number, tareaIndex: number) => {
  const own = answers.filter((one) => one.diaIndex === diaIndex && one.tareaIndex === tareaIndex);
  if (own.length === 0) return {};
  return {
    intentos: own.map(({ ejercicio, primero, ultimo, veces }) => ({ ejercicio, primero, ultimo, veces })),
    minutosReales: Math.round(own.reduce((sum, { ms }) => sum + ms, 0) / MINUTE_MS),
  };
};

/** Objectives count by themselves: each exercise of their theme once, by its first answer in this week. */
const counted = (plan: Plan, temaId: string, answers: readonly ExerciseAnswers[]) => {
  const asked = new Set<string>();
  const first = new Map<string, Resultado>();
  for (const [diaIndex, day] of plan.planEstudio.entries()) {
    for (const [tareaIndex, task] of day.tareas.entries()) {
      if (task.temaId !== temaId) continue;
      // What does not apply asks nothing; what was answered of it counts all the same.
      if (!task.noAplica) for (const ejercicio of task.leccion?.ejercicios ?? []) asked.add(ejercicio);
      for (const one of answers) {
        if (one.diaIndex !== diaIndex || one.tareaIndex !== tareaIndex || first.has(one.ejercicio)) continue;
        first.set(one.ejercicio, one.primero);
        asked.add(one.ejercicio);
      }
    }
  }
  if (asked.size === 0) return {};
  return { medido: { aciertos: [...first.values()].filter(isRight).length, hechos: first.size, de: asked.size } };
};

export const withAnswers = (plan: Plan, answers: readonly ExerciseAnswers[]): Plan => ({
  ...plan,
  planEstudio: plan.planEstudio.map((day, diaIndex) => ({
    ...day,
    tareas: day.tareas.map((task, tareaIndex) => ({ ...task, ...ofTask(answers, diaIndex, tareaIndex) })),
  })),
  objetivos: plan.objetivos.map((objective) => ({ ...objective, ...counted(plan, objective.temaId, answers) })),
});

export const withPacks = (plan: Plan, lessons: Pick<Lessons, 'paquetes'>): Plan => ({
  ...plan,
  planEstudio: plan.planEstudio.map((day) => ({
    ...day,
    tareas: day.tareas.map((task) => {
      if (!task.leccion) return task;
      const { unidad, ejercicios, mezcla = [] } = task.leccion;
      return {
        ...task,
        leccion: { ...task.leccion, paquetes: [...lessons.paquetes(ejercicios, [unidad, ...mezcla])] },
      };
    }),
  })),
});
