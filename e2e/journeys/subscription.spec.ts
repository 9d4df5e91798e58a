import type { Page } from '@playwright/test';
import { axeViolations, expect, nextAlert, type Person, rulesOf, SCHEMES, test } from '../fixtures.ts';

const SCREEN = '/subscripcion-selector';

/** What the emulated provider is told to do, to this person only: other journeys run at the same time. */
const fault = async (page: Page, values: object) => {
  const response = await page.request.post('/emuladores/paypal/_control/fallas', { data: values });
  expect(response.status()).toBe(204);
};
const userOf = async (page: Page, person: Person) => {
  const response = await page.request.get('/api/usuarios/yo', { headers: { authorization: `Bearer ${person.token}` } });
  return (await response.json()) as { uid: string; plan: string; subscriptionID: string | null };
};
const subscribeButton = (page: Page, plan: 'Plan Básico' | 'Plan Pro') =>
  page
    .locator('tfoot td')
    .nth(plan === 'Plan Básico' ? 2 : 3)
    .getByRole('button', { name: 'Suscribirme' });

const openPayment = async (page: Page, plan: 'Plan Básico' | 'Plan Pro') => {
  await subscribeButton(page, plan).click();
  await expect(page.getByRole('heading', { name: `Pagar el ${plan}` })).toBeFocused();
};
const providerWindow = async (page: Page) => {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  return popup;
};
const pay = async (page: Page, plan: 'Plan Básico' | 'Plan Pro') => {
  await openPayment(page, plan);
  const window = await providerWindow(page);
  const alert = nextAlert(page);
  await window.getByRole('button', { name: 'Aceptar y suscribirme' }).click();
  expect(await alert).toMatch(/^Suscripción completada\. ID: I-[\dA-F]+$/u);
  await expect(page.getByRole('heading', { name: `Pagar el ${plan}` })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: plan }).getByText('Tu plan')).toBeVisible();
};

