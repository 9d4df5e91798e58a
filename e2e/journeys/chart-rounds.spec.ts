import { makeDrill } from '../../packages/lessons/src/drills/index.ts';
import { roundSeeds } from '../../packages/lessons/src/drills/poker-charts.ts';
import { type Exercise, judge } from '../../packages/lessons/src/index.ts';
import { expect, test } from '../fixtures.ts';
import { expectFits, openSession } from './session-helpers.ts';

/** «Tablas»: hands of a chart in a row, one tap each. */

const round = (drill: string, nivel: number, ronda: string, count: number): Exercise[] =>
  roundSeeds(ronda, count).map((seed) => makeDrill(`g.${drill}.${nivel}.${seed}`));

/** Places of a right and of a wrong answer. */
const answers = (one: Exercise): { right: number; wrong: number } => {
  const places = [0, 1];
  const isRight = (opcion: number) => judge(one, { preguntas: [{ opcion }] }) === 'bien';
  return { right: places.find(isRight) ?? 0, wrong: places.find((place) => !isRight(place)) ?? -1 };
};

test('a round of a chart: right goes on by itself, wrong shows the border, its source and the whole chart', async ({
  signedIn: page,
  person,
  request,
}) => {
  const hands = round('tabla-all-in', 1, 'k3', 6)
    .filter((one) => answers(one).wrong >= 0)
    .slice(0, 4);
  const { attempts } = await openSession(page, request, person, 'ejercicios', hands, 'Poker Texas Holdem');
  await page.setViewportSize({ width: 390, height: 664 });
  const decisions = page.getByRole('group', { name: 'Tu decisión' }).getByRole('button');
  await expect(decisions).toHaveCount(2);
  await expectFits(page, 'a hand');
  for (const button of await decisions.all()) {
    const box = await button.boundingBox();
    // At the thumbs: large, and at the foot of the window.
    expect(box?.height).toBeGreaterThanOrEqual(88);
    expect(box?.y).toBeGreaterThan(664 / 2);
  }
  // Where the chart comes from is there before the answer and beside the verdict.
  await expect(page.locator('.t-fuente')).toHaveText('Equilibrio calculado por nosotros.');

  await decisions.nth(answers(hands[0] as Exercise).right).click();
  await expect(page.locator('.t-racha')).toHaveText('1seguida');
  await expect(page.locator('.t-racha')).toBeVisible();

  // The second by its key, wrongly.
  await expect(page.locator('.s-tarea')).toContainText('2 de 4');
  await page.keyboard.press(String(answers(hands[1] as Exercise).wrong + 1));
  await expect(page.getByRole('list', { name: /El borde de la tabla/u }).getByRole('listitem')).toHaveCount(7);
  await expect(page.locator('.t-racha')).toHaveText('1la mejor');
  await expect(page.locator('.t-fuente')).toHaveText('Equilibrio calculado por nosotros.');
  await expectFits(page, 'a miss');
  await page.getByRole('button', { name: 'Ver la tabla' }).click();
  await expect(page.getByRole('img', { name: /la tabla entera. Fallaste en/u })).toBeVisible();
  await expectFits(page, 'the chart');
  await page.getByRole('button', { name: 'Seguir' }).click();

  for (const [i, one] of hands.entries()) {
    if (i < 2) continue;
    await expect(page.locator('.s-tarea')).toContainText(`${i + 1} de 4`);
    await decisions.nth(answers(one).right).click();
  }
  await expect(page.getByRole('heading', { name: /Una carta más|La mano completa/u })).toBeVisible();
  const given = await attempts();
  expect(given.map(({ ejercicio }) => ejercicio)).toEqual(hands.map(({ id }) => id));
});
