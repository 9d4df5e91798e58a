import { spanishNumber } from '@estratega/domain';

/** Numbers as es-AR writes and reads them. */

/** Between a figure and its unit. */
export const NBSP = '\u00a0';

export const formatNumber = (value: number, decimals = 2): string => spanishNumber(value, decimals).replace('-', '−');

export type Unidad = '%' | 'bb' | '$' | 'fichas' | 'combos' | 'outs' | 'x' | '';

/** "28,6 %", "2,5 bb", "$0,50", "1.200". Chips carry no word: the table is full of them. */
export const formatAmount = (value: number, unidad: Unidad): string => {
  if (unidad === '$')
    return `${value < 0 ? '−' : ''}$${spanishNumber(Math.abs(value), 2, Number.isInteger(value) ? 0 : 2)}`;
  if (unidad === 'fichas' || unidad === '') return formatNumber(value);
  if (unidad === '%') return `${formatNumber(value, 1)}${NBSP}%`;
  if (unidad === 'x') return `${formatNumber(value)}×`;
  return `${formatNumber(value)}${NBSP}${unidad}`;
};

/** "28,6", "28,6 %", "1.200", "−1,5 bb", and "28.6" from a foreign keyboard; undefined where it is no number. */
export const readNumber = (typed: string): number | undefined => {
  const text = typed
    .trim()
    .replace(/[−–]/gu, '-')
    .replace(/^([+-]?)\s*\$/u, '$1')
    .replace(/\s*(?:%|por ciento|bb|ciegas|fichas|combos|outs|veces|x|×|\$)$/iu, '')
    .replaceAll(/\s/gu, '');
  const plain = text.includes(',')
    ? text.replaceAll('.', '').replace(',', '.')
    : /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/u.test(text)
      ? text.replaceAll('.', '')
      : text;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : undefined;
};

/** "41 s", "2:20". */
export const formatSpent = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds}${NBSP}s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** "1.er intento", "2.º intento". */
export const ordinalTry = (n: number): string => `${n}.${n === 1 || n === 3 ? 'er' : 'º'} intento`;

export const countOf = (n: number, one: string, many: string): string => `${formatNumber(n)} ${n === 1 ? one : many}`;
