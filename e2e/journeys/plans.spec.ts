import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations, expect, type Person, test } from '../fixtures.ts';
import { LOOKS } from './looks.ts';

const NEW_PLAN = '/agregar-plan-de-estudio';
const CATALOGUE = '/catalogo-planes-de-estudio';
const MISSING = 'Campos obligatorios faltantes: campo y nivelIntensidad.';
const CREATE_FAILED = 'Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.';
const LOAD_FAILED = 'Error al obtener los temas. Verifica los permisos.';
const NOT_SIGNED_IN = 'No estás autenticado. Por favor, inicia sesión.';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const CHESS = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'jueves'],
  horasEstudio: { lunes: 1, jueves: 1.5 },
};
const POKER = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'bajo',
  diasEstudio: ['domingo'],
  horasEstudio: { domingo: 2 },
  tipoPoker: 'Torneos',
  limiteMesa: 'Micro-stakes NL2-NL25',
};

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const ask = (request: APIRequestContext, person: Person, informacionTema: object) =>
  request.post('/api/chat/custom-prompt', { headers: bearer(person), data: { informacionTema } });

/** Through the payment emulator, as a buyer would. */
const subscribe = async (request: APIRequestContext, person: Person, plan: 'basic' | 'pro') => {
  const headers = bearer(person);
  const created = await request.post('/api/paypal/crear-suscripcion', { headers, data: { plan } });
  const { subscriptionID, aprobacion } = (await created.json()) as { subscriptionID: string; aprobacion: string };
  await request.post(aprobacion, { form: { decision: 'aprobar' }, maxRedirects: 0 });
  const active = await request.post('/api/paypal/activar-suscripcion', { headers, data: { subscriptionID } });
  expect(active.status()).toBe(200);
};

