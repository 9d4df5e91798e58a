import { addDays, type InformacionTema, isStep } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import { MASTERY } from '../learner/belief.ts';
import { learn } from '../learner/learn.ts';
import { isForFormat } from '../learner/level.ts';
import type { LearnerState, UnitState } from '../learner/state.ts';
import { type Answer, namedUnits } from '../learner/week-answers.ts';
import { traceWeek } from '../week/plan-week.ts';
import { ServedWeek } from './served.ts';
import { valuesOf } from './simulate.ts';
import { category } from './strategies.ts';
import { type Being, type Life, type Odd, oddly, type World, weekDay } from './worlds.ts';

/**
 * How well the player is seen: twelve weeks fed as the product is, everything ticked and answers only to what was really
 * done, with what was believed, served and learnt in each.
 */

export const SEEN_WEEKS = 12;
const REST_DAYS = 28;
const RETAINED = 0.7;
/** Who is expected to get less than this right in a task met what is too hard. */
const TOO_HARD = 0.5;
const FEW = 3;
/** Fewer first tries say nothing of a week. */
const TELLING = 10;

/** What the planner gets to see, and what may move. */
export type Sight = 'nuestro plan' | 'sin mover el nivel' | 'sabiendo la verdad';

export interface SeenWeek {
  /** By how much the estimate of the level was off when it began, and the middle of the level that it was made at. */
  readonly estimateOff: number;
  readonly levelOff: number;
  readonly level: number;
  readonly tries: readonly (readonly [expected: number, right: number])[];
  /** First tries that came right, of how many, as they were met. */
  readonly right: number;
  readonly of: number;
  /** Minutes of study, and those of it on what was known and on what was too hard. */
  readonly minutes: number;
  readonly known: number;
  readonly tooHard: number;
}

export interface Kept {
  /** Share of the units at the true level and beside it that only study explains, a month later: all alike, and by a blurred table. */
  readonly equal: number;
  readonly table: number;
}

const unitsAt = ({ game, ability, start }: Life): readonly Unit[] => {
  const level = Math.max(0, Math.min(game.maxLevel, Math.floor(ability)));
  return game.curriculum.units.filter(
    (unit) => Math.abs(unit.level - level) <= 1 && isForFormat(unit.topic, start.formato),
  );
};

const keptBy = (life: Life, being: Being, seed: string): Kept => {
  const units = unitsAt(life);
  const day = addDays(weekDay(SEEN_WEEKS), REST_DAYS);
  const kept = units.map((unit) =>
    being.competence(unit, day) >= RETAINED && being.idleCompetence(unit, day) < RETAINED ? 1 : 0,
  );
  const level = Math.max(0, Math.min(life.game.maxLevel, Math.floor(life.ability)));
  const weights = valuesOf(life.game, level, life.start.formato, units, seed)['tabla equivocada'];
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
  return {
    equal: sum(kept) / Math.max(1, units.length),
    table: sum(kept.map((one, i) => one * (weights[i] ?? 0))) / Math.max(1e-9, sum(weights)),
  };
};

/** The state that an all-knowing planner would have. */
const truth = (life: Life, being: Being, learner: LearnerState, day: string): LearnerState => {
  const unidades: Record<string, UnitState> = {};
  for (const unit of life.game.curriculum.units) {
    const before = learner.unidades[unit.id];
    const p = being.competence(unit, day);
    unidades[unit.id] = { t: 0, ...before, p, n: Math.max(1, before?.n ?? 0) };
  }
  const nivel = Math.max(0, Math.min(life.game.maxLevel, Math.floor(being.standing(unitsAt(life), day))));
  return { ...learner, nivel, unidades };
};

/** The player's word, for ever: what there was before the level moved. */
const held = (request: InformacionTema): InformacionTema => ({
  ...request,
  preferencias: { ...request.preferencias, nivelHasta: '2999-01-01' },
});

