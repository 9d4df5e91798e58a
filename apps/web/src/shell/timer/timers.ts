import { useSyncExternalStore } from 'react';
import { addWorked } from '../offline/worked.ts';
import { whenForgotten } from '../session/forget.ts';
import { readStored, writeStored } from '../storage.ts';

/**
 * Study timers, in real time: a running one is only the moment it ends, so a sleeping tab or a reload changes nothing.
 * Each is a localStorage key of its own, and tabs follow each other.
 */
export interface Timer {
  /** Milliseconds of the task. */
  readonly total: number;
  /** What is left while it does not run. */
  readonly left: number;
  /** When it ends (Date.now()); null while paused. */
  readonly endsAt: number | null;
  /** Paused by leaving its session, which goes on from a button of its own. */
  readonly ofSession?: true | undefined;
}
export type Timers = ReadonlyMap<string, Timer>;

const PREFIX = 'estratega.reloj.';
const NONE: Timers = new Map();
let timers: Timers = NONE;
let loaded = false;
const listeners = new Set<() => void>();

export const timerKey = (planId: string, diaIndex: number, tareaIndex: number): string =>
  `${planId}.${diaIndex}.${tareaIndex}`;

function parse(text: string | null): Timer | null {
  try {
    const raw = JSON.parse(text ?? 'null') as Partial<Timer> | null;
    const { total, left, endsAt = null, ofSession } = raw ?? {};
    const whole = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
    return whole(total) && whole(left) && (endsAt === null || whole(endsAt))
      ? { total, left, endsAt, ofSession }
      : null;
  } catch {
    return null;
  }
}

function load(): void {
  if (loaded || typeof window === 'undefined') return;
  loaded = true;
  timers = stored();
  whenForgotten(() => {
    timers = stored();
    for (const notify of listeners) notify();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) keep(key.slice(PREFIX.length), parse(newValue));
  });
}

function stored(): Timers {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return new Map(
      keys.flatMap((key) => {
        const timer = parse(readStored(key));
        return timer ? [[key.slice(PREFIX.length), timer] as const] : [];
      }),
    );
  } catch {
    // Without storage they last as long as the page.
    return NONE;
  }
}

function keep(key: string, timer: Timer | null): void {
  const next = new Map(timers);
  if (timer) next.set(key, timer);
  else next.delete(key);
  timers = next;
  for (const notify of listeners) notify();
}

function put(key: string, timer: Timer | null): void {
  load();
  if (!timer && !timers.has(key)) return;
  writeStored(PREFIX + key, timer ? JSON.stringify(timer) : null);
  keep(key, timer);
}

export const remaining = (timer: Timer, now: number): number =>
  Math.min(timer.total, Math.max(0, timer.endsAt === null ? timer.left : timer.endsAt - now));

/** What it has run since it was last started is time worked. */
function count(key: string, timer: Timer | undefined): void {
  if (!timer || timer.endsAt === null) return;
  const [, planId, diaIndex, tareaIndex] = key.match(/^(.+)\.(\d+)\.(\d+)$/u) ?? [];
  if (planId === undefined) return;
  const at = { planId, diaIndex: Number(diaIndex), tareaIndex: Number(tareaIndex) };
  addWorked(at, 'reloj', timer.left - remaining(timer, Date.now()), true);
}

/** Starts it, or goes on from where it was paused. */
export function startTimer(key: string, minutes: number): void {
  load();
  const total = minutes * 60_000;
  const known = timers.get(key);
  count(key, known);
  const left = known ? remaining(known, Date.now()) : total;
  put(key, { total: known?.total ?? total, left, endsAt: Date.now() + left });
}

export function pauseTimer(key: string, ofSession?: true): void {
  load();
  const timer = timers.get(key);
  count(key, timer);
  if (timer) put(key, { total: timer.total, left: remaining(timer, Date.now()), endsAt: null, ofSession });
}

export function restartTimer(key: string): void {
  load();
  const timer = timers.get(key);
  count(key, timer);
  if (timer) put(key, { total: timer.total, left: timer.total, endsAt: Date.now() + timer.total });
}

export function removeTimer(key: string): void {
  load();
  count(key, timers.get(key));
  put(key, null);
}

/** A week that is over takes its timers with it. */
export function removeTimersOf(planId: string): void {
  load();
  for (const key of timers.keys()) if (key.startsWith(`${planId}.`)) put(key, null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Timers {
  load();
  return timers;
}

export function useTimers(): Timers {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

export function useTimer(key: string): Timer | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current().get(key),
    () => undefined,
  );
}

/** Tests only: as a page load does. */
export function forgetLoadedTimers(): void {
  timers = NONE;
  loaded = false;
}
