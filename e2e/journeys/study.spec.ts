import { readFile } from 'node:fs/promises';
import { axeViolations, expect, rulesOf, SCHEMES, test } from '../fixtures.ts';
import {
  CATALOGUE,
  estadoOf,
  firstTask,
  makePlan,
  openTask,
  POKER,
  readPlan,
  SESSION,
  STUDY,
  study,
  subscribe,
  tasks,
  taskWithExercises,
} from './study-helpers.ts';

// As most people see it: with the worker that goes on without network, and in motion.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

const TASK_FAILED = 'Error al actualizar el estado y/o prioridad en la base de datos';
const OBJECTIVE_FAILED = 'Error al actualizar el estado del objetivo en la base de datos';

test('I open my plan from the catalogue, and a reload keeps it', { tag: '@quick' }, async ({
  signedIn: page,
  person,
  request,
}) => {
  await makePlan(request, person);
  await study(page);
  expect(page.url()).not.toContain('plan-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajedrez' })).toBeVisible();
  await expect(page.getByText('Semana 1, intensidad alta. Elo online 1420, rápida.')).toBeVisible();
  await expect(page.getByText('La semana termina en')).toBeVisible();
  await page.reload();
  await expect(tasks(page)).toBeVisible();
  await expect(page).toHaveTitle('Ajedrez · Estratega');
});

test('without a chosen plan I am sent back to the catalogue, with a notice', async ({ signedIn: page }) => {
  await page.goto(STUDY);
  await expect(page).toHaveURL(CATALOGUE);
  await expect(page.getByText('Elige un plan para estudiar.')).toBeVisible();
});

test('signed out, I am told to sign in, and I come back to my plan', async ({ signedIn: page, person, request }) => {
  await makePlan(request, person);
  await study(page);
  await page.evaluate(() => localStorage.removeItem('estratega.token'));
  await page.reload();
  await expect(page.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Volver a donde estabas' }).click();
  await expect(tasks(page)).toBeVisible();
});

test('the countdown moves every second', async ({ signedIn: page, person, request }) => {
  await makePlan(request, person);
  await study(page);
  const clock = page.getByRole('timer', { name: /^Quedan 6 días/ });
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
});

test('I mark a task and an objective: the rings follow, and the server has it', { tag: '@quick' }, async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  const total = plan.planEstudio.flatMap(({ tareas }) => tareas).length;
  await study(page);
  await expect(page.getByText(`0/${total}`)).toBeVisible();
  await estadoOf(page, firstTask(plan).titulo).selectOption('finalizado');
  await tasks(page)
    .getByLabel(`Prioridad: ${firstTask(plan).titulo}`)
    .first()
    .selectOption('baja');
  await expect(page.getByText(`1/${total}`)).toBeVisible();
  const objectives = page.getByRole('table', { name: 'Objetivos de la semana' });
  await objectives.getByRole('combobox').first().selectOption('enProgreso');
  await expect
    .poll(async () => {
      const { planEstudio, objetivos } = await readPlan(request, person, plan.id);
      const task = planEstudio[0]?.tareas[0];
      return [task?.estado, task?.prioridad, objetivos[0]?.estado];
    })
    .toEqual(['finalizado', 'baja', 'enProgreso']);
  await page.reload();
  await expect(estadoOf(page, firstTask(plan).titulo)).toHaveValue('finalizado');
});

test('today’s session is one press away', { tag: '@quick' }, async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person);
  const { titulo, leccion } = firstTask(plan);
  const minutes = plan.planEstudio[0]?.tareas.reduce((sum, task) => sum + task.tiempo, 0);
  await study(page);
  const session = page.getByRole('region', { name: /^Tu sesión del / });
  await expect(session.getByRole('listitem').first()).toContainText(titulo);
  const theme = leccion?.tema ?? '';
  expect(theme).not.toBe('');
  await expect(session.getByRole('listitem').first()).toContainText(theme);
  await expect(tasks(page).getByRole('row', { name: titulo }).first()).toContainText(theme);
  await session.getByRole('button', { name: `Empezar la sesión, ${minutes} min` }).click();
  await expect(page).toHaveURL(SESSION);
  await expect(page).toHaveTitle(`${titulo} · Estratega`);
  await expect(page.locator('.s-barra .titulo')).toContainText(theme);
  await expect(page.locator('.s-barra .titulo')).toBeVisible();
  await expect(page.getByRole('timer', { name: /^Quedan \d+:\d\d$/ })).toBeVisible();
  await expect
    .poll(async () => (await readPlan(request, person, plan.id)).planEstudio[0]?.tareas[0]?.estado)
    .toBe('enProgreso');
});

