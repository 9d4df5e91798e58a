import { type DiaSemana, type Plan, studiedOn, type Tarea, type TareaPropia } from '@estratega/domain';
import { timerKey } from '../../../shell/timer/timers.ts';

/** A task with its place in the list, which is also its name for the server, and the day on which it is studied. */
export interface StudyTask extends Tarea {
  readonly key: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly dia: DiaSemana;
  readonly fecha: string;
  /** Where it came from, when missed days were re-planned. */
  readonly de?: DiaSemana;
  /** The id of a task that the player added: it has no place in the list and no lesson. */
  readonly propia?: string;
}

const known = new WeakMap<Tarea | TareaPropia, StudyTask>();

function kept<T extends Tarea | TareaPropia>(tarea: T, make: (tarea: T) => StudyTask): StudyTask {
  const found = known.get(tarea);
  if (found) return found;
  const task = make(tarea);
  known.set(tarea, task);
  return task;
}

const ownTask =
  (planId: string) =>
  ({ id, dia, fecha, titulo, nota = '', tiempo, estado, prioridad }: TareaPropia): StudyTask => ({
    key: `${planId}.p.${id}`,
    propia: id,
    diaIndex: -1,
    tareaIndex: -1,
    dia,
    fecha,
    titulo,
    descripcion: nota,
    contenido: '',
    tiempo,
    estado,
    prioridad,
    temaId: '',
    nivel: 0,
    tipo: 'cierre',
    porque: '',
  });

const byDay = (a: StudyTask, b: StudyTask): number => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0);

/** In the order of the days. The same task gives the same object, so that its row is drawn again only when it changes. */
export function tasksOf(plan: Plan): StudyTask[] {
  const planned = plan.planEstudio.flatMap((day, diaIndex) =>
    day.tareas.map((one, tareaIndex) =>
      kept(one, (tarea) => {
        const { dia, fecha } = studiedOn(day, tarea);
        const key = timerKey(plan.id, diaIndex, tareaIndex);
        const from = fecha === day.fecha ? {} : { de: day.dia };
        return { ...tarea, key, diaIndex, tareaIndex, dia, fecha, ...from };
      }),
    ),
  );
  return [...planned, ...plan.propias.map((one) => kept(one, ownTask(plan.id)))].sort(byDay);
}

export const minutesOf = (tasks: readonly Pick<Tarea, 'tiempo' | 'noAplica'>[]): number =>
  tasks.reduce((sum, { tiempo, noAplica }) => (noAplica ? sum : sum + tiempo), 0);
