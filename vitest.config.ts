import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { MEASURES, scaled, TORTURE, WORKSHOP } from './testing/parts.ts';

// What is taught is compiled before anything imports it; nothing happens where it is up to date.
execFileSync(process.execPath, ['packages/lessons/src/compile/main.ts'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});

/** What takes longest begins first: the last file must not be a long one beside idle cores. */
const LONGEST =
  /\/(?:crash|connection-loss|storms|emulation|embedded|hand-play|subscriptions|plans|authorisation|operations|fuzz|backup|hand-weighing|focus|worst-work)\.test\.ts$/u;

/**
 * What waits (for a database, a process, a screen) comes before what only computes: it leaves the cores to lint, the build and the browser,
 * which run beside it, and what computes keeps them busy to the end.
 */
const WAITING = ['torture', 'server', 'web'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification) =>
      2 * (WAITING.includes(project.name) ? WAITING.indexOf(project.name) : WAITING.length) -
      (LONGEST.test(moduleId) ? 1 : 0);
    return sorted
      .map((file) => ({ file, at: place(file) }))
      .sort((a, b) => a.at - b.at)
      .map(({ file }) => file);
  }
}

/** Nobody watches here, and half of this waits: for a database, for a process that starts, for time to pass. */
const maxWorkers = availableParallelism() + 1;

/**
 * TESTS=rest is what `npm test` leaves out: torture, measures, the workshop, and whatever tries more when it is asked for everything. Nothing
 * else is run a second time.
 */
const isRest = process.env.TESTS === 'rest';
const included = (...patterns: string[]): string[] => (isRest ? scaled(import.meta.dirname, patterns) : patterns);

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
          include: included('packages/*/src/**/*.test.ts', 'emulators/**/*.test.ts', 'bench/src/**/*.test.ts'),
          exclude: ['**/node_modules/**', MEASURES],
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          environment: 'node',
          // Every file has a server and a database of its own; what they would load again and again is only code.
          isolate: false,
          include: included('apps/server/{src,test}/**/*.test.ts', 'tools/src/**/*.test.ts'),
          exclude: ['**/node_modules/**', TORTURE, MEASURES],
          globalSetup: ['apps/server/test/postgres.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      './apps/web',
      {
        test: {
          name: 'measures',
          maxWorkers,
          environment: 'node',
          isolate: false,
          testTimeout: 600_000,
          include: [`packages/${MEASURES}`, `tools/${MEASURES}`, `workshop/${MEASURES}`],
        },
      },
      {
        test: {
          name: 'workshop',
          maxWorkers,
          environment: 'node',
          isolate: false,
          testTimeout: 600_000,
          include: [WORKSHOP],
          exclude: ['**/node_modules/**', MEASURES],
        },
      },
      {
        test: {
          name: 'torture',
          maxWorkers,
          environment: 'node',
          isolate: false,
          include: [TORTURE],
          globalSetup: ['apps/server/test/postgres.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
