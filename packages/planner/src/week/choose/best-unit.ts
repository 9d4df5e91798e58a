import type { TipoTarea } from '@estratega/domain';
import type { Unit } from '../../curriculum/graph.ts';
import { playAreaOf } from '../../games/game.ts';
import { isFirstSteps, MASTERY } from '../../learner/belief.ts';
import type { Draft } from '../draft.ts';
import { newUnitsCap } from '../load.ts';
import type { Slot } from '../slot.ts';
import { hasSecondDay, isLate } from './blocks-ahead.ts';
import { TOUCHES_BEFORE_REVIEW_ONLY } from './review.ts';
import { crowdedKinds, isOwed, kindNow, mayTeach, reasonFor, slotFor } from './teach.ts';
import { AREAS_WANTED, areasOnlyNewBrings, type Wanted } from './variety.ts';

/** The unit with the best Smith's ratio, held back or pushed forward by the guards. */

const TOUCHES_A_WEEK = 3;

/** Factors by which a soft guard holds a unit back; together they rank who gives way first. */
const SOFT = {
  touches: 0.3,
  reviewOnly: 0.05,
  mastered: 0.02,
  parked: 0.01,
  noRoom: 0.02,
  sameArea: 0.3,
  sameAreaAgain: 1e-3,
  newUnasked: 1e-3,
  newTooLate: 2e-3,
  newBeyond: 1e-9,
} as const;

/** What is left of a new unit's ratio where its area does not lag at all. */
const NEW_ANYWHERE = 0.1;
const OWED_TOUCH = 4;
const OWED_ON_LAST_DAY = 1e3;
const LEADS_AHEAD = 4;
const LEADS_TO_NAMED = 16;
/** A missed objective asks for more minutes than one met. */
const WEAK = 8;
/** What the player named begins before anything else that is new. */
const NAMED_FIRST = 8;
/** Whoever has never played learns how the game goes before anything else. */
const RULES_FIRST = 1e3;

/** How the week stands for whatever is new, asked once for all units. */
interface NewGuards {
  readonly areasLacking: number;
  readonly factor: number;
}

const newGuards = (draft: Draft): NewGuards => ({
  areasLacking: areasOnlyNewBrings(draft),
  factor:
    (!draft.mayBeginMore() ? SOFT.newBeyond : draft.newLeft() <= 0 ? SOFT.newUnasked : 1) *
    (hasSecondDay(draft) ? 1 : SOFT.newTooLate),
});

const softFactor = (draft: Draft, unit: Unit, isNew: boolean, guards: NewGuards): number => {
  const { context } = draft;
  const p = context.belief[unit.index] ?? 0;
  const ahead = context.leadsTo.get(unit.index);
  let factor = ahead === undefined ? 1 : context.learner.declarado[ahead.id] ? LEADS_TO_NAMED : LEADS_AHEAD;
  if (draft.weak.has(unit.id)) factor *= WEAK;
  const touches = draft.touches[unit.index] ?? 0;
  if (touches >= TOUCHES_A_WEEK) factor *= SOFT.touches ** (touches - TOUCHES_A_WEEK + 1);
  if (p >= MASTERY) factor *= SOFT.mastered;
  else if (draft.storedTouches(unit) >= TOUCHES_BEFORE_REVIEW_ONLY) factor *= SOFT.reviewOnly;
  if (draft.isParked(unit)) factor *= SOFT.parked;
  const isLast = draft.isLastOfMany;
  if (touches === 1 && isOwed(draft, unit)) factor *= isLast ? OWED_ON_LAST_DAY : OWED_TOUCH;
  if (isNew) {
    const said = context.learner.declarado[unit.topic.id]?.polaridad;
    if (said === 'no_sabe' || said === 'quiere') factor *= NAMED_FIRST;
    const { area } = unit.topic;
    // Work in hand of one or two areas leaves what is new to bring the others.
    const isNear = draft.areas.has(area) || (guards.areasLacking > 0 && draft.areasInHand.has(area));
    if (isFirstSteps(unit)) factor *= RULES_FIRST;
    else if (draft.areas.size < AREAS_WANTED && isNear)
      factor *= guards.areasLacking >= draft.newRoom() ? SOFT.sameAreaAgain : SOFT.sameArea;
    factor *= guards.factor;
  }
  return factor;
};

export interface Best {
  readonly unit: Unit;
  readonly kind: TipoTarea;
  readonly isNew: boolean;
  readonly score: number;
  readonly strained: boolean;
}

/** The most that the guards can add to a ratio now: what is below the best even so need not be looked at. */
const mostFactor = (draft: Draft): number => {
  const { leadsTo, learner } = draft.context;
  const owed = draft.owedCount() === 0 ? 1 : draft.isLastOfMany ? OWED_ON_LAST_DAY : OWED_TOUCH;
  return (
    owed *
    (draft.weak.size > 0 ? WEAK : 1) *
    (leadsTo.size > 0 ? LEADS_TO_NAMED : 1) *
    (Object.keys(learner.declarado).length > 0 ? NAMED_FIRST : 1)
  );
};

export const bestUnit = (draft: Draft, wanted: Wanted): Best | undefined => {
  const { context } = draft;
  const crowded = crowdedKinds(draft);
  const minutes = draft.estimate();
  const room = new Map<string, number>();
  const newRoom = new Map<string, number>();
  const played = playAreaOf(context.game);
  for (const [area, lagging] of draft.balance.lags()) {
    room.set(area, draft.balance.hasRoom(area, minutes) ? 1 : SOFT.noRoom);
    // A new unit will ask for more blocks: it goes where the table lags most. Games make up for the lag of their own.
    const lag = area === played ? 0 : lagging;
    newRoom.set(
      area,
      (draft.balance.hasRoom(area, 2 * minutes) ? 1 : SOFT.noRoom) * (NEW_ANYWHERE + (1 - NEW_ANYWHERE) * lag),
    );
  }
  const guards = newGuards(draft);
  const late = isLate(draft, true);
  const strained = !draft.mayBeginMore();
  const most = mostFactor(draft);
  let best: Best | undefined;
  for (const unit of context.eligible) {
    const { area } = unit.topic;
    if (wanted.areas && !wanted.areas.has(area)) continue;
    if (wanted.otherThanAreas?.has(area)) continue;
    const isNew = draft.isNew(unit);
    if ((wanted.onlyNew && !isNew) || (wanted.calm && isNew && late)) continue;
    const ratio = (draft.ratio[unit.index] ?? 0) * ((isNew ? newRoom : room).get(area) ?? SOFT.noRoom);
    if (ratio <= 0 || (best && !isFirstSteps(unit) && ratio * most <= best.score)) continue;
    const score = ratio * softFactor(draft, unit, isNew, guards);
    if ((best && score <= best.score) || !mayTeach(draft, unit)) continue;
    const kind = kindNow(draft, unit, wanted.otherThanKinds ?? crowded);
    if (!kind || wanted.otherThanKinds?.has(kind)) continue;
    best = { unit, kind, isNew, score, strained: isNew && strained };
  }
  return best;
};

/** Variety may ask for more new units than the week does, but gives way before their cap is broken. */
export const withinCap = (draft: Draft, best: Best | undefined): Best | undefined =>
  best?.isNew && draft.newThisWeek.size >= newUnitsCap(draft.context.totalMinutes) ? undefined : best;

export const toSlot = (draft: Draft, best: Best): Slot => {
  return slotFor(draft, best.unit, best.kind, reasonFor(draft, best.unit, best.isNew), best.isNew);
};
