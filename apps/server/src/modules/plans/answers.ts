import {
  askedOfTheme,
  measure,
  type Objetivo,
  type Plan,
  type Resultado,
  type Tarea,
  type ThemeAnswer,
} from '@estratega/domain';
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

/** What the player wrote of one task, and how long it was worked on in session or by the timer. */
export interface TaskNotes {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly notas: NonNullable<Tarea['notas']>;
  readonly ms: number;
}

const MINUTE_MS = 60_000;
type At = { readonly diaIndex: number; readonly tareaIndex: number };
const placeOf = ({ diaIndex, tareaIndex }: At): string => `${diaIndex} ${tareaIndex}`;
type ByTask = ReadonlyMap<string, readonly ExerciseAnswers[]>;

/** Answers are given within a session: its time holds theirs. Where only they are known, theirs is what is known. */
export const realMs = (answered: number, worked: number): number => Math.max(answered, worked);

const ofTask = (own: readonly ExerciseAnswers[], noted: TaskNotes | undefined): Partial<Tarea> => {
  const ms = realMs(
    own.reduce((sum, one) => sum + one.ms, 0),
    noted?.ms ?? 0,
  );
  return {
    ...(own.length === 0
      ? {}
      : { intentos: own.map(({ ejercicio, primero, ultimo, veces }) => ({ ejercicio, primero, ultimo, veces })) }),
    ...(own.length === 0 && ms === 0 ? {} : { minutosReales: Math.round(ms / MINUTE_MS) }),
    ...(noted && Object.keys(noted.notas).length > 0 ? { notas: noted.notas } : {}),
  };
};

const msByTask = (
  answers: readonly (At & { readonly ms: number })[],
  notes: readonly TaskNotes[],
): ReadonlyMap<string, number> => {
  const answered = new Map<string, number>();
  for (const one of answers) answered.set(placeOf(one), (answered.get(placeOf(one)) ?? 0) + one.ms);
  const worked = new Map(notes.map((one) => [placeOf(one), one.ms]));
  const keys = new Set([...answered.keys(), ...worked.keys()]);
  return new Map([...keys].map((key) => [key, realMs(answered.get(key) ?? 0, worked.get(key) ?? 0)]));
};

/** Minutes of a whole week, task by task. */
export const realMinutes = (...told: Parameters<typeof msByTask>): number =>
  Math.round([...msByTask(...told).values()].reduce((all, ms) => all + ms, 0) / MINUTE_MS);

/** Of one task; nothing where nothing was answered or timed. */
export const realMinutesByTask = (...told: Parameters<typeof msByTask>): ((at: At) => number | undefined) => {
  const known = msByTask(...told);
  return (at) => {
    const ms = known.get(placeOf(at));
    return ms === undefined ? undefined : Math.round(ms / MINUTE_MS);
  };
};

/** Objectives count by themselves (`measure`): each exercise of their theme once, by its first answer in this week. */
const themed = (plan: Plan, answers: ByTask): readonly ThemeAnswer[] =>
  plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap(({ temaId }, tareaIndex) =>
      (answers.get(placeOf({ diaIndex, tareaIndex })) ?? []).map(({ ejercicio, primero }) => ({
        temaId,
        ejercicio,
        resultado: primero,
      })),
    ),
  );
const counted = (plan: Plan, objective: Objetivo, answers: readonly ThemeAnswer[]): Pick<Objetivo, 'medido'> => {
  const found = measure(objective, answers, askedOfTheme(plan.planEstudio, objective.temaId));
  if (!found) return {};
  const { aciertos, hechos, de } = found;
  return { medido: { aciertos, hechos, de } };
};

export const withAnswers = (plan: Plan, answers: readonly ExerciseAnswers[], notes: readonly TaskNotes[]): Plan => {
  const byTask: ByTask = Map.groupBy(answers, placeOf);
  const noted = new Map(notes.map((one) => [placeOf(one), one]));
  const tries = themed(plan, byTask);
  return {
    ...plan,
    planEstudio: plan.planEstudio.map((day, diaIndex) => ({
      ...day,
      tareas: day.tareas.map((task, tareaIndex) => {
        const place = placeOf({ diaIndex, tareaIndex });
        return { ...task, ...ofTask(byTask.get(place) ?? [], noted.get(place)) };
      }),
    })),
    objetivos: plan.objetivos.map((objective) => ({ ...objective, ...counted(plan, objective, tries) })),
  };
};

export const withPacks = (plan: Plan, lessons: Pick<Lessons, 'paquetes'>): Plan => ({
  ...plan,
  planEstudio: plan.planEstudio.map((day) => ({
    ...day,
    tareas: day.tareas.map((task) => {
      if (!task.leccion) return task;
      const { unidad, foco, ejercicios, partidas = [], mezcla = [], serie } = task.leccion;
      const filler = serie?.relleno ? [serie.relleno.unidad] : [];
      // What is watched in a game is told by the stage that it names.
      const watched = foco === undefined ? [] : [foco];
      const paquetes = lessons.paquetes([...ejercicios, ...partidas], [unidad, ...watched, ...mezcla, ...filler]);
      return {
        ...task,
        leccion: { ...task.leccion, paquetes: [...paquetes] },
      };
    }),
  })),
});
