import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { scaled } from '../../testing/parts.ts';
import { articles } from './site-steps/articles.ts';
import { firstMovesPlugin } from './site-steps/first-moves.ts';

const FILES = ['src/**/*.test.{ts,tsx}', 'shown/**/*.test.ts', 'site-steps/**/*.test.ts'];

export default defineConfig({
  plugins: [articles(), firstMovesPlugin()],
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
    // What is left of them once `npm test` has passed: vitest.config.ts of the whole.
    include: process.env.TESTS === 'rest' ? scaled(import.meta.dirname, FILES) : FILES,
    setupFiles: ['./src/test/before-react.ts', './src/test/setup.ts'],
    css: false,
  },
});
