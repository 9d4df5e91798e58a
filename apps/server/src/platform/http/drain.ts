import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 3000;

/**
 * Ends without dropping anything: no new connection, and every open one is told with its next answer not to come back.
 * Node's own close would cut connections that look idle while their next request is already on its way.
 */
export const drainOnClose = (app: FastifyInstance) => {
  let closing = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    // Who is already in the kernel's queue gets in first: closing would reset their connections. Two turns, because the
    // signal itself may be what this one's polling brought; an immediate runs right after the next polling has accepted.
    await nextTurn();
    await nextTurn();
    TcpServer.prototype.close.call(app.server);
    const open = () =>
      new Promise<number>((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)));
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline && (await open()) > 0) await sleep(20);
  });
};
