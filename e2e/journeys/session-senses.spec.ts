import type { Locator, Page } from '@playwright/test';
import { LEGAL, ODDS, PRICE, RANGE } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { openSession, square, verdict } from './session-helpers.ts';

/** Without eyes, without colours, with one finger. */

test('by ear: the board, each move and each verdict are told', async ({ signedIn: page, person, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, request, person, 'ejercicios', [LEGAL]);
  const board = page.getByRole('grid', { name: /^Tablero/u });
  await expect(board).toHaveAccessibleDescription(/Blancas: .*Negras: /u);
  await expect(board.getByRole('gridcell')).toHaveCount(64);
  const names = await board
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  expect(names.every((name) => /^[a-h][1-8](, \p{L}+ (?:blanc|negr)[oa])?$/u.test(name))).toBe(true);
  expect(new Set(names).size).toBe(64);
  await expect(page.getByRole('img', { name: /^Paso 1 de 1/u })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^Quedan /u);
  await expect(page.getByRole('textbox', { name: 'Tu jugada' })).toBeVisible();
  const said = page.getByRole('status').last();
  await square(page, 'f3').click();
  await square(page, 'd4').click();
  await expect(verdict(page)).toHaveText('5.Cd4 pierde la dama');
  await expect(said).toContainText('caballo de f3 a d4: pierde la dama.');
  await expect(page.getByRole('button', { name: 'Probar otra vez' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Paso 1 de 1. Aciertos: 0. Fallos: 1.' })).toBeVisible();
  await expect(square(page, 'd4')).toHaveAccessibleName('d4, caballo blanco');
  for (const name of ['Salir de la sesión; se guarda por donde vas', 'Ver la solución', 'Seguir'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('by ear: the table, its decisions and the range are told', async ({ signedIn: page, person, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, request, person, 'ejercicios', [PRICE, RANGE], 'Poker Texas Holdem');
  await expect(page.getByRole('img', { name: /Tú, en el botón, con as de picas y jota de picas/u })).toBeVisible();
  const decisions = page.getByRole('group', { name: 'Tu decisión' }).getByRole('button');
  expect(await decisions.count()).toBeGreaterThan(1);
  for (const one of await decisions.all()) await expect(one).toHaveAccessibleName(/\p{L}{4,}/u);
  await page.keyboard.press('2');
  await expect(page.getByRole('status').last()).toContainText('Pagar, la mejor');
  await page.keyboard.press('Enter');
  const range = page.getByRole('grid', { name: 'Rango: las 169 manos' });
  await expect(range.getByRole('gridcell')).toHaveCount(169);
  await expect(range.getByRole('gridcell', { name: /^AKs,/u })).toHaveAttribute('aria-selected', 'false');
});

const differ = async (one: Locator, other: Locator, what: string) => {
  const [a, b] = [await one.screenshot({ animations: 'disabled' }), await other.screenshot({ animations: 'disabled' })];
  expect(a.equals(b), what).toBe(false);
};

test('with forced colours what is done, waiting, right and wrong are told apart', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await openSession(page, request, person, 'ejercicios', [PRICE, LEGAL, RANGE, ODDS], 'Poker Texas Holdem');
  await expect(page.getByRole('group', { name: 'Tu decisión' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(verdict(page)).toHaveText('Pagar, la mejor');
  const good = await page.locator('.s-veredicto').screenshot();
  await page.keyboard.press('Enter');
  await square(page, 'f3').click();
  await square(page, 'd4').click();
  await expect(verdict(page)).toHaveText('5.Cd4 pierde la dama');
  expect((await page.locator('.s-veredicto').screenshot()).equals(good)).toBe(false);
  await page.getByRole('button', { name: 'Seguir' }).click();
  const segments = page.locator('.tramos i');
  await differ(segments.nth(0), segments.nth(1), 'right and wrong');
  await differ(segments.nth(0), segments.nth(3), 'right and waiting');
  await differ(segments.nth(1), segments.nth(3), 'wrong and waiting');
  const hand = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`, 'u') });
  await hand('72o').click();
  await differ(hand('72o'), hand('73o'), 'painted and not');
});

const center = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** With a finger, as the browser itself hears of it. */
const drag = async (page: Page, from: Locator, to: Locator) => {
  const [a, b] = [await center(from), await center(to)];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [a]);
  for (let i = 1; i <= 20; i++)
    await touch('touchMove', [{ x: a.x + ((b.x - a.x) * i) / 20, y: a.y + ((b.y - a.y) * i) / 20 }]);
  await touch('touchEnd', []);
};

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('I drag a piece, and nothing scrolls under it', async ({ signedIn: page, person, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSession(page, request, person, 'ejercicios', [LEGAL]);
    await expect(square(page, 'f3')).toBeVisible();
    await drag(page, square(page, 'f3'), square(page, 'd4'));
    await expect(verdict(page)).toHaveText('5.Cd4 pierde la dama');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('I paint a range in one stroke', async ({ signedIn: page, person, request }) => {
    await openSession(page, request, person, 'ejercicios', [RANGE], 'Poker Texas Holdem');
    const hand = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`, 'u') });
    await expect(hand('AA')).toBeVisible();
    await drag(page, hand('AA'), hand('TT'));
    for (const name of ['AA', 'KK', 'QQ', 'JJ', 'TT'])
      await expect(hand(name), name).toHaveAttribute('aria-selected', 'true');
    await expect(hand('99')).toHaveAttribute('aria-selected', 'false');
    // Pressed, not tapped: on a busy machine Chromium takes a slow tap for a long press, which is no press.
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await expect(verdict(page)).toHaveText('El rango exacto');
  });
});
