import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../api/errors.ts';

export interface Loaded<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

interface Options<T> {
  /** Shown until the answer comes. */
  readonly initial?: T | undefined;
  /** Milliseconds after which what came is asked for again; null for never. */
  readonly again?: ((data: T) => number | null) | undefined;
}

const RETRY_MS = 1_000;

/**
 * One thing fetched by one screen. The session has a board to carry within its budget and shares nothing with a cache: this
 * is all it needs of one. A failure without an answer is tried once more by itself.
 */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  { initial, again }: Options<T> = {},
): Loaded<T> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ key: string; data: T | undefined; error: unknown; isFetching: boolean }>({
    key,
    data: initial,
    error: null,
    isFetching: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names what is loaded; `round` asks for it again.
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (work: () => void, ms: number) => {
      timer = setTimeout(work, ms);
    };
    const ask = (tries: number): void => {
      load(stop.signal).then(
        (data) => {
          if (stop.signal.aborted) return;
          setState({ key, data, error: null, isFetching: false });
          const wait = again?.(data) ?? null;
          if (wait !== null) later(() => setRound((n) => n + 1), wait);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          if (tries > 0 && !(error instanceof ApiError)) later(() => ask(tries - 1), RETRY_MS);
          else setState((now) => ({ key, data: now.key === key ? now.data : undefined, error, isFetching: false }));
        },
      );
    };
    setState((now) =>
      now.key === key
        ? { ...now, error: null, isFetching: true }
        : { key, data: initial, error: null, isFetching: true },
    );
    ask(1);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [key, round]);

  const refetch = useCallback(() => setRound((n) => n + 1), []);
  const current = state.key === key;
  return {
    data: current ? state.data : initial,
    error: current ? state.error : null,
    isFetching: current ? state.isFetching : true,
    refetch,
  };
}
