import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { type Mail, MailError, type MailFate, type MailGateway } from '../../gateways/mail.ts';
import { startJobs } from '../jobs/jobs.ts';
import { mailOutbox, type Writer } from './outbox.ts';

let now = new Date('2026-11-16T15:00:00Z');
let server: TestServer;
let sent: Mail[] = [];
let troubles: unknown[] = [];
let undone = 0;
/** What becomes of the next mails; then they go. */
let fates: MailFate[] = [];

const gateway: MailGateway = {
  send: async (mail) => {
    const fate = fates.shift();
    if (fate) throw new MailError(fate, new Error('no'));
    sent.push(mail);
  },
  close: () => {},
};
const letter: Writer = async ({ correo }) =>
  correo.startsWith('nadie')
    ? undefined
    : {
        subject: 'Hola',
        text: correo,
        undo: async () => {
          undone += 1;
        },
      };
const open = (mail: MailGateway | undefined = gateway) =>
  mailOutbox({
    db: server.database.db,
    mail,
    writers: { carta: letter },
    clock: () => now,
    onError: (error) => troubles.push(error),
  });
const rows = async () =>
  (await server.database.pool.query<{ correo: string; intentos: number }>('select correo, intentos from correos')).rows;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('delete from correos');
  now = new Date('2026-11-16T15:00:00Z');
  sent = [];
  troubles = [];
  fates = [];
  undone = 0;
});
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('mails that are to be sent', () => {
  it('go once, with a name of their own, and leave nothing behind', async () => {
    const outbox = open();
    await outbox.add(server.database.db, { tipo: 'carta', correo: 'ana@ejemplo.test' });
    await outbox.drain();
    await outbox.drain();
    expect(sent).toEqual([
      {
        to: 'ana@ejemplo.test',
        subject: 'Hola',
        text: 'ana@ejemplo.test',
        messageId: expect.stringMatching(/^[\da-f-]{36}$/u),
      },
    ]);
    expect(await rows()).toEqual([]);
  });

  it('belong to the transaction that causes them', async () => {
    const outbox = open();
    const failed = server.database.db.transaction(async (tx) => {
      await outbox.add(tx, { tipo: 'carta', correo: 'ana@ejemplo.test' });
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    await outbox.drain();
    expect(sent).toEqual([]);
  });

  it('that could not be sent are tried again, later each time, and never all at once', async () => {
    const outbox = open();
    await outbox.add(server.database.db, { tipo: 'carta', correo: 'ana@ejemplo.test' });
    fates = ['not-sent', 'not-sent'];
    await outbox.drain();
    await outbox.drain();
    expect(await rows()).toEqual([{ correo: 'ana@ejemplo.test', intentos: 1 }]);
    later(10_000);
    await outbox.drain();
    later(10_000);
    await outbox.drain();
    expect(await rows()).toEqual([{ correo: 'ana@ejemplo.test', intentos: 2 }]);
    later(10_000);
    await outbox.drain();
    expect(sent).toHaveLength(1);
    expect(undone).toBe(2);
    expect(troubles).toHaveLength(2);
  });

  it('that are refused, or fail for too long, are given up', async () => {
    const outbox = open();
    await outbox.add(server.database.db, { tipo: 'carta', correo: 'ana@ejemplo.test' });
    fates = ['refused'];
    await outbox.drain();
    expect(await rows()).toEqual([]);
    await outbox.add(server.database.db, { tipo: 'carta', correo: 'eva@ejemplo.test' });
    fates = Array.from({ length: 20 }, () => 'not-sent' as const);
    for (let i = 0; i < 20; i += 1) {
      await outbox.drain();
      later(5 * 60_000);
    }
    await outbox.sweep();
    expect(await rows()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('that may have gone are not sent again', async () => {
    const outbox = open();
    await outbox.add(server.database.db, { tipo: 'carta', correo: 'ana@ejemplo.test' });
    fates = ['unknown'];
    await outbox.drain();
    later(60 * 60_000);
    await outbox.drain();
    expect(sent).toEqual([]);
    expect(undone).toBe(0);
    later(2 * 60 * 60_000);
    await outbox.sweep();
    expect(await rows()).toEqual([]);
  });

  it('to nobody any more, or from an old backup, are dropped', async () => {
    const outbox = open();
    await outbox.add(server.database.db, { tipo: 'carta', correo: 'nadie@ejemplo.test' });
    await outbox.drain();
    expect(await rows()).toEqual([]);
    await outbox.add(server.database.db, { tipo: 'carta', correo: 'ana@ejemplo.test' });
    later(3 * 60 * 60_000);
    await outbox.drain();
    await outbox.sweep();
    expect(await rows()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('are sent once by several servers that look at the same time', async () => {
    const servers = Array.from({ length: 5 }, () => open());
    for (let i = 0; i < 20; i += 1)
      await servers[i % 5]?.add(server.database.db, { tipo: 'carta', correo: `${i}@ejemplo.test` });
    await Promise.all(servers.map((one) => one.drain()));
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 20 }, (_one, i) => `${i}@ejemplo.test`).toSorted(),
    );
  });

  it('are found by the job where the server that wrote them down died', async () => {
    const dead = open(undefined);
    await dead.add(server.database.db, { tipo: 'carta', correo: 'ana@ejemplo.test' });
    const outbox = open();
    const jobs = [{ name: 'enviar-correos', cron: '* * * * *', run: () => outbox.drain() }];
    const working = await startJobs({ pool: server.database.pool, jobs, onError: (error) => troubles.push(error) });
    await working.runNow('enviar-correos');
    while (sent.length === 0) await sleep(20);
    await working.stop();
    expect(sent.map(({ to }) => to)).toEqual(['ana@ejemplo.test']);
    expect(troubles).toEqual([]);
  });
});
