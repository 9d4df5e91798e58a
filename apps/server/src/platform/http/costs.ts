import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { AppError } from '../errors.ts';
import type { Limiter } from '../rate-limit/rate-limit.ts';
import { sessionOf } from './access.ts';

/**
 * What a request costs us beyond looking something up. One person must not be able to keep everybody else waiting: how
 * often is counted in the database, and no more than two at a time run for one user, the others waiting here, where they
 * hold no connection.
 */
export const COSTS = ['plan', 'reading', 'bring', 'analysis', 'site'] as const;
export type Cost = (typeof COSTS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: Cost;
  }
}

const AT_ONCE = 2;
/** More than any screen asks for, less than what would be felt. */
const WAITING = 200;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export const turnsPerUser = (atOnce = AT_ONCE, longest = WAITING) => {
  const lines = new Map<string, Line>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(userId) ?? { running: 0, waiting: [] };
    lines.set(userId, line);
    if (line.running >= atOnce) {
      if (line.waiting.length >= longest) throw new AppError('demasiadas_solicitudes', { retryAfter: 5 });
      // Whoever leaves hands its place over: it is never free in between.
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    } else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(userId);
    }
  };
};

/** Around the handler itself, not the answer: a visitor who hangs up does not get a third place. */
export const limitCosts = (app: FastifyInstance, limiters: Readonly<Record<Cost, Limiter>>) => {
  const inTurn = turnsPerUser();
  app.addHook('onRoute', (route) => {
    const cost = route.config?.cost;
    if (cost === undefined) return;
    if (route.config?.access !== 'user') throw new Error(`Route ${route.url} has a cost but no user to count it for`);
    const handler: RouteHandlerMethod = route.handler;
    route.handler = async function counted(request, reply) {
      const { userId } = sessionOf(request);
      return inTurn(userId, async () => {
        await limiters[cost].take(userId);
        return handler.call(this, request, reply);
      });
    };
  });
};
