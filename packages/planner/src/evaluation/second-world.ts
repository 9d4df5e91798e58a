import {
  addDays,
  type Fecha,
  type InformacionTema,
  type NivelDeclarado,
  PLACEMENT_TOTAL,
  POKER_TYPES,
  TIME_CONTROLS,
  type TipoTarea,
} from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { initialFor } from '../learner/declarations.ts';
import { isForFormat } from '../learner/level.ts';
import { daysBetween } from '../learner/memory.ts';
import { estimatePlacement, nextPlacement } from '../learner/placement.ts';
import type { LearnerState } from '../learner/state.ts';
import { placementBank } from '../placement/bank.ts';
import { placementPrior, ratingOfLevel } from '../placement/prior.ts';
import { type MeasuredAnswer, seedLearner } from '../placement/seed-learner.ts';
import { generator } from '../random/seed.ts';
import type { Pupil, Strategy, Watch } from './strategies.ts';

/**
 * A second world, with laws of its own, so that the planner is not measured only by learners who are its own model: the
 * level declared is off, themes of an area go together, growth is logistic, forgetting follows a power law, an exercise
 * met before is remembered, half of the players take the test of the level, and everything is ticked, done or not.
 * Its numbers were written down once, before the planner was measured in it.
 */

export const SECOND_WEEKS = 12;
const REST_DAYS = 28;
const HOY = '2026-01-05';
const KEPT = 0.7;
/** From here on more minutes teach nearly nothing; below it most of a session is guessing. */
const KNOWN_FROM = 0.85;
const HARD_BELOW = 0.25;

const DECLARED_OFF = 0.9;
const SLOPE = 1.5;
/** Where a player of a level stands on what that level teaches. */
const OWN_LEVEL = -0.6;
const AREA = 0.5;
const TOPIC = 0.6;
const UNIT = 0.3;
/** Logits that the minutes of a stage add where nothing is known. */
const GROWTH = 4.5;
const TALK = 0.6;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const normal = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(Math.max(1e-12, next()))) * Math.cos(2 * Math.PI * next());

export class SecondLearner implements Pupil {
  readonly game: Game;
  readonly level: number;
  readonly ability: number;
  private readonly next: () => number;
  private readonly start: Float64Array;
  private readonly gain: Float64Array;
  private readonly stability: Float64Array;
  private readonly seen: (Fecha | undefined)[];
  private readonly topicSpeed: ReadonlyMap<string, number>;
  private readonly speed: number;
  private readonly fade: number;
  private readonly skips: number;
  private readonly slip: number;
  private readonly met = new Map<string, Fecha>();
  private today: Fecha = HOY;

  /** `declared` is what the strategies are told; `ability` is what is true. */
  constructor(game: Game, declared: number, ability: number, seed: string) {
    const next = generator(`${seed}segundo`);
    const { units, topics } = game.curriculum;
    this.game = game;
    this.level = declared;
    this.ability = ability;
    this.next = next;
    this.speed = Math.exp(0.3 * normal(next));
    this.fade = 0.15 + 0.35 * next();
    this.skips = 0.3 * next();
    this.slip = 0.03 + 0.05 * next();
    const areas = new Map(Object.keys(game.areas).map((area) => [area, AREA * normal(next)]));
    const themes = new Map(topics.map(({ id }) => [id, TOPIC * normal(next)]));
    this.topicSpeed = new Map(topics.map(({ id }) => [id, Math.exp(0.3 * normal(next))]));
    this.start = Float64Array.from(
      units,
      ({ level, topic }) =>
        SLOPE * (ability - level - 0.5) +
        OWN_LEVEL +
        (areas.get(topic.area) ?? 0) +
        (themes.get(topic.id) ?? 0) +
        UNIT * normal(next),
    );
    this.gain = new Float64Array(units.length);
    this.stability = new Float64Array(units.length).fill(10);
    this.seen = new Array(units.length).fill(undefined);
  }

  private keeps(index: number, day: Fecha): number {
    const last = this.seen[index];
    if (last === undefined) return 0;
    return (1 + daysBetween(last, day) / (this.stability[index] as number)) ** -this.fade;
  }

  private logits({ index }: Unit, day: Fecha): number {
    return (this.start[index] as number) + (this.gain[index] as number) * this.keeps(index, day);
  }

  competence(unit: Unit, day: Fecha): number {
    return sigmoid(this.logits(unit, day));
  }

  idleCompetence({ index }: Unit): number {
    return sigmoid(this.start[index] as number);
  }

  /** The level at which a player who has studied nothing would know as much of what lies around. */
  trueLevel(day: Fecha): number {
    let sum = 0;
    let count = 0;
    for (const unit of this.game.curriculum.units) {
      if (Math.abs(unit.level + 0.5 - this.ability) > 1) continue;
      sum += (this.gain[unit.index] as number) * this.keeps(unit.index, day);
      count++;
    }
    return this.ability + sum / Math.max(1, count) / SLOPE;
  }

