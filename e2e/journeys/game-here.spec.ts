import type { APIRequestContext, Page } from '@playwright/test';
import { readMatch, withMove } from '../../packages/own-games/src/opponent/index.ts';
import { axeViolations, expect, type Person, test } from '../fixtures.ts';
import { type By, move } from './session-answers.ts';
import { openSession, verdict } from './session-helpers.ts';
import { bearer, CATALOGUE, CHESS, makePlan, SESSION } from './study-helpers.ts';

/** A game against Estratega inside the task, through the real engine in the browser. */

/** The engine takes its time on a machine that does much else. */
const PATIENCE = 120_000;

const mine = (page: Page) => expect(page.getByText('Te toca', { exact: true })).toBeVisible({ timeout: PATIENCE });

const SQUARES = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => `${file}${rank}`));
const ANY = SQUARES.flatMap((from) => SQUARES.map((to) => `${from}${to}`));

const keptMatch = async (page: Page) =>
  readMatch(
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => /^estratega\.sesion\..*\.partida$/u.test(one));
      return key === undefined ? null : localStorage.getItem(key);
    }),
  );

/** Estratega answers as it likes: the move that was meant where White may make it, else any other. */
async function moveOr(page: Page, meant: string, by: By): Promise<void> {
  await expect.poll(async () => ((await keptMatch(page))?.jugadas.length ?? 1) % 2, { timeout: PATIENCE }).toBe(0);
  const match = await keptMatch(page);
  const uci = match && [meant, ...ANY].find((one) => withMove(match, one, 0) !== match);
  if (!uci) throw new Error('There is no move to make');
  await move(page, uci, by);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jugar aquí contra Estratega' }).click();
  await expect(page.getByRole('heading', { name: /^Contra Estratega, nivel/u })).toBeVisible();
  await page.getByRole('radio', { name: 'Blancas' }).check();
  await page.getByRole('radio', { name: 'Sin reloj' }).check();
  // The week may study an opening: what is counted here are the moves that are made.
  const free = page.getByRole('radio', { name: 'Libre' });
  if ((await free.count()) > 0) await free.check();
  await page.getByRole('button', { name: 'Empezar la partida' }).click();
  await mine(page);
}

/** A task of play, and the game of it begun. */
async function enterGame(page: Page, request: APIRequestContext, person: Person): Promise<void> {
  await openSession(page, request, person, 'jugar');
  await begin(page);
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await page.getByRole('button', { name: 'Sí, rendirme' }).click();
  await expect(verdict(page)).toHaveText('Te rendiste');
}

interface Listed {
  readonly sitio: string;
  readonly resultado: string;
  readonly jugadas: number;
  readonly estado: string;
}
const stored = async (request: APIRequestContext, person: Person): Promise<readonly Listed[]> => {
  const response = await request.get('/api/partidas', { headers: bearer(person) });
  return ((await response.json()) as { partidas: Listed[] }).partidas;
};

test('a game goes on after a reload and without network, and ends among the own games', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.setTimeout(4 * PATIENCE);
  await enterGame(page, request, person);
  await moveOr(page, 'e2e4', 'pointer');
  await mine(page);
  await moveOr(page, 'g1f3', 'keyboard');
  await mine(page);
  const board = await page.locator('.casillas').getAttribute('aria-label');
  const before = await page.locator('.s-marco .vh').textContent();
  await page.reload();
  await mine(page);
  // The same game, the same answer: a reload changes nothing.
  expect(await page.locator('.s-marco .vh').textContent()).toBe(before);
  expect(await page.locator('.casillas').getAttribute('aria-label')).toBe(board);
  await moveOr(page, 'b1c3', 'pointer');
  await mine(page);
  await page.context().setOffline(true);
  await moveOr(page, 'a2a3', 'typed');
  await mine(page);
  await resign(page);
  await expect(page.getByText('está guardada en este navegador')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Tu partida ya está en «Mis partidas»')).toBeVisible({ timeout: PATIENCE });
  expect(await stored(request, person)).toMatchObject([{ sitio: 'estratega', resultado: '0-1', jugadas: 8 }]);
  await page.getByRole('button', { name: 'Terminar sin analizar' }).click();
  await expect(page.getByRole('radio', { name: 'Perdí' })).toBeChecked();
  await page.getByRole('button', { name: 'Guardar y terminar' }).click();
  await expect(page.locator('main.s-fin')).toBeVisible();
  await page.goto('/mis-partidas');
  await expect(page.getByText('Estratega', { exact: true }).first()).toBeVisible();
});

