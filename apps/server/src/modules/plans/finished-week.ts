import { type IntentoGuardado, isRight, type Plan, type Resultado, weekTasks } from '@estratega/domain';
import { answeredUnseen } from '@estratega/lessons';
import { realMinutes, realMinutesByTask, type TaskNotes } from './answers.ts';
import type { Difficulties, FinishedWeek } from './planner.ts';
import { answerableIn, type StoredPlan, type StudiedPlan } from './repository.ts';
import type { ArchivedTask, LessonPlace } from './tables.ts';

/** What a week was: as the planner learns from it, and as it is remembered. */

export const tasksOf = (plan: Pick<Plan, 'planEstudio'>) => plan.planEstudio.flatMap(({ tareas }) => tareas);

/** As the planner learns from it: with what the player said of each task. */
export const finishedWeek = (
  plan: StudiedPlan,
  intentos: readonly IntentoGuardado[],
  dificultades: Difficulties,
): FinishedWeek => ({
  hoy: plan.hoy,
  informacionTema: plan.informacion,
  planEstudio: withNotes(plan.planEstudio, plan.noted),
  objetivos: plan.objetivos,
  // What was answered without being able to see what it rests on says nothing of the player.
  intentos: intentos.filter((one) => !answeredUnseen(one)),
  dificultades,
});

const withNotes = (days: Plan['planEstudio'], notes: readonly TaskNotes[]): Plan['planEstudio'] =>
  days.map((day, diaIndex) => ({
    ...day,
    tareas: day.tareas.map((task, tareaIndex) => {
      const noted = notes.find((one) => one.diaIndex === diaIndex && one.tareaIndex === tareaIndex);
      return noted ? { ...task, notas: noted.notas } : task;
    }),
  }));

/** The minutes of everything; of every exercise only its first try. */
export const measured = (intentos: readonly IntentoGuardado[], notes: readonly TaskNotes[]) => {
  const first = new Map<string, Resultado>();
  for (const { ejercicio, resultado } of intentos) if (!first.has(ejercicio)) first.set(ejercicio, resultado);
  return {
    minutosReales: realMinutes(intentos, notes),
    hechos: first.size,
    aciertos: [...first.values()].filter(isRight).length,
  };
};

export const minutesOf = (plan: StoredPlan): number =>
  weekTasks(plan).reduce((sum, task) => ('noAplica' in task && task.noAplica ? sum : sum + task.tiempo), 0);

export const lessonsOf = ({ planEstudio }: StoredPlan): LessonPlace[] =>
  planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap(({ leccion, carril }, tareaIndex) => {
      const place = leccion && answerableIn(leccion);
      return place && place.ejercicios.length > 0
        ? [{ diaIndex, tareaIndex, leccion: place, ...(carril ? { carril } : {}) }]
        : [];
    }),
  );

/** As they were planned; what was left out when the week was re-planned is not of it. */
const archivedTasks = (plan: StoredPlan): readonly ArchivedTask[] =>
  plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap((task, tareaIndex): readonly ArchivedTask[] => {
      const { tipo, carril, temaId, nivel, tiempo, estado, leccion, noAplica } = task;
      if (noAplica?.motivo === 'reorganizada') return [];
      return [
        {
          diaIndex,
          tareaIndex,
          tipo,
          ...(carril ? { carril } : {}),
          unidades: leccion?.mezcla ?? [leccion?.unidad ?? `${temaId}@${nivel}`],
          nivel,
          minutos: tiempo,
          hecha: estado === 'finalizado' && !noAplica,
        },
      ];
    }),
  );

/** With the minutes that were really spent on each, as far as they are known by now. */
export const withReal = (
  tasks: readonly ArchivedTask[],
  intentos: readonly IntentoGuardado[],
  notes: readonly TaskNotes[],
): readonly ArchivedTask[] => {
  const minutes = realMinutesByTask(intentos, notes);
  return tasks.map((task) => {
    const reales = minutes(task);
    return reales === undefined ? task : { ...task, reales };
  });
};

export const detailOf = (plan: StudiedPlan, intentos: readonly IntentoGuardado[]): readonly ArchivedTask[] =>
  withReal(archivedTasks(plan), intentos, plan.noted);

export const byKind = (plan: StoredPlan): Record<string, number> => {
  const minutes: Record<string, number> = {};
  for (const task of tasksOf(plan)) {
    if (task.estado === 'finalizado' && !task.noAplica) minutes[task.tipo] = (minutes[task.tipo] ?? 0) + task.tiempo;
  }
  return minutes;
};
