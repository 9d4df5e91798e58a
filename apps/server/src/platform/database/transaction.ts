import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { schema } from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;

/** drizzle keeps what a transaction must be made of to itself. */
interface Inside {
  readonly dialect: PgDialect;
}

/**
 * Our own transactions, in the place of drizzle's, which begin before anything would give the connection back: one that
 * dies at `begin` never returns to the pool. Here whatever fails, the connection goes back, or away when nobody can say
 * what state it is in.
 */
export const ownTransactions = (db: Db, pool: pg.Pool): Db['transaction'] => {
  const { dialect } = db as unknown as Inside;
  const { schema: tables, fullSchema, tableNamesMap } = db._;
  const relations = tables && { schema: tables, fullSchema, tableNamesMap };
  return async (work, config) => {
    if (config !== undefined) throw new Error('Transactions here have no options of their own.');
    const client = await pool.connect();
    try {
      await client.query('begin');
      const session = new NodePgSession(client, dialect, relations);
      const tx = new NodePgTransaction(dialect, session, relations);
      const result = await work(tx as unknown as Parameters<typeof work>[0]);
      // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and calls it success.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT')
        throw new Error('The transaction could not be committed: a statement in it had failed.');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: unknown) => client.release(broken instanceof Error ? broken : true),
      );
      throw error;
    }
  };
};
