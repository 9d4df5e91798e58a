/** Weekdays as the product writes them, in the order a Spanish-speaking player reads a week. */
export const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;
export type DiaSemana = (typeof WEEKDAYS)[number];

/** January first. */
export const MONTHS: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

export const WEEK_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
export const WEEK_MS = WEEK_DAYS * DAY_MS;

export const DEFAULT_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/** A calendar day, "2026-11-16": no clock, no zone. */
export type Fecha = string;

const toUtc = (fecha: Fecha): number => Date.parse(`${fecha}T00:00:00Z`);
const fromUtc = (ms: number): Fecha => new Date(ms).toISOString().slice(0, 10);

export const addDays = (fecha: Fecha, days: number): Fecha => fromUtc(toUtc(fecha) + days * DAY_MS);

export const weekdayOf = (fecha: Fecha): DiaSemana => {
  const sundayFirst = new Date(toUtc(fecha)).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] as DiaSemana;
};

const calendars = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones. A zone is the same in small letters or large ones, and a visitor could write it in millions of ways. */
const MOST_CALENDARS = 700;

/** Made once for each zone: making one costs a hundred times what asking it does. */
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (calendars.size >= MOST_CALENDARS) calendars.clear();
  calendars.set(timeZone, made);
  return made;
};

/** As much of it as is used here: no library of ours declares it yet. */
interface Zoned {
  readonly toPlainDate: () => { readonly toString: () => Fecha };
}
type MakeZoned = new (nanoseconds: bigint, timeZone: string) => Zoned;
const NANOSECONDS = 1_000_000n;

/**
 * Temporal, where there is one: the first format of Intl keeps a phone busy for a fifth of a second before the first screen is drawn, and
 * Temporal says the same day at once. Looked for each time: it is one property.
 */
const zonedOf = (moment: Date, timeZone: string): Zoned | undefined => {
  const { Temporal } = globalThis as { readonly Temporal?: { readonly ZonedDateTime: MakeZoned } };
  return Temporal && new Temporal.ZonedDateTime(BigInt(moment.getTime()) * NANOSECONDS, timeZone);
};

/** The calendar day that a moment is, for a player in a time zone. */
export const dayIn = (moment: Date, timeZone: string): Fecha =>
  zonedOf(moment, timeZone)?.toPlainDate().toString() ?? calendarOf(timeZone).format(moment);

export const isTimeZone = (timeZone: string): boolean => {
  try {
    return (zonedOf(new Date(0), timeZone) ?? calendarOf(timeZone)) !== undefined;
  } catch {
    return false;
  }
};

/** The seven days that start with `hoy`, each with its weekday. */
export const weekFrom = (hoy: Fecha): readonly { readonly fecha: Fecha; readonly dia: DiaSemana }[] =>
  Array.from({ length: WEEK_DAYS }, (_, i) => {
    const fecha = addDays(hoy, i);
    return { fecha, dia: weekdayOf(fecha) };
  });

/** Milliseconds until the week that began at `createdAt` is over; never negative. */
export const remainingMs = (createdAt: Date, now: Date): number =>
  Math.max(0, createdAt.getTime() + WEEK_MS - now.getTime());

export interface Countdown {
  readonly dias: number;
  readonly horas: number;
  readonly minutos: number;
  readonly segundos: number;
}

export const countdown = (createdAt: Date, now: Date): Countdown => {
  const seconds = Math.ceil(remainingMs(createdAt, now) / 1000);
  return {
    dias: Math.floor(seconds / 86_400),
    horas: Math.floor((seconds % 86_400) / 3600),
    minutos: Math.floor((seconds % 3600) / 60),
    segundos: seconds % 60,
  };
};
