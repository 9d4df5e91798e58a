import { addDays, HOLD_DAYS, type InformacionTema, LEVEL_LINE } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../evaluation/answers.ts';
import { gameOf } from '../games/index.ts';
import { initialLearner, type LearnerState, learnFromWeek, planWeek, weekChanges } from '../index.ts';
import { learnFrom, NEW_AREA, NEW_TOPIC, type Part, partOf } from './ability.ts';
import { WEEK_MOST } from './ability-week.ts';
import { difficultyOf } from './difficulty.ts';
import { ahead, chance, MIDDLE, SLOPE } from './law.ts';
import { isHeld, standingOf } from './level.ts';
import { upgradeLearner } from './state.ts';
import v1 from './state-v1.json' with { type: 'json' };
import v2 from './state-v2.json' with { type: 'json' };

const DAYS = ['lunes', 'martes', 'jueves', 'sabado'] as const;
const hours = {
  nivelIntensidad: 'alto' as const,
  diasEstudio: [...DAYS],
  horasEstudio: Object.fromEntries(DAYS.map((day) => [day, 1.2])),
};
const CHESS: InformacionTema = {
  campo: 'Ajedrez',
  ...hours,
  experienciaAjedrez: 'Elo fide',
  elo: 1550,
  tiempo: 'rapida',
  conocimientosAjedrez: '',
};
const POKER: InformacionTema = {
  campo: 'Poker Texas Holdem',
  ...hours,
  tipoPoker: 'Torneos',
  limiteMesa: 'Low-stakes NL50-NL200',
  conocimientosPoker: '',
};
const MONDAY = '2026-01-05';

type Right = number | ((tema: string, exercise: string) => number);

const weekOf = (request: InformacionTema, learner: LearnerState, week: number, right: Right, pistas = 0, seed = '') => {
  const hoy = addDays(MONDAY, 7 * week);
  const made = planWeek({ informacionTema: request, learner, hoy });
  const planEstudio = made.planEstudio.map((day) => ({
    ...day,
    tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
  }));
  const intentos = answersTo(planEstudio, `${seed}semana ${week}`, right).map((one) => ({ ...one, pistas }));
  return { hoy, informacionTema: request, objetivos: made.objetivos, planEstudio, intentos };
};

/** The state after each of so many weeks, the first one before any. */
const lived = (
  request: InformacionTema,
  weeks: number,
  right: Right,
  pistas = 0,
  seed = '',
): readonly LearnerState[] => {
  const states = [initialLearner(request)];
  for (let week = 0; week < weeks; week++) {
    const learner = states.at(-1) as LearnerState;
    states.push(learnFromWeek(learner, weekOf(request, learner, week, right, pistas, seed)));
  }
  return states;
};
const levels = (states: readonly LearnerState[]): readonly number[] => states.map(({ nivel }) => nivel);
const media = ({ habilidad }: LearnerState): number => habilidad.nivel.media;
const last = (states: readonly LearnerState[]): LearnerState => states.at(-1) as LearnerState;

describe('what an answer teaches', () => {
  const parts = (): [Part, Part, Part] => [
    { media: 3.5, varianza: 0.8, weight: SLOPE },
    partOf(NEW_AREA),
    partOf(NEW_TOPIC),
  ];

  it('moves level, area and theme at once, each by its own doubt, and takes doubt away', () => {
    const right = parts();
    learnFrom(right, ahead(3.5, 3.5), 1, undefined);
    for (const [i, before] of parts().entries()) {
      expect(right[i]?.media).toBeGreaterThan(before.media);
      expect(right[i]?.varianza).toBeLessThan(before.varianza);
    }
    // What is not known moves most: a theme more than its area.
    expect(right[2].media).toBeGreaterThan(right[1].media);
    const wrong = parts();
    learnFrom(wrong, ahead(3.5, 3.5), 0, undefined);
    expect(wrong[0].media).toBeLessThan(3.5);
  });

  it('an exercise met before tells a quarter', () => {
    const [fresh, seen] = [parts(), parts()];
    learnFrom(fresh, 0, 1, undefined);
    learnFrom(seen, 0, 1, undefined, 0.25);
    expect(seen[0].media - 3.5).toBeCloseTo((fresh[0].media - 3.5) / 4, 6);
  });
});

