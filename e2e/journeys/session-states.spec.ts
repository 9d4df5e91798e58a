import { CROWN, LEGAL, ODDS, OWN, PUSH, RANGE, SQUARES } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { expectOpenToAll, expectWholeAndOpen } from './looks.ts';
import { openSession, square, verdict } from './session-helpers.ts';

/** What session.spec does not come by: hints, the crowning, sums, self-checks, and how each of them ends. */

test('chess: hints, a piece in hand, the crowning and what was right are whole at once and open to all', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, request, person, 'ejercicios', [LEGAL, CROWN, SQUARES]);
  await expect(square(page, 'f3')).toBeVisible();
  for (let hint = 1; hint <= 4; hint++) {
    await page.getByRole('button', { name: /^Pista/u }).click();
    await expect(page.locator('.s-pista')).toBeVisible();
    // The idea in words, and the move itself with its arrow.
    if (hint === 1 || hint === 4) await expectWholeAndOpen(page, `hint ${hint}`);
  }
  for (const [from, to] of [
    ['f3', 'e5'],
    ['c4', 'f7'],
    ['c3', 'd5'],
  ] as const) {
    await expect(page.locator(`[data-casilla="${from}"].propia`)).toBeVisible();
    await square(page, from).click();
    if (from === 'f3') await expectWholeAndOpen(page, 'a piece in hand');
    await square(page, to).click();
  }
  await expect(verdict(page)).toHaveText('5.Cxe5, la mejor');
  await expectWholeAndOpen(page, 'right');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await square(page, 'e7').click();
  await square(page, 'e8').click();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(4);
  await expectWholeAndOpen(page, 'crowning');
  await page.getByRole('dialog').getByRole('button', { name: 'dama' }).click();
  await expect(verdict(page)).toHaveText('60.e8=D, la mejor');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('group', { name: 'Tu respuesta' })).toBeVisible();
  await expectWholeAndOpen(page, 'which square');
});

test('poker: sums, traps, self-checks, ranges and tournament tables are whole at once and open to all', async ({
  signedIn: page,
  person,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, request, person, 'ejercicios', [ODDS, OWN, RANGE, PUSH], 'Poker Texas Holdem');
  const number = page.getByLabel('Tu respuesta, en %');
  await expect(number).toBeVisible();
  await expectWholeAndOpen(page, 'number');
  await number.fill('mucho');
  await number.press('Enter');
  await expect(page.getByText(/^Escribe un número/u)).toBeVisible();
  await expectWholeAndOpen(page, 'not a number');
  await page.getByRole('button', { name: /^Pista/u }).click();
  await number.fill('40');
  await number.press('Enter');
  await expect(
    page.getByText('Dividiste por el bote que había, sin sumar tu propio pago.', { exact: true }),
  ).toBeVisible();
  await expectWholeAndOpen(page, 'usual slip');
  await page.getByRole('button', { name: 'Ver la solución' }).click();
  await expectWholeAndOpen(page, 'number, solution');
  await page.getByRole('button', { name: 'Siguiente pregunta' }).click();
  await number.fill('35');
  await number.press('Enter');
  await expect(page.locator('.s-veredicto.bien')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente pregunta' }).click();
  await page.getByRole('button', { name: /^Retirarse/u }).click();
  await expect(page.locator('.s-veredicto.mal')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente mano' }).click();
  await page.getByLabel('Tu respuesta, para comparar').fill('Dos cajas o dos horas');
  await expectWholeAndOpen(page, 'self-check');
  await page.getByRole('button', { name: 'Comparar con las claves' }).click();
  await expectWholeAndOpen(page, 'self-check, keys');
  await page.getByRole('button', { name: 'No la tenía' }).click();
  await expectWholeAndOpen(page, 'self-check, not known');
  await page.getByRole('button', { name: /^Siguiente/u }).click();
  await page.getByRole('gridcell', { name: /^72o,/u }).click();
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.locator('.s-veredicto.mal')).toBeVisible();
  // Painted at once: what was too much, and what was missing.
  await expectWholeAndOpen(page, 'range, wrong and compared');
  await page.getByRole('button', { name: /^Siguiente/u }).click();
  await expect(page.getByRole('group', { name: 'Tu decisión' })).toBeVisible();
  await expectWholeAndOpen(page, 'tournament');
  await page.keyboard.press('1');
  await expect(page.locator('.s-veredicto.mal')).toBeVisible();
  await expectWholeAndOpen(page, 'tournament, wrong');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByRole('heading', { name: 'Una carta más sobre la mesa' })).toBeVisible();
  await expectOpenToAll(page, 'summary of poker');
});
