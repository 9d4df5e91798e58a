import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../shell/storage.ts';

/** A visitor's choice: the day it was made, in this browser alone. */
const KEY = 'estratega.noVender';
const listeners = new Set<() => void>();
/** For browsers that keep nothing: the choice then lasts as long as the page. */
let chosen: string | null | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function chooseInBrowser(date: string | null): void {
  chosen = date;
  writeStored(KEY, date);
  for (const notify of listeners) notify();
}

/** ISO date of the choice, or null. */
export function useBrowserChoice(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(KEY) ?? chosen ?? null,
    () => null,
  );
}
