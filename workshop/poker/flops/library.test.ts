import { existsSync, readdirSync, statSync } from 'node:fs';
import { handsOfRange } from '@estratega/poker/solver/input';
import { describe, expect, it } from 'vitest';
import { FORMATIONS, rangeText } from './formations.ts';
import { LIBRARY, plans, readSpot } from './library.ts';

/** What is stored; the rest is solved as time comes. */
const stored = existsSync(LIBRARY)
  ? readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spot'))
  : [];

const PLANS = plans();

describe('flops that are solved', () => {
  it('are some of those that are to be', () => {
    const names = PLANS.map(({ formation, flop }) => `${formation}/${flop}.spot`);
    expect(names).toHaveLength(25 * FORMATIONS.length);
    expect(FORMATIONS.length).toBeGreaterThanOrEqual(8);
    expect(stored.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(stored)('%s has the ranges of its charts, and is near the equilibrium', (name) => {
    const spot = readSpot(`${LIBRARY}${name}`);
    const formation = FORMATIONS.find(({ id }) => id === spot.formation);
    expect(spot.ranges, 'run npm run solve:flops -- --stale').toEqual(formation?.ranges.map(rangeText));
    const plan = PLANS.find((one) => one.formation === spot.formation && one.flop === spot.flop);
    expect(spot.stamp, 'run npm run solve:flops -- --stale').toBe(plan?.stamp);
    expect(spot.exploitability).toBeLessThanOrEqual(0.5);
    expect(statSync(`${LIBRARY}${name}`).size).toBeLessThanOrEqual(36_000);
    // Every hand that the range and the flop leave is at its first decision.
    const seen = new Set(spot.flop.match(/../gu));
    expect(seen.size).toBe(3);
    const first = spot.nodes[0];
    const held = handsOfRange(spot.ranges[0]).map(({ cards }) => [...cards].sort((a, b) => a - b).join());
    for (const { cards } of first?.plays ?? []) expect(held).toContain([...cards].sort((a, b) => a - b).join());
    expect(first?.plays.length).toBeGreaterThan(0.75 * held.length);
  });

  it('take no more than six megabytes when all are there', () => {
    const bytes = stored.reduce((sum, name) => sum + statSync(`${LIBRARY}${name}`).size, 0);
    expect((bytes / Math.max(1, stored.length)) * PLANS.length).toBeLessThanOrEqual(6_000_000);
  });
});
