import {
  ATTACKERS,
  BACK_RANK,
  BLIND,
  CHOICE,
  CROWN,
  LEGAL,
  ODDS,
  PRICE,
  QUIET,
  RANGE,
} from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { expectOpenToAll, expectWholeAndOpen } from './looks.ts';
import { openSession, square, verdict } from './session-helpers.ts';
import { readPlan, SESSION, STUDY } from './study-helpers.ts';

// Pieces move here as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('I solve a position by tapping: the rival answers, the line ends, and the task is done', {
  tag: '@quick',
}, async ({ signedIn: page, person, request }) => {
  const { planId, attempts } = await openSession(page, request, person, 'ejercicios', [LEGAL]);
  await expect
    .poll(async () => (await readPlan(request, person, planId)).planEstudio[0]?.tareas[0]?.estado)
    .toBe('enProgreso');
  const move = async (from: string, to: string) => {
    await square(page, from).click();
    await square(page, to).click();
  };
  await move('f3', 'e5');
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, alfil negro');
  await expect(
    page.getByRole('status').filter({ hasText: 'El rival juega alfil de g4 toma la dama de d1' }),
  ).toBeAttached();
  await move('c4', 'f7');
  await expect(square(page, 'e7')).toHaveAccessibleName('e7, rey negro');
  await move('c3', 'd5');
  await expect(verdict(page)).toHaveText('5.Cxe5, la mejor');
  await expect
    .poll(attempts)
    .toMatchObject([{ ejercicio: LEGAL.id, respuesta: { jugadas: ['f3e5', 'c4f7', 'c3d5'] } }]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Un paso más cerca de coronar' })).toBeVisible();
  await expect
    .poll(async () => (await readPlan(request, person, planId)).planEstudio[0]?.tareas[0]?.estado)
    .toBe('finalizado');
  await page.getByRole('button', { name: 'Cerrar el resumen' }).click();
  await expect(page).toHaveURL(STUDY);
  await expect(page.getByRole('heading', { level: 1, name: 'Ajedrez' })).toBeVisible();
});

test('I drag a piece; a wrong move is refuted and named, and I try again', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { attempts } = await openSession(page, request, person, 'ejercicios', [LEGAL]);
  await square(page, 'f3').dragTo(square(page, 'd4'));
  await expect(verdict(page)).toHaveText('5.Cd4 pierde la dama');
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, alfil negro');
  await expect(page.getByText('El rival contesta 5…Axd1 y te quedas sin dama.')).toBeVisible();
  await page.getByRole('button', { name: 'Probar otra vez' }).click();
  await square(page, 'f3').dragTo(square(page, 'e5'));
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, alfil negro');
  await expect.poll(attempts).toMatchObject([{ respuesta: { jugadas: ['f3d4'] } }]);
});

test('with the keyboard alone I walk the squares, of a board turned to my side', async ({
  signedIn: page,
  person,
  request,
}) => {
  await openSession(page, request, person, 'ejercicios', [BACK_RANK]);
  await expect(square(page, 'e7')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'e7')).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(square(page, 'b8')).toHaveAttribute('aria-selected', 'true');
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('1…Tb1#, jaque mate');
  await expect(page.getByRole('button', { name: 'Terminar' })).toBeFocused();
});

test('I write my moves, in Spanish or English, and crown', async ({ signedIn: page, person, request }) => {
  const { attempts } = await openSession(page, request, person, 'ejercicios', [CROWN, QUIET]);
  const box = page.getByLabel('Tu jugada');
  await box.fill('e8');
  await box.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'e8=D' })).toBeVisible();
  await box.fill('e8=D');
  await box.press('Enter');
  await expect(verdict(page)).toHaveText('60.e8=D, la mejor');
  await page.keyboard.press('Enter');
  await page.getByLabel('Tu jugada').fill('h6');
  await page.getByLabel('Tu jugada').press('Enter');
  await expect(verdict(page)).toHaveText('6…h6, la mejor');
  await expect
    .poll(async () => (await attempts()).map(({ respuesta }) => respuesta.jugadas))
    .toEqual([['e7e8q'], ['h7h6']]);
});

