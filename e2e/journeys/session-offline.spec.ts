import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './session-helpers.ts';
import { bearer, CATALOGUE, makePlan, readPlan, study } from './study-helpers.ts';

/** A day without network: studied whole, in two tabs, with one of them killed on the way; then sent. */

test.use({ serviceWorkers: 'allow' });

const START = /^(?:Continuar|Empezar la sesión),/u;
const kindOf = (page: Page) => page.locator('main.sesion').getAttribute('data-paso');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Whatever the step is, it is done; false once the summary is there. */
async function doStep(page: Page): Promise<boolean> {
  await expect(page.locator('main.sesion[data-paso], main.s-fin')).toBeVisible();
  if (await page.locator('main.s-fin').isVisible()) return false;
  switch (await kindOf(page)) {
    case 'ejercicio':
      await button(page, 'Rendirme').click();
      // A task is time: thinking for five minutes over each uses it up.
      await page.clock.fastForward(300_000);
      await button(page, /^(?:Siguiente|Siguiente mano|Terminar)$/u).click();
      break;
    case 'lamina':
      await button(page, /^(?:Siguiente|Terminar|Empezar)/u).click();
      break;
    case 'pregunta':
      await button(page, 'Ver la respuesta').click();
      await button(page, 'La sabía').click();
      break;
    case 'jugar':
      await button(page, 'Ya jugué').click();
      await page.getByLabel('¿Qué harías distinto?').fill('Mirar antes los jaques');
      await button(page, 'Guardar y terminar').click();
      break;
    case 'analizar':
      await page.getByLabel(/Pega la partida/u).fill('1.e4 e5 2.Cf3 Cc6');
      await button(page, 'Abrir la partida').click();
      await button(page, 'Siguiente').click();
      await button(page, /^Marcar/u).click();
      await button(page, 'Guardar y terminar').click();
      break;
    case 'cierre':
      await button(page, 'Cerrar la semana').click();
      break;
    default:
      // The card of a chapter leads to its test.
      await button(page, /^(?:Terminar|Listo|Siguiente|A la prueba)/u).click();
  }
  return true;
}

interface Waiting {
  readonly id: string;
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly ejercicio: string;
}
const waiting = (page: Page): Promise<Waiting[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('estratega.intento.'))
      .toSorted()
      .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null').respuesta.intento),
  );

const LATE = 20;
const EARLIER_MS = 6 * 3_600_000;

