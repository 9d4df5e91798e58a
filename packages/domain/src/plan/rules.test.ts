import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveTier, TIERS } from '../tier/tier.ts';
import { advanceRefusal } from './advance.ts';
import { canAddPlan, planLimitMessage } from './limit.ts';
import { ESTADOS } from './plan.ts';
import { metricas } from './progress.ts';
import { WEEK_MS } from './week.ts';

const items = fc.array(fc.record({ estado: fc.constantFrom(...ESTADOS) }), { maxLength: 60 });

describe('progress', () => {
  it('is the share of finished tasks and objectives together', () => {
    const done = { estado: 'finalizado' } as const;
    const open = { estado: 'enProgreso' } as const;
    expect(metricas([done, done, open], [done, open])).toEqual({
      semanaTerminada: 60,
      tareasTerminadas: 2,
      totalTareas: 3,
      objetivosTerminados: 1,
      totalObjetivos: 2,
    });
    expect(metricas([], []).semanaTerminada).toBe(0);
  });

  it('is 100 exactly when nothing is left', () => {
    fc.assert(
      fc.property(items, items, (tasks, objectives) => {
        const all = [...tasks, ...objectives];
        const { semanaTerminada } = metricas(tasks, objectives);
        expect(semanaTerminada).toBeGreaterThanOrEqual(0);
        expect(semanaTerminada).toBeLessThanOrEqual(100);
        expect(semanaTerminada === 100).toBe(all.length > 0 && all.every(({ estado }) => estado === 'finalizado'));
      }),
    );
  });
});

describe('advancing', () => {
  const createdAt = new Date('2026-11-10T00:00:00Z');
  const over = new Date(createdAt.getTime() + WEEK_MS);
  const ready = { semanaTerminada: 100, createdAt, now: over, plan: 'gratuito', progressCount: 2 } as const;

  it('needs everything finished, the seven days over, and a progression left', () => {
    expect(advanceRefusal(ready)).toBeUndefined();
    expect(advanceRefusal({ ...ready, semanaTerminada: 99.9 })).toBe('semana_sin_terminar');
    expect(advanceRefusal({ ...ready, now: new Date(over.getTime() - 1) })).toBe('semana_en_curso');
    expect(advanceRefusal({ ...ready, progressCount: 3 })).toBe('limite_progresiones');
  });

  it('has no limit of progressions in a paid tier', () => {
    for (const plan of ['basic', 'pro'] as const) {
      expect(advanceRefusal({ ...ready, plan, progressCount: 10_000 })).toBeUndefined();
    }
  });
});

describe('tiers', () => {
  it('allow 1, 2 and 4 plans', () => {
    const allowed = TIERS.map((tier) => [0, 1, 2, 3, 4, 5].filter((count) => canAddPlan(tier, count)).length);
    expect(allowed).toEqual([1, 2, 4]);
  });

  it('say their limit', () => {
    expect(planLimitMessage('gratuito')).toMatch(
      /^No puedes agregar más planes de estudio\. Tu plan actual \(gratuito\) permite un máximo de 1 plan\./u,
    );
    expect(planLimitMessage('basic')).toMatch(/Tu plan actual \(basic\) permite un máximo de 2 planes\..*Pro/u);
    expect(planLimitMessage('pro')).toBe(
      'No puedes agregar más planes de estudio. Tu plan actual (pro) permite un máximo de 4 planes.',
    );
  });

  it('end when what was paid ends', () => {
    const now = new Date('2026-11-16T00:00:00Z');
    expect(effectiveTier('pro', null, now)).toBe('pro');
    expect(effectiveTier('pro', new Date(now.getTime() + 1), now)).toBe('pro');
    expect(effectiveTier('pro', now, now)).toBe('gratuito');
  });
});
