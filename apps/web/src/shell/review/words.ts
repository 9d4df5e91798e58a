import { type Campo, type ParaRepasar, REVIEW_AT_ONCE, weekdayOf } from '@estratega/domain';

const DAYS = {
  lunes: 'lunes',
  martes: 'martes',
  miercoles: 'miércoles',
  jueves: 'jueves',
  viernes: 'viernes',
  sabado: 'sábado',
  domingo: 'domingo',
} as const;
/** "viernes 20": a day that is read on a Friday is still a date. */
export const dateName = (fecha: string): string => `${DAYS[weekdayOf(fecha)]} ${Number(fecha.slice(8))}`;

/** Where an own mistake comes from. */
const SOURCES: Readonly<Record<Campo, { readonly many: string; readonly one: string }>> = {
  Ajedrez: { many: 'tus partidas', one: 'una partida tuya' },
  'Poker Texas Holdem': { many: 'tus manos', one: 'una mano tuya' },
};
export const ownSource = (campo: Campo): string => SOURCES[campo].one;

const NUMBERS = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;
const numberWord = (n: number): string => NUMBERS[n] ?? `${n}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const minutesOf = (many: number, segundos: number): number => Math.max(1, Math.round((many * segundos) / 60));
const minutesWords = (minutes: number): string => (minutes === 1 ? 'Un minuto' : `Unos ${minutes} min`);

function failedWords(items: readonly ParaRepasar[]): string {
  const days = [...new Set(items.map(({ desde }) => desde))].sort();
  const [one, two, three] = days;
  if (one === undefined) return '';
  if (two === undefined) return `${numberWord(items.length)} del ${dateName(one)}`;
  if (three === undefined) return `${numberWord(items.length)} del ${dateName(one)} y del ${dateName(two)}`;
  return `${numberWord(items.length)} de ${numberWord(days.length)} días`;
}

/** "Tres del lunes 16 y dos de tus partidas. Unos 3 min." */
export function reviewLine(due: readonly ParaRepasar[], segundos: number): string {
  const now = due.slice(0, REVIEW_AT_ONCE);
  const own = now.filter(({ propio }) => propio);
  const from = [...new Set(own.map(({ campo }) => SOURCES[campo].many))].join(' y ');
  const parts = [
    failedWords(now.filter(({ propio }) => !propio)),
    own.length > 0 ? `${numberWord(own.length)} de ${from}` : '',
  ].filter(Boolean);
  const rest = due.length - now.length;
  const time = `${minutesWords(minutesOf(now.length, segundos))}.`;
  return `${capital(parts.join(parts[0]?.includes(' y ') ? ', y ' : ' y '))}. ${time}${rest > 0 ? ` Otros ${rest} esperan.` : ''}`;
}
