import { addDays, type Fecha } from '@estratega/domain';
import { eventIn } from '../freetext/event.ts';
import { daysBetween } from '../learner/memory.ts';
import type { Context } from './context.ts';

/** A tournament ahead: what begins grows less before it, and the last days hold nothing new. */

/** Days before it from which half as much begins, and from which nothing does. */
const HALF_FROM = 14;
const NOTHING_FROM = 8;
/** Days around it without lessons, tests and games of the plan: a tournament of a weekend, and what comes before it. */
const CALM_BEFORE = 2;
const CALM_AFTER = 2;

/** The texts are of the first week and of this one: «en tres semanas» counts from there. */
export const eventOf = (text: string, news: string, hoy: Fecha, week: number): Fecha | undefined =>
  [eventIn(news, hoy), eventIn(text, addDays(hoy, -7 * week))].find(
    (day) => day !== undefined && day >= addDays(hoy, -CALM_AFTER),
  );

export const withEvent = (context: Context, event: Fecha | undefined): Context => {
  const first = context.days[0]?.fecha;
  if (event === undefined || first === undefined) return context;
  const left = daysBetween(first, event);
  if (left > HALF_FROM) return context;
  // Once it has begun, only the days right after it stay calm.
  if (daysBetween(event, first) > 0) return { ...context, event };
  const newUnits = left <= NOTHING_FROM ? 0 : Math.max(1, Math.floor(context.load.newUnits / 2));
  return { ...context, event, load: { ...context.load, newUnits } };
};

/** Days from a day of the week to the tournament; negative once it has begun. */
export const daysToEvent = ({ event }: Pick<Context, 'event'>, day: Fecha): number | undefined =>
  event === undefined ? undefined : day <= event ? daysBetween(day, event) : -daysBetween(event, day);

export const isCalm = (context: Pick<Context, 'event'>, day: Fecha): boolean => {
  const left = daysToEvent(context, day);
  return left !== undefined && left <= CALM_BEFORE && left >= -CALM_AFTER;
};
