import { axeViolations, expect, test } from '../fixtures.ts';
import { LOOKS } from './looks.ts';
import { firstTask, makePlan, SESSION } from './study-helpers.ts';

const POKER = [
  '/gestion-bankroll-poker',
  '/estrategias-basicas-texas-holdem',
  '/estrategias-avanzadas-texas-holdem',
  '/errores-en-el-poker',
  '/psicologia-del-poker',
];

test('the cookie banner asks once', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Aviso de cookies' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Aceptar' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('the menu works by keyboard alone', { tag: '@quick' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Artículos de póker' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator(`a[href="${POKER[0]}"]`).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${POKER[0]}$`, 'u'));
});

test('the menu opens on hover', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Artículos de ajedrez' }).hover();
  await expect(page.getByRole('link', { name: /Aperturas para principiantes/i }).first()).toBeVisible();
});

test('on a phone the menu is a drawer that keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Abrir menú' });
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('link', { name: 'Mis planes de estudio' })).toBeVisible();
  for (let i = 0; i < 15; i += 1) await page.keyboard.press('Tab');
  // Behind the modal nothing of the page takes focus; the browser's own controls may.
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});

test('an unknown address is a friendly 404', { tag: '@quick' }, async ({ page, complaints }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/no-existe/u);
  // The browser itself reports the 404.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('light and dark follow the system, and the toggle is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  const light = await background();
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await background()).toBe(light);
});

test('home is complete and readable with JavaScript off', { tag: '@quick' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Empieza a aprender' }).first()).toHaveAttribute(
    'href',
    '/catalogo-planes-de-estudio',
  );
  for (const heading of [
    'Planes de estudio personalizados',
    'Entrenamiento estratégico automatizado',
    'Rutinas personalizadas',
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await context.close();
});

test('signed in, home begins with the next thing: my first plan, then today’s session', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu primer plan' })).toBeVisible();
  const plan = await makePlan(request, person);
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 8000 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tu sesión de hoy' })).toBeVisible();
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), `${width} ${colorScheme}`).toEqual([]);
  }
  await expect(page.getByText(firstTask(plan).titulo)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Qué hace Estratega' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Empezar la sesión de hoy' }).click();
  await expect(page).toHaveURL(SESSION);
});
