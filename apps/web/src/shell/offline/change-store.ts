import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.ts';
import { type Change, fieldOf, readChange } from './change.ts';

/**
 * The changes that the server has not confirmed. Each is a localStorage key of its own: written in the very click that
 * makes it, so a closed tab loses nothing, and without ever rewriting a shared list, so two tabs cannot overwrite each
 * other. Tabs hear of each other's keys through the `storage` event.
 */
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

const PREFIX = 'estratega.cambio.';
const NOTHING: Changes = { pending: [], confirmed: [] };
const KEPT = 200;

/** How long the tab that made a change is left to send it. */
const OTHERS_WAIT = 3_000;

let changes: Changes = NOTHING;
let loaded = false;
const madeHere = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (id: string) => `${PREFIX}${id}`;
const byId = (a: Pending, b: Pending) => (a.id < b.id ? -1 : 1);

function set(next: Changes): void {
  changes = next;
  for (const notify of listeners) notify();
}

function parse(id: string, text: string | null): Pending | null {
  try {
    const raw = JSON.parse(text ?? 'null') as { uid?: unknown; change?: unknown } | null;
    const change = readChange(raw?.change);
    return change && typeof raw?.uid === 'string' ? { id, uid: raw.uid, change } : null;
  } catch {
    return null;
  }
}

function storedIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function load(): void {
  if (loaded || typeof window === 'undefined') return;
  loaded = true;
  const pending = storedIds().flatMap((id) => parse(id, readStored(keyOf(id))) ?? []);
  changes = { pending: pending.sort(byId), confirmed: [] };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(PREFIX)) return;
    const id = key.slice(PREFIX.length);
    if (newValue === null) confirm(id);
    else add(parse(id, newValue));
  });
}

function add(entry: Pending | null): void {
  if (!entry) return;
  const rest = changes.pending.filter(({ id }) => id !== entry.id);
  set({ ...changes, pending: [...rest, entry].sort(byId) });
}

/** Sent by this tab or by another: it shows until an answer asked for afterwards brings it. */
function confirm(id: string): void {
  const entry = changes.pending.find((one) => one.id === id);
  if (!entry) return;
  const confirmed = [...changes.confirmed, { change: entry.change, at: performance.now() }].slice(-KEPT);
  set({ pending: changes.pending.filter((one) => one !== entry), confirmed });
}

const TIME_DIGITS = 15;
let counter = 0;
function newId(): string {
  counter = (counter + 1) % 1000;
  const order = `${Date.now()}`.padStart(TIME_DIGITS, '0') + `${counter}`.padStart(3, '0');
  return `${order}-${crypto.randomUUID().slice(0, 8)}`;
}

export function addChange(uid: string, change: Change): void {
  load();
  const entry: Pending = { id: newId(), uid, change };
  madeHere.add(entry.id);
  const field = fieldOf(change);
  const replaced = changes.pending.filter((one) => one.uid === uid && fieldOf(one.change) === field);
  writeStored(keyOf(entry.id), JSON.stringify({ uid, change }));
  for (const { id } of replaced) writeStored(keyOf(id), null);
  set({ ...changes, pending: [...changes.pending.filter((one) => !replaced.includes(one)), entry].sort(byId) });
}

export function settleSent(id: string): void {
  writeStored(keyOf(id), null);
  confirm(id);
}

/** The server will never take it: the plan is gone. */
export function drop(id: string): void {
  writeStored(keyOf(id), null);
  set({ ...changes, pending: changes.pending.filter((one) => one.id !== id) });
}

export function pendingOf(uid: string): readonly Pending[] {
  load();
  return changes.pending.filter((one) => one.uid === uid);
}

/**
 * When this tab may send a change: its own at once; another's, or one found at the start, after a while, because news of
 * what other tabs have sent comes late and would have it sent twice.
 */
export function readyAt({ id }: Pending): number {
  return madeHere.has(id) ? 0 : Number(id.slice(0, TIME_DIGITS)) + OTHERS_WAIT;
}

/** What to show over an answer asked for at `askedAt`, oldest first. */
export function changesOver({ pending, confirmed }: Changes, uid: string, askedAt: number): readonly Change[] {
  return [
    ...confirmed.filter(({ at }) => at >= askedAt).map(({ change }) => change),
    ...pending.filter((one) => one.uid === uid).map(({ change }) => change),
  ];
}

export function subscribeChanges(listener: () => void): () => void {
  load();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentChanges(): Changes {
  load();
  return changes;
}

export function useChanges(): Changes {
  return useSyncExternalStore(subscribeChanges, currentChanges, () => NOTHING);
}

/** Tests only: as a page load does. */
export function forgetLoadedChanges(): void {
  changes = NOTHING;
  loaded = false;
  madeHere.clear();
}
