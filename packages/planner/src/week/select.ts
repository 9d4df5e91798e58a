import { KNOWN } from '../learner/belief.ts';
import { closesWeek } from './choose/blocks-ahead.ts';
import { closingSlot } from './choose/closing.ts';
import { lastArea, lastResort, nextSlot } from './choose/next-slot.ts';
import { gameInMoreBlocks } from './choose/offer-play.ts';
import type { Context, StudyDay } from './context.ts';
import { Draft } from './draft.ts';
import { BLOCK_MAX, BOUNDS, blocksIn, splitMinutes } from './minutes.ts';
import { breakRows, orderDay } from './order.ts';
import { areasOf } from './raise-area.ts';
import type { SelectedDay, Selection, TimedSlot } from './slot.ts';

/** Chooses the week, block by block in date order, and gives each day's tasks their order and lengths. */

/** How many different units a day can hold: no more blocks than that. */
const capacity = (draft: Draft): number => {
  const { eligible } = draft.context;
  return Math.max(2, eligible.filter((unit) => !draft.isAbove(unit)).length);
};

/** Most minutes that the day's tasks hold without stretching anything past its bounds. */
const room = (draft: Draft): number =>
  draft.today.reduce((sum, { bounds, elastic }) => sum + (elastic ? Math.max(bounds.max, BLOCK_MAX) : bounds.max), 0);

const fillDay = (draft: Draft, day: StudyDay): SelectedDay => {
  const { context } = draft;
  const blocks = Math.max(
    Math.ceil(day.minutes / BLOCK_MAX),
    Math.min(blocksIn(day.minutes, context.load.block), capacity(draft)),
  );
  const closes = closesWeek(context, day) && blocks >= 2;
  draft.startDay(day, blocks, closes);
  const toFill = day.minutes - (closes ? BOUNDS.cierre.max : 0);
  while (draft.blocksLeft() > 0 || room(draft) < toFill) {
    if (draft.blocksLeft() <= 0) draft.blocksToday++;
    draft.leastOfLast = draft.blocksLeft() <= 1 ? toFill - room(draft) : 0;
    const choice = nextSlot(draft);
    const owed = !choice || choice.strained ? lastArea(draft) : undefined;
    // Fewer and longer blocks before breaking a guard.
    if (!owed && (!choice || choice.strained) && draft.today.length > 0 && room(draft) >= toFill && !draft.analysisOwed)
      break;
    const game = choice?.strained && !owed ? gameInMoreBlocks(draft) : undefined;
    draft.place(owed ?? game ?? choice?.slot ?? lastResort(draft));
  }
  draft.blocksToday = draft.today.length + (closes ? 1 : 0);
  const ordered = breakRows(
    orderDay(draft.today, (index) => (context.belief[index] ?? 0) < KNOWN && draft.placedBefore[index] === 0),
  );
  const closing = closes ? closingSlot(draft, ordered.at(-1)?.unit) : undefined;
  const slots = closing ? [...ordered, closing] : ordered;
  const lengths = splitMinutes(
    day.minutes,
    slots.map(({ bounds, elastic }) => ({ ...bounds, elastic })),
  );
  const timed = slots.map((slot, i): TimedSlot => ({ ...slot, minutes: lengths[i] as number }));
  draft.settle(timed);
  return { day, slots: timed };
};

export const selectWeek = (context: Context, floors: Readonly<Record<string, number>> = {}): Selection => {
  const draft = new Draft(context, floors);
  const days = context.days.map((day) => fillDay(draft, day));
  return { days, newUnits: draft.newThisWeek.size, areas: areasOf(days), relaxed: [...draft.relaxed] };
};
