import type { Sala } from './model.ts';

/** What a grammar gets out of the lines, before anything is believed. Amounts in cents, players by index of their seat. */

export interface RawSeat {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
}

export type PostKind = 'sb' | 'bb' | 'both' | 'ante' | 'straddle' | 'missed' | 'dead';

export type RawEvent =
  | {
      readonly line: number;
      readonly what: 'post';
      readonly who: number;
      readonly kind: PostKind;
      readonly cents: number;
      readonly allIn: boolean;
    }
  | { readonly line: number; readonly what: 'fold' | 'check'; readonly who: number }
  | {
      readonly line: number;
      readonly what: 'call' | 'bet';
      readonly who: number;
      readonly cents: number;
      readonly allIn: boolean;
    }
  | {
      readonly line: number;
      readonly what: 'raise';
      readonly who: number;
      readonly by: number | undefined;
      readonly to: number;
      readonly allIn: boolean;
    }
  | { readonly line: number; readonly what: 'street'; readonly street: 1 | 2 | 3; readonly cards: readonly string[] }
  | { readonly line: number; readonly what: 'returned' | 'collected'; readonly who: number; readonly cents: number };

export interface RawHand {
  readonly line: number;
  readonly sala: Sala;
  readonly id: string;
  readonly fecha: string | undefined;
  readonly tipo: 'cash' | 'torneo';
  readonly moneda: string | undefined;
  readonly blinds: readonly [number, number];
  button: number;
  readonly seats: RawSeat[];
  readonly events: RawEvent[];
  hero: number | undefined;
  cards: readonly [string, string] | undefined;
  /** Seats that the summary, or the format, says were dealt in, whatever they did. */
  readonly present: number[];
  /** Boards after the first, where the hand was run more than once. */
  readonly boards: string[][];
  /** As printed; undefined while unseen. */
  total: number | undefined;
  fees: number;
  totalLine: number;
  /** What the house put into the pot. */
  gift: number;
  /** What the player took instead of the pot's own result, and paid for it. */
  cashOut: number | undefined;
  cashOutFee: number;
  /** Won according to the summary, used only where no line says who collected. */
  readonly summaryWins: { readonly who: number; readonly cents: number }[];
}
