import type pg from 'pg';

/**
 * Answers by month, for whoever has so many that one table of them is a burden: `intentos` becomes partitions by the month in
 * which an answer was received. PostgreSQL wants that moment in every unique key, so «the same id is the same answer» no longer
 * rests on the key alone: it rests on the lock on the player's row, under which ids are looked up before anything is added.
 */

const TABLE = 'intentos';
const MOMENT = 'registrado_en';
/** Whatever falls outside every month, so that a month that nobody made loses nobody's answer. */
const REST = `${TABLE}_resto`;
/** So many months are there before anybody needs them. */
const AHEAD = 3;

type Client = Pick<pg.Client, 'query'>;

const firstOf = (moment: Date, months = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));
const nameOf = (month: Date): string => `${TABLE}_${month.toISOString().slice(0, 7).replace('-', '_')}`;
const rangeOf = (month: Date): readonly [string, string] => [month.toISOString(), firstOf(month, 1).toISOString()];

const inTransaction = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

export const isByMonth = async (client: Client): Promise<boolean> =>
  (await client.query(`select 1 from pg_class where oid = 'public.${TABLE}'::regclass and relkind = 'p'`)).rows.length >
  0;

/** The months that there are, oldest first. */
export const monthsOf = async (client: Client): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'public.${TABLE}'::regclass and c.relname ~ '_\\d{4}_\\d{2}$' order by 1`,
    )
  ).rows.map(({ name }) => name);

/** One month, with what had fallen into the rest meanwhile. */
const makeMonth = async (client: Client, month: Date): Promise<void> => {
  const [from, to] = rangeOf(month);
  const name = nameOf(month);
  await client.query(`create table ${name} (like ${TABLE} including defaults)`);
  await client.query(
    `with moved as (delete from ${REST} where ${MOMENT} >= $1 and ${MOMENT} < $2 returning *) insert into ${name} select * from moved`,
    [from, to],
  );
  await client.query(`alter table ${TABLE} attach partition ${name} for values from ('${from}') to ('${to}')`);
};

/** What the month that begins needs. Nothing where answers are one table; the names of what was made. */
export const openMonths = async (client: Client, now: Date): Promise<string[]> => {
  if (!(await isByMonth(client))) return [];
  return inTransaction(client, async () => {
    await client.query(`lock table ${TABLE} in access exclusive mode`);
    const there = new Set(await monthsOf(client));
    const wanted = Array.from({ length: AHEAD + 1 }, (_, months) => firstOf(now, months));
    const missing = wanted.filter((month) => !there.has(nameOf(month)));
    for (const month of missing) await makeMonth(client, month);
    return missing.map(nameOf);
  });
};

/** One table into months, in one transaction: with the servers stopped, because it is locked for as long as the copying takes. */
export const splitIntoMonths = async (client: Client, now: Date): Promise<string[]> => {
  if (await isByMonth(client)) return openMonths(client, now);
  return inTransaction(client, async () => {
    await client.query(`lock table ${TABLE} in access exclusive mode`);
    // Read, not remembered: what a later version adds to the table comes along.
    const { rows: indexes } = await client.query<{ name: string; unica: boolean; columns: string[]; sql: string }>(
      `select i.relname as name, x.indisunique as unica, pg_get_indexdef(i.oid) as sql,
         array(select a.attname::text from unnest(x.indkey::int[]) with ordinality k(n, place)
               join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.n order by k.place) as columns
       from pg_index x join pg_class i on i.oid = x.indexrelid
       where x.indrelid = 'public.${TABLE}'::regclass and not x.indisprimary order by i.relname`,
    );
    const { rows: constraints } = await client.query<{ name: string; type: string; sql: string; columns: string[] }>(
      `select c.conname as name, c.contype as type, pg_get_constraintdef(c.oid) as sql,
         array(select a.attname::text from unnest(c.conkey) with ordinality k(n, place)
               join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.place) as columns
       from pg_constraint c where c.conrelid = 'public.${TABLE}'::regclass and c.contype in ('p', 'f') order by c.conname`,
    );
    const { rows: found } = await client.query<{ first: Date | null }>(`select min(${MOMENT}) as first from ${TABLE}`);
    const whole = `${TABLE}_entera`;
    await client.query(`alter table ${TABLE} rename to ${whole}`);
    await client.query(`create table ${TABLE} (like ${whole} including defaults) partition by range (${MOMENT})`);
    await client.query(`create table ${REST} partition of ${TABLE} default`);
    const end = firstOf(now, AHEAD);
    for (let month = firstOf(found[0]?.first ?? now); month <= end; month = firstOf(month, 1))
      await makeMonth(client, month);
    await client.query(`insert into ${TABLE} select * from ${whole}`);
    await client.query(`drop table ${whole}`);
    for (const { name, type, sql, columns } of constraints)
      await client.query(
        `alter table ${TABLE} add constraint ${name} ${type === 'p' ? `primary key (${[...columns, MOMENT].join(', ')})` : sql}`,
      );
    for (const { name, unica, columns, sql } of indexes)
      await client.query(unica ? `create unique index ${name} on ${TABLE} (${[...columns, MOMENT].join(', ')})` : sql);
    return monthsOf(client);
  });
};

/** Months that ended longer ago than is to be kept, and what was in them, go. */
export const dropOldMonths = async (
  client: Client,
  now: Date,
  keepMonths: number,
): Promise<{ readonly name: string; readonly rows: number }[]> => {
  const oldest = nameOf(firstOf(now, -keepMonths));
  const gone: { name: string; rows: number }[] = [];
  for (const name of (await monthsOf(client)).filter((month) => month < oldest)) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    await client.query(`drop table ${name}`);
    gone.push({ name, rows: rows[0]?.n ?? 0 });
  }
  return gone;
};
