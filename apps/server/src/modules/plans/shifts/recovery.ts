import {
  type Dia,
  dayIn,
  type Objetivo,
  openEnded,
  type Plan,
  type Recuperacion,
  studiedOn,
  type Tarea,
} from '@estratega/domain';
import type { TaskPlace } from './repository.ts';

/** What re-planning changes of a week, told to the player and written to the rows. */

export interface ChangedTask extends Omit<TaskPlace, 'planId'> {
  readonly before: Tarea;
  readonly after: Tarea;
}

export const changedTasks = (before: readonly Dia[], after: readonly Dia[]): readonly ChangedTask[] =>
  before.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap((task, tareaIndex) => {
      const now = after[diaIndex]?.tareas[tareaIndex];
      return now === undefined || now === task ? [] : [{ diaIndex, tareaIndex, before: task, after: now }];
    }),
  );

const minutesByDay = (plan: readonly Dia[]): ReadonlyMap<string, number> => {
  const minutes = new Map<string, number>();
  for (const day of plan) {
    for (const task of day.tareas) {
      const { fecha } = studiedOn(day, task);
      if (!task.noAplica) minutes.set(fecha, (minutes.get(fecha) ?? 0) + task.tiempo);
    }
  }
  return minutes;
};

/** The last day on which the player did anything of this plan: making it, answering, or finishing the task of a day. */
export const lastStudied = (
  { createdAt, zonaHoraria, planEstudio }: Pick<Plan, 'createdAt' | 'zonaHoraria' | 'planEstudio'>,
  answered: readonly { readonly hechoEn: string }[],
  hoy: string,
): string => {
  const done = planEstudio.flatMap((day) =>
    day.tareas.flatMap((task) => (task.estado === 'finalizado' && !task.noAplica ? [studiedOn(day, task).fecha] : [])),
  );
  const days = [createdAt, ...answered.map(({ hechoEn }) => hechoEn)].map((at) => dayIn(new Date(at), zonaHoraria));
  return [...days, ...done.filter((fecha) => fecha <= hoy)].reduce((last, day) => (day > last ? day : last));
};

const tasksIn = (days: readonly Dia[]): readonly Tarea[] => days.flatMap(({ tareas }) => tareas);

export const describeRecovery = (
  { planEstudio: before, objetivos }: { readonly planEstudio: readonly Dia[]; readonly objetivos: readonly Objetivo[] },
  after: readonly Dia[],
  hoy: string,
  rest: { readonly aplicada: boolean; readonly primeraSesion: number | undefined },
): Recuperacion => {
  const changed = changedTasks(before, after);
  const dayOf = (diaIndex: number, task: Tarea) => studiedOn(before[diaIndex] as Dia, task);
  const missed = new Map<string, Recuperacion['perdidos'][number]>();
  for (const day of before) {
    for (const task of day.tareas) {
      const { dia, fecha } = studiedOn(day, task);
      if (fecha >= hoy || task.estado === 'finalizado') continue;
      missed.set(fecha, { dia, fecha, minutos: (missed.get(fecha)?.minutos ?? 0) + task.tiempo });
    }
  }
  const named = ({ diaIndex, tareaIndex, after: task }: ChangedTask) => ({
    diaIndex,
    tareaIndex,
    titulo: task.titulo,
    ...pick(dayOf(diaIndex, task)),
    tiempo: task.tiempo,
  });
  const movidas = changed
    .filter(({ after: task }) => !task.noAplica)
    .map((one) => ({ ...named(one), antes: { ...pick(dayOf(one.diaIndex, one.before)), tiempo: one.before.tiempo } }));
  const [was, now] = [minutesByDay(before), minutesByDay(after)];
  const touched = new Map(movidas.map(({ dia, fecha }) => [fecha, dia]));
  for (const { dia, fecha } of before) if (fecha >= hoy && was.get(fecha) !== now.get(fecha)) touched.set(fecha, dia);
  return {
    hay: changed.length > 0,
    aplicada: rest.aplicada && changed.length > 0,
    perdidos: [...missed.values()].sort((a, b) => (a.fecha < b.fecha ? -1 : 1)),
    movidas: movidas.sort((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0)),
    objetivosFuera: openEnded(tasksIn(before), objetivos)
      .filter((one) => !openEnded(tasksIn(after), objetivos).includes(one))
      .map(({ titulo }) => titulo),
    quitadas: changed.filter(({ after: task }) => task.noAplica).map(named),
    dias: [...touched]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([fecha, dia]) => ({ dia, fecha, minutos: now.get(fecha) ?? 0, antes: was.get(fecha) ?? 0 })),
    recuperados: movidas.reduce((sum, { antes, tiempo }) => (antes.fecha < hoy ? sum + tiempo : sum), 0),
    ...(rest.primeraSesion === undefined ? {} : { primeraSesion: rest.primeraSesion }),
  };
};

const pick = ({ dia, fecha }: Pick<Dia, 'dia' | 'fecha'>) => ({ dia, fecha });
