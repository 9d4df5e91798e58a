import { addDays, type Fecha, weekdayOf } from '@estratega/domain';
import { eventIn, lengthIn } from '../freetext/event.ts';
import { daysBetween } from '../learner/memory.ts';
import type { Context } from './context.ts';

/** A tournament ahead: what will be on the board comes before it, its own days are light, and afterwards its games come first. */

/** Days before it from which it is prepared, half as much begins, and nothing does. */
const KNOWN_FROM = 24;
const HALF_FROM = 14;
const NOTHING_FROM = 8;
/** Days before it without lessons on anything new, tests and games of the plan. */
const CALM_BEFORE = 2;
/** Days after its last one on which its games are still the first task. */
const LOOKED_BACK = 7;

/** Of a player's tournament: its first day, and how many it lasts. */
export interface Event {
  readonly dia: Fecha;
  readonly dias: number;
}

/** The texts are of the first week and of this one: «en tres semanas» counts from there. */
export const eventOf = (text: string, news: string, hoy: Fecha, week: number): Event | undefined => {
  const heard = [
    { said: news, from: hoy },
    { said: text, from: addDays(hoy, -7 * week) },
  ];
  for (const { said, from } of heard) {
    const dia = eventIn(said, from);
    const dias = lengthIn(said);
    if (dia !== undefined && addDays(dia, dias - 1 + LOOKED_BACK) >= hoy) return { dia, dias };
  }
  return undefined;
};

export const withEvent = (context: Context, event: Event | undefined): Context => {
  const first = context.days[0]?.fecha;
  if (event === undefined || first === undefined) return context;
  const { dia, dias } = event;
  const left = daysBetween(first, dia);
  if (left > KNOWN_FROM) return context;
  const known = { ...context, event: dia, eventDays: dias };
  // Once it has begun, only its own days stay calm.
  if (left > HALF_FROM || dia < first) return known;
  const newUnits = left <= NOTHING_FROM ? 0 : Math.max(1, Math.floor(context.load.newUnits / 2));
  return { ...known, load: { ...context.load, newUnits } };
};

type Eventful = Pick<Context, 'event' | 'eventDays'>;

/** Days from a day of the week to the tournament; negative once it has begun. */
export const daysToEvent = ({ event }: Pick<Context, 'event'>, day: Fecha): number | undefined =>
  event === undefined ? undefined : day <= event ? daysBetween(day, event) : -daysBetween(event, day);

/** What a day is to the tournament: the last ones before it, one of its rounds, or the time in which its games are looked at. */
export const momentOf = (context: Eventful, day: Fecha): 'antes' | 'ronda' | 'despues' | undefined => {
  const left = daysToEvent(context, day);
  if (left === undefined || left > CALM_BEFORE) return undefined;
  if (left > 0) return 'antes';
  const { eventDays = 1 } = context;
  if (-left < eventDays) return 'ronda';
  return -left < eventDays + LOOKED_BACK ? 'despues' : undefined;
};

/** The first study day after the last round: the games of the tournament are looked at before anything else. */
export const isLookBackDay = (context: Eventful & Pick<Context, 'days'>, day: Fecha): boolean => {
  const { event, eventDays = 1, days } = context;
  if (event === undefined || momentOf(context, day) !== 'despues') return false;
  for (let one = addDays(event, eventDays); one < day; one = addDays(one, 1))
    if (days.some(({ dia }) => dia === weekdayOf(one))) return false;
  return true;
};

export const isCalm = (context: Eventful, day: Fecha): boolean => {
  const moment = momentOf(context, day);
  return moment === 'antes' || moment === 'ronda';
};
