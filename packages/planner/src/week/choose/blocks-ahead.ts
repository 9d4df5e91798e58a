import type { Context, StudyDay } from '../context.ts';
import type { Draft } from '../draft.ts';
import { blocksIn } from '../minutes.ts';

/** What the rest of the week has room for. */

const CLOSING_LEAST = 40;

export const closesWeek = (context: Context, day: StudyDay): boolean =>
  day.index === context.days.length - 1 && day.minutes >= CLOSING_LEAST;

/** Blocks of a day in which something may be chosen. */
const blocksOf = (context: Context, day: StudyDay): number =>
  blocksIn(day.minutes, context.load.block) - (closesWeek(context, day) ? 1 : 0);

/** Blocks that later days will offer, the weekly review and an analysis still owed apart. */
export const blocksAfterToday = (draft: Draft): number => {
  const { context, analysisOwed } = draft;
  let blocks = analysisOwed && analysisOwed.day > draft.day.index ? -1 : 0;
  for (const day of context.days) {
    if (day.index > draft.day.index) blocks += blocksOf(context, day);
  }
  return blocks;
};

/** A unit begun now can be taken up again on a later day, after those that already wait for theirs. */
export const hasSecondDay = (draft: Draft): boolean =>
  draft.context.days.length === 1 || blocksAfterToday(draft) > draft.owedCount();

/** Beginning it now would leave it without a second day this week, or even break the week's number of new units. */
export const isLate = (draft: Draft, isNew: boolean): boolean =>
  isNew && !(draft.mayBeginMore() && hasSecondDay(draft));

/** Blocks in which a unit may begin and still have a second day; for a week of one day, all of them. */
export const blocksToBegin = (draft: Draft): number => {
  const { days } = draft.context;
  const last = days[days.length - 1] as StudyDay;
  if (days.length === 1) return draft.blocksLeft();
  if (draft.day.index === last.index) return 0;
  return draft.blocksLeft() + blocksAfterToday(draft) - blocksOf(draft.context, last);
};
