import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const EVERY_MS = 500;

/**
 * When this process itself comes late to its own appointments by more than a request may wait, it says so at once instead
 * of taking on more. (A histogram of delays that saw no sample at all, which a very busy machine brings about, is no reason.)
 */
export const shedLoad = (app: FastifyInstance, patienceMs: number): void => {
  let due = performance.now() + EVERY_MS;
  let late = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - due;
    due = now + EVERY_MS;
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async () => {
    if (late > patienceMs) throw new AppError('no_disponible', { retryAfter: 5 });
  });
};
