import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../test/server.ts';
import { migrateDatabase, openDatabase } from '../database/index.ts';
import { limiterFactory } from './rate-limit.ts';

const SECRET = 'x'.repeat(32);

let database: ReturnType<typeof openDatabase>;
let drop: () => Promise<void>;
let statements = 0;
beforeAll(async () => {
  const db = await createDatabase();
  await migrateDatabase(db.url);
  database = openDatabase({ url: db.url, max: 5 });
  drop = db.drop;
  const { pool } = database;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      statements += 1;
      return query(...args);
    },
  });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const letIn = (settled: readonly PromiseSettledResult<void>[]) =>
  settled.filter(({ status }) => status === 'fulfilled').length;

describe('what is counted for everybody', () => {
  it('costs a handful of statements for a hundred that knock at once, and lets exactly as many in as it says', async () => {
    const limiter = limiterFactory(database.pool, SECRET)({ name: 'juntos', points: 7, seconds: 60 });
    statements = 0;
    const crowd = await Promise.allSettled(Array.from({ length: 100 }, () => limiter.take('una red')));
    expect(letIn(crowd)).toBe(7);
    expect(statements).toBeLessThanOrEqual(4);
    for (const one of crowd)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'demasiadas_solicitudes' });
    // Another place has all of its own.
    expect(letIn(await Promise.allSettled(Array.from({ length: 7 }, () => limiter.take('otra'))))).toBe(7);
  });

  it('holds on two servers at once', async () => {
    const servers = [1, 2].map(() => limiterFactory(database.pool, SECRET)({ name: 'dos', points: 10, seconds: 60 }));
    const crowd = Array.from({ length: 60 }, (_, turn) => servers[turn % 2]?.take('una red') ?? Promise.reject());
    // Never more; fewer only while both are counting at once.
    expect(letIn(await Promise.allSettled(crowd))).toBeLessThanOrEqual(10);
    for (let turn = 0; turn < 10; turn += 1) await servers[turn % 2]?.take('una red').catch(() => {});
    await expect(servers[0]?.take('una red')).rejects.toMatchObject({ code: 'demasiadas_solicitudes' });
  });

  it('was never there, who was refused: a place that is given back is free, however many knocked', async () => {
    const limiter = limiterFactory(database.pool, SECRET)({ name: 'devuelto', points: 3, seconds: 60 });
    const crowd = () => Promise.allSettled(Array.from({ length: 30 }, () => limiter.take('una red')));
    expect(letIn(await crowd())).toBe(3);
    expect(letIn(await crowd())).toBe(0);
    await limiter.giveBack('una red');
    expect(letIn(await crowd())).toBe(1);
  });

  it('counts what costs more points whole or not at all', async () => {
    const limiter = limiterFactory(database.pool, SECRET)({ name: 'puntos', points: 10, seconds: 60 });
    const sizes = [4, 4, 4, 2, 1];
    const crowd = await Promise.allSettled(sizes.map((points) => limiter.take('una red', points)));
    expect(sizes.filter((_, index) => crowd[index]?.status === 'fulfilled').reduce((a, b) => a + b, 0)).toBe(10);
  });
});
