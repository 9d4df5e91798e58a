import type pg from 'pg';

/** A full disk still answers every question: only a write tells. Asked so often at most, and at once when in doubt. */
const EVERY_MS = 5000;

const WRITE = `insert into limites (key, points, expire) values ('sonda', 1, $1)
  on conflict (key) do update set points = limites.points % 1000 + 1, expire = excluded.expire`;

export const storageProbe = (pool: pg.Pool) => {
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Somebody could not write. */
    doubt: () => {
      checkedAt = Number.NEGATIVE_INFINITY;
    },
    /** Rejects while nothing can be written. */
    check: async (): Promise<void> => {
      if (performance.now() - checkedAt < EVERY_MS) return;
      await pool.query(WRITE, [Date.now() + 60_000]);
      checkedAt = performance.now();
    },
  };
};
