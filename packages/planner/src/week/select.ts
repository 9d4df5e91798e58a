import type { Unit } from '../curriculum/graph.ts';
import { unitNear } from '../curriculum/graph.ts';
import type { Steps } from '../steps/steps.ts';
import { balanced } from './balance.ts';
import type { Context } from './context.ts';
import { STEP, shiftMinutes, splitMinutes } from './minutes.ts';
import { hasWords, isCore } from './path.ts';
import type { Way } from './place/working.ts';
import { type PlacedDay, Placement } from './place.ts';
import { type DayFrame, frameWeek } from './skeleton.ts';
import type { SelectedDay, Selection, Slot, TimedSlot } from './slot.ts';
import { activeThemes, askedThemes } from './themes.ts';
import { wantsFor, weakUnits } from './wants.ts';

/** A week, lane by lane: what is reserved, what is wanted, where it goes, and last of all how long it takes. */

const timed = (slot: Slot, minutes: number): TimedSlot => ({ ...slot, minutes });

const reviewSlot = (units: readonly Unit[]): Slot => ({
  unit: units[0] as Unit,
  kind: 'repaso',
  lane: 'repaso',
  reason: 'repaso',
  mixed: units,
  isNew: false,
});

/** The weekly review has the theme that the week gave most to. */
const closingSlot = (context: Context, days: readonly PlacedDay[]): Slot | undefined => {
  const counts = new Map<Unit, number>();
  for (const { chosen } of days) for (const { unit } of chosen) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const most = [...counts].reduce<readonly [Unit, number] | undefined>(
    (best, one) => (best && best[1] >= one[1] ? best : one),
    undefined,
  );
  const unit = most?.[0] ?? unitNear(context.game.curriculum, context.game.play.analizar, context.level);
  return unit && { unit, kind: 'cierre', lane: 'cierre', reason: 'cierre', mixed: [], isNew: false };
};

interface Laid {
  readonly days: readonly SelectedDay[];
  readonly asked: number;
  /** Minutes at the player's own level that are lacking. */
  readonly short: number;
  /** Minutes of what a coach teaches first. */
  readonly core: number;
  readonly selection: Selection;
}

const isAsked = (slot: Slot): boolean => slot.lane === 'pedido';

/** Minutes of one day's chosen blocks; what could not be played is studied instead. */
const timeDay = (
  context: Context,
  placed: PlacedDay,
): { readonly lengths: readonly number[]; readonly game: number; readonly analysis: number } => {
  const { frame, chosen, game, analysis } = placed;
  const unused = (game ? 0 : frame.game) + (analysis ? 0 : frame.analysis);
  return {
    lengths: splitMinutes(frame.free + (chosen.length > 0 ? unused : 0), chosen, context.load.depth),
    game: game ? frame.game : 0,
    analysis: analysis ? frame.analysis + (game || chosen.length > 0 ? 0 : frame.game) : 0,
  };
};

