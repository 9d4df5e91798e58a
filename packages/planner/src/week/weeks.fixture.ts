import { addDays, type Dia, type Estado, type InformacionTema, type Objetivo, type Tarea } from '@estratega/domain';
import { gameOf } from '../games/index.ts';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '../index.ts';
import { type TracedWeek, traceWeek } from './plan-week.ts';

/** What the invariants' tests share. */

export const HOY = '2026-11-16';
export const options = (seed: number, numRuns: number) => ({ numRuns, seed, endOnFailure: true });

export const trace = (request: InformacionTema, learner: LearnerState = initialLearner(request), hoy = HOY) =>
  traceWeek(gameOf(request.campo), { informacionTema: request, learner, hoy });
export const plan = (request: InformacionTema, learner: LearnerState = initialLearner(request)) =>
  planWeek({ informacionTema: request, learner, hoy: HOY });
export const tasksOf = (week: { readonly planEstudio: readonly Dia[] }): readonly Tarea[] =>
  week.planEstudio.flatMap((day) => day.tareas);
export const minutesOf = (tasks: readonly Tarea[]): number => tasks.reduce((sum, task) => sum + task.tiempo, 0);

/** Finishes the tasks and objectives that are said, by their number in the week. */
export const finished = (
  week: { readonly planEstudio: readonly Dia[]; readonly objetivos: readonly Objetivo[] },
  does: (i: number) => boolean,
  meets: (i: number) => boolean,
) => {
  let at = 0;
  const mark = (done: boolean): Estado => (done ? 'finalizado' : 'esperando');
  return {
    planEstudio: week.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: mark(does(at++)) })),
    })),
    objetivos: week.objetivos.map((objective, i) => ({ ...objective, estado: mark(meets(i)) })),
  };
};

const LONG_DAY = 9 * 60;

/**
 * Whoever has never played has nothing to go on with: with two or three new units a week, three areas are not always in
 * reach, and a beginner's day of ten hours holds more units than may begin. These three promises give way there.
 */
export const isPromise = (text: string, { context }: TracedWeek): boolean => {
  const { level, learner, days, game } = context;
  const neverPlayed = learner.declarado[game.rules]?.polaridad === 'no_sabe';
  const isLong = days.some((day) => day.minutes > LONG_DAY);
  return !(level === 0 && (neverPlayed || isLong) && /^(?:10 twice|12 areas|13 new)/u.test(text));
};

/** Weeks one after another, each planned from what was done of those before. */
export const chain = (
  request: InformacionTema,
  weeks: number,
  does: (i: number) => boolean = () => true,
  meets: (i: number) => boolean = (i) => i !== 0,
) => {
  let learner = initialLearner(request);
  let hoy = HOY;
  return Array.from({ length: weeks }, () => {
    const traced = trace(request, learner, hoy);
    const week = { traced, hoy, learner };
    learner = learnFromWeek(learner, { hoy, informacionTema: request, ...finished(traced.week, does, meets) });
    hoy = addDays(hoy, 7);
    return week;
  });
};
