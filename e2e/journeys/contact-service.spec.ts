import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Installations of our own: one with an external form service, one to be flooded. */

const FAILURE = 'Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.';
const ROOT = join(import.meta.dirname, '../..');

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

interface Installation {
  readonly url: string;
  stop(): Promise<void>;
}

/** The product over the site that this run has built: starting it the usual way could build it again under the others. */
const START = `
  import { parseConfig } from '@estratega/server/config';
  import { closeOnSignals, runServer } from '@estratega/server/run';
  import { startEmulators } from './tools/src/emulation.ts';
  import { SITE } from './tools/src/site.ts';
  const emulation = await startEmulators(process.env, process.env.PUBLIC_URL);
  const config = parseConfig({ ...process.env, LOG_LEVEL: 'error', ...emulation.env });
  const running = await runServer({ config, siteRoot: SITE, serverFactory: emulation.serverFactory });
  closeOnSignals(async () => {
    await running.close();
    await emulation.close();
  });
`;

async function install(env: Record<string, string>): Promise<Installation> {
  const probe = await listening(createServer());
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  const data = mkdtempSync(join(tmpdir(), 'estratega-e2e-contact-'));
  // Reachable by the database's own user.
  chmodSync(data, 0o755);
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', START], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      E2E_PORT: '3210',
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(data, 'data'),
      ...env,
    },
  });
  const ended = once(child, 'exit');
  await expect
    .poll(async () => (await fetch(`${url}/api/salud/lista`).catch(() => undefined))?.status, { timeout: 600_000 })
    .toBe(200);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const form = (page: Page) => page.getByRole('form', { name: 'Contacto' });
const box = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
async function writeAndSend(page: Page, message: string) {
  await box(page, 'Nombre').fill('Ana');
  await box(page, 'Correo Electrónico').fill('ana@correo.example');
  await box(page, 'Mensaje').fill(message);
  await form(page).getByRole('button', { name: 'Enviar' }).click();
}

test.describe('with an external form service', () => {
  // One worker, so one installation.
  test.describe.configure({ mode: 'default' });
  let service: Server;
  let installation: Installation;
  let received: { origin: string | undefined; body: unknown }[] = [];
  let status = 200;

  test.beforeAll(async () => {
    service = await listening(
      createServer((request, response) => {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('access-control-allow-headers', 'content-type');
        if (request.method === 'OPTIONS') return response.writeHead(204).end();
        let body = '';
        request.on('data', (part: Buffer) => {
          body += part.toString();
        });
        return request.on('end', () => {
          received.push({ origin: request.headers.origin, body: JSON.parse(body) });
          response.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}');
        });
      }),
    );
    installation = await install({ CONTACT_FORM_URL: `http://127.0.0.1:${portOf(service)}/f/estratega` });
  });
  test.afterAll(async () => {
    await installation.stop();
    service.close();
  });
  test.beforeEach(() => {
    received = [];
    status = 200;
  });

  test('my message goes to it, straight from any page that I came from', async ({ page }) => {
    await page.goto(`${installation.url}/`);
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await writeAndSend(page, 'Hola, servicio');
    await expect(box(page, 'Mensaje')).toHaveValue('');
    expect(received).toEqual([
      { origin: installation.url, body: { name: 'Ana', email: 'ana@correo.example', message: 'Hola, servicio' } },
    ]);
  });

  test('when it fails I am told and keep what I wrote', async ({ page, complaints }) => {
    status = 500;
    await page.goto(`${installation.url}/contacto`);
    await writeAndSend(page, 'No te pierdas');
    await expect(page.getByText(FAILURE)).toBeVisible();
    expect(complaints.splice(0)).toHaveLength(1);
    await page.reload();
    await expect(box(page, 'Mensaje')).toHaveValue('No te pierdas');
    status = 202;
    await form(page).getByRole('button', { name: 'Enviar' }).click();
    await expect(box(page, 'Mensaje')).toHaveValue('');
    expect(received).toHaveLength(2);
  });

  test('what reaches our own endpoint is passed on to it', async ({ request }) => {
    const body = { name: 'Ana', email: 'ana@correo.example', message: 'Por el otro camino' };
    expect((await request.post(`${installation.url}/api/contacto`, { data: body })).status()).toBe(204);
    await expect.poll(() => received.map(({ body }) => body)).toEqual([body]);
  });
});

test.describe('a flood', () => {
  let installation: Installation;
  test.beforeAll(async () => {
    installation = await install({});
  });
  test.afterAll(() => installation.stop());

  test('is limited, loses nothing that was accepted, and nothing that I wrote', async ({
    page,
    request,
    complaints,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        request.post(`${installation.url}/api/contacto`, {
          data: { name: 'Robot', email: 'robot@correo.example', message: `Mensaje ${i}` },
        }),
      ),
    );
    const accepted = answers.filter((answer) => answer.status() === 204).length;
    expect(answers.filter((answer) => answer.status() === 429)).toHaveLength(40 - accepted);
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(40);
    const arrived = async () =>
      ((await (await request.get(`${installation.url}/emuladores/correo/mensajes.json`)).json()) as unknown[]).length;
    await expect.poll(arrived).toBe(accepted);

    await page.goto(`${installation.url}/contacto`);
    await writeAndSend(page, 'Yo no soy un robot');
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(page.getByText('Demasiados intentos. Espera un momento y vuelve a probar.')).toBeVisible();
    expect(complaints.splice(0)).toHaveLength(1);
    await page.reload();
    await expect(box(page, 'Mensaje')).toHaveValue('Yo no soy un robot');
  });
});
