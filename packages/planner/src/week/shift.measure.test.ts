import type { Carriles, InformacionTema, Tarea } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requests } from './requests.arbitrary.ts';
import { minutesOf, tasksOf, trace } from './weeks.fixture.ts';

const shifted = (request: InformacionTema, carriles: Carriles): InformacionTema => ({
  ...request,
  preferencias: { carriles },
});
const shareOf = (request: InformacionTema, accept: (task: Tarea) => boolean): number => {
  const tasks = tasksOf(trace(request).week);
  return minutesOf(tasks.filter(accept)) / minutesOf(tasks);
};
const isPlay = ({ carril }: Tarea): boolean => carril === 'juego';
const isTheory = ({ tipo }: Tarea): boolean => tipo === 'teoria';

/** Hands over what an arbitrary gives and counts how often it moved. */
const moves = (
  accept: (task: Tarea) => boolean,
  step: (by: -1 | 0 | 1) => Carriles,
  seed: number,
): { readonly up: number; readonly down: number; readonly wrong: number } => {
  const seen = { up: 0, down: 0, wrong: 0 };
  fc.assert(
    fc.property(requests({ maxHours: 3 }), (request) => {
      const [less, same, more] = ([-1, 0, 1] as const).map((by) => shareOf(shifted(request, step(by)), accept)) as [
        number,
        number,
        number,
      ];
      if (more > same) seen.up++;
      if (less < same) seen.down++;
      if (more < same || less > same) seen.wrong++;
    }),
    { numRuns: 150, seed, endOnFailure: true },
  );
  return seen;
};

describe('lanes shifted by the player', { timeout: 600_000 }, () => {
  it('more or fewer games never turn into the opposite, and mostly move the share', () => {
    const seen = moves(isPlay, (juego) => ({ juego, teoria: 0 }), 21);
    expect(seen.wrong).toBe(0);
    expect(seen.up).toBeGreaterThan(50);
    expect(seen.down).toBeGreaterThan(50);
  });

  it('more or less theory never turns into the opposite, and often moves the share', () => {
    const seen = moves(isTheory, (teoria) => ({ juego: 0, teoria }), 22);
    expect(seen.wrong).toBe(0);
    expect(seen.up + seen.down).toBeGreaterThan(50);
  });
});
