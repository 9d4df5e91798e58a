import { type DiaSemana, type Fecha, type InformacionTema, WEEKDAYS, weekFrom } from '@estratega/domain';
import type { Topic, Unit } from '../curriculum/graph.ts';
import { type Game, playAreaOf } from '../games/game.ts';
import {
  beliefs,
  isFirstSteps,
  KNOWN,
  LEVELS_ABOVE,
  LEVELS_BELOW,
  MASTERY,
  minutesToMastery,
} from '../learner/belief.ts';
import { isForFormat } from '../learner/level.ts';
import { paceOf } from '../learner/pace.ts';
import type { LearnerState } from '../learner/state.ts';
import { hash } from '../random/seed.ts';
import { type Load, loadOf, type Standing } from './load.ts';
import { targetShares, unitWeights } from './weights.ts';

/** Everything that choosing a week needs, computed once from the input. */

export interface StudyDay {
  readonly index: number;
  readonly dia: DiaSemana;
  readonly fecha: Fecha;
  readonly minutes: number;
}

export interface Context {
  readonly game: Game;
  readonly learner: LearnerState;
  readonly level: number;
  readonly days: readonly StudyDay[];
  readonly totalMinutes: number;
  readonly load: Load;
  /** Units of the right format and level window, by index. */
  readonly eligible: readonly Unit[];
  readonly isEligible: Uint8Array;
  readonly belief: Float64Array;
  readonly weight: Float64Array;
  /** Share of minutes, 0–1, of each area that has something to teach. */
  readonly target: Readonly<Record<string, number>>;
  /** Units to learn first, with what stands on them: a theme the player named, or an area still closed. */
  readonly leadsTo: ReadonlyMap<number, Topic>;
  readonly seed: string;
  /** Some claim to know a theme waits to be verified. */
  readonly hasClaims: boolean;
}

export const studyDays = (request: InformacionTema, hoy: Fecha): readonly StudyDay[] =>
  weekFrom(hoy)
    .filter(({ dia }) => request.diasEstudio.includes(dia))
    .map(({ dia, fecha }, index) => ({
      index,
      dia,
      fecha,
      minutes: Math.round((request.horasEstudio[dia] ?? 0) * 60),
    }));

/** Seeded by what was understood, never by the raw text: an accent or a typo must not change the plan. */
const seedOf = (request: InformacionTema, learner: LearnerState, hoy: Fecha): string => {
  const hours = WEEKDAYS.map((dia) => (request.diasEstudio.includes(dia) ? (request.horasEstudio[dia] ?? 0) : 0));
  const said = Object.entries(learner.declarado)
    .map(([id, { polaridad }]) => `${id}:${polaridad}`)
    .sort();
  const parts = [
    request.campo,
    learner.nivel,
    learner.formato,
    request.nivelIntensidad,
    hours,
    said,
    learner.semana,
    hoy,
  ];
  return hash(parts.join('|')).toString(36);
};

interface Knowledge {
  readonly units: readonly Unit[];
  readonly eligible: readonly Unit[];
  readonly belief: Float64Array;
}

/** The units not yet known on the way to a unit, other stages of its own topic apart. */
const missingBefore = ({ units, belief }: Knowledge, unit: Unit): readonly number[] => {
  const missing: number[] = [];
  const pending = [...unit.needs];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    const need = units[index];
    if (!need || missing.includes(index) || (belief[index] ?? 0) >= KNOWN) continue;
    missing.push(index);
    pending.push(...need.needs);
  }
  return missing;
};

const AREA_WORTH_OPENING = 0.05;

