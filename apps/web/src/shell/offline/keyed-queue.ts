import { whenForgotten } from '../session/forget.ts';
import { readStored, writeStored } from '../storage.ts';

/**
 * What waits to be sent. Each entry is a localStorage key of its own: written in the very click that makes it, so a
 * closed tab loses nothing, and without ever rewriting a shared list, so two tabs cannot overwrite each other. Tabs hear
 * of each other's keys through the `storage` event.
 */
export interface Entry<T> {
  /** Sorts by time. */
  readonly id: string;
  readonly uid: string;
  readonly item: T;
}

export interface KeyedQueue<T> {
  all(): readonly Entry<T>[];
  of(uid: string): readonly Entry<T>[];
  /** On this machine before it returns. */
  add(uid: string, item: T): Entry<T>;
  remove(ids: readonly string[]): void;
  subscribe(listener: () => void): () => void;
  /**
   * When this tab may send an entry: its own at once; another's, or one found at the start, after a while, because news
   * of what other tabs have sent comes late and would have it sent twice.
   */
  readyAt(entry: Entry<T>): number;
  /** Tests only: as a page load does. */
  forget(): void;
}

interface QueueOptions<T> {
  readonly prefix: string;
  /** The name of the item in what is stored beside `uid`. */
  readonly field: string;
  /** Storage is the user's: whatever is in it may be anything. */
  readonly read: (raw: unknown) => T | null;
  /** Another tab has sent it. */
  readonly onSentElsewhere?: (entry: Entry<T>) => void;
}

/** How long the tab that made an entry is left to send it. */
const OTHERS_WAIT = 3_000;
const TIME_DIGITS = 15;

let counter = 0;
/** One count for all queues, so that what was made first also sorts first between them. */
function newId(): string {
  counter = (counter + 1) % 1000;
  const order = `${Date.now()}`.padStart(TIME_DIGITS, '0') + `${counter}`.padStart(3, '0');
  return `${order}-${crypto.randomUUID().slice(0, 8)}`;
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

function storedIds(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

export function keyedQueue<T>({ prefix, field, read, onSentElsewhere }: QueueOptions<T>): KeyedQueue<T> {
  let entries: readonly Entry<T>[] = [];
  let loaded = false;
  const madeHere = new Set<string>();
  const listeners = new Set<() => void>();

  const parse = (id: string, text: string | null): Entry<T> | null => {
    try {
      const raw = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
      const item = read(raw?.[field]);
      return item !== null && typeof raw?.uid === 'string' ? { id, uid: raw.uid, item } : null;
    } catch {
      return null;
    }
  };
  const set = (next: readonly Entry<T>[]): void => {
    entries = next;
    for (const notify of listeners) notify();
  };
  const stored = (): readonly Entry<T>[] =>
    storedIds(prefix)
      .flatMap((id) => parse(id, readStored(prefix + id)) ?? [])
      .sort(byId);
  const load = (): void => {
    if (loaded || typeof window === 'undefined') return;
    loaded = true;
    entries = stored();
    whenForgotten(() => set(stored()));
    window.addEventListener('storage', ({ key, newValue }) => {
      if (!key?.startsWith(prefix)) return;
      const id = key.slice(prefix.length);
      const rest = entries.filter((one) => one.id !== id);
      if (newValue === null) {
        const gone = entries.find((one) => one.id === id);
        if (gone) {
          onSentElsewhere?.(gone);
          set(rest);
        }
        return;
      }
      const entry = parse(id, newValue);
      if (entry) set([...rest, entry].sort(byId));
    });
  };

  return {
    all: () => {
      load();
      return entries;
    },
    of: (uid) => {
      load();
      return entries.filter((one) => one.uid === uid);
    },
    add: (uid, item) => {
      load();
      const entry: Entry<T> = { id: newId(), uid, item };
      madeHere.add(entry.id);
      writeStored(prefix + entry.id, JSON.stringify({ uid, [field]: item }));
      set([...entries, entry].sort(byId));
      return entry;
    },
    remove: (ids) => {
      load();
      for (const id of ids) writeStored(prefix + id, null);
      set(entries.filter(({ id }) => !ids.includes(id)));
    },
    subscribe: (listener) => {
      load();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readyAt: ({ id }) => (madeHere.has(id) ? 0 : Number(id.slice(0, TIME_DIGITS)) + OTHERS_WAIT),
    forget: () => {
      entries = [];
      loaded = false;
      madeHere.clear();
    },
  };
}