const live = (life: Life, being: Being, sight: Sight): readonly SeenWeek[] => {
  const { game, request } = life;
  const seen: SeenWeek[] = [];
  const own = unitsAt(life);
  let learner = life.start;
  for (let week = 0; week < SEEN_WEEKS; week++) {
    const hoy = weekDay(week);
    if (sight === 'sabiendo la verdad') learner = truth(life, being, learner, hoy);
    const standing = being.standing(own, hoy);
    const traced = traceWeek(game, { informacionTema: request, learner, hoy });
    const served = new ServedWeek(game);
    const intentos: Answer[] = [];
    const sums = { right: 0, of: 0, minutes: 0, known: 0, tooHard: 0 };
    const planEstudio = traced.week.planEstudio.map((day, diaIndex) => ({
      ...day,
      tareas: day.tareas.map((task, tareaIndex) => {
        const ticked = { ...task, estado: 'finalizado' as const };
        if (!being.does(day.fecha)) return ticked;
        const unit = namedUnits(game, task)[0];
        const before = unit ? being.competence(unit, day.fecha) : 0;
        const session = being.session(task, day.fecha);
        const chances: number[] = [];
        const each = (task.leccion?.serie?.segundos ?? 60) * 1000 * session.takes;
        const met = served.task(task, {
          right: (_task, exercise, nth) => {
            const { chance, right } = session.answer(exercise, nth);
            if (!isStep(exercise)) chances.push(chance);
            return right;
          },
          ...(task.leccion?.serie ? { takes: () => each } : {}),
        });
        session.end();
        for (const [i, { ejercicio, right, ms, otraVez }] of met.entries()) {
          intentos.push({
            id: `${diaIndex}.${tareaIndex}.${i}`,
            diaIndex,
            tareaIndex,
            ejercicio,
            resultado: right ? 'bien' : 'mal',
            pistas: 0,
            ms,
            hechoEn: `${day.fecha}T15:${String(10 + (i % 50))}:00.000Z`,
          });
          // A step of a chapter is led by the hand.
          if (otraVez || isStep(ejercicio)) continue;
          sums.of++;
          if (right) sums.right++;
        }
        if (task.tipo !== 'jugar' && task.tipo !== 'analizar' && task.tipo !== 'cierre') {
          sums.minutes += task.tiempo;
          const isTaught = task.tipo === 'teoria' || task.tipo === 'ejercicios';
          if (isTaught && before >= MASTERY) sums.known += task.tiempo;
          const mean = chances.reduce((sum, one) => sum + one, 0) / Math.max(1, chances.length);
          if (chances.length >= FEW && mean < TOO_HARD) sums.tooHard += task.tiempo;
        }
        const minutosReales = Math.round(met.reduce((sum, { ms }) => sum + ms, 0) / 60_000);
        return met.length > 0 ? { ...ticked, minutosReales } : ticked;
      }),
    }));
    const tries: (readonly [number, number])[] = [];
    const before = learner;
    learner = learn(
      game,
      learner,
      {
        hoy,
        informacionTema: sight === 'sin mover el nivel' ? held(request) : request,
        planEstudio,
        objetivos: traced.week.objetivos,
        intentos,
      },
      (expected, right) => tries.push([expected, right]),
    );
    seen.push({
      estimateOff: before.habilidad.nivel.media - life.ability,
      levelOff: before.nivel + 0.5 - standing,
      level: before.nivel,
      tries,
      ...sums,
    });
  }
  return seen;
};

export interface Seen {
  readonly weeks: readonly SeenWeek[];
  readonly kept: Kept;
}

/** One learner of a world, through the weeks of one way to plan. */
export const seeOne = (world: World, seed: string, sight: Sight): Seen => {
  const life = world.life(seed);
  const being = life.born();
  const weeks = live(life, being, sight);
  return { weeks, kept: keptBy(life, being, seed) };
};

/** The same learner by the simplest way to spend the same hours, at the level that it begins with. */
export const greatestRemainingKept = (world: World, seed: string): Kept => {
  const life = world.life(seed);
  const being = life.born();
  category.live(being, life.request, weekDay(0), SEEN_WEEKS, seed);
  return keptBy(life, being, seed);
};

/** Weeks of somebody who answers as no learner does. */
export const seeOdd = (world: World, seed: string, odd: Odd): readonly SeenWeek[] => {
  const life = world.life(seed);
  return live(life, oddly(life.born(), odd, seed), 'nuestro plan');
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const rms = (numbers: readonly number[]): number => Math.sqrt(mean(numbers.map((one) => one * one)));

/** Calibration error over ten bins of what was expected. */
export const calibrationError = (tries: readonly (readonly [number, number])[]): number => {
  const bins = Array.from({ length: 10 }, () => ({ expected: 0, right: 0 }));
  for (const [expected, right] of tries) {
    const bin = bins[Math.min(9, Math.floor(expected * 10))] as (typeof bins)[number];
    bin.expected += expected;
    bin.right += right;
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.expected - bin.right), 0) / Math.max(1, tries.length);
};

export interface SeenFigures {
  /** Root mean square, in levels, when each week begins. */
  readonly estimateError: readonly number[];
  readonly levelError: readonly number[];
  /** Of learner-weeks with ten first tries or more. */
  readonly inZone: number;
  readonly below60: number;
  readonly above85: number;
  readonly right: number;
  readonly known: number;
  readonly tooHard: number;
  readonly calibration: number;
  readonly answersAWeek: number;
}

export const figuresOf = (all: readonly (readonly SeenWeek[])[]): SeenFigures => {
  const weeks = all.flat();
  const telling = weeks.filter(({ of }) => of >= TELLING).map(({ right, of }) => right / of);
  const share = (is: (one: number) => boolean): number => telling.filter(is).length / Math.max(1, telling.length);
  const minutes = weeks.reduce((sum, one) => sum + one.minutes, 0);
  const part = (of: 'known' | 'tooHard'): number => weeks.reduce((sum, one) => sum + one[of], 0) / Math.max(1, minutes);
  const byWeek = (of: 'estimateOff' | 'levelOff'): readonly number[] =>
    Array.from({ length: SEEN_WEEKS }, (_, i) => rms(all.map((one) => one[i]?.[of] ?? 0)));
  return {
    estimateError: byWeek('estimateOff'),
    levelError: byWeek('levelOff'),
    inZone: share((one) => one >= 0.7 && one <= 0.85),
    below60: share((one) => one < 0.6),
    above85: share((one) => one > 0.85),
    right:
      weeks.reduce((sum, one) => sum + one.right, 0) /
      Math.max(
        1,
        weeks.reduce((sum, one) => sum + one.of, 0),
      ),
    known: part('known'),
    tooHard: part('tooHard'),
    calibration: calibrationError(weeks.flatMap(({ tries }) => tries)),
    answersAWeek: mean(weeks.map(({ of }) => of)),
  };
};
