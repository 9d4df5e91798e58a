import type { APIRequestContext, Page } from '@playwright/test';
import { expect, newEmail, PASSWORD, type Person, test } from '../fixtures.ts';
import { makePlan } from './study-helpers.ts';

/** From landing to the first session: a move, three of them, the level test without an account, the week, the account. */

const KEY = 'estratega.primera-jugada';
const CHESS = { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' };

const square = (page: Page, name: string) => page.locator(`[data-casilla="${name}"]`);
const next = (page: Page) => page.getByRole('button', { name: /^(?:Otra, \d de 3|Ver cómo andas)$/u });
const says = (page: Page) => page.locator('.vivo-dice');

/** A tap on the picture, where that square is drawn. */
const touch = async (page: Page, name: string) => {
  const picture = page.getByRole('button', { name: 'Jugar esta posición' });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  const [file, row] = ['abcdefgh'.indexOf(name.charAt(0)), 8 - Number(name.charAt(1))];
  await picture.click({ position: { x: (width * (file + 0.5)) / 8, y: (height * (row + 0.5)) / 8 } });
};
const play = async (page: Page, from: string, to: string) => {
  await square(page, from).click();
  await square(page, to).click();
};

/** Three of chess: two right, one left. */
const threeOfChess = async (page: Page) => {
  await touch(page, 'e1');
  await square(page, 'h1').click();
  await expect(says(page)).toContainText('Dh1, mate');
  await next(page).click();
  await play(page, 'c2', 'g6');
  await expect(says(page)).toContainText('Bien. ¿Y ahora?');
  await play(page, 'e5', 'e8');
  await expect(says(page)).toContainText('mate');
  await next(page).click();
  await page.getByRole('button', { name: 'No la veo' }).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: /^Dos de tres\. Andas / })).toBeVisible();
};
const left = async (page: Page, from: number, to = 10) => {
  for (let n = from; n <= to; n += 1) {
    await expect(page.getByRole('img', { name: new RegExp(`^Ejercicio ${n} de 10`, 'u') })).toBeVisible();
    await page.getByRole('button', { name: 'Rendirme' }).click();
  }
};
const result = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: /^Tu nivel estimado/u })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Así sería tu / })).toBeVisible();
};
const register = async (page: Page) => {
  await page.getByRole('button', { name: 'Guardar mi semana' }).click();
  await expect(page.getByText(/te espera: con la cuenta la guardas/u)).toBeVisible();
  await page.getByLabel('Nombre').fill('Julieta Sosa');
  await page.getByLabel('Correo electrónico').fill(newEmail());
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Acepto el tratamiento/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
};
const plansOf = async (request: APIRequestContext, page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('estratega.token'));
  const plans = await request.get('/api/planes', { headers: { authorization: `Bearer ${token}` } });
  return (await plans.json()) as { campo: string }[];
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
});

test('chess: a move at once, three of them, seven more, the week, the account, the session @quick', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await threeOfChess(page);
  await page.getByRole('link', { name: 'Siete más' }).click();
  await left(page, 4);
  await result(page);
  await register(page);
  // Account, then session: nothing in between to press.
  await expect(page).toHaveURL(/\/sesion$/u);
  expect((await plansOf(request, page)).map(({ campo }) => campo)).toEqual(['Ajedrez']);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toContain('ajuzjxf8');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu sesión de hoy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar mi semana' })).toHaveCount(0);
});

test('poker: the same way, with hands, and a reload in the middle of it loses nothing', async ({ page, request }) => {
  await page.goto('/');
  await page.getByText('Póker', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Pagar $0,06' }).click();
  await expect(says(page)).toContainText('la mejor');
  await page.reload();
  await expect(says(page)).toContainText('¿Qué haces?');
  for (let n = 2; n <= 3; n += 1) {
    await page.getByRole('group', { name: 'Tu decisión' }).getByRole('button').first().click();
    await next(page).click();
  }
  await expect(page.getByRole('heading', { name: /de tres\. Andas por / })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Siete más' }).click();
  await left(page, 4, 6);
  await expect(page.getByRole('img', { name: /^Ejercicio 7 de 10/u })).toBeVisible();
  await page.reload();
  await left(page, 7);
  await result(page);
  await page.reload();
  await result(page);
  await register(page);
  await expect(page).toHaveURL(/\/(?:sesion|informacion-plan-de-estudio)$/u);
  expect((await plansOf(request, page)).map(({ campo }) => campo)).toEqual(['Poker Texas Holdem']);
});

test('by keyboard: the board, the verdict and the next one, and the focus is never lost', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jugar esta posición' }).focus();
  await page.keyboard.press('Enter');
  await expect(square(page, 'e2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.vivo-dice p')).toBeFocused();
  await page.getByRole('button', { name: 'No la veo' }).focus();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'No la veo' }).focus();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Una de tres\. / })).toBeFocused();
});

