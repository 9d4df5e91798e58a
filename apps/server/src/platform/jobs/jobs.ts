import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/**
 * Work that nobody waits for, at its hour. The schedule and what became of each run live in the database (schema
 * `pgboss`), so that of several servers one does it, and a run that was cut off is made again.
 */
export interface Job {
  readonly name: string;
  /** Five fields, UTC. */
  readonly cron: string;
  /** After so long a run counts as cut off, and the next one may begin; half an hour unless it says otherwise. */
  readonly longestSeconds?: number;
  run(): Promise<void>;
}

export interface JobsOptions {
  /** The server's own: jobs take no connections beyond it. */
  readonly pool: pg.Pool;
  readonly jobs: readonly Job[];
  readonly onError: (error: unknown) => void;
}

export interface Jobs {
  /** Once, as soon as a server is free; a second request while one waits or runs is the same one. */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
}

const RETRIES = 3;
const RETRY_SECONDS = 60;
const LONGEST_SECONDS = 30 * 60;
const POLL_SECONDS = 30;
const KEPT_SECONDS = 24 * 60 * 60;
const STOP_MS = 10_000;

export const startJobs = async ({ pool, jobs, onError }: JobsOptions): Promise<Jobs> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // No queue here is large: what it would watch for cannot happen, and it would be asked of the database all day.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<string, string>();
  for (const { name, cron, longestSeconds = LONGEST_SECONDS, run } of jobs) {
    const settings = {
      retryLimit: RETRIES,
      retryDelay: RETRY_SECONDS,
      retryBackoff: true,
      expireInSeconds: longestSeconds,
      // What was done is written elsewhere: yesterday's runs are of no use to anybody.
      deleteAfterSeconds: KEPT_SECONDS,
    };
    await boss.createQueue(name, { policy: 'exclusive', ...settings });
    // One that an earlier version made keeps its name only.
    await boss.updateQueue(name, settings);
    await boss.schedule(name, cron);
    const worker = await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
      try {
        await run();
      } catch (error) {
        onError(error);
        throw error;
      }
    });
    workers.set(name, worker);
  }
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
  return {
    runNow: async (name) => {
      await boss.send(name, {});
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS, close: false }),
  };
};
