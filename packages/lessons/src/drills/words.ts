import { cardName } from '@estratega/poker/cards';

/** How numbers, cards and lists are written for people. */

const SYMBOLS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** 12.5 → "12,5"; no zeros at the end; thousands with a point. */
export const num = (value: number, decimals = 1): string => {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const tail = fraction.replace(/0+$/u, '');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/gu, '.') : whole;
  const sign = value < 0 && Number(`${whole}.${fraction}`) !== 0 ? '−' : '';
  return `${sign}${grouped}${tail ? `,${tail}` : ''}`;
};

export const percent = (value: number, decimals = 1): string => `${num(value, decimals)} %`;

/** "Ah" → "A♥". */
export const showCard = (card: string): string => `${card.charAt(0)}${SYMBOLS[card.charAt(1)] ?? ''}`;
export const showCards = (cards: readonly string[]): string => cards.map(showCard).join(' ');
export const showNumbers = (cards: readonly number[]): string => showCards(cards.map(cardName));

/** "a, b y c". */
export const list = (items: readonly string[], and: 'y' | 'o' = 'y'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

export const money = (amount: number, unidad: 'bb' | '$' | 'fichas'): string =>
  unidad === '$' ? `$${num(amount, 2)}` : `${num(amount, 2)} ${unidad}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
