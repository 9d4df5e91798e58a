import { describe, expect, it } from 'vitest';
import { metricas, openEnded } from './progress.ts';

const done = (temaId: string) => ({ temaId, estado: 'finalizado' as const });
const open = (temaId: string) => ({ temaId, estado: 'esperando' as const });
const out = (temaId: string) => ({ ...done(temaId), noAplica: { motivo: 'reorganizada' as const } });
const turnedDown = (temaId: string) => ({ ...done(temaId), noAplica: { motivo: 'ya_lo_se' as const } });

describe('what is left out when a week is re-planned', () => {
  it('is neither done nor to be done', () => {
    expect(metricas([done('a'), out('b'), open('b')], [open('a')])).toMatchObject({
      tareasTerminadas: 1,
      totalTareas: 2,
      totalObjetivos: 1,
    });
  });

  it('what the player turned down counts as done, as ever', () => {
    expect(metricas([turnedDown('a')], [])).toMatchObject({ tareasTerminadas: 1, totalTareas: 1 });
  });

  it('takes along the objective of a theme of which nothing stays, and no other', () => {
    const goals = [open('a'), open('b'), open('c')];
    expect(openEnded([done('a'), out('b'), out('c'), open('c')], goals)).toEqual([open('a'), open('c')]);
    expect(metricas([done('a'), out('b')], [done('a'), open('b')]).semanaTerminada).toBe(100);
  });
});
