import { useSyncExternalStore } from 'react';

/** One beat per second for everything that shows time, on the second, and at once when the tab wakes up. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function beat(): void {
  schedule();
  for (const notify of listeners) notify();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(beat, 1001 - (Date.now() % 1000));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    schedule();
    document.addEventListener('visibilitychange', beat);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', beat);
  };
}

/** Draws again only when what is made of the time changes: answer a number, a string or a boolean. */
export function useClock<T extends number | string | boolean | null>(read: (now: number) => T): T {
  const now = () => read(Date.now());
  return useSyncExternalStore(subscribe, now, now);
}

/** Whole seconds, so that what is drawn is steady between beats. */
export const useSecond = (): number => useClock((now) => Math.floor(now / 1000)) * 1000;
