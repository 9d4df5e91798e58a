import type { DiaSemana, Plan, Tarea } from '@estratega/domain';
import { timerKey } from '../timer/timers.ts';

/** A task with its place in the week, which is also its name for the server. */
export interface StudyTask extends Tarea {
  readonly key: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly dia: DiaSemana;
  readonly fecha: string;
}

const known = new WeakMap<Tarea, StudyTask>();

/** The same task gives the same object, so that its row is drawn again only when it changes. */
export function tasksOf(plan: Plan): StudyTask[] {
  return plan.planEstudio.flatMap(({ dia, fecha, tareas }, diaIndex) =>
    tareas.map((tarea, tareaIndex) => {
      const found = known.get(tarea);
      if (found) return found;
      const task = { ...tarea, key: timerKey(plan.id, diaIndex, tareaIndex), diaIndex, tareaIndex, dia, fecha };
      known.set(tarea, task);
      return task;
    }),
  );
}

export const minutesOf = (tasks: readonly Pick<Tarea, 'tiempo'>[]): number =>
  tasks.reduce((sum, { tiempo }) => sum + tiempo, 0);
