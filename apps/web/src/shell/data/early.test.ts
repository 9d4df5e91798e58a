import { afterEach, expect, it, vi } from 'vitest';
import { takeEarly } from './early.ts';

const PATH = '/api/chat/obtener-plan/p1';
const asked = (at = performance.now()) => {
  window.estrategaPedido = { path: PATH, token: 'abc', at, response: Promise.resolve(new Response('{}')) };
};

afterEach(() => {
  window.estrategaPedido = undefined;
  vi.useRealTimers();
});

it('gives what the page asked for ahead, once', () => {
  asked();
  expect(takeEarly(PATH, 'abc')?.path).toBe(PATH);
  expect(takeEarly(PATH, 'abc')).toBeUndefined();
});

it('gives nobody what was asked for with another key, or of another plan', () => {
  asked();
  expect(takeEarly(PATH, 'xyz')).toBeUndefined();
  expect(takeEarly('/api/chat/obtener-plan/p2', 'abc')).toBeUndefined();
  expect(takeEarly(PATH, 'abc')).toBeDefined();
});

it('is no answer any more where the page was left standing', () => {
  vi.useFakeTimers();
  asked(performance.now());
  vi.advanceTimersByTime(60_000);
  expect(takeEarly(PATH, 'abc')).toBeUndefined();
});
