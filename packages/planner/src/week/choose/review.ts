import type { Unit } from '../../curriculum/graph.ts';
import { isPractice } from '../../games/game.ts';
import { MASTERY } from '../../learner/belief.ts';
import { DUE_RECALL } from '../../learner/memory.ts';
import type { Draft } from '../draft.ts';
import { BOUNDS } from '../minutes.ts';
import type { Slot } from '../slot.ts';
import { worthwhile } from './teach.ts';

/** Mixed reviews: two or three units of different areas whose predicted recall has fallen. */

const MIXED_MOST = 3;
const MIXED_LEAST = 2;
/** From this many touches a unit is only reviewed, mastered or not. */
export const TOUCHES_BEFORE_REVIEW_ONLY = 6;
const MINUTES_PER_UNIT = 9;
/** Company for a single due unit: what fades next. */
const FADING_RECALL = 0.97;

interface Fading {
  readonly unit: Unit;
  readonly recall: number;
  /** Weight × utility that would be lost ÷ minutes: on the same scale as Smith's ratio. */
  readonly value: number;
}

const fadingUnits = (draft: Draft): readonly Fading[] => {
  const { context } = draft;
  const fading: Fading[] = [];
  for (const unit of context.eligible) {
    const recall = draft.recall(unit);
    if (recall >= FADING_RECALL || draft.isUsedToday(unit) || draft.reviewed.has(unit.index)) continue;
    if ((draft.touches[unit.index] ?? 0) > 0) continue;
    const p = draft.belief[unit.index] ?? 0;
    if (p < MASTERY && draft.storedTouches(unit) < TOUCHES_BEFORE_REVIEW_ONLY) continue;
    const lost = Math.min(p, MASTERY) ** 2 * (1 - recall ** 2);
    fading.push({ unit, recall, value: ((context.weight[unit.index] ?? 0) * lost) / MINUTES_PER_UNIT });
  }
  return fading.sort((a, b) => b.value - a.value || a.unit.index - b.unit.index);
};

/** Known units without a memory of their own, hardest first, keep a lone due unit company: a review is never of one theme. */
const companions = (draft: Draft): readonly Unit[] =>
  draft.context.eligible
    .filter(
      (unit) =>
        (draft.context.belief[unit.index] ?? 0) >= MASTERY &&
        draft.touches[unit.index] === 0 &&
        !draft.isUsedToday(unit) &&
        !draft.reviewed.has(unit.index) &&
        !draft.isAbove(unit),
    )
    .sort((a, b) => b.level - a.level || a.index - b.index);

const pickMixed = (draft: Draft): { readonly units: readonly Unit[]; readonly value: number } | undefined => {
  const fading = fadingUnits(draft).filter(({ unit }) => !draft.isAbove(unit));
  const due = fading.filter(({ recall }) => recall < DUE_RECALL);
  if (due.length === 0) return undefined;
  const units: Unit[] = [];
  let value = 0;
  const areas = new Set<string>();
  const isPlay = (unit: Unit): boolean => isPractice(draft.context.game, unit.topic.id);
  const add = (unit: Unit): void => {
    if (areas.has(unit.topic.area) || units.length >= MIXED_MOST || isPlay(unit)) return;
    areas.add(unit.topic.area);
    units.push(unit);
  };
  for (const item of due) {
    const before = units.length;
    add(item.unit);
    if (units.length > before) value += item.value;
  }
  if (units.length === 0) return undefined;
  const dueCount = units.length;
  if (units.length < MIXED_LEAST) for (const { unit } of fading) add(unit);
  if (units.length < MIXED_LEAST) {
    const company = companions(draft).find((unit) => !areas.has(unit.topic.area) && !isPlay(unit));
    if (company) add(company);
  }
  return units.length >= MIXED_LEAST ? { units, value: value / dueCount } : undefined;
};

export interface ReviewOffer {
  readonly slot: Slot;
  readonly value: number;
}

/** The best review on offer now. Its own theme is the one whose area lacks most. */
export const offerReview = (draft: Draft): ReviewOffer | undefined => {
  const cap = Math.floor(draft.reviewLeft - draft.promised((slot) => slot.kind === 'repaso'));
  const max = Math.min(BOUNDS.repaso.max, cap - (cap % 5));
  const many = draft.today.filter((slot) => slot.kind === 'repaso').length;
  const least = worthwhile(draft, BOUNDS.repaso);
  if (max < least || many >= Math.ceil(draft.blocksToday / 3)) return undefined;
  const mixed = pickMixed(draft);
  if (!mixed) return undefined;
  const lack = (unit: Unit): number => draft.balance.deficit(unit.topic.area);
  const units = [...mixed.units].sort((a, b) => lack(b) - lack(a));
  const unit = units[0];
  if (!unit) return undefined;
  return {
    value: mixed.value,
    slot: {
      unit,
      kind: 'repaso',
      reason: 'repaso',
      mixed: units,
      bounds: { min: BOUNDS.repaso.min, max },
      elastic: false,
      isNew: false,
    },
  };
};
