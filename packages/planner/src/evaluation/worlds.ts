import {
  addDays,
  askedOf,
  type Fecha,
  INTENSITIES,
  type InformacionTema,
  PLACEMENT_TOTAL,
  POKER_TYPES,
  TABLE_LIMITS,
  type Tarea,
  TIME_CONTROLS,
  type TipoTarea,
} from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { chanceRight } from '../learner/belief.ts';
import { initialFor } from '../learner/declarations.ts';
import { difficultyOf, harderThan } from '../learner/difficulty.ts';
import { fillerOf, type Worked, workOf } from '../learner/learn.ts';
import { estimatePlacement, nextPlacement } from '../learner/placement.ts';
import type { LearnerState } from '../learner/state.ts';
import { namedUnits } from '../learner/week-answers.ts';
import { dueBank, placementBank } from '../placement/bank.ts';
import { placementPrior, ratingOfLevel } from '../placement/prior.ts';
import { type MeasuredAnswer, seedLearner } from '../placement/seed-learner.ts';
import { generator } from '../random/seed.ts';
import { normal } from './normal.ts';
import { SecondLearner } from './second-learner.ts';
import { tenHours } from './simulate.ts';
import { SimulatedLearner } from './simulated-learner.ts';
import type { Pupil } from './strategies.ts';

/** Two worlds in which weeks are lived through: one that the planner's own laws hold in, and one that they do not. */

export const BEGIN: Fecha = '2026-01-05';

/** One task, being worked on. */
export interface Session {
  /** A first try, or one more: its true chance, and what came. */
  answer(exercise: string, nth: number): { readonly chance: number; readonly right: boolean };
  /** What an exercise takes, compared with what the plan expects. */
  readonly takes: number;
  end(): void;
}

/** Somebody of a world: knows what no planner does. */
export interface Being extends Pupil {
  /** Where it truly stands on a day, with what it has learnt. */
  standing(units: readonly Unit[], day: Fecha): number;
  competence(unit: Unit, day: Fecha): number;
  idleCompetence(unit: Unit, day: Fecha): number;
  session(task: Tarea, day: Fecha): Session;
}

export interface Life {
  readonly game: Game;
  readonly request: InformacionTema;
  readonly start: LearnerState;
  /** Where it truly stands when it begins, on the scale of levels. */
  readonly ability: number;
  /** The same being, as often as it is asked for. */
  readonly born: () => Being;
}

export interface World {
  readonly name: string;
  readonly life: (seed: string) => Life;
}

/** Whom an exercise of a task is about. */
const unitFor = (game: Game, task: Tarea): ((exercise: string) => Unit | undefined) => {
  const filling = fillerOf(game, task);
  const own = [...namedUnits(game, task), ...(filling ? [filling.unit] : [])];
  return (exercise) => {
    const topics = difficultyOf(game, exercise)?.topics ?? [];
    return own.find(({ topic }) => topics.includes(topic.id)) ?? own[0];
  };
};

const worked = (game: Game, task: Tarea): readonly Worked[] => {
  const filling = fillerOf(game, task);
  return [
    ...workOf(game, task).map(({ unit, part }) => ({ unit, part: part * (1 - (filling?.part ?? 0)) })),
    ...(filling ? [filling] : []),
  ];
};

/** The first world's learner: studies, and its answers lie on the way from before to after. */
class FirstBeing implements Being {
  readonly game: Game;
  readonly level: number;
  private readonly learner: SimulatedLearner;

  constructor(learner: SimulatedLearner) {
    this.learner = learner;
    this.game = learner.game;
    this.level = learner.level;
  }

  standing(): number {
    return this.level + 0.5;
  }

  competence(unit: Unit, day: Fecha): number {
    return this.learner.competence(unit, day);
  }

  idleCompetence(unit: Unit, day: Fecha): number {
    return this.learner.idleCompetence(unit, day);
  }

  does(): boolean {
    return this.learner.does();
  }

  study(unit: Unit, kind: TipoTarea, minutes: number, day: Fecha): void {
    this.learner.study(unit, kind, minutes, day);
  }

  session(task: Tarea, day: Fecha): Session {
    const { learner, game } = this;
    const work = worked(game, task);
    const before = new Map(work.map(({ unit }) => [unit.index, learner.competence(unit, day)]));
    for (const { unit, part } of work) learner.study(unit, task.tipo, task.tiempo * part, day);
    const about = unitFor(game, task);
    const asked = Math.max(1, askedOf(task.leccion));
    return {
      takes: 1,
      answer: (exercise, nth) => {
        const unit = about(exercise);
        if (!unit) return { chance: 0.5, right: false };
        const found = difficultyOf(game, exercise);
        const harder = harderThan(found?.level, unit.level);
        const from = before.get(unit.index) ?? learner.competence(unit, day);
        const now = from + (learner.competence(unit, day) - from) * Math.min(1, nth / asked);
        const chance = chanceRight(now, harder, found?.guess);
        return { chance, right: learner.answers(exercise, now, harder, found?.guess) };
      },
      end: () => undefined,
    };
  }
}

/** The second world's learner learns from one exercise to the next, and from what is left of the task at its end. */
class SecondBeing extends SecondLearner implements Being {
  readonly level: number;

  constructor(game: Game, ability: number, seed: string, level: number) {
    super(game, ability, seed);
    this.level = level;
  }

