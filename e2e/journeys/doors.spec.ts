import { LEGAL } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { enter, openSession, square } from './session-helpers.ts';
import { CHESS, makePlan, study, taskWithExercises } from './study-helpers.ts';

/** What stands before a screen, and what a screen says of itself. */

const PHONE = { width: 390, height: 664 };
const TALL = { width: 390, height: 844 };

test('who comes to a session without an account finds the way home, a way in and a move to try', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/sesion', '/repaso']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Crear una cuenta' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Probar una jugada sin cuenta' })).toBeVisible();
    await main.getByRole('link', { name: 'Estratega' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('a week that is loaded anew is asked for before anything else, and once', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  await study(page);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Empezar la sesión/u })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const wanted = asked.filter((path) => path.startsWith('/api/'));
  expect(wanted[0]).toBe(`/api/chat/obtener-plan/${plan.id}`);
  expect(wanted.filter((path) => path === wanted[0])).toHaveLength(1);
});

test('on a short phone the way on of a finished question, and every option of an open one, is in sight', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const plan = await makePlan(request, person, {
    ...CHESS,
    elo: 1550,
    conocimientosAjedrez: 'Quiero aprender los finales de torre: Lucena y Philidor.',
  });
  const at = plan.planEstudio
    .flatMap(({ tareas }, diaIndex) => tareas.map((tarea, tareaIndex) => ({ tarea, diaIndex, tareaIndex })))
    .find(({ tarea }) => tarea.tipo === 'teoria' && tarea.leccion?.ejercicios[0]?.startsWith('c.aj-fin-torre.'));
  if (!at) throw new Error('The week has no chapter');
  await enter(page, plan.id, at);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const options = page.getByRole('group', { name: 'Tu respuesta' }).getByRole('button');
  await expect(options).toHaveCount(3);
  for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Rendirme' })).toBeInViewport({ ratio: 1 });
  await options.first().click();
  await expect(page.getByRole('button', { name: /^Siguiente/u })).toBeInViewport({ ratio: 1 });
});

test('the pieces are asked for before the packs of other days', async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person);
  const { diaIndex, tareaIndex } = taskWithExercises(plan);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await enter(page, plan.id, { diaIndex, tareaIndex });
  await expect(page.locator('[data-casilla]').first()).toBeVisible();
  const packs = () => asked.filter((path) => path.startsWith('/lecciones/')).length;
  // The whole week comes all the same, for days without network.
  await expect.poll(packs).toBeGreaterThan(20);
  const pieces = asked.findIndex((path) => /\/pieces-.*\.svg$/u.test(path));
  expect(pieces).toBeGreaterThan(-1);
  expect(asked.slice(0, pieces).filter((path) => path.startsWith('/lecciones/')).length).toBeLessThan(packs() / 2);
});

for (const kind of ['test', 'repaso'] as const)
  test(`«sin pistas» is meant: no hint is offered in a task of the kind ${kind}`, async ({
    signedIn: page,
    person,
    request,
  }) => {
    await openSession(page, request, person, kind, [LEGAL]);
    await expect(square(page, 'f3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rendirme' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pista/u })).toHaveCount(0);
    await page.keyboard.press('p');
    await expect(page.locator('.s-pista')).toHaveCount(0);
  });

test('a session that was left is gone on with in one place: its clock does not cover the button', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  await page.setViewportSize(TALL);
  await enter(page, plan.id);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Continuar/u })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Temporizador en curso' })).toHaveCount(0);
});
