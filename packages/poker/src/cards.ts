import { RANKS } from './ranges.ts';

/** Cards as numbers 0–51 (rank · 4 + suit), and concrete hands. */

export const SUITS = 'shdc';
export type Combo = readonly [number, number];

const parseCard = (text: string): number => {
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  if (text.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`not a card: "${text}"`);
  return rank * 4 + suit;
};

/** "Ah Kd" or ['Ah', 'Kd'] → card numbers; throws on a card that is not one or that is repeated. */
export const parseCards = (text: string | readonly string[]): number[] => {
  const names = typeof text === 'string' ? (text.trim() === '' ? [] : text.trim().split(/\s+/u)) : text;
  const cards = names.map(parseCard);
  if (new Set(cards).size !== cards.length) throw new RangeError(`a card twice: "${names.join(' ')}"`);
  return cards;
};

export const cardName = (card: number): string => `${RANKS.charAt(card >> 2)}${SUITS.charAt(card & 3)}`;

/** The starting hand that two cards make: "AKs". */
export const handName = ([a, b]: Combo): string => {
  const high = RANKS.charAt(Math.max(a >> 2, b >> 2));
  const low = RANKS.charAt(Math.min(a >> 2, b >> 2));
  return high === low ? high + low : `${high}${low}${(a & 3) === (b & 3) ? 's' : 'o'}`;
};

const made = new Map<string, readonly Combo[]>();

/** Every concrete combo of "AA", "AK", "AKs" or "AKo". */
export const combosOfHand = (hand: string): readonly Combo[] => {
  const known = made.get(hand);
  if (known) return known;
  const high = RANKS.indexOf(hand.charAt(0));
  const low = RANKS.indexOf(hand.charAt(1));
  const kind = hand.slice(2);
  if (hand.length < 2 || high < 0 || low < 0 || !['', 's', 'o'].includes(kind) || (high === low && kind !== ''))
    throw new RangeError(`not a starting hand: "${hand}"`);
  const combos: Combo[] = [];
  for (let a = 0; a < 4; a++) {
    for (let b = high === low ? a + 1 : 0; b < 4; b++) {
      if ((kind === 's' && a !== b) || (kind === 'o' && a === b)) continue;
      combos.push([high * 4 + a, low * 4 + b]);
    }
  }
  made.set(hand, combos);
  return combos;
};

/** Those that no card in sight makes impossible. */
export const combosLeft = (hand: string, seen: ReadonlySet<number>): Combo[] =>
  combosOfHand(hand).filter(([a, b]) => !seen.has(a) && !seen.has(b));