const lay = (context: Context, frames: readonly DayFrame[], boost: number, way: Way = 'filled'): Laid => {
  const wants = wantsFor(context, frames, boost);
  const placement = new Placement(context, wants, frames, way);
  const placed = placement.week();
  const timedDays = placed.map((day) => timeDay(context, day));
  const sum = (accept: (slot: Slot) => boolean): number =>
    placed.reduce(
      (all, { chosen }, i) =>
        all + chosen.reduce((own, slot, j) => (accept(slot) ? own + (timedDays[i]?.lengths[j] ?? 0) : own), 0),
      0,
    );
  let lack = wants.askedFloor - sum(isAsked);
  const lengths = timedDays.map((day, i) => {
    if (lack <= 0) return day.lengths;
    const shifted = shiftMinutes(day.lengths, placed[i]?.chosen ?? [], isAsked, Math.ceil(lack / STEP) * STEP);
    lack -= shifted.moved;
    return shifted.lengths;
  });
  // What failed has longer blocks too, taken from what neither failed nor was asked for.
  const weak = new Set(weakUnits(context));
  for (const [i, { chosen }] of placed.entries()) {
    const many = chosen.filter(({ unit }) => weak.has(unit)).length;
    if (many === 0) continue;
    const more = shiftMinutes(
      lengths[i] ?? [],
      chosen,
      ({ unit }) => weak.has(unit),
      many * context.tuning.weak.longer,
      isAsked,
    );
    lengths[i] = more.lengths;
  }
  // Half the minutes at the player's own level: where the lengths of blocks left it short, it is made up within the days.
  const isOwn = ({ unit, lane }: Slot): boolean => unit.level >= context.level || lane !== 'camino';
  let short = context.level === 0 ? 0 : context.tuning.path.atLevel * context.totalMinutes;
  for (const [i, { frame, chosen }] of placed.entries()) {
    short -= (timedDays[i]?.game ?? 0) + (timedDays[i]?.analysis ?? 0) + frame.closing;
    for (const [j, slot] of chosen.entries()) if (isOwn(slot)) short -= lengths[i]?.[j] ?? 0;
  }
  for (const [i, { chosen }] of placed.entries()) {
    if (short <= 0) break;
    const wanted = Math.ceil(short / STEP) * STEP;
    const more = shiftMinutes(lengths[i] ?? [], chosen, isOwn, wanted, undefined, context.tuning.block.sitting);
    lengths[i] = more.lengths;
    short -= more.moved;
  }
  // What was asked for takes its minutes from what a coach would leave out, not from what is taught first.
  const isFirst = ({ unit }: Slot): boolean => isCore(context, unit);
  if (hasWords(context))
    for (const [i, { chosen }] of placed.entries()) {
      const isKept = (slot: Slot): boolean => isAsked(slot) || weak.has(slot.unit);
      const more = shiftMinutes(
        lengths[i] ?? [],
        chosen,
        isFirst,
        context.totalMinutes,
        isKept,
        context.tuning.block.sitting,
      );
      lengths[i] = more.lengths;
    }
  if (context.game.askedLeads) balanced(context, placed, lengths, wants.active);
  const core = placed.reduce(
    (all, { chosen }, i) =>
      all + chosen.reduce((own, slot, j) => (isFirst(slot) ? own + (lengths[i]?.[j] ?? 0) : own), 0),
    0,
  );
  const closing = closingSlot(context, placed);
  const days = placed.map(({ frame, chosen, game, analysis }, i): SelectedDay => {
    const slots: TimedSlot[] = [];
    if (frame.review) slots.push(timed(reviewSlot(frame.review.units), frame.review.minutes));
    for (const [j, slot] of chosen.entries()) if (lengths[i]?.[j] !== 0) slots.push(timed(slot, lengths[i]?.[j] ?? 0));
    const own = timedDays[i];
    // The analysis of yesterday's game opens what is left of the day; of today's, it follows it.
    if (analysis && own && !game) slots.splice(frame.review ? 1 : 0, 0, timed(analysis, own.analysis));
    if (game && own) slots.push(timed(game, own.game));
    if (analysis && own && game) slots.push(timed(analysis, own.analysis));
    if (frame.closing > 0 && closing) slots.push(timed(closing, frame.closing));
    return { day: frame.day, slots };
  });
  return {
    days,
    asked: lack,
    short,
    core,
    selection: {
      days,
      newUnits: placement.begun.size,
      askedFloor: wants.askedFloor,
      relaxed: [...placement.relaxed],
    },
  };
};

const TRIES = 4;

export function* selectWeek(context: Context): Steps<Selection> {
  const active = activeThemes(context, askedThemes(context), context.totalMinutes);
  const heads = new Set(active.map((theme) => theme.head?.index));
  const frames = frameWeek(
    context,
    heads.size,
    new Set([...active.flatMap((theme) => theme.way), ...weakUnits(context)]),
  );
  yield;
  let best = lay(context, frames, 0);
  // Lengths are settled last: where the asked themes fall short of their floor, they get a block more and all is laid again.
  for (let boost = 1; boost < TRIES && best.asked > 0; boost++) {
    yield;
    const next = lay(context, frames, boost);
    if (next.asked < best.asked) best = next;
  }
  // A test and a mixed review are short: where the floor asks for every minute, the theme goes on without them.
  if (best.asked > 0) {
    yield;
    const next = lay(context, frames, TRIES - 1, 'plain');
    if (next.asked < best.asked) best = next;
  }
  // What fills up the days may lie below the level, or beside what is taught first: rather longer blocks of that.
  if (best.short > 0 || hasWords(context)) {
    yield;
    const next = lay(context, frames, 0, 'longer');
    const isNearer = next.short < best.short && best.short > 0;
    const isFirst = next.core > best.core && next.short <= Math.max(0, best.short);
    if ((isNearer || isFirst) && next.asked <= Math.max(0, best.asked)) best = next;
  }
  return best.selection;
}
