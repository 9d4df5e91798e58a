import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { articles } from './site-steps/articles.ts';

export default defineConfig({
  plugins: [articles()],
  define: { __BUILD_YEAR__: JSON.stringify(2026) },
  test: {
    name: 'web',
    // As many as in the other projects, or they would not run beside each other.
    maxWorkers: availableParallelism() + 1,
    environment: 'happy-dom',
    // What libraries hold may be shared between files; what our own modules hold is not (setup.ts).
    isolate: false,
    // A slow machine is not a failure.
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['src/**/*.test.{ts,tsx}', 'site-steps/**/*.test.ts'],
    setupFiles: ['./src/test/setup.ts'],
    css: false,
  },
});
