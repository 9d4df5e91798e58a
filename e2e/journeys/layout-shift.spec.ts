import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { makePlan, OWN_SCREENS, STUDY, study } from './study-helpers.ts';

/** Signed in nothing jumps while a screen arrives. */

const MOST = 0.05;

const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { saltos: number };
    seen.saltos = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.saltos += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { saltos: number }).saltos);

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`at ${width} no signed-in screen jumps`, async ({ signedIn: page, person, request }) => {
    await makePlan(request, person);
    await page.setViewportSize({ width, height });
    await watch(page);
    for (const path of OWN_SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('.espera, [aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await shifted(page), path).toBeLessThanOrEqual(MOST);
    }
    await study(page);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Empezar la sesión/u })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted(page), STUDY).toBeLessThanOrEqual(MOST);
    await page.getByRole('button', { name: /^Empezar la sesión/u }).click();
    await expect(page.locator('main.sesion[data-paso]')).toBeVisible();
    await page.reload();
    await expect(page.locator('main.sesion[data-paso]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted(page), '/sesion').toBeLessThanOrEqual(MOST);
  });
}
