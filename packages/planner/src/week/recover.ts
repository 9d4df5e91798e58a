import type { Carril, Dia, Fecha, Tarea } from '@estratega/domain';
import { daysBetween } from '../learner/memory.ts';

/**
 * What is left of a week after days went by without study: the same minutes as far as the days that are left can hold
 * them, none over a quarter longer than it was, the least valuable dropped and said. Nothing done is touched.
 */

export interface RecoveredTask {
  readonly tarea: Tarea;
  /** Where it stood, so that what was stored of it can be found. */
  readonly diaIndex: number;
  readonly tareaIndex: number;
}

export interface RecoveredDay {
  readonly dia: Dia['dia'];
  readonly fecha: Fecha;
  readonly tareas: readonly RecoveredTask[];
}

export interface RecoveredWeek {
  /** Days from today on, with what each holds now. */
  readonly dias: readonly RecoveredDay[];
  readonly quitadas: readonly RecoveredTask[];
  /** Minutes brought over from days that are gone. */
  readonly recuperados: number;
  /** After a week or more away, the first session is this long at most, in minutes. */
  readonly primeraSesion?: number;
}

const MORE_A_DAY = 1.25;
const AWAY_DAYS = 7;
const FIRST_SESSION = 10;
const STEP = 5;
const SHORTEST = 10;

/** What is given up last first: what was asked for or failed, then what is due, then the path; the close stays where it is. */
const LANE_WORTH: Readonly<Record<Carril, number>> = {
  pedido: 5,
  debil: 5,
  propio: 4,
  camino: 3,
  repaso: 3,
  juego: 2,
  cierre: 1,
};
const PRIORITY_WORTH: Readonly<Record<Tarea['prioridad'], number>> = { alta: 2, media: 1, baja: 0 };

const worthOf = ({ tarea }: RecoveredTask): number =>
  10 * LANE_WORTH[tarea.carril ?? 'camino'] + 5 * PRIORITY_WORTH[tarea.prioridad];

const minutesOf = (tasks: readonly RecoveredTask[]): number => tasks.reduce((sum, one) => sum + one.tarea.tiempo, 0);
const unitOf = ({ tarea }: RecoveredTask): string => `${tarea.temaId}@${tarea.nivel}`;

const shortened = (task: RecoveredTask, tiempo: number): RecoveredTask => ({
  ...task,
  tarea: { ...task.tarea, tiempo },
});

/** A game goes with its analysis: neither comes without the other, and not about what was never studied. */
const isPlay = ({ tarea }: RecoveredTask): boolean => tarea.carril === 'juego';

interface OpenDay {
  readonly dia: Dia['dia'];
  readonly fecha: Fecha;
  /** Most that the day may hold. */
  readonly room: number;
  tasks: RecoveredTask[];
}

/** `done`: places of finished tasks, as "día tarea"; `lastSeen`: the last day on which the player did anything. */
export const recover = (
  plan: readonly Dia[],
  done: (diaIndex: number, tareaIndex: number) => boolean,
  hoy: Fecha,
  lastSeen?: Fecha,
): RecoveredWeek => {
  const missed: RecoveredTask[] = [];
  const open: OpenDay[] = [];
  for (const [diaIndex, { dia, fecha, tareas }] of plan.entries()) {
    const all = tareas.map((tarea, tareaIndex): RecoveredTask => ({ tarea, diaIndex, tareaIndex }));
    const left = all.filter(({ tareaIndex }) => !done(diaIndex, tareaIndex));
    if (fecha < hoy) missed.push(...left);
    else {
      const planned = minutesOf(all);
      const spent = planned - minutesOf(left);
      open.push({ dia, fecha, room: Math.floor((planned * MORE_A_DAY) / STEP) * STEP - spent, tasks: left });
    }
  }
  const isAway = lastSeen !== undefined && daysBetween(lastSeen, hoy) >= AWAY_DAYS;
  const away = isAway ? { primeraSesion: FIRST_SESSION } : {};
  const dropped: RecoveredTask[] = [];
  let brought = 0;

  const fits = (day: OpenDay, task: RecoveredTask): boolean =>
    !day.tasks.some((one) => unitOf(one) === unitOf(task) && one.tarea.tipo !== 'cierre');
  const place = (task: RecoveredTask): boolean => {
    for (const day of open) {
      const room = day.room - minutesOf(day.tasks);
      if (!fits(day, task) || room < SHORTEST) continue;
      // The longest that fits: a shorter block is better than none, but not a game cut in half.
      const minutes = Math.min(task.tarea.tiempo, room);
      if (minutes < task.tarea.tiempo && (isPlay(task) || minutes < Math.min(task.tarea.tiempo, 15))) continue;
      const closing = day.tasks.findIndex(
        ({ tarea }) => tarea.tipo === 'cierre' || isPlay({ tarea, diaIndex: 0, tareaIndex: 0 }),
      );
      const at = closing < 0 ? day.tasks.length : closing;
      day.tasks.splice(at, 0, minutes === task.tarea.tiempo ? task : shortened(task, minutes));
      brought += minutes;
      return true;
    }
    return false;
  };

  const byWorth = [...missed].sort(
    (a, b) => worthOf(b) - worthOf(a) || a.diaIndex - b.diaIndex || a.tareaIndex - b.tareaIndex,
  );
  for (const task of byWorth) {
    // The close of a week that is over, and half a pair of game and analysis, are not worth bringing over.
    if (task.tarea.tipo === 'cierre' || !place(task)) {
      const swapped = task.tarea.tipo !== 'cierre' && swap(open, task, dropped);
      if (swapped) brought += task.tarea.tiempo;
      else dropped.push(task);
    }
  }
  return {
    dias: open.map(({ dia, fecha, tasks }) => ({ dia, fecha, tareas: tasks })),
    quitadas: dropped.sort((a, b) => a.diaIndex - b.diaIndex || a.tareaIndex - b.tareaIndex),
    recuperados: brought,
    ...away,
  };
};

/** What is worth more takes the place of what is worth clearly less and lasts as long. */
const swap = (open: readonly OpenDay[], task: RecoveredTask, dropped: RecoveredTask[]): boolean => {
  let worst: { day: OpenDay; at: number } | undefined;
  for (const day of open) {
    if (day.tasks.some((one) => unitOf(one) === unitOf(task))) continue;
    for (const [at, one] of day.tasks.entries()) {
      const isLess = worthOf(one) + 10 <= worthOf(task) && one.tarea.tiempo >= task.tarea.tiempo && !isPlay(one);
      if (!isLess || one.tarea.tipo === 'cierre') continue;
      if (!worst || worthOf(one) < worthOf(worst.day.tasks[worst.at] as RecoveredTask)) worst = { day, at };
    }
  }
  if (!worst) return false;
  const [out] = worst.day.tasks.splice(worst.at, 1, task);
  if (out) dropped.push(out);
  return true;
};
