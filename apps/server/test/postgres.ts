import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, startEmbedded } from '../src/platform/database/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** What every test's database is a copy of. */
export const TEMPLATE = 'plantilla';
/** No power fails here, and everything goes at the end; what kills databases starts its own, which keeps its word. */
const HASTE = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** One real PostgreSQL for the whole run; every test file makes its own database in it. */
export default async (project: TestProject) => {
  const directory = mkdtempSync(join(tmpdir(), 'estratega-test-'));
  // The database's own user must be able to enter.
  chmodSync(directory, 0o755);
  const database = await startEmbedded(directory);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  for (const setting of HASTE) await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateDatabase(database.url.replace(/\/postgres$/u, `/${TEMPLATE}`));
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(database.directory, { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
  };
};
