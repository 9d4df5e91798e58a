import type pg from 'pg';

/**
 * How the tables spread over machines (Citus): a user's tables by the user, side by side; directories by what they are
 * looked up by; what everybody reads, everywhere; the rest stays on the coordinator. Read from the catalogue, so that a new
 * table is placed, or refused, by itself.
 */

export const USERS = 'usuarios';
const USER_COLUMN = 'user_id';

/** Tables that lead to a user, or belong to nobody, and are large or busy: by the first column of their key. */
const BY_OWN_KEY = [
  'directorio_correos',
  'directorio_accesos',
  'directorio_suscripciones',
  'limites',
  'eventos_pago',
  'bajas',
];
/** Few writes, read beside users' rows. */
const EVERYWHERE = ['dificultades', 'problemas'];

export interface Key {
  readonly name: string;
  readonly primary: boolean;
  readonly deferrable: boolean;
  readonly columns: readonly string[];
}
export interface Reference {
  readonly name: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly toColumns: readonly string[];
}
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly keys: readonly Key[];
  readonly references: readonly Reference[];
}

export const readCatalogue = async (client: Pick<pg.Client, 'query'>): Promise<Table[]> => {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     group by c.relname order by c.relname`,
  );
  const { rows: keys } = await client.query<{ table: string } & Key>(
    `select t.relname as table, i.relname as name, x.indisprimary as primary, not x.indimmediate as deferrable,
       array(select a.attname::text from unnest(x.indkey::int[]) with ordinality k(n, place)
             left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n order by k.place) as columns
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where x.indisunique and t.relnamespace = 'public'::regnamespace order by i.relname`,
  );
  const { rows: references } = await client.query<{ table: string } & Reference>(
    `select child.relname as table, c.conname as name, parent.relname as to,
       array(select a.attname::text from unnest(c.conkey) with ordinality k(n, place)
             join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.place) as columns,
       array(select a.attname::text from unnest(c.confkey) with ordinality k(n, place)
             join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.place) as "toColumns"
     from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by c.conname`,
  );
  return tables.map(({ name, columns }) => ({
    name,
    columns,
    keys: keys.filter(({ table }) => table === name),
    references: references.filter(({ table }) => table === name),
  }));
};

export type Place =
  | { readonly table: string; readonly kind: 'user'; readonly by: string }
  | { readonly table: string; readonly kind: 'key'; readonly by: string }
  | { readonly table: string; readonly kind: 'everywhere' | 'coordinator' };

/** The user's tables: the user, and whatever is tied to one by a reference, however far. */
export const userTables = (catalogue: readonly Table[]): ReadonlySet<string> => {
  const found = new Set([USERS]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { name, references } of catalogue) if (references.some(({ to }) => found.has(to))) found.add(name);
  }
  return found;
};

export const shardColumn = (table: string): string => (table === USERS ? 'uid' : USER_COLUMN);

export const placesOf = (catalogue: readonly Table[]): Place[] => {
  const users = userTables(catalogue);
  const parentsFirst = [...catalogue].sort(
    (a, b) => Number(b.name === USERS) - Number(a.name === USERS) || depth(catalogue, a) - depth(catalogue, b),
  );
  return parentsFirst.map(({ name, keys }): Place => {
    if (users.has(name)) return { table: name, kind: 'user', by: shardColumn(name) };
    if (BY_OWN_KEY.includes(name)) {
      const [by = ''] = keys.find(({ primary }) => primary)?.columns ?? [];
      return { table: name, kind: 'key', by };
    }
    return { table: name, kind: EVERYWHERE.includes(name) ? 'everywhere' : 'coordinator' };
  });
};
const depth = (catalogue: readonly Table[], table: Table): number =>
  Math.max(
    0,
    ...table.references
      .filter(({ to }) => to !== table.name)
      .map(({ to }) => 1 + depth(catalogue, catalogue.find(({ name }) => name === to) ?? { ...table, references: [] })),
  );

/** What would keep the tables from being spread, or a promise from holding once they are. Empty when all is well. */
export const shardProblems = (catalogue: readonly Table[]): string[] => {
  const users = userTables(catalogue);
  const problems: string[] = [];
  for (const { name, columns, keys, references } of catalogue) {
    const by = shardColumn(name);
    const led = users.has(name);
    const own = BY_OWN_KEY.includes(name) ? keys.find(({ primary }) => primary)?.columns[0] : undefined;
    if (led && !columns.includes(by)) problems.push(`${name}: no column ${by}`);
    if (led && keys.find(({ primary }) => primary)?.columns[0] !== by)
      problems.push(`${name}: its primary key does not begin with ${by}`);
    for (const key of keys) {
      const wanted = led ? by : own;
      if (wanted !== undefined && !key.columns.includes(wanted))
        problems.push(`${name}: ${key.name} (${key.columns.join(', ')}) promises something without ${wanted}`);
      if (key.deferrable) problems.push(`${name}: ${key.name} is deferred, and is told apart only at the commit`);
    }
    for (const { name: reference, to, columns: from, toColumns } of references) {
      if (!led || !users.has(to)) continue;
      const place = from.indexOf(by);
      if (place < 0 || toColumns[place] !== shardColumn(to))
        problems.push(`${name}: ${reference} leads to ${to} without the user`);
    }
    // A column of users that no reference ties to them: a directory, or a table that was forgotten.
    if (!led && columns.includes(USER_COLUMN) && !UNTIED.has(name))
      problems.push(`${name}: has ${USER_COLUMN} but does not reference ${USERS}`);
  }
  return problems;
};
/** They lead to a user and cannot be tied to one: where they live is decided by their own key, or they last minutes. */
const UNTIED = new Set([
  'directorio_correos',
  'directorio_accesos',
  'directorio_suscripciones',
  'directorio_sesiones',
  'boletos',
]);

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** One statement for each table that is to move, in an order in which references hold. */
export const distributionPlan = (catalogue: readonly Table[]): { readonly table: string; readonly sql: string }[] =>
  placesOf(catalogue).flatMap((place) => {
    const table = literal(`public.${place.table}`);
    switch (place.kind) {
      case 'user':
        return [
          {
            table: place.table,
            sql: `select create_distributed_table(${table}, ${literal(place.by)}, colocate_with => ${
              place.table === USERS ? "'none'" : literal(`public.${USERS}`)
            })`,
          },
        ];
      case 'key':
        return [
          {
            table: place.table,
            sql: `select create_distributed_table(${table}, ${literal(place.by)}, colocate_with => 'none')`,
          },
        ];
      case 'everywhere':
        return [{ table: place.table, sql: `select create_reference_table(${table})` }];
      default:
        return [];
    }
  });
