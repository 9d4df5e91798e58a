import { addDays, type Fecha, type InformacionTema, POKER_TYPES, TABLE_LIMITS, TIME_CONTROLS } from '@estratega/domain';
import { type Unit, unitNear } from '../curriculum/graph.ts';
import { gameOf } from '../games/index.ts';
import { initialFor } from '../learner/declarations.ts';
import { MIDDLE } from '../learner/law.ts';
import { isForFormat } from '../learner/level.ts';
import type { LearnerState } from '../learner/state.ts';
import { placementPrior } from '../placement/prior.ts';
import type { MeasuredAnswer } from '../placement/seed-learner.ts';
import { generator } from '../random/seed.ts';
import { normalOf, SecondLearner } from './second-learner.ts';
import type { Engine, Strategy } from './strategies.ts';

/**
 * Twelve weeks of three to ten hours, and a test four weeks later, in a world that is not the planner's: the declared
 * level is off by nine tenths, half have taken the test of the level, everything is ticked, and what was done was answered.
 */

export const SECOND_WEEKS = 12;
const REST_DAYS = 28;
const HOY = '2026-01-05';
const KEPT = 0.7;
const DECLARED_OFF = 0.9;
/** Minutes of new work count as spent on what is known from here, and as too hard below that. */
const KNOWN_FROM = 0.8;
const TOO_HARD_BELOW = 0.12;
const GROUP_OFF = 0.5;

export const GROUPS = ['dijo de más', 'dijo lo justo', 'dijo de menos'] as const;
export type Group = (typeof GROUPS)[number];

export interface SecondWeek {
  /** What the planner takes the level to be less what it is; nothing for those that have no opinion. */
  readonly off?: number;
  /** The same of the level at which the week is made. */
  readonly planned?: number;
  readonly answers: number;
  readonly right: number;
}

export interface SecondOutcome {
  readonly strategy: string;
  readonly group: Group;
  readonly campo: InformacionTema['campo'];
  /** Share of the units of the true level and those beside it that are kept and would not be without study; and mean gain. */
  readonly kept: number;
  readonly gained: number;
  readonly weeks: readonly SecondWeek[];
  /** Of the minutes of new work. */
  readonly known: number;
  readonly tooHard: number;
  readonly tries: readonly (readonly [expected: number, right: number])[];
}

const ALL_DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;

const requestOf = (next: () => number): InformacionTema => {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const days = 3 + Math.floor(next() * 3);
  const hours = 1 + Math.floor(next() * 3) / 2;
  const first = Math.floor(next() * 7);
  const diasEstudio = ALL_DAYS.filter((_, i) =>
    Array.from({ length: days }, (__, k) => (first + k * 2) % 7).includes(i),
  );
  const common = {
    nivelIntensidad: 'alto' as const,
    diasEstudio,
    horasEstudio: Object.fromEntries(diasEstudio.map((dia) => [dia, hours])),
  };
  if (next() < 0.5)
    return {
      campo: 'Poker Texas Holdem',
      ...common,
      tipoPoker: pick(POKER_TYPES),
      limiteMesa: pick(TABLE_LIMITS.slice(0, 3)),
      conocimientosPoker: '',
    };
  return {
    campo: 'Ajedrez',
    ...common,
    experienciaAjedrez: 'Elo fide',
    elo: 900 + Math.floor(next() * 1200),
    tiempo: pick(TIME_CONTROLS),
    conocimientosAjedrez: '',
  };
};

const LOWEST = 0.6;
const HIGHEST = 6.4;

/** The test of the level, answered as this learner would. */
const placed = (engine: Engine, pupil: SecondLearner, request: InformacionTema, seed: string): LearnerState => {
  const answers: MeasuredAnswer[] = [];
  const { game } = pupil;
  for (
    let item = engine.nextInPlacement(request, answers, seed);
    item;
    item = engine.nextInPlacement(request, answers, seed)
  ) {
    const unit = unitNear(game.curriculum, item.tema, Math.floor(item.dificultad)) as Unit;
    const harder = item.dificultad - unit.level - MIDDLE;
    const bien = pupil.answers(item.id, pupil.competence(unit, HOY), harder, item.azar);
    answers.push({ ejercicio: item.id, tema: item.tema, dificultad: item.dificultad, bien, azar: item.azar });
  }
  return engine.applyPlacement(engine.initialLearner(request), request, answers, HOY);
};

const groupOf = (off: number): Group =>
  off > GROUP_OFF ? 'dijo de más' : off < -GROUP_OFF ? 'dijo de menos' : 'dijo lo justo';

/** One learner, reborn once for each strategy. */
export const simulateSecond = (seed: string, strategies: readonly Strategy[]): readonly SecondOutcome[] => {
  const next = generator(`${seed} declara`);
  const request = requestOf(next);
  const game = gameOf(request.campo);
  const { nivel, formato } = initialFor(game, request);
  const said = placementPrior(request).media;
  const theta = Math.max(LOWEST, Math.min(HIGHEST, said + DECLARED_OFF * normalOf(next)));
  const takesTest = next() < 0.5;
  const at = Math.max(0, Math.min(game.maxLevel, Math.floor(theta)));
  const units = game.curriculum.units.filter(
    (unit) => unit.level >= at - 1 && unit.level <= at + 1 && isForFormat(unit.topic, formato),
  );
  const test = addDays(HOY, 7 * SECOND_WEEKS + REST_DAYS);
  return strategies.map((strategy): SecondOutcome => {
    const pupil = new SecondLearner(game, nivel, theta, formato, seed, HOY);
    const weeks: SecondWeek[] = [];
    const tries: (readonly [number, number])[] = [];
    const minutes = { all: 0, known: 0, tooHard: 0 };
    strategy.live(
      pupil,
      request,
      HOY,
      SECOND_WEEKS,
      seed,
      (expected, right, seen) => {
        if (!seen) tries.push([expected, right]);
      },
      {
        ...(takesTest ? { initial: (engine: Engine) => placed(engine, pupil, request, seed) } : {}),
        trueLevel: (day: Fecha) => pupil.trueLevel(day),
        work: (kind, spent, competence) => {
          if (kind === 'repaso' || kind === 'jugar' || kind === 'analizar' || kind === 'cierre') return;
          minutes.all += spent;
          if (competence >= KNOWN_FROM) minutes.known += spent;
          if (competence < TOO_HARD_BELOW) minutes.tooHard += spent;
        },
        week: (level, plannedAt, today, answers, right) => {
          const is = pupil.trueLevel(today);
          weeks.push({ off: level - is, planned: plannedAt + MIDDLE - is, answers, right });
        },
      },
    );
    const kept = units.filter((unit) => pupil.competence(unit, test) >= KEPT && pupil.idleCompetence(unit) < KEPT);
    const gain = units.reduce((sum, unit) => sum + pupil.competence(unit, test) - pupil.idleCompetence(unit), 0);
    return {
      strategy: strategy.name,
      group: groupOf(said - theta),
      campo: request.campo,
      kept: kept.length / units.length,
      gained: gain / units.length,
      weeks,
      known: minutes.known / Math.max(1, minutes.all),
      tooHard: minutes.tooHard / Math.max(1, minutes.all),
      tries,
    };
  });
};
