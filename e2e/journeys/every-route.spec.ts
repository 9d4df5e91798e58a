import type { Page } from '@playwright/test';
import { axeViolations, expect, rulesOf, SCHEMES, test } from '../fixtures.ts';
import { ROUTES } from '../routes.ts';

const WIDTHS = [390, 1280] as const;

test('every route answers 200 with its own title', { tag: '@quick' }, async ({ request }) => {
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

interface Look {
  readonly width: (typeof WIDTHS)[number];
  readonly colorScheme: (typeof SCHEMES)[number];
}
const LOOKS: readonly Look[] = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme })));
/** One of each kind of page, and where people begin and pay: looked at in the quick run, on a phone in the light. The whole run looks at all. */
const QUICK: ReadonlySet<string> = new Set(['/', '/agregar-plan-de-estudio', '/subscripcion-selector']);
const TURNS: readonly {
  readonly how: string;
  readonly looks: readonly Look[];
  readonly tagOf: (route: string) => string[];
}[] = [
  { how: 'on a phone', looks: LOOKS.slice(0, 1), tagOf: (route) => (QUICK.has(route) ? ['@quick'] : []) },
  { how: 'in the dark and on a wide screen', looks: LOOKS.slice(1), tagOf: () => [] },
];

/** The theme follows the system while the page is open. */
const look = async (page: Page, route: string, looks: readonly Look[]) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: looks[0]?.width ?? WIDTHS[0], height: 900 });
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, rulesOf(colorScheme)), `${width} ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} ${colorScheme}`).toBeLessThanOrEqual(0);
  }
};

for (const { how, looks, tagOf } of TURNS) {
  for (const route of ROUTES.filter((one) => !isAnotherChart(one)))
    test(`${route} has no accessibility violation, no overflow and no console error ${how}`, {
      tag: tagOf(route),
    }, async ({ page }) => {
      await look(page, route, looks);
    });

  for (const route of ['/cuenta', '/catalogo-planes-de-estudio', '/agregar-plan-de-estudio', '/subscripcion-selector'])
    test(`${route}, signed in, has none either ${how}`, { tag: tagOf(route) }, async ({ signedIn: page }) => {
      await look(page, route, looks);
    });
}