  does(): boolean {
    return this.next() >= this.skips;
  }

  study(unit: Unit, kind: TipoTarea, minutes: number, day: Fecha): void {
    const { index, topic } = unit;
    this.today = day;
    const now = this.logits(unit, day);
    const known = sigmoid(now);
    const { units } = this.game.curriculum;
    const ready = unit.needs.every((need) => this.competence(units[need] as Unit, day) >= 0.4);
    const fits = kind === 'ejercicios' || kind === 'test' || kind === 'repaso' ? 1 - 1.2 * (known - 0.7) ** 2 : TALK;
    const added =
      (GROWTH * minutes * this.speed * (this.topicSpeed.get(topic.id) ?? 1) * fits * (ready ? 1 : 0.5) * (1 - known)) /
      topic.minutosEtapa;
    const last = this.seen[index];
    const before = (this.gain[index] as number) * this.keeps(index, day);
    const apart = last === undefined ? 0 : daysBetween(last, day);
    // What has faded comes back in part by meeting it again, and lasts longer the longer it had rested.
    const back = ((this.gain[index] as number) - before) * Math.min(1, (3 * minutes) / topic.minutosEtapa);
    this.gain[index] = before + back + added;
    this.stability[index] = (this.stability[index] as number) * (1 + 0.25 * Math.min(4, Math.log1p(apart)));
    this.seen[index] = day;
  }

  private readonly hidden = new Map<string, { readonly error: number; readonly guess: number }>();

  answers(exercise: string, competence: number, harder: number, options?: number): boolean {
    let item = this.hidden.get(exercise);
    if (!item) {
      const next = generator(`${exercise} segundo mundo`);
      item = { error: 0.35 * normal(next), guess: options ?? 0.05 + 0.15 * next() };
      this.hidden.set(exercise, item);
    }
    const before = this.met.get(exercise);
    const remembered = before === undefined ? 0 : 1.4 * Math.exp(-daysBetween(before, this.today) / 40);
    this.met.set(exercise, this.today);
    const p = Math.min(0.99, Math.max(0.01, competence));
    const s = sigmoid(Math.log(p / (1 - p)) - SLOPE * (harder + item.error) + remembered);
    return this.next() < item.guess + (1 - item.guess - this.slip) * s;
  }

  memoryOf({
    index,
  }: Unit): { readonly estabilidad: number; readonly dificultad: number; readonly ultimo: Fecha } | undefined {
    const last = this.seen[index];
    return last === undefined
      ? undefined
      : { estabilidad: (this.stability[index] as number) * 6, dificultad: 5, ultimo: last };
  }
}

const LIMITS = [
  'Micro-stakes NL2-NL25',
  'Micro-stakes NL2-NL25',
  'Micro-stakes NL2-NL25',
  'Low-stakes NL50-NL200',
  'Mid-stakes NL400-NL2000',
  'High-stakes NL5000+',
] as const;
const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;

interface Player {
  readonly request: InformacionTema;
  readonly nivel: NivelDeclarado;
  readonly ability: number;
  readonly declared: number;
  readonly placed: boolean;
}

