import { isAskedFor, sparingMost } from './asked.ts';
import type { Context } from './context.ts';
import { BLOCK_MAX, STEP, shiftMinutes } from './minutes.ts';
import type { PlacedDay } from './place.ts';
import type { Slot } from './slot.ts';
import type { Theme } from './themes.ts';

/** Last of all, between the blocks of each day: what was asked for leads, and nothing that is to be little grows. */

type Lengths = (readonly number[])[];

/** Minutes of each theme that was asked for, in a week that has room for them. */
const EVEN = 45;
const EVEN_FROM = 300;

export const balanced = (
  context: Context,
  placed: readonly PlacedDay[],
  lengths: Lengths,
  active: readonly Theme[],
): void => {
  const sum = (accept: (slot: Slot) => boolean): number =>
    placed.reduce(
      (all, { chosen }, i) =>
        all + chosen.reduce((own, slot, j) => (accept(slot) ? own + (lengths[i]?.[j] ?? 0) : own), 0),
      0,
    );
  /** Within days, as far as lengths allow. */
  const shift = (
    isTaker: (slot: Slot) => boolean,
    minutes: number,
    isKept: (slot: Slot) => boolean,
    longest = BLOCK_MAX,
  ): void => {
    let left = Math.ceil(minutes / STEP) * STEP;
    for (const [i, { chosen }] of placed.entries()) {
      if (left <= 0) return;
      const more = shiftMinutes(lengths[i] ?? [], chosen, isTaker, left, isKept, longest);
      lengths[i] = more.lengths;
      left -= more.moved;
    }
  };
  const isAsked = (slot: Slot): boolean => slot.lane === 'pedido';
  const themeOf = (theme: Theme) => (slot: Slot) => isAsked(slot) && theme.way.some((unit) => unit === slot.unit);
  for (const topic of Object.keys(context.game.sparing)) {
    const isSparing = ({ unit }: Slot): boolean => unit.topic.id === topic;
    const over = sum(isSparing) - sparingMost(context, topic);
    const isOther = (slot: Slot): boolean => !isSparing(slot);
    if (over > 0) shift((slot) => isOther(slot) && isAsked(slot), over, isOther);
    const still = sum(isSparing) - sparingMost(context, topic);
    if (still > 0) shift(isOther, still, isOther);
  }
  const isSparing = ({ unit }: Slot): boolean => context.game.sparing[unit.topic.id] !== undefined;
  const lead = active.find((theme) => theme.lead);
  if (lead) {
    const isLead = themeOf(lead);
    const lacking = (): number => context.tuning.asked.lead * context.totalMinutes - sum(isLead);
    shift(isLead, lacking(), isLead);
    for (const [i, { chosen, frame }] of placed.entries())
      if (lacking() > 0) lengths[i] = givenUp(context, chosen, lengths[i] ?? [], isLead, frame.review ? 1 : 0);
    longest(context, placed, lengths, isLead);
  }
  // Without such a word, what has least of the week takes from what has most of it.
  if (!lead && active.length > 1 && context.totalMinutes >= EVEN_FROM) {
    const sums = active
      .filter(({ stage, care }) => !care && context.game.sparing[stage.topic.id] === undefined)
      .map((theme) => ({ theme, minutes: sum(themeOf(theme)) }))
      .sort((a, b) => a.minutes - b.minutes);
    const [least, most] = [sums[0], sums.at(-1)];
    if (least && most && least.minutes > 0 && least.minutes < EVEN && most.minutes > EVEN) {
      const isMost = themeOf(most.theme);
      shift(themeOf(least.theme), Math.min(EVEN - least.minutes, most.minutes - EVEN), (slot) => !isMost(slot));
    }
  }
  if (!isAskedFor(context)) return;
  // Nothing that nobody asked for has more than anything that was.
  const given = active.flatMap((theme) => {
    const minutes = sum(themeOf(theme));
    return minutes > 0 && !isSparing({ unit: theme.stage } as Slot) ? [minutes] : [];
  });
  const most = Math.min(...given);
  const topics = new Set(placed.flatMap(({ chosen }) => chosen.map(({ unit }) => unit.topic)));
  for (const topic of topics) {
    const isOver = (slot: Slot): boolean => slot.unit.topic === topic && slot.lane === 'camino';
    const over = sum(isOver) - most;
    if (over > 0)
      shift(
        (slot) => isAsked(slot) && !isSparing(slot),
        over,
        (slot) => !isOver(slot),
      );
  }
};

const SPARE: ReadonlySet<Slot['reason']> = new Set(['consolidar', 'continuar', 'mantener']);

/** A look or another day that nobody asked for gives all its minutes to what the words put above all else; at no minutes it is not there. */
const givenUp = (
  { tuning }: Context,
  chosen: readonly Slot[],
  lengths: readonly number[],
  isLead: (slot: Slot) => boolean,
  /** What the day has beside them. */
  others: number,
): readonly number[] => {
  const to = chosen.findIndex((slot) => isLead(slot) && slot.kind === 'ejercicios' && !slot.opens);
  const isSpare = ({ lane, reason, isNew }: Slot): boolean => lane === 'camino' && !isNew && SPARE.has(reason);
  for (const [i, slot] of chosen.entries()) {
    const minutes = (lengths[to] ?? 0) + (lengths[i] ?? 0);
    if (to < 0 || !isSpare(slot) || lengths[i] === 0 || minutes > tuning.asked.leadSitting + STEP) continue;
    const rest = chosen.filter((_, j) => j !== i && lengths[j] !== 0);
    if (rest.length + others < 2 || rest.some((one, j) => isCrowded(rest, one, j))) continue;
    return lengths.map((length, j) => (j === i ? 0 : j === to ? minutes : length));
  }
  return lengths;
};

/** Three of a kind in a row, or one unit twice. */
const isCrowded = (slots: readonly Slot[], { kind, unit }: Slot, i: number): boolean =>
  slots[i + 1]?.unit === unit || (slots[i + 1]?.kind === kind && slots[i + 2]?.kind === kind);

/** The longest sitting of a week is about what the words put above all else. */
const longest = (
  { tuning }: Context,
  placed: readonly PlacedDay[],
  lengths: Lengths,
  isLead: (slot: Slot) => boolean,
): void => {
  const all = placed.flatMap(({ chosen }, i) =>
    chosen.map((slot, j) => ({ slot, day: i, minutes: lengths[i]?.[j] ?? 0 })),
  );
  const solved = all.filter(({ slot }) => isLead(slot) && slot.kind === 'ejercicios' && !slot.opens);
  const best = solved.reduce<(typeof all)[number] | undefined>(
    (found, one) => (found && found.minutes >= one.minutes ? found : one),
    undefined,
  );
  if (!best) return;
  const here = shiftMinutes(
    lengths[best.day] ?? [],
    placed[best.day]?.chosen ?? [],
    (slot) => slot === best.slot,
    Math.max(0, tuning.asked.leadSitting - best.minutes),
    isLead,
  );
  lengths[best.day] = here.lengths;
  const most = best.minutes + here.moved;
  for (const [i, { chosen }] of placed.entries()) {
    for (const [j, slot] of chosen.entries()) {
      const over = (lengths[i]?.[j] ?? 0) - most;
      if (isLead(slot) || over <= 0) continue;
      const less = shiftMinutes(
        lengths[i] ?? [],
        chosen,
        (other) => other !== slot,
        over,
        (other) => other !== slot,
        most,
      );
      lengths[i] = less.lengths;
    }
  }
};
