import {
  addDays,
  type Dia,
  type Estado,
  HOLD_DAYS,
  type InformacionTema,
  type Objetivo,
  type Tarea,
} from '@estratega/domain';
import { answersTo } from '../evaluation/answers.ts';
import { gameOf } from '../games/index.ts';
import { initialLearner, type LearnerState, learnFromWeek, planWeek } from '../index.ts';
import { type TracedWeek, traceWeek } from './plan-week.ts';

/** What the invariants' tests share. */

export const HOY = '2026-11-16';

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

/** Weeks of more than twenty hours, and days of more than five, hold more than the curriculum of a level: there caps give way. */
const LONG_DAY = 5 * 60;
const LONG_WEEK = 20 * 60;

export const isPromise = (text: string, { context, selection }: TracedWeek): boolean => {
  const { days, totalMinutes, level, learner, game } = context;
  const isLong = totalMinutes > LONG_WEEK || days.some((day) => day.minutes > LONG_DAY);
  const neverPlayed = level === 0 && learner.declarado[game.rules]?.polaridad === 'no_sabe';
  if (/^(?:10b|13 new|8 own level|8 above|asked share)/u.test(text) && isLong) return false;
  // What failed or was asked for may fill a later week with one or two areas.
  if (/^12 areas/u.test(text) && learner.semana > 3) return false;
  if (/^10 twice/u.test(text) && selection.relaxed.includes('unidad repetida en el día') && isLong) return false;
  return !(neverPlayed && /^(?:12 areas|13 new|10b)/u.test(text));
};

/** Weeks one after another, each planned from what was done of those before. */
export const chain = (
  request: InformacionTema,
  weeks: number,
  does: (i: number) => boolean = () => true,
  /** Part of the exercises answered right, or ticks alone. */
  right: number | 'solo marcas' = 0.8,
  /** What one level holds is seen by itself: the player's word holds it every week. */
  isHeld = false,
) => {
  let learner = initialLearner(request);
  let hoy = HOY;
  return Array.from({ length: weeks }, () => {
    const traced = trace(request, learner, hoy);
    const before = learner;
    const done = finished(traced.week, does, () => true);
    const intentos = right === 'solo marcas' ? [] : answersTo(done.planEstudio, hoy, right);
    const held = { ...request.preferencias, nivelHasta: addDays(hoy, HOLD_DAYS) };
    const informacionTema = isHeld ? { ...request, preferencias: held } : request;
    learner = learnFromWeek(learner, { hoy, informacionTema, ...done, intentos });
    const week = { traced, hoy, learner: before, intentos };
    hoy = addDays(hoy, 7);
    return week;
  });
};
