import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** What is noticed only when it is missing. */

const PHONE = { width: 390, height: 844 };

/** What covers the middle of the focused element, where something does. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const box = focused.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, innerHeight) / 2);
    if (!above || focused.contains(above) || above.contains(focused)) return undefined;
    return `${focused.outerHTML.slice(0, 120)} lies under ${above.outerHTML.slice(0, 120)}`;
  });

test('the cookie banner is reached early, covers nothing that has the focus, and hands it on', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Aviso de cookies' });
  await expect(banner).toBeVisible();
  let reached = 0;
  for (let stop = 1; stop <= 25; stop += 1) {
    await page.keyboard.press('Tab');
    if (reached === 0 && (await banner.locator(':focus').count()) > 0) reached = stop;
    await page.waitForTimeout(50);
    expect(await covered(page)).toBeUndefined();
  }
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThanOrEqual(3);
  await banner.getByRole('button').first().press('Enter');
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('the index of an article is folded on a phone and open beside the text on a wide screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/errores-en-el-poker');
  const index = page.getByRole('navigation', { name: 'En este artículo' });
  await expect(index).toBeVisible();
  await expect(index.getByRole('link').first()).toBeHidden();
  await index.locator('summary').click();
  await expect(index.getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(index.getByRole('link').first()).toBeVisible();
});
