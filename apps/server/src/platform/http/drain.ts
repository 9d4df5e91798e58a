import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Connections that nobody has used for so long are not waited for; those in use are, but not for ever. */
const QUIET_MS = 3000;
const PATIENCE_MS = 20_000;
/** For Fastify, which otherwise takes ten seconds of closing for a plugin that hangs, and gives up on it. */
export const CLOSING_MS = PATIENCE_MS + 10_000;

/** Who knocks without end does not keep the door open. */
const KNOCKING_MS = 2000;
/** Turns without anybody new: one may be what the signal itself came with, or be over before it could look. */
const STILL_TURNS = 2;

/**
 * No new connection; those that are open stay, and whoever asks on them is answered as ever. Who is already in the kernel's
 * queue gets in first: closing would reset them. One connection is accepted in each turn of the loop, so it is turned until
 * nobody comes.
 */
const stopListening = async (server: FastifyInstance['server']) => {
  if (!server.listening) return;
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  const begun = performance.now();
  for (let still = 0; still < STILL_TURNS && performance.now() - begun < KNOCKING_MS; ) {
    const before = accepted;
    // An immediate runs right after the next polling has accepted.
    await nextTurn();
    still = accepted === before ? still + 1 : 0;
  }
  server.off('connection', count);
  TcpServer.prototype.close.call(server);
};

/**
 * Fastify tells everybody not to come back from the moment it is asked to close, and who is told so comes back at once, by
 * a new connection: into the queue of a socket that is about to go. So the socket goes first.
 */
export const closeGently = async (app: FastifyInstance) => {
  await stopListening(app.server);
  await app.close();
};

/**
 * Ends without dropping anything: no new connection, and every open one is told with its next answer not to come back.
 * Node's own close would cut connections that look idle while their next request is already on its way.
 */
export const drainOnClose = (app: FastifyInstance) => {
  let closing = false;
  let underWay = 0;
  let lastUse = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    lastUse = performance.now();
    if (closing) reply.header('connection', 'close');
    // Not `onResponse`: that is never called for whoever hangs up before the answer, and we would wait for them to the end.
    reply.raw.once('close', () => {
      underWay -= 1;
      lastUse = performance.now();
    });
  });
  app.addHook('preClose', async () => {
    await stopListening(app.server);
    closing = true;
    const open = () =>
      new Promise<number>((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)));
    const begun = performance.now();
    const inUse = () => underWay > 0 || performance.now() - Math.max(begun, lastUse) < QUIET_MS;
    while (performance.now() - begun < PATIENCE_MS && inUse() && (await open()) > 0) await sleep(20);
    // Who is left has had time enough, or never asked for anything: browsers open connections ahead of need. To Node
    // those are not idle, and from here on nothing would end them before their own minute is over.
    app.server.closeAllConnections();
  });
};
