import type { TipoTarea } from '@estratega/domain';
import type { Slot } from './slot.ts';

/** Order within a day: review, what is new or hard, practice, test; never three of a kind in a row where it can be helped. */

const RANK: Readonly<Record<TipoTarea, number>> = {
  repaso: 0,
  teoria: 1,
  ejercicios: 2,
  jugar: 3,
  analizar: 4,
  test: 5,
  cierre: 6,
};
const ROW_MOST = 2;

const dependsOn = (slot: Slot, other: Slot, isOpen: (unit: number) => boolean): boolean =>
  other !== slot &&
  other.kind !== 'repaso' &&
  ((slot.kind !== 'repaso' && slot.unit.needs.includes(other.unit.index) && isOpen(other.unit.index)) ||
    (slot.kind === 'analizar' && slot.reason === 'analisis' && other.kind === 'jugar'));

const runLength = (placed: readonly Slot[], kind: TipoTarea): number => {
  let length = 0;
  while (placed[placed.length - 1 - length]?.kind === kind) length++;
  return length;
};

const preference = (slot: Slot, at: number): number =>
  // New or hard work comes before familiar practice of the same kind; the choice order decides the rest.
  RANK[slot.kind] * 1000 + (slot.isNew ? 0 : 500) + at;

/** `isOpen` tells whether a unit is a prerequisite still to be learnt before today. */
export const orderDay = (slots: readonly Slot[], isOpen: (unit: number) => boolean): readonly Slot[] => {
  const waiting = slots.map((slot, at) => ({ slot, rank: preference(slot, at) })).sort((a, b) => a.rank - b.rank);
  const placed: Slot[] = [];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ slot }) => !waiting.some((other) => dependsOn(slot, other.slot, isOpen)));
    const last = placed.at(-1);
    const apart = ready.filter(({ slot }) => slot.unit !== last?.unit);
    const calm = apart.filter(({ slot }) => runLength(placed, slot.kind) < ROW_MOST);
    const crowding = calm.find(({ slot }) => {
      // A kind that fills most of what is left must be used whenever it may, or it ends in a row.
      const same = waiting.filter((other) => other.slot.kind === slot.kind).length;
      return same > 2 * (waiting.length - same);
    });
    // A unit that had to be given twice is spread out.
    const twice = apart.find(({ slot }) =>
      waiting.some((other) => other.slot !== slot && other.slot.unit === slot.unit),
    );
    const next = twice ?? crowding ?? calm[0] ?? apart[0] ?? ready[0] ?? waiting[0];
    if (!next) break;
    placed.push(next.slot);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return placed;
};
