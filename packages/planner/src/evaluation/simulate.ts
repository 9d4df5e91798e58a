import { addDays, type InformacionTema, POKER_TYPES, TABLE_LIMITS, TIME_CONTROLS } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import { type Game, playAreaOf } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { initialFor } from '../learner/declarations.ts';
import { isForFormat } from '../learner/level.ts';
import { generator } from '../random/seed.ts';
import { normal } from './normal.ts';
import { type Forgetting, SimulatedLearner } from './simulated-learner.ts';
import { STRATEGIES, type Strategy } from './strategies.ts';

/** Half a year of study, a month of rest, and a test: what is left, by strategy and by what counts as valuable. */

export const WEEKS = 26;
const REST_DAYS = 28;
const HOY = '2026-01-05';
const RETAINED = 0.7;

/**
 * The last leaves the area of play out of the wrong table: the baselines learn how games are played by solving exercises
 * about it, which nobody has, while our weeks hold games, and half of a game's minutes go to what it is played about.
 */
export const VALUE_MODELS = ['tabla', 'tabla equivocada', 'todas iguales', 'equivocada, sin partidas'] as const;
export type ValueModel = (typeof VALUE_MODELS)[number];

export interface Outcome {
  readonly strategy: string;
  /** Per value model: mean competence gained, and share of units retained that an idle twin would not have. */
  readonly gained: Readonly<Record<ValueModel, number>>;
  readonly retained: Readonly<Record<ValueModel, number>>;
  /** Different (unit, kind) pairs planned, and different units. */
  readonly pairs: number;
  readonly units: number;
  /** First tries, what was expected of each and what came: of strategies that see answers. */
  readonly tries: readonly (readonly [expected: number, right: number])[];
}

const DAYS = ['lunes', 'martes', 'jueves', 'viernes', 'sabado'] as const;

export const tenHours = (seed: string): InformacionTema => {
  const next = generator(`${seed}perfil`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const common = {
    nivelIntensidad: 'alto' as const,
    diasEstudio: [...DAYS],
    horasEstudio: Object.fromEntries(DAYS.map((dia) => [dia, 2])),
  };
  if (next() < 0.5) {
    return {
      campo: 'Poker Texas Holdem',
      ...common,
      tipoPoker: pick(POKER_TYPES),
      limiteMesa: pick(TABLE_LIMITS),
      conocimientosPoker: '',
    };
  }
  return {
    campo: 'Ajedrez',
    ...common,
    experienciaAjedrez: 'Elo fide',
    elo: 850 + Math.floor(next() * 1350),
    tiempo: pick(TIME_CONTROLS),
    conocimientosAjedrez: '',
  };
};

/** What a coach would never leave out is worth more, what can wait is worth less; noise blurs this as all else. */
const IMPORTANCE = { esencial: 1.4, ocasional: 0.6 } as const;

/** What each unit is really worth. When the table is wrong, both areas and units are off by log-normal noise. */
export const valuesOf = (
  game: Game,
  level: number,
  format: string,
  units: readonly Unit[],
  seed: string,
): Readonly<Record<ValueModel, readonly number[]>> => {
  const next = generator(`${seed}valor`);
  const shares = game.shares(level, format);
  const count: Record<string, number> = {};
  for (const unit of units) count[unit.topic.area] = (count[unit.topic.area] ?? 0) + 1;
  const off = Object.fromEntries(Object.keys(game.areas).map((area) => [area, Math.exp(0.6 * normal(next))]));
  const table = units.map(
    ({ topic }) =>
      ((shares[topic.area] ?? 0) / (count[topic.area] ?? 1)) * (topic.importancia ? IMPORTANCE[topic.importancia] : 1),
  );
  const wrong = table.map(
    (value, i) => (value + 0.2) * (off[(units[i] as Unit).topic.area] ?? 1) * Math.exp(0.6 * normal(next)),
  );
  const played = playAreaOf(game);
  return {
    tabla: table,
    'tabla equivocada': wrong,
    'todas iguales': units.map(() => 1),
    'equivocada, sin partidas': wrong.map((value, i) => ((units[i] as Unit).topic.area === played ? 0 : value)),
  };
};

/** One learner, reborn once for each strategy. */
export const simulateLearner = (
  seed: string,
  memory: number,
  forgetting: Forgetting,
  strategies: readonly Strategy[] = STRATEGIES,
): readonly Outcome[] => {
  const request = tenHours(seed);
  const game = gameOf(request.campo);
  const { nivel, formato } = initialFor(game, request);
  const units = game.curriculum.units.filter(
    (unit) => unit.level >= nivel - 1 && unit.level <= nivel + 1 && isForFormat(unit.topic, formato),
  );
  const values = valuesOf(game, nivel, formato, units, seed);
  const test = addDays(HOY, 7 * WEEKS + REST_DAYS);
  return strategies.map((strategy): Outcome => {
    const learner = new SimulatedLearner(game, nivel, seed, HOY, memory, forgetting);
    const tries: (readonly [number, number])[] = [];
    const pairs = strategy.live(learner, request, HOY, WEEKS, seed, (expected, right) => tries.push([expected, right]));
    const gains = units.map((unit) => learner.competence(unit, test) - learner.idleCompetence(unit, test));
    const kept = units.map((unit) =>
      learner.competence(unit, test) >= RETAINED && learner.idleCompetence(unit, test) < RETAINED ? 1 : 0,
    );
    const mean = (of: readonly number[], model: ValueModel): number => {
      const weights = values[model];
      const total = weights.reduce((sum, value) => sum + value, 0);
      return of.reduce((sum, value, i) => sum + value * (weights[i] as number), 0) / total;
    };
    const by = (of: readonly number[]): Record<ValueModel, number> =>
      Object.fromEntries(VALUE_MODELS.map((model) => [model, mean(of, model)])) as Record<ValueModel, number>;
    return {
      strategy: strategy.name,
      gained: by(gains),
      retained: by(kept),
      pairs: new Set(pairs).size,
      units: new Set(pairs.map((pair) => pair.split(' ')[0])).size,
      tries,
    };
  });
};