  session(task: Tarea, day: Fecha): Session {
    const about = unitFor(this.game, task);
    const { serie, ejercicios = [] } = task.leccion ?? {};
    // The steps of a chapter are its reading; of any other list each takes its part of the minutes.
    const each = serie
      ? (serie.segundos * this.takes) / 60
      : task.tipo === 'teoria'
        ? 0
        : task.tiempo / Math.max(1, ejercicios.length);
    let solved = 0;
    return {
      takes: this.takes,
      answer: (exercise) => {
        const unit = about(exercise);
        if (!unit) return { chance: 0.5, right: false };
        const given = this.answer(exercise, unit, day);
        if (each > 0) this.study(unit, task.tipo === 'teoria' ? 'ejercicios' : task.tipo, each, day, given.chance);
        solved += each;
        return given;
      },
      end: () => {
        const left = Math.max(0, task.tiempo - solved);
        // Of a task that is solved, what is left over is idle; pages are read and games are played.
        if (task.tipo !== 'teoria' && solved > 0) return;
        for (const { unit, part } of workOf(this.game, task)) this.study(unit, task.tipo, left * part, day);
      },
    };
  }
}

/** Declared right, ten hours, the planner's own laws. */
const FIRST: World = {
  name: 'primer mundo',
  life: (seed) => {
    const request = tenHours(seed);
    const game = gameOf(request.campo);
    const start = initialFor(game, request);
    return {
      game,
      request,
      start,
      ability: start.nivel + 0.5,
      born: () => new FirstBeing(new SimulatedLearner(game, start.nivel, seed, BEGIN, 1, 'lo aprendido')),
    };
  },
};

/** Levels by which what is declared is off. */
const DECLARED_SD = 0.9;
const DAYS = ['lunes', 'martes', 'jueves', 'viernes', 'sabado'] as const;

const nearest = <T>(all: readonly T[], off: (one: T) => number): T =>
  all.reduce((best, one) => (off(one) < off(best) ? one : best));

/** Three to ten hours; a rating or a stake as far off as people are. */
const declaredBy = (ability: number, isPoker: boolean, next: () => number): InformacionTema => {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const said = ability + DECLARED_SD * normal(next);
  const dias = DAYS.slice(0, 3 + Math.floor(3 * next()));
  const common = {
    nivelIntensidad: pick(INTENSITIES),
    diasEstudio: [...dias],
    horasEstudio: Object.fromEntries(dias.map((dia) => [dia, pick([1, 1.5, 2])])),
  };
  if (!isPoker)
    return {
      campo: 'Ajedrez',
      ...common,
      experienciaAjedrez: 'Elo fide',
      elo: Math.round(Math.max(500, Math.min(2500, ratingOfLevel(said)))),
      tiempo: pick(TIME_CONTROLS),
      conocimientosAjedrez: '',
    };
  const tipoPoker = pick(POKER_TYPES);
  const limiteMesa = nearest(TABLE_LIMITS, (one) =>
    Math.abs(placementPrior({ campo: 'Poker Texas Holdem', tipoPoker, limiteMesa: one }).media - said),
  );
  return { campo: 'Poker Texas Holdem', ...common, tipoPoker, limiteMesa, conocimientosPoker: '' };
};

/** The test of the level, taken by the being itself. */
const placed = (life: Omit<Life, 'start' | 'born'>, start: LearnerState, being: SecondLearner, seed: string) => {
  const { game, request } = life;
  const prior = placementPrior(request);
  const bank = placementBank(game, request);
  const answers: MeasuredAnswer[] = [];
  for (;;) {
    const item = nextPlacement(prior, answers, dueBank(bank, request, answers), seed, PLACEMENT_TOTAL[request.campo]);
    if (!item) break;
    const level = Math.floor(item.dificultad);
    const about = game.curriculum.units
      .filter(({ topic }) => topic.id === item.tema)
      .reduce((a, b) => (Math.abs(b.level - level) < Math.abs(a.level - level) ? b : a));
    const { right } = being.answer(item.id, about, BEGIN);
    answers.push({ ejercicio: item.id, tema: item.tema, dificultad: item.dificultad, bien: right, azar: item.azar });
  }
  return seedLearner(game, start, estimatePlacement(prior, answers), answers, BEGIN);
};

const SECOND: World = {
  name: 'segundo mundo',
  life: (seed) => {
    const next = generator(`${seed}declara`);
    const isPoker = next() < 0.5;
    const game = gameOf(isPoker ? 'Poker Texas Holdem' : 'Ajedrez');
    const ability = 0.6 + (game.maxLevel + 0.1) * next();
    const request = declaredBy(ability, isPoker, next);
    const declared = initialFor(game, request);
    const takesTest = next() < 0.5;
    const life = { game, request, ability };
    const start = takesTest ? placed(life, declared, new SecondLearner(game, ability, seed), seed) : declared;
    return { ...life, start, born: () => new SecondBeing(game, ability, seed, start.nivel) };
  },
};

export const WORLDS: readonly World[] = [FIRST, SECOND];

/** Somebody of a world whose answers have nothing to do with what is asked. */
export type Odd = 'siempre bien' | 'siempre mal' | 'moneda';

export const oddly = (being: Being, odd: Odd, seed: string): Being => {
  const next = generator(`${seed}${odd}`);
  const given = (): boolean => (odd === 'moneda' ? next() < 0.5 : odd === 'siempre bien');
  return {
    game: being.game,
    level: being.level,
    does: (day) => being.does(day),
    study: (unit, kind, minutes, day) => being.study(unit, kind, minutes, day),
    standing: (units, day) => being.standing(units, day),
    competence: (unit, day) => being.competence(unit, day),
    idleCompetence: (unit, day) => being.idleCompetence(unit, day),
    session: () => ({ takes: 1, answer: () => ({ chance: 0.5, right: given() }), end: () => undefined }),
  };
};

/** Weeks after the first day. */
export const weekDay = (week: number): Fecha => addDays(BEGIN, 7 * week);
