import { type Dia, HOURS_LEAST, type InformacionTema, informacionTema, semana } from '@estratega/domain';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampled } from '../../../../testing/runs.ts';
import { brokenPromises } from '../evaluation/invariants.ts';
import { gameOf } from '../games/index.ts';
import { initialLearner, learnFromWeek } from '../index.ts';
import { dates, requests } from './requests.arbitrary.ts';
import { finished, HOY, isPromise, minutesOf, plan, tasksOf, trace } from './weeks.fixture.ts';

/** Invariants of one week, by their numbers, on random requests from fixed seeds. */

/** Promises on two thousand requests; the rest, which each request either breaks or not, on fewer. */
const RUNS = 2000;
const FEWER = 300;
const ZONES = ['America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu'] as const;

describe('every week', { timeout: 600_000 }, () => {
  it('1–4, 7–14, 22: keeps its promises', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: requests({ maxHours: 3 }) }, { weight: 1, arbitrary: requests() }),
        dates,
        (request, hoy) => {
          const traced = trace(request, initialLearner(request), hoy);
          const broken = brokenPromises(gameOf(request.campo), request, hoy, traced);
          expect(broken.filter((text) => isPromise(text, traced))).toEqual([]);
        },
      ),
      sampled(1, RUNS),
    );
  });

  it('1: fills days of twenty minutes exactly', () => {
    fc.assert(
      fc.property(requests({ maxHours: 1 }), dates, (request, hoy) => {
        const least = Object.fromEntries(request.diasEstudio.map((dia) => [dia, HOURS_LEAST]));
        const { planEstudio } = trace({ ...request, horasEstudio: least }, initialLearner(request), hoy).week;
        expect(planEstudio.map(({ tareas }) => tareas.reduce((sum, { tiempo }) => sum + tiempo, 0))).toEqual(
          request.diasEstudio.map(() => 20),
        );
        for (const { tiempo } of planEstudio.flatMap(({ tareas }) => tareas)) expect(tiempo).toBeGreaterThanOrEqual(5);
      }),
      sampled(3, FEWER),
    );
  });

  it('1: has the exact shape and survives JSON', () => {
    fc.assert(
      fc.property(requests({ maxHours: 4 }), (request) => {
        const week = plan(informacionTema.parse(request));
        const { planEstudio, objetivos } = week;
        expect(semana.parse({ planEstudio, objetivos })).toEqual({ planEstudio, objetivos });
        expect(JSON.parse(JSON.stringify(week))).toEqual(week);
      }),
      sampled(2, FEWER),
    );
  });

  it('5: same input, same bytes, in any key order and time zone', () => {
    const zone = process.env.TZ;
    const shuffled = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).reverse()) as T;
    fc.assert(
      fc.property(requests({ maxHours: 1 }), fc.constantFrom(...ZONES), (request, other) => {
        process.env.TZ = 'UTC';
        const learner = initialLearner(request);
        const once = JSON.stringify(plan(request, learner));
        process.env.TZ = other;
        const again = {
          ...shuffled(request),
          horasEstudio: shuffled(request.horasEstudio),
          diasEstudio: [...request.diasEstudio].reverse(),
        };
        expect(JSON.stringify(plan(again as InformacionTema, JSON.parse(JSON.stringify(shuffled(learner)))))).toBe(
          once,
        );
      }),
      sampled(3, FEWER),
    );
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it('6: leaves its input alone', () => {
    const frozen = <T>(value: T): T => {
      if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
      return Object.freeze(value);
    };
    fc.assert(
      fc.property(requests({ maxHours: 3 }), (request) => {
        const learner = frozen(initialLearner(frozen(request)));
        const week = frozen(plan(request, learner));
        learnFromWeek(
          learner,
          frozen({
            hoy: HOY,
            informacionTema: request,
            ...finished(
              week,
              () => true,
              () => true,
            ),
          }),
        );
      }),
      sampled(4, FEWER),
    );
  });

  describe('6: asks nobody', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    it('neither clock nor chance nor network nor locale', () => {
      const refuse = () => {
        throw new Error('not allowed');
      };
      vi.spyOn(Date, 'now').mockImplementation(refuse);
      vi.spyOn(Math, 'random').mockImplementation(refuse);
      vi.stubGlobal('fetch', refuse);
      vi.stubGlobal('Intl', {});
      for (const name of ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'] as const)
        vi.spyOn(String.prototype, name).mockImplementation(refuse);
      vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(refuse);
      vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(refuse);
      const request: InformacionTema = {
        campo: 'Poker Texas Holdem',
        nivelIntensidad: 'alto',
        diasEstudio: ['lunes', 'sabado'],
        horasEstudio: { lunes: 2, sabado: 3 },
        tipoPoker: 'Torneos',
        limiteMesa: 'Micro-stakes NL2-NL25',
        conocimientosPoker: 'No sé qué es el ICM',
      };
      expect(tasksOf(plan(request)).length).toBeGreaterThan(5);
    });
  });

  it('17: what the player says moves the plan the right way', () => {
    const SAYINGS = [
      ['Ajedrez', 'aj-fin-torre', 'los finales de torre'],
      ['Ajedrez', 'aj-tac-clavada', 'las clavadas'],
      ['Ajedrez', 'aj-ape-siciliana', 'la siciliana'],
      ['Poker Texas Holdem', 'pk-pos-cbet', 'la c-bet'],
      ['Poker Texas Holdem', 'pk-mat-odds', 'las pot odds'],
    ] as const;
    fc.assert(
      fc.property(
        requests({ maxHours: 2, texts: false }),
        fc.constantFrom(...SAYINGS),
        (request, [campo, topicId, name]) => {
          if (request.campo !== campo) return;
          const game = gameOf(campo);
          const saying = (text: string): InformacionTema =>
            request.campo === 'Ajedrez'
              ? { ...request, conocimientosAjedrez: text }
              : { ...request, conocimientosPoker: text };
          const topic = game.curriculum.topicById.get(topicId);
          // A theme is about itself or, where something is missing, about what stands before it.
          const given = (week: { planEstudio: Dia[] }) =>
            minutesOf(tasksOf(week).filter((task) => task.temaId === topicId || task.carril === 'pedido'));
          const taught = (week: { planEstudio: Dia[] }) =>
            minutesOf(
              tasksOf(week).filter(
                (task) => task.temaId === topicId && (task.tipo === 'teoria' || task.tipo === 'ejercicios'),
              ),
            );
          expect(topic).toBeDefined();
          const silent = plan(saying(''));
          const denied = plan(saying(`No sé ${name}`));
          const claimed = plan(saying(`Ya domino ${name}`));
          expect(given(denied)).toBeGreaterThanOrEqual(given(silent));
          expect(taught(claimed)).toBeLessThanOrEqual(taught(silent));
          expect(JSON.stringify(plan(saying(`NO SE ${name.toUpperCase()}`)))).toBe(JSON.stringify(denied));
        },
      ),
      sampled(5, FEWER),
    );
  });

  it('21: survives hostile text and never repeats it', () => {
    fc.assert(
      fc.property(
        requests({ maxHours: 1 }),
        fc.string({ unit: 'binary', minLength: 8, maxLength: 2000 }),
        (request, noise) => {
          const text = `<b>${noise}</b>`.slice(0, 2000);
          const said: InformacionTema =
            request.campo === 'Ajedrez'
              ? { ...request, conocimientosAjedrez: text }
              : { ...request, conocimientosPoker: text };
          const week = plan(said);
          expect(tasksOf(week).length).toBeGreaterThan(0);
          expect(JSON.stringify(week)).not.toContain('<b>');
        },
      ),
      sampled(7, FEWER),
    );
  });
});
