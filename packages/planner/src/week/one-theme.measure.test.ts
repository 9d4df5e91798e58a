import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneTheme } from './one-theme.arbitrary.ts';
import { minutesOf, tasksOf, trace } from './weeks.fixture.ts';

describe('one theme asked for', { timeout: 600_000 }, () => {
  it('has two fifths of the minutes outside play, with what goes with it, wherever there is something to solve', () => {
    let short = 0;
    let all = 0;
    fc.assert(
      fc.property(oneTheme, (request) => {
        const { week } = trace(request);
        const tasks = tasksOf(week);
        // A cash player who asks for satellites can read of them: there is nothing to solve in that format.
        const theme = request.temas?.[0]?.tema;
        if (!tasks.some(({ temaId, tipo }) => temaId === theme && tipo === 'ejercicios')) return;
        const outside = minutesOf(tasks.filter(({ carril }) => carril !== 'juego'));
        const asked = minutesOf(tasks.filter(({ carril }) => carril === 'pedido'));
        all++;
        if (asked < 0.4 * outside - 5) short++;
      }),
      { numRuns: 200, seed: 43, endOnFailure: true },
    );
    expect(all).toBeGreaterThan(100);
    expect(short / all).toBeLessThanOrEqual(0.025);
  });
});