test('a reload brings me back to the same exercise, and Back to the week', async ({
  signedIn: page,
  person,
  request,
}) => {
  await openSession(page, request, person, 'ejercicios', [BACK_RANK, LEGAL]);
  await square(page, 'b8').click();
  await square(page, 'b1').click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, caballo blanco');
  await page.reload();
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, caballo blanco');
  await expect(page.getByRole('img', { name: 'Paso 2 de 2. Aciertos: 1. Fallos: 0.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(STUDY);
  await expect(page.getByRole('heading', { level: 1, name: 'Ajedrez' })).toBeVisible();
});

test('at the table I decide with a key, write a number and paint a range', { tag: '@quick' }, async ({
  signedIn: page,
  person,
  request,
}) => {
  const { attempts } = await openSession(
    page,
    request,
    person,
    'ejercicios',
    [PRICE, ODDS, RANGE],
    'Poker Texas Holdem',
  );
  await expect(page.getByRole('img', { name: /Tú, en el botón, con as de picas y jota de picas/u })).toBeVisible();
  await page.keyboard.press('2');
  await expect(verdict(page)).toHaveText('Pagar, la mejor');
  await page.keyboard.press('Enter');
  for (const [value, text] of [
    ['28,6', /correcto/u],
    ['35', /correcto/u],
  ] as const) {
    const field = page.getByLabel('Tu respuesta, en %');
    await field.fill(value);
    const [box, press] = await Promise.all([
      field.boundingBox(),
      page.getByRole('button', { name: 'Comprobar' }).boundingBox(),
    ]);
    // Beside each other, as where a board has brought its own styles along.
    expect(press && box && press.x - (box.x + box.width)).toBeGreaterThan(4);
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveText(text);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: /Pagar/u }).click();
  await expect(page.locator('.medida')).toContainText('Tienes');
  await page.keyboard.press('Enter');
  const hand = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`, 'u') });
  const from = await hand('AA').boundingBox();
  const to = await hand('TT').boundingBox();
  if (!from || !to) throw new Error('The grid is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 });
  await page.mouse.up();
  await expect(hand('TT')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(verdict(page)).toHaveText('El rango exacto');
  await expect.poll(async () => (await attempts()).length).toBe(3);
});

test('every state fits without scrolling and has no accessibility violation, in both themes', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.slow();
  await openSession(page, request, person, 'ejercicios', [LEGAL, ATTACKERS, BLIND, CHOICE, PRICE, RANGE]);
  const check = (what: string) => expectWholeAndOpen(page, what);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(square(page, 'f3')).toBeAttached();
  await expectWholeAndOpen(page, 'chess, to solve', { every: true });
  await square(page, 'f3').click();
  await square(page, 'd4').click();
  await expect(verdict(page)).toHaveText('5.Cd4 pierde la dama');
  await check('chess, wrong');
  await page.getByRole('button', { name: 'Ver la solución' }).click();
  await check('chess, solution');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: ATTACKERS.preguntas[0]?.pide ?? '' })).toBeVisible();
  await check('question about a board');
  await page.getByLabel('Tu respuesta').fill('40');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('No es 40');
  await check('question, wrong');
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await check('question, solution');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: BLIND.preguntas[0]?.pide ?? '' })).toBeVisible();
  await check('question without a board');
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: '¿Qué haces primero?' })).toBeVisible();
  await check('poker, choice');
  await page.keyboard.press('1');
  await check('poker, choice wrong');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'CO apuesta $0,50. ¿Qué haces?' })).toBeVisible();
  await check('poker, decision');
  await page.keyboard.press('2');
  await check('poker, right');
  await page.getByRole('button', { name: 'Siguiente mano' }).click();
  await expect(page.getByRole('grid', { name: /Rango/u })).toBeVisible();
  await expectWholeAndOpen(page, 'poker, range', { every: true });
  await page.getByRole('button', { name: 'Rendirme' }).click();
  await check('poker, range solution');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByRole('heading', { name: 'Un paso más cerca de coronar' })).toBeVisible();
  await expectOpenToAll(page, 'summary');
});

test('without a chosen task I am sent to the catalogue', async ({ signedIn: page }) => {
  await page.goto(SESSION);
  await expect(page).toHaveURL('/catalogo-planes-de-estudio');
});
