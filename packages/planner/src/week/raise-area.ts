import { BLOCK_MAX, STEP } from './minutes.ts';
import type { SelectedDay, Selection, TimedSlot } from './slot.ts';

/** Moves minutes within days towards an area, a step at a time, as far as the lengths of blocks allow. */

const SHORTEST_GIVER = 20;

const isGiver = (slot: TimedSlot, area: string): boolean =>
  slot.elastic && slot.unit.topic.area !== area && slot.minutes - STEP >= Math.max(SHORTEST_GIVER, slot.bounds.min);
const isTaker = (slot: TimedSlot, area: string): boolean =>
  slot.elastic && slot.unit.topic.area === area && slot.minutes + STEP <= BLOCK_MAX;

const raiseDay = (slots: readonly TimedSlot[], area: string, missing: number): readonly TimedSlot[] => {
  const changed = [...slots];
  for (let left = missing; left > 0; left -= STEP) {
    const giver = changed.findIndex((slot) => isGiver(slot, area));
    const taker = changed.findIndex((slot) => isTaker(slot, area));
    if (giver < 0 || taker < 0) break;
    const from = changed[giver] as TimedSlot;
    const to = changed[taker] as TimedSlot;
    changed[giver] = { ...from, minutes: from.minutes - STEP };
    changed[taker] = { ...to, minutes: to.minutes + STEP };
  }
  return changed;
};

const minutesIn = (days: readonly SelectedDay[], area: string): number =>
  days.reduce(
    (sum, { slots }) =>
      sum + slots.reduce((own, slot) => (slot.unit.topic.area === area ? own + slot.minutes : own), 0),
    0,
  );

export const areasOf = (days: readonly SelectedDay[]): Readonly<Record<string, number>> => {
  const areas: Record<string, number> = {};
  for (const { slots } of days) {
    for (const { unit, minutes } of slots) areas[unit.topic.area] = (areas[unit.topic.area] ?? 0) + minutes;
  }
  return areas;
};

export const raiseArea = (selection: Selection, area: string, floor: number): Selection => {
  let { days } = selection;
  for (let i = 0; i < days.length; i++) {
    const missing = floor - minutesIn(days, area);
    if (missing <= 0) break;
    days = days.map((day, j) => (j === i ? { ...day, slots: raiseDay(day.slots, area, missing) } : day));
  }
  return { ...selection, days, areas: areasOf(days) };
};