test('on a phone the week folds by day: short, few stops, and nothing jumps while it loads', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const plan = await makePlan(request, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await study(page);
  await page.reload();
  await expect(tasks(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
    0.05,
  );
  const main = page.getByRole('main');
  // With the row of today's review, which is always there.
  expect(await main.evaluate((element) => element.scrollHeight)).toBeLessThanOrEqual(1980);
  await expect(tasks(page).getByRole('combobox')).toHaveCount(0);
  await expect(tasks(page).getByRole('button', { expanded: true })).toHaveCount(1);
  const stops = await main.evaluate((element) => {
    const names = new Set<string>();
    return [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (one) => {
        if (one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
          return false;
        // One stop for a group of radio buttons.
        if (one instanceof HTMLInputElement && one.type === 'radio') return !names.has(one.name) && names.add(one.name);
        return true;
      },
    ).length;
  });
  expect(stops).toBeLessThanOrEqual(30);
  // What can be changed comes with the opened row.
  const { titulo } = firstTask(plan);
  await tasks(page)
    .getByRole('button', { name: new RegExp(`^${titulo.slice(0, 12)}`) })
    .first()
    .click();
  await estadoOf(page, titulo).selectOption('finalizado');
  await expect
    .poll(async () => (await readPlan(request, person, plan.id)).planEstudio[0]?.tareas[0]?.estado)
    .toBe('finalizado');
});

test('I filter tasks and objectives', async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person);
  const total = plan.planEstudio.flatMap(({ tareas }) => tareas).length;
  await study(page);
  const rows = tasks(page).getByRole('row');
  await expect(rows).toHaveCount(total + 1);
  await estadoOf(page, firstTask(plan).titulo).selectOption('finalizado');
  const section = page.getByRole('region', { name: 'Tareas' });
  await section.getByRole('group', { name: 'Estado' }).getByText('Finalizado').click();
  await expect(rows).toHaveCount(2);
  await section.getByRole('group', { name: 'Estado' }).getByText('En progreso').click();
  await expect(page.getByText('Ninguna tarea con ese filtro.')).toBeVisible();
  const goals = page.getByRole('region', { name: 'Objetivos de la semana' });
  await goals.getByRole('group', { name: 'Estado' }).getByText('Finalizado').click();
  await expect(page.getByText('Ningún objetivo con ese filtro.')).toBeVisible();
});

