import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatClock, phaseOf } from './format.ts';
import {
  forgetLoadedTimers,
  pauseTimer,
  remaining,
  removeTimer,
  restartTimer,
  startTimer,
  type Timer,
} from './timers.ts';

const KEY = 'plan-1.0.0';
const START = Date.parse('2026-11-12T13:00:00Z');
const read = (): Timer => JSON.parse(localStorage.getItem(`estratega.reloj.${KEY}`) ?? 'null');
const left = () => remaining(read(), Date.now());

beforeEach(() => {
  localStorage.clear();
  forgetLoadedTimers();
  vi.useFakeTimers({ now: START });
});
afterEach(() => vi.useRealTimers());

describe('study timers', () => {
  it('count real time: a sleeping tab loses nothing', () => {
    startTimer(KEY, 25);
    vi.setSystemTime(START + 10 * 60_000);
    expect(formatClock(left())).toBe('15:00');
    vi.setSystemTime(START + 3 * 3600_000);
    expect(left()).toBe(0);
    expect(phaseOf(read(), Date.now())).toBe('over');
  });

  it('survive a page load', () => {
    startTimer(KEY, 25);
    forgetLoadedTimers();
    vi.setSystemTime(START + 60_000);
    pauseTimer(KEY);
    vi.setSystemTime(START + 600_000);
    expect(left()).toBe(24 * 60_000);
  });

  it('pause, go on and restart', () => {
    startTimer(KEY, 25);
    vi.setSystemTime(START + 5 * 60_000);
    pauseTimer(KEY);
    vi.setSystemTime(START + 60 * 60_000);
    expect(left()).toBe(20 * 60_000);
    expect(phaseOf(read(), Date.now())).toBe('paused');
    startTimer(KEY, 25);
    vi.setSystemTime(START + 61 * 60_000);
    expect(left()).toBe(19 * 60_000);
    restartTimer(KEY);
    expect(left()).toBe(25 * 60_000);
    expect(phaseOf(read(), Date.now())).toBe('running');
  });

  it('are removed', () => {
    startTimer(KEY, 25);
    removeTimer(KEY);
    expect(read()).toBeNull();
  });

  it('never show more than the task, whatever the clock of the machine does', () => {
    startTimer(KEY, 25);
    vi.setSystemTime(START - 86_400_000);
    expect(left()).toBe(25 * 60_000);
  });

  it('are written as a clock', () => {
    expect(formatClock(0)).toBe('00:00');
    expect(formatClock(1)).toBe('00:01');
    expect(formatClock(11 * 60_000 + 41_001)).toBe('11:42');
    expect(formatClock(65 * 60_000)).toBe('1:05:00');
  });
});