test('what was played is analysed at once, on the screen of own games', async ({ signedIn: page, person, request }) => {
  test.setTimeout(4 * PATIENCE);
  await enterGame(page, request, person);
  // The queen goes out alone and is given away: something to find.
  for (const uci of ['e2e4', 'f1e2', 'e2a6', 'a2a3', 'b2b3', 'h2h3']) {
    await moveOr(page, uci, 'pointer');
    await mine(page);
  }
  await resign(page);
  await page.getByRole('button', { name: 'Analizar mi partida' }).click();
  await expect(page.getByRole('heading', { name: 'Tu partida contra Estratega' })).toBeVisible();
  await expect
    .poll(async () => (await stored(request, person)).map(({ estado }) => estado), { timeout: 2 * PATIENCE })
    .toEqual(['analizada']);
  await expect(page.getByRole('slider', { name: /^Tu probabilidad de ganar/u })).toBeVisible({ timeout: PATIENCE });
});

test('the board, the clocks and what can be done fit on a phone, and anybody can use them', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.setTimeout(2 * PATIENCE);
  await page.setViewportSize({ width: 390, height: 664 });
  await openSession(page, request, person, 'jugar');
  await page.getByRole('button', { name: 'Jugar aquí contra Estratega' }).click();
  await page.getByRole('radio', { name: 'Blancas' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Empezar la partida' }).click();
  await mine(page);
  await expect(page.getByRole('timer', { name: /^Tu reloj/u })).toBeVisible();
  await moveOr(page, 'e2e4', 'pointer');
  await mine(page);
  // Who hears it knows the time as well.
  await expect(page.locator('main > [role="status"]')).toHaveText(
    /^Estratega juega .+\. Te toca\. Tu reloj: \d+ minutos/u,
  );
  const over = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  expect(over).toEqual([0, 0]);
  expect(await axeViolations(page)).toEqual([]);
});

test('a game that was finished without network in a tab that is closed arrives when the app is opened again', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.setTimeout(3 * PATIENCE);
  await enterGame(page, request, person);
  await moveOr(page, 'e2e4', 'pointer');
  await mine(page);
  await page.context().setOffline(true);
  await resign(page);
  await expect(page.getByText('está guardada en este navegador')).toBeVisible();
  const context = page.context();
  const other = await context.newPage();
  // What keeps a tab offline is lifted a moment before it is closed.
  await page.route('**/api/partidas', (route) => route.abort());
  await page.close();
  expect(await stored(request, person)).toEqual([]);
  await context.setOffline(false);
  await other.goto(CATALOGUE);
  await expect
    .poll(async () => await stored(request, person), { timeout: PATIENCE })
    .toMatchObject([{ sitio: 'estratega', resultado: '0-1', jugadas: 2 }]);
});

/** The week's own game, as the study screen opens it. */
async function openOwnGame(page: Page, request: APIRequestContext, person: Person, tema: object): Promise<void> {
  const plan = await makePlan(request, person, tema);
  const [place] = plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap(({ tipo }, tareaIndex) => (tipo === 'jugar' ? [{ planId: plan.id, diaIndex, tareaIndex }] : [])),
  );
  if (!place) throw new Error('The week has no game');
  await page.addInitScript(
    ([path, usr]) => {
      if (location.pathname === path && !history.state?.usr) history.replaceState({ usr, key: 'e2e', idx: 0 }, '');
    },
    [SESSION, place] as const,
  );
  await page.goto(SESSION);
  await expect(page.getByRole('button', { name: 'Jugar aquí contra Estratega' })).toBeVisible();
}

