import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { firstTask, makePlan, STUDY, study } from './study-helpers.ts';

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
    // It may still be scrolling there.
    await expect.poll(() => covered(page)).toBeUndefined();
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

/** How a mark is drawn: full, half or empty. Colours say nothing here: the system has its own. */
const shapeOf = (mark: Locator): Promise<string> =>
  mark.evaluate((element) => {
    const { backgroundColor, backgroundImage, borderTopStyle } = getComputedStyle(element);
    if (borderTopStyle === 'none') return 'not drawn';
    if (backgroundImage !== 'none') return 'half';
    return /^(?:transparent|rgba\(.*, 0\))$/u.test(backgroundColor) ? 'empty' : 'full';
  });

for (const [device, width] of [
  ['phone', 390],
  ['wide screen', 1280],
] as const) {
  test(`with forced colours, on a ${device}, what is done is full, under way half, and waiting empty`, async ({
    signedIn: page,
    person,
    request,
  }) => {
    const plan = await makePlan(request, person);
    const states = ['finalizado', 'enProgreso', 'esperando'] as const;
    // Tomorrow, so that no pawn stands where the dots are.
    const tomorrow = plan.planEstudio[1]?.tareas ?? [];
    for (const [diaIndex, tareas] of [[0, plan.planEstudio[0]?.tareas ?? []] as const, [1, tomorrow] as const])
      for (const tareaIndex of tareas.keys()) {
        const data = {
          planId: plan.id,
          diaIndex,
          tareaIndex,
          nuevoEstado: states[Math.min(tareaIndex, 2)],
          nuevaPrioridad: null,
        };
        const headers = { authorization: `Bearer ${person.token}` };
        const set = await request.post('/api/chat/actualizar-estado-tarea', { headers, data });
        expect(set.ok()).toBe(true);
      }
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await study(page);
    await expect(page).toHaveURL(STUDY);
    const shapes = { finalizado: 'full', enProgreso: 'half', esperando: 'empty' } as const;
    const rows = page.getByRole('table', { name: 'Tareas' }).getByRole('row');
    const { titulo } = firstTask(plan);
    const said = rows.filter({ has: page.getByRole('button', { name: new RegExp(`^${titulo}`, 'u') }) }).first();
    if (width === 390) await expect(said.getByRole('button').first()).toHaveAccessibleName(/finalizado/u);
    else await expect(said.getByLabel(`Estado: ${titulo}`)).toHaveValue('finalizado');
    for (const [place, selector] of [
      ['list', 'table.tareas .est.est-'],
      ['week', '.semana .marca-dia i.'],
    ] as const)
      for (const state of ['finalizado', 'esperando'] as const) {
        const mark = page.locator(`${selector}${state}`).first();
        await expect(mark, `${place} ${state}`).toBeVisible();
        expect(await shapeOf(mark), `${place} ${state}`).toBe(shapes[state]);
      }
    const under = page.locator('table.tareas .est.est-enProgreso').first();
    await expect(under).toBeVisible();
    expect(await shapeOf(under)).toBe('half');
  });
}
