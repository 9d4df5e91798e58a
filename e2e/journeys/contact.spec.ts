import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations, expect, test } from '../fixtures.ts';

const FAILURE = 'Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.';
const fields = ['Nombre', 'Correo Electrónico', 'Mensaje'] as const;
const form = (page: Page) => page.getByRole('form', { name: 'Contacto' });
const box = (page: Page, label: (typeof fields)[number]) => form(page).getByLabel(label, { exact: true });

async function write(page: Page, name: string, message = '¿Puedo estudiar\nsolo los sábados?') {
  await box(page, 'Nombre').fill(name);
  await box(page, 'Correo Electrónico').fill('ana@correo.example');
  await box(page, 'Mensaje').fill(message);
}
const mailsAbout = async (request: APIRequestContext, name: string) => {
  const mails = (await (await request.get('/emuladores/correo/mensajes.json')).json()) as {
    subject: string;
    to: string[];
    text: string;
  }[];
  return mails.filter(({ subject }) => subject === `Contacto: ${name}`);
};

test('I write to the team: the form empties without a word, and the message arrives', { tag: '@quick' }, async ({
  page,
  request,
}) => {
  const name = `Ana ${Date.now()}`;
  await page.goto('/');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await write(page, name);
  const before = await page.getByRole('main').textContent();
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  for (const label of fields) await expect(box(page, label)).toHaveValue('');
  await expect(box(page, 'Nombre')).toBeFocused();
  expect(await page.getByRole('main').textContent()).toBe(before);
  await expect.poll(() => mailsAbout(request, name)).toHaveLength(1);
  const [mail] = await mailsAbout(request, name);
  expect(mail?.text).toContain('¿Puedo estudiar\nsolo los sábados?');
  await page.reload();
  for (const label of fields) await expect(box(page, label)).toHaveValue('');
});

test('each field tells me what is wrong with it, and nothing is sent until all is right', async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.goto('/contacto');
  const send = form(page).getByRole('button', { name: 'Enviar' });
  await send.click();
  const wrong: [(typeof fields)[number], string][] = [
    ['Nombre', 'El nombre es obligatorio'],
    ['Correo Electrónico', 'El correo electrónico es obligatorio'],
    ['Mensaje', 'El mensaje es obligatorio'],
  ];
  for (const [label, text] of wrong) {
    await expect(box(page, label)).toHaveAccessibleDescription(text);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(box(page, 'Nombre')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await box(page, 'Nombre').fill('Ana');
  await expect(page.getByText('El nombre es obligatorio')).toBeHidden();
  await box(page, 'Mensaje').fill('Hola');
  await box(page, 'Correo Electrónico').fill('ana@correo');
  await send.click();
  await expect(box(page, 'Correo Electrónico')).toHaveAccessibleDescription('El correo electrónico no es válido');
  await expect(box(page, 'Correo Electrónico')).toBeFocused();
  expect(posts).toBe(0);
});

test('all by keyboard: the trap for machines is not on my way', async ({ page }) => {
  await page.goto('/contacto');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await box(page, 'Nombre').focus();
  await page.keyboard.type('Ana teclado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@correo.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hola');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Enviar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Mensaje')).toHaveValue('');
});

test('when sending fails I am told, keep what I wrote even after a reload, and can send it later', async ({
  page,
  request,
  complaints,
}) => {
  const name = `Bruno ${Date.now()}`;
  await page.goto('/contacto');
  await write(page, name);
  await page.route('**/api/contacto', (route) => route.abort());
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expect(box(page, 'Nombre')).toHaveValue(name);
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints.splice(0)).toHaveLength(1);

  await page.unroute('**/api/contacto');
  await page.reload();
  await expect(box(page, 'Nombre')).toHaveValue(name);
  await expect(box(page, 'Mensaje')).toHaveValue('¿Puedo estudiar\nsolo los sábados?');
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(box(page, 'Mensaje')).toHaveValue('');
  await expect.poll(() => mailsAbout(request, name)).toHaveLength(1);
});

test('while it is being sent it says so, and a second click sends nothing more', async ({ page, request }) => {
  const name = `Carla ${Date.now()}`;
  await page.goto('/contacto');
  await write(page, name);
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/contacto', async (route) => {
    await go;
    await route.continue();
  });
  await form(page).getByRole('button', { name: 'Enviar' }).click();
  const busy = form(page).getByRole('button', { name: 'Enviando...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await box(page, 'Nombre').press('Enter');
  release();
  await expect(box(page, 'Mensaje')).toHaveValue('');
  await expect.poll(() => mailsAbout(request, name)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('I find the address to write to instead of a form that does nothing', async ({ page }) => {
    await page.goto('/contacto');
    await expect(page.locator('main noscript p')).toHaveText(
      'El formulario necesita JavaScript. Sin él, escríbenos por correo.',
    );
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'hola@estratega.example' })).toBeVisible();
  });
});
