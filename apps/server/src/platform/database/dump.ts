import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { migrateDatabase } from './database.ts';

/**
 * A backup that works the same on the embedded database and on yours, without any program of PostgreSQL's: one gzip of
 * lines, the rows as PostgreSQL itself writes them in JSON. They are never parsed here, so nothing is rounded.
 */

const FORMAT = 'estratega-backup-1';
const BATCH = 500;

interface Header {
  readonly format: string;
  readonly migrations: number;
}

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Tables with their references first, so that rows can be put back in this order. */
const tablesInOrder = async (client: pg.Client): Promise<string[]> => {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent from pg_constraint c
     join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`,
  );
  const ordered: string[] = [];
  const place = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of references) if (child === name) place(parent);
    ordered.push(name);
  };
  for (const { name } of tables) place(name);
  return ordered;
};

const appliedMigrations = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
  return rows[0]?.n ?? 0;
};

export const backupTo = async (url: string, file: string): Promise<number> => {
  const client = await connect(url);
  try {
    // One snapshot: a backup taken under writes is of one moment.
    await client.query('begin isolation level repeatable read read only');
    const gzip = createGzip();
    const unfinished = `${file}.unfinished`;
    const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
    const line = async (text: string) => {
      if (!gzip.write(`${text}\n`)) await once(gzip, 'drain');
    };
    const header: Header = { format: FORMAT, migrations: await appliedMigrations(client) };
    await line(JSON.stringify(header));
    let count = 0;
    for (const table of await tablesInOrder(client)) {
      await line(JSON.stringify({ table }));
      await client.query(`declare rows no scroll cursor for select row_to_json(t)::text as row from ${quote(table)} t`);
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`);
        if (rows.length === 0) break;
        for (const { row } of rows) await line(row);
        count += rows.length;
      }
      await client.query('close rows');
    }
    gzip.end();
    await written;
    await rename(unfinished, file);
    await client.query('commit');
    return count;
  } finally {
    await client.end();
  }
};

export class NotEmptyError extends Error {
  constructor() {
    super('The database already has users: restore only into an empty one.');
  }
}

export const restoreFrom = async (url: string, file: string): Promise<number> => {
  await migrateDatabase(url);
  const client = await connect(url);
  try {
    await client.query('begin');
    const { rows: existing } = await client.query('select 1 from usuarios limit 1');
    if (existing.length > 0) throw new NotEmptyError();
    const known = new Set(await tablesInOrder(client));
    let table: string | undefined;
    let header: Header | undefined;
    let batch: string[] = [];
    let count = 0;
    const flush = async () => {
      if (batch.length === 0 || table === undefined) return;
      const name = quote(table);
      await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
        `[${batch.join(',')}]`,
      ]);
      count += batch.length;
      batch = [];
    };
    // Read only now: lines that arrive before somebody iterates are lost.
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
    for await (const text of lines) {
      if (header === undefined) {
        header = JSON.parse(text) as Header;
        if (header.format !== FORMAT) throw new Error('This file is not a backup of Estratega.');
        if (header.migrations > (await appliedMigrations(client)))
          throw new Error('This backup is from a newer version of Estratega.');
        continue;
      }
      const heading = /^\{"table":"([^"]+)"\}$/u.exec(text)?.[1];
      if (heading !== undefined) {
        await flush();
        if (!known.has(heading)) throw new Error(`The backup has a table that this version does not know: ${heading}`);
        table = heading;
      } else {
        batch.push(text);
        if (batch.length >= BATCH) await flush();
      }
    }
    await flush();
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
};
