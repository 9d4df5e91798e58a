import { addDays, HOLD_DAYS } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../evaluation/answers.ts';
import { gameOf } from '../games/index.ts';
import { initialLearner, type LearnerState, learnFromWeek, levelOf, planWeek } from '../index.ts';
import { learnFrom, newArea, newTopic, type Part } from './ability.ts';
import { prior } from './belief.ts';
import { difficultyOf } from './difficulty.ts';
import { ahead, chance, GUESS, logitsFor, MIDDLE, SLIP, SLOPE } from './law.ts';
import { isHeld } from './level.ts';
import { estimatePlacement } from './placement.ts';
import { STEP_POINTS, stepDownOf, stepsDown } from './step-down.ts';

const request = {
  campo: 'Ajedrez' as const,
  nivelIntensidad: 'alto' as const,
  diasEstudio: ['lunes' as const, 'martes' as const, 'jueves' as const, 'sabado' as const],
  horasEstudio: { lunes: 1, martes: 1, jueves: 1, sabado: 1.5 },
  experienciaAjedrez: 'Elo fide' as const,
  elo: 1550,
  tiempo: 'rapida' as const,
  conocimientosAjedrez: '',
};

/** Weeks in which that part of the answers is right. */
const lived = (
  weeks: number,
  right: number,
  from: LearnerState = initialLearner(request),
  pistas = 0,
): LearnerState => {
  let learner = from;
  for (let week = 0; week < weeks; week++) {
    const hoy = addDays('2026-01-05', 7 * week);
    const made = planWeek({ informacionTema: request, learner, hoy });
    const planEstudio = made.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
    }));
    const intentos = answersTo(planEstudio, `semana ${week}`, right).map((one) => ({ ...one, pistas }));
    learner = learnFromWeek(learner, { hoy, informacionTema: request, ...made, planEstudio, intentos });
  }
  return learner;
};

describe('the law of a right answer', () => {
  it('lies between the guess and the slip, and its inverse brings it back', () => {
    expect(chance(-40, GUESS)).toBeCloseTo(GUESS, 6);
    expect(chance(40, GUESS)).toBeCloseTo(1 - SLIP, 6);
    for (const aim of [0.3, 0.5, 0.8]) expect(chance(logitsFor(aim, 0.2), 0.2)).toBeCloseTo(aim, 6);
  });

  it('is one for belief and test of the level: who answers by the prior is not demoted', () => {
    for (const level of [2, 3, 4, 5]) {
      const answers = Array.from({ length: 400 }, (_, i) => {
        const dificultad = level - 1 + (i % 5) / 2;
        const share = chance(ahead(level + MIDDLE, dificultad));
        return { ejercicio: `e${i}`, dificultad, bien: (i * 0.618) % 1 < share };
      });
      const { media } = estimatePlacement({ media: level + MIDDLE, desviacion: 0.9 }, answers);
      expect(Math.floor(media), `${level}`).toBe(level);
    }
    expect(prior(3, 3)).toBeCloseTo(0.31, 1);
  });
});

describe('what an answer teaches', () => {
  it('moves level, area, theme and unit at once, each by its own doubt, and takes doubt away', () => {
    const parts = (): Part[] => [
      { media: 3.5, varianza: 0.8, weight: SLOPE },
      { ...newArea, weight: 1 },
      { ...newTopic, weight: 1 },
    ];
    const right = parts();
    learnFrom(right, ahead(3.5, 3.5), 1, undefined);
    const before = parts();
    for (const [i, part] of right.entries()) {
      expect(part.media).toBeGreaterThan(before[i]?.media ?? 0);
      expect(part.varianza).toBeLessThan(before[i]?.varianza ?? 0);
    }
    const seen = parts();
    learnFrom(seen, ahead(3.5, 3.5), 1, undefined, 0.25);
    expect((seen[0]?.media ?? 0) - 3.5).toBeCloseTo(((right[0]?.media ?? 0) - 3.5) / 4, 6);
  });

  it('what was solved with hints is not right', () => {
    expect(levelOf(lived(1, 1)).media).toBeGreaterThan(levelOf(initialLearner(request)).media);
    expect(levelOf(lived(1, 1, undefined, 2)).media).toBeLessThan(levelOf(initialLearner(request)).media);
    expect(lived(1, 1, undefined, 2).ultimas.at(-1)?.aciertos).toBe(0);
  });
});

