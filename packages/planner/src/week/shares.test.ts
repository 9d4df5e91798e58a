import type { InformacionTema, Tarea } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { requests } from './requests.arbitrary.ts';
import { chain, minutesOf, options, tasksOf } from './weeks.fixture.ts';

/** Invariants of areas over time, by their numbers, for players of every level. */

const RUNS = 2000;
const WEEKS = 4;
/** Two blocks at their longest, what one choice or another comes to: more than the points in weeks under five hours. */
const TWO_BLOCKS = 2 * 45;
/** At the first level, and in short weeks at the second, areas open one after another as new units may begin. */
const pointsFor = (level: number, hours: number): number => (level >= 2 || (level === 1 && hours >= 6) ? 8 : 10);

const hoursOf = (request: InformacionTema): number =>
  Object.values(request.horasEstudio).reduce((sum, hours) => sum + hours, 0);

const minutesByArea = (request: InformacionTema, tasks: readonly Tarea[]): Record<string, number> => {
  const areas: Record<string, number> = {};
  for (const task of tasks) {
    const area = gameOf(request.campo).curriculum.topicById.get(task.temaId)?.area ?? '';
    areas[area] = (areas[area] ?? 0) + task.tiempo;
  }
  return areas;
};

const all = () => true;

interface FourWeeks {
  readonly areas: Readonly<Record<string, number>>;
  readonly total: number;
  readonly level: number;
  readonly formato: string;
  readonly sameLevel: boolean;
}

const fourWeeks = (request: InformacionTema, meets?: (i: number) => boolean): FourWeeks => {
  const weeks = chain(request, WEEKS, all, meets);
  const tasks = weeks.flatMap(({ traced }) => tasksOf(traced.week));
  const { level, learner } = (weeks[0] as (typeof weeks)[number]).traced.context;
  return {
    areas: minutesByArea(request, tasks),
    total: minutesOf(tasks),
    level,
    formato: learner.formato,
    sameLevel: weeks.every(({ traced }) => traced.context.level === level),
  };
};

/** Areas further from the table than so many points, and than so many minutes. */
const strayed = (request: InformacionTema, got: FourWeeks, points: number, minutes = 0): readonly string[] => {
  const game = gameOf(request.campo);
  const table = game.shares(got.level, got.formato);
  return Object.keys(game.areas).flatMap((area) => {
    const off = Math.abs((got.areas[area] ?? 0) - ((table[area] ?? 0) / 100) * got.total);
    return (100 * off) / got.total > points && off > minutes
      ? [`${area}: ${got.areas[area] ?? 0} of ${got.total} for ${table[area]} %`]
      : [];
  });
};

describe('shares', { timeout: 300_000 }, () => {
  it('18: doubling the hours keeps the shares', () => {
    fc.assert(
      fc.property(requests({ maxHours: 3, texts: false }), (request) => {
        fc.pre(hoursOf(request) >= 6 && hoursOf(request) <= 12);
        const twice = {
          ...request,
          horasEstudio: Object.fromEntries(
            Object.entries(request.horasEstudio).map(([dia, hours]) => [dia, hours * 2]),
          ),
        } as InformacionTema;
        const once = fourWeeks(request, all);
        const doubled = fourWeeks(twice, all);
        fc.pre(doubled.sameLevel);
        for (const area of Object.keys({ ...once.areas, ...doubled.areas })) {
          const share = ({ areas, total }: FourWeeks) => (100 * (areas[area] ?? 0)) / total;
          expect(Math.abs(share(once) - share(doubled)), area).toBeLessThanOrEqual(once.level === 0 ? 12 : 10);
        }
      }),
      options(10, RUNS),
    );
  });

  it('19: four weeks follow the table', () => {
    fc.assert(
      fc.property(requests({ maxHours: 3, texts: false }), (request) => {
        fc.pre(hoursOf(request) >= 2);
        const got = fourWeeks(request, all);
        fc.pre(got.sameLevel && (got.level > 0 || hoursOf(request) >= 6));
        expect(strayed(request, got, pointsFor(got.level, hoursOf(request)), TWO_BLOCKS)).toEqual([]);
      }),
      options(11, RUNS),
    );
  });

  it('19: an objective missed every week does not pull long weeks from the table', () => {
    fc.assert(
      fc.property(requests({ maxHours: 4, texts: false }), (request) => {
        fc.pre(hoursOf(request) >= 8 && request.diasEstudio.length >= 2);
        const got = fourWeeks(request);
        fc.pre(got.sameLevel);
        expect(strayed(request, got, pointsFor(got.level, hoursOf(request)))).toEqual([]);
      }),
      options(14, RUNS),
    );
  });
});