const game = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const day = (page: Page, name: string) => page.getByRole('checkbox', { name });
const hours = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Horas del ${name}` });
const total = (page: Page) => page.getByRole('status', { name: 'Total de la semana' });
const create = (page: Page) => page.getByRole('button', { name: 'Crear plan de estudio' });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const fillChess = async (page: Page) => {
  await game(page, 'Ajedrez').check();
  await page.getByRole('radio', { name: 'Alto' }).check();
  await day(page, 'Lunes').check();
};

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('I ask for a chess plan and find it in my catalogue', { tag: device === 'phone' ? '@quick' : [] }, async ({
      signedIn: page,
      person,
      request,
    }) => {
      await page.goto(CATALOGUE);
      await expect(page.getByRole('heading', { name: 'Aún no hay jugadas en tu planilla' })).toBeVisible();
      await page.getByRole('link', { name: 'Crear mi primer plan' }).click();
      await expect(page).toHaveURL(NEW_PLAN);

      await game(page, 'Ajedrez').check();
      await page.getByRole('radio', { name: 'Alto' }).check();
      await page.getByLabel('Experiencia').selectOption('Elo online');
      await page.getByLabel('Elo', { exact: true }).fill('1420');
      await page.getByRole('radio', { name: 'Rápida' }).check();
      await page
        .getByLabel('Qué sabes y qué se te resiste')
        .fill('Domino la Caro-Kann, pero no sé ganar finales de torre. Quiero mejorar las clavadas.');
      await expect(page.getByRole('combobox', { name: /^Defensa Caro-Kann:/u })).toHaveValue('sabe');
      await expect(page.getByRole('combobox', { name: /^Finales de torre.*qué dices/u })).toHaveValue('no_sabe');
      await expect(page.getByRole('combobox', { name: /^Clavada.*qué dices/u })).toHaveValue('quiere');

      await day(page, 'Lunes').check();
      await page.getByRole('button', { name: 'Media hora más el lunes' }).click();
      await day(page, 'Sábado').check();
      await hours(page, 'sábado').fill('4');
      await expect(total(page)).toHaveText('5,5 h');
      await create(page).click();

      await expect(page).toHaveURL(CATALOGUE);
      await expect(card(page, 'Ajedrez').getByText('Semana 1, intensidad alta')).toBeVisible();
      await expect(card(page, 'Ajedrez').getByRole('img', { name: /ajedrez/ })).toBeVisible();
      await expect(page.getByText('Tu plan de Ajedrez está listo.')).toBeVisible();
      // The notice leads straight on, too.
      await expect(
        page.getByRole('button', { name: /^(?:Empezar la sesión de hoy|Adelantar la primera sesión)$/u }),
      ).toBeVisible();
      await page.reload();
      await expect(card(page, 'Ajedrez')).toBeVisible();
      await expect(page.getByText('Tu plan de Ajedrez está listo.')).toBeHidden();

      const [summary] = await (await request.get('/api/planes', { headers: bearer(person) })).json();
      const plan = await (
        await request.get(`/api/chat/obtener-plan/${summary.id}`, { headers: bearer(person) })
      ).json();
      expect(plan).toMatchObject({
        diasEstudio: ['lunes', 'sabado'],
        horasEstudio: { lunes: 1.5, sabado: 4 },
        // Browsers differ in which of its two names they use.
        zonaHoraria: expect.stringMatching(/^America\/.*Buenos_Aires$/u),
        experienciaAjedrez: 'Elo online',
        elo: 1420,
        tiempo: 'rapida',
      });
    });

    test('I ask for a poker plan and open it to study', { tag: device === 'desktop' ? '@quick' : [] }, async ({
      signedIn: page,
      person,
      request,
    }) => {
      await page.goto(NEW_PLAN);
      await game(page, 'Poker Texas Holdem').check();
      await page.getByRole('radio', { name: 'Bajo' }).check();
      await page.getByRole('radio', { name: 'Sit and Go' }).check();
      await page.getByLabel('Límite de mesa').selectOption('Low-stakes NL50-NL200');
      await page.getByLabel('Qué sabes y qué se te resiste').fill('Me cuesta el ICM.');
      await day(page, 'Domingo').check();
      await create(page).click();

      await expect(page).toHaveURL(CATALOGUE);
      const poker = card(page, 'Poker Texas Holdem');
      await expect(poker.getByText('Semana 1, intensidad baja')).toBeVisible();
      await expect(poker.getByRole('img', { name: /As de picas/ })).toBeVisible();
      const [summary] = await (await request.get('/api/planes', { headers: bearer(person) })).json();
      await poker.getByRole('button', { name: 'Estudiar' }).click();
      await expect(page).toHaveURL('/informacion-plan-de-estudio');
      expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ planId: summary.id });
    });
  });
}

test('each game has its own questions, and Elo is asked only of who has one', async ({ signedIn: page }) => {
  await page.goto(NEW_PLAN);
  await game(page, 'Ajedrez').check();
  const experience = page.getByLabel('Experiencia');
  await expect(experience).toHaveValue('Sin experiencia');
  for (const [answer, asked] of [
    ['Elo online', true],
    ['No tengo elo', false],
    ['Elo fide', true],
  ] as const) {
    await experience.selectOption(answer);
    await expect(page.getByLabel('Elo', { exact: true })).toBeVisible({ visible: asked });
    await expect(page.getByRole('radio', { name: 'Clásica' })).toBeVisible({ visible: asked });
  }
  await expect(page.getByLabel('Límite de mesa')).toBeHidden();
  await game(page, 'Poker Texas Holdem').check();
  await expect(page.getByLabel('Límite de mesa')).toBeVisible();
  await expect(experience).toBeHidden();
  await expect(page.getByLabel('Elo', { exact: true })).toBeHidden();
});

test('what is missing or wrong is said where it is, and I am taken to the first', async ({ signedIn: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(NEW_PLAN);
  await create(page).click();
  await expect(page.getByText(MISSING)).toBeInViewport();
  await expect(game(page, 'Ajedrez')).toBeFocused();
  await expect(page.getByText('Elige al menos un día de estudio.')).toBeVisible();

  await fillChess(page);
  await expect(page.getByText(MISSING)).toBeHidden();
  await page.getByLabel('Experiencia').selectOption('Elo fide');
  await page.getByLabel('Elo', { exact: true }).fill('3600');
  await hours(page, 'lunes').fill('0.7');
  await create(page).click();
  await expect(page.getByText('Escribe tu Elo: un número entero entre 100 y 3.500.')).toBeVisible();
  await expect(page.getByText('Elige el ritmo al que tienes ese Elo.')).toBeVisible();
  await expect(page.getByText('De 0,5 a 12 horas, de media en media; o 0,33, que son 20 minutos.')).toBeVisible();
  await expect(page.getByLabel('Elo', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(NEW_PLAN);

  await page.getByLabel('Elo', { exact: true }).fill('2100');
  await page.getByRole('radio', { name: 'Clásica' }).check();
  await hours(page, 'lunes').fill('0.5');
  await create(page).click();
  await expect(page).toHaveURL(CATALOGUE);
});

test('the form can be filled and sent with the keyboard alone', async ({ signedIn: page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(NEW_PLAN);
  await game(page, 'Ajedrez').focus();
  const { keyboard } = page;
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Bajo' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Experiencia')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Medir mi nivel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Juego la italiana');
  await keyboard.press('Tab');
  // What was understood may have arrived meanwhile, and can be reached too.
  while (!(await day(page, 'Lunes').evaluate((box) => box === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(hours(page, 'lunes')).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(total(page)).toHaveText('1,5 h');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(CATALOGUE);
});

test('when the plan cannot be made, nothing of what I wrote is lost', async ({ signedIn: page, complaints }) => {
  await page.goto(NEW_PLAN);
  await fillChess(page);
  await page.getByLabel('Qué sabes y qué se te resiste').fill('No entiendo los finales.');
  await page.route('**/api/chat/custom-prompt', (route) => route.abort());
  await create(page).click();
  await expect(page.getByText(CREATE_FAILED)).toBeVisible();
  await expect(page.getByLabel('Qué sabes y qué se te resiste')).toHaveValue('No entiendo los finales.');
  // The browser itself reports the aborted request.
  expect(complaints.splice(0)).toHaveLength(1);

  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(game(page, 'Ajedrez')).toBeChecked();
  await expect(day(page, 'Lunes')).toBeChecked();
  await expect(page.getByLabel('Qué sabes y qué se te resiste')).toHaveValue('No entiendo los finales.');
  await page.unroute('**/api/chat/custom-prompt');
  await create(page).click();
  await expect(page).toHaveURL(CATALOGUE);
});

test('a session that expires while I write costs nothing', async ({ signedIn: page, person, request, complaints }) => {
  await page.goto(NEW_PLAN);
  await fillChess(page);
  // The week beside the form has come: it would notice first.
  await expect(page.getByText('Cambia con lo que elijas.')).toBeVisible();
  await request.post('/api/auth/sign-out', { headers: bearer(person), data: {} });
  await create(page).click();
  await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
  await expect(page.getByText(/Guardamos lo que escribiste/)).toBeVisible();
  expect(complaints.splice(0)).not.toHaveLength(0);

  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(NEW_PLAN);
  await expect(game(page, 'Ajedrez')).toBeChecked();
  await expect(day(page, 'Lunes')).toBeChecked();
});

test('a free user has one plan, and reads how to have more', async ({ signedIn: page, person, request }) => {
  expect((await ask(request, person, CHESS)).status()).toBe(201);
  const refused = await ask(request, person, POKER);
  expect(refused.status()).toBe(403);
  const text =
    'No puedes agregar más planes de estudio. Tu plan actual (gratuito) permite un máximo de 1 plan. Considera actualizar tu plan para agregar más.';
  expect(await refused.json()).toMatchObject({ code: 'limite_planes', title: text });
  // Told where a new plan would be offered, and in the place of the form for whoever goes there all the same.
  await page.goto(CATALOGUE);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: /Nuevo plan de estudio/ })).toBeHidden();
  await page.goto(NEW_PLAN);
  await expect(page.getByText(text)).toBeVisible();
  await expect(create(page)).toBeHidden();
  await page.getByRole('link', { name: 'Ver los planes de suscripción' }).click();
  await expect(page).toHaveURL('/subscripcion-selector');
});

test('a basic user is offered the other game, and then has both', async ({ signedIn: page, person, request }) => {
  await subscribe(request, person, 'basic');
  expect((await ask(request, person, CHESS)).status()).toBe(201);
  await page.goto(NEW_PLAN);
  await expect(game(page, 'Poker Texas Holdem')).toBeChecked();
  await expect(game(page, 'Ajedrez')).toBeHidden();
  expect((await ask(request, person, CHESS)).status()).toBe(409);
  expect((await ask(request, person, POKER)).status()).toBe(201);
  expect((await ask(request, person, POKER)).status()).toBe(403);
  await page.reload();
  await expect(
    page.getByText(
      'No puedes agregar más planes de estudio. Tu plan actual (basic) permite un máximo de 2 planes. Considera actualizar a Pro para agregar más.',
    ),
  ).toBeVisible();
  await page.goto(CATALOGUE);
  await expect(card(page, 'Ajedrez')).toBeVisible();
  await expect(card(page, 'Poker Texas Holdem')).toBeVisible();
  await expect(page.getByText('Plan Básico: 2 de 2 planes activos.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Anuncio' })).toBeHidden();
});

test('a pro user with both games adds another plan with another format', async ({
  signedIn: page,
  person,
  request,
}) => {
  await subscribe(request, person, 'pro');
  expect((await ask(request, person, CHESS)).status()).toBe(201);
  expect((await ask(request, person, POKER)).status()).toBe(201);
  // Not the limit: the same again is no other plan.
  expect((await ask(request, person, POKER)).status()).toBe(409);
  await page.goto(NEW_PLAN);
  await expect(game(page, 'Poker Texas Holdem')).toBeHidden();
  await game(page, 'Otro plan de Poker Texas Holdem').check();
  await expect(page.getByText('Ya tienes: torneos')).toBeVisible();
  await page.getByRole('radio', { name: 'Alto' }).check();
  await page.getByRole('radio', { name: 'Cash games' }).check();
  await page.getByLabel('Límite de mesa').selectOption('Micro-stakes NL2-NL25');
  await day(page, 'Lunes').check();
  await create(page).click();
  await expect(page).toHaveURL(CATALOGUE);
  await expect(page.getByText('Plan Pro: 3 de 4 planes activos.')).toBeVisible();
  await expect(page.getByText('Semana 1, intensidad alta, cash')).toBeVisible();
});

test('deleting a plan asks first, and then makes room for another', { tag: '@quick' }, async ({
  signedIn: page,
  person,
  request,
}) => {
  await ask(request, person, CHESS);
  await page.goto(CATALOGUE);
  const remove = card(page, 'Ajedrez').getByRole('button', { name: 'Eliminar' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar el plan de Ajedrez?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(card(page, 'Ajedrez')).toBeVisible();

  await remove.click();
  await dialog.getByRole('button', { name: 'Eliminar plan' }).click();
  await expect(page.getByText('Plan de Ajedrez eliminado.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aún no hay jugadas en tu planilla' })).toBeVisible();
  expect(await (await request.get('/api/planes', { headers: bearer(person) })).json()).toEqual([]);
  await page.getByRole('link', { name: 'Crear mi primer plan' }).click();
  await expect(game(page, 'Ajedrez')).toBeVisible();
});

test('a deletion that fails is only logged, and the card stays', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  await ask(request, person, CHESS);
  await page.goto(CATALOGUE);
  await page.route('**/api/planes/*', (route) => route.abort());
  await card(page, 'Ajedrez').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Eliminar plan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card(page, 'Ajedrez')).toBeVisible();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  expect(complaints.splice(0).join()).toContain('Error al eliminar el plan de estudio');
});

test('a catalogue that cannot be loaded says so and can be asked again', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  await ask(request, person, CHESS);
  await page.route('**/api/planes', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(CATALOGUE);
  await expect(page.getByText(LOAD_FAILED)).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);
  await page.unroute('**/api/planes');
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(card(page, 'Ajedrez')).toBeVisible();
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the catalogue shows the plans I opened before', async ({
    signedIn: page,
    person,
    request,
    context,
    complaints,
  }) => {
    await ask(request, person, CHESS);
    await page.goto(CATALOGUE);
    await card(page, 'Ajedrez').getByRole('button', { name: 'Estudiar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goBack();
    await expect(card(page, 'Ajedrez')).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Sin conexión: esto es lo último que sabemos de tus planes.')).toBeVisible();
    await expect(card(page, 'Ajedrez').getByText('Semana 1, intensidad alta')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(page.getByText(/^Sin conexión/)).toBeHidden();
    await expect(card(page, 'Ajedrez')).toBeVisible();
    complaints.splice(0);
  });
});

test('a visitor is told to sign in, and how', async ({ page }) => {
  for (const path of [NEW_PLAN, CATALOGUE]) {
    await page.goto(path);
    await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  }
});

test.describe('no accessibility violation', () => {
  const look = async (page: Page, what: string) => {
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), `${what}, ${width} ${colorScheme}`).toEqual([]);
      expect(await overflow(page), `${what}, ${width}`).toBeLessThanOrEqual(0);
    }
  };

  test('in the form', async ({ signedIn: page }) => {
    await page.goto(NEW_PLAN);
    await fillChess(page);
    await page.getByLabel('Experiencia').selectOption('Elo online');
    await page.getByLabel('Qué sabes y qué se te resiste').fill('No sé ganar finales de torre.');
    await page.getByRole('button', { name: /^Quitar Finales de torre/u }).waitFor();
    await create(page).click();
    await page.getByText(/^Escribe tu Elo/).waitFor();
    await look(page, 'chess, with errors');
    await game(page, 'Poker Texas Holdem').check();
    await look(page, 'poker');
  });

  test('in the catalogue', async ({ signedIn: page, person, request }) => {
    await ask(request, person, CHESS);
    await page.goto(CATALOGUE);
    await card(page, 'Ajedrez').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'asking');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await look(page, 'cards');
  });
});
