import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A second, as it is by default, is what a busy machine may take for nothing.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
