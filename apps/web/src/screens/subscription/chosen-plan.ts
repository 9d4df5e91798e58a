import { PAID_TIERS, type PaidTier } from '@estratega/domain';
import { readStored, writeStored } from '../../shell/storage.ts';

const KEY = 'estratega.pago';

/** Kept over the reload that lets the payment provider in. */
export function rememberChoice(plan: PaidTier): void {
  writeStored(KEY, plan, () => sessionStorage);
}

export function takeChoice(): PaidTier | null {
  const stored = readStored(KEY, () => sessionStorage);
  writeStored(KEY, null, () => sessionStorage);
  return PAID_TIERS.find((plan) => plan === stored) ?? null;
}
