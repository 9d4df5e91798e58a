import type pg from 'pg';
import { expect, it } from 'vitest';
import { createDatabase } from '../../../test/server.ts';
import { openDatabase } from './database.ts';
import { storageProbe } from './storage-probe.ts';

it('after a write was refused it is not content with one that fits into a page: it asks for room', async () => {
  const own = await createDatabase();
  const name = new URL(own.url).pathname.slice(1);
  const admin = openDatabase({ url: own.url, max: 1 });
  // No file may grow: as it is on a disk without room.
  await admin.pool.query(`alter database ${name} set temp_file_limit = '100kB'`);
  const database = openDatabase({ url: own.url, max: 2 });
  const probe = storageProbe(database.pool);
  await expect(probe.check()).resolves.toBeUndefined();
  probe.doubt();
  await expect(probe.check()).rejects.toThrow(/temp_file_limit/u);
  await expect(probe.check()).rejects.toThrow(/temp_file_limit/u);
  await database.close();

  await admin.pool.query(`alter database ${name} reset temp_file_limit`);
  const roomy = openDatabase({ url: own.url, max: 2 });
  const again = storageProbe(roomy.pool);
  again.doubt();
  await expect(again.check()).resolves.toBeUndefined();
  const { rows } = await roomy.pool.query("select current_setting('work_mem') as memory");
  expect(rows).not.toEqual([{ memory: '64kB' }]);
  await roomy.close();
  await admin.close();
  await own.drop();
});

it('where counters are spread over machines, one that is away leaves the others: whoever can serve somebody is ready', async () => {
  const elsewhere = Object.assign(new Error('connection to the remote node failed'), {
    severity: 'ERROR',
    code: '08006',
  });
  const asked: unknown[] = [];
  const cluster = (away: (place: unknown) => boolean) =>
    ({
      query: async (_text: string, [, place]: unknown[]) => {
        asked.push(place);
        if (away(place)) throw elsewhere;
      },
    }) as unknown as pg.Pool;
  await expect(storageProbe(cluster((place) => place === 'sonda')).check()).resolves.toBeUndefined();
  expect(asked).toEqual(['sonda', 'sonda-1']);
  await expect(storageProbe(cluster(() => true)).check()).rejects.toThrow('remote node');
  // What is said of the machine that we asked itself is said once.
  asked.length = 0;
  const full = {
    query: async () => {
      asked.push(1);
      throw Object.assign(new Error('no space'), { severity: 'ERROR', code: '53100' });
    },
  } as unknown as pg.Pool;
  await expect(storageProbe(full).check()).rejects.toThrow('no space');
  expect(asked).toHaveLength(1);
});
