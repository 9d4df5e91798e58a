import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A second, as it is by default, is what a busy machine may take for nothing.
configure({ asyncUtilTimeout: 60_000 });

// One process runs many files: each begins with stores of its own, as a page that has just been opened.
vi.resetModules();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