/** Units to learn first: on the way to a theme the player named, or to an area that is still closed altogether. */
const pathsAhead = (
  game: Game,
  learner: LearnerState,
  knowledge: Knowledge,
  target: Readonly<Record<string, number>>,
): ReadonlyMap<number, Topic> => {
  const { jugar } = game.play;
  const played = playAreaOf(game);
  const leadsTo = new Map<number, Topic>();
  const nearest = new Map<string, { readonly unit: Unit; readonly missing: readonly number[] }>();
  for (const unit of knowledge.eligible) {
    const { area, id } = unit.topic;
    const said = learner.declarado[id]?.polaridad;
    const isNamed = said === 'quiere' || said === 'no_sabe';
    // A theme that begins above the player is prepared for when it was named.
    const isAbove = unit.level > learner.nivel && !(isNamed && unit.level === unit.topic.nivelMin);
    if (isAbove || (knowledge.belief[unit.index] ?? 0) >= MASTERY) continue;
    const best = nearest.get(area);
    if (!isNamed && (best?.missing.length === 0 || (target[area] ?? 0) < AREA_WORTH_OPENING)) continue;
    const missing = missingBefore(knowledge, unit);
    if (isNamed) for (const index of missing) leadsTo.set(index, unit.topic);
    // What can wait does not open an area, and the area of play opens with a game.
    if (unit.topic.importancia === 'ocasional' || (area === played && id !== jugar)) continue;
    if (!best || missing.length < best.missing.length) nearest.set(area, { unit, missing });
  }
  for (const { unit, missing } of nearest.values()) {
    for (const index of missing) if (!leadsTo.has(index)) leadsTo.set(index, unit.topic);
  }
  return leadsTo;
};

const standingOf = (
  game: Game,
  learner: LearnerState,
  days: readonly StudyDay[],
  eligible: readonly Unit[],
  belief: Float64Array,
  target: Readonly<Record<string, number>>,
): Standing => {
  const work: Record<string, number> = {};
  let named = 0;
  for (const unit of eligible) {
    const p = belief[unit.index] ?? 0;
    const begun = p >= KNOWN || learner.unidades[unit.id]?.v === 1;
    const said = learner.declarado[unit.topic.id]?.polaridad;
    if (unit.level > learner.nivel) continue;
    if (begun)
      work[unit.topic.area] =
        (work[unit.topic.area] ?? 0) + minutesToMastery(p, unit.topic.minutosEtapa) / paceOf(learner);
    else if (said === 'no_sabe' || said === 'quiere') named++;
  }
  const playArea = playAreaOf(game);
  const areas = Object.entries(target)
    .filter(([area]) => area !== playArea)
    .map(([area, share]) => ({ share, workInHand: work[area] ?? 0 }));
  return { days: days.map((day) => day.minutes), areas, named };
};

export const contextOf = (game: Game, request: InformacionTema, learner: LearnerState, hoy: Fecha): Context => {
  const { units } = game.curriculum;
  const level = learner.nivel;
  const days = studyDays(request, hoy);
  const totalMinutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const barred = learner.cautela ? game.movingUp : [];
  const belief = beliefs(game, learner);
  const eligible = units.filter(
    (unit) =>
      unit.level >= level - LEVELS_BELOW &&
      unit.level <= level + LEVELS_ABOVE &&
      isForFormat(unit.topic, learner.formato) &&
      !barred.includes(unit.topic.id) &&
      // Nobody past them needs the rules kept fresh: playing does that.
      !(isFirstSteps(unit) && level > 0 && (belief[unit.index] ?? 0) >= MASTERY),
  );
  const isEligible = new Uint8Array(units.length);
  for (const unit of eligible) isEligible[unit.index] = 1;
  const target = targetShares(game, learner, eligible);
  return {
    game,
    learner,
    level,
    days,
    totalMinutes,
    load: loadOf(request, learner, totalMinutes, standingOf(game, learner, days, eligible, belief, target)),
    eligible,
    isEligible,
    belief,
    weight: unitWeights(learner, eligible, target, units.length),
    target,
    leadsTo: pathsAhead(game, learner, { units, eligible, belief }, target),
    hasClaims: Object.values(learner.declarado).some((said) => said.polaridad === 'sabe' && !said.verificado),
    seed: seedOf(request, learner, hoy),
  };
};
