import { axeViolations, expect, rulesOf, SCHEMES, test } from '../fixtures.ts';
import { ROUTES } from '../routes.ts';

const WIDTHS = [390, 1280] as const;

test('every route answers 200 with its own title', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const route of ROUTES) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const title = /<title[^>]*>([^<]+)<\/title>/u.exec(await response.text())?.[1] ?? '';
    expect(title, route).toMatch(/Estratega/u);
    expect(titles.get(title), `${route} has the title of ${titles.get(title)}`).toBeUndefined();
    titles.set(title, route);
  }
});

/** One chart is looked at for all: they are one page with other hands, and its 169 squares take longest. */
const isAnotherChart = (route: string) => route.startsWith('/tablas/') && route !== '/tablas/all-in-10';

for (const route of ROUTES.filter((one) => !isAnotherChart(one))) {
  test(`${route} has no accessibility violation, no overflow and no console error`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The theme follows the system while the page is open.
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page, rulesOf(colorScheme)), `${width} ${colorScheme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} ${colorScheme}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test.describe('signed in', () => {
  for (const route of [
    '/cuenta',
    '/catalogo-planes-de-estudio',
    '/agregar-plan-de-estudio',
    '/subscripcion-selector',
  ]) {
    test(`${route} has no accessibility violation`, async ({ signedIn: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      await page.goto(route);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          expect(await axeViolations(page, rulesOf(colorScheme)), `${width} ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
});
