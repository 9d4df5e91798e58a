import { Reject } from './model.ts';
import { amountAt, scan } from './money.ts';
import type { RawEvent, RawHand } from './raw.ts';

/** What the grammars of the rooms have in common: the words differ, what they say does not. */

/** A verb is followed by its amount, by a space and more, or by nothing. */
export interface BettingWords {
  readonly folds: string;
  readonly checks: string;
  readonly calls: string;
  readonly bets: string;
  readonly raises: string;
  readonly to: string;
  readonly allIn: RegExp;
}

export const amount = (text: string, from: number, at: number): number => {
  const value = amountAt(text, from);
  if (value === undefined) throw new Reject(at, 'Hay un importe que no se puede leer con exactitud.');
  return value;
};

/** Whether what follows the last amount says all-in; undefined where it says something else. */
export const allInAfter = (rest: string, words: Pick<BettingWords, 'allIn'>): boolean | undefined =>
  scan.end === rest.length ? false : words.allIn.test(rest.slice(scan.end)) ? true : undefined;

/** A fold, check, call, bet or raise into the events; false where the line is none, or has words that nobody knows. */
export const parseBetting = (
  rest: string,
  who: number,
  at: number,
  words: BettingWords,
  events: RawEvent[],
): boolean => {
  if (rest === words.folds) {
    events.push({ line: at, what: 'fold', who });
    return true;
  }
  if (rest === words.checks) {
    events.push({ line: at, what: 'check', who });
    return true;
  }
  const what = rest.startsWith(words.calls) ? 'call' : rest.startsWith(words.bets) ? 'bet' : undefined;
  if (what !== undefined) {
    const cents = amount(rest, what === 'call' ? words.calls.length : words.bets.length, at);
    const allIn = allInAfter(rest, words);
    if (allIn === undefined) return false;
    events.push({ line: at, what, who, cents, allIn });
    return true;
  }
  if (!rest.startsWith(words.raises)) return false;
  const by = amount(rest, words.raises.length, at);
  if (!rest.startsWith(words.to, scan.end)) return false;
  const to = amount(rest, scan.end + words.to.length, at);
  const allIn = allInAfter(rest, words);
  if (allIn === undefined) return false;
  events.push({ line: at, what: 'raise', who, by, to, allIn });
  return true;
};

export const addSeat = (hand: RawHand, seat: number, name: string, stack: number, at: number): void => {
  if (hand.seats.some((one) => one.seat === seat || one.name === name))
    throw new Reject(at, 'Hay dos jugadores en el mismo asiento o con el mismo nombre.');
  hand.seats.push({ seat, name, stack });
};

/** A hand of which only the header is known; one without a date is left out. */
export const newHand = (
  header: Pick<RawHand, 'line' | 'sala' | 'id' | 'fecha' | 'tipo' | 'moneda' | 'blinds'>,
): RawHand => {
  if (header.fecha === undefined) throw new Reject(header.line, 'No encuentro la fecha en el encabezado.');
  return {
    ...header,
    button: 0,
    seats: [],
    events: [],
    hero: undefined,
    cards: undefined,
    present: [],
    boards: [],
    total: undefined,
    fees: 0,
    totalLine: header.line,
    gift: 0,
    cashOut: undefined,
    cashOutFee: 0,
    summaryWins: [],
  };
};

/** A line longer than any that a room prints. */
const LONGEST = 400;
export const checkLine = (line: string, at: number): void => {
  if (line.length > LONGEST) throw new Reject(at, 'Hay una línea que no es de una mano.');
};
export const unknownSummary = (at: number): Reject => new Reject(at, 'Hay una línea del resumen que no reconozco.');
export const unknownLine = (at: number): Reject => new Reject(at, 'Hay una línea que no reconozco.');
export const checkButton = (hand: RawHand): RawHand => {
  if (hand.button === 0) throw new Reject(hand.line, 'Falta la línea de la mesa y del botón.');
  return hand;
};
