import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { cheapComputedStyle } from './computed-style.ts';

// A second, as it is by default, is what a busy machine may take for nothing.
configure({ asyncUtilTimeout: 60_000 });

/**
 * In development React takes a stack for every element that is made, for the sake of its warnings: a fifth of the time of a screen's
 * tests. It stops by itself at ten thousand a second; here that is so from the first, and a warning names its component without the line.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});

window.getComputedStyle = cheapComputedStyle(window.getComputedStyle);

// One process runs many files: each begins with stores of its own, as a page that has just been opened.
vi.resetModules();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
