import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';
import { connectToWriter } from './hosts.ts';
import { applyMigrations, dropEverything, MIGRATION_LOCK, readMigrations } from './migrations.ts';

/**
 * A backup that works the same on the embedded database and on yours, without any program of PostgreSQL's: one gzip of
 * lines, the rows as PostgreSQL itself writes them in JSON. They are never parsed here, so nothing is rounded.
 *
 * It cannot lie: each table names its columns and says how many rows it had, and the last line says that it is the last.
 * What is ours in between begins with a #, which no row does.
 */

const FORMAT = 'estratega-backup-2';
/** Without counts and end: whether all of it is there cannot be told. */
const FIRST_FORMAT = 'estratega-backup-1';
const BATCH = 500;

const header = z.object({
  format: z.enum([FORMAT, FIRST_FORMAT]),
  migrations: z.int().min(1),
  /** When the last of them was written: the same in every installation. */
  last: z.number().optional(),
});
const mark = z.union([
  z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.strictObject({ rows: z.int() }),
  z.strictObject({ end: z.literal(true), tables: z.int(), rows: z.int() }),
]);
type Mark = z.infer<typeof mark>;

export class BackupError extends Error {
  override readonly name = 'BackupError';
}
const NOT_ONE = 'This file is not a backup of Estratega.';
const CUT = 'This backup is not whole: it ends too early or rows are missing. Nothing was restored.';

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Tables with their references first, so that rows can be put back in this order. */
const tablesInOrder = async (client: pg.Client): Promise<string[]> => {
  const { rows: tables } = await client.query<{ name: string }>(
    // A partition's rows are its table's.
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
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

const columnsOf = async (client: pg.Client, table: string): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       order by attnum`,
      [`public.${quote(table)}`],
    )
  ).rows.map(({ name }) => name);

const appliedMigrations = async (client: pg.Client): Promise<{ migrations: number; last: number }> => {
  const { rows } = await client.query<{ migrations: number; last: string }>(
    'select count(*)::int as migrations, max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return { migrations: rows[0]?.migrations ?? 0, last: Number(rows[0]?.last ?? 0) };
};

type Line =
  | {
      readonly kind: 'header';
      readonly migrations: number;
      readonly last: number | undefined;
      readonly counted: boolean;
    }
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] | undefined }
  | { readonly kind: 'row'; readonly text: string };

const parsed = <T extends z.ZodType>(schema: T, text: string, complaint: string): z.output<T> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BackupError(complaint);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new BackupError(complaint);
  return result.data;
};

/** Every line of a file, checked on the way: whoever gets to the end has seen a whole backup. */
async function* linesOf(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file);
  const gunzip = createGunzip();
  input.on('error', (error) => gunzip.destroy(error));
  const lines = createInterface({ input: input.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  let head: z.infer<typeof header> | undefined;
  let open: { readonly rows: number } | undefined;
  let ended = false;
  let tables = 0;
  let rows = 0;
  let seen = 0;
  const follow = (next: Mark): Line | undefined => {
    if ('end' in next) {
      if (open || next.tables !== tables || next.rows !== rows) throw new BackupError(CUT);
      ended = true;
      return undefined;
    }
    if ('rows' in next) {
      if (!open || next.rows !== seen) throw new BackupError(CUT);
      open = undefined;
      return undefined;
    }
    if (open) throw new BackupError(CUT);
    open = { rows: 0 };
    tables += 1;
    seen = 0;
    return { kind: 'table', table: next.table, columns: next.columns };
  };
  for await (const text of lines) {
    if (ended) throw new BackupError(CUT);
    if (head === undefined) {
      head = parsed(header, text, NOT_ONE);
      yield { kind: 'header', migrations: head.migrations, last: head.last, counted: head.format === FORMAT };
      continue;
    }
    const first = head.format === FIRST_FORMAT ? /^\{"table":"([^"]+)"\}$/u.exec(text)?.[1] : undefined;
    if (first !== undefined) yield { kind: 'table', table: first, columns: undefined };
    else if (text.startsWith('#')) {
      const line = follow(parsed(mark, text.slice(1), CUT));
      if (line) yield line;
    } else {
      seen += 1;
      rows += 1;
      yield { kind: 'row', text };
    }
  }
  if (head === undefined) throw new BackupError(NOT_ONE);
  if (!ended && head.format === FORMAT) throw new BackupError(CUT);
}

/** Reads a backup through, as restoring it would. */
export const checkBackup = async (file: string): Promise<number> => {
  let rows = 0;
  for await (const line of linesOf(file)) if (line.kind === 'row') rows += 1;
  return rows;
};

export const backupTo = async (url: string, file: string): Promise<number> => {
  const client = await connectToWriter(url);
  const unfinished = `${file}.unfinished`;
  try {
    // One snapshot: a backup taken under writes is of one moment.
    await client.query('begin isolation level repeatable read read only');
    const gzip = createGzip();
    const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
    // Told where it is awaited, below.
    written.catch(() => {});
    const line = async (text: string) => {
      if (!gzip.write(`${text}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    };
    const note = (what: Mark) => line(`#${JSON.stringify(what)}`);
    await line(JSON.stringify({ format: FORMAT, ...(await appliedMigrations(client)) }));
    let count = 0;
    const tables = await tablesInOrder(client);
    for (const table of tables) {
      await note({ table, columns: await columnsOf(client, table) });
      await client.query(`declare rows no scroll cursor for select row_to_json(t)::text as row from ${quote(table)} t`);
      let here = 0;
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`);
        if (rows.length === 0) break;
        for (const { row } of rows) await line(row);
        here += rows.length;
      }
      await client.query('close rows');
      await note({ rows: here });
      count += here;
    }
    await note({ end: true, tables: tables.length, rows: count });
    gzip.end();
    await written;
    await client.query('commit');
    // What the disk gives back is what counts.
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    if ((await checkBackup(unfinished)) !== count) throw new BackupError('The backup that was written is not whole.');
    await rename(unfinished, file);
    return count;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
};

export class NotEmptyError extends BackupError {
  constructor() {
    super('The database already has users: restore only into an empty one.');
  }
}

const exists = async (client: pg.Client, table: string): Promise<boolean> =>
  (await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`public.${table}`])).rows[0]
    ?.there === true;

/** How many of our migrations a file's version had. */
const versionOf = (line: Extract<Line, { kind: 'header' }>): number => {
  const known = readMigrations();
  const position =
    line.last === undefined ? line.migrations : known.findIndex(({ folderMillis }) => folderMillis === line.last) + 1;
  if (position < 1 || position > known.length)
    throw new BackupError('This backup is from a newer version of Estratega, or from another one than this.');
  return position;
};

export interface Restored {
  readonly rows: number;
  /** People who had gone after the backup was made, and are gone again. */
  readonly departed: number;
  /** False for the first format, which cannot say whether it is whole. */
  readonly counted: boolean;
}

const ID_MARK = "rtrim(translate(encode(sha256(convert_to(uid, 'UTF8')), 'base64'), '+/', '-_'), '=')";

/** What leads to a user without being tied to one by the database. */
const DIRECTORIES = [
  'directorio_correos',
  'directorio_accesos',
  'directorio_sesiones',
  'directorio_suscripciones',
  'boletos',
];

/** Whoever asked to be deleted stays so, whatever the backup remembers. */
const sendAwayAgain = async (client: pg.Client, marks: readonly string[]): Promise<number> => {
  await client.query(
    'insert into bajas (huella, created_at) select unnest($1::text[]), now() on conflict (huella) do nothing',
    [marks],
  );
  const gone = `select uid, email from usuarios where ${ID_MARK} in (select huella from bajas)`;
  await client.query(`delete from verificaciones where value in (select uid from (${gone}) g)`);
  await client.query(`delete from mensajes_contacto where lower(email) in (select lower(email) from (${gone}) g)`);
  for (const table of DIRECTORIES)
    await client.query(`delete from ${table} where user_id in (select uid from (${gone}) g)`);
  return (await client.query(`delete from usuarios where uid in (select uid from (${gone}) g)`)).rowCount ?? 0;
};

/**
 * Into an empty database only. The schema is first made as it was when the backup was, then the rows come, and then the
 * migrations since: rows of an older version are brought up to date as those of a living installation were.
 */
export const restoreFrom = async (url: string, file: string, departures: readonly string[] = []): Promise<Restored> => {
  const client = await connectToWriter(url);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    if (await exists(client, 'usuarios')) {
      const { rows: existing } = await client.query('select 1 from usuarios limit 1');
      if (existing.length > 0) throw new NotEmptyError();
    }
    const known = (await exists(client, 'bajas'))
      ? (await client.query<{ huella: string }>('select huella from bajas')).rows.map(({ huella }) => huella)
      : [];
    const migrations = readMigrations();
    let version = 0;
    let counted = false;
    let tables = new Set<string>();
    const named = new Set<string>();
    let table: string | undefined;
    let columns: readonly string[] | undefined;
    let batch: string[] = [];
    let count = 0;
    const flush = async () => {
      if (batch.length === 0) return;
      if (table === undefined) throw new BackupError(CUT);
      const name = quote(table);
      const list = (columns ?? Object.keys(parsed(z.record(z.string(), z.unknown()), batch[0] ?? '', CUT)))
        .map(quote)
        .join(', ');
      await client.query(
        `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`,
        [`[${batch.join(',')}]`],
      );
      count += batch.length;
      batch = [];
    };
    for await (const line of linesOf(file)) {
      if (line.kind === 'header') {
        version = versionOf(line);
        counted = line.counted;
        await dropEverything(client);
        await applyMigrations(client, migrations.slice(0, version));
        tables = new Set(await tablesInOrder(client));
      } else if (line.kind === 'table') {
        await flush();
        if (!tables.has(line.table))
          throw new BackupError(`The backup has a table that its version does not know: ${line.table}`);
        table = line.table;
        named.add(table);
        columns = line.columns;
      } else {
        batch.push(line.text);
        if (batch.length >= BATCH) await flush();
      }
    }
    await flush();
    // A whole file names every table of its version, empty ones too: one without them is nobody's backup.
    if ([...tables].some((name) => !named.has(name))) throw new BackupError(CUT);
    // Deferred constraints are checked now: what follows may not run with events still pending.
    await client.query('set constraints all immediate');
    await applyMigrations(client, migrations.slice(version));
    const departed = await sendAwayAgain(client, [...known, ...departures]);
    await client.query('commit');
    return { rows: count, departed, counted };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if (error instanceof Error && 'code' in error && /^Z_|^ERR_/u.test(String(error.code)))
      throw new BackupError(`This file is damaged: ${error.message}`);
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
};
