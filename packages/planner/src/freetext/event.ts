import { addDays, type Fecha, MONTHS, WEEKDAYS, weekdayOf } from '@estratega/domain';
import { plainText } from './tokens.ts';

/** The day of a tournament that a text names: «el 5 de diciembre empiezo un abierto», «en tres semanas juego un torneo». */

const NUMBERS: Readonly<Record<string, number>> = { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 };

/** An open raise, the open Spanish and a master who is «nacional» are none. */
const TOURNAMENT =
  /\b(?:torneo|campeonato|interclubes|clasificatorio|main event|(?:el|un|al|del|de) (?:abierto|open(?! raise| shove| limp)|nacional))\b/u;
/** Over, or every week: no day to get ready for. */
const NOT_AHEAD =
  /\b(?:jugue|gane|perdi|quede|hice|termine|fui|tuve|estuve|participe|comieron|acabo de|ayer|pasado|todos los|cada)\b/u;
/** A bare weekday may as well be the one before: somebody says that they will play. */
const GOES =
  /\b(?:juego|jugare|jugamos|jugar|voy|tengo|tenemos|empiezo|empieza|sera|es|hay|participo|disputo|viene|proximo|este)\b/u;

const ON_DATE = new RegExp(`\\b(\\d{1,2}) de (${MONTHS.join('|')}|setiembre)(?: (?:de|del) (\\d{4}))?\\b`, 'u');
const AHEAD = /\b(?:en|dentro de) (\d{1,2}|un|una|dos|tres|cuatro|cinco|seis) (dias?|semanas?|mes|meses)\b/u;
const ON_WEEKDAY = new RegExp(`\\b(?:este|el proximo|el) (${WEEKDAYS.join('|')})\\b`, 'u');
const NEXT_WEEK = /\bla (?:semana que viene|proxima semana|semana proxima)\b/u;

const ROUNDS = /\b(\d{1,2}|cinco|seis|siete|ocho|nueve|diez|once) rondas\b/u;
const ROUND_NUMBERS: Readonly<Record<string, number>> = {
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
};
const WEEKEND = /\b(?:fin de semana|finde|dos dias|2 dias)\b/u;
const ONE_DAY = /\b(?:un dia|una tarde|rapidas|rapido|blitz|relampago|domingo grande|grande del mes|main event)\b/u;
const DAYS = /\b(\d{1,2}|tres|cuatro|cinco|seis|siete|nueve) dias\b(?! a la semana)/u;
/** Up to so many rounds are played two a day; more, one a day. */
const TWO_A_DAY = 8;
const USUAL_DAYS = 2;
const DAYS_MOST = 12;

/** How many days the tournament of a text lasts, from its rounds or its days; a weekend where nothing tells. */
export const lengthIn = (text: string): number => {
  for (const sentence of text.split(/[.!?;\n]/u).map(plainText)) {
    if (!TOURNAMENT.test(sentence) || NOT_AHEAD.test(sentence)) continue;
    const rounds = ROUNDS.exec(sentence)?.[1];
    if (rounds !== undefined) {
      const many = ROUND_NUMBERS[rounds] ?? Number(rounds);
      return Math.min(DAYS_MOST, many <= TWO_A_DAY ? Math.ceil(many / 2) : many);
    }
    if (ONE_DAY.test(sentence)) return 1;
    if (WEEKEND.test(sentence)) return USUAL_DAYS;
    const days = AHEAD.test(sentence) ? undefined : DAYS.exec(sentence)?.[1];
    if (days !== undefined)
      return Math.min(DAYS_MOST, Math.max(1, ROUND_NUMBERS[days] ?? NUMBERS[days] ?? Number(days)));
  }
  return USUAL_DAYS;
};

const dayIn = (year: number, month: number, day: number): Fecha =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const onDate = ([, day, name, said]: RegExpExecArray, from: Fecha): Fecha | undefined => {
  const month = name === 'setiembre' ? 9 : MONTHS.indexOf(name as string) + 1;
  const year = Number(from.slice(0, 4));
  if (Number(day) < 1 || Number(day) > 31) return undefined;
  if (said) return dayIn(Number(said), month, Number(day));
  const soon = dayIn(year, month, Number(day));
  return soon < from ? dayIn(year + 1, month, Number(day)) : soon;
};

const ahead = ([, many, unit]: RegExpExecArray, from: Fecha): Fecha => {
  const number = NUMBERS[many as string] ?? Number(many);
  return addDays(from, number * (unit?.startsWith('dia') ? 1 : unit?.startsWith('sem') ? 7 : 30));
};

const onWeekday = (name: string, from: Fecha): Fecha => {
  for (let i = 0; i < 7; i++) if (weekdayOf(addDays(from, i)) === name) return addDays(from, i);
  return from;
};

/** `from`: the day on which it was written. The first tournament that is named with a day; nothing of what is over or comes every week. */
export const eventIn = (text: string, from: Fecha): Fecha | undefined => {
  for (const sentence of text.split(/[.!?;\n]/u).map(plainText)) {
    if (!TOURNAMENT.test(sentence) || NOT_AHEAD.test(sentence)) continue;
    const dated = ON_DATE.exec(sentence);
    if (dated) return onDate(dated, from);
    const later = AHEAD.exec(sentence);
    if (later) return ahead(later, from);
    if (NEXT_WEEK.test(sentence)) return addDays(from, 7);
    const weekday = ON_WEEKDAY.exec(sentence)?.[1];
    if (weekday && GOES.test(sentence)) return onWeekday(weekday, from);
  }
  return undefined;
};
