import type { Page } from '@playwright/test';
import { BACK_RANK, CROWN, LEGAL, RANGE, SQUARES } from '../../apps/web/src/screens/session/session.fixture.ts';
import { axeViolations, expect, test } from '../fixtures.ts';
import { openSession, square, verdict } from './session-helpers.ts';

/** The phones people have, with the bars of their browsers; on their side; and a page at 200 %. */

const UPRIGHT = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
] as const;
const BESIDE = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 400 },
] as const;
const SIZES = [...UPRIGHT, ...BESIDE];

/** Bar and folded sheet; beside the board, the narrowest sheet there is. */
const fits = ({ width, height }: (typeof SIZES)[number]): number =>
  width < height ? Math.min(width, height - 56 - 64) : Math.min(height, width - 240);

/** The board is nearly as large as it could be, whole, under nothing, and nothing scrolls but the sheet itself. */
async function expectBoard(page: Page, size: (typeof SIZES)[number], what: string): Promise<void> {
  const named = `${what} ${size.width}×${size.height}`;
  const seen = await page.evaluate(() => {
    const board = document.querySelector('.s-tablero, .rango') as HTMLElement;
    const { left, top, right, bottom, width } = board.getBoundingClientRect();
    const at = (x: number, y: number) => board.contains(document.elementFromPoint(x, y));
    return {
      width,
      inside: left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5,
      corners: [at(left + 4, top + 4), at(right - 4, top + 4), at(left + 4, bottom - 4), at(right - 4, bottom - 4)],
      scrolls: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    };
  });
  expect(seen.width / fits(size), named).toBeGreaterThanOrEqual(0.9);
  expect(seen, named).toMatchObject({ inside: true, corners: [true, true, true, true], scrolls: [0, 0] });
}

const parada = (page: Page) => page.locator('.s-hoja');

for (const size of SIZES) {
  const upright = size.width < size.height;
  test.describe(`${size.width}×${size.height}`, () => {
    test.use({ viewport: size, hasTouch: upright });

    test('chess: the board is whole before, while and after a move is made', async ({
      signedIn: page,
      person,
      request,
    }) => {
      await openSession(page, request, person, 'ejercicios', [LEGAL, CROWN, SQUARES]);
      await expect(square(page, 'f3')).toBeVisible();
      await expectBoard(page, size, 'to be solved');
      if (upright) await expect(parada(page)).toHaveAttribute('data-parada', 'plegada');
      expect(await axeViolations(page), 'folded').toEqual([]);
      await page.getByRole('button', { name: 'Pista' }).click();
      await expect(page.locator('.s-pista')).toBeInViewport();
      await expectBoard(page, size, 'with a hint');
      await square(page, 'a2').click();
      await square(page, 'a3').click();
      await expect(verdict(page)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Probar otra vez' })).toBeInViewport({ ratio: 1 });
      await expectBoard(page, size, 'wrong');
      expect(await axeViolations(page), 'wrong').toEqual([]);
      await page.getByRole('button', { name: 'Ver la solución' }).click();
      const next = page.getByRole('button', { name: 'Siguiente', exact: true });
      await expect(next).toBeInViewport({ ratio: 1 });
      await expectBoard(page, size, 'solution');
      await next.click();
      await square(page, 'e7').click();
      await square(page, 'e8').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'alfil' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('dialog').getByRole('button', { name: 'dama' }).click();
      await expectBoard(page, size, 'crowned');
      await next.click();
      await expect(page.getByRole('group', { name: 'Tu respuesta' })).toBeVisible();
      await expectBoard(page, size, 'a question');
    });

    test('theory: the board of each slide is whole', async ({ signedIn: page, person, request }) => {
      await openSession(page, request, person, 'teoria', [BACK_RANK]);
      const step = page.locator('main.sesion');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      for (let i = 0; (await step.getAttribute('data-paso')) === 'lamina'; i++) {
        const before = await heading.innerText();
        await expect(page.locator('.s-tablero')).toBeVisible();
        await expectBoard(page, size, `slide ${i}`);
        await page.getByRole('button', { name: /^(?:Siguiente|Terminar)$/u }).click();
        await expect(heading).not.toHaveText(before);
      }
      await expectBoard(page, size, 'its question');
    });

    test('a range is painted on a grid as large as the board', async ({ signedIn: page, person, request }) => {
      await openSession(page, request, person, 'ejercicios', [RANGE], 'Poker Texas Holdem');
      await expect(page.locator('.rango')).toBeVisible();
      await expectBoard(page, size, 'range');
      await expect(page.getByRole('button', { name: 'Comprobar' })).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('the sheet', () => {
  test.use({ viewport: UPRIGHT[0], hasTouch: true });

  test('is pulled up and put down by finger, by its handle and by key, and the board never shrinks', async ({
    signedIn: page,
    person,
    request,
  }) => {
    await openSession(page, request, person, 'ejercicios', [LEGAL]);
    const sheet = parada(page);
    const board = page.locator('.s-tablero');
    const high = async () => (await sheet.boundingBox())?.height;
    await expect(sheet).toHaveAttribute('data-parada', 'plegada');
    expect(await high()).toBe(64);
    // What is asked is on the felt, and the heading is there for whoever hears it.
    await expect(page.locator('.s-enun')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const handle = page.locator('.s-asa');
    await handle.click();
    await expect(sheet).toHaveAttribute('data-parada', 'subida');
    expect(await high()).toBe(664 - 56 - 390);
    expect((await board.boundingBox())?.y).toBe(56);
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect(sheet).toHaveAttribute('data-parada', 'entera');
    expect(await high()).toBe(664 - 56);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(sheet).toHaveAttribute('data-parada', 'plegada');
    await page.keyboard.press('h');
    await expect(sheet).toHaveAttribute('data-parada', 'subida');
    expect((await board.boundingBox())?.width).toBe(390);

    // By finger: a slow pull comes to rest at the nearest stop, and the press that ends it presses nothing.
    const pull = async (to: number) => {
      const from = (await sheet.boundingBox())?.y ?? 0;
      await page.mouse.move(120, from + 30);
      await page.mouse.down();
      await page.mouse.move(120, (from + to) / 2 + 30, { steps: 8 });
      await page.mouse.move(120, to + 30, { steps: 40 });
      await page.waitForTimeout(80);
      await page.mouse.move(120, to + 31);
      await page.mouse.up();
    };
    await pull(590);
    await expect(sheet).toHaveAttribute('data-parada', 'plegada');
    await pull(80);
    await expect(sheet).toHaveAttribute('data-parada', 'entera');
    await pull(430);
    await expect(sheet).toHaveAttribute('data-parada', 'subida');

    // Turned on its side and back.
    await page.setViewportSize({ width: 664, height: 390 });
    await expect(handle).toHaveCount(0);
    await page.setViewportSize(UPRIGHT[0]);
    await expect(handle).toHaveCount(1);
  });
});
