import { type Fecha, MONTHS } from '../plan/week.ts';

/** Days in words, as Intl writes them in Spanish; by hand for the reason that `numbers.ts` tells. */

const SHORT_MONTH = 3;
/** Four letters in Spanish. */
const SEPTEMBER = 8;

/** «1 de diciembre de 2025», where the clock of this machine stands. */
export const longDate = (moment: Date): string =>
  `${moment.getDate()} de ${MONTHS[moment.getMonth()]} de ${moment.getFullYear()}`;

/** «12 nov 2026». */
export const shortDate = (moment: Date): string => {
  const month = MONTHS[moment.getMonth()] ?? '';
  return `${moment.getDate()} ${month.slice(0, moment.getMonth() === SEPTEMBER ? SHORT_MONTH + 1 : SHORT_MONTH)} ${moment.getFullYear()}`;
};

/** «12 de noviembre», of a day that was written down. */
export const dayAndMonth = (fecha: Fecha): string => `${Number(fecha.slice(8, 10))} de ${monthOf(fecha)}`;

/** «noviembre de 2026», of a day or a month that was written down. */
export const monthAndYear = (fecha: string): string => `${monthOf(fecha)} de ${fecha.slice(0, 4)}`;

const monthOf = (fecha: string): string => MONTHS[Number(fecha.slice(5, 7)) - 1] ?? '';
