import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/index.ts';
import { dificultades } from '../tables.ts';

export type Difficulties = Readonly<Record<string, number>>;

/** They change once a night; a server that has them an hour longer does no harm. */
const FRESH_MS = 60 * 60 * 1000;

/** What the nightly job found, kept in memory: it belongs to nobody, and no player's transaction asks for it. */
export const difficultyReader = (db: Db, clock: Clock): (() => Promise<Difficulties>) => {
  let known: { readonly at: number; readonly values: Promise<Difficulties> } | undefined;
  return () => {
    const now = clock().getTime();
    if (known && now >= known.at && now - known.at < FRESH_MS) return known.values;
    const values = db
      .select({ ejercicio: dificultades.ejercicio, valor: dificultades.valor })
      .from(dificultades)
      .then((rows): Difficulties => Object.fromEntries(rows.map(({ ejercicio, valor }) => [ejercicio, valor])));
    const asked = { at: now, values };
    known = asked;
    values.catch(() => {
      if (known === asked) known = undefined;
    });
    return values;
  };
};
