import { useSyncExternalStore } from 'react';
import { type Change, fieldOf, readChange } from './change.ts';
import { type Entry, keyedQueue } from './keyed-queue.ts';

/** The changes that the server has not confirmed: one for each field, the last. */
export interface Pending {
  /** Sorts by time. */
  readonly id: string;
  readonly uid: string;
  readonly change: Change;
}

export interface Confirmed {
  readonly change: Change;
  /** performance.now(): an answer asked for before this may not have it yet. */
  readonly at: number;
}

export interface Changes {
  readonly pending: readonly Pending[];
  readonly confirmed: readonly Confirmed[];
}

const NOTHING: Changes = { pending: [], confirmed: [] };
const KEPT = 200;

let confirmed: readonly Confirmed[] = [];
let shown: { readonly of: readonly Entry<Change>[]; readonly changes: Changes } = { of: [], changes: NOTHING };

/** Sent by this tab or by another: it shows until an answer asked for afterwards brings it. */
function confirm({ item }: Entry<Change>): void {
  confirmed = [...confirmed, { change: item, at: performance.now() }].slice(-KEPT);
}

const queue = keyedQueue<Change>({
  prefix: 'estratega.cambio.',
  field: 'change',
  read: readChange,
  onSentElsewhere: confirm,
});

const toPending = ({ id, uid, item }: Entry<Change>): Pending => ({ id, uid, change: item });

export function addChange(uid: string, change: Change): void {
  const field = fieldOf(change);
  const replaced = queue.of(uid).filter(({ item }) => fieldOf(item) === field);
  // Written first and forgotten after: whatever happens between the two, the newest is there.
  queue.add(uid, change);
  if (replaced.length > 0) queue.remove(replaced.map(({ id }) => id));
}

export function settleSent(id: string): void {
  const entry = queue.all().find((one) => one.id === id);
  if (entry) confirm(entry);
  queue.remove([id]);
}

/** The server will never take it: the plan is gone. */
export function drop(id: string): void {
  queue.remove([id]);
}

export function pendingOf(uid: string): readonly Pending[] {
  return queue.of(uid).map(toPending);
}

export const readyAt = ({ id, uid, change }: Pending): number => queue.readyAt({ id, uid, item: change });

/** What to show over an answer asked for at `askedAt`, oldest first. */
export function changesOver({ pending, confirmed: sent }: Changes, uid: string, askedAt: number): readonly Change[] {
  return [
    ...sent.filter(({ at }) => at >= askedAt).map(({ change }) => change),
    ...pending.filter((one) => one.uid === uid).map(({ change }) => change),
  ];
}

export const subscribeChanges = queue.subscribe;

export function currentChanges(): Changes {
  const entries = queue.all();
  if (shown.of !== entries) shown = { of: entries, changes: { pending: entries.map(toPending), confirmed } };
  return shown.changes;
}

export function useChanges(): Changes {
  return useSyncExternalStore(subscribeChanges, currentChanges, () => NOTHING);
}

/** Tests only: as a page load does. */
export function forgetLoadedChanges(): void {
  queue.forget();
  confirmed = [];
}
