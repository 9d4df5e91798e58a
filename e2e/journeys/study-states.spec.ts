import { axeViolations, expect, rulesOf, SCHEMES, test } from '../fixtures.ts';
import { expectOpenToAll } from './looks.ts';
import { exerciseOf } from './session-bank.ts';
import { bearer, firstTask, makePlan, openTask, POKER, study, subscribe, taskWithExercises } from './study-helpers.ts';

/** What opens on the study screen only when it is asked for. Missed days and the week's end are in study-advance. */

const TALL = { height: 8000 };

test('an opened task, «no aplica» and a task of my own are open to all', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.slow();
  const plan = await makePlan(request, person);
  const task = firstTask(plan);
  await study(page);
  const row = await openTask(page, plan, task);
  await expectOpenToAll(page, 'opened task', TALL);
  await page.setViewportSize({ width: 1280, height: 8000 });
  await row.getByRole('button', { name: `No aplica: ${task.titulo}` }).click();
  await expect(row.getByRole('radio', { name: 'Ya lo sé' })).toBeFocused();
  await row.getByRole('radio', { name: 'Otro motivo' }).check();
  await row.getByRole('button', { name: 'Marcar que no aplica' }).click();
  await expect(row.getByText('Cuéntanos en pocas palabras por qué no aplica.')).toBeVisible();
  // Rows are drawn anew when the week folds for a phone, and a form begun does not outlive that: at one size, then.
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, rulesOf(colorScheme)), `«no aplica», with its error, ${colorScheme}`).toEqual([]);
  }
  await row.getByLabel('Cuéntanos por qué').fill('Ya no juego esa apertura');
  await row.getByRole('button', { name: 'Marcar que no aplica' }).click();
  await expect(row.getByText(/Cuenta como hecha\.$/u)).toBeVisible();
  await expectOpenToAll(page, 'does not apply', TALL);
  await page.getByRole('button', { name: 'Agregar una tarea tuya' }).click();
  await expect(page.getByLabel('Qué vas a hacer')).toBeFocused();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText('Escribe qué vas a hacer.')).toBeVisible();
  await expectOpenToAll(page, 'a task of mine, with its error', TALL);
});

test('filters, lanes and the help of poker are open to all', async ({ signedIn: page, person, request }) => {
  test.slow();
  await makePlan(request, person, POKER);
  await study(page);
  await page.getByText('Si el juego deja de ser un juego, hay ayuda gratuita').click();
  await page.getByRole('group', { name: 'Estado' }).first().getByText('Finalizado').click();
  await expect(page.getByText('Ninguna tarea con ese filtro.')).toBeVisible();
  await expectOpenToAll(page, 'nothing to show', TALL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('heading', { name: 'En qué se va tu semana' }).click();
  await expect(page.getByRole('group', { name: 'Teoría' })).toBeVisible();
  await expectOpenToAll(page, 'lanes', TALL);
});

test('the progress of a pro who has answered is open to all', async ({ signedIn: page, person, request }) => {
  test.slow();
  const plan = await makePlan(request, person);
  await subscribe(request, person, 'pro');
  const { task, ...place } = taskWithExercises(plan);
  // Of the bank, and no more than a session would meet.
  const met = (task.leccion?.ejercicios ?? []).filter((id) => !id.startsWith('g.')).slice(0, 12);
  const intentos = met.map((ejercicio, i) => {
    const exercise = exerciseOf(ejercicio);
    // Half of them right, half given up.
    const jugadas = exercise.tipo === 'ajedrez' && i % 2 === 0 ? exercise.linea.filter((_, ply) => ply % 2 === 0) : [];
    return {
      id: crypto.randomUUID(),
      ...place,
      ejercicio,
      respuesta:
        exercise.tipo === 'ajedrez'
          ? { jugadas }
          : exercise.tipo === 'ajedrez-partida'
            ? { partida: [], fin: 'rendido' }
            : { preguntas: [] },
      pistas: 0,
      ms: 20_000,
      hechoEn: new Date().toISOString(),
    };
  });
  const data = { planId: plan.id, intentos };
  const sent = await request.post('/api/chat/registrar-intentos', { headers: bearer(person), data });
  expect(sent.status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await study(page);
  const section = page.getByRole('region', { name: 'Información sobre tu progreso' });
  await section.getByRole('heading', { level: 2 }).click();
  await expect(section.getByText(/^Ver en tabla: /u).first()).toBeVisible();
  for (const table of await section.getByText(/^Ver en tabla: /u).all()) await table.click();
  await expect(section.getByRole('table').first()).toBeVisible();
  await expectOpenToAll(page, 'progress', TALL);
});
