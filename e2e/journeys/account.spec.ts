import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, newEmail, nextAlert, PASSWORD, test } from '../fixtures.ts';
import { makePlan, study } from './study-helpers.ts';

test('I register, I am signed in, a reload keeps me in, and I can sign out', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/auth-form');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await page.getByLabel('Nombre').fill('Julieta Sosa');
  await page.getByLabel('Correo electrónico').fill(newEmail());
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Acepto el tratamiento/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ mode: 'register' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();

  await page.goto('/cuenta');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/planes')) asked.push(request.url());
  });
  const left = page.waitForResponse('**/api/auth/sign-out');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await left;
  // Home is shown before the session ends, and must not ask for what would be refused a moment later.
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});

/** Every word that the site keeps in this browser, whatever it is kept in, but for pages and lessons, which are everybody's. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string[]>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const transaction = opening.result.transaction(stores);
              const keys = stores.map((store) => [store, transaction.objectStore(store).getAllKeys()] as const);
              transaction.oncomplete = () => {
                opening.result.close();
                resolve(keys.flatMap(([store, found]) => found.result.map((key) => `${name}/${store}/${String(key)}`)));
              };
            };
          }),
      ),
    );
    const own = (await caches.keys()).filter((name) => name === 'estratega-propias');
    return [...Object.keys(localStorage), ...rows.flat(), ...own].sort();
  });

test('I sign out from my account, and nothing of mine stays on the machine', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  await study(page);
  await expect.poll(() => keptIn(page)).toContain(`estratega/planes/${plan.id}`);
  await page.goto('/agregar-plan-de-estudio');
  // A page loaded anew: none of what keeps plans has been asked for here.
  await page.goto('/cuenta');
  await page.evaluate((id) => {
    localStorage.setItem(`estratega.sesion.${id}.1.0.0`, JSON.stringify({ notas: { a: 'No sé finales.' } }));
    localStorage.setItem('estratega.jugador.u1', JSON.stringify({ lichess: 'mi-nombre' }));
  }, plan.id);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => keptIn(page)).toEqual(['cookieConsent']);
});

test('I sign in and arrive home in login mode', async ({ page, person }) => {
  await page.goto('/auth-form');
  await page.getByRole('tab', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ mode: 'login' });
});

test('a wrong password and an unknown address say the same', async ({ page, person, complaints }) => {
  for (const email of [person.email, newEmail()]) {
    await page.goto('/auth-form');
    await page.getByRole('tab', { name: 'Iniciar sesión' }).click();
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
    const alert = nextAlert(page);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    expect(await alert).toBe('Correo o contraseña incorrectos.');
    await expect(page).toHaveURL('/auth-form');
  }
  // The browser itself reports the two 401s.
  expect(complaints.splice(0)).toHaveLength(2);
});

test('what I type before the script arrives stays, and is not sent without it', async ({ browser, baseURL }) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/auth-form', { waitUntil: 'commit' });
  await page.getByLabel('Nombre').fill('Julieta Sosa');
  await page.getByLabel('Correo electrónico').fill(newEmail());
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled();
  await expect(page).toHaveURL('/auth-form');
  const consent = page.getByRole('checkbox', { name: /Acepto el tratamiento/ });
  await consent.check();
  arrive();
  await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeEnabled();
  await expect(consent).toBeChecked();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  await page.close();
});

test('registering an address twice says so', async ({ page, person, complaints }) => {
  await page.goto('/auth-form');
  await page.getByLabel('Nombre').fill('Otra');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Acepto el tratamiento/ }).check();
  const alert = nextAlert(page);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  expect(await alert).toBe('Error al registrar el usuario. Verifica los datos.');
  expect(complaints.splice(0)).toHaveLength(1);
});

test('I forget my password and get back in through my mail', { tag: '@quick' }, async ({ page, person, request }) => {
  await page.goto('/auth-form');
  await page.getByRole('tab', { name: 'Iniciar sesión' }).click();
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByText('Si hay una cuenta con ese correo, el enlace ya va en camino.')).toBeVisible();

  const findMail = async () => {
    const mails = (await (await request.get('/emuladores/correo/mensajes.json')).json()) as {
      id: number;
      to: string[];
    }[];
    return mails.find(({ to }) => to.includes(person.email))?.id;
  };
  await expect.poll(findMail).toBeDefined();
  await page.goto(`/emuladores/correo/${await findMail()}`);
  await page.getByRole('link', { name: /restablecer-contrasena/ }).click();
  await page.getByLabel('Contraseña nueva').fill('la torre baja 8');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña cambió.')).toBeVisible();

  const signIn = (password: string) =>
    request.post('/api/auth/sign-in/email', { data: { email: person.email, password } });
  expect((await signIn(person.password)).status()).toBe(401);
  expect((await signIn('la torre baja 8')).status()).toBe(200);
  // Sessions opened before are over.
  const old = await request.get('/api/usuarios/yo', { headers: { authorization: `Bearer ${person.token}` } });
  expect(old.status()).toBe(401);
});

test('I change my name and my consents, and download all my data', { tag: '@quick' }, async ({
  signedIn: page,
  person,
}) => {
  await page.goto('/cuenta');
  await page.getByLabel('Nombre').fill('Julieta S. de la Torre');
  await page
    .getByRole('button', { name: /Guardar/ })
    .first()
    .click();
  await expect(page.getByText(/guardad/iu).first()).toBeVisible();
  await page.getByRole('switch', { name: /Novedades/ }).click();
  await expect(page.getByRole('switch', { name: /Novedades/ })).toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Descargar/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('estratega-datos.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { usuario: Record<string, unknown> };
  expect(data.usuario).toMatchObject({
    name: 'Julieta S. de la Torre',
    email: person.email,
    plan: 'gratuito',
    progressCount: 0,
  });
  expect(data.usuario.consentimientos).toMatchObject({ marketing: expect.any(String) });
});

test('I delete my account, and it is gone', async ({ signedIn: page, person, request, complaints }) => {
  await page.goto('/cuenta');
  await page.getByRole('button', { name: /Eliminar/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/ELIMINAR/).fill('ELIMINAR');
  await dialog.getByRole('button', { name: /Eliminar/ }).click();
  await expect(page).toHaveURL('/');
  // The address changes before the screen does, and the account, signed out, has such a link too.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  const again = await request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: person.password },
  });
  expect(again.status()).toBe(401);
  // What was on its way for somebody who is gone is refused.
  const others = complaints.filter((text) => !/401 .*\/api\/planes\)$/u.test(text));
  complaints.splice(0, complaints.length, ...others);
});