export const secondPlayer = (seed: string, exact = false): Player => {
  const next = generator(`${seed}perfil dos`);
  const isChess = next() < 0.5;
  const ability = isChess ? 1.2 + 4.6 * next() : 1.2 + 4 * next();
  const off = DECLARED_OFF * normal(next);
  const declared = Math.max(1.05, Math.min(isChess ? 6.5 : 5.7, ability + (exact ? 0 : off)));
  const count = 2 + Math.floor(4 * next());
  const first = Math.floor(7 * next());
  const days = Array.from({ length: count }, (_, i) => DAYS[(first + Math.floor((i * 7) / count)) % 7] as 'lunes');
  const hours = 3 + 7 * next();
  const each = Math.max(0.5, Math.round((hours / count) * 2) / 2);
  const common = {
    nivelIntensidad: 'alto' as const,
    diasEstudio: DAYS.filter((day) => days.includes(day as 'lunes')),
    horasEstudio: Object.fromEntries(days.map((day) => [day, each])),
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const placed = next() < 0.5;
  if (!isChess) {
    const tipoPoker = pick(POKER_TYPES);
    const limiteMesa = LIMITS[Math.floor(declared)] ?? 'High-stakes NL5000+';
    const conocimientosPoker = declared >= 2 && declared < 3 ? 'Juego NL25.' : declared < 2 ? 'Juego NL5.' : '';
    return {
      request: { campo: 'Poker Texas Holdem', ...common, tipoPoker, limiteMesa, conocimientosPoker },
      nivel: { campo: 'Poker Texas Holdem', tipoPoker, limiteMesa },
      ability,
      declared,
      placed,
    };
  }
  const elo = Math.round(ratingOfLevel(declared));
  const tiempo = pick(TIME_CONTROLS);
  return {
    request: {
      campo: 'Ajedrez',
      ...common,
      experienciaAjedrez: 'Elo fide',
      elo,
      tiempo,
      conocimientosAjedrez: '',
    },
    nivel: { campo: 'Ajedrez', experienciaAjedrez: 'Elo fide', elo, tiempo },
    ability,
    declared,
    placed,
  };
};

/** The test of the level, answered by what is true of this world. */
export const placedBy = (
  pupil: SecondLearner,
  learner: LearnerState,
  nivel: NivelDeclarado,
  seed: string,
): LearnerState => {
  const { game } = pupil;
  const bank = placementBank(game, nivel);
  const prior = placementPrior(nivel);
  const answers: MeasuredAnswer[] = [];
  const ask = () => nextPlacement(prior, answers, bank, seed, PLACEMENT_TOTAL[nivel.campo]);
  for (let item = ask(); item; item = ask()) {
    const unit = game.curriculum.units.find(
      ({ topic, level }) =>
        topic.id === item?.tema &&
        level === Math.max(topic.nivelMin, Math.min(topic.nivelMax, Math.floor(item.dificultad))),
    ) as Unit;
    const bien = pupil.answers(item.id, pupil.competence(unit, HOY), item.dificultad - unit.level - 0.5, item.azar);
    answers.push({ ejercicio: item.id, tema: item.tema, dificultad: item.dificultad, azar: item.azar, bien });
  }
  return seedLearner(game, learner, estimatePlacement(prior, answers), answers, HOY);
};

export interface SecondWeek {
  /** Believed less true, in levels; of strategies that believe something. */
  readonly levelOff?: number;
  readonly answers: number;
  readonly right: number;
}

export interface SecondOutcome {
  readonly strategy: string;
  readonly group: 'alto' | 'justo' | 'bajo';
  readonly kept: number;
  readonly gained: number;
  readonly knownShare: number;
  readonly hardShare: number;
  readonly weeks: readonly SecondWeek[];
  readonly tries: readonly (readonly [expected: number, right: number])[];
}

export const HALF_LEVEL = 0.5;

export const simulateSecond = (
  seed: string,
  strategies: readonly Strategy[],
  levelOf: (learner: LearnerState) => number,
  exact = false,
): readonly SecondOutcome[] => {
  const { request, nivel, ability, declared, placed } = secondPlayer(seed, exact);
  const game = gameOf(request.campo);
  const initial = initialFor(game, request);
  const test = addDays(HOY, 7 * SECOND_WEEKS + REST_DAYS);
  const group = declared - ability > HALF_LEVEL ? 'alto' : ability - declared > HALF_LEVEL ? 'bajo' : 'justo';
  return strategies.map((strategy): SecondOutcome => {
    const pupil = new SecondLearner(game, initial.nivel, ability, seed);
    const begins = placed && !exact ? placedBy(pupil, initial, nivel, seed) : initial;
    const tries: (readonly [number, number])[] = [];
    const weeks: SecondWeek[] = [];
    let known = 0;
    let hard = 0;
    let minutes = 0;
    const watch: Watch = {
      initial: begins,
      trueLevel: (day) => pupil.trueLevel(day),
      work: (kind, spent, competence) => {
        if (kind === 'repaso' || kind === 'cierre' || kind === 'jugar' || kind === 'analizar') return;
        minutes += spent;
        if (competence >= KNOWN_FROM) known += spent;
        if (competence < HARD_BELOW) hard += spent;
      },
      week: (learner, today, answered, right) => {
        const off = learner && levelOf(learner) - pupil.trueLevel(today);
        weeks.push({ ...(off === undefined ? {} : { levelOff: off }), answers: answered, right });
      },
    };
    strategy.live(
      pupil,
      request,
      HOY,
      SECOND_WEEKS,
      seed,
      (expected, right, seen) => {
        if (!seen) tries.push([expected, right]);
      },
      watch,
    );
    const units = game.curriculum.units.filter(
      (unit) => Math.abs(unit.level + 0.5 - ability) <= 1.5 && isForFormat(unit.topic, initial.formato),
    );
    const kept = units.filter((unit) => pupil.competence(unit, test) >= KEPT && pupil.idleCompetence(unit) < KEPT);
    const gained = units.reduce((sum, unit) => sum + pupil.competence(unit, test) - pupil.idleCompetence(unit), 0);
    return {
      strategy: strategy.name,
      group,
      kept: kept.length / units.length,
      gained: gained / units.length,
      knownShare: known / Math.max(1, minutes),
      hardShare: hard / Math.max(1, minutes),
      weeks,
      tries,
    };
  });
};
