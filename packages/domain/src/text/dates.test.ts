import { expect, test } from 'vitest';
import { addDays } from '../plan/week.ts';
import { dayAndMonth, longDate, monthAndYear, shortDate } from './dates.ts';

const DAYS = Array.from({ length: 800 }, (_, i) => addDays('2024-12-30', 3 * i));
/** Those that differ from what Intl says. */
const differing = (own: (fecha: string) => string, intl: (fecha: string) => string) =>
  DAYS.filter((fecha) => own(fecha) !== intl(fecha));

const noon = (fecha: string) => new Date(`${fecha}T12:00:00`);
const midnight = (fecha: string) => new Date(`${fecha}T00:00:00Z`);
const format = (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);

test('long days are those of Intl', () => {
  for (const locale of ['es-AR', 'es-419']) {
    const intl = format(locale, { dateStyle: 'long' });
    expect(
      differing(
        (fecha) => longDate(noon(fecha)),
        (fecha) => intl.format(noon(fecha)),
      ),
    ).toEqual([]);
  }
});

test('short days are those of Intl without its «de»', () => {
  const intl = format('es-AR', { day: 'numeric', month: 'short', year: 'numeric' });
  const without = (fecha: string) => intl.format(noon(fecha)).replaceAll(' de ', ' ');
  expect(differing((fecha) => shortDate(noon(fecha)), without)).toEqual([]);
});

test('written days and months are those of Intl', () => {
  const day = format('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const month = format('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(differing(dayAndMonth, (fecha) => day.format(midnight(fecha)))).toEqual([]);
  expect(differing(monthAndYear, (fecha) => month.format(midnight(fecha)))).toEqual([]);
});
