import type { InformacionTema, Tarea } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { initialLearner } from '../index.ts';
import { requests } from './requests.arbitrary.ts';
import { chain, minutesOf, options, tasksOf } from './weeks.fixture.ts';

/** Invariants of areas over time, by their numbers. */

const RUNS = 2000;

const shares = (request: InformacionTema, tasks: readonly Tarea[]): Record<string, number> => {
  const total = minutesOf(tasks);
  const result: Record<string, number> = {};
  for (const task of tasks) {
    const area = gameOf(request.campo).curriculum.topicById.get(task.temaId)?.area ?? '';
    result[area] = (result[area] ?? 0) + (100 * task.tiempo) / total;
  }
  return result;
};

/** Weeks long enough for a share to mean something: eight hours and more, on two days and more. */
const isAmple = (request: InformacionTema): boolean =>
  request.diasEstudio.length >= 2 && Object.values(request.horasEstudio).reduce((sum, hours) => sum + hours, 0) >= 8;

/** At level 1 areas open one by one, as what they stand on is taught: sooner with more hours. */
const isOpen = (request: InformacionTema): boolean => initialLearner(request).nivel >= 2;

describe('shares', { timeout: 300_000 }, () => {
  it('18: doubling the hours keeps the shares', () => {
    fc.assert(
      fc.property(requests({ maxHours: 3, texts: false, rated: true }), (request) => {
        fc.pre(isAmple(request) && isOpen(request));
        const twice = {
          ...request,
          horasEstudio: Object.fromEntries(
            Object.entries(request.horasEstudio).map(([dia, hours]) => [dia, hours * 2]),
          ),
        } as InformacionTema;
        const once = shares(
          request,
          chain(request, 4).flatMap(({ traced }) => tasksOf(traced.week)),
        );
        const doubled = shares(
          twice,
          chain(twice, 4).flatMap(({ traced }) => tasksOf(traced.week)),
        );
        for (const area of Object.keys({ ...once, ...doubled })) {
          expect(Math.abs((once[area] ?? 0) - (doubled[area] ?? 0)), area).toBeLessThanOrEqual(10);
        }
      }),
      options(10, RUNS),
    );
  });

  it('19: four weeks follow the table', () => {
    fc.assert(
      fc.property(requests({ maxHours: 4, texts: false, rated: true }), (request) => {
        fc.pre(isAmple(request) && isOpen(request));
        const weeks = chain(request, 4);
        const got = shares(
          request,
          weeks.flatMap(({ traced }) => tasksOf(traced.week)),
        );
        const { target, level } = weeks[0]?.traced.context ?? { target: {}, level: 0 };
        fc.pre(weeks.every(({ traced }) => traced.context.level === level));
        for (const [area, share] of Object.entries(target)) {
          expect(
            Math.abs((got[area] ?? 0) - share * 100),
            `${area}: ${got[area]} for ${share * 100}`,
          ).toBeLessThanOrEqual(8);
        }
      }),
      options(11, RUNS),
    );
  });
});
