import { expect, nextAlert, test } from '../fixtures.ts';

test('I enter with Google, am asked once for my consent, and keep my name and address', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('/auth-form');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await (await popup).getByRole('button', { name: /Ana Torres/ }).click();
  await expect(page).toHaveURL('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Acepto el tratamiento/ }).check();
  await dialog.getByRole('button', { name: /Continuar|Guardar|Aceptar/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/cuenta');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Torres');
  await expect(page.getByText('ana.torres@gmail.example')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Torres');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a Google account without a name still gets one', async ({ page }) => {
  await page.goto('/auth-form');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await (await popup).getByRole('button', { name: /sin\.nombre/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
});

test('refusing in Google’s window alerts', async ({ page, complaints }) => {
  await page.goto('/auth-form');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  const alert = nextAlert(page);
  await (await popup).getByRole('button', { name: 'Cancelar' }).click();
  expect(await alert).toBe('No se pudo iniciar sesión con Google.');
  expect(complaints).toEqual([]);
});

test('closing Google’s window alerts', async ({ page }) => {
  await page.goto('/auth-form');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  const alert = nextAlert(page);
  const window = await popup;
  await window.getByRole('heading', { name: 'Elige una cuenta' }).waitFor();
  await window.close();
  expect(await alert).toBe('No se pudo iniciar sesión con Google.');
});

test('Google does not open an account that somebody registered with that address', async ({ page, request }) => {
  const taken = await request.post('/api/auth/sign-up/email', {
    data: { name: 'Impostor', email: 'bruno.diaz@gmail.example', password: 'llegué primero 1' },
  });
  expect(taken.status()).toBe(200);
  await page.goto('/auth-form');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  const alert = nextAlert(page);
  await (await popup).getByRole('button', { name: /Bruno Díaz/ }).click();
  expect(await alert).toBe('No se pudo iniciar sesión con Google.');
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeHidden();
});
