import { appendFileSync } from 'node:fs';

/** What a long run tried and what came of it; `npm run torture` makes its table of these. */
export interface Outcome {
  readonly what: string;
  readonly tried: number;
  /** Acknowledged and not there, or promised once and given twice. */
  readonly lost: number;
  /** Answers from 500 on that are not an honest 503. */
  readonly errors: number;
  readonly deaths: number;
  /** Another user's p99 in the storm, by its quiet value. */
  readonly ratio?: number;
  /** Milliseconds that another user waited beyond the quiet p99. */
  readonly waits?: number;
  /** Milliseconds of processor time of the server's main thread: without a pause at most, and in all. */
  readonly turn?: number;
  readonly busy?: number;
  /** And of the database's processes, where the system tells. */
  readonly database?: number;
  /** What they may wait at most; 100 where nobody says. */
  readonly goal?: number;
}

export const report = (outcome: Outcome): void => {
  const file = process.env.TORTURE_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
};
