import type { Page } from '@playwright/test';
import { axeViolations, expect, rulesOf, SCHEMES, test } from '../fixtures.ts';

const NEW_PLAN = '/agregar-plan-de-estudio';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const preview = (page: Page) => page.getByRole('region', { name: 'Así quedaría tu semana' });
const chip = (page: Page, name: string) => page.getByRole('combobox', { name: `${name}: qué dices de este tema` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const fill = async (page: Page) => {
  await page.getByRole('radio', { name: 'Ajedrez', exact: true }).check();
  await page.getByRole('radio', { name: 'Alto' }).check();
  await page.getByLabel('Experiencia').selectOption('Elo online');
  await page.getByLabel('Elo', { exact: true }).fill('1420');
  await page.getByRole('radio', { name: 'Rápida' }).check();
};

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the week fills while I fill the form, and nothing is stored', async ({ signedIn: page, person, request }) => {
      await page.goto(NEW_PLAN);
      await fill(page);
      await expect(preview(page)).toContainText('Para verla falta un día.');
      await page.getByRole('checkbox', { name: 'Lunes' }).check();
      await expect(preview(page)).toContainText('Cambia con lo que elijas.');
      await expect(preview(page).getByText('libre')).toHaveCount(6);
      const button = page.getByRole('button', { name: 'Crear plan de estudio' });
      const before = await button.boundingBox();
      await page.getByRole('button', { name: 'Media hora más el lunes' }).click();
      await expect(preview(page).getByText('1,5 h')).toBeVisible();
      // What comes later moves nothing that is there.
      expect(await button.boundingBox()).toEqual(before);
      await expect(preview(page)).toHaveAttribute('aria-busy', 'false');
      expect(await axeViolations(page)).toEqual([]);
      const plans = await request.get('/api/planes', { headers: bearer(person.token) });
      expect(await plans.json()).toEqual([]);
    });
  });
}

test('what was understood is put right in two taps, and the plan obeys', { tag: '@quick' }, async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.goto(NEW_PLAN);
  await fill(page);
  await page.getByRole('checkbox', { name: 'Lunes' }).check();
  await page.getByRole('checkbox', { name: 'Jueves' }).check();
  await page
    .getByLabel('Qué sabes y qué se te resiste')
    .fill('No sé ganar finales de torre y me cuesta la defensa francesa.');
  const rooks = page.getByRole('button', { name: /^Quitar Finales de torre/u });
  await expect(rooks).toBeVisible();
  await expect(preview(page)).toContainText('Lo que pediste');
  await rooks.click();
  await expect(rooks).toHaveCount(0);

  const picker = page.getByRole('combobox', { name: 'Agregar un tema' });
  await picker.fill('clavada');
  await page.getByRole('listbox', { name: 'Temas' }).getByRole('option').first().click();
  const pin = page.getByRole('combobox', { name: /^Clavada.*qué dices de este tema$/u });
  await expect(pin).toHaveValue('quiere');
  await pin.selectOption('Me cuesta');
  await expect(preview(page)).toContainText(/Clavada[^:]*: ?esta semana/u);
  // That stood there before too: the week that is on its way is paler until it has come.
  await expect(preview(page)).toHaveAttribute('aria-busy', 'false');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(pin).toHaveValue('no_sabe');
  await expect(chip(page, 'Defensa Francesa')).toHaveValue('no_sabe');
  await expect(rooks).toHaveCount(0);

  await page.getByRole('button', { name: 'Crear plan de estudio' }).click();
  await expect(page).toHaveURL('/catalogo-planes-de-estudio');
  const [row] = (await (await request.get('/api/planes', { headers: bearer(person.token) })).json()) as {
    id: string;
  }[];
  const plan = (await (
    await request.get(`/api/chat/obtener-plan/${row?.id}`, { headers: bearer(person.token) })
  ).json()) as { respuestas: { tema: string; polaridad: string }[] };
  expect(plan.respuestas.map(({ tema, polaridad }) => `${tema} ${polaridad}`).sort()).toEqual([
    'aj-ape-francesa no_sabe',
    'aj-tac-clavada no_sabe',
  ]);
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`measuring on a ${device}`, () => {
    test.use({ viewport });

    test('I measure my level from the form, leave, come back, and it is told', async ({ signedIn: page }) => {
      test.slow();
      await page.goto(NEW_PLAN);
      await fill(page);
      await page.getByRole('button', { name: 'Medir mi nivel' }).click();
      await expect(page).toHaveURL('/prueba-de-nivel');
      const giveUp = page.getByRole('button', { name: 'Rendirme' });
      const place = (n: number) => page.getByRole('img', { name: new RegExp(`^Ejercicio ${n} de 12\\.`, 'u') });
      await expect(giveUp).toBeVisible();
      await expect(page.getByRole('button', { name: /pista/iu })).toHaveCount(0);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await axeViolations(page, rulesOf(colorScheme)), colorScheme).toEqual([]);
      }
      for (let i = 1; i <= 4; i += 1) {
        await expect(place(i)).toBeVisible();
        await giveUp.click();
      }
      await expect(place(5)).toBeVisible();
      await page.reload();
      await expect(place(5)).toBeVisible();
      await page.getByRole('button', { name: 'Salir de la prueba; se guarda por donde vas' }).click();
      await expect(page.getByText('Vas por el ejercicio 5 de 12.')).toBeVisible();
      await expect(page.getByLabel('Elo', { exact: true })).toHaveValue('1420');
      await page.getByRole('button', { name: 'Seguir la prueba' }).click();
      for (let i = 5; i <= 12; i += 1) {
        await expect(place(i)).toBeVisible();
        await giveUp.click();
      }
      const told = page.getByRole('heading', { name: /^Tu nivel estimado: /u });
      await expect(told).toBeFocused();
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await axeViolations(page, rulesOf(colorScheme)), colorScheme).toEqual([]);
      }
      // The large figure stands for the rest of it; whoever listens hears it whole.
      const words = await told.locator('.vh').innerText();
      await page.getByRole('button', { name: 'Seguir con mi plan' }).click();
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
      await expect(page.getByText('Tu plan parte de este nivel, y de lo que mostraste en cada tema.')).toBeVisible();
    });
  });
}
