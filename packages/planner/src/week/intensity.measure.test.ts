import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requests } from './requests.arbitrary.ts';
import { minutesOf, tasksOf, trace } from './weeks.fixture.ts';

/** What the intensity asked for changes on the average; of one week it promises nothing. */

describe('intensity', { timeout: 600_000 }, () => {
  it('20: alto asks for longer blocks and more new units than bajo, taken together', () => {
    const sums = { low: [0, 0, 0], high: [0, 0, 0] };
    fc.assert(
      fc.property(requests({ maxHours: 2, texts: false }), (request) => {
        for (const [key, nivelIntensidad] of [
          ['low', 'bajo'],
          ['high', 'alto'],
        ] as const) {
          const traced = trace({ ...request, nivelIntensidad });
          const sum = sums[key];
          sum[0] = (sum[0] ?? 0) + minutesOf(tasksOf(traced.week));
          sum[1] = (sum[1] ?? 0) + tasksOf(traced.week).length;
          sum[2] = (sum[2] ?? 0) + traced.selection.newUnits;
        }
      }),
      { numRuns: 300, seed: 6, endOnFailure: true },
    );
    const length = ([minutes = 0, tasks = 1]: number[]): number => minutes / tasks;
    expect(length(sums.high)).toBeGreaterThan(length(sums.low));
    expect(sums.high[2]).toBeGreaterThan(sums.low[2] ?? 0);
  });
});