describe('the level', () => {
  const { nivel } = initialLearner(request);

  it('rises with who answers all right, falls with who fails, a step a week at most, and is surer each week', () => {
    const up = [1, 2, 3, 4].map((weeks) => lived(weeks, 1).nivel);
    const down = [1, 2, 3, 4].map((weeks) => lived(weeks, 0).nivel);
    expect(up.at(-1)).toBeGreaterThan(nivel);
    expect(down.at(-1)).toBeLessThan(nivel);
    for (const path of [up, down])
      for (const [i, at] of path.entries()) expect(Math.abs(at - (path[i - 1] ?? nivel))).toBeLessThanOrEqual(1);
    expect(levelOf(lived(4, 0.7)).desviacion).toBeLessThan(0.5 * levelOf(initialLearner(request)).desviacion);
  });

  it('stays where the player holds it, this week and the next, and never longer', () => {
    const hoy = '2026-01-05';
    const until = (day: string): boolean => isHeld({ preferencias: { nivelHasta: day } }, hoy);
    expect(until(addDays(hoy, 14))).toBe(true);
    // Said on the last day of the week before.
    expect(isHeld({ preferencias: { nivelHasta: addDays('2026-01-04', HOLD_DAYS) } }, hoy)).toBe(true);
    expect(isHeld({ preferencias: { nivelHasta: addDays('2025-12-29', HOLD_DAYS) } }, addDays(hoy, 7))).toBe(false);
    expect(until('2030-01-01')).toBe(false);
    expect(isHeld({}, hoy)).toBe(false);
    const held = { ...request, preferencias: { nivelHasta: addDays(hoy, HOLD_DAYS) } };
    const learner = initialLearner(held);
    const made = planWeek({ informacionTema: held, learner, hoy });
    const planEstudio = made.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
    }));
    const intentos = answersTo(planEstudio, 'sostenido', 0);
    const after = (informacionTema: typeof request) =>
      learnFromWeek(learner, { hoy, informacionTema, ...made, planEstudio, intentos });
    expect(after(request).nivel).toBe(nivel - 1);
    expect(after(held).nivel).toBe(nivel);
    // What the answers say is seen all the same.
    expect(after(held).habilidad).toEqual(after(request).habilidad);
  });

  it('notices a coin', () => {
    expect(levelOf(lived(4, 0.5)).media).toBeLessThan(levelOf(initialLearner(request)).media);
  });
});

describe('five of seven wrong in a theme', () => {
  it('makes what follows 150 points easier, and the unit before is taught', () => {
    for (const game of [gameOf('Ajedrez'), gameOf('Poker Texas Holdem')]) {
      const topic = game.curriculum.topics.find(({ nivelMin, nivelMax }) => nivelMin <= 1 && nivelMax >= 3);
      const tries = Array.from({ length: 7 }, (_, i) => ({ dificultad: 2.6, bien: i < 2, nivel: 2 }));
      const step = stepDownOf(game, topic?.id ?? '', tries);
      expect(step?.lower?.level).toBe(1);
      let rating = 3000;
      while (game.levelOfRating(rating) > 2.6) rating -= 1;
      expect(step?.hardest).toBeLessThanOrEqual(game.levelOfRating(rating - STEP_POINTS) + 0.02);
      expect(
        stepDownOf(
          game,
          topic?.id ?? '',
          tries.map((one) => ({ ...one, bien: true })),
        ),
      ).toBeUndefined();
    }
  });

  it('in the weeks of who fails everything, nothing harder comes of that theme', () => {
    const game = gameOf('Ajedrez');
    let looked = 0;
    for (const weeks of [1, 2, 3]) {
      const learner = lived(weeks, 0.15);
      const hoy = `2026-01-${5 + 7 * weeks}`;
      const next = planWeek({ informacionTema: request, learner, hoy });
      const steps = stepsDown(game, learner, hoy);
      for (const { temaId, tipo, leccion } of next.planEstudio.flatMap(({ tareas }) => tareas)) {
        const step = steps.get(temaId);
        if (!step || tipo === 'repaso') continue;
        for (const exercise of leccion?.ejercicios ?? []) {
          looked++;
          expect(difficultyOf(game, exercise)?.level, exercise).toBeLessThanOrEqual(step.hardest);
        }
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
});
