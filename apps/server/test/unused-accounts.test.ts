import { UNUSED_ACCOUNT_DAYS, UNUSED_NOTICE_DAYS } from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LETTERS, letterWriters } from '../src/modules/identity/letters.ts';
import { identityRepository } from '../src/modules/identity/repository.ts';
import { startTestServer, type TestServer } from './server.ts';
import { studyAt } from './study.ts';

const START = new Date('2026-11-16T12:00:00Z');
let now = START;
let server: TestServer;
beforeAll(async () => {
  // Nobody takes the mail: what is to be sent stays to be looked at.
  server = await startTestServer({ clock: () => now, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = START;
  for (const table of ['usuarios', 'correos', 'verificaciones', 'directorio_correos'])
    await server.database.pool.query(`delete from ${table}`);
});

const { person, create } = studyAt(() => server);
const night = async (days: number) => {
  now = new Date(START.getTime() + days * 24 * 60 * 60 * 1000);
  await server.runJob('barrer-vencidos');
  await server.runJob('borrar-cuentas-sin-uso');
};
const uids = async () =>
  (await server.database.pool.query<{ uid: string }>('select uid from usuarios order by uid')).rows.map(
    ({ uid }) => uid,
  );
const mails = async () =>
  (await server.database.pool.query('select cuenta, tipo, correo from correos')).rows as unknown[];
const TOLD = UNUSED_ACCOUNT_DAYS - UNUSED_NOTICE_DAYS + 1;

describe('an account that nobody enters', () => {
  it('is told of a month before, once, and then goes with everything', async () => {
    const user = await person();
    expect((await create(user)).statusCode).toBe(201);
    await night(TOLD - 2);
    expect(await mails()).toEqual([]);
    await night(TOLD);
    expect(await mails()).toEqual([{ cuenta: user.id, tipo: LETTERS.unused, correo: user.email }]);
    await night(TOLD + 1);
    await night(TOLD + UNUSED_NOTICE_DAYS - 1);
    expect(await uids()).toEqual([user.id]);
    await night(TOLD + UNUSED_NOTICE_DAYS);
    expect(await uids()).toEqual([]);
    for (const table of ['planes', 'tareas', 'cuentas', 'correos', 'verificaciones', 'directorio_correos'])
      expect((await server.database.pool.query(`select 1 from ${table}`)).rows, table).toEqual([]);
  });

  it('stays when its owner enters, and begins to count anew', async () => {
    const user = await person();
    await night(TOLD);
    const { email, password } = user;
    expect((await server.call('POST', '/api/auth/sign-in/email', { body: { email, password } })).statusCode).toBe(200);
    await night(TOLD + UNUSED_NOTICE_DAYS);
    await night(2 * TOLD - 2);
    expect(await uids()).toEqual([user.id]);
    expect(await mails()).toEqual([]);
    await night(2 * TOLD + 2);
    expect(await mails()).toHaveLength(1);
  });

  it('is not told as long as it is paid for, nor where something was done there without entering again', async () => {
    const payer = await person('pro');
    const old = await person();
    // As versions that did not note who entered left it: an old account, and a plan of the last year.
    expect((await create(old)).statusCode).toBe(201);
    await server.database.pool.query("update planes set created_at = created_at + interval '1 year'");
    await night(TOLD + 1);
    expect(await mails()).toEqual([]);
    await night(TOLD + UNUSED_NOTICE_DAYS + 2);
    expect(await uids()).toEqual([payer.id, old.id].toSorted());
  });

  it('stays where no mail is sent: nobody goes untold', async () => {
    const silent = await startTestServer({ clock: () => now });
    try {
      const user = await silent.signUp('Ana');
      for (const days of [TOLD, TOLD + UNUSED_NOTICE_DAYS + 1]) {
        now = new Date(START.getTime() + days * 24 * 60 * 60 * 1000);
        await silent.runJob('barrer-vencidos');
        await silent.runJob('borrar-cuentas-sin-uso');
      }
      const { rows } = await silent.database.pool.query('select uid from usuarios');
      expect(rows).toEqual([{ uid: user.id }]);
    } finally {
      await silent.close();
    }
  });

  it('is told in a letter that says when, and carries no stranger’s word', async () => {
    const user = await server.signUp('GANASTE');
    const repository = identityRepository(server.database.db);
    const write = letterWriters({ repository, clock: () => now, publicUrl: 'https://estratega.test' })[LETTERS.unused];
    const letter = await write?.({ correo: user.email, userId: user.id });
    expect(letter?.text).toContain(`Dentro de ${UNUSED_NOTICE_DAYS} días`);
    expect(letter?.text).toContain('https://estratega.test/cuenta');
    expect(letter?.text).not.toContain('GANASTE');
    expect(await write?.({ correo: 'nadie@ejemplo.test', userId: null })).toBeUndefined();
  });
});