describe('the level', () => {
  it.each([CHESS, POKER])(
    '$campo: rises with who is always right and falls with who fails, a step a week',
    (request) => {
      const up = levels(lived(request, 4, 1));
      const down = levels(lived(request, 4, 0));
      expect(up.at(-1)).toBeGreaterThan(up[0] ?? 9);
      expect(down.at(-1)).toBeLessThan(down[0] ?? 0);
      for (const path of [up, down])
        for (const [i, at] of path.entries()) expect(Math.abs(at - (path[i - 1] ?? at))).toBeLessThanOrEqual(1);
    },
  );

  it('one week moves what is believed of it by a level at most, and makes it surer', () => {
    for (const right of [0, 0.5, 1]) {
      const states = lived(CHESS, 3, right);
      for (const [i, state] of states.entries())
        expect(Math.abs(media(state) - media(states[i - 1] ?? state))).toBeLessThanOrEqual(WEEK_MOST.nivel + 1e-3);
      expect(last(states).habilidad.nivel.varianza).toBeLessThan(0.4 * (states[0]?.habilidad.nivel.varianza ?? 0));
    }
  });

  it('finds who said too much or too little, and leaves alone who said it right', () => {
    const SEEDS = [1, 2, 3];
    for (const request of [CHESS, POKER]) {
      const game = gameOf(request.campo);
      const said = media(initialLearner(request));
      const found = [-1.2, 0, 1.2].map((off) => {
        const by: Right = (_tema, id) => {
          const exercise = difficultyOf(game, id);
          return chance(ahead(said + off, exercise?.level ?? said + MIDDLE), exercise?.guess);
        };
        // One player's luck is not the measure's error.
        const ends = SEEDS.map((seed) => standingOf(game, last(lived(request, 4, by, 0, `${seed}`))).media - said);
        return ends.reduce((sum, end) => sum + end, 0) / SEEDS.length;
      });
      const [low = 0, same = 9, high = 0] = found;
      expect(low, request.campo).toBeLessThan(-0.6);
      expect(Math.abs(same), request.campo).toBeLessThan(0.4);
      expect(high, request.campo).toBeGreaterThan(0.6);
    }
  });

  it('notices a coin', () => {
    expect(media(last(lived(POKER, 4, 0.4)))).toBeLessThan(media(initialLearner(POKER)));
  });

  it('what was solved with hints is not right', () => {
    const before = initialLearner(CHESS);
    const [, alone] = lived(CHESS, 1, 1);
    const [, helped] = lived(CHESS, 1, 1, 2);
    expect(media(alone as LearnerState)).toBeGreaterThan(media(before));
    expect(media(helped as LearnerState)).toBeLessThan(media(before));
    expect(helped?.ritmo).toBeLessThan(alone?.ritmo ?? 0);
  });

  it('says nothing with hardly any answers, never rises under caution, and leaves the first steps behind', () => {
    const learner = initialLearner(CHESS);
    const week = weekOf(CHESS, learner, 0, 1);
    expect(learnFromWeek(learner, { ...week, intentos: week.intentos.slice(0, 5) }).nivel).toBe(learner.nivel);
    const careful = { ...POKER, conocimientosPoker: 'Perdí mucho dinero, tengo deudas y no puedo parar.' };
    const states = lived(careful, 3, 1);
    expect(states[0]?.cautela).toBe(true);
    expect(Math.max(...levels(states))).toBe(states[0]?.nivel);
    const low = { ...CHESS, elo: 850 };
    expect(Math.min(...levels(lived(low, 4, 0)))).toBe(1);
  });

  it('stays where the player holds it, this week and the next', () => {
    const until = (day: string, hoy = MONDAY): boolean => isHeld({ preferencias: { nivelHasta: day } }, hoy);
    expect(until(addDays(MONDAY, HOLD_DAYS))).toBe(true);
    // Said on the last day of the week before, and on the first of the one before that.
    expect(until(addDays(MONDAY, HOLD_DAYS - 1))).toBe(true);
    expect(until(addDays(MONDAY, -7 + HOLD_DAYS), addDays(MONDAY, 7))).toBe(false);
    // Said of a week that is studied long after it began.
    expect(until(addDays(MONDAY, 20 + HOLD_DAYS))).toBe(true);
    expect(isHeld({}, MONDAY)).toBe(false);
    const learner = initialLearner(CHESS);
    const week = weekOf(CHESS, learner, 0, 0);
    const held = { ...CHESS, preferencias: { nivelHasta: addDays(MONDAY, HOLD_DAYS) } };
    expect(learnFromWeek(learner, week).nivel).toBe(learner.nivel - 1);
    const after = learnFromWeek(learner, { ...week, informacionTema: held });
    expect(after.nivel).toBe(learner.nivel);
    // A step that was taken already is taken back, once.
    const fallen = learnFromWeek(learner, week);
    const second = weekOf({ ...CHESS, preferencias: { nivelHasta: addDays(MONDAY, 7 + HOLD_DAYS) } }, fallen, 1, 0);
    const back = learnFromWeek(fallen, second);
    expect([fallen.nivel, back.nivel, back.cambioNivel?.motivo]).toEqual([
      learner.nivel - 1,
      learner.nivel,
      'declarado',
    ]);
    // What the answers say is seen all the same.
    expect(media(after)).toBe(media(learnFromWeek(learner, week)));
  });

  it('is told beside what was said, with what follows from it', () => {
    const told = (request: InformacionTema, right: number): string => {
      const before = initialLearner(request);
      const week = weekOf(request, before, 0, right);
      const after = learnFromWeek(before, week);
      const { planEstudio, objetivos } = planWeek({
        informacionTema: request,
        learner: after,
        hoy: addDays(MONDAY, 7),
      });
      const lines = weekChanges({ before, after, planEstudio, objetivos, informacionTema: request });
      const found = lines.filter((line) => line.startsWith(LEVEL_LINE));
      expect(found).toHaveLength(1);
      return found[0] ?? '';
    };
    expect(told(CHESS, 0)).toMatch(
      /^Tu nivel: tus respuestas dicen 1\.\d{3} \(±\d{2,3}\); tú dijiste 1\.550\. Esta semana tu plan baja un peldaño \(de 1\.\d{3} a 1\.\d{3}\); si no estás de acuerdo, haz la prueba de nivel\.$/u,
    );
    expect(told(CHESS, 0.75)).toMatch(/^Tu nivel: tus respuestas dicen 1\.\d{3} \(±\d{2,3}\); tú dijiste 1\.550\.$/u);
    expect(told(POKER, 0.6)).toMatch(
      /^Tu nivel: tus respuestas dicen nivel \d, parte (?:baja|media|alta) \(±\d,\d\); empezaste en el nivel 3\./u,
    );
  });
});