test('a wrong move says why, can be tried again, and counts as missed', async ({ page }) => {
  await page.goto('/');
  await touch(page, 'e1');
  await square(page, 'e6').click();
  await expect(says(page)).toContainText('Es jaque, pero no mate');
  await page.getByRole('button', { name: 'Probar otra vez' }).click();
  await play(page, 'e1', 'h1');
  await expect(says(page)).toContainText('Dh1, mate');
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), KEY);
  expect(kept.pruebas.Ajedrez.respuestas).toMatchObject([{ ejercicio: 'ajuzjxf8', acierto: false, segunda: true }]);
});

test('without network the answers stay, and go on when it is back', async ({ page, context, complaints }) => {
  await page.goto('/');
  await touch(page, 'e1');
  await square(page, 'h1').click();
  await context.setOffline(true);
  await next(page).click();
  await page.getByRole('button', { name: 'No la veo' }).click();
  await next(page).click();
  await page.getByRole('button', { name: 'No la veo' }).click();
  await next(page).click();
  await expect(page.getByText(/siguen aquí/u)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await page.getByRole('link', { name: 'Siete más' }).click();
  await left(page, 4, 4);
  await expect(page.getByRole('img', { name: /^Ejercicio 5 de 10/u })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await expect(page.getByText('Tu respuesta sigue aquí.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page.getByRole('img', { name: /^Ejercicio 6 de 10/u })).toBeVisible();
  // What the browser says of a network that is away.
  complaints.length = 0;
});

/** A finished test, as this browser would keep it. */
const finished = async (request: APIRequestContext) => {
  const id = crypto.randomUUID();
  const respuestas: { ejercicio: string; respuesta: object; ms: number; acierto: boolean }[] = [];
  for (;;) {
    const sent = respuestas.map(({ acierto: _own, ...answer }) => answer);
    const told = await request.post('/api/prueba-abierta', { data: { id, nivel: CHESS, respuestas: sent } });
    const { siguiente } = (await told.json()) as { siguiente?: { ejercicio: string } };
    if (!siguiente) return { juego: 'Ajedrez', pruebas: { Ajedrez: { id, nivel: CHESS, respuestas, guardar: true } } };
    respuestas.push({ ejercicio: siguiente.ejercicio, respuesta: { jugadas: [] }, ms: 3000, acierto: false });
  }
};
const signIn = async (page: Page, { email, password }: Person) => {
  await page.goto('/auth-form');
  await page.getByRole('tab', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByText(/^Hola de nuevo/u)).toBeVisible();
};

test('who has an account already is offered it after signing in', async ({ page, request, person }) => {
  const tests = await finished(request);
  await page.goto('/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(tests)] as const);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Guardar mi semana' }).click();
  await expect(page).toHaveURL(/\/sesion$/u);
  expect(await plansOf(request, page)).toHaveLength(1);
});

test('who studies already keeps the plan, and its next week starts from the level', async ({
  page,
  request,
  person,
}) => {
  await makePlan(request, person);
  const tests = await finished(request);
  await page.goto('/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(tests)] as const);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Guardar mi semana' }).click();
  await expect(page.getByText('Guardado. Tu próxima semana de ajedrez partirá de este nivel.')).toBeVisible();
  expect(await plansOf(request, page)).toHaveLength(1);
});

test('the address of the level test is enough: it begins there, without an account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/prueba-de-nivel');
  await expect(page.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeVisible();
  await page.getByRole('button', { name: 'Empezar con póker' }).click();
  await expect(page.getByRole('img', { name: /^Ejercicio 1 de 10/u })).toBeVisible();
  // Before anything is answered a reload goes on with it too; left, the address offers both games again.
  await page.reload();
  await left(page, 1, 1);
  await expect(page.getByRole('img', { name: /^Ejercicio 2 de 10/u })).toBeVisible();
  await page.getByRole('button', { name: /^Salir de la prueba/u }).click();
  await expect(page).toHaveURL('/');
});

test('a wall keeps its words, and shows a way in', async ({ page }) => {
  await page.goto('/mis-partidas');
  await expect(page.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeVisible();
  await page.getByRole('link', { name: 'Probar una jugada sin cuenta' }).click();
  await expect(page.getByRole('button', { name: 'Jugar esta posición' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page reads well: question, board, the way to the catalogue, the three cards', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Mate en una. ¿La ves?')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Un mate en una jugada: juegan blancas' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Empieza a aprender' }).first()).toBeVisible();
    await expect(page.getByText('Póker', { exact: true }).first()).toBeHidden();
    await expect(page.getByRole('region', { name: 'Qué hace Estratega' }).getByRole('heading')).toHaveCount(3);
  });
});
