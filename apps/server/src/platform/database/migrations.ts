import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Two servers that start at once must not migrate at once. */
export const MIGRATION_LOCK = 7_305_147;

export const readMigrations = (): readonly MigrationMeta[] => readMigrationFiles({ migrationsFolder: MIGRATIONS });

/** The same as drizzle's own, inside whatever transaction is open. */
export const applyMigrations = async (client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> => {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
};

/** Every table and type that any version of ours has ever made: what is ours to take away, and nothing else. */
const everMade = (pattern: RegExp): string[] => [
  ...new Set(
    readMigrations().flatMap(({ sql }) =>
      sql.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')),
    ),
  ),
];

/** Back to a database in which we have never been. */
export const dropEverything = async (client: pg.Client): Promise<void> => {
  for (const table of everMade(/CREATE TABLE "(\w+)"/gu)) await client.query(`drop table if exists "${table}" cascade`);
  for (const type of everMade(/CREATE TYPE "public"\."(\w+)"/gu)) await client.query(`drop type if exists "${type}"`);
  await client.query('drop table if exists drizzle.__drizzle_migrations');
};
