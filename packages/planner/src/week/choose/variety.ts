import type { TipoTarea } from '@estratega/domain';
import type { Unit } from '../../curriculum/graph.ts';
import { KNOWN } from '../../learner/belief.ts';
import type { StudyDay } from '../context.ts';
import type { Draft } from '../draft.ts';
import { blocksAfterToday, closesWeek } from './blocks-ahead.ts';

/** The kinds and areas that a week owes. */

export const AREAS_WANTED = 3;

/** Minutes of a week from which it holds two kinds, and three areas. */
const KINDS_FROM = 60;
const AREAS_FROM = 180;

export interface Wanted {
  /** Only what strains no guard on new units. */
  readonly calm?: boolean;
  readonly areas?: ReadonlySet<string> | undefined;
  readonly otherThanKinds?: ReadonlySet<TipoTarea> | undefined;
  readonly otherThanAreas?: ReadonlySet<string> | undefined;
  readonly onlyNew?: boolean;
}

/** Worked on this week, or known before it: something that the weekly review may ask about. */
export const isMet = (draft: Draft, unit: Unit): boolean =>
  !draft.isAbove(unit) && ((draft.touches[unit.index] ?? 0) > 0 || (draft.context.belief[unit.index] ?? 0) >= KNOWN);

/** The weekly review will ask about an area that the week has not had. */
const closingBringsArea = (draft: Draft): boolean => {
  const { days, eligible } = draft.context;
  const last = days[days.length - 1] as StudyDay;
  return (
    closesWeek(draft.context, last) &&
    eligible.some((unit) => !draft.areas.has(unit.topic.area) && isMet(draft, unit) && !draft.isUsedToday(unit))
  );
};

export const missingAreas = (draft: Draft): number =>
  draft.context.totalMinutes < AREAS_FROM || draft.areas.size >= AREAS_WANTED
    ? 0
    : AREAS_WANTED - draft.areas.size - (closingBringsArea(draft) ? 1 : 0);

/** Areas that the week still owes and that nothing in hand can bring. */
export const areasOnlyNewBrings = (draft: Draft): number => {
  if (draft.context.totalMinutes < AREAS_FROM || draft.areasInHand.size >= AREAS_WANTED) return 0;
  return AREAS_WANTED - new Set([...draft.areas, ...draft.areasInHand]).size;
};

/** Variety the week still owes when it is about to end without it. */
export const owedVariety = (draft: Draft): Wanted | undefined => {
  const { totalMinutes } = draft.context;
  const left = draft.blocksLeft() + blocksAfterToday(draft);
  if (totalMinutes >= KINDS_FROM && draft.kinds.size < 2 && left <= 1) return { otherThanKinds: draft.kinds };
  const wanted = missingAreas(draft);
  if (wanted > 0 && left <= wanted + 1) return { otherThanAreas: draft.areas };
  return undefined;
};
