import type { FastifyInstance } from 'fastify';

/**
 * What one request to a route may cost at most, whatever is sent and however much its sender keeps. Every route has its row, or
 * the server does not start; `test/torture/worst-work.test.ts` builds the worst request of each and counts.
 */
export interface Ceiling {
  /** The largest that it accepts, in words. */
  readonly input: string;
  /** Processor time without letting others in, in milliseconds; whatever takes longer in all is done in turns. */
  readonly ms: number;
  /** Rows that the database hands over. */
  readonly rows: number;
  /** Of the answer. */
  readonly bytes: number;
  /** Moves of chess that the library plays: the slowest thing there is. */
  readonly moves: number;
}
export type Ceilings = Readonly<Record<string, Ceiling>>;

/** More than a look: whoever may ask for so much is counted, and heard twice at a time (`costs.ts`). */
const LOOK_ROWS = 1_000;
const isWork = ({ rows, moves }: Ceiling): boolean => rows > LOOK_ROWS || moves > 0;

export const requireCeilings = (app: FastifyInstance, ceilings: Ceilings): void => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return;
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue;
      const name = `${method} ${route.url}`;
      const ceiling = ceilings[name];
      if (!ceiling)
        throw new Error(`Route ${name} does not say what it may cost: its row in route-ceilings.ts is missing`);
      // A public one has no user to count for: it counts networks itself.
      if (isWork(ceiling) && route.config?.access === 'user' && route.config.cost === undefined)
        throw new Error(`Route ${name} may read ${ceiling.rows} rows and has no cost in its config`);
    }
  });
};
