import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What is taught is compiled before anything imports it; nothing happens where it is up to date.
execFileSync(process.execPath, ['packages/lessons/src/compile/main.ts'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});

/** What takes longest begins first: the last file must not be a long one beside idle cores. */
const LONGEST =
  /\/(?:crash|connection-loss|storms|emulation|subscriptions|plans|authorisation|operations|fuzz|backup)\.test\.ts$/u;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Nobody watches here, and half of this waits: for a database, for a process that starts, for time to pass. */
const maxWorkers = availableParallelism() + 1;

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'packages',
          maxWorkers,
          environment: 'node',
          // Pure functions: nothing that one file leaves behind can be seen by the next, and half of the time was loading.
          isolate: false,
          // A slow machine is not a failure.
          testTimeout: 600_000,
          include: ['packages/**/*.test.ts', 'emulators/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          environment: 'node',
          // Every file has a server and a database of its own; what they would load again and again is only code.
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'tools/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      './apps/web',
    ],
  },
});
