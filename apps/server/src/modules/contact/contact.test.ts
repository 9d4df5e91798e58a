import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTACT_RETENTION_DAYS } from '@estratega/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { ConfigError, parseConfig } from '../../platform/config.ts';
import { contactRepository } from './repository.ts';
import { MESSAGES_PER_HOUR } from './routes.ts';
import { byMail, type ContactDependencies, contactService } from './service.ts';

const path = '/api/contacto';
const message = { name: 'Ana Torres', email: 'ana@correo.example', message: '¿Puedo estudiar solo los sábados?' };

const stored = async (server: TestServer) =>
  (
    await server.database.pool.query(
      'select name, email, message, reenviado_at from mensajes_contacto order by message',
    )
  ).rows;
const emptied = async (server: TestServer) => {
  await server.database.pool.query('truncate mensajes_contacto, limites');
};

describe('POST /api/contacto', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => emptied(server));
  const post = (body: unknown) => server.call('POST', path, { body });

  it('stores the message, without an account and without mail, and answers 204', async () => {
    const response = await post(message);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(await stored(server)).toEqual([{ ...message, reenviado_at: null }]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'El nombre es obligatorio'],
    ['no e-mail', { email: '' }, 'email', 'El correo electrónico es obligatorio'],
    ['what is not an e-mail', { email: 'ana@correo' }, 'email', 'El correo electrónico no es válido'],
    ['no message', { message: '\n' }, 'message', 'El mensaje es obligatorio'],
  ])('refuses %s in the words of the form', async (_what, wrong, field, text) => {
    const response = await post({ ...message, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'entrada_invalida', fields: { [field]: text } });
    expect(await stored(server)).toEqual([]);
  });

  it.each([
    ['a fourth field', { ...message, website: 'https://spam.example' }],
    ['a name as a list', { ...message, name: ['Ana'] }],
    ['a message of more than 5,000 characters', { ...message, message: 'a'.repeat(5001) }],
    ['NUL', { ...message, message: 'a\u0000b' }],
    ['two addresses in one', { ...message, email: 'a@b.example,c@d.example' }],
    ['a header in the address', { ...message, email: 'a@b.example\r\nBcc: c@d.example' }],
  ])('refuses %s', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
    expect(await stored(server)).toEqual([]);
  });

  it('keeps markup as the text that it is', async () => {
    const hostile = { ...message, message: "<script>alert(1)</script> '; drop table mensajes_contacto; --" };
    expect((await post(hostile)).statusCode).toBe(204);
    expect(await stored(server)).toMatchObject([{ message: hostile.message }]);
  });

  it('limits a flood per address: what it accepted is stored, the rest is told when to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: MESSAGES_PER_HOUR + 15 }, (_, i) => post({ ...message, message: `Mensaje ${i}` })),
    );
    const accepted = answers.filter(({ statusCode }) => statusCode === 204);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([accepted.length, refused.length]).toEqual([MESSAGES_PER_HOUR, 15]);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored(server)).toHaveLength(MESSAGES_PER_HOUR);
  });

  it('says in /api/config where the form goes', async () => {
    expect((await server.call('GET', '/api/config')).json()).toMatchObject({ contactFormUrl: path });
  });
});

describe('passing messages on', () => {
  let server: TestServer;
  let now = new Date('2026-11-15T12:00:00Z');
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date('2026-11-15T12:00:00Z');
    await emptied(server);
  });
  const serviceWith = (changes: Partial<ContactDependencies>) =>
    contactService({
      repository: contactRepository(server.database.db),
      forward: undefined,
      clock: () => now,
      onForwardError: () => {},
      ...changes,
    });
  const minutesLater = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  it('writes a mail that can be answered, whatever the name holds', async () => {
    const send = vi.fn(async () => {});
    await byMail({ send, close: () => {} }, 'hola@estratega.example')({ ...message, name: 'Ana\r\nBcc: x@y.example' });
    expect(send).toHaveBeenCalledExactlyOnceWith({
      to: 'hola@estratega.example',
      replyTo: 'ana@correo.example',
      subject: 'Contacto: Ana Bcc: x@y.example',
      text: expect.stringContaining('¿Puedo estudiar solo los sábados?'),
    });
  });

  it('loses nothing when that fails: it is stored, tried again, and marked once', async () => {
    let working = false;
    const sent: string[] = [];
    const onForwardError = vi.fn();
    const service = serviceWith({
      forward: async ({ message }) => {
        if (!working) throw new Error('no mail today');
        sent.push(message);
      },
      onForwardError,
    });
    await service.receive(message);
    await vi.waitFor(() => expect(onForwardError).toHaveBeenCalledOnce(), 60_000);
    expect(await stored(server)).toEqual([{ ...message, reenviado_at: null }]);

    working = true;
    minutesLater(5);
    await service.sweep();
    expect(sent).toEqual([]);
    minutesLater(30);
    await Promise.all([service.sweep(), service.sweep(), service.sweep()]);
    await service.sweep();
    expect(sent).toEqual([message.message]);
    expect(await stored(server)).toMatchObject([{ reenviado_at: now }]);
  });

  it('passes on what was stored before anything was configured', async () => {
    await serviceWith({}).receive(message);
    const forward = vi.fn(async () => {});
    await serviceWith({ forward }).sweep();
    expect(forward).toHaveBeenCalledExactlyOnceWith(message);
  });

  it('forgets a message after the time that the privacy policy says', async () => {
    const service = serviceWith({});
    await service.receive(message);
    minutesLater(CONTACT_RETENTION_DAYS * 24 * 60 - 1);
    await service.sweep();
    expect(await stored(server)).toHaveLength(1);
    minutesLater(2);
    await service.sweep();
    expect(await stored(server)).toEqual([]);
  });
});

describe('with an external form service', () => {
  let service: Server;
  let received: unknown[] = [];
  let status = 200;
  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        received.push(JSON.parse(body));
        response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => service.close());
  afterEach(() => {
    received = [];
    status = 200;
  });
  const url = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/f/abc/`;

  it('sends the browser there, and passes on what still comes here', async () => {
    const server = await startTestServer({ env: { CONTACT_FORM_URL: url() } });
    expect((await server.call('GET', '/api/config')).json()).toMatchObject({ contactFormUrl: url() });
    expect((await server.call('POST', path, { body: message })).statusCode).toBe(204);
    await vi.waitFor(
      async () => expect(await stored(server)).toMatchObject([{ reenviado_at: expect.any(Date) }]),
      60_000,
    );
    expect(received).toEqual([message]);
    await server.close();
  });

  it('stores the message when the service fails', async () => {
    status = 500;
    const server = await startTestServer({ env: { CONTACT_FORM_URL: url() } });
    expect((await server.call('POST', path, { body: message })).statusCode).toBe(204);
    await vi.waitFor(() => expect(received).toHaveLength(1), 60_000);
    expect(await stored(server)).toEqual([{ ...message, reenviado_at: null }]);
    await server.close();
  });

  it('refuses itself as its own form service', () => {
    const env = { PUBLIC_URL: 'https://estratega.test', AUTH_SECRET: 'x'.repeat(32) };
    expect(() => parseConfig({ ...env, CONTACT_FORM_URL: 'https://estratega.test/api/contacto' })).toThrow(ConfigError);
    expect(parseConfig({ ...env, CONTACT_FORM_URL: 'https://formularios.test/f/1' }).contactFormUrl).toBe(
      'https://formularios.test/f/1',
    );
  });
});