describe('states of older versions', () => {
  it.each([
    ['1', v1],
    ['2', v2],
  ])('version %s gets an ability in the middle of its level, keeps all else, and goes on', (_version, stored) => {
    const state = upgradeLearner(JSON.parse(JSON.stringify(stored))) as LearnerState;
    expect(state.version).toBe(3);
    expect(state.nivel).toBe(stored.nivel);
    expect(Object.keys(state.unidades)).toEqual(Object.keys(stored.unidades));
    expect(state.habilidad.nivel.media).toBe(stored.nivel + MIDDLE);
    expect(standingOf(gameOf('Ajedrez'), state).media).toBe(stored.nivel + MIDDLE);
    expect(state).not.toHaveProperty('minutosNivel');
    // Read back as it was written.
    expect(upgradeLearner(JSON.parse(JSON.stringify(state)))).toEqual(state);
    const next = learnFromWeek(state, weekOf(CHESS, state, 60, 0.1));
    expect(next.habilidad.nivel.media).toBeLessThan(state.habilidad.nivel.media);
    expect(next.semana).toBe(stored.semana + 1);
  });

  it('without a sound ability a state is none', () => {
    const state = initialLearner(CHESS);
    for (const habilidad of [undefined, {}, { ...state.habilidad, nivel: { media: Number.NaN, varianza: 1 } }])
      expect(upgradeLearner({ ...state, habilidad })).toBeUndefined();
  });
});
