import type { Page } from '@playwright/test';
import { ATTACKERS, BACK_RANK, LEGAL, ODDS, PRICE } from '../../apps/web/src/screens/session/session.fixture.ts';
import { expect, test } from '../fixtures.ts';
import { openSession, verdict } from './session-helpers.ts';

/** Whoever studies without a mouse is always somewhere: focus never falls to the page, and what is seen is said. */

const focused = (page: Page) => page.locator(':focus');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const said = (page: Page) => page.getByRole('status').last();

/** By keyboard alone; past the last stop focus is the browser's own, and comes back at the first. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const there = await page.evaluate((wanted) => {
      const at = document.activeElement;
      return (at?.ariaLabel ?? at?.textContent) === wanted || at?.matches(wanted.replace(' ', '-'));
    }, name);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way to ${name} by keyboard`);
}

/** Moves are written as they are said. */
async function say(page: Page, move: string): Promise<void> {
  await tabTo(page, 'input.entrada');
  await page.keyboard.type(move);
  await page.keyboard.press('Enter');
}

test('a chess session by keyboard: every step has the focus, and a wrong move says why', async ({
  signedIn: page,
  person,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, request, person, 'ejercicios', [LEGAL, BACK_RANK, ATTACKERS]);
  await expect(heading(page)).toBeFocused();

  await say(page, 'caballo a d4');
  await expect(verdict(page)).toHaveText('5.Cd4 pierde la dama');
  await expect(page.getByRole('button', { name: 'Probar otra vez' })).toBeFocused();
  await expect(said(page)).toContainText('caballo de f3 a d4: pierde la dama.');
  await expect(said(page)).toContainText(LEGAL.pista[0]);

  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(said(page)).toHaveText('2.º intento.');

  // To the end of the ladder: its button stays where it is.
  await tabTo(page, 'Pista');
  for (let i = 0; i < 5; i++) await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('La jugada es');
  await expect(page.getByRole('button', { name: /^Pista/u })).toBeFocused();

  await page.reload();
  await expect(heading(page)).toBeFocused();
  for (const move of ['caballo de f3 toma el peón de e5', 'alfil por f7', 'caballo a d5']) {
    await say(page, move);
    await expect(focused(page)).toHaveCount(1);
    if (move !== 'caballo a d5') await expect(said(page)).toContainText('Te toca.');
  }
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  // The line is walked to its beginning, and whoever goes on is still at the button.
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'Rendirme');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText(ATTACKERS.preguntas[0]?.pide ?? '');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'Rendirme');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Terminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lo que vuelve' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'Cerrar el resumen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/informacion-plan-de-estudio/u);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: /^(?:Continuar|Empezar la sesión)/u })).toBeVisible();
});

test('a poker session by keyboard, and the way out of it', async ({ signedIn: page, person, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSession(page, request, person, 'ejercicios', [ODDS, PRICE], 'Poker Texas Holdem');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'input.entrada');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Probar otra vez' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/informacion-plan-de-estudio/u);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: /^(?:Continuar|Empezar la sesión)/u })).toBeVisible();
});
