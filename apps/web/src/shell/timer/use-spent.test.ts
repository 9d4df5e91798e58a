import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSpent } from './use-spent.ts';

let now = 0;
let seen: DocumentVisibilityState = 'visible';
const look = (state: DocumentVisibilityState) => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  now = 0;
  seen = 'visible';
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});
afterEach(() => vi.restoreAllMocks());

it('counts what is in sight, tells each moment once, and of whom it was', () => {
  const told: [number, string][] = [];
  const { result, rerender, unmount } = renderHook(
    ({ what }) => useSpent(what, (ms, whose) => told.push([ms, whose])),
    { initialProps: { what: 'uno' } },
  );
  now = 1_000;
  look('hidden');
  now = 60_000;
  look('visible');
  now = 60_500;
  expect(result.current.spent()).toBe(1_500);
  expect(result.current.untold()).toBe(500);
  rerender({ what: 'dos' });
  expect(result.current.spent()).toBe(0);
  now = 61_000;
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  now = 61_250;
  unmount();
  expect(told).toEqual([
    [1_000, 'uno'],
    [500, 'uno'],
    [500, 'dos'],
    [250, 'dos'],
  ]);
});