/** It asks first. */
const cancel = async (page: Page) => {
  await page.getByRole('button', { name: 'Cancelar Suscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click();
};

test('I go from gratuito to basic, cancel, and go to pro: each tier counts at once', { tag: '@quick' }, async ({
  signedIn: page,
  person,
}) => {
  await page.goto(SCREEN);
  await expect(page.getByRole('columnheader', { name: 'Gratuito' }).getByText('Tu plan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suscribirme' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Cancelar Suscripción' })).toBeHidden();

  await pay(page, 'Plan Básico');
  await expect(
    page.getByText(/Si cancelas, conservas el Plan Básico hasta el \d+ de \p{L}+ de \d{4}\./u),
  ).toBeVisible();
  await expect(subscribeButton(page, 'Plan Básico')).toBeHidden();

  // In the account, without a reload: the session knows.
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(page.locator('#tu-plan').locator('..').locator('..').getByText('Plan Básico')).toBeVisible();
  await page.goBack();

  const refused = nextAlert(page);
  await subscribeButton(page, 'Plan Pro').click();
  expect(await refused).toBe('Debes cancelar tu plan actual antes de seleccionar uno nuevo.');

  await cancel(page);
  await expect(page.getByText('Suscripción cancelada con éxito.')).toBeVisible();
  await expect(page.getByText(/Cancelaste tu suscripción: conservas el Plan Básico hasta el/)).toBeVisible();
  expect(await userOf(page, person)).toMatchObject({ plan: 'basic', subscriptionID: null });

  await pay(page, 'Plan Pro');
  expect(await userOf(page, person)).toMatchObject({ plan: 'pro', subscriptionID: expect.stringMatching(/^I-/u) });
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Plan Pro' }).getByText('Tu plan')).toBeVisible();
});

test('paying lifts the limit of plans and takes the ads away at once', async ({ signedIn: page, person }) => {
  const create = (campo: string, rest: object) =>
    page.request.post('/api/chat/custom-prompt', {
      headers: { authorization: `Bearer ${person.token}` },
      data: {
        informacionTema: {
          campo,
          nivelIntensidad: 'bajo',
          diasEstudio: ['lunes'],
          horasEstudio: { lunes: 1 },
          ...rest,
        },
      },
    });
  const poker = { tipoPoker: 'Torneos', limiteMesa: 'Micro-stakes NL2-NL25', conocimientosPoker: '' };
  expect((await create('Ajedrez', { experienciaAjedrez: 'No tengo elo', conocimientosAjedrez: '' })).status()).toBe(
    201,
  );
  expect((await create('Poker Texas Holdem', poker)).status()).toBe(403);

  const catalogue = page.getByRole('link', { name: 'Mis planes de estudio' });
  await page.goto('/catalogo-planes-de-estudio');
  await expect(page.getByRole('complementary', { name: 'Anuncio' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Suscripción' }).click();
  await pay(page, 'Plan Básico');
  await catalogue.click();
  await expect(page.getByRole('button', { name: 'Estudiar' }).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Anuncio' })).toBeHidden();
  expect((await create('Poker Texas Holdem', poker)).status()).toBe(201);
});

test('closing the panel, or PayPal’s window, costs nothing and says nothing', async ({ signedIn: page, person }) => {
  await page.goto(SCREEN);
  await openPayment(page, 'Plan Pro');
  await page.getByRole('button', { name: 'Cancelar Pago' }).click();
  await expect(page.getByRole('heading', { name: 'Pagar el Plan Pro' })).toBeHidden();
  await expect(subscribeButton(page, 'Plan Pro')).toBeFocused();

  await openPayment(page, 'Plan Pro');
  const refused = await providerWindow(page);
  await refused.getByRole('button', { name: 'Cancelar y volver' }).click();
  await expect(page.getByRole('heading', { name: 'Pagar el Plan Pro' })).toBeHidden();

  await openPayment(page, 'Plan Pro');
  const closed = await providerWindow(page);
  await closed.getByRole('button', { name: 'Aceptar y suscribirme' }).waitFor();
  await closed.close();
  await expect(page.getByRole('heading', { name: 'Pagar el Plan Pro' })).toBeHidden();
  expect(await userOf(page, person)).toMatchObject({ plan: 'gratuito', subscriptionID: null });
});

test('an error of PayPal is shown and alerted, and I can try again', async ({ signedIn: page, person, complaints }) => {
  const { uid } = await userOf(page, person);
  await fault(page, { kind: 'status', status: 500, path: '/v1/billing/subscriptions', customId: uid });
  await page.goto(SCREEN);
  await openPayment(page, 'Plan Básico');
  const alert = nextAlert(page);
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  expect(await alert).toBe('Error en el proceso de suscripción.');
  await expect(page.getByRole('alert').getByText('Error en el proceso de suscripción.')).toBeVisible();
  expect(await userOf(page, person)).toMatchObject({ plan: 'gratuito' });
  // The browser itself reports the 503.
  expect(complaints.splice(0)).toHaveLength(1);

  const window = await providerWindow(page);
  const paid = nextAlert(page);
  await window.getByRole('button', { name: 'Aceptar y suscribirme' }).click();
  expect(await paid).toMatch(/^Suscripción completada/u);
});

test('a payment that PayPal has not confirmed yet is waited for', async ({ signedIn: page, person, complaints }) => {
  const { uid } = await userOf(page, person);
  await fault(page, { kind: 'never-approved', customId: uid });
  await page.goto(SCREEN);
  await openPayment(page, 'Plan Básico');
  const window = await providerWindow(page);
  await window.getByRole('button', { name: 'Aceptar y suscribirme' }).click();
  await expect(page.getByText(/todavía no está confirmado/)).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);

  const list = await (await page.request.get('/emuladores/paypal/suscripciones.json')).json();
  const { id } = (list as { id: string; custom_id: string }[]).find((one) => one.custom_id === uid) ?? { id: '' };
  await page.request.post(`/emuladores/paypal/_control/${id}/aprobar`, { data: {} });
  await expect(page.getByRole('columnheader', { name: 'Plan Básico' }).getByText('Tu plan')).toBeVisible();
  await expect(page.getByText(/todavía no está confirmado/)).toBeHidden();
});

test('an approval that was lost on the way counts at my next visit', async ({ signedIn: page, person }) => {
  const { uid } = await userOf(page, person);
  await fault(page, { kind: 'no-webhooks', customId: uid, times: 10 });
  await page.goto(SCREEN);
  await openPayment(page, 'Plan Pro');
  const window = await providerWindow(page);
  await window.getByRole('button', { name: 'Aceptar y suscribirme' }).waitFor();
  // The tab with the screen goes away before the answer comes back.
  await page.goto('/');
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Aceptar y suscribirme' }).click();
  await closed;
  expect(await userOf(page, person)).toMatchObject({ plan: 'gratuito' });
  await page.goto(SCREEN);
  await expect(page.getByRole('columnheader', { name: 'Plan Pro' }).getByText('Tu plan')).toBeVisible();
});

test('a cancellation that fails says so, changes nothing, and can be tried again', async ({
  signedIn: page,
  person,
  complaints,
}) => {
  await page.goto(SCREEN);
  await pay(page, 'Plan Básico');
  const { uid, subscriptionID } = await userOf(page, person);
  await fault(page, { kind: 'status', status: 500, path: '/cancel', customId: uid });
  await cancel(page);
  await expect(page.getByText('Hubo un error al cancelar la suscripción.')).toBeVisible();
  expect(await userOf(page, person)).toMatchObject({ plan: 'basic', subscriptionID });
  expect(complaints.splice(0)).toHaveLength(1);

  await fault(page, { kind: 'slow', ms: 1500, path: '/cancel', customId: uid });
  await cancel(page);
  await expect(page.getByRole('button', { name: 'Cancelando...' })).toBeDisabled();
  await expect(page.getByText('Suscripción cancelada con éxito.')).toBeVisible();
});

test('cancelling without an id says so, and then the same sentence', async ({ signedIn: page }) => {
  await page.goto(SCREEN);
  await pay(page, 'Plan Básico');
  await cancel(page);
  await expect(page.getByText('Suscripción cancelada con éxito.')).toBeVisible();
  await page.reload();
  await cancel(page);
  const alert = page.getByRole('alert').filter({ hasText: 'No se encontró el ID de la suscripción.' });
  await expect(alert).toContainText('Hubo un error al cancelar la suscripción.');
});

test('without a session I am told to sign in', async ({ page }) => {
  await page.goto(SCREEN);
  await expect(page.getByText('Tienes que iniciar sesión para suscribirte a un plan')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/auth-form');
});

test('on a phone the comparison fits and reads well in both themes, and I can pay', async ({ signedIn: page }) => {
  const readsWell = async (what: string) => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeViolations(page, rulesOf(colorScheme)), `${what}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SCREEN);
  await expect(page.getByRole('rowheader', { name: 'Información sobre el progreso' })).toBeVisible();
  for (const price of ['$0', '$3.000/mes', '$5.000/mes'])
    await expect(page.getByRole('cell', { name: price })).toBeVisible();
  await openPayment(page, 'Plan Pro');
  await expect(page.getByRole('button', { name: 'Cancelar Pago' })).toBeInViewport({ ratio: 1 });
  await readsWell('paying');
  await page.getByRole('button', { name: 'Cancelar Pago' }).click();
  await pay(page, 'Plan Pro');
  await expect(page.getByRole('heading', { name: 'Tu suscripción' })).toBeFocused();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await readsWell('paid');
});

test('everything by keyboard', async ({ signedIn: page }) => {
  await page.goto(SCREEN);
  await subscribeButton(page, 'Plan Básico').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pagar el Plan Básico' })).toBeFocused();
  await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancelar Pago' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(subscribeButton(page, 'Plan Básico')).toBeFocused();
});
