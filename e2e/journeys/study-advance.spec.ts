import type { APIRequestContext, Page } from '@playwright/test';
import { expect, newEmail, PASSWORD, type Person, TOKEN_KEY, test } from '../fixtures.ts';
import { expectOpenToAll } from './looks.ts';
import { bearer, CATALOGUE, makePlan, type Plan, study, subscribe, tasks } from './study-helpers.ts';

/**
 * Weeks pass here. Everybody begins on the first day, and no more than four weeks go by: a session lasts thirty days, and
 * moving the server's clock ages it too.
 */
test.describe.configure({ mode: 'serial' });

test.use({ serviceWorkers: 'allow' });

interface Player {
  readonly person: Person;
  readonly plan: Plan;
}
const players = {} as Record<'free' | 'pro' | 'unlucky' | 'limited', Player>;

const newPlayer = async (request: APIRequestContext): Promise<Player> => {
  const who = { name: 'Julieta Sosa', email: newEmail(), password: PASSWORD };
  const { token } = (await (await request.post('/api/auth/sign-up/email', { data: who })).json()) as { token: string };
  const person = { ...who, token };
  const data = { consentimientos: { tratamientoDatos: true } };
  await request.patch('/api/usuarios/yo', { data, headers: bearer(person) });
  const plan = await makePlan(request, person);
  await finish(request, person, plan);
  return { person, plan };
};

const finish = async (request: APIRequestContext, person: Person, plan: Plan) => {
  const headers = bearer(person);
  for (const [diaIndex, { tareas }] of plan.planEstudio.entries()) {
    for (const tareaIndex of tareas.keys()) {
      const data = { planId: plan.id, diaIndex, tareaIndex, nuevoEstado: 'finalizado', nuevaPrioridad: null };
      await request.post('/api/chat/actualizar-estado-tarea', { headers, data });
    }
  }
  for (const objetivoIndex of plan.objetivos.keys()) {
    const data = { planId: plan.id, objetivoIndex, nuevoEstado: 'finalizado' };
    await request.post('/api/chat/actualizar-estado-objetivo', { headers, data });
  }
};

const aWeekPasses = async (request: APIRequestContext) => {
  const moved = await request.post('/emuladores/reloj', { data: { avanzarDias: 7 } });
  expect(moved.ok()).toBe(true);
};

/** Each journey may be the first that is run; the first week of everybody goes by once. */
let firstWeekOver = false;
const theFirstWeekPasses = async (request: APIRequestContext) => {
  if (firstWeekOver) return;
  await aWeekPasses(request);
  firstWeekOver = true;
};

const enter = (page: Page, { person }: Player) =>
  page.addInitScript(
    ([key, token]) => {
      localStorage.setItem(key, token);
      localStorage.setItem('cookieConsent', 'true');
    },
    [TOKEN_KEY, person.token] as const,
  );

const advance = (page: Page) => page.getByRole('button', { name: 'Avanzar', exact: true });
const LIMIT =
  'Has alcanzado el límite de 3 progresiones en el plan gratuito. Considera actualizar a un plan superior para continuar progresando.';

test.beforeAll(async ({ request }) => {
  for (const name of ['free', 'pro', 'unlucky', 'limited'] as const) players[name] = await newPlayer(request);
  await subscribe(request, players.pro.person, 'pro');
});

test('I advance only when all is finished and the week is over, and get the next week', { tag: '@quick' }, async ({
  page,
  request,
}) => {
  await enter(page, players.free);
  await study(page);
  await expect(page.getByText('100 %')).toBeVisible();
  await expect(advance(page)).toBeHidden();

  await theFirstWeekPasses(request);
  await page.reload();
  await expect(page.getByText('La semana ha terminado')).toBeVisible();
  await expect(advance(page)).toBeVisible();
  // The last thing I change here still counts: the control goes and comes back.
  const first = tasks(page)
    .getByRole('combobox', { name: /^Estado/ })
    .first();
  await first.selectOption('enProgreso');
  await expect(advance(page)).toBeHidden();
  await first.selectOption('finalizado');
  await expect(page.getByLabel('Información nueva para tu próximo plan')).toBeHidden();
  await expectOpenToAll(page, 'the week is over', { height: 8000 });
  await advance(page).click();
  await expect(page).toHaveURL(CATALOGUE);
  await page.getByRole('button', { name: 'Estudiar' }).click();
  await expect(page.getByText(/^Semana 2,/)).toBeVisible();
  await expect(page.getByText('0 %', { exact: true })).toBeVisible();
});

