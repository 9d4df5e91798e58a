import type { TipoTarea } from '@estratega/domain';
import type { TopicKind } from '../curriculum/topic.ts';
import { BOUNDS } from './minutes.ts';
import type { Slot } from './slot.ts';

/** Order within a day: review, what is new or hard, practice, test; never three of a kind in a row. */

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

/** Kinds that no cap counts: a unit may be worked on in any that its topic has. */
const INTERCHANGEABLE = ['ejercicios', 'teoria', 'analizar'] as const satisfies readonly TopicKind[];

const isInterchangeable = ({ kind, reason }: Slot): boolean =>
  reason !== 'analisis' && INTERCHANGEABLE.some((one) => one === kind);

/** Where the order alone leaves three of a kind in a row, one of them is worked on in another way. */
export const breakRows = (slots: readonly Slot[]): readonly Slot[] => {
  const changed = [...slots];
  const isInRow = (at: number, kind: TipoTarea): boolean => {
    const same = (i: number): boolean => changed[i]?.kind === kind;
    return (same(at - 1) && (same(at - 2) || same(at + 1))) || (same(at + 1) && same(at + 2));
  };
  const other = (at: number): TopicKind | undefined => {
    const slot = changed[at] as Slot;
    if (!isInterchangeable(slot)) return undefined;
    return INTERCHANGEABLE.find((kind) => slot.unit.topic.variantes[kind] !== undefined && !isInRow(at, kind));
  };
  for (let end = ROW_MOST; end < changed.length; end++) {
    const { kind } = changed[end] as Slot;
    if (runLength(changed.slice(0, end + 1), kind) <= ROW_MOST) continue;
    const at = [end, end - 1, end - 2].find((i) => other(i) !== undefined);
    const instead = at === undefined ? undefined : other(at);
    if (at === undefined || !instead) continue;
    const slot = changed[at] as Slot;
    changed[at] = { ...slot, kind: instead, bounds: slot.elastic ? BOUNDS[instead] : slot.bounds };
  }
  return changed;
};
