import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { ATTACKERS, LEGAL, ODDS, PRICE, RANGE } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { openSession, square } from './session-helpers.ts';
import { makePlan, OWN_SCREENS, SESSION, study } from './study-helpers.ts';

/** What a screen costs of script, as the browser fetched it. */

/** What anybody may read without an account, one page of each kind; every article has a test of its own. */
const PUBLIC = [
  '/',
  '/auth-form',
  '/recuperar-contrasena',
  '/restablecer-contrasena',
  '/subscripcion-selector',
  '/contacto',
  '/sobre-nosotros',
  '/glosario',
  '/tablas',
  '/tablas/ciega-grande-torneo-40',
  '/politica-de-privacidad',
  '/cumplimiento-de-regulaciones',
  '/mejorar-elo-en-ajedrez',
] as const;
const PUBLIC_PAGE = 115_000;
const SCREEN = 180_000;
const BOARD_AND_JUDGE = 25_000;

const scriptsOn = async (page: Page): Promise<ReadonlySet<string>> => {
  await page.waitForLoadState('networkidle');
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  return new Set(names);
};
const sizes = new Map<string, number>();
const gzipped = async (request: APIRequestContext, scripts: Iterable<string>): Promise<number> => {
  let sum = 0;
  for (const script of scripts) {
    const size = sizes.get(script) ?? gzipSync(await (await request.get(script)).body(), { level: 9 }).length;
    sizes.set(script, size);
    sum += size;
  }
  return sum;
};

test('no public page costs more than 115 KB of script', async ({ page, request }) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    const bytes = await gzipped(request, await scriptsOn(page));
    console.log(`${path}: ${bytes} bytes of script`);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(PUBLIC_PAGE);
  }
});

test('no screen of the app costs more than 180 KB of script before its charts', async ({
  signedIn: page,
  person,
  request,
}) => {
  await makePlan(request, person);
  const check = async (name: string) => {
    const bytes = await gzipped(request, await scriptsOn(page));
    console.log(`${name}: ${bytes} bytes of script`);
    expect(bytes, name).toBeGreaterThan(50_000);
    expect(bytes, name).toBeLessThanOrEqual(SCREEN);
  };
  for (const path of OWN_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await check(path);
  }
  await study(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Empezar la sesión/u })).toBeVisible();
  await check('study');
});

for (const { name, campo, exercises } of [
  { name: 'chess', campo: 'Ajedrez', exercises: [LEGAL] },
  { name: 'questions about a board', campo: 'Ajedrez', exercises: [ATTACKERS] },
  { name: 'poker', campo: 'Poker Texas Holdem', exercises: [PRICE, ODDS, RANGE] },
] as const) {
  test(`a session of ${name} costs at most 180 KB of script, its board and judge 25 KB of it`, async ({
    signedIn: page,
    person,
    request,
  }) => {
    await openSession(page, request, person, 'ejercicios', exercises, campo);
    await expect(
      name === 'poker' ? page.getByRole('group', { name: 'Tu decisión' }) : square(page, 'e4'),
    ).toBeVisible();
    const all = await scriptsOn(page);
    // Lazily loaded: the page itself asks for everything but these.
    const written = await (await request.get(SESSION)).text();
    const early = [...written.matchAll(/\/assets\/[\w.-]+\.js/gu)].map(([path]) => new URL(path, page.url()).href);
    const board = [...all].filter((script) => !early.includes(script));
    const [whole, own] = [await gzipped(request, all), await gzipped(request, board)];
    console.log(`session of ${name}: ${whole} bytes of script, ${own} of it later`);
    expect(board.length).toBeGreaterThan(0);
    expect(own).toBeLessThanOrEqual(BOARD_AND_JUDGE);
    expect(whole).toBeLessThanOrEqual(SCREEN);
  });
}
