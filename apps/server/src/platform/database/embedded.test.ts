import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
const start = async (directory: string, logCheckMs?: number) => {
  const database = await startEmbedded(directory, logCheckMs);
  started.push(database);
  return database;
};
afterEach(async () => {
  // Two may share a folder: nothing is taken away while one of them still writes there.
  const all = started.splice(0);
  for (const database of all) await database.stop();
  for (const database of all) rmSync(database.directory, { recursive: true, force: true });
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

  it('is left once: who says goodbye twice does not take it from who came since', async () => {
    const directory = newDirectory();
    const one = await start(directory);
    await one.stop();
    const two = await start(directory);
    await one.stop();
    expect(await answers(two.url)).toBe(true);
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

  it('begins its log anew when it is long, while it runs and when it starts, and keeps the one before', async () => {
    const directory = newDirectory();
    const long = 'x'.repeat(1024 * 1024);
    const lengthen = (log: string) => {
      for (let mebibyte = 0; mebibyte < 11; mebibyte += 1) appendFileSync(log, long);
    };
    const complain = async (url: string, word: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`select ${word}`).catch(() => {});
      await client.end();
    };
    const running = await start(directory, 20);
    const log = join(running.directory, 'postgres.log');
    await complain(running.url, 'antes');
    lengthen(log);
    while (statSync(log).size > long.length) await sleep(20);
    expect(readFileSync(`${log}.1`, 'utf8')).toContain('"antes"');
    await complain(running.url, 'durante');
    // Nothing but what was said since: what writes it went on at the new end.
    expect(readFileSync(log, 'utf8')).toContain('"durante"');
    expect(statSync(log).size).toBeLessThan(10_000);
    expect(readFileSync(log).includes(0)).toBe(false);
    await running.stop();

    lengthen(log);
    const again = await start(directory);
    expect(statSync(log).size).toBeLessThan(10_000);
    expect(readFileSync(`${log}.1`, 'utf8')).toContain('"durante"');
    await complain(again.url, 'despues');
    expect(readFileSync(log, 'utf8')).toContain('"despues"');
  });
});
