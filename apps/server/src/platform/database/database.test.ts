import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../test/server.ts';
import { isDatabaseAway, isDatabaseExhausted, openDatabase } from './index.ts';

let own: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  own = await createDatabase();
});
afterAll(() => own.drop());

const pidOf = sql`select pg_backend_pid() as pid`;
const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`;

describe('a transaction', () => {
  it('whose connection dies at any moment gives its place in the pool back', async () => {
    const database = openDatabase({ url: own.url, max: 1 });
    const other = openDatabase({ url: own.url, max: 1 });
    for (let round = 0; round < 5; round += 1) {
      const lost = database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(pidOf);
        await other.db.execute(terminate(rows[0]?.pid ?? 0));
        await tx.execute(pidOf);
      });
      const error: unknown = await lost.catch((reason: unknown) => reason);
      expect(isDatabaseAway(error)).toBe(true);
      // The idle one, which the next transaction finds dead at `begin` or not at all.
      const { rows } = await database.db.execute<{ pid: number }>(pidOf);
      await other.db.execute(terminate(rows[0]?.pid ?? 0));
      await database.db.transaction(async (tx) => tx.execute(pidOf)).catch(() => {});
    }
    await expect(database.db.transaction(async (tx) => tx.execute(pidOf))).resolves.toBeDefined();
    await database.close();
    await other.close();
  });

  it('in which a failed statement was overlooked is not reported as committed', async () => {
    const database = openDatabase({ url: own.url, max: 1 });
    const overlooked = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(overlooked).rejects.toThrow('could not be committed');
    await expect(database.db.execute(pidOf)).resolves.toBeDefined();
    await database.close();
  });

  it('that fails takes everything back and leaves the connection usable', async () => {
    const database = openDatabase({ url: own.url, max: 1 });
    await database.db.execute(sql`create table prueba (n int)`);
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into prueba values (1)`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await database.db.execute(sql`select * from prueba`)).rows).toEqual([]);
    await database.db.execute(sql`drop table prueba`);
    await database.close();
  });
});

describe('closing', () => {
  it('ends although a connection is never given back', async () => {
    const database = openDatabase({ url: own.url, max: 2 });
    const kept = await database.pool.connect();
    await kept.query('begin');
    await database.close();
    await expect(kept.query('select 1')).rejects.toThrow();
  });
});

describe('errors of the database', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });
  it('are told apart: away, exhausted, or a mistake of ours', () => {
    expect(isDatabaseAway(new Error('query', { cause: withCode('57P01') }))).toBe(true);
    expect(isDatabaseExhausted(new Error('query', { cause: withCode('53100') }))).toBe(true);
    expect(isDatabaseAway(withCode('53100'))).toBe(true);
    expect(isDatabaseExhausted(withCode('57P01'))).toBe(false);
    expect(isDatabaseAway(withCode('23505'))).toBe(false);
    expect(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
  });
});
