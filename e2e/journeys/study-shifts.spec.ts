import { axeViolations, expect, test } from '../fixtures.ts';
import { bearer, firstTask, makePlan, openTask, POKER, readPlan, study, tasks } from './study-helpers.ts';

/** What a player changes of a running week. Missed days need time to pass: they are in study-advance. */

test.use({ serviceWorkers: 'allow' });

interface Shifted {
  readonly informacionTema: { readonly preferencias?: { readonly carriles?: unknown } };
  readonly propias: readonly { readonly titulo: string; readonly estado: string; readonly tiempo: number }[];
}

test('I see where my week goes and ask for more games: it is kept for the next one', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  await study(page);
  const section = page.getByRole('region', { name: 'En qué se va tu semana' });
  const rows = section.getByRole('table', { name: 'Minutos de la semana por carril' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Tu camino' })).toContainText(/\d+ min/);
  await section.getByRole('group', { name: 'Partidas' }).getByText('Más').click();
  await expect(section.getByText('Guardado. Tu próxima semana: más partidas.')).toBeVisible();
  const stored = (await readPlan(request, person, plan.id)) as unknown as Shifted;
  expect(stored.informacionTema.preferencias?.carriles).toEqual({ juego: 1, teoria: 0 });
  await page.reload();
  await expect(section.getByRole('group', { name: 'Partidas' }).getByRole('radio', { name: 'Más' })).toBeChecked();
});

test('a task does not apply: without network I say why, it counts as done, and later I take it back', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  const plan = await makePlan(request, person);
  const task = firstTask(plan);
  await study(page);
  const row = await openTask(page, plan, task);
  // The browser keeps every part of the screen, also those that were never opened.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await row.getByRole('button', { name: `No aplica: ${task.titulo}` }).click();
  await row.getByLabel('No tengo con qué').check();
  await row.getByRole('button', { name: 'Marcar que no aplica' }).click();
  await expect(row.getByText('No tengo con qué. Lo tenemos en cuenta en las próximas semanas.')).toBeVisible();
  await expect(row.getByLabel(`Estado: ${task.titulo}`)).toHaveValue('finalizado');
  await expect(page.getByText(/1 cambio por enviar/)).toBeVisible();
  await page.context().setOffline(false);
  const state = async () => (await readPlan(request, person, plan.id)).planEstudio[0]?.tareas[0]?.estado;
  await expect.poll(state).toBe('finalizado');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 8000 });
    expect(await axeViolations(page)).toEqual([]);
  }
  await row.getByRole('button', { name: `Deshacer «no aplica»: ${task.titulo}` }).click();
  await expect.poll(state).toBe('esperando');
  // The network that was taken away, and nothing else.
  expect(complaints.splice(0).every((text) => /ERR_INTERNET_DISCONNECTED|Error al actualizar/.test(text))).toBe(true);
});

test('I add a task of my own, finish it, and take it away', async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person);
  const total = plan.planEstudio.flatMap(({ tareas }) => tareas).length;
  await study(page);
  await page.getByRole('button', { name: 'Agregar una tarea tuya' }).click();
  await page.getByLabel('Qué vas a hacer').fill('Clase con mi profesor');
  await page.getByLabel('Minutos', { exact: true }).fill('45');
  await page.getByLabel('Nota (opcional)').fill('Llevar la partida del sábado.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText('Tarea agregada.')).toBeVisible();
  await expect(page.getByText(`0/${total + 1}`)).toBeVisible();
  const row = tasks(page).getByRole('row', { name: 'Clase con mi profesor', exact: true });
  await row.getByLabel('Estado: Clase con mi profesor').selectOption('finalizado');
  await expect(page.getByText(`1/${total + 1}`)).toBeVisible();
  const own = async () => ((await readPlan(request, person, plan.id)) as unknown as Shifted).propias;
  await expect.poll(async () => (await own())[0]?.estado).toBe('finalizado');
  await page.reload();
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('button', { name: 'Quitar tarea: Clase con mi profesor' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(own).toEqual([]);
});

test('a day has room for five tasks of mine, and the sixth is refused in words', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  const plan = await makePlan(request, person);
  await study(page);
  for (let i = 0; i < 5; i++) {
    const fecha = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
    const data = { planId: plan.id, id: crypto.randomUUID(), fecha, titulo: `Tarea ${i}`, tiempo: 10 };
    expect((await request.post('/api/chat/tarea-propia', { headers: bearer(person), data })).status()).toBe(201);
  }
  await page.getByRole('button', { name: 'Agregar una tarea tuya' }).click();
  await page.getByLabel('Qué vas a hacer').fill('Una más');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText('Ese día ya tiene 5 tareas tuyas. Quita una para agregar otra.')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true);
});

test('a poker week says quietly where to find help', async ({ signedIn: page, person, request }) => {
  await makePlan(request, person, POKER);
  await study(page);
  const help = page.getByText('Si el juego deja de ser un juego, hay ayuda gratuita');
  await help.click();
  await expect(page.getByRole('main').getByText('Argentina', { exact: true })).toBeVisible();
  await page.goto('/gestion-bankroll-poker');
  await expect(page.getByText('Si el juego deja de ser un juego, hay ayuda gratuita')).toBeVisible();
});
