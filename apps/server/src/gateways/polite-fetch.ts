import { setTimeout as sleepFor } from 'node:timers/promises';

/** Asking a site that lends its data for nothing: one request at a time, a name to write to, and a rest when it asks for one. */

export type SiteTrouble = 'desconocido' | 'cerrada' | 'ocupado' | 'caido' | 'formato';

export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly trouble: SiteTrouble;
  readonly status: number | undefined;
  /** Seconds until it may be asked again, where that is known. */
  readonly retryAfter: number | undefined;
  constructor(site: string, trouble: SiteTrouble, message: string, status?: number, retryAfter?: number) {
    super(`${site}: ${message}${status === undefined ? '' : ` (${status})`}`);
    this.trouble = trouble;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export interface Patience {
  /** Time; handed in so that a minute's rest can be tested in none. */
  readonly now?: () => number;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Until the first byte, and between bytes. */
  readonly answerMs?: number;
  readonly idleMs?: number;
  /** The rest after "too many requests", where the site does not say how long. */
  readonly restMs?: number;
  /** A longer rest than this is not waited out: whoever asked is told how long it is. */
  readonly waitMs?: number;
}

export interface PoliteFetch {
  /** Runs alone: the next caller waits until this one has read its answer. */
  alone<T>(work: (get: Get) => Promise<T>): Promise<T>;
  /** The same for a stream, until it is read or left. */
  lines(open: (get: Get) => Promise<Response>, signal?: AbortSignal): AsyncGenerator<string>;
  readonly idleMs: number;
}
export type Get = (url: string, headers?: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<Response>;

const LONGEST_LINE = 2_000_000;
/** Never longer, whatever a site asks for. */
const LONGEST_REST_MS = 5 * 60_000;

export const openPoliteFetch = (site: string, contact: string, patience: Patience = {}): PoliteFetch => {
  const {
    now = Date.now,
    sleep = async (ms, signal) => void (await sleepFor(ms, undefined, { signal })),
    answerMs = 15_000,
    idleMs = 30_000,
    restMs = 60_000,
    waitMs = Number.POSITIVE_INFINITY,
  } = patience;
  let last: Promise<unknown> = Promise.resolve();
  let quietUntil = 0;

  const once = async (
    url: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ): Promise<Response> => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('no answer in time')), answerMs);
    try {
      return await fetch(url, {
        headers: { 'user-agent': `Estratega (${contact})`, ...headers },
        redirect: 'manual',
        // The timer only guards the wait for an answer; reading it is guarded line by line.
        signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new SiteError(site, 'caido', error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
    }
  };

  const get: Get = async (url, headers = {}, signal) => {
    for (let attempt = 0; ; attempt++) {
      const rest = quietUntil - now();
      if (rest > waitMs) throw new SiteError(site, 'ocupado', 'resting', 429, Math.ceil(rest / 1000));
      if (rest > 0) await sleep(rest, signal ?? new AbortController().signal);
      const response = await once(url, headers, signal);
      if (response.status !== 429) return response;
      await response.body?.cancel();
      const asked = Number(response.headers.get('retry-after')) * 1000;
      quietUntil = now() + Math.min(LONGEST_REST_MS, asked > 0 ? asked : restMs);
      if (attempt > 0)
        throw new SiteError(site, 'ocupado', 'too many requests', 429, Math.ceil((quietUntil - now()) / 1000));
    }
  };

  /** Waits for its turn, and returns what ends it. */
  const turn = async (): Promise<() => void> => {
    const before = last;
    let done: () => void = () => {};
    last = new Promise<void>((resolve) => {
      done = resolve;
    });
    await before;
    return done;
  };

  return {
    idleMs,
    alone: async (work) => {
      const done = await turn();
      try {
        return await work(get);
      } finally {
        done();
      }
    },
    lines: async function* (open, signal) {
      const done = await turn();
      const response = await open(get).catch((error: unknown) => {
        done();
        throw error;
      });
      const reader = response.body?.getReader();
      try {
        const decoder = new TextDecoder();
        let rest = '';
        while (reader) {
          signal?.throwIfAborted();
          let timer: NodeJS.Timeout | undefined;
          const late = new Promise<never>((_resolve, reject) => {
            timer = setTimeout(() => reject(new SiteError(site, 'caido', 'the answer stopped')), idleMs);
          });
          const part = await Promise.race([reader.read(), late])
            .catch((error: unknown) => {
              if (error instanceof SiteError || signal?.aborted) throw error;
              throw new SiteError(site, 'caido', 'the answer broke off');
            })
            .finally(() => clearTimeout(timer));
          rest += part.done ? decoder.decode() : decoder.decode(part.value, { stream: true });
          if (rest.length > LONGEST_LINE) throw new SiteError(site, 'formato', 'a line without end');
          const lines = rest.split('\n');
          rest = lines.pop() ?? '';
          yield* lines;
          if (part.done) break;
        }
        if (rest !== '') yield rest;
      } finally {
        await reader?.cancel().catch(() => {});
        done();
      }
    },
  };
};
