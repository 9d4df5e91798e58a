import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeGently, drainOnClose } from './drain.ts';

it('does not wait for whoever hung up before the answer', async () => {
  // Far less than our patience: closing that takes all of it fails.
  const app = fastify({ pluginTimeout: 8000 });
  drainOnClose(app);
  let reached: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    reached = resolve;
  });
  app.get('/', async () => 'ok');
  app.get('/nunca', (_request, _reply) => reached());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const hungUp = get({ host: '127.0.0.1', port, path: '/nunca' });
  hungUp.on('error', () => {});
  const gone = new Promise((resolve) => hungUp.once('close', resolve));
  await arrived;
  hungUp.destroy();
  await gone;
  // A connection that stays open, as browsers keep theirs.
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
  response.resume();
  await once(response, 'end');
  await expect(app.close()).resolves.toBeUndefined();
  agent.destroy();
});

it('does not wait for connections that never asked for anything', async () => {
  const app = fastify({ pluginTimeout: 8000 });
  drainOnClose(app);
  app.get('/', async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // As browsers open them, ahead of need; the second has begun to ask and then fallen silent.
  const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  const ended = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) {
    socket.on('error', () => {});
    await once(socket, 'connect');
  }
  sockets[1]?.write('GET / HTTP/1.1\r\nhost: x\r\n');
  await expect(app.close()).resolves.toBeUndefined();
  await Promise.all(ended);
});

it('tells nobody to come back by another connection while there is a socket that would only reset it', async () => {
  const app = fastify({ pluginTimeout: 8000, return503OnClosing: false });
  drainOnClose(app);
  app.get('/', async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (): Promise<string | undefined> => {
    const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
    response.resume();
    await once(response, 'end');
    return response.headers.connection;
  };
  expect(await ask()).toBe('keep-alive');
  // Asked as soon as the answer before is there: one of them is the first that hears of the end.
  let closed: Promise<void> | undefined;
  let said = await ask();
  while (said !== 'close') {
    closed ??= closeGently(app);
    said = await ask();
  }
  const again = connect(port, '127.0.0.1');
  const [error] = await once(again, 'error');
  expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
  await closed;
  agent.destroy();
});

it('lets everybody in who was waiting at the door, and answers them', async () => {
  const app = fastify({ pluginTimeout: 8000, return503OnClosing: false });
  drainOnClose(app);
  app.get('/', async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  let accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  // Connected as far as the kernel goes: the server has had no turn to accept any of them.
  const answers = Array.from({ length: 40 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [chunk] = await once(socket, 'data');
    socket.destroy();
    return String(chunk).split('\r\n', 1)[0];
  });
  await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(accepted).toBe(0);
  await closeGently(app);
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'HTTP/1.1 200 OK'));
});
