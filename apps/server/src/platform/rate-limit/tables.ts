import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Shape asked for by rate-limiter-flexible; in the database so that two servers count together. */
export const limites = pgTable(
  'limites',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('limites_expire').on(table.expire)],
);
