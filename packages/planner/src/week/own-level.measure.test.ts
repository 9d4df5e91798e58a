import type { Tarea } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { randomRequest } from '../evaluation/random-request.ts';
import { minutesOf, tasksOf, trace } from './weeks.fixture.ts';

/**
 * Half the minutes of a first week lie at the player's own level, to the minute and not to the block; one week in fifty is short by a
 * block, where a day has worked on the stage below and another stage of the same theme would be all that is left of it.
 */

const REQUESTS = 200;
const isOwn = ({ nivel, carril }: Tarea, level: number): boolean =>
  nivel >= level || carril === 'cierre' || carril === 'pedido';

describe('the own level', { timeout: 120_000 }, () => {
  it('has half the minutes of a first week, but where days are so uneven that nothing may begin', () => {
    const short: string[] = [];
    for (let i = 0; i < REQUESTS; i++) {
      const { week, context } = trace(randomRequest(`mitad-${i}`, { maxHours: 4 }));
      if (context.level === 0 || week.cautela) continue;
      const tasks = tasksOf(week);
      const own = minutesOf(tasks.filter((task) => isOwn(task, context.level)));
      if (own < minutesOf(tasks) / 2) short.push(`mitad-${i}: ${own} of ${minutesOf(tasks)}`);
      for (const { tipo, tiempo } of tasks) if (tipo !== 'jugar') expect(tiempo).toBeLessThanOrEqual(60);
    }
    expect(short.length, short.join('; ')).toBeLessThanOrEqual(REQUESTS / 50);
  });
});
