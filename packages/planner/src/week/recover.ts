import { type Carril, type Dia, type Fecha, studiedOn, type Tarea, weekdayOf } from '@estratega/domain';
import { daysBetween } from '../learner/memory.ts';
import { shortened } from './shorten.ts';

/**
 * What is left of a week after days went by without study: the same minutes as far as the days that are left can hold
 * them, none over a quarter longer than it was planned, the least valuable dropped and said. Nothing done is touched, and
 * no task changes its place in the list, which is its name for answers, timers and changes on their way.
 */

export interface RecoveredTask {
  readonly tarea: Tarea;
  /** Where it stands in the list, so that what was stored of it can be found. */
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
const WORTH_BRINGING = 15;

/** What is given up last first: what was asked for, then what failed, what is due, the path; the close stays where it is. */
const LANE_WORTH: Readonly<Record<Carril, number>> = {
  pedido: 8,
  debil: 5,
  propio: 4,
  camino: 3,
  repaso: 3,
  juego: 2,
  cierre: 1,
};
const PRIORITY_WORTH: Readonly<Record<Tarea['prioridad'], number>> = { alta: 2, media: 1, baja: 0 };
const CLEARLY_MORE = 10;

export const worthOf = ({ tarea }: Pick<RecoveredTask, 'tarea'>): number =>
  10 * LANE_WORTH[tarea.carril ?? 'camino'] + 5 * PRIORITY_WORTH[tarea.prioridad];

const minutesOf = (tasks: readonly RecoveredTask[]): number => tasks.reduce((sum, one) => sum + one.tarea.tiempo, 0);
const unitOf = ({ tarea }: RecoveredTask): string => `${tarea.temaId}@${tarea.nivel}`;
const same = (a: RecoveredTask, b: RecoveredTask): boolean =>
  a.diaIndex === b.diaIndex && a.tareaIndex === b.tareaIndex;
const inOrder = (a: RecoveredTask, b: RecoveredTask): number => a.diaIndex - b.diaIndex || a.tareaIndex - b.tareaIndex;
const byWorth = (a: RecoveredTask, b: RecoveredTask): number => worthOf(b) - worthOf(a) || inOrder(a, b);

const isPlay = ({ tarea }: RecoveredTask): boolean => tarea.carril === 'juego';
const isGame = (task: RecoveredTask): boolean => isPlay(task) && task.tarea.tipo === 'jugar';
const isClose = ({ tarea }: RecoveredTask): boolean => tarea.tipo === 'cierre';

interface OpenDay {
  readonly dia: Dia['dia'];
  readonly fecha: Fecha;
  /** Most that what is not done yet may take. */
  readonly room: number;
  tasks: RecoveredTask[];
}

interface Placed extends RecoveredTask {
  readonly fecha: Fecha;
  readonly done: boolean;
}

/** A game goes with its analysis, the next one of the lane: neither comes without the other. */
const analysisOf = (all: readonly Placed[], game: RecoveredTask): RecoveredTask | undefined =>
  all.find(
    (one) =>
      isPlay(one) &&
      one.tarea.tipo === 'analizar' &&
      !one.done &&
      inOrder(one, game) > 0 &&
      !all.some((other) => isGame(other) && inOrder(other, game) > 0 && inOrder(other, one) < 0),
  );

/** A game that was brought over stands where it was put: after what its day studies, before the close. */
const inTheirPlace = (tasks: readonly Placed[]): readonly Placed[] => {
  const isBrought = (one: Placed): boolean => isPlay(one) && one.tarea.recuperada !== undefined;
  const rest = tasks.filter((one) => !isBrought(one));
  return [...rest.filter((one) => !isClose(one)), ...tasks.filter(isBrought), ...rest.filter(isClose)];
};

/** `done`: whether the task in that place is finished; `lastSeen`: the last day on which the player did anything. */
export const recover = (
  plan: readonly Dia[],
  done: (diaIndex: number, tareaIndex: number) => boolean,
  hoy: Fecha,
  lastSeen?: Fecha,
): RecoveredWeek => {
  const all = plan.flatMap((day, diaIndex) =>
    day.tareas.map(
      (tarea, tareaIndex): Placed => ({
        tarea,
        diaIndex,
        tareaIndex,
        fecha: studiedOn(day, tarea).fecha,
        done: tarea.noAplica !== undefined || done(diaIndex, tareaIndex),
      }),
    ),
  );
  const missed = all.filter((one) => !one.done && one.fecha < hoy);
  const open = plan
    .filter(({ fecha }) => fecha >= hoy)
    .map(({ dia, fecha, tareas }): OpenDay => {
      const planned = tareas.reduce((sum, { tiempo, recuperada }) => sum + (recuperada?.tiempoPlan ?? tiempo), 0);
      const here = all.filter((one) => one.fecha === fecha);
      const spent = minutesOf(here.filter((one) => one.done && one.tarea.noAplica === undefined));
      const tasks = inTheirPlace(here.filter((one) => !one.done));
      // A week that was already re-planned may not be lengthened once more.
      const room = Math.max(minutesOf(tasks), Math.floor((planned * MORE_A_DAY) / STEP) * STEP - spent);
      return { dia, fecha, room, tasks: tasks.map(toTask) };
    });
  const isAway = lastSeen !== undefined && daysBetween(lastSeen, hoy) >= AWAY_DAYS;
  if (isAway && open.length === 0) return comeBack(missed.map(toTask), hoy);

  const dropped: RecoveredTask[] = [];
  const take = (task: RecoveredTask): void => {
    for (const day of open) day.tasks = day.tasks.filter((one) => !same(one, task));
  };
  const drop = (task: RecoveredTask): void => {
    take(task);
    if (!dropped.some((one) => same(one, task))) dropped.push(original(all, task));
  };
  const fits = (day: OpenDay, task: RecoveredTask): boolean =>
    !day.tasks.some((one) => unitOf(one) === unitOf(task) && !isClose(one)) &&
    !all.some((one) => one.done && one.fecha === day.fecha && unitOf(one) === unitOf(task) && !isClose(one));
  const put = (day: OpenDay, task: RecoveredTask, minutes: number): void => {
    const closing = day.tasks.findIndex((one) => isClose(one) || isPlay(one));
    const at = closing < 0 || isPlay(task) ? day.tasks.findLastIndex((one) => !isClose(one)) + 1 : closing;
    day.tasks.splice(at, 0, { ...task, tarea: shortened(task.tarea, minutes) });
  };
  const place = (task: RecoveredTask): boolean => {
    for (const day of open) {
      const room = day.room - minutesOf(day.tasks);
      if (!fits(day, task) || room < SHORTEST) continue;
      // The longest that fits: a shorter block is better than none, but not a crumb of a long one.
      const minutes = Math.min(task.tarea.tiempo, room);
      if (minutes < Math.min(task.tarea.tiempo, WORTH_BRINGING)) continue;
      put(day, task, minutes);
      return true;
    }
    return false;
  };

  // What is played comes last, whole and with its analysis, or not at all; the close of days that are over is worth nothing.
  const games = missed.filter(isGame).map((game) => ({ game: toTask(game), analysis: analysisOf(all, game) }));
  for (const { analysis } of games) if (analysis) take(analysis);
  const held = games.flatMap(({ game, analysis }) => (analysis ? [game, analysis] : [game]));
  const study = missed.filter((one) => !held.some((other) => same(one, other))).map(toTask);
  const bring = (tasks: readonly RecoveredTask[]): void => {
    for (const task of [...tasks].sort(byWorth)) {
      if (isClose(task)) drop(task);
      else if (!place(task) && !swap(open, task, fits, drop)) drop(task);
    }
  };
  bring(study);
  for (const { game, analysis } of games) {
    const pair = analysis ? [game, toTask(analysis)] : [game];
    const day = open.find(
      (one) => one.room - minutesOf(one.tasks) >= minutesOf(pair) && pair.every((task) => fits(one, task)),
    );
    for (const task of pair) {
      if (day) put(day, task, task.tarea.tiempo);
      else drop(task);
    }
  }
  // Nothing is played about what was missed and did not come over.
  for (const game of unfounded(all, open)) {
    const analysis = analysisOf(all, game);
    drop(game);
    if (analysis) drop(analysis);
    const waiting = dropped.filter((one) => !isPlay(one) && !isClose(one) && missed.some((task) => same(task, one)));
    for (const task of waiting.sort(byWorth)) {
      if (place(task))
        dropped.splice(
          dropped.findIndex((one) => same(one, task)),
          1,
        );
    }
  }
  return {
    dias: open.map(({ dia, fecha, tasks }) => ({ dia, fecha, tareas: tasks })),
    quitadas: dropped.sort(inOrder),
    recuperados: open
      .flatMap(({ tasks }) => tasks)
      .reduce((sum, task) => (missed.some((one) => same(one, task)) ? sum + task.tarea.tiempo : sum), 0),
    ...(isAway ? { primeraSesion: FIRST_SESSION } : {}),
  };
};

const toTask = ({ tarea, diaIndex, tareaIndex }: RecoveredTask): RecoveredTask => ({ tarea, diaIndex, tareaIndex });
const original = (all: readonly Placed[], task: RecoveredTask): RecoveredTask =>
  toTask(all.find((one) => same(one, task)) ?? task);

/** Games whose focus the week was to study first, and now does not. */
const unfounded = (all: readonly Placed[], open: readonly OpenDay[]): readonly RecoveredTask[] =>
  open.flatMap(({ tasks, fecha }) =>
    tasks.filter((game, at) => {
      const focus = game.tarea.leccion?.foco;
      if (!isGame(game) || focus === undefined) return false;
      const studies = (one: RecoveredTask): boolean => !isPlay(one) && unitOf(one) === focus;
      const planned = all.filter((one) => studies(one) && inOrder(one, game) < 0);
      const still =
        planned.some((one) => one.done && one.tarea.noAplica === undefined) ||
        open.some((day) => day.fecha < fecha && day.tasks.some(studies)) ||
        tasks.slice(0, at).some(studies);
      return planned.length > 0 && !still;
    }),
  );

/** As long as what goes; what was asked for also comes shorter rather than not at all. */
const minutesInPlaceOf = (out: RecoveredTask, { tarea }: RecoveredTask): number | undefined => {
  if (out.tarea.tiempo >= tarea.tiempo) return tarea.tiempo;
  return tarea.carril === 'pedido' && out.tarea.tiempo >= WORTH_BRINGING ? out.tarea.tiempo : undefined;
};

/** What is worth clearly more takes the place of what lasts as long. */
const swap = (
  open: readonly OpenDay[],
  task: RecoveredTask,
  fits: (day: OpenDay, task: RecoveredTask) => boolean,
  drop: (task: RecoveredTask) => void,
): boolean => {
  let worst: { day: OpenDay; at: number; out: RecoveredTask } | undefined;
  for (const day of open) {
    if (!fits(day, task)) continue;
    for (const [at, out] of day.tasks.entries()) {
      if (isPlay(out) || isClose(out) || minutesInPlaceOf(out, task) === undefined) continue;
      if (worthOf(out) + CLEARLY_MORE > worthOf(task)) continue;
      if (!worst || worthOf(out) < worthOf(worst.out)) worst = { day, at, out };
    }
  }
  if (!worst) return false;
  const minutes = minutesInPlaceOf(worst.out, task) ?? task.tarea.tiempo;
  worst.day.tasks.splice(worst.at, 1, { ...task, tarea: shortened(task.tarea, minutes) });
  drop(worst.out);
  return true;
};

/** The week is over and the player was away: ten minutes of what matters most today, and the rest is let go. */
const comeBack = (missed: readonly RecoveredTask[], hoy: Fecha): RecoveredWeek => {
  const first = [...missed].sort(byWorth).find((one) => !isPlay(one) && !isClose(one) && one.tarea.tipo !== 'analizar');
  if (!first) return { dias: [], quitadas: [], recuperados: 0, primeraSesion: FIRST_SESSION };
  const tarea = shortened(first.tarea, Math.min(FIRST_SESSION, first.tarea.tiempo));
  return {
    dias: [{ dia: weekdayOf(hoy), fecha: hoy, tareas: [{ ...first, tarea }] }],
    quitadas: missed.filter((one) => !same(one, first)).sort(inOrder),
    recuperados: tarea.tiempo,
    primeraSesion: FIRST_SESSION,
  };
};

/** The week as it is after recovering: every task in its own place of the list, with the day it is studied on. */
export const applyRecovery = (plan: readonly Dia[], { dias, quitadas }: RecoveredWeek): readonly Dia[] =>
  plan.map((day, diaIndex) => ({
    ...day,
    tareas: day.tareas.map((tarea, tareaIndex): Tarea => {
      const here = { tarea, diaIndex, tareaIndex };
      if (quitadas.some((one) => same(one, here)))
        return { ...tarea, estado: 'finalizado', noAplica: { motivo: 'reorganizada' } };
      for (const { dia, fecha, tareas } of dias) {
        const moved = tareas.find((one) => same(one, here));
        const before = studiedOn(day, tarea);
        if (!moved || (before.fecha === fecha && moved.tarea.tiempo === tarea.tiempo)) continue;
        return { ...moved.tarea, recuperada: { dia, fecha, tiempoPlan: tarea.recuperada?.tiempoPlan ?? tarea.tiempo } };
      }
      return tarea;
    }),
  }));
