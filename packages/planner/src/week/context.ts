import { type DiaSemana, type Fecha, type InformacionTema, WEEKDAYS, weekFrom } from '@estratega/domain';
import type { Topic, Unit } from '../curriculum/graph.ts';
import type { Game } from '../games/game.ts';
import { beliefs, KNOWN, LEVELS_ABOVE, LEVELS_BELOW, MASTERY, minutesToMastery } from '../learner/belief.ts';
import { isForFormat } from '../learner/level.ts';
import { recallOn } from '../learner/memory.ts';
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
  /** Predicted recall at the start of the week. */
  readonly recall: Float64Array;
  readonly weight: Float64Array;
  /** Share of minutes, 0–1, of each area that has something to teach. */
  readonly target: Readonly<Record<string, number>>;
  /** Units to learn first because something the player asked for stands on them. */
  readonly leadsTo: ReadonlyMap<number, Topic>;
  readonly seed: string;
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
  const parts = [request.campo, learner.nivel, learner.formato, request.nivelIntensidad, hours, said, learner.semana, hoy];
  return hash(parts.join('|')).toString(36);
};

/** For each theme the player named: the units not yet known on the way to its next stage. */
const pathsToNamed = (
  learner: LearnerState,
  eligible: readonly Unit[],
  units: readonly Unit[],
  belief: Float64Array,
): ReadonlyMap<number, Topic> => {
  const leadsTo = new Map<number, Topic>();
  for (const unit of eligible) {
    const said = learner.declarado[unit.topic.id]?.polaridad;
    if ((said !== 'quiere' && said !== 'no_sabe') || (belief[unit.index] ?? 0) >= MASTERY) continue;
    const pending = [...unit.needs];
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      const need = units[index];
      if (!need || leadsTo.has(index) || need.topic === unit.topic || (belief[index] ?? 0) >= KNOWN) continue;
      leadsTo.set(index, unit.topic);
      pending.push(...need.needs);
    }
  }
  return leadsTo;
};

const standingOf = (learner: LearnerState, eligible: readonly Unit[], belief: Float64Array): Standing => {
  let workInHand = 0;
  let named = 0;
  for (const unit of eligible) {
    const p = belief[unit.index] ?? 0;
    const begun = p >= KNOWN || learner.unidades[unit.id]?.v === 1;
    const said = learner.declarado[unit.topic.id]?.polaridad;
    if (unit.level > learner.nivel) continue;
    if (begun) workInHand += minutesToMastery(p, unit.topic.minutosEtapa);
    else if (said === 'no_sabe' || said === 'quiere') named++;
  }
  return { workInHand, named };
};

export const contextOf = (game: Game, request: InformacionTema, learner: LearnerState, hoy: Fecha): Context => {
  const { units } = game.curriculum;
  const level = learner.nivel;
  const days = studyDays(request, hoy);
  const totalMinutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const barred = learner.cautela ? game.movingUp : [];
  const eligible = units.filter(
    (unit) =>
      unit.level >= level - LEVELS_BELOW &&
      unit.level <= level + LEVELS_ABOVE &&
      isForFormat(unit.topic, learner.formato) &&
      !barred.includes(unit.topic.id),
  );
  const isEligible = new Uint8Array(units.length);
  for (const unit of eligible) isEligible[unit.index] = 1;
  const belief = beliefs(game, learner);
  const target = targetShares(game, learner, eligible);
  return {
    game,
    learner,
    level,
    days,
    totalMinutes,
    load: loadOf(request, learner, totalMinutes, standingOf(learner, eligible, belief)),
    eligible,
    isEligible,
    belief,
    recall: Float64Array.from(units, (unit) => recallOn(learner.unidades[unit.id], hoy)),
    weight: unitWeights(learner, eligible, target, units.length),
    target,
    leadsTo: pathsToNamed(learner, eligible, units, belief),
    seed: seedOf(request, learner, hoy),
  };
};
