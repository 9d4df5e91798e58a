import { expect, test } from '../fixtures.ts';

const PAGES = [
  '/politica-de-privacidad',
  '/terminos-y-condiciones',
  '/proveedores-externos-de-pago',
  '/mecanismos-para-derechos-de-usuario',
  '/consentimiento-explicito',
  '/control-de-cambios-y-notificaciones-legales',
  '/seguridad-de-datos',
  '/cumplimiento-de-regulaciones',
] as const;
const COMPLIANCE = '/cumplimiento-de-regulaciones';
const ASK = 'No vender mi información personal';

test('I reach every document from the footer, and its contents lead to its sections', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  for (const path of PAGES) {
    // Within the app, and then as a page of its own: the same text.
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const article = page.getByRole('article');
    await expect(article).toContainText(/Última actualización: \d+\/\d+\/20\d\d/);
    const within = (await article.textContent()) ?? '';
    await page.reload();
    await expect(article).toHaveText(within);
  }
  const contents = page.getByRole('navigation', { name: 'En esta página' });
  await contents.getByRole('link', { name: /Ley 25\.326/ }).click();
  await expect(page).toHaveURL(`${COMPLIANCE}#ley-25326`);
  await expect(page.getByRole('heading', { name: /Ley 25\.326/ })).toBeInViewport();
});

test('a link from one document to a section of another takes me there', async ({ page }) => {
  await page.goto('/contacto');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('link', { name: 'Quiero cancelar o pedir un reembolso' }).click();
  await expect(page).toHaveURL('/terminos-y-condiciones#reembolsos');
  await expect(page.getByRole('heading', { name: /Reembolsos/ })).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: 'política de privacidad' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
});

test('the terms name every price in its own currency', async ({ page }) => {
  await page.goto('/terminos-y-condiciones');
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/en dólares/).getByRole('cell')).toHaveText(['US$ 0', 'US$ 2,99', 'US$ 4,99']);
  await expect(row(/en pesos argentinos/).getByRole('cell')).toHaveText(['$0', '$3.000', '$5.000']);
});

test('as a visitor I say that my data is not to be sold; it is kept here, lasts, and can be undone', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(COMPLIANCE);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: ASK }).click();
  await expect(page.getByText(/Registrado en este navegador el/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Registrado en este navegador el/)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer mi elección' }).click();
  await expect(page.getByRole('button', { name: ASK })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: ASK })).toBeVisible();
});

test('signed in, the same button writes it in my account', async ({ signedIn: page, person, request }) => {
  const recorded = async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const me = await (await request.get('/api/usuarios/yo', { headers })).json();
    return (me as { consentimientos: { noVender: string | null } }).consentimientos.noVender;
  };
  await page.goto(COMPLIANCE);
  await expect(page.getByText('Tu elección se guardará en tu cuenta.')).toBeVisible();
  await page.getByRole('button', { name: ASK }).click();
  await expect(page.getByText(/Registrado en tu cuenta el/)).toBeVisible();
  expect(await recorded()).toMatch(/^\d{4}-/);
  await page.goto('/cuenta');
  await expect(page.getByRole('switch', { name: ASK })).toBeChecked();

  // Arriving from inside the app, it is the same button.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cumplimiento de regulaciones' }).click();
  await page.getByRole('button', { name: 'Deshacer mi elección' }).click();
  await expect(page.getByRole('button', { name: ASK })).toBeVisible();
  await expect.poll(recorded).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every document is there to be read', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      const article = page.getByRole('article');
      await expect(article.locator('header time')).toBeVisible();
      expect((await article.textContent())?.split(/\s+/).length).toBeGreaterThan(300);
    }
    await expect(page.locator('article noscript p')).toHaveText(/El botón necesita JavaScript/);
    await expect(page.getByRole('button', { name: ASK })).toBeHidden();
  });
});

test('printed, a document is only itself', async ({ page }) => {
  await page.goto('/politica-de-privacidad');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).color);
  expect(ink).toBe('rgb(23, 33, 28)');
});
