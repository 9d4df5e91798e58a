import type { Unit } from '../../curriculum/graph.ts';
import type { Draft } from '../draft.ts';
import { BOUNDS } from '../minutes.ts';
import type { Slot } from '../slot.ts';
import { AREAS_WANTED, isMet } from './variety.ts';

/** The weekly review that ends the last day. */

export const closingSlot = (draft: Draft, last: Unit | undefined): Slot | undefined => {
  const { context } = draft;
  const isFree = (unit: Unit): boolean => !draft.isUsedToday(unit);
  const isFresh = (unit: Unit): number =>
    draft.areas.size < AREAS_WANTED && !draft.areas.has(unit.topic.area) ? 1 : 0;
  const byLack = (a: Unit, b: Unit): number =>
    isFresh(b) - isFresh(a) ||
    draft.balance.deficit(b.topic.area) - draft.balance.deficit(a.topic.area) ||
    (draft.touches[b.index] ?? 0) - (draft.touches[a.index] ?? 0) ||
    b.level - a.level;
  const best = (units: readonly Unit[]): Unit | undefined =>
    units.reduce<Unit | undefined>((found, unit) => (found && byLack(found, unit) <= 0 ? found : unit), undefined);
  const atLevel = context.eligible.filter((one) => !draft.isAbove(one));
  // Its question asks for something of the week, or for something known where those areas have had enough.
  const met = atLevel.filter((unit) => isFree(unit) && isMet(draft, unit));
  const unit = best(met) ?? best(atLevel.filter(isFree)) ?? atLevel.find((one) => one !== last);
  if (!unit) return undefined;
  return { unit, kind: 'cierre', reason: 'cierre', mixed: [], bounds: BOUNDS.cierre, elastic: false, isNew: false };
};