test('I study a lesson: why, its exercises one by one, and the solution when I ask for it', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  const { task, diaIndex, tareaIndex } = taskWithExercises(plan);
  await study(page);
  const row = await openTask(page, plan, task);
  await expect(row.getByText('Por qué', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Estudiar: ${task.titulo}` }).click();
  await expect(page).toHaveURL(SESSION);
  await expect(page.getByRole('grid', { name: /^Tablero/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await expect(page.locator('.s-veredicto')).toContainText(/^La (solución|respuesta)/);
  // The server has judged it by the same bank.
  await expect
    .poll(async () => (await readPlan(request, person, plan.id)).planEstudio[diaIndex]?.tareas[tareaIndex]?.intentos)
    .toMatchObject([{ primero: 'visto' }]);
  const [first] = (await readPlan(request, person, plan.id)).planEstudio[diaIndex]?.tareas[tareaIndex]?.intentos ?? [];
  expect(task.leccion?.ejercicios).toContain(first?.ejercicio);
  await page.getByRole('button', { name: 'Salir de la sesión; se guarda por donde vas' }).click();
  await expect(page).toHaveURL(STUDY);
  await expect(tasks(page).getByRole('row', { name: task.titulo }).first()).toContainText('1 respondido');
});

test('a poker lesson deals cards', async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person, POKER);
  const { task, diaIndex, tareaIndex } = taskWithExercises(plan);
  await study(page);
  await (await openTask(page, plan, task)).getByRole('button', { name: `Estudiar: ${task.titulo}` }).click();
  await expect(page).toHaveURL(SESSION);
  // Some hands are a sum or a rule without a table: go on until cards are dealt.
  const cards = page.getByRole('img', { name: / de (picas|corazones|diamantes|tréboles)\b/ });
  for (const _ of task.leccion?.ejercicios ?? []) {
    await expect(page.getByRole('button', { name: /^(Rendirme|Comparar con las claves)$/ })).toBeVisible();
    if ((await cards.count()) > 0) break;
    const own = page.getByRole('button', { name: 'Comparar con las claves' });
    if (await own.isVisible()) {
      await own.click();
      await page.getByRole('button', { name: 'No la tenía' }).click();
    } else await page.getByRole('button', { name: 'Rendirme' }).click();
    await page.getByRole('button', { name: /^Siguiente/ }).click();
  }
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await expect(page.locator('.s-veredicto')).toContainText('La respuesta');
  await expect
    .poll(
      async () =>
        (await readPlan(request, person, plan.id)).planEstudio[diaIndex]?.tareas[tareaIndex]?.intentos?.length ?? 0,
    )
    .toBeGreaterThan(0);
});

test('my timer keeps real time through a pause and a reload, and ends by offering to finish', async ({
  signedIn: page,
  person,
  request,
}) => {
  const plan = await makePlan(request, person);
  const { titulo, tiempo } = firstTask(plan);
  await page.clock.install();
  await study(page);
  const timer = tasks(page).getByRole('timer', { name: `Temporizador de ${titulo}` });
  /** What is on its way to the server would see its patience end in the leap: it arrives first. */
  const leap = async (time: string) => {
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('estratega.cambio.'))))
      .toEqual([]);
    await page.clock.fastForward(time);
  };
  await tasks(page)
    .getByRole('button', { name: `Iniciar temporizador: ${titulo}` })
    .click();
  // Minutes, not seconds: between two looks the real time of a busy machine goes by.
  await expect(timer).toHaveText(new RegExp(`^(${tiempo}:00|${tiempo - 1}:\\d\\d)$`, 'u'));
  await page.clock.runFor(61_000);
  await expect(timer).toContainText(`${tiempo - 2}:`);
  // The tab sleeps: no beat for ten minutes.
  await leap('10:00');
  await expect(timer).toContainText(`${tiempo - 12}:`);
  await page.reload();
  await expect(timer).toContainText(`${tiempo - 12}:`);
  await tasks(page)
    .getByRole('button', { name: `Pausar el temporizador de ${titulo}` })
    .click();
  await leap('30:00');
  await expect(timer).toContainText(`${tiempo - 12}:`);
  await tasks(page)
    .getByRole('button', { name: `Iniciar el temporizador de ${titulo}`, exact: true })
    .click();
  await leap('59:00');
  await page.clock.runFor(2_000);
  await expect(page.getByText(`Se acabó el tiempo de «${titulo}». ¿Terminaste la tarea?`)).toBeAttached();
  await expect(page).toHaveTitle('Se acabó el tiempo · Ajedrez · Estratega');
  await expect(estadoOf(page, titulo)).toHaveValue('esperando');
  await tasks(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect(estadoOf(page, titulo)).toHaveValue('finalizado');
});

test('on a phone the running timer follows me at the bottom', async ({ signedIn: page, person, request }) => {
  test.slow();
  const plan = await makePlan(request, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await study(page);
  const { titulo } = firstTask(plan);
  await tasks(page)
    .getByRole('button', { name: new RegExp(`^${titulo.slice(0, 12)}`) })
    .first()
    .click();
  await tasks(page)
    .getByRole('button', { name: `Iniciar temporizador: ${titulo}` })
    .click();
  const dock = page.getByRole('region', { name: 'Temporizador en curso' });
  await expect(dock).toBeHidden();
  await page.getByRole('heading', { name: 'Objetivos de la semana' }).scrollIntoViewIfNeeded();
  await expect(dock).toBeVisible();
  await dock.getByRole('button', { name: /^Pausar/ }).click();
  await expect(dock.getByText('En pausa')).toBeVisible();
  // What the dock happens to cover is as small as what is left of it; all else must hold.
  expect((await axeViolations(page)).filter((violation) => !violation.startsWith('target-size'))).toEqual([]);
});

test('what I change while the server fails is kept, announced, and arrives after a reload', async ({
  signedIn: page,
  person,
  request,
  complaints,
}) => {
  const plan = await makePlan(request, person);
  const { titulo } = firstTask(plan);
  await study(page);
  await page.route('**/api/chat/actualizar-*', (route) => route.abort());
  await estadoOf(page, titulo).selectOption('finalizado');
  await page
    .getByRole('table', { name: 'Objetivos de la semana' })
    .getByRole('combobox')
    .first()
    .selectOption('finalizado');
  await expect(page.getByText(/2 cambios por enviar; los guardamos aquí y lo seguimos intentando\./)).toBeVisible();
  await expect(estadoOf(page, titulo)).toHaveValue('finalizado');
  await page.reload();
  await expect(estadoOf(page, titulo)).toHaveValue('finalizado');
  expect((await readPlan(request, person, plan.id)).planEstudio[0]?.tareas[0]?.estado).toBe('esperando');
  await page.unroute('**/api/chat/actualizar-*');
  await expect
    .poll(async () => {
      const { planEstudio, objetivos } = await readPlan(request, person, plan.id);
      return [planEstudio[0]?.tareas[0]?.estado, objetivos[0]?.estado];
    })
    .toEqual(['finalizado', 'finalizado']);
  await expect(page.getByText(/por enviar/)).toBeHidden();
  // Exactly the sentences of the specification, besides what the browser itself says of an aborted request.
  const said = complaints.splice(0).filter((text) => !text.includes('net::ERR_FAILED'));
  expect(said.every((text) => text.startsWith(TASK_FAILED) || text.startsWith(OBJECTIVE_FAILED))).toBe(true);
  expect(said.length).toBeGreaterThan(0);
});

test('without network my plan opens, and what I do there arrives later', async ({
  signedIn: page,
  person,
  request,
  context,
  complaints,
}) => {
  const plan = await makePlan(request, person);
  const { titulo } = firstTask(plan);
  await study(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(tasks(page)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Sin conexión\. Este es el plan guardado en este dispositivo\./)).toBeVisible();
  await estadoOf(page, titulo).selectOption('finalizado');
  await expect(page.getByText(/1 cambio por enviar/)).toBeVisible();
  await page.reload();
  await expect(estadoOf(page, titulo)).toHaveValue('finalizado');

  await context.setOffline(false);
  await expect
    .poll(async () => (await readPlan(request, person, plan.id)).planEstudio[0]?.tareas[0]?.estado)
    .toBe('finalizado');
  await expect(page.getByText(/Sin conexión/)).toBeHidden();
  const said = complaints.splice(0).filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'));
  expect(said.every((text) => text.startsWith(TASK_FAILED))).toBe(true);
});

test('two tabs agree, and each change is sent once', async ({ signedIn: page, person, request, context }) => {
  const plan = await makePlan(request, person);
  const { titulo } = firstTask(plan);
  await study(page);
  const other = await context.newPage();
  await other.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    'estratega.token',
    person.token,
  ] as const);
  await study(other);
  let posts = 0;
  context.on('request', (sent) => {
    if (sent.url().includes('actualizar-estado-tarea')) posts += 1;
  });
  const stored = () =>
    expect.poll(async () => (await readPlan(request, person, plan.id)).planEstudio[0]?.tareas[0]?.estado);
  await estadoOf(page, titulo).selectOption('finalizado');
  await expect(estadoOf(other, titulo)).toHaveValue('finalizado');
  // Two changes that wait together are rightly sent as one: the first has to be there before the second is made.
  await stored().toBe('finalizado');
  await estadoOf(other, titulo).selectOption('enProgreso');
  await expect(estadoOf(page, titulo)).toHaveValue('enProgreso');
  await stored().toBe('enProgreso');
  await expect(estadoOf(page, titulo)).toHaveValue('enProgreso');
  expect(posts).toBe(2);
  await tasks(page)
    .getByRole('button', { name: `Iniciar temporizador: ${titulo}` })
    .click();
  await expect(tasks(other).getByRole('timer', { name: `Temporizador de ${titulo}` })).toBeVisible();
});

test('I take the week to my calendar', async ({ signedIn: page, person, request }) => {
  await makePlan(request, person);
  await study(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Llevar a mi calendario' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('estratega-semana.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VCALENDAR');
});

test('free shows an ad and what Pro would show; Pro has no ad and sees its progress', async ({
  signedIn: page,
  person,
  request,
}) => {
  await makePlan(request, person);
  await study(page);
  await expect(page.getByRole('complementary', { name: 'Anuncio' })).toBeVisible();
  await expect(page.getByText(/Con Plan Pro verás aquí tus semanas/)).toBeVisible();
  await subscribe(request, person, 'pro');
  await page.reload();
  await expect(page.getByText(/Cuando estudies tu primera sesión verás aquí tus minutos y aciertos/u)).toBeVisible();
  await expect(page.getByText('Anuncio', { exact: true })).toBeHidden();
});

test('marking a task answers within a frame', async ({ signedIn: page, person, request }) => {
  const plan = await makePlan(request, person);
  await study(page);
  const select = estadoOf(page, firstTask(plan).titulo);
  const drawn = await select.evaluate((element: HTMLSelectElement) => {
    element.value = 'finalizado';
    element.dispatchEvent(new Event('change', { bubbles: true }));
    // The same task, before the browser draws again: nothing was left for later.
    return element.closest('tr')?.className;
  });
  expect(drawn).toContain('hecha');
});

for (const [game, tema] of [
  ['chess', undefined],
  ['poker', POKER],
] as const) {
  test(`the ${game} study screen has no accessibility violation and no overflow`, async ({
    signedIn: page,
    person,
    request,
  }) => {
    test.slow();
    const plan = await makePlan(request, person, tema);
    const { titulo } = firstTask(plan);
    await study(page);
    await tasks(page)
      .getByRole('button', { name: `Iniciar temporizador: ${titulo}` })
      .click();
    for (const width of [390, 1280]) {
      // Tall enough that no bar fixed at the bottom covers a control while it is measured.
      await page.setViewportSize({ width, height: 8000 });
      await page.reload();
      await expect(tasks(page)).toBeVisible();
      await tasks(page).getByRole('button', { expanded: false }).nth(2).click();
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await axeViolations(page, rulesOf(colorScheme)), `${width} ${colorScheme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} ${colorScheme}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
