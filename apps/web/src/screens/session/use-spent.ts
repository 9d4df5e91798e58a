import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds in sight since `what` changed: a hidden tab does not count. */
export function useSpent(what: string, onGone: (ms: number) => void): () => number {
  const sum = useRef(0);
  const since = useRef<number | null>(null);
  const gone = useRef(onGone);
  gone.current = onGone;

  const read = useCallback(() => {
    const now = performance.now();
    return Math.round(sum.current + (since.current === null ? 0 : now - since.current));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step starts another count.
  useEffect(() => {
    sum.current = 0;
    let told = 0;
    since.current = document.visibilityState === 'hidden' ? null : performance.now();
    const tell = () => {
      const all = read();
      if (all > told) gone.current(all - told);
      told = all;
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

  return read;
}