test('who begins plays a first game without a clock, takes a move back and goes on', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.setTimeout(3 * PATIENCE);
  const { elo: _elo, tiempo: _tiempo, experienciaAjedrez: _how, ...asked } = CHESS;
  await openOwnGame(page, request, person, { ...asked, experienciaAjedrez: 'No tengo elo' });
  await page.getByRole('button', { name: 'Jugar aquí contra Estratega' }).click();
  await expect(page.getByRole('heading', { name: 'Contra Estratega, nivel 650' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '10+5' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sin reloj' })).toBeChecked();
  await page.getByRole('radio', { name: 'Blancas' }).check();
  await page.getByRole('button', { name: 'Empezar la partida' }).click();
  await mine(page);
  await moveOr(page, 'e2e4', 'pointer');
  await mine(page);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(async () => (await keptMatch(page))?.jugadas.length).toBe(0);
  await moveOr(page, 'd2d4', 'pointer');
  await mine(page);
  expect((await keptMatch(page))?.jugadas[0]).toBe('d2d4');
  await resign(page);
  await expect(page.getByRole('button', { name: 'Analizar mi partida' })).toBeEnabled({ timeout: PATIENCE });
  expect(await stored(request, person)).toMatchObject([{ sitio: 'estratega', resultado: '0-1' }]);
});

test('the task that analyses goes over the game just played: what I would have played, why I did not, and today’s exercise', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.setTimeout(3 * PATIENCE);
  // White overlooks mate, and nothing else would have won.
  const lost = {
    sitio: 'estratega',
    idSitio: 'perdida',
    fecha: '2026-11-16T11:00:00.000Z',
    color: 'blancas',
    eloRival: 1150,
    resultado: '0-1',
    jugadas: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'd2d3', 'f6h5'],
    libro: 0,
    termino: 'abandono',
  };
  await request.post('/api/partidas', { headers: bearer(person), data: { partidas: [lost] } });
  await openSession(page, request, person, 'analizar');
  await page.getByRole('link', { name: /Perdiste con blancas, contra Estratega/u }).click();
  await expect(page.getByRole('heading', { name: 'Tu partida contra Estratega' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir al primer momento' }).click({ timeout: 2 * PATIENCE });
  await expect(page.getByRole('heading', { name: '¿Qué habrías jugado?' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await page.getByRole('button', { name: 'Fui deprisa' }).click();
  await expect(page.getByText('Anotado: cuenta para tu próxima semana.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fui deprisa' })).toHaveAttribute('aria-pressed', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('link', { name: 'Terminar la tarea' }).click();
  await expect(page.locator('main.s-fin')).toBeVisible();
  const { ejercicios } = (await (await request.get('/api/repaso', { headers: bearer(person) })).json()) as {
    ejercicios: { propio?: true; vence: string; desde: string }[];
  };
  const own = ejercicios.filter(({ propio }) => propio);
  expect(own.length).toBeGreaterThan(0);
  // Today, not next week.
  for (const { desde, vence } of own) expect(vence).toBe(desde);
});

test('who has no game to go over plays one there and goes over that', async ({ signedIn: page, person, request }) => {
  test.setTimeout(3 * PATIENCE);
  await openSession(page, request, person, 'analizar');
  await page.getByRole('button', { name: 'Jugar una contra Estratega' }).click();
  await page.getByRole('radio', { name: 'Blancas' }).check();
  await page.getByRole('button', { name: 'Empezar la partida' }).click();
  await mine(page);
  await moveOr(page, 'e2e4', 'pointer');
  await mine(page);
  // A reload finds the game where it was.
  await page.reload();
  await mine(page);
  await resign(page);
  await page.getByRole('button', { name: 'Analizar mi partida' }).click();
  await expect(page.getByRole('heading', { name: 'Tu partida contra Estratega' })).toBeVisible();
  await page.getByRole('link', { name: 'Terminar la tarea' }).click();
  await expect(page.locator('main.s-fin')).toBeVisible();
  // The week is still being asked for again.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a draw that Estratega offers is still there after a reload, and is taken with one button', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.setTimeout(3 * PATIENCE);
  await enterGame(page, request, person);
  await moveOr(page, 'e2e4', 'pointer');
  await mine(page);
  await page.getByRole('button', { name: 'Girar el tablero' }).click();
  const corner = page.getByRole('gridcell').first();
  await expect(corner).toHaveAttribute('data-casilla', 'h1');
  // Late in an even game it says so with its move: here it has just done so.
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((one) => /^estratega\.sesion\..*\.partida$/u.test(one));
    const match = key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null');
    if (key !== undefined && match && !match.fin)
      localStorage.setItem(key, JSON.stringify({ ...match, propuesta: match.jugadas.length }));
  });
  await page.reload();
  await mine(page);
  await expect(page.getByText('Estratega ofrece tablas. Si prefieres seguir, juega.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar tablas' }).click();
  await expect(verdict(page)).toHaveText('Tablas de común acuerdo');
});

test('an opening that the player says to play stands on the board before the first move', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.setTimeout(2 * PATIENCE);
  const temas = [{ tema: 'aj-ape-siciliana', polaridad: 'sabe', lado: 'negras' }];
  await openOwnGame(page, request, person, { ...CHESS, temas });
  await page.getByRole('button', { name: 'Jugar aquí contra Estratega' }).click();
  await expect(page.getByText('Apertura: 1.e4 c5')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Siciliana' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Negras' })).toBeChecked();
  await page.getByRole('button', { name: 'Empezar la partida' }).click();
  await mine(page);
  expect((await keptMatch(page))?.jugadas.slice(0, 2)).toEqual(['e2e4', 'c7c5']);
});

test.describe('with the worker that opens the app without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Estratega answers without network although the browser has thrown its files away', async ({
    signedIn: page,
    person,
    request,
    complaints,
  }) => {
    test.setTimeout(3 * PATIENCE);
    await openOwnGame(page, request, person, CHESS);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await begin(page);
    await moveOr(page, 'e2e4', 'pointer');
    await mine(page);
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('motor')).keys()).length)).toBe(2);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.reload();
    await mine(page);
    await moveOr(page, 'g1f3', 'pointer');
    await mine(page);
    // What asks the server meanwhile says so on the console.
    complaints.length = 0;
  });
});