test('a whole day studied without network, in two tabs and with a kill between, arrives once and whole', async ({
  signedIn: page,
  person,
  request,
  context,
  complaints,
}) => {
  test.slow();
  // A day is studied in leaps of minutes, and must not end at midnight: in the late evening it begins earlier.
  const hour = await page.evaluate(() => new Date().getHours());
  await context.clock.install({ time: Date.now() - (hour >= LATE ? EARLIER_MS : 0) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plan = await makePlan(request, person);
  const today = plan.planEstudio[0]?.tareas ?? [];
  // With network: the week is opened, and the browser keeps what today needs.
  await study(page);
  await expect(button(page, START)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await button(page, START).click();
  await expect(page.locator('main.sesion[data-paso]')).toBeVisible();
  const lessons = new Set(
    today.flatMap((task) => (task as { leccion?: { paquetes?: string[] } }).leccion?.paquetes ?? []),
  );
  await expect
    .poll(() =>
      page.evaluate(
        async (addresses) => {
          const found = await Promise.all(addresses.map((address) => caches.match(address)));
          return found.every(Boolean);
        },
        [...lessons],
      ),
    )
    .toBe(true);
  const other = await context.newPage();
  await study(other);
  await expect(button(other, START)).toBeVisible();

  await context.setOffline(true);
  const done: string[] = [];
  const note = async (where: Page) => {
    for (const { id } of await waiting(where)) if (!done.includes(id)) done.push(id);
  };
  for (let i = 0; i < 3 && (await doStep(page)); i++);
  await note(page);
  // Gone in the middle of an exercise, without a goodbye of any kind.
  await page.close();

  // The other tab goes on where that one stopped, and is killed with the process that drew it; a third finishes the day.
  await button(other, START).click();
  for (let i = 0; i < 2 && (await doStep(other)); i++);
  await note(other);
  const cdp = await context.newCDPSession(other);
  const crashed = other.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => {});
  await crashed;
  await other.close();
  const third = await context.newPage();
  await third.emulateMedia({ reducedMotion: 'reduce' });
  await third.goto(CATALOGUE);
  await button(third, 'Estudiar').click();
  await button(third, START).click();
  for (let task = 0; task < today.length + 1; task++) {
    while (await doStep(third));
    await third.getByText('Difícil', { exact: true }).click();
    const more = button(third, /Seguir con la próxima tarea/u);
    if (!(await more.isVisible())) break;
    await more.click();
    await expect(third.locator('main.s-fin')).toBeHidden();
  }
  await note(third);
  const kept = await waiting(third);
  // What was served is of its task, and every answer of the three tabs is still here.
  for (const { ejercicio, tareaIndex } of kept) {
    const { unidad = '', ejercicios = [], partidas = [] } = today[tareaIndex]?.leccion ?? {};
    // What a stage asks while it is read is of its unit, and in no list.
    const isStep = ejercicio.startsWith(`c.${unidad.replace('@', '.')}.p`);
    expect(isStep || [...ejercicios, ...partidas].includes(ejercicio), ejercicio).toBe(true);
  }
  expect(new Set(kept.map(({ tareaIndex }) => tareaIndex)).size).toBeGreaterThan(0);
  expect(kept.map(({ id }) => id).toSorted()).toEqual(done.toSorted());

  // Two tabs hear the network come back at once, and the first thing sent arrives though its answer never does.
  const fourth = await context.newPage();
  await fourth.goto(CATALOGUE);
  await expect(button(fourth, 'Estudiar')).toBeVisible();
  let lost = 0;
  await context.route(
    '**/api/chat/registrar-intentos',
    async (route) => {
      lost = (await route.fetch()).status();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await context.setOffline(false);
  await expect
    .poll(async () => (await readPlan(request, person, plan.id)).planEstudio[0]?.tareas.map(({ estado }) => estado), {
      timeout: 60_000,
    })
    .toEqual(today.map(() => 'finalizado'));
  await expect.poll(async () => (await waiting(third)).length, { timeout: 60_000 }).toBe(0);
  expect(lost).toBe(200);
  const data = (await (await request.get('/api/usuarios/yo/datos', { headers: bearer(person) })).json()) as {
    intentos: { id: string; resultado: string }[];
    apuntes: { apuntes: { nombre: string; texto: string }[]; tiempos: { ms: number }[] };
  };
  // Nothing lost, nothing doubled, in the order in which it was done.
  expect(data.intentos.map(({ id }) => id)).toEqual(done);
  expect(data.apuntes.apuntes.filter(({ nombre }) => nombre === 'sensacion').length).toBeGreaterThan(0);
  expect(data.apuntes.tiempos.every(({ ms }) => ms > 0)).toBe(true);
  await third.close();
  await fourth.close();
  // Without network every request complains; nothing else may.
  const offline = complaints.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|Failed to fetch|base de datos/u.test(text),
  );
  complaints.splice(0);
  expect(offline).toEqual([]);
});

test('what I write of a game is there on another device', async ({
  signedIn: page,
  person,
  request,
  browser,
  baseURL,
}) => {
  const plan = await makePlan(request, person);
  const at = plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap((task, tareaIndex) => (task.tipo === 'jugar' ? [{ diaIndex, tareaIndex }] : [])),
  )[0];
  if (!at) throw new Error('A week without a game');
  await enter(page, plan.id, at);
  await button(page, 'Ya jugué').click();
  await page.getByText('Perdí', { exact: true }).click();
  await page.getByLabel('¿Cuándo apareció el foco?').fill('En la jugada 12');
  const noted = async () =>
    ((await readPlan(request, person, plan.id)).planEstudio[at.diaIndex]?.tareas[at.tareaIndex] as { notas?: object })
      ?.notas;
  await expect.poll(noted).toEqual({ resultado: 'Perdí', aparicion: 'En la jugada 12' });
  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const far = await device.newPage();
  await far.addInitScript(([token]) => localStorage.setItem('estratega.token', token), [person.token] as const);
  await enter(far, plan.id, at);
  await expect(far.getByLabel('¿Cuándo apareció el foco?')).toHaveValue('En la jugada 12');
  await expect(far.getByRole('radio', { name: 'Perdí' })).toBeChecked();
  await device.close();
});
