import type pg from 'pg';

/** A full disk still answers every question: only a write tells. Asked so often at most, and at once when in doubt. */
const EVERY_MS = 5000;

const WRITE = `insert into limites (key, points, expire) values ($2, 1, $1)
  on conflict (key) do update set points = limites.points % 1000 + 1, expire = excluded.expire`;

/** Where counters are spread over machines, these are on several: whoever can write one of them can serve somebody. */
const PLACES = ['sonda', ...Array.from({ length: 7 }, (_, index) => `sonda-${index + 1}`)];
/** The database that we asked is there, and says that another one, which holds the row, is not. */
const isAboutAnother = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'code' in error && /^08/u.test(String(error.code));
const writeSomewhere = async (pool: pg.Pool): Promise<void> => {
  for (const [index, place] of PLACES.entries()) {
    try {
      await pool.query(WRITE, [Date.now() + 60_000, place]);
      return;
    } catch (error) {
      if (!isAboutAnother(error) || index === PLACES.length - 1) throw error;
    }
  }
};

/**
 * On a disk without any room, what fits into a page that is there already can still be written for a long time, and a plan
 * cannot. So after a refusal room is asked for: rows that do not fit into memory go to a file of their own, about a
 * megabyte, which goes with the transaction and leaves no trace in any table.
 */
const needsRoom = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query("set local work_mem = '64kB'");
    await client.query('select count(*) from generate_series(1, 60000)');
    await client.query('commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // One that failed is not given to the next: whatever it was may have ended the connection.
    client.release(failure);
  }
};

export const storageProbe = (pool: pg.Pool) => {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let doubted = false;
  return {
    /** Somebody could not write. */
    doubt: () => {
      checkedAt = Number.NEGATIVE_INFINITY;
      doubted = true;
    },
    /** Rejects while nothing can be written. */
    check: async (): Promise<void> => {
      if (performance.now() - checkedAt < EVERY_MS) return;
      const wasDoubted = doubted;
      await writeSomewhere(pool);
      if (wasDoubted) await needsRoom(pool);
      doubted = false;
      checkedAt = performance.now();
    },
  };
};
