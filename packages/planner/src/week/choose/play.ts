import { type Unit, unitNear } from '../../curriculum/graph.ts';
import { playAreaOf } from '../../games/game.ts';
import { KNOWN } from '../../learner/belief.ts';
import { hash } from '../../random/seed.ts';
import type { Draft } from '../draft.ts';
import { BOUNDS, floorStep } from '../minutes.ts';
import type { Slot } from '../slot.ts';

/** Games with one focus, each followed the same or the next day by its analysis. */

export const unitOfTopic = (draft: Draft, id: string): Unit | undefined =>
  unitNear(draft.context.game.curriculum, id, draft.context.level);

const isFree = (draft: Draft, unit: Unit): boolean =>
  draft.context.isEligible[unit.index] === 1 && !draft.isUsedToday(unit) && draft.needsMet(unit);

/** The week's own themes first; among them a seeded one, so that foci rotate. */
const focusFor = (draft: Draft, accept: (unit: Unit) => boolean): Unit | undefined => {
  const { game, eligible, seed, belief } = draft.context;
  const area = playAreaOf(game);
  const fits = (unit: Unit): boolean =>
    unit.topic.area !== area && unit.topic.variantes.jugar !== undefined && !draft.isAbove(unit) && accept(unit);
  const ofWeek = eligible.filter((unit) => (draft.touches[unit.index] ?? 0) > 0 && fits(unit));
  const known = ofWeek.length > 0 ? [] : eligible.filter((unit) => fits(unit) && (belief[unit.index] ?? 0) >= 0.2);
  const own = known.filter((unit) => unit.level === draft.context.level);
  const sure = own.filter((unit) => (belief[unit.index] ?? 0) >= KNOWN);
  const pool = [ofWeek, sure, own, known].find((units) => units.length > 0) ?? [];
  return pool[hash(`${seed}foco${draft.day.index}`) % Math.max(1, pool.length)];
};

/** The analysis belongs to the analysis topic, or to the focus itself where that topic is still above the player. */
export const analysisUnit = (draft: Draft): Unit | undefined => {
  const unit = unitOfTopic(draft, draft.context.game.play.analizar);
  return unit && !draft.isAbove(unit) ? unit : undefined;
};

export const analysisSlot = (draft: Draft, focus: Unit): Slot | undefined => {
  const unit = analysisUnit(draft) ?? focus;
  if (!unit || draft.isUsedToday(unit)) return undefined;
  return {
    unit,
    kind: 'analizar',
    reason: 'analisis',
    mixed: [],
    focus: focus.topic,
    focusUnit: focus,
    bounds: BOUNDS.analizar,
    elastic: true,
    isNew: false,
  };
};

const LEAST_FOR_PAIR = BOUNDS.jugar.min + BOUNDS.analizar.min;

/** A game now, when its analysis has a place: later today, or first thing tomorrow. */
export const playSlot = (draft: Draft): Slot | undefined => {
  const { context } = draft;
  const unit = unitOfTopic(draft, context.game.play.jugar);
  const cap = floorStep(draft.playLeft);
  if (!unit || !isFree(draft, unit) || cap < BOUNDS.jugar.min || draft.analysisOwed) return undefined;
  const blocksLeft = draft.blocksLeft();
  const next = context.days[draft.day.index + 1];
  const sameDay = blocksLeft >= 2 && draft.day.minutes >= LEAST_FOR_PAIR;
  if (!sameDay && !(next && draft.isNextDay(draft.day.fecha, next.fecha) && blocksLeft === 1)) return undefined;
  const analysis = analysisUnit(draft);
  if (analysis && (!draft.needsMetWith(analysis, unit) || (sameDay && draft.isUsedToday(analysis)))) return undefined;
  const focus = focusFor(draft, (candidate) =>
    analysis ? true : candidate.topic.variantes.analizar !== undefined && isFree(draft, candidate),
  );
  if (!focus) return undefined;
  draft.analysisOwed = { focus, day: sameDay ? draft.day.index : draft.day.index + 1 };
  return {
    unit,
    kind: 'jugar',
    reason: 'juego',
    mixed: [],
    focus: focus.topic,
    focusUnit: focus,
    bounds: { min: BOUNDS.jugar.min, max: Math.min(BOUNDS.jugar.max, cap) },
    elastic: false,
    isNew: false,
  };
};
