import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { ATTACKERS, LEGAL, ODDS, PRICE, RANGE } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { openSession, square } from './session-helpers.ts';
import { CATALOGUE, makePlan, study } from './study-helpers.ts';

/** What a screen costs of script, as the browser fetched it. */

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

test('no screen of the app costs more than 180 KB of script before its charts', async ({
  signedIn: page,
  person,
  request,
}) => {
  await makePlan(request, person);
  const check = async (name: string) => {
    const bytes = await gzipped(request, await scriptsOn(page));
    console.log(`${name}: ${Math.round(bytes / 100) / 10} KB of script`);
    expect(bytes, name).toBeGreaterThan(50_000);
    expect(bytes, name).toBeLessThanOrEqual(SCREEN);
  };
  for (const path of ['/', CATALOGUE, '/agregar-plan-de-estudio', '/subscripcion-selector', '/cuenta']) {
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
    // Lazily loaded: whoever only reads the week has none of it.
    const early = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
    );
    const board = [...all].filter((script) => !early.includes(script));
    const [whole, own] = [await gzipped(request, all), await gzipped(request, board)];
    console.log(`session of ${name}: ${Math.round(whole / 100) / 10} KB, ${Math.round(own / 100) / 10} KB of it later`);
    expect(board.length).toBeGreaterThan(0);
    expect(own).toBeLessThanOrEqual(BOARD_AND_JUDGE);
    expect(whole).toBeLessThanOrEqual(SCREEN);
  });
}
