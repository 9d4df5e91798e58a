import { z } from 'zod';
import type { Tier } from '../tier/tier.ts';

export const PAID_TIERS = ['basic', 'pro'] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

/** The provider's identifiers: letters, digits and dashes. */
export const subscriptionID = z.string().regex(/^[A-Za-z0-9-]{1,64}$/u);

export const createSubscriptionBody = z.strictObject({ plan: z.enum(PAID_TIERS) });
export const createdSubscription = z.object({ subscriptionID, aprobacion: z.url() });
export const activateSubscriptionBody = z.strictObject({ subscriptionID });

/** What the subscription screen needs to know. */
export const suscripcion = z.object({
  plan: z.enum(['gratuito', 'basic', 'pro']),
  planHasta: z.iso.datetime().nullable(),
  /** The running subscription; null once it was cancelled, even while its tier lasts. */
  subscriptionID: z.string().nullable(),
  /** End of what the running subscription has already paid: what cancelling now would keep. */
  pagadaHasta: z.iso.datetime().nullable(),
  /** The provider could not charge, or stopped charging: the subscription waits. */
  suspendida: z.boolean(),
  /** Approved or about to be, but not yet confirmed by the provider. */
  pendiente: z.object({ plan: z.enum(PAID_TIERS), subscriptionID }).nullable(),
});
export type Suscripcion = z.infer<typeof suscripcion>;

/** As the provider reports it. */
export const PROVIDER_STATES = ['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

export interface ProviderReading {
  readonly state: ProviderState;
  /** End of the period already paid, where the provider knows one. */
  readonly paidUntil: Date | null;
  /** The last payment was given back: nothing is paid. */
  readonly refunded: boolean;
}

export interface Entitlement {
  readonly plan: Tier;
  readonly planHasta: Date | null;
  /** Whether the subscription is still running, so that another cannot be bought beside it. */
  readonly running: boolean;
}

/**
 * What a subscription to a tier is worth now. Only ACTIVE grants without an end; what has stopped lasts to the end of
 * what was paid; what was never paid, or was given back, is worth nothing.
 */
export const entitlement = (tier: PaidTier, reading: ProviderReading, now: Date): Entitlement => {
  const running = reading.state === 'ACTIVE' || reading.state === 'SUSPENDED';
  const nothing: Entitlement = { plan: 'gratuito', planHasta: null, running };
  if (reading.refunded || reading.state === 'APPROVAL_PENDING' || reading.state === 'APPROVED') return nothing;
  if (reading.state === 'ACTIVE') return { plan: tier, planHasta: null, running };
  const { paidUntil } = reading;
  return paidUntil !== null && paidUntil > now ? { plan: tier, planHasta: paidUntil, running } : nothing;
};

export interface HeldSubscription extends ProviderReading {
  readonly plan: PaidTier;
}

const RANK = { gratuito: 0, basic: 1, pro: 2 } as const satisfies Record<Tier, number>;
const better = (a: Entitlement, b: Entitlement): number =>
  RANK[b.plan] - RANK[a.plan] || (b.planHasta?.getTime() ?? 0) - (a.planHasta?.getTime() ?? 0);

/**
 * What a user has from every subscription they ever began: the one that runs decides; without one, the best period that
 * is still paid. It depends on what is known now and on nothing else, so the order of the news does not matter.
 */
export const standing = (held: readonly HeldSubscription[], now: Date): Entitlement => {
  const worths = held.map((subscription) => entitlement(subscription.plan, subscription, now));
  const running = worths.some((worth) => worth.running);
  const unending = worths.filter(({ plan, planHasta }) => plan !== 'gratuito' && planHasta === null);
  const [best] = (unending.length > 0 ? unending : worths).toSorted(better);
  return { plan: best?.plan ?? 'gratuito', planHasta: best?.planHasta ?? null, running };
};
