import { useCallback, useEffect, useRef } from 'react';

export interface Spent {
  /** Milliseconds in sight since `what` changed: a hidden tab does not count. */
  readonly spent: () => number;
  /** Of those, what `onGone` has not been told yet. */
  readonly untold: () => number;
}

/** Told to `onGone` when the page is hidden or left, and when something else is worked on: then what it was goes along. */
export function useSpent<What>(what: What, onGone: (ms: number, what: What) => void): Spent {
  const sum = useRef(0);
  const told = useRef(0);
  const since = useRef<number | null>(null);
  const gone = useRef(onGone);
  gone.current = onGone;

  const read = useCallback(() => {
    const now = performance.now();
    return Math.round(sum.current + (since.current === null ? 0 : now - since.current));
  }, []);

  // Another step starts another count.
  useEffect(() => {
    sum.current = 0;
    told.current = 0;
    since.current = document.visibilityState === 'hidden' ? null : performance.now();
    const tell = () => {
      const all = read();
      if (all > told.current) gone.current(all - told.current, what);
      told.current = all;
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        sum.current = read();
        since.current = null;
        tell();
      } else since.current ??= performance.now();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', tell);
    return () => {
      tell();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', tell);
    };
  }, [what, read]);

  const untold = useCallback(() => Math.max(0, read() - told.current), [read]);
  return { spent: read, untold };
}