test('Pro, I say what is new, and my finished week is in my progress', async ({ page, request }) => {
  await theFirstWeekPasses(request);
  await enter(page, players.pro);
  await study(page);
  await page.getByLabel('Información nueva para tu próximo plan').fill('Juego un torneo el domingo.');
  await advance(page).click();
  await expect(page).toHaveURL(CATALOGUE);
  await page.getByRole('button', { name: 'Estudiar' }).click();
  await page.getByText('Ver en tabla: Minutos por semana').click();
  const weeks = page.getByRole('table', { name: 'Minutos por semana' }).getByRole('row');
  await expect(weeks.nth(1)).toContainText('1');
  // On a phone the section waits behind its title.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading', { name: 'Información sobre tu progreso' }).click();
  await page.getByText('Ver en tabla: Minutos por semana').click();
  await expectOpenToAll(page, 'progress', { height: 8000 });
});

test('if advancing fails I read it, and nothing has changed', async ({ page, request, complaints }) => {
  await theFirstWeekPasses(request);
  await enter(page, players.unlucky);
  await study(page);
  await page.route('**/api/chat/custom-prompt', (route) => route.abort());
  await advance(page).click();
  await expect(
    page.getByText('Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.'),
  ).toBeVisible();
  await page.unroute('**/api/chat/custom-prompt');
  await advance(page).click();
  await expect(page).toHaveURL(CATALOGUE);
  expect(complaints.splice(0).every((text) => text.includes('net::ERR_FAILED'))).toBe(true);
});

test('free, I may advance three times and am then told so', async ({ page, request }) => {
  await theFirstWeekPasses(request);
  const { person } = players.limited;
  let { plan } = players.limited;
  for (let week = 1; week <= 3; week++) {
    const { informacionTema } = plan;
    const response = await request.post('/api/chat/custom-prompt', {
      headers: bearer(person),
      data: { informacionTema, eliminarAnterior: true, planId: plan.id },
    });
    expect(response.status()).toBe(201);
    plan = (await response.json()) as Plan;
    await finish(request, person, plan);
    await aWeekPasses(request);
  }
  await enter(page, players.limited);
  await study(page);
  await expect(page.getByText(LIMIT)).toBeVisible();
  await expect(advance(page)).toBeHidden();
  const region = page.getByRole('region', { name: 'Avanzar' });
  await expect(region.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/subscripcion-selector');
});

test('I miss two days, see what re-planning would do, and accept it', async ({ page, request }) => {
  const who = { name: 'Julieta Sosa', email: newEmail(), password: PASSWORD };
  const { token } = (await (await request.post('/api/auth/sign-up/email', { data: who })).json()) as { token: string };
  const person = { ...who, token };
  const data = { consentimientos: { tratamientoDatos: true } };
  await request.patch('/api/usuarios/yo', { data, headers: bearer(person) });
  const plan = await makePlan(request, person);
  expect((await request.post('/emuladores/reloj', { data: { avanzarDias: 2 } })).ok()).toBe(true);
  await enter(page, { person, plan });
  await study(page);
  await expect(page.getByText(/^Te perdiste el \S+ y el \S+\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Reorganizar la semana' }).click();
  const preview = page.getByRole('region', { name: /^Así quedaría: \d+ minutos de vuelta$/ });
  await expect(preview).toBeVisible();
  await expectOpenToAll(page, 'what re-planning would do', { height: 8000 });
  await preview.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Reorganizar la semana' }).click();
  await preview.getByRole('button', { name: 'Reorganizar así' }).click();
  await expect(page.getByText('Listo: tu semana quedó reorganizada.')).toBeVisible();
  await expect(page.getByText(/^Te perdiste/)).toBeHidden();
  // Nothing was lost from the list, and what came over is offered today.
  await expect(tasks(page).getByRole('row')).toHaveCount(plan.planEstudio.flatMap(({ tareas }) => tareas).length + 1);
  await expect(page.getByRole('button', { name: /^Empezar la sesión, (?:6[05]|7[05]) min$/ })).toBeVisible();
});
