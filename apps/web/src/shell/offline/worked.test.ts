import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../test/a-user.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { getSession, startSession } from '../session/session.ts';
import { forgetLoadedTimers, pauseTimer, removeTimersOf, startTimer } from '../timer/timers.ts';
import { forgetLoadedChanges, pendingOf } from './change-store.ts';
import { addWorked } from './worked.ts';

const AT = { planId: 'plan-1', diaIndex: 2, tareaIndex: 1 };
const KEY = 'plan-1.2.1';
let uid = '';
const told = () => pendingOf(uid).map(({ change }) => ('ms' in change ? change.ms : undefined));

beforeEach(async () => {
  localStorage.clear();
  forgetLoadedChanges();
  forgetLoadedTimers();
  fakeServer({ 'GET /api/usuarios/yo': { json: aUser() } });
  startSession('abc');
  await vi.waitFor(() => expect(getSession().user).not.toBeNull(), 60_000);
  uid = getSession().user?.uid ?? '';
});

describe('time worked', () => {
  it('is told as one growing sum of this browser, not for every second', () => {
    addWorked(AT, 'sesion', 20_000);
    expect(told()).toEqual([]);
    addWorked(AT, 'sesion', 15_000);
    expect(told()).toEqual([35_000]);
    addWorked(AT, 'sesion', 5000, true);
    expect(told()).toEqual([40_000]);
    const [first] = pendingOf(uid);
    expect(first?.change).toMatchObject({ ...AT, origen: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
  });

  it('counts session and timer together once: the longer of the two', () => {
    addWorked(AT, 'sesion', 60_000, true);
    addWorked(AT, 'reloj', 50_000, true);
    expect(told()).toEqual([60_000]);
    addWorked(AT, 'reloj', 300_000, true);
    expect(told()).toEqual([350_000]);
  });

  it('comes from the timer too: what it ran, and nothing of a pause', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-12T13:00:00Z') });
    startTimer(KEY, 25);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    pauseTimer(KEY);
    vi.setSystemTime(Date.now() + 60 * 60_000);
    startTimer(KEY, 25);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    pauseTimer(KEY);
    expect(told()).toEqual([15 * 60_000]);
    startTimer(KEY, 25);
    vi.setSystemTime(Date.now() + 60_000);
    // The week is over, and there is nobody left to tell.
    removeTimersOf('plan-1');
    expect(told()).toEqual([15 * 60_000]);
    vi.useRealTimers();
  });
});
