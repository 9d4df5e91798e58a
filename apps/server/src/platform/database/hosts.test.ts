import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { migrateDatabase, openDatabase } from './database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { connectToWriter, splitHosts } from './hosts.ts';

const SECRET = 'x'.repeat(32);
const read = (DATABASE_URL: string) => parseConfig({ AUTH_SECRET: SECRET, DATABASE_URL }).databaseUrl;

describe('DATABASE_URL', () => {
  it('takes several hosts, as PostgreSQL writes them', () => {
    const url =
      'postgresql://ana:s%40creto@uno:5432,dos:5433,[::1]:5434/estratega?target_session_attrs=read-write&sslmode=require';
    expect(read(url)).toBe(url);
    expect(splitHosts(url)).toEqual([
      'postgresql://ana:s%40creto@uno:5432/estratega?sslmode=require',
      'postgresql://ana:s%40creto@dos:5433/estratega?sslmode=require',
      'postgresql://ana:s%40creto@[::1]:5434/estratega?sslmode=require',
    ]);
    expect(splitHosts('postgres://uno/estratega')).toEqual(['postgres://uno/estratega']);
  });
  it.each([
    'mysql://a/b',
    'postgresql://a:x,b/c',
    'postgresql://a,b/c?target_session_attrs=standby',
    'hola',
    'postgresql://a:99999/b',
  ])('%s is refused', (url) => {
    expect(() => read(url)).toThrow('DATABASE_URL');
  });
});

/** Nobody listens on port 9; what only reads is a database that says so. */
describe('of several hosts', () => {
  let directory: string;
  let reader: EmbeddedDatabase;
  const hostOf = (url: string) => /@([^/]+)\//u.exec(url)?.[1] ?? '';
  const withHosts = (...hosts: string[]) => inject('databaseUrl').replace(/@[^/]+\//u, `@${hosts.join(',')}/`);
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'estratega-lector-'));
    chmodSync(directory, 0o755);
    reader = await startEmbedded(directory);
    // The same key opens both, as it does on a standby.
    const password = new URL(inject('databaseUrl')).password;
    const client = await connectToWriter(reader.url);
    await client.query(`alter role estratega password '${password}'`);
    await client.query('alter role estratega set default_transaction_read_only = on');
    await client.end();
  });
  afterAll(async () => {
    await reader.stop();
    rmSync(reader.directory, { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
  });

  it.each([
    ['the first is away', () => withHosts('127.0.0.1:9', hostOf(inject('databaseUrl')))],
    ['the first only reads', () => withHosts(hostOf(reader.url), hostOf(inject('databaseUrl')))],
    ['both', () => withHosts('127.0.0.1:9', hostOf(reader.url), hostOf(inject('databaseUrl')))],
  ])('%s: whoever asks gets the one that takes writes', async (_what, url) => {
    const { pool, db, close } = openDatabase({ url: url(), max: 3, waitSeconds: 300 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        pool.query("select current_setting('port') as port, current_setting('transaction_read_only') as reads"),
      ),
    );
    for (const { rows } of answers)
      expect(rows).toEqual([{ port: hostOf(inject('databaseUrl')).split(':')[1], reads: 'off' }]);
    await db.transaction(async (tx) => {
      await tx.execute('create temporary table x (n int) on commit drop');
    });
    await close();
    const client = await connectToWriter(url());
    expect((await client.query('show transaction_read_only')).rows).toEqual([{ transaction_read_only: 'off' }]);
    await client.end();
  });

  it('none takes writes: that is told, and found out again when one does', async () => {
    const url = withHosts('127.0.0.1:9', hostOf(reader.url));
    await expect(migrateDatabase(url)).rejects.toMatchObject({ code: '25006' });
    const { pool, close } = openDatabase({ url, max: 2, waitSeconds: 300 });
    await expect(pool.query('select 1')).rejects.toThrow(/only reads|ECONNREFUSED/u);
    await expect(pool.query('select 1')).rejects.toThrow(/only reads|ECONNREFUSED/u);
    const [, mine = ''] = splitHosts(url);
    const admin = await connectToWriter(mine);
    await admin.query('begin read write');
    await admin.query('alter role estratega reset default_transaction_read_only');
    await admin.query('commit');
    await admin.end();
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await close();
  });
});
