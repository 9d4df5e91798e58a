import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// What is taught is compiled before anything imports it; nothing happens where it is up to date.
execFileSync(process.execPath, ['packages/lessons/src/compile/main.ts'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});

export default defineConfig({
  test: {
    // Vitest leaves a core to its watcher; nobody watches here, and half of this waits for a database.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          // A slow machine is not a failure.
          testTimeout: 600_000,
          include: ['packages/**/*.test.ts', 'emulators/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      './apps/web',
    ],
  },
});
