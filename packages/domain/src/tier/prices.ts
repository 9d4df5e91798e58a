import { spanishNumber } from '../text/numbers.ts';
import type { Tier } from './tier.ts';

/** The one table of prices. Pesos on the subscription screen; dollars are what PayPal charges, and what the terms say. */
export interface Price {
  readonly ars: number;
  readonly usd: number;
}

export const PRICES = {
  gratuito: { ars: 0, usd: 0 },
  basic: { ars: 3000, usd: 2.99 },
  pro: { ars: 5000, usd: 4.99 },
} as const satisfies Record<Tier, Price>;

export const REFUND_DAYS = 7;

/** "$3.000" */
export const formatArs = (amount: number): string => `$${spanishNumber(amount)}`;

/** "US$ 2,99" */
export const formatUsd = (amount: number): string => `US$ ${spanishNumber(amount, 3, amount === 0 ? 0 : 2)}`;
