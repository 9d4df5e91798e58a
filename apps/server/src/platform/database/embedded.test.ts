import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const directories: string[] = [];
const newDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'estratega-embedded-'));
  directories.push(directory);
  return directory;
};
const started: EmbeddedDatabase[] = [];
const start = async (directory: string) => {
  const database = await startEmbedded(directory);
  started.push(database);
  return database;
};
afterEach(async () => {
  for (const database of started.splice(0)) {
    await database.stop();
    rmSync(database.directory, { recursive: true, force: true });
  }
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

describe('embedded PostgreSQL', () => {
  it('is shared by programs that start at once, and goes when the last of them leaves', async () => {
    const directory = newDirectory();
    const [one, two] = await Promise.all([start(directory), start(directory)]);
    expect(one.url).toBe(two.url);
    await one.stop();
    expect(await answers(two.url)).toBe(true);
    await two.stop();
    expect(await answers(two.url)).toBe(false);
    expect(existsSync(join(two.directory, 'cluster/postmaster.pid'))).toBe(false);
  });

  it('keeps what was written from one start to the next', async () => {
    const directory = newDirectory();
    const first = await start(directory);
    const run = async (url: string, sql: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows as unknown[];
    };
    await run(first.url, 'create table t (n int)');
    await run(first.url, 'insert into t values (7)');
    await first.stop();
    const second = await start(directory);
    expect(await run(second.url, 'select n from t')).toEqual([{ n: 7 }]);
  });

  it('works in a folder that nobody else may enter', async () => {
    const directory = newDirectory();
    chmodSync(directory, 0o700);
    const database = await start(join(directory, 'data'));
    expect(await answers(database.url)).toBe(true);
  });
});
