import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { effectiveTier, TIERS } from '../tier/tier.ts';
import {
  entitlement,
  type HeldSubscription,
  PAID_TIERS,
  PROVIDER_STATES,
  type ProviderReading,
  standing,
  subscriptionID,
} from './subscription.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const moment = fc.integer({ min: -90, max: 90 }).map((days) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000));
const reading: fc.Arbitrary<ProviderReading> = fc.record({
  state: fc.constantFrom(...PROVIDER_STATES),
  paidUntil: fc.option(moment),
  refunded: fc.boolean(),
});
const tier = fc.constantFrom(...PAID_TIERS);
const held: fc.Arbitrary<HeldSubscription> = fc.tuple(tier, reading).map(([plan, known]) => ({ plan, ...known }));
const rank = (plan: (typeof TIERS)[number]) => TIERS.indexOf(plan);
const RUNS = { numRuns: runs(2000) };

describe('entitlement', () => {
  it.each([
    ['APPROVAL_PENDING', 'gratuito'],
    ['APPROVED', 'gratuito'],
    ['ACTIVE', 'pro'],
    ['SUSPENDED', 'pro'],
    ['CANCELLED', 'pro'],
    ['EXPIRED', 'pro'],
  ] as const)('%s, paid until next month, is worth %s', (state, plan) => {
    const paidUntil = new Date('2026-12-01T00:00:00Z');
    expect(entitlement('pro', { state, paidUntil, refunded: false }, NOW).plan).toBe(plan);
  });

  it('never gives anything but the tier that is paid, or nothing', () => {
    fc.assert(
      fc.property(tier, reading, (plan, known) => {
        expect([plan, 'gratuito']).toContain(entitlement(plan, known, NOW).plan);
      }),
      RUNS,
    );
  });

  it('gives nothing for what nobody approved, was given back, or ran out without a paid period', () => {
    fc.assert(
      fc.property(tier, reading, (plan, known) => {
        const begun = known.state === 'APPROVAL_PENDING' || known.state === 'APPROVED';
        const ranOut = known.state !== 'ACTIVE' && (known.paidUntil === null || known.paidUntil <= NOW);
        fc.pre(begun || known.refunded || ranOut);
        expect(entitlement(plan, known, NOW)).toMatchObject({ plan: 'gratuito', planHasta: null });
      }),
      RUNS,
    );
  });

  it('ends exactly when what was paid ends: before, the tier; from then on, gratuito', () => {
    fc.assert(
      fc.property(tier, reading, moment, (plan, known, later) => {
        fc.pre(known.state !== 'ACTIVE');
        const { plan: now, planHasta } = entitlement(plan, known, NOW);
        fc.pre(now !== 'gratuito' && later >= NOW);
        expect(planHasta).toEqual(known.paidUntil);
        expect(effectiveTier(now, planHasta, later)).toBe(entitlement(plan, known, later).plan);
      }),
      RUNS,
    );
  });

  it('only grows poorer with time', () => {
    fc.assert(
      fc.property(tier, reading, moment, moment, (plan, known, a, b) => {
        const [first, second] = a <= b ? [a, b] : [b, a];
        expect(rank(entitlement(plan, known, second).plan)).toBeLessThanOrEqual(
          rank(entitlement(plan, known, first).plan),
        );
      }),
      RUNS,
    );
  });
});

describe('standing', () => {
  it('is gratuito without any subscription', () => {
    expect(standing([], NOW)).toEqual({ plan: 'gratuito', planHasta: null, running: false });
  });

  it('does not depend on the order in which subscriptions are looked at', () => {
    fc.assert(
      fc.property(
        fc
          .array(held, { maxLength: 6 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(standing(shuffled, NOW)).toEqual(standing(all, NOW));
        },
      ),
      RUNS,
    );
  });

  it('never gives a tier that none of them is worth', () => {
    fc.assert(
      fc.property(fc.array(held, { maxLength: 6 }), (all) => {
        const worths = all.map((one) => entitlement(one.plan, one, NOW).plan);
        expect([...worths, 'gratuito']).toContain(standing(all, NOW).plan);
      }),
      RUNS,
    );
  });

  it('never loses a paid period: something that is worth a tier means that there is one', () => {
    fc.assert(
      fc.property(fc.array(held, { minLength: 1, maxLength: 6 }), (all) => {
        const anything = all.some((one) => entitlement(one.plan, one, NOW).plan !== 'gratuito');
        expect(standing(all, NOW).plan !== 'gratuito').toBe(anything);
      }),
      RUNS,
    );
  });

  it('the one that runs decides, even when a better one is paid but was cancelled', () => {
    const paidUntil = new Date('2026-12-01T00:00:00Z');
    const cancelledPro = { plan: 'pro', state: 'CANCELLED', paidUntil, refunded: false } as const;
    const activeBasic = { plan: 'basic', state: 'ACTIVE', paidUntil, refunded: false } as const;
    expect(standing([cancelledPro, activeBasic], NOW)).toEqual({ plan: 'basic', planHasta: null, running: true });
  });

  it('falls back on the period that is still paid when the running one is given back', () => {
    const paidUntil = new Date('2026-12-01T00:00:00Z');
    const cancelledBasic = { plan: 'basic', state: 'CANCELLED', paidUntil, refunded: false } as const;
    const refundedPro = { plan: 'pro', state: 'ACTIVE', paidUntil, refunded: true } as const;
    expect(standing([refundedPro, cancelledBasic], NOW)).toEqual({
      plan: 'basic',
      planHasta: paidUntil,
      running: true,
    });
  });
});

describe('subscriptionID', () => {
  it.each(['', ' I-1', 'I-1/../x', 'I-1?x', 'a'.repeat(65), 'I-Ñ', 'I-1\n'])('refuses %j', (id) => {
    expect(subscriptionID.safeParse(id).success).toBe(false);
  });
});
