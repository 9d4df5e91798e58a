import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/platform/database/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One real PostgreSQL for the whole run; every test file makes its own database in it. */
export default async (project: TestProject) => {
  const directory = mkdtempSync(join(tmpdir(), 'estratega-test-'));
  // The database's own user must be able to enter.
  chmodSync(directory, 0o755);
  const database = await startEmbedded(directory);
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(database.directory, { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
  };
};
